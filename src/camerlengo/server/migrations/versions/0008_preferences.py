"""A seat keeps preferences that the game names, in place of how it passes in Pontifex."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

seats = sa.table("seats", sa.column("passing", sa.String), sa.column("preferences", sa.JSON))


def upgrade() -> None:
    op.add_column("seats", sa.Column("preferences", sa.JSON, nullable=False, server_default="{}"))
    for passing in ("until_attacked", "always"):
        chosen = seats.update().where(seats.c.passing == passing)
        op.execute(chosen.values(preferences=sa.literal({"passing": passing}, sa.JSON)))
    op.drop_column("seats", "passing")


def downgrade() -> None:
    op.add_column("seats", sa.Column("passing", sa.String(16), nullable=False, server_default="never"))
    for passing in ("until_attacked", "always"):
        chosen = seats.update().where(sa.cast(seats.c.preferences, sa.String).contains(f'"{passing}"'))
        op.execute(chosen.values(passing=passing))
    op.drop_column("seats", "preferences")
