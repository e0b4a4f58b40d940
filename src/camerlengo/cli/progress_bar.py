"""A bar for long work, on stderr, where there is somebody to see it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from camerlengo.cli.screen import Console
from camerlengo.cli.usage import UsageRefused
from camerlengo.core.texts import text


@contextmanager
def progress(said: str, total: int) -> Iterator[Callable[[], None]]:
    """Gives what is to be called after each piece of the work. A process that dies is one sentence."""
    try:
        if not sys.stderr.isatty():
            yield lambda: None
            return
        columns = (TextColumn(said, markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=total)
            yield lambda: bar.advance(task)
    except BrokenProcessPool:
        raise UsageRefused(text("cli.simulate.broken")) from None
