"""Where a seat stops in a window, and where it passes by itself. It is part of the seat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from camerlengo.games.pontifex.terms import PASS
from camerlengo.server.auto_moves import AutoMove, auto_moves
from camerlengo.server.autoplay import QUICK
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable
from camerlengo.server.refusals import Refused
from camerlengo.server.setup import NewSeat
from camerlengo.web.table_state import questions_of
from tests.server.helpers import open_house, run_apart, settled

GAME = "pontifex"


async def at_once(seconds: float) -> None:
    """However long the house would wait."""
    await asyncio.sleep(0)


class Clock:
    """Time that passes only when the house sleeps, and that it sleeps only when it is let."""

    def __init__(self) -> None:
        self.now = 100.0
        self.go = asyncio.Event()

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        await self.go.wait()
        self.now += seconds


async def two_at_pontifex(house: House, seed: int = 2, window: int = 3) -> LiveTable:
    """Anna and Bruno, each at a device of their own."""
    anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
    live = await house.create(
        GAME, [NewSeat("me", "Anna"), NewSeat("open")], anna, {}, seed=seed, window=window
    )
    await house.take_seat(live, 1, bruno, "Bruno")
    return live


async def play_until(house: House, live: LiveTable, timed: bool) -> AutoMove:
    """Plays on until a window is open in which somebody is waited for, and says for whom."""
    for _ in range(300):
        question = live.table.questions[0]
        moves = live.auto_moves()
        if moves and moves[0].timed == timed and moves[0].bot is None:
            return moves[0]
        option = question.options[0]
        if question.name == "choose_action" and 0 not in question.options:
            option = question.options[-1]
        await house.answer(live, question.seat, live.asked_at, option)
    raise AssertionError("no window is open")


@asynccontextmanager
async def at_a_window(tmp_path: Path) -> AsyncIterator[tuple[House, LiveTable, Clock, AutoMove]]:
    """An open window of two people who stop at everything, and the move that closes it. Time stands still."""
    async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", pause=1.0) as house:
        clock = Clock()
        house.autoplayer.clock, house.autoplayer.sleep = clock, clock.sleep
        live = await two_at_pontifex(house)
        for seat in (0, 1):
            await house.set_preferences(live, seat, {"stops": "everything"})
        yield house, live, clock, await play_until(house, live, timed=True)


def test_a_seat_that_never_stops_is_not_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live = await two_at_pontifex(house)
            for seat in (0, 1):
                await house.set_preferences(live, seat, {"stops": "never"})
            for _ in range(60):
                await settled(live)
                question = live.table.questions[0]
                assert question.name != "use"
                await house.answer(live, question.seat, live.asked_at, question.options[0])
            assert any(entry.option == PASS for entry in live.entries)

    run_apart(story())


def test_a_seat_that_stops_at_everything_is_asked_in_every_window(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live = await two_at_pontifex(house)
            await house.set_preferences(live, 0, {"stops": "never"})
            await house.set_preferences(live, 1, {"stops": "everything"})
            asked = 0
            for _ in range(60):
                await settled(live)
                question = live.table.questions[0]
                asked += question.name == "use"
                await house.answer(live, question.seat, live.asked_at, question.options[0])
            assert asked > 5

    run_apart(story())


def test_stops_are_part_of_the_seat_and_outlive_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"

    async def story() -> None:
        async with open_house(url) as house:
            live = await two_at_pontifex(house, window=12)
            await house.set_preferences(live, 1, {"stops": "never"})
        async with open_house(url) as house:
            again = await house.find(live.id)
            assert again is not None
            assert [row.preferences for row in again.seats] == [{}, {"stops": "never"}]
            assert again.row.window == 12

    run_apart(story())


def test_what_is_chosen_for_a_turn_ends_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live = await two_at_pontifex(house)
            await house.set_preferences(live, 1, {"turn": "everything"})
            assert live.preferences_of(1)["turn"] == "everything"
            active = live.table.view(None).to_move
            for _ in range(60):
                if live.table.view(None).to_move != active:
                    break
                question = live.table.questions[0]
                await house.answer(live, question.seat, live.asked_at, question.options[0])
                await settled(live)
            assert live.preferences_of(1)["turn"] == "usual"

    run_apart(story())


@pytest.mark.rule("PX-49")
def test_a_window_closes_after_its_time_whoever_could_answer(tmp_path: Path) -> None:
    """Both seats that the table waits for have the same time, also the one that is stopped."""

    async def story() -> None:
        async with at_a_window(tmp_path) as (house, live, clock, move):
            begun, number = clock.now, live.asked_at
            assert house.autoplayer.pause_before(live, move, 0) == 3.0
            for stops in (True, False):
                other = AutoMove(move.seat, None, move.option, timed=True, stops=stops)
                assert house.autoplayer.pause_before(live, other, 0) == 3.0
            clock.go.set()
            while live.asked_at == number:
                await asyncio.sleep(0)
            assert clock.now == begun + 3.0

    run_apart(story())


@pytest.mark.rule("PX-49")
def test_a_pass_by_hand_counts_when_the_window_closes(tmp_path: Path) -> None:
    """Only a seat that could answer is stopped: if its pass came at once, its time would show that."""

    async def story() -> None:
        async with at_a_window(tmp_path) as (house, live, clock, move):
            begun, number, state = clock.now, live.asked_at, live.public_state()
            assert move.option is not None
            await house.answer(live, move.seat, number, move.option)
            await house.answer(live, move.seat, number, move.option)  # sent twice
            assert live.public_state() == state
            assert live.asked_at == number
            assert [question.seat for question in questions_of(live, move.seat, "en")] == []
            asked = next(one for one in live.table.questions if one.seat == move.seat)
            assert live.answers_automatically(asked)
            clock.go.set()
            while live.asked_at == number:
                await asyncio.sleep(0)
            assert clock.now == begun + 3.0

    run_apart(story())


@pytest.mark.rule("PX-49")
def test_who_asks_for_more_time_is_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_a_window(tmp_path) as (house, live, _, move):
            await house.hold(live, move.seat)
            question = next(one for one in live.table.questions if one.seat == move.seat)
            assert not live.answers_automatically(question)
            assert live.next_move() is None or live.next_move() != move
            assert not live.in_window(7)
            with pytest.raises(Refused) as caught:
                await house.hold(live, 7)
            assert caught.value.code == "no_window"

    run_apart(story())


@pytest.mark.rule("PX-49")
def test_without_a_limit_and_at_a_shared_device_all_are_asked_who_might_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live = await two_at_pontifex(house, window=0)
            for seat in (0, 1):
                await house.set_preferences(live, seat, {"stops": "everything"})
            for _ in range(40):
                await settled(live)
                assert not live.timed()
                question = live.table.questions[0]
                await house.answer(live, question.seat, live.asked_at, question.options[0])

    run_apart(story())


def test_nobody_is_handed_a_shared_device_only_to_pass(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            anna = await house.welcome("a" * 22, "Anna")
            live = await house.create(
                GAME, [NewSeat("me", "Anna"), NewSeat("hot", "Bruno")], anna, {}, seed=1
            )
            await house.set_preferences(live, 1, {"stops": "never"})
            passed = 0
            for _ in range(80):
                await settled(live)
                question = next(one for one in live.table.questions if one.sealed is None)
                passed += sum(entry.seat == 1 and entry.option == PASS for entry in live.entries)
                assert live.seats_to_hand_over(anna.id)[0] == question.seat
                assert question.name != "use" or question.seat == 0
                await house.show_seat(live, anna.id, question.seat)
                await settled(live)
                if question in live.table.questions:
                    await house.answer(live, question.seat, live.asked_at, question.options[0])
            assert passed

    run_apart(story())


def test_another_choice_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live = await two_at_pontifex(house)
            with pytest.raises(Refused) as caught:
                await house.set_preferences(live, 0, {"stops": "sometimes"})
            assert caught.value.code == "preference_choice"
            assert "smart, everything or never" in str(caught.value)
            with pytest.raises(Refused) as caught:
                await two_at_pontifex(house, window=5)
            assert caught.value.code == "window"

    run_apart(story())


def test_a_game_without_preferences_refuses_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            anna = await house.welcome("a" * 22, "Anna")
            live = await house.create(
                "richelieu", [NewSeat("me", "Anna"), NewSeat("bot", bot="random")], anna, {}, seed=2
            )
            with pytest.raises(Refused) as caught:
                await house.set_preferences(live, 0, {"stops": "never"})
            assert caught.value.code == "no_preferences"

    run_apart(story())


def test_bots_take_the_same_time_whether_they_have_a_choice_or_not(tmp_path: Path) -> None:
    """Where somebody may answer without the others learning who could, also if nobody has a page open."""

    async def story() -> None:
        async with at_a_window(tmp_path) as (house, live, _, move):
            seat = move.seat
            live.seats[seat].kind, live.seats[seat].bot = "bot", "pope"
            due = auto_moves(live.table, live.seats)[0]
            assert (due.seat, due.option) == (seat, None)
            assert house.autoplayer.pause_before(live, due, 0) == QUICK
            live.seats[1 - seat].kind = "bot"
            assert house.autoplayer.pause_before(live, due, 0) == 0.0

    run_apart(story())


def test_nobody_waits_for_show_where_only_bots_could_learn(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_a_window(tmp_path) as (_, live, _, move):
            live.seats[1 - move.seat].kind = "bot"
            assert not any(one.timed for one in auto_moves(live.table, live.seats))

    run_apart(story())
