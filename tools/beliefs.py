"""What the beliefs of searches are worth: how much likelier they find the truth than guessing evenly.

    python tools/beliefs.py richelieu --players 4 --bots search-40 --games 100

lets bots play and prints, for each decision, how many nats the game's guesser knows more than the even
guess. With --fit it also says which weights would be the likeliest for these games. The same command gives
the same figures. Compile first (make compile).
"""

from __future__ import annotations

import argparse
from typing import cast

from camerlengo.core.plugins import canonical
from camerlengo.games import names, open_box
from camerlengo.lab.beliefs import TunableGuesser, fit, measure, moments_of
from camerlengo.lab.executors import AllCores
from camerlengo.lab.simulate import Series


def main() -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("game", type=canonical, choices=names())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--bots", default="greedy", help="one for all seats, or one for each, with commas")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="say which weights are the likeliest")
    arguments = parser.parse_args()
    bots = tuple(arguments.bots.split(","))
    series = Series(
        game=arguments.game,
        players=arguments.players,
        games=arguments.games,
        seed=arguments.seed,
        bots=bots if len(bots) > 1 else bots * arguments.players,
    )
    worth = measure(series, AllCores(chunk=1))
    print(
        f"{series.game}, {series.players} players, {arguments.bots}: {worth.nats:+.3f} nats "
        f"({worth.low:+.3f} to {worth.high:+.3f}) in {worth.decisions} decisions of {worth.games} games"
    )
    if arguments.fit:
        guesser = open_box(series.game).guesser()
        if not hasattr(guesser, "tells"):
            raise SystemExit(f"the beliefs of {series.game} have no weights to fit")
        weighing = cast(TunableGuesser, guesser)
        moments = [moment for number in range(series.games) for moment in moments_of(series, number)]
        nats = fit(weighing, moments)
        weights = ", ".join(f"{weight:.3f}" for weight in weighing.tells)
        print(f"the likeliest weights: {weights} ({nats:+.3f} nats)")


if __name__ == "__main__":
    main()
