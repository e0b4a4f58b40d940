"""The time that a bot takes does not depend on what it holds: neither on whether it has a choice at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from camerlengo.bots import make_bot
from camerlengo.bots.bot import Bot, Thinker
from camerlengo.core import Rng
from camerlengo.core.box import Box
from camerlengo.games import names
from camerlengo.server import worker_tasks
from camerlengo.server.auto_moves import auto_moves
from camerlengo.server.autoplay import QUICK, left_of
from camerlengo.server.fair_queue import Purpose
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.rows import SeatRow
from camerlengo.server.setup import NewSeat
from camerlengo.server.worker_tasks import decide, question_of
from camerlengo.table import Table
from tests.server.helpers import Clock, HereAndNow, open_store, run_apart, settled

PAUSE = 1.0


class Timed(HereAndNow):
    """Every thought takes so many seconds of the clock; `asked`: the seats, and how many options each had."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        super().__init__()
        self.clock = clock
        self.seconds = seconds
        self.rng = Rng(4)  # seeds of the house differ from run to run
        self.asked: list[tuple[int, int]] = []

    async def decide(
        self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
    ) -> int:
        self.clock.now += self.seconds
        options = question_of(live.table, seat).options
        self.asked.append((seat, len(options)))
        return options[self.rng.below(len(options))]


class Page(Watcher):
    follows = True


async def moments(
    folder: Path, bot: str, seconds: float, person: bool, watcher: Watcher | None
) -> tuple[set[float], Timed, LiveTable]:
    """How long each answer of a bot took, after so long a thought, at a table of Richelieu."""
    clock = Clock()
    workers = Timed(clock, seconds)
    house = House(await open_store(f"sqlite:///{folder / 'house.sqlite'}"), workers, PAUSE, clock=clock)
    taken: set[float] = set()
    begun = [0.0]
    right = house.autoplayer.answer

    async def sleep(seconds: float) -> None:
        clock.now += seconds

    async def answer(live: LiveTable, seat: int, asked_at: int, option: int) -> None:
        if live.seats[seat].kind == "bot":
            taken.add(round(clock.now - begun[0], 6))
        begun[0] = clock.now
        await right(live, seat, asked_at, option)

    house.autoplayer.sleep = sleep
    house.autoplayer.answer = answer
    anna = await house.welcome("a" * 22, "Anna")
    first = NewSeat("me", "Anna") if person else NewSeat("bot", "", bot)
    # With this seed a bot that holds no disc of use is asked for form's sake (RI-32).
    seats = [first, *(NewSeat("bot", "", bot) for _ in range(2))]
    live = await house.create("richelieu", seats, anna, {"start": 1 if person else 0}, seed=3)
    if watcher is not None:
        live.watchers.add(watcher)
    rng = Rng(1)
    while live.playing:
        await settled(live)
        for question in live.table.questions:
            if live.seats[question.seat].kind == "person":
                begun[0] = clock.now
                option = question.options[rng.below(len(question.options))]
                await house.answer(live, question.seat, live.asked_at, option)
    await house.close()
    await house.store.close()
    return taken, workers, live


@pytest.mark.parametrize(
    ("bot", "seconds", "watcher", "expected"),
    [
        ("random", 0.01, Page(None), PAUSE),
        ("random", 0.4, Page(None), PAUSE),
        ("random", 0.01, None, PAUSE * QUICK),  # a program measures, too
        ("random", 0.1, Watcher(None), PAUSE * QUICK),
        ("pope", 0.4, None, PAUSE),
        ("pope", 1.7, Page(None), 2 * PAUSE),
    ],
)
def test_bots_answer_after_whole_pauses_whether_they_have_a_choice_or_not(
    bot: str, seconds: float, watcher: Watcher | None, expected: float, tmp_path: Path
) -> None:
    taken, workers, live = run_apart(moments(tmp_path, bot, seconds, True, watcher))
    assert taken == {round(expected, 6)}
    answers = [seat for seat, _ in live.table.record.answers if seat != 0]
    assert [seat for seat, _ in workers.asked] == answers, "somebody took another way"
    assert 1 in [options for _, options in workers.asked], "nobody was asked for form's sake"


def test_bots_alone_wait_for_nothing(tmp_path: Path) -> None:
    taken, workers, _ = run_apart(moments(tmp_path, "random", 0.0, False, None))
    assert taken == {0.0}
    assert 1 not in [options for _, options in workers.asked], "who has no choice need not think"


@pytest.mark.parametrize("game", names())
def test_nobody_asks_how_many_options_a_bot_has(game: str) -> None:
    """Also where the rules do not say that this depends on something hidden, as behind a screen (HP-40)."""
    table, rng = Table(game, seed=5), Rng(5)
    rows = [SeatRow(seat, "bot", None, "", "random") for seat in range(table.players)]
    forced = 0
    for _ in range(250):
        if table.over:
            break
        due = auto_moves(table, rows)[0]
        assert due.option is None
        question = next(question for question in table.questions if question.seat == due.seat)
        forced += len(question.options) == 1
        table.answer(due.seat, question.options[rng.below(len(question.options))])
    assert forced > 0 or game == "q"


@pytest.mark.parametrize("bot", ["search-10", "trials-1"])
def test_who_thinks_ahead_thinks_as_long_without_a_choice(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """About as much is played on in mind as about a choice of the same kind; so it takes about as long."""
    made: list[Thinker] = []

    def made_here(name: str, box: Box, seed: int) -> Bot:
        thinker = make_bot(name, box, seed)
        assert isinstance(thinker, Thinker)
        made.append(thinker)
        return thinker

    monkeypatch.setattr(worker_tasks, "make_bot", made_here)
    monkeypatch.setattr(worker_tasks, "LONGEST_THOUGHT", 1e6)  # however slow the machine is
    thought: dict[bool, list[int]] = {True: [], False: []}  # by whether there was one option only
    table, rng = Table("habemus_papam", seed=1), Rng(1)
    while len(thought[True]) < 3:
        question = next(question for question in table.questions if question.sealed is None)
        forced = len(question.options) == 1
        if question.name == "bid" and len(thought[forced]) < 3:
            decide(table.copy(), question.seat, bot, 7)
            thought[forced].append(made[-1].decisions)
        table.answer(question.seat, question.options[rng.below(len(question.options))])
    for one in thought[True]:
        assert min(thought[False]) / 3 < one < max(thought[False]) * 3, thought


def test_whoever_thought_a_little_answers_at_the_same_moment_as_who_had_no_choice() -> None:
    assert {round(spent + left_of(0.2, spent), 9) for spent in (0.0, 0.01, 0.1, 0.199)} == {0.2}
    assert 0.25 + left_of(0.2, 0.25) == pytest.approx(0.4)  # and who needs longer, a pause later
    assert left_of(0.0, 0.25) == 0.0
