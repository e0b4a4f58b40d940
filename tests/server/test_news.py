"""Two processes on one PostgreSQL database: what one writes, whoever looks at the other is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.sync.client import connect

from camerlengo.server.house import House
from camerlengo.server.journal import JournalEntry
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.refusals import Refused
from camerlengo.server.setup import NewSeat
from tests.server.helpers import (
    PATIENCE,
    act,
    open_house,
    run_apart,
    table_for_two,
    until,
)
from tests.server.postgresql import Server
from tests.web.serving import serving
from tests.web.updates import read_message


@pytest.fixture
def address(postgresql: Server) -> str:
    return postgresql.empty_database()


@asynccontextmanager
async def two_processes(address: str) -> AsyncIterator[tuple[House, House]]:
    async with open_house(address) as one, open_house(address) as other:
        yield one, other


async def found(house: House, table_id: str) -> LiveTable:
    live = await house.find(table_id)
    assert live is not None
    return live


def test_a_page_at_another_process_sees_everything_that_changes(address: str) -> None:
    async def story() -> None:
        async with two_processes(address) as (one, other):
            anna = await one.welcome("a" * 22, "Anna")
            bruno = await one.welcome("b" * 22, "Bruno")
            live = await one.create("richelieu", [NewSeat("me", "Anna"), NewSeat("open")], anna, seed=7)
            twin = await found(other, live.id)
            watcher = Watcher(None)
            with other.watching(twin, watcher):
                await one.take_seat(live, 1, bruno, "Bruno")
                await until(lambda: twin.table.names == ("Anna", "Bruno"))
                await act(one, live)
                await until(lambda: twin.entries == live.entries)
                assert twin.table.view(None) == live.table.view(None)
                assert watcher.changed.is_set()
                await one.undo(live, live.entries[0].seat)
                await until(lambda: len(twin.entries) == 2)
                await one.say(live, "Anna", 0, "hello")
                await until(lambda: [line.text for line in twin.chat] == ["hello"])
                await one.close_table(live, anna)
                await until(lambda: not twin.playing)
                again = await one.rematch(live, anna)
                await until(lambda: twin.row.rematch == again.id)

    run_apart(story())


def test_only_what_is_new_of_a_game_is_read(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game is: the act that is known last, and those after it."""

    async def story() -> None:
        async with two_processes(address) as (one, other):
            live, _, _ = await table_for_two(one)
            twin = await found(other, live.id)
            read: list[int] = []
            from_database = other.store.table

            async def counted(table_id: str, since: int = 0) -> Any:
                rows = await from_database(table_id, since)
                read.append(len(rows[2]) if rows else 0)
                return rows

            monkeypatch.setattr(other.store, "table", counted)
            with other.watching(twin, Watcher(None)):
                for _ in range(12):
                    await act(one, live)
                    await until(lambda: twin.entries == live.entries)
                assert read
                assert max(read) <= 3  # an answer, one of the house, and the one before
                known = twin.table.position
                await one.say(live, "Anna", 0, "hello")
                await until(lambda: len(twin.chat) == 1)
                assert twin.table.position is known
            assert twin.table.view(None) == live.table.view(None)

    run_apart(story())


def test_a_game_that_differs_from_the_database_is_read_as_a_whole(address: str) -> None:
    async def story() -> None:
        async with two_processes(address) as (one, other):
            live, _, _ = await table_for_two(one)
            for _ in range(4):
                await act(one, live)
            twin = await found(other, live.id)
            del twin.journal.journal[-1]  # as if it had gone on from something that was never written
            twin.journal.journal.append(JournalEntry(1, "answer", 99))
            twin.outdated = True
            assert await found(other, live.id) is twin
            assert twin.entries == live.entries

    run_apart(story())


def test_a_hint_goes_when_its_question_is_answered_at_another_process(address: str) -> None:
    async def story() -> None:
        async with two_processes(address) as (one, other):
            anna = await one.welcome("a" * 22, "Anna")
            seats = [NewSeat("me", "Anna"), NewSeat("open")]
            live = await one.create("richelieu", seats, anna, {"start": 0}, seed=7, hints=True)
            await one.take_seat(live, 1, await one.welcome("b" * 22, "Bruno"), "Bruno")
            twin = await found(other, live.id)
            with other.watching(twin, Watcher(None)):
                thinking = other.ask_hint(twin, 0, twin.asked_at).thinking
                assert thinking is not None
                await act(one, live)
                await until(lambda: twin.entries == live.entries)
                assert not other.hints._asked
                await until(thinking.done)

    run_apart(story())


