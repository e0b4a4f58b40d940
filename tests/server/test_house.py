"""What people can do at the tables of the house."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from camerlengo import SetupError, Table, WrongAnswer
from camerlengo.core.box import Box, Deck
from camerlengo.core.chance import Seeded
from camerlengo.games import open_box
from camerlengo.server import setup
from camerlengo.server.house import House
from camerlengo.server.journal import JournalEntry
from camerlengo.server.live_table import Watcher
from camerlengo.server.refusals import Refused
from camerlengo.server.setup import NewSeat
from camerlengo.server.tables import IDLE
from camerlengo.server.workers import BotWorkers
from tests.server.helpers import (
    Clock,
    HereAndNow,
    act,
    open_house,
    open_store,
    play_out,
    run_apart,
    settled,
    table_for_two,
)

Story = Callable[[House], Awaitable[None]]


def run(story: Story, tmp_path: Path, pause: float = 0.0) -> None:
    async def whole() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", pause) as house:
            await story(house)

    run_apart(whole())


def test_an_answer_is_in_the_database_before_anybody_sees_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        order: list[str] = []
        append = house.store.append

        async def noted(
            table_id: str, number: int, entries: Sequence[JournalEntry], state: str, due: bool, asks: bool
        ) -> None:
            order.append("before" if not live.entries else "late")
            await append(table_id, number, entries, state, due, asks)
            order.append("written")

        monkeypatch.setattr(house.store, "append", noted)
        watcher = Watcher(None)
        with house.watching(live, watcher):
            await house.answer(live, 0, live.asked_at, 0)
            order.append("told" if watcher.changed.is_set() else "silent")
        assert order == ["before", "written", "told"]

    run(story, tmp_path)


def test_the_same_answer_twice_counts_once_and_another_one_is_stale(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        asked_at = live.asked_at
        await house.answer(live, 0, asked_at, 0)
        await house.answer(live, 0, asked_at, 0)
        assert len(live.entries) == 1
        with pytest.raises(Refused) as caught:
            await house.answer(live, 0, asked_at, 1)
        assert caught.value.code == "stale"
        assert len(live.entries) == 1

    run(story, tmp_path)


def test_a_wrong_answer_is_not_written(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        with pytest.raises(WrongAnswer):
            await house.answer(live, 0, live.asked_at, 77)
        with pytest.raises(WrongAnswer):
            await house.answer(live, 1, live.asked_at, 0)
        found = await house.store.table(live.id)
        assert found is not None
        assert found[2] == []

    run(story, tmp_path)


def test_a_table_comes_back_as_it_was_after_a_restart(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, anna, _ = await table_for_two(house)
            for _ in range(5):
                await act(house, live)
            await house.say(live, "Anna", 0, "wait for me")
            views = [live.table.view(seat).to_json() for seat in (None, 0, 1)]
        async with open_house(database) as house:
            again = await house.find(live.id)
            assert again is not None
            assert [again.table.view(seat).to_json() for seat in (None, 0, 1)] == views
            assert again.asked_at == live.asked_at
            assert again.chat[0].text == "wait for me"
            assert again.seats_of(anna.id) == [0]
            await act(house, again)

    run_apart(story())


def test_two_processes_at_one_table_do_not_lose_an_answer(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as one, open_house(database) as other:
            live, _, _ = await table_for_two(one)
            twin = await other.find(live.id)
            assert twin is not None
            await one.answer(live, 0, live.asked_at, 0)
            with pytest.raises(Refused) as caught:
                await other.answer(twin, 0, twin.asked_at, 1)
            assert caught.value.code == "stale"
            assert twin.entries == live.entries

    run_apart(story())


def test_undo_goes_back_in_the_journal_without_erasing_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        before = live.table.view(0)
        await house.answer(live, 0, live.asked_at, 0)
        old = live.asked_at
        await house.undo(live, 0, whole_turn=True)
        assert live.table.view(0) == before
        assert [entry.act for entry in live.entries] == ["answer", "back"]
        assert live.asked_at > old
        found = await house.store.table(live.id)
        assert found is not None
        assert found[2] == live.entries
        with pytest.raises(Refused, match="nothing to undo"):
            await house.undo(live, 0)

    run(story, tmp_path)


def test_undo_is_refused_with_the_reason_after_another_has_acted(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        await house.answer(live, 0, live.asked_at, 0)
        await house.answer(live, 0, live.asked_at, 49)
        await house.answer(live, 1, live.asked_at, 0)
        with pytest.raises(Refused) as caught:
            await house.undo(live, 0)
        assert "Bruno" in caught.value.text.say("it", live.table.names_in("it"))

    run(story, tmp_path)


def test_bots_play_by_themselves_until_a_person_is_asked(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.welcome("a" * 22, "Anna")
        seats = [NewSeat("bot", "", "greedy"), NewSeat("me", "Anna")]
        live = await house.create("richelieu", seats, anna, {"start": 0}, seed=3)
        await settled(live)
        assert live.table.waiting_for == (1,)
        assert live.entries

    run(story, tmp_path)


def test_bots_alone_play_to_the_end_and_the_state_is_kept(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        seats = [NewSeat("bot", "", "random"), NewSeat("bot", "", "random")]
        live = await house.create("richelieu", seats, None, seed=3)
        await settled(live)
        assert live.table.over
        found = await house.store.table(live.id)
        assert found is not None
        assert found[0].state == "over"

    run(story, tmp_path)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"

    async def story() -> None:
        async with open_house(url, pause=60.0) as house:
            seats = [NewSeat("bot", "", "random"), NewSeat("bot", "", "random")]
            live = await house.create("richelieu", seats, None, seed=3)
            assert not live.entries
        async with open_house(url) as house:
            again = await house.find(live.id)
            assert again is not None
            await settled(again)
            assert again.table.over

    run_apart(story())


def test_a_question_without_a_choice_is_answered_by_itself(tmp_path: Path) -> None:
    """It is asked only so that nobody learns from the silence; nobody should have to click it."""

    async def story(house: House) -> None:
        anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
        seen, turn = 0, 0
        live = await house.create("richelieu", [NewSeat("me", "Anna"), NewSeat("open")], anna, seed=1)
        await house.take_seat(live, 1, bruno, "Bruno")
        await settled(live)
        while live.playing:
            question = live.table.questions[0]
            assert len(question.options) > 1
            turn += 1
            before = len(live.entries)
            option = question.options[turn % len(question.options)]
            await house.answer(live, question.seat, live.asked_at, option)
            await settled(live)
            seen += len(live.entries) - before - 1
        assert seen > 0

    run(story, tmp_path)


def test_a_bot_decides_the_same_in_a_worker_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "new_id", lambda: "t" * 22)  # a bot's chance depends on it

    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, BotWorkers(), pause=0.0)
        seats = [NewSeat("bot", "", "greedy"), NewSeat("open")]
        live = await house.create("richelieu", seats, None, {"start": 0}, seed=3)
        await settled(live)
        assert live.table.waiting_for == (1,)
        async with open_house(f"sqlite:///{tmp_path / 'other.sqlite'}") as here:
            twin = await here.create("richelieu", seats, None, {"start": 0}, seed=3)
            await settled(twin)
        assert twin.entries == live.entries
        await house.close()
        await store.close()

    run_apart(story())


def test_spectators_talk_apart_while_the_game_runs(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        await house.say(live, "Anna", 0, "hello")
        await house.say(live, "Guest", None, "look at row 2")
        assert [line.channel for line in live.chat] == ["table", "gallery"]
        with pytest.raises(Refused):
            await house.say(live, "Anna", 0, "   ")
        with pytest.raises(Refused, match="up to 500"):
            await house.say(live, "Anna", 0, "x" * 501)

    run(story, tmp_path)


def test_a_seat_is_taken_once_and_only_while_it_is_open(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        carla = await house.welcome("c" * 22, "Carla")
        for seat in (0, 1, 5, -1):
            with pytest.raises(Refused) as caught:
                await house.take_seat(live, seat, carla, "Carla")
            assert caught.value.code == "seat_taken"

    run(story, tmp_path)


def test_one_device_for_two_shows_a_seat_only_to_whom_it_belongs(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.welcome("a" * 22, "Anna")
        seats = [NewSeat("me", "Anna"), NewSeat("hot", "Bruno")]
        live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7)
        assert house.shown_seat(live, anna.id) == 0  # she has just set the table up
        await house.answer(live, 0, live.asked_at, 0)
        assert house.shown_seat(live, anna.id) == 0
        await house.answer(live, 0, live.asked_at, 49)
        assert house.shown_seat(live, anna.id) is None
        await house.show_seat(live, anna.id, 1)
        assert house.shown_seat(live, anna.id) == 1
        with pytest.raises(Refused):
            await house.show_seat(live, "somebody", 1)

    run(story, tmp_path)


def test_who_has_no_choice_gets_the_device_in_hand_like_anybody_else(tmp_path: Path) -> None:
    """If the house answered before, the others at the device would learn that there was no choice."""

    async def story(house: House) -> None:
        anna = await house.welcome("a" * 22, "Anna")
        seats = [NewSeat("me", "Anna"), NewSeat("hot", "Bruno")]
        live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7)
        forced = 0
        while live.playing:
            (question,) = live.table.questions
            if house.shown_seat(live, anna.id) is None:
                assert live.seats_to_hand_over(anna.id) == [question.seat]
                before = len(live.entries)
                await settled(live)
                assert len(live.entries) == before
                await house.show_seat(live, anna.id, question.seat)
                forced += live.busy
                await settled(live)
            else:
                assert not live.answers_automatically(question)  # it was answered, and nobody was bothered
                option = question.options[0]
                await house.answer(live, question.seat, live.asked_at, option)
                await settled(live)
        assert forced

    run(story, tmp_path)


def test_a_rematch_moves_everybody_one_seat_further_and_happens_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, anna, bruno = await table_for_two(house)
        with pytest.raises(Refused, match="still in progress"):
            await house.rematch(live, anna)
        await play_out(house, live)
        again = await house.rematch(live, anna)
        assert (await house.rematch(live, bruno)).id == again.id
        assert again.seats_of(anna.id) == [1]
        assert again.seats_of(bruno.id) == [0]
        assert again.table.chance != live.table.chance
        with pytest.raises(Refused):
            await house.rematch(live, await house.welcome("c" * 22, "Carla"))

    run(story, tmp_path)


def test_a_rematch_seats_other_bots_where_that_is_wanted(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.welcome("a" * 22, "Anna")
        seats = [
            NewSeat("me", "Anna"),
            *(NewSeat("bot", "", bot) for bot in ("novice", "search-2", "bishop")),
        ]
        live = await house.create("richelieu", seats, anna, {"start": 0})
        await house.close_table(live, anna)
        for wrong, sentence in (
            (
                "bischop",
                "There is no bot called “bischop”. Choose one of: novice, curate, bishop, cardinal, pope",
            ),
            ("cheating-2", "There is no bot called “cheating-2”"),
            ("search-2001", "a whole number from 1 to 2000"),
        ):
            with pytest.raises(SetupError) as refusal:
                await house.rematch(live, anna, {1: "curate", 3: wrong})
            assert sentence in refusal.value.text.say("en")
        assert live.row.rematch is None
        again = await house.rematch(live, anna, {0: "greedy", 1: "curate", 2: "search-2"})
        assert [row.bot for row in again.seats] == ["curate", "search-2", "bishop", None]
        assert again.seats_of(anna.id) == [3]
        assert (await house.rematch(live, anna, {1: "novice"})).id == again.id
        kept = await house.store.table(again.id)
        assert kept is not None
        assert [row.bot for row in kept[1]] == ["curate", "search-2", "bishop", None]

    run(story, tmp_path)


def test_only_the_owner_closes_a_table_and_then_nothing_happens_any_more(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, anna, bruno = await table_for_two(house)
        with pytest.raises(Refused):
            await house.close_table(live, bruno)
        await house.close_table(live, anna)
        for attempt in (
            house.answer(live, 0, live.asked_at, 0),
            house.undo(live, 0),
            house.close_table(live, anna),
        ):
            with pytest.raises(Refused):
                await attempt

    run(story, tmp_path)


@pytest.mark.parametrize(
    "seats",
    [
        [NewSeat("me", "Anna")],
        [NewSeat("me", "Anna")] * 5,
        [NewSeat("me", "Anna"), NewSeat("bot", "", "cheater")],
        [NewSeat("me", "A" * 41), NewSeat("open")],
    ],
)
def test_a_table_that_cannot_be_is_refused_and_not_kept(seats: list[NewSeat], tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.welcome("a" * 22, "Anna")
        with pytest.raises(SetupError):
            await house.create("richelieu", seats, anna)
        assert await house.store.tables_of(anna.id, 10) == []

    run(story, tmp_path)


def test_tables_nobody_looks_at_leave_memory_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("camerlengo.server.tables.TABLES_IN_MEMORY", 3)

    async def story(house: House) -> None:
        anna = await house.welcome("a" * 22, "Anna")
        made = []
        for seed in range(6):
            live = await house.create("richelieu", [NewSeat("me", "Anna"), NewSeat("open")], anna, seed=seed)
            made.append(live.id)
        assert len(house._tables) <= 4
        first = await house.find(made[0])
        assert first is not None
        assert first.table.chance == Seeded(0)

    run(story, tmp_path)


def test_a_table_that_nobody_uses_leaves_memory_after_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, HereAndNow(), pause=0.0, clock=clock)
        left, asked, looked_at = [(await table_for_two(house))[0] for _ in range(3)]
        with house.watching(looked_at, Watcher(None)):
            clock.now = IDLE - 1
            house._tables.put_away()
            assert len(house._tables) == 3
            await house.find(asked.id)
            clock.now = IDLE
            house._tables.put_away()
            assert set(house._tables) == {asked.id, looked_at.id}
        clock.now += IDLE
        house._tables.put_away()
        assert set(house._tables) == set()
        table_id, view = left.id, left.table.view(0)
        assert await house.find(table_id) is left  # as long as anybody has it
        clock.now += IDLE
        house._tables.put_away()
        gone = weakref.ref(left)
        del left
        gc.collect()
        assert gone() is None
        again = await house.find(table_id)
        assert again is not None
        assert again.table.view(0) == view
        await house.close()
        await store.close()

    run_apart(story())


def test_a_table_that_was_found_but_not_yet_watched_has_no_double(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It leaves memory between being found and being watched; whoever comes next finds the same."""
    monkeypatch.setattr("camerlengo.server.tables.TABLES_IN_MEMORY", 1)

    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        found = await house.find(live.id)
        assert found is live
        for _ in range(3):
            await table_for_two(house)
        assert live.id not in house._tables
        watcher = Watcher(None)
        with house.watching(found, watcher):
            other = await house.find(live.id)
            assert other is not None
            await act(house, other)
            assert watcher.changed.is_set()
            assert len(found.entries) == 1

    run(story, tmp_path)


