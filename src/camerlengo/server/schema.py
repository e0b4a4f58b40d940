"""The tables of the database.

`journal` is the truth: append-only, one row an act, and everything else follows from it.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

house = sa.Table(
    "house",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column(
        "secret", sa.String(64), nullable=False, unique=True
    ),  # a digest: the secret itself is never kept
    sa.Column("name", sa.String(40), nullable=False, default=""),
    sa.Column("created", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("setup", sa.Text, nullable=False),  # the record without its answers, as JSON
    sa.Column("owner", sa.String(32), nullable=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("invite", sa.String(32), nullable=False, unique=True),
    sa.Column("state", sa.String(10), nullable=False),  # see `TableRow`
    sa.Column("rematch", sa.String(32), nullable=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("due", sa.Boolean, nullable=False),  # whether something happens by itself
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),  # whether people may ask
    sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()),  # bots go along with undo
    sa.Column("window", sa.Integer, nullable=False, server_default="3"),  # seconds for an answer; 0: no limit
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),  # when one of its players was there last
    sa.Index("tables_by_change", "state", "changed"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # person, bot, open
    sa.Column("person", sa.String(32), nullable=True, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(40), nullable=True),
    sa.Column("nonce", sa.String(64), nullable=False, server_default=""),  # hexadecimal digits
    sa.Column("preferences", sa.JSON, nullable=False, server_default="{}"),  # by name; only what was chosen
)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("act", sa.String(8), nullable=False),  # answer, back, ask, accept, decline; once also undo
    sa.Column("option", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("channel", sa.String(8), nullable=False),  # table, gallery
    sa.Column("author", sa.String(40), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
