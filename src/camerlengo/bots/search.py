"""Search: information-set Monte Carlo tree search, in which every iteration is one run of the rules.

An iteration guesses what the searching seat cannot know and walks down the tree from there, each seat for its
own good. Where the tree ends, every option of whoever decides there is tried once and judged by
the game's evaluation; the iteration is worth what the best of them is worth, so that nobody is expected to
blunder.
Nodes know only who was asked what and answered what, so that all guesses share one tree (single-observer
IS-MCTS).

Sealed choices are made by all at once: every seat learns a mixed strategy of its own at such a node by regret
matching, and the searching seat draws its choice from the average of what it has played. At first everybody
is expected to do what looks good one step ahead.

How much a doubtful option is tried depends on how much the worth of what was tried varies, so that the same
search suits games in which a decision changes much and games in which it changes little.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from camerlengo.bots.bot import Thinker, asked_of, most_asked
from camerlengo.bots.tree import MixedStrategy, Node, SealedChoice, sample
from camerlengo.core.game import MOST_IDLE, Evaluation, Game, Guesser
from camerlengo.core.lookahead import Continuation, LookaheadStep, Stop
from camerlengo.core.position import InformationSet, Position
from camerlengo.core.replay import SEALED
from camerlengo.core.rng import Rng

EXPLORE: Final = 0.7  # how much a doubtful option is tried (UCB), in standard deviations
MIX: Final = 0.12  # how often a sealed choice is tried at random
JOINT: Final = 1_000_003  # puts the choices of several seats into one number


class Walk(Continuation):
    """One iteration: from a guess it walks the tree to its end, and sees there what is worth most."""

    def __init__(self, search: Search, guess: Position) -> None:
        super().__init__(guess.frame)
        self.search = search
        self.rng = search.rng
        self.node = search.root
        self.steps: i64 = search.steps
        self.explore = search.explore
        self.in_tree = True
        self.ended: list[float] = []  # what the iteration is worth to each seat, once that is known
        self.decisions: i64 = 0
        self.path: list[Node] = []
        self.deciders: list[int] = []
        self.lots: list[SealedChoice] = []

    def new_turn(self) -> None:
        """Keeps the frame of the new turn while the walk is in the tree."""
        if self.in_tree:
            super().new_turn()

    def decide(self, seat: int, question: int, options: list[int]) -> int:
        """Follows or extends the tree; beyond it, plays on at random or by the usual answers."""
        if not self.in_tree:
            return options[0] if len(options) == 1 else self.drift(options)
        choice = options[0] if len(options) == 1 else self.usual(question)
        if choice < 0:
            self.decisions += 1
            choice = self.descend(seat, question, options)
        self.decided([(seat, choice)])
        return choice

    def usual(self, question: int) -> int:
        """The usual answer to a question after the open one, or -1."""
        return self.search.evaluation.usual_answer(question) if self.path else -1

    def drift(self, options: list[int]) -> int:
        """At random, beyond the tree."""
        self.decisions += 1
        if self.steps == 0:
            raise Stop
        self.steps -= 1
        return options[self.rng.below(len(options))]

    def descend(self, seat: int, question: int, options: list[int]) -> int:
        """Chooses among the children of the node. Raises Stop at a new question, which it adds."""
        children = self.node.children
        asked = asked_of(seat, question)
        if self.steps == 0 and not self.node.knows(asked, options):
            self.ended = self.expand(seat, asked, options)
            raise Stop
        best: Node | None = None
        choice = -1
        untried: i64 = 0
        most = -1.0
        doubt = self.explore * self.node.spread(asked, options)
        for option in options:
            child = children.get(asked + option)
            if child is None:
                untried += 1
                if self.rng.below(untried) == 0:  # each untried one is as likely
                    choice = option
            else:
                child.available += 1.0
                if untried == 0:
                    worth = child.total / child.visits + doubt * sqrt(log(child.available) / child.visits)
                    if worth > most:
                        most = worth
                        best = child
                        choice = option
        if untried > 0 or best is None:
            best = Node()
            best.available = 1.0
            children[asked + choice] = best
            self.in_tree = False
        self.node = best
        self.path.append(best)
        self.deciders.append(seat)
        return choice

    def expand(self, seat: int, asked: int, options: list[int]) -> list[float]:
        """Tries every option once; returns what the best is worth to each seat."""
        children = self.node.children
        best: list[float] = []
        for option in options:
            worth = self.tried(option, None)
            child = Node()
            child.available = 1.0
            child.learn(worth[seat])
            children[asked + option] = child
            if not best or worth[seat] > best[seat]:
                best = worth
        return best

    def tried(self, option: int, sealed: dict[int, int] | None) -> list[float]:
        """What this answer, or these sealed ones, to the question here is worth to each seat."""
        self.decisions += 1
        step = LookaheadStep(self.frame_here(), -1, option, self.rng, None, brief=True)
        step.sealed = sealed
        return self.search.worth(step)

    def decide_all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """Chooses for all seats at once; sealed choices are mixed."""
        given: dict[int, int] = {}
        if not self.in_tree:
            for seat, mine in options.items():
                given[seat] = mine[0] if len(mine) == 1 else self.drift(mine)
            return given
        joint = question
        node = self.node
        if not node.sealed and self.steps == 0:
            self.estimate_ahead(options)
        for seat, mine in options.items():
            chosen = 0
            if len(mine) > 1:
                self.decisions += 1
                chosen = self.draw(node, seat, mine)
            given[seat] = mine[chosen]
            joint = (joint * 131 + mine[chosen] + 1) % JOINT
        self.decided(list(given.items()))
        joint = -1 - joint  # no key of a single answer
        child = node.children.get(joint)
        if child is None:
            child = Node()
            node.children[joint] = child
            if self.steps > 0:
                self.in_tree = False
        self.node = child
        return given

    def estimate_ahead(self, options: dict[int, list[int]]) -> None:
        """Expects of every seat what looks good to it if the others choose at random."""
        others: dict[int, int] = {}
        for seat, mine in options.items():
            others[seat] = mine[self.rng.below(len(mine))]
        for seat, mine in options.items():
            if len(mine) > 1:
                mixed = MixedStrategy()
                for option in mine:
                    sealed = others.copy()
                    sealed[seat] = option
                    mixed.expect(option, self.tried(-1, sealed)[seat])
                mixed.compare()
                self.node.sealed[seat] = mixed

    def draw(self, node: Node, seat: int, options: list[int]) -> int:
        """Draws a place in `options` from the seat's own strategy, now and then at random."""
        mixed = node.sealed.get(seat)
        if mixed is None:
            mixed = MixedStrategy()
            node.sealed[seat] = mixed
        shares = mixed.strategy(options)
        count = len(options)
        chosen = count - 1
        if self.rng.below(1000) < i64(MIX * 1000):
            chosen = self.rng.below(count)
        else:
            left = float(self.rng.below(1 << 30)) / float(1 << 30)
            for i in range(count):
                left -= shares[i]
                if left < 0.0:
                    chosen = i
                    break
        weight = (1.0 - MIX) * shares[chosen] + MIX / count
        self.lots.append(SealedChoice(mixed, seat, options, shares, chosen, weight))
        return chosen

    def learn(self, worth: list[float]) -> None:
        """Adds the result of this walk to every node on its path."""
        for i in range(len(self.path)):
            node = self.path[i]
            node.learn(worth[self.deciders[i]])
        for lot in self.lots:
            lot.mixed.learn(lot.options, lot.shares, lot.chosen, lot.weight, worth[lot.seat])


