"""What the greedy bot thinks of positions, and that it plays accordingly."""

from __future__ import annotations

import pytest

from camerlengo.bots import Bot, BotAsk, Greedy, InformationSet
from camerlengo.core import Position as Place
from camerlengo.core import Rng, Unanswered
from camerlengo.games import open_box
from camerlengo.games.pontifex.evaluation import PontifexEvaluation
from camerlengo.games.pontifex.rules import Pontifex
from camerlengo.games.pontifex.special import amounts, payments
from camerlengo.games.pontifex.terms import (
    ACT,
    BRIBE,
    CHOOSE_ACTION,
    END,
    GO,
    MAKE_PILGRIMAGE,
    PASS,
    PERSUADE,
    PILGRIM,
    PILGRIMAGE,
    USE,
)
from camerlengo.lab.simulate import PlayedGame, Series, simulate
from tests.games.pontifex.positions import ANNA, BRUNO, STANDARD, Position, Script, amount, person, source
from tests.recorded import THOROUGH

EVALUATION = PontifexEvaluation()


def value(game: Pontifex, seat: int = ANNA) -> float:
    return EVALUATION.value(game, seat)


class Stop(Script):
    """Stops at the first question of a kind to a seat."""

    def __init__(self, game: Pontifex, seat: int, question: int) -> None:
        super().__init__(game, ())
        self.wanted = (seat, question)
        self.given: list[tuple[int, int]] = []

    def one(self, seat: int, question: int, options: list[int]) -> int:
        if (seat, question) == self.wanted:
            raise Unanswered(question, {seat: options}, {})
        chosen = PASS if question == USE else options[0]
        self.given.append((seat, chosen))
        return chosen


def decides(position: Position, seat: int, question: int) -> int:
    """What the greedy bot answers when this question first comes."""
    game = position.game.copy()
    stop = Stop(game, seat, question)
    try:
        game.advance(stop)
    except Unanswered:
        info = Place.start(position.game).follow(stop.given).information(seat)
        return Greedy(Rng(1), EVALUATION).choose(info)
    raise AssertionError("the question never came")


def test_more_of_anything_good_is_better() -> None:
    base = value(Position().game)
    assert value(Position(retinues={ANNA: "germany"}).game) > base
    assert value(Position(money={ANNA: 500}).game) > base
    assert value(Position(scores={ANNA: (2, 1, 0)}).game) > base
    assert value(Position(scores={ANNA: (1, 2, 0)}).game) > base
    assert value(Position(hands={ANNA: ["Audit"]}).game) > base
    assert value(Position(ready={ANNA: "ireland"}).game) > base
    assert value(Position(scores={ANNA: (1, 1, 3)}).game) < base
    assert value(Position(retinues={BRUNO: "germany"}).game) < base


def test_victory_is_worth_more_than_anything() -> None:
    won = Position(retinues={ANNA: "germany"}).game
    won.done, won.winner = True, ANNA
    assert value(won, ANNA) > 500
    assert value(won, BRUNO) < -500


def test_an_announced_ability_counts_as_done_unless_cancelled() -> None:
    position = Position(phase=END, abilities={"kenya": "sins 4 opponents"})
    base = value(position.game)
    position.game.stack = [BRUNO, source("kenya"), -1, 0]
    assert value(position.game) < base - 3
    position.game.stack = [BRUNO, source("kenya"), -1, 1]
    assert abs(value(position.game) - base) < 1e-9


