"""What can go wrong, said so that a person can act on it.

Each class has a `code` for programs; pages, sockets, API and stream send the same one (see web/trouble.py).

CamerlengoError            everything here: `text` says it in three languages
├── RulesFailed            the rules of a game from elsewhere have failed: their author has to mend them
├── SetupError             no such player count, option, seed …
│   ├── GameMissing        no such game, or its plug-in cannot be used
│   ├── KitError           (kit/errors.py) a mistake in a game that is made with the kit; also RulesFailed
│   └── MissingExtra       (core/extras.py) something needs packages that are not installed
├── BotFailed              a bot from elsewhere cannot be loaded, or gave no answer that can be used
├── WrongAnswer            an answer the rules do not offer now; nothing has changed
├── UndoRefused            the reason why nothing was undone
├── Refused                (server/refused.py) what the house does not do, each with a code of its own
├── RecordError            a record that cannot be read or replayed
└── DeckError              a deck that cannot be played; `problems` lists all of them
"""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.core.texts import Text


class CamerlengoError(Exception):
    code: str = "other"

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return self.text.say("en")


class RulesFailed(CamerlengoError):
    code = "rules_failed"


class SetupError(CamerlengoError):
    code = "setup"


class GameMissing(SetupError):
    code = "game_missing"


class BotFailed(CamerlengoError):
    code = "bot_failed"


class WrongAnswer(CamerlengoError):
    """`seat`, `question` (its name) and `options` say what would have been right.

    `question` is None after the end, and where nobody may learn who is asked. `options` are those of `seat`:
    empty if nothing is asked of it, since those of another seat may be secret.
    `seat` is None where a code was read that nobody has answered with.
    """

    code = "wrong_answer"

    def __init__(self, text: Text, seat: int | None, question: str | None, options: Sequence[int]) -> None:
        super().__init__(text)
        self.seat = seat
        self.question = question
        self.options = tuple(options)


class UndoRefused(CamerlengoError):
    code = "undo"


class RecordError(CamerlengoError):
    code = "record"


class DeckError(CamerlengoError):
    code = "deck"

    def __init__(self, text: Text, problems: Sequence[Text]) -> None:
        super().__init__(text)
        self.problems = tuple(problems)
