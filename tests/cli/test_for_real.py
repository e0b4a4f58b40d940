"""What only a process of its own can show: signals, pipes, a terminal."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from tests.cli.terminal import SOURCE, plain, process
from tests.recorded import recorded


def test_a_reader_who_leaves_ends_the_program_quietly() -> None:
    for command in (["deck", "export", "richelieu"], ["play", "richelieu", "--humans=0", "--bots=random"]):
        reader, writer = os.pipe()
        os.close(reader)
        with process(*command, stdout=writer) as running:
            os.close(writer)
            _, err = running.communicate()
        assert err == b""
        assert running.returncode == 141


def test_an_interrupted_simulation_ends_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    records = tmp_path / "records"
    arguments = ("--games=100000", "--bots=random", "--jobs=2", f"--save-records={records}")
    with process("simulate", "richelieu", *arguments, start_new_session=True) as running:
        while not records.is_dir() or not any(records.iterdir()):  # it is under way
            assert running.poll() is None
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGINT)  # as the terminal does: to all processes
        out, err = running.communicate()
    assert (running.returncode, out) == (130, b"")
    assert err.decode().strip().startswith("Interrupted: ")
    assert len(err.strip().splitlines()) == 1


def test_an_interrupted_game_says_how_to_go_on() -> None:
    with process("play", "richelieu", "--seed=3", "--option=start=1", stdin=subprocess.PIPE) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(b"1\n")
        running.stdin.flush()
        seen = b""
        while "Don’t place a marker".encode() not in seen:
            seen += (more := os.read(running.stdout.fileno(), 65536))
            assert more, seen.decode()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate()
    assert running.returncode == 130
    assert err == b""
    assert b"camerlengo play --resume FILE" in out
    assert out.splitlines()[-1].startswith(b"cr3~richelieu~")


def test_a_full_disk_is_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full, process("games", stdout=full) as running:
        _, err = running.communicate()
    assert running.returncode == 2
    assert err.startswith("camerlengo: Can’t write the output:".encode())
    assert err.count(b"\n") == 1


def test_closed_streams_are_no_trouble() -> None:
    command = f"exec {sys.executable} -m camerlengo.cli play richelieu --seed 3 <&-"
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8"}
    done = subprocess.run(["sh", "-c", command], env=env, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_help_imports_neither_games_nor_rich() -> None:
    program = (
        "import sys; from camerlengo.cli import run; run(['--help']);"
        "unwanted = ('rich', 'camerlengo.games.', 'camerlengo.bots');"
        "print([name for name in sys.modules if name.startswith(unwanted)])"
    )
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, check=True)
    assert done.stdout.splitlines()[-1] == b"[]"


# --- at a terminal --------------------------------------------------------------------------------


class Terminal:
    """A terminal of a given size with the command in it."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 24) -> None:
        self.screen, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        env = {
            name: value
            for name, value in os.environ.items()
            if name not in ("COLUMNS", "LINES", "NO_COLOR", "LC_ALL", "LC_MESSAGES")
        }
        env |= {
            "PYTHONPATH": str(SOURCE),
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "LANG": "C.UTF-8",
        }
        self.running = subprocess.Popen(
            [sys.executable, "-m", "camerlengo.cli", *arguments],
            env=env,
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
        )
        os.close(inside)

    def until(self, words: str) -> str:
        """Everything up to these words."""
        seen = ""
        letters = codecs.getincrementaldecoder("utf-8")("replace")  # one may come in two parts
        while words not in seen:
            ready, _, _ = select.select([self.screen], [], [], 60)
            assert ready, f"nothing more comes after {seen!r}"
            seen += letters.decode(os.read(self.screen, 65536))
        return seen

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.running.kill()
        self.running.wait()
        os.close(self.screen)


def test_at_a_terminal_the_table_is_coloured_and_stays_on_the_screen() -> None:
    with Terminal("play", "richelieu", "--seed=7", "--option=start=1", "--bots=random") as terminal:
        first = terminal.until("Number (or help)")
        assert "48;2;" in first
        terminal.type("1")
        second = terminal.until("Number (or help)")
        screen = plain(second.rpartition("\x1b[H")[2])
        assert screen.count("\n") < 24
        assert "1–47 the card with this number" in screen
        terminal.type("options")
        assert "Place a marker on " in terminal.until("Don’t place a marker")
        terminal.type("quit")
        assert terminal.running.wait() == 0


def test_a_replay_is_stepped_through_at_a_terminal(tmp_path: Path) -> None:
    recorded("richelieu").save(tmp_path / "game.json")
    with Terminal("replay", str(tmp_path / "game.json"), "--at", "5") as terminal:
        for typed, number in (("n", 6), ("", 7), ("p", 6), ("20", 20)):
            terminal.until("q(uit):")
            terminal.type(typed)
            assert f"move {number} of " in terminal.until(f"move {number} of ")
        terminal.until("q(uit):")
        terminal.type("9999")
        terminal.until("There is no such position")
        terminal.type("q")
        assert terminal.running.wait() == 0


def test_a_simulation_at_a_terminal_has_a_progress_bar() -> None:
    with Terminal("simulate", "richelieu", "--games=40", "--bots=random", "--jobs=1") as terminal:
        seen = plain(terminal.until("games/s"))
        assert "/40" in seen
        assert "━" in seen


def test_an_interrupted_arena_reports_what_is_finished() -> None:
    arguments = ("--bots=random,novice", "--option=short=yes", "--games=200000", "--jobs=2")
    with Terminal("arena", "richelieu", *arguments) as terminal:
        seen = ""
        while not re.search(r"[1-9]\d*/100000", plain(seen)):  # a round is finished
            seen += terminal.until("/100000")
        os.killpg(terminal.running.pid, signal.SIGINT)  # as the terminal does: to all processes
        assert "of 100,000 rounds" in terminal.until("random : novice")
        assert terminal.running.wait() == 130
