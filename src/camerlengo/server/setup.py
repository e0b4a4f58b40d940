"""Setting up a table: who shall sit there, and what is written down of it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.bots import LEVELS, no_such_bot
from camerlengo.core.box import Box
from camerlengo.core.chance import A_NONCE, Chance, Dealt, with_nonces
from camerlengo.core.errors import SetupError
from camerlengo.core.record import Record
from camerlengo.core.settings import all_preferences, turn_of
from camerlengo.core.texts import Listed, text
from camerlengo.server.auto_moves import auto_moves
from camerlengo.server.bot_seeds import LARGEST_BUDGET, SEATED_SEARCHES, may_sit
from camerlengo.server.ids import new_id
from camerlengo.server.journal import JournalEntry
from camerlengo.server.live_table import LiveTable
from camerlengo.server.origins import UNKNOWN
from camerlengo.server.refusals import Refused
from camerlengo.server.rows import SeatRow, TableRow
from camerlengo.server.windows import USUAL_WINDOW, WINDOWS
from camerlengo.table import Table

USUAL_BOT = LEVELS[2]  # the bot at a seat unless somebody chooses another
LARGEST_DECK = 60_000  # characters; our largest has two thirds of it, and reading takes time from everybody


class NewSeat(msgspec.Struct, frozen=True):
    """Who shall sit there.

    `me`, `hot` (another one at my device), `person` with a secret of its own, `open`, or `bot` with its name.
    `nonce` is the number that a person adds to the deal.
    """

    kind: str
    name: str = ""
    bot: str | None = None
    secret: str | None = None
    nonce: str = ""


def check_bots(seats: Sequence[NewSeat], most: int = LARGEST_BUDGET) -> None:
    for seat in seats:
        if seat.kind == "bot":
            check_bot(seat.bot or "", most)


def check_bot(bot: str, most: int = LARGEST_BUDGET) -> None:
    """`most` is the largest budget of a bot that the operator allows."""
    if not may_sit(bot) or (most == 0 and not may_sit(bot, most)):
        raise SetupError(no_such_bot(bot, SEATED_SEARCHES if most else (), LARGEST_BUDGET))
    if not may_sit(bot, most):
        raise SetupError(text("server.serve.strong", bot=bot, kind=bot.partition("-")[0], limit=most))


def check_practice(seats: Sequence[NewSeat]) -> None:
    """Whoever practises is alone with bots: nobody else sits there or can sit down."""
    if [seat.kind in ("me", "person") for seat in seats if seat.kind != "bot"] != [True]:
        raise Refused("practice")


def with_bot(row: SeatRow, bot: str | None, most: int = LARGEST_BUDGET) -> SeatRow:
    """The same seat with another bot, if one sits there; without a name it stays as it was.

    Also a bot that stays must still be there, and be allowed.
    """
    if row.kind != "bot":
        return row
    chosen = bot or row.bot or ""
    check_bot(chosen, most)
    return msgspec.structs.replace(row, bot=chosen)


def check_nonce(nonce: str) -> str:
    """The nonce in small letters; without one it is empty."""
    nonce = nonce.strip().lower()
    if not A_NONCE.fullmatch(nonce):
        raise Refused("nonce")
    return nonce


def waits(chance: Chance, seats: Sequence[NewSeat] | Sequence[SeatRow]) -> bool:
    """Whether nothing is dealt yet: from a secret key only when all seats are taken.

    A deal from a chosen seed is open anyway, and its game begins at once.
    """
    return isinstance(chance, Dealt) and any(seat.kind == "open" for seat in seats)


def deal(setup: str, seats: Sequence[SeatRow]) -> tuple[str, bool]:
    """The deal at a table that has waited, from its key and everybody's nonce (`store.Deal`)."""
    record = with_players(Record.from_json(setup.encode()), seats)
    return record.to_json().decode(), bool(auto_moves(Table.resume(record), seats))


def with_players(record: Record, seats: Sequence[SeatRow]) -> Record:
    """The set-up with the names and nonces of those who sit there."""
    chance = with_nonces(record.chance, [row.nonce for row in seats])
    return msgspec.structs.replace(record, chance=chance, seats=tuple(row.name for row in seats))


def committed(table: Table) -> Table:
    """Fixes the deal for everybody: a table with a secret key publishes its commitment from the start."""
    table.commitment = table.record.commits_to()
    return table


def new_row(
    table: Table,
    seats: Sequence[SeatRow],
    owner: str | None,
    public: bool,
    state: str | None = None,
    hints: bool = False,
    practice: bool = False,
    window: int = USUAL_WINDOW,
    now: float | None = None,
    origin: int = UNKNOWN,
    driver: str = "",
) -> TableRow:
    """The stored form of a table that has just been created."""
    now = time.time() if now is None else now
    if state is None:
        state = "waiting" if waits(table.chance, seats) else "playing"
    return TableRow(
        id=new_id(),
        game=table.box.name,
        setup=table.record.upto(0).to_json().decode(),
        owner=owner,
        public=public,
        invite=new_id(),
        state=state,
        rematch=None,
        created=now,
        changed=now,
        due=state == "playing" and bool(auto_moves(table, seats, window)),
        hints=hints,
        practice=practice,
        window=window,
        seen=now,
        origin=origin,
        driver=driver,
        asked=time.time(),
    )


def imported(content: bytes) -> LiveTable:
    record = Record.read(content)
    if record.deck is not None:
        check_deck(record.deck)
    table = Table.resume(record)
    seats = [SeatRow(number, "guest", None, name, None) for number, name in enumerate(table.names)]
    journal = [JournalEntry(seat, "answer", option) for seat, option in record.answers]
    return LiveTable.load(new_row(table, seats, None, public=False, state="imported"), seats, journal, [])


def check_deck(deck: str) -> None:
    if len(deck) > LARGEST_DECK:
        raise Refused("deck_large", limit=LARGEST_DECK)


def check_window(window: int) -> int:
    if window not in WINDOWS:
        raise Refused("window", allowed=Listed(WINDOWS))
    return window


def checked_preferences(
    box: Box, row: SeatRow, chosen: Mapping[str, str], turn: int | None = None
) -> dict[str, str]:
    """The preferences of a seat that are not as the game has them, with those that it changes."""
    known = {one.name: one for one in box.preferences}
    if not known:
        raise Refused("no_preferences", game=box.title)
    for name, choice in chosen.items():
        if name not in known:
            raise Refused("preference", name=name, allowed=Listed(tuple(known)))
        allowed = known[name].choices
        if choice not in allowed:
            raise Refused("preference_choice", name=name, choice=choice, allowed=Listed(allowed))
    turns = {turn_of(name): str(turn) for name in chosen if known[name].for_a_turn}
    together = {**row.preferences, **chosen, **turns}
    every = all_preferences(box.preferences, together, turn)
    kept = {name: choice for name, choice in every.items() if choice != known[name].default}
    return kept | {turn_of(name): str(turn) for name in kept if known[name].for_a_turn}
