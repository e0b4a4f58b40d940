"""What the server writes down about itself: lines for people at a terminal, JSON for programs, no secrets.

A log may not fill the disk. Of the same message a few pass each minute, and the next one says how many were
left out; all together have a bound, too. A file (`--log-file`) starts again when it has reached its size.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, MutableMapping
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, Final

import structlog

SAME_A_MINUTE: Final = 5
ALL_A_MINUTE: Final = 300
KINDS_REMEMBERED: Final = 1_000
A_MINUTE: Final = 60.0
LARGEST_FILE: Final = 10_000_000  # bytes
OLD_FILES: Final = 4

# Whatever gives somebody a seat, a table or the database.
_SECRETS = (
    (re.compile(r"(?i)\b(bearer[ .])[\w.~+/=-]+"), r"\1…"),
    (re.compile(r"(/join/)[\w-]+"), r"\1…"),
    (re.compile(r"(/tables?/)([\w-]{8})[\w-]+"), r"\1\2…"),
    (re.compile(r"(\w://[^\s:/@]+:)[^\s@]+(@)"), r"\1…\2"),
    (re.compile(r"(?i)((?:cookie|camerlengo|csrf|token)[\"']?\s*[=:]\s*[\"']?)[\w~+/=-]{16,}"), r"\1…"),
)


def without_secrets(words: str) -> str:
    for secret, instead in _SECRETS:
        words = secret.sub(instead, words)
    return words


class Repetitions(logging.Filter):
    """Lets a message pass a few times a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._minute = clock()
        self._passed: OrderedDict[tuple[object, ...], int] = OrderedDict()
        self._left_out: OrderedDict[tuple[object, ...], int] = OrderedDict()
        self._all = 0
        self.errors = 0  # all of them, also those left out

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            self.errors += 1
        now = self._clock()
        if now - self._minute >= A_MINUTE:
            self._minute, self._all = now, 0
            self._passed.clear()
        raised = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.levelno, str(record.msg)[:200], raised)
        passed = self._passed.get(kind, 0)
        if passed >= SAME_A_MINUTE or self._all >= ALL_A_MINUTE:
            _count(self._left_out, kind)
            return False
        _count(self._passed, kind)
        self._all += 1
        left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.left_out = left_out
        return True


def _count(counts: OrderedDict[tuple[object, ...], int], kind: tuple[object, ...]) -> None:
    counts[kind] = counts.get(kind, 0) + 1
    if len(counts) > KINDS_REMEMBERED:
        counts.popitem(last=False)


Event = MutableMapping[str, Any]


def _facts(_logger: Any, _method: str, event: Event) -> Event:
    """What the record says beside its message."""
    record: logging.LogRecord | None = event.get("_record")
    left_out = getattr(record, "left_out", 0)
    if left_out:
        event["left_out"] = left_out
    return event


def _no_secrets(_logger: Any, _method: str, event: Event) -> Event:
    return {
        name: without_secrets(value) if isinstance(value, str) else value for name, value in event.items()
    }


def configure(file: Path | None = None, repetitions: Repetitions | None = None) -> logging.Handler:
    """All that is logged goes to standard error, or to a file of bounded size. Raises OSError."""
    handler: logging.Handler
    if file is None:
        handler = logging.StreamHandler(sys.stderr)
    else:
        handler = RotatingFileHandler(file, maxBytes=LARGEST_FILE, backupCount=OLD_FILES, encoding="utf-8")
    for_people = file is None and sys.stderr.isatty()
    renderer: Any = structlog.processors.JSONRenderer(ensure_ascii=False)
    if for_people:
        renderer = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    time_format = "%H:%M:%S" if for_people else "iso"
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.stdlib.add_log_level,
                structlog.stdlib.add_logger_name,
                structlog.processors.TimeStamper(fmt=time_format, utc=not for_people, key="timestamp"),
                _facts,
            ],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,  # without the values of variables
                _no_secrets,
                renderer,
            ],
        )
    )
    handler.addFilter(repetitions or Repetitions())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("camerlengo").setLevel(logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    return handler
