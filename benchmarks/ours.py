"""Our worker: Camerlengo's games, in plain Python (CAMERLENGO_PURE=1) or compiled, as the environment says.

"Driven from Python" means that an ordinary interpreted function is called for every decision and chooses
with the same cheap picker as the peers' loops: `options[int(random() * len(options))]`. Where the asking must
not tell the others anything, a question can have a single option: it is not counted.
"""

from __future__ import annotations

import random as chance
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import count, cycle
from random import random

from benchmarks.worker import Measure, Play, claim_stdout, serve
from camerlengo import Table
from camerlengo._engine import engine
from camerlengo.bots import Bot, BotAsk, InformationSet
from camerlengo.bots.playout import playouts
from camerlengo.bots.search import Search
from camerlengo.core import Box, Decider, Game, Record, Rng
from camerlengo.games import OWN, open_box

DEALS = 50
"""Dealt games, positions and records that a measure goes round, so that no single one decides the result."""
SIMULATIONS = 200
"""Of a search for each decision; OpenSpiel's has as many."""
LONGEST = 1_000_000
"""Decisions; no game has as many."""


def pick(seat: int, question: int, options: list[int]) -> int:
    return options[int(random() * len(options))]


def ask_whole(box: Box, players: int) -> Play:
    seeds = count(1)

    def play() -> int:
        ask = Decider(pick)
        for _ in range(5):
            game = box.new(players=players, seed=next(seeds))
            while not game.over():
                game.advance(ask)
        return ask.decisions

    return play


def ask_dealt(box: Box, players: int) -> Play:
    deals = dealt(box, players)

    def play() -> int:
        ask = Decider(pick)
        for _ in range(5):
            game = next(deals).copy()
            while not game.over():
                game.advance(ask)
        return ask.decisions

    return play


def loop_whole(box: Box, players: int) -> Play:
    seeds = count(1)

    def play() -> int:
        asked = 0
        for _ in range(10):
            seed = next(seeds)
            asked += playouts(box.new(players=players, seed=seed), 1, seed)
        return asked

    return play


def loop_dealt(box: Box, players: int) -> Play:
    deals = dealt(box, players)
    seeds = count(1)

    def play() -> int:
        return playouts(next(deals), 10, next(seeds))

    return play


def table_steps(box: Box, players: int) -> Play:
    seeds = count(1)

    def play() -> int:
        return play_table(box, players, next(seeds))[1]

    return play


def searches(box: Box, players: int) -> Play:
    """Plays every simulation to its end at random, as OpenSpiel's search does."""
    decisions = cycle(decisions_of(box, players))
    search = Search(Rng(1), box.evaluation(), box.guesser(), SIMULATIONS, steps=LONGEST)

    def play() -> int:
        before = search.decisions
        search.think(next(decisions))
        return search.decisions - before

    return play


def copies(box: Box, players: int) -> Play:
    places = positions(box, players)

    def play() -> int:
        for _ in range(4):
            for game in places:
                game.copy()
        return 4 * len(places)

    return play


def redeals(box: Box, players: int) -> Play:
    places = positions(box, players)
    rng = Rng(1)

    def play() -> int:
        for seat in range(players):
            for game in places:
                game.redeal(seat, rng)
        return players * len(places)

    return play


def views(box: Box, players: int) -> Play:
    places = positions(box, players)

    def play() -> int:
        for seat in range(players):
            for game in places:
                game.view(seat)
        return players * len(places)

    return play


def replays(box: Box, players: int) -> Play:
    records: Iterator[Record] = cycle(
        [play_table(box, players, seed)[0].record for seed in range(1, DEALS + 1)]
    )

    def play() -> int:
        assert Table.resume(next(records)).over
        return 1

    return play


def dealt(box: Box, players: int) -> Iterator[Game]:
    return cycle([box.new(players=players, seed=seed) for seed in range(1, DEALS + 1)])


