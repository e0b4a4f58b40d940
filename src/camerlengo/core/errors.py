"""All errors, each with a sentence that a person can act on.

Each class has a `code` for programs. Pages, sockets, API and stream send the same one (web/error_pages.py).

    CamerlengoError            everything here: `text` has the sentence in three languages
    ├── RulesFailed            the rules of a game from elsewhere have failed: their author has to mend them
    ├── SetupError             no such player count, option, seed …
    │   ├── GameMissing        no such game, or its plug-in cannot be used
    │   ├── KitError           (kit/errors.py) a mistake in a game that is made with the kit; also RulesFailed
    │   └── MissingExtra       (core/extras.py) something needs packages that are not installed
    ├── BotFailed              a bot from elsewhere cannot be loaded, or gave no answer that can be used
    ├── WrongAnswer            an answer the rules do not offer now; nothing has changed
    ├── UndoRefused            the reason why nothing was undone
    ├── Refused                (server/refusals.py) what the server does not do, each with a code of its own
    ├── RecordError            a record that cannot be read or replayed
    └── DeckError              a deck that cannot be played; `problems` lists all of them
"""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.core.texts import Text


class CamerlengoError(Exception):
    """The base of all errors. `text` has the sentence in three languages, `code` is for programs."""

    code: str = "other"

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return self.text.say("en")


class RulesFailed(CamerlengoError):
    """The rules of a game raised an error, or ask nothing; the text names the line."""

    code = "rules_failed"


class SetupError(CamerlengoError):
    """A game cannot be set up so; the text says why and what is possible."""

    code = "setup"


class GameMissing(SetupError):
    """There is no such game, or its plug-in cannot be used."""

    code = "game_missing"


class BotFailed(CamerlengoError):
    """A bot cannot be loaded, or gave no legal answer."""

    code = "bot_failed"


class WrongAnswer(CamerlengoError):
    """`seat`, `question` (its name) and `options` say what would have been right.

    `question` is None after the end, and where nobody can learn who is asked. `options` are those of `seat`:
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
    """Nothing was undone; the text says why."""

    code = "undo"


class RecordError(CamerlengoError):
    """A record cannot be read or replayed."""

    code = "record"


class DeckError(CamerlengoError):
    """A deck cannot be played; `problems` lists every reason."""

    code = "deck"

    def __init__(self, text: Text, problems: Sequence[Text]) -> None:
        super().__init__(text)
        self.problems = tuple(problems)
