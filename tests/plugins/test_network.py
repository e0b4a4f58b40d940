"""`--network FILE`: bots follow a network that is not stored with the game."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

from camerlengo.bots import LabSettings, with_network
from camerlengo.bots.levels import foresight, judgement
from camerlengo.games import open_box
from tests.cli.terminal import camerlengo


def stored(game: str, players: int) -> str:
    package = open_box(game).package
    assert package is not None
    return (resources.files(package) / "learned" / f"{players}.json").read_text(encoding="utf-8")


def changed(game: str, players: int) -> str:
    """A network that judges the other way round."""
    fit = json.loads(stored(game, players))
    for name in ("linear", "out"):
        fit[name] = [-weight for weight in fit[name]]
    return json.dumps(fit)


def test_a_network_stands_in_for_the_stored_one_also_where_no_bot_follows_that() -> None:
    box = open_box("pontifex")
    other = with_network(box, LabSettings(network=(2, changed("pontifex", 2))))
    game = box.new(2, 1)
    assert 2 in box.profile.foretold
    assert judgement(other).chances(game) == foresight(other).chances(game)
    assert judgement(other).chances(game) != foresight(box).chances(game)
    assert open_box("pontifex").profile is box.profile
    assert with_network(box, LabSettings()) is box


def test_the_commands_take_a_network(tmp_path: Path) -> None:
    words = ("simulate", "richelieu", "--games", "1", "--bots", "search-6", "--json")
    same, other = tmp_path / "same.json", tmp_path / "other.json"
    same.write_text(stored("richelieu", 2))
    other.write_text(changed("richelieu", 2))
    usual, unchanged, otherwise = (
        json.loads(camerlengo(*words, *more).out)
        for more in ((), ("--network", str(same)), ("--network", str(other)))
    )
    assert usual["by_seat"] == unchanged["by_seat"]
    assert usual["by_seat"] != otherwise["by_seat"]
    contest = ("arena", "richelieu", "--games", "2", "--bots", "search-2,plain-2", "--jobs", "1")
    assert camerlengo(*contest, "--network", str(other)).code == 0
    table = ("play", "richelieu", "--humans", "0", "--bots", "search-1", "--seed", "1")
    assert camerlengo(*table, "--network", str(other)).code == 0


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("{}", "isn’t a network"),
        ("no JSON", "isn’t a network"),
        (stored("q", 5), "is a network for q with 5 players, not for this game"),
        (stored("richelieu", 3), "is a network for richelieu with 3 players"),
        (json.dumps({**json.loads(stored("richelieu", 2)), "mean": [1.0]}), "doesn’t fit this version"),
    ],
)
def test_what_is_no_network_for_this_table_is_refused(content: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "network.json"
    file.write_text(content)
    said = camerlengo("simulate", "richelieu", "--network", str(file))
    assert said.code == 2
    assert reason in said.err
