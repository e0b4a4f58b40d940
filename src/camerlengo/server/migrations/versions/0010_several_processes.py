"""Several processes serve one database: which of them goes on with a table, and what all have to know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

SEATS = ("shown_at", "held_at", "passed_at")


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("tables", sa.Column("driver", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("asked", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("failed", sa.Text, nullable=False, server_default=""))
    due = sa.text("due AND state = 'playing'")
    op.create_index("tables_due", "tables", ["driver"], postgresql_where=due, sqlite_where=due)
    for name in SEATS:
        op.add_column("seats", sa.Column(name, sa.Integer, nullable=False, server_default="-1"))
    op.create_table(
        "processes",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True, index=True),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("pages", sa.Integer, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("processes")
    for name in SEATS:
        op.drop_column("seats", name)
    op.drop_index("tables_due", "tables")
    for name in ("failed", "asked", "driver", "origin"):
        op.drop_column("tables", name)
