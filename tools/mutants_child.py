"""Runs the tests of a game against one changed copy of its source, until one fails, for mutants_work.py.

Writes what became of the mutant. Once, without a change, all tests run and are traced: which lines of the
rules each of them runs.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import os
import resource
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Final

import coverage
import msgspec
import pytest

# What has become of a mutant.
KILLED: Final = "killed"
TIMED_OUT: Final = "timed out"
NOT_IMPORTED: Final = "did not import"
SURVIVED: Final = "survived"

KINDS: Final = ("rule tests", "other tests of the game", "the contract")  # that may kill one
RULE, OTHER, CONTRACT = range(3)

# The child loads none by itself. That of the contract must be there before conftest.py imports the contract.
PLUGINS: Final = ("-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin", "-p", "pytest_camerlengo")

STARTING: Final = 4  # times the seconds of a test, until the first test begins
LONGEST: Final = 10  # times the seconds of a test, for all tests together
MEMORY: Final = 2 << 30  # bytes, for mutants that fill lists without end
OUT_OF_MEMORY: Final = 70  # the exit code: no report can be written


class Order(msgspec.Struct):
    """What is to be run."""

    game: str
    source: str  # the folder of the changed copy
    modules: list[str]  # of the rules
    tests: list[str]
    first: list[str]  # tests in the order in which they run; any others come last
    seconds: float  # of processor time that a single test may take
    trace: bool = False


class Traced(msgspec.Struct):
    """A test that has passed: its kind, and the lines that it ran, by module."""

    kind: int  # of KINDS
    lines: dict[str, list[int]] = {}


class Report(msgspec.Struct):
    """What has become of the mutant."""

    fate: str
    test: str = ""  # the one that failed or took too long
    kind: int = 0  # of KINDS
    text: str = ""
    traced: dict[str, Traced] = {}  # by test, in the order in which they were collected


class WrongSource(Exception):
    """Something else than the copy was imported."""


def kind_of(item: pytest.Item) -> int:
    if "contract" in item.path.parts:
        return CONTRACT
    return RULE if item.get_closest_marker("rule") else OTHER


def is_about(item: pytest.Item, game: str) -> bool:
    """Of the contract only what is about the game: its name is the first word in brackets."""
    return kind_of(item) != CONTRACT or item.name.partition("[")[2].rstrip("]").split("-")[0] == game


def check_source(order: Order) -> None:
    """Every module of the package that was imported must come from the copy."""
    packages = {name.partition(".")[0] for name in order.modules}
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if name.partition(".")[0] in packages and file and not Path(file).is_relative_to(order.source):
            raise WrongSource(f"{name} was imported from {file}")


class Watcher:
    """Puts the tests in order, notes which one fails, and ends the process if one takes too long."""

    def __init__(self, order: Order, result: Path) -> None:
        self.order = order
        self.result = result
        self.tests: dict[str, Traced] = {}
        self.test = ""
        self.report = Report(SURVIVED)
        self.coverage = coverage.Coverage(data_file=None, config_file=False, include=[f"{order.source}/*"])
        signal.signal(signal.SIGPROF, self.out_of_time)

    def write(self) -> None:
        self.result.write_bytes(msgspec.json.encode(self.report))

    def out_of_time(self, number: int, frame: FrameType | None) -> None:
        self.report = Report(TIMED_OUT, self.test)
        self.write_or_give_up()

    def write_or_give_up(self) -> None:
        code = OUT_OF_MEMORY
        try:
            self.write()
            code = 0
        finally:
            os._exit(code)

    def allow(self, seconds: float) -> None:
        signal.setitimer(signal.ITIMER_PROF, seconds)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        rank = {test: number for number, test in enumerate(self.order.first)}
        items[:] = [item for item in items if is_about(item, self.order.game)]
        items.sort(key=lambda item: rank.get(item.nodeid, len(rank)))
        self.tests = {item.nodeid: Traced(kind_of(item)) for item in items}

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.note(report)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.test = item.nodeid
        if self.order.trace:
            self.coverage.switch_context(item.nodeid)
        self.allow(self.order.seconds)
        result = yield
        self.allow(0)
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        try:
            return (yield)
        except MemoryError:
            os._exit(OUT_OF_MEMORY)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.note(report)

    def note(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        if report.failed and self.report.fate == SURVIVED:
            kind = self.tests[report.nodeid].kind if report.nodeid in self.tests else OTHER
            text = report.longreprtext if self.order.trace else ""  # it has the path of the copy
            self.report = Report(KILLED, report.nodeid, kind, text)

    def trace(self) -> None:
        """Adds to the report what each test ran."""
        data = self.coverage.get_data()
        for module in self.order.modules:
            file = sys.modules[module].__file__
            assert file is not None
            for line, tests in data.contexts_by_lineno(file).items():
                for test in filter(None, tests):
                    self.tests[test].lines.setdefault(module, []).append(line)
        self.report.traced = self.tests


def run(order: Order, result: Path) -> None:
    watcher = Watcher(order, result)
    watcher.allow(STARTING * order.seconds)
    try:
        for module in order.modules:
            importlib.import_module(module)
    except Exception as error:
        watcher.report = Report(NOT_IMPORTED, text=repr(error))
    else:
        check_source(order)
        words = ["-x", "-q", *PLUGINS, *order.tests]
        with watcher.coverage.collect() if order.trace else contextlib.nullcontext():
            code = pytest.main(words, plugins=[watcher])
        check_source(order)
        if order.trace:
            watcher.trace()
        if (code == pytest.ExitCode.OK) != (watcher.report.fate == SURVIVED):
            watcher.report = Report(KILLED, text=f"pytest ended with {code}")
    watcher.allow(0)
    watcher.write()


def end_with(pipe: int) -> None:
    """Ends this process and all that it has started when the one that has started it is gone."""
    while os.read(pipe, 1):
        pass
    os.killpg(0, signal.SIGKILL)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("order", type=Path, help="a file that says what is to be run")
    parser.add_argument("report", type=Path, help="the file for what became of the mutant")
    wanted = parser.parse_args(argv)
    order = msgspec.json.decode(wanted.order.read_bytes(), type=Order)
    threading.Thread(target=end_with, args=(os.dup(0),), daemon=True).start()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if not order.trace:
        limit = int(STARTING + LONGEST * order.seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    sys.path[0] = str(Path.cwd())  # instead of the folder of this file
    run(order, wanted.report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
