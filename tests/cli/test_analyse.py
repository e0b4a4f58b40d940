"""`camerlengo analyse`, and `hint` while playing."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from camerlengo.cli import analyse as command
from camerlengo.core.record import Record
from camerlengo.core.texts import LANGUAGES, Listed, text
from camerlengo.lab import chances
from camerlengo.lab.analysis import Analysis, Plan, analyse
from tests.bots.ranks import little_to_think
from tests.cli.terminal import camerlengo, refusal, unwrapped
from tests.lab.elsewhere import no_processes
from tests.recorded import recorded


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judges hardly think, and a position is played on once."""
    little_to_think(monkeypatch, 2)
    monkeypatch.setattr(chances, "TRIES", 1)


_ANALYSED: dict[str, Analysis] = {}


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is analysed for the first test that asks for it."""

    def analysed(plan: Plan, *also: Any, **named: Any) -> Analysis:
        key = f"{plan.level} {plan.seed} {plan.record.to_text()}"
        if key not in _ANALYSED:
            _ANALYSED[key] = analyse(plan, *also, **named)
        return _ANALYSED[key]

    monkeypatch.setattr(command, "analyse", analysed)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("analyse") / "game.json"
    recorded("richelieu", short=True).save(path)
    return str(path)


def short(file: str, tmp_path: Path, answers: int = 12) -> str:
    path = tmp_path / "short.json"
    Record.load(Path(file)).upto(answers).save(path)
    return str(path)


@pytest.mark.usefixtures("once")
def test_a_whole_game_is_told(file: str) -> None:
    said = camerlengo("analyse", file, "--level", "bishop", "--jobs", "1")
    assert said.code == 0
    for part in ("chances", "turns", "mistakes", "seats"):
        assert text(f"cli.analyse.{part}").say("en") in said.out
    assert "100%" in said.out
    assert "stops before" not in said.out
    assert f"camerlengo replay {file} --at N" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_to_look_at_a_moment_can_be_pasted(file: str, language: str, tmp_path: Path) -> None:
    folder = (
        tmp_path / "a folder whose name is longer than what a sentence would repeat of it, and it's quoted"
    )
    folder.mkdir()
    path = short(file, folder, 1)
    said = camerlengo("analyse", path, "--level", "bishop", "--jobs", "1", language=language)
    command = said.out.splitlines()[-1].partition("camerlengo ")[2]
    assert shlex.split(command) == ["replay", path, "--at", "N"]
    assert camerlengo("replay", path, "--at", "1", language=language).code == 0


def test_a_name_with_codes_that_a_terminal_would_obey_is_not_repeated(file: str, tmp_path: Path) -> None:
    path = tmp_path / "a\x1b[2Jb.json"
    Record.load(Path(file)).upto(1).save(path)
    said = camerlengo("analyse", str(path), "--level", "bishop", "--jobs", "1")
    assert said.code == 0
    assert "\x1b" not in said.out


@pytest.mark.usefixtures("once")
def test_on_a_narrow_screen_what_goes_on_below_stays_indented(file: str, tmp_path: Path) -> None:
    said = camerlengo("analyse", short(file, tmp_path), "--level", "bishop", "--jobs", "1", columns=50)
    lines = (
        said.out.partition(text("cli.analyse.seats").say("en"))[2]
        .strip("\n")
        .partition("\n\n")[0]
        .splitlines()
    )
    assert len(lines) > 2
    assert all(line.startswith("  ") for line in lines)


@pytest.mark.usefixtures("once")
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_and_that_a_game_is_not_finished(file: str, language: str, tmp_path: Path) -> None:
    said = camerlengo("analyse", short(file, tmp_path), "--level", "bishop", "--jobs", "1", language=language)
    assert said.code == 0
    assert text("cli.analyse.unfinished").say(language) in said.out
    assert text("cli.analyse.chances").say(language) in said.out
    assert "{" not in said.out


def test_json_is_the_same_again_with_any_number_of_jobs(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seats count from 0, and `at` is how many answers had been given."""
    asked_for = no_processes(command, monkeypatch)
    path = short(file, tmp_path, 8)
    said = [
        camerlengo("analyse", path, "--level", "bishop", "--seed", "5", "--json", "--jobs", jobs).out
        for jobs in ("1", "2")
    ]
    assert asked_for == [2]
    assert said[0] == said[1]
    found = json.loads(said[0])
    assert found["level"] == "bishop"
    assert found["seed"] == 5
    assert found["over"] is False
    assert [moment["at"] for moment in found["moments"]] == list(range(8))
    assert all(len(moment["chances"]) == 2 for moment in found["moments"])


@pytest.mark.usefixtures("once")
def test_json_says_that_a_game_was_over(file: str) -> None:
    said = camerlengo("analyse", file, "--level", "bishop", "--jobs", "1", "--json")
    assert json.loads(said.out)["over"] is True


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_rank_that_thinks_ahead_can_judge(file: str, language: str) -> None:
    gaps = {"level": "novice", "allowed": Listed(("bishop", "cardinal", "pope"))}
    said = camerlengo("analyse", file, "--level", "novice", language=language)
    assert said == refusal(text("cli.analyse.level", **gaps), language)


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Cardinal")
    assert camerlengo("analyse", str(path)).code == 2
    assert camerlengo("analyse", str(tmp_path / "nowhere")).code == 2


@pytest.mark.parametrize(
    ("language", "word"), [("en", "hint"), ("it", "consiglio"), ("fr", "conseil"), ("it", "hint")]
)
def test_a_hint_while_playing_names_options_by_their_numbers(language: str, word: str) -> None:
    said = camerlengo("play", "richelieu", "--seed", "3", typed=f"{word}\nq\n", language=language)
    assert said.code == 0
    advice = said.out.split(text("bots.hint.title").say(language))[1]
    assert text("bots.hint.chance", chance="").say(language).strip() in unwrapped(advice)
    assert advice.count("%") >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mix_is_explained_above_the_tips(language: str) -> None:
    word = {"en": "hint", "it": "suggerimento", "fr": "conseil"}[language]
    said = camerlengo("play", "habemus_papam", "--seed", "3", typed=f"{word}\nq\n", language=language)
    advice = unwrapped(said.out.split(text("bots.hint.title").say(language))[1])
    assert text("bots.hint.mix").say(language) in advice.split("%")[0]


def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    with_it, without = tmp_path / "with.json", tmp_path / "without.json"
    camerlengo("play", "richelieu", "--seed", "3", typed=f"hint\n1\nsave {with_it}\nq\n")
    camerlengo("play", "richelieu", "--seed", "3", typed=f"1\nsave {without}\nq\n")
    assert with_it.read_bytes() == without.read_bytes()
