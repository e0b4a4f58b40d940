"""`Kit`: the rules of a small game. What it declares is all that copies, views and guesses need to know."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from difflib import get_close_matches
from typing import Any, ClassVar, Self, TypeGuard

from camerlengo.core.ask import EVERYBODY, Ask, only
from camerlengo.core.faults import is_in_the_package, place_of
from camerlengo.core.game import Evaluation, Game, ranked
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Value
from camerlengo.core.texts import gaps_in_order
from camerlengo.core.view import View
from camerlengo.core.zones import NOBODY_SEES, Zone
from camerlengo.kit.declare import (
    ALL,
    NOBODY,
    SEAT,
    Announcement,
    Card,
    Choice,
    Field,
    Option,
    Pick,
    PickNumber,
    PickSeat,
    Question,
    YesNo,
    ZoneKind,
)
from camerlengo.kit.errors import KitError, known, name_of, wrong
from camerlengo.kit.view import KitView, ZoneView

Points = Sequence[int]
Where = Callable[[int], bool]
NATIVE = frozenset(("players", "rules", "rng"))  # the fields that every game has
OF_KIT = frozenset(("options", "ended", "to_move"))  # those that every small game has beside them
NATIVE_IN_DICT = 0 if hasattr(Game, "players") else len(NATIVE)  # compiled, they lie elsewhere
NOT_IN_LIST = "list.remove(x): x not in list"

dealing: ContextVar[bool] = ContextVar("dealing", default=False)  # whether a game is being set up


class Kit(Game):
    """A small game. A subclass declares zones, questions and events, and writes the rules.

    Options of a question come from zones and are computed when the question is reached, so that whoever looks
    ahead sees guessed things only. Keep nothing hidden anywhere but in zones: a guess replaces these alone.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    line: ClassVar[str] = ""  # what stands on the box; without it the first line of the class's own text
    rulebook: ClassVar[str] = ""  # Markdown; without it the class's own text
    seats: ClassVar[Sequence[int]] = (2,)  # how many may play
    characters: ClassVar[Sequence[str]] = ()  # whom the seats play
    minutes: ClassVar[tuple[int, int]] = (10, 20)
    weight: ClassVar[int] = 1
    version: ClassVar[int] = 1  # of the rules
    chance: ClassVar[bool] = True  # whether anything is drawn or thrown
    scale: ClassVar[float] = 4.0  # so many points ahead makes a victory e times as likely
    cards: ClassVar[Mapping[str, Sequence[Card]]] = {}
    settings: ClassVar[Sequence[Option]] = ()
    language: ClassVar[str] = "en"  # in which all of it is written
    translations: ClassVar[Mapping[str, Mapping[str, str]]] = {}  # by language: any sentence or name

    zone_kinds: ClassVar[dict[str, ZoneKind]] = {}
    fields: ClassVar[dict[str, Field]] = {}
    questions: ClassVar[dict[str, Question]] = {}
    events: ClassVar[dict[str, Announcement]] = {}
    declared: ClassVar[frozenset[str]] = frozenset()  # all that a game may keep
    fewest_fields: ClassVar[int] = 0  # those that it always has

    to_move: int | None = None

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        declared = vars(cls)
        cls.zone_kinds = _joined(cls.zone_kinds, declared, ZoneKind)
        cls.fields = _joined(cls.fields, declared, Field)
        cls.questions = _joined(cls.questions, declared, Question)
        cls.events = _joined(cls.events, declared, Announcement)
        cls.declared = frozenset((*NATIVE, *OF_KIT, *cls.zone_kinds, *cls.fields))
        cls.fewest_fields = len(cls.declared) - 1 - len(NATIVE) + NATIVE_IN_DICT  # `to_move` is optional
        for number, question in enumerate(cls.questions.values()):
            question.number = number
        choices = {name for name, question in cls.questions.items() if isinstance(question, Choice)}
        for number, announcement in enumerate(cls.events.values()):
            announcement.number = number
            if not announcement.gaps:
                announcement.resolve(dict.fromkeys((*cls.cards, *choices)))

    def __init__(self) -> None:
        super().__init__()
        self.options: Mapping[str, Value] = {}
        self.ended = False

    def lay_out(self) -> None:
        """Empty zones, and fields as they begin."""
        for name, zone in self.zone_kinds.items():
            setattr(self, name, [[] for _ in range(self.players)] if zone.each else [])
        for name, field in self.fields.items():
            value = [copied(field.value) for _ in range(self.players)] if field.each else copied(field.value)
            setattr(self, name, value)

    # --- what a game writes ---

    @abstractmethod
    def set_up(self) -> None:
        """Deals: zones are empty, `players`, `options` and `rng` are there."""

    @abstractmethod
    def turn(self, ask: Asking) -> None:
        """Plays the next turn or round to its end."""

    @abstractmethod
    def sheet(self) -> Mapping[str, Points | tuple[Points, Points]]:
        """The score sheet, if the game ended now: the points of each seat by what they are for.

        Two rows are what each seat has of it, and the points for that.
        """

    def worth(self, seat: int) -> float:
        """How well a seat stands, in points or something like it; bots look at the difference."""
        return float(self.scores()[seat])

    def shows(self, zone: str, owner: int, seat: int) -> bool:
        """Whether a seat sees into a zone; `owner` is -1 for a zone of the whole table."""
        kind = self.zone_kinds[zone]
        if kind.seen_by == ALL or (kind.open_at_end and self.ended):
            return True
        return kind.seen_by != NOBODY and owner == seat

    # --- for set-up and turns ---

    def all_of(self, kind: str) -> list[int]:
        """Every thing of a kind, as often as it is there."""
        if kind not in self.cards:
            raise wrong(self, "all_of, shuffled", "kind", found=kind, known=known(self.cards))
        return [number for number, card in enumerate(self.cards[kind]) for _ in range(card.copies)]

    def shuffled(self, kind: str) -> list[int]:
        things = self.all_of(kind)
        self.rng.shuffle(things)
        return things

    def everybody(self) -> range:
        return range(self.players)

    # --- what follows from that ---

    def advance(self, ask: Ask) -> None:
        try:
            self.turn(Asking(self, ask))
        except KitError as error:
            raise error if error.game else KitError(name_of(self), error.where, error.problem) from None
        except (ValueError, AttributeError) as error:
            self.explain(error)
            raise
        if len(self.__dict__) > self.fewest_fields:
            self.check_fields()
        self.ended = self.over()  # while a turn goes on, the game may only look as if it were over

    def explain(self, error: ValueError | AttributeError) -> None:
        """Raises KitError for a call of `ask` that there is not, and for `remove` of a list: what Python says
        helps nobody who has kept a card.
        """
        if isinstance(error, AttributeError):
            if isinstance(error.obj, Asking) and error.name:
                raise self._no_call(error.name) from error
        elif str(error) == NOT_IN_LIST and not is_in_the_package(error):
            file, line = place_of(error)
            raise wrong(self, f"{file}:{line}", "remove") from error

    def _no_call(self, name: str) -> KitError:
        calls = [call for call in vars(Asking) if not call.startswith("_")]
        near = get_close_matches(name, calls, 1) or get_close_matches(name.lower(), calls, 1)
        if near:
            return wrong(self, f"ask.{name}", "call_near", near=f"ask.{near[0]}")
        return wrong(self, f"ask.{name}", "call", known=known(f"ask.{call}" for call in calls))

    def check_fields(self) -> None:
        """Raises KitError if the game keeps what it has not declared: a guess would leave the truth there."""
        for name in self.__dict__:
            if name not in self.declared:
                near = get_close_matches(name, [*self.zone_kinds, *self.fields], 1, 0.8)
                problem = "undeclared_near" if near else "undeclared"
                raise wrong(self, f"self.{name}", problem, near=f"self.{near[0]}" if near else "")

    def copy(self) -> Self:
        other = type(self)()
        self.copy_common(other)
        zones = self.zone_kinds
        fields = other.__dict__
        for name, value in self.__dict__.items():
            if name in zones:
                fields[name] = [list(part) for part in value] if zones[name].each else list(value)
            elif name not in NATIVE:
                fields[name] = copied(value)
        return other

    def places_where(self) -> Iterable[tuple[ZoneKind, int, list[int]]]:
        """Every zone with its owner, -1 for the whole table, and its things."""
        for name, kind in self.zone_kinds.items():
            things = getattr(self, name)
            if kind.each:
                for owner, part in enumerate(things):
                    yield kind, owner, part
            else:
                yield kind, -1, things

    def zones(self) -> list[Any]:
        found = []
        for kind, owner, things in self.places_where():
            seen_by = sum(only(seat) for seat in self.everybody() if self.shows(kind.name, owner, seat))
            if self.shows(kind.name, owner, -1):
                seen_by = EVERYBODY
            name = kind.name if owner < 0 else f"{kind.name} of {owner}"
            found.append(Zone(name, kind.kind, list(things), seen_by or NOBODY_SEES))
        return found

    def view(self, seat: int) -> View:
        zones = tuple(
            ZoneView(
                kind.name,
                kind.kind,
                owner if owner >= 0 else None,
                len(things),
                (tuple(things) if kind.seen_by == ALL else tuple(sorted(things)))
                if self.shows(kind.name, owner, seat)
                else None,
            )
            for kind, owner, things in self.places_where()
        )
        return KitView(
            game=self.name,
            seat=seat if seat >= 0 else None,
            players=self.players,
            to_move=self.to_move,
            over=self.ended,
            zones=zones,
            fields={name: copied(getattr(self, name)) for name in self.fields},
        )

    def redeal(self, seat: int, rng: Rng) -> None:
        """All that the seat cannot see is gathered, sorted, shuffled and dealt out again."""
        hidden: dict[str, list[list[int]]] = {}
        for kind, owner, things in self.places_where():
            if things and not self.shows(kind.name, owner, seat):
                hidden.setdefault(kind.kind, []).append(things)
        for zones in hidden.values():
            gathered = sorted(thing for zone in zones for thing in zone)
            rng.shuffle(gathered)
            place = 0
            for zone in zones:
                zone[:] = gathered[place : place + len(zone)]  # the same list: a question may offer it
                place += len(zone)
        self.redraw_chance(rng)

    def scores(self) -> list[int]:
        scores = [0] * self.players
        sheet: Any = self.sheet()
        if type(sheet) is not dict and not isinstance(sheet, Mapping):
            raise wrong(self, "sheet", "sheet_kind", found=type(sheet).__name__)
        for title, line in sheet.items():
            row = points_of(line)[1]
            try:
                if len(row) != self.players:
                    raise wrong(self, "sheet", "sheet", line=title, found=len(row), players=self.players)
                for seat, points in enumerate(row):
                    scores[seat] += points
            except TypeError:
                raise wrong(self, "sheet", "sheet_row", line=title) from None
        return scores

    def check_sheet(self) -> None:
        """Raises KitError if a line of the sheet does not fit, also in what is only counted there."""
        self.scores()
        for title, line in self.sheet().items():
            counts = points_of(line)[0]
            if not isinstance(counts, Sequence):
                raise wrong(self, "sheet", "sheet_row", line=title)
            if len(counts) != self.players:
                raise wrong(self, "sheet", "sheet", line=title, found=len(counts), players=self.players)

    def places(self) -> list[int]:
        return ranked(self.scores())


