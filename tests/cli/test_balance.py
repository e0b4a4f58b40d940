"""`camerlengo balance`: what is printed, as sentences and tables and as one JSON object."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from camerlengo.cli import balance as command
from camerlengo.core import extras
from camerlengo.core.texts import LANGUAGES, Text, text
from camerlengo.games import open_box
from camerlengo.lab.markdown_pages import BEGIN, END
from tests.cli.terminal import camerlengo, refusal, unwrapped

FEW = ("balance", "q", "--games=2", "--bots=random", "--jobs=1")


def facts(*arguments: str) -> Any:
    said = camerlengo(*FEW, "--json", *arguments)
    assert (said.code, said.err) == (0, "")
    return json.loads(said.out)


def test_json_says_what_is_asked_and_what_was_found() -> None:
    found = facts("--seed=3")
    assert found["game"] == "q"
    assert [(table["players"], table["games"], table["seed"]) for table in found["tables"]] == [
        (5, 2, 3),
        (6, 2, 3),
    ]
    assert found["tables"][1]["bots"] == ["random"] * 6
    by_table = [finding["players"] for finding in found["findings"]]
    assert by_table == [5] * 6 + [6] * 6 + [None]
    first = found["findings"][0]
    assert (first["rule"], first["least"], first["most"]) == ("Q-57", 0.45, 0.55)
    assert first["found"]["of"] == 2
    assert first["verdict"] == "unsure"
    assert [sheet["title"] for sheet in found["sheets"]] == [
        *("Seats", "Factions", "Actions", "Rounds", "Cards"),
    ]


def test_one_table_of_ones_own_choice() -> None:
    assert [table["players"] for table in facts("--players=6")["tables"]] == [6]


def test_a_strong_bot_plays_where_nobody_says_who() -> None:
    said = camerlengo("balance", "q", "--games=1", "--players=5", "--jobs=1", "--json")
    assert json.loads(said.out)["tables"][0]["bots"] == ["practised"] * 5


def test_a_deck_of_ones_own_is_weighed(tmp_path: Path) -> None:
    source = open_box("q").standard_deck().source
    own = tmp_path / "own.toml"
    own.write_text(source.replace('edition = "standard"', 'edition = "mine"'), encoding="utf-8")
    assert facts("--players=5", f"--deck={own}")["edition"] == "mine"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fits_80_columns_and_leaves_long_tables_out(language: str) -> None:
    said = camerlengo(*FEW, language=language, columns=80)
    assert (said.code, said.err) == (0, "")
    assert max(map(len, said.out.splitlines())) <= 80
    assert "…" not in said.out.replace(" … ", "")
    for key in ("report.seats", "report.unsure", "q.balance.factions", "q.balance.rounds"):
        assert text(key).say(language) in said.out
    assert text("cli.balance.left_out", n=1).say(language) in said.out
    tobacco = {"en": "Tobacco", "it": "Tabacco", "fr": "Tabac"}[language]
    tables = said.out.partition(text("report.seats").say(language))[2]
    assert tobacco not in tables
    whole = camerlengo(*FEW, "--full", language=language, columns=200)
    assert tobacco in whole.out.partition(text("report.seats").say(language))[2]
    assert text("cli.balance.left_out", n=1).say(language) not in whole.out


def test_a_game_that_asks_nothing_says_so() -> None:
    said = camerlengo("balance", "richelieu", "--games=1", "--players=2", "--bots=random", "--jobs=1")
    assert text("cli.balance.nothing_asked").say("en") in unwrapped(said.out)
    assert "Seat 2" in said.out


def test_what_was_played_is_kept_and_read_again(tmp_path: Path) -> None:
    once = camerlengo(*FEW, f"--keep={tmp_path / 'kept'}")
    assert once.code == 0
    assert len(list((tmp_path / "kept").iterdir())) == 2
    assert camerlengo(*FEW, f"--keep={tmp_path / 'kept'}") == once


def test_a_page_gets_the_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "installed", lambda module: True)
    monkeypatch.setattr("camerlengo.lab.markdown_pages.draw", lambda chart, file, language: None)
    page = tmp_path / "page.md"
    page.write_text(f"Q\n{BEGIN}\n{END}\n", encoding="utf-8")
    assert camerlengo(*FEW, f"--page={page}").code == 0
    assert "| Q-57 | 5 players |" in page.read_text(encoding="utf-8")


def marks(path: str) -> Text:
    return text("cli.balance.marks", path=path, begin=BEGIN, end=END)


WRONG: list[tuple[str, Text]] = [
    ("--games 0", text("cli.number.range", option="--games", value="0", least=1, most=100_000_000)),
    ("--games many", text("cli.number.none", option="--games", value="many")),
    ("--jobs 0", text("cli.number.range", option="--jobs", value="0", least=1, most=256)),
    ("--page plain.md", marks("plain.md")),
    (
        "--page nowhere.md",
        text("cli.file.unreadable", path="nowhere.md", reason=text("cli.file.reason.missing")),
    ),
    ("--page marked.md", text("error.extra.lab")),
    ("--keep plain.md", text("cli.file.unwritable", path="plain.md", reason=text("cli.file.reason.file"))),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=str)
def test_one_sentence_before_anything_is_played(
    arguments: str, sentence: Text, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(extras, "installed", lambda module: False)
    monkeypatch.setattr(command, "weigh", lambda *_: pytest.fail("it was played"))
    Path("plain.md").write_text("plain", encoding="utf-8")
    Path("marked.md").write_text(BEGIN + END, encoding="utf-8")
    said = camerlengo("balance", "q", *arguments.split(), language=language)
    assert said == refusal(sentence, language)
