"""The order of decisions where more decisions wait than there are workers.

Thinking time is shared: between the addresses at which tables were set up, and at each address between
the owners of the tables. The one that has used least of it comes next. Each owner and each address has a
budget, which fills again as time passes. Beyond it, decisions come after those of everybody else. Tables
that nobody looks at come last, with analyses.
"""

from __future__ import annotations

import enum
import itertools
import time
from collections import Counter
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from camerlengo.server.origins import UNKNOWN

Ticket = TypeVar("Ticket")
Key = TypeVar("Key")

BURST = 20.0  # seconds of thought that an owner, or an address, has at hand
PART = 0.5  # of all workers: as fast the budget of each fills again
EXPECTED = 0.5  # seconds that a first decision is taken to last, until its end is known
MOST_SHARES = 10_000  # owners, and as many addresses, that are remembered
MOST_HINTS = 64  # that wait; as many pieces of analyses
MOST_BOTS = 1_024  # decisions of bots that wait
MOST_OF_OWNER = 64  # of these for the tables of one owner


class Purpose(enum.IntEnum):
    """What work is for; bots alone are those whom nobody waits for."""

    BOT = 0
    HINT = 1
    ALONE = 2
    ANALYSIS = 3

    @property
    def later(self) -> bool:
        """Whether it takes what is left."""
        return self in (Purpose.ALONE, Purpose.ANALYSIS)

    @property
    def of_bot(self) -> bool:
        return self in (Purpose.BOT, Purpose.ALONE)


class Client(msgspec.Struct, frozen=True):
    """Whom work is for. `origin` stands for an address, without naming it (see `origins`)."""

    owner: str = ""
    origin: int = UNKNOWN
    table: str = ""

    @property
    def group(self) -> str | int:
        """With whom it shares: an owner without a known address has a share of its own."""
        return self.owner if self.origin == UNKNOWN else self.origin


class Share:
    """What an owner or an address has used. `used` is compared with others, `left` is the budget."""

    def __init__(self, now: float) -> None:
        self.used = 0.0
        self.left = BURST
        self.since = now
        self.active = 0  # decisions that wait or are under way
        self.last = EXPECTED

    def refill(self, rate: float, now: float) -> float:
        self.left = min(BURST, self.left + rate * (now - self.since))
        self.since = now
        return self.left


class Shares(Generic[Key]):
    """The shares of one level: those of addresses, or those of owners. Those of one `group` are compared.

    A client that comes back does not bring along the time in which it asked for nothing.
    """

    def __init__(self, group: Callable[[Key], object]) -> None:
        self._group = group
        self._active: dict[Key, Share] = {}
        self._idle: dict[Key, Share] = {}  # those that were active longest ago come first

    def enter(self, key: Key, now: float) -> Share:
        share = self._active.get(key)
        if share is None:
            share = self._idle.pop(key, None) or Share(now)
            group = self._group(key)
            least = min(
                (one.used for other, one in self._active.items() if self._group(other) == group), default=0.0
            )
            share.used = max(share.used, least)
            self._active[key] = share
        share.active += 1
        return share

    def leave(self, key: Key) -> None:
        share = self._active[key]
        share.active -= 1
        if not share.active:
            self._idle[key] = self._active.pop(key)
            if len(self._idle) > MOST_SHARES:
                del self._idle[next(iter(self._idle))]


class Place(Generic[Ticket]):
    """A decision that waits, or is under way since `begun`. It counts for two shares."""

    def __init__(self, number: int, purpose: Purpose, client: Client, ticket: Ticket) -> None:
        self.number = number
        self.purpose = purpose
        self.client = client
        self.ticket = ticket
        self.begun = 0.0
        self.expected = 0.0
        self.behind = False  # whether it was beyond its budget, or nobody waited for it


class QueueFull(Exception):
    """Too much waits to be thought about."""


