"""Practice: the same command finds the same weights, and only what wins again is kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

import camerlengo
from camerlengo.bots import BotAsk, make_bot, suspects
from camerlengo.bots.levels import has_practised, practised
from camerlengo.bots.suspicious import Suspicious
from camerlengo.core.errors import SetupError
from camerlengo.core.rng import Rng
from camerlengo.games import names, open_box
from camerlengo.games.q.policy import QPolicy
from camerlengo.games.q.rules import QGame
from camerlengo.games.q.style import WEIGHTS, Style, style_of
from camerlengo.lab import practice as module
from camerlengo.lab.arena import Contest
from camerlengo.lab.practice import (
    Duel,
    DuelRunner,
    Practice,
    Practised,
    Trainee,
    Weights,
    against,
    beginning,
    changed,
    own_practice,
    practise,
)
from camerlengo.lab.statistics import wilson
from tests.lab.elsewhere import Elsewhere
from tests.recorded import FOUR, THOROUGH

PRACTICE = Practice(game="q", players=5, games=1, seed=3)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any games."""
    for name in ("TRIED", "AGAIN", "TESTED"):
        monkeypatch.setattr(module, name, 1)
    monkeypatch.setattr(module, "CHANGES", 2)


@pytest.mark.usefixtures("short")
def test_the_same_practice_gives_the_same_file() -> None:
    found = practise(PRACTICE)
    assert practise(PRACTICE, Elsewhere()).to_text() == found.to_text()
    assert msgspec.json.decode(found.to_text().encode(), type=Practised) == found
    assert (found.game, found.players, found.games, found.seed) == ("q", 5, 1, 3)
    assert found.tested == 2
    assert 0 <= found.won <= 2
    assert found.weights.keys() == beginning("q").keys()


def scripted(
    monkeypatch: pytest.MonkeyPatch, first: float, again: float
) -> list[tuple[list[Weights], Weights]]:
    """What candidates win when they are tried, and the best of them again; the last duel is the test."""
    met: list[tuple[list[Weights], Weights]] = []

    def shares(sparring: DuelRunner, candidates: list[Weights], champion: Weights, _: int) -> list[float]:
        met.append((candidates, champion))
        sparring.games += 1
        if len(candidates) == 1:
            return [again]
        return [0.1] * (len(candidates) - 1) + [first]

    monkeypatch.setattr(DuelRunner, "shares", shares)
    return met


def test_what_wins_and_wins_again_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    met = scripted(monkeypatch, 0.6, 0.55)
    found = practise(PRACTICE)
    (candidates, before), (best, _), (tested, against) = met
    assert before == against == beginning("q")
    assert best == tested == [candidates[-1]]
    assert found.weights == candidates[-1]


@pytest.mark.parametrize(("first", "again"), [(0.51, 0.9), (0.6, 0.51)])
def test_what_was_only_lucky_is_not(first: float, again: float, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, first, again)
    assert practise(PRACTICE).weights == beginning("q")


def test_no_deal_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    deals: list[int] = []

    def noted(contest: Contest, duel: Duel) -> float:
        deals.append(duel.deal)
        return 0.9

    monkeypatch.setattr(module, "won", noted)
    practise(PRACTICE)
    tried = module.CHANGES * module.TRIED
    assert set(deals[:tried]) == set(range(module.TRIED))  # the same ones for all changes
    rest = deals[tried:]
    assert len(set(rest)) == len(rest) == module.AGAIN + module.TESTED
    assert not set(rest) & set(deals[:tried])


def test_some_weights_change_a_little() -> None:
    chance = Random(1)
    weights = beginning("q")
    for _ in range(50):
        others = [name for name, weight in changed(weights, chance).items() if weight != weights[name]]
        assert 1 <= len(others) <= module.MOST_CHANGED
    assert all(weight > 0 for weight in changed(weights, chance).values())


