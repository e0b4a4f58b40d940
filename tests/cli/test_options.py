"""Options are declared once: the words become a struct with these types and these defaults."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from camerlengo.cli.commands import app
from camerlengo.cli.options import MOST_BUDGET, Options, PlayOptions, ServeOptions, SimulateOptions
from camerlengo.cli.usage import Argument, Command, Declared, Flag, Group, Option, declared, typed
from camerlengo.core.texts import LANGUAGES, book
from camerlengo.server.bot_seeds import LARGEST_BUDGET, USUAL_BUDGET

TYPED = {
    "ADDRESS": "192.0.2.1",
    "HEX": "0" * 64,
    "N": "3",
    "S": "2.5",
    "NUMBER": "7",
    "URL": "https://example.org",
    "en|it|fr": "it",
}
STRUCTS = sorted(Options.__subclasses__(), key=lambda struct: struct.__name__)


def all_commands(group: Group) -> Iterator[Command]:
    for member in group.commands.values():
        if isinstance(member, Group):
            yield from all_commands(member)
        else:
            assert isinstance(member, Command)
            yield member


def made(struct: type[msgspec.Struct], *arguments: str) -> Any:
    """The struct that a command with these options gets."""
    found: list[msgspec.Struct] = []
    command = Command("test", "cli.about", struct, lambda wanted, _: found.append(wanted))
    with command.make_context("test", list(arguments), obj="en") as context:
        assert command.invoke(context) == 0
    return found[0]


def words(field: Declared) -> list[str]:
    """A word for an argument, a name for a flag, a name and a value for an option."""
    if isinstance(field.word, Argument):
        return ["word"]
    if isinstance(field.word, Flag):
        return [] if field.word.at_once is not None else [field.word.name]
    value = "2" if field.field == "seat" else TYPED.get(field.word.value, "word")
    return [field.word.name, value]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_what_is_typed_fills_every_field_and_what_is_not_has_its_default(
    struct: type[msgspec.Struct],
) -> None:
    fields = declared(struct)
    required = [word for field in fields if field.required for word in words(field)]
    full = made(struct, *(word for field in fields for word in words(field)))
    least = made(struct, *required)
    for field in fields:
        if not field.required:
            assert getattr(least, field.field) == field.default
        if words(field):
            assert getattr(full, field.field) != field.default


def test_every_struct_belongs_to_a_command() -> None:
    def texts_of(fields: Sequence[Declared]) -> list[str]:
        return [field.word.help for field in fields]

    used = sorted(texts_of(command.fields) for command in [app, *all_commands(app)])
    assert used == sorted(texts_of(declared(struct)) for struct in STRUCTS)


def test_numbers_are_numbers_and_repeated_options_are_all_kept() -> None:
    wanted = made(SimulateOptions, "q", "--games=12", "--option", "a=1", "--timeout", "2", "--option", "b=2")
    assert wanted == SimulateOptions(game="q", games=12, options=("a=1", "b=2"), timeout=2.0)
    assert made(PlayOptions) == PlayOptions()


def test_options_can_be_written_as_they_were_typed() -> None:
    words = [
        "--seat",
        "2",
        "--option",
        "a=1",
        "--option",
        "b=2",
        "--timeout",
        "2.5",
        "--practice",
        "--lang",
        "it",
    ]
    wanted = made(PlayOptions, "q", *words)
    assert [word for _, again in typed(wanted) for word in again] == words
    assert [name for name, _ in typed(wanted)] == ["--seat", "--option", "--timeout", "--practice", "--lang"]
    assert list(typed(PlayOptions(game="q"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_names_the_default_exactly_where_an_option_has_one(language: str) -> None:
    texts = book("cli", language)
    for struct in STRUCTS:
        for field in declared(struct):
            shown = isinstance(field.word, Option) and field.default not in (None, ())
            assert ("{default}" in texts[field.word.help]) == shown, field.word.help


def test_the_budget_of_bots_at_tables_is_that_of_the_server() -> None:
    """Stated here, so that no command has to load the server."""
    assert MOST_BUDGET == LARGEST_BUDGET
    assert ServeOptions().bot_budget == USUAL_BUDGET
