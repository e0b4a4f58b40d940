"""The arena: everybody from every side with the same deals, and ratings that say what the games say."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from camerlengo.games import names, open_box
from camerlengo.lab.arena import (
    Contest,
    Meeting,
    Round,
    hold,
    hold_all,
    play_round,
    ratings,
    rounds_of,
    rounds_played,
    victories,
)
from camerlengo.lab.executors import Executor
from camerlengo.lab.statistics import wilson
from tests.lab.elsewhere import ALIKE, Elsewhere, all_alike
from tests.recorded import FOUR, THOROUGH

DUEL = Contest(
    game="richelieu", players=2, bots=("greedy", "random"), rounds=3, seed=2, options={"short": True}
)


def played(contest: Contest, executor: Executor | None = None) -> list[Round]:
    return [one for _, one in rounds_played([contest], executor)]


@pytest.fixture(scope="module")
def duel() -> list[Round]:
    return played(DUEL)


# --- who meets whom -------------------------------------------------------------------------------


def contest(players: int, **changes: object) -> Contest:
    whole = Contest(game="richelieu", players=players, bots=("a", "b", "c"), rounds=1, seed=1)
    return msgspec.structs.replace(whole, **changes)


def test_with_two_players_every_pair_meets_once() -> None:
    assert contest(2).meetings() == [("a", "b"), ("a", "c"), ("b", "c")]


def test_with_more_players_either_of_a_pair_sits_alone() -> None:
    pairs = [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert contest(3).meetings() == pairs
    assert contest(3, one_way=True).meetings() == pairs[::2]


def test_neighbours_meet_only_each_other() -> None:
    assert contest(2, neighbours=True).meetings() == [("a", "b"), ("b", "c")]


@pytest.mark.parametrize("name", names())
def test_seats_of_a_faction_are_one_side_and_others_stand_alone(name: str) -> None:
    box = open_box(name)
    for players in box.players:
        whole = Contest(game=name, players=players, bots=("random", "greedy"), rounds=1, seed=1)
        sides = len(set(box.evaluation().sides(box.new(players, 1))))
        assert whole.sides == sides
        assert whole.factions == (name == "q") or name not in FOUR
        assert len(whole.meetings()) == (1 if sides == 2 else 2)


# --- what is played -------------------------------------------------------------------------------


def test_the_same_contest_is_the_same_games_here_and_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    all_alike(monkeypatch)
    contest = msgspec.structs.replace(DUEL, bots=ALIKE[:2], rounds=8)
    here = played(contest)
    assert here == played(contest, executor=Elsewhere())
    assert [one.number for one in here] == list(range(8))
    assert len({one.won for one in here}) > 1


def test_contests_that_are_held_together_are_the_same_as_each_alone() -> None:
    contests = [
        msgspec.structs.replace(DUEL, rounds=2),
        msgspec.structs.replace(DUEL, players=3, rounds=1, seed=3),
        msgspec.structs.replace(DUEL, rounds=1, seed=5),
    ]
    rounds: list[Round] = []
    together = hold_all(contests, on_round=rounds.append)
    alone: list[Round] = []
    for contest, meetings in zip(contests, together, strict=True):
        (held,) = hold_all([contest], on_round=alone.append)
        assert [vars(meeting) for meeting in meetings] == [vars(meeting) for meeting in held]
    assert rounds == alone
    assert hold_all([]) == []


def test_bots_that_meet_themselves_win_as_much_as_they_lose() -> None:
    """The deal, and the chance of every seat, are the same in all games of a round."""
    mirror = msgspec.structs.replace(DUEL, bots=("greedy", "bishop"), rounds=2)
    for one in played(mirror):
        assert sum(one.won) == 1.0


def test_a_meeting_of_factions_is_played_from_either_side() -> None:
    whole = Contest(game="q", players=5, bots=("suspicious", "greedy"), rounds=2, seed=1)
    (meeting,) = hold(whole)
    assert meeting.games == 4
    assert len(meeting.by_side) == 2
    assert sum(meeting.by_side) == pytest.approx(meeting.won)


def test_one_who_plays_better_wins_from_either_side() -> None:
    rounds = 10 if THOROUGH else 5
    (meeting,) = hold(msgspec.structs.replace(DUEL, rounds=rounds))
    assert min(meeting.by_side) >= 0.8 * rounds
    assert meeting.interval == wilson(meeting.won, 2 * rounds)


def test_a_round_stands_for_itself(duel: list[Round]) -> None:
    which = list(rounds_of(DUEL))[2]
    assert play_round(DUEL, which) == duel[2]


@pytest.mark.parametrize(
    ("places", "sides", "parts"),
    [
        ([1, 2], [0, 1], [1, 0]),
        ([1, 1], [0, 1], [1, 1]),
        ([1, 1, 3], [0, 1, 2], [1, 1, 0]),
        ([1, 4, 1, 4, 1], [0, 1, 0, 1, 0], [1, 0]),
        ([1, 4, 1, 4, 1], [0, 1, 0, 1, 1], [1, 1 / 3]),  # one of the others has come over
        ([1, 1, 1, 1, 1], [0, 1, 0, 1, 0], [1, 1]),  # level: nobody has won
    ],
)
def test_a_side_has_won_as_far_as_its_seats_have(
    places: list[int], sides: list[int], parts: list[float]
) -> None:
    assert victories(places, sides) == dict(enumerate(parts))


def test_ties_are_told_from_decided_games() -> None:
    meeting = Meeting("a", "b", 2)
    meeting.add(Round("a", "b", 0, (1.0, 0.5), (0, 1)))
    meeting.add(Round("a", "b", 1, (1.0, 0.0), (0, 0)))
    assert (meeting.games, meeting.won, meeting.shared) == (4, 2.5, 1)
    assert meeting.decided == (2.0, 3)
    assert [meeting.decided_on(side) for side in (0, 1)] == [(2.0, 2), (0.0, 1)]
    assert meeting.on_side(0) == (1.0, wilson(2.0, 2))


# --- ratings --------------------------------------------------------------------------------------


def meeting_of(alone: str, others: str, won: float, games: int, sides: int = 2) -> Meeting:
    meeting = Meeting(alone, others, sides)
    rounds = games // sides
    for number in range(rounds):
        meeting.add(Round(alone, others, number, (won / games,) * sides, (0,) * sides))
    return meeting


def test_ratings_foretell_the_share_they_were_made_from() -> None:
    best, worst = ratings([meeting_of("a", "b", 750, 1000)])
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.elo - worst.elo == pytest.approx(191, abs=2)  # ten times the chance is 400 points; three, 191
    assert best.elo + worst.elo == pytest.approx(3000)
    assert best.low < best.elo < best.high
    assert best.high - best.low < 30


def test_a_fair_share_among_four_is_a_quarter() -> None:
    best, worst = ratings([meeting_of("a", "b", 100, 400, 4), meeting_of("b", "a", 100, 400, 4)])
    assert best.elo == pytest.approx(worst.elo, abs=1)


def chain(bots: str) -> Iterator[Meeting]:
    for upper, lower in itertools.pairwise(bots):
        yield meeting_of(upper, lower, 950, 1000)


def test_a_long_chain_of_neighbours_is_rated_from_end_to_end() -> None:
    found = ratings(list(chain("abcdef")))
    steps = [upper.elo - lower.elo for upper, lower in itertools.pairwise(found)]
    assert [one.bot for one in found] == list("abcdef")
    assert steps == pytest.approx([steps[0]] * 5, abs=1)
    assert steps[0] == pytest.approx(511, abs=3)


def test_who_has_won_all_is_not_rated_for_certain() -> None:
    best, worst = ratings([meeting_of("a", "b", 20, 20)])
    assert best.low < best.elo < best.high
    assert best.low > worst.high
    assert best.high - best.low > 200
