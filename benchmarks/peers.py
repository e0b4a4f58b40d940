"""The peers' worker: OpenSpiel, RLCard and PettingZoo, each driven as its own documentation drives it.

It runs in a virtual environment of its own (`.tools/peers`) and imports nothing of Camerlengo. Only what
players decide is counted, never chance. All choose with the picker of our own `Ask`:
`options[int(random() * len(options))]`.
"""

from __future__ import annotations

import random as chance
from functools import partial
from importlib import import_module
from importlib.metadata import version
from itertools import cycle
from random import random
from typing import Any

from benchmarks.worker import Measure, Play, claim_stdout, serve

DEALS = 50
"""Dealt hands that a measure without the deal goes round, so that no single hand decides the result."""
ROLLOUTS = 50
"""Random games that the C++ loop plays for each call from Python: the call itself no longer matters."""
SIMULATIONS = 200
"""Of a search for each decision; ours has as many."""


def openspiel_general(name: str, games: int, *, choices_only: bool = False) -> Play:
    """The loop that plays any OpenSpiel game: it asks whether the game is over and whether chance is to move.

    A chance node gives (action, probability) pairs; walking along them costs the same as the library's own
    `sample_action` and a thirtieth of `numpy.random.choice`, which its examples use.
    """
    game = import_module("pyspiel").load_game(name)
    least = 2 if choices_only else 1

    def play() -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    left = random()
                    for action, probability in state.chance_outcomes():  # noqa: B007
                        left -= probability
                        if left < 0:
                            break
                    state.apply_action(action)
                else:
                    options = state.legal_actions()
                    state.apply_action(options[int(random() * len(options))])
                    if len(options) >= least:
                        decisions += 1
        return decisions

    return play


def openspiel_shortest(name: str, games: int) -> Play:
    """Two calls a node, for games whose chance is uniform: it has legal actions too, and the end has none."""
    game = import_module("pyspiel").load_game(name)

    def play() -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while state.is_chance_node():
                options = state.legal_actions()
                state.apply_action(options[int(random() * len(options))])
            while options := state.legal_actions():
                state.apply_action(options[int(random() * len(options))])
                decisions += 1
        return decisions

    return play


def dealt_hearts(name: str = "hearts") -> list[Any]:
    game = import_module("pyspiel").load_game(name)
    dealt = []
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            options = state.legal_actions()
            state.apply_action(options[int(random() * len(options))])
        dealt.append(state)
    return dealt


def hearts_dealt() -> Play:
    dealt = dealt_hearts()

    def play() -> int:
        decisions = 0
        for start in dealt:
            state = start.clone()
            while options := state.legal_actions():
                state.apply_action(options[int(random() * len(options))])
                decisions += 1
        return decisions

    return play


def hearts_dealt_choices() -> Play:
    dealt = dealt_hearts()

    def play() -> int:
        decisions = 0
        for start in dealt:
            state = start.clone()
            while options := state.legal_actions():
                if len(options) > 1:
                    state.apply_action(options[int(random() * len(options))])
                    decisions += 1
                else:
                    state.apply_action(options[0])
        return decisions

    return play


def hearts_rollouts() -> Play:
    """The C++ `RandomRolloutEvaluator`. Python cannot call it, but a search of one simulation calls it once.

    Only from dealt hands: a search that starts at a chance node reads memory that is not its own.
    """
    pyspiel = import_module("pyspiel")
    dealt = dealt_hearts()
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    search = pyspiel.MCTSBot(dealt[0].get_game(), evaluator, 1.0, 1, 100, False, 1, False)
    # How long a hand of Hearts is depends on the deal (whether cards are passed), not on how it is played.
    hands = cycle([(start, ROLLOUTS * decisions_left(start)) for start in dealt])

    def play() -> int:
        start, decisions = next(hands)
        search.mcts_search(start)
        return decisions

    return play


def decisions_left(start: Any) -> int:
    state = start.clone()
    decisions = 0
    while options := state.legal_actions():
        state.apply_action(options[0])
        decisions += 1
    return decisions


