"""The table in a terminal."""

from __future__ import annotations

import functools
import io

import msgspec
import pytest
from rich.console import Console

from camerlengo.core import LANGUAGES, RandomAsk, Rng
from camerlengo.games import open_box
from camerlengo.games.q import terminal
from camerlengo.games.q.rules import QGame, deal
from camerlengo.games.q.terms import ACT, KEEP, LOAD, NOBODY, SAIL, THROW, THROW_NOTHING
from camerlengo.games.q.view import QView
from camerlengo.games.terminal_table import Canvas
from tests.games.q.positions import ANNA, BRUNO, CARLA, DECK, NAMES, Position
from tests.recorded import THOROUGH


def painted(
    view: QView,
    language: str = "en",
    drawn: bool = True,
    question: int | None = None,
    numbers: dict[int, int] | None = None,
) -> str:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(
        terminal.TerminalTable(
            view, DECK, NAMES, language, Canvas(drawn=drawn, question=question, numbers=numbers or {})
        )
    )
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def in_the_middle() -> Position:
    return Position(
        score=-7,
        hands={ANNA: "beneficio sale lettera", BRUNO: "perle seta"},
        loaded={BRUNO: "grano olio", ANNA: "tabacco"},
        loader=BRUNO,
        seizer=CARLA,
        spent=[CARLA],
    )


def test_everybody_sees_the_table_and_nobody_anothers_secrets() -> None:
    at = in_the_middle()
    for viewer in range(-1, 6):
        said = painted(at.view(viewer))
        assert "Round 3, turn 1 of 2, Paul III lives" in said
        assert "Zelanti +7" in said
        assert "Hold: 3 cards, seized by Carla" in said
        assert "Bruno" in said
        assert ("The Benefit of Christ" in said) is (viewer == ANNA)
        assert ("Pearls" in said) is (viewer == BRUNO)
        assert ("Don Ludovico" in said) is (viewer == ANNA)


def test_secrets_come_last() -> None:
    lines = painted(in_the_middle().view(ANNA)).splitlines()
    assert [number for number, line in enumerate(lines) if "Don Ludovico" in line] == [len(lines) - 3]
    assert "hand: The Benefit of Christ S+10†" in lines[-2]
    assert "loaded: Tobacco S+1" in lines[-1]


def test_cards_bear_the_numbers_of_their_options() -> None:
    said = painted(in_the_middle().view(ANNA), question=LOAD, numbers={0: 1, 1: 2, 2: 3})
    assert "1 The Benefit of Christ" in said
    assert "3 A Letter from Q" in said
    assert terminal.TerminalTable.on_the_table(LOAD, 2)
    assert not terminal.TerminalTable.on_the_table(ACT, 0)
    assert not terminal.TerminalTable.on_the_table(THROW, THROW_NOTHING)


def test_who_draws_and_who_looks_sees_it() -> None:
    draws = Position(top="tabacco perle")
    draws.play("draw")
    assert "drawn: 1 Tobacco" in painted(draws.view(ANNA), question=KEEP, numbers={0: 1, 1: 2})
    assert "Tobacco" not in painted(draws.view(BRUNO))
    looks = Position(phase=SAIL, turn=12, loader=BRUNO, loaded={CARLA: "perle", BRUNO: "sale"})
    looks.play()
    assert "You see: Salt Z+" in painted(looks.view(BRUNO))
    assert "Pearls" not in painted(looks.view(ANNA))


def test_a_game_that_is_over_can_be_laid_open() -> None:
    at = in_the_middle()
    over = msgspec.structs.replace(at.view(-1), over=True)
    said = painted(open_box("q").open_view([at.view(seat) for seat in range(6)], over))
    assert "Anna: Don Ludovico, Spirituali" in said
    assert "Bruno: Q, Zelanti" in said
    assert "Pearls" in said


@functools.cache
def moments() -> list[QGame]:
    """A random game, as it was after each turn."""
    game = deal(6, Rng(3), DECK.cards, NOBODY)
    ask = RandomAsk(Rng(3))
    found = []
    while not game.over():
        game.advance(ask)
        found.append(game.copy())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("drawn", [True, False])
def test_every_moment_can_be_painted(language: str, drawn: bool) -> None:
    for number, game in enumerate(moments()):
        for seat in (-1, 0, 3) if THOROUGH or number % 4 == 0 or game.over() else ():
            said = painted(game.view(seat), language, drawn)
            assert "{" not in said
            assert drawn or not set("▶①⚓⟂✠✉†─●") & set(said)


def test_every_sign_is_explained() -> None:
    for drawn in (True, False):
        signs = terminal.TerminalTable.legend(DECK, "en", drawn)
        assert len({sign for sign, _ in signs}) == len(signs) == 9
