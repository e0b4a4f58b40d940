"""`camerlengo arena`: what is printed, as tables, as one JSON object and as a picture."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from camerlengo.core.texts import LANGUAGES, text
from camerlengo.lab import pictures
from tests.cli.terminal import camerlengo, refusal

DUEL = ("arena", "richelieu", "--bots=greedy,random", "--option=short=yes", "--jobs=1")


def arena(*arguments: str) -> Any:
    said = camerlengo("arena", *arguments, "--json")
    assert (said.code, said.err) == (0, "")
    assert said.out.count("\n") == 1
    return json.loads(said.out)


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
    three = arena("richelieu", "--players=3", "--bots=random,greedy", "--games=4", "--option=short=yes")
    assert [meeting["games"] for meeting in three["meetings"]] == [6, 6]


def test_any_number_of_jobs_gives_the_same_results() -> None:
    alone, together = (arena(*DUEL[1:-1], "--games=6", f"--jobs={jobs}") for jobs in (1, 2))
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
    assert "Equals win 33.3\N{NO-BREAK SPACE}%" in said.out.replace("\n", "").replace("  ", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_factions_the_report_says_both_sides(language: str) -> None:
    said = camerlengo(
        *("arena", "q", "--bots=suspicious,random", "--games=2", "--jobs=1"), language=language, columns=80
    )
    for side in ("Spirituali", "Zelanti"):
        assert text("cli.arena.as_side", bot="suspicious", side=side).say(language) in said.out
    assert "suspicious : random" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


# --- the picture ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_names_everybody_and_is_the_same_again(language: str, tmp_path: Path) -> None:
    pictured = []
    for name in ("one.svg", "two.svg"):
        path = tmp_path / name
        said = camerlengo(*DUEL, "--games=2", f"--picture={path}", language=language)
        assert (said.code, said.err) == (0, "")
        pictured.append(path.read_text())
    assert pictured[0] == pictured[1]
    words = "".join(ElementTree.fromstring(pictured[0]).itertext())
    for word in ("greedy : random", "random", text("cli.arena.fair_share").say(language)):
        assert word in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_matplotlib_there_is_a_sentence_before_anything_is_played(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "find_spec", lambda name: None if name == "matplotlib" else find_spec(name))
    said = camerlengo(*DUEL, "--games=100000", f"--picture={tmp_path / 'a.svg'}", language=language)
    assert said == refusal(text("error.setup.matplotlib"), language)
    assert not list(tmp_path.iterdir())
