"""People and addresses that the operator has shut out.

The database has keyed digests, so it says nothing about addresses.
"""

from __future__ import annotations

import functools
import hmac
import time
from collections.abc import Callable

from camerlengo.server.refusals import Refused
from camerlengo.server.store import Store


def digest_of(key: bytes, kind: str, who: str) -> str:
    """`kind` is `address` or `person`."""
    return hmac.digest(key, f"ban {kind} {who}".encode(), "sha256").hex()


class Bans:
    def __init__(self, store: Store, key: bytes, calendar: Callable[[], float] = time.time) -> None:
        self._store = store
        self._calendar = calendar
        self._until: dict[str, float | None] = {}
        self._digest = functools.lru_cache(maxsize=10_000)(functools.partial(digest_of, key))

    async def read(self) -> None:
        self._until = await self._store.bans()

    def holds(self, kind: str, who: str) -> bool:
        if not self._until:
            return False
        digest = self._digest(kind, who)
        if digest not in self._until:
            return False
        until = self._until[digest]
        return until is None or until > self._calendar()

    def check(self, person_id: str | None) -> None:
        """Raises Refused if this person is shut out."""
        if person_id is not None and self.holds("person", person_id):
            raise Refused("banned")
