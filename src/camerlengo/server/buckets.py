"""How much an address may do in a while, counted over all processes.

Each process counts for itself and tells the others, so that several processes allow hardly more than one. It
reports an address at once after every `AT_ONCE` requests, and all others now and then. Until a report is
there, each further process allows an address that many requests more. Addresses are digests here.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from functools import partial

ADDRESSES_REMEMBERED = 10_000
AT_ONCE = 10  # requests of an address since the last report; the next report does not wait for its time
WORTH_TELLING = 3  # requests since the last report; fewer are left out
MOST_TOLD = 250  # addresses in a report: a message of the database has at most 8,000 bytes


class Bucket:
    """Fills by `rate` a second up to `size`; every request takes one."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.key: Callable[[str], str] = str
        self.taken: Counter[str] | None = None  # since the last report, if there is anybody to report to
        self.report: Callable[[str], None] = lambda key: None

    def take(self, who: str, now: float) -> bool:
        key = self.key(who)
        level = self._level(key, now)
        allowed = level >= 1.0
        self._set(key, level - 1.0 if allowed else level, now)
        if allowed and self.taken is not None:
            self.taken[key] += 1
            if self.taken[key] >= AT_ONCE:
                self.report(key)
        return allowed

    def charge(self, taken: Mapping[str, int], now: float) -> None:
        """What other processes have allowed."""
        for key, count in taken.items():
            self._set(key, max(-self.size, self._level(key, now) - count), now)

    def _level(self, key: str, now: float) -> float:
        level, then = self.levels.pop(key, (self.size, now))
        return min(self.size, level + (now - then) * self.rate)

    def _set(self, key: str, level: float, now: float) -> None:
        self.levels[key] = level, now
        if len(self.levels) > ADDRESSES_REMEMBERED:
            self.levels.popitem(last=False)


class SharedBuckets:
    """The buckets that count together with those of the same name at other processes."""

    def __init__(
        self,
        key: Callable[[str], str],
        clock: Callable[[], float],
        tell: Callable[[str], None] = lambda report: None,
    ) -> None:
        """`tell` sends a report that does not wait."""
        self._key = key
        self._clock = clock
        self._tell = tell
        self._buckets: dict[str, Bucket] = {}

    def share(self, name: str, bucket: Bucket) -> None:
        bucket.key = self._key
        bucket.taken = Counter()
        bucket.report = partial(self._report, name, bucket.taken)
        self._buckets[name] = bucket

    def _report(self, name: str, taken: Counter[str], key: str) -> None:
        """Tells the others at once what one address has taken."""
        self._tell(f"{name} {key} {taken.pop(key)}")

    def reports(self) -> list[str]:
        """Everything taken here since the last reports: a name, and after it digests and their counts."""
        found = []
        for name, bucket in self._buckets.items():
            taken = bucket.taken or Counter()
            told = [(key, count) for key, count in taken.most_common(MOST_TOLD) if count >= WORTH_TELLING]
            taken.clear()
            if told:
                found.append(" ".join([name, *(f"{key} {count}" for key, count in told)]))
        return found

    def read(self, report: str) -> None:
        """A report of another process."""
        name, *words = report.split(" ")
        bucket = self._buckets.get(name)
        if bucket is not None:
            counts = map(int, words[1::2])
            bucket.charge(dict(zip(words[::2], counts, strict=True)), self._clock())
