"""What is wrong with a deck is said in plain words, with its line, in three languages."""

from __future__ import annotations

import re

import pytest

from camerlengo.core.errors import DeckError
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import open_box
from camerlengo.games.pontifex.deck import read_deck, standard_deck

SOURCE = standard_deck().source


def problems(source: str) -> list[str]:
    with pytest.raises(DeckError) as caught:
        read_deck(source)
    for language in LANGUAGES:
        for problem in caught.value.problems:
            assert "{" not in problem.say(language)
    return [problem.say("en") for problem in caught.value.problems]


def entry(kind: str, number: int) -> str:
    """The text of an entry of the standard deck."""
    return SOURCE.split(f"[[{kind}]]")[number + 1].split("\n\n")[0]


def with_entry(kind: str, number: int, old: str, new: str) -> str:
    before = entry(kind, number)
    assert old in before
    return SOURCE.replace(before, before.replace(old, new, 1), 1)


def without(kind: str, number: int) -> str:
    return SOURCE.replace(f"[[{kind}]]" + entry(kind, number), "", 1)


def test_the_standard_deck_is_fine_and_reads_back() -> None:
    deck = open_box("pontifex").read_deck(SOURCE)
    assert deck.edition == "standard"
    assert deck.source == SOURCE


def test_each_problem_has_its_line() -> None:
    source = with_entry("cardinal", 4, "persuasion = ", "persuasion = 9")
    line = (
        1
        + [number for number, text in enumerate(source.split("\n")) if text.startswith("persuasion = 9")][-1]
    )
    found = problems(source)
    assert len(found) == 1
    assert f"{line}" in found[0]


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("diocese", "45 dioceses"),
        ("cardinal", "40 cardinals"),
        ("character", "4 special"),
        ("pope", "6 popes"),
    ],
)
def test_a_missing_entry_is_counted(kind: str, said: str) -> None:
    assert any(said in problem for problem in problems(without(kind, 1)))


@pytest.mark.parametrize(
    ("given", "instead"),
    [('links = ["spain"]', 'links = [["spain"]]'), ("requires = { liberals = 2 }", "requires = 5")],
)
def test_values_of_the_wrong_kind_are_told_and_do_no_harm(given: str, instead: str) -> None:
    assert given in SOURCE
    assert problems(SOURCE.replace(given, instead, 1))


def test_a_missing_card_is_counted_by_continent_and_theme() -> None:
    found = problems(without("card", 0))
    assert found == [found[0]]
    assert (
        "Europe must have 10 cards for each of two themes, but has: holiness: 8 and cancelling: 10"
        in found[0]
    )