class Peeking(Guesser):
    """For comparison only: a cheat, who knows everything, even what chance will bring."""

    def redeal(self, game: Game, seat: int, rng: Rng) -> None:
        """Everything stays as it is."""

    def chance(self, game: Game, rng: Rng) -> None:
        """The dice fall as they will."""


class Search(Thinker):
    """The budget is a number of iterations.

    `steps`, if given, plays as a plain tree search does: one node is added, then so many decisions are made
    at random before the evaluation is asked.
    """

    def __init__(
        self,
        rng: Rng,
        evaluation: Evaluation,
        guesser: Guesser,
        iterations: int,
        seconds: float = 0.0,
        steps: int = 0,
        explore: float = EXPLORE,
    ) -> None:
        super().__init__(rng, guesser, iterations, seconds)
        self.evaluation = evaluation
        self.steps = steps
        self.explore = explore
        self.root = Node()
        self.asked = 0  # what its question is in keys
        self.earlier: InformationSet | None = None  # the decision that the tree is about

    def preferred(self, info: InformationSet) -> int:
        """The most tried option; of a sealed choice, one drawn from the mix."""
        mixed = self.root.sealed.get(info.seat)
        if mixed is not None:
            return sample(mixed, info.options, self.rng)
        best = info.options[0]
        most = -1.0
        for option in info.options:
            child = self.root.children.get(self.asked + option)
            if child is not None and child.visits + child.total / (child.visits + 1.0) > most:
                most = child.visits + child.total / (child.visits + 1.0)
                best = option
        return best

    def think(self, info: InformationSet) -> None:
        """Grows the tree of this question; what an earlier question of the same turn has grown is kept."""
        self.find_root(info)
        self.guesser.prepare(info.guess(self.rng).game, info.seat)
        self.start_clock()
        for _ in range(self.budget):
            if self.time_is_up():
                return
            self.iterate(info)

    def weighed(self, info: InformationSet) -> list[tuple[int, float, float]]:
        """The shares are how much of the search an option got."""
        found: list[tuple[int, float, float]] = []
        mixed = self.root.sealed.get(info.seat)
        whole = 0.0
        for option in info.options:
            share = 0.0
            chance = 0.0
            if mixed is not None:
                arm = mixed.arms.get(option)
                if arm is not None and arm.visits > 0.0:
                    share = arm.played
                    chance = arm.total / arm.visits
            else:
                child = self.root.children.get(self.asked + option)
                if child is not None and child.visits > 0.0:
                    share = child.visits
                    chance = child.total / child.visits
            whole += share
            found.append((option, share, chance))
        return [(option, share / whole if whole > 0.0 else 0.0, chance) for option, share, chance in found]

    def mixes(self, seat: int) -> bool:
        """Whether the choice of this seat is sealed, so that the search mixes options."""
        return seat in self.root.sealed

    def replies(self, option: int) -> dict[int, float]:
        """Of all that may be asked next, according to what is guessed, what was looked at most."""
        child = self.root.children.get(self.asked + option)
        if child is None or child.sealed:
            return {}
        return most_asked({key: reply.visits for key, reply in child.children.items()})

    def find_root(self, info: InformationSet) -> None:
        """Follows the answers since the last decision down the tree, if they are in it."""
        node: Node | None = None
        earlier = self.earlier
        if earlier is not None and info.follows(earlier):
            node = self.led_to(info.asked, info.answers, len(earlier.answers))
        self.root = node if node is not None and not node.sealed else Node()
        self.earlier = info
        self.asked = asked_of(info.seat, info.question)

    def led_to(self, questions: list[int], answers: list[tuple[int, int]], begin: int) -> Node | None:
        """The node that these answers lead to, or None if the tree has none."""
        node = self.root
        for at in range(begin, len(answers)):
            if questions[at] == SEALED:  # what follows is found by all of them together
                return None
            seat, option = answers[at]
            child = node.children.get(asked_of(seat, questions[at]) + option)
            if child is not None:
                node = child
            elif option != self.evaluation.usual_answer(questions[at]):  # that has no place in a tree
                return None
        return node

    def iterate(self, info: InformationSet) -> None:
        """Guesses a world, walks down the tree once, and adds the result."""
        walk = Walk(self, info.guess(self.rng, self.guesser, brief=True))
        game = walk.game
        try:
            idle = 0
            while not game.over():
                decided = walk.decisions
                game.advance(walk)
                walk.new_turn()
                idle = idle + 1 if walk.decisions == decided else 0
                if idle == MOST_IDLE:
                    raise game.stuck()
            walk.learn(self.evaluation.outcome(game))
        except Stop:
            walk.learn(walk.ended or self.evaluation.chances(game))
        self.decisions += int(walk.decisions)

    def worth(self, step: LookaheadStep) -> list[float]:
        """What a position is worth to each seat where this step ends."""
        game = step.game
        idle = 0
        while not game.over():
            if not step.turn():
                return self.evaluation.chances(game)
            idle += 1
            if idle == MOST_IDLE:
                raise game.stuck()
        return self.evaluation.outcome(game)
