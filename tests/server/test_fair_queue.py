"""Nobody can make the others wait by asking for much. Time here is counted, not measured."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from camerlengo.core.errors import SetupError
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.server.bot_seeds import LARGEST_BUDGET, USUAL_BUDGET
from camerlengo.server.fair_queue import (
    BURST,
    MOST_BOTS,
    MOST_HINTS,
    MOST_OF_OWNER,
    Client,
    FairQueue,
    Place,
    Purpose,
    QueueFull,
)
from camerlengo.server.live_table import ALONE_AFTER, LiveTable, Watcher
from camerlengo.server.origins import NUMBERS, UNKNOWN, Origins
from camerlengo.server.setup import NewSeat
from camerlengo.server.worker_tasks import LONGEST_THOUGHT
from camerlengo.web.table_page import standstill_text
from tests.server.helpers import Clock, HereAndNow, open_house, run_apart, settled

FLOOD = 24  # tables
QUICK = 0.25  # seconds of a decision


class Simulation:
    """Tables that ask for the next decision as soon as the last one is made. Every step is counted."""

    def __init__(self, workers: int) -> None:
        self.clock = Clock()
        self.queue: FairQueue[Table] = FairQueue(workers, self.clock)
        self.running: list[tuple[float, Place[Table]]] = []

    def ask(self, table: Table) -> None:
        table.asked = self.clock.now
        _, leaves = self.queue.add(table.purpose, table.client, table)
        assert leaves is None
        self.serve()

    def serve(self) -> None:
        while len(self.running) < self.queue.workers:
            place = self.queue.next()
            if place is None:
                return
            self.running.append((self.clock.now + place.ticket.takes, place))

    def run_until(self, end: float) -> None:
        while self.running and min(ends for ends, _ in self.running) <= end:
            first = min(self.running, key=lambda one: one[0])
            self.running.remove(first)
            self.clock.now, place = first
            table = place.ticket
            self.queue.leave(place)
            table.waits.append(self.clock.now - table.asked)
            self.serve()
            if table.rests:
                table.due = self.clock.now + table.rests
            else:
                self.ask(table)
        self.clock.now = end

    def play(self, tables: Iterable[Table], seconds: float, step: float = 0.05) -> None:
        end = self.clock.now + seconds
        resting = [table for table in tables if table.rests]
        while self.clock.now < end:
            for table in resting:
                if table.due is not None and table.due <= self.clock.now:
                    table.due = None
                    self.ask(table)
            self.run_until(self.clock.now + step)


class Table:
    """`rests` is how long its people think between two decisions of bots; a flood never rests."""

    def __init__(
        self, client: Client, takes: float, rests: float = 0.0, purpose: Purpose = Purpose.BOT
    ) -> None:
        self.client = client
        self.takes = takes
        self.rests = rests
        self.purpose = purpose
        self.asked = 0.0
        self.due: float | None = 0.0
        self.waits: list[float] = []


def others(count: int) -> list[Table]:
    """Tables of people at addresses of their own, a few seconds apart."""
    found = []
    for number in range(count):
        table = Table(Client(f"owner {number}", 1_000 + number, f"table {number}"), QUICK, 3.0)
        table.due = 0.37 * number
        found.append(table)
    return found


def flood(owners: int, origin: int = 7) -> list[Table]:
    return [
        Table(Client(f"flood {number % owners}", origin, f"flooded {number}"), LONGEST_THOUGHT)
        for number in range(FLOOD)
    ]


def waits_of(tables: Iterable[Table]) -> list[float]:
    return sorted(wait for table in tables for wait in table.waits)


@pytest.mark.parametrize("workers", [2, 4])
@pytest.mark.parametrize("owners", [1, FLOOD])
def test_a_flood_makes_nobody_else_wait_twice_as_long(workers: int, owners: int) -> None:
    """Twenty-four tables that think as long as they may, of one client: with one owner, or one for each."""
    quiet, loud = Simulation(workers), Simulation(workers)
    tables = others(6)
    quiet.play(tables, 120.0)
    before = waits_of(tables)
    tables = others(6)
    flooding = flood(owners)
    for table in flooding:
        loud.ask(table)
    loud.play(tables, 120.0)
    after = waits_of(tables)
    assert len(after) >= 200
    assert sum(after) / len(after) <= 2 * sum(before) / len(before)
    assert after[round(0.95 * len(after)) - 1] <= 2 * before[round(0.95 * len(before)) - 1]
    assert waits_of(flooding)  # it is served all the same


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_two_who_want_everything_get_the_same(workers: int) -> None:
    """However many tables each of them has."""
    run = Simulation(workers)
    many = [Table(Client("many", 1, f"a{number}"), 1.0) for number in range(12)]
    few = [Table(Client("few", 2, f"b{number}"), 1.0) for number in range(4)]
    for table in (*many, *few):
        run.ask(table)
    run.play([], 400.0)
    assert abs(len(waits_of(many)) - len(waits_of(few))) <= 0.05 * len(waits_of(few))
    assert len(waits_of(many)) + len(waits_of(few)) > 350 * max(1, workers - 1)


def in_order(queue: FairQueue[str]) -> list[str]:
    """The tickets of all that wait, as they are served one after the other."""
    served = []
    while len(queue):
        place = queue.next()
        assert place is not None
        served.append(place.ticket)
        queue.leave(place)
    return served


def test_owners_at_one_address_share_what_the_address_gets() -> None:
    run = Simulation(2)
    one = [Table(Client(f"owner {number}", 1, f"a{number}"), 1.0) for number in range(4)]
    other = [Table(Client("other", 2, "b"), 1.0)]
    for table in (*one, *other):
        run.ask(table)
    run.play([], 400.0)
    assert len(waits_of(other)) >= 0.45 * 400
    served = [len(table.waits) for table in one]
    assert max(served) - min(served) <= 2


def test_an_owner_without_a_known_address_has_a_share_of_its_own() -> None:
    """Behind a proxy that names no addresses, or at home."""
    run = Simulation(2)
    many = [Table(Client("many", UNKNOWN, f"a{number}"), 1.0) for number in range(12)]
    few = [Table(Client("few", UNKNOWN, "b"), 1.0)]
    for table in (*many, *few):
        run.ask(table)
    run.play([], 400.0)
    assert len(waits_of(few)) >= 0.9 * len(waits_of(many))


def test_one_table_alone_may_use_all_workers() -> None:
    """A Pope does; a second table of the same client leaves one worker to others."""
    queue: FairQueue[str] = FairQueue(2, Clock())
    for number in range(2):
        queue.add(Purpose.BOT, Client("host", 1, "one"), f"part {number}")
    assert [queue.next() is not None for _ in range(2)] == [True, True]
    queue = FairQueue(2, Clock())
    for number in range(2):
        queue.add(Purpose.BOT, Client("host", 1, f"table {number}"), "")
    assert [queue.next() is not None for _ in range(2)] == [True, False]
    queue.add(Purpose.BOT, Client("other", 2, "elsewhere"), "")
    assert queue.next() is not None


def test_the_budget_fills_again() -> None:
    clock = Clock()
    queue: FairQueue[str] = FairQueue(2, clock)
    spender, saver = Client("spender", 1, "a"), Client("saver", 2, "b")
    place, _ = queue.add(Purpose.BOT, spender, "")
    assert queue.next() is place
    clock.now += 2 * BURST
    queue.leave(place)

    def first() -> str:
        """Who is served first, of a spender who has come before."""
        for client in (spender, saver):
            queue.add(Purpose.BOT, client, client.owner)
        return in_order(queue)[0]

    assert first() == "saver"
    clock.now += 10 * BURST
    assert queue._turn(queue.add(Purpose.BOT, spender, "")[0], clock.now)[0] == 0


def test_what_nobody_waits_for_comes_last() -> None:
    queue: FairQueue[str] = FairQueue(1, Clock())
    for purpose in (Purpose.ANALYSIS, Purpose.ALONE, Purpose.BOT, Purpose.HINT):
        queue.add(purpose, Client(purpose.name, purpose, purpose.name), purpose.name)
    served = in_order(queue)
    assert set(served[:2]) == {"BOT", "HINT"}


# --- the queue has an end -------------------------------------------------------------------------


def test_one_owner_has_so_many_places_and_no_more() -> None:
    queue: FairQueue[int] = FairQueue(2, Clock())
    for number in range(MOST_OF_OWNER):
        queue.add(Purpose.BOT, Client("owner", 1, f"table {number}"), number)
    with pytest.raises(QueueFull):
        queue.add(Purpose.BOT, Client("owner", 1, "one more"), -1)
    assert queue.add(Purpose.BOT, Client("other", 2, "table"), -2)[1] is None


@pytest.mark.parametrize(("purpose", "most"), [(Purpose.BOT, MOST_BOTS), (Purpose.HINT, MOST_HINTS)])
def test_of_a_full_queue_whoever_has_most_of_it_gives_up_a_place(purpose: Purpose, most: int) -> None:
    queue: FairQueue[int] = FairQueue(2, Clock())
    for number in range(most):
        queue.add(purpose, Client(f"owner {number}", 1, f"table {number}"), number)
    with pytest.raises(QueueFull):
        queue.add(purpose, Client("owner", 1, "one more"), -1)
    assert queue.add(purpose, Client("other", 2, "table"), -2)[1] == most - 1
    assert len(queue) == most


class Full(HereAndNow):
    """Has room after so many tries."""

    def __init__(self, refusals: int) -> None:
        super().__init__()
        self.refusals = refusals

    async def decide(
        self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
    ) -> int:
        if self.refusals:
            self.refusals -= 1
            raise QueueFull
        return await super().decide(live, seat, bot, seed, purpose)


def test_a_bot_without_room_waits_and_the_table_says_so(tmp_path: Path) -> None:
    """However often that happens, it is no fault of the bot."""

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            house.autoplayer.workers = Full(30)
            house.autoplayer.retry = 0.0
            anna = await house.welcome("a" * 22, "Anna")
            said: set[str] = set()

            class Noting(Watcher):
                def notify(self) -> None:
                    if live.trouble is not None:
                        assert live.trouble.again
                        assert not live.trouble.seats
                        said.add(str(standstill_text(live, live.trouble)))

            seats = [NewSeat("bot", "", "random"), NewSeat("me", "Anna")]
            live = await house.create("richelieu", seats, anna, {"start": 0}, seed=3)
            with house.watching(live, Noting(None)):
                await settled(live)
            assert said == {str(text("server.headline.queue"))}
            assert live.table.waiting_for == (1,)

    run_apart(story())


# --- who waits ------------------------------------------------------------------------------------


def test_bots_of_a_table_that_everybody_has_left_come_last(tmp_path: Path) -> None:
    purposes: list[Purpose] = []

    class Noting(HereAndNow):
        async def decide(
            self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
        ) -> int:
            purposes.append(purpose)
            return await super().decide(live, seat, bot, seed, purpose)

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            house.autoplayer.workers = Noting()
            clock = house.autoplayer.clock
            assert isinstance(clock, Clock)
            anna = await house.welcome("a" * 22, "Anna")
            seats = [NewSeat("me", "Anna"), NewSeat("bot", "", "greedy")]
            live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7)

            async def turn_of_anna() -> None:
                """A turn of Anna's, at whose end the bot is asked."""
                asked = len(purposes)
                while len(purposes) == asked:
                    for question in live.table.questions:
                        await house.answer(live, 0, live.asked_at, question.options[-1])
                    await settled(live)

            await turn_of_anna()
            assert set(purposes) == {Purpose.BOT}
            purposes.clear()
            clock.now += ALONE_AFTER
            await turn_of_anna()
            assert set(purposes) == {Purpose.ALONE}
            purposes.clear()
            with house.watching(live, Watcher(None)):
                await turn_of_anna()
            assert set(purposes) == {Purpose.BOT}
            purposes.clear()
            await house.find(live.id)  # a program that asks again and again
            await turn_of_anna()
            assert set(purposes) == {Purpose.BOT}

    run_apart(story())


