"""Lists of tables have indexes of their own, and a table says whether a seat is open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

tables = sa.table(
    "tables",
    sa.column("id"),
    sa.column("public", sa.Boolean),
    sa.column("due", sa.Boolean),
    sa.column("free", sa.Boolean),
    sa.column("state"),
)
seats = sa.table("seats", sa.column("table_id"), sa.column("kind"))
PLAYING: sa.ColumnElement[str] = sa.literal_column("'playing'")
WAITING: sa.ColumnElement[str] = sa.literal_column("'waiting'")


def create(name: str, columns: list[str], where: sa.ColumnElement[bool] | None = None) -> None:
    op.create_index(name, "tables", columns, postgresql_where=where, sqlite_where=where)


def upgrade() -> None:
    op.add_column("tables", sa.Column("free", sa.Boolean, nullable=False, server_default=sa.false()))
    is_open = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
    op.execute(tables.update().values(free=is_open))
    op.drop_index("tables_due", "tables")
    op.drop_index("tables_by_change", "tables")
    joinable = sa.and_(tables.c.free, tables.c.public, tables.c.state.in_([PLAYING, WAITING]))
    create("tables_to_join", ["changed"], joinable)
    create("tables_to_watch", ["changed"], sa.and_(tables.c.public, tables.c.state == PLAYING))
    create("tables_due", ["driver"], sa.and_(tables.c.due, tables.c.state == PLAYING))
    create("tables_waiting", ["seen"], tables.c.state == WAITING)
    create("tables_of_owners", ["owner"])


def downgrade() -> None:
    for name in ("tables_of_owners", "tables_waiting", "tables_due", "tables_to_watch", "tables_to_join"):
        op.drop_index(name, "tables")
    op.create_index("tables_by_change", "tables", ["state", "changed"])
    due = sa.text("due AND state = 'playing'")
    op.create_index("tables_due", "tables", ["driver"], postgresql_where=due, sqlite_where=due)
    op.drop_column("tables", "free")
