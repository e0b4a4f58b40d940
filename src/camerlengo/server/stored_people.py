"""The people of the database, and those who are shut out."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from camerlengo.server import schema
from camerlengo.server.database import Database
from camerlengo.server.notifications import PERSON
from camerlengo.server.rows import Person


class StoredPeople(Database):
    async def person(self, digest: str) -> Person | None:
        async with self.engine.connect() as connection:
            query = sa.select(schema.people.c.id, schema.people.c.name).where(
                schema.people.c.secret == digest
            )
            row = (await connection.execute(query)).first()
        return None if row is None else Person(row.id, row.name)

    async def add_person(self, person_id: str, digest: str, name: str) -> Person:
        try:
            async with self._begin() as connection:
                values = {"id": person_id, "secret": digest, "name": name, "created": time.time()}
                await connection.execute(schema.people.insert().values(**values))
        except IntegrityError:
            known = await self.person(digest)
            assert known is not None
            return known
        return Person(person_id, name)

    async def rename_person(self, person_id: str, name: str) -> None:
        async with self._begin() as connection:
            await connection.execute(
                schema.people.update().where(schema.people.c.id == person_id).values(name=name)
            )
            await self._tell(connection, PERSON + person_id)

    async def bans(self) -> dict[str, float | None]:
        """The digests of those who are shut out, and until when."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(sa.select(schema.bans))).all()
        return {str(row.digest): row.until for row in rows}