def test_weights_are_those_of_the_style_and_a_share_is_no_more_than_all() -> None:
    usual = Style()
    assert set(WEIGHTS) == {name for name in dir(usual) if isinstance(getattr(usual, name), float)}
    assert QPolicy().weights() == {name: getattr(usual, name) for name in WEIGHTS}
    style = style_of({"thrown": 1.4, "seizure": 1.4})
    assert (style.thrown, style.seizure, style.kept) == (1.0, 1.4, usual.kept)


def test_who_has_practised_plays_by_it_with_as_many_players_only() -> None:
    """Who would seize every ship does so at its own table only."""
    box = open_box("q")
    seizes: Weights = {"seizure": -1000.0}

    def answers(players: int, weights: dict[int, Weights]) -> list[tuple[int, int]]:
        policy = QPolicy().practised(weights)
        seated = BotAsk([Suspicious(Rng(seat), policy) for seat in range(players)])
        game = box.new(players, 1)
        assert isinstance(game, QGame)
        while not game.over() and (THOROUGH or game.round <= 2):
            seated.take_turn(game)
        return seated.given

    assert answers(5, {5: seizes}) != answers(5, {})
    assert answers(6, {5: seizes}) == answers(6, {})


WITHOUT_A_POLICY = [name for name in names() if open_box(name).policy() is None]


def test_of_the_four_only_q_has_a_way_of_its_own() -> None:
    assert {*FOUR} - {*WITHOUT_A_POLICY} == {"q"}


@pytest.mark.parametrize("name", WITHOUT_A_POLICY)
def test_a_game_without_a_way_of_its_own_cannot_practise(name: str) -> None:
    with pytest.raises(SetupError, match="practise"):
        beginning(name)
    assert has_practised(open_box(name)) == []
    assert practised(open_box(name)) is None


def test_files_in_the_box_name_the_command_that_made_them_and_win_for_certain() -> None:
    """Where practice has found nothing better, the file keeps the weights that it began with, and says so."""
    assert has_practised(open_box("q")) == list(open_box("q").players)
    for path in Path(camerlengo.__file__).parent.glob("games/*/practised/*.json"):
        found = msgspec.json.decode(path.read_bytes(), type=Practised)
        assert path == own_practice(found.game, found.players)
        assert path.read_text(encoding="utf-8") == found.to_text()
        assert f'"command": "{found.command}"' in found.to_text()
        assert found.weights.keys() == beginning(found.game).keys()
        better = wilson(found.won, found.tested)[0] > 1 / 2
        assert better or (found.weights == beginning(found.game) and 2 * found.won == found.tested)


def test_the_pope_of_q_and_its_trials_have_practised() -> None:
    box = open_box("q")
    assert suspects("practised", open_box("q"))
    pope, spy = make_bot("pope", box, 1), make_bot("suspicious", box, 1)
    assert isinstance(pope, Suspicious)
    assert isinstance(spy, Suspicious)
    for policy, styles in ((pope.policy, [5, 6]), (spy.policy, [])):
        assert isinstance(policy, QPolicy)
        assert sorted(policy.styles) == styles
    trainee = Trainee(5, beginning("q"))(box, 1)
    assert isinstance(trainee, Suspicious)


@pytest.mark.usefixtures("short")
def test_two_practices_meet_on_deals_that_neither_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TESTED", 2)
    first = beginning("q")
    assert against(PRACTICE, first, first) == (2.0, 4)  # equals, from either side
    met: list[int] = []
    shares = DuelRunner.shares

    def noted(sparring: DuelRunner, candidates: list[Weights], champion: Weights, deals: int) -> list[float]:
        met.append(sparring.deals)
        return shares(sparring, candidates, champion, deals)

    monkeypatch.setattr(DuelRunner, "shares", noted)
    assert against(PRACTICE, first, changed(first, Random(1)), Elsewhere())[1] == 4
    assert met == [module.FRESH]
