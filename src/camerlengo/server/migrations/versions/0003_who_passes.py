"""A seat stores whether it passes automatically where others may be answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("passing", sa.String(16), nullable=False, server_default="never"))


def downgrade() -> None:
    op.drop_column("seats", "passing")
