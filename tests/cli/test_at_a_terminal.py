"""At a terminal a reader sees who thinks, gets all the room there is, and leaves no secrets behind."""

from __future__ import annotations

import re

import pytest

from tests.cli.terminal import camerlengo, plain

ERASED = "\x1b[0m\r\x1b[2K"  # the line that was there is gone


def seen(*arguments: str, typed: str = "", columns: int = 80, lines: int = 24) -> str:
    said = camerlengo(
        "play", "richelieu", "--seed=7", *arguments, typed=typed, columns=columns, lines=lines, live=True
    )
    assert (said.code, said.err) == (0, "")
    return said.out


def test_a_high_and_wide_terminal_is_used() -> None:
    screen = plain(seen("--option=start=1", typed="1\n", columns=160, lines=50))
    assert "Bourgogne•" in screen
    assert " 47 Place a marker " in screen


@pytest.mark.parametrize(
    ("language", "said", "prompt"),
    [
        ("en", "The Queen is thinking…", "Number (or help)"),
        ("it", "La Regina sta pensando…", "Numero (o aiuto)"),
        ("fr", "La Reine réfléchit…", "Numéro (ou aide)"),
    ],
)
def test_who_waits_sees_who_thinks_until_that_is_over(language: str, said: str, prompt: str) -> None:
    arguments = ("--option=start=2", f"--lang={language}")
    before, _, after = seen(*arguments, "--bots=search-1").partition(said)
    assert "Bre" not in plain(before)  # the table comes later
    assert after.startswith(ERASED)
    assert said not in plain(after.partition(prompt)[0].rpartition("\x1b[2J")[2])
    assert said not in seen(*arguments, "--bots=greedy")


def test_a_line_about_somebody_with_a_long_name_is_erased_as_a_whole() -> None:
    names = f"--names=Anna,{'Bruno ' * 6}"
    screen = seen(names, "--option=start=2", "--bots=search-1", columns=30)
    line = plain(screen.partition(ERASED)[0]).splitlines()[-1]
    assert len(line) <= 30
    assert line.endswith("…")


def test_between_two_people_the_screen_is_emptied() -> None:
    screens = seen("--humans=2", "--option=start=1", typed="\n1\n48\n")
    _, first, _ = re.split(r"(?=Press Enter when only you can see the screen)", screens)
    answered = first.rpartition("number (or help)")[2]
    assert "\x1b[3J" in answered  # what has scrolled away is gone as well
    assert "\x1b[2J" in answered
    assert "Bre" in plain(first)
    assert "Bre" not in plain(first.rpartition("\x1b[2J")[2])
