"""A table in memory: the game, who sits where, the chat, and who is looking."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.bots import is_bot
from camerlengo.core.box import Box
from camerlengo.core.chance import Seeded, SeededBefore
from camerlengo.core.errors import RecordError, UndoRefused
from camerlengo.core.kinds import without_name
from camerlengo.core.record import Record
from camerlengo.core.texts import Text, Who, text
from camerlengo.games import open_box, recorded_box
from camerlengo.server.refused import Refused
from camerlengo.server.store import ChatRow, Entry, SeatRow, TableRow
from camerlengo.table import Question, Table

UNDEALT = ("waiting", "cancelled", "expired")  # states of a table without a game
ACTS = ("answer", "back", "ask", "accept", "decline", "bot", "undo")  # see `Entry`
MOST_TRIES = 10  # of a bot that fails; after them somebody has to let another one take over
BETWEEN_REQUESTS = 6  # answers at the table until a seat may ask once more to take a move back


class Watcher:
    """Somebody who looks at a table. `changed` is set when there is something new, however much it is."""

    follows = False  # whether it is somebody at a page, who wants to see one thing after the other

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.changed = asyncio.Event()

    def notify(self) -> None:
        self.changed.set()


class Due(msgspec.Struct, frozen=True):
    """What happens without a person: the seat's `bot` decides, or the house gives an `option` for a person.

    That is where a person has no choice, or passes by itself.
    """

    seat: int
    bot: str | None
    option: int | None


class Failure(msgspec.Struct, frozen=True):
    """What was due failed so many `times`, for a reason of the bot or, for example, of the database."""

    asked_at: int
    due: Due
    times: int
    of_bot: bool


class Trouble(msgspec.Struct, frozen=True):
    """Why a table stands still, or soon will.

    `why` is `missing` (the bots at `seats` are not installed any more), `failing` (a bot fails) or `house`.
    Where nobody may learn who is asked, `seats` are those of all bots. `again` says whether the house tries
    again by itself.
    """

    why: str
    seats: tuple[int, ...]
    again: bool


class Errand:
    """What is due, while somebody thinks about it or it waits for its time."""

    def __init__(self, asked_at: int, due: Due, option: asyncio.Task[int]) -> None:
        self.asked_at = asked_at
        self.due = due
        self.option = option
        self.called_off = False


def due_at(table: Table, seats: Sequence[SeatRow], device: Mapping[str, int] | None = None) -> Due | None:
    """`device` says which seats are shown where several people share a device.

    Who has no choice there gets it in hand like everybody else, or the others at it would learn that; without
    `device` it is not asked who has it.
    """
    for question in table.questions:
        row = seats[question.seat]
        if question.sealed is not None:
            continue
        if row.kind == "bot":  # however many options it has: whoever waits for it must not learn that
            return Due(question.seat, row.bot or "random", None)
        option = settled(table, question, row)
        if option is None:
            continue
        if device is None or has_in_hand(row, seats, device) or wish(table, question, row) is not None:
            return Due(question.seat, None, option)
    return None


def has_in_hand(row: SeatRow, seats: Sequence[SeatRow], device: Mapping[str, int]) -> bool:
    shares = sum(other.person == row.person for other in seats) > 1
    return not shares or device.get(row.person or "") == row.seat


def settled(table: Table, question: Question, row: SeatRow) -> int | None:
    """The option that the house gives for a person: the only one, or to pass as the seat has said."""
    if row.kind != "person" or question.sealed is not None:
        return None
    if len(question.options) == 1:
        return question.options[0]
    return wish(table, question, row)


def wish(table: Table, question: Question, row: SeatRow) -> int | None:
    """The option to pass, if the seat has said that it wants to here."""
    if row.passing == "never":
        return None
    option = table.box.passes(table.view(question.seat), question.kind, row.passing, table.deck)
    return option if option in question.options else None


class Request(msgspec.Struct, frozen=True):
    """`seat` asks to go back to `kept` answers. `number` is the place of the request in the journal."""

    number: int
    seat: int
    kept: int
    accepted: tuple[int, ...] = ()  # seats


def check_entry(entry: Entry, table: Table) -> None:
    """Raises RecordError if no journal of this table has such an act at this place: a row was damaged."""
    seat, option, number = entry.seat, entry.option, table.position.number
    fits = entry.act in ACTS and type(seat) is int and type(option) is int and 0 <= seat < table.players
    goes_back = entry.act in ("ask", "back", "undo")
    kept = number - 1 if entry.act == "undo" else option
    if not fits or (goes_back and not 0 <= kept <= number):
        raise RecordError(text("server.journal", act=entry.act, seat=seat, option=option))


class Course:
    """A game as its journal tells it.

    `asked` are the lengths that the journal had when a question was asked; the last one is the open question.
    `request` lapses when the game goes on.
    """

    def __init__(self, table: Table) -> None:
        """Begins with a table where nobody has acted yet."""
        self.table = table
        self.journal: list[Entry] = []
        self.asked = [0]
        self.questions = [self._question()]  # of each of them, which it was; None at the end
        self.request: Request | None = None

    def after(self, entries: Sequence[Entry]) -> Course:
        """How it goes on. Raises what the table raises if an entry does not fit."""
        course = Course(self.table.copy())
        course.journal = list(self.journal)
        course.asked = list(self.asked)
        course.questions = list(self.questions)
        course.request = self.request
        for entry in entries:
            course._follow(entry)
        return course

    def _follow(self, entry: Entry) -> None:
        check_entry(entry, self.table)
        opened = self.table.opened
        seat, request = entry.seat, self.request
        self.request = None
        if entry.act == "answer":
            self.table.answer(seat, entry.option)
        elif entry.act == "undo":
            self.table.take_back(seat, self.table.position.number - 1)  # it was fair when it was written
        elif entry.act == "back":
            self.table.take_back(seat, entry.option)
        elif entry.act == "ask":
            self.request = Request(len(self.journal), seat, entry.option)
            self.table.note(text("server.request.asks", who=Who(seat)), seat)
        elif entry.act == "bot":
            self.request = request
            self.table.note(text("server.trouble.replaced", who=Who(seat)), seat)
        elif request is not None and entry.act == "accept":
            self.request = msgspec.structs.replace(request, accepted=(*request.accepted, seat))
        elif request is not None:
            how = "withdrawn" if seat == request.seat else "declined"
            self.table.note(text(f"server.request.{how}", who=Who(seat)), seat)
        self.journal.append(entry)
        if self.table.opened != opened or self.table.over:
            self.asked.append(len(self.journal))
            self.questions.append(self._question())

    def _question(self) -> int | None:
        decision = self.table.position.decision
        return None if decision is None else decision.question

    def read(self, asked_at: int, code: str) -> int | None:
        """The option of the question asked at `asked_at` that has this code; None if there is none."""
        which = bisect_right(self.asked, asked_at)
        if which == 0 or self.asked[which - 1] != asked_at:
            return None
        question = self.questions[which - 1]
        if question is None:
            return None
        box, deck = self.table.box, self.table.deck
        return box.codes(question, deck).read(without_name(box.questions[question], code))

    def given(self, asked_at: int, seat: int) -> Entry | None:
        """What `seat` did last while the question asked at `asked_at` was open."""
        which = bisect_right(self.asked, asked_at)
        if which == 0 or self.asked[which - 1] != asked_at:
            return None
        end = self.asked[which] if which < len(self.asked) else len(self.journal)
        acts = [
            entry
            for entry in self.journal[asked_at:end]
            if entry.seat == seat and entry.act in ("answer", "back", "undo")
        ]
        return acts[-1] if acts else None

    def answers_since_request(self, seat: int) -> int | None:
        """How many answers were given since `seat` has last asked to take a move back; None if it has not."""
        answers = 0
        for entry in reversed(self.journal):
            if entry.act == "ask" and entry.seat == seat:
                return answers
            answers += entry.act == "answer"
        return None


def goes_on(course: Course, seats: Sequence[SeatRow]) -> bool:
    """Whether something happens without a person; nothing does while somebody asks to take a move back."""
    return course.request is None and due_at(course.table, seats) is not None


def published(row: TableRow, course: Course | None) -> tuple[Box, str | None]:
    """What everybody may know before the deal: the game, and the commitment to its key."""
    if course is not None:
        return course.table.box, course.table.commitment
    record = Record.from_json(row.setup.encode())
    return recorded_box(record.game, record.rules), record.commitment


class LiveTable:
    """While a table waits for its players it has no course: there is no game that anybody could look at.

    Whatever reaches for it (`course`, `table`, `record`) is refused.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow], course: Course | None) -> None:
        self.row = row
        self.seats = seats
        self._course = course
        self.box, self.commitment = published(row, course)
        self.chat: list[ChatRow] = []
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.device: dict[str, int] = {}  # person: the seat that the person's device shows, if it has several
        self.automatic: asyncio.Task[None] | None = None  # a bot, or a question without a choice
        self.errand: Errand | None = None  # what that does before it acts
        self.failure: Failure | None = None  # of what should happen by itself
        self.outdated = False  # whether another process has written since
        self.rendered: dict[
            object, object
        ] = {}  # what pages look like at this version, for the many who see the same
        self.name_seats()

    @classmethod
    def load(
        cls, row: TableRow, seats: list[SeatRow], journal: Sequence[Entry], chat: list[ChatRow]
    ) -> LiveTable:
        """The table as the database has it."""
        course = None
        if row.state not in UNDEALT:
            course = Course(Table.resume(Record.from_json(row.setup.encode()))).after(journal)
        live = cls(row, seats, course)
        live.chat = chat
        if course is None:
            return live
        if live.table.over and live.playing:  # written apart by an earlier version, and ended in between
            row.state = "over"
        return live

    def take_over(self, fresh: LiveTable) -> None:
        """What the database has meanwhile; whoever looks goes on looking."""
        self.row, self.seats, self.chat, self._course = fresh.row, fresh.seats, fresh.chat, fresh._course

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
        return self._course is not None

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
    def course(self) -> Course:
        if self._course is None:
            raise self.no_game()
        return self._course

    @course.setter
    def course(self, course: Course) -> None:
        self._course = course

    @property
    def table(self) -> Table:
        return self.course.table

    @property
    def journal(self) -> Sequence[Entry]:
        """What the database holds."""
        return self._course.journal if self._course is not None else ()

    @property
    def number(self) -> int:
        """Grows with everything that happens in the game: the length of the journal, −1 before the deal."""
        return len(self.journal) if self.dealt else -1

    def names_in(self, language: str) -> tuple[str, ...]:
        """Everybody's name; a seat without a name is called by its character."""
        return tuple(row.name or self.box.character(row.seat).name(language) for row in self.seats)

    @property
    def asked_at(self) -> int:
        """How long the journal was when the open question was asked."""
        return self.course.asked[-1]

    @property
    def request(self) -> Request | None:
        """Somebody's wish to take a move back that the others have not decided on yet."""
        return self.course.request if self.playing else None

    @property
    def busy(self) -> bool:
        """Whether something happens by itself."""
        return self.automatic is not None and not self.automatic.done()

    def name_seats(self) -> None:
        if self.dealt:
            self.table.names = tuple(seat.name for seat in self.seats)

    def due(self) -> Due | None:
        if not self.playing or self.request is not None:
            return None
        return due_at(self.table, self.seats, self.device)

    def settles(self, question: Question) -> bool:
        """Whether the house answers this one, so that nobody is bothered."""
        return settled(self.table, question, self.seats[question.seat]) is not None

    def failures(self, due: Due) -> int:
        """How often that has failed which is due now."""
        failure = self.failure
        if failure is None or (failure.asked_at, failure.due) != (self.asked_at, due):
            return 0
        return failure.times

    def stands_still(self, due: Due) -> bool:
        """Whether it is of no use to try again: the bot is gone, or has failed too often."""
        if due.bot is None:
            return False
        if not is_bot(due.bot):
            return True
        failure = self.failure
        return failure is not None and failure.of_bot and self.failures(due) >= MOST_TRIES

    @property
    def trouble(self) -> Trouble | None:
        """What keeps the game from going on, as far as everybody may know."""
        if not self.playing:
            return None
        bots = tuple(row.seat for row in self.seats if row.kind == "bot")
        missing = tuple(seat for seat in bots if not is_bot(self.seats[seat].bot or "random"))
        if missing:
            return Trouble("missing", missing, again=False)
        due = self.due()
        failure = self.failure
        if due is None or failure is None or self.failures(due) == 0:
            return None
        if not failure.of_bot:
            return Trouble("house", (), again=True)
        seats = bots if self.table.anonymous else (due.seat,)
        return Trouble("failing", seats, again=not self.stands_still(due))

    @property
    def stuck(self) -> bool:
        """Whether what should happen by itself has failed, or cannot happen."""
        due = self.due()
        return due is not None and (self.failures(due) > 0 or self.stands_still(due))

    def call_off(self, always: bool = False) -> None:
        """Ends the errand if its question is gone: nobody shall wait for what is of no use any more."""
        errand = self.errand
        if errand is not None and (always or (errand.asked_at, errand.due) != (self.asked_at, self.due())):
            errand.called_off = True
            errand.option.cancel()
            self.errand = None

    def way_back(self, seat: int, whole_turn: bool = False) -> int:
        """How many answers stay if `seat` undoes without asking. Raises UndoRefused with the reason."""
        bots = [row.seat for row in self.seats if row.kind == "bot"] if self.row.practice else []
        return self.table.way_back(seat, bots, whole_turn, self._unaware(seat))

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
            self.way_back(seat)
        except UndoRefused as refusal:
            return refusal.text
        return None

    def why_no_request(self, seat: int) -> Refused | None:
        """Why `seat` cannot ask the others to take a move back; None if it can."""
        if self.request is not None:
            return Refused("request_open")
        if all(decider != seat for decider, _ in self.table.record.answers):
            return Refused("undo", reason=text("error.undo.nothing"))
        if not any(row.kind == "person" and row.seat != seat for row in self.seats):
            return Refused("request_nobody")
        since = self.course.answers_since_request(seat)
        if since is not None and since < BETWEEN_REQUESTS:
            return Refused("request_again", n=BETWEEN_REQUESTS - since)
        return Refused("request_free") if self.why_no_undo(seat) is None else None

    def undecided(self, request: Request, accepted: Sequence[int] | None = None) -> list[int]:
        """The seats of people who have to agree to a request still; those at one device agree together."""
        agreed = {self.seats[seat].person for seat in (request.accepted if accepted is None else accepted)}
        return [
            row.seat
            for row in self.seats
            if row.kind == "person" and row.seat != request.seat and row.person not in agreed
        ]

    def decides(self, request: Request, seat: int) -> int | None:
        """The seat that agrees to a request if whoever sits at `seat` does; None if nobody is asked there.

        People who share a device with whoever asks agree at that device.
        """
        asked = [
            other for other in self.undecided(request) if self.seats[other].person == self.seats[seat].person
        ]
        return seat if seat in asked else (asked[0] if asked else None)

    def last_person(self) -> int | None:
        """The seat of the person who has acted last; None if nobody has."""
        deciders = (seat for seat, _ in reversed(self.table.record.answers))
        return next((seat for seat in deciders if self.seats[seat].kind != "bot"), None)

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def others(self, seat: int) -> bool:
        """Whether other people sit at this table."""
        return any(row.kind == "person" and row.person != self.seats[seat].person for row in self.seats)

    @property
    def open_deal(self) -> bool:
        """Whether the host chose the seed, and so may know every card, where somebody else plays or can.

        It stays so for the table's whole life, wherever the host sits.
        """
        others = any(
            row.kind == "open" or (row.kind == "person" and row.person != self.row.owner)
            for row in self.seats
        )
        return others and self.dealt and isinstance(self.table.chance, Seeded)

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
        """Whether somebody sits here or looks on: a person, or a program."""
        return bool(self.watchers) or any(row.kind == "person" for row in self.seats)

    @property
    def watched(self) -> bool:
        """Whether somebody has the page open and wants to see one thing after the other."""
        return any(watcher.follows for watcher in self.watchers)

    def shares_device(self, seat: int) -> bool:
        """Whether the device at this seat is passed on between several people."""
        return len(self.seats_of(self.seats[seat].person)) > 1

    def wanted(self, person: str | None) -> list[int]:
        """The seats of this person that must have the device in hand now: all that are asked.

        Also who has no choice, since the others at the device would learn that; not who wants to pass anyway.
        """
        mine = self.seats_of(person)
        asked = [question for question in self.table.questions if question.seat in mine]
        return [
            question.seat
            for question in asked
            if question.sealed is None and wish(self.table, question, self.seats[question.seat]) is None
        ]

    def free_seats(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "open"]

    def online(self, seat: int) -> bool:
        person = self.seats[seat].person
        return person is not None and any(watcher.person == person for watcher in self.watchers)

    def changed(self, actor: int | None = None) -> None:
        """Tells everybody who looks; last of all whoever has acted, who knows already what was done."""
        self.rendered.clear()
        person = self.seats[actor].person if actor is not None else None
        for watcher in sorted(
            self.watchers, key=lambda watcher: person is not None and watcher.person == person
        ):
            watcher.notify()

    def changed_for(self, person: str | None) -> None:
        """Tells one person of something that is nobody else's business."""
        self.rendered.clear()
        for watcher in [one for one in self.watchers if person is not None and one.person == person]:
            watcher.notify()

    def record(self) -> Record:
        """The whole game with its key: for bots and, when the game has ended, for everybody."""
        return msgspec.structs.replace(self.table.record, seats=tuple(seat.name for seat in self.seats))
