"""The search: fair, reproducible, and good at games whose best play is known."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Sequence

import pytest

from camerlengo.bots import (
    BOTS,
    LEVELS,
    SEARCHES,
    Bot,
    BotAsk,
    Greedy,
    InformationSet,
    Suspicious,
    make_bot,
)
from camerlengo.bots.bot import Thinker, asked_of
from camerlengo.bots.levels import way_of
from camerlengo.bots.noisy_greedy import NoisyGreedy
from camerlengo.bots.search import Peeking, Search
from camerlengo.bots.trials import Trials
from camerlengo.core.game import Game, Guesser
from camerlengo.core.lookahead import Frame
from camerlengo.core.position import Position
from camerlengo.core.profile import AHEAD, BY_POLICY, BY_TRIALS, ONE_STEP, ROUGHLY
from camerlengo.core.rng import Rng
from camerlengo.games import names, open_box
from camerlengo.table import Question, Table
from tests.bots.ranks import little_to_think
from tests.bots.telling import SETUPS, every_count, many_telling_tables, telling_tables
from tests.bots.toys import (
    CUPS,
    GAMBLE,
    Cups,
    CupsEvaluation,
    Gate,
    GateEvaluation,
    Pennies,
    PenniesEvaluation,
    first_question,
)
from tests.contract.setups import Setup, other_world, turn_of
from tests.recorded import FOUR, THOROUGH


@pytest.fixture(autouse=True)
def _little_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ranks think as they always do, only not for long."""
    little_to_think(monkeypatch, 3)


# --- fair -----------------------------------------------------------------------------------------


def decided(bot: Bot, info: InformationSet) -> tuple[int, object]:
    """What a bot answers, and all that it thinks of the options if it can say so."""
    choice = bot.choose(info)
    if isinstance(bot, Thinker) and len(info.options) > 1:
        return choice, bot.weighed(info)
    return choice, None


# Two of everything, and trials enough to drop what has no hope.
SLOW = ("pope", *(f"{kind}-2" for kind in SEARCHES if kind != "cheating"), "trials-5")
ENOUGH = 8 if THOROUGH else 6  # questions at which all bots are compared
QUICK = tuple(name for name in BOTS if name not in SLOW)


def two_worlds(setup: Setup) -> Iterator[tuple[Question, InformationSet, InformationSet]]:
    """Telling questions, each as it is and in another world that the seat cannot tell apart."""
    found = 0
    for table in many_telling_tables(setup):
        checkpoint, since = turn_of(table)
        for question in table.questions[:2]:
            seen = table.view(question.seat).to_json()
            other = other_world(checkpoint, since, question.seat, seen, Rng(8))
            if other is not None:  # the last revelation may leave no other world that chance can find
                yield question, table.position.information(question.seat), other
                found += 1
        if found >= ENOUGH:
            return


def compared_at(number: int, questions: int, players: int) -> tuple[str, ...]:
    """The bots that are compared at a question: on the fast engine all of them.

    On the slow one the thinkers take turns, so that each has its question in every setup.
    """
    return QUICK + (SLOW if THOROUGH else SLOW[(number + players) % questions :: questions])


@every_count
def test_every_bot_thinks_and_decides_the_same_whatever_is_hidden_from_it(setup: Setup) -> None:
    box = open_box(setup.game)
    worlds = list(two_worlds(setup))
    compared = set()
    for number, (question, here, there) in enumerate(worlds):
        for name in compared_at(number, len(worlds), setup.players):
            bot, twin = make_bot(name, box, 5), make_bot(name, box, 5)
            assert decided(bot, here) == decided(twin, there), (name, question)
            compared.add(name)
    assert compared == {*QUICK, *SLOW}
    assert len(worlds) >= 4 or setup.game not in FOUR


def information_after(checkpoint: Game, since: list[tuple[int, int]], seat: int) -> InformationSet | None:
    """The open question of a seat after these answers in a turn; None if it is sealed."""
    now = Position(Frame(checkpoint, since, []), [], len(since), None)
    decision = now.decision
    assert decision is not None
    return None if len(decision.options) > 1 else now.information(seat)


def thought_before(since: list[tuple[int, int]], seat: int) -> list[tuple[int, int]] | None:
    """The answers before this seat was last asked in the same turn; None if it was not."""
    own = [number for number, (answering, _) in enumerate(since) if answering == seat]
    return since[: own[-1]] if own else None


ENOUGH = 12 if THOROUGH else 5  # thoughts that are compared; a small game may have fewer


