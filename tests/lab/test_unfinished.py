"""Work that was interrupted goes on, and gives the same as if nobody had interrupted it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from camerlengo.lab import practice as practice_module
from camerlengo.lab.arena import Contest, rounds_played
from camerlengo.lab.balance import observe_game, weigh
from camerlengo.lab.executors import ThisProcess
from camerlengo.lab.practice import Practice, practise
from camerlengo.lab.simulate import Series, play_game, simulate
from camerlengo.lab.statistics import Tally
from camerlengo.lab.train import TrainingPlan, examples_of, gather
from camerlengo.lab.unfinished import Unfinished, read_results, result_of, usual_folder

SERIES = Series(game="richelieu", players=2, games=6, seed=4, bots=("random", "random"))


class Counting(ThisProcess):
    """Does the work here, and counts it; after `limit` pieces somebody presses Ctrl-C."""

    def __init__(self, limit: int = 1_000_000) -> None:
        self.limit = limit
        self.worked = 0

    def map(self, work: Callable[[Any], Any], items: Iterable[Any]) -> Any:
        for done in super().map(work, items):
            if self.worked == self.limit:
                raise KeyboardInterrupt
            self.worked += 1
            yield done


def interrupted(folder: Path, play: Callable[[Unfinished], object], after: int) -> None:
    keeping = Unfinished(Counting(after), folder)
    with pytest.raises(KeyboardInterrupt), keeping:
        play(keeping)
    assert keeping.done == after


def resumed(folder: Path, play: Callable[[Unfinished], Any]) -> tuple[Any, int]:
    """What came of it, and how much of it was worked out."""
    counting = Counting()
    with Unfinished(counting, folder, resume=True) as keeping:
        return play(keeping), counting.worked


def facts(tally: Tally) -> Any:
    return [(bot, of.wins, of.scores.spread()) for bot, of in tally.by_bot.items()], tally.decisions


def test_a_series_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    interrupted(tmp_path, lambda executor: simulate(SERIES, executor), after=4)
    heard: list[int] = []
    tally, worked = resumed(
        tmp_path, lambda one: simulate(SERIES, one, lambda game: heard.append(game.number))
    )
    assert worked == 2
    assert heard == list(range(6))
    assert facts(tally) == facts(simulate(SERIES))
    assert list(tmp_path.iterdir()) == []


def test_without_resume_all_is_played_again(tmp_path: Path) -> None:
    interrupted(tmp_path, lambda executor: simulate(SERIES, executor), after=4)
    counting = Counting()
    with Unfinished(counting, tmp_path) as keeping:
        simulate(SERIES, keeping)
    assert counting.worked == 6


def test_other_work_does_not_read_what_is_kept(tmp_path: Path) -> None:
    interrupted(tmp_path, lambda executor: simulate(SERIES, executor), after=4)
    for other in (
        msgspec.structs.replace(SERIES, seed=5),
        msgspec.structs.replace(SERIES, games=5),
        msgspec.structs.replace(SERIES, bots=("random", "greedy")),
    ):
        assert resumed(tmp_path, functools.partial(simulate, other))[1] == other.games


def test_a_result_that_was_cut_off_is_worked_out_again(tmp_path: Path) -> None:
    interrupted(tmp_path, lambda executor: simulate(SERIES, executor), after=4)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-3])
    tally, worked = resumed(tmp_path, lambda executor: simulate(SERIES, executor))
    assert worked == 3
    assert facts(tally) == facts(simulate(SERIES))


def test_records_come_back_from_the_file(tmp_path: Path) -> None:
    def records(executor: Unfinished | None) -> list[str]:
        found: list[str] = []
        simulate(SERIES, executor, lambda game: found.append(str(game.record)), keep_records=True)
        return found

    interrupted(tmp_path, records, after=3)
    assert resumed(tmp_path, records) == (records(None), 3)


def test_rounds_of_a_contest_go_on(tmp_path: Path) -> None:
    contest = Contest(game="richelieu", players=2, bots=("random", "novice"), rounds=4, seed=2)

    def rounds(executor: Unfinished | None) -> list[Any]:
        with closing(rounds_played([contest], executor)) as played:
            return list(played)

    interrupted(tmp_path, rounds, after=3)
    assert resumed(tmp_path, rounds) == (rounds(None), 1)


def test_a_balance_report_goes_on(tmp_path: Path) -> None:
    tables = [
        msgspec.structs.replace(SERIES, players=players, bots=("random",) * players) for players in (2, 3)
    ]
    interrupted(tmp_path, lambda executor: weigh(tables, executor), after=8)
    report, worked = resumed(tmp_path, lambda executor: weigh(tables, executor))
    assert worked == 4
    assert report == weigh(tables)


def test_lessons_go_on(tmp_path: Path) -> None:
    lesson = TrainingPlan(game="richelieu", players=2, games=3, seed=3, bots=("random",))
    interrupted(tmp_path, lambda executor: gather(lesson, executor), after=2)
    assert resumed(tmp_path, lambda executor: gather(lesson, executor)) == (gather(lesson), 1)


def test_what_is_worked_out_in_several_steps_goes_on_with_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever practises plays duels that depend on the ones before."""
    for name in ("TRIED", "AGAIN", "TESTED"):
        monkeypatch.setattr(practice_module, name, 1)
    monkeypatch.setattr(practice_module, "CHANGES", 2)
    practice = Practice(game="q", players=5, games=1, seed=3)
    counting = Counting()
    whole = practise(practice, counting)
    interrupted(tmp_path, lambda executor: practise(practice, executor), after=counting.worked - 2)
    assert resumed(tmp_path, lambda executor: practise(practice, executor)) == (whole, 2)


def test_work_goes_on_without_a_folder_to_keep_it(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with Unfinished(ThisProcess(), tmp_path / "file" / "folder") as keeping:
        assert facts(simulate(SERIES, keeping)) == facts(simulate(SERIES))


def test_the_folder_is_that_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert usual_folder() == tmp_path / "camerlengo" / "unfinished"


def test_results_are_read_as_what_the_work_returns(tmp_path: Path) -> None:
    assert result_of(functools.partial(play_game, SERIES)).__name__ == "PlayedGame"
    assert result_of(observe_game).__name__ == "ObservedGame"
    assert str(result_of(examples_of)).startswith("list[")
    assert read_results(tmp_path / "none", int) == []
