"""One reader for all decks: what a shape allows, and a sentence with its line for everything else."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from msgspec import Meta, field

from camerlengo.core.decks import DeckFile, read
from camerlengo.core.errors import DeckError
from camerlengo.core.problems import Problems
from camerlengo.core.shapes import AS_WRITTEN, Names, Says, Shape, Sourced, Unique, Words, table_of
from camerlengo.core.texts import LANGUAGES, write_book

write_book("toy_deck", "en", {"en": {"year": "“{value}” is no year.", "count": "{found}, not {expected}."}})

FROM = Sourced(("printed", "own"))


class Move(Shape, tag_field="do", tag="move"):
    steps: Annotated[int, Meta(ge=1, le=3)]


class Rest(Shape, tag_field="do", tag="rest"):
    turns: Annotated[int, Meta(ge=0, le=9)]


class RestHere(Shape, tag_field="do", tag="rest"):
    here: bool


class Card(Shape, kw_only=True):
    name: Names
    code: Annotated[str, Meta(max_length=5)]
    colour: Annotated[int, Words({"red": 1, "blue": 2})] = 1
    worth: Annotated[int, Meta(ge=-5, le=500, multiple_of=5), FROM]
    width: Annotated[float, Meta(ge=-1, le=1)] = 0.0
    yields: bool = field(name="yield", default=False)
    story: Annotated[str, Meta(max_length=80), AS_WRITTEN] | None = None
    year: Annotated[str, Meta(pattern="^1[0-9]{3}$"), Says("toy_deck.year")] = "1000"
    steps: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], FROM] = ()
    acts: tuple[Move | RestHere | Rest, ...] = ()
    any_number: int = 0


class Extra(Shape):
    label: str


class File(DeckFile, tag="toy", kw_only=True):
    card: Annotated[tuple[Card, ...], Unique("code", "name")]
    extra: Extra | None = None
    signs: dict[str, Names | str] = field(default_factory=dict)


HEAD = 'game = "toy"\nedition = "first"\n'
CARD = """
[[card]]
name = { en = "a", it = "b", fr = "c" }
code = "x"
worth = 10
"""


def nothing_more(file: File, problems: Problems) -> None:
    """The toy has no rules."""


def read_toy(source: str) -> File:
    return read(source, File, nothing_more)


def problems_of(source: str) -> list[str]:
    with pytest.raises(DeckError) as refused:
        read_toy(source)
    for problem in refused.value.problems:
        for language in LANGUAGES:
            assert "{" not in problem.say(language)
    return [problem.say("en") for problem in refused.value.problems]


def test_a_file_becomes_what_was_declared() -> None:
    file = read_toy(
        HEAD
        + 'title = 1\nsigns = { star = "Star", moon = { en = "Moon", it = "Luna", fr = "Lune" } }\n'
        + CARD.replace('"x"', '" x "').replace("10", '{ value = -5, source = "own" }')
        + 'colour = "blue"\nwidth = 1\nyield = true\nstory = """\n two\n lines """\nyear = "1655"\n'
        + "steps = { value = [1, 2] }\nany_number = -70\n"
        + 'acts = [{ do = "move", steps = 3 }, { do = "rest", turns = 0 }, { do = "rest", here = true }]\n'
    )
    card = file.card[0]
    assert (file.edition, file.title, file.extra) == ("first", 1, None)
    assert file.signs == {"star": "Star", "moon": Names("Moon", "Luna", "Lune")}
    assert card.name.by_language() == {"en": "a", "it": "b", "fr": "c"}
    assert (card.code, card.colour, card.worth, card.width, card.yields) == ("x", 2, -5, 1.0, True)
    assert (card.story, card.year, card.steps, card.any_number) == (" two\n lines ", "1655", (1, 2), -70)
    assert card.acts == (Move(3), Rest(0), RestHere(True))


def test_what_may_be_left_out_has_its_default() -> None:
    card = read_toy(HEAD + CARD).card[0]
    assert (card.colour, card.width, card.yields, card.story, card.acts) == (1, 0.0, False, None, ())


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("colour = 3", "“colour” is “3”, but must be one of: red or blue."),
        ('colour = "green"', "“colour” is “green”, but must be one of: red or blue."),
        ("colour = []", "“colour” is “a list”, but must be one of: red or blue."),
        ("color = 1", "Unknown key “color”. Allowed here: name, code, colour, worth, width, yield, "),
        ("width = 1.5", "“width” is “1.5”, but must be a number from −1 to 1."),
        ("width = nan", "“width” is “nan”, but must be a number from −1 to 1."),
        ("width = true", "“width” is “true”, but must be a number from −1 to 1."),
        ("yield = 1", "“yield” must be true or false."),
        ("story = 1", "“story” must be text of 1 to 80 characters."),
        (f'story = "{"x" * 81}"', "“story” has 81 characters, but can have at most 80."),
        ('year = "2000"', "“2000” is no year."),
        ("steps = 1", "“steps” must be a list of whole numbers from 0 to 9."),
        ("steps = [1, 10]", "“steps” is “10”, but must be a whole number from 0 to 9."),
        ('steps = { source = "own" }', "“steps” is missing."),
        ('steps = { value = [], source = "x" }', "“source” is “x”, but must be one of: printed or own."),
        ("steps = { value = [], page = 1 }", "Unknown key “page”. Allowed here: value and source."),
        ("any_number = 1.0", "“any_number” is “1.0”, but must be a whole number."),
        ("acts = 1", "“acts” must be a list of tables."),
        ("acts = [1]", "“acts” must be a list of tables."),
        ("acts = [{}]", "“do” is missing."),
        ('acts = [{ do = "fly" }]', "“do” is “fly”, but must be one of: move or rest."),
        ('acts = [{ do = "move" }]', "“steps” is missing."),
        ('acts = [{ do = "rest" }]', "“turns” is missing."),
        ('acts = [{ do = "rest", here = 1 }]', "“here” must be true or false."),
        ('acts = [{ do = "move", steps = 1, x = 1 }]', "Unknown key “x”. Allowed here: do and steps."),
        (f'"{"y" * 90}\\u001b" = 1', f"Unknown key “{'y' * 60}…”. Allowed here:"),
        ('"\\u001b[2J" = 1', "Unknown key “?[2J”. Allowed here:"),
        ("[extra]\nlabel = 1", "“label” must be text of 1 to 60 characters."),
        ("[signs]\nstar = 1", "“star” must be text of 1 to 60 characters."),
        ('[signs]\nstar = { en = "a", it = "b" }', "“fr” is missing."),
    ],
)
def test_every_wrong_value_gets_its_sentence_and_its_line(line: str, said: str) -> None:
    found = problems_of(HEAD + CARD + line)
    last = (HEAD + CARD + line).count("\n") + 1
    assert [problem.split(": ", 1)[0] for problem in found] == [f"Line {last}"]
    assert found[0].split(": ", 1)[1].startswith(said)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"toy"', '"chess"', "Line 1: “game” is “chess”, but must be one of: toy."),
        ('game = "toy"\n', "", "Line 1: “game” is missing."),
        ('"first"', '"a\\tb"', "Line 2: “edition” must be text of 1 to 60 characters."),
        ('"first"', '" "', "Line 2: “edition” must be text of 1 to 60 characters."),
        ('code = "x"\n', "", "Line 4: “code” is missing."),
        ('"x"', '"xxxxxx"', "Line 6: “code” has 6 characters, but can have at most 5."),
        ("10", "12", "Line 7: “worth” is “12”, but must be a multiple of 5."),
        ("10", "-10", "Line 7: “worth” is “-10”, but must be a whole number from −5 to 500."),
        ("10", "true", "Line 7: “worth” is “true”, but must be a whole number from −5 to 500."),
        ("10", "9" * 80, f"Line 7: “worth” is “{'9' * 60}…”, but must be a whole number from −5 to 500."),
        ('{ en = "a", it = "b", fr = "c" }', '"a"', "Line 5: “name” must be a table."),
        ("[[card]]", "[card]", "Line 4: “card” must be a list of tables."),
    ],
)
def test_a_wrong_file_says_where(old: str, new: str, said: str) -> None:
    assert problems_of((HEAD + CARD).replace(old, new)) == [said]


def test_all_problems_are_reported_together_in_the_order_of_lines() -> None:
    source = (
        HEAD.replace('"first"', "1") + CARD.replace('"x"', "2") + CARD.replace("10", '"y"') + "extra = 1\n"
    )
    assert [problem.split(": ")[0] for problem in problems_of(source)] == [
        "Line 2",
        "Line 6",
        "Line 10",
        "Line 12",
        "Line 13",
    ]


def test_the_same_twice_is_refused_where_it_is_there_again() -> None:
    other = CARD.replace('"a"', '"d"').replace('"b"', '"e"').replace('"c"', '"f"').replace('"x"', '"y"')
    assert len(read_toy(HEAD + CARD + other).card) == 2
    assert problems_of(HEAD + CARD + other.replace('"y"', '"x"')) == [
        "Line 11: “x” is used twice; each “code” must be different."
    ]
    assert problems_of(HEAD + CARD + other.replace('"e"', '"b"')) == [
        "Line 10: “b” is used twice; each “name” must be different."
    ]


def test_what_could_not_be_read_is_never_used_twice() -> None:
    wrong = CARD.replace('"x"', "1").replace('"a"', '"d"').replace('"b"', '"e"').replace('"c"', '"f"')
    twice = CARD.replace('"x"', "1")
    assert [said.split(": ")[1] for said in problems_of(HEAD + wrong + twice)] == [
        "“code” must be text of 1 to 5 characters."
    ] * 2


def test_rules_can_tell_what_was_read_from_a_stand_in() -> None:
    seen: list[tuple[Any, ...]] = []

    def check(file: File, problems: Problems) -> None:
        first, second = file.card
        seen.append((first.worth, second.worth, second.name.en))
        seen.append((problems.clear(("card", 0)), problems.clear(("card", 1)), problems.clear(("card",))))
        seen.append((problems.clear(("card", 1), "code"), problems.clear(("card", 1), "code", "worth")))
        seen.append((problems.clear(("card", 1, "name", "en")), problems.was_read(("card", 1))))
        problems.count(("card",), "toy_deck.count", 3, 2)
        problems.count(("extra",), "toy_deck.count", 3, 2)
        problems.word(("card", 0), "code", first.code, ("y", "z"))
        problems.word(("card", 1), "worth", "not looked at", ())

    source = HEAD + CARD + '[[card]]\nname = 1\ncode = "z"\nworth = 1000\n[[extra]]\n'
    with pytest.raises(DeckError) as refused:
        read(source, File, check)
    assert seen == [(10, -5, ""), (True, False, False), (True, False), (False, True)]
    assert [problem.say("en").split(": ")[0] for problem in refused.value.problems] == [
        "Line 4",
        "Line 6",
        "Line 9",
        "Line 11",
        "Line 12",
    ]


class NoLimits(Shape):
    number: float


class TwoPlain(Shape):
    either: int | str


@pytest.mark.parametrize("shape", [NoLimits, TwoPlain])
def test_a_shape_that_says_too_little_is_refused_when_it_is_made(shape: type[Shape]) -> None:
    with pytest.raises(TypeError, match="a shape cannot have a value of"):
        table_of(shape)


def test_names_are_given_in_every_language() -> None:
    assert Names.__struct_fields__ == LANGUAGES
