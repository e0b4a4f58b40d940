"""Training: the same command learns the same, and what it stores says which command that was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

import camerlengo
from camerlengo.bots import Bot, BotAsk, make_bot
from camerlengo.bots.learned import Learned
from camerlengo.bots.levels import foresight, judgement, network_of
from camerlengo.bots.trials import Trials
from camerlengo.core import extras
from camerlengo.core.errors import SetupError
from camerlengo.core.game import Game
from camerlengo.core.rng import Rng
from camerlengo.games import OWN, names, open_box
from camerlengo.lab import train as training
from camerlengo.lab.train import (
    FEWEST_GAMES,
    Descent,
    Example,
    Fit,
    PendingExample,
    Positions,
    Source,
    TrainingPlan,
    by_side,
    compared,
    gather,
    own_file,
    train,
)
from tests.lab.elsewhere import Elsewhere
from tests.recorded import FOUR

LESSON = TrainingPlan(game="richelieu", players=2, games=12, seed=3, bots=("random", "greedy"))


OTHER = msgspec.structs.replace(LESSON, seed=5)

Examples = list[list[Example]]  # of each game


@pytest.fixture(scope="module", autouse=True)
def _no_other_worlds() -> Iterator[None]:
    """Games are not played on in guessed worlds, but in the test of just that."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(training, "GUESSED", 0)
        yield


@pytest.fixture(scope="module")
def games() -> Examples:
    return gather(LESSON)


@pytest.fixture(scope="module")
def other_games() -> Examples:
    return gather(OTHER)


@pytest.fixture(scope="module")
def fit(games: Examples) -> Fit:
    return train(LESSON, games)


def stored() -> list[Path]:
    return sorted(Path(camerlengo.__file__).parent.glob("games/*/learned/*.json"))


def learned(game: str) -> list[int]:
    """The numbers of players with which a game has learned."""
    return sorted(int(path.stem) for path in stored() if path.parents[1].name == game)


def test_the_same_lesson_gives_the_same_file(fit: Fit) -> None:
    assert train(LESSON, gather(LESSON, Elsewhere())).to_text() == fit.to_text()


def test_another_seed_is_another_lesson(fit: Fit, other_games: Examples) -> None:
    assert train(OTHER, other_games).linear != fit.linear


def test_a_file_names_what_it_was_made_from_and_can_be_read(fit: Fit) -> None:
    read = msgspec.json.decode(fit.to_text().encode(), type=Fit)
    assert read == fit
    lesson = TrainingPlan(**{name: getattr(read, name) for name in TrainingPlan.__struct_fields__})
    assert lesson == LESSON


def test_files_in_the_boxes_name_the_command_that_made_them_and_fit_their_game() -> None:
    """One for each number of players, and each predicts better than the game (docs/bot-learning.md)."""
    for name in names():
        assert learned(name) in ([], sorted(open_box(name).players))
        assert learned(name) or name not in FOUR
    for path in stored():
        found = msgspec.json.decode(path.read_bytes(), type=Fit)
        assert (found.game, f"{found.players}.json") == (path.parents[1].name, path.name)
        assert path.read_text(encoding="utf-8") == found.to_text()
        assert f'"command": "{found.command}"' in found.to_text()
        assert found.games >= FEWEST_GAMES
        assert found.seed >= 0
        assert found.bots
        assert found.loss < min(found.loss_of_own, found.loss_of_nothing)
        box = open_box(found.game)
        game = box.new(found.players, 1)
        assert {len(parts) for parts in box.evaluation().features(game)} == {len(found.mean)}
        assert len(found.linear) == 2 * len(found.mean)
        network = network_of(path.read_text(encoding="utf-8"))
        chances = Learned(box.evaluation(), {found.players: network}).chances(game)
        assert len(chances) == found.players
        assert all(0.0 < chance < 1.0 for chance in chances)
        assert found.loss < found.loss_of_nothing


