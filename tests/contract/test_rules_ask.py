"""What every game promises about its questions, its things and its copies."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from camerlengo.bots.playout import playouts
from camerlengo.core import Ask, Game, RandomAsk, Rng
from camerlengo.games import open_box
from tests.contract.setups import (
    Noting,
    Setup,
    every_setup,
    fingerprint,
    moments,
    play,
    position,
    random_table,
    seeds,
)

FUZZED_GAMES = 700  # for each set-up, beside what Hypothesis plays: many thousand in all
ENOUGH = 250_000  # decisions


def things(game: Game) -> Counter[tuple[str, int]]:
    return Counter((zone.kind, thing) for zone in game.zones() for thing in zone.things)


class Careful(Ask):
    """Plays at random and looks closely at every question and at the table while it is open."""

    def __init__(self, setup: Setup, game: Game, rng: Rng) -> None:
        super().__init__()
        self.kinds = open_box(setup.game).questions
        self.game = game
        self.inventory = things(game)
        self.rng = rng

    def one(self, seat: int, question: int, options: list[int]) -> int:
        assert 0 <= seat < self.game.players
        assert options, "a question without an option is a dead end"
        assert options == sorted(set(options))
        assert options[0] >= 0
        assert options[-1] < self.kinds[question].size
        assert things(self.game) == self.inventory
        return options[self.rng.below(len(options))]


@every_setup
@given(seed=seeds)
def test_random_play_ends_with_a_result(setup: Setup, seed: int) -> None:
    game = setup.deal(seed)
    play(game, Noting(Rng(seed)))
    places, scores = game.places(), game.scores()
    assert len(places) == len(scores) == setup.players
    assert min(places) == 1
    for place in places:  # ties are shared: a place is one more than those who are better
        assert place == 1 + sum(other < place for other in places)


@every_setup
def test_thousands_of_games_have_no_dead_end(setup: Setup) -> None:
    """Where games are long, fewer of them have as many positions; each is played to its end."""
    decisions = 0
    for seed in range(FUZZED_GAMES // 10):
        decisions += playouts(setup.deal(seed), 10, seed)
        if decisions > ENOUGH:
            break
    assert decisions > FUZZED_GAMES


@every_setup
@given(seed=seeds)
def test_options_are_sorted_unique_and_of_the_domain_and_nothing_is_created_or_lost(
    setup: Setup, seed: int
) -> None:
    game = setup.deal(seed)
    careful = Careful(setup, game, Rng(seed))
    play(game, careful)
    assert things(game) == careful.inventory


@every_setup
@given(seed=seeds, moment=moments)
def test_an_earlier_copy_never_changes(setup: Setup, seed: int, moment: float) -> None:
    game = random_table(setup, seed, moment).outlook_parts()[1].copy()
    earlier = game.copy()
    before = fingerprint(earlier)
    assert fingerprint(game) == before
    play(game, RandomAsk(Rng(seed)))
    assert fingerprint(earlier) == before


@every_setup
@given(seed=seeds, moment=moments)
def test_a_copy_plays_on_as_the_game_does(setup: Setup, seed: int, moment: float) -> None:
    game = random_table(setup, seed, moment).outlook_parts()[1].copy()
    twin = game.copy()
    play(game, RandomAsk(Rng(seed)))
    play(twin, RandomAsk(Rng(seed)))
    assert fingerprint(game) == fingerprint(twin)


@every_setup
@given(seed=seeds)
def test_leaving_out_what_is_asked_for_forms_sake_changes_nothing(setup: Setup, seed: int) -> None:
    games, counts = [], []
    for brief in (True, False):
        ask = RandomAsk(Rng(seed))
        ask.brief = brief
        game = setup.deal(seed)
        play(game, ask)
        games.append(fingerprint(game))
        counts.append(ask.decisions)
    assert games[0] == games[1]
    assert counts[0] == counts[1]


@every_setup
@given(seed=seeds)
def test_the_same_seed_deals_the_same_game(setup: Setup, seed: int) -> None:
    assert fingerprint(setup.deal(seed)) == fingerprint(setup.deal(seed))


@every_setup
def test_different_seeds_deal_different_games(setup: Setup) -> None:
    assert len({fingerprint(setup.deal(seed)) for seed in range(50)}) > 45


@every_setup
@given(seed=seeds, moment=moments)
def test_a_question_is_open_or_the_game_is_over(setup: Setup, seed: int, moment: float) -> None:
    table = random_table(setup, seed, moment)
    assert table.over == (not table.questions)
    assert table.over == position(table).over()
    assert table.over == (table.result is not None)