class FairQueue(Generic[Ticket]):
    """Decisions in fair order. It starts nothing itself: whoever has a free worker asks for the next place.

    With several workers, bots that come after others never take all of them, and neither do the tables of one
    address: a worker is left for somebody else. Only a Pope at a single table may use all at once.
    """

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.workers = workers
        self.clock = clock
        self._numbers = itertools.count()
        self._groups: Shares[str | int] = Shares(lambda key: None)
        self._owners: Shares[tuple[str | int, str]] = Shares(lambda key: key[0])
        self._shares: dict[Place[Ticket], tuple[Share, Share]] = {}
        self._waiting: list[Place[Ticket]] = []
        self._running: list[Place[Ticket]] = []

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, purpose: Purpose, client: Client, ticket: Ticket) -> tuple[Place[Ticket], Ticket | None]:
        """The new place, and the ticket that has to leave for it, if one has.

        Raises QueueFull if there is no room, and nobody has taken more of it.
        """
        leaves = self._make_room(purpose, client)
        place = Place(next(self._numbers), purpose, client, ticket)
        now = self.clock()
        self._shares[place] = (
            self._groups.enter(client.group, now),
            self._owners.enter((client.group, client.owner), now),
        )
        self._waiting.append(place)
        return place, leaves

    def leave(self, place: Place[Ticket]) -> None:
        """Nobody wants it any more. Work under way counts as far as it has come."""
        if place in self._running:
            self._running.remove(place)
            now = self.clock()
            spent = now - place.begun
            for share in self._shares[place]:
                share.used += spent - place.expected
                share.left = max(-BURST, share.refill(PART * self.workers, now) - spent)
                share.last = spent
        elif place in self._waiting:
            self._waiting.remove(place)
        else:
            return
        del self._shares[place]
        self._groups.leave(place.client.group)
        self._owners.leave((place.client.group, place.client.owner))

    def next(self) -> Place[Ticket] | None:
        """The place that comes next, and begins now; None if none may."""
        now = self.clock()
        turns = [(self._turn(place, now), place) for place in self._waiting]
        may = [(turn, place) for turn, place in turns if self._may_begin(place, turn[0])]
        if not may:
            return None
        turn, place = min(may, key=lambda one: one[0])
        place.begun, place.behind = now, turn[0] > 0
        place.expected = self._shares[place][1].last
        for share in self._shares[place]:
            share.used += place.expected  # whoever has a decision under way has used that much already
        self._waiting.remove(place)
        self._running.append(place)
        return place

    def _turn(self, place: Place[Ticket], now: float) -> tuple[float, ...]:
        """The smallest comes first. It begins with the rank: 1 is beyond the budget, 2 is for the rest."""
        group, owner = self._shares[place]
        rate = PART * self.workers
        spent = group.refill(rate, now) <= 0.0 or owner.refill(rate, now) <= 0.0
        rank = 2 if place.purpose.later else int(spent)
        return rank, group.used, owner.used, place.number

    def _may_begin(self, place: Place[Ticket], rank: float) -> bool:
        if self.workers == 1 or not place.purpose.of_bot:
            return True
        bots = [other for other in self._running if other.purpose.of_bot]
        if rank > 0 and sum(other.behind for other in bots) >= self.workers - 1:
            return False
        client = place.client
        own = [one for one in bots if one.client.group == client.group and one.client.table != client.table]
        return len(own) < self.workers - 1

    def _make_room(self, purpose: Purpose, client: Client) -> Ticket | None:
        """Where nothing fits any more, the address with most of it gives up what came last."""
        alike = [place for place in self._waiting if place.purpose.of_bot == purpose.of_bot]
        if purpose.of_bot:
            most = MOST_BOTS
            if sum(place.client.owner == client.owner for place in alike) >= MOST_OF_OWNER:
                raise QueueFull
        else:
            most = MOST_HINTS
            alike = [place for place in alike if place.purpose is purpose]
        if len(alike) < most:
            return None
        counted = Counter(place.client.group for place in alike)
        greedy, count = counted.most_common(1)[0]
        if count <= counted[client.group] + 1:
            raise QueueFull
        latest = next(place for place in reversed(alike) if place.client.group == greedy)
        self.leave(latest)
        return latest.ticket
