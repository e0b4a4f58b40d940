"""Plug-ins that are really installed, and the real command that finds them."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import PROGRAM, SOURCE, environment
from tests.plugins.packages import install_broken, install_handful


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("installed")
    install_handful(target)
    install_broken(target)
    return target


def command(folder: Path, *words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join((str(SOURCE), str(folder)))
    env = {**os.environ, **environment(language), "PYTHONPATH": path}
    env.pop("LC_ALL", None)
    return subprocess.run(
        [*PROGRAM, *words], env=env, cwd=folder, capture_output=True, text=True, check=False
    )


def test_the_games_are_listed_and_broken_ones_stop_nobody(folder: Path) -> None:
    done = command(folder, "games")
    assert done.returncode == 0
    for name in ("richelieu", "habemus_papam", "q", "pontifex", "handful"):
        assert f"{name}  " in done.stdout
    sentences = done.stderr.splitlines()
    assert len(sentences) == 4
    assert all("from the package “camerlengo-broken”" in sentence for sentence in sentences)
    for reason in (
        "No module named 'no_such_module'",
        "“int”",
        "The name is taken.",
        "no_box has no “gone”.",
    ):
        assert reason in done.stderr


@pytest.mark.parametrize(
    ("language", "words"), [("it", "Impossibile usare"), ("fr", "Impossible d’utiliser")]
)
def test_why_a_plugin_cannot_be_used_is_said_in_the_readers_language(
    folder: Path, language: str, words: str
) -> None:
    done = command(folder, "games", "--json", language=language)
    problems = json.loads(done.stdout)["problems"]
    assert len(problems) == 4
    assert all(words in problem and "camerlengo-broken" in problem for problem in problems)
    refused = command(folder, "simulate", "broken", language=language)
    assert refused.returncode == 2
    assert words in refused.stderr


def test_an_installed_game_is_played_by_an_installed_bot_in_other_processes(folder: Path) -> None:
    words = ("simulate", "handful", "--games", "6", "--bots", "highest-one,random,careful", "--json")
    done = command(folder, *words, "--jobs", "2")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts["bots"] == ["highest_one", "random", "careful"]
    by_bot = {one["bot"]: one for one in facts["by_bot"]}
    assert by_bot["highest_one"]["wins"] == 6  # three is the most, twice
    alone = json.loads(command(folder, *words, "--jobs", "1").stdout)
    assert {**alone, "speed": 0} == {**facts, "speed": 0}


def test_a_bot_is_named_by_where_it_lies(folder: Path) -> None:
    (folder / "mine.py").write_text("from camerlengo_handful.bots import Highest\n")
    done = command(
        folder,
        *("arena", "handful", "--bots", "mine:Highest,random", "--games", "6", "--jobs", "2", "--json"),
    )
    assert done.returncode == 0, done.stderr
    assert "mine:Highest" in done.stdout


def test_whatever_is_wrong_with_a_bot_is_a_sentence(folder: Path) -> None:
    for bot, reason in (
        ("no_box:box", None),  # a function, which is looked at only when it has made something
        ("no_box:gone", "no_box has no “gone”."),
        ("no_such_module:Bot", f"There’s no module “no_such_module”, neither in the folder {folder}"),
        ("json:decoder", "must be a subclass of Bot"),
        ("seven", "There is no bot called “seven”"),
    ):
        done = command(folder, "simulate", "handful", "--games", "1", "--bots", bot)
        if reason is not None:
            assert (done.returncode, done.stdout) == (2, "")
            assert reason in done.stderr
            assert len(done.stderr.splitlines()) == 1
        else:
            assert done.returncode != 0


def test_a_record_of_a_game_that_is_gone_says_so(folder: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    command(folder, "simulate", "handful", "--games", "1", "--save-records", str(records))
    (record,) = records.iterdir()
    assert command(folder, "record", "check", str(record)).returncode == 0
    for words in (("replay",), ("record", "check"), ("analyse",)):
        done = command(tmp_path, *words, str(record))
        assert done.returncode == 2
        assert "This is a game of “handful”, which isn’t installed here" in done.stdout + done.stderr
