"""A table keeps when one of its players was last seen; those that are there begin to wait again."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE tables SET seen = :now").bindparams(now=time.time()))


def downgrade() -> None:
    op.drop_column("tables", "seen")
