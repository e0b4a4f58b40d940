"""What the templates of a table get, as one reader may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from camerlengo.core.ask import Event
from camerlengo.core.box import Box
from camerlengo.core.texts import Text
from camerlengo.core.view import View
from camerlengo.web.hint_panel import HintShown
from camerlengo.web.table_log import LogPart

Choices = list[tuple[str, str]]  # values, and what they are called


class NoticeShown(msgspec.Struct):
    """What everybody must know of a table before anything else: a tag, and a sentence that explains it."""

    about: str
    icon: str
    tag: str
    line: str


class DealShown(msgspec.Struct):
    """How the cards are dealt. `gives` is the number that the key of a finished game gives."""

    open: bool
    commitment: str | None
    gives: str | None
    differs: bool
    nonce: str | None


class TableShown(msgspec.Struct):
    id: str
    game: str
    title: str
    title_language: str
    number: int
    state: str
    waiting: bool
    dealt: bool
    over: bool
    playing: bool
    public: bool
    owner: bool
    seated: bool
    left: list[int]  # seats that the reader has left and may return to
    final: bool  # whether the reader has done so, and cannot once more
    alone: bool  # whether nobody else sits here or can sit down
    invite: str | None
    link: str
    only_here: bool
    free_seats: list[int]
    days: int
    join: str | None
    rematch: str | None
    rules: str
    record: str
    closed: bool
    hints: bool
    practice: bool
    deal: DealShown
    notices: list[NoticeShown]
    watchers: int
    channel: str
    chat: list[tuple[str, str, str, str]]  # author, text, time and channel


class SeatShown(msgspec.Struct):
    """`preferences` are those of the reader's own seat; `place` is that of the end."""

    seat: int
    name: str
    character: str
    kind: str
    bot: str | None
    online: bool
    mine: bool
    waiting: bool
    sealed: bool
    preferences: dict[str, str] | None
    place: int | None


class OptionShown(msgspec.Struct):
    sentence: str
    irrevocable: bool
    chosen: bool


class QuestionShown(msgspec.Struct):
    """The open question of the reader: `due` while nothing is sealed; `answers` if it can be passed."""

    seat: int
    name: str
    kind: int
    text: str
    asked_at: int
    sealed: int | None
    due: bool
    answers: bool
    options: dict[int, OptionShown]

    def among(self, slots: Sequence[Mapping[str, Any]]) -> list[OptionShown]:
        """The options of things on the table."""
        return [self.options[slot["option"]] for slot in slots if slot["option"] is not None]


class WindowShown(msgspec.Struct):
    """A window that closes automatically; with `asks` the reader may ask for more time."""

    seconds: int
    asked_at: int
    asks: bool


class ScoreLine(msgspec.Struct):
    title: str
    counts: tuple[int, ...]
    points: tuple[int, ...]


class ResultShown(msgspec.Struct):
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    headline: str  # as it is for the reader
    won: bool  # whether the reader is among the winners
    sheet: list[ScoreLine]


class UndoShown(msgspec.Struct, frozen=True):
    """Whether the reader may undo, or may ask the others; `why` not."""

    possible: bool = False
    ask: bool = False
    why: str | None = None


class RequestShown(msgspec.Struct):
    """Somebody asks to take a move back; the reader decides, may withdraw it, or waits."""

    number: int
    address: str
    sentence: str
    line: str
    decide: bool
    withdraw: bool


class BotShown(msgspec.Struct):
    """A bot's seat, and who may play there instead; `bot` is the one that is proposed."""

    seat: int
    name: str
    choices: Choices
    bot: str | None = None


class TroubleShown(msgspec.Struct):
    sentence: str
    help: str
    bots: list[BotShown]


class Holder(msgspec.Struct):
    seat: int
    name: str


class PassShown(msgspec.Struct):
    """Who gets the device, and who had it `before` and may want to undo."""

    seat: int
    name: str
    before: Holder | None


class HotseatShown(msgspec.Struct):
    """Several people share the reader's device; `pass_to` if it has to be passed on now."""

    pass_to: PassShown | None


class GameShown(msgspec.Struct, kw_only=True):
    """The game itself, as one seat sees it; `extra` is what its own template gets."""

    game_page: str
    box: Box
    view: View
    viewer: int | None
    names: tuple[str, ...]
    question: QuestionShown | None
    result: ResultShown | None
    extra: dict[str, Any]


class TablePage(GameShown, kw_only=True):
    """A table with a game. `heard` are the events that the reader has heard of."""

    heard: list[Event]
    table: TableShown
    seats: list[SeatShown]
    headline: str
    undo: UndoShown
    asking: RequestShown | None
    trouble: TroubleShown | None
    usual_bot: str
    hint: HintShown | None
    window: WindowShown | None
    log: LogPart
    coach: list[tuple[str, str]]  # for a first game against bots: what is said, and at which question
    thoughts: Mapping[int, list[Text]]
    bots_again: list[BotShown]
    hotseat: HotseatShown | None
    replay: None = None
    refusal: str | None = None
    sure: int | None = None  # an option that a page without scripts asks about once more


class LobbyPage(msgspec.Struct, kw_only=True):
    """A table that waits for its players, or was closed while it did. `fill` are the bots that may."""

    box: Box
    viewer: int | None
    names: tuple[str, ...]
    table: TableShown
    seats: list[SeatShown]
    headline: str
    fill: list[tuple[str, str, str]] | None
    usual_bot: str
    question: None = None
    result: None = None
    asking: None = None
    hint: None = None
    window: None = None
    hotseat: None = None
    refusal: str | None = None
    sure: None = None


class MomentShown(msgspec.Struct):
    """A moment of a game after `at` moves, and whose view of it is shown.

    With a `choice` it is the position in which that move was chosen.
    """

    at: int
    last: int
    seat: int | str | None
    seats: Choices
    running: bool
    address: str
    framed: bool = False  # beside an analysis, without what steps through the game
    choice: bool = False
    played: int | None = None  # the option that was chosen there, and a better one
    better: int | None = None


class ReplayPage(GameShown, kw_only=True):
    """Without a `table` it is a moment of a game alone."""

    seats: list[SeatShown]
    headline: str
    log: LogPart
    undo: UndoShown
    table: TableShown | None
    replay: MomentShown | None
    window: None = None
    hotseat: None = None
