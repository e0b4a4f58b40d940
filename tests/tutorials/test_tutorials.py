"""The tutorials work as they are written: their files are made, their commands run, their output compared.

A fenced block with a title is a file; `mode="append"` adds to it, and `mode="replace"` replaces the
paragraph that begins with the same two lines. In a block of the kind `console`, lines that begin with `$ `
are commands, and the lines after them are what they print; `...` stands for anything. A command that ends
with ` &` stays in the background until the end: the test waits for its lines. A server listens on a free
port instead of 8655.
"""

from __future__ import annotations

import doctest
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
TUTORIALS = ("your-first-bot", "your-first-deck", "your-first-experiment", "your-own-server")
PORT = "8655"

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
_BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NOTE = re.compile(r'(\w+)="([^"]*)"')


def write(folder: Path, notes: dict[str, str], content: str) -> None:
    file = folder / notes["title"]
    mode = notes.get("mode", "new")
    if mode == "append":
        content = file.read_text("utf-8") + content
    elif mode == "replace":
        before = file.read_text("utf-8")
        begin = before.index("\n".join(content.splitlines()[:2]))
        content = before[:begin] + content.rstrip("\n") + before[before.index("\n\n", begin) :]
    file.write_text(content, "utf-8")


def commands(session: str) -> Iterator[tuple[str, str]]:
    for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


def surroundings() -> dict[str, str]:
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    return {
        **environment,
        "COLUMNS": "80",
        "CAMERLENGO_PURE": "",
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "PYTHONUNBUFFERED": "1",
    }


def printed(command: str, folder: Path) -> str:
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=surroundings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.stdout.replace("\u00a0", " ")


@contextmanager
def background(command: str, folder: Path, lines: int) -> Iterator[str]:
    """The first lines of a program that goes on; at the end it gets Ctrl-C and has to stop."""
    with subprocess.Popen(
        f"exec {command}",
        shell=True,
        cwd=folder,
        env=surroundings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as program:
        assert program.stdout is not None
        try:
            yield "".join(program.stdout.readline() for _ in range(lines)).replace("\u00a0", " ")
        finally:
            program.send_signal(signal.SIGINT)
            program.communicate()


def free_port() -> str:
    with socket.socket() as chosen:
        chosen.bind(("127.0.0.1", 0))
        return str(chosen.getsockname()[1])


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_tutorial_works_as_it_is_written(name: str, tmp_path: Path) -> None:
    checker = doctest.OutputChecker()
    page = (DOCS / f"{name}.md").read_text("utf-8").replace(PORT, free_port())
    compared = 0
    with ExitStack() as running:
        for language, info, content in _BLOCK.findall(page):
            notes = dict(_NOTE.findall(info))
            if language != "console":
                write(tmp_path, notes, content)
                continue
            for command, expected in commands(content):
                if command.endswith(" &"):
                    program = background(command.removesuffix(" &"), tmp_path, expected.count("\n"))
                    output = running.enter_context(program)
                else:
                    output = printed(command, tmp_path)
                assert checker.check_output(expected, output, FLAGS), f"{command}\n{output}"
                compared += 1
    assert compared > 1
