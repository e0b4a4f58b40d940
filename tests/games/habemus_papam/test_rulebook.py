"""What the rules pages and the deck say about where things come from."""

from __future__ import annotations

import re
import tomllib
from importlib import resources

import pytest

from camerlengo.core import LANGUAGES
from camerlengo.games.habemus_papam.deck import standard_deck

PRINTED = ("Antonio Barberini", "Fabio Chigi", "Giulio Sacchetti")


def rule(language: str, number: str, tag: str = "li") -> str:
    """What the rules page says under a number."""
    folder = resources.files("camerlengo.games.habemus_papam") / "rulebook"
    found = re.search(
        rf'<{tag} id="{number}".*?</{tag}>', (folder / f"{language}.html").read_text(encoding="utf-8")
    )
    assert found is not None
    return found[0]


@pytest.mark.rule("HP-10")
@pytest.mark.parametrize(
    ("language", "last"),
    [("en", "last four cards"), ("it", "ultime quattro carte"), ("fr", "quatre dernières cartes")],
)
def test_the_page_says_that_white_smoke_is_one_of_the_last_four_cards(language: str, last: str) -> None:
    assert last in rule(language, "HP-10")


@pytest.mark.rule("HP-37", "HP-55")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["HP-37", "HP-55"])
def test_what_rests_on_the_publishers_answers_is_marked(language: str, number: str) -> None:
    assert "{{ faq }}" in rule(language, number)


@pytest.mark.rule("HP-06", "HP-57", "HP-58")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ["HP-05", "HP-06", "HP-22", "HP-57", "HP-58"])
def test_what_we_decide_is_marked(language: str, number: str) -> None:
    assert "{{ ruling }}" in rule(language, number)


@pytest.mark.rule("HP-07")
def test_three_of_25_people_are_in_the_rulebooks_and_the_others_are_reconstructed() -> None:
    deck = tomllib.loads(standard_deck().source)
    people = [person for pile in ("cardinal", "late_arrival", "leader") for person in deck[pile]]
    assert len(people) == 25
    for person in people:
        known = person["name"]["value"] in PRINTED
        assert person["name"]["source"] == ("rulebook" if known else "reconstruction")
        assert person["age"]["source"] == ("history" if known else "reconstruction")
        if "symbol" in person:
            assert person["symbol"]["source"] == ("rulebook" if known else "reconstruction")
        if "faction" in person:
            printed = person["name"]["value"] == "Antonio Barberini"
            assert person["faction"]["source"] == ("rulebook" if printed else "reconstruction")


@pytest.mark.rule("HP-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_told_that_22_of_25_people_are_reconstructed(language: str) -> None:
    assert "{{ rebuilt }}" in rule(language, "HP-07")
    assert {"22", "25"} <= set(re.findall(r"\d+", rule(language, "HP-07")))


@pytest.mark.rule("HP-07")
@pytest.mark.parametrize(
    ("language", "no_age", "all_ages"),
    [
        ("en", "They print no age.", "all ages"),
        ("it", "Non riportano nessuna età.", "tutte le età"),
        ("fr", "Elles ne donnent aucun âge.", "tous les âges"),
    ],
)
def test_the_page_says_of_whom_the_age_is_reconstructed(language: str, no_age: str, all_ages: str) -> None:
    """Of 22; the three who are named have the ages of the real men, and no printed age is known."""
    told = rule(language, "reconstructed", tag="p")
    assert "22" in told
    assert no_age in told
    assert all_ages not in told
