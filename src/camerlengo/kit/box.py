"""The box of a small game: everything around the rules, made from what the game declares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from inspect import cleandoc, getsourcefile
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from camerlengo.core import kinds
from camerlengo.core.ask import Event
from camerlengo.core.box import Box
from camerlengo.core.errors import DeckError
from camerlengo.core.kinds import Codes, EventKind, QuestionKind
from camerlengo.core.result import Result, SheetLine
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Setting, Value
from camerlengo.core.texts import LANGUAGES, Listed, Named, Text, Who, text, write_book
from camerlengo.kit.checks import check, check_translations, rulebook_of, untranslated
from camerlengo.kit.declare import ALL, SEAT, Announcement, Choice, Pick, PickSeat, Question
from camerlengo.kit.errors import KitError, wrong
from camerlengo.kit.game import Kit, KitEvaluation, dealing, has_counts, points_of
from camerlengo.kit.observing import observation_of
from camerlengo.kit.pictures import picture
from camerlengo.kit.rulebook import to_html
from camerlengo.kit.view import KitView


@dataclass(frozen=True)
class KitDeck:
    """The cards are declared in the game; there is no deck of your own."""

    words: Words
    edition: str = "standard"
    source: str = ""


class Words:
    """All that a game says, made from its declarations."""

    def __init__(self, game: type[Kit]) -> None:
        self.game = game
        own = _sentences(game)
        others = {language: said for language, said in game.translations.items() if language != game.language}
        translated = {
            language: {key: said.get(sentence, sentence) for key, sentence in own.items()}
            for language, said in others.items()
        }
        write_book(game.name, game.language, {game.language: own, **translated})

    def sentence(self, key: str, /, **gaps: Any) -> Text:
        return text(f"{self.game.name}.{key}", **gaps)

    def named(self, own: str) -> Named:
        """A name of the game's own, in every language that has one for it."""
        said = self.game.translations
        return Named({language: said.get(language, {}).get(own, own) for language in LANGUAGES})

    def plain(self, own: str) -> Text:
        """A word of the game's own as a whole sentence."""
        return self.sentence("plain", what=self.named(own))

    def card(self, kind: str, number: int) -> Named:
        return self.named(self.game.cards[kind][number].name)

    def question(self, view: KitView, number: int) -> Text:
        name = list(self.game.questions)[number]
        known = {key: value for key, value in view.fields.items() if isinstance(value, int | str)}
        return self.sentence(f"ask.{name}", **known)

    def option(self, number: int, option: int) -> Text:
        question = list(self.game.questions.values())[number]
        if isinstance(question, Choice):
            return self.sentence(f"option.{question.name}.{option}")
        if isinstance(question, Pick):
            if option == len(self.game.cards[question.kind]):
                return self.sentence(f"none.{question.name}")
            return self.sentence(f"option.{question.name}", thing=self.card(question.kind, option))
        if isinstance(question, PickSeat):
            return self.sentence(f"option.{question.name}", other=Who(option))
        return self.sentence(f"option.{question.name}", n=option)

    def event(self, event: Event) -> Text:
        announcement = list(self.game.events.values())[event.kind]
        gaps: dict[str, Any] = {"who": Who(event.seat)} if event.seat >= 0 else {}
        for gap, (kind, numbers, several) in announcement.parts(event.about).items():
            said = [self._said(kind, number) for number in numbers]
            gaps[gap] = Listed(tuple(said)) if several else said[0]
        return self.sentence(f"told.{announcement.name}", **gaps)

    def _said(self, kind: str, number: int) -> Any:
        if kind == SEAT:
            return Who(number)
        if kind in self.game.cards:
            return self.card(kind, number)
        if kind in self.game.questions:
            return self.sentence(f"option.{kind}.{number}")
        return number