class Asking:
    """Whoever decides, as the rules of a small game speak to it.

    A call that cannot be right raises KitError.
    """

    def __init__(self, game: Kit, ask: Ask) -> None:
        self.game = game
        self.ask = ask

    def pick(self, question: Pick, seat: int, zone: Sequence[int], where: Where | None = None) -> int:
        """One of the things of a zone; `where` says which can be taken. There must be one."""
        if type(question) is not Pick or type(seat) is not int or not 0 <= seat < self.game.players:
            self._check("pick", question, Pick, [seat])
        return self.ask.one_from(
            seat,
            question.number,
            lambda: self._offered(question, zone, where) or self._some(question, seat, []),
        )

    def may_pick(
        self, question: Pick, seat: int, zone: Sequence[int], where: Where | None = None
    ) -> int | None:
        """One of the things of a zone, or None."""
        if type(question) is not Pick or type(seat) is not int or not 0 <= seat < self.game.players:
            self._check("may_pick", question, Pick, [seat])
        none = len(self.game.cards[question.kind])
        option = self.ask.one_from(
            seat, question.number, lambda: [*self._offered(question, zone, where), none]
        )
        return None if option == none else option

    def pick_all(
        self,
        question: Pick,
        zones: Sequence[Sequence[int]],
        seats: Iterable[int] | None = None,
        where: Where | None = None,
    ) -> dict[int, int]:
        """By seat one of the things of its own zone, all sealed at once; an empty zone is not asked for."""
        possible: Iterable[int] = self.game.everybody()
        if seats is not None or type(question) is not Pick:
            possible = self._check("pick_all", question, Pick, seats)
        first: object = zones[0] if zones else 0
        if len(zones) != self.game.players or isinstance(first, int):
            raise wrong(self.game, f"ask.pick_all, {question.name}", "zones")
        asked = [seat for seat in possible if zones[seat]]
        if not asked:
            return {}

        def offer() -> dict[int, list[int]]:
            return {
                seat: self._offered(question, zones[seat], where) or self._some(question, seat, [])
                for seat in asked
            }

        return self._in_order(asked, self.ask.all_from(question.number, offer))

    def choose(self, question: Choice, seat: int, among: Iterable[str] | None = None) -> str:
        """One of the words of a question, or of those `among` them."""
        if type(question) is not Choice or type(seat) is not int or not 0 <= seat < self.game.players:
            self._check("choose", question, Choice, [seat])
        numbers = self._some(question, seat, self._numbers(question, among))
        return question.words[self.ask.one(seat, question.number, numbers)]

    def choose_all(
        self, question: Choice, seats: Iterable[int] | None = None, among: Iterable[str] | None = None
    ) -> dict[int, str]:
        """By seat a word, all sealed at once."""
        asked, numbers = self._check("choose_all", question, Choice, seats), self._numbers(question, among)
        options = {seat: self._some(question, seat, list(numbers)) for seat in asked}
        chosen = self.ask.all(question.number, options) if asked else {}
        return {seat: question.words[chosen[seat]] for seat in asked}

    def yes(self, question: YesNo, seat: int) -> bool:
        """Whether the seat says yes."""
        if type(question) is not YesNo or type(seat) is not int or not 0 <= seat < self.game.players:
            self._check("yes", question, YesNo, [seat])
        return self.ask.one(seat, question.number, [0, 1]) == 1

    def yes_all(self, question: YesNo, seats: Iterable[int] | None = None) -> dict[int, bool]:
        """By seat whether it says yes, all sealed at once."""
        asked = self._check("yes_all", question, YesNo, seats)
        chosen = self.ask.all(question.number, {seat: [0, 1] for seat in asked}) if asked else {}
        return {seat: chosen[seat] == 1 for seat in asked}

    def pick_seat(self, question: PickSeat, seat: int, among: Iterable[int] | None = None) -> int:
        """Another seat, or one of those `among` them."""
        if type(question) is not PickSeat or type(seat) is not int or not 0 <= seat < self.game.players:
            self._check("pick_seat", question, PickSeat, [seat])
        others = [other for other in self.game.everybody() if other != seat]
        possible = others if among is None else self._check("pick_seat", question, PickSeat, set(among))
        return self.ask.one(seat, question.number, self._some(question, seat, sorted(possible)))

    def pick_number(self, question: PickNumber, seat: int, least: int = 0, most: int | None = None) -> int:
        """A number from `least` to `most`, which is that of the question unless it is given."""
        if type(question) is not PickNumber or type(seat) is not int or not 0 <= seat < self.game.players:
            self._check("pick_number", question, PickNumber, [seat])
        return self.ask.one(seat, question.number, self._range(question, least, most))

    def pick_number_all(
        self, question: PickNumber, most: Mapping[int, int] | None = None, seats: Iterable[int] | None = None
    ) -> dict[int, int]:
        """By seat a number, all sealed at once; `most` is how high each may go, as everybody knows."""
        asked = self._check("pick_number_all", question, PickNumber, seats)
        if most is not None and not set(asked) <= set(most):
            raise wrong(self.game, f"ask.pick_number_all, {question.name}", "most_of_each")
        options = {seat: self._range(question, 0, None if most is None else most[seat]) for seat in asked}
        return self._in_order(asked, self.ask.all(question.number, options) if asked else {})

    def announce(self, announcement: Announcement, seat: int = -1, **values: Any) -> None:
        """Tells what has happened to a seat."""
        if self.ask.hears:
            self._check_told(announcement, seat, values)
            about = announcement.about(values, lambda kind, value: self._coded(announcement, kind, value))
            self.ask.announce(
                announcement.number, seat, about, only(seat) if announcement.private else EVERYBODY
            )

    # --- what cannot be right ---

    def _check(
        self, call: str, question: Question, expected: type[Question], seats: Iterable[int] | None
    ) -> list[int]:
        """The seats that are asked, of a question that fits the call."""
        if not isinstance(question, expected) or self.game.questions.get(question.name) is not question:
            gaps = {"wanted": expected.__name__, "found": type(question).__name__}
            raise wrong(self.game, f"ask.{call}", "question", **gaps)
        asked = list(self.game.everybody() if seats is None else seats)
        for seat in asked:
            self._check_seat(f"ask.{call}, {question.name}", seat)
        return asked

    def _check_seat(self, where: str, seat: object) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.game.players:
            raise wrong(self.game, where, "seat", found=seat, last=self.game.players - 1)
        return seat

    def _some(self, question: Question, seat: int, options: list[int]) -> list[int]:
        if not options:
            raise wrong(self.game, question.name, "nothing", seat=seat)
        return options

    def _offered(self, question: Pick, zone: Sequence[Any], where: Where | None) -> list[int]:
        try:
            things = sorted(set(zone))
        except TypeError:  # lists in it: a zone of each seat
            things = [-1]
        if things and not 0 <= things[0] <= things[-1] < len(self.game.cards[question.kind]):
            raise wrong(self.game, question.name, "thing", kind=question.kind)
        return things if where is None else [thing for thing in things if where(thing)]

    def _numbers(self, question: Choice, among: Iterable[str] | None) -> list[int]:
        words = question.words
        if among is None:
            return list(range(len(words)))
        return sorted({self._word(question.name, question, word) for word in among})

    def _word(self, where: str, question: Choice, word: object) -> int:
        if word not in question.words:
            raise wrong(self.game, where, "word", found=word, known=known(question.words))
        return question.words.index(str(word))

    def _range(self, question: PickNumber, least: int, most: int | None) -> list[int]:
        highest = question.most if most is None else most
        if not 0 <= least <= highest <= question.most:
            gaps = {"least": least, "most": highest, "limit": question.most}
            raise wrong(self.game, question.name, "range", **gaps)
        return list(range(least, highest + 1))

    def _check_told(self, announcement: Any, seat: int, values: Mapping[str, Any]) -> None:
        if (
            not isinstance(announcement, Announcement)
            or self.game.events.get(announcement.name) is not announcement
        ):
            raise wrong(
                self.game,
                "ask.announce",
                "question",
                wanted="Announcement",
                found=type(announcement).__name__,
            )
        where = f"ask.announce, {announcement.name}"
        if seat != -1 or announcement.private or "who" in gaps_in_order(announcement.text):
            self._check_seat(where, seat)
        expected = [gap for gap, _, _ in announcement.gaps]
        for gap in expected:
            if gap not in values:
                raise wrong(self.game, where, "no_value", gap=gap, sentence=announcement.text)
        for gap in values:
            if gap not in expected:
                raise wrong(self.game, where, "no_gap", gap=gap, sentence=announcement.text)
        for gap, _, several in announcement.gaps:
            if several != isinstance(values[gap], Sequence | set | frozenset) and not isinstance(
                values[gap], str
            ):
                raise wrong(self.game, where, "several" if several else "single", gap=gap)

    def _coded(self, announcement: Announcement, kind: str, value: Any) -> int:
        where = f"ask.announce, {announcement.name}"
        question = self.game.questions.get(kind)
        if isinstance(question, Choice) and isinstance(value, str):
            return self._word(where, question, value)
        if not isinstance(value, int):
            raise wrong(self.game, where, "value", found=type(value).__name__, kind=kind)
        if kind == SEAT:
            return self._check_seat(where, value)
        limit = len(self.game.cards.get(kind, ())) or len(getattr(question, "words", ()))
        if limit and not 0 <= value < limit:
            raise wrong(self.game, where, "face", found=value, kind=kind, last=limit - 1)
        return int(value)

    def _in_order(self, seats: list[int], answers: Mapping[int, int]) -> dict[int, int]:
        """Sealed answers come in the order in which they were given, which must not matter."""
        return {seat: answers[seat] for seat in seats}


