"""Hand-made positions of Pontifex, and a script that plays them.

The deck is the standard one with numbers that stay when the standard ones are tuned: persuasion 14, for a few
12, yields of 400 $, and few airports. People are written by their diocese (`france` is the cardinal of Paris,
`russia` the Patriarch), cards by their English name. Dice are chosen: the position gets a generator that
throws them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

from camerlengo.core import EVERYBODY, Rng, Unanswered
from camerlengo.games.pontifex.deck import PontifexDeck, read_deck, standard_deck
from camerlengo.games.pontifex.hands import add_card
from camerlengo.games.pontifex.rules import Pontifex, deal
from camerlengo.games.pontifex.state import count, members
from camerlengo.games.pontifex.terms import (
    ACT,
    AMOUNTS,
    CHOOSE_ACTION,
    CONTINENTS,
    CONVERT,
    DECK,
    DISCARD,
    DONE,
    DRAW_CARD,
    END,
    FIRST_PERSON,
    FLY,
    FLY_TO,
    FOR_GOOD,
    GO,
    LEAVES,
    LET_IT_BE,
    MAKE_PILGRIMAGE,
    MOST_CARDS,
    MOST_POINTS,
    NOBODY,
    PASS,
    PENCE,
    PEOPLE,
    PERSUADE,
    PILGRIM,
    SCORES,
    SHIFTS,
    STAY,
    TURN,
    USE,
    USE_FIRST,
    USE_NOW,
    WHERE,
    WHICH_PERSON,
)
from camerlengo.games.pontifex.view import PontifexView
from camerlengo.games.pontifex.vocabulary import KINDS, MOMENTS, WHOM_NAMES
from tests.games.playing import Noted, Playing

ANNA, BRUNO, CARLA, DINO = range(4)
EASY = ("madagascar", "portugal", "guatemala", "senegal", "congo")
AIRPORTS = (
    "france",
    "germany",
    "spain",
    "nigeria",
    "kenya",
    "india",
    "china",
    "mexico",
    "brazil",
    "australia",
)


def with_plain_numbers(source: str) -> str:
    entries = re.split(r"(?=^\[\[)", source, flags=re.MULTILINE)
    return "".join(map(plain_entry, entries))


def plain_entry(entry: str) -> str:
    code = re.search(r'^(?:code|diocese) = "(\w+)"', entry, flags=re.MULTILINE)
    if code is None:
        return entry
    plain = {
        r"^persuasion = \d+": f"persuasion = {12 if code[1] in EASY else 14}",
        r"^yield = \d+": "yield = 400",
        r"^airport = \w+": f"airport = {'true' if code[1] in AIRPORTS else 'false'}",
    }
    for old, new in plain.items():
        entry = re.sub(old, new, entry, flags=re.MULTILINE)
    return entry


RULES = 2  # of positions that do not say theirs; `under_all_rules` changes it
under_all_rules = pytest.mark.usefixtures("old_and_new_rules")  # where what a test says is true under all

STANDARD = read_deck(with_plain_numbers(standard_deck().source))
CODES = [diocese.code for diocese in STANDARD.dioceses]
SCORE_NAMES = ("holiness", "movement", "sins")

Answer = str | int | tuple[int, str] | tuple[int, str, int]


def place(code: str) -> int:
    return CODES.index(code)


def person(code: str) -> int:
    """Who is at home there."""
    return STANDARD.cards.here[place(code)]


def design(name: str) -> int:
    return next(number for number, card in enumerate(STANDARD.action_cards) if card.name["en"] == name)


def source(name: str) -> int:
    """A person by the diocese, or a card by its name."""
    return FIRST_PERSON + person(name) if name in CODES else design(name)


def people(codes: str) -> int:
    """A set of people."""
    return sum(1 << person(code) for code in codes.split())


def who(bits: int) -> str:
    """A set of people, in the order of their numbers."""
    return " ".join(CODES[STANDARD.cards.home[one]] for one in members(bits))


def rng_for(dice: Sequence[int]) -> Rng:
    """A generator that throws these dice first."""
    for seed in range(100_000):
        rng = Rng(seed)
        if all(1 + rng.below(20) == die for die in dice):
            return Rng(seed)
    raise ValueError(f"no generator throws {dice}")


def with_abilities(abilities: Mapping[str, str]) -> PontifexDeck:
    """The standard deck with other abilities: `kind`, amount, whom and turns, as in "sins 2 opponent"."""
    deck = read_deck(STANDARD.source)
    cards = deck.cards
    for name, said in abilities.items():
        kind, *rest = said.split()
        number = source(name)
        words = {word for word in rest if word in WHOM_NAMES}
        numbers = [int(word) for word in rest if word not in WHOM_NAMES]
        cards.kind[number] = KINDS[kind].code
        cards.moments[number] = MOMENTS[KINDS[kind].code]
        cards.whom[number] = WHOM_NAMES[words.pop()] if words else 0
        cards.amount[number] = numbers[0] if numbers else 0
        cards.turns[number] = numbers[1] if len(numbers) > 1 else FOR_GOOD
    return deck


class Asked(NamedTuple):
    seat: int
    question: int
    options: tuple[int, ...]
    window: int


class Told(NamedTuple):
    kind: int
    seat: int
    about: tuple[int, ...]
    audience: int = EVERYBODY


def meant(question: int, answer: str | int) -> int:
    """An answer in words as the option it means."""
    if isinstance(answer, int):
        return answer
    word, _, rest = answer.partition(" ")
    if word == "use":
        return {GO: USE_FIRST, CHOOSE_ACTION: USE_NOW}[question] + source(rest)
    if question == GO:
        return STAY if word == "stay" else FLY + place(rest) if word == "fly" else place(answer)
    if question == CHOOSE_ACTION:
        plain = {"persuade": PERSUADE, "pence": PENCE, "draw": DRAW_CARD, "pilgrimage": MAKE_PILGRIMAGE}
        plain |= {"convert": CONVERT, "give": LET_IT_BE}
        return FLY_TO + place(rest) if word == "fly" else plain[word]
    if question == PILGRIM:
        return DONE if word == "done" else change(answer) if answer[-1] in "+-" else amount(answer)
    if question == WHERE:
        return place(answer)
    if question in (WHICH_PERSON, TURN, LEAVES):
        return person(answer)
    assert question == DISCARD
    return design(answer)


def change(said: str) -> int:
    """A change of a pilgrimage: "1 sins +" is one more Sin for the second seat."""
    seat, score, sign = said.split()
    return 1 + (int(seat) * 3 + SCORE_NAMES.index(score)) * 2 + (sign == "-")


def amount(said: str) -> int:
    """Points of a pilgrimage: "0 holiness 5", "1 sins -2 more" if others follow."""
    seat, score, points, *more = said.split()
    what = (int(seat) * 3 + SCORE_NAMES.index(score)) * 2 + (int(points) < 0)
    return AMOUNTS + (what * MOST_POINTS + abs(int(points)) - 1) * 2 + len(more)


class Script(Noted):
    """Plays the given answers in order and writes down what is asked and told.

    An answer (seat, source) uses an ability as soon as that seat is asked and can, (seat, source, window)
    only in that window; in between everybody passes. Stops the rules with Unanswered after the last answer.
    """

    def __init__(self, game: Pontifex, answers: Sequence[Answer]) -> None:
        super().__init__()
        self.hears = True
        self.game = game
        self.answers = list(answers)
        self.asked: list[Asked] = []
        self.told: list[Told] = []
        self.gives_up = False  # the action that it is asked for, unless it can use an ability beside it

    def one(self, seat: int, question: int, options: list[int]) -> int:
        assert options, "nobody is asked to choose from nothing"
        assert options == sorted(set(options)), "options are sorted and unique"
        check(self.game)
        given = self.answers[0] if self.answers else None
        if self.gives_up and question == CHOOSE_ACTION:
            if isinstance(given, tuple) and given[0] == seat and USE_NOW + source(given[1]) in options:
                self.answers.pop(0)
                return USE_NOW + source(given[1])
            return LET_IT_BE
        self.asked.append(Asked(seat, question, tuple(options), self.game.window))
        if question == USE:
            if not isinstance(given, tuple) or given[0] != seat or 1 + source(given[1]) not in options:
                return PASS
            if len(given) == 3 and given[2] != self.game.window:
                return PASS
            self.answers.pop(0)
            return 1 + source(given[1])
        if given is None:
            raise Unanswered(question, {seat: options}, {})
        assert not isinstance(given, tuple), f"{given} comes before the answer to question {question}"
        answer = meant(question, given)
        assert answer in options, f"seat {seat} answers {given}, but the options are {options}"
        self.answers.pop(0)
        return answer

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        self.told.append(Told(kind, seat, tuple(about), audience))

    @property
    def unused(self) -> list[Answer]:
        return self.answers

    @property
    def questions(self) -> list[int]:
        """Without the windows."""
        return [asked.question for asked in self.asked if asked.question != USE]

    def heard(self, kind: int) -> list[Told]:
        return [told for told in self.told if told.kind == kind]

    def windows(self, seat: int) -> list[int]:
        """In which windows a seat was asked."""
        return [asked.window for asked in self.asked if asked.question == USE and asked.seat == seat]


class Position(Playing[Pontifex, Script, Asked]):
    """A table in the middle of a game, with everybody's hand empty and every ability turned, if not said.

    `pawns` and `at` are dioceses, `retinues` people, `ready` those of them (or the pawn) who are not turned.
    Under rules 2 each window asks one seat after the other, and all of them can be seen; what rules 3 changed
    is tested apart (test_flow.py). What holds under both is tested with both (`under_all_rules`).
    """

    def __init__(
        self,
        *,
        players: int = 3,
        phase: int = ACT,
        seat: int = ANNA,
        first: int = ANNA,
        round: int = 5,  # noqa: A002  # the rulebook's word
        pope: int = 0,
        pawns: str = "ireland kenya peru cuba",
        at: str = "",
        retinues: Mapping[int, str] | None = None,
        ready: Mapping[int, str] | None = None,
        hands: Mapping[int, Sequence[str]] | None = None,
        money: Mapping[int, int] | None = None,
        scores: Mapping[int, tuple[int, int, int]] | None = None,
        acted: int = 0,
        top: Sequence[str] = (),
        empty: Sequence[int] = (),
        dice: Sequence[int] = (),
        abilities: Mapping[str, str] | None = None,
        deck: PontifexDeck | None = None,
        rules: int | None = None,
    ) -> None:
        deck = deck or (with_abilities(abilities) if abilities else STANDARD)
        game = deal(players, Rng(1), deck.cards)
        self.game = game
        game.rules = RULES if rules is None else rules
        game.phase, game.seat, game.first, game.round, game.pope = phase, seat, first, round, pope
        game.told_lots = True
        game.pawn = [person(code) for code in pawns.split()[:players]]
        game.place = [place(code) for code in (at or pawns).split()[:players]]
        game.retinue = [people((retinues or {}).get(player, "")) for player in range(players)]
        game.size = [count(retinue) for retinue in game.retinue]
        taken = sum(game.retinue) | sum(1 << pawn for pawn in game.pawn)
        game.free = (1 << PEOPLE) - 1 & ~taken
        for player in range(players):
            own = game.retinue[player] | 1 << game.pawn[player]
            game.used[player] = own & ~people((ready or {}).get(player, ""))
        game.money = [(money or {}).get(player, 0) for player in range(players)]
        for player, given in (scores or {}).items():
            game.score[player * SCORES : player * SCORES + SCORES] = given
        game.moved = phase == ACT
        game.acted = acted
        self._lay_cards(hands or {}, top, empty)
        game.rng = rng_for(dice)
        check(game)

    def _lay_cards(
        self, hands: Mapping[int, Sequence[str]], top: Sequence[str], empty: Sequence[int]
    ) -> None:
        game = self.game
        cards = game.cards
        game.hand = [NOBODY] * (game.players * MOST_CARDS)
        game.held = [0] * game.players
        left = Counter(dict(enumerate(cards.copies)))
        for seat, names in hands.items():
            for name in names:
                left[design(name)] -= 1
                add_card(game, seat, design(name))
        deck: list[int] = []
        for continent in range(CONTINENTS):
            on_top = [design(name) for name in reversed(top) if cards.deck_of[design(name)] == continent]
            rest = left - Counter(on_top)
            part = [one for one in cards.designs_of[continent] for _ in range(rest[one])] + on_top
            if continent in empty:
                game.out += part
                for one in part:
                    game.unseen[one] -= 1
                part = []
            game.left[continent] = len(part)
            deck += part + [NOBODY] * (DECK - len(part))
        game.deck = deck

    # --- playing ---

    def script(self, game: Pontifex, answers: Sequence[Answer]) -> Script:
        return Script(game, answers)

    def check(self, game: Pontifex) -> None:
        check(game)

    def _plays(self, game: Pontifex, script: Script) -> bool:
        """Since rules 3 there is no window at the end of a turn: what the active seat uses there, it uses
        beside its last action, which it gives up.
        """
        if game.rules >= 3 and game.phase == END and any(isinstance(one, tuple) for one in script.unused):
            game.phase, game.moved, game.acted, script.gives_up = ACT, True, 1, True
            while game.phase == ACT and not game.done:
                if not super()._plays(game, script):
                    return False
            script.gives_up = False
            if game.done:
                return True
        return super()._plays(game, script)

    def options(self, *answers: Answer) -> set[int]:
        return set(self.ask(*answers).options)

    # --- looking ---

    def retinue(self, seat: int) -> str:
        return who(self.game.retinue[seat])

    def scores(self, seat: int) -> tuple[int, ...]:
        return tuple(self.game.score[seat * SCORES : seat * SCORES + SCORES])

    def shift(self, seat: int, what: int) -> int:
        return self.game.shift[seat * SHIFTS + what]

    def hand(self, seat: int) -> list[str]:
        view = self.view(seat)
        return [STANDARD.action_cards[one].name["en"] for one in view.seats[seat].hand or ()]

    def at(self, seat: int) -> str:
        return CODES[self.game.place[seat]]

    def out(self) -> list[str]:
        return [STANDARD.action_cards[one].name["en"] for one in self.game.out]

    def turned(self, seat: int, code: str) -> bool:
        return bool(self.game.used[seat] >> person(code) & 1)

    def free(self, code: str) -> bool:
        return bool(self.game.free >> person(code) & 1)

    def view(self, seat: int) -> PontifexView:
        found = self.game.view(seat)
        assert isinstance(found, PontifexView)
        return found


def check(game: Pontifex) -> None:
    """What holds at any moment: nobody in two places, no card lost, no score out of its range."""
    seen = game.free
    for seat in range(game.players):
        for group in (game.retinue[seat], 1 << game.pawn[seat]):
            assert not seen & group, "somebody is in two places"
            seen |= group
        assert game.size[seat] == count(game.retinue[seat])
        assert game.money[seat] >= 0
        assert 0 <= game.held[seat] <= MOST_CARDS
        hand = game.hand[seat * MOST_CARDS : (seat + 1) * MOST_CARDS]
        assert hand[: game.held[seat]] == sorted(hand[: game.held[seat]])
        assert all(card == NOBODY for card in hand[game.held[seat] :])
        assert game.score[seat * SCORES + 1] >= 1
    assert all(score >= 0 for score in game.score)
    assert seen == (1 << PEOPLE) - 1
    assert len(set(game.place)) == game.players, "two pawns in one diocese"
    cards = Counter(game.out)
    for card in game.hand:
        if card != NOBODY:
            cards[card] += 1
    for continent in range(CONTINENTS):
        cards.update(game.deck[continent * DECK : continent * DECK + game.left[continent]])
    assert cards == Counter(dict(enumerate(game.cards.copies))), "a card is lost"
    for number, copies in enumerate(game.unseen):
        assert copies == game.cards.copies[number] - game.out.count(number)
