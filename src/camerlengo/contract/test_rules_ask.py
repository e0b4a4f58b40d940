"""What every game promises about its questions, its things, its chance and its end."""

from __future__ import annotations

from collections import Counter

from camerlengo.bots.playout import playouts
from camerlengo.contract.setups import (
    OTHER_CHANCE,
    THOROUGH,
    Noting,
    Setup,
    Spot,
    at_spots,
    every_setup,
    fingerprint,
    large_setups,
    play,
    position,
    setups_where,
    table_at,
)
from camerlengo.core import Ask, Game, RandomAsk, Rng

# For each set-up, beside what Hypothesis plays: many thousand games in all on a compiled engine.
FUZZED_GAMES = 700 if THOROUGH else 100
ENOUGH = 250_000 if THOROUGH else 5_000  # decisions

SEEDS = 50


def things(game: Game) -> Counter[tuple[str, int]]:
    return Counter((zone.kind, thing) for zone in game.zones() for thing in zone.things)


class Careful(Ask):
    """Plays at random and looks closely at every question, and at the table while one in four is open."""

    def __init__(self, setup: Setup, game: Game, rng: Rng) -> None:
        super().__init__()
        self.kinds = setup.box.questions
        self.game = game
        self.inventory = things(game)
        self.rng = rng

    def one(self, seat: int, question: int, options: list[int]) -> int:
        assert 0 <= question < len(self.kinds), f"the rules ask question {question}, which the box has not"
        asked = f"the question {self.kinds[question].name!r}"
        assert 0 <= seat < self.game.players, f"{asked} goes to seat {seat}, and nobody sits there"
        assert options, f"{asked} has no option: a dead end"
        assert options == sorted(set(options)), (
            f"{asked} has options that are not sorted and unique: {options}"
        )
        size = self.kinds[question].size
        assert options[0] >= 0, f"{asked} has an option below 0: {options}"
        assert options[-1] < size, f"{asked} has option {options[-1]}, but the box says it has {size} of them"
        if self.rng.below(4) == 0:
            self.count()
        return options[self.rng.below(len(options))]

    def count(self) -> None:
        found = things(self.game)
        assert found == self.inventory, (
            f"things in the zones were created ({found - self.inventory}) or lost ({self.inventory - found})"
        )


@every_setup
@at_spots
def test_random_play_ends_with_a_result(setup: Setup, spot: Spot) -> None:
    game = setup.deal(spot.seed(setup))
    play(game, Noting(Rng(spot.luck)))
    places, scores = game.places(), game.scores()
    assert len(places) == len(scores) == setup.players, "each seat has a place and a score"
    assert min(places) == 1, f"nobody is first: {places}"
    for place in places:
        better = sum(other < place for other in places)
        assert place == 1 + better, f"ties are shared, and {better} are better than place {place}: {places}"


@every_setup
def test_thousands_of_games_have_no_dead_end(setup: Setup) -> None:
    """Where games are long, fewer of them have as many positions; each is played to its end."""
    decisions = 0
    for seed in range(FUZZED_GAMES // 10):
        decisions += playouts(setup.deal(seed), 10, seed)
        if decisions > ENOUGH:
            break
    assert decisions, "nobody ever has anything to decide"


@every_setup
@at_spots
def test_options_are_sorted_unique_and_of_the_domain_and_nothing_is_created_or_lost(
    setup: Setup, spot: Spot
) -> None:
    game = setup.deal(spot.seed(setup))
    careful = Careful(setup, game, Rng(spot.luck))
    play(game, careful)
    careful.count()


@every_setup
@at_spots
def test_leaving_out_what_is_asked_for_forms_sake_changes_nothing(setup: Setup, spot: Spot) -> None:
    games, counts = [], []
    for brief in (True, False):
        ask = RandomAsk(Rng(spot.luck))
        ask.brief = brief
        game = setup.deal(spot.seed(setup))
        play(game, ask)
        games.append(fingerprint(game))
        counts.append(ask.decisions)
    assert games[0] == games[1], "the game ends otherwise if questions with one option are left out"
    assert counts[0] == counts[1], (
        "there is more to decide if questions with one option are left out, or less"
    )


@every_setup
@at_spots
def test_the_same_seed_deals_the_same_game(setup: Setup, spot: Spot) -> None:
    seed = spot.seed(setup)
    assert fingerprint(setup.deal(seed)) == fingerprint(setup.deal(seed)), (
        f"the same seed deals another game: {OTHER_CHANCE}"
    )


def deals(setup: Setup) -> int:
    """How many different games so many seeds deal."""
    return len({fingerprint(setup.deal(seed)) for seed in range(SEEDS)})


def ends(setup: Setup) -> int:
    """How many different games so many seeds make if everybody always takes the first option."""
    found = set()
    for seed in range(SEEDS):
        game = setup.deal(seed)
        play(game, Ask())
        found.add(fingerprint(game))
    return len(found)


@setups_where(lambda setup: setup.box.chance and not setup.options)
def test_seeds_make_different_games_where_there_is_chance(setup: Setup) -> None:
    """At the deal or, where chance comes later, by the end. An option may leave nothing to chance."""
    assert deals(setup) > 1 or ends(setup) > 1, (
        "all seeds make the same game: the seed is not used, or the box must say that there is no chance"
    )


@setups_where(lambda setup: not setup.box.chance)
def test_nothing_is_drawn_where_the_box_says_that_there_is_no_chance(setup: Setup) -> None:
    assert deals(setup) == ends(setup) == 1, "seeds make different games, but the box says: no chance"
    game = setup.deal(1)
    before = game.rng.state
    play(game, RandomAsk(Rng(1)))
    assert game.rng.state == before, "something is drawn or thrown, but the box says: no chance"


@large_setups
def test_nearly_every_seed_deals_another_game_where_there_is_much_to_deal(setup: Setup) -> None:
    assert deals(setup) > 0.9 * SEEDS, "different seeds deal the same game"


@every_setup
@at_spots
def test_a_question_is_open_or_the_game_is_over(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    assert table.over == (not table.questions), "the table is over with an open question, or waits for nobody"
    assert table.over == position(table).over(), "the rules say that the game is over, and the table does not"
    assert table.over == (table.result is not None), "there is a result before the end, or none at the end"
