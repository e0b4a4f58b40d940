"""Run by Alembic; the store hands over its open connection."""

from __future__ import annotations

from alembic import context

from camerlengo.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
