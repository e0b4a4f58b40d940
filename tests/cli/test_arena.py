"""`camerlengo arena`: what is printed, as tables, as one JSON object and as a picture."""

from __future__ import annotations

import errno
import itertools
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from camerlengo.cli import arena as command
from camerlengo.cli import workers
from camerlengo.cli.usage import shown
from camerlengo.core import extras
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.lab import arena as in_pairs
from camerlengo.lab import free_for_all as at_one_table
from camerlengo.lab import pictures
from camerlengo.lab.arena import Contest, rounds_played
from camerlengo.lab.executors import Executor
from camerlengo.lab.free_for_all import games_played
from tests.cli.terminal import Said, at_random, camerlengo, refusal
from tests.lab.elsewhere import no_processes

DUEL = ("arena", "richelieu", "--bots=greedy,random", "--option=short=yes", "--jobs=1")
THREE = ("richelieu", "--players=3", "--bots=random,greedy,novice", "--option=short=yes", "--together")


@pytest.fixture
def themselves() -> None:
    """For tests in which bots play as their names say."""


@pytest.fixture(autouse=True)
def _at_random(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "themselves" not in request.fixturenames:
        for module in (in_pairs, at_one_table):
            at_random(module, monkeypatch)


def arena(*arguments: str) -> Any:
    said = camerlengo("arena", *arguments, "--json")
    assert (said.code, said.err) == (0, "")
    assert said.out.count("\n") == 1
    return json.loads(said.out)


@pytest.mark.usefixtures("themselves")
def test_json_has_ratings_and_meetings_with_their_intervals() -> None:
    found = arena("richelieu", "--bots=random,greedy,novice", "--games=4", "--option=short=yes", "--jobs=1")
    assert found["bots"] == ["random", "greedy", "novice"]
    assert (found["players"], found["sides"], found["rounds"], found["factions"]) == (2, 2, 2, False)
    assert [one["bot"] for one in found["ratings"]][-1] == "random"
    assert all(one["low"] < one["elo"] < one["high"] for one in found["ratings"])
    assert len(found["meetings"]) == 3
    for meeting in found["meetings"]:
        low, high = meeting["interval"]
        assert meeting["games"] == 4
        assert meeting["share"] == meeting["won"] / 4
        assert low <= meeting["share"] <= high
        assert meeting["fair"] == 0.5
        assert sum(side["won"] for side in meeting["by_side"]) == meeting["won"]


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert arena(*DUEL[1:], "--games=3")["meetings"][0]["games"] == 4
    three = arena("richelieu", "--players=3", "--bots=random,novice", "--games=4", *DUEL[3:])
    assert [meeting["games"] for meeting in three["meetings"]] == [6, 6]


def test_any_number_of_jobs_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for = no_processes(workers, monkeypatch)
    alone, together = (arena(*DUEL[1:-1], "--games=6", f"--jobs={jobs}") for jobs in (1, 2))
    assert asked_for == [2]
    assert (alone.pop("speed")["jobs"], together.pop("speed")["jobs"]) == (1, 2)
    assert alone == together


def test_neighbours_meet_only_each_other() -> None:
    found = arena("richelieu", "--bots=random,novice,greedy", "--games=2", "--neighbours", "--jobs=1")
    pairs = [(meeting["alone"], meeting["others"]) for meeting in found["meetings"]]
    assert pairs == [("random", "novice"), ("novice", "greedy")]


def test_one_way_only_the_first_of_a_pair_sits_alone_and_the_figures_stay() -> None:
    three = (
        "richelieu",
        "--players=3",
        "--bots=greedy,random",
        "--games=3",
        "--option=short=yes",
        "--jobs=1",
    )
    both, one_way = arena(*three), arena(*three, "--one-way")
    assert [(meeting["alone"], meeting["others"]) for meeting in one_way["meetings"]] == [
        ("greedy", "random")
    ]
    assert one_way["meetings"] == both["meetings"][:1]


def test_one_way_changes_nothing_where_two_sides_meet() -> None:
    usual, one_way = arena(*DUEL[1:], "--games=2"), arena(*DUEL[1:], "--games=2", "--one-way")
    assert one_way["meetings"] == usual["meetings"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fits_80_columns(language: str) -> None:
    said = camerlengo(*DUEL, "--games=2", language=language, columns=80)
    assert (said.code, said.err) == (0, "")
    assert max(map(len, said.out.splitlines())) <= 80
    assert "greedy : random" in said.out
    assert text("cli.column.meeting_of").say(language) in said.out


def test_with_more_than_two_the_report_says_how_many_sit_against_one() -> None:
    said = camerlengo(*DUEL, "--players=3", "--games=3")
    assert "1 greedy : 2 random" in said.out
    assert "1 random : 2 greedy" in said.out
    assert "A fair share is 33.3%" in said.out.replace("\n", "").replace("  ", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_factions_the_report_says_both_sides(language: str) -> None:
    said = camerlengo(
        *("arena", "q", "--bots=suspicious,random", "--games=2", "--jobs=1"), language=language, columns=80
    )
    for side in ("Spirituali", "Zelanti"):
        assert text("cli.arena.as_side", bot="suspicious", side=side).say(language) in said.out
    assert "suspicious : random" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


# --- all at one table -----------------------------------------------------------------------------


@pytest.mark.usefixtures("themselves")
def test_json_of_bots_at_one_table_has_each_of_them_with_its_seats() -> None:
    found = arena(*THREE, "--games=7", "--jobs=1")
    assert "meetings" not in found
    assert (found["rounds"], found["players"]) == (2, 3)
    table = found["together"]
    assert (table["games"], table["orders"], table["fair"]) == (12, 6, pytest.approx(1 / 3))
    assert [one["bot"] for one in table["by_bot"]] == [one["bot"] for one in found["ratings"]]
    assert table["by_bot"][0]["bot"] == "greedy"
    assert sum(one["won"] for one in table["by_bot"]) == pytest.approx(12)
    for one in table["by_bot"]:
        low, high = one["interval"]
        assert one["games"] == 12
        assert low <= one["share"] <= high
        assert 1 <= one["mean_place"] <= 3
        assert sum(seat["won"] for seat in one["by_seat"]) == pytest.approx(one["won"])
    assert all(one["low"] < one["elo"] < one["high"] for one in found["ratings"])


def test_any_number_of_jobs_gives_the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for = no_processes(workers, monkeypatch)
    alone, together = (arena(*THREE, "--games=6", f"--jobs={jobs}") for jobs in (1, 2))
    assert asked_for == [2]
    assert (alone.pop("speed")["jobs"], together.pop("speed")["jobs"]) == (1, 2)
    assert alone == together


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_of_one_table_fits_80_columns(language: str) -> None:
    said = camerlengo("arena", *THREE, "--games=6", "--jobs=1", language=language, columns=80)
    assert (said.code, said.err) == (0, "")
    assert max(map(len, said.out.splitlines())) <= 80
    assert text("cli.column.place").say(language) in said.out
    assert all(said.out.count(bot) == 2 for bot in ("random", "greedy", "novice"))


def test_the_picture_of_one_table_names_everybody(tmp_path: Path) -> None:
    path = tmp_path / "table.svg"
    said = camerlengo("arena", *THREE, "--games=6", "--jobs=1", f"--picture={path}")
    assert (said.code, said.err) == (0, "")
    words = "".join(ElementTree.fromstring(path.read_text()).itertext())
    assert all(words.count(bot) == 2 for bot in ("random", "greedy", "novice"))


# --- bots that think by the clock -----------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_thinks_by_the_clock_makes_figures_of_this_machine(language: str) -> None:
    arguments = ("arena", "richelieu", "--option=short=yes", "--games=2", "--jobs=1")
    said = camerlengo(*arguments, "--bots=search-0.01s,random", language=language, columns=200)
    assert (said.code, said.err) == (0, "")
    assert text("cli.by_the_clock").say(language) in said.out
    assert "search-0.01s : random" in said.out


# --- an end before the end ------------------------------------------------------------------------


def interrupted(pieces: int, play: Callable[..., Iterator[Any]]) -> Callable[..., Iterator[Any]]:
    """Ctrl-C after so many pieces."""

    def played(what: Contest | list[Contest], executor: Executor) -> Iterator[Any]:
        yield from itertools.islice(play(what, executor), pieces)
        raise KeyboardInterrupt

    return played


def interrupt(monkeypatch: pytest.MonkeyPatch, pieces: int) -> None:
    for name, play in (("rounds_played", rounds_played), ("games_played", games_played)):
        monkeypatch.setattr(command, name, interrupted(pieces, play))


def kept(pieces: int, language: str = "en") -> str:
    """So many pieces wait for --resume."""
    return f"\n{text('cli.lab.interrupted', n=pieces).say(language)}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_an_interrupt_what_is_finished_is_reported(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    interrupt(monkeypatch, 3)
    said = camerlengo(
        *("arena", "richelieu", "--bots=greedy,random,novice", "--option=short=yes", "--jobs=1"),
        *("--games=100", f"--picture={tmp_path / 'a.svg'}"),
        language=language,
        columns=200,
    )
    assert (said.code, said.err) == (130, kept(3, language))
    assert text("cli.arena.interrupted", n=3, rounds=150).say(language) in said.out
    for meeting in ("greedy : random", "greedy : novice", "random : novice"):
        assert meeting in said.out
    assert not (tmp_path / "a.svg").exists()


def test_after_an_early_interrupt_only_who_has_met_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt(monkeypatch, 1)
    said = camerlengo("arena", "richelieu", "--bots=greedy,random,novice", "--option=short=yes", "--jobs=1")
    assert said.code == 130
    assert "greedy : random" in said.out
    assert "novice" not in said.out


def test_after_an_interrupt_only_whole_rounds_of_one_table_count(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt(monkeypatch, 10)
    said = camerlengo("arena", *THREE, "--games=60", "--jobs=1", columns=200)
    assert (said.code, said.err) == (130, kept(10))
    assert text("cli.arena.interrupted", n=1, rounds=10).say("en") in said.out
    assert [line.split()[:2] for line in said.out.splitlines() if line.startswith("greedy")][1] == [
        "greedy",
        "6",
    ]


@pytest.mark.parametrize(
    ("pieces", "arguments"),
    [(0, DUEL), (0, ("arena", *THREE)), (5, ("arena", *THREE)), (2, (*DUEL, "--json"))],
)
def test_an_interrupt_before_anything_is_finished_and_in_json_prints_no_table(
    pieces: int, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt(monkeypatch, pieces)
    assert camerlengo(*arguments, "--jobs=1") == Said(130, "", kept(pieces) if pieces else "")


# --- the picture ----------------------------------------------------------------------------------


@pytest.mark.parametrize("as_json", [False, True])
def test_a_picture_that_cannot_be_written_loses_nothing_else(
    as_json: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "new" / "a.svg"
    path.parent.mkdir()

    def drawn(*_: object) -> str:
        path.parent.rmdir()  # meanwhile
        return "<svg/>"

    monkeypatch.setattr(pictures, "arena_picture", drawn)
    said = camerlengo(*DUEL, "--games=2", f"--picture={path}", *(["--json"] if as_json else []), columns=200)
    reason = text("cli.file.reason.no_folder")
    sentence = text("cli.file.unwritable", path=shown(path), reason=reason)
    assert (said.code, said.err) == (2, f"camerlengo: {sentence.say()}\n")
    if as_json:
        assert json.loads(said.out)["meetings"][0]["games"] == 2
    else:
        assert "greedy : random" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_a_folder_that_cannot_be_written_to_is_refused_before_anything_is_played(
    number: int, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(**_: object) -> None:  # a folder without rights would not stop root
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(tempfile, "TemporaryFile", refused)
    path = tmp_path / "a.svg"
    said = camerlengo(*DUEL, "--games=100000", f"--picture={path}", language=language)
    reason = text("cli.file.reason.closed")
    assert said == refusal(text("cli.file.unwritable", path=shown(path), reason=reason), language)


def test_a_name_that_is_too_long_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    path = tmp_path / ("a" * 300 + ".svg")
    sentence = text("cli.file.unwritable", path=shown(path), reason=text("cli.file.reason.name"))
    assert camerlengo(*DUEL, "--games=100000", f"--picture={path}") == refusal(sentence, "en")


def pictured(path: Path, language: str = "en") -> str:
    said = camerlengo(*DUEL, "--games=2", f"--picture={path}", language=language)
    assert (said.code, said.err) == (0, "")
    return path.read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_names_everybody(language: str, tmp_path: Path) -> None:
    words = "".join(ElementTree.fromstring(pictured(tmp_path / "a.svg", language)).itertext())
    for word in ("greedy : random", "random", text("cli.arena.fair_share").say(language)):
        assert word in words


def test_the_picture_is_the_same_again(tmp_path: Path) -> None:
    assert pictured(tmp_path / "one.svg") == pictured(tmp_path / "two.svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_matplotlib_there_is_a_sentence_before_anything_is_played(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "installed", lambda module: module != "matplotlib")
    said = camerlengo(*DUEL, "--games=100000", f"--picture={tmp_path / 'a.svg'}", language=language)
    assert said == refusal(text("error.extra.lab"), language)
    assert not list(tmp_path.iterdir())
