"""The host gives orders while servers run, and shuts out addresses and people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("about", sa.String(40), nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_table("orders")
