"""Where things are in the file of a deck, and what is not read at all."""

from __future__ import annotations

import tomllib

import pytest

from camerlengo.core.decks import LONGEST_LINE, Problems, SourceMap
from camerlengo.core.errors import DeckError

SOURCE = """\
edition = "own"
first = [
    "one",
    # nothing
    "two",
]

[[cards]]
name = "a"
votes = [
    1,
    2,
]
"""


def test_tables_keys_and_entries_are_found_on_their_lines() -> None:
    places = SourceMap(SOURCE)
    assert places.line(("edition",)) == 1
    assert [places.line(("first", index)) for index in (0, 1)] == [3, 5]
    assert places.line(("cards", 0)) == 8
    assert [places.line(("cards", 0, "votes", index)) for index in (0, 1)] == [11, 12]
    assert places.line(("cards", 0, "missing")) == 8


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("x = 1\ny = = 2\n", "Line 2: From column 5 on this is not valid TOML."),
        ("x = 1\ny = [1,\n", "Line 2: At its end the file is not valid TOML."),
        ("x = 1\n[y]\n[y]\n", "Line 3: This is said twice; each key and each table may be there once."),
        ("x = " + "9" * 900 + "\ny", "Line 2: At its end the file is not valid TOML."),
    ],
)
def test_what_is_no_toml_is_said_in_our_words_and_with_its_line(source: str, said: str) -> None:
    with pytest.raises(DeckError) as refused:
        Problems(SourceMap(source)).parse(tomllib.loads, source)
    assert [problem.say("en") for problem in refused.value.problems] == [said]


@pytest.mark.parametrize("part", ["a.", '"\u2028".'])
def test_a_line_of_any_length_is_refused_before_a_parser_gets_lost_in_it(part: str) -> None:
    source = f"x = 1\n{part * LONGEST_LINE}b = 1\n"

    def loads(_: str) -> dict[str, object]:
        pytest.fail("it was read")

    with pytest.raises(DeckError, match=f"Line 2: A line has at most {LONGEST_LINE} characters"):
        Problems(SourceMap(source)).parse(loads, source)
    assert Problems(SourceMap(SOURCE)).parse(tomllib.loads, SOURCE)["edition"] == "own"
