"""`camerlengo new-game` writes a game that works as it is."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from camerlengo.core.texts import LANGUAGES, text
from tests.cli.terminal import camerlengo, refusal


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_new_game_passes_the_contract_as_it_is(tmp_path: Path) -> None:
    said = camerlengo("new-game", "small_tiara")
    assert said.code == 0
    assert "small_tiara/small_tiara.py" in said.out
    folder = tmp_path / "small_tiara"
    assert sorted(file.name for file in folder.iterdir()) == [
        "README.md",
        "pyproject.toml",
        "small_tiara.py",
        "test_small_tiara.py",
    ]
    assert not [file for file in folder.iterdir() if "%" in file.read_text().replace(" % ", "")]
    held = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert held.returncode == 0, held.stdout
    assert int(held.stdout.rsplit("\n", 2)[-2].split()[0]) > 80


@pytest.mark.parametrize("name", ["small-tiara", "Small_Tiara"])
def test_hyphens_and_capitals_make_the_same_name(tmp_path: Path, name: str) -> None:
    assert camerlengo("new-game", name).code == 0
    assert (tmp_path / "small_tiara" / "small_tiara.py").exists()


def test_the_new_game_is_found_from_the_folder_above(tmp_path: Path) -> None:
    """An editable installation adds the folder of a package to the path only where `package-dir` names it.

    Its other way, a finder behind all paths, comes too late: in the folder above, the name is that of a
    folder.
    """
    camerlengo("new-game", "small_tiara")
    declared = tomllib.loads((tmp_path / "small_tiara" / "pyproject.toml").read_text())
    assert declared["tool"]["setuptools"]["package-dir"] == {"": "."}


def test_what_the_contract_finds_is_said(tmp_path: Path) -> None:
    """A game that tells nobody what was sealed lets undo tell it."""
    camerlengo("new-game", "small_tiara")
    rules = tmp_path / "small_tiara" / "small_tiara.py"
    rules.write_text(rules.read_text().replace(", reveals=True", ""))
    held = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "sealed"],
        cwd=rules.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert held.returncode == 1
    assert "no event reveals it" in held.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["1tiara", "tia--ra", "tiära", "tiara_", "../tiara", "class", "t" * 31, ""])
def test_a_bad_name_is_refused(tmp_path: Path, name: str, language: str) -> None:
    assert camerlengo("new-game", name, language=language) == refusal(
        text("cli.new_game.name", name=name, most=30), language
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["richelieu", "json", "cli", "web", "seat"])
def test_a_name_that_something_has_is_refused(name: str, language: str) -> None:
    assert camerlengo("new-game", name, language=language) == refusal(
        text("cli.new_game.taken", name=name), language
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_is_there_is_left_alone(tmp_path: Path, language: str) -> None:
    (tmp_path / "tiara").mkdir()
    assert camerlengo("new-game", "tiara", language=language) == refusal(
        text("cli.new_game.exists", folder="tiara"), language
    )
    assert list((tmp_path / "tiara").iterdir()) == []