def test_nobody_has_to_look_for_a_later_reader_to_see_what_is_new(address: str) -> None:
    async def story() -> None:
        async with two_processes(address) as (one, other):
            live, _, _ = await table_for_two(one)
            twin = await found(other, live.id)
            await act(one, live)
            await until(lambda: twin.outdated)
            assert not twin.entries
            assert (await found(other, live.id)).entries == live.entries

    run_apart(story())


def test_what_changes_while_a_table_is_being_loaded_is_not_missed(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_processes(address) as (one, other):
            live, _, _ = await table_for_two(one)
            read = other.store.table
            heard = asyncio.Event()
            hear = other._tables._heard

            def note(table_id: str | None) -> None:
                hear(table_id)
                heard.set()

            assert other._tables._listener is not None
            monkeypatch.setattr(other._tables._listener, "_heard", note)

            async def overtaken(table_id: str, since: int = 0) -> object:
                found = await read(table_id, since)
                if not live.entries:
                    await act(one, live)
                    await heard.wait()
                return found

            monkeypatch.setattr(other.store, "table", overtaken)
            twin = await found(other, live.id)
            assert twin.entries == live.entries
            assert len(twin.entries) == 1

    run_apart(story())


def test_both_can_act_at_once_and_neither_is_told_of_its_own_deeds(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_processes(address) as (one, other):
            for house in (one, other):
                await house._tables.processes.stop()  # it would also tell who looks on
            live, _, _ = await table_for_two(one)
            twin = await found(other, live.id)
            heard: list[str | None] = []
            hear = one._tables._heard

            def note(table_id: str | None) -> None:
                heard.append(table_id)
                hear(table_id)

            assert one._tables._listener is not None
            monkeypatch.setattr(one._tables._listener, "_heard", note)
            await act(one, live)
            await until(lambda: twin.outdated)
            await act(other, await found(other, live.id))
            await until(lambda: live.outdated)
            assert heard == [live.id]
            assert (await found(one, live.id)).entries == twin.entries

    run_apart(story())


def test_two_who_talk_at_the_same_time_are_both_heard(address: str) -> None:
    async def story() -> None:
        async with two_processes(address) as (one, other):
            live, _, _ = await table_for_two(one)
            twin = await found(other, live.id)
            await asyncio.gather(
                *(one.say(live, "Anna", 0, f"one {n}") for n in range(5)),
                *(other.say(twin, "Bruno", 1, f"other {n}") for n in range(5)),
            )
            kept = await one.store.table(live.id)
            assert kept is not None
            assert len(kept[3]) == 10

    run_apart(story())


def test_after_the_database_has_hung_up_it_listens_again_and_has_missed_nothing(address: str) -> None:
    async def story() -> None:
        async with two_processes(address) as (one, other):
            live, _, _ = await table_for_two(one)
            twin = await found(other, live.id)
            with other.watching(twin, Watcher(None)):
                async with one.store.engine.connect() as connection:
                    await connection.execute(
                        sa.text(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                            " WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
                            " AND datname = current_database()"
                        )
                    )
                await act(one, live)
                await until(lambda: twin.entries == live.entries)
                await act(one, live)
                await until(lambda: twin.entries == live.entries)

    run_apart(story())


def test_a_table_that_was_closed_elsewhere_takes_no_more_answers(address: str) -> None:
    async def story() -> None:
        async with two_processes(address) as (one, other):
            live, anna, _ = await table_for_two(one)
            twin = await found(other, live.id)
            await one.close_table(live, anna)
            with pytest.raises(Refused):
                await act(other, twin)
            kept = await one.store.table(live.id)
            assert kept is not None
            assert (kept[0].state, kept[2]) == ("closed", [])

    run_apart(story())


def test_a_move_at_one_server_reaches_the_pages_of_the_other(address: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=address) as one, serving(tmp_path, database=address) as other:
        body = {"game": "richelieu", "seats": [{"kind": "person"}] * 2, "options": {"start": 0}, "seed": 7}
        table = httpx.post(f"{one.address}/api/tables", json=body, timeout=PATIENCE).json()
        page = other.address.replace("http", "ws") + f"/table/{table['table']}/live"
        with connect(page) as live:
            assert read_message(live.recv(timeout=PATIENCE))[0]["number"] == 0
            token = {"authorization": f"Bearer {table['seats'][0]['token']}"}
            answer = {"asked_at": 0, "option": 0}
            path = f"{one.address}/api/tables/{table['table']}/answer"
            assert httpx.post(path, json=answer, headers=token, timeout=PATIENCE).status_code == 200
            assert read_message(live.recv(timeout=PATIENCE))[0]["number"] == 1
