"""Nothing stays in memory of tables that were played and put away, and of connections that were closed."""

from __future__ import annotations

import gc
import json
from collections import Counter

import httpx
import pytest
from websockets.sync.client import connect

from camerlengo.server.live_table import LiveTable
from camerlengo.server.tables import IDLE
from tests.server.helpers import PATIENCE, until
from tests.server.helpers import play_out as played_out
from tests.web.serving import Serving
from tests.web.test_api import as_seat, new_table, stream_of

ROUNDS = 3
TABLES = 4


def of_ours() -> Counter[str]:
    """The objects of our own classes, and the connections of the server."""
    gc.collect()
    found: Counter[str] = Counter()
    for thing in gc.get_objects():
        module = str(getattr(type(thing), "__module__", ""))
        if module.startswith(
            ("camerlengo.server", "camerlengo.web", "camerlengo.table", "uvicorn.protocols")
        ):
            found[f"{module}.{type(thing).__qualname__}"] += 1
    return found


def play_a_round(server: Serving, api: httpx.Client) -> None:
    """Tables with readers and a few answers of programs, which then end and leave memory."""
    assert server.house is not None
    for _ in range(TABLES):
        table = new_table(api)
        path = f"/tables/{table['table']}"
        with (
            connect(stream_of(server, table), additional_headers=as_seat(table, 0)) as stream,
            connect(f"{server.address.replace('http', 'ws')}/table/{table['table']}/live") as page,
        ):
            for number in range(3):
                state = json.loads(stream.recv(timeout=PATIENCE))
                assert state["number"] == number
                page.recv(timeout=PATIENCE)
                live = server.table_at(table["table"])
                question = live.table.questions[0]
                answer = {"asked_at": live.asked_at, "option": question.options[0]}
                headers = as_seat(table, question.seat)
                assert api.post(f"{path}/answer", json=answer, headers=headers).status_code == 200
        server.do(finish(server, server.table_at(table["table"])))
    server.do(put_away(server))


async def finish(server: Serving, live: LiveTable) -> None:
    assert server.house is not None
    await played_out(server.house, live)


async def put_away(server: Serving) -> None:
    """After a while in which nobody has used the tables."""
    assert server.house is not None
    tables = server.house._tables
    await until(lambda: not any(live.watchers for live in tables.values()))
    tables.put_away()  # notes which are in use still
    for live in tables.values():
        live.used -= IDLE
    tables.put_away()


@pytest.mark.usefixtures("api")
def test_nothing_stays_of_tables_that_were_put_away(server: Serving, api: httpx.Client) -> None:
    assert server.house is not None
    play_a_round(server, api)  # what all tables share is there now
    before = of_ours()
    for _ in range(ROUNDS):
        play_a_round(server, api)
    assert len(server.house._tables) == 0
    grown = of_ours() - before
    # What is still being closed of the last connections is less than one object for each table.
    assert {name: count for name, count in grown.items() if count >= ROUNDS * TABLES} == {}
