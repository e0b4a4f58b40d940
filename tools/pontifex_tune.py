"""Finds values for Pontifex by playing: for the evaluation of the greedy bot, and for the map and the cards.

    python tools/pontifex_tune.py weights --games 400

changes one weight of the evaluation at a time and keeps what wins more often than its fair share against the
weights so far;

    python tools/pontifex_tune.py cards --games 200

plays variants of the deck (persuasion values and yields changed) and prints what PX-88 asks about. Both
give the same numbers each time; they are fast with compiled modules (make compile).
"""

from __future__ import annotations

import argparse
import functools
import math
import re
from collections import Counter
from collections.abc import Sequence

import msgspec

from camerlengo.bots import Greedy, Seated
from camerlengo.core.ask import Recorded
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.games.pontifex.deck import read_deck, standard_deck
from camerlengo.games.pontifex.evaluation import PontifexEvaluation, Weights
from camerlengo.games.pontifex.rules import Pontifex
from camerlengo.games.pontifex.terms import (
    CONVERSION,
    DECLARED,
    DRAW_CARD,
    FLIGHT,
    PENCE,
    PERSUADE,
    PILGRIMAGE,
)
from camerlengo.lab.executors import AllCores
from camerlengo.lab.simulate import Series, play_game

TRIED = (0.6, 1.6)  # factors for a weight
ACTIONS = {
    "persuasion": (PERSUADE,),
    "pence": (PENCE,),
    "draw": (DRAW_CARD,),
    "flight": (FLIGHT,),
    "special": (PILGRIMAGE, CONVERSION),
}


# --- weights --------------------------------------------------------------------------------------


def weights_of(values: dict[str, float]) -> Weights:
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    return weights


def usual_values() -> dict[str, float]:
    usual = Weights()
    return {name: getattr(usual, name) for name in WEIGHT_NAMES}


WEIGHT_NAMES = (
    "nearer",
    "holiness",
    "movement",
    "sin",
    "money",
    "plenty",
    "overflow",
    "card",
    "ability",
    "character",
    "patience",
    "second",
    "prayers",
    "rivals",
)


class Duel(msgspec.Struct, frozen=True):
    """One seat plays with the candidate's weights, the others with the champion's."""

    players: int
    seed: int
    candidate: dict[str, float]
    champion: dict[str, float]


def wins(duel: Duel, number: int) -> float:
    """1 if the candidate wins game `number`, shared victories in parts."""
    seat = number % duel.players
    chance = Rng(duel.seed).branch(number // duel.players)
    game = open_box("pontifex").new(duel.players, chance.below(1 << 30))
    bots = [
        Greedy(
            Rng(chance.below(1 << 30)),
            PontifexEvaluation(weights_of(duel.candidate if at == seat else duel.champion)),
        )
        for at in range(duel.players)
    ]
    Seated(list(bots)).play(game)
    places = game.places()
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def tune_weights(games: int, players: int, rounds: int) -> None:
    champion = usual_values()
    bar = 1.0 / players + 1.3 * math.sqrt((1 / players) * (1 - 1 / players) / games)
    for round_ in range(rounds):
        for name in WEIGHT_NAMES:
            for factor in TRIED:
                value = champion[name] * factor
                if name == "patience":  # a share
                    value = champion[name] ** (1.0 / factor)
                candidate = {**champion, name: value}
                duel = Duel(players, 1000 * round_ + players, candidate, champion)
                share = sum(AllCores().map(functools.partial(wins, duel), range(games))) / games
                kept = share > bar
                print(
                    f"{name} {champion[name]:.4g} → {value:.4g}: {100 * share:.1f} %{' kept' if kept else ''}"
                )
                if kept:
                    champion = candidate
                    break
    print(champion)


# --- cards ----------------------------------------------------------------------------------------


def variant(persuasion: int = 0, yields: float = 1.0) -> str:
    """The standard deck with persuasion values shifted and yields multiplied."""
    source = standard_deck().source

    def shifted(match: re.Match[str]) -> str:
        return f"persuasion = {int(match[1]) + persuasion}"

    def multiplied(match: re.Match[str]) -> str:
        return f"yield = {round(int(match[1]) * yields / 100) * 100}"

    source = re.sub(r"^persuasion = (\d+)$", shifted, source, flags=re.MULTILINE)
    return re.sub(r"^yield = (\d+)$", multiplied, source, flags=re.MULTILINE)


class Played(msgspec.Struct):
    rounds: int
    actions: dict[str, int]
    won: bool


def played(series: Series, number: int) -> Played:
    record = play_game(series, number, keep_record=True).record
    assert record is not None
    assert series.deck is not None
    game = open_box("pontifex").new(series.players, record.seed, {}, read_deck(series.deck))
    assert isinstance(game, Pontifex)
    recorded = Recorded(list(record.answers))
    while not game.over():
        game.advance(recorded)
    declared = Counter(event.about[0] for event in recorded.events if event.kind == DECLARED)
    actions = {name: sum(declared[code] for code in codes) for name, codes in ACTIONS.items()}
    return Played(game.round, actions, game.winner >= 0)


def try_deck(source: str, players: int, games: int) -> str:
    bots = ("greedy",) * players
    series = Series(game="pontifex", players=players, games=games, seed=players, bots=bots, deck=source)
    told = list(AllCores().map(functools.partial(played, series), range(games)))
    rounds = sorted(one.rounds for one in told)
    together = sum(sum(one.actions.values()) for one in told)
    shares = {name: sum(one.actions[name] for one in told) / together for name in ACTIONS}
    said = ", ".join(f"{name} {100 * share:.1f} %" for name, share in shares.items())
    median = rounds[games // 2]
    fits = 10 <= median <= 30 and all(0.05 <= share <= 0.45 for share in shares.values())
    return f"{players} players: {median} rounds in the median; {said}{'; fits' if fits else ''}"


def try_decks(games: int) -> None:
    for persuasion in (-2, -1, 0, 1, 2):
        for yields in (0.6, 1.0, 1.4):
            print(f"persuasion {persuasion:+d}, yields × {yields}")
            for players in (2, 3, 4):
                print("  " + try_deck(variant(persuasion, yields), players, games))


def main(arguments: Sequence[str] | None = None) -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("what", choices=("weights", "cards"))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, default=3, help="for weights")
    parser.add_argument("--rounds", type=int, default=1, help="for weights: how often each is tried")
    chosen = parser.parse_args(arguments)
    if chosen.what == "weights":
        tune_weights(chosen.games, chosen.players, chosen.rounds)
    else:
        try_decks(chosen.games)


if __name__ == "__main__":
    main()
