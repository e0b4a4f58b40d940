"""A table in memory: the game, who sits where, the chat, and who is looking."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.bots import is_bot
from camerlengo.core.box import Box
from camerlengo.core.chance import Seeded, SeededBefore
from camerlengo.core.errors import UndoRefused
from camerlengo.core.position import Position
from camerlengo.core.record import Record
from camerlengo.core.settings import all_preferences
from camerlengo.core.texts import Text, text
from camerlengo.games import open_box, recorded_box
from camerlengo.server.auto_moves import (
    AutoMove,
    auto_moves,
    holds_device,
    preferences_at,
    shares_device,
    waits,
)
from camerlengo.server.journal import Journal, JournalEntry, JournalStep, UndoRequest
from camerlengo.server.move_progress import MoveProgress
from camerlengo.server.refusals import Refused
from camerlengo.server.rows import ChatRow, Presence, SeatRow, TableRow
from camerlengo.server.windows import Window
from camerlengo.table import Question, Table, deciders, has_answered

UNDEALT = ("waiting", "cancelled", "expired")  # states of a table without a game
ALONE_AFTER = 30.0  # seconds in which nobody has asked for a table or looked at it
BETWEEN_REQUESTS = 6  # answers at the table until a seat may ask once more to take a move back


class Watcher:
    """Somebody who looks at a table. `changed` is set when there is something new, however much it is."""

    follows = False  # whether it is somebody at a page, who wants to see one thing after the other

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.changed = asyncio.Event()

    def notify(self) -> None:
        self.changed.set()


class Standstill(msgspec.Struct, frozen=True):
    """Why a table stands still, or soon will.

    `why` is `missing` (the bots at `seats` are not installed any more), `failing` (a bot fails), `rules`
    (those of the game fail), `queue` (too many bots wait for their turn) or `house`. Where nobody can learn
    who is asked, `seats` are those of all bots. `again` says whether the server tries again automatically.
    """

    why: str
    seats: tuple[int, ...]
    again: bool


def published(row: TableRow, journal: Journal | None) -> tuple[Box, str | None]:
    """What everybody may know before the deal: the game, and the commitment to its key."""
    if journal is not None:
        return journal.table.box, journal.table.commitment
    record = Record.from_json(row.setup.encode())
    return recorded_box(record.game, record.rules), record.commitment


class LiveTable:
    """While a table waits for its players it has no course: there is no game that anybody could look at.

    Whatever reaches for it (`course`, `table`, `record`) is refused.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow], journal: Journal | None) -> None:
        self.row = row
        self.seats = seats
        self._journal = journal
        self.box, self.commitment = published(row, journal)
        self.chat: list[ChatRow] = []
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.device: dict[str, int] = {}  # person: the seat that the person's device shows, if it has several
        self.auto = MoveProgress()  # of what happens by itself
        self.window = Window()  # that is open, if one is
        self.elsewhere: dict[str, Presence] = {}  # who looks at it at other processes, by their names
        self.outdated = False  # whether another process has written since
        self.used = 0.0  # when somebody has last asked for it, or something was done there
        self.asked_for = -ALONE_AFTER  # when somebody has last asked for it
        self.version = 0  # grows with everything that somebody may see, also of what is no part of the game
        self._moves: tuple[Position, list[SeatRow], list[AutoMove]] | None = None
        self._ways: tuple[Position, dict[object, int | UndoRefused]] | None = None
        self.name_seats()

    @classmethod
    def load(
        cls, row: TableRow, seats: list[SeatRow], journal: Sequence[JournalEntry], chat: list[ChatRow]
    ) -> LiveTable:
        """The table as the database has it."""
        course = None
        if row.state not in UNDEALT:
            course = Journal(Table.resume(Record.from_json(row.setup.encode())))
            course.advance(course.after(journal))
        live = cls(row, seats, course)
        live.chat = chat
        live._end_if_over()
        return live

    def take_over(self, fresh: LiveTable) -> None:
        """What the database has meanwhile; whoever looks goes on looking."""
        self.row, self.seats, self.chat, self._journal = fresh.row, fresh.seats, fresh.chat, fresh._journal

    def read_on(self, row: TableRow, seats: list[SeatRow], step: JournalStep, chat: list[ChatRow]) -> None:
        """What the database has meanwhile, where the game goes on by this step."""
        self.row, self.seats, self.chat = row, seats, chat
        self.journal.advance(step)
        self.name_seats()
        self._end_if_over()

    def recall(self, now: float, age: float) -> None:
        """Takes what the database holds of the question that has been open for `age` seconds."""
        if not self.playing:
            return
        asked_at = self.asked_at
        held = {row.seat for row in self.seats if row.held_at == asked_at}
        passed = {row.seat for row in self.seats if row.passed_at == asked_at}
        self.window.recall(asked_at, now - max(0.0, age), held, passed)
        self.device = {row.person: row.seat for row in self.seats if row.person and row.shown_at == asked_at}
        self.take_devices_back()

    def noted(self, notes: Mapping[int, Mapping[str, int]]) -> None:
        """Takes the notes that were written about seats."""
        self.seats = [
            msgspec.structs.replace(row, **notes[row.seat]) if row.seat in notes else row
            for row in self.seats
        ]

    def _end_if_over(self) -> None:
        """An earlier version wrote the state apart, and may have ended in between."""
        if self.over and self.playing:
            self.row.state = "over"

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def waiting(self) -> bool:
        """Whether seats are open, and nothing is dealt before they are taken."""
        return self.row.state == "waiting"

    @property
    def playing(self) -> bool:
        return self.row.state == "playing"

    @property
    def dealt(self) -> bool:
        return self._journal is not None

    @property
    def ended(self) -> bool:
        """Whether there was a game and it does not go on: only then nothing of it is secret any more."""
        return self.dealt and not self.playing

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.dealt and self.table.over

    def no_game(self) -> Refused:
        """Why there is nothing to look at, at a table without a game."""
        return Refused("not_dealt" if self.waiting else self.row.state)

    @property
    def journal(self) -> Journal:
        if self._journal is None:
            raise self.no_game()
        return self._journal

    def advance(self, step: JournalStep, state: str, moves: list[AutoMove]) -> None:
        """The state after a written step; `moves` are the automatic moves after it."""
        self.journal.advance(step)
        self.row.state = state
        self._moves = self.table.position, self.seats, moves
        self.auto.failures = 0

    @property
    def table(self) -> Table:
        return self.journal.table

    @property
    def entries(self) -> Sequence[JournalEntry]:
        """What the database holds."""
        return self._journal.journal if self._journal is not None else ()

    @property
    def number(self) -> int:
        """Grows with everything that happens in the game: the length of the journal, −1 before the deal."""
        return len(self.entries) if self.dealt else -1

    def names_in(self, language: str) -> tuple[str, ...]:
        """Everybody's name; a seat without a name is called by its character."""
        if self.dealt:
            return self.table.names_in(language)
        return tuple(row.name or self.box.character(row.seat).name(language) for row in self.seats)

    @property
    def asked_at(self) -> int:
        """How long the journal was when the open question was asked."""
        return self.journal.asked[-1]

    @property
    def request(self) -> UndoRequest | None:
        """Somebody's wish to take a move back that the others have not decided on yet."""
        return self.journal.request if self.playing else None

    @property
    def busy(self) -> bool:
        """Whether an automatic move is due."""
        return self.auto.running

    def name_seats(self) -> None:
        if self.dealt:
            self.table.names = tuple(seat.name for seat in self.seats)

    def auto_moves(self) -> list[AutoMove]:
        """All possible automatic moves at the open question."""
        position, known = self.table.position, self._moves
        if known is None or known[0] is not position or known[1] is not self.seats:
            known = self._moves = position, self.seats, auto_moves(self.table, self.seats, self.row.window)
        return known[2]

    def next_move(self) -> AutoMove | None:
        """The automatic move that is due now; none while a request to undo is open."""
        if not self.playing or self.journal.request is not None:
            return None
        for move in self.auto_moves():
            if move.timed and self.window.holds(self.asked_at, move.seat):
                continue
            if not move.in_hand or holds_device(self.seats[move.seat], self.seats, self.device):
                return move
        return None

    def answers_automatically(self, question: Question) -> bool:
        """Whether the server answers this one, so that nobody is bothered."""
        if self.window.holds(self.asked_at, question.seat):
            return False
        if self.window.has_passed(self.asked_at, question.seat):
            return True
        return any(
            move.seat == question.seat and move.bot is None and not move.stops for move in self.auto_moves()
        )

    def timed(self) -> bool:
        """Whether a window is open that closes automatically."""
        return self.playing and any(move.timed for move in self.auto_moves())

    def in_window(self, seat: int) -> bool:
        """Whether this seat may answer before the window closes, or ask for more time."""
        return self.timed() and any(move.timed and move.seat == seat for move in self.auto_moves())

    @property
    def trouble(self) -> Standstill | None:
        """What keeps the game from going on, as far as everybody may know."""
        if not self.playing:
            return None
        bots = tuple(row.seat for row in self.seats if row.kind == "bot")
        missing = tuple(seat for seat in bots if not is_bot(self.seats[seat].bot or "random"))
        if missing:
            return Standstill("missing", missing, again=False)
        move = self.next_move()
        if move is None or self.auto.failures_of(self.asked_at, move) == 0:
            return None
        if self.auto.of_rules and self.auto.has_given_up(self.asked_at, move):
            return Standstill("rules", (), again=False)
        if self.auto.in_queue:
            return Standstill("queue", (), again=True)
        if not self.auto.of_bot:
            return Standstill("house", (), again=True)
        seats = bots if self.table.anonymous else (move.seat,)
        return Standstill("failing", seats, again=not self.auto.has_given_up(self.asked_at, move))

    @property
    def stuck(self) -> bool:
        """Whether an automatic move has failed or is impossible."""
        move = self.next_move()
        if move is None:
            return False
        auto, asked_at = self.auto, self.asked_at
        return auto.failures_of(asked_at, move) > 0 or auto.has_given_up(asked_at, move)

    def undo_target(self, seat: int, whole_turn: bool = False) -> int:
        """How many answers stay if `seat` undoes without asking. Raises UndoRefused with the reason."""
        position, unaware = self.table.position, tuple(self._unaware(seat))
        if self._ways is None or self._ways[0] is not position:
            self._ways = position, {}
        ways, key = self._ways[1], (seat, whole_turn, unaware)
        if key not in ways:
            bots = [row.seat for row in self.seats if row.kind == "bot"] if self.row.practice else []
            try:
                ways[key] = self.table.undo_target(seat, bots, whole_turn, unaware)
            except UndoRefused as refusal:
                ways[key] = refusal
        way = ways[key]
        if isinstance(way, UndoRefused):
            raise way.with_traceback(None)
        return way

    def _unaware(self, seat: int) -> list[int]:
        """Those who have seen nothing yet, although they are asked.

        Where nobody else plays but at the same device, these are the people who do not have it in hand, and
        the bots: one that has not acted is none the wiser.
        """
        if self.others(seat):
            return []
        person = self.seats[seat].person
        own = [other for other in self.seats_of(person) if self.device.get(person or "") != other]
        return own + [row.seat for row in self.seats if row.kind == "bot"]

    def why_no_undo(self, seat: int) -> Text | None:
        try:
            self.undo_target(seat)
        except UndoRefused as refusal:
            return refusal.text
        return None

    def why_no_request(self, seat: int) -> Refused | None:
        """Why `seat` cannot ask the others to take a move back; None if it can."""
        if self.request is not None:
            return Refused("request_open")
        if not has_answered(self.table.position, seat):
            return Refused("undo", reason=text("error.undo.nothing"))
        if not any(row.kind == "person" and row.seat != seat for row in self.seats):
            return Refused("request_nobody")
        since = self.journal.answers_since_request(seat)
        if since is not None and since < BETWEEN_REQUESTS:
            return Refused("request_again", n=BETWEEN_REQUESTS - since)
        return Refused("request_free") if self.why_no_undo(seat) is None else None

    def undecided(self, request: UndoRequest, accepted: Sequence[int] | None = None) -> list[int]:
        """The seats of people who have to agree to a request still; those at one device agree together."""
        agreed = {self.seats[seat].person for seat in (request.accepted if accepted is None else accepted)}
        return [
            row.seat
            for row in self.seats
            if row.kind == "person" and row.seat != request.seat and row.person not in agreed
        ]

    def decides(self, request: UndoRequest, seat: int) -> int | None:
        """The seat that agrees to a request if whoever sits at `seat` does; None if nobody is asked there.

        People who share a device with whoever asks agree at that device.
        """
        asked = [
            other for other in self.undecided(request) if self.seats[other].person == self.seats[seat].person
        ]
        return seat if seat in asked else (asked[0] if asked else None)

    def last_person(self) -> int | None:
        """The seat of the person who has acted last; None if nobody has."""
        acted = deciders(self.table.position)
        return next((seat for seat in acted if self.seats[seat].kind != "bot"), None)

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def left_by(self, person: str | None) -> list[int]:
        """The seats that this person has left, where a bot plays now."""
        return [] if person is None else [row.seat for row in self.seats if row.left_by == person]

    def may_return(self, person: str | None) -> list[int]:
        """Those of them that this person may return to while the game runs: to each once."""
        left = self.left_by(person) if self.playing else []
        return [seat for seat in left if not self.has_returned(seat)]

    def has_returned(self, seat: int) -> bool:
        """Whether somebody has left this seat and returned: to leave it again is for good."""
        return self._journal is not None and seat in self._journal.returned

    def others(self, seat: int) -> bool:
        """Whether other people sit at this table."""
        return any(row.kind == "person" and row.person != self.seats[seat].person for row in self.seats)

    @property
    def open_deal(self) -> bool:
        """Whether the host chose the seed, and so may know every card, where somebody else plays or can.

        It stays so for the table's whole life, wherever the host sits.
        """
        if not self.dealt or not isinstance(self.table.chance, Seeded):
            return False
        return any(
            row.kind == "open" or (row.kind == "person" and row.person != self.row.owner)
            for row in self.seats
        )

    @property
    def computable(self) -> bool:
        """Whether an earlier version dealt: whoever sees the open cards can compute the hidden ones."""
        return self.dealt and isinstance(self.table.chance, SeededBefore)

    @property
    def newest_rules(self) -> int:
        """The rules of new tables of this game; this one keeps those of its box."""
        return open_box(self.box.name).rules

    @property
    def attended(self) -> bool:
        """Whether somebody sits here or watches: a person, or a program."""
        return bool(self.watchers or self.elsewhere) or any(row.kind == "person" for row in self.seats)

    def awaited(self, now: float) -> bool:
        """Whether somebody waits for its bots. A player who has gone does not."""
        if self.watchers or self.elsewhere:
            return True
        return self.attended and now - self.asked_for < ALONE_AFTER

    def present(self, now: float) -> Presence | None:
        """The watchers here, for other processes; None if nobody waits for anything."""
        if not self.watchers and now - self.asked_for >= ALONE_AFTER:
            return None
        people = {watcher.person for watcher in self.watchers if watcher.person is not None}
        return Presence(
            tuple(sorted(person for person in people if self.seats_of(person))),
            sum(watcher.follows for watcher in self.watchers),
            sum(not self.seats_of(watcher.person) for watcher in self.watchers),
        )

    @property
    def spectators(self) -> int:
        here = sum(not self.seats_of(watcher.person) for watcher in self.watchers)
        return here + sum(one.spectators for one in self.elsewhere.values())

    @property
    def watched(self) -> bool:
        """Whether somebody has the page open and wants to see one thing after the other."""
        return any(watcher.follows for watcher in self.watchers) or any(
            one.pages for one in self.elsewhere.values()
        )

    def shares_device(self, seat: int) -> bool:
        """Whether the device at this seat is passed on between several people."""
        return len(self.seats_of(self.seats[seat].person)) > 1

    def seats_to_hand_over(self, person: str | None) -> list[int]:
        """The seats of this person that must have the device in hand now: all that are asked.

        Also who has no choice, since the others at the device would learn that; not who wants to pass anyway.
        """
        mine = self.seats_of(person)
        asked = [question for question in self.table.questions if question.seat in mine]
        return [
            question.seat
            for question in asked
            if question.sealed is None and not self._passes_unasked(question)
        ]

    def _passes_unasked(self, question: Question) -> bool:
        """Whether the server passes for this seat as all can see, so that the device stays where it is."""
        box = self.table.box
        if box.passes(question.kind) not in question.options or not box.preferences:
            return False
        row = self.seats[question.seat]
        if shares_device(row, self.seats):
            return not waits(self.table, question, row)
        return self.answers_automatically(question)

    def preferences_of(self, seat: int) -> dict[str, str]:
        """What a seat has chosen, as it holds now."""
        if not self.dealt:
            return all_preferences(self.box.preferences, self.seats[seat].preferences)
        return preferences_at(self.table, self.seats[seat])

    def free_seats(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "open"]

    def online(self, seat: int) -> bool:
        person = self.seats[seat].person
        if person is None:
            return False
        return any(watcher.person == person for watcher in self.watchers) or any(
            person in one.people for one in self.elsewhere.values()
        )

    def public_state(self) -> tuple[object, ...]:
        """Stays equal as long as nothing happens that everybody may see."""
        own = {"preferences": {}, "nonce": "", "shown_at": -1, "passed_at": -1}
        seats = [msgspec.structs.replace(row, **own) for row in self.seats]
        there = [(one.people, one.spectators) for _, one in sorted(self.elsewhere.items())]
        return (
            *(self.row.state, self.row.rematch, seats, self.dealt, len(self.entries), len(self.chat)),
            there,
        )

    def changed(self, actor: int | None = None) -> None:
        """Tells everybody who looks; last of all whoever has acted, who knows already what was done."""
        self.version += 1
        self.take_devices_back()
        person = self.seats[actor].person if actor is not None else None
        own = [one for one in self.watchers if one.person == person] if person is not None else []
        for watcher in [one for one in self.watchers if one not in own] if own else list(self.watchers):
            watcher.notify()
        for watcher in own:
            watcher.notify()

    def changed_for(self, person: str | None) -> None:
        """Tells one person of something that is nobody else's business."""
        self.version += 1
        self.take_devices_back()
        for watcher in [one for one in self.watchers if person is not None and one.person == person]:
            watcher.notify()

    def take_devices_back(self) -> None:
        """If several people share a device, its holder loses it when only others are asked."""
        if not self.device or not self.playing:
            return
        for person, shown in list(self.device.items()):
            due = self.seats_to_hand_over(person)
            if due and shown not in due:
                del self.device[person]

    def record(self) -> Record:
        """The whole game with its key: for bots and, when the game has ended, for everybody."""
        return msgspec.structs.replace(self.table.record, seats=tuple(seat.name for seat in self.seats))
