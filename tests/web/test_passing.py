"""PX-37 over the web: a seat without a choice passes after a while, as one that has thought would."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from camerlengo.server.house import House
from camerlengo.server.live import LiveTable
from camerlengo.server.moves import AutoMove
from tests.web.client import program
from tests.web.serving import Serving, serving

PAUSE = 1.2
PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}


class Noted:
    """How long the house would wait where it answers in place of a person, in units of its pause.

    It does not wait: the test would take as long.
    """

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pauses: list[float] = []
        usual = house.autoplayer.pause_before

        def noted(live: LiveTable, move: AutoMove, failures: int) -> float:
            if move.bot is None:
                assert live.table.anonymous
                self.pauses.append(usual(live, move, failures) / PAUSE)
            return 0.0

        monkeypatch.setattr(house.autoplayer, "pause_before", noted)


def play(server: Serving, api: httpx.Client, seats: list[dict[str, Any]], answers: int) -> None:
    """Everybody moves, acts, and uses every ability at once, so that there soon is none to answer with."""
    table = api.post("/tables", json={"game": "pontifex", "seats": seats, "seed": 4}).json()
    path = f"/tables/{table['table']}"
    for _ in range(answers):
        (seat,) = server.table_at(path).table.waiting_for
        token = {"authorization": f"Bearer {table['seats'][seat]['token']}"}
        (asked,) = api.get(path, headers=token).json()["questions"]
        options = [option["option"] for option in asked["options"]]
        option = options[-1 if asked["name"] == "use" else -2]
        answer = {"asked_at": asked["asked_at"], "option": option}
        assert api.post(f"{path}/answer", json=answer, headers=token).status_code == 200


@pytest.mark.rule("PX-37")
def test_a_seat_without_an_answer_takes_its_time_where_a_person_could_learn_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, pause=PAUSE) as server, program(f"{server.address}/api") as api:
        assert server.house is not None
        people = Noted(server.house, monkeypatch)
        play(server, api, [PERSON, PERSON], 25)
        assert people.pauses
        assert all(0.5 <= pause <= 2.0 for pause in people.pauses)
        assert len(set(people.pauses)) > 1, "always the same pause would give the house away"
        people.pauses.clear()
        play(server, api, [PERSON, BOT], 25)
        assert people.pauses
        assert set(people.pauses) == {0.0}, "bots learn nothing from the time"
