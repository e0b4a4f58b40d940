"""Camerlengo: four board games of hidden information, with tables, bots and a lab."""

from camerlengo import _engine

_engine.choose()

from camerlengo.core import (
    CamerlengoError,
    DeckError,
    GameMissing,
    Record,
    RecordError,
    Result,
    SetupError,
    UndoRefused,
    View,
    WrongAnswer,
)
from camerlengo.table import LogLine, Question, Table

__version__ = "0.2.0"

__all__ = [
    "CamerlengoError",
    "DeckError",
    "GameMissing",
    "LogLine",
    "Question",
    "Record",
    "RecordError",
    "Result",
    "SetupError",
    "Table",
    "UndoRefused",
    "View",
    "WrongAnswer",
]
