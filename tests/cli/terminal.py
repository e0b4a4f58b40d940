"""A terminal for tests: the command line in this process, or as a process of its own."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple
from unittest import mock

import pytest

from camerlengo.bots import Bot, make_bot
from camerlengo.cli import run
from camerlengo.core.box import Box
from camerlengo.core.texts import Text

SOURCE = Path(__file__).parents[2] / "src"
PROGRAM = (sys.executable, "-m", "camerlengo.cli")


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Live(io.TextIOWrapper):
    """A stream of which a program believes that somebody sits there."""

    def isatty(self) -> bool:
        return True


def camerlengo(
    *arguments: str,
    typed: str = "",
    language: str = "en",
    columns: int = 100,
    lines: int = 40,
    live: bool = False,
) -> Said:
    """What the command says when `typed` comes through a pipe; bytes that are no text are escaped in it.

    With `live` it takes the pipes for a terminal. A real one, with signals and a size: test_for_real.py.
    """
    stream = Live if live else io.TextIOWrapper
    streams: dict[str, Any] = {
        "stdin": stream(io.BytesIO(typed.encode(errors="surrogateescape")), encoding="utf-8"),
        "stdout": stream(io.BytesIO(), encoding="utf-8", newline="\n"),
        "stderr": stream(io.BytesIO(), encoding="utf-8", newline="\n"),
    }
    env = environment(language, columns, lines)
    if live:
        env["COLORTERM"] = "truecolor"  # rich keeps the codes of a style for the first terminal that it meets
    with mock.patch.multiple(sys, **streams), mock.patch.dict(os.environ, env):
        for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR"):
            os.environ.pop(name, None)
        code = run(arguments)
    return Said(code, written(streams["stdout"]), written(streams["stderr"]))


def environment(language: str, columns: int = 100, lines: int = 40) -> dict[str, str]:
    size = {"COLUMNS": str(columns), "LINES": str(lines)}
    return {"LANG": f"{language}_XX.UTF-8", "TERM": "xterm-256color", **size}


def written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


def plain(said: str) -> str:
    """Without codes for the terminal."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", said)


def unwrapped(said: str) -> str:
    """On one line, with single spaces; those that must not break stay what they are."""
    return re.sub("[ \\n]+", " ", said)


def refusal(sentence: Text, language: str) -> Said:
    """One sentence on stderr, exit code 2, nothing else."""
    return Said(2, "", f"camerlengo: {sentence.say(language)}\n")


def at_random(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot in this module plays at random under its own name, for tests that look only at the report."""

    def random_bot(_: str, box: Box, seed: int, *__: object, **___: object) -> Bot:
        return make_bot("random", box, seed)

    monkeypatch.setattr(module, "make_bot", random_bot)


def process(*arguments: str, language: str = "en", **settings: object) -> subprocess.Popen[bytes]:
    """The command as a process of its own."""
    env = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR")
    }
    env |= {**environment(language), "PYTHONPATH": str(SOURCE)}
    words: Sequence[str] = [*PROGRAM, *arguments]
    streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **settings}
    return subprocess.Popen(words, env=env, **streams)  # type: ignore[call-overload, no-any-return]
