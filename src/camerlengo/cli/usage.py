"""Help pages and refusals in the reader's language.

Typer's own are English, and its help takes the time to import rich. The help of a command or an option
is a key of `core/texts`; what Typer finds wrong with the arguments becomes one of our sentences.
"""

from __future__ import annotations

import shutil
import textwrap
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import Listed, Text, text

LONGEST_SHOWN = 60  # characters of what was typed that a sentence repeats
WIDEST = 100  # columns of a help page; longer lines are hard to read

# Typer brings its own copy of click, and earlier versions used click itself; this is the class in either.
_UsageError: type[Exception] = typer.BadParameter.__mro__[1]


class Refused(CamerlengoError):
    """What was typed cannot be done; the text says why."""


def shown(value: object) -> str:
    """What somebody typed, fit to be repeated: short, and without codes that a terminal would obey."""
    said = "".join(letter if letter.isprintable() else "?" for letter in str(value))
    return said if len(said) <= LONGEST_SHOWN else said[: LONGEST_SHOWN - 1] + "…"


class Command(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_page(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Refused(text("cli.usage.extra", argument=shown(rest[0]), help=_help_of(ctx)))
        return rest


class Group(TyperGroup):
    """Several commands; without one it shows its help."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_page(self, ctx))

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            commands = Listed(tuple(self.commands))
            raise Refused(text("cli.usage.command", command=shown(args[0]), allowed=commands))
        return super().resolve_command(ctx, args)


def refusal_of(error: Exception) -> Refused | None:
    """What Typer found wrong, as one of our sentences; None if the error is not about usage."""
    if not isinstance(error, _UsageError):
        return None
    context: Any = getattr(error, "ctx", None)
    parameter: Any = getattr(error, "param", None)
    option = getattr(error, "option_name", None)
    where = _help_of(context)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Refused(text("cli.usage.option", option=shown(option), help=where))
    if kind == "BadOptionUsage":
        key = "cli.usage.no_value" if "not take" in str(error) else "cli.usage.value_missing"
        return Refused(text(key, option=shown(option)))
    if kind == "MissingParameter" and parameter is not None:
        return Refused(text("cli.usage.missing", argument=_name(parameter), help=where))
    if parameter is not None:
        return Refused(text("cli.usage.value", option=_name(parameter), help=where))
    return Refused(text("cli.usage.other", reason=shown(error), help=where))


def _name(parameter: Any) -> str:
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name).strip("[]")


def _help_of(context: Any) -> str:
    path = "camerlengo" if context is None else context.command_path
    return f"{path} --help"


# --- help pages -----------------------------------------------------------------------------------


def help_page(command: Any, context: Any) -> str:
    language = context.obj if isinstance(context.obj, str) else "en"
    width = min(WIDEST, shutil.get_terminal_size().columns) - 2
    arguments = [parameter for parameter in command.params if parameter.param_type_name == "argument"]
    options = [parameter for parameter in command.params if parameter.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    words = [context.command_path, *(str(argument.metavar) for argument in arguments)]
    if commands:
        words.append(text("cli.help.command").say(language))
    words.append(text("cli.help.options").say(language))
    flags = [(_flag(parameter), parameter.help) for parameter in options]
    parts = [
        " ".join(words),
        textwrap.fill(Text(command.help).say(language), width),
        _rows([(_name(parameter), parameter.help) for parameter in arguments], language, width),
        _rows([(name, entry.help) for name, entry in commands.items()], language, width),
        _rows([*flags, ("--help", "cli.help.help")], language, width),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _flag(parameter: Any) -> str:
    return parameter.opts[0] if parameter.is_flag else f"{parameter.opts[0]} {parameter.metavar}"


def _rows(rows: list[tuple[str, str]], language: str, width: int) -> str:
    if not rows:
        return ""
    column = max(len(name) for name, _ in rows) + 4
    lines: list[str] = []
    for name, key in rows:
        said = Text(key).say(language)
        wrapped = textwrap.wrap(said, max(20, width - column)) or [""]
        lines.append(f"  {name:<{column - 2}}{wrapped[0]}")
        lines += [" " * column + more for more in wrapped[1:]]
    return "\n".join(lines)
