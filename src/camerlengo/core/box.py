"""The box of a game: everything that belongs to it, as it would lie in the box."""

from __future__ import annotations

import copy
import functools
import sys
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, Self

import msgspec

from camerlengo.core.ask import Event
from camerlengo.core.chance import check_seed
from camerlengo.core.errors import RecordError, SetupError, WrongAnswer
from camerlengo.core.game import Evaluation, Game, Guesser, Policy
from camerlengo.core.kinds import Codes, EventKind, QuestionKind, codes_of, without_name
from camerlengo.core.position import Position
from camerlengo.core.profile import BotProfile
from camerlengo.core.report import Balance
from camerlengo.core.result import Result
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Preference, Setting, Value
from camerlengo.core.texts import Listed, Text, text

GUESSES = 1  # worlds in which an answer is tried; more find nothing that one does not (contract tests)


class Deck(Protocol):
    """Cards as data. `source` is the text they were read from."""

    @property
    def edition(self) -> str:
        """The name of the edition; records name it."""

    @property
    def source(self) -> str:
        """The text of the deck file."""


class Box(ABC):
    """Everything about one game: its facts, rules, words, deck, bots and pages.

    A game derives from it, or from `FolderBox`. `open_box(name)` of `camerlengo.games` returns one.
    Each game writes the abstract methods; all others have defaults.
    """

    name: str
    title: str
    title_language: str = ""  # where the title is in another language than the page; programs read it so
    rules: int  # the version of the rules; records name it, and every version from 1 on can be played
    players: Sequence[int]
    settings: Sequence[Setting]
    preferences: Sequence[Preference] = ()  # what a seat chooses for itself during the game
    questions: Sequence[QuestionKind]
    events: Sequence[EventKind]
    minutes: tuple[int, int]  # how long a game takes, from … to
    weight: int  # how much there is to think about, from 1 to 5
    chance: bool = True  # whether anything is drawn or thrown, at the deal or later
    secrets: bool = True  # whether anything ever lies where not everybody may look
    profile: BotProfile = BotProfile()  # how bots play it

    def title_in(self, language: str) -> str:
        """What the game is called in a language."""
        return self.title

    @property
    def called(self) -> Any:
        """The title for gaps of sentences, in any language."""
        return self.title

    def untranslated(self) -> Mapping[str, Sequence[str]]:
        """By language in which the game is partly written, the sentences that it lacks there."""
        return {}

    # --- set-up ---

    def new(
        self,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
        deck: Deck | None = None,
        rng: Rng | None = None,
    ) -> Game:
        """A game ready for its first turn, dealt by `rng`, or from the seed.

        Raises SetupError with a sentence if something does not fit.
        """
        count = self.players[0] if players is None else players
        game = self.deal(
            self.check_players(count),
            rng.copy() if rng is not None else Rng(check_seed(seed)),
            self.check_options(options or {}, count),
            deck or self.standard_deck(),
        )
        game.rules = self.rules
        return game

    def under(self, rules: int) -> Self:
        """The same game under an earlier version of its rules, with the deck that it had then."""
        if not 1 <= rules <= self.rules:
            raise RecordError(text("error.record.version", game=self.title, found=rules, known=self.rules))
        box = copy.copy(self)
        box.rules = rules
        return box

    def check_players(self, players: int) -> int:
        """Returns the number of players. Raises SetupError if the game cannot be played by so many."""
        if players not in self.players:
            counts = Listed(tuple(self.players))
            raise SetupError(text("error.setup.players", game=self.title, players=players, allowed=counts))
        return players

    def check_options(self, options: Mapping[str, Value], players: int) -> dict[str, Value]:
        """All options with their values, the missing ones as usual."""
        settings = {setting.name: setting for setting in self.settings}
        for name, value in options.items():
            if not settings:
                raise SetupError(text("error.setup.no_options", game=self.title, option=name))
            if name not in settings:
                raise SetupError(
                    text("error.setup.option", game=self.title, option=name, allowed=Listed(tuple(settings)))
                )
            allowed = settings[name].allowed(players)
            if not any(value == choice and type(value) is type(choice) for choice in allowed):
                raise SetupError(text("error.setup.value", option=name, value=value, allowed=Listed(allowed)))
        return {name: options.get(name, setting.default) for name, setting in settings.items()}

    def unusual(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options that are not as usual: what somebody chose, where others may follow from it."""
        usual = {setting.name: setting.default for setting in self.settings}
        return {name: value for name, value in options.items() if value != usual.get(name)}

    @abstractmethod
    def deal(self, players: int, rng: Rng, options: Mapping[str, Value], deck: Any) -> Game:
        """Sets the table up; everything has been checked. `self.rules` is the version it is played under."""

    @abstractmethod
    def evaluation(self) -> Evaluation:
        """The game's own opinion of positions, for bots that look ahead."""

    def policy(self) -> Policy | None:
        """The game's own way to play, if it has one beside its evaluation."""
        return None

    def reasons(
        self, guess: Any, after: Any, seat: int, question: int, option: int, deck: Any
    ) -> Sequence[Text]:
        """What speaks for an option of a seat, the most important first; for hints.

        `guess` is the position with the question open, `after` what the option leads to; all that the seat
        cannot know is made up in both, and a reason that is not the same in every guess is never told.
        """
        return ()

    def objections(
        self, guess: Any, after: Any, seat: int, question: int, option: int, deck: Any
    ) -> Sequence[Text]:
        """What speaks against an option; told only of one that is worse than another. Else as `reasons`."""
        return ()

    def guesser(self) -> Guesser:
        """How a search guesses what a seat cannot know; a game may weigh it by what players did."""
        return Guesser()

    def balance(self) -> Balance | None:
        """What many games of it should show, if somebody has said so."""
        return None

    # --- cards ---

    @abstractmethod
    def standard_deck(self) -> Deck:
        """The game's own deck."""

    @abstractmethod
    def read_deck(self, source: str) -> Deck:
        """A deck file. Raises DeckError with every problem and its place in the file."""

    # --- codes ---

    def codes(self, question: int, deck: Any) -> Codes:
        """The codes of a question. They may depend on the deck and on the rules, and on nothing else."""
        return _codes(self.questions[question], deck)

    def option_code(self, question: int, option: int, deck: Any) -> str:
        """The short readable code of an option."""
        return self.codes(question, deck).written[option]

    def option_from_code(
        self, question: int, code: str, deck: Any, options: Sequence[int] | None = None
    ) -> int:
        """The option with this code or number; the name of the question may stand before it.

        Raises WrongAnswer with the codes of `options`, or of all options if none are given.
        """
        kind, codes = self.questions[question], self.codes(question, deck)
        possible = range(kind.size) if options is None else options
        option = codes.read(without_name(kind, code))
        if option is None or option not in possible:
            listed = Listed(tuple(codes.written[one] for one in possible))
            raise WrongAnswer(
                text("error.answer.code", code=code, question=kind.name, options=listed),
                None,
                kind.name,
                possible,
            )
        return option

    # --- words ---

    @abstractmethod
    def character(self, seat: int) -> Text:
        """Whom a seat plays, for seats without a name."""

    def side_text(self, side: int) -> Text:
        """What a side of the evaluation is called: a seat, or a faction where seats win together."""
        return text("seat", number=side + 1)

    @abstractmethod
    def question_text(self, view: Any, question: int, options: Sequence[int], deck: Any) -> Text:
        """What the seat of this view is asked."""

    @abstractmethod
    def option_text(self, view: Any, question: int, option: int, deck: Any) -> Text:
        """What choosing this option means."""

    def choice(self, view: Any, question: int, option: int, deck: Any) -> Hashable:
        """Equal for options between which there is nothing to choose, such as two copies of one card."""
        return option

    def is_final(self, position: Position, seat: int, option: int) -> bool:
        """Whether this answer reveals something or ends the game, so that not even its own turn undoes it.

        The rules are asked: it is tried in worlds as the seat may guess them, so that the reply tells nothing
        that the seat does not know.
        """
        decision = position.decision
        if decision is None or [other for other in decision.waiting() if other != seat]:
            return False  # others have to decide before anything happens
        for seed in range(GUESSES):
            after = position.guess_from(seat, seed).apply(seat, option)
            if after.over or any(self.events[event.kind].reveals for event in after.news()):
                return True
        return False

    @abstractmethod
    def event_text(self, event: Event, deck: Any) -> Text:
        """A sentence for the event."""

    def open_view(self, views: Sequence[Any], watching: Any) -> Any:
        """A view in which everybody's own things are open, for a replay of a finished game."""
        return watching

    def preferred(
        self, game: Any, seat: int, question: int, options: Sequence[int], preferences: Mapping[str, str]
    ) -> int | None:
        """The option that a seat gives automatically, as its preferences say; None if it is asked.

        `preferences` has a choice for each of the box. They decide by the knowledge of the seat alone, which
        contract tests check.
        """
        return None

    def waits(self, game: Any, seat: int, question: int, preferences: Mapping[str, str]) -> bool:
        """Whether others wait for this seat where it may give an option automatically.

        Decided by public knowledge and the preferences: nobody learns from the time who could have answered.
        A seat that stops the game is always waited for (contract tests).
        """
        return False

    def turn(self, game: Any) -> int:
        """Which turn it is, for preferences that hold for one."""
        return 0

    def passes(self, question: int) -> int | None:
        """The option that does nothing, where a question asks whether a seat does something."""
        return None

    def picture(self, path: str) -> str | None:
        """The drawing (SVG) that pages ask for by this path; None if there is none."""
        return None

    @abstractmethod
    def result(self, game: Any, deck: Any) -> Result:
        """The result of a finished game with its score sheet."""

    def ended_for(self, game: Any, seat: int) -> Text | None:
        """How a finished game ended for a seat, where that is no matter of its own score."""
        return None

    # --- looks ---

    @property
    def package(self) -> str | None:
        """The package that holds all that belongs to the game; None if the box is in no package."""
        module = type(self).__module__
        if hasattr(sys.modules[module], "__path__"):
            return module
        return module.rpartition(".")[0] or None

    def sources(self) -> Sequence[Path]:
        """The files outside its package that a game is made of, its drawings too."""
        return ()

    def folder(self, name: str) -> Traversable | None:
        """Where files of one sort lie that belong to the game, such as what was learned of it."""
        return None if self.package is None else resources.files(self.package) / name

    def terminal(self) -> Any:
        """How the game looks in a terminal: the module `terminal` beside the box, None without one."""
        return self._beside("terminal")

    def observation(self) -> Any:
        """How a learner observes the game: the module `observation` beside the box, None without one."""
        return self._beside("observation")

    def _beside(self, name: str) -> Any:
        found = None if self.package is None else f"{self.package}.{name}"
        return import_module(found) if found is not None and find_spec(found) is not None else None


class Words(Protocol):
    """A game in words, as one deck names its things."""

    def question(self, view: Any, question: int, options: Sequence[int]) -> Text:
        """A sentence for the question to this seat."""

    def option(self, view: Any, question: int, option: int) -> Text:
        """A sentence for one option."""

    def event(self, event: Event) -> Text:
        """A sentence for an event."""


class FolderBox(Box):
    """The box of a game that is a folder, with a class `Wording` for what it says.

    Its texts name the characters by seat, and its views have what belongs to each seat in `seats`.
    """

    words: Any  # the class that makes `Words` from a deck

    def wording(self, deck: Any) -> Any:
        """The `Wording` of a deck; the same deck gets the same one."""
        return _wording(self.words, deck)

    def character(self, seat: int) -> Text:
        """The name of the seat's character, from the texts of the game."""
        return text(f"{self.name}.character.{seat}")

    def question_text(self, view: Any, question: int, options: Sequence[int], deck: Any) -> Text:
        """A sentence for the question, from the class `words`."""
        return _wording(self.words, deck).question(view, question, options)

    def option_text(self, view: Any, question: int, option: int, deck: Any) -> Text:
        """A sentence for one option, from the class `words`."""
        return _wording(self.words, deck).option(view, question, option)

    def event_text(self, event: Event, deck: Any) -> Text:
        """A sentence for an event, from the class `words`."""
        return _wording(self.words, deck).event(event)

    def open_view(self, views: Sequence[Any], watching: Any) -> Any:
        """Everybody's own things are open, as their own views show them."""
        seats = tuple(views[seat].seats[seat] for seat in range(watching.players))
        return msgspec.structs.replace(watching, seats=seats)


@functools.lru_cache(maxsize=64)
def _wording(words: Any, deck: Any) -> Words:
    made: Words = words(deck)
    return made


@functools.lru_cache(maxsize=256)
def _codes(kind: QuestionKind, deck: Any) -> Codes:
    return codes_of(kind, deck)