def test_what_a_standing_is_made_of_is_told_for_learning() -> None:
    """The first number is the standing; one more in the retinue, money, a change announced show in others."""
    plain = Position(phase=END, abilities={"kenya": "sins 4 opponents"})
    before = EVALUATION.features(plain.game)
    assert [seat[0] for seat in before] == EVALUATION.standings(plain.game)
    richer = Position(phase=END, abilities={"kenya": "sins 4 opponents"}, money={ANNA: 1000})
    assert len(changed(before, EVALUATION.features(richer.game), ANNA)) >= 2
    larger = Position(phase=END, abilities={"kenya": "sins 4 opponents"}, retinues={ANNA: "germany"})
    size = EVALUATION.features(larger.game)[ANNA][1]
    assert size == before[ANNA][1] + 1
    plain.game.stack = [BRUNO, source("kenya"), -1, 0]
    assert len(changed(before, EVALUATION.features(plain.game), ANNA)) >= 2


def changed(before: list[list[float]], after: list[list[float]], seat: int) -> list[int]:
    assert len(before[seat]) == len(after[seat])
    return [part for part in range(len(before[seat])) if before[seat][part] != after[seat][part]]


class Comparing(Bot):
    """Plays at random, and looks with two evaluations at whatever may come of it: with one that has seen all
    that came before, and with a new one."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.known = PontifexEvaluation()
        self.compared = 0

    def choose(self, info: InformationSet) -> int:
        options = info.options
        for _ in range(3):
            after = info.after(options[self.rng.below(len(options))], self.rng.below(1 << 30))
            for seat in range(info.players):
                assert self.known.value(after, seat) == PontifexEvaluation().value(after, seat)
            if not after.over():
                assert self.known.features(after) == PontifexEvaluation().features(after)
            self.compared += 1
        return options[self.rng.below(len(options))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_remembered_of_other_positions_changes_nothing(players: int) -> None:
    """What seats can win is found once and kept while nothing changes."""
    bot = Comparing(Rng(players))
    seated = BotAsk([bot] * players)
    game = open_box("pontifex").new(players, 5)
    enough = 600 if THOROUGH else 120
    while not game.over() and bot.compared < enough:
        seated.take_turn(game)
    assert bot.compared > enough / 2


class Blind(Bot):
    """Plays at random, and guesses the others' cards and the decks in two ways."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.differed = 0

    def choose(self, info: InformationSet) -> int:
        one, other = (info.guess_from(seed).game.copy() for seed in (1, 2))
        one.redraw_chance(Rng(1))
        other.redraw_chance(Rng(1))
        assert isinstance(one, Pontifex)
        assert isinstance(other, Pontifex)
        self.differed += one.hand != other.hand or one.deck != other.deck
        assert value(one, info.seat) == value(other, info.seat)
        return super().choose(info)


def test_what_is_hidden_makes_no_difference() -> None:
    """This is why a trial need not guess it again for everybody who decides in it."""
    assert EVALUATION.ignores_hidden()
    bot = Blind(Rng(1))
    game = open_box("pontifex").new(3, 5)
    seated = BotAsk([bot] * 3)
    enough = 200 if THOROUGH else 60
    while not game.over() and bot.differed < enough:
        seated.take_turn(game)
    assert bot.differed >= enough / 2


def test_an_imagined_die_counts_with_its_chances() -> None:
    """Luck that was only guessed makes no difference."""
    values = set()
    for die in (1, 10, 20):
        position = Position(at="austria kenya peru", dice=[die])
        position.play("persuade")
        position.game.seen_throws = 0
        values.add(round(value(position.game), 6))
    assert len(values) == 1
    lucky, unlucky = (Position(at="austria kenya peru", dice=[die]) for die in (20, 1))
    for position in (lucky, unlucky):
        position.play("persuade")
        position.game.seen_throws = 1
    assert value(lucky.game) > value(unlucky.game)


def test_the_bot_persuades_the_last_cardinal_it_needs_and_bribes_for_it() -> None:
    nine = "spain france belgium germany poland croatia sweden portugal morocco"
    short = STANDARD.cards.value[person("austria")] - 4
    position = Position(
        at="austria kenya peru",
        retinues={ANNA: nine},
        money={ANNA: 600},
        dice=[short],
        pawns="ireland kenya peru",
    )
    assert decides(position, ANNA, 5) == PERSUADE
    assert decides(position, ANNA, BRIBE) == 2