@pytest.mark.parametrize("game", names())
def test_who_goes_on_from_an_earlier_thought_decides_the_same_whatever_is_hidden(game: str) -> None:
    """Also where others have answered in between, as they may in Pontifex."""
    box = open_box(game)
    compared: list[bool] = []  # whether others had answered in between
    went_on = 0
    for seed in range(1, 40):
        table, rng = Table(game, max(box.players), seed), Rng(seed)
        while not table.over and len(compared) < ENOUGH:
            question = next(question for question in table.questions if question.sealed is None)
            seat = question.seat
            checkpoint, since = turn_of(table)
            other, before = None, thought_before(since, seat)
            if len(table.questions) == 1 and question.has_choice and before is not None:
                other = other_world(checkpoint, since, seat, table.view(seat).to_json(), Rng(seed))
            if other is not None and before is not None:
                found = []
                for world in (checkpoint, other._frame.checkpoint):
                    bot = Search(Rng(5), box.evaluation(), box.guesser(), 8)
                    earlier = information_after(world, before, seat)
                    now = information_after(world, since, seat)
                    if earlier is not None and now is not None:
                        bot.think(earlier)
                        bot.find_root(now)
                        went_on += bot.root.visits > 0.0
                        found.append((earlier.view(), decided(bot, now)))
                if len(found) == 2 and found[0][0] == found[1][0]:
                    assert found[0] == found[1]
                    compared.append(len(before) + 1 < len(since))
            table.answer(seat, question.options[rng.below(len(question.options))])
    assert bool(went_on) == bool(compared)
    if game in FOUR:
        assert len(compared) == ENOUGH
        assert game == "pontifex" or not any(compared)  # elsewhere nobody else is asked within a turn


def test_positions_in_the_middle_of_turns_and_sealed_ones_are_among_those_compared() -> None:
    kinds = {
        (setup.game, len(table.questions) > 1, bool(table.position.frame.answers))
        for setup in SETUPS
        for table in telling_tables(setup)
    }
    assert {game for game, sealed, _ in kinds if sealed} >= {"habemus_papam", "q"}
    assert {game for game, _, middle in kinds if middle} >= set(FOUR)


def test_a_fair_search_cannot_know_where_the_pea_is_and_a_cheat_does() -> None:
    def lifted(guesser: Guesser, pea: int) -> int:
        game = Cups(pea)
        return Search(Rng(4), CupsEvaluation(), guesser, 40).choose(first_question(game, CUPS))

    assert [lifted(Peeking(), pea) for pea in range(CUPS)] == list(range(CUPS))
    assert len({lifted(Guesser(), pea) for pea in range(CUPS)}) == 1


# --- reproducible, and bounded --------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("way", [Search, Trials])
def test_the_same_seed_thinks_the_same(way: type[Search | Trials], game: str) -> None:
    table = Table(game, seed=6)
    info = table.position.information(table.questions[0].seat)
    box = open_box(game)

    def thought(seed: int) -> list[tuple[int, float, float]]:
        rng, evaluation, guesser = Rng(seed), box.evaluation(), box.guesser()
        thinker: Search | Trials
        if way is Search:
            thinker = Search(rng, evaluation, guesser, 6)
        else:  # as far as trials go, but few of them
            thinker = Trials(rng, evaluation, guesser, 1, candidates=2)
        thinker.think(info)
        return thinker.weighed(info)

    first = thought(1)
    assert first == thought(1)
    # Chance is in every thought where the first decision is sealed; trials play on, and only in Pontifex does
    # nobody throw a die in the first turn.
    if game in ("habemus_papam", "q") or (way is Trials and game == "richelieu"):
        assert first != thought(2)


def test_a_search_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    search = Search(Rng(1), CupsEvaluation(), Guesser(), 1_000_000, seconds=3.5)
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", lambda: float(next(clock)))
        search.think(first_question(Cups(), CUPS))
    # It looks at the clock before every iteration: at 1, 2 and 3 there is time left, at 4 none.
    tried = sum(child.visits for child in search.root.children.values())
    assert 3 <= tried <= 3 + CUPS


def test_what_was_found_before_the_time_was_over_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    search = Search(Rng(1), CupsEvaluation(), Peeking(), 1_000_000, seconds=1.5)
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", lambda: float(next(clock)))
        assert search.choose(first_question(Cups(3), CUPS)) == 3


# --- sealed choices -------------------------------------------------------------------------------


def test_sealed_choices_are_mixed_as_the_equilibrium_demands() -> None:
    for seed in (1, 2, 3):
        search = Search(Rng(seed), PenniesEvaluation(), Guesser(), 3000)
        info = first_question(Pennies(), 2)
        search.think(info)
        (_, share, chance), (_, rest, _) = search.weighed(info)
        assert share == pytest.approx(1 / 3, abs=0.06)
        assert share + rest == pytest.approx(1)
        assert chance == pytest.approx(1 / 3, abs=0.08)


