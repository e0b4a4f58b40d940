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
    sa.Column("origin", sa.Integer, nullable=False, server_default="-1"),  # see `origins`
    sa.Column("driver", sa.String(16), nullable=False, server_default=""),  # the process that goes on with it
    sa.Column("asked", sa.Float, nullable=False, server_default="0"),  # when the open question was asked
    sa.Column("failed", sa.Text, nullable=False, server_default=""),  # what has failed there, as JSON
    sa.Column("free", sa.Boolean, nullable=False, server_default=sa.false()),  # whether a seat is open
)

# A list reads as many rows as it shows, however many tables are stored: each has an index of its own. Queries
# repeat these conditions word for word, or SQLite would not see that the index has all that is asked for.
JOINABLE = sa.and_(
    tables.c.free,
    tables.c.public,
    tables.c.state.in_([sa.literal_column("'playing'"), sa.literal_column("'waiting'")]),
)
WATCHABLE = sa.and_(tables.c.public, tables.c.state == sa.literal_column("'playing'"))
DUE = sa.and_(tables.c.due, tables.c.state == sa.literal_column("'playing'"))
WAITING = tables.c.state == sa.literal_column("'waiting'")
INDEXES = [
    sa.Index("tables_to_join", tables.c.changed, postgresql_where=JOINABLE, sqlite_where=JOINABLE),
    sa.Index("tables_to_watch", tables.c.changed, postgresql_where=WATCHABLE, sqlite_where=WATCHABLE),
    sa.Index("tables_due", tables.c.driver, postgresql_where=DUE, sqlite_where=DUE),
    sa.Index("tables_waiting", tables.c.seen, postgresql_where=WAITING, sqlite_where=WAITING),
    sa.Index("tables_of_owners", tables.c.owner),
]

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
    # Each of these is the number of the question at which it holds
    sa.Column("shown_at", sa.Integer, nullable=False, server_default="-1"),  # a shared device shows this seat
    sa.Column("held_at", sa.Integer, nullable=False, server_default="-1"),  # the table waits for it
    sa.Column("passed_at", sa.Integer, nullable=False, server_default="-1"),  # it has passed by hand
    sa.Column("left_by", sa.String(32), nullable=True, index=True),  # a person who may return to it
)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("act", sa.String(8), nullable=False),  # see `journal.JournalEntry`
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

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),  # the last sign of life, by the clock of the database
)

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("process", sa.String(16), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True, index=True),
    sa.Column("people", sa.Text, nullable=False),  # who looks on there, as JSON
    sa.Column("pages", sa.Integer, nullable=False),
    sa.Column("spectators", sa.Integer, nullable=False),
)

orders = sa.Table(
    "orders",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("about", sa.String(40), nullable=False),  # see `orders`
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),  # keyed: nobody can read addresses from it
    sa.Column("until", sa.Float, nullable=True),
)
