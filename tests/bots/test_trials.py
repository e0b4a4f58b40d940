"""Trials: they see what one step does not show, and give up what looks best only for what is better."""

from __future__ import annotations

import time

import pytest

from camerlengo.bots import Bot, BotAsk, Greedy, InformationSet, make_bot
from camerlengo.bots.advice import Advice, Evidence, OptionEstimate, TrialStats, advice_of, combine
from camerlengo.bots.bot import Thinker, asked_of
from camerlengo.bots.search import Peeking, Search
from camerlengo.bots.trials import LOOK_EVERY, OptionTally, Trials
from camerlengo.core.ask import Ask
from camerlengo.core.game import Evaluation, Game, Guesser, Policy
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from tests.bots.toys import Paths, PathsEvaluation, Pennies, PenniesEvaluation, Toy, first_question

ROBBED, SAFE, LUCKY = range(3)


def crossing() -> InformationSet:
    return first_question(Paths(), 3)


def trials(seed: int, count: int, candidates: int = 3, doubt: float = 1.0) -> Trials:
    return Trials(Rng(seed), PathsEvaluation(), Guesser(), count, candidates=candidates, doubt=doubt)


def test_what_looks_best_is_given_up_if_playing_on_shows_that_it_is_not() -> None:
    assert Greedy(Rng(1), PathsEvaluation()).choose(crossing()) == ROBBED
    for seed in range(5):
        assert trials(seed, 4, candidates=2).choose(crossing()) == SAFE
        assert trials(seed, 60).choose(crossing()) == LUCKY  # 0.7 on average, but now and then 0.3


def test_what_is_not_better_beyond_doubt_is_not_chosen() -> None:
    for seed in range(5):
        assert trials(seed, 60, doubt=50.0).choose(crossing()) == SAFE
        assert trials(seed, 0).choose(crossing()) == ROBBED  # nothing was tried


def test_only_the_options_that_look_best_are_tried_and_what_is_worse_not_for_long() -> None:
    bot = trials(1, 40, candidates=2)
    bot.think(crossing())
    assert {tally.option: tally.trials for tally in bot.tallies} == {ROBBED: 40, SAFE: 40, LUCKY: 0}
    bot = trials(1, 40, candidates=2)
    assert bot.choose(first_question(Unrobbed(), 3)) == ROBBED
    assert {tally.option: tally.trials for tally in bot.tallies[:2]} == {ROBBED: LOOK_EVERY, SAFE: LOOK_EVERY}


def test_what_has_no_hope_to_become_better_beyond_doubt_is_tried_no_more() -> None:
    even = OptionTally(SAFE, 0.5)
    for better in (0.1, -0.1, 0.1, -0.1):
        even.add(better, -1)
    assert even.hopeful(40, doubt=2.0)  # the error will have shrunk by then
    assert not even.hopeful(4, doubt=2.0)
    assert even.hopeful(4, doubt=0.5)
    same = OptionTally(SAFE, 0.5)
    same.add(0.0, -1)
    same.add(0.0, -1)
    assert not same.hopeful(40, doubt=0.5)


def test_an_option_somebody_asks_about_is_tried_too_and_of_others_nothing_is_known() -> None:
    bot = trials(1, 8, candidates=2)
    assert {option for option, share, _ in told(bot) if share > 0.0} == {ROBBED, SAFE}
    bot = trials(1, 8, candidates=2)
    bot.look_at(LUCKY)
    shares = {option: share for option, share, _ in told(bot)}
    assert min(shares.values()) > 0.0
    assert sum(shares.values()) == pytest.approx(1.0)


def told(bot: Trials) -> list[tuple[int, float, float]]:
    bot.think(crossing())
    return bot.weighed(crossing())


def test_who_had_time_for_two_trials_does_not_know_more_than_before() -> None:
    bot = trials(1, 40, candidates=2)
    bot.think(crossing())
    assert bot.preferred(crossing()) == SAFE
    first, other = bot.tallies[:2]
    first.trials, other.trials, other.total, other.squares = 2, 2, 1.0, 0.5
    assert bot.preferred(crossing()) == ROBBED


class Unrobbed(Paths):
    """Here the first path is as good as it looks."""

    def copy(self) -> Unrobbed:
        other = Unrobbed(self.luck)
        other.path, other.ends = self.path, list(self.ends)
        return other

    def advance(self, ask: object) -> None:
        super().advance(ask)  # type: ignore[arg-type]
        self.robbed = 0


