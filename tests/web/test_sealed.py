"""What somebody has sealed is in nobody else's page, update, API answer, log or replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from camerlengo.core import Rng
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import open_box
from camerlengo.server.live_table import LiveTable
from camerlengo.table import Table
from camerlengo.web.scene import Scene
from camerlengo.web.table_page import replay_context, scene_of
from camerlengo.web.table_state import state_of
from camerlengo.web.viewer import Viewer
from tests.server.helpers import A_WHILE, open_house, run_apart
from tests.web.test_secrecy import full_table, visitor_of
from tests.web.updates import page_html, update_since

GAME = "habemus_papam"
SOME = 2  # choices of a kind that are all looked at; of the rest one in six


def all_that_goes_out(live: LiveTable, sight: Viewer, before: Scene) -> list[Any]:
    seat, language = sight.seat, sight.visitor.language
    record = live.record()
    moments = [
        replay_context(Table.resume(record).at(at), seat, False, language)
        for at in (live.table.opened, len(record.answers))
    ]
    return [
        page_html(sight),
        update_since(sight, before),
        msgspec.json.encode(state_of(live, seat)),
        [line.say(language) for line in live.table.log(seat)],
        moments,
    ]


def other_choice(live: LiveTable, seat: int, rng: Rng) -> Table | None:
    """The same table, if the last to seal a choice had made another one; None without another."""
    question = next(question for question in live.table.questions if question.seat == seat)
    others = [option for option in question.options if option != question.sealed]
    if not others:
        return None
    record = live.record()
    answers = (*record.answers[:-1], (seat, others[rng.below(len(others))]))
    return Table.resume(msgspec.structs.replace(record, answers=answers))


@pytest.mark.parametrize("players", open_box(GAME).players)
def test_nobody_can_tell_what_another_has_sealed(players: int, tmp_path: Path) -> None:
    """Sealed choices of a whole game are replaced by others: only their own seats notice."""
    compared: dict[str, int] = {}

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            live, people = await full_table(house, GAME, players)
            readers = [
                visitor_of(house, person, LANGUAGES[number % 3]) for number, person in enumerate(people)
            ]
            rng = Rng(players)
            while live.playing:
                due = [question for question in live.table.questions if question.sealed is None]
                question = due[rng.below(len(due))]
                option = question.options[rng.below(len(question.options))]
                before = [scene_of(Viewer(live, reader)) for reader in readers]
                await house.answer(live, question.seat, live.asked_at, option)
                asked = {one.seat for one in live.table.questions if one.sealed is not None}
                if question.seat not in asked:
                    continue
                truth, guess = live.table, other_choice(live, question.seat, rng)
                if guess is None or (compared.get(question.name, 0) >= SOME and rng.below(6) > 0):
                    continue
                for number, reader in enumerate(readers):
                    sight = Viewer(live, reader)
                    told = all_that_goes_out(live, sight, before[number])
                    live.journal.table = guess
                    told_otherwise = all_that_goes_out(live, sight, before[number])
                    live.journal.table = truth
                    assert (told == told_otherwise) == (number != question.seat)
                compared[question.name] = compared.get(question.name, 0) + 1

    run_apart(story())
    assert set(compared) == {"discard", "play", "bid"}