def hearts_bots() -> Play:
    """The C++ `evaluate_bots` with four C++ random bots, from before the deal."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    deal = len(state.history())

    def play() -> int:
        decisions = 0
        for _ in range(50):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, chance.getrandbits(30))
            decisions += state.move_number() - deal
        return decisions

    return play


def hearts_search() -> Play:
    """The C++ `ISMCTSBot` with one random rollout a simulation, from the first card of a hand to the last.

    Every simulation plays the hand to its end. How many of these moves are choices is not said; it is the
    mean of random play from the same position. No cards are passed: a search among passed cards ends the
    process.
    """
    pyspiel = import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    search = pyspiel.ISMCTSBot(1, evaluator, 1.0, SIMULATIONS, -1, policy, False, False)
    found = []
    for number, start in enumerate(dealt_hearts("hearts(pass_cards=false)")):
        moves = decisions_left(start) * number // DEALS
        for _ in range(moves):
            options = start.legal_actions()
            start.apply_action(options[int(random() * len(options))])
        while len(options := start.legal_actions()) == 1:
            start.apply_action(options[0])
        if options:
            found.append((start, round(SIMULATIONS * choices_left(start))))
    positions = cycle(found)

    def play() -> int:
        state, decisions = next(positions)
        search.step(state)
        return decisions

    return play


def choices_left(start: Any, games: int = 40) -> float:
    """How many moves with more than one option random play makes from here."""
    choices = 0
    for _ in range(games):
        state = start.clone()
        while options := state.legal_actions():
            choices += len(options) > 1
            state.apply_action(options[int(random() * len(options))])
    return choices / games


def rlcard_steps(name: str, games: int) -> Play:
    env = import_module("rlcard").make(name, config={"seed": 1})

    def play() -> int:
        decisions = 0
        for _ in range(games):
            state, _seat = env.reset()
            while not env.is_over():
                options = list(state["legal_actions"])
                state, _seat = env.step(options[int(random() * len(options))])
                decisions += 1
        return decisions

    return play


def pettingzoo_steps(module: str, games: int) -> Play:
    env = import_module(f"pettingzoo.classic.{module}").env()
    env.reset(seed=1)

    def play() -> int:
        decisions = 0
        for _ in range(games):
            env.reset()
            for _agent in env.agent_iter():
                observation, _reward, terminated, truncated, _info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                options = observation["action_mask"].nonzero()[0]
                env.step(options[int(random() * len(options))])
                decisions += 1
        return decisions

    return play


OPENSPIEL = [
    Measure("hearts", "decisions", "whole games, general loop", partial(openspiel_general, "hearts", 10)),
    Measure(
        "hearts, choices",
        "decisions",
        "the same, forced moves not counted",
        partial(openspiel_general, "hearts", 10, choices_only=True),
    ),
    Measure(
        "hearts, short loop",
        "decisions",
        "whole games, two calls a node",
        partial(openspiel_shortest, "hearts", 10),
    ),
    Measure("hearts, dealt", "decisions", "two calls a node, from copies of dealt hands", hearts_dealt),
    Measure(
        "hearts, dealt, choices",
        "decisions",
        "the same, forced moves not counted",
        hearts_dealt_choices,
    ),
    Measure("go_fish", "decisions", "whole games, general loop", partial(openspiel_general, "go_fish", 10)),
    Measure(
        "gin_rummy", "decisions", "whole games, general loop", partial(openspiel_general, "gin_rummy", 1)
    ),
    Measure("hanabi", "decisions", "whole games, general loop", partial(openspiel_general, "hanabi", 10)),
    Measure("sheriff", "decisions", "whole games, general loop", partial(openspiel_general, "sheriff", 100)),
    Measure(
        "sheriff, short loop",
        "decisions",
        "whole games, two calls a node",
        partial(openspiel_shortest, "sheriff", 100),
    ),
    Measure(
        "phantom_ttt",
        "decisions",
        "whole games, general loop",
        partial(openspiel_general, "phantom_ttt", 100),
    ),
    Measure(
        "phantom_ttt, short loop",
        "decisions",
        "whole games, two calls a node",
        partial(openspiel_shortest, "phantom_ttt", 100),
    ),
    Measure("hearts, C++ bots", "decisions", "whole games, loop inside C++ (evaluate_bots)", hearts_bots),
    Measure(
        "hearts, C++ rollouts, dealt",
        "decisions",
        "from dealt hands, loop inside C++ (RandomRolloutEvaluator)",
        hearts_rollouts,
    ),
    Measure(
        "hearts, search",
        "decisions",
        "simulated in searches over the course of hands, inside C++ (ISMCTSBot), forced moves not counted",
        hearts_search,
    ),
]
RLCARD = [
    Measure("uno", "decisions", "whole games, env.step", partial(rlcard_steps, "uno", 1)),
    Measure("gin-rummy", "decisions", "whole games, env.step", partial(rlcard_steps, "gin-rummy", 1)),
]
PETTINGZOO = [
    Measure(name, "decisions", "whole games, agent_iter", partial(pettingzoo_steps, name, 1))
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
]
PEERS = [
    ("OpenSpiel", "open_spiel", "pyspiel", OPENSPIEL),
    ("RLCard", "rlcard", "rlcard", RLCARD),
    ("PettingZoo", "pettingzoo", "pettingzoo.classic", PETTINGZOO),
]


def main() -> None:
    out = claim_stdout()
    chance.seed(1)
    measures: list[Measure] = []
    versions: list[str] = []
    missing: dict[str, str] = {}
    for peer, package, module, offered in PEERS:
        try:
            import_module(module)
        except Exception as problem:
            missing[peer] = f"{type(problem).__name__}: {problem}"
            continue
        versions.append(f"{peer} {version(package)}")
        measures += [
            Measure(f"{peer} {one.name}", one.unit, one.what, one.prepare, one.each) for one in offered
        ]
    serve(out, measures, ", ".join(versions), missing)


if __name__ == "__main__":
    main()
