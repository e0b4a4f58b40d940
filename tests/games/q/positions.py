"""Hand-made positions of Q, and a script that plays them.

Cards are written by their id in cards.toml; actions as draw, load, inn, convent, seize, pass; a partner as
"2 of Bruno" is (BRUNO, 2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from camerlengo.core import EVERYBODY, Ask, Unanswered
from camerlengo.core.rng import Rng
from camerlengo.games.q.deck import read_deck, standard_deck
from camerlengo.games.q.knowledge import Mind, Minds, Opening
from camerlengo.games.q.log import header_of
from camerlengo.games.q.rules import QGame, deal
from camerlengo.games.q.state import PAIR_FIRST, PAIR_SECOND, Cards, hold_of
from camerlengo.games.q.terms import (
    ACT,
    DISCARD,
    GIVE,
    KEEP,
    LOAD,
    NOBODY,
    PAOLO,
    PAOLO_DIED,
    PUT_BACK_TWO,
    SAIL,
    THROW,
    THROW_NOTHING,
    TURNS,
    WHOM,
)
from camerlengo.games.q.view import QView

ANNA, BRUNO, CARLA, DINO, ELENA, FABIO = range(6)
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio")
DECK = standard_deck()
CARD = {card.id: number for number, card in enumerate(DECK.kinds)}
ACTION = {name: number for number, name in enumerate(("draw", "load", "inn", "convent", "seize", "pass"))}
LUDOVICO, PERNA, MIQUEZ, Q, VENDRAMIN, ZENO = range(6)
IN_ORDER = (LUDOVICO, Q, PERNA, VENDRAMIN, MIQUEZ, ZENO)  # Anna S, Bruno Z, Carla S, Dino Z, Elena S, Fabio Z
NOTHING = "-"

Word = str | int | tuple[int, int] | tuple[str, ...]
Answer = Word | Mapping[int, Word]


def cards(names: str) -> list[int]:
    return sorted(CARD[name] for name in names.split())


def value(names: str) -> int:
    """What books and goods bring the Spirituali together, on a ship that is not seized."""
    return sum(DECK.kinds[card].value for card in cards(names))


def names(numbers: Sequence[int]) -> str:
    return " ".join(DECK.kinds[card].id for card in numbers)


def with_effects_of_rules_1(*ids: str) -> Cards:
    """The deck, but these cards say what they did under rules 1; without any, all that there were then.

    A deck of one's own may have such cards: some speak of offices of which no card of the present deck does.
    """
    printed = read_deck(DECK.source).cards
    for kind in standard_deck(1).kinds:
        if kind.id in CARD and (kind.id in ids or not ids):
            number = CARD[kind.id]
            printed.clauses[number] = list(kind.clauses)
            printed.value[number] = kind.value
            printed.value_seized[number] = kind.seized
    return printed


class Asked(NamedTuple):
    seat: int
    question: int
    options: tuple[int, ...]


class Told(NamedTuple):
    kind: int
    seat: int
    about: tuple[int, ...]
    audience: int = EVERYBODY


class Script(Ask):
    """Plays the given answers in order and writes down what is asked and told.

    A question to several seats is answered by a mapping. Stops the rules with Unanswered after the last
    answer. `watch` is called at every question.
    """

    def __init__(
        self, game: QGame, answers: Sequence[Answer], watch: Callable[[], None] | None = None
    ) -> None:
        super().__init__()
        self.hears = True
        self.game = game
        self.answers = list(answers)
        self.used = 0
        self.watch = watch
        self.asked: list[Asked] = []
        self.together: list[list[int]] = []
        self.told: list[Told] = []

    def one(self, seat: int, question: int, options: list[int]) -> int:
        given = self._next(question, {seat: options})
        assert not isinstance(given, Mapping)
        return self._check(seat, question, options, given)

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        given = self._next(question, options)
        assert isinstance(given, Mapping), f"{given} is an answer of one seat, but {list(options)} are asked"
        assert set(given) == set(options), f"{list(given)} answer, but {list(options)} are asked"
        return {seat: self._check(seat, question, options[seat], given[seat]) for seat in options}

    def _next(self, question: int, options: dict[int, list[int]]) -> Answer:
        self.together.append(list(options))
        for seat, choices in options.items():
            assert choices == sorted(set(choices))
            assert choices
            self.asked.append(Asked(seat, question, tuple(choices)))
        if self.used == len(self.answers):
            raise Unanswered(question, options, {})
        if self.watch is not None:
            self.watch()
        self.used += 1
        return self.answers[self.used - 1]

    def _check(self, seat: int, question: int, options: list[int], given: Word) -> int:
        answer = self._meant(seat, question, given)
        assert answer in options, f"seat {seat} answers {given}, but the options are {options}"
        return answer

    def _meant(self, seat: int, question: int, given: Word) -> int:
        game = self.game
        if question == PUT_BACK_TWO:
            assert isinstance(given, tuple)
            first, second = sorted(CARD[str(name)] for name in given)
            hand = game.hands[seat]
            return next(
                pair
                for pair in range(10)
                if (hand[PAIR_FIRST[pair]], hand[PAIR_SECOND[pair]]) == (first, second)
            )
        if question == WHOM:
            assert isinstance(given, tuple)
            return 2 * int(given[0]) + int(given[1]) - 1
        if isinstance(given, int):
            return given
        assert isinstance(given, str)
        if question == ACT:
            return ACTION[given]
        if question == THROW:
            return THROW_NOTHING if given == NOTHING else hold_of(game).index(CARD[given])
        if question == KEEP:
            return game.drawn.index(CARD[given])
        assert question in (LOAD, GIVE, DISCARD)
        return game.hands[seat].index(CARD[given])

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        self.told.append(Told(kind, seat, tuple(about), audience))

    def heard(self, kind: int) -> list[Told]:
        return [told for told in self.told if told.kind == kind]

    @property
    def questions(self) -> list[int]:
        return [asked.question for asked in self.asked]


class Position:
    """A table in the middle of a game, at the beginning of a turn or before the ship sails.

    `hands` and `loaded` are by seat; `top` are the next cards of the deck, the first to be drawn first
    ("Paolo" among them is Paolo III). With `deck` so many cards are left in all, and the others lie on the
    discard pile. Who is not mentioned holds nothing. Roles go by IN_ORDER.
    """

    def __init__(
        self,
        *,
        players: int = 6,
        round: int = 3,  # noqa: A002  # the rulebook's word
        turn: int = 0,
        phase: int = TURNS,
        first: int = ANNA,
        loader: int = NOBODY,
        seizer: int = NOBODY,
        score: int = 0,
        dead: bool = False,
        spent: Sequence[int] = (),
        hands: Mapping[int, str] | None = None,
        loaded: Mapping[int, str] | None = None,
        top: str = "",
        deck: int | None = None,
        roles: Sequence[int] = IN_ORDER,
        printed: Cards | None = None,
    ) -> None:
        game = deal(players, Rng(1), printed or DECK.cards, first)
        self.game = game
        game.round, game.turn, game.phase, game.score = round, turn, phase, score
        game.loader, game.seizer, game.paolo_dead = loader, seizer, dead
        game.log = [header_of(PAOLO_DIED, NOBODY)] if dead else []
        for seat in spent:
            game.spent[seat] = 1
        game.roles = [role for role in roles if role != ZENO or players == 6]
        rest = [card for card in range(game.cards.kinds) for _ in range(game.copies[card])]
        game.hands = [self._take(rest, (hands or {}).get(seat, "")) for seat in range(players)]
        game.loaded = [self._take(rest, (loaded or {}).get(seat, "")) for seat in range(players)]
        on_top = []
        for name in top.split():
            if name == "Paolo":
                on_top.append(PAOLO)
            else:
                on_top.append(CARD[name])
                rest.remove(CARD[name])
        left = len(rest) if deck is None else deck - len(on_top)
        game.deck, game.pile = rest[:left], rest[left:]
        if not dead and PAOLO not in on_top and game.deck:
            game.deck.insert(0, PAOLO)
            if deck is not None:
                game.pile.append(game.deck.pop())
        elif not dead and PAOLO not in on_top:
            game.paolo_dead = True
        game.deck += reversed(on_top)
        game.deck_size = len(game.deck)
        opening = Opening()
        opening.sizes = [len(hand) for hand in game.hands]
        opening.loaded = [len(cards) for cards in game.loaded]
        opening.deck = sum(card != PAOLO for card in game.deck)
        game.secrets = [game.hands[seat] + game.loaded[seat] for seat in range(players)]
        nobody: list[Mind | None] = [None] * (players + 1)
        game.minds = Minds(opening, 0, nobody)
        check(game)

    def _take(self, rest: list[int], wanted: str) -> list[int]:
        found = cards(wanted)
        for card in found:
            rest.remove(card)
        return found

    def play(self, *answers: Answer, turns: int = 1, watch: Callable[[], None] | None = None) -> Script:
        """Advances so many times; all answers must be used, or the last question stays open."""
        script = Script(self.game, answers, watch)
        try:
            for _ in range(turns):
                self.game.advance(script)
                check(self.game)
        except Unanswered:
            assert script.used == len(answers)
            return script
        assert script.used == len(answers), f"only {script.used} answers were asked for"
        return script

    def options(self, *answers: Answer) -> tuple[int, ...]:
        """The options of the question that is open after these answers."""
        return self.play(*answers).asked[-1].options

    def hand(self, seat: int) -> str:
        return names(self.game.hands[seat])

    def view(self, seat: int) -> QView:
        seen = self.game.view(seat)
        assert isinstance(seen, QView)
        return seen


def ship(cargo: str, *, answer: str = NOTHING, **position: object) -> tuple[Position, Script]:
    """A ship of Anna's, with this cargo, sails; she throws `answer` away."""
    at = Position(phase=SAIL, turn=12, loader=ANNA, loaded={ANNA: cargo}, **position)  # type: ignore[arg-type]
    return at, at.play(answer)


def points(cargo: str, **position: object) -> int:
    """What a cargo brings the Spirituali."""
    return ship(cargo, **position)[0].game.score  # type: ignore[arg-type]


def check(game: QGame) -> None:
    """Every card is somewhere, once."""
    everywhere: Counter[int] = Counter(
        card for card in game.deck + game.pile + game.gone + game.drawn if card != PAOLO
    )
    for zone in (game.hands, game.loaded, game.aside):
        for held in zone:
            everywhere.update(held)
    assert everywhere == Counter({card: count for card, count in enumerate(game.copies) if count})
