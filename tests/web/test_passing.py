"""PX-37 over the web: a seat without a choice passes after a while, as one that has thought would."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from camerlengo.server.house import House
from camerlengo.server.live import Due, LiveTable
from tests.web.serving import serving

PAUSE = 0.01
PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}


class Noted:
    """What the house waits for where it answers in place of a person, in units of its pause."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pauses: list[float] = []
        usual = house.clockwork.pause_before

        def noted(live: LiveTable, due: Due, failures: int) -> float:
            pause = usual(live, due, failures)
            if due.bot is None:
                assert live.table.anonymous
                self.pauses.append(pause / PAUSE)
            return pause

        monkeypatch.setattr(house.clockwork, "pause_before", noted)


def play(api: httpx.Client, seats: list[dict[str, Any]], answers: int) -> None:
    """Everybody moves, acts, and uses every ability at once, so that there soon is none to answer with."""
    table = api.post("/tables", json={"game": "pontifex", "seats": seats, "seed": 2}).json()
    path = f"/tables/{table['table']}"
    tokens = [{"authorization": f"Bearer {seat['token']}"} for seat in table["seats"] if seat.get("token")]
    given, number = 0, -1
    while given < answers:
        for token in tokens:
            state = api.get(path, headers=token).json()
            asked = [question for question in state["questions"] if len(question["options"]) > 1]
            if asked:
                number = state["number"]
                options = [option["option"] for option in asked[0]["options"]]
                option = options[-1 if asked[0]["name"] == "use" else -2]
                answer = {"asked_at": asked[0]["asked_at"], "option": option}
                assert api.post(f"{path}/answer", json=answer, headers=token).status_code == 200
                given += 1
                break
        else:
            api.get(f"{path}/wait", params={"after": number}, headers=tokens[0])


@pytest.mark.rule("PX-37")
def test_a_seat_without_an_answer_takes_its_time_where_a_person_could_learn_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        serving(tmp_path, pause=PAUSE) as server,
        httpx.Client(base_url=f"{server.address}/api", timeout=60) as api,
    ):
        assert server.house is not None
        people = Noted(server.house, monkeypatch)
        play(api, [PERSON, PERSON], 25)
        assert people.pauses
        assert all(0.5 <= pause <= 2.0 for pause in people.pauses)
        assert len(set(people.pauses)) > 1, "always the same pause would give the house away"
        people.pauses.clear()
        play(api, [PERSON, BOT], 25)
        assert people.pauses
        assert set(people.pauses) == {0.0}, "bots learn nothing from the time"
