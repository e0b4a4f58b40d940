"""Commands of click from declared options; help pages and refusals in the reader's language.

The options of a command are the fields of a struct. Each field is annotated with an `Argument`, an `Option`
or a `Flag`; from that a command of click is made, and the struct is filled with what was typed. The help of a
command or an option is a key of `core/texts`. Mistakes that click finds become sentences of ours.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeVar, get_args

import click
import msgspec

from camerlengo.cli.language import OPTION as LANGUAGE_OPTION
from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import LANGUAGES, Listed, Named, Text, text

LONGEST_SHOWN = 60  # characters of what was typed that a sentence repeats
WIDEST = 100  # columns of a help page; longer lines are hard to read


class UsageRefused(CamerlengoError):
    """The command cannot be run as typed; the text says why."""


def shown(value: object) -> str:
    """What somebody typed, fit to be repeated: short, and without codes that a terminal would obey."""
    said = "".join(letter if letter.isprintable() else "?" for letter in str(value))
    return said if len(said) <= LONGEST_SHOWN else said[: LONGEST_SHOWN - 1] + "…"


# --- declarations ---------------------------------------------------------------------------------

Reader = Callable[[str, str], object]  # from the name of an option and its value as typed; refuses by Refused


class Argument(NamedTuple):
    """A word without a name. It may be missing if its field has a default."""

    name: str  # as help pages write it
    help: str

    @property
    def said(self) -> str:
        return self.name


class Option(NamedTuple):
    """A name and a value."""

    name: str
    value: str  # as help pages write it
    help: str
    read: Reader | None = None  # without one the value is a string
    repeated: bool = False

    @property
    def said(self) -> str:
        return f"{self.name} {self.value}"


class Flag(NamedTuple):
    """A name alone."""

    name: str
    help: str
    at_once: Callable[[], None] | None = None  # called before other words are read; then the program ends

    @property
    def said(self) -> str:
        return self.name


Word = Argument | Option | Flag
Wanted = TypeVar("Wanted", bound=msgspec.Struct)


class Declared(NamedTuple):
    """A field of a command's struct."""

    field: str
    word: Word
    required: bool
    default: object

    @property
    def help(self) -> Text:
        return Text(self.word.help, {"default": self.default})

    def parameter(self) -> click.Parameter:
        """Without the default: the struct has it."""
        word = self.word
        if isinstance(word, Argument):
            return click.Argument([self.field], required=self.required, metavar=word.name)
        if isinstance(word, Flag):
            eager = word.at_once is not None
            return click.Option(
                [word.name, self.field], is_flag=True, is_eager=eager, callback=_ending(word.at_once)
            )
        return click.Option([word.name, self.field], multiple=word.repeated, callback=_reading(word.read))


def declared(args: type[msgspec.Struct]) -> list[Declared]:
    """The fields in their order; --lang, which every command has, comes last."""
    fields = [
        Declared(field.name, get_args(field.type)[1], field.required, field.default)
        for field in msgspec.structs.fields(args)
    ]
    return sorted(fields, key=lambda one: one.word.name == LANGUAGE_OPTION)


def typed(args: msgspec.Struct) -> Iterator[tuple[str, list[str]]]:
    """The options that differ from their default: the name of each, and the words that give it again."""
    for field in declared(type(args)):
        value = getattr(args, field.field)
        if isinstance(field.word, Argument) or value == field.default:
            continue
        name = field.word.name
        if isinstance(field.word, Flag):
            yield name, [name]
        else:
            values = value if isinstance(value, tuple) else (value,)
            yield name, [word for one in values for word in (name, _written(one))]


