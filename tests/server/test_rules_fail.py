"""A game whose rules fail: the table says so and stops trying, and people get a sentence for their answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from camerlengo.core.errors import RulesFailed
from camerlengo.core.texts import LANGUAGES
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable, Standstill
from camerlengo.server.move_progress import MOST_TRIES_OF_RULES, MovePhase
from camerlengo.server.setup import NewSeat
from camerlengo.web.table_page import standstill_text
from tests.handful.shelf import FAULTY, on_the_shelf
from tests.kit.faulty import FAULT
from tests.server.helpers import HereAndNow, open_house, open_store, run_apart, settled


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    FAULT["kind"] = "none"
    with on_the_shelf(FAULTY):
        yield
    FAULT["kind"] = "none"


async def table(house: House, first: NewSeat, second: NewSeat) -> LiveTable:
    anna = await house.welcome("a" * 22, "Anna")
    return await house.create("faulty", [first, second], anna, None, seed=3)


@pytest.mark.parametrize("kind", ["error", "idle later"])
def test_an_answer_that_the_rules_fail_at_is_refused_with_a_sentence(database: str, kind: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live = await table(house, NewSeat("me", "Anna"), NewSeat("bot", "", "random"))
            FAULT["kind"] = kind
            number = live.number
            for _ in range(2):
                with pytest.raises(RulesFailed, match="The rules of “Faulty Game”"):
                    await house.answer(live, 0, live.asked_at, 1)
            assert live.number == number
            FAULT["kind"] = "none"
            await house.answer(live, 0, live.asked_at, 1)
            assert live.number > number

    run_apart(story())


def test_rules_that_fail_stop_the_table_and_the_table_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, HereAndNow(), pause=0.0, retry=0.0)
        FAULT["kind"] = "error"
        live = await table(house, NewSeat("bot", "", "random"), NewSeat("me", "Anna"))
        await settled(live)
        assert live.auto.state is MovePhase.STUCK
        assert live.auto.failures == MOST_TRIES_OF_RULES
        trouble = live.trouble
        assert trouble == Standstill("rules", (), again=False)
        assert live.stuck
        said = [standstill_text(live, trouble).say(language) for language in LANGUAGES]
        assert said[0].startswith("The rules of “Faulty Game” failed, so the game has stopped.")
        assert "Gioco difettoso" in said[1]
        await house.close()
        await store.close()

    run_apart(story())
