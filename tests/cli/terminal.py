"""A terminal for tests: the command line in this process, or as a process of its own."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from camerlengo.cli import run
from camerlengo.core.texts import Text

SOURCE = Path(__file__).parents[2] / "src"
PROGRAM = (sys.executable, "-m", "camerlengo.cli")


class Said(NamedTuple):
    code: int
    out: str
    err: str


def camerlengo(*arguments: str, typed: str = "", language: str = "en", columns: int = 100) -> Said:
    """What the command says when `typed` comes through a pipe."""
    streams: dict[str, Any] = {
        "stdin": io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"),
        "stdout": io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n"),
        "stderr": io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n"),
    }
    with mock.patch.multiple(sys, **streams), mock.patch.dict(os.environ, environment(language, columns)):
        for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR"):
            os.environ.pop(name, None)
        code = run(arguments)
    return Said(code, written(streams["stdout"]), written(streams["stderr"]))


def environment(language: str, columns: int = 100) -> dict[str, str]:
    return {"LANG": f"{language}_XX.UTF-8", "COLUMNS": str(columns), "LINES": "40", "TERM": "xterm-256color"}


def written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


def unwrapped(said: str) -> str:
    """On one line, with single spaces; those that must not break stay what they are."""
    return re.sub("[ \\n]+", " ", said)


def refusal(sentence: Text, language: str) -> Said:
    """One sentence on stderr, exit code 2, nothing else."""
    return Said(2, "", f"camerlengo: {sentence.say(language)}\n")


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
