"""A bot that is not installed any more, or fails every time: the table says so, another one takes over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from camerlengo import bots
from camerlengo.bots import Bot, InformationSet
from camerlengo.core.errors import BotFailed, SetupError
from camerlengo.core.rng import Rng
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable, Standstill, Watcher
from camerlengo.server.move_progress import MOST_TRIES, MovePhase
from camerlengo.server.refusals import Refused
from camerlengo.server.setup import NewSeat
from camerlengo.web.table_page import standstill_text
from tests.server.helpers import (
    A_WHILE,
    Counting,
    HereAndNow,
    act,
    act_for_all,
    open_house,
    open_store,
    play_out,
    played_at_random,
    run_apart,
    settled,
    until,
)

ILL = {"answers": True}


class Patient(Bot):
    """Plays until it is ill; then it fails as a bot at an address does that nobody reaches."""

    def choose(self, info: InformationSet) -> int:
        if not ILL["answers"]:
            raise BotFailed(text("error.bot.unreachable", address="http://gone.example", reason="refused"))
        return info.options[0]


class Wrong(Bot):
    """Answers what nobody has asked."""

    def choose(self, info: InformationSet) -> int:
        return 999


@pytest.fixture(autouse=True)
def patient() -> Iterator[None]:
    ILL["answers"] = True
    bots.register("patient", Patient)
    yield
    if "patient" in bots.names():
        bots.unregister("patient")


async def against(house: House, bot: str = "patient", game: str = "richelieu") -> LiveTable:
    """A bot is to move; Anna and Bruno sit there, too, and Anna has set the table up."""
    anna = await house.welcome("a" * 22, "Anna")
    seats = [NewSeat("bot", "", bot), NewSeat("me", "Anna"), NewSeat("open")]
    live = await house.create(game, seats, anna, {"start": 0} if game == "richelieu" else None, seed=3)
    await house.take_seat(live, 2, await house.welcome("b" * 22, "Bruno"), "Bruno")
    return live


async def refusal(work: object) -> str:
    with pytest.raises(Refused) as caught:
        await work  # type: ignore[misc]
    return caught.value.code


def trouble_of(live: LiveTable) -> Standstill | None:
    """As it is now: a property would look unchanged to mypy."""
    return live.trouble


def said(live: LiveTable) -> list[str]:
    trouble = live.trouble
    assert trouble is not None
    return [standstill_text(live, trouble).say(language, live.names_in(language)) for language in LANGUAGES]


def test_a_bot_that_was_uninstalled_is_named_and_not_asked_again(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live = await against(house)
            await settled(live)
            assert trouble_of(live) is None
        bots.unregister("patient")
        store = await open_store(database)
        workers = Counting()
        house = House(store, workers, pause=0.0, retry=0.0)
        again = await house.find(live.id)
        assert again is not None
        await settled(again)
        await act(house, again)  # Anna plays on, though the bot is missing
        assert trouble_of(again) == Standstill("missing", (0,), again=False)
        while again.table.waiting_for != (0,):
            await act(house, again)
        with house.watching(again, Watcher(None)):
            await settled(again)
        assert again.stuck
        assert workers.asked == 0
        assert all("patient" in sentence for sentence in said(again))
        bruno = await house.welcome("b" * 22, "Bruno")
        await house.replace_bot(again, bruno, 0, "random")
        await settled(again)
        assert (trouble_of(again), again.seats[0].bot, again.table.waiting_for) == (None, "random", (1,))
        assert text("server.trouble.replaced", who=again.names_in("en")[0]).say("en") in [
            line.say("en") for line in again.table.log(None)
        ]
        await house.close()
        await store.close()
        async with open_house(database) as house:
            kept = await house.find(live.id)
            assert kept is not None
            assert kept.seats[0].bot == "random"
            assert kept.entries == again.entries
            assert kept.table.view(1) == again.table.view(1)
            assert len(kept.table.notes) == 1

    run_apart(story())


@pytest.mark.parametrize("bot", ["patient", "wrong"])
def test_a_bot_that_fails_every_time_is_left_alone(bot: str, tmp_path: Path) -> None:
    bots.register("wrong", Wrong)

    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        workers = Counting()
        house = House(store, workers, pause=0.0, retry=0.0)
        ILL["answers"] = False
        live = await against(house, bot)
        await until(lambda: live.auto.failures > 0)
        assert live.stuck
        with house.watching(live, Watcher(None)):  # whoever looks on changes nothing
            await settled(live)
        assert workers.asked == MOST_TRIES
        assert trouble_of(live) == Standstill("failing", (0,), again=False)
        assert all(bot in sentence for sentence in said(live))
        assert live.row.owner is not None
        anna = await house.welcome("a" * 22, "Anna")
        await house.replace_bot(live, anna, 0, bot)  # once more, with the same one
        await settled(live)
        assert workers.asked == 2 * MOST_TRIES
        assert not live.entries
        ILL["answers"] = True
        await house.replace_bot(live, anna, 0, "patient")
        await settled(live)
        assert trouble_of(live) is None
        assert live.table.waiting_for == (1,)
        await house.close()
        await store.close()

    try:
        run_apart(story())
    finally:
        bots.unregister("wrong")


def test_while_it_is_tried_again_the_table_says_so_and_another_may_take_over(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, HereAndNow(), pause=0.0, retry=1e6)
        ILL["answers"] = False
        live = await against(house)
        await until(lambda: live.auto.failures > 0)
        assert trouble_of(live) == Standstill("failing", (0,), again=True)
        anna = await house.welcome("a" * 22, "Anna")
        await house.replace_bot(live, anna, 0, "random")  # the long pause ends at once
        await settled(live)
        assert (trouble_of(live), live.table.waiting_for) == (None, (1,))
        await house.close()
        await store.close()

    run_apart(story())


def test_only_those_of_the_table_replace_and_only_a_bot_in_trouble(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live = await against(house)
            await settled(live)
            anna, carla = await house.welcome("a" * 22, "Anna"), await house.welcome("c" * 22, "Carla")
            assert await refusal(house.replace_bot(live, anna, 0, "random")) == "bot_plays"
            bots.unregister("patient")
            assert await refusal(house.replace_bot(live, carla, 0, "random")) == "not_seated"
            assert await refusal(house.replace_bot(live, anna, 1, "random")) == "bot_plays"
            for nobody in ("patient", "cheating-9"):
                with pytest.raises(SetupError):
                    await house.replace_bot(live, anna, 0, nobody)
            await play_out(house, live)
            assert trouble_of(live) is None
            assert await refusal(house.replace_bot(live, anna, 0, "random")) == "not_playing"
            with pytest.raises(SetupError):
                await house.rematch(live, anna)  # the bot would not be there
            again = await house.rematch(live, anna, {0: "random"})
            assert "random" in [row.bot for row in again.seats]

    run_apart(story())


def test_a_failure_of_the_house_names_no_bot_and_is_tried_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, HereAndNow(), pause=0.0, retry=0.0)
        broken = MOST_TRIES + 2
        right = house.autoplayer.answer

        async def answer(live: LiveTable, seat: int, asked_at: int, option: int) -> None:
            nonlocal broken
            broken -= 1
            if broken >= 0:
                assert broken == MOST_TRIES + 1 or trouble_of(live) == Standstill("house", (), again=True)
                raise OSError("the disk is full")
            await right(live, seat, asked_at, option)

        house.autoplayer.answer = answer
        live = await against(house)
        await settled(live)
        assert broken < 0
        assert live.table.waiting_for == (1,)
        await house.close()
        await store.close()

    run_apart(story())


def test_where_nobody_may_learn_who_is_asked_all_bots_are_named(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", pause=A_WHILE) as house:
            anna = await house.welcome("a" * 22, "Anna")
            seats = [NewSeat("bot", "", "random"), NewSeat("bot", "", "patient"), NewSeat("me", "Anna")]
            live = await house.create("pontifex", seats, anna, seed=3)
            acts = played_at_random(live.table, Rng(1))
            while not (live.table.anonymous and live.table.waiting_for == (1,)):
                await act_for_all(house, live, [acts.pop(0)])
            await until(lambda: live.auto.state is MovePhase.PAUSING)
            live.auto.failures, live.auto.of_bot = 1, True
            assert trouble_of(live) == Standstill("failing", (0, 1), again=True)
            assert len(set(said(live))) == len(LANGUAGES)
            live.auto.failures = 0
            bots.unregister("patient")  # whoever is asked, everybody may know that it is gone
            assert trouble_of(live) == Standstill("missing", (1,), again=False)

    run_apart(story())
