"""Finds values for Pontifex by playing: for the evaluation of the greedy bot, and for the map and the cards.

    python tools/pontifex_tune.py weights --games 400 --rounds 1

changes one weight of the evaluation at a time and keeps what wins more often than its fair share against the
weights so far;

    python tools/pontifex_tune.py cards --write

starts from an easy and poor design of the map, moves its persuasion values and yields as long as games of the
greedy bot come nearer to what PX-88 asks for, and writes what it has found into cards.toml. Both give the
same numbers each time, and want compiled modules (make compile).
"""

from __future__ import annotations

import argparse
import functools
import math
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec

from camerlengo.bots import BotAsk, Greedy
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.games.pontifex import deck as decks
from camerlengo.games.pontifex.balance_tally import (
    GameFacts,
    above_the_box,
    action_shares,
    chance_shares,
    flights,
    quantile,
)
from camerlengo.games.pontifex.deck import standard_deck
from camerlengo.games.pontifex.evaluation import PontifexEvaluation
from camerlengo.games.pontifex.worth import Weights
from camerlengo.lab.balance import observe_game
from camerlengo.lab.executors import AllCores
from camerlengo.lab.simulate import Series

CARDS = Path(decks.__file__).with_name("cards.toml")
TRIED = (0.6, 1.6)  # factors for a weight


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
    BotAsk(list(bots)).play(game)
    places = game.places()
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def tune_weights(games: int, players: int, rounds: int, jobs: int | None) -> None:
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
                share = sum(AllCores(jobs).map(functools.partial(wins, duel), range(games))) / games
                kept = share > bar
                print(
                    f"{name} {champion[name]:.4g} → {value:.4g}: {100 * share:.1f} %{' kept' if kept else ''}"
                )
                if kept:
                    champion = candidate
                    break
    print(champion)


# --- cards ----------------------------------------------------------------------------------------

# How much a see is worth having, from 0 to 7, which makes it harder to persuade. Chosen by hand: large and
# much visited ones are hard, small and remote ones easy.
RANK = {
    "ireland": 3,
    "portugal": 1,
    "spain": 5,
    "france": 6,
    "belgium": 2,
    "germany": 6,
    "austria": 3,
    "poland": 7,
    "croatia": 3,
    "sweden": 2,
    "morocco": 1,
    "senegal": 4,
    "nigeria": 5,
    "congo": 2,
    "kenya": 3,
    "south_africa": 5,
    "madagascar": 0,
    "holy_land": 5,
    "iraq": 4,
    "india": 6,
    "china": 6,
    "japan": 5,
    "vietnam": 2,
    "philippines": 6,
    "indonesia": 1,
    "canada": 4,
    "usa_east": 7,
    "usa_west": 5,
    "mexico": 5,
    "guatemala": 1,
    "cuba": 2,
    "colombia": 4,
    "venezuela": 1,
    "peru": 1,
    "brazil": 6,
    "chile": 2,
    "argentina": 5,
    "australia": 5,
    "papua": 0,
    "new_zealand": 3,
}
# What a diocese yields, from 0 (poorest) to 6: rich countries give more than poor ones.
RICHES = {
    "ireland": 4,
    "portugal": 3,
    "spain": 4,
    "france": 5,
    "belgium": 4,
    "germany": 6,
    "austria": 4,
    "poland": 3,
    "croatia": 2,
    "sweden": 4,
    "morocco": 1,
    "senegal": 0,
    "nigeria": 1,
    "congo": 0,
    "kenya": 1,
    "south_africa": 2,
    "madagascar": 0,
    "holy_land": 2,
    "iraq": 1,
    "india": 2,
    "china": 3,
    "japan": 5,
    "vietnam": 1,
    "philippines": 2,
    "indonesia": 2,
    "canada": 4,
    "usa_east": 6,
    "usa_west": 5,
    "mexico": 3,
    "guatemala": 0,
    "cuba": 0,
    "colombia": 2,
    "venezuela": 2,
    "peru": 1,
    "brazil": 3,
    "chile": 3,
    "argentina": 3,
    "australia": 5,
    "papua": 0,
    "new_zealand": 4,
}


class Design(msgspec.Struct, frozen=True):
    """The numbers that the search moves; everything else on the cards is written by hand."""

    easiest: int = 14  # persuasion values
    hardest: int = 20
    poorest: int = 400  # yields, in dollars
    richest: int = 1200

    def __str__(self) -> str:
        return f"persuasion {self.easiest}–{self.hardest}, yields {self.poorest}–{self.richest} $"

    def value(self, see: str) -> int:
        return round(self.easiest + RANK[see] * (self.hardest - self.easiest) / 7)

    def yields(self, see: str) -> int:
        return round((self.poorest + RICHES[see] * (self.richest - self.poorest) / 6) / 100) * 100


