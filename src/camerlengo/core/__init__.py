"""The contract between rules and everything around them. Imports nothing of the rest."""

from camerlengo.core.ask import (
    EVERYBODY,
    SPECTATOR,
    Ask,
    Decider,
    Event,
    RandomAsk,
    Unanswered,
    only,
)
from camerlengo.core.box import Box, Deck
from camerlengo.core.errors import (
    BotFailed,
    CamerlengoError,
    DeckError,
    GameMissing,
    RecordError,
    SetupError,
    UndoRefused,
    WrongAnswer,
)
from camerlengo.core.game import Evaluation, Game, Policy, choose
from camerlengo.core.kinds import (
    ALL,
    SEAT,
    Codes,
    EventKind,
    QuestionKind,
    declare_events,
    declare_questions,
)
from camerlengo.core.position import InformationSet, Position
from camerlengo.core.profile import BotProfile
from camerlengo.core.record import Record
from camerlengo.core.replay import Decision
from camerlengo.core.result import Result, SheetLine
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Setting
from camerlengo.core.texts import LANGUAGES, Listed, Text, Who, text
from camerlengo.core.view import View
from camerlengo.core.zones import Zone

__all__ = [
    "ALL",
    "EVERYBODY",
    "LANGUAGES",
    "SEAT",
    "SPECTATOR",
    "Ask",
    "BotFailed",
    "BotProfile",
    "Box",
    "CamerlengoError",
    "Codes",
    "Decider",
    "Decision",
    "Deck",
    "DeckError",
    "Evaluation",
    "Event",
    "EventKind",
    "Game",
    "GameMissing",
    "InformationSet",
    "Listed",
    "Policy",
    "Position",
    "QuestionKind",
    "RandomAsk",
    "Record",
    "RecordError",
    "Result",
    "Rng",
    "Setting",
    "SetupError",
    "SheetLine",
    "Text",
    "Unanswered",
    "UndoRefused",
    "View",
    "Who",
    "WrongAnswer",
    "Zone",
    "choose",
    "declare_events",
    "declare_questions",
    "only",
    "text",
]
