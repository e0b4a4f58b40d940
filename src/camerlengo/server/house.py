"""The server: everything that people and programs can do at its tables.

Write, then acknowledge, then tell: an act is in the database before its sender or anybody else sees it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import msgspec

from camerlengo.core.chance import Dealt, chance_from, with_nonces
from camerlengo.core.errors import CamerlengoError, GameMissing, UndoRefused
from camerlengo.core.faults import rules_at_work
from camerlengo.core.settings import Value
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import open_box
from camerlengo.server.analyses import Analyses, AnalysisJob
from camerlengo.server.auto_moves import auto_moves, shares_device
from camerlengo.server.autoplay import AutoPlayer
from camerlengo.server.bans import Bans
from camerlengo.server.bot_seeds import LARGEST_BUDGET, BotSeeds, new_bot_secret
from camerlengo.server.buckets import SharedBuckets
from camerlengo.server.chat_filter import LONGEST_CHAT, MOST_CHAT, clean_text, looks_like
from camerlengo.server.database import Conflict
from camerlengo.server.fair_queue import QueueFull
from camerlengo.server.hint_service import HintRequest, HintService
from camerlengo.server.ids import AN_ID
from camerlengo.server.journal import Journal, JournalEntry, JournalStep
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.order_words import BANS, GONE
from camerlengo.server.orders import Orders
from camerlengo.server.origins import UNKNOWN, Origins
from camerlengo.server.outages import REFUSALS
from camerlengo.server.people import People
from camerlengo.server.refusals import Refused
from camerlengo.server.rows import ChatRow, Person, SeatRow, Stranger, TableRow
from camerlengo.server.setup import (
    USUAL_BOT,
    NewSeat,
    check_bot,
    check_bots,
    check_deck,
    check_nonce,
    check_practice,
    check_window,
    checked_preferences,
    committed,
    deal,
    imported,
    new_row,
    waits,
    with_bot,
)
from camerlengo.server.store import Store
from camerlengo.server.tables import Tables
from camerlengo.server.waiting_tables import USUAL_DAYS, WaitingTables
from camerlengo.server.windows import USUAL_WINDOW
from camerlengo.server.workers import BotWorkers
from camerlengo.table import Table, check_names

TAKEN = "taken"  # a message about what addresses have sent
HINT = "hint"  # one about a hint that was asked for
ANALYSIS = "analysis"  # one about an analysis

log = logging.getLogger(__name__)


class House:
    """`pause` and `retry` say how patient bots are (see `AutoPlayer`). `clock` is the time that passes.

    `secret` makes bots unpredictable. Processes on one database share it; without one it is drawn again.
    `days` is how long a table waits for its players (see `Waiting`), by the time of the `calendar`. `most` is
    the largest budget of a bot that may sit down. After `keep_days` an unused table is deleted; 0 is never.
    `key` is that of the digests of bans, as `admin` knows it.
    """

    def __init__(
        self,
        store: Store,
        workers: BotWorkers,
        pause: float = 1.2,
        retry: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        secret: bytes | None = None,
        days: float = USUAL_DAYS,
        calendar: Callable[[], float] = time.time,
        most: int = LARGEST_BUDGET,
        keep_days: float = 0,
        key: bytes | None = None,
    ) -> None:
        self.store = store
        self.largest_budget = most
        secret = secret or new_bot_secret()
        seeds = BotSeeds(secret)
        self.origins = Origins(secret)
        self.buckets = SharedBuckets(
            self.origins.digest, time.monotonic, lambda report: self._tables.tell(f"{TAKEN} {report}")
        )
        self.autoplayer = AutoPlayer(
            workers,
            seeds,
            self._answer,
            pause,
            retry,
            clock,
            drives=self._drives,
            failed=self._failed,
        )
        self.hints = HintService(workers, seeds, lambda words: self._tables.tell(f"{HINT} {words}"))
        self.analyses = Analyses(
            workers, clock=clock, say=lambda words: self._tables.tell(f"{ANALYSIS} {words}")
        )
        self._people = People(store)
        self._tables = Tables(
            store,
            self.autoplayer.wake,
            self._moved_on,
            self._people.renamed,
            self._now,
            self._messages,
            self._told,
        )
        self._calendar = calendar
        self.waiting = WaitingTables(store, self._tables, days, calendar, keep_days=keep_days)
        self.bans = Bans(store, key or secret, calendar)
        self.orders = Orders(store, self._obey)

    def _now(self) -> float:
        return self.autoplayer.clock()

    def _messages(self) -> list[str]:
        return [f"{TAKEN} {report}" for report in self.buckets.reports()]

    def _told(self, message: str) -> None:
        """A message of another process: its first word says what it is about."""
        about, _, content = message.partition(" ")
        if about == TAKEN:
            self.buckets.read(content)
        elif about == ANALYSIS:
            self.analyses.read(content)
        elif about == HINT:
            live = self._tables.held(self.hints.read(content))
            if live is not None:
                for row in live.seats:
                    live.changed_for(row.person)

    def _drives(self, live: LiveTable) -> bool:
        return self._tables.drives(live)

    def _moved_on(self, live: LiveTable) -> None:
        """Another process has written. The one that has written last goes on."""
        live.auto.read("" if self._drives(live) else live.row.failed)
        self.autoplayer.wake(live)
        self.hints.moved_on(live)

    async def _failed(self, live: LiveTable) -> None:
        """Pages at other processes show it, too, unless the database is what fails."""
        if self.store.shared:
            async with live.lock:  # so that nobody cuts it off
                with contextlib.suppress(Exception):
                    await self.store.set_failed(live.id, live.auto.written())

    async def _obey(self, order: str) -> None:
        """What the host has ordered with `camerlengo admin`."""
        if order == BANS:
            await self.bans.read()
        elif order.startswith(GONE):
            await self._tables.forget(order.removeprefix(GONE))
        else:
            self._tables.changed_elsewhere(order)

    async def start(self) -> None:
        await self.bans.read()
        await self.orders.start()
        await self._tables.start()
        self.waiting.start()

    def tables_in_memory(self) -> Iterable[LiveTable]:
        return self._tables.values()

    def wake_watchers(self) -> None:
        """Everybody who waits for a change looks up, for example because the server ends."""
        for live in self._tables.values():
            for watcher in live.watchers:
                watcher.notify()

    async def close(self) -> None:
        """Ends automatic moves, but never in the middle of a write."""
        await self.orders.close()
        await self.waiting.close()
        await self._tables.close()
        for live in list(self._tables.values()):
            await self.autoplayer.stop(live)
        await self._tables.processes.sign_off()
        await self.hints.close()
        await self.analyses.close()
        self.autoplayer.workers.close()

    # --- people ---

    async def person(self, secret: str) -> Person | None:
        person = await self._people.find(secret)
        if person is not None:
            self.bans.check(person.id)
        return person

    async def welcome(self, secret: str, name: str) -> Person:
        """The person with this secret, who from now on has this name."""
        (name,) = check_names([name], 1)
        person = await self._people.welcome(secret, name)
        self.bans.check(person.id)
        return person

    async def _meet(self, secret: str, name: str, strangers: list[Stranger], fresh: bool) -> Person:
        """The same, but somebody new is not written yet: that is added to `strangers`."""
        if not fresh and await self.person(secret) is not None:
            return await self.welcome(secret, name)
        return self._people.stranger(secret, name, strangers)

    # --- tables ---

    async def create(
        self,
        game: str,
        seats: Sequence[NewSeat],
        owner: Person | None,
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        public: bool = False,
        deck: str | None = None,
        hints: bool = False,
        practice: bool = False,
        host: str | None = None,
        window: int = USUAL_WINDOW,
        origin: int = UNKNOWN,
        fresh: bool = False,
    ) -> LiveTable:
        """All is checked before anything is written.

        Without an owner the first `person` is it; if there is none, whoever has the secret `host`. `origin`
        stands for the address from which the table is set up (see `origins`). Secrets that are `fresh` were
        made just now: nobody has them yet.

        Where seats are open nothing is dealt before they are taken, unless the deal comes from a seed. The
        rules deal a game all the same to check the set-up, and it is thrown away.
        """
        check_bots(seats, self.largest_budget)
        if practice:
            check_practice(seats)
        chance = chance_from(seed)
        nonces = [check_nonce(seat.nonce) if isinstance(chance, Dealt) else "" for seat in seats]
        if not waits(chance, seats):
            chance = with_nonces(chance, nonces)
        names = check_names([seat.name for seat in seats], len(seats))
        own_deck = None
        if deck is not None:
            check_deck(deck)
            own_deck = await asyncio.to_thread(open_box(game).read_deck, deck)
        table = committed(Table(game, len(seats), None, options, own_deck, names, chance))
        rows = []
        strangers: list[Stranger] = []
        for number, seat in enumerate(seats):
            person = owner if seat.kind in ("me", "hot") else None
            if seat.secret is not None:
                person = await self._meet(seat.secret, names[number], strangers, fresh)
                owner = owner or person
            kind = seat.kind if seat.kind in ("bot", "open") else "person"
            person_id = person.id if person else None
            rows.append(SeatRow(number, kind, person_id, names[number], seat.bot, nonce=nonces[number]))
        if owner is None and host is not None:
            owner = await self._meet(host, "", strangers, fresh)
        row = new_row(
            table,
            rows,
            owner.id if owner else None,
            public,
            hints=hints,
            practice=practice,
            window=check_window(window),
            now=self._calendar(),
            origin=origin,
            driver=self.store.name,
        )
        own = next((number for number, seat in enumerate(seats) if seat.kind == "me"), None)
        if owner is not None and own is not None and shares_device(rows[own], rows):
            rows[own].shown_at = 0  # whoever sets the table up has the device in hand
        try:
            await self.store.add_table(row, rows, people=strangers)
        except Conflict:  # somebody with one of these secrets has come meanwhile
            raise Refused("stale") from None
        self._people.known_now(strangers)
        live = self._tables.keep(LiveTable(row, rows, begun(row, table)))
        live.asked_for = self._now()
        if own is not None:
            live.recall(self._now(), 0.0)
        self.autoplayer.wake(live)
        return live

    async def import_record(self, content: bytes) -> LiveTable:
        """A record from elsewhere, to be replayed; nobody sits at it. Raises RecordError with the reason."""
        live = await asyncio.to_thread(imported, content)
        await self.store.add_table(live.row, live.seats, live.entries)
        return self._tables.keep(live)

    async def find(self, table_id: str) -> LiveTable | None:
        live = await self._tables.find(table_id)
        if live is not None:
            live.asked_for = self._now()
        return live

    async def find_by_invite(self, invite: str) -> LiveTable | None:
        table_id = await self.store.table_by_invite(invite) if AN_ID.fullmatch(invite) else None
        return None if table_id is None else await self.find(table_id)

    async def listed(self, ids: Sequence[str]) -> list[LiveTable]:
        """Those that can be opened: one that cannot must not close the server."""
        found = []
        for table_id in ids:
            try:
                found.append(await self.find(table_id))
            except GameMissing as missing:
                log.warning("table %s… cannot be opened: %s", table_id[:8], missing)
            except CamerlengoError:
                log.warning("table %s… cannot be opened", table_id[:8], exc_info=True)
        return [live for live in found if live is not None]

    # --- sitting down ---

    async def take_seat(self, live: LiveTable, seat: int, person: Person, name: str, nonce: str = "") -> None:
        """The last to sit down at a table that waits starts the game; after the deal no nonce counts."""
        nonce = check_nonce(nonce)
        async with live.lock:
            if live.seats_of(person.id):
                raise Refused("already_seated")
            if not live.dealt and not live.waiting:
                raise live.no_game()
            if live.dealt and live.left_by(person.id):  # or somebody would know the cards of two seats
                raise Refused("left_another")
            if not (live.waiting or live.playing) or seat not in live.free_seats():
                raise Refused("seat_taken")
            (checked,) = check_names([name], 1)
            row = SeatRow(seat, "person", person.id, checked, None)
            if live.waiting:
                row.nonce = nonce
                if not await self._begin_if_full(live, self.store.sit_down(live.id, row, deal)):
                    raise Refused("seat_taken")
                self.waiting.notice(live, person.id)
                return
            seats = [row if other.seat == seat else other for other in live.seats]
            if not await self.store.take_seat(live.id, row, goes_on(live.journal, seats)):
                raise Refused("seat_taken")
            live.seats = seats
            live.row.driver = self.store.name
            live.name_seats()
            live.changed()
            self.autoplayer.wake(live)

    async def fill_with_bots(self, live: LiveTable, person: Person, bot: str) -> None:
        """All open seats of a table that waits go to bots, and the game begins."""
        check_bot(bot, self.largest_budget)
        async with live.lock:
            if live.row.owner != person.id:
                raise Refused("not_owner")
            if not live.waiting:
                raise Refused("not_waiting")
            if not await self._begin_if_full(live, self.store.fill_seats(live.id, bot, deal)):
                raise Refused("not_waiting")

    async def replace_bot(self, live: LiveTable, person: Person, seat: int, bot: str) -> None:
        """Lets another bot play on where one is missing or fails, or the same one try once more."""
        check_bot(bot, self.largest_budget)
        async with live.lock:
            self._must_be_playing(live)
            if person.id != live.row.owner and not live.seats_of(person.id):
                raise Refused("not_seated")
            trouble = live.trouble
            if trouble is None or seat not in trouble.seats:
                raise Refused("bot_plays")
            if bot != live.seats[seat].bot:
                await self._hand_over(live, msgspec.structs.replace(live.seats[seat], bot=bot), "bot")
            else:
                await self.store.drive(live.id)
                live.row.driver = self.store.name
            live.auto.failures = 0
            live.auto.call_off()
            live.changed()
            self.autoplayer.wake(live)

    async def leave(self, live: LiveTable, person: Person, seat: int) -> None:
        """Gives the seat of somebody who leaves to a bot; a note in the log shows it to the others.

        At a table that waits the seat is open again. Where only bots would be left, the game ends.
        """
        async with live.lock:
            if seat not in live.seats_of(person.id):
                raise Refused("not_your_seat")
            row = live.seats[seat]
            if live.waiting:
                if not await self.store.stand_up(live.id, row):
                    raise Refused("stale")
                await self._tables.reload(live)
                return
            self._must_be_playing(live)
            if all(other.kind == "bot" for other in live.seats if other.seat != seat):
                await self._end(live, "closed")
                return
            # the name stays: the log goes on to name the seat as it did before
            bot = msgspec.structs.replace(
                row,
                kind="bot",
                person=None,
                bot=USUAL_BOT,
                preferences={},
                left_by=person.id,
            )
            await self._hand_over(live, bot, "leave")
            if live.device.get(person.id) == seat:
                del live.device[person.id]
            self.hints.moved_on(live)
            live.changed()
            self.autoplayer.wake(live)

    async def come_back(self, live: LiveTable, person: Person, seat: int | None = None) -> None:
        """Gives the seat that somebody has left back to that person; a note in the log shows it.

        Once a game, or people would let a bot play their hard moves. The view is that of the seat, as always:
        the bot has seen nothing else.
        """
        async with live.lock:
            self._must_be_playing(live)
            left = live.may_return(person.id)
            if not left or seat not in (None, *left):
                raise Refused("no_return")
            seat = left[0] if seat is None else seat
            back = msgspec.structs.replace(
                live.seats[seat], kind="person", person=person.id, bot=None, left_by=None
            )
            await self._hand_over(live, back, "return")
            live.auto.failures = 0
            self.hints.moved_on(live)
            live.changed()
            self.autoplayer.wake(live)

    async def _hand_over(self, live: LiveTable, row: SeatRow, act: str) -> None:
        entry = JournalEntry(row.seat, act, 0)
        step = live.journal.after([entry])
        seats = [row if other.seat == row.seat else other for other in live.seats]
        before, due = live.seats[row.seat], goes_on(step, seats)
        try:
            await self.store.hand_over(live.id, step.begun, entry, before, row, due)
        except Conflict:
            await self._tables.reload(live)
            raise Refused("stale") from None
        live.row.driver = self.store.name
        live.journal.advance(step)
        live.seats = seats

    async def _begin_if_full(self, live: LiveTable, seated: Awaitable[bool]) -> bool:
        """The database decides who sits where and whether that starts the game; memory follows it."""
        done = await seated
        await self._tables.reload(live)
        self.autoplayer.wake(live)
        return done

    async def set_preferences(self, live: LiveTable, seat: int, chosen: Mapping[str, str]) -> None:
        """Changes preferences of a seat, as the game names them; nobody else learns of it."""
        async with live.lock:
            self._must_be_playing(live)
            turn = live.box.turn(live.table.position.game)
            kept = checked_preferences(live.box, live.seats[seat], chosen, turn)
            row = msgspec.structs.replace(live.seats[seat], preferences=kept)
            seats = [row if other.seat == seat else other for other in live.seats]
            await self.store.set_preferences(live.id, seat, row.preferences, goes_on(live.journal, seats))
            live.seats = seats
            live.row.driver = self.store.name
            live.changed_for(row.person)
            self.autoplayer.wake(live)

    async def hold(self, live: LiveTable, seat: int) -> None:
        """A seat asks for more time in the window that is open: the table waits for its answer."""
        async with live.lock:
            self._must_be_playing(live)
            if not live.in_window(seat):
                raise Refused("no_window")
            await self._note(live, {seat: {"held_at": live.asked_at, "passed_at": -1}})
            live.window.at(live.asked_at, self.autoplayer.clock()).hold(seat)
            live.changed()
            self.autoplayer.wake(live)

    # --- acting ---

    async def answer(self, live: LiveTable, seat: int, asked_at: int, option: int | str) -> None:
        """`asked_at` says which question is meant, `option` is a number or a code.

        An answer to an earlier one is refused; only what was answered to that very question counts once. A
        pass in a window counts when the window closes.
        """
        await self._answer(live, seat, asked_at, option, by_hand=True)

    async def _answer(
        self, live: LiveTable, seat: int, asked_at: int, option: int | str, by_hand: bool = False
    ) -> None:
        async with live.lock:
            if asked_at != live.number:  # somebody has acted since
                number = live.journal.read(asked_at, option) if isinstance(option, str) else option
                if number is not None and live.journal.latest_entry(asked_at, seat) == JournalEntry(
                    seat, "answer", number
                ):
                    return
                if asked_at != live.asked_at:
                    raise Refused("stale")
            self._must_be_playing(live)
            if by_hand and self._passes_in_window(live, seat, option):
                await self._note(live, {seat: {"held_at": -1, "passed_at": live.asked_at}})
                live.window.at(live.asked_at, self.autoplayer.clock()).note_pass(seat)
                live.changed_for(live.seats[seat].person)
                self.autoplayer.wake(live)
                return
            with rules_at_work():
                step = live.journal.answered(seat, option)
            await self._take(live, step, seat)

    def _passes_in_window(self, live: LiveTable, seat: int, option: int | str) -> bool:
        """Whether this is a pass in an open window, whose time others must not see."""
        if self.autoplayer.pause == 0.0 or not live.in_window(seat):
            return False
        passes = live.box.passes(live.table.questions[0].kind)
        return passes is not None and live.table.check(seat, option) == passes

    async def undo(self, live: LiveTable, seat: int, whole_turn: bool = False) -> None:
        """Takes back the seat's last choice, or its whole turn, if nobody has to be asked."""
        async with live.lock:
            self._must_be_playing(live)
            try:
                kept = live.undo_target(seat, whole_turn)
            except UndoRefused as refusal:
                raise Refused("undo", reason=refusal.text) from None
            await self._write(live, [JournalEntry(seat, "back", kept)])

    async def request_undo(self, live: LiveTable, seat: int) -> None:
        """Asks the other people to go back to the seat's last choice. Until they decide, bots wait."""
        async with live.lock:
            self._must_be_playing(live)
            refusal = live.why_no_request(seat)
            if refusal is not None:
                raise refusal
            try:
                kept = await asyncio.to_thread(live.table.last_choice, seat)
            except UndoRefused as nothing:
                raise Refused("undo", reason=nothing.text) from None
            await self._write(live, [JournalEntry(seat, "ask", kept)])

    async def reply_to_request(self, live: LiveTable, seat: int, number: int, accept: bool) -> None:
        """Another player's reply to the request with this number; the asking player may only withdraw it."""
        async with live.lock:
            while True:
                self._must_be_playing(live)
                request = live.request
                if request is None or request.number != number:
                    raise Refused("request_gone")
                entries = [JournalEntry(seat, "decline", 0)]
                if accept:
                    decider = live.decides(request, seat)
                    if decider is None and seat == request.seat:
                        raise Refused("request_own")
                    if decider is None:  # has agreed already
                        return None
                    entries = [JournalEntry(decider, "accept", 0)]
                    if not live.undecided(request, [*request.accepted, decider]):
                        entries.append(JournalEntry(request.seat, "back", request.kept))
                try:
                    return await self._write(live, entries)
                except Refused:
                    continue  # somebody at another process was faster: perhaps it is still to be decided

    def ask_hint(self, live: LiveTable, seat: int, asked_at: int) -> HintRequest:
        """What the Cardinal would do at this seat, if the table was set up so. It takes a moment."""
        if not live.row.hints:
            raise Refused("no_hints")
        self._must_be_playing(live)
        if asked_at != live.asked_at:
            raise Refused("stale")
        question = next((question for question in live.table.questions if question.seat == seat), None)
        if question is None or live.answers_automatically(question):
            raise Refused("nothing_asked")
        if not question.has_choice:
            raise Refused("no_choice")
        return self.hints.ask(live, seat)

    async def _write(self, live: LiveTable, entries: Sequence[JournalEntry]) -> None:
        await self._take(live, live.journal.after(entries), entries[-1].seat)

    async def _take(self, live: LiveTable, step: JournalStep, actor: int) -> None:
        """Into the database, then into memory, then to everybody who looks."""
        state = "over" if step.table.over else "playing"
        moves = auto_moves(step.table, live.seats, live.row.window)
        due = bool(moves) and step.request is None
        try:
            await self.store.append(live.id, step.begun, step.entries, state, due, bool(step.asked))
        except Conflict:
            await self._tables.reload(live)
            raise Refused("stale") from None
        live.row.driver = self.store.name
        live.advance(step, state, moves)
        self.hints.moved_on(live)
        live.changed(actor)
        await self._keep_devices(live)
        self.autoplayer.wake(live)

    @staticmethod
    def _must_be_playing(live: LiveTable) -> None:
        if not live.playing:
            raise Refused("not_dealt" if live.waiting else "not_playing")

    @staticmethod
    def must_have_ended(live: LiveTable, code: str = "still_playing") -> None:
        """What shows everything waits for the end; where nothing was dealt there is nothing to show."""
        if live.playing:
            raise Refused(code)
        if not live.dealt:
            raise live.no_game()

    async def say(self, live: LiveTable, author: str, seat: int | None, words: str) -> None:
        """Spectators talk in the gallery while the game runs, so that nobody at the table is helped.

        Before the deal and after the end nothing is secret, and all talk at the table.

        They never speak under the name of somebody who plays. No name at all is a guest.
        """
        words = clean_text(words)
        if not words:
            raise Refused("chat_empty")
        if len(words) > LONGEST_CHAT:
            raise Refused("chat_long", limit=LONGEST_CHAT)
        (author,) = check_names([author], 1)
        async with live.lock:
            if seat is None and author and is_played(live, author):
                raise Refused("chat_name", name=author)
            while True:
                if sum((line.seat is None) == (seat is None) for line in live.chat) >= MOST_CHAT:
                    raise Refused("chat_full", limit=MOST_CHAT)
                channel = "table" if seat is not None or not live.playing else "gallery"
                line = ChatRow(len(live.chat), channel, author, seat, words, time.time())
                try:
                    await self.store.add_chat(live.id, line)
                    break
                except Conflict:  # somebody at another process was faster: the next line is ours
                    await self._tables.reload(live)
            live.chat.append(line)
            live.changed()

    async def close_table(self, live: LiveTable, person: Person) -> None:
        async with live.lock:
            if live.row.owner != person.id:
                raise Refused("not_owner")
            after = "closed"
            if live.waiting:
                after = "cancelled"
            else:
                self._must_be_playing(live)
            await self._end(live, after)

    async def _end(self, live: LiveTable, state: str) -> None:
        """Ends a table without a result."""
        if not await self.store.close_table(live.id, live.row.state, state):
            await self._tables.reload(live)
            raise Refused("stale")
        live.row.state = state
        live.auto.halt()
        self.hints.moved_on(live)
        live.changed()

    async def rematch(
        self,
        live: LiveTable,
        person: Person,
        bots: Mapping[int, str] | None = None,
        nonce: str = "",
        origin: int = UNKNOWN,
    ) -> LiveTable:
        """The same people and bots once more, everybody one seat further; the first to ask sets it up.

        `bots` says who plays instead of the bots that sat at these seats; all others stay as they were.
        `nonce` is that of the person who asks; the others are there already, and nobody asks them for one.
        """
        nonce = check_nonce(nonce)
        if not live.seats_of(person.id):
            raise Refused("not_seated")
        self.must_have_ended(live)
        rows = [with_bot(row, (bots or {}).get(row.seat), self.largest_budget) for row in live.seats]
        async with live.lock:
            if live.row.rematch is None:
                await self._set_up_again(live, person, rows, nonce, origin)
        assert live.row.rematch is not None
        again = await self.find(live.row.rematch)
        if again is None:  # it was deleted since
            raise Refused("no_table")
        return again

    async def _set_up_again(
        self, live: LiveTable, owner: Person, sat: Sequence[SeatRow], nonce: str, origin: int
    ) -> None:
        count = len(sat)
        rows = [
            msgspec.structs.replace(sat[(seat + 1) % count], seat=seat, nonce="", left_by=None)
            for seat in range(count)
        ]
        next(row for row in rows if row.person == owner.id).nonce = nonce
        before = live.table
        for bot in (row for row in rows if row.kind == "bot"):
            bot.name = ""  # one that took over had the name of somebody who left
        names = [row.name for row in rows]
        options = before.box.unusual(before.options)
        chance = chance_from(None)
        if not waits(chance, rows):
            chance = with_nonces(chance, [row.nonce for row in rows])
        table = committed(Table(before.box.name, count, None, options, before.own_deck, names, chance))
        row = new_row(
            table,
            rows,
            owner.id,
            live.row.public,
            hints=live.row.hints,
            practice=live.row.practice,
            window=live.row.window,
            now=self._calendar(),
            origin=origin,
            driver=self.store.name,
        )
        if not await self.store.add_rematch(live.id, row, rows):
            await self._tables.reload(live)
            return
        live.row.rematch = row.id
        self.autoplayer.wake(self._tables.keep(LiveTable(row, rows, begun(row, table))))
        live.changed()

    def analyse(self, live: LiveTable) -> AnalysisJob:
        """Starts the analysis of a finished game, unless it is under way or done."""
        self.must_have_ended(live, "analysis_later")
        try:
            return self.analyses.start(live)
        except QueueFull:
            raise Refused("busy") from None

    # --- the device of several people ---

    def shown_seat(self, live: LiveTable, person: str | None) -> int | None:
        """The seat whose view this person's device may show.

        None if it must be passed on first, or nobody sits there.
        """
        mine = live.seats_of(person)
        if len(mine) <= 1 or person is None:
            return mine[0] if mine else None
        if not live.playing:
            return mine[0]
        shown = live.device.get(person)
        due = live.seats_to_hand_over(person)
        return None if due and shown not in due else shown

    async def show_seat(self, live: LiveTable, person: str, seat: int) -> None:
        async with live.lock:
            if seat not in live.seats_of(person):
                raise Refused("not_your_seat")
            if live.playing:
                shown = dict.fromkeys(live.seats_of(person), -1) | {seat: live.asked_at}
                await self._note(live, {own: {"shown_at": number} for own, number in shown.items()})
            live.device[person] = seat
            live.changed_for(person)
            self.autoplayer.wake(live)

    async def _note(self, live: LiveTable, notes: Mapping[int, Mapping[str, int]]) -> None:
        """Stores notes about the open question, so that a restart or another process knows them."""
        await self.store.note(live.id, notes)
        live.row.driver = self.store.name
        live.noted(notes)

    async def _keep_devices(self, live: LiveTable) -> None:
        """Writes which seat each shared device shows at the question that is open now.

        Without that the device is only passed on once more, so the answer before counts all the same.
        """
        notes = {
            row.seat: {"shown_at": live.asked_at if live.device.get(row.person or "") == row.seat else -1}
            for row in live.seats
            if row.person is not None and shares_device(row, live.seats)
        }
        changed = {
            seat: note for seat, note in notes.items() if note["shown_at"] != live.seats[seat].shown_at
        }
        if changed and live.playing:
            try:
                await self._note(live, changed)
            except REFUSALS:
                log.warning("table %s… does not know who has the device", live.id[:8])

    # --- looking ---

    @contextmanager
    def watching(self, live: LiveTable, watcher: Watcher) -> Iterator[None]:
        """While this lasts the watcher gets every change, and the others see that somebody is there."""
        person = watcher.person
        first = person is not None and not any(other.person == person for other in live.watchers)
        live.watchers.add(watcher)
        self.waiting.notice(live, person)
        self.autoplayer.wake(live)
        if first and live.seats_of(person):
            live.changed()
        try:
            yield
        finally:
            live.watchers.discard(watcher)
            if live.seats_of(person) and not any(other.person == person for other in live.watchers):
                live.changed()


def goes_on(journal: Journal | JournalStep, seats: Sequence[SeatRow]) -> bool:
    """Whether something happens without a person; nothing does while somebody asks to take a move back."""
    return journal.request is None and bool(auto_moves(journal.table, seats))


def begun(row: TableRow, table: Table) -> Journal | None:
    """The game of a table that was just set up; none while it waits for its players."""
    return None if row.state == "waiting" else Journal(table)


def is_played(live: LiveTable, name: str) -> bool:
    """Whether somebody at the table has this name, or one that looks like it, in any language."""
    played = {known for language in LANGUAGES for known in live.names_in(language)}
    return any(looks_like(name, known) for known in played)