def test_what_is_learned_is_a_chance_for_every_seat(fit: Fit) -> None:
    box = open_box("richelieu")
    game = box.new(2, 5)
    learned = Learned(box.evaluation(), {2: network_of(fit.to_text())})
    chances = learned.chances(game)
    assert sum(chances) == pytest.approx(1)
    assert learned.value(game, 0) == chances[0]
    BotAsk([Bot(Rng(seat)) for seat in range(2)]).play(game)
    assert [learned.value(game, seat) for seat in range(2)] == box.evaluation().outcome(game)


def test_the_losses_are_of_games_that_were_not_learned_from(fit: Fit) -> None:
    assert fit.loss_of_nothing == pytest.approx(0.69315)
    assert 0 < fit.loss <= fit.loss_of_nothing
    assert fit.positions > 50


@pytest.mark.parametrize("name", names())
def test_it_is_learned_in_worlds_as_a_player_would_guess_them(name: str) -> None:
    box = open_box(name)
    players = max(box.players)
    source = Source(TrainingPlan(game=name, players=players, games=1, seed=1, bots=("random",)), 0)
    _, turns = source.play(box.new(players, 9))
    later = turns[len(turns) // 2 :]  # at times nobody holds a hidden card
    game = next((one for one in later if all(hides(one, seat) for seat in range(players))), later[0])
    assert name not in FOUR or all(hides(game, seat) for seat in range(players))
    for seat in range(players):
        worlds = [source.guessed(game, seat) for _ in range(4)]
        assert all(world.view(seat) == game.view(seat) for world in worlds)
        others = [[world.view(other) for other in range(players) if other != seat] for world in worlds]
        if hides(game, seat):
            assert any(views != others[0] for views in others), "nothing was guessed"


def hides(game: Game, seat: int) -> bool:
    """Whether another seat sees what this one does not."""
    return any(
        zone.things and not zone.open_to(seat) and any(map(zone.open_to, range(game.players)))
        for zone in game.zones()
    )


def test_a_game_is_played_on_in_guessed_worlds_which_end_in_their_own_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ends = []
    for worlds in (0, 3):
        monkeypatch.setattr(training, "GUESSED", worlds)
        ends.append([(one.noted, one.clearly) for one in Source(LESSON, 0).examples()])
    played, played_on = ends
    assert played_on[: len(played)] == played
    endings = {tuple(clearly) for _, clearly in played_on}
    assert {tuple(clearly) for _, clearly in played} < endings


def test_who_won_counts_less_than_how_clearly() -> None:
    positions = Positions(
        np, [Example(PendingExample([[1.0], [0.0]], 0.0, [0.5, 0.5]), [1.0, 0.0], [0.6, 0.4])]
    )
    assert positions.learned.tolist() == [pytest.approx([0.74, 0.26])]
    assert positions.won.tolist() == [[1.0, 0.0]]


@pytest.mark.parametrize("name", names())
def test_who_has_won_has_won_most_clearly(name: str) -> None:
    box = open_box(name)
    for players in box.players:
        game = box.new(players, 3)
        BotAsk([Bot(Rng(seat)) for seat in range(players)]).play(game)
        shares = box.evaluation().margins(game)
        by_points = sorted(zip(game.scores(), shares, strict=True))
        assert [share for _, share in by_points] == sorted(shares)
        assert sum(by_side(shares, box.evaluation().sides(game))) == pytest.approx(1)
        won = [share for share, place in zip(shares, game.places(), strict=True) if place == 1]
        assert max(shares) == max(won)


def test_victories_are_as_likely_as_they_were_when_learning_is_over() -> None:
    """However flat or steep a network has become: it is wrong no more often than it says."""
    examples = [
        Example(
            PendingExample([[1.0], [0.0]], 0.0, [0.5, 0.5]),
            [1.0, 0.0] if number % 4 else [0.0, 1.0],
            [0.6, 0.4],
        )
        for number in range(40)  # three of four were won
    ]
    positions = Positions(np, examples)
    positions.rescale(np.zeros(1), np.ones(1))
    for steepness in (0.3, 1.0, 3.0):
        descent = Descent(np, 2, 1, steepness)
        descent.steepen(positions)
        assert descent.chances(positions.x)[0][0] == pytest.approx(0.75, abs=0.001)


def test_what_a_side_has_is_what_each_of_its_seats_has() -> None:
    assert by_side([0.7, 0.3], [0, 1]) == [0.7, 0.3]
    assert by_side([1.0, 0.0, 1.0, 0.0, 0.0], [0, 1, 0, 1, 1]) == [1.0, 0.0]
    assert by_side([0.6, 0.6], [0, 0]) == pytest.approx([0.6, 0.4])


def lost(fit: Fit, steepness: float) -> Fit:
    """The same network, but that much surer of itself, or of the opposite."""
    return msgspec.structs.replace(
        fit, linear=[steepness * one for one in fit.linear], out=[steepness * one for one in fit.out]
    )


def test_two_networks_are_compared_by_games_from_which_neither_has_learned(fit: Fit, games: Examples) -> None:
    games = [*games, *games[:8]]  # twenty: only how many there are decides
    other = msgspec.structs.replace(fit, seed=9)
    for stored, judged in (
        (fit, 2),  # of its twelve games two, though of twenty there would be three
        (msgspec.structs.replace(fit, games=400), 3),
        (other, 3),
        (msgspec.structs.replace(fit, bots=("greedy",)), 3),
    ):
        found = compared(msgspec.structs.replace(fit, games=20), stored, games)
        assert found is not None
        assert found.games == judged
        assert found.loss == found.loss_of_stored
        assert not found.better
    positions = Positions(np, [one for game in games[:3] for one in game])
    found = compared(fit, other, games)
    assert found is not None
    assert found.loss == pytest.approx(positions.losses(fit).mean())


def test_a_network_is_better_if_that_is_beyond_doubt(
    fit: Fit, other_games: Examples, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = other_games
    monkeypatch.setattr(training, "TESTED", 1.0)
    contrary = lost(fit, -5.0)  # and so wrong in nearly every game
    few = compared(fit, contrary, games)
    assert few is not None
    assert few.loss < few.loss_of_stored
    assert not few.better
    monkeypatch.setattr(training, "FEWEST_JUDGED", len(games))
    for one, stored, better in ((fit, contrary, True), (contrary, fit, False), (fit, fit, False)):
        found = compared(one, stored, games)
        assert found is not None
        assert found.better is better


def test_its_loss_is_the_one_that_its_file_says(fit: Fit, games: Examples) -> None:
    found = compared(fit, fit, games)
    assert found is not None
    assert found.loss == pytest.approx(fit.loss, abs=1e-4)


def test_a_network_of_other_parts_cannot_be_compared(fit: Fit, games: Examples) -> None:
    for stored in (
        msgspec.structs.replace(fit, mean=fit.mean[1:]),
        msgspec.structs.replace(fit, linear=fit.linear[1:]),
        msgspec.structs.replace(fit, out=fit.out[1:]),
    ):
        assert compared(fit, stored, games) is None


def test_without_numpy_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "installed", lambda module: module != "numpy")
    with pytest.raises(SetupError, match=r"camerlengo\[lab\]"):
        train(LESSON, [])


def test_a_checkout_keeps_what_was_learned_in_the_box_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in OWN:
        path = own_file(name, 3)
        assert path is not None
        assert path.parts[-4:] == ("games", name, "learned", "3.json")
        assert path.parents[1].is_dir()
    assert own_file("handful", 3) is None
    monkeypatch.setattr(camerlengo, "__file__", str(tmp_path / "lib" / "camerlengo" / "__init__.py"))
    assert own_file("richelieu", 3) is None


def test_what_only_foretells_is_followed_by_the_curve_and_by_no_bot_but_who_is_to_measure_it() -> None:
    for name in names():
        box = open_box(name)
        for players in learned(name):
            game = box.new(players, 1)
            own = box.evaluation().chances(game)
            assert foresight(box).chances(game) != own
            assert (judgement(box).chances(game) == own) is (players in box.profile.foretold)
            trials, untaught, taught = (
                make_bot(bot, box, 1) for bot in ("trials-4", "untaught-4", "taught-4")
            )
            for bot, judge in (
                (trials, judgement(box)),
                (untaught, box.evaluation()),
                (taught, foresight(box)),
            ):
                assert isinstance(bot, Trials)
                assert bot.judge.chances(game) == judge.chances(game)
