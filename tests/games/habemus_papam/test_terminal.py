"""The table in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from camerlengo.core import LANGUAGES, RandomAsk, Rng
from camerlengo.games import open_box
from camerlengo.games.habemus_papam import terminal
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.rules import deal
from camerlengo.games.habemus_papam.terms import (
    BID,
    BRIBE_WHOM,
    MAKE_BIDS,
    NOBODY,
    PLAY,
    SYMBOLS,
    TAKE,
    TAKE_CARDS,
)
from camerlengo.games.terminal_table import Canvas
from tests.games.habemus_papam.positions import ANNA, BRUNO, CARD, CARLA, Position, readings, view

NAMES = ("Anna", "Bruno", "Carla", "Dino")


def painted(
    table: Position,
    seat: int = ANNA,
    language: str = "en",
    drawn: bool = True,
    question: int | None = None,
    numbers: dict[int, int] | None = None,
) -> str:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(
        terminal.TerminalTable(
            table.view(seat),
            standard_deck(),
            NAMES,
            language,
            Canvas(drawn=drawn, question=question, numbers=numbers or {}),
        )
    )
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def full() -> Position:
    return Position(
        phase=TAKE_CARDS,
        round=7,
        offer="Chigi Felipe rubies Camerlengo",
        takers=[BRUNO, ANNA, CARLA, 3],
        displays={ANNA: "Bichi Este Harrach Louis Louis", BRUNO: "Squadrone Lugo"},
        hands={ANNA: "bribe"},
        gold={ANNA: 17, BRUNO: 3},
        orders={ANNA: "France", BRUNO: "SI"},
    )


def test_what_lies_on_the_table_is_shown() -> None:
    shown = painted(full())
    for words in (
        "Round 7",
        "Chigi",
        "Felipe IV",
        "three rubies",
        "Camerlengo",
        "Bichi",
        "2 Louis XIV",
        "17 gold",
    ):
        assert words in shown
    assert "3 crests of France" in shown
    assert "Squadrone Volante" in shown


def test_what_is_behind_another_screen_is_not() -> None:
    shown = painted(full(), seat=CARLA)
    assert "17 gold" not in shown
    assert "bribe" not in shown
    assert "crests of France" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("drawn", [True, False])
def test_every_line_fits_into_80_columns(language: str, drawn: bool) -> None:
    for line in painted(full(), language=language, drawn=drawn).splitlines():
        assert len(line) <= 80
    if not drawn:
        own_words = painted(full(), language="en", drawn=False)
        assert own_words.isascii()


def test_nobody_is_torn_apart_at_the_end_of_a_line() -> None:
    people = "Este Lugo GCMedici Astalli CMedici Ginetti Spada Imperiali FBarberini"
    shown = painted(Position(displays={ANNA: people}))
    for words in ("C. Medici S♛ 59", "G. C. Medici S 43", "F. Barberini U♛ 57", "Imperiali I 42"):
        assert sum(words in line for line in shown.splitlines()) == 1


def test_french_has_a_space_before_a_colon() -> None:
    shown = painted(full(), language="fr")
    assert "actions\N{NO-BREAK SPACE}: corruption · ordres\N{NO-BREAK SPACE}: 3" in shown
    assert "piles\N{NO-BREAK SPACE}: " in shown
    assert not any(sign in shown for sign in ("s:", "e:", ";"))


def test_cards_on_offer_are_chosen_by_their_numbers() -> None:
    offer = [CARD["Chigi"], CARD["Felipe"], CARD["rubies"], CARD["Camerlengo"]]
    shown = painted(
        full(), question=TAKE, numbers={card: number for number, card in enumerate(offer, start=1)}
    )
    assert "1 Chigi" in shown
    assert "4 Camerlengo" in shown
    assert all(terminal.TerminalTable.on_the_table(TAKE, card) for card in offer)


def test_people_in_displays_are_chosen_by_their_numbers() -> None:
    shown = painted(full(), question=BRIBE_WHOM, numbers={CARD["Lugo"]: 1, 25: 2})
    assert "1 de Lugo" in shown
    assert not terminal.TerminalTable.on_the_table(BRIBE_WHOM, 25)
    assert not terminal.TerminalTable.on_the_table(BID, 3)
    assert not terminal.TerminalTable.on_the_table(PLAY, 3)


def test_bids_and_played_cards_are_shown() -> None:
    table = Position(phase=MAKE_BIDS, laid={BRUNO: "twice", CARLA: "second"}, gems={BRUNO: "RR"})
    midway = table.midway({ANNA: "DA", BRUNO: "RR"})
    table.game = midway
    shown = painted(table)
    assert "bids 1 diamond and 1 amber" in shown
    assert "plays “best gem counts double”" in shown
    assert "counts as 3 rubies" in shown
    assert "Dino, bids nothing" in shown


@pytest.mark.parametrize("drawn", [True, False])
def test_the_legend_explains_every_sign_once(drawn: bool) -> None:
    for language in LANGUAGES:
        signs = [sign for sign, _ in terminal.TerminalTable.legend(standard_deck(), language, drawn)]
        assert len(set(signs)) == len(signs)
        assert len(signs) >= 4 + 4 + SYMBOLS + 5


def test_a_finished_game_can_be_laid_open() -> None:
    game = deal(3, Rng(2), standard_deck().cards, readings(), NOBODY)
    ask = RandomAsk(Rng(1))
    for _ in range(30):
        game.advance(ask)
    views = [view(game, seat) for seat in range(3)]
    opened = open_box("habemus_papam").open_view(views, view(game, -1))
    assert opened.seat is None
    assert all(seat.gold is not None and None not in seat.orders for seat in opened.seats)
