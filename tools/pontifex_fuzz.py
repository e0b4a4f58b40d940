"""Plays many thousand random games of Pontifex and looks for what must never happen.

    make compile
    python tools/pontifex_fuzz.py --games 20000

The players of a game are of four tempers: even, eager to use abilities, shy (so that hands and retinues fill
up), and hostile (who cancel and answer whatever they can). Looked for are a dead end (a question without an
option, a game that does not end), an endless chain of answers, a score out of its range, somebody in two
places, a card lost or doubled, two pawns in a diocese. Every ability of the deck must have been used. The
same command plays the same games. Random players seldom persuade anybody, so that every second game is played
with cardinals who are easier by ten.
"""

from __future__ import annotations

import argparse
import functools
import re
import time
from collections import Counter
from collections.abc import Sequence

import msgspec

from camerlengo.core import Ask, Rng
from camerlengo.games.pontifex.deck import PontifexDeck, read_deck, standard_deck
from camerlengo.games.pontifex.rules import Pontifex, deal
from camerlengo.games.pontifex.terms import (
    CANCELLED,
    CONTINENTS,
    CUT,
    DECK,
    FIRST_PERSON,
    MOST_CARDS,
    NOBODY,
    PASS,
    PEOPLE,
    SCORES,
    SOURCES,
    USE,
    USED,
    WON,
)
from camerlengo.lab.executors import AllCores

LONGEST = 20_000  # questions of a game
DEEPEST = 4 * (MOST_CARDS + PEOPLE)  # answers in one part of a turn
TEMPERS = 4


class Found(msgspec.Struct):
    """What a game has shown."""

    questions: int = 0
    decisions: int = 0
    rounds: int = 0
    won: bool = False
    deepest: int = 0  # answers on top of each other
    cancelled: int = 0
    used: dict[int, int] = {}


class Temper(Ask):
    """Players of different tempers, who write down what they see."""

    def __init__(self, game: Pontifex, rng: Rng) -> None:
        super().__init__()
        self.hears = True
        self.game = game
        self.rng = rng
        self.found = Found(used={})
        self.tempers = [rng.below(TEMPERS) for _ in range(game.players)]
        self.answers = 0  # in this part of the turn

    def one(self, seat: int, question: int, options: list[int]) -> int:
        found = self.found
        found.questions += 1
        assert options, "a question without an option"
        assert found.questions < LONGEST, "the game does not end"
        if len(options) == 1:
            return options[0]
        assert options == sorted(set(options)), "options are sorted and unique"
        found.decisions += 1
        rng = self.rng
        if question == USE:
            temper = self.tempers[seat]
            if (temper == 1 and rng.below(10)) or (temper == 3 and self.game.stack):
                return options[1 + rng.below(len(options) - 1)]
            if temper == 2 and rng.below(12):
                return PASS
            if temper == 3 and rng.below(6):
                return PASS
        return options[rng.below(len(options))]

    def announce(self, kind: int, seat: int, about: list[int], audience: int = -1) -> None:
        found = self.found
        if kind == USED:
            self.answers += 1
            assert self.answers <= DEEPEST, "an endless chain of answers"
            found.deepest = max(found.deepest, 1 + len(self.game.stack) // 4)
            found.used[about[0]] = found.used.get(about[0], 0) + 1
        elif kind == CANCELLED:
            found.cancelled += 1
        elif kind in (WON, CUT):
            found.won = kind == WON


def check(game: Pontifex) -> None:
    """What holds at any moment."""
    seen = game.free
    for seat in range(game.players):
        for group in (game.retinue[seat], 1 << game.pawn[seat]):
            assert not seen & group, "somebody is in two places"
            seen |= group
        assert game.size[seat] == game.retinue[seat].bit_count(), "a retinue is miscounted"
        assert game.money[seat] >= 0, "somebody has less than no money"
        assert 0 <= game.held[seat] <= MOST_CARDS, "a hand is too large"
        holiness, movement, sins = game.score[seat * SCORES : seat * SCORES + SCORES]
        assert holiness >= 0, "Holiness is out of its range"
        assert movement >= 1, "Movement is out of its range"
        assert 0 <= sins < 5, "Sins are out of their range"
    assert seen == (1 << PEOPLE) - 1, "somebody is lost"
    assert len(set(game.place)) == game.players, "two pawns in a diocese"


def check_cards(game: Pontifex) -> None:
    cards = Counter(game.out)
    cards.update(card for card in game.hand if card != NOBODY)
    for continent in range(CONTINENTS):
        cards.update(game.deck[continent * DECK : continent * DECK + game.left[continent]])
    assert cards == Counter(dict(enumerate(game.cards.copies))), "a card is lost or doubled"


@functools.cache
def easy_deck() -> PontifexDeck:
    """The standard one with persuasion values lower by ten."""

    def easier(match: re.Match[str]) -> str:
        return f"persuasion = {max(1, int(match[1]) - 10)}"

    source = standard_deck().source
    return read_deck(re.sub(r"^persuasion = (\d+)$", easier, source, flags=re.MULTILINE))


def play(seed: int, number: int) -> Found:
    chance = Rng(seed).branch(number)
    game = deal(2 + number % 3, chance.branch(1), (standard_deck() if number % 2 else easy_deck()).cards)
    temper = Temper(game, chance)
    parts = 0
    while not game.over():
        temper.answers = 0
        game.advance(temper)
        check(game)
        parts += 1
        if parts % 40 == 0 or game.over():
            check_cards(game)
            assert not game.stack, "something is still announced"
    temper.found.rounds = game.round
    return temper.found


def fuzz(games: int, seed: int) -> str:
    """Plays the games; raises AssertionError with what was found, else says what was seen."""
    begun = time.perf_counter()
    used: Counter[int] = Counter()
    together = Found(used={})
    won = 0
    for found in AllCores().map(functools.partial(play, seed), range(games)):
        used.update(found.used)
        together.questions += found.questions
        together.decisions += found.decisions
        together.cancelled += found.cancelled
        together.rounds = max(together.rounds, found.rounds)
        together.deepest = max(together.deepest, found.deepest)
        won += found.won
    sources = [*range(standard_deck().cards.designs), *range(FIRST_PERSON, SOURCES)]
    unused = [source for source in sources if not used[source]]
    seconds = time.perf_counter() - begun
    assert not unused or games < 1000, f"never used: {unused}"
    said = (
        f"{games} games, seed {seed}, {seconds:.0f} s",
        f"{together.questions} questions, {together.decisions} decisions",
        f"{won} won, {games - won} cut after round 60",
        f"{sum(used.values())} abilities used, {len(sources) - len(unused)} of {len(sources)} different ones",
        f"{together.cancelled} cancellations, {together.deepest} answers on top of each other at most",
        "nothing was wrong",
    )
    return "; ".join(said)


def main(arguments: Sequence[str] | None = None) -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=2022)
    chosen = parser.parse_args(arguments)
    print(fuzz(chosen.games, chosen.seed))


if __name__ == "__main__":
    main()
