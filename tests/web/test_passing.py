"""PX-49 over the web: where the table waits for a seat, it waits as long whatever the seat holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from camerlengo.server.auto_moves import AutoMove
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable
from tests.web.client import program
from tests.web.serving import Serving, serving

PAUSE = 1.2
PERSON = {"kind": "person"}


class Noted:
    """How long the house would wait where it answers in place of a person.

    It does not wait: the test would take as long.
    """

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pauses: list[tuple[bool, float]] = []
        usual = house.autoplayer.pause_before
        house.autoplayer.clock = lambda: 50.0

        def noted(live: LiveTable, move: AutoMove, failures: int) -> float:
            if move.bot is None and live.table.anonymous:
                self.pauses.append((move.timed, usual(live, move, failures)))
            return 0.0

        monkeypatch.setattr(house.autoplayer, "pause_before", noted)


def play(server: Serving, api: httpx.Client, seats: list[dict[str, Any]], answers: int) -> None:
    """Everybody moves and acts; the house passes for all."""
    table = api.post("/tables", json={"game": "pontifex", "seats": seats, "seed": 4}).json()
    path = f"/tables/{table['table']}"
    tokens = [
        {"authorization": f"Bearer {seat['token']}"} if seat.get("token") else None for seat in table["seats"]
    ]
    for token in filter(None, tokens):
        chosen = {"preferences": {"stops": "everything"}}
        assert api.post(f"{path}/preferences", json=chosen, headers=token).status_code == 200
    given = 0
    while given < answers:
        for token in filter(None, tokens):
            for asked in api.get(path, headers=token).json()["questions"]:
                options = [option["option"] for option in asked["options"]]
                if asked["name"] == "use":
                    continue
                answer = {"asked_at": asked["asked_at"], "option": options[0]}
                given += api.post(f"{path}/answer", json=answer, headers=token).status_code == 200


@pytest.mark.rule("PX-49")
def test_a_window_takes_the_same_time_where_a_person_could_learn_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, pause=PAUSE) as server, program(f"{server.address}/api") as api:
        assert server.house is not None
        people = Noted(server.house, monkeypatch)
        play(server, api, [PERSON, PERSON], 25)
        assert {pause for timed, pause in people.pauses if timed} == {3.0}
        assert {pause for timed, pause in people.pauses if not timed} <= {0.0}
