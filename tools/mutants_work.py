"""Tries mutants for tools/mutants.py: in its process, in others, or on the workers of a Dask cluster.

Every process makes a copy of the source for each of its threads, changes one line of it, and runs the tests
against it in a process of their own (mutants_child.py). What becomes of a mutant depends on nothing that
was done before, so that it is the same wherever it is tried.
"""

from __future__ import annotations

import compileall
import contextlib
import functools
import importlib.util
import os
import platform
import py_compile
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec

from camerlengo.lab.executors import unwanted
from camerlengo.lab.sources import fingerprint_of
from tools.mutants_child import KILLED, OUT_OF_MEMORY, SURVIVED, TIMED_OUT, Order, Report

ROOT: Final = Path(__file__).resolve().parents[1]
CHILD: Final = Path(__file__).with_name("mutants_child.py")
PLACE: Final = "CAMERLENGO_MUTANTS"  # the variable with the folder for copies on the machine of the command
PREFIX: Final = "camerlengo-mutants-"
PATIENCE: Final = 200  # times the processor time of a single test: the clock time of all tests
LOOKING: Final = 0.2  # seconds until a process looks again whether anybody wants its result


class Refused(Exception):
    """Mutants cannot be tried here; the text says why."""


class Suite(msgspec.Struct, frozen=True):
    """The modules of a game's rules, and the tests that they must pass; all paths are below the root.

    Without a root it is the repository of whoever tries the mutants, which may be on another machine.
    """

    game: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]
    root: str = ""

    @property
    def folder(self) -> Path:
        return Path(self.root) if self.root else ROOT

    def name_of(self, module: str) -> str:
        """As it is imported: src/one/two.py is one.two."""
        return ".".join(PurePosixPath(module).with_suffix("").parts[1:])


class Plan(msgspec.Struct, frozen=True):
    """How mutants are tried. Who has other sources must not try them."""

    suite: Suite
    seconds: float  # of processor time that a single test may take
    sources: str  # their fingerprint


class Attempt(msgspec.Struct):
    """A mutant: the bytes of a module that become another text. `first`: the tests in their order."""

    file: str
    start: int
    end: int
    text: str
    first: list[int]  # by number


def plan_of(suite: Suite, seconds: float) -> Plan:
    return Plan(suite, seconds, sources_of(suite.folder))


def sources_of(root: Path) -> str:
    """The fingerprint of what decides the fate of a mutant: the source, the tests and these tools."""
    source = [part for part in sorted((root / "src").iterdir()) if part.suffix != ".egg-info"]
    tools = [Path(__file__), CHILD]
    return fingerprint_of(*source, root / "tests", *tools, root / "pyproject.toml")


# --- copies of the source -------------------------------------------------------------------------


@contextmanager
def copies_removed() -> Iterator[None]:
    """Copies that processes of this machine make meanwhile are removed at the end, also if one was killed."""
    with tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True) as folder:
        before = os.environ.get(PLACE)
        os.environ[PLACE] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ[PLACE]
            else:
                os.environ[PLACE] = before


class Copies:
    """Copies of the source for a plan. They are removed when nobody needs them and when the process ends."""

    def __init__(self, plan: Plan, place: str | None) -> None:
        if sources_of(plan.suite.folder) != plan.sources:
            raise Refused(
                f"The source, the tests or the tools in {plan.suite.folder} on {platform.node()} are not "
                "those with which this command has begun. Use the same files everywhere."
            )
        self.suite = plan.suite
        self.folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=place))
        weakref.finalize(self, shutil.rmtree, self.folder, ignore_errors=True)
        self.free: list[Path] = []

    @contextmanager
    def one(self) -> Iterator[Path]:
        """A copy that no other thread uses."""
        try:
            copy = self.free.pop()
        except IndexError:
            copy = self.new()
        yield copy
        self.free.append(copy)  # not after an error: it may have changed the copy

    def new(self) -> Path:
        """Without compiled modules, which Python would prefer; with bytecode of all but the rules.

        A mutant of the same size that is written in the same second would be taken for what the bytecode of
        its module was made from.
        """
        copy = Path(tempfile.mkdtemp(dir=self.folder))
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "_compiled.json", "__pycache__", "*.egg-info")
        shutil.copytree(self.suite.folder / "src", copy / "src", ignore=ignored)
        compileall.compile_dir(
            copy / "src", quiet=1, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH
        )
        for module in self.suite.modules:
            Path(importlib.util.cache_from_source(str(copy / module))).unlink()
        return copy


