"""What an attacker may gather beside the pages: ids, headers, sizes, refusals, the order of messages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import httpx
import pytest

import camerlengo
from camerlengo.core import Rng
from camerlengo.server.ids import new_id, new_secret
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.setup import NewSeat
from camerlengo.web.visitor import PERSON_COOKIE
from tests.contract.setups import in_another_world
from tests.server.helpers import A_WHILE, open_house, run_apart
from tests.web.serving import Serving
from tests.web.test_api import as_seat, new_table

AN_ID = re.compile(r"[\w-]{22}", re.ASCII)  # 128 bits


# --- ids -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [new_id, new_secret])
def test_an_id_is_128_bits_of_chance(make: type[str]) -> None:
    ids = [make() for _ in range(400)]
    assert all(AN_ID.fullmatch(one) for one in ids)
    for place in range(21):  # the last of the 22 characters holds two bits only
        assert len({one[place] for one in ids}) > 48
    assert len(set(ids)) == len(ids)


def test_nothing_that_must_not_be_guessed_comes_from_a_weak_generator() -> None:
    """Neither `random` nor `uuid` is used where ids, tokens, keys and pauses are made."""
    package = Path(camerlengo.__file__).parent
    found = set()
    for folder in ("core", "server", "web"):
        for file in sorted((package / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text())):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                if {"random", "uuid"} & set(names):
                    found.add(file.relative_to(package).as_posix())
    assert found == set()


def test_what_is_public_of_two_tables_alike_has_nothing_in_common(
    api: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same request twice: ids, tokens and commitments are drawn anew, and no id is in another."""
    monkeypatch.undo()  # of all tests this one wants real ids and keys
    seen: list[str] = []
    for _ in range(2):
        table = new_table(api, seed=None)
        state = api.get(f"/tables/{table['table']}", headers=as_seat(table, 0)).json()
        tokens = [seat["token"] for seat in table["seats"]]
        assert all(AN_ID.fullmatch(one) for one in (table["table"], table["invite"], *tokens))
        seen += [table["table"], table["invite"], *tokens, state["deal"]["commitment"]]
    assert len(set(seen)) == len(seen)
    assert not any(one in other for one in seen for other in seen if one is not other)


# --- headers and sizes ------------------------------------------------------------------------------


def answers_at(server: Serving, table: dict[str, object], headers: dict[str, str]) -> list[object]:
    """Everything that comes back for one reader, headers included: also how long it is."""
    found: list[object] = []
    cookies = {PERSON_COOKIE: "s" * 22}  # a new one would bring a new token for forms
    with httpx.Client(base_url=server.address, headers=headers, cookies=cookies) as client:
        address = f"/api/tables/{table['table']}"
        paths = [address + part for part in ("", "/view", "/log", "/record", "/wait")]
        for path in (*paths, f"/table/{table['table']}"):
            response = client.get(path)
            fields = {name: value for name, value in response.headers.items() if name != "date"}
            assert fields["cache-control"] == "no-store", path
            assert not {"etag", "last-modified"} & set(fields), path
            found.append((response.status_code, fields, response.text))
    return found


def test_no_header_and_no_size_depends_on_what_is_hidden(server: Serving, api: httpx.Client) -> None:
    seats = [{"kind": "person", "name": f"Person {seat}"} for seat in range(5)]
    table = new_table(api, game="q", seats=seats, options={}, seed=None)
    live = server.table_at(f"/tables/{table['table']}")
    truth = live.table.position
    for seat in (0, None):
        headers = {} if seat is None else as_seat(table, seat)
        before = answers_at(server, table, headers)
        for luck in (1, 2):
            guess = in_another_world(truth, -1 if seat is None else seat, Rng(luck))
            assert guess.view(1) != truth.view(1)
            live.table.position = guess
            assert answers_at(server, table, headers) == before
            live.table.position = truth


# --- messages ---------------------------------------------------------------------------------------


class Reader(Watcher):
    def __init__(self, person: str | None, told: list[Watcher]) -> None:
        super().__init__(person)
        self.told = told

    def notify(self) -> None:
        self.told.append(self)


def test_the_order_of_messages_does_not_tell_who_has_acted(tmp_path: Path) -> None:
    """Whoever has acted is told last. Among all others the order is always the same."""
    told: list[Watcher] = []

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            seats = [NewSeat("person", secret=f"{seat}" * 22) for seat in range(4)]
            live: LiveTable = await house.create("pontifex", seats, None)
            people = [*(row.person for row in live.seats), None, "stranger"]
            readers = [Reader(person, told) for person in people]
            live.watchers |= set(readers)
            orders = []
            for actor in (None, 0, 1, 2, 3):
                told.clear()
                live.changed(actor)
                assert len(told) == len(readers)
                orders.append([reader for reader in told if actor is None or reader is not readers[actor]])
            for actor, order in enumerate(orders[1:]):
                assert order == [reader for reader in orders[0] if reader is not readers[actor]]

    run_apart(story())


def test_nobody_gets_a_message_of_what_another_arranges_alone(tmp_path: Path) -> None:
    """Whether a seat passes by itself, and which seat a shared device shows, is that person's business."""
    told: list[Watcher] = []

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            anna = await house.welcome("a" * 22, "Anna")
            seats = [NewSeat("me"), NewSeat("hot"), NewSeat("person", secret="b" * 22)]
            house.autoplayer.wake = lambda live: None  # type: ignore[method-assign]
            live = await house.create("pontifex", seats, anna, seed=1)
            bruno = live.seats[2].person
            readers = {person: Reader(person, told) for person in (anna.id, bruno, None)}
            live.watchers |= set(readers.values())
            await house.set_preferences(live, 2, {"stops": "never"})
            assert told == [readers[bruno]]
            told.clear()
            await house.show_seat(live, anna.id, 1)
            assert told == [readers[anna.id]]
            told.clear()
            await house.store.set_preferences(
                live.id, 2, {"stops": "everything"}, due=False
            )  # by another process
            await house._tables.reload(live)
            assert live.seats[2].preferences == {"stops": "everything"}
            assert told == [readers[bruno]]
            told.clear()
            await house._tables.reload(live)
            assert told == []

    run_apart(story())
