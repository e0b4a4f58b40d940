"""What beliefs are worth: nothing where there are none, more than nothing where there are some."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence

import pytest

from camerlengo.core.game import Game, Guesser
from camerlengo.games import open_box
from camerlengo.lab import beliefs
from camerlengo.lab.beliefs import BeliefSample, fit, knowledge, measure, moments_of
from camerlengo.lab.executors import ThisProcess
from camerlengo.lab.simulate import Series
from tests.lab.elsewhere import Elsewhere
from tests.recorded import THOROUGH
from tools import beliefs as tool


def series(game: str, players: int, games: int, bot: str = "greedy") -> Series:
    return Series(game=game, players=players, games=games, seed=1, bots=(bot,) * players)


def test_the_even_guess_knows_nothing_more_than_itself() -> None:
    moments = moments_of(series("richelieu", 2, 1), 0)
    assert len(moments) > 20
    assert knowledge(Guesser(), moments) == 0.0
    assert {moment.seat for moment in moments} == {0, 1}


def test_beliefs_find_the_truth_likelier_than_the_even_guess() -> None:
    games = 4 if THOROUGH else 2
    worth = measure(series("habemus_papam", 3, games))
    assert worth.games == games
    assert worth.decisions > 50 * games
    assert worth.nats > 0.05
    assert worth.low < worth.nats < worth.high


def test_the_same_series_is_worth_the_same_here_and_elsewhere() -> None:
    few = series("habemus_papam", 3, 2, "random")
    assert measure(few) == measure(few, Elsewhere())


def test_a_moment_shows_the_seat_what_it_sees_and_no_more() -> None:
    for guess, truth, seat in moments_of(series("habemus_papam", 3, 1), 0)[::9]:
        assert guess.view(seat).to_json() == truth.view(seat).to_json()
        assert guess is not truth


class Hill:
    """Finds the truth likeliest with the weights 0.7 and -2."""

    def __init__(self) -> None:
        self.tells = [0.0, 0.0]

    def prepare(self, guess: Game, seat: int) -> None:
        pass

    def likelihood(self, game: Game, seat: int) -> float:
        return math.exp(1.0 - (self.tells[0] - 0.7) ** 2 - (self.tells[1] + 2.0) ** 2)


def test_the_likeliest_weights_are_found() -> None:
    game = open_box("richelieu").new(2, 1)
    hill = Hill()
    assert fit(hill, [BeliefSample(game, game, 0)]) == pytest.approx(1.0, abs=0.001)
    assert hill.tells == pytest.approx([0.7, -2.0], abs=0.02)


def run(monkeypatch: pytest.MonkeyPatch, arguments: Sequence[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["beliefs.py", *arguments])
    monkeypatch.setattr(beliefs, "LAST_STEP", beliefs.FIRST_STEP)  # the fit is rough, and soon done
    monkeypatch.setattr(tool, "AllCores", lambda *_, **__: ThisProcess())
    tool.main()


def test_the_tool_says_what_beliefs_are_worth_and_which_weights_are_the_likeliest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, ["habemus_papam", "--players", "3", "--bots", "random", "--games", "1", "--fit"])
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("habemus_papam, 3 players, random: ")
    assert said[0].endswith("of 1 games")
    assert said[1].startswith("the likeliest weights: ")


def test_the_tool_says_so_where_there_are_no_weights(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="no weights to fit"):
        run(monkeypatch, ["q", "--players", "5", "--bots", "random", "--games", "1", "--fit"])
    assert "q, 5 players" in capsys.readouterr().out
