"""`camerlengo deck`: the cards of a game as a file, and what is wrong with a file of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games import names, open_box
from tests.cli.terminal import Said, camerlengo
from tests.recorded import FOUR

SOURCE = open_box("richelieu").standard_deck().source
WITH_CARDS = [game for game in names() if open_box(game).standard_deck().source]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("game", names())
def test_export_prints_the_deck_as_it_is(game: str) -> None:
    assert camerlengo("deck", "export", game) == Said(0, open_box(game).standard_deck().source, "")


def test_the_four_games_have_cards() -> None:
    assert set(WITH_CARDS) >= set(FOUR)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_CARDS)
def test_what_is_exported_is_fine(game: str, language: str) -> None:
    said = camerlengo("deck", "export", game, "--output", "my.toml", language=language)
    assert said == Said(0, text("cli.deck.exported", path="my.toml").say(language) + "\n", "")
    said = camerlengo("deck", "check", "my.toml", language=language)
    assert said == Said(0, text("cli.deck.fine", path="my.toml").say(language) + "\n", "")


def wrong_deck() -> str:
    """Three things are wrong: a count, a name used twice, a disc outside the table."""
    source = SOURCE.replace("double = { value = 3", "double = { value = 4", 1)
    source = source.replace('name = "Bretagne"', 'name = "Bourgogne"')
    return source.replace("{ row = 1, column = 3 }", "{ row = 1, column = 13 }")


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_lists_every_problem_with_its_line(language: str) -> None:
    Path("my.toml").write_text(wrong_deck())
    said = camerlengo("deck", "check", "my.toml", language=language)
    assert said.code == 2
    assert said.err == ""
    title, *problems = said.out.splitlines()
    assert title == text("cli.deck.problems", path="my.toml", n=len(problems)).say(language)
    lines = wrong_deck().splitlines()
    count = 1 + next(number for number, line in enumerate(lines) if line.startswith("cards ="))
    column = 1 + next(number for number, line in enumerate(lines) if "column = 13" in line)
    word = {"en": "Line {}:", "it": "Riga {}:", "fr": "Ligne {}\u00a0:"}[language]
    for number in (count, column):
        assert any(problem.startswith(word.format(number)) for problem in problems)
    assert any("13" in problem for problem in problems)


def test_check_with_json_is_one_object() -> None:
    Path("my.toml").write_text(wrong_deck())
    said = camerlengo("deck", "check", "my.toml", "--json")
    assert (said.code, said.err, said.out.count("\n")) == (2, "", 1)
    found = json.loads(said.out)
    assert found["file"] == "my.toml"
    assert found["fine"] is False
    assert found["problems"] == camerlengo("deck", "check", "my.toml").out.splitlines()[1:]
    Path("my.toml").write_text(SOURCE)
    said = camerlengo("deck", "check", "my.toml", "--json")
    assert (said.code, json.loads(said.out)["fine"], json.loads(said.out)["problems"]) == (0, True, [])


def test_a_deck_for_a_game_that_there_is_not_says_which_there_are() -> None:
    Path("my.toml").write_text('game = "chess"\n')
    said = camerlengo("deck", "check", "my.toml")
    assert said.code == 2
    assert "chess" in said.out
    assert names()[0] in said.out


def test_a_file_with_the_mark_of_windows_is_read_all_the_same() -> None:
    Path("my.toml").write_text("\ufeff" + SOURCE, encoding="utf-8")
    assert camerlengo("deck", "check", "my.toml").code == 0


def test_the_game_of_a_deck_may_be_written_with_hyphens() -> None:
    game = next(name for name in names() if "_" in name)
    typed = game.replace("_", "-").title()
    source = camerlengo("deck", "export", typed).out
    Path("my.toml").write_text(source.replace(f'game = "{game}"', f'game = "{typed}"'), encoding="utf-8")
    assert f'game = "{typed}"' in Path("my.toml").read_text(encoding="utf-8")
    assert camerlengo("deck", "check", "my.toml").code == 0
    assert camerlengo("simulate", typed, "--games=1", "--deck=my.toml").code == 0
