"""Measures Camerlengo beside its peers, interleaved, one at a time: `python -m benchmarks.bench`.

With a word, as in `python -m benchmarks.bench search`, only what has this word in its name.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from threading import Timer
from types import TracebackType
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks.environment import PEERS as PEER_REQUIREMENTS
from benchmarks.environment import ROOT, machine, prepare_peers, python_of
from benchmarks.report import COMPILED, PEERS, PLAIN, TITLES, Report, Result
from camerlengo.games import OWN

LONGEST_RUN = 300.0
"""Seconds of measuring: with more games there is less for each measure, and a run stays under six minutes."""
PATIENCE = 120.0
"""Seconds that a worker may be silent beyond what it was asked for: some prepare fifty games first."""


class WorkerError(Exception):
    """A worker is gone; the message is the last thing it said."""


class Worker:
    """A child process that measures when it is asked to; what it says is described in worker.py."""

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            cwd=ROOT,
            env=environment,
        )

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()
        self._errors.close()

    def hello(self) -> dict[str, Any]:
        return self._hear(PATIENCE)

    def measure(self, name: str, seconds: float) -> dict[str, Any]:
        assert self._process.stdin
        try:
            self._process.stdin.write(json.dumps({"measure": name, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise WorkerError(self._last_words()) from None
        return self._hear(seconds + PATIENCE)

    def _hear(self, limit: float) -> dict[str, Any]:
        assert self._process.stdout
        timer = Timer(limit, self._process.kill)
        timer.start()
        try:
            line = self._process.stdout.readline()
        finally:
            timer.cancel()
        if not line:
            raise WorkerError(self._last_words())
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _last_words(self) -> str:
        self._process.wait()
        self._errors.seek(0)
        lines = [line.strip() for line in self._errors if line.strip()]
        return lines[-1] if lines else f"the worker ended with {self._process.returncode}"


class Run:
    """The workers that could be started, what they can measure, and what could not be had."""

    def __init__(self) -> None:
        self.workers: dict[str, Worker] = {}
        self.results: list[Result] = []
        self.engines: list[str] = []
        self.missing: dict[str, str] = {}

    def __enter__(self) -> Run:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self.workers.values():
            worker.__exit__(kind, value, trace)

    def start(self, name: str, command: Sequence[str], **variables: str) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "CAMERLENGO_PURE"}
        worker = Worker(command, environment | {"PYTHONHASHSEED": "0"} | variables)
        self.workers[name] = worker
        try:
            hello = worker.hello()
        except WorkerError as words:
            self._lost(name, str(words))
            return
        if name == COMPILED and not hello["engine"].startswith("compiled"):
            self._lost(name, f"this is {hello['engine']}; `make compile` compiles it")
            return
        self.missing |= hello["missing"]
        self.engines.append(hello["engine"] if name == PEERS else f"Camerlengo, {hello['engine']}")
        self.results += [Result(name, m["name"], m["unit"], m["what"]) for m in hello["measures"]]

    def _lost(self, name: str, why: str) -> None:
        self.workers.pop(name).__exit__(None, None, None)
        self.missing[TITLES[name]] = why

    def measure(self, result: Result, seconds: float) -> None:
        worker = self.workers.get(result.worker)
        if worker is None or result.problem:
            return
        try:
            answer = worker.measure(result.name, seconds)
        except WorkerError as words:
            result.problem = str(words)
            self._lost(result.worker, f"ended while it measured {result.name}: {words}")
            return
        if "error" in answer:
            result.problem = answer["error"]
            return
        result.rates.append(answer["count"] / answer["seconds"])
        if "median" in answer:
            result.medians.append(answer["median"])

    def interleaved(self) -> list[Result]:
        """All measures, those of the workers evenly mixed: what is compared lies close together."""
        places = []
        for name in self.workers:
            own = [result for result in self.results if result.worker == name]
            places += [((number + 0.5) / len(own), result) for number, result in enumerate(own)]
        return [result for _, result in sorted(places, key=lambda place: place[0])]


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(arguments)
    notes = Console(stderr=True)
    rounds, seconds = (2, 0.05) if options.quick else (options.rounds, options.seconds)
    failed = prepare_peers(options.peers, lambda what: notes.print(what, highlight=False, markup=False))
    with Run() as run:
        if len(failed) < len(PEER_REQUIREMENTS):
            run.start(PEERS, [str(python_of(options.peers)), "-m", "benchmarks.peers"])
        ours = [sys.executable, "-m", "benchmarks.ours", *options.games]
        run.start(PLAIN, ours, CAMERLENGO_PURE="1")
        run.start(COMPILED, ours)
        run.missing |= failed
        run.results = [result for result in run.results if options.only in result.name]
        order = run.interleaved()
        affordable = LONGEST_RUN / max(1, rounds * len(order))
        if affordable < seconds:
            notes.print(
                f"{len(order)} measures: {affordable:.2f} s for each in a round instead of {seconds:g} s"
            )
            seconds = round(affordable, 2)
        with Progress(
            TextColumn("round {task.fields[round]}"),
            BarColumn(),
            TextColumn("{task.description}"),
            TimeRemainingColumn(),
            console=notes,
            transient=True,
        ) as progress:
            task = progress.add_task("", total=rounds * len(order), round=1)
            for number in range(rounds):
                for result in order if number % 2 == 0 else reversed(order):
                    progress.update(
                        task, description=f"{TITLES[result.worker]}: {result.name}", round=number + 1
                    )
                    run.measure(result, seconds)
                    progress.advance(task)
    report = Report(run.results, machine(), run.engines, run.missing, rounds, seconds, options.only)
    if options.json:
        print(json.dumps(report.as_json(), ensure_ascii=False))
    else:
        report.show(Console())
    if options.quick:
        notes.print("a quick run shows that it works; its figures are not written down", highlight=False)
    elif options.only and options.out is None:
        notes.print("a part of the measures; its figures are not written down", highlight=False)
    else:
        options.out = options.out or ROOT / "docs" / "benchmarks.md"
        options.out.parent.mkdir(parents=True, exist_ok=True)
        options.out.write_text(report.markdown(), encoding="utf-8")
    return 0


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bench", description=__doc__)
    parser.add_argument("only", nargs="?", default="", help="measure only what has this word in its name")
    parser.add_argument("--rounds", type=whole, default=7, help="how often each measure runs (default 7)")
    parser.add_argument("--seconds", type=positive, default=0.4, help="how long, each time (default 0.4)")
    parser.add_argument(
        "--games",
        nargs="+",
        choices=tuple(OWN),
        default=tuple(OWN),
        help="our games to measure (default: all)",
    )
    parser.add_argument("--quick", action="store_true", help="two short rounds, to see that everything runs")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument(
        "--out",
        type=Path,
        help="where the tables are written (default: docs/benchmarks.md, if all is measured)",
    )
    parser.add_argument(
        "--peers", type=Path, default=ROOT / ".tools" / "peers", help="the peers' virtual environment"
    )
    return parser.parse_args(arguments)


def whole(written: str) -> int:
    if not written.isdecimal() or int(written) < 1:
        raise argparse.ArgumentTypeError(f"{written} is not a whole number from 1")
    return int(written)


def positive(written: str) -> float:
    try:
        value = float(written)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{written} is not a positive number")
    return value


if __name__ == "__main__":
    sys.exit(main())