@functools.lru_cache(maxsize=1)
def copies_of(plan: Plan, place: str | None) -> Copies:
    return Copies(plan, place)


# --- what executors do ----------------------------------------------------------------------------


def trace(plan: Plan) -> Report:
    """Runs all tests without a change, and notes which lines of the rules each of them runs.

    Raises Refused if one fails.
    """
    with copies_of(plan, os.environ.get(PLACE)).one() as copy:
        report = run_tests(plan, copy, [], trace=True)
    if report.fate != SURVIVED:
        raise Refused(f"The tests fail without any change: {report.test}\n{report.text}")
    return report


def attempt(plan: Plan, tests: Sequence[str], mutant: Attempt) -> Report:
    """Tries a mutant. `tests` are all tests, which it names by their numbers."""
    with copies_of(plan, os.environ.get(PLACE)).one() as copy:
        path = copy / mutant.file
        before = path.read_bytes()
        path.write_bytes(before[: mutant.start] + mutant.text.encode() + before[mutant.end :])
        report = run_tests(plan, copy, [tests[number] for number in mutant.first])
        path.write_bytes(before)
    return report


def run_tests(plan: Plan, copy: Path, first: list[str], *, trace: bool = False) -> Report:
    suite = plan.suite
    order, result = copy / "order.json", copy / "report.json"
    order.write_bytes(
        msgspec.json.encode(
            Order(
                game=suite.game,
                source=str(copy / "src"),
                modules=[suite.name_of(module) for module in suite.modules],
                tests=list(suite.tests),
                first=first,
                seconds=plan.seconds,
                trace=trace,
            )
        )
    )
    result.unlink(missing_ok=True)
    with started(suite, copy, order, result) as process:
        try:
            output = output_of(process, PATIENCE * plan.seconds)
        except subprocess.TimeoutExpired:
            return Report(TIMED_OUT)
    if process.returncode == -signal.SIGKILL:  # by the kernel
        return Report(TIMED_OUT)
    if process.returncode == OUT_OF_MEMORY:
        return Report(KILLED, text="Out of memory.")
    if process.returncode:
        raise RuntimeError(f"The tests could not be run.\n{output.decode()}")
    report = msgspec.json.decode(result.read_bytes(), type=Report)
    if trace and report.fate != SURVIVED and not report.test:  # pytest itself says why
        report.text += f"\n{output.decode(errors='replace')}"
    return report


@contextmanager
def started(suite: Suite, copy: Path, *files: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process that runs tests, and is ended with all that it has started.

    It holds one end of a pipe and ends when nobody holds the other one: then this process was killed.
    """
    environment = {
        **os.environ,
        "CAMERLENGO_EXPECT": "",
        "CAMERLENGO_PURE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",  # sets have the same order in every process
        "PYTHONPATH": str(copy / "src"),
    }
    theirs, ours = os.pipe()
    try:
        process = subprocess.Popen(
            [sys.executable, str(CHILD), *map(str, files)],
            cwd=suite.folder,
            env=environment,
            stdin=theirs,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # so that all it starts can be ended with it
        )
        with process:
            try:
                yield process
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
    finally:
        os.close(theirs)
        os.close(ours)


def output_of(process: subprocess.Popen[bytes], seconds: float) -> bytes:
    """What a process writes until it ends. Raises TimeoutExpired after so many seconds."""
    begun = time.monotonic()
    while True:
        try:
            return process.communicate(timeout=LOOKING)[0]
        except subprocess.TimeoutExpired:
            if unwanted():
                raise InterruptedError from None
            if time.monotonic() - begun > seconds:
                raise
