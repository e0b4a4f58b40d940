"""`camerlengo replay`: a recorded game, position by position, with fair eyes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from camerlengo import Record, Table
from camerlengo.cli.replay import merge_lines
from camerlengo.core.texts import LANGUAGES
from tests.cli.terminal import camerlengo
from tests.recorded import recorded


def play_on(table: Table, answers: int) -> Table:
    for number in range(answers):
        if table.over:
            break
        question = table.questions[0]
        table.answer(question.seat, question.options[number % len(question.options)])
    return table


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    table = play_on(Table("richelieu", seed=4, options={"short": True}), 1000)
    assert table.over
    table.record.save(tmp_path / "finished.json")
    return tmp_path / "finished.json"


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """A game in which both have a disc."""
    table = Table("richelieu", seed=4)
    while not all(table.view(None).seats[seat].discs for seat in range(2)):  # type: ignore[attr-defined]
        play_on(table, 1)
    table.record.save(tmp_path / "running.json")
    return tmp_path / "running.json"


def test_a_finished_game_is_shown_at_its_end_with_the_sheet(finished: Path) -> None:
    said = camerlengo("replay", str(finished))
    assert (said.code, said.err) == (0, "")
    assert "The game is over." in said.out
    assert "\nTotal " in said.out
    assert " wins with " in said.out


def test_at_shows_the_position_after_that_move(finished: Path) -> None:
    said = camerlengo("replay", str(finished), "--at", "3")
    assert "Richelieu, move 3 of " in said.out
    table = Table.resume(Record.load(finished).upto(3))
    for line in table.log(None):
        assert line.say() in said.out
    assert "Total" not in said.out


def test_at_0_nothing_has_happened(finished: Path) -> None:
    said = camerlengo("replay", str(finished), "--at", "0", "--json")
    assert json.loads(said.out)["log"] == []


def test_json_is_one_object_with_the_view_of_the_seat(running: Path) -> None:
    said = camerlengo("replay", str(running), "--seat", "2", "--json")
    assert said.out.count("\n") == 1
    shown = json.loads(said.out)
    table = Table.resume(Record.load(running))
    assert shown["seat"] == 1
    assert shown["view"] == json.loads(table.view(1).to_json())
    assert shown["log"] == [{"at": line.at, "seat": line.seat, "text": line.say()} for line in table.log(1)]
    assert shown["over"] is False
    assert shown["result"] is None
    assert shown["waiting_for"] == list(table.waiting_for)
    assert shown["at"] == shown["answers"] == len(table.record.answers)


def test_a_running_game_without_a_seat_is_what_a_spectator_sees(running: Path) -> None:
    shown = json.loads(camerlengo("replay", str(running), "--json").out)
    assert shown["open"] is False
    assert all(disc is None for seat in shown["view"]["seats"] for disc in seat["discs"])
    assert not any("disc shows" in line["text"] for line in shown["log"])
    assert "Spectator view." in camerlengo("replay", str(running)).out
    assert "disc shows" not in camerlengo("replay", str(running)).out


def test_a_seat_sees_its_own_discs_only(running: Path) -> None:
    shown = json.loads(camerlengo("replay", str(running), "--seat", "1", "--json").out)
    own, other = (seat["discs"] for seat in shown["view"]["seats"])
    assert None not in own
    assert set(other) == {None}
    assert "Richelieu’s view." in camerlengo("replay", str(running), "--seat", "1").out


def test_a_finished_game_lies_open_from_the_beginning(finished: Path) -> None:
    answers = len(Record.load(finished).answers)
    shown = json.loads(camerlengo("replay", str(finished), "--at", str(answers - 1), "--json").out)
    assert shown["open"] is True
    assert shown["over"] is False
    held = [disc for seat in shown["view"]["seats"] for disc in seat["discs"]]
    assert held
    assert None not in held
    assert sum("disc shows" in line["text"] for line in shown["log"]) >= len(held)


def test_a_seat_of_a_finished_game_still_has_only_its_own_eyes(finished: Path) -> None:
    answers = len(Record.load(finished).answers)
    arguments = ("replay", str(finished), "--at", str(answers - 1), "--seat", "1", "--json")
    shown = json.loads(camerlengo(*arguments).out)
    assert set(shown["view"]["seats"][1]["discs"]) <= {None}


def test_what_each_has_heard_is_woven_in_the_order_of_the_game(finished: Path) -> None:
    table = Table.resume(Record.load(finished))
    together = merge_lines(table.log(None), [table.log(seat) for seat in range(2)])
    assert [line.at for line in together] == sorted(line.at for line in together)
    private = [line.say() for line in together if "disc shows" in line.say()]
    heard = [line.say() for seat in range(2) for line in table.log(seat) if "disc shows" in line.say()]
    assert sorted(private) == sorted(heard)
    assert len(together) == len(table.log(None)) + len(private)


def test_the_sheet_is_in_the_json_too(finished: Path) -> None:
    result = json.loads(camerlengo("replay", str(finished), "--json", "--lang", "it").out)["result"]
    assert result["sheet"][-1]["title"] == "Torri"
    for seat in range(2):
        assert result["scores"][seat] == sum(line["points"][seat] for line in result["sheet"])
    assert result["places"][result["winners"][0]] == 1


def test_the_end_of_a_game_of_factions_says_which_one_has_won(tmp_path: Path) -> None:
    record = recorded("q", *["random"] * 5)
    record.save(tmp_path / "q.json")
    result = Table.resume(record).result
    assert result is not None
    assert result.victory is not None
    for language in LANGUAGES:
        said = camerlengo("replay", str(tmp_path / "q.json"), language=language)
        assert f"\n{result.victory.say(language)}\n" in said.out
