"""Decks with random damage: a sentence with its line for everything, and never another error."""

from __future__ import annotations

import copy
import datetime
import json
import random
import tomllib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from camerlengo.core import LANGUAGES, DeckError
from camerlengo.core.toml_lines import SourceMap, Where
from camerlengo.games import names, open_box

TRIES = 6  # of each damage, for each deck
NOTHING_FITS = datetime.date(1655, 4, 7)  # no shape has a date
GAMES = [game for game in names() if open_box(game).standard_deck().source]
FILES = [
    (game, Path(str(file)))
    for game in GAMES
    for file in resources.files(f"camerlengo.games.{game}").iterdir()
    if file.name.startswith("cards") and file.name.endswith(".toml")
]


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{key_in_file(key)} = {written(entry)}" for key, entry in value.items()) + " }"
        )
    if isinstance(value, list):
        return "[\n" + "".join(f"    {written(entry)},\n" for entry in value) + "]"
    return value.isoformat() if isinstance(value, datetime.date) else json.dumps(value, ensure_ascii=False)


def key_in_file(key: str) -> str:
    return key if key.isascii() and key.isidentifier() else json.dumps(key)


def file_of(table: dict[str, Any]) -> str:
    """A deck as a file: tables and arrays of tables have headers."""
    lines = []
    for key, value in sorted(table.items(), key=lambda entry: isinstance(entry[1], dict | list)):
        if isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            sections = [(f"[[{key}]]", entry) for entry in value]
        elif isinstance(value, dict):
            sections = [(f"[{key}]", value)]
        else:
            sections = [("", {key: value})]
        for header, entries in sections:
            lines.append(header)
            lines += [f"{key_in_file(name)} = {written(entry)}" for name, entry in entries.items()]
    return "\n".join(lines) + "\n"


def holders(table: Any, where: Where = ()) -> list[tuple[Where, Any]]:
    """Every table and list of the deck, with its place; what only people read is none."""
    if not isinstance(table, dict | list) or where == ("title",):
        return []
    inside = list(table.items()) if isinstance(table, dict) else list(enumerate(table))
    found: list[tuple[Where, Any]] = [(where, table)] if inside else []
    for key, entry in inside:
        found += holders(entry, (*where, key))
    return found


def place_in(table: dict[str, Any], rng: random.Random) -> tuple[Where, Any, Any]:
    """Somewhere in the deck: where a table or list is, itself, and a key of it."""
    where, holder = rng.choice(holders(table))
    key = rng.choice(list(holder)) if isinstance(holder, dict) else rng.randrange(len(holder))
    return where, holder, key


def left_out(table: dict[str, Any], rng: random.Random) -> None:
    _, holder, key = place_in(table, rng)
    del holder[key]


def of_another_type(table: dict[str, Any], rng: random.Random) -> None:
    _, holder, key = place_in(table, rng)
    holder[key] = rng.choice([None, True, 7, -1, 0.5, "", "word", [], {}, [1], ["a"], [[]], {"a": 1}, [{}]])
    if holder[key] is None:
        holder[key] = NOTHING_FITS


def huge(table: dict[str, Any], rng: random.Random) -> None:
    _, holder, key = place_in(table, rng)
    holder[key] = rng.choice([10**30, -(10**30), 2**63, -(2**63), 10**800, 1e300, "x" * 900])


def another_word(table: dict[str, Any], rng: random.Random) -> None:
    words = [(holder, key) for _, holder in holders(table) if isinstance(holder, dict) for key in holder]
    words = [(holder, key) for holder, key in words if isinstance(holder[key], str)]
    (one, key), (two, other) = rng.sample(words, 2)
    one[key] = two[other] if rng.random() < 0.7 else f"{one[key]}x"


def swapped(table: dict[str, Any], rng: random.Random) -> None:
    one_at, one, key = place_in(table, rng)
    two_at, two, other = place_in(table, rng)
    inside = (*one_at, key) == two_at[: len(one_at) + 1] or (*two_at, other) == one_at[: len(two_at) + 1]
    if inside:  # a table cannot hold itself
        one[key] = copy.deepcopy(two[other])
    else:
        one[key], two[other] = two[other], one[key]


def another_key(table: dict[str, Any], rng: random.Random) -> None:
    _, holder, key = place_in(table, rng)
    if isinstance(holder, dict):
        holder[rng.choice(["value", "source", "kind", "é", f"{key}_", "a.b"])] = holder.pop(key)


def twice(table: dict[str, Any], rng: random.Random) -> None:
    entries = rng.choice([entries for entries in table.values() if isinstance(entries, list) and entries])
    entries.append(copy.deepcopy(rng.choice(entries)))


DAMAGES = (left_out, of_another_type, huge, another_word, swapped, another_key, twice)


def problems_of(game: str, source: str) -> list[int]:
    """The lines of all problems, or none if the deck can be played all the same."""
    try:
        open_box(game).read_deck(source)
    except DeckError as refused:
        for problem in refused.problems:
            assert 1 <= problem.gaps["line"] <= source.count("\n") + 1
            for language in LANGUAGES:
                assert "{" not in problem.say(language)
        lines = [problem.gaps["line"] for problem in refused.problems]
        assert lines
        assert lines == sorted(lines)
        return lines
    return []


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize(("game", "file"), FILES, ids=lambda given: getattr(given, "name", given))
def test_damage_gets_a_sentence_with_its_line(
    game: str, file: Path, damage: Callable[[dict[str, Any], random.Random], None]
) -> None:
    rng = random.Random(f"{game} {damage.__name__}")
    whole = tomllib.loads(file.read_text(encoding="utf-8"))
    found = 0
    for _ in range(TRIES):
        table = copy.deepcopy(whole)
        for _ in range(rng.choice([1, 1, 2, 5])):
            damage(table, rng)
        found += bool(problems_of(game, file_of(table)))
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_lines_in_disorder_get_a_sentence(game: str) -> None:
    rng = random.Random(game)
    source = open_box(game).standard_deck().source
    found = 0
    for _ in range(TRIES):
        lines = source.split("\n")
        for _ in range(rng.choice([1, 2, 5])):
            one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
            lines[one], lines[two] = rng.choice(
                [(lines[two], lines[one]), (lines[two], lines[two]), ("", "")]
            )
        found += bool(problems_of(game, "\n".join(lines)))
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_a_value_that_fits_nowhere_and_a_key_that_is_unknown_are_found_on_their_lines(game: str) -> None:
    rng = random.Random(game)
    whole = tomllib.loads(open_box(game).standard_deck().source)
    for _ in range(TRIES):
        table = copy.deepcopy(whole)
        where, holder, key = place_in(table, rng)
        holder[key] = NOTHING_FITS
        source = file_of(table)
        lines = SourceMap(source)
        # A list of tables is read as a whole or not at all.
        assert {lines.line((*where, key)), lines.line(where)} & set(problems_of(game, source))
        table = copy.deepcopy(whole)
        where, holder, key = place_in(table, rng)
        if isinstance(holder, dict):
            holder["zzz"] = 1
            source = file_of(table)
            assert SourceMap(source).line((*where, "zzz")) in problems_of(game, source)


@pytest.mark.parametrize(("game", "file"), FILES, ids=lambda given: getattr(given, "name", given))
def test_the_same_deck_is_read_from_another_layout(game: str, file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert problems_of(game, file_of(tomllib.loads(source))) == []
