"""A seat keeps the nonce that its player adds to the deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("nonce", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "nonce")
