"""What goes over the API: each body, query and answer as a Struct. The OpenAPI document is made from them.

A request with an unknown field is refused: a field that was misspelt would else be lost without a word.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from camerlengo.core.chance import Chance
from camerlengo.core.result import Result
from camerlengo.core.settings import Value
from camerlengo.core.view import View
from camerlengo.lab.analysis import Analysis
from camerlengo.server.setup import LARGEST_DECK, USUAL_BOT
from camerlengo.web.hint_panel import Tip

Language = Literal["en", "it", "fr"]
Word = Annotated[str, Meta(max_length=40)]
Bot = Annotated[Word, Meta(description="a rank or another bot that `/games` lists")]
Nonce = Annotated[
    str, Meta(description="what a person adds to the deal: at most 64 hexadecimal digits, drawn at random")
]
Seat = Annotated[int, Meta(description="seats count from 0")]
Number = Annotated[
    int, Meta(description="grows with everything that happens in the game; −1 before the deal")
]
AskedAt = Annotated[int, Meta(description="which question is meant; it comes with the question")]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    pass


# --- bodies and queries ---------------------------------------------------------------------------


class NewSeatBody(Request):
    """`person` gets a token in the answer, `open` waits for somebody, `bot` is played by the server."""

    kind: Literal["person", "open", "bot"]
    name: Word = ""
    bot: Bot | None = None
    nonce: Nonce = ""


class NewTableBody(Request):
    game: Word
    seats: Annotated[list[NewSeatBody], Meta(max_length=8)]
    options: Annotated[dict[str, Value], Meta(max_length=20)] = {}
    seed: Annotated[int, Meta(description="for a deal that can be repeated; everybody is told")] | None = None
    public: bool = False
    deck: Annotated[str, Meta(max_length=LARGEST_DECK)] | None = None
    hints: Annotated[bool, Meta(description="whether whoever is asked may ask for a hint")] = False
    practice: Annotated[bool, Meta(description="one person alone with bots may undo what they did, too")] = (
        False
    )
    window: Annotated[
        int, Meta(description="seconds for an answer: 3, 6 or 12; 0 asks and waits for all who might answer")
    ] = 3


class JoinBody(Request):
    invite: Annotated[str, Meta(max_length=60)]
    name: Word = ""
    seat: Annotated[int, Meta(description="without it the first that is free")] | None = None
    nonce: Nonce = ""


class FillBody(Request):
    bot: Bot = USUAL_BOT


class ReplaceBody(Request):
    seat: Annotated[int, Meta(description="one of the `seats` of `trouble` in the state")]
    bot: Bot = USUAL_BOT


class AnswerBody(Request):
    asked_at: AskedAt
    option: Annotated[
        int | Annotated[str, Meta(max_length=60)],
        Meta(description="the number of the option, or its code, such as `2r` or `take 2r`"),
    ]


class ReplyBody(Request):
    request: Annotated[int, Meta(description="the `number` of the request in the state")]


class PreferencesBody(Request):
    preferences: Annotated[
        dict[str, Word],
        Meta(max_length=20, description="those that change, by name, with a choice that `/games` lists"),
    ]


class PassingBody(Request):
    passing: Word


class RecordBody(Request):
    record: Annotated[str, Meta(max_length=4_000_000, description="the text or JSON form of a record")]


class InLanguage(Request):
    language: Annotated[Language, Meta(description="of all sentences")] = "en"


class LogQuery(InLanguage):
    since: Annotated[int, Meta(description="only lines from this `at` on")] = 0


class WaitQuery(InLanguage):
    after: Annotated[int, Meta(description="the `number` that you know already")] = -1


# --- what can be played ---------------------------------------------------------------------------


class Domain(msgspec.Struct):
    """A question that a game can ask, with the codes of all its options."""

    name: str
    size: int
    anonymous: Annotated[bool, Meta(description="whether nobody else may learn who is asked")]
    codes: tuple[str, ...]


class SeatedBots(msgspec.Struct):
    """`budgets` are those named with their budget, such as `search-200`, with the largest one."""

    ranks: list[str]
    others: list[str]
    budgets: dict[str, int]


class PreferenceInfo(msgspec.Struct):
    """Something that a seat chooses for itself during the game."""

    name: str
    choices: tuple[str, ...]
    default: str
    for_a_turn: Annotated[bool, Meta(description="whether it falls back to the default with the next turn")]


class GameInfo(msgspec.Struct):
    game: str
    title: str
    players: list[int]
    options: dict[str, list[Value]]
    preferences: list[PreferenceInfo]
    questions: list[Domain]
    bots: SeatedBots


# --- a table --------------------------------------------------------------------------------------


class SeatMade(msgspec.Struct):
    seat: Seat
    token: Annotated[str, Meta(description="null for a bot or an open seat")] | None


class TableMade(msgspec.Struct):
    table: str
    state: str
    invite: str
    host: Annotated[str, Meta(description="the token of whoever may fill the table with bots, and close it")]
    seats: list[SeatMade]


class Joined(msgspec.Struct):
    seat: Seat
    token: str


class TableStands(msgspec.Struct):
    state: str


class Written(msgspec.Struct):
    number: Number


class Asked(msgspec.Struct):
    number: Number
    request: Annotated[int, Meta(description="the number of the request, for those who decide on it")]


class Notice(msgspec.Struct):
    """What everybody must know of a table."""

    about: Annotated[str, Meta(description="`rules`, `computable` or `open_deal`")]
    sentence: str


class Option(msgspec.Struct):
    option: int
    code: str
    sentence: str


class OpenQuestion(msgspec.Struct):
    """What your seat is asked. `sealed` is the option that you have sealed already."""

    seat: Seat
    name: str
    text: str
    asked_at: AskedAt
    sealed: int | None
    options: list[Option]


class DealState(msgspec.Struct):
    """How the cards are dealt: your own nonce, and those of all seats when the game has ended."""

    open: Annotated[bool, Meta(description="whether the host chose the seed, where others play or may")]
    computable: bool
    commitment: str | None
    nonce: str | None
    nonces: list[str] | None


class RequestState(msgspec.Struct):
    """Somebody asks to take a move back, and these seats have not decided yet."""

    number: int
    seat: Seat
    undecided: list[int]


class TroubleState(msgspec.Struct):
    """Why the table cannot go on automatically."""

    why: Annotated[str, Meta(description="`missing`, `failing`, `rules`, `queue` or `house`")]
    seats: tuple[int, ...]
    bots: list[str | None]
    again: Annotated[bool, Meta(description="whether the house tries again by itself")]
    sentence: str


class TableState(msgspec.Struct):
    """All that your seat may know. Before the deal there is no view, and no question."""

    table: str
    game: str
    state: Annotated[
        str,
        Meta(
            description="`waiting`, `playing`, `over`, `closed`, `cancelled`, `expired` or `imported`",
        ),
    ]
    number: Number
    seat: Annotated[int, Meta(description="yours; null for a spectator")] | None
    may_return: Annotated[list[int], Meta(description="seats that you have left and may return to")]
    names: tuple[str, ...]
    open_seats: list[int]
    waiting_for: tuple[int, ...]
    view: View | None
    questions: list[OpenQuestion]
    preferences: Annotated[dict[str, str], Meta(description="of your seat; null for a spectator")] | None
    result: Result | None
    practice: bool
    window: Annotated[int, Meta(description="seconds that a window stays open")]
    window_open: Annotated[bool, Meta(description="whether one is open now that closes by itself")]
    rules: int
    rules_current: int
    notices: list[Notice]
    deal: DealState
    request: RequestState | None
    trouble: TroubleState | None


class LineOfLog(msgspec.Struct):
    at: Annotated[int, Meta(description="how many answers had been given")]
    seat: int | None
    sentence: str


class HintState(msgspec.Struct):
    """What the Cardinal would do. `mix` says why to vary a sealed choice."""

    asked_at: AskedAt
    sealed: bool
    mix: str | None
    tips: list[Tip]


class Preferences(msgspec.Struct):
    """All preferences of your seat, also those that are as the game has them."""

    preferences: dict[str, str]


class WindowState(msgspec.Struct):
    """How long windows stay open at this table, in seconds."""

    window: int


class PassingState(msgspec.Struct):
    passing: str


class RecordFile(msgspec.Struct, kw_only=True):
    """A finished game as a file holds it, with a value by which changes are noticed."""

    format: str
    game: str
    rules: int
    edition: str
    options: dict[str, Value]
    seats: list[str]
    chance: Chance
    answers: Annotated[
        list[tuple[int, int]], Meta(description="pairs of seat and option, in the order they were given")
    ]
    deck: str | None
    commitment: str | None
    check: str


class AnalysisState(msgspec.Struct):
    """How far the analysis of a finished game is, and the analysis when it is done."""

    state: Annotated[str, Meta(description="`none`, `running`, `paused`, `done` or `failed`")]
    done: int
    of: int
    analysis: Analysis | None


class Imported(msgspec.Struct):
    table: str
