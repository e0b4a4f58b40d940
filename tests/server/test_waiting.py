"""A table with open seats waits for its players; one deal is made from the key and everybody's nonce."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from camerlengo.core.chance import Dealt, with_nonces
from camerlengo.core.errors import SetupError
from camerlengo.core.record import Record
from camerlengo.server import schema
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.refusals import Refused
from camerlengo.server.rows import Person, SeatRow
from camerlengo.server.setup import NewSeat, committed, deal, new_row
from camerlengo.table import Table
from tests.server.helpers import (
    act,
    open_house,
    open_store,
    play_out,
    run_apart,
    settled,
    take_back_migrations,
    until,
)
from tests.server.postgresql import Server

NONCES = ("0a" * 16, "1b" * 16, "2c" * 16)
Story = Callable[[House], Awaitable[None]]


def run(story: Story, tmp_path: Path) -> None:
    async def whole() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            await story(house)

    run_apart(whole())


async def people(house: House) -> list[Person]:
    return [await house.welcome(name[0] * 22, name) for name in ("Anna", "Bruno", "Carla")]


async def waiting_table(house: House, open_seats: int = 2, **more: object) -> tuple[LiveTable, list[Person]]:
    guests = await people(house)
    seats = [NewSeat("me", "Anna", nonce=NONCES[0]), *[NewSeat("open")] * open_seats]
    live = await house.create("richelieu", seats, guests[0], {"start": 0}, **more)  # type: ignore[arg-type]
    return live, guests


def key_of(live: LiveTable) -> str:
    chance = Record.from_json(live.row.setup.encode()).chance
    assert isinstance(chance, Dealt)
    return chance.key


async def refusal(work: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await work
    for language in ("en", "it", "fr"):
        assert caught.value.text.say(language)
    return caught.value.code


# --- the deal --------------------------------------------------------------------------------------


def test_the_last_to_sit_down_starts_the_game(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, (_, bruno, carla) = await waiting_table(house)
            published, key = live.commitment, key_of(live)
            assert (live.row.state, live.dealt, live.number) == ("waiting", False, -1)
            watcher = Watcher(None)
            with house.watching(live, watcher):
                await house.take_seat(live, 2, carla, "Carla", NONCES[2])
                assert watcher.changed.is_set()
                watcher.changed.clear()
                assert (live.waiting, live.free_seats()) == (True, [1])
                await house.take_seat(live, 1, bruno, "Bruno", NONCES[1])
                assert watcher.changed.is_set()
            assert (live.row.state, live.number, live.table.names) == (
                "playing",
                0,
                ("Anna", "Bruno", "Carla"),
            )
            assert live.table.chance == Dealt(key, NONCES)
            assert live.table.commitment == live.commitment == published == live.record().commits_to()
            await act(house, live)
            view = live.table.view(0)
        async with open_house(database) as house:  # the deal is kept
            again = await house.find(live.id)
            assert again is not None
            assert again.table.chance == Dealt(key, NONCES)
            assert again.table.view(0) == view

    run_apart(story())


def test_nonces_are_by_seat_whoever_comes_first(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        dealt = []
        for order in ((1, 2), (2, 1)):
            live, guests = await waiting_table(house)
            for seat in order:
                await house.take_seat(live, seat, guests[seat], "", NONCES[seat])
            assert isinstance(live.table.chance, Dealt)
            dealt.append(live.table.chance.nonces)
        assert dealt == [NONCES, NONCES]

    run(story, tmp_path)


def test_who_adds_nothing_leaves_a_gap_and_nobodys_nonces_are_none(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, (_, bruno, _) = await waiting_table(house, 1)
        await house.take_seat(live, 1, bruno, "Bruno")
        assert isinstance(live.table.chance, Dealt)
        assert live.table.chance.nonces == (NONCES[0], "")
        assert with_nonces(live.table.chance, ["", ""]) == Dealt(live.table.chance.key)

    run(story, tmp_path)


def test_without_open_seats_the_nonce_of_the_host_counts_at_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (anna, *_) = await people(house)
        me = NewSeat("me", "Anna", nonce=NONCES[0])
        for other in (NewSeat("hot", "Bruno"), NewSeat("bot", bot="random")):
            live = await house.create("richelieu", [me, other], anna, {"start": 0})
            assert live.playing
            assert isinstance(live.table.chance, Dealt)
            assert live.table.chance.nonces == (NONCES[0], "")
            assert live.commitment == live.record().commits_to()

    run(story, tmp_path)


def test_a_chosen_seed_deals_at_once_and_takes_no_nonce(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, (_, bruno, _) = await waiting_table(house, 1, seed=5)
        assert live.playing
        assert live.commitment is None
        await house.take_seat(live, 1, bruno, "Bruno", NONCES[1])
        assert [row.nonce for row in live.seats] == ["", ""]

    run(story, tmp_path)


@pytest.mark.parametrize("nonce", ["xyz", "0" * 65, "0x12", "ä"])
def test_a_bad_nonce_is_refused_before_anything_is_written(nonce: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno, _ = await people(house)
        bad = [NewSeat("me", "Anna", nonce=nonce), NewSeat("open")]
        assert await refusal(house.create("richelieu", bad, anna)) == "nonce"
        assert await house.store.tables_of(anna.id, 5) == []
        live, _ = await waiting_table(house, 1)
        assert await refusal(house.take_seat(live, 1, bruno, "Bruno", nonce)) == "nonce"
        assert live.waiting
        await house.take_seat(live, 1, bruno, "Bruno", "ABCDEF")
        assert live.seats[1].nonce == "abcdef"

    run(story, tmp_path)


def test_a_set_up_that_cannot_be_dealt_is_refused_when_it_is_made(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (anna, *_) = await people(house)
        for seats, options in (
            ([NewSeat("me"), *[NewSeat("open")] * 7], {}),
            ([NewSeat("me"), NewSeat("open")], {"x": 1}),
        ):
            with pytest.raises(SetupError):
                await house.create("richelieu", seats, anna, options)

    run(story, tmp_path)


# --- bots for open seats -----------------------------------------------------------------------------


def test_the_host_fills_the_open_seats_with_bots_and_they_begin(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno, _ = await people(house)
        seats = [NewSeat("open"), NewSeat("open"), NewSeat("me", "Anna", nonce=NONCES[0])]
        live = await house.create("richelieu", seats, anna, {"start": 0})
        assert await refusal(house.fill_with_bots(live, bruno, "random")) == "not_owner"
        with pytest.raises(SetupError):
            await house.fill_with_bots(live, anna, "nobody")
        await house.take_seat(live, 1, bruno, "Bruno", NONCES[1])
        await house.fill_with_bots(live, anna, "random")
        await settled(live)
        assert [row.bot for row in live.seats] == ["random", None, None]
        assert isinstance(live.table.chance, Dealt)
        assert live.table.chance.nonces == ("", NONCES[1], NONCES[0])
        assert live.table.waiting_for == (1,)
        assert live.entries
        assert await refusal(house.fill_with_bots(live, anna, "random")) == "not_waiting"

    run(story, tmp_path)


def test_bots_begin_after_a_restart_too(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"

    async def story() -> None:
        async with open_house(url, pause=60.0) as house:
            (anna, *_) = await people(house)
            live = await house.create("richelieu", [NewSeat("open"), NewSeat("open")], anna)
            await house.fill_with_bots(live, anna, "random")
            assert not live.entries
            assert await house.store.tables_due() == [live.id]
        async with open_house(url) as house:
            again = await house.find(live.id)
            assert again is not None
            await settled(again)
            assert again.over

    run_apart(story())


# --- nothing is there before the deal ------------------------------------------------------------------


def test_nothing_can_be_done_in_a_game_that_is_not_dealt(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, (anna, *_) = await waiting_table(house, hints=True)
        for work in (
            house.answer(live, 0, 0, 0),
            house.undo(live, 0),
            house.request_undo(live, 0),
            house.reply_to_request(live, 0, 0, accept=True),
            house.set_preferences(live, 0, {"stops": "never"}),
            house.rematch(live, anna),
        ):
            assert await refusal(work) == "not_dealt"
        looks: list[Callable[[], object]] = [
            lambda: live.table,
            lambda: live.journal,
            live.record,
            lambda: live.asked_at,
            lambda: house.ask_hint(live, 0, 0),
            lambda: house.analyse(live),
            lambda: house.must_have_ended(live),
        ]
        for look in looks:
            with pytest.raises(Refused) as caught:
                look()
            assert caught.value.code == "not_dealt"
        assert (live.ended, live.over, live.request, live.next_move(), live.entries) == (
            False,
            False,
            None,
            None,
            (),
        )
        assert await house.store.tables_due() == []
        await house.say(live, "Anna", 0, "Soon!")
        await house.say(live, "Zoe", None, "May I?")  # nothing is secret yet: all talk at the table
        assert [line.channel for line in live.chat] == ["table", "table"]

    run(story, tmp_path)


def test_a_table_that_waits_comes_back_waiting(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, _ = await waiting_table(house)
            await house.say(live, "Anna", 0, "Soon!")
        async with open_house(database) as house:
            again = await house.find(live.id)
            assert again is not None
            assert (again.waiting, again.dealt, again.free_seats()) == (True, False, [1, 2])
            assert again.chat[0].text == "Soon!"
            assert again.commitment == live.commitment

    run_apart(story())


def test_a_table_closed_before_the_deal_never_has_a_game(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, (anna, bruno, _) = await waiting_table(house)
            assert await refusal(house.close_table(live, bruno)) == "not_owner"
            await house.close_table(live, anna)
            assert (live.row.state, live.dealt, live.ended) == ("cancelled", False, False)
            assert await refusal(house.take_seat(live, 1, bruno, "Bruno")) == "cancelled"
            assert await refusal(house.fill_with_bots(live, anna, "random")) == "not_waiting"
            assert await refusal(house.close_table(live, anna)) == "not_playing"
            assert await refusal(house.answer(live, 0, 0, 0)) == "cancelled"
            assert await refusal(house.rematch(live, anna)) == "cancelled"
        async with open_house(database) as house:
            again = await house.find(live.id)
            assert again is not None
            with pytest.raises(Refused, match="closed before the deal"):
                again.record()

    run_apart(story())


def test_a_closed_game_still_shows_its_record(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, (anna, bruno, _) = await waiting_table(house, 1)
        await house.take_seat(live, 1, bruno, "Bruno", NONCES[1])
        await house.close_table(live, anna)
        assert (live.row.state, live.ended) == ("closed", True)
        house.must_have_ended(live)
        assert live.record().chance == Dealt(key_of(live), NONCES[:2])

    run(story, tmp_path)


def test_a_rematch_deals_at_once_with_the_nonce_of_who_asks(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, (anna, bruno, _) = await waiting_table(house, 1)
        await house.take_seat(live, 1, bruno, "Bruno", NONCES[1])
        await play_out(house, live)
        assert await refusal(house.rematch(live, anna, nonce="no")) == "nonce"
        again = await house.rematch(live, bruno, nonce=NONCES[2])
        assert again.playing
        assert [row.name for row in again.seats] == ["Bruno", "Anna"]
        assert isinstance(again.table.chance, Dealt)
        assert again.table.chance.nonces == (NONCES[2], "")

    run(story, tmp_path)


# --- others at the same moment ---------------------------------------------------------------------------


def test_two_who_sit_down_at_once_give_one_deal_with_both_nonces(database: str) -> None:
    """In one process, and in two on one database."""

    async def story() -> None:
        async with open_house(database) as one, open_house(database) as other:
            for second in (one, other):
                live, (_, bruno, carla) = await waiting_table(one)
                twin = await second.find(live.id)
                assert twin is not None
                await asyncio.gather(
                    one.take_seat(live, 1, bruno, "Bruno", NONCES[1]),
                    second.take_seat(twin, 2, carla, "Carla", NONCES[2]),
                )
                found = await one.store.table(live.id)
                assert found is not None
                assert found[0].state == "playing"
                chance = Record.from_json(found[0].setup.encode()).chance
                assert chance == Dealt(key_of(live), NONCES)

    run_apart(story())


def test_processes_race_for_the_last_seats_and_one_of_them_deals(postgresql: Server) -> None:
    """Each transaction sees the seats that were taken before it, however they overlap."""

    async def story() -> None:
        database = postgresql.empty_database()
        stores = [await open_store(database) for _ in range(5)]
        dealt: list[str] = []

        def dealing(setup: str, seats: object) -> tuple[str, bool]:
            dealt.append(setup)
            return deal(setup, seats)  # type: ignore[arg-type]

        for _ in range(6):
            dealt.clear()
            table = committed(Table("q", 6))
            rows = [SeatRow(seat, "open", None, "", None) for seat in range(6)]
            row = new_row(table, rows, None, public=False)
            await stores[0].add_table(row, rows)
            tries = [
                stores[who % 5].sit_down(
                    row.id,
                    SeatRow(who % 6, "person", f"p{who}", f"P{who}", None, nonce=f"{who:02x}"),
                    dealing,
                )
                for who in range(12)
            ]
            results = await asyncio.gather(*tries)
            assert results.count(True) == 6
            assert len(dealt) == 1
            found = await stores[0].table(row.id)
            assert found is not None
            assert found[0].state == "playing"
            chance = Record.from_json(found[0].setup.encode()).chance
            assert isinstance(chance, Dealt)
            winners = [f"{who:02x}" for who in range(12) if results[who]]
            assert sorted(chance.nonces) == winners
            assert chance.nonces == tuple(seat.nonce for seat in found[1])
        for store in stores:
            await store.close()

    run_apart(story())


def test_the_page_at_another_process_hears_of_the_deal(postgresql: Server) -> None:
    async def story() -> None:
        database = postgresql.empty_database()
        async with open_house(database) as one, open_house(database) as other:
            live, (_, bruno, _) = await waiting_table(one, 1)
            twin = await other.find(live.id)
            assert twin is not None
            watcher = Watcher(None)
            with other.watching(twin, watcher):
                watcher.changed.clear()
                await one.take_seat(live, 1, bruno, "Bruno", NONCES[1])
                await until(lambda: twin.playing)
                assert watcher.changed.is_set()
            assert twin.table.view(0) == live.table.view(0)

    run_apart(story())


def test_one_person_gets_one_seat_and_a_seat_one_person(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, (_, bruno, carla) = await waiting_table(house)
            store = house.store
            sit = [SeatRow(1, "person", bruno.id, "B", None), SeatRow(2, "person", bruno.id, "B", None)]
            assert await store.sit_down(live.id, sit[0], deal)
            assert not await store.sit_down(live.id, sit[1], deal)
            assert not await store.sit_down(live.id, SeatRow(1, "person", carla.id, "C", None), deal)
            before = await store.table(live.id)
            assert before is not None
            assert [row.person for row in before[1]][1:] == [bruno.id, None]
            # what this process does not know of yet
            assert await refusal(house.take_seat(live, 1, carla, "Carla")) == "seat_taken"
            assert live.seats_of(bruno.id) == [1]

    run_apart(story())


def test_who_closes_a_table_that_was_dealt_meanwhile_sees_it_first(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as one, open_house(database) as other:
            live, (anna, bruno, _) = await waiting_table(one, 1)
            twin = await other.find(live.id)
            assert twin is not None
            await other.take_seat(twin, 1, bruno, "Bruno")
            live.outdated = False  # the news has not come yet
            assert await refusal(one.close_table(live, anna)) == "stale"
            assert live.playing

    run_apart(story())


# --- what was there before -------------------------------------------------------------------------------


def test_a_table_of_before_goes_on_with_its_open_seat(tmp_path: Path) -> None:
    """As earlier versions wrote it: dealt and played while a seat was open."""
    file = tmp_path / "house.sqlite"
    url = f"sqlite:///{file}"
    table = committed(Table("richelieu", 2, options={"start": 0}, names=["Anna", ""]))
    rows = [SeatRow(0, "person", "p1", "Anna", None), SeatRow(1, "open", None, "", None)]

    async def before() -> str:
        store = await open_store(url)
        row = new_row(table, rows, "p1", public=True, state="playing")
        await store.add_table(row, rows)
        await store.close()
        return row.id

    table_id = run_apart(before())
    take_back_migrations(file, "0005")

    async def now() -> None:
        async with open_house(url) as house:
            live = await house.find(table_id)
            assert live is not None
            assert live.playing
            assert live.table.chance == table.chance
            assert await house.store.tables_with_free_seats(5) == [table_id]
            await house.answer(live, 0, live.asked_at, live.table.questions[0].options[0])
            bruno = await house.welcome("b" * 22, "Bruno")
            await house.take_seat(live, 1, bruno, "Bruno", NONCES[1])
            assert live.table.chance == table.chance
            assert [row.nonce for row in live.seats] == ["", ""]
            assert live.table.names == ("Anna", "Bruno")
            await act(house, live)

    run_apart(now())


def test_lists_know_tables_that_wait(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, (anna, *_) = await waiting_table(house, public=True)
            hidden, _ = await waiting_table(house)
            assert await house.store.tables_with_free_seats(5) == [live.id]
            assert await house.store.tables_to_watch(5) == []
            assert set(await house.store.tables_of(anna.id, 5)) == {live.id, hidden.id}
            await house.close_table(live, anna)
            assert await house.store.tables_with_free_seats(5) == []
            async with house.store.engine.connect() as connection:
                states = await connection.execute(sa.select(schema.tables.c.state))
                assert sorted(states.scalars()) == ["cancelled", "waiting"]

    run_apart(story())
