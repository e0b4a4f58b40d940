"""`camerlengo train`: a file, and how good what is in it is."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest

import camerlengo as package
from camerlengo.bots.levels import network_of
from camerlengo.cli import train as command
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.lab import train as training
from camerlengo.lab.train import Fit, train
from tests.cli.terminal import camerlengo, refusal

LESSON = ("train", "richelieu", "--games=10", "--seed=7", "--bots=random", "--jobs=1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_was_learned_and_how_well(language: str, tmp_path: Path) -> None:
    path = tmp_path / "2.json"
    said = camerlengo(*LESSON, f"--output={path}", language=language, columns=80)
    assert (said.code, said.err) == (0, "")
    assert max(map(len, said.out.replace(str(path), "").splitlines())) <= 80
    for key in ("cli.train.loss", "cli.train.loss_of_own", "cli.train.loss_of_nothing"):
        assert text(key).say(language) in said.out
    fit = msgspec.json.decode(path.read_bytes(), type=Fit)
    loss = f"{fit.loss:.4f}"
    assert (loss if language == "en" else loss.replace(".", ",")) in said.out
    assert (fit.game, fit.players, fit.games, fit.seed, fit.bots) == ("richelieu", 2, 10, 7, ("random",))
    assert len(network_of(path.read_text()).mean) > 1


def test_a_file_that_was_there_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "2.json"
    path.write_text("old")
    camerlengo(*LESSON, f"--output={path}")
    first = path.read_text()
    camerlengo(*LESSON, f"--output={path}")
    assert path.read_text() == first != "old"


def foretelling(loss: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is learned foretells so well."""

    def fitted(*given: Any) -> Fit:
        return msgspec.structs.replace(train(*given), loss=loss)

    monkeypatch.setattr(command, "train", fitted)


def test_a_checkout_keeps_it_in_the_box_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "learned" / "2.json"
    monkeypatch.setattr(command, "own_file", lambda game, players: own)
    foretelling(0.1, monkeypatch)
    said = camerlengo(*LESSON)
    assert said.code == 0
    assert own.is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_but_not_what_foretells_worse_than_the_game_itself(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "2.json"
    own.write_text("what was learned before")
    monkeypatch.setattr(command, "own_file", lambda game, players: own)
    foretelling(9.0, monkeypatch)
    said = camerlengo(*LESSON, language=language)
    assert said.code == 2
    assert text("cli.train.worse").say(language).partition(":")[0] in " ".join(said.err.split())
    assert own.read_text() == "what was learned before"
    camerlengo(*LESSON, f"--output={own}")  # who names a file gets it
    assert '"loss": 9.0' in own.read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_outside_a_checkout_a_file_must_be_named(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "__file__", str(tmp_path / "lib" / "camerlengo" / "__init__.py"))
    assert camerlengo(*LESSON, language=language) == refusal(text("cli.train.output"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_numpy_there_is_a_sentence_before_anything_is_played(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "find_spec", lambda name: None if name == "numpy" else find_spec(name))
    said = camerlengo("train", "richelieu", f"--output={tmp_path / 'a.json'}", language=language)
    assert said == refusal(text("error.setup.numpy"), language)
    assert not list(tmp_path.iterdir())