MOVES: tuple[dict[str, int], ...] = (
    {"easiest": 1, "hardest": 1},
    {"poorest": 200, "richest": 200},
    {"hardest": 1},
    {"richest": 200},
)
STATED = re.compile(
    r'^code = "(?P<code>\w+)"$|^diocese = "(?P<see>\w+)"$|^persuasion = \d+$|^yield = [1-9]\d*$', re.MULTILINE
)


def drawn_up(design: Design) -> str:
    """The standard deck with the values and yields of the design."""
    diocese = ""

    def stated(match: re.Match[str]) -> str:
        nonlocal diocese
        diocese = match["code"] or match["see"] or diocese
        if match[0].startswith("persuasion"):
            return f"persuasion = {design.value(diocese)}"
        if match[0].startswith("yield") and diocese in RICHES:
            return f"yield = {design.yields(diocese)}"
        return match[0]

    return STATED.sub(stated, standard_deck().source)


class Trial(msgspec.Struct, frozen=True):
    """What some games with a design have shown, and by how much it misses what is wanted."""

    lines: list[str]
    fault: float


def try_design(
    design: Design, games: int, seed: int, jobs: int | None, tables: Sequence[int] = (2, 3, 4)
) -> Trial:
    """PX-88 with a margin, no game that must be cut, persuasions worth trying, money that fits the box."""
    lines: list[str] = []
    fault = 0.0
    for players in tables:
        series = Series(
            game="pontifex",
            players=players,
            games=games,
            seed=seed,
            bots=("greedy",) * players,
            deck=drawn_up(design),
        )
        heard = AllCores(jobs).map(functools.partial(observe_game, series), range(games))
        told: list[GameFacts] = [game.told for game in heard]
        shares = {name: share.value for name, share in action_shares(told).items()}
        shares["flight"] = flights(told).value
        median = quantile(told, 50)
        cut = sum(one.cut for one in told)
        hopeless, *playable, _ = (share.value for share in chance_shares(told))
        fault += sum(max(0.0, 0.06 - share) + max(0.0, share - 0.43) for share in shares.values())
        fault += 0.02 * (max(0, 12 - median) + max(0, median - 25)) + cut / games
        fault += max(0.0, 0.75 - sum(playable)) + max(0.0, hopeless - 0.15)
        fault += max(0.0, above_the_box(told).value - 0.01)
        said = ", ".join(f"{name} {100 * share:.1f} %" for name, share in shares.items())
        lines.append(
            f"  {players} players: {median} rounds, {cut} cut; {said}; "
            f"{100 * sum(playable):.0f} % of the persuasions have a chance of 25–75 %"
        )
    return Trial(lines, fault)


def search(games: int, seed: int, jobs: int | None, rounds: int) -> Design:
    """Moves a number or two at a time, as long as that misses less; the same command goes the same way."""
    best = Design()
    found = try_design(best, games, seed, jobs)
    report(best, found)
    for _ in range(rounds):
        before = best
        for move in MOVES:
            for sign in (1, -1):
                moved = {name: getattr(best, name) + sign * by for name, by in move.items()}
                tried = msgspec.structs.replace(best, **moved)
                if found.fault == 0.0 or tried.easiest >= tried.hardest or tried.poorest >= tried.richest:
                    continue
                trial = try_design(tried, games, seed, jobs)
                report(tried, trial)
                if trial.fault < found.fault:
                    best, found = tried, trial
                    break
        if best == before:
            break
    print(f"found: {best}")
    return best


def report(design: Design, trial: Trial) -> None:
    print(f"{design}: misses by {trial.fault:.3f}", *trial.lines, sep="\n", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("what", choices=("weights", "cards"))
    parser.add_argument("--games", type=int, default=24, help="for each trial, at each number of players")
    parser.add_argument("--players", type=int, default=3, help="for weights")
    parser.add_argument("--rounds", type=int, default=2, help="how often each number is tried at most")
    parser.add_argument("--seed", type=int, default=2022, help="for cards")
    parser.add_argument("--jobs", type=int, help="processes; otherwise one for each core")
    parser.add_argument("--write", action="store_true", help="for cards: put what was found into cards.toml")
    chosen = parser.parse_args(arguments)
    if chosen.what == "weights":
        tune_weights(chosen.games, chosen.players, chosen.rounds, chosen.jobs)
        return
    design = search(chosen.games, chosen.seed, chosen.jobs, chosen.rounds)
    if chosen.write:
        CARDS.write_text(drawn_up(design), encoding="utf-8")


if __name__ == "__main__":
    main()
