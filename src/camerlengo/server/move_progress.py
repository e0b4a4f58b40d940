"""The progress of automatic moves at a table: one move at a time, in a few states.

`State` names them, `TRANSITIONS` says which may follow which, and `AutoPlayer` takes a table through them.
"""

from __future__ import annotations

import asyncio
import enum

import msgspec

from camerlengo.bots import is_bot
from camerlengo.server.auto_moves import AutoMove

MOST_TRIES = 10  # of a bot that fails; after them somebody has to let another one take over
MOST_TRIES_OF_RULES = 3  # they fail again and again, until somebody mends them


class MovePhase(enum.Enum):
    """How far the next move is that needs no person."""

    IDLE = "idle"  # there is none
    THINKING = "thinking"  # a bot decides
    PAUSING = "pausing"  # the option is known, and waits for its time
    ANSWERING = "answering"  # it is being written
    RETRYING = "retrying"  # something has failed and is tried again after a while
    STUCK = "stuck"  # the bot is gone or has failed too often: somebody has to replace it


# Every move begins and ends IDLE: it is written, refused or has failed, or its question is gone.
TRANSITIONS = {
    MovePhase.IDLE: {MovePhase.THINKING, MovePhase.PAUSING, MovePhase.RETRYING, MovePhase.STUCK},
    MovePhase.THINKING: {MovePhase.PAUSING, MovePhase.IDLE},
    MovePhase.PAUSING: {MovePhase.ANSWERING, MovePhase.IDLE},
    MovePhase.ANSWERING: {MovePhase.IDLE},
    MovePhase.RETRYING: {MovePhase.THINKING, MovePhase.PAUSING, MovePhase.IDLE},
    MovePhase.STUCK: {MovePhase.IDLE},
}


class Failure(msgspec.Struct, frozen=True):
    """A move that has failed, and how."""

    asked_at: int
    move: AutoMove
    failures: int
    of_rules: bool
    of_bot: bool
    in_queue: bool


class MoveProgress:
    """What a table remembers of its next move: the state, and how often the move has failed."""

    def __init__(self) -> None:
        self.state = MovePhase.IDLE
        self.move: AutoMove | None = None
        self.asked_at = 0  # which question the move answers
        self.failures = 0
        self.of_rules = False  # whether the rules of the game are
        self.in_queue = False  # whether too many bots wait for their turn
        self.of_bot = False  # whether the bot is the reason, and not, for example, the database
        self.elsewhere = False  # whether another process has tried it
        self.task: asyncio.Task[None] | None = None  # goes on until nothing happens by itself
        self.prepared: asyncio.Task[int] | None = None  # thinks and pauses; may be called off

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    def enter(self, state: MovePhase) -> None:
        assert state in TRANSITIONS[self.state], f"{self.state} → {state}"
        self.state = state

    def begin(self, asked_at: int, move: AutoMove) -> None:
        """Comes from IDLE. Failures of the same move still count."""
        assert self.state is MovePhase.IDLE
        if not self.is_about(asked_at, move):
            self.failures = 0
        self.asked_at, self.move = asked_at, move

    def is_about(self, asked_at: int, move: AutoMove | None) -> bool:
        return (self.asked_at, self.move) == (asked_at, move)

    def failures_of(self, asked_at: int, move: AutoMove) -> int:
        return self.failures if self.is_about(asked_at, move) else 0

    def has_given_up(self, asked_at: int, move: AutoMove) -> bool:
        """Whether it is of no use to try again: the bot is gone, or has failed too often."""
        if self.of_rules and self.failures_of(asked_at, move) >= MOST_TRIES_OF_RULES:
            return True
        if move.bot is None:
            return False
        return not is_bot(move.bot) or (self.of_bot and self.failures_of(asked_at, move) >= MOST_TRIES)

    def written(self) -> str:
        """What other processes have to know: which move has failed, and how."""
        if not self.failures or self.move is None:
            return ""
        failure = Failure(self.asked_at, self.move, self.failures, self.of_rules, self.of_bot, self.in_queue)
        return msgspec.json.encode(failure).decode()

    def read(self, written: str) -> None:
        """What another process has written that goes on with the table; nothing if this one does."""
        if not written:
            self.failures, self.elsewhere = 0 if self.elsewhere else self.failures, False
            return
        self.elsewhere = True
        failure = msgspec.json.decode(written, type=Failure)
        self.asked_at, self.move, self.failures = failure.asked_at, failure.move, failure.failures
        self.of_rules, self.of_bot, self.in_queue = failure.of_rules, failure.of_bot, failure.in_queue

    def call_off(self) -> None:
        """Ends what is thought or waited for; what is being written comes to its end."""
        if self.prepared is not None:
            self.prepared.cancel()
            self.prepared = None

    def halt(self) -> None:
        """No automatic move is left until the table is woken again."""
        if self.task is not None:
            self.task.cancel()
