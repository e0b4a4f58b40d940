"""A token is looked up in the database once; a new name is seen everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from camerlengo.server.ids import digest
from camerlengo.server.people import People
from camerlengo.server.rows import Person
from camerlengo.server.store import Store
from tests.server.helpers import open_house, open_store, run_apart, until
from tests.server.postgresql import Server

ANNA, BRUNO, CARLA = "a" * 22, "b" * 22, "c" * 22


class Counting:
    """How often a store is asked for a person."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        read = store.person

        async def counted(key: str) -> Person | None:
            self.asked.append(key)
            return await read(key)

        monkeypatch.setattr(store, "person", counted)


def test_a_person_is_looked_up_once_and_an_unknown_token_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        await People(store).welcome(ANNA, "Anna")
        counting, people = Counting(store, monkeypatch), People(store)
        first = await people.find(ANNA)
        assert first is not None
        assert first.name == "Anna"
        assert await people.find(ANNA) is first
        assert counting.asked == [digest(ANNA)]
        assert await people.find(BRUNO) is None
        assert await people.find(BRUNO) is None
        assert counting.asked == [digest(ANNA), digest(BRUNO), digest(BRUNO)]
        assert ANNA not in repr(vars(people)), "the secret itself is kept nowhere"
        await people.welcome(ANNA, "Annette")
        assert first.name == "Annette"
        await store.close()

    run_apart(story())


def test_those_not_seen_for_longest_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        people = People(store, most=2)
        for secret in (ANNA, BRUNO):
            await people.welcome(secret, "")
        await people.find(ANNA)
        await people.welcome(CARLA, "")
        counting = Counting(store, monkeypatch)
        for secret in (ANNA, CARLA, BRUNO):
            assert await people.find(secret) is not None
        assert counting.asked == [digest(BRUNO)]
        await store.close()

    run_apart(story())


def test_who_was_renamed_while_being_looked_up_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        known = await People(store).welcome(ANNA, "Anna")
        people, read = People(store), store.person

        async def overtaken(key: str) -> Person | None:
            found = await read(key)
            await store.rename_person(known.id, "Annette")
            people.renamed(known.id)
            monkeypatch.undo()
            return found

        monkeypatch.setattr(store, "person", overtaken)
        await people.find(ANNA)
        again = await people.find(ANNA)
        assert again is not None
        assert again.name == "Annette"
        await store.close()

    run_apart(story())


def test_a_new_name_is_seen_at_another_process(postgresql: Server) -> None:
    async def story() -> None:
        address = postgresql.empty_database()
        async with open_house(address) as one, open_house(address) as other:
            await one.welcome(ANNA, "Anna")
            await one.welcome(BRUNO, "Bruno")
            for secret in (ANNA, BRUNO):
                assert await other.person(secret) is not None
            await one.welcome(ANNA, "Annette")
            await until(lambda: len(other._people._known) == 1)
            found = await other.person(ANNA)
            assert found is not None
            assert found.name == "Annette"
            assert other._tables._listener is not None
            other._tables._listener._renamed(None)  # after a silence nobody knows what was missed
            assert not other._people._known

    run_apart(story())
