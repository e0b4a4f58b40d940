"""The people in memory: a token is looked up in the database once, not for every request and message."""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.server.ids import digest, new_id
from camerlengo.server.rows import Person, Stranger
from camerlengo.server.store import Store

MOST_KEPT = 10_000  # people; of half a kB each


class People:
    """By the digest of the secret: the secret itself is kept nowhere. Those not seen for longest go first.

    A person has one `Person` here, so a new name shows wherever it is held.
    """

    def __init__(self, store: Store, most: int = MOST_KEPT) -> None:
        self._store = store
        self._most = most
        self._known: dict[str, Person] = {}  # by digest, the one seen last at the end
        self._digests: dict[str, str] = {}  # by person
        self._renames = 0  # by other processes

    async def find(self, secret: str) -> Person | None:
        key = digest(secret)
        known = self._known.pop(key, None)
        if known is not None:
            self._known[key] = known
            return known
        before = self._renames
        found = await self._store.person(key)
        if found is None or self._renames != before:  # what was read may be old already
            return found
        return self._keep(key, found)

    async def welcome(self, secret: str, name: str) -> Person:
        """The person with this secret, who from now on has this name."""
        person = await self.find(secret)
        if person is None:
            key = digest(secret)
            return self._keep(key, await self._store.add_person(new_id(), key, name))
        if name and person.name != name:
            await self._store.rename_person(person.id, name)
            person.name = name
        return person

    @staticmethod
    def stranger(secret: str, name: str, strangers: list[Stranger]) -> Person:
        """Somebody new, who is written later: added to `strangers`, for `known_now`."""
        key = digest(secret)
        new = next((one for one in strangers if one.secret == key), None)
        if new is None:
            new = Stranger(new_id(), key, name)
            strangers.append(new)
        return Person(new.id, new.name)

    def known_now(self, strangers: Sequence[Stranger]) -> None:
        """They were written together with their table."""
        for one in strangers:
            self._keep(one.secret, Person(one.id, one.name))

    def renamed(self, person_id: str | None) -> None:
        """Another process has renamed a person; None if nobody knows whom."""
        self._renames += 1
        if person_id is None:
            self._known.clear()
            self._digests.clear()
        elif person_id in self._digests:
            del self._known[self._digests.pop(person_id)]

    def _keep(self, key: str, person: Person) -> Person:
        kept = self._known.setdefault(key, person)  # somebody else may have asked at the same time
        self._digests[kept.id] = key
        if len(self._known) > self._most:
            oldest = self._known.pop(next(iter(self._known)))
            del self._digests[oldest.id]
        return kept