class Lenient(Policy):
    """Takes the third path, and robs nobody."""

    def choose(self, guess: Game, seat: int, question: int, options: list[int], rng: Rng) -> int:
        return LUCKY if seat == 0 else 0


def test_a_policy_says_what_is_tried_first_and_how_everybody_goes_on() -> None:
    def by_policy(count: int) -> Trials:
        return Trials(Rng(1), PathsEvaluation(), Guesser(), count, candidates=2, policy=Lenient())

    assert by_policy(0).choose(crossing()) == LUCKY
    bot = by_policy(40)
    bot.think(crossing())
    assert [tally.option for tally in bot.tallies] == [LUCKY, ROBBED, SAFE]
    assert set(bot.replies(ROBBED)) == {0}


class Contrary(PathsEvaluation):
    """What others would call good is bad to this judge."""

    def outcome(self, game: Game) -> list[float]:
        return list(reversed(super().outcome(game)))


def test_a_judge_says_how_good_it_ended_and_nothing_else() -> None:
    bot = Trials(Rng(1), PathsEvaluation(), Guesser(), 40, candidates=2, judge=Contrary())
    assert bot.choose(crossing()) == ROBBED
    assert set(bot.replies(ROBBED)) == {1}  # everybody still decides by the evaluation


def test_luck_is_the_same_for_all_that_is_compared() -> None:
    bot = trials(3, 30, candidates=2)
    bot.think(crossing())
    safe = next(tally for tally in bot.tallies if tally.option == SAFE)
    assert safe.mean() == pytest.approx(0.4)
    assert safe.error() == pytest.approx(0.0, abs=1e-6)


class Dice(Paths):
    """On the second path one throws the die; then the second player does, whatever the first has done."""

    def copy(self) -> Dice:
        other = Dice(self.luck)
        other.path, other.robbed, other.ends = self.path, self.robbed, list(self.ends)
        other.rng.state = self.rng.state
        return other

    def advance(self, ask: Ask) -> None:
        if self.path < 0:
            self.path = ask.one(0, 0, [0, 1, 2])
            if self.path == SAFE:
                self.rng.next()
        else:
            self.ends = [self.path, self.rng.below(1000)]

    def redeal(self, seat: int, rng: Rng) -> None:
        self.rng.state = rng.branch(1).state


class DiceEvaluation(PathsEvaluation):
    def outcome(self, game: Game) -> list[float]:
        assert isinstance(game, Dice)
        return [game.ends[1] / 1000, 0.0]


def test_who_throws_more_dice_does_not_change_those_that_fall_later() -> None:
    bot = Trials(Rng(3), DiceEvaluation(), Guesser(), LOOK_EVERY, candidates=2)
    bot.think(first_question(Dice(), 3))
    thrown = {tally.option: tally for tally in bot.tallies}
    assert thrown[SAFE].trials == LOOK_EVERY
    assert thrown[SAFE].mean() == thrown[SAFE].error() == 0.0  # nothing is better or worse for it
    assert 0.0 < thrown[ROBBED].mean() < 1.0


def test_a_cheat_knows_the_dice() -> None:
    bot = Trials(Rng(3), DiceEvaluation(), Peeking(), LOOK_EVERY, candidates=2)
    bot.think(first_question(Dice(), 3))
    falls = Dice().rng.below(1000) / 1000
    assert bot.tallies[0].option == ROBBED
    assert bot.tallies[0].mean() == pytest.approx(falls)
    assert bot.tallies[0].error() == pytest.approx(0.0, abs=1e-6)


def test_how_far_trials_go_depends_on_the_number_of_players() -> None:
    def chance(turns: int) -> float:
        bot = Trials(Rng(3), PathsEvaluation(), Guesser(), 4, turns=[0, 0, turns], candidates=2)
        bot.think(crossing())
        return bot.tallies[0].mean()

    assert chance(1) == pytest.approx(0.7)  # so the first path looks
    assert chance(2) < 0.3  # and so it ends


class Halves(Toy):
    """Six turns. The first player makes the first of them a turn of one part or of two."""

    def __init__(self) -> None:
        super().__init__()
        self.half = False
        self.turns = 0

    def over(self) -> bool:
        return self.turns == 6

    def mid_turn(self) -> bool:
        return self.half

    def advance(self, ask: Ask) -> None:
        self.half = self.turns == 0 and not self.half and ask.one(0, 0, [0, 1]) == 1
        if not self.half:
            self.turns += 1

    def copy(self) -> Halves:
        other = Halves()
        other.half, other.turns = self.half, self.turns
        return other


