"""Bots at one table: every order with the same deal, and figures that say no more than the games do."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable

import msgspec
import pytest

from camerlengo.lab.arena import Contest, hold, ratings
from camerlengo.lab.executors import Executor
from camerlengo.lab.free_for_all import (
    FreeForAll,
    FreeForAllGame,
    free_for_all_ratings,
    games_of,
    games_played,
    play_seating,
)
from camerlengo.lab.statistics import wilson
from tests.lab.elsewhere import ALIKE, Elsewhere, all_alike
from tests.recorded import THOROUGH

THREE = Contest(
    game="richelieu",
    players=3,
    bots=("greedy", "random", "novice"),
    rounds=4,
    seed=2,
    options={"short": True},
)


def company_of(contest: Contest, played: Iterable[FreeForAllGame]) -> FreeForAll:
    company = FreeForAll(contest)
    for one in played:
        company.add(one)
    return company


def played(contest: Contest, executor: Executor | None = None) -> list[FreeForAllGame]:
    return list(games_played(contest, executor))


@pytest.fixture(scope="module")
def three() -> list[FreeForAllGame]:
    return played(THREE)


# --- what is played -------------------------------------------------------------------------------


def test_a_round_has_every_order_of_the_bots_over_the_seats(three: list[FreeForAllGame]) -> None:
    assert [one.number for one in three] == [number for number in range(4) for _ in range(6)]
    for number in range(4):
        orders = [one.bots for one in three if one.number == number]
        assert sorted(orders) == sorted(itertools.permutations(THREE.bots))


def test_the_same_contest_is_the_same_games_here_and_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    all_alike(monkeypatch)
    contest = msgspec.structs.replace(THREE, bots=ALIKE[:3])
    here = played(contest)
    assert here == played(contest, executor=Elsewhere())
    assert len({one.places for one in here}) > 2


def test_a_game_stands_for_itself(three: list[FreeForAllGame]) -> None:
    which = list(games_of(THREE))[7]
    assert play_seating(THREE, which) == three[7]


@pytest.mark.parametrize(
    "alike",
    [
        ("greedy", "bishop"),
        ("practised", "suspicious"),
        ("greedy", "bishop", "suspicious"),
        ALIKE,
    ],
    ids=",".join,
)
def test_bots_that_play_alike_win_exactly_their_fair_share_of_every_round(
    alike: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Richelieu all but the last of these look one step ahead, and the last play at random.

    Every seat has its own chance whoever sits there.
    """
    all_alike(monkeypatch)
    players = len(alike)
    contest = msgspec.structs.replace(THREE, players=players, bots=alike, rounds=1)
    for seed in (1, 2) if THOROUGH else (1,):
        games = played(msgspec.structs.replace(contest, seed=seed))
        assert len({(one.won, one.places) for one in games}) == 1
        for standing in company_of(contest, games).standings:
            assert standing.won == pytest.approx(math.factorial(players) / players)


def test_with_two_players_it_is_a_usual_round() -> None:
    duel = msgspec.structs.replace(THREE, players=2, bots=("curate", "novice"), rounds=3)
    (meeting,) = hold(duel)
    company = company_of(duel, played(duel))
    one, other = company.standings
    assert (one.games, one.won, one.by_seat) == (meeting.games, meeting.won, meeting.by_side)
    assert one.won + other.won == meeting.games
    assert company.shared == meeting.shared
    assert company.interval(one) == meeting.interval
    assert company.in_seat(one, 1) == meeting.on_side(1)
    for here, there in zip(free_for_all_ratings(company), ratings([meeting]), strict=True):
        assert here.bot == there.bot
        assert (here.elo, here.low, here.high) == pytest.approx((there.elo, there.low, there.high), abs=0.01)