def _written(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


Callback = Callable[[click.Context, click.Parameter, Any], Any]


def _reading(read: Reader | None) -> Callback | None:
    if read is None:
        return None
    return lambda _, parameter, given: None if given is None else read(parameter.opts[0], given)


def _ending(at_once: Callable[[], None] | None) -> Callback | None:
    if at_once is None:
        return None

    def end(context: click.Context, _: click.Parameter, asked: bool) -> None:
        if asked:
            at_once()
            context.exit()

    return end


# --- commands -------------------------------------------------------------------------------------


class Declaring(click.Command):
    """Commands and groups: parameters, help page and refusals come from the declarations."""

    def __init__(self, name: str, about: str, args: type[msgspec.Struct], **settings: Any) -> None:
        super().__init__(name, **settings)
        self.about = about
        self.wanted = args
        self.members: Sequence[Declaring] = ()  # of a group

    @cached_property
    def fields(self) -> list[Declared]:
        return declared(self.wanted)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Made when this command is called, so that a start does not pay for all the others."""
        if not self.params:
            self.params = [field.parameter() for field in self.fields]
        return super().get_params(ctx)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write(help_page(self, ctx))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise refusal_of(error, ctx) from None


class Command(Declaring):
    def __init__(
        self, name: str, about: str, args: type[Wanted], run: Callable[[Wanted, str], int | None]
    ) -> None:
        def callback(language: str, /, **given: object) -> int:
            typed = {field: value for field, value in given.items() if value is not None}
            return run(msgspec.convert(typed, args), language) or 0

        extra = {"allow_extra_args": True}  # they are refused below
        super().__init__(name, about, args, callback=click.pass_obj(callback), context_settings=extra)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest:
            raise UsageRefused(text("cli.usage.extra", argument=shown(rest[0]), help=_help_of(ctx)))
        return rest


class Group(Declaring, click.Group):
    """Several commands; without one it shows its help."""

    def __init__(
        self, name: str, about: str, args: type[msgspec.Struct], members: Sequence[Command | Group]
    ) -> None:
        shows = click.pass_context(_help_without_command)
        super().__init__(name, about, args, commands=members, invoke_without_command=True, callback=shows)
        self.members = members

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            raise _no_command(args[0], tuple(self.commands))
        return super().resolve_command(ctx, args)


def _help_without_command(context: click.Context, /, **_: object) -> int:
    if context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")
    return 0


# --- refusals -------------------------------------------------------------------------------------


def refusal_of(error: click.UsageError, context: click.Context) -> UsageRefused:
    """What click found wrong with the words of this command, as one of our sentences."""
    where = _help_of(context)
    options = [one for one in context.command.get_params(context) if isinstance(one, click.Option)]
    if isinstance(error, click.NoSuchOption):
        return _no_option(error.option_name, [option.opts[0] for option in options], where)
    if isinstance(error, click.BadOptionUsage):
        flags = [option.opts[0] for option in options if option.is_flag]
        key = "cli.usage.no_value" if error.option_name in flags else "cli.usage.value_missing"
        return UsageRefused(text(key, option=shown(error.option_name)))
    if isinstance(error, click.MissingParameter) and error.param is not None:
        name = placeholder(str(error.param.metavar or error.param.name))
        return UsageRefused(text("cli.usage.missing", argument=name, help=where))
    return UsageRefused(text("cli.usage.other", reason=shown(error), help=where))


def _no_option(given: str, options: Sequence[str], where: str) -> UsageRefused:
    near = _nearest(given.lstrip("-"), [option.lstrip("-") for option in options])
    gaps = {"option": shown(given), "help": where}
    if near is None:
        return UsageRefused(text("cli.usage.option", **gaps))
    return UsageRefused(text("cli.usage.option_near", near=f"--{near}", **gaps))


def _no_command(given: str, commands: Sequence[str]) -> UsageRefused:
    near = _nearest(given, commands)
    gaps = {"command": shown(given), "allowed": Listed(tuple(commands))}
    if near is None:
        return UsageRefused(text("cli.usage.command", **gaps))
    return UsageRefused(text("cli.usage.command_near", near=near, **gaps))


def _nearest(given: str, known: Sequence[str]) -> str | None:
    """The word that was meant, if one of them is like the typed one."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(given.lower(), known, 1)), None)


def _help_of(context: click.Context) -> str:
    return f"{context.command_path} --help"


# --- help pages -----------------------------------------------------------------------------------


# What stands for a value, such as GAME or FILE|DATABASE; those of one word in all languages are left out.
PLACEHOLDERS = ("GAME", "FILE", "FOLDER", "NAME", "VALUE", "NUMBER", "LEVEL", "DATABASE", "TABLE", "ADDRESS")
_PLACEHOLDER = re.compile(rf"\b({'|'.join(PLACEHOLDERS)})\b")


def placeholder(written: str) -> Named:
    """The words for values in the reader's language: --save-records FOLDER, --save-records CARTELLA."""

    def in_language(language: str) -> str:
        return _PLACEHOLDER.sub(
            lambda match: text(f"cli.placeholder.{match[1].lower()}").say(language), written
        )

    return Named({language: in_language(language) for language in LANGUAGES})


def help_page(command: Declaring, context: click.Context) -> str:
    language: str = context.obj
    width = min(WIDEST, shutil.get_terminal_size().columns) - 2
    arguments = [field for field in command.fields if isinstance(field.word, Argument)]
    options = [(field.word.said, field.help) for field in command.fields if field not in arguments]
    words = [context.command_path]
    named = [placeholder(field.word.name).say(language) for field in arguments]
    words += [name if field.required else f"[{name}]" for name, field in zip(named, arguments, strict=True)]
    if command.members:
        words.append(text("cli.help.command").say(language))
    words.append(text("cli.help.options").say(language))
    parts = [
        " ".join(words),
        textwrap.fill(Text(command.about).say(language), width),
        _rows([(field.word.said, field.help) for field in arguments], language, width),
        _rows([(str(member.name), Text(member.about)) for member in command.members], language, width),
        _rows([*options, ("--help", text("cli.help.help"))], language, width),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _rows(rows: Sequence[tuple[str, Text]], language: str, width: int) -> str:
    if not rows:
        return ""
    said = [placeholder(name).say(language) for name, _ in rows]
    column = max(map(len, said)) + 4
    lines: list[str] = []
    for name, (_, meaning) in zip(said, rows, strict=True):
        wrapped = textwrap.wrap(meaning.say(language), max(20, width - column)) or [""]
        lines.append(f"  {name:<{column - 2}}{wrapped[0]}")
        lines += [" " * column + more for more in wrapped[1:]]
    return "\n".join(lines)