def test_an_old_answer_that_equals_a_later_one_is_stale_all_the_same(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        given: list[tuple[int, int, int]] = []
        while len(given) < 16:
            question = live.table.questions[0]
            given.append(
                (question.seat, live.asked_at, question.options[-len(given) % len(question.options)])
            )
            await house.answer(live, *given[-1])
            await settled(live)
        length, stale = len(live.entries), 0
        for seat, asked_at, option in given:
            for later, _, other in given:
                if (later, other) == (seat, option):  # the very same answer to the very same question
                    await house.answer(live, seat, asked_at, option)
                elif later == seat:
                    stale += 1
                    with pytest.raises(Refused) as caught:
                        await house.answer(live, seat, asked_at, other)
                    assert caught.value.code == "stale"
        for nowhere in (-1, 1_000):
            with pytest.raises(Refused):
                await house.answer(live, given[0][0], nowhere, given[0][2])
        assert stale > 20
        assert len(live.entries) == length

    run(story, tmp_path)


def test_a_repeated_sealed_choice_counts_once_and_a_changed_one_counts(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.welcome("a" * 22, "Anna")
        seats = [NewSeat("hot", name) for name in ("Anna", "Bruno", "Carla")]
        live = await house.create("habemus_papam", seats, anna, seed=7)
        while len(live.table.questions) < 2:
            await act(house, live)
        asked_at, question = live.asked_at, live.table.questions[0]
        begun = len(live.entries)
        one, other = question.options[:2]
        for option in (one, one, other, other):
            await house.answer(live, question.seat, asked_at, option)
        assert [entry.option for entry in live.entries[begun:]] == [one, other]
        while live.asked_at == asked_at:
            waiting = next(asked for asked in live.table.questions if asked.seat in live.table.waiting_for)
            await house.answer(live, waiting.seat, asked_at, waiting.options[0])
        ended = len(live.entries)
        await house.answer(live, question.seat, asked_at, other)
        with pytest.raises(Refused):
            await house.answer(live, question.seat, asked_at, one)  # it was changed before the others came
        assert len(live.entries) == ended

    run(story, tmp_path)


def test_whoever_sits_at_a_table_does_not_get_a_second_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.welcome("a" * 22, "Anna")
        seats = [NewSeat("me", "Anna"), NewSeat("open"), NewSeat("open")]
        live = await house.create("richelieu", seats, anna)
        with pytest.raises(Refused) as caught:
            await house.take_seat(live, 1, anna, "Anna")
        assert caught.value.code == "already_seated"
        assert live.free_seats() == [1, 2]

    run(story, tmp_path)


def test_two_who_ask_for_a_rematch_at_once_get_the_same_table_and_no_other_is_left(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as one, open_house(database) as other:
            live, anna, bruno = await table_for_two(one)
            await one.close_table(live, anna)
            twin = await other.find(live.id)
            assert twin is not None
            tables = await asyncio.gather(
                *(
                    house.rematch(table, person)
                    for house, table in ((one, live), (other, twin))
                    for person in (anna, bruno)
                )
            )
            assert len({table.id for table in tables}) == 1
            assert len(await one.store.tables_of(anna.id, 10)) == 2

    run_apart(story())


def big_deck(game: str, size: int) -> bytes:
    """A record with a deck of its own that is mostly a comment."""
    table = Table(game, seed=1)
    source = table.deck.source + "\n" + "# nothing but words\n" * (size // 20)
    return Table(game, seed=1, deck=table.box.read_deck(source)).record.to_json()


def test_a_record_with_a_huge_deck_is_refused_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = big_deck("richelieu", 100_000)

    async def story(house: House) -> None:
        box = open_box("richelieu")
        monkeypatch.setattr(type(box), "read_deck", lambda *_: pytest.fail("it was read"))
        with pytest.raises(Refused, match="60,000 characters"):
            await house.import_record(content)
        with pytest.raises(Refused, match="60,000 characters"):
            await house.create("richelieu", [NewSeat("open")] * 2, None, deck="#" * 60_001)

    run(story, tmp_path)


def test_reading_a_deck_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = big_deck("richelieu", 50_000)
    source = msgspec.json.decode(content)["deck"]
    readers: list[threading.Thread] = []

    async def story(house: House) -> None:
        box = open_box("richelieu")
        read = type(box).read_deck

        def noted(self: Box, source: str) -> Deck:
            readers.append(threading.current_thread())
            return read(self, source)

        monkeypatch.setattr(type(box), "read_deck", noted)
        live = await house.import_record(content)
        house._tables._here.clear()
        assert await house.find(live.id) is not None
        await house.create("richelieu", [NewSeat("open")] * 2, None, deck=source)
        assert len(readers) >= 3
        assert threading.current_thread() not in readers

    run(story, tmp_path)


def test_an_address_that_is_none_is_not_looked_up(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            for nonsense in ("\x00", "a b", "x" * 33, "", "é"):
                assert await house.find(nonsense) is None
                assert await house.find_by_invite(nonsense) is None

    run_apart(story())


def test_a_table_where_bots_have_played_leaves_memory_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("camerlengo.server.tables.TABLES_IN_MEMORY", 2)

    async def story(house: House) -> None:
        for seed in range(6):
            live = await house.create(
                "richelieu", [NewSeat("bot", "", "random"), NewSeat("open")], None, seed=seed
            )
            await settled(live)
        assert len(house._tables) <= 3

    run(story, tmp_path)


def test_a_record_with_padded_names_fits_the_database(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            record = Table("richelieu", seed=1, names=["Anna", "Bruno"]).record
            padded = msgspec.structs.replace(record, seats=("Anna" + " " * 500, "Bruno"))
            live = await house.import_record(padded.to_json())
            assert [seat.name for seat in live.seats] == ["Anna", "Bruno"]

    run_apart(story())
