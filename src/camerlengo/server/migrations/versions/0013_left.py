"""Seats keep who has left them and may return."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("left_by", sa.String(32), nullable=True))
    op.create_index("ix_seats_left_by", "seats", ["left_by"])


def downgrade() -> None:
    op.drop_index("ix_seats_left_by", "seats")
    op.drop_column("seats", "left_by")
