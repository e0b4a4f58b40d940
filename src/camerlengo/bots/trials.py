"""Trials: what looks best one step ahead, unless playing on shows clearly that something else is better.

The options that look best are tried in the same guessed worlds: there everybody goes on with what looks best
one step ahead to them, for some turns, and then the game's evaluation judges. Since the luck of a world is
the same for all options, few worlds tell them apart; and the first choice is given up only for something that
is better beyond doubt.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from camerlengo.bots.bot import Thinker, asked_of, glances, looked_at, most_asked
from camerlengo.core.game import Evaluation, Game, Guesser, Policy
from camerlengo.core.lookahead import EVENLY, Continuation, LookaheadStep
from camerlengo.core.position import InformationSet, Position
from camerlengo.core.rng import Rng

CANDIDATES: Final = 4
TURNS: Final = 9  # how far trials go
DOUBT: Final = 0.7  # standard errors by which something must be better
USUAL_GAP: Final = 0.05  # between options that both look good: what few trials show beyond it is mostly luck
LOOK_EVERY: Final = 4  # trials, after which what has no hope is tried no more; a first look may come earlier


class OptionTally:
    """How an option turned out: how much better than the first choice; of that choice itself, its chance.

    `glance` is the chance that one step ahead shows.
    """

    def __init__(self, option: int, glance: float) -> None:
        self.option = option
        self.glance = glance
        self.trials = 0
        self.replies: dict[int, float] = {}
        self.total = 0.0
        self.squares = 0.0

    def add(self, better: float, reply: int) -> None:
        """Adds one trial: how much better the option ended, and the reply to it, or -1."""
        self.trials += 1
        self.total += better
        self.squares += better * better
        if reply >= 0:
            self.replies[reply] = self.replies.get(reply, 0.0) + 1.0

    def mean(self) -> float:
        """How much better the option ended on average."""
        return self.total / self.trials

    def error(self) -> float:
        """The standard error of the mean; nothing is known after one trial."""
        if self.trials < 2:
            return 1.0
        mean = self.mean()
        return sqrt(max(0.0, self.squares / self.trials - mean * mean) / (self.trials - 1))

    def likely(self) -> float:
        """How much better it is likely to be: of what luck may have brought, little is believed."""
        error = self.error() / USUAL_GAP
        return self.mean() / (1.0 + error * error)

    def pool(self, trials: int, total: float, squares: float) -> None:
        """Takes over what was tried elsewhere."""
        self.trials += trials
        self.total += total
        self.squares += squares

    def hopeful(self, trials: int, doubt: float) -> bool:
        """Whether it may be better beyond doubt after so many trials: if it is a standard error better than
        it seems so far.
        """
        error = self.error()
        return self.mean() + error > doubt * error * sqrt(self.trials / trials)


class TimeIsUp(Exception):
    """In the middle of a trial, of which nothing is known then."""


class ChanceGuesser(Guesser):
    """Leaves what is hidden as it is, for an evaluation that overlooks it; chance starts again."""

    def redeal(self, game: Game, seat: int, rng: Rng) -> None:
        """Changes only the random numbers of the game."""
        game.redraw_chance(rng)


NEW_CHANCE: Final = ChanceGuesser()


class Trial(Continuation):
    """An option in a guessed world, and what everybody would do then. `seed` is that of the guess."""

    def __init__(self, bot: Trials, guess: Position, seat: int, option: int, seed: int) -> None:
        super().__init__(guess.frame)
        self.bot = bot
        self.glance: Guesser = NEW_CHANCE if bot.evaluation.ignores_hidden() else EVENLY
        self.seat = seat
        self.option = option
        self.tried = False
        self.turns = 0  # that are over
        self.parts = 0  # of the next one that are
        self.world = seed
        self.rng = Rng(seed).branch(1)
        self.reply = -1  # the first decision after the option, by key

    def new_turn(self) -> None:
        """Chance starts again with every part of a turn, so that an option which uses it up oftener does not
        change what it brings to everybody later; nor does one after which a turn has more parts.
        """
        if self.game.mid_turn():
            self.parts += 1
        else:
            self.turns += 1
            self.parts = 0
        luck = Rng(self.world).branch(1 + self.turns)
        if self.parts > 0:
            luck = luck.branch(1 + self.parts)
        self.bot.guesser.chance(self.game, luck)
        self.rng = luck.branch(1)
        super().new_turn()

    def decide(self, seat: int, question: int, options: list[int]) -> int:
        """Gives the tried option first; then plays on for all seats."""
        if not self.tried:
            self.tried = True
            choice = self.option
        elif len(options) == 1:
            choice = options[0]
        else:
            choice = self.choose(seat, question, options)
            if self.reply < 0:
                self.reply = asked_of(seat, question) + choice
        self.decided([(seat, choice)])
        return choice

    def decide_all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """Gives the tried option for its seat; then plays on for all seats."""
        given: dict[int, int] = {}
        for seat, mine in options.items():
            if seat == self.seat and not self.tried:
                given[seat] = self.option
            else:
                given[seat] = mine[0] if len(mine) == 1 else self.choose(seat, question, mine)
        self.tried = True
        self.decided(list(given.items()))
        return given

    def choose(self, seat: int, question: int, options: list[int]) -> int:
        """What this seat would do by the game's policy, or else what looks best to it one step ahead, in a
        guess of its own if that matters.
        """
        if self.bot.time_is_up():
            raise TimeIsUp
        self.bot.decisions += 1
        guess = self.rng.below(1 << 30)
        policy = self.bot.policy
        if policy is not None:
            game = self.game.copy()
            game.redeal(seat, Rng(guess))
            return policy.choose(game, seat, question, options, self.rng)
        options = self.bot.evaluation.promising(self.game, seat, question, options)
        if len(options) == 1:
            return options[0]
        best = -1
        most = 0.0
        for option in options:
            step = LookaheadStep(self.frame_here(), seat, option, Rng(guess), self.glance)
            step.turn()
            value = self.bot.evaluation.value(step.game, seat)
            if best < 0 or value > most:
                best = option
                most = value
        return best


class Trials(Thinker):
    """The budget is a number of worlds, in each of which every option is tried that may still be the best."""

    def __init__(
        self,
        rng: Rng,
        evaluation: Evaluation,
        guesser: Guesser,
        trials: int,
        seconds: float = 0.0,
        turns: list[int] | None = None,
        candidates: int = CANDIDATES,
        doubt: float = DOUBT,
        policy: Policy | None = None,
        judge: Evaluation | None = None,
        first_check: int = LOOK_EVERY,
    ) -> None:
        super().__init__(rng, guesser, trials, seconds)
        self.evaluation = evaluation
        self.turns = turns  # by number of players
        self.candidates = candidates
        self.doubt = doubt
        self.policy = policy
        self.judge = evaluation if judge is None else judge
        self.first_check = first_check  # after so many trials for the first time
        self.tallies: list[OptionTally] = []  # the first choice, then what looks best one step ahead
        self.wanted = -1

    def look_at(self, option: int) -> None:
        """Makes the next decision try this option, even if it does not look good."""
        self.wanted = option

    def choose(self, info: InformationSet) -> int:
        """The preferred option; an obvious one is chosen without trials."""
        if len(info.options) == 1:
            return info.options[0]
        obvious = self.obvious(info)
        if obvious >= 0:
            others = [option for option in info.options if option != obvious]
            self.tallies = [OptionTally(option, 0.0) for option in [obvious, *others]]
            return obvious
        self.think(info)
        return self.preferred(info)

    def obvious(self, info: InformationSet) -> int:
        """The usual answer here, if nothing else promises anything; otherwise -1."""
        usual = self.evaluation.usual_answer(info.question)
        if usual < 0:
            return -1
        game = info.guess_from(self.rng.below(1 << 30)).game
        hopeful = self.evaluation.promising(game, info.seat, info.question, info.options)
        return usual if len(hopeful) == 1 and hopeful[0] == usual else -1

    def preferred(self, info: InformationSet) -> int:
        """The first option, unless another one is better by more than its doubt."""
        return preferred_of(self.tallies, self.doubt, self.enough())

    def enough(self) -> int:
        """Trials without which nothing is known of an option."""
        return max(2, min(LOOK_EVERY, self.budget))

    def think(self, info: InformationSet) -> None:
        """Tries the best options in guessed worlds, within the budget and the time limit."""
        self.guesser.prepare(info.guess(self.rng).game, info.seat)
        self.start_clock()
        self.tallies = self.rank_at_first_look(info)
        obvious = info.options[0] if len(info.options) == 1 else self.obvious(info)
        try:
            if obvious >= 0:
                first = [tally for tally in self.tallies if tally.option == obvious]
                self.tallies = first + [tally for tally in self.tallies if tally.option != obvious]
                if self.is_worth_a_thought(info):
                    self.try_without_choice(info)
            else:
                self.try_all(info)
        except TimeIsUp:
            return

    def try_all(self, info: InformationSet) -> None:
        """Tries every candidate in each world, and drops those without hope."""
        first = self.tallies[0]
        tried = self.tallies[1 : self.candidates]
        tried += [tally for tally in self.tallies[self.candidates :] if tally.option == self.wanted]
        for number in range(self.budget):
            if not tried or self.time_is_up():
                return
            guess = self.rng.below(1 << 30)
            usual = self.try_out(info, first, guess, 0.0)
            for tally in tried:
                self.try_out(info, tally, guess, usual)
            if self.checks_after(number + 1):
                tried = [tally for tally in tried if tally.hopeful(self.budget, self.doubt)]

    def try_without_choice(self, info: InformationSet) -> None:
        """Where there is one option, about as long as two would take; whoever waits must not learn of it.

        It is compared with itself in another world.
        """
        first = self.tallies[0]
        same = OptionTally(first.option, first.glance)
        for number in range(self.budget):
            if self.time_is_up():
                return
            usual = self.try_out(info, first, self.rng.below(1 << 30), 0.0)
            self.try_out(info, same, self.rng.below(1 << 30), usual)
            if self.checks_after(number + 1) and not same.hopeful(self.budget, self.doubt):
                return

    def is_worth_a_thought(self, info: InformationSet) -> bool:
        """Whether others may take it for a question that has to be thought about."""
        game = info.guess_from(self.rng.below(1 << 30)).game
        return self.evaluation.worth_a_thought(game, info.seat, info.question)

    def checks_after(self, trials: int) -> bool:
        """Whether it is time to see what has no hope."""
        return trials == self.first_check or trials % LOOK_EVERY == 0

    def rank_at_first_look(self, info: InformationSet) -> list[OptionTally]:
        """The options: what the game's policy would choose, then what looks best one step ahead."""
        rng = self.rng if self.first_look < 0 else Rng(self.first_look)
        guess = rng.below(1 << 30)
        found: list[tuple[float, int, int]] = []
        tallies: list[OptionTally] = []
        options = looked_at(self.evaluation, info, guess)
        if self.wanted >= 0 and self.wanted not in options:
            options = [*options, self.wanted]
        games: list[Game] = []
        values = glances(self.evaluation, info, options, guess, games)
        for at in range(len(options)):
            found.append((-values[at], rng.below(1 << 30), len(tallies)))
            tallies.append(OptionTally(options[at], self.judged(games[at], info.seat)))
        found.sort()
        tallies = [tallies[at] for _, _, at in found]
        if self.policy is not None:
            position = info.guess_from(guess).game
            chosen = self.policy.choose(position, info.seat, info.question, info.options, rng)
            first = [tally for tally in tallies if tally.option == chosen]
            tallies = first + [tally for tally in tallies if tally.option != chosen]
        return tallies

    def try_out(self, info: InformationSet, tally: OptionTally, guess: int, usual: float) -> float:
        """Tries an option in one world; returns the chance that it leads to there."""
        trial = Trial(self, info.guess_from(guess, self.guesser, brief=True), info.seat, tally.option, guess)
        game = trial.game
        turns = TURNS if self.turns is None else self.turns[game.players]
        while trial.turns < turns and not game.over():
            game.advance(trial)
            trial.new_turn()
        chance = self.judged(game, info.seat)
        tally.add(chance - usual, trial.reply)
        return chance

    def judged(self, game: Game, seat: int) -> float:
        """The chance of winning. Everybody decides by `evaluation`; where a trial ends, the judge decides."""
        if game.over():
            return self.judge.outcome(game)[seat]
        return self.judge.chances(game)[seat]

    def weighed(self, info: InformationSet) -> list[tuple[int, float, float]]:
        """Each option with its chance of winning and how often to choose it."""
        return weighed_of(self.tallies, self.preferred(info))

    def replies(self, option: int) -> dict[int, float]:
        """The most frequent questions and answers after this option, with how often they came."""
        for tally in self.tallies:
            if tally.option == option:
                return most_asked(tally.replies)
        return {}


def preferred_of(tallies: list[OptionTally], doubt: float, enough: int) -> int:
    """The first choice, if nothing is better beyond doubt; who had no time for trials does not know."""
    best = tallies[0].option
    most = 0.0
    for tally in tallies[1:]:
        if tally.trials >= enough:
            surely = tally.mean() - doubt * tally.error()
            if surely > most:
                most = surely
                best = tally.option
    return best


def weighed_of(tallies: list[OptionTally], preferred: int) -> list[tuple[int, float, float]]:
    """The shares are trials, of which the preferred option gets as many as all together.

    If there was no time for any, options are compared with the first choice by how they look one step
    ahead.
    """
    first = tallies[0]
    base = first.mean() if first.trials > 0 else first.glance
    glance = 1 if first.trials == 0 else 0
    whole = 0
    for tally in tallies:
        whole += glance + tally.trials
    found: list[tuple[int, float, float]] = []
    for tally in tallies:
        better = tally.likely() if tally.trials > 0 else tally.glance - first.glance
        if tally is first:
            better = 0.0
        share = glance + tally.trials + (whole if tally.option == preferred else 0)
        found.append((tally.option, share / (2 * whole), min(1.0, max(0.0, base + better))))
    return found