def test_sealed_choices_are_drawn_and_not_always_the_same() -> None:
    seeds = Rng(5)
    chosen = {
        Search(Rng(seeds.next()), PenniesEvaluation(), Guesser(), 300).choose(first_question(Pennies(), 2))
        for _ in range(20)
    }
    assert chosen == {0, 1}


# --- the tree -------------------------------------------------------------------------------------


class Watching(Bot):
    """Lets a search decide, and notes whether it had thought about the question before."""

    def __init__(self, search: Search) -> None:
        super().__init__(Rng(1))
        self.search = search
        self.turn: Game | None = None
        self.kept: list[bool] = []
        self.anew: list[bool] = []

    def choose(self, info: InformationSet) -> int:
        if len(info.options) == 1:
            return info.options[0]
        before = self.search.root
        self.search.find_root(info)
        known = self.search.root.knows(asked_of(info.seat, info.question), info.options)
        (self.kept if self.turn is info._frame.checkpoint else self.anew).append(known)
        if known:
            assert self.search.root is not before
        self.turn = info._frame.checkpoint
        return self.search.choose(info)


@pytest.mark.parametrize(("name", "players"), [("richelieu", 2), ("q", 5), ("pontifex", 2)])
def test_what_was_thought_earlier_in_a_turn_is_kept_and_nothing_of_earlier_turns(
    name: str, players: int
) -> None:
    """Also where in between others were asked and passed, as nearly always in Pontifex."""
    box = open_box(name)
    game = box.new(players, 3, {"short": True} if name == "richelieu" else {})
    watching = Watching(Search(Rng(1), box.evaluation(), box.guesser(), 5))
    seated = BotAsk([watching, *(make_bot("random", box, seat) for seat in range(1, players))])
    while not game.over() and (THOROUGH or watching.kept.count(True) < 3 or len(watching.anew) < 5):
        seated.take_turn(game)
    assert watching.kept.count(True) >= 3
    assert len(watching.anew) >= 5
    assert not any(watching.anew)


def test_different_seats_asked_after_the_same_answer_do_not_share_what_is_learned() -> None:
    search = Search(Rng(1), GateEvaluation(), Guesser(), 300)
    search.think(first_question(Gate(), 2))
    after = search.root.children[asked_of(0, 0) + GAMBLE]

    def visits(seat: int, option: int) -> float:
        return after.children[asked_of(seat, 1) + option].visits

    assert visits(0, 0) > 3 * visits(0, 1)
    assert visits(1, 1) > 3 * visits(1, 0)
    assert search.choose(first_question(Gate(), 2)) == GAMBLE
    assert set(search.replies(GAMBLE)) == {0, 1}


# --- whole games ----------------------------------------------------------------------------------


def companies(players: Sequence[int]) -> Iterator[list[str]]:
    """Ranks take seats in turn, until each has had one; on the fast engine at every number of players."""
    ranks = itertools.cycle(LEVELS)
    seated = 0
    for count in itertools.cycle(players):
        if seated >= len(LEVELS) and (not THOROUGH or seated >= sum(players)):
            return
        yield list(itertools.islice(ranks, count))
        seated += count


WAYS = {ROUGHLY: NoisyGreedy, ONE_STEP: Greedy, AHEAD: Search, BY_TRIALS: Trials, BY_POLICY: Suspicious}


@pytest.mark.parametrize("name", names())
def test_every_rank_is_the_bot_that_its_way_to_play_asks_for(name: str) -> None:
    for rank in LEVELS:
        assert type(make_bot(rank, open_box(name), 1)) is WAYS[way_of(rank, open_box(name))[0]]


class NowAndThen(Bot):
    """A rank that on the slow engine decides every fifth question, and plays at random between them."""

    def __init__(self, bot: Bot, seat: int) -> None:
        super().__init__(Rng(seat))
        self.bot = bot
        self.asked = 0
        self.decided = 0

    def choose(self, info: InformationSet) -> int:
        if len(info.options) > 1:
            self.asked += 1
        if not THOROUGH and self.asked % 5 != 1:
            return super().choose(info)
        self.decided += 1
        return self.bot.choose(info)


@pytest.mark.parametrize("name", names())
def test_every_rank_plays_every_game_to_its_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    little_to_think(monkeypatch, 1)
    box = open_box(name)
    played = set()
    for company in companies(box.players):
        game = box.new(len(company), 7, {"short": True} if name == "richelieu" else {})
        bots = [NowAndThen(make_bot(rank, box, seat), seat) for seat, rank in enumerate(company)]
        BotAsk([*bots]).play(game)
        assert game.over()
        assert all(bot.decided for bot in bots)
        played.update(company)
    assert played == set(LEVELS)
