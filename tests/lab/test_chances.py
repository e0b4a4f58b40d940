"""Chances, looking back: nobody stands better for having just had a turn, or for luck still to come."""

from __future__ import annotations

from itertools import pairwise

import pytest

from camerlengo.bots import make_bot
from camerlengo.bots.levels import foresight
from camerlengo.core.lookahead import Continuation
from camerlengo.games import names
from camerlengo.lab import chances as module
from camerlengo.lab.chances import GreedyPlayout, chances_of
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
        table.answer(question.seat, bot.choose(table.position.information(question.seat)))
    return table


@pytest.mark.parametrize("game", names())
def test_chances_are_shares_of_one_victory(game: str) -> None:
    record = recorded(game)
    table = Table.resume(record.upto(min(7, len(record.answers) // 2)))
    assert not table.over
    before = table.record
    chances = chances_of(table, 1)
    sides = table.box.evaluation().sides(table.position.game)
    by_side = {side: chances[sides.index(side)] for side in set(sides)}
    assert sum(by_side.values()) == pytest.approx(1.0)
    assert chances == chances_of(table, 1)
    assert table.record == before


@pytest.mark.usefixtures("_once")
@pytest.mark.parametrize(
    ("game", "players", "answers", "share"), [("richelieu", 4, 10, 0.5), ("pontifex", 2, 40, 1.0)]
)
def test_a_turn_is_no_turning_point_by_itself(game: str, players: int, answers: int, share: float) -> None:
    """In Pontifex nearly every answer decides something, so that more of the swing stays."""
    at_once, settled = [], []
    table = Table(game, players, 3, {"start": 0} if game == "richelieu" else {})
    for _ in range(answers):
        position = table.position.game
        at_once.append(foresight(table.box).chances(position)[0])
        settled.append(chances_of(table, 1)[0])
        played(table, 1)
    swing = [sum(abs(b - a) for a, b in pairwise(curve)) for curve in (at_once, settled)]
    assert swing[1] < share * swing[0]


def test_the_dice_of_the_game_are_not_looked_at() -> None:
    table = played(Table("pontifex", 2, 3), 2)
    chances = chances_of(table, 1)
    for game in (table.position.game, table.position.frame.checkpoint):
        game.rng.state = 12345
    assert chances_of(table, 1) == chances


def test_who_looks_ahead_after_dice_that_fell_anew_has_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise what was answered since would be given to other questions."""
    fell: set[bool] = set()
    chosen = GreedyPlayout._chosen

    def watched(self: GreedyPlayout, seat: int, question: int, options: list[int]) -> int:
        again = Continuation(self.frame_here())
        again.turn()
        assert again.game.rng.state == self.game.rng.state
        fell.add(bool(self.guesses) and 0 < self.guesses[0].at < len(self.answers))
        return chosen(self, seat, question, options)

    monkeypatch.setattr(GreedyPlayout, "_chosen", watched)
    table = Table("pontifex", 2, 3, rules=2)  # with many questions in each part of a turn
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
