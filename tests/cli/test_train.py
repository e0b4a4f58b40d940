"""`camerlengo train`: a file, and how good what is in it is."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import msgspec
import pytest

import camerlengo as package
from camerlengo.bots.levels import network_of
from camerlengo.cli import train as command
from camerlengo.cli.usage import shown
from camerlengo.core import extras
from camerlengo.core.grammar import written
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.lab import train as training
from camerlengo.lab.practice import Practice, Practised, beginning
from camerlengo.lab.train import UNITS, Comparison, Fit, TrainingPlan, gather, train
from tests.cli.terminal import camerlengo, refusal, unwrapped

LESSON = ("train", "richelieu", "--games=10", "--seed=7", "--bots=random", "--jobs=1")


@pytest.fixture(autouse=True)
def _no_other_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is played once."""
    monkeypatch.setattr(training, "GUESSED", 0)
    monkeypatch.setattr(training, "MOST_PASSES", 3)


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


def test_the_command_in_the_file_makes_it_again(tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    camerlengo(*LESSON, f"--output={one}")
    command = msgspec.json.decode(one.read_bytes())["command"]
    assert camerlengo(*command.split()[1:], "--jobs=1", f"--output={other}").code == 0
    assert one.read_bytes() == other.read_bytes()


def test_a_name_of_a_bot_that_is_missing_is_asked_for(tmp_path: Path) -> None:
    said = camerlengo("train", "richelieu", "--bots=", f"--output={tmp_path / '2.json'}")
    assert said == refusal(text("cli.bot_missing", given=""), "en")


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
    assert text("cli.train.worse").say(language).partition(":")[0] in unwrapped(said.err)
    assert own.read_text() == "what was learned before"


def test_a_file_that_is_named_is_written_in_any_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "2.json"
    before = stored_at(own, monkeypatch)
    assert camerlengo(*LESSON, f"--output={own}").code == 0
    learned = own.read_bytes()
    assert learned != before
    foretelling(9.0, monkeypatch)  # worse than the game itself
    assert camerlengo(*LESSON, f"--output={own}").code == 0
    assert b'"loss": 9.0' in own.read_bytes()


@functools.cache
def longer() -> Fit:
    """The network of a longer lesson."""
    lesson = TrainingPlan(game="richelieu", players=2, games=40, seed=7, bots=("random",))
    return train(lesson, gather(lesson))


def stored_at(path: Path, monkeypatch: pytest.MonkeyPatch, **changed: Any) -> bytes:
    """A network that the game keeps, from another lesson; what bots learn foretells well."""
    path.write_text(msgspec.structs.replace(longer(), **changed).to_text())
    monkeypatch.setattr(command, "own_file", lambda game, players: path)
    foretelling(0.1, monkeypatch)
    return path.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_is_a_network_replaced_by_one_that_does_not_foretell_better(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "2.json"
    before = stored_at(own, monkeypatch)
    said = camerlengo(*LESSON, language=language, columns=400)
    assert said.code == 2
    kept = text("cli.train.kept", path=shown(own), n=2, learned="0", stored="0").say(language)
    assert kept.partition("(")[0] in said.err
    assert "--output" in said.err
    assert own.read_bytes() == before


def test_but_by_one_that_foretells_better_for_certain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "2.json"
    before = stored_at(own, monkeypatch)
    better = Comparison(games=300, loss=0.5, loss_of_stored=0.6, better=True)
    monkeypatch.setattr(command, "compared", lambda *_: better)
    assert camerlengo(*LESSON).code == 0
    assert own.read_bytes() != before


def test_the_command_that_has_made_a_stored_network_makes_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "2.json"
    stored_at(own, monkeypatch, games=10, loss=0.1, bias=[0.5] * UNITS)  # by other rules than now
    assert camerlengo(*LESSON).code == 0
    first = own.read_bytes()
    assert camerlengo(*LESSON).code == 0
    assert own.read_bytes() == first


@pytest.mark.parametrize("content", ["what was learned before", '{"mean": []}'])
def test_what_cannot_be_read_any_more_is_replaced(
    content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "2.json"
    stored_at(own, monkeypatch)
    own.write_text(content)
    assert camerlengo(*LESSON).code == 0
    assert msgspec.json.decode(own.read_bytes(), type=Fit).games == 10


PRACTICE = ("train", "q", "--players=5", "--practise", "--games=1", "--jobs=1")


def practised(won: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has practised wins so many of two thousand games."""

    def found(practice: Practice, *_: Any) -> Practised:
        return Practised(
            **msgspec.structs.asdict(practice), tested=2000, won=won, weights=beginning(practice.game)
        )

    monkeypatch.setattr(command, "training", found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_says_what_it_is_worth(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "practised" / "5.json"
    monkeypatch.setattr(command, "own_practice", lambda game, players: own)
    practised(1200, monkeypatch)
    said = camerlengo(*PRACTICE, language=language)
    assert (said.code, said.err) == (0, "")
    assert ("60.0" if language == "en" else "60,0") in said.out
    assert msgspec.json.decode(own.read_bytes(), type=Practised).weights == beginning("q")


def test_the_command_of_a_practice_makes_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    practised(1200, monkeypatch)
    camerlengo(*PRACTICE, "--seed=3", f"--output={one}")
    command = msgspec.json.decode(one.read_bytes())["command"]
    assert camerlengo(*command.split()[1:], "--jobs=1", f"--output={other}").code == 0
    assert one.read_bytes() == other.read_bytes()
    assert '"seed": 3' in one.read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_that_was_no_use_is_not_kept(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "5.json"
    monkeypatch.setattr(command, "own_practice", lambda game, players: own)
    practised(1010, monkeypatch)
    said = camerlengo(*PRACTICE, language=language)
    assert said.code == 2
    assert text("cli.train.no_better").say(language).partition(":")[0] in unwrapped(said.err)
    assert not own.exists()
    assert camerlengo(*PRACTICE, f"--output={own}", language=language).code == 0  # who names a file gets it
    assert own.is_file()


def practised_at(path: Path, monkeypatch: pytest.MonkeyPatch, won: float) -> bytes:
    """Another practice is kept there; against it the new one wins so many of two thousand games."""
    practised(1200, monkeypatch)
    camerlengo(*PRACTICE, "--seed=3", f"--output={path}")
    monkeypatch.setattr(command, "own_practice", lambda game, players: path)
    monkeypatch.setattr(command, "against", lambda *_: (won, 2000))
    return path.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_that_wins_no_more_against_what_is_kept_does_not_replace_it(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "5.json"
    before = practised_at(own, monkeypatch, 1010)
    said = camerlengo(*PRACTICE, language=language, columns=400)
    assert said.code == 2
    gaps = {"games": 2000, "share": "50.5%", "low": "48.3%", "high": "52.7%"}
    if language != "en":
        gaps |= {name: written(language, str(gap)) for name, gap in gaps.items() if name != "games"}
    assert (
        said.err == f"camerlengo: {text('cli.train.kept_practice', path=shown(own), **gaps).say(language)}\n"
    )
    assert own.read_bytes() == before


@pytest.mark.parametrize(("won", "seed"), [(1200, 1), (900, 3)])  # clearly more, and the same practice again
def test_practice_that_wins_more_does_and_so_does_the_same_once_more(
    won: float, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "5.json"
    practised_at(own, monkeypatch, won)
    assert camerlengo(*PRACTICE, f"--seed={seed}").code == 0
    assert msgspec.json.decode(own.read_bytes(), type=Practised).seed == seed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_way_of_its_own_cannot_practise(language: str, tmp_path: Path) -> None:
    path = tmp_path / "2.json"
    said = camerlengo("train", "richelieu", "--practise", f"--output={path}", language=language)
    assert said == refusal(text("error.setup.practice", game="Richelieu"), language)
    assert not path.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_practises_plays_against_itself(language: str) -> None:
    said = camerlengo(*PRACTICE, "--bots=greedy", language=language)
    assert said == refusal(text("cli.train.bots"), language)


def test_where_nothing_can_be_written_there_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way of a folder")
    own = tmp_path / "file" / "practised" / "5.json"
    monkeypatch.setattr(command, "own_practice", lambda game, players: own)
    practised(1200, monkeypatch)
    said = camerlengo(*PRACTICE)
    assert said.code == 2
    assert text("cli.file.reason.no_folder").say() in unwrapped(said.err)


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
    monkeypatch.setattr(extras, "installed", lambda module: module != "numpy")
    said = camerlengo("train", "richelieu", f"--output={tmp_path / 'a.json'}", language=language)
    assert said == refusal(text("error.extra.lab"), language)
    assert not list(tmp_path.iterdir())
