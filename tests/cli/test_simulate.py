"""`camerlengo simulate`: what is printed, as tables and as one JSON object."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from camerlengo import Record, Table
from camerlengo.cli import workers
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games import open_box
from camerlengo.lab import simulate as played_by
from camerlengo.lab.simulate import PlayedGame, Series, play_game
from camerlengo.lab.statistics import wilson
from tests.cli.terminal import Said, at_random, camerlengo
from tests.lab.elsewhere import no_processes


def simulate(*arguments: str) -> Any:
    said = camerlengo("simulate", "richelieu", "--json", *arguments)
    assert (said.code, said.err) == (0, "")
    assert said.out.count("\n") == 1
    return json.loads(said.out)


def test_json_says_who_won_how_often_and_how_sure_that_is() -> None:
    found = simulate("--games=10", "--seed=3", "--bots=random", "--jobs=1")
    assert found["game"] == "richelieu"
    assert found["players"] == 2
    assert found["games"] == 10
    assert found["seed"] == 3
    assert found["bots"] == ["random", "random"]
    assert found["options"] == {"short": False, "start": "drawn"}
    assert [entry["seat"] for entry in found["by_seat"]] == [0, 1]
    assert [entry["bot"] for entry in found["by_bot"]] == ["random"]
    wins = sum(entry["wins"] for entry in found["by_seat"])
    assert wins == 10 + found["shared_victories"]
    for entry in found["by_seat"]:
        assert entry["games"] == 10
        assert entry["share"] == entry["wins"] / 10
        assert entry["interval"] == list(wilson(entry["wins"], 10))
    scores = found["scores"]
    assert scores["count"] == 20
    assert (
        scores["least"]
        <= scores["first_quartile"]
        <= scores["median"]
        <= scores["third_quartile"]
        <= scores["most"]
    )
    assert sum(bar["count"] for bar in scores["histogram"]) == 20
    assert found["decisions"] > 500
    assert found["speed"]["jobs"] == 1
    assert found["speed"]["games_per_second"] > 0
    assert found["speed"]["decisions_per_second"] > 0


def test_any_number_of_jobs_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for = no_processes(workers, monkeypatch)
    series = ("--games=30", "--seed=8", "--bots=random", "--players=3", "--option=short=yes")
    alone, together = simulate(*series, "--jobs=1"), simulate(*series, "--jobs=2")
    assert asked_for == [2]
    assert alone.pop("speed")["jobs"] == 1
    assert together.pop("speed")["jobs"] == 2
    assert alone == together


def test_greedy_beats_random() -> None:
    found = simulate("--games=10", "--seed=1", "--bots=random,greedy", "--jobs=1", "--option=short=yes")
    by_bot = {entry["bot"]: entry for entry in found["by_bot"]}
    assert by_bot["greedy"]["interval"][0] > 0.7
    assert by_bot["random"]["interval"][1] < 0.3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fits_80_columns_and_shows_shares_and_scores(language: str) -> None:
    said = camerlengo(
        *("simulate", "richelieu", "--games=6", "--players=4", "--bots=random", "--jobs=1"),
        language=language,
        columns=80,
    )
    assert (said.code, said.err) == (0, "")
    assert max(map(len, said.out.splitlines())) <= 80
    assert "…" not in said.out.replace(" … ", "")  # nothing is cut off
    assert text("cli.column.mean").say(language) in said.out
    assert "█" in said.out
    for seat in range(4):
        assert text("seat", number=seat + 1).say(language) in said.out


def test_the_report_says_that_bots_move_from_seat_to_seat() -> None:
    said = camerlengo("simulate", "richelieu", "--games=2", "--bots=random,greedy", "--jobs=1")
    assert "Bots change seats after every game" in said.out


def test_records_are_kept_where_one_wants_and_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    found = simulate("--games=3", "--seed=5", "--bots=random,greedy", "--jobs=1", f"--save-records={folder}")
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"richelieu-5-00000{number}.json" for number in (1, 2, 3)]
    wins = [0, 0]
    for name in names:
        table = Table.resume(Record.load(folder / name))
        assert table.result is not None
        for seat in table.result.winners:
            wins[seat] += 1
    assert wins == [entry["wins"] for entry in found["by_seat"]]
    assert Record.load(folder / names[0]).seats == ("random", "greedy")
    assert Record.load(folder / names[1]).seats == ("greedy", "random")


def test_a_deck_of_ones_own_is_simulated(tmp_path: Path) -> None:
    deck = tmp_path / "my.toml"
    source = open_box("richelieu").standard_deck().source
    deck.write_text(source.replace('edition = "standard"', 'edition = "mine"'))
    found = simulate("--games=2", "--bots=random", f"--deck={deck}", "--jobs=1")
    assert found["edition"] == "mine"
    folder = tmp_path / "records"
    simulate("--games=1", "--bots=random", f"--deck={deck}", "--jobs=1", f"--save-records={folder}")
    assert Table.resume(Record.load(next(folder.iterdir()))).over


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_thinks_by_the_clock_makes_figures_of_this_machine(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_random(played_by, monkeypatch)
    arguments = ("simulate", "richelieu", "--games=2", "--option=short=yes", "--jobs=1")
    for bots, said_so in (("random,trials-0.01s", True), ("random,search-1", False)):
        said = camerlengo(*arguments, f"--bots={bots}", language=language, columns=200)
        assert (said.code, said.err) == (0, "")
        assert (text("cli.by_the_clock").say(language) in said.out) == said_so


def test_an_interrupted_simulation_keeps_what_is_finished(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def play(series: Series, number: int, keep_record: bool = False) -> PlayedGame:
        if number == 2:
            raise KeyboardInterrupt
        return play_game(series, number, keep_record)

    monkeypatch.setattr(played_by, "play_game", play)
    arguments = ("--games=9", "--bots=random", "--jobs=1", f"--save-records={tmp_path / 'records'}")
    said = text("cli.lab.interrupted", n=2).say("en")
    assert camerlengo("simulate", "richelieu", *arguments) == Said(130, "", f"\n{said}\n")
    assert len(list((tmp_path / "records").iterdir())) == 2