class KitBox(Box):
    """`box_of` makes one for a game."""

    game: ClassVar[type[Kit]]
    words: ClassVar[Words]
    checked: ClassVar[set[tuple[Value, ...]]]  # the set-ups that were looked at: a second look finds no more
    package = "camerlengo.kit"

    def deal(self, players: int, rng: Rng, options: Mapping[str, Value], deck: Any) -> Kit:
        game: Kit = self.game()
        game.players = players
        game.rng = rng
        game.options = dict(options)
        game.lay_out()
        token = dealing.set(True)
        try:
            game.set_up()
        except KitError as error:
            game.check_fields()  # a wrong name of a zone is why it is empty
            raise error if error.game else KitError(self.title, error.where, error.problem) from None
        except ValueError as error:
            game.explain(error)
            raise
        finally:
            dealing.reset(token)
        game.check_fields()
        kind = (players, *game.options.values())
        if kind not in self.checked:
            _check_dealt(game)
            self.checked.add(kind)
        game.ended = game.over()
        return game

    def title_in(self, language: str) -> str:
        return self.called.say(language)

    @property
    def called(self) -> Named:
        return self.words.named(self.title)

    def evaluation(self) -> KitEvaluation:
        return KitEvaluation(self.game.scale)

    def standard_deck(self) -> KitDeck:
        return KitDeck(self.words)

    def read_deck(self, source: str) -> KitDeck:
        problem = text("kit.no_deck", game=self.title)
        raise DeckError(text("error.deck", n=1, problems=problem), [problem])

    def character(self, seat: int) -> Text:
        return self.words.sentence(f"character.{seat}")

    def question_text(self, view: KitView, question: int, options: Sequence[int], deck: Any) -> Text:
        return self.words.question(view, question)

    def option_text(self, view: KitView, question: int, option: int, deck: Any) -> Text:
        return self.words.option(question, option)

    def event_text(self, event: Event, deck: Any) -> Text:
        return self.words.event(event)

    def open_view(self, views: Sequence[Any], watching: Any) -> KitView:
        zones = tuple(
            next((seen for seen in same if seen.things is not None), same[0])
            for same in zip(*(view.zones for view in (watching, *views)), strict=True)
        )
        whole: KitView = msgspec.structs.replace(watching, zones=zones)
        return whole

    def result(self, game: Kit, deck: Any) -> Result:
        game.check_sheet()
        sheet = []
        for title, line in game.sheet().items():
            counts, points = points_of(line)
            said = self.words.plain(title)
            sheet.append(SheetLine(said, tuple(counts) if has_counts(line) else (), tuple(points)))
        return Result(tuple(game.scores()), tuple(game.places()), tuple(sheet))

    def untranslated(self) -> Mapping[str, Sequence[str]]:
        game = self.new()
        assert isinstance(game, Kit)
        return untranslated(self.game, _sentences(self.game), game.sheet())

    def picture(self, path: str) -> str | None:
        return picture(self.game, path)

    def observation(self) -> Any:
        """A module `observation` of the game's own, else what follows from its declarations."""
        return super().observation() or observation_of(self.game)

    def sources(self) -> list[Path]:
        own = getsourcefile(self.game)
        drawing = Path(__file__).with_name("pictures.py")
        return [drawing] if own is None else [drawing, Path(own)]

    def folder(self, name: str) -> Traversable:
        """Beside the game's own file: all small games share the package of the kit."""
        return Path(getsourcefile(self.game) or ".").parent / f"{self.name}-{name}"

    def rules_page(self, language: str) -> str:
        """The rules as HTML; a translation of the whole rulebook is one of the translations."""
        own = rulebook_of(self.game)
        said = {cleandoc(key): value for key, value in self.game.translations.get(language, {}).items()}
        return to_html(
            cleandoc(said.get(own, own)), text("web.rules.title", game=self.title_in(language)).say(language)
        )


def box_of(game: type[Kit]) -> type[KitBox]:
    """The box of a game, to be named in `camerlengo.games`. Raises KitError if something does not fit."""
    check(game, Kit)
    check_translations(game, _sentences(game))
    facts = {
        "__module__": game.__module__,
        "game": game,
        "words": Words(game),
        "checked": set(),
        "name": game.name,
        "title": game.title,
        "rules": game.version,
        "players": tuple(game.seats),
        "minutes": game.minutes,
        "weight": game.weight,
        "chance": game.chance,
        "secrets": any(zone.seen_by != ALL for zone in game.zone_kinds.values()),
        "settings": tuple(Setting(one.name, one.default, one.values) for one in game.settings),
        "questions": tuple(
            _question_kind(one, one.size(game.cards, max(game.seats)), game)
            for one in game.questions.values()
        ),
        "events": tuple(_event_kind(one) for one in game.events.values()),
    }
    return type(f"{game.__name__}Box", (KitBox,), facts)


def _check_dealt(game: Kit) -> None:
    """Whether the zones have the shape in which they were declared, and the sheet a number for each seat."""
    for name, zone in game.zone_kinds.items():
        things = getattr(game, name)
        parts = things if zone.each else [things]
        if not isinstance(things, list) or (zone.each and len(things) != game.players):
            raise wrong(game, name, "laid_each" if zone.each else "laid")
        faces = len(game.cards[zone.kind])
        for part in parts:
            if not isinstance(part, list) or not all(type(one) is int and 0 <= one < faces for one in part):
                raise wrong(game, name, "laid_each" if zone.each else "laid")
    game.check_sheet()


def _question_kind(one: Question, size: int, game: type[Kit]) -> QuestionKind:
    codes = Codes(one.codes(game.cards), size).written
    return QuestionKind(one.number, one.name, size, codes, one.anonymous)


def _event_kind(one: Announcement) -> EventKind:
    """What it is about has the names of its gaps; a seat is called so, whatever its gap."""
    named = [(kinds.SEAT if kind == SEAT else gap, several) for gap, kind, several in one.gaps]
    return EventKind(
        one.number,
        one.name,
        tuple(gap for gap, several in named if not several),
        tuple(gap for gap, several in named if several),
        kinds.SEAT if one.private else kinds.ALL,
        one.reveals,
    )


def _sentences(game: type[Kit]) -> dict[str, str]:
    """Everything that the game can say in its own language, by the end of the key."""
    described = cleandoc(game.__doc__ or game.title)
    found = {"plain": "{what}", "about.line": game.line or described.splitlines()[0]}
    for seat in range(max(game.seats)):
        named = seat < len(game.characters)
        found[f"character.{seat}"] = game.characters[seat] if named else _player(game, seat)
    for setting in game.settings:
        found[f"setting.{setting.name}.title"] = setting.title
        found[f"setting.{setting.name}.help"] = setting.help
        for value in setting.values:
            found[f"setting.{setting.name}.{value}"] = str(value)
    for question in game.questions.values():
        found |= question.sentences()
    for announcement in game.events.values():
        found[f"told.{announcement.name}"] = announcement.text
    return found


def _player(game: type[Kit], seat: int) -> str:
    return text("kit.player", number=seat + 1).say(game.language)
