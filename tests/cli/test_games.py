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
    assert "--option short=no|yes  (otherwise no)" in camerlengo("games").out
    assert "--option start=drawn|1|2|3|4  (otherwise drawn)" in camerlengo("games").out
    assert "--option short=non|oui  (sinon non)" in camerlengo("games", language="fr").out


def test_json_is_one_object() -> None:
    said = camerlengo("games", "--json")
    assert said.out.count("\n") == 1
    assert [game["name"] for game in json.loads(said.out)["games"]] == list(names())
