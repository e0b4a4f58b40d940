"""Chances, looking back: nobody stands better for having just had a turn, or for luck still to come."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from camerlengo.bots import make_bot, outlook_of
from camerlengo.bots.levels import foresight
from camerlengo.bots.repeating import Repeating
from camerlengo.games import NAMES
from camerlengo.lab import chances as module
from camerlengo.lab.chances import Played, chances_of
from camerlengo.table import Table
from tests.recorded import THOROUGH, recorded


@pytest.fixture
def _once(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the slow engine a position is played on once."""
    if not THOROUGH:
        monkeypatch.setattr(module, "TRIES", 1)


def played(table: Table, answers: int) -> Table:
    for number in range(answers):
        question = next(question for question in table.questions if question.sealed is None)
        bot = make_bot("greedy", table.box, number)
        table.answer(question.seat, bot.choose(outlook_of(table, question)))
    return table


@pytest.mark.parametrize("game", NAMES)
def test_chances_are_shares_of_one_victory(game: str) -> None:
    record = recorded(game)
    table = Table.resume(record.upto(min(7, len(record.answers) // 2)))
    assert not table.over
    before = table.record
    chances = chances_of(table, 1)
    sides = table.box.evaluation().sides(table.outlook_parts()[0])
    by_side = {side: chances[sides.index(side)] for side in set(sides)}
    assert sum(by_side.values()) == pytest.approx(1.0)
    assert chances == chances_of(table, 1)
    assert table.record == before


@pytest.mark.usefixtures("_once")
@pytest.mark.parametrize(("game", "players", "answers"), [("richelieu", 4, 10), ("pontifex", 2, 40)])
def test_a_turn_is_no_turning_point_by_itself(game: str, players: int, answers: int) -> None:
    at_once, settled = [], []
    table = Table(game, players, 3, {"start": 0} if game == "richelieu" else {})
    for _ in range(answers):
        position = table.outlook_parts()[0]
        at_once.append(foresight(table.box).chances(position)[0])
        settled.append(chances_of(table, 1)[0])
        played(table, 1)
    swing = [sum(abs(b - a) for a, b in pairwise(curve)) for curve in (at_once, settled)]
    assert swing[1] < swing[0] / 2


def test_the_dice_of_the_game_are_not_looked_at() -> None:
    table = played(Table("pontifex", 2, 3), 2)
    chances = chances_of(table, 1)
    for position in table.outlook_parts()[:2]:
        position.rng.state = 12345
    assert chances_of(table, 1) == chances


class Looking(Repeating):
    """Goes as far as the question that somebody decides who plays on, and looks at the dice."""

    def __init__(self, played: Played) -> None:
        super().__init__(played.answers, played.recorded)
        self.played = played
        self.game: Any = played.checkpoint.copy()

    def dice(self) -> int:
        self.go(self.game)
        return int(self.game.rng.state)

    def guess(self) -> None:
        self.played.redeal(self.game)


def test_who_looks_ahead_after_dice_that_fell_anew_has_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise what was answered since would be given to other questions."""
    fell: set[bool] = set()
    decided = Played._decided

    def watched(self: Played, seat: int, question: int, options: list[int]) -> int:
        game: Any = self.game
        assert Looking(self).dice() == game.rng.state
        fell.add(0 < self.recorded < len(self.answers))
        return decided(self, seat, question, options)

    monkeypatch.setattr(Played, "_decided", watched)
    table = Table("pontifex", 2, 3)
    for _ in range(40 if THOROUGH else 6):
        played(table, 1)
        chances_of(table, 1)
    assert fell == {True, False}  # in the midst of answers that are repeated, and elsewhere


def test_at_the_end_it_is_who_has_won() -> None:
    table = Table("richelieu", 2, 3, {"short": True})
    while not table.over:
        question = table.questions[0]
        table.answer(question.seat, question.options[0])
    assert table.result is not None
    assert [chance > 0 for chance in chances_of(table)] == [seat in table.result.winners for seat in range(2)]
    assert sum(chances_of(table)) == 1.0
