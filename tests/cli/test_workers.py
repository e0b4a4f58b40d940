"""Where commands of the lab work, and that an interrupted one goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from camerlengo.cli import workers
from camerlengo.core import extras
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.lab.executors import Executor
from tests.cli.terminal import camerlengo, refusal
from tests.lab.elsewhere import Elsewhere

COMMANDS = {
    "simulate": ("richelieu", "--games=6", "--bots=random", "--json"),
    "arena": ("richelieu", "--games=6", "--bots=random,greedy", "--option=short=yes", "--json"),
    "balance": ("richelieu", "--games=3", "--players=2", "--bots=random", "--json"),
}


class Impatient:
    """Does the work here, and presses Ctrl-C after two pieces."""

    processes = 1
    worked = 0

    def map(self, work: Callable[[Any], Any], items: Any) -> Any:
        for item in items:
            if Impatient.worked == 2:
                raise KeyboardInterrupt
            Impatient.worked += 1
            yield work(item)


def facts(said: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said)
    found.pop("speed", None)
    return found


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_interrupted_command_goes_on(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch, unfinished: Path
) -> None:
    arguments = (command, *COMMANDS[command])
    whole = camerlengo(*arguments, "--jobs=1")
    with monkeypatch.context() as patched:
        patched.setattr(workers, "ThisProcess", Impatient)
        patched.setattr(Impatient, "worked", 0)
        stopped = camerlengo(*arguments, "--jobs=1", language=language)
    assert (stopped.code, stopped.out) == (130, "")
    assert text("cli.lab.interrupted", n=2).say(language) in stopped.err
    assert len(list(unfinished.iterdir())) == 1
    resumed = camerlengo(*arguments, "--jobs=1", "--resume")
    assert (resumed.code, resumed.err) == (0, "")
    assert facts(resumed.out) == facts(whole.out)
    assert list(unfinished.iterdir()) == []


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_works_on_a_cluster(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[tuple[str, int | None]] = []

    @contextmanager
    def connected(address: str, jobs: int | None) -> Iterator[Executor]:
        asked_for.append((address, jobs))
        yield Elsewhere()

    monkeypatch.setattr(workers, "connected", connected)
    arguments = (command, *COMMANDS[command])
    here = camerlengo(*arguments, "--jobs=1")
    for words in (("--dask=local", "--jobs=2"), ("--dask=tcp://127.0.0.1:8786",)):
        there = camerlengo(*arguments, *words)
        assert (there.code, there.err) == (0, "")
        assert facts(there.out) == facts(here.out)
    assert asked_for == [("local", 2), ("tcp://127.0.0.1:8786", None)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cluster_has_its_own_number_of_workers(language: str) -> None:
    said = camerlengo("simulate", "richelieu", "--dask=tcp://127.0.0.1:8786", "--jobs=2", language=language)
    assert said == refusal(text("cli.lab.jobs_of_cluster"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cluster_needs_its_extra(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "installed", lambda module: module != "distributed")
    said = camerlengo("simulate", "richelieu", "--dask=local", language=language)
    assert said == refusal(text("error.extra.dask"), language)