@pytest.mark.parametrize(
    ("kind", "number", "old", "new", "said"),
    [
        ("diocese", 0, 'continent = "europe"', 'continent = "atlantis"', "atlantis"),
        ("diocese", 0, "yield = 900", "yield = 950", "multiple of 100"),
        ("diocese", 0, "airport = true", "airport = 1", "true or false"),
        (
            "diocese",
            0,
            'sea = ["france"]',
            "sea = []",
            "at least two neighbours",
        ),
        ("diocese", 0, '"france"', '"narnia"', "no diocese “narnia”"),
        ("diocese", 0, '"france"', '"great_britain"', "written twice"),
        ("diocese", 0, 'sea = ["france"]', "sea = 3", "list of dioceses"),
        ("diocese", 0, "latitude = ", "latitude = 9", "from −90 to 90"),
        ("diocese", 1, 'code = "portugal"', 'code = "ireland"', "used twice"),
        ("diocese", 10, 'special = "pilgrimage"', 'special = "conversion"', "for “pilgrimage”"),
        ("cardinal", 0, "number = 1", "number = 2", "must be number 1"),
        ("cardinal", 0, 'politics = "liberal"', 'politics = "conservative"', "20 liberal"),
        ("cardinal", 0, 'diocese = "ireland"', 'diocese = "italy"', "special and has no cardinal"),
        ("cardinal", 0, 'diocese = "ireland"', 'diocese = "portugal"', "Two people"),
        ("cardinal", 0, 'diocese = "ireland"', 'diocese = "narnia"', "no diocese"),
        ("cardinal", 0, 'kind = "gain"', 'kind = "renew"', "Only action cards"),
        ("cardinal", 0, 'kind = "gain"', 'kind = "miracle"', "miracle"),
        ("cardinal", 0, "amount = 800", "amount = 850", "Invalid “amount”"),
        ("cardinal", 0, "amount = 800", "amount = 800, turns = 1", "permanent"),
        ("cardinal", 0, "amount = 800", 'amount = 800, whom = "opponent"', "self"),
        ("cardinal", 1, "turns = 0", "turns = 99", "99"),
        ("character", 0, 'diocese = "great_britain"', 'diocese = "italy"', "not a diocese for conversion"),
        ("character", 0, 'kind = "persuasion", amount = 1 }', 'kind = "luck", amount = 1 }', "luck"),
        ("pope", 0, "money = ", "gold = ", "gold"),
        ("pope", 1, "cards = 1", "cards = 0", "needs a cost"),
        ("pope", 1, "points = 2", "points = 0", "from 1 to 9"),
        ("card", 5, "moves = false", "moves = 0", "true or false"),
        ("card", 5, "moves = false", "amount = 1", "amount"),
        ("card", 0, "amount = 1", "amount = 1, moves = false", "moves"),
        ("card", 0, 'theme = "holiness"', 'theme = "sins"', "belongs to “holiness”"),
        ("card", 0, "copies = 2", "copies = 3", "but has: holiness: 11"),
        ("card", 0, 'source = "rulebook"', 'source = "hearsay"', "hearsay"),
        ("card", 1, 'en = "Jubilee Year"', 'en = "Devil\'s Advocate"', "used twice"),
    ],
)
def test_a_wrong_value_gets_a_sentence(kind: str, number: int, old: str, new: str, said: str) -> None:
    found = problems(with_entry(kind, number, old, new))
    assert any(said in problem for problem in found), found
    assert all(re.match(r"Line \d+", problem) for problem in found)


@pytest.mark.rule("PX-86")
@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ('{ kind = "sins", amount = 1, turns = 1 }', "permanent"),
        ('{ kind = "shelter", amount = 1 }', "needs “turns”"),
        ('{ kind = "persuasion", amount = -2 }', "above 0 for “self”"),
        ('{ kind = "persuasion", amount = 2, whom = "opponent" }', "above 0 for “self”"),
        ('{ kind = "actions", amount = 1, turns = 2 }', "above 0 with “turns = 0”"),
        ('{ kind = "actions", amount = -1, whom = "opponent", turns = 0 }', "above 0 with “turns = 0”"),
        ('{ kind = "reroll", amount = 2 }', "takes no “amount”"),
        ('{ kind = "take", amount = 100 }', "whom"),
        ('{ kind = "holiness", amount = 0 }', "and not 0"),
        ('{ kind = "gain" }', "amount"),
        ("3", "effect"),
    ],
)
def test_an_effect_that_cannot_be_gets_a_sentence(effect: str, said: str) -> None:
    old = next(line for line in entry("cardinal", 0).split("\n") if line.startswith("effect"))
    found = problems(with_entry("cardinal", 0, old, f"effect = {effect}"))
    assert any(said in problem for problem in found), found


def test_a_continent_needs_an_airport() -> None:
    source = SOURCE
    for code in ("australia", "new_zealand"):
        at = source.index(f'code = "{code}"')
        source = source[:at] + source[at:].replace("airport = true", "airport = false", 1)
    assert any("Oceania has no airport" in problem for problem in problems(source))


def test_an_island_without_a_way_is_found() -> None:
    source = SOURCE
    for old, new in (
        ('links = ["papua"]\nsea = ["australia"]', "links = []\nsea = []"),
        ('sea = ["new_zealand"]\nlongitude = -71.3', "sea = []\nlongitude = -71.3"),
    ):
        assert old in source
        source = source.replace(old, new)
    assert any("connected to the map" in problem for problem in problems(source))


def test_a_deck_of_ones_own_can_be_played() -> None:
    source = SOURCE.replace('edition = "standard"', 'edition = "mine"').replace("copies = 2", "copies = 2", 1)
    deck = read_deck(source)
    game = open_box("pontifex").new(2, 1, {}, deck)
    assert not game.over()
