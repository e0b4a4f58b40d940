"""Where things are in a TOML file, and what is not read at all."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from camerlengo.core.errors import DeckError
from camerlengo.core.toml_lines import LONGEST_LINE, SourceMap, Where, parse

SOURCE = '''\
edition = "own"
first = [
    "one",
    # nothing
    "two", "three",
]
nested.'a key'.deep = { x = 1, y = [2,
    { z = 1979-05-27 07:32:00 }], w = 1.5 }
words = """
[[cards]]
name = "no card" \\""""

[[cards]]
name = "a"   # ] } "
votes = [
    1,
    2,
]
[[cards]]
name = '[[cards]]'
[cards.more]
x = [[1, 2], [3]]
[[cards.faces]]
[[cards.faces]]
side = 2
[ other . "table" ]
'''
OURS = [
    file
    for file in Path(str(resources.files("camerlengo"))).rglob("*.toml")
    if file.parent.name != "texts" or file.name == "en.toml"
]


def places(value: Any, where: Where = ()) -> Iterator[Where]:
    """Every place of a file that was read."""
    if where:
        yield where
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in inside:
        yield from places(entry, (*where, key))


@pytest.mark.parametrize(
    ("where", "line"),
    [
        (("edition",), 1),
        (("first",), 2),
        (("first", 0), 3),
        (("first", 1), 5),
        (("first", 2), 5),
        (("nested", "a key", "deep", "y"), 7),
        (("nested", "a key", "deep", "y", 1, "z"), 8),
        (("nested", "a key", "deep", "w"), 8),
        (("cards",), 13),
        (("cards", 0), 13),
        (("cards", 0, "votes", 1), 17),
        (("cards", 0, "missing"), 13),
        (("cards", 1), 19),
        (("cards", 1, "name"), 20),
        (("cards", 1, "more", "x", 1, 0), 22),
        (("cards", 1, "faces", 1), 24),
        (("cards", 1, "faces", 1, "side"), 25),
        (("other", "table"), 26),
        (("nowhere",), 1),
    ],
)
def test_tables_keys_and_entries_are_found_on_their_lines(where: Where, line: int) -> None:
    assert SourceMap(SOURCE).line(where) == line


def test_the_map_has_every_place_and_no_other() -> None:
    assert set(SourceMap(SOURCE).lines) == set(places(tomllib.loads(SOURCE)))


@pytest.mark.parametrize("file", OURS, ids=lambda file: "/".join(file.parts[-3:]))
def test_every_place_of_our_own_files_has_the_line_on_which_its_key_stands(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    found, lines = SourceMap(source).lines, source.split("\n")
    assert set(found) == set(places(tomllib.loads(source)))
    named = {where: line for where, line in found.items() if isinstance(where[-1], str)}
    assert [where for where, line in named.items() if str(where[-1]) not in lines[line - 1]] == []


def test_no_file_is_nested_too_deeply_for_the_map() -> None:
    deep = 5_000
    assert SourceMap("x = " + "[" * deep + "]" * deep).line(("x",)) == 1


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("x = 1\ny = = 2\n", "Line 2: Invalid TOML from column 5 onwards."),
        ("x = 1\ny = [1,\n", "Line 2: The file ends unexpectedly (invalid TOML)."),
        ("x = 1\n[y]\n[y]\n", "Line 3: Defined twice: each key and each table may appear only once."),
        ("x = " + "9" * 900 + "\ny", "Line 2: The file ends unexpectedly (invalid TOML)."),
        ("x = " + "[\n" * 5_000, "The tables in this file are nested too deeply."),
    ],
)
def test_what_is_no_toml_is_said_in_our_words_and_with_its_line(source: str, said: str) -> None:
    with pytest.raises(DeckError) as refused:
        parse(source)
    assert [problem.say("en") for problem in refused.value.problems] == [said]


@pytest.mark.parametrize("part", ["a.", '"\u2028".'])
def test_a_line_of_any_length_is_refused_before_a_parser_gets_lost_in_it(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = f"x = 1\n{part * LONGEST_LINE}b = 1\n"
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("it was read"))
    with pytest.raises(DeckError, match=f"Line 2: Lines can be at most {LONGEST_LINE:,} characters"):
        parse(source)
