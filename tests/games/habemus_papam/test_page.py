"""What the page of a conclave is made of: only a view, in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

from camerlengo.core import LANGUAGES
from camerlengo.core.texts import text
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.page import Page
from camerlengo.games.habemus_papam.parts.cards import READ_OTHERWISE
from camerlengo.games.habemus_papam.terms import TAKE_CARDS
from camerlengo.games.habemus_papam.view import READINGS
from tests.games.habemus_papam.positions import ANNA, BRUNO, CARD, Position

NAMES = ("Anna", "Bruno", "Carla", "Dino")
SHOWN = "Chigi Felipe Squadrone Death bribe swap Camerlengo"


def page(position: Position, language: str = "en", seat: int = ANNA) -> dict[str, Any]:
    return Page(position.view(seat), None, standard_deck(), language, NAMES).extras()


def about(position: Position, card: str, language: str = "en") -> str:
    """What the tip and the close-up of a card say."""
    return " ".join(page(position, language)["reasons"][f"about-{CARD[card]}"].sentences)


def on_offer(*reading: str) -> Position:
    return Position(phase=TAKE_CARDS, last=True, offer=SHOWN, takers=[0, 1, 2, 3], reading=reading)


@pytest.mark.rule("HP-57", "HP-58")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_close_up_says_what_it_does_at_this_table(language: str) -> None:
    standard = {card: about(on_offer(), card, language) for card in SHOWN.split()}
    for number, reading in READ_OTHERWISE.items():
        card = next(name for name in SHOWN.split() if CARD[name] == number)
        said = about(on_offer(reading), card, language)
        assert said != standard[card]
        others = [name for name in standard if name not in (card, "Chigi")]
        assert all(about(on_offer(reading), name, language) == standard[name] for name in others)
    stays = text("habemus_papam.page.dove_stays").say(language)
    assert stays in about(on_offer("chigi_stays"), "Chigi", language)
    assert stays not in standard["Chigi"]


def test_everybody_sees_how_the_rules_are_read() -> None:
    for reading in READINGS:
        assert on_offer(reading).view(BRUNO).readings == (reading,)
    assert on_offer("open_screens").view(BRUNO).readings == ()


@pytest.mark.parametrize(
    ("offer", "columns"),
    [
        ("Camerlengo", None),
        ("Chigi Louis swap Camerlengo", None),
        ("Chigi Louis Louis swap Camerlengo", 3),
        ("Chigi Bichi Louis Louis swap bribe Camerlengo", 4),
        ("Chigi Bichi Orsini Louis Louis Death swap bribe ten Camerlengo", 5),
    ],
)
def test_more_than_four_cards_on_offer_lie_in_two_rows(offer: str, columns: int | None) -> None:
    position = Position(phase=TAKE_CARDS, last=True, offer=offer, takers=[0, 1, 2, 3])
    assert page(position)["columns"] == columns
    assert len(page(position)["offer"]) == len(offer.split())


@pytest.mark.rule("HP-41", "HP-42")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_what_beats_what_and_why_equal_bids_have_an_order(language: str) -> None:
    shown = page(Position(), language)
    kinds = [kind["gem"] for kind in shown["seats"][ANNA]["gems"]]
    assert kinds == sorted(kinds, reverse=True)
    for kind in kinds:
        reason = shown["reasons"][f"gem-{kind}"]
        assert reason.rule == "HP-41"
        assert text("habemus_papam.page.ties").say(language) in reason.sentences
    assert not any(line["tied"] for line in shown["ballot"])
    equal = Position(phase=TAKE_CARDS, takers=[0, 1, 2, 3], offer=SHOWN)
    assert {line["tied"] for line in page(equal, language)["ballot"]} == {True}
