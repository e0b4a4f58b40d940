"""`camerlengo games`: what can be played, in the reader's language."""

from __future__ import annotations

import json

import pytest

from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games import names, open_box
from tests.cli.terminal import camerlengo, unwrapped


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_game_is_listed_with_players_and_options(name: str, language: str) -> None:
    said = camerlengo("games", language=language)
    assert (said.code, said.err) == (0, "")
    words = unwrapped(said.out)
    box = open_box(name)
    assert box.title in words
    settings = [f"{name}.setting.{setting.name}.help" for setting in box.settings]
    for key in (f"{name}.about.line", *settings):
        assert text(key).say(language) in words
    for setting in box.settings:
        assert f"--option {setting.name}=" in words


def test_values_are_shown_as_they_are_typed() -> None:
    assert "--option short=no|yes  (default: no)" in camerlengo("games").out
    assert "--option start=drawn|1|2|3|4  (default: drawn)" in camerlengo("games").out
    french = camerlengo("games", language="fr").out
    assert "--option short=non|oui  (par défaut\N{NO-BREAK SPACE}: non)" in french


def test_one_game_is_listed_alone() -> None:
    said = camerlengo("games", "q")
    assert open_box("q").title in said.out
    assert "Richelieu" not in said.out
    assert camerlengo("games", "tarot").code != 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_are_listed_with_what_events_tell(language: str) -> None:
    out = camerlengo("games", "richelieu", "--codes", language=language).out
    assert "| `take` | `1l` `1r` `2l` `2r` `3l` `3r` `4l` `4r` `disc` `none` |" in out
    assert "| `move_to` | `1.1` … `1.12` `2.1` … `2.12` `3.1` … `3.12` `4.1` … `4.12` |" in out
    only = text("cli.games.its_seat").say(language)
    assert f"| `saw_disc` | disc | {only} | {text('cli.games.yes').say(language)} |" in out


def test_codes_as_json() -> None:
    (game,) = json.loads(camerlengo("games", "richelieu", "--codes", "--json").out)["games"]
    assert game["questions"][0]["codes"][:2] == ["1l", "1r"]
    assert game["events"][0]["about"] == ["place", "card"]


def test_json_is_one_object() -> None:
    said = camerlengo("games", "--json")
    assert said.out.count("\n") == 1
    assert [game["name"] for game in json.loads(said.out)["games"]] == list(names())
