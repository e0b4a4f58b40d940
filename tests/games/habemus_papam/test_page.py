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
from camerlengo.games.habemus_papam.view import READINGS, HabemusPapamView
from camerlengo.table import Table
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


@pytest.mark.parametrize(
    ("language", "far"),
    [
        ("en", ["2 of 3 crests of France", "0 leaders, and another player has 1"]),
        ("it", ["2 di 3 stemmi di Francia", "0 capi fazione, e un altro giocatore ne ha 1"]),
        ("fr", ["2 sur 3 blasons de France", "0 chef de faction, et un autre joueur en a 1"]),
    ],
)
def test_who_looks_up_an_order_is_told_how_far_it_is(language: str, far: list[str]) -> None:
    position = Position(displays={ANNA: "Bichi Orsini", BRUNO: "Azzolini"}, orders={ANNA: "France leaders"})
    own = Page(position.view(ANNA), None, standard_deck(), language, NAMES).subjects()[0].says
    other = Page(position.view(BRUNO), None, standard_deck(), language, NAMES).subjects()[-1].says
    assert all(said in own and said not in other for said in far)


def test_a_bid_names_its_gems_on_the_table() -> None:
    table = Table("habemus_papam", 3, seed=5)
    question = next(one for one in table.questions if one.seat == 0)
    view = table.view(0)
    assert isinstance(view, HabemusPapamView)
    for group in Page(view, question, standard_deck(), "en", NAMES).extras()["bids"]:
        for bid in group:
            marked = [mark.rpartition(":") for mark in bid["marks"]]
            stacks = [f"stack-{gem}" for name, _, n in marked if "stack" in name for gem in name[6:] * int(n)]
            assert stacks == [f"stack-{gem}" for gem in bid["gems"]]
            assert bid["gems"] or bid["marks"] == ["close-hand:1"]


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
