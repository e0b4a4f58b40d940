"""What worker processes do: they think about tables that they remember.

A worker keeps the tables it has thought about and gets only what was done there since. If it does not know
a table, or not so far, it is sent the whole game.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from camerlengo.bots import make_bot
from camerlengo.bots.advice import Advice, advice_of
from camerlengo.bots.bot import Thinker
from camerlengo.bots.levels import thinker_of
from camerlengo.core.record import Record
from camerlengo.core.rng import Rng
from camerlengo.server.journal import Journal, JournalEntry
from camerlengo.table import Question, Table

LONGEST_THOUGHT = 5.0  # seconds of a decision at a table, however slow the machine is
LONGEST_ANSWER = 0.1  # the same where nobody may learn from the time who had something to think about
MOST_KEPT = 50  # tables that each worker remembers


class TableUpdate(msgspec.Struct, frozen=True):
    """What a worker needs of a table: its `entries` from `number` on, and at the beginning its set-up."""

    table_id: str
    number: int
    entries: Sequence[JournalEntry]
    setup: str = ""


class TableCache:
    """Tables that a worker has thought about, the latest last."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._courses: dict[str, Journal] = {}

    def at(self, news: TableUpdate) -> Table | None:
        """The table as it is now; None if it is lost."""
        journal = self._courses.pop(news.table_id, None)
        if news.setup:
            journal = Journal(Table.resume(Record.from_json(news.setup.encode())))
        if journal is None or len(journal.journal) != news.number:
            return None
        journal.advance(journal.after(news.entries))
        self._courses[news.table_id] = journal
        if len(self._courses) > self.most:
            del self._courses[next(iter(self._courses))]
        return journal.table.copy()


def decide(table: Table, seat: int, bot: str, seed: int) -> int:
    """What the bot answers to the open question of its seat.

    The same game and seed give the same answer, unless the time was up.
    """
    thinker = make_bot(bot, table.box, seed)
    info = table.position.information(seat)
    if isinstance(thinker, Thinker):
        thinker.seconds = time_for(table)
        if len(info.options) == 1 and not table.anonymous:
            thinker.think(info)  # as long as about a choice, so that nobody learns that there is none
    return thinker.choose(info)


def think(table: Table, seat: int, level: str, seed: int, part: int) -> Advice:
    """One of several thoughts about the same question, which begin with the same first look."""
    luck = Rng(seed).branch(part).next()
    thinker = thinker_of(level, table.box, Rng(luck), seconds=time_for(table))
    thinker.first_look = seed
    return advice_of(thinker, table.position.information(seat))


def question_of(table: Table, seat: int) -> Question:
    """The open question of the seat."""
    return next(question for question in table.questions if question.seat == seat)


def time_for(table: Table) -> float:
    return LONGEST_ANSWER if table.anonymous else LONGEST_THOUGHT
