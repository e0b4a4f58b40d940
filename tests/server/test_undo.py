"""Undo gets a person back to a choice: past bots, past answers without one, never past what was revealed."""

from __future__ import annotations

from pathlib import Path

import pytest

from camerlengo.core import Rng
from camerlengo.core.texts import text
from camerlengo.server.house import House
from camerlengo.server.live import LiveTable
from camerlengo.server.refused import Refused
from camerlengo.server.setup import NewSeat
from tests.server.helpers import open_house, run_apart, settled


async def new_table(house: House, others: str, seed: int) -> LiveTable:
    anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
    second = NewSeat("bot", "", "random") if others == "bots" else NewSeat("open")
    live = await house.create("richelieu", [NewSeat("me", "Anna"), second], anna, seed=seed)
    if others == "people":
        await house.take_seat(live, 1, bruno, "Bruno")
    return live


async def try_to_undo(house: House, live: LiveTable, seat: int, whole_turn: bool) -> int | None:
    """How many acts were undone; None if that was refused, which is what the page must have said before."""
    refusal = live.why_no_undo(seat)
    before = len(live.journal)
    if refusal is not None:
        with pytest.raises(Refused) as caught:
            await house.undo(live, seat, whole_turn)
        assert caught.value.text == text("server.refused.undo", reason=refusal)
        assert len(live.journal) == before
        return None
    await house.undo(live, seat, whole_turn)
    undone = len(live.journal) - before
    assert [entry.act for entry in live.journal[before:]] == ["undo"] * undone
    await settled(live)
    assert live.table.waiting_for == (seat,)
    assert len(live.table.questions[0].options) > 1
    return undone


@pytest.mark.parametrize("others", ["people", "bots"])
@pytest.mark.parametrize("whole_turn", [False, True])
def test_after_undo_somebody_has_a_choice_and_the_page_said_whether_it_works(
    others: str, whole_turn: bool, tmp_path: Path
) -> None:
    async def story() -> None:
        chance, without_choice, refused = Rng(5), 0, 0
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live = await new_table(house, others, seed=8)
            await settled(live)
            while live.playing:
                question = live.table.questions[0]
                option = question.options[chance.below(len(question.options))]
                before = len(live.journal)
                await house.answer(live, question.seat, live.asked_at, option)
                await settled(live)
                own = [entry for entry in live.journal[before:] if entry.seat == question.seat]
                if live.table.waiting_for and chance.below(3) == 0:
                    undone = await try_to_undo(house, live, question.seat, whole_turn)
                    if undone is None:
                        refused += 1
                    if undone is not None and len(own) > 1:
                        without_choice += 1
            assert refused > 0
            if others == "people":
                assert without_choice > 0

    run_apart(story())


def test_undo_is_one_act_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live = await new_table(house, "people", 7)
            seat = live.table.questions[0].seat
            await house.answer(live, seat, live.asked_at, 0)
            await house.answer(live, seat, live.asked_at, 49)
            calls = 0
            append = house.store.append

            async def counted(*arguments: object) -> None:
                nonlocal calls
                calls += 1
                await append(*arguments)  # type: ignore[arg-type]

            monkeypatch.setattr(house.store, "append", counted)
            await house.undo(live, seat, whole_turn=True)
            assert calls == 1
            assert [entry.act for entry in live.journal] == ["answer", "answer", "undo", "undo"]

    run_apart(story())
