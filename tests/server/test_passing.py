"""A seat may pass by itself: always, or until something is directed against it. It is part of the seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from camerlengo.games.pontifex.terms import PASS
from camerlengo.server.autoplay import QUICK
from camerlengo.server.house import House
from camerlengo.server.live import LiveTable
from camerlengo.server.moves import auto_moves
from camerlengo.server.refused import Refused
from camerlengo.server.setup import NewSeat
from tests.server.helpers import open_house, run_apart, settled

GAME = "pontifex"


async def at_once(seconds: float) -> None:
    """However long the house would wait."""
    await asyncio.sleep(0)


async def for_ever(seconds: float) -> None:
    """The house never comes to it."""
    await asyncio.Event().wait()


async def two_at_pontifex(house: House) -> LiveTable:
    """Anna and Bruno; both are asked for answers whenever their pawns might have one."""
    anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
    live = await house.create(GAME, [NewSeat("me", "Anna"), NewSeat("open")], anna, {}, seed=2)
    await house.take_seat(live, 1, bruno, "Bruno")
    return live


async def until_asked(house: House, live: LiveTable) -> int:
    """Plays on until somebody has a real choice in a window, and says who."""
    for _ in range(200):
        await settled(live)
        question = live.table.questions[0]
        if question.name == "use":
            return question.seat
        await house.answer(live, question.seat, live.asked_at, question.options[0])
    raise AssertionError("nobody is asked for an answer")


def test_who_always_passes_is_not_asked_and_the_house_passes(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live = await two_at_pontifex(house)
            seat = await until_asked(house, live)
            before = len(live.journal)
            await house.set_preferences(live, seat, {"passing": "always"})
            await settled(live)
            assert live.journal[before].seat == seat
            assert live.journal[before].option == PASS
            for _ in range(60):
                await settled(live)
                question = live.table.questions[0]
                assert question.name != "use" or question.seat != seat
                await house.answer(live, question.seat, live.asked_at, question.options[0])

    run_apart(story())


def test_it_is_part_of_the_seat_and_outlives_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"

    async def story() -> None:
        async with open_house(url) as house:
            live = await two_at_pontifex(house)
            await house.set_preferences(live, 1, {"passing": "until_attacked"})
        async with open_house(url) as house:
            again = await house.find(live.id)
            assert again is not None
            assert [row.preferences for row in again.seats] == [{}, {"passing": "until_attacked"}]

    run_apart(story())


def test_until_attacked_one_is_asked_in_ones_own_turn_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live = await two_at_pontifex(house)
            for seat in (0, 1):
                await house.set_preferences(live, seat, {"passing": "until_attacked"})
            for _ in range(60):
                await settled(live)
                question = live.table.questions[0]
                if question.name == "use":
                    assert live.table.view(None).to_move == question.seat
                await house.answer(live, question.seat, live.asked_at, question.options[0])

    run_apart(story())


def test_nobody_is_handed_a_shared_device_only_to_pass(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            anna = await house.welcome("a" * 22, "Anna")
            live = await house.create(
                GAME, [NewSeat("me", "Anna"), NewSeat("hot", "Bruno")], anna, {}, seed=1
            )
            await house.set_preferences(live, 1, {"passing": "always"})
            passed = 0
            for _ in range(120):
                await settled(live)
                question = live.table.questions[0]
                passed += sum(entry.seat == 1 and entry.option == PASS for entry in live.journal)
                assert live.wanted(anna.id) == [question.seat]
                assert question.name != "use" or question.seat == 0
                house.show_seat(live, anna.id, question.seat)
                await settled(live)
                if question in live.table.questions:
                    await house.answer(live, question.seat, live.asked_at, question.options[0])
            assert passed

    run_apart(story())


def test_another_manner_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live = await two_at_pontifex(house)
            with pytest.raises(Refused) as caught:
                await house.set_preferences(live, 0, {"passing": "sometimes"})
            assert caught.value.code == "preference_choice"
            assert "never, until_attacked or always" in str(caught.value)

    run_apart(story())


def test_a_game_without_preferences_refuses_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            anna = await house.welcome("a" * 22, "Anna")
            live = await house.create(
                "richelieu", [NewSeat("me", "Anna"), NewSeat("bot", bot="random")], anna, {}, seed=2
            )
            with pytest.raises(Refused) as caught:
                await house.set_preferences(live, 0, {"passing": "until_attacked"})
            assert caught.value.code == "no_preferences"

    run_apart(story())


def test_bots_take_the_same_time_whether_they_have_a_choice_or_not(tmp_path: Path) -> None:
    """Where somebody may answer without the others learning who could, also if nobody has a page open."""

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", pause=1.0) as house:
            house.autoplayer.sleep = at_once
            live = await two_at_pontifex(house)
            seat = await until_asked(house, live)
            live.seats[seat].kind, live.seats[seat].bot = "bot", "pope"
            due = auto_moves(live.table, live.seats)[0]
            assert (due.seat, due.option) == (seat, None)
            assert house.autoplayer.pause_before(live, due, 0) == QUICK
            live.seats[1 - seat].kind = "bot"
            assert house.autoplayer.pause_before(live, due, 0) == 0.0

    run_apart(story())


def test_nobody_waits_for_show_where_only_bots_could_learn(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", pause=1.0) as house:
            house.autoplayer.sleep = for_ever
            live = await two_at_pontifex(house)
            live.seats[0].preferences = {"passing": "always"}
            due = None
            for _ in range(60):
                due = next(iter(auto_moves(live.table, live.seats)), None)
                if due is not None and due.bot is None:
                    break
                question = live.table.questions[0]
                await house.answer(live, question.seat, live.asked_at, question.options[0])
            assert due is not None
            assert 0.5 <= house.autoplayer.pause_before(live, due, 0) <= 2.0
            live.seats[1 - due.seat].kind = "bot"
            assert house.autoplayer.pause_before(live, due, 0) == 0.0

    run_apart(story())
