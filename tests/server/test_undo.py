"""Undo is free until others are asked or something was revealed; after that the others decide."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from camerlengo import Table
from camerlengo.core import Rng
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.server.house import House, goes_on
from camerlengo.server.journal import Journal, JournalEntry
from camerlengo.server.live_table import BETWEEN_REQUESTS, LiveTable, Watcher
from camerlengo.server.refusals import Refused
from camerlengo.server.setup import NewSeat
from tests.server.helpers import (
    A_WHILE,
    act,
    act_for_all,
    open_house,
    open_store,
    play_out,
    played_at_random,
    run_apart,
    settled,
    table_for_two,
    until,
)
from tests.server.postgresql import Server
from tests.server.test_workers import Pondering

ANNA, BOT, BRUNO, CARLA = range(4)


def run(story: Callable[[House], Awaitable[None]], folder: Path) -> None:
    async def whole() -> None:
        async with open_house(f"sqlite:///{folder / 'house.sqlite'}") as house:
            await story(house)

    run_apart(whole())


async def new_table(house: House, others: str, seed: int) -> LiveTable:
    anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
    second = NewSeat("open") if others == "people" else NewSeat("bot", "", "random")
    seats = [NewSeat("me", "Anna"), second]
    live = await house.create("richelieu", seats, anna, seed=seed, practice=others == "practice")
    if others == "people":
        await house.take_seat(live, 1, bruno, "Bruno")
    return live


async def try_to_undo(house: House, live: LiveTable, seat: int, whole_turn: bool) -> int | None:
    """How many answers were undone; None if that was refused, as the page must have said before."""
    refusal = live.why_no_undo(seat)
    before, answers = len(live.entries), len(live.table.record.answers)
    if refusal is not None:
        with pytest.raises(Refused) as caught:
            await house.undo(live, seat, whole_turn)
        assert caught.value.text == text("server.refused.undo", reason=refusal)
        assert len(live.entries) == before
        return None
    await house.undo(live, seat, whole_turn)
    undone = answers - len(live.table.record.answers)
    assert live.entries[before:] == [JournalEntry(seat, "back", answers - undone)]
    await settled(live)
    assert live.table.waiting_for == (seat,)
    assert len(live.table.questions[0].options) > 1
    return undone


@pytest.mark.parametrize("others", ["people", "bots", "practice"])
@pytest.mark.parametrize("whole_turn", [False, True])
def test_after_undo_somebody_has_a_choice_and_the_page_said_whether_it_works(
    others: str, whole_turn: bool, tmp_path: Path
) -> None:
    async def story(house: House) -> None:
        chance, refused, called_back = Rng(5), 0, 0
        live = await new_table(house, others, seed=8)
        await settled(live)
        while live.playing:
            question = live.table.questions[0]
            option = question.options[chance.below(len(question.options))]
            before = len(live.entries)
            await house.answer(live, question.seat, live.asked_at, option)
            await settled(live)
            own = [entry for entry in live.entries[before:] if entry.seat == question.seat]
            by_bots = len(live.entries) - before - len(own) if others != "people" else 0
            if live.table.waiting_for and chance.below(3) == 0:
                undone = await try_to_undo(house, live, question.seat, whole_turn)
                refused += undone is None
                called_back += undone is not None and by_bots > 0
        assert refused > 0
        assert called_back == 0 or others == "practice"

    run(story, tmp_path)


def test_undo_is_one_act_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        live = await new_table(house, "people", 7)
        chance, seat, kept = Rng(7), 0, 0
        while len(live.entries) - kept < 2:
            question = live.table.questions[0]
            seat = question.seat
            await house.answer(
                live, seat, live.asked_at, question.options[chance.below(len(question.options))]
            )
            kept = live.undo_target(seat, True) if live.why_no_undo(seat) is None else len(live.entries)
        before = len(live.entries)
        calls = 0
        append = house.store.append

        async def counted(*arguments: object) -> None:
            nonlocal calls
            calls += 1
            await append(*arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(house.store, "append", counted)
        await house.undo(live, seat, whole_turn=True)
        assert calls == 1
        assert live.entries[before:] == [JournalEntry(seat, "back", kept)]
        assert live.table.opened == kept
        for reader in (None, 0, 1):
            assert said(live, reader) == [f"{live.table.names[seat]} undoes a move."]

    run(story, tmp_path)


def test_people_at_one_device_undo_until_it_is_handed_over(tmp_path: Path) -> None:
    """Only where nobody sits elsewhere: whoever does has seen the new position at once."""

    async def story(house: House) -> None:
        for elsewhere in ([], [NewSeat("person", "Dora", None, "d" * 22)]):
            anna = await house.welcome("a" * 22, "Anna")
            seats = [NewSeat("me", "Anna"), NewSeat("hot", "Bruno"), *elsewhere]
            live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7)
            await house.show_seat(live, anna.id, 0)
            for option in (0, 49):
                await house.answer(live, 0, live.asked_at, option)
            assert house.shown_seat(live, anna.id) is None  # the device must be passed on now
            if elsewhere:
                assert await refused(house.undo(live, 0)) == "undo"
                continue
            await house.undo(live, 0)
            await house.answer(live, 0, live.asked_at, 49)
            await house.show_seat(live, anna.id, 1)
            assert await refused(house.undo(live, 0)) == "undo"
            await request(house, live, 0)

    run(story, tmp_path)


def test_journals_of_earlier_versions_still_open() -> None:
    table = Table("richelieu", 2, 7, {"start": 0}, names=["Anna", "Bruno"])
    acts = [
        JournalEntry(0, "answer", 0),
        JournalEntry(0, "answer", 49),
        JournalEntry(0, "undo", 0),
        JournalEntry(0, "undo", 0),
    ]
    course = Journal(table).after(acts)
    assert course.table.record == table.record
    assert [line.say("en") for line in course.table.log(1)] == ["Anna undoes a move."] * 2


# --- bots -----------------------------------------------------------------------------------------


async def with_bot(house: House, *people: str) -> LiveTable:
    """Richelieu: Anna begins, then comes a bot, then the others."""
    anna = await house.welcome("a" * 22, "Anna")
    seats = [NewSeat("me", "Anna"), NewSeat("bot", "", "random"), *(NewSeat("open") for _ in people)]
    live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7)
    for seat, name in enumerate(people, start=2):
        await house.take_seat(live, seat, await house.welcome(name[0].lower() * 22, name), name)
    return live


async def after_a_turn(house: House, *people: str) -> LiveTable:
    """Anna and the bot have had their turns."""
    live = await with_bot(house, *people)
    await house.answer(live, ANNA, live.asked_at, 0)
    await house.answer(live, ANNA, live.asked_at, 49)
    await settled(live)
    assert live.table.waiting_for == (BRUNO,)
    return live


async def lead(house: House, live: LiveTable, wanted: str = "") -> int:
    """Takes an option that says so for whoever is waited for, also for a bot that only ponders.

    Rather one that reveals nothing.
    """
    seat = live.table.waiting_for[0]
    question = next(question for question in live.table.questions if question.seat == seat)
    fitting = [one for one in question.options if wanted in question.sentence(one)]
    option = min(fitting, key=question.is_final)
    await act_for_all(house, live, [(seat, option)])
    return seat


def test_alone_with_bots_a_turn_is_undone_until_one_of_them_has_acted(tmp_path: Path) -> None:
    """With another person at the table it is not: that one has seen it."""

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            for people in ((), ("Bruno",)):
                live = await with_bot(house, *people)
                await house.answer(live, ANNA, live.asked_at, 0)
                await house.answer(live, ANNA, live.asked_at, 49)
                assert live.table.waiting_for == (1,)
                if people:
                    assert live.why_no_undo(ANNA) == text("error.undo.asked")
                    continue
                await house.undo(live, ANNA)
                assert live.table.waiting_for == (ANNA,)
                await house.answer(live, ANNA, live.asked_at, 49)
                await lead(house, live)
                assert live.why_no_undo(ANNA) is not None

    run_apart(story())


def test_the_seizure_of_a_bot_cannot_be_probed(tmp_path: Path) -> None:
    """In Q it is the strongest sign of a faction, also where another person is asked already."""

    async def story() -> None:
        house = House(await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}"), Pondering(), pause=0.0)
        anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
        seats = [NewSeat("me", "Anna"), NewSeat("bot", "", "random"), NewSeat("open")]
        seats += [NewSeat("bot", "", "random")] * 2
        live = await house.create("q", seats, anna, seed=3)
        await house.take_seat(live, 2, bruno, "Bruno")
        while live.table.waiting_for != (0,) or live.table.questions[0].name != "act":
            await lead(house, live)
        seats_asked = []
        for wanted in ("Port", "Load", "Palazzo"):
            seats_asked.append(await lead(house, live, wanted))
        assert seats_asked == [0, 0, 1]
        assert "seized" in [live.table.box.events[event.kind].name for event in live.table.events(0)]
        refusal = live.why_no_undo(0)
        assert refusal is not None
        assert refusal.key == "error.undo.other"
        with pytest.raises(Refused) as caught:
            await house.undo(live, 0)
        assert caught.value.code == "undo"
        await house.close()
        await house.store.close()

    run_apart(story())


@pytest.mark.parametrize(
    "others",
    [[NewSeat("open")], [NewSeat("hot", "Bruno")], [NewSeat("person", "Bruno", None, "b" * 22)]],
)
def test_nobody_practises_where_others_sit_or_can_sit(others: list[NewSeat], tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.welcome("a" * 22, "Anna")
        bot = NewSeat("bot", "", "random")
        for seats in ([NewSeat("me", "Anna"), bot, *others], [bot, bot]):
            with pytest.raises(Refused) as caught:
                await house.create("richelieu", seats, anna, practice=True)
            assert caught.value.code == "practice"
            for language in LANGUAGES:
                assert "bot" in caught.value.text.say(language)
        assert await house.store.tables_of(anna.id, 10) == []

    run(story, tmp_path)


def test_whoever_practises_takes_back_what_a_bot_did_too(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}"), Pondering(), pause=0.0)
        for practice in (False, True):
            anna = await house.welcome("a" * 22, "Anna")
            seats = [NewSeat("me", "Anna"), NewSeat("bot", "", "random")]
            live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7, practice=practice)
            for asked in (ANNA, BOT):
                while live.table.waiting_for == (asked,):
                    await lead(house, live)
            if practice:
                await house.undo(live, ANNA, whole_turn=True)
                assert live.table.opened == 0
                assert said(live) == ["Anna undoes a move."]
            else:
                assert await refused(house.undo(live, ANNA, whole_turn=True)) == "undo"
        await house.close()
        await house.store.close()

    run_apart(story())


def test_practice_is_kept_by_the_table_and_by_the_one_after_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await new_table(house, "practice", 7)
        await settled(live)
        await play_out(house, live)
        found = await house.store.table(live.id)
        assert found is not None
        assert found[0].practice
        anna = await house.welcome("a" * 22, "Anna")
        assert (await house.rematch(live, anna)).row.practice
        assert not (await new_table(house, "bots", 7)).row.practice

    run(story, tmp_path)


# --- requests -------------------------------------------------------------------------------------


def said(live: LiveTable, reader: int | None = None) -> list[str]:
    return [line.say("en") for line in live.table.log(reader) if line.note]


async def request(house: House, live: LiveTable, seat: int) -> int:
    await house.request_undo(live, seat)
    assert live.request is not None
    return live.request.number


async def refused(attempt: Awaitable[None]) -> str:
    with pytest.raises(Refused) as caught:
        await attempt
    for language in LANGUAGES:
        assert "{" not in caught.value.text.say(language)
    return caught.value.code


def test_what_all_others_agree_to_is_taken_back_and_told(tmp_path: Path) -> None:
    """Also what a bot did, and what was revealed since."""

    async def story(house: House) -> None:
        live = await after_a_turn(house, "Bruno", "Carla")
        assert await refused(house.undo(live, ANNA)) == "undo"
        number = await request(house, live, ANNA)
        assert live.undecided(live.request) == [BRUNO, CARLA]  # type: ignore[arg-type]
        await house.reply_to_request(live, CARLA, number, accept=True)
        await house.reply_to_request(live, CARLA, number, accept=True)  # twice counts once
        assert live.undecided(live.request) == [BRUNO]  # type: ignore[arg-type]
        assert await refused(house.reply_to_request(live, ANNA, number, accept=True)) == "request_own"
        await house.reply_to_request(live, BRUNO, number, accept=True)
        assert live.request is None
        assert live.table.waiting_for == (ANNA,)
        assert live.table.record.answers == ((ANNA, 0),)  # the last choice was about the marker
        acts = [entry.act for entry in live.entries]
        assert acts[-4:] == ["ask", "accept", "accept", "back"]
        for reader in (None, ANNA, BOT, BRUNO, CARLA):
            assert said(live, reader) == [
                "Anna asks to undo their last move.",
                "Anna undoes a move.",
            ]
        await house.undo(live, ANNA)  # from there on it is her turn again
        assert live.table.opened == 0
        assert said(live)[-1] == "Anna undoes a move."

    run(story, tmp_path)


def test_after_no_the_same_seat_cannot_ask_again_at_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await after_a_turn(house, "Bruno")
        answers = live.table.record.answers
        number = await request(house, live, ANNA)
        await house.reply_to_request(live, BRUNO, number, accept=False)
        assert live.request is None
        assert live.table.record.answers == answers
        assert said(live) == [
            "Anna asks to undo their last move.",
            "Bruno doesn’t agree: nothing is undone.",
        ]
        assert await refused(house.reply_to_request(live, BRUNO, number, accept=True)) == "request_gone"
        left = 0
        while len(live.table.record.answers) < len(answers) + BETWEEN_REQUESTS:
            refusal = live.why_no_request(ANNA)
            assert refusal is not None
            assert refusal.code == "request_again"
            left = len(answers) + BETWEEN_REQUESTS - len(live.table.record.answers)
            assert f" {left} more answer" in refusal.text.say("en")
            await act(house, live, -1)
            await settled(live)
        assert left == 1 or BOT in [seat for seat, _ in live.table.record.answers[-left:]]
        while live.why_no_undo(ANNA) is None:
            await act(house, live, -1)
            await settled(live)
        await request(house, live, ANNA)

    run(story, tmp_path)


def test_a_request_lapses_when_the_game_goes_on_or_is_withdrawn(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await after_a_turn(house, "Bruno", "Carla")
        number = await request(house, live, ANNA)
        assert await refused(house.request_undo(live, BRUNO)) == "request_open"
        await house.reply_to_request(live, CARLA, number, accept=True)
        await act(house, live, -1)
        assert live.request is None
        assert await refused(house.reply_to_request(live, BRUNO, number, accept=True)) == "request_gone"
        while live.table.waiting_for == (BRUNO,):
            await act(house, live, -1)
        await act(house, live, -1)  # Carla
        number = await request(house, live, BRUNO)
        await house.reply_to_request(live, BRUNO, number, accept=False)
        assert live.request is None
        assert said(live)[-1] == "Bruno withdraws the request."

    run(story, tmp_path)


def test_who_may_undo_alone_or_has_nobody_to_ask_is_told_so(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        assert await refused(house.request_undo(live, 0)) == "undo"  # nothing yet
        await act(house, live)
        assert await refused(house.request_undo(live, 0)) == "request_free"
        alone = await new_table(house, "bots", 7)
        await settled(alone)
        while alone.why_no_undo(0) is None or not any(seat == 0 for seat, _ in alone.table.record.answers):
            await act(house, alone, -1)
            await settled(alone)
        assert await refused(house.request_undo(alone, 0)) == "request_nobody"
        await play_out(house, live)
        assert await refused(house.request_undo(live, 0)) == "not_playing"
        assert await refused(house.reply_to_request(live, 1, 0, accept=True)) == "not_playing"

    run(story, tmp_path)


def test_bots_wait_until_the_others_have_decided(tmp_path: Path) -> None:
    async def story() -> None:
        workers = Pondering()
        house = House(await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}"), workers, pause=0.0)
        live = await with_bot(house, "Bruno")
        while live.table.waiting_for != (BOT,) or BRUNO not in [entry.seat for entry in live.entries]:
            await lead(house, live)
        await until(lambda: workers.asked - workers.called_off == 1)
        number = await request(house, live, BRUNO)
        await until(lambda: not live.busy)
        assert workers.asked == workers.called_off
        assert live.next_move() is None
        assert await house.store.tables_due() == []
        await house.store.set_preferences(live.id, BRUNO, {}, goes_on(live.journal, live.seats))
        assert await house.store.tables_due() == []
        before = workers.asked
        await house.reply_to_request(live, ANNA, number, accept=False)
        await until(lambda: workers.asked > before)
        assert await house.store.tables_due() == [live.id]
        await house.close()
        await house.store.close()

    run_apart(story())


def test_a_request_survives_the_end_of_the_process(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with open_house(url) as house:
            live = await after_a_turn(house, "Bruno", "Carla")
            number = await request(house, live, ANNA)
            await house.reply_to_request(live, CARLA, number, accept=True)
        async with open_house(url) as house:
            again = await house.find(live.id)
            assert again is not None
            assert again.request == live.request
            assert said(again) == said(live)
            await house.reply_to_request(again, BRUNO, number, accept=True)
            assert again.table.waiting_for == (ANNA,)

    run_apart(story(f"sqlite:///{tmp_path / 'house.sqlite'}"))


def test_two_who_agree_at_two_processes_have_both_agreed(postgresql: Server) -> None:
    async def story(address: str) -> None:
        async with open_house(address) as one, open_house(address) as other:
            live = await after_a_turn(one, "Bruno", "Carla")
            twin = await other.find(live.id)
            assert twin is not None
            with one.watching(live, Watcher(None)), other.watching(twin, Watcher(None)):
                number = await request(one, live, ANNA)
                await until(lambda: twin.request == live.request)
                await asyncio.gather(
                    one.reply_to_request(live, BRUNO, number, accept=True),
                    other.reply_to_request(twin, CARLA, number, accept=True),
                )
                await until(lambda: twin.entries == live.entries)
            for table in (live, twin):
                assert table.request is None
                assert table.table.waiting_for == (ANNA,)
                assert said(table)[-1] == "Anna undoes a move."
            assert [entry.act for entry in live.entries].count("back") == 1

    run_apart(story(postgresql.empty_database()))


def test_those_who_share_a_device_agree_together(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, dora = await house.welcome("a" * 22, "Anna"), await house.welcome("d" * 22, "Dora")
        seats = [NewSeat("me", "Anna"), NewSeat("hot", "Bruno"), NewSeat("hot", "Carla"), NewSeat("open")]
        live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7)
        await house.take_seat(live, 3, dora, "Dora")
        for _ in range(8):
            await act(house, live, -1)
        number = await request(house, live, 0)
        await house.reply_to_request(live, 3, number, accept=True)
        assert live.undecided(live.request) == [1, 2]  # type: ignore[arg-type]
        await house.reply_to_request(live, 0, number, accept=True)  # whoever has the device in hand
        assert live.entries[-2].seat == 1
        assert live.table.waiting_for == (0,)

    run(story, tmp_path)


# --- secrets --------------------------------------------------------------------------------------


async def conclave(house: House) -> LiveTable:
    """Three people bid at a table of Habemus Papam."""
    people = [await house.welcome(letter * 22, letter) for letter in "abc"]
    seats = [NewSeat("me", "A"), NewSeat("open"), NewSeat("open")]
    live = await house.create("habemus_papam", seats, people[0], seed=5)
    for seat in (1, 2):
        await house.take_seat(live, seat, people[seat], "BC"[seat - 1])
    while len(live.table.questions) < 3:
        await act(house, live)
        await settled(live)
    return live


def test_a_sealed_choice_that_changes_or_is_withdrawn_is_told_to_nobody(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await conclave(house)
        before = [live.table.view(None).to_json(), *said(live)]
        for which in (0, 1):
            question = live.table.questions[0]
            await house.answer(live, question.seat, live.asked_at, question.options[which])
        await house.undo(live, live.table.questions[0].seat)
        assert [live.table.view(None).to_json(), *said(live)] == before

    run(story, tmp_path)


def test_all_seal_anew_if_a_sealed_choice_is_taken_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await conclave(house)
        number = len(live.table.record.answers)
        for question in live.table.questions:
            await house.answer(live, question.seat, live.asked_at, question.options[-1])
        assert len(live.table.record.answers) == number + 3
        assert live.why_no_undo(2) is not None
        asked = await request(house, live, 2)
        for seat in (0, 1):
            await house.reply_to_request(live, seat, asked, accept=True)
        assert len(live.table.record.answers) == number
        assert live.table.waiting_for == (0, 1, 2)

    run(story, tmp_path)


def test_nobody_learns_by_a_request_who_was_asked_in_secret(tmp_path: Path) -> None:
    """In Pontifex the others do not learn who could have answered; a request goes back to an open choice."""

    async def story(house: House) -> None:
        people = [await house.welcome(letter * 22, letter) for letter in "ab"]
        live = await house.create("pontifex", [NewSeat("me", "A"), NewSeat("open")], people[0], seed=2)
        await house.take_seat(live, 1, people[1], "B")
        acts = played_at_random(live.table, Rng(3))
        secretly, table = 0, live.table.copy()
        for seat, option in acts[:120]:
            hidden = table.anonymous
            table.answer(seat, option)
            if not hidden or table.over:
                continue
            secretly += 1
            try:
                kept = table.last_choice(seat)
            except Exception:
                continue
            earlier = Table.resume(table.record.upto(kept))
            assert not earlier.anonymous
            assert seat in earlier.waiting_for
            other = table.why_no_undo(1 - seat)
            assert other is None or other.key != "error.undo.other"
            sealed = any(one.seat == seat and one.sealed is not None for one in table.questions)
            if table.why_no_undo(seat) is None and not sealed:
                freely = table.copy()
                freely.undo(seat)
                assert [line.say("en") for line in freely.log(None) if line.note] == ["A move was undone."]
        assert secretly > 10

    run(story, tmp_path)