# --- addresses ------------------------------------------------------------------------------------


def test_an_address_becomes_a_number_that_many_share() -> None:
    one, other = Origins(b"a" * 32), Origins(b"b" * 32)
    addresses = [f"10.{a}.{b}.1" for a in range(40) for b in range(40)]
    numbers = [one.of(address) for address in addresses]
    assert all(0 <= number < NUMBERS for number in numbers)
    assert len(set(numbers)) > 0.9 * len(numbers) * (1 - len(numbers) / (2 * NUMBERS))
    assert numbers == [one.of(address) for address in addresses]
    assert numbers != [other.of(address) for address in addresses]


@pytest.mark.parametrize(
    ("this", "that", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_addresses_of_one_network_count_as_one(this: str, that: str, same: bool) -> None:
    of: Callable[[str], int] = Origins(b"a" * 32).of
    assert (of(this) == of(that)) is same


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "", "testclient", "unix:"])
def test_without_an_address_there_is_no_number(address: str) -> None:
    assert Origins(b"a" * 32).of(address) == UNKNOWN


# --- strong bots ----------------------------------------------------------------------------------


def test_a_host_decides_how_strong_bots_may_be(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            house.largest_budget = USUAL_BUDGET
            allowed = [NewSeat("bot", "", f"search-{USUAL_BUDGET}"), NewSeat("open")]
            await house.create("richelieu", allowed, None)
            strong = f"trials-{USUAL_BUDGET + 1}"
            with pytest.raises(SetupError) as refusal:
                await house.create("richelieu", [NewSeat("bot", "", strong), NewSeat("open")], None)
            said = text("server.serve.strong", bot=strong, kind="trials", limit=USUAL_BUDGET)
            for language in LANGUAGES:
                assert refusal.value.text.say(language) == said.say(language)
            house.largest_budget = 0
            with pytest.raises(SetupError) as refusal:
                await house.create("richelieu", [NewSeat("bot", "", "search-1"), NewSeat("open")], None)
            assert "search" not in str(refusal.value).replace("search-1", "")
            house.largest_budget = LARGEST_BUDGET
            await house.create("richelieu", [NewSeat("bot", "", strong), NewSeat("open")], None)

    run_apart(story())
