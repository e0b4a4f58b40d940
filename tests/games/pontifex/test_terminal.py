"""The table in a terminal: everything that lies open is there, in three languages, also without signs."""

from __future__ import annotations

import pytest
from rich.console import Console

from camerlengo.core import grammar
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import open_box
from camerlengo.games.pontifex import terminal
from camerlengo.games.pontifex.rules import Pontifex
from camerlengo.games.pontifex.terms import END, FLY, GO, MOVE, USE, WHERE
from camerlengo.games.terminal_table import Canvas
from tests.games.pontifex.positions import (
    ANNA,
    BRUNO,
    STANDARD,
    Position,
    place,
)

NAMES = ("Anna", "Bruno", "Carla", "Dino")


def painted(
    game: Pontifex,
    viewer: int,
    language: str = "en",
    *,
    width: int = 100,
    drawn: bool = True,
    numbers: dict[int, int] | None = None,
    question: int = GO,
) -> str:
    console = Console(width=width, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(
            terminal.TerminalTable(
                game.view(viewer),
                STANDARD,
                NAMES,
                language,
                Canvas(
                    width=width,
                    drawn=drawn,
                    question=question if numbers else None,
                    numbers=numbers or {},
                ),
            )
        )
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 132])
def test_all_dioceses_and_players_are_there(language: str, width: int) -> None:
    position = Position(
        players=4, retinues={ANNA: "germany egypt"}, hands={ANNA: ["Audit"]}, money={ANNA: 1200}
    )
    said = painted(position.game, ANNA, language, width=width)
    for diocese in STANDARD.dioceses:
        assert diocese.name[language] in said
    for name in NAMES:
        assert name in said
    assert STANDARD.cardinals[5].name in said
    assert grammar.money(language, 1200) in said
    assert all(len(line) <= width for line in said.splitlines())


def test_a_hand_is_shown_to_its_owner_and_its_back_to_the_others() -> None:
    position = Position(hands={ANNA: ["Audit"]})
    assert "Audit (100 $)" in painted(position.game, ANNA)
    assert "Audit" not in painted(position.game, BRUNO)
    assert "1 card: North America" in painted(position.game, BRUNO)


def test_options_on_the_map_carry_their_numbers() -> None:
    position = Position(phase=MOVE, at="ireland kenya peru")
    said = painted(position.game, ANNA, numbers={place("france"): 1, place("great_britain"): 2, FLY + 3: 7})
    assert "1 France" in said
    assert "2 Great Britain" in said
    assert terminal.TerminalTable.on_the_table(GO, 3)
    assert terminal.TerminalTable.on_the_table(WHERE, 3)
    assert not terminal.TerminalTable.on_the_table(GO, FLY + 3)


def test_what_is_announced_is_on_the_table() -> None:
    position = Position(
        phase=END,
        ready={ANNA: "ireland"},
        abilities={"ireland": "discard 1 opponent"},
        hands={BRUNO: ["Audit", "Telethon"]},
    )
    game = position.midway((ANNA, "ireland"))
    assert game.stack == []
    position.game.stack = [ANNA, 120, BRUNO, 1]
    position.game.window = 5
    said = painted(position.game, BRUNO)
    assert "Responses: Anna uses" in said
    assert "(cancelled)" in said
    assert "waiting for responses" in said


def test_the_die_is_shown() -> None:
    position = Position(at="austria kenya peru", money={ANNA: 600}, dice=[STANDARD.cards.value[6] - 3])
    said = painted(position.midway("persuade"), BRUNO)
    assert f"die {STANDARD.cards.value[6] - 3}" in said


def test_without_signs_everything_is_ascii_but_names() -> None:
    position = Position(retinues={ANNA: "germany"})
    said = painted(position.game, ANNA, drawn=False)
    for glyph in ("○", "●", "✈", "↷", "▶"):
        assert glyph not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_every_sign(language: str) -> None:
    for drawn in (True, False):
        signs = terminal.TerminalTable.legend(STANDARD, language, drawn)
        assert len({sign for sign, _ in signs}) == len(signs)
        assert all(meaning for _, meaning in signs)


def test_all_hands_are_laid_open_at_the_end() -> None:
    position = Position(hands={ANNA: ["Audit"], BRUNO: ["Telethon"]})
    views = [position.game.view(seat) for seat in range(3)]
    laid = open_box("pontifex").open_view(views, position.game.view(-1))
    assert all(of.hand is not None for of in laid.seats)
    assert laid.seat is None


def test_the_box_finds_the_terminal() -> None:
    assert open_box("pontifex").terminal() is terminal


def test_who_may_answer_is_not_shown_the_whole_map_each_time() -> None:
    game = Position(players=2).game
    said = painted(game, ANNA, question=USE, numbers={0: 1})
    assert "Madagascar" not in said
    assert all(name in said for name in NAMES[:2])
    assert "Madagascar" in painted(game, ANNA, question=GO, numbers={0: 1})