def positions(box: Box, players: int) -> list[Game]:
    """A position out of each of `DEALS` random games, from the first turn of one to the last of another."""
    found = []
    for number in range(DEALS):
        game = box.new(players=players, seed=number + 1)
        turns = 0
        trial = game.copy()
        while not trial.over():
            trial.advance(Decider(pick))
            turns += 1
        for _ in range(turns * number // DEALS):
            if not game.over():
                game.advance(Decider(pick))
        found.append(game)
    return found


class Halt(Exception):
    pass


class Noting(Bot):
    """Chooses at random, and notes the choice that comes after so many others."""

    def __init__(self, after: int) -> None:
        super().__init__(Rng(1))
        self.left = after
        self.noted: InformationSet | None = None

    def choose(self, info: InformationSet) -> int:
        options = info.options
        if len(options) > 1:
            if self.left == 0:
                self.noted = info
                raise Halt
            self.left -= 1
        return options[int(random() * len(options))]


def decisions_of(box: Box, players: int) -> list[InformationSet]:
    """A choice out of each of `DEALS` random games, from the first of one to the last ones of another."""
    found = []
    for number in range(DEALS):
        counting = Noting(LONGEST)
        BotAsk([counting] * players).play(box.new(players=players, seed=number + 1))
        noting = Noting((LONGEST - counting.left) * number // DEALS)
        with suppress(Halt):
            BotAsk([noting] * players).play(box.new(players=players, seed=number + 1))
        if noting.noted is not None:
            found.append(noting.noted)
    return found


def play_table(box: Box, players: int, seed: int) -> tuple[Table, int]:
    """A random game as the terminal and a server play it: every answer is checked, recorded and told."""
    table = Table(box.name, players=players, seed=seed)
    decisions = 0
    while not table.over:
        question = next(question for question in table.questions if question.sealed is None)
        options = question.options
        if len(options) > 1:
            decisions += 1
        table.answer(question.seat, options[int(random() * len(options))])
    return table, decisions


def offered(game: str) -> list[Measure]:
    box = open_box(game)
    few, many = box.players[0], box.players[-1]
    measures = []
    for players in sorted({few, many}):
        of = f"{game} {players}"
        measures += [
            Measure(
                f"{of} ask", "decisions", "whole games, driven from Python", partial(ask_whole, box, players)
            ),
            Measure(
                f"{of} ask, dealt",
                "decisions",
                "the same, from copies of dealt games",
                partial(ask_dealt, box, players),
            ),
            Measure(
                f"{of} loop",
                "decisions",
                "whole games, loop inside the module",
                partial(loop_whole, box, players),
            ),
            Measure(
                f"{of} loop, dealt",
                "decisions",
                "the same, from copies of dealt games",
                partial(loop_dealt, box, players),
            ),
            Measure(
                f"{of} search",
                "decisions",
                "simulated in searches over the course of games, played out at random",
                partial(searches, box, players),
            ),
        ]
    of = f"{game} {few}"
    return [
        *measures,
        Measure(
            f"{of} table",
            "decisions",
            "whole games, step by step through Table",
            partial(table_steps, box, few),
        ),
        Measure(f"{of} copy", "copies", "Game.copy", partial(copies, box, few)),
        Measure(f"{of} redeal", "redeals", "Game.redeal", partial(redeals, box, few)),
        Measure(f"{of} view", "views", "Game.view", partial(views, box, few)),
        Measure(
            f"{of} replay", "replays", "Table.resume of a whole game", partial(replays, box, few), each=True
        ),
    ]


def main() -> None:
    out = claim_stdout()
    chance.seed(1)
    measures: list[Measure] = []
    missing: dict[str, str] = {}
    for game in sys.argv[1:] or OWN:
        try:
            measures += offered(game)
        except Exception as problem:
            missing[game] = f"{type(problem).__name__}: {problem}"
    serve(out, measures, engine(), missing)


if __name__ == "__main__":
    main()
