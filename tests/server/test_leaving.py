"""Somebody leaves: a bot takes over the seat, the others are told, and the journal records it."""

from __future__ import annotations

import pytest

from camerlengo.core.texts import LANGUAGES
from camerlengo.server.house import House
from camerlengo.server.journal import JournalEntry
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.refusals import Refused
from camerlengo.server.rows import Person
from camerlengo.server.setup import USUAL_BOT, NewSeat
from tests.server.helpers import act, open_house, play_out, run_apart, settled, table_for_two


def notes(live: LiveTable, language: str = "en") -> list[str]:
    return [note.say(language) for note in live.table.notes]


def test_a_bot_takes_over_and_the_others_are_told(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, anna, bruno = await table_for_two(house)
            await act(house, live)
            watcher = Watcher(anna.id)
            with house.watching(live, watcher):
                watcher.changed.clear()
                await house.leave(live, bruno, 1)
                assert watcher.changed.is_set()
            await settled(live)
            assert (live.seats[1].kind, live.seats[1].bot, live.seats[1].name) == ("bot", USUAL_BOT, "Bruno")
            assert live.seats_of(bruno.id) == []
            assert JournalEntry(1, "leave", 0) in live.entries
            for language in LANGUAGES:
                assert "Bruno" in notes(live, language)[0]
            assert live.table.waiting_for == (0,)  # the bot plays on at once
            with pytest.raises(Refused, match="seat"):
                await house.leave(live, bruno, 1)
            kept = live.entries
        async with open_house(database) as house:
            again = await house.find(live.id)
            assert again is not None
            assert (again.seats[1].kind, again.entries[: len(kept)]) == ("bot", kept)
            assert len(notes(again)) == 1

    run_apart(story())


def test_a_game_ends_when_only_bots_would_be_left(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, anna, bruno = await table_for_two(house)
            await house.leave(live, anna, 0)  # the host may leave, too
            await settled(live)
            assert live.playing
            await house.leave(live, bruno, 1)
            assert (live.row.state, live.seats[1].kind) == ("closed", "person")
            with pytest.raises(Refused, match="over"):
                await house.leave(live, bruno, 1)

    run_apart(story())


def test_an_open_request_lapses(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, _, bruno = await table_for_two(house)
            for _ in range(4):
                await act(house, live)
            asking = next(seat for seat in (0, 1) if live.why_no_request(seat) is None)
            await house.request_undo(live, asking)
            assert live.request is not None
            await house.leave(live, bruno, 1)
            assert live.request is None

    run_apart(story())


def test_a_seat_of_a_table_that_waits_is_open_again(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, bruno = await waiting_for_one_more(house)
            await house.leave(live, bruno, 1)
            assert (live.waiting, live.free_seats()) == (True, [1, 2])
            carla = await house.welcome("c" * 22, "Carla")
            await house.take_seat(live, 1, carla, "Carla")
            await house.take_seat(live, 2, bruno, "Bruno")
            assert live.playing
            assert [row.name for row in live.seats] == ["Anna", "Carla", "Bruno"]

    run_apart(story())


def test_who_shares_a_device_leaves_alone(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            anna = await house.welcome("a" * 22, "Anna")
            seats = [NewSeat("me", "Anna"), NewSeat("hot", "Bruno"), NewSeat("hot", "Carla")]
            live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7)
            await house.show_seat(live, anna.id, 1)
            await house.leave(live, anna, 1)
            await settled(live)
            assert live.seats_of(anna.id) == [0, 2]
            assert live.playing

    run_apart(story())


async def rematch_after_leaving(house: House) -> tuple[LiveTable, Person]:
    """The table of Anna's rematch, after a game that Bruno has left."""
    live, anna, bruno = await table_for_two(house)
    await house.leave(live, bruno, 1)
    await play_out(house, live)
    return await house.rematch(live, anna), bruno


def test_the_bot_in_a_rematch_has_not_the_name_of_who_left(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            again, _ = await rematch_after_leaving(house)
            assert sorted((row.kind, row.name) for row in again.seats) == [("bot", ""), ("person", "Anna")]

    run_apart(story())


async def waiting_for_one_more(house: House) -> tuple[LiveTable, Person]:
    anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
    seats = [NewSeat("me", "Anna"), NewSeat("open"), NewSeat("open")]
    live = await house.create("richelieu", seats, anna)
    await house.take_seat(live, 1, bruno, "Bruno")
    return live, bruno


def test_who_has_left_returns_once(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, anna, bruno = await table_for_two(house)
            await house.leave(live, bruno, 1)
            await settled(live)
            assert (live.may_return(bruno.id), live.may_return(anna.id)) == ([1], [])
            with pytest.raises(Refused, match="return"):
                await house.come_back(live, anna)
            assert live.id in await house.store.tables_of(bruno.id, 10)
        async with open_house(database) as house:  # a restart forgets nothing
            found = await house.find(live.id)
            assert found is not None
            live = found
            watcher = Watcher(anna.id)
            with house.watching(live, watcher):
                await settled(live)
                watcher.changed.clear()
                await house.come_back(live, bruno)
                assert watcher.changed.is_set()
            row = live.seats[1]
            assert (row.kind, row.person, row.bot, row.name) == ("person", bruno.id, None, "Bruno")
            assert JournalEntry(1, "return", 0) in live.entries
            for language in LANGUAGES:
                assert "Bruno" in notes(live, language)[1]
            await act(house, live)
            await house.leave(live, bruno, 1)
            assert live.may_return(bruno.id) == []
            with pytest.raises(Refused, match="return once"):
                await house.come_back(live, bruno, 1)
        async with open_house(database) as house:
            again = await house.find(live.id)
            assert again is not None
            assert again.may_return(bruno.id) == []

    run_apart(story())


def test_nobody_returns_to_another_seat_or_a_game_that_has_ended(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
            seats = [NewSeat("me", "Anna"), NewSeat("open"), NewSeat("open")]
            live = await house.create("richelieu", seats, anna, seed=7)  # begins with open seats
            await house.take_seat(live, 1, bruno, "Bruno")
            await house.leave(live, bruno, 1)
            with pytest.raises(Refused, match="another seat"):  # or Bruno would know the discs of both
                await house.take_seat(live, 2, bruno, "Bruno")
            with pytest.raises(Refused, match="return"):
                await house.come_back(live, bruno, 2)
            await house.close_table(live, anna)
            assert live.may_return(bruno.id) == []
            with pytest.raises(Refused, match="over"):
                await house.come_back(live, bruno, 1)

    run_apart(story())


def test_an_open_request_waits_for_who_returns_too(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
            carla = await house.welcome("c" * 22, "Carla")
            seats = [NewSeat("me", "Anna"), NewSeat("open"), NewSeat("open")]
            live = await house.create("richelieu", seats, anna, {"start": 0})
            await house.take_seat(live, 1, bruno, "Bruno")
            await house.take_seat(live, 2, carla, "Carla")
            await house.leave(live, carla, 2)
            while live.why_no_request(0) is not None:
                await act(house, live)
                await settled(live)
            await house.request_undo(live, 0)
            request = live.request
            assert request is not None
            assert live.undecided(request) == [1]
            await house.come_back(live, carla)
            assert live.request == request
            assert live.undecided(request) == [1, 2]
            await house.reply_to_request(live, 1, request.number, accept=True)
            assert live.request is not None
            await house.reply_to_request(live, 2, request.number, accept=True)
            assert live.request is None

    run_apart(story())


def test_the_rematch_keeps_no_seat_for_who_has_left(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            again, bruno = await rematch_after_leaving(house)
            assert again.may_return(bruno.id) == []
            assert again.id not in await house.store.tables_of(bruno.id, 10)

    run_apart(story())
