"""Training: a learned evaluation from games that bots have played against each other.

Every so often a position of a game is noted: what the standing of each side is made of, and how far the game
is. When the game is over, it is known who won. Since whoever thinks ahead judges positions of guessed worlds,
a game is also played on from some of its turns in worlds as one of its players would guess them.

Who won is mostly luck, and how clearly is less so: that is what the network mostly learns. It is found by
gradient descent (Adam) with NumPy; games that were not learned from say when to stop. In the end it is made
as steep as makes the victories likeliest, so that it says chances. The same command gives the same file.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from camerlengo.bots import Bot, BotAsk, InformationSet, make_bot
from camerlengo.bots.search import Peeking
from camerlengo.core.extras import need
from camerlengo.core.game import Evaluation, Game
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.lab.executors import Executor, ThisProcess
from camerlengo.lab.kept_files import kept_file

if TYPE_CHECKING:
    import numpy as np

FEWEST_GAMES = 10  # fewer leave nothing to learn from beside those that say when to stop
UNITS = 12
NOTED = 4  # every so many decisions a position is noted, on average
NOTED_TURNS = 3  # the same for the parts of turns
WHIMS = 0.08  # how often a bot plays at random, so that unusual positions are seen
GUESSED = 2  # worlds in which a game is played on from some turn
CLEARLY = 0.65  # how much it counts how clearly a game was won; the rest is who won
STEEPNESS = (0.25, 8.0)  # what is learned gets this many times as steep
STEPS = 24  # in which that is found, each a third nearer
RATE = 0.004
BATCH = 512
DECAY = 1e-5
PATIENCE = 6  # passes through the examples without progress
MOST_PASSES = 60
TESTED = 0.15  # share of the games that are only used to see how good the network is
FEWEST_JUDGED = 30  # games by which two networks can be told apart
DIGITS = 5


class TrainingPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The plan of a training: `games` between `bots`, who take their seats in turn."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]


class PendingExample(msgspec.Struct, frozen=True):
    """A position before it is known how it ends; `guess` is what the game's own evaluation thinks."""

    parts: list[list[float]]
    progress: float
    guess: list[float]

    @classmethod
    def of(cls, game: Game, own: Evaluation) -> PendingExample:
        """The features of a position, its progress, and the chances that the evaluation gives."""
        return cls(own.features(game), own.progress(game), by_side(own.chances(game), own.sides(game)))


class Example(msgspec.Struct, frozen=True):
    """A position, who won, and how clearly."""

    noted: PendingExample
    won: list[float]
    clearly: list[float]


class Learner(Bot):
    """Plays as another bot does, now and then on a whim, and notes positions."""

    def __init__(self, bot: Bot, evaluation: Evaluation, rng: Rng) -> None:
        super().__init__(rng)
        self.bot = bot
        self.evaluation = evaluation
        self.noted: list[PendingExample] = []

    def choose(self, info: InformationSet) -> int:
        """Plays greedily with some random moves, and notes some positions."""
        options = info.options
        if len(options) == 1:
            return options[0]
        if self.rng.below(NOTED) == 0:
            self.noted.append(PendingExample.of(info.guess(Rng(0), Peeking()).game, self.evaluation))
        if int(self.rng.below(1000)) < 1000 * WHIMS:
            return options[self.rng.below(len(options))]
        return self.bot.choose(info)


def by_side(worth: list[float], sides: list[int]) -> list[float]:
    """What a side has is what each of its seats has; a side without seats has the rest."""
    count = max(2, max(sides) + 1)
    found = [-1.0] * count
    for seat, side in enumerate(sides):
        found[side] = worth[seat]
    return [max(0.0, 1.0 - sum(value for value in found if value >= 0)) if one < 0 else one for one in found]


