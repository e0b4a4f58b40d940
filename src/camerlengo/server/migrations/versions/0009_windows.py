"""Tables have a time for answers, and seats choose where they stop in place of when they pass."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


seats = sa.table("seats", sa.column("preferences", sa.JSON))


def upgrade() -> None:
    op.add_column("tables", sa.Column("window", sa.Integer, nullable=False, server_default="3"))
    replace("passing", {"until_attacked": {}, "always": {"stops": "never"}})


def downgrade() -> None:
    replace("stops", {"never": {"passing": "always"}, "everything": {}})
    op.drop_column("tables", "window")


def replace(name: str, instead: dict[str, dict[str, str]]) -> None:
    for choice, preferences in instead.items():
        chosen = seats.update().where(
            sa.cast(seats.c.preferences, sa.String).contains(f'"{name}": "{choice}"')
        )
        op.execute(chosen.values(preferences=sa.literal(preferences, sa.JSON)))