class KitEvaluation(Evaluation):
    """What a seat is worth more than the best of the others."""

    def __init__(self, scale: float) -> None:
        super().__init__()
        self.points = scale

    def value(self, game: Game, seat: int) -> float:
        worth = self.standings(game)
        return worth[seat] - max(worth[:seat] + worth[seat + 1 :], default=0.0)

    def standings(self, game: Game) -> list[float]:
        assert isinstance(game, Kit)
        if type(game).worth is Kit.worth:  # the sheet is made once for all seats
            return [float(points) for points in game.scores()]
        return [float(game.worth(seat)) for seat in game.everybody()]

    def scale(self) -> float:
        return self.points


def move(thing: int, source: list[int], target: list[int]) -> None:
    """Takes a thing out of one zone and puts it on top of another."""
    if target and type(target[0]) is not int:
        raise wrong(None, "kit.move", "target")
    try:
        source.remove(thing)
    except ValueError:
        raise wrong(None, "kit.move", "move", thing=thing) from None
    target.append(thing)


def draw(source: list[int], target: list[int], count: int = 1) -> None:
    """Moves things from the top of a pile, as many as there are; for the set-up there must be enough."""
    if target and type(target[0]) is not int:
        raise wrong(None, "kit.draw", "target")
    if count > len(source) and dealing.get():
        raise wrong(None, "kit.draw", "too_few", count=count, found=len(source))
    if count > 0 and source:
        target += source[: -count - 1 : -1]
        del source[-count:]


def points_of(line: Points | tuple[Points, Points]) -> tuple[Points, Points]:
    """What each seat has, and its points for it, which are the same where only points are given."""
    if has_counts(line):
        return line[0], line[1]
    points: Any = line
    return points, points


def has_counts(line: object) -> TypeGuard[tuple[Points, Points]]:
    """Whether a line of the sheet says what each seat has, beside its points for that."""
    return isinstance(line, tuple) and len(line) == 2 and not isinstance(line[0], int)


def copied(value: Any) -> Any:
    """An independent copy of plain values, lists, sets and dictionaries of them."""
    kind = type(value)
    if kind is list:
        return [copied(part) for part in value]
    if kind is dict:
        return {key: copied(part) for key, part in value.items()}
    if kind is set:
        return set(value)
    return value


def _joined(inherited: Mapping[str, Any], declared: Mapping[str, Any], kind: type) -> dict[str, Any]:
    return {**inherited, **{name: value for name, value in declared.items() if isinstance(value, kind)}}