class Source:
    """Game `number` of a lesson, and the worlds in which it is played on."""

    def __init__(self, lesson: TrainingPlan, number: int) -> None:
        self.lesson = lesson
        self.number = number
        self.box = open_box(lesson.game)
        self.own = self.box.evaluation()
        self.chance = Rng(lesson.seed).branch(number)

    def examples(self) -> list[Example]:
        """Examples from one game, and from guessed worlds of some of its turns."""
        chance = self.chance
        game = self.box.new(self.lesson.players, chance.next() << 30 | chance.below(1 << 30))
        found, turns = self.play(game)
        for _ in range(GUESSED):
            turn = turns[chance.below(len(turns))]
            found += self.play(self.guessed(turn, int(chance.below(self.lesson.players))))[0]
        return found

    def guessed(self, turn: Game, seat: int) -> Game:
        """A world as this seat would guess it."""
        guesser = self.box.guesser()
        game = turn.copy()
        game.redeal(seat, Rng(self.chance.next()))
        guesser.prepare(game, seat)
        guesser.redeal(game, seat, Rng(self.chance.next()))
        guesser.chance(game, Rng(self.chance.next()))
        return game

    def play(self, game: Game) -> tuple[list[Example], list[Game]]:
        """Plays it to its end; returns what can be learned from that, and its turns as they began."""
        own = self.own
        bots = self.lesson.bots
        learners = []
        for seat in range(self.lesson.players):
            bot = make_bot(bots[(seat + self.number) % len(bots)], self.box, self.chance.next())
            learners.append(Learner(bot, own, Rng(self.chance.next())))
        noted: list[PendingExample] = []
        seated = BotAsk(list[Bot](learners))
        turns: list[Game] = []
        while not game.over():
            turns.append(game.copy())
            if self.chance.below(NOTED_TURNS) == 0:
                noted.append(PendingExample.of(game, own))
            seated.take_turn(game)
        for learner in learners:
            noted += learner.noted
        won = whole(by_side(own.outcome(game), own.sides(game)))
        clearly = whole(by_side(own.margins(game), own.sides(game)))
        return [Example(one, won, clearly) for one in noted], turns


def whole(shares: list[float]) -> list[float]:
    """These shares of something, together 1."""
    total = sum(shares)
    return [share / total for share in shares]


def examples_of(lesson: TrainingPlan, number: int) -> list[Example]:
    """The examples from game `number`."""
    return Source(lesson, number).examples()


def gather(
    lesson: TrainingPlan, executor: Executor | None = None, on_game: Callable[[], None] | None = None
) -> list[list[Example]]:
    """The examples of each game."""
    games = []
    work = functools.partial(examples_of, lesson)
    with closing((executor or ThisProcess()).map(work, range(lesson.games))) as played:
        for one in played:
            games.append(one)
            if on_game is not None:
                on_game()
    return games