def test_the_bot_cancels_a_victory() -> None:
    nine = "spain france belgium germany poland croatia sweden portugal morocco"
    position = Position(
        at="austria kenya peru",
        retinues={ANNA: nine},
        scores={ANNA: (9, 1, 0)},
        ready={BRUNO: "kenya"},
        abilities={"kenya": "cancel_action"},
        dice=[20],
    )
    assert decides(position, BRUNO, USE) == 1 + source("kenya")


def test_the_bot_goes_on_pilgrimage_when_it_can_pay_well() -> None:
    position = Position(at="italy kenya peru", money={ANNA: 3000})
    assert decides(position, ANNA, 5) == MAKE_PILGRIMAGE


def weighed(money: int, scores: tuple[int, int, int]) -> list[int]:
    """The amounts of a pilgrimage that a bot thinks about for itself."""
    position = Position(
        rules=4, at="italy kenya peru", money={ANNA: money}, scores={ANNA: scores}, phase=ACT, pope=0
    )
    game = position.game
    game.action = PILGRIMAGE
    options = amounts(game, 0, payments(game, ANNA, 0))
    promising = EVALUATION.promising(game, ANNA, PILGRIM, options)
    assert set(promising) <= set(options)
    return [option for option in promising if option < amount("1 holiness 1")]


@pytest.mark.rule("PX-23")
def test_a_bot_thinks_of_smaller_pilgrimages_and_of_nothing_that_helps_no_more() -> None:
    """A large one is cancelled sooner, and all that was paid is lost."""
    rich = weighed(9000, (2, 3, 1))
    assert rich == [
        amount(f"0 {said}") for said in ("holiness 2", "holiness 5", "holiness 10", "movement 3", "sins -1")
    ]
    poor = weighed(600, (2, 6, 0))
    assert poor == [amount("0 holiness 1"), amount("0 holiness 2")]
    assert weighed(9000, (12, 1, 0)) == [amount("0 movement 5")]


def test_greedy_beats_random() -> None:
    wins = 0

    def count(played: PlayedGame) -> None:
        nonlocal wins
        greedy = series.bots_in(played.number).index("greedy")
        wins += played.places[greedy] == 1

    games = 6 if THOROUGH else 2
    series = Series(game="pontifex", players=2, games=games, seed=3, bots=("greedy", "random"))
    simulate(series, on_game=count)
    assert wins == games


class Narrowed(Bot):
    """Plays greedily, and counts where what looks best is among what trials look at."""

    def __init__(self) -> None:
        super().__init__(Rng(1))
        self.greedy = Greedy(Rng(1), EVALUATION)
        self.found: dict[int, list[bool]] = {GO: [], CHOOSE_ACTION: [], USE: [], PILGRIM: []}
        self.left_out = 0

    def choose(self, info: InformationSet) -> int:
        choice = self.greedy.choose(info)
        if len(info.options) > 1:
            game = info.guess_from(1).game
            promising = EVALUATION.promising(game, info.seat, info.question, info.options)
            assert promising, "somebody is left without an answer"
            assert promising == [option for option in info.options if option in promising]
            self.left_out += len(info.options) - len(promising)
            if info.question in self.found:
                self.found[info.question].append(choice in promising)
        return choice


def test_trials_look_at_few_options_and_hardly_miss_the_best() -> None:
    """Abilities that can wait they leave to whoever looks at all."""
    bot = Narrowed()
    seated = BotAsk([bot] * 3)
    game = open_box("pontifex").new(3, 4)
    for _ in range(90):
        seated.take_turn(game)
    assert not game.over()
    for question, least in ((GO, 0.8), (CHOOSE_ACTION, 0.7), (USE, 0.7), (PILGRIM, 1.0)):
        kept = bot.found[question]
        assert len(kept) > 0
        assert sum(kept) >= least * len(kept)
    assert bot.left_out > 300
