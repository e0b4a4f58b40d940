"""The shelf: games and bots that this process knows, and the names that people type for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from camerlengo import Table, bots, games
from camerlengo.bots import Bot, make_bot
from camerlengo.bots.bot_names import name_of
from camerlengo.core.errors import GameMissing, SetupError
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import open_box
from tests.cli.terminal import camerlengo
from tests.handful.box import HandfulBox
from tests.handful.shelf import HANDFUL, on_the_shelf
from tests.plugins.packages import install, install_broken


class Lowest(Bot):
    """The least of all options."""


def made() -> HandfulBox:
    return HandfulBox()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder where a test installs something; afterwards nothing of it is known."""
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    monkeypatch.undo()
    games.refresh()
    bots.refresh()


@pytest.mark.parametrize("source", [HandfulBox(), HandfulBox, made, HANDFUL["handful"]])
def test_a_game_is_registered_as_a_box_or_as_what_makes_one(source: games.Source) -> None:
    before = games.names()
    games.register("Handful", source)
    try:
        assert games.names() == (*before, "handful")
        assert Table("handful", seed=1).box is open_box("handful")
        assert open_box("handful", 1).rules == 1
    finally:
        games.unregister("handful")
    assert games.names() == before
    with pytest.raises(GameMissing, match="There is no game called “handful”"):
        open_box("handful")


@pytest.mark.parametrize(
    ("name", "source", "reason"),
    [
        ("q", HandfulBox, "is taken"),
        ("fistful", HandfulBox, "box is called “handful”"),
        ("2 hands", HandfulBox, "must begin with a letter"),
        ("handful", lambda: 7, "“int”"),
        ("handful", "no_such_module:Box", "no module “no_such_module”, neither in the folder"),
    ],
)
def test_what_is_no_game_is_refused(name: str, source: games.Source, reason: str) -> None:
    before = games.names()
    with pytest.raises(SetupError, match=reason):
        games.register(name, source)
    assert games.names() == before


def test_a_game_that_is_installed_meanwhile_is_there_after_a_refresh(installed: Path) -> None:
    assert "handful" not in games.names()
    install(installed, "camerlengo-handful", {games.GROUP: HANDFUL})
    games.refresh()
    assert games.names()[-1] == "handful"
    assert not games.problems()


def test_of_two_packages_with_the_same_game_one_brings_it_and_the_other_is_named(installed: Path) -> None:
    for distribution in ("first", "second"):
        install(installed, distribution, {games.GROUP: HANDFUL})
    games.refresh()
    assert games.names().count("handful") == 1
    (problem,) = games.problems()
    assert (problem.name, problem.distribution) == ("handful", "second")
    assert str(problem.text) == "Can’t use the game “handful” from the package “second”. The name is taken."


def test_a_broken_plugin_is_a_sentence_in_every_language(installed: Path) -> None:
    install_broken(installed)
    games.refresh()
    bots.refresh()
    assert games.names() == tuple(games.OWN)
    assert {problem.name for problem in games.problems()} == {"broken", "number", "q", "gone"}
    assert {problem.name for problem in bots.problems()} == {"greedy", "seven"}
    for problem in (*games.problems(), *bots.problems()):
        for language in LANGUAGES:
            said = problem.text.say(language)
            assert "camerlengo-broken" in said
            assert "{" not in said
    with pytest.raises(GameMissing, match="no_such_module"):
        open_box("broken")


@pytest.mark.parametrize("name", ["habemus_papam", "habemus-papam", "Habemus-Papam", " habemus-papam "])
def test_hyphens_and_capitals_are_as_good_and_records_have_one_name(name: str) -> None:
    assert open_box(name) is open_box("habemus_papam")
    assert Table(name, 3, seed=1).record.game == "habemus_papam"
    said = camerlengo("simulate", name, "--games", "1", "--bots", "random", "--json")
    assert said.out.startswith('{"game":"habemus_papam"')


def test_a_game_without_a_profile_plays_by_the_defaults() -> None:
    with on_the_shelf():
        box = open_box("handful")
        for bot in (*bots.LEVELS, "search-3", "trials-2", "practised"):
            seated = bots.BotAsk([make_bot(bot, box, seat) for seat in range(3)])
            game = box.new(3, 1)
            seated.play(game)
            assert game.over()


def test_a_bot_is_registered_under_a_name() -> None:
    bots.register("lowest-one", Lowest)
    try:
        assert "lowest_one" in bots.names()
        assert isinstance(make_bot("lowest_one", open_box("richelieu"), 1), Lowest)
        assert name_of("lowest_one").say("fr") == "lowest_one"
        with pytest.raises(SetupError, match="is taken"):
            bots.register("lowest_one", Lowest)
    finally:
        bots.unregister("lowest_one")
    assert "lowest_one" not in bots.names()
    with pytest.raises(SetupError, match="is taken"):
        bots.register("greedy", Lowest)
    with pytest.raises(SetupError, match="subclass of Bot"):
        bots.register("other", int)  # type: ignore[arg-type]