class HalvesEvaluation(Evaluation):
    """Tells how many turns are over; before the first is, it prefers two parts."""

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Halves)
        return float(game.half)

    def chances(self, game: Game) -> list[float]:
        assert isinstance(game, Halves)
        return [game.turns / 10, 0.0]


def test_all_options_are_judged_after_as_many_turns_whatever_their_parts() -> None:
    for turns in (1, 3):
        bot = Trials(Rng(3), HalvesEvaluation(), Guesser(), 4, turns=[0, 0, turns])
        bot.think(first_question(Halves(), 2))
        first, other = bot.tallies
        assert first.option == 1
        assert first.mean() == pytest.approx(turns / 10)
        assert other.mean() == pytest.approx(0.0)


def test_what_is_worse_is_tried_until_it_is_looked_at_first() -> None:
    for check in (2, 3, LOOK_EVERY):
        bot = Trials(Rng(1), PathsEvaluation(), Guesser(), 40, candidates=2, first_check=check)
        assert bot.choose(first_question(Unrobbed(), 3)) == ROBBED
        assert [tally.trials for tally in bot.tallies[:2]] == [check, check]


class Blinkered(PathsEvaluation):
    """Others need not look at more than the second path."""

    def promising(self, game: Game, seat: int, question: int, options: list[int]) -> list[int]:
        return options[1:2]


def test_in_trials_everybody_looks_only_at_what_is_promising() -> None:
    bot = Trials(Rng(1), Blinkered(), Guesser(), 4, candidates=2)
    bot.think(crossing())
    assert set(bot.replies(ROBBED)) == {1}
    assert [tally.option for tally in bot.tallies] == [
        ROBBED,
        SAFE,
        LUCKY,
    ]  # one's own options are all looked at


def test_the_chances_of_all_options_are_told_and_the_preferred_one_first() -> None:
    bot = trials(2, 30, candidates=2)
    advice = advice_of(bot, crossing())
    assert not advice.sealed
    assert advice.best.option == SAFE
    assert sum(thought.share for thought in advice.thoughts) == pytest.approx(1.0)
    assert advice.estimate_of(SAFE).chance - advice.estimate_of(ROBBED).chance == pytest.approx(0.4)
    # what was not tried is compared by how it looks
    assert advice.estimate_of(LUCKY).chance == 0.0
    assert set(bot.replies(ROBBED)) == {1}


@pytest.mark.parametrize(
    ("seconds", "trials"),
    [(4.5, [1, 1, 1]), (5.5, [1, 1, 1]), (6.5, [2, 1, 1]), (2.5, [1, 0, 0]), (1.5, [0, 0, 0])],
)
def test_trials_end_when_their_time_is_over_and_half_a_trial_is_none(
    monkeypatch: pytest.MonkeyPatch, seconds: float, trials: list[int]
) -> None:
    clock = iter(range(1000))
    bot = Trials(Rng(1), PathsEvaluation(), Guesser(), 1_000_000, seconds=seconds)
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", lambda: float(next(clock)))
        bot.think(crossing())
    # It looks at the clock before every world and every decision, of which each trial has one.
    assert [tally.trials for tally in bot.tallies] == trials


def test_others_seal_what_looks_good_to_them() -> None:
    bot = Trials(Rng(1), PenniesEvaluation(), Guesser(), 40)
    info = first_question(Pennies(), 2)
    bot.think(info)
    (_, _, zero), (_, _, one) = sorted(bot.weighed(info))
    # The second answers 1 to a 0, and 0 to a 1, whichever the first seems to choose: as often both.
    assert 0.2 < zero < 0.8
    assert 0.1 < one < 0.4


# --- several together -----------------------------------------------------------------------------

FIRST, OTHER = 3, 5


def half_sure(option: int, better: float, error: float, trials: int = 16) -> TrialStats:
    """Trials in which an option was so much better, with such a standard error."""
    squares = trials * (better * better + error * error * (trials - 1))
    return TrialStats(option, 0.5, trials, better * trials, squares)


def advised(*tried: TrialStats) -> Advice:
    """An advice whose thoughts were lost: it has to be judged by what it rests on."""
    return Advice((OptionEstimate(FIRST, 0.5, 1.0),), evidence=Evidence(tried, doubt=2.0, enough=4))