def test_one_who_plays_better_wins_from_every_seat(three: list[FreeForAllGame]) -> None:
    company = company_of(THREE, three)
    best, worst, middle = company.standings
    assert best.share > middle.share > worst.share
    assert company.interval(best)[0] > company.fair > company.interval(worst)[1]
    assert min(best.by_seat) > max(worst.by_seat)
    assert best.games_by_seat == [8, 8, 8]
    assert best.mean_place < middle.mean_place < worst.mean_place
    assert [one.bot for one in free_for_all_ratings(company)] == ["greedy", "novice", "random"]


# --- what is counted ------------------------------------------------------------------------------

ABC = Contest(game="richelieu", players=3, bots=("a", "b", "c"), rounds=1, seed=1)


def seatings(number: int, *winners: str) -> list[FreeForAllGame]:
    """A round in which these win, one game each; several letters share it."""
    found = []
    for order, won in zip(itertools.permutations("abc"), winners, strict=True):
        parts = tuple(1 / len(won) if bot in won else 0.0 for bot in order)
        places = tuple(1 if part else len(won) + 1 for part in parts)
        found.append(FreeForAllGame(number, order, parts, places))
    return found


def test_shares_places_and_shared_victories_are_counted() -> None:
    company = company_of(ABC, seatings(0, "a", "a", "b", "ab", "a", "c"))
    a, b, c = company.standings
    assert (company.rounds, company.games, company.shared) == (1, 6, 1)
    assert [one.won for one in (a, b, c)] == [3.5, 1.5, 1.0]
    assert a.mean_place == (1 + 1 + 2 + 1 + 1 + 2) / 6
    assert c.mean_place == (2 + 2 + 2 + 3 + 2 + 1) / 6
    assert sum(a.by_seat) == a.won


def test_a_part_of_a_round_does_not_count() -> None:
    whole, rest = seatings(0, *"aaabbc"), seatings(1, *"bbbbbb")[:5]
    company = company_of(ABC, whole + rest)
    assert (company.rounds, company.games) == (1, 6)
    assert [one.won for one in company.standings] == [3, 2, 1]


def company_with(*rounds: str) -> FreeForAll:
    return company_of(
        ABC, [one for number, winners in enumerate(rounds) for one in seatings(number, *winners)]
    )


def test_games_of_a_deal_count_less_the_more_the_deal_decides() -> None:
    independent = company_with(*["aaabbc", "aabbcc", "abbbcc", "aaabcc"] * 10)
    assert independent.weight == 1.0
    decided = company_with(*["aaaaaa", "bbbbbb", "cccccc"] * 10)
    assert decided.weight == 3 / 6  # as if every deal had been played once in each seat
    between = company_with(*["aaaabc", "abbbbc", "abcccc"] * 10)
    assert 3 / 6 < between.weight < 1.0
    a = decided.standings[0]
    assert decided.interval(a) == wilson(30, 90)
    assert decided.interval(a)[0] < wilson(60, 180)[0]


def test_of_one_round_nobody_knows_how_far_rounds_scatter() -> None:
    company = company_with("aaabbc")
    assert company.weight == 3 / 6
    assert company.interval(company.standings[0]) == wilson(1.5, 3)


# --- ratings --------------------------------------------------------------------------------------


def test_ratings_foretell_the_shares_they_were_made_from() -> None:
    company = company_with(*["aaaabc", "aaaacb"] * 200)
    best, *others = free_for_all_ratings(company)
    assert best.bot == "a"
    for one in others:
        assert best.elo - one.elo == pytest.approx(241, abs=3)  # four times the chance
        assert one.low < one.elo < one.high
    assert sum(one.elo for one in (best, *others)) == pytest.approx(4500)
    assert best.high - best.low < 50


def test_who_has_won_all_is_not_rated_for_certain() -> None:
    best, *others = free_for_all_ratings(company_with(*["aaaaaa"] * 10))
    assert best.low < best.elo < best.high
    assert best.high - best.low > 200
    assert all(best.low > one.high for one in others)