class Fit(msgspec.Struct, frozen=True, kw_only=True):
    """A network as it is stored, and how well it foretells games that it has not learned from.

    The figures are losses (cross-entropy, in nats): of the network, of the game's own evaluation, and of
    knowing nothing.
    """

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    positions: int
    loss: float
    loss_of_own: float
    loss_of_nothing: float
    mean: list[float]
    spread: list[float]
    linear: list[float]
    hidden: list[list[float]]
    bias: list[float]
    out: list[float]

    @property
    def command(self) -> str:
        """What makes it again."""
        played = f"--players {self.players} --games {self.games} --seed {self.seed}"
        return f"camerlengo train {self.game} {played} --bots {','.join(self.bots)}"

    def fits(self, parts: int) -> bool:
        """Whether the network is made for an evaluation with so many parts."""
        scaled = [len(self.mean), len(self.spread)] == [parts, parts]
        units = [self.linear, *self.hidden]
        return (
            scaled
            and all(len(unit) == 2 * parts for unit in units)
            and len(self.hidden) == len(self.bias) == len(self.out)
        )

    def to_text(self) -> str:
        """A line for each field: small differences stay small in a version control."""
        fields = {"command": self.command} | msgspec.to_builtins(self)
        lines = [f'  "{name}": {json.dumps(value, separators=(",", ":"))}' for name, value in fields.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"


def need_numpy() -> None:
    """Raises MissingExtra if NumPy is not installed."""
    need("lab", "numpy")


def own_file(game: str, players: int) -> Path | None:
    """Where a game keeps what was learned; None if this is no checkout, whose files may be changed."""
    return kept_file(game, "learned", players)


def train(
    lesson: TrainingPlan, games: list[list[Example]], on_pass: Callable[[int, float], None] | None = None
) -> Fit:
    """Fits a network to the games, and measures its loss on games held out."""
    need_numpy()
    import numpy as np  # only who trains needs it

    tested = held_out(len(games))
    known = Positions(np, flat(games[tested:]))
    unknown = Positions(np, flat(games[:tested]))
    mean, spread = known.scale()
    known.rescale(mean, spread)
    unknown.rescale(mean, spread)
    scale = open_box(lesson.game).evaluation().scale()
    descent = Descent(np, known.x.shape[2], lesson.seed, spread[0] / scale)
    best, best_loss, since = descent.copy(), unknown.loss(descent), 0
    for number in range(MOST_PASSES):
        descent.learn(known)
        loss = unknown.loss(descent)
        if on_pass is not None:
            on_pass(number, loss)
        if loss < best_loss - 1e-5:
            best, best_loss, since = descent.copy(), loss, 0
        else:
            since += 1
            if since == PATIENCE:
                break
    descent.weights = best
    descent.steepen(known)
    linear, hidden, bias, out = (np.round(weight, DIGITS).tolist() for weight in descent.weights)
    return Fit(
        **msgspec.structs.asdict(lesson),
        positions=len(known.x) + len(unknown.x),
        loss=round(unknown.loss_of_victories(descent), DIGITS),
        loss_of_own=round(unknown.loss_of_own(), DIGITS),
        loss_of_nothing=round(float(np.log(known.x.shape[1])), DIGITS),
        mean=np.round(mean, DIGITS).tolist(),
        spread=np.round(spread, DIGITS).tolist(),
        linear=linear,
        hidden=hidden,
        bias=bias,
        out=out,
    )


def held_out(games: int) -> int:
    """How many of so many games are not learned from: the first ones."""
    return max(1, round(TESTED * games))


class Comparison(msgspec.Struct, frozen=True):
    """How well two networks foretell the same `games`, from which neither has learned."""

    games: int
    loss: float
    loss_of_stored: float
    better: bool  # beyond doubt


def compared(fit: Fit, stored: Fit, games: list[list[Example]]) -> Comparison | None:
    """A network and one that is stored, by the games of the lesson of the first; None if the stored one is of
    other parts than the game's evaluation has now.

    Positions of one game are much alike, so that it is games that are counted. Few of them prove nothing: the
    network has stopped learning where it foretold just these best.
    """
    import numpy as np  # only who trains needs it

    judged = held_out(len(games))
    if (stored.seed, stored.bots) == (fit.seed, fit.bots):  # the same games, and it has learned from some
        judged = min(judged, held_out(stored.games))
    played = [game for game in games[:judged] if game]
    positions = Positions(np, flat(played))
    if not positions.fits(stored):
        return None
    losses, losses_of_stored = positions.losses(fit), positions.losses(stored)
    counts = np.array([len(game) for game in played])
    more = np.add.reduceat(losses - losses_of_stored, np.cumsum(counts) - counts)  # by game
    mean = more.sum() / counts.sum()
    error = np.sqrt(((more - mean * counts) ** 2).sum()) / counts.sum()
    return Comparison(
        games=len(played),
        loss=float(losses.mean()),
        loss_of_stored=float(losses_of_stored.mean()),
        better=len(played) >= FEWEST_JUDGED and bool(mean + 2.0 * error < 0.0),
    )


def flat(games: Iterable[list[Example]]) -> list[Example]:
    """All examples in one list."""
    return [example for game in games for example in game]


class Positions:
    """Examples as arrays: by position and side."""

    def __init__(self, np: Any, examples: list[Example]) -> None:
        self.np = np
        self.parts = np.array([example.noted.parts for example in examples])
        self.progress = np.array([example.noted.progress for example in examples])[:, None, None]
        self.won = np.array([example.won for example in examples])
        clearly = np.array([example.clearly for example in examples])
        self.learned = CLEARLY * clearly + (1.0 - CLEARLY) * self.won
        self.guess = np.array([example.noted.guess for example in examples])
        self.x: np.ndarray = self.parts

    def scale(self) -> tuple[np.ndarray, np.ndarray]:
        """The mean and spread of each feature."""
        return self.parts.mean((0, 1)), self.np.maximum(self.parts.std((0, 1)), 1e-3)

    def rescale(self, mean: np.ndarray, spread: np.ndarray) -> None:
        """Scales the features as the network gets them."""
        scaled = (self.parts - mean) / spread
        self.x = self.np.concatenate([scaled, scaled * self.progress], axis=2)

    def loss(self, descent: Descent) -> float:
        """Of what is to be learned."""
        return self.cross_entropy(self.learned, descent.chances(self.x))

    def loss_of_victories(self, descent: Descent) -> float:
        """The cross-entropy between the victories and the network."""
        return self.cross_entropy(self.won, descent.chances(self.x))

    def loss_of_own(self) -> float:
        """The cross-entropy between the victories and the evaluation of the game."""
        total = self.np.maximum(self.guess, 0.0).sum(1, keepdims=True)
        return self.cross_entropy(self.won, self.guess / total)

    def fits(self, fit: Fit) -> bool:
        """Whether a network is of as many parts as these positions have."""
        parts = self.parts.shape[2]
        inputs = {len(fit.linear), *(len(weights) for weights in fit.hidden)}
        units = len(fit.hidden) == len(fit.bias) == len(fit.out)
        return units and len(fit.mean) == len(fit.spread) == parts and inputs == {2 * parts}

    def losses(self, fit: Fit) -> np.ndarray:
        """How badly a network foretells who won, by position."""
        self.rescale(self.np.array(fit.mean), self.np.array(fit.spread))
        descent = Descent(self.np, self.x.shape[2], 0, 1.0)
        descent.weights = [self.np.array(weight) for weight in (fit.linear, fit.hidden, fit.bias, fit.out)]
        return self.entropies(self.won, descent.chances(self.x))

    def cross_entropy(self, ended: np.ndarray, chances: np.ndarray) -> float:
        """The mean cross-entropy, in nats."""
        return float(self.entropies(ended, chances).mean())

    def entropies(self, ended: np.ndarray, chances: np.ndarray) -> np.ndarray:
        """The cross-entropy of each position, in nats."""
        found: np.ndarray = -(ended * self.np.log(self.np.maximum(chances, 1e-6))).sum(1)
        return found


class Descent:
    """The network while it learns: linear weights, hidden units, their biases, and what they count.

    It begins as the game's own evaluation, `steepness` being what that makes of a standing.
    """

    def __init__(self, np: Any, inputs: int, seed: int, steepness: float) -> None:
        self.np = np
        self.chance = np.random.default_rng(seed)
        self.weights = [
            np.zeros(inputs),
            self.chance.normal(0.0, 0.3 / inputs**0.5, (UNITS, inputs)),
            np.zeros(UNITS),
            np.zeros(UNITS),
        ]
        self.weights[0][0] = steepness
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def copy(self) -> list[np.ndarray]:
        """A copy of the weights."""
        return [weight.copy() for weight in self.weights]

    def scores(self, x: np.ndarray) -> np.ndarray:
        """The score of each side in each position."""
        linear, hidden, bias, out = self.weights
        found: np.ndarray = x @ linear + self.np.tanh(x @ hidden.T + bias) @ out
        return found

    def chances(self, x: np.ndarray) -> np.ndarray:
        """The chance of each side in each position."""
        return self.softmax(self.scores(x))

    def steepen(self, positions: Positions) -> None:
        """Makes the victories of these positions as likely as can be without changing what counts more."""
        scores = self.scores(positions.x)

        def loss(steepness: float) -> float:
            return positions.cross_entropy(positions.won, self.softmax(steepness * scores))

        low, high = STEEPNESS
        for _ in range(STEPS):
            third = (high - low) / 3.0
            if loss(low + third) < loss(high - third):
                high -= third
            else:
                low += third
        linear, _, _, out = self.weights
        linear *= (low + high) / 2.0
        out *= (low + high) / 2.0

    def softmax(self, scores: np.ndarray) -> np.ndarray:
        """Scores as chances that add up to 1."""
        raised = self.np.exp(scores - scores.max(1, keepdims=True))
        found: np.ndarray = raised / raised.sum(1, keepdims=True)
        return found

    def learn(self, positions: Positions) -> None:
        """One pass through all positions, in an order of its own."""
        order = self.chance.permutation(len(positions.x))
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            self.step(positions.x[batch], positions.learned[batch])

    def step(self, x: np.ndarray, ended: np.ndarray) -> None:
        """Moves the weights one step down the gradient."""
        linear, hidden, bias, out = self.weights
        inner = self.np.tanh(x @ hidden.T + bias)
        error = (self.softmax(x @ linear + inner @ out) - ended) / len(x)
        back = error[:, :, None] * out * (1.0 - inner**2)
        gradients = [
            self.np.einsum("bs,bsi->i", error, x),
            self.np.einsum("bsu,bsi->ui", back, x),
            back.sum((0, 1)),
            self.np.einsum("bs,bsu->u", error, inner),
        ]
        self.steps += 1
        for i, slope in enumerate(gradients):
            gradient = slope + DECAY * self.weights[i]
            self.first[i] += 0.1 * (gradient - self.first[i])
            self.second[i] += 0.001 * (gradient**2 - self.second[i])
            fair_first = self.first[i] / (1.0 - 0.9**self.steps)
            fair_second = self.second[i] / (1.0 - 0.999**self.steps)
            self.weights[i] -= RATE * fair_first / (self.np.sqrt(fair_second) + 1e-8)