def test_what_several_have_half_shown_is_beyond_doubt_together() -> None:
    first = TrialStats(FIRST, 0.5, 16, 8.0, 5.0)
    alone = advised(first, half_sure(OTHER, 0.09, 0.05))  # 1.8 standard errors
    assert combine([alone]).best.option == FIRST
    both = combine([alone, alone])  # 2.6
    assert both.best.option == OTHER
    assert (
        combine([alone]).estimate_of(OTHER).chance < both.estimate_of(OTHER).chance < 0.59
    )  # the surer, the more is believed
    assert sum(thought.share for thought in both.thoughts) == pytest.approx(1.0)


def test_whoever_gave_an_option_up_early_does_not_outvote_who_went_on() -> None:
    first = TrialStats(FIRST, 0.5, 16, 8.0, 5.0)
    sure = advised(first, half_sure(OTHER, 0.2, 0.03))
    gave_up = advised(first, half_sure(OTHER, -0.05, 0.02, trials=4))
    assert combine([sure, gave_up]).best.option == OTHER


def test_the_same_first_look_begins_with_the_same_options_whoever_thinks() -> None:
    def seen(seed: int, first_look: int) -> list[tuple[int, float]]:
        bot = Trials(Rng(seed), DiceEvaluation(), Guesser(), 1)
        bot.first_look = first_look
        bot.think(first_question(Dice(), 3))
        return [(tally.option, tally.glance) for tally in bot.tallies]

    assert seen(1, 7) == seen(2, 7)


def test_trials_of_one_question_and_of_another_are_not_added_up() -> None:
    bot = trials(1, 4, candidates=2)
    bot.think(crossing())
    tally = bot.tallies[0]
    tally.replies = {asked_of(0, 1) + 4: 2.0, asked_of(1, 1) + 4: 2.0, asked_of(1, 1) + 6: 1.0}
    assert bot.replies(tally.option) == {4: 2.0, 6: 1.0}


def test_searches_trials_and_the_rest_are_told_apart() -> None:
    """Compiled, too, where classes made with ABCMeta would share what it remembers of each other."""
    box = open_box("richelieu")
    kinds = [Thinker, Trials, Search]
    expected = {"search-1": [True, False, True], "trials-1": [True, True, False], "greedy": [False] * 3}
    for _ in range(2):  # whoever was asked about before
        for name, wanted in expected.items():
            bot = make_bot(name, box, 1)
            assert [isinstance(bot, kind) for kind in kinds] == wanted
        kinds, expected = kinds[::-1], {name: wanted[::-1] for name, wanted in expected.items()}


class Guessing(Evaluation):
    """Judges as a game's own evaluation does, but wants a guess at what is hidden whenever it looks."""

    def __init__(self, own: Evaluation) -> None:
        self.own = own

    def value(self, game: Game, seat: int) -> float:
        return self.own.value(game, seat)

    def promising(self, game: Game, seat: int, question: int, options: list[int]) -> list[int]:
        return self.own.promising(game, seat, question, options)

    def usual_answer(self, question: int) -> int:
        return self.own.usual_answer(question)

    def aside(self, question: int, option: int) -> bool:
        return self.own.aside(question, option)

    def worth_a_thought(self, game: Game, seat: int, question: int) -> bool:
        return self.own.worth_a_thought(game, seat, question)

    def chances(self, game: Game) -> list[float]:
        return self.own.chances(game)


class TryingTwice(Bot):
    """Plays at random; what it tries out it tries out with another guess for everybody who decides, too."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.asked = 0
        self.guesses = 0

    def choose(self, info: InformationSet) -> int:
        if len(info.options) > 1:
            self.asked += 1
        if self.asked % 9 == 1:
            own = open_box("pontifex").evaluation()
            bots = [
                Trials(Rng(self.asked), one, Guesser(), 2, turns=[1] * 4, candidates=3)
                for one in (own, Guessing(own))
            ]
            overlooking, guessing = ([tally_told(one) for one in thought(bot, info)] for bot in bots)
            assert overlooking == guessing
            self.guesses += bots[1].decisions
        return super().choose(info)


def thought(bot: Trials, info: InformationSet) -> list[OptionTally]:
    bot.think(info)
    return bot.tallies


def tally_told(tally: OptionTally) -> tuple[int, int, float]:
    return tally.option, tally.trials, tally.total


def test_who_overlooks_what_is_hidden_finds_the_same_without_guessing_it_again() -> None:
    assert open_box("pontifex").evaluation().ignores_hidden()
    assert not Guessing(open_box("pontifex").evaluation()).ignores_hidden()
    game = open_box("pontifex").new(3, 8)
    bot = TryingTwice(Rng(1))
    seated = BotAsk([bot] * 3)
    while bot.guesses < 200:
        seated.take_turn(game)
    assert not game.over()
