"""A bar for long work with its rate and the time left, on stderr, where there is somebody to see it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text as Line

from camerlengo.cli.screen import Console
from camerlengo.cli.usage import UsageRefused
from camerlengo.core.texts import text


class Rate(ProgressColumn):
    """How many pieces of the work are done in a second, or in a minute."""

    def render(self, task: Task) -> Line:
        """Nothing before the first pieces."""
        speed = task.finished_speed or task.speed
        if not speed:
            return Line("")
        return Line(
            f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.1f}/s" if speed >= 1 else f"{60 * speed:.1f}/min"
        )


@contextmanager
def progress(said: str, total: int) -> Iterator[Callable[[], None]]:
    """Gives what is to be called after each piece of the work. A process that dies is one sentence."""
    try:
        if not sys.stderr.isatty():
            yield lambda: None
            return
        columns = (
            TextColumn(said, markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            Rate(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=total)
            yield lambda: bar.advance(task)
    except BrokenProcessPool:
        raise UsageRefused(text("cli.simulate.broken")) from None
