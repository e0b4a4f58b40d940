"""Tables store whether an automatic move is due, so that a start need not load all of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Boolean, nullable=False, server_default=sa.false()))
    # Nobody knows whose turn it was: where bots sit, the next start looks.
    op.execute(
        "UPDATE tables SET due = true WHERE state = 'playing'"
        " AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'bot')"
    )


def downgrade() -> None:
    op.drop_column("tables", "due")
