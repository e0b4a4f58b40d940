"""Errors in code that is not ours: where its author looks, and whether the rules of a game have failed."""

from __future__ import annotations

import builtins
import logging
import os
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from pkgutil import iter_modules
from types import FrameType, ModuleType, TracebackType
from typing import Any, Final

from camerlengo.core.errors import CamerlengoError, RulesFailed
from camerlengo.core.game import Game
from camerlengo.core.texts import Text, text

log = logging.getLogger(__name__)

PACKAGE: Final = Path(__file__).parents[1]
LIBRARY: Final = Path(sysconfig.get_paths()["stdlib"])
INSTALLED: Final = ("site-packages", "dist-packages")  # folders of the library that hold what others wrote


def wants_traceback() -> bool:
    """Whether somebody wants to see the whole traceback of a fault, and not only its sentence."""
    return os.environ.get("CAMERLENGO_TRACEBACK", "") not in ("", "0")


def is_ours(file: str) -> bool:
    """Whether a file belongs to Camerlengo. Compiled modules are known by a path from the sources."""
    path = Path(file)
    if not path.is_absolute():
        return path.parts[:1] == (PACKAGE.name,) or path.parts[:2] == ("src", PACKAGE.name)
    return path.is_relative_to(PACKAGE)


def is_of_python(file: str) -> bool:
    """Whether a file belongs to Python itself, not to an installed package."""
    path = Path(file)
    if file.startswith("<"):
        return True
    return path.is_relative_to(LIBRARY) and not any(part in INSTALLED for part in path.parts)


def _lines(error: BaseException) -> Iterator[tuple[FrameType, int]]:
    trace: TracebackType | None = error.__traceback__
    while trace is not None:
        yield trace.tb_frame, trace.tb_lineno
        trace = trace.tb_next


def is_in_the_package(error: BaseException) -> bool:
    """Whether the last line that ran is one of Camerlengo."""
    lines = list(_lines(error))
    return bool(lines) and is_ours(lines[-1][0].f_code.co_filename)


def place_of(error: BaseException) -> tuple[str, int]:
    """The file and the line in which the author looks: the last one outside Camerlengo and Python."""
    if isinstance(error, SyntaxError) and error.filename:
        return Path(error.filename).name, error.lineno or 0
    lines = [(frame.f_code.co_filename, number) for frame, number in _lines(error)]
    theirs = [one for one in lines if not is_ours(one[0]) and not is_of_python(one[0])]
    if not lines:
        return "?", 0
    file, number = (theirs or lines)[-1]
    return Path(file).name, number


def reason_of(error: BaseException) -> Text | str:
    """What went wrong in code that is not ours, in one line; of a wrong name, what may have been meant."""
    if isinstance(error, CamerlengoError):
        return error.text
    said = " ".join(str(error.msg if isinstance(error, SyntaxError) else error).split())
    if isinstance(error, AttributeError) and error.name and error.obj is not None:
        return _unknown(_owner(error.obj), error.name, dir(error.obj))
    if isinstance(error, ImportError) and error.name and " from " in said:
        return _not_imported(error, said)
    if isinstance(error, NameError) and error.name:
        last = list(_lines(error))[-1:]
        names = [name for frame, _ in last for name in (*frame.f_locals, *frame.f_globals)]
        near = nearest(error.name, names) or "".join(get_close_matches(error.name, dir(builtins), 1, 0.8))
        key = "error.fault.name_near" if near else "error.fault.name"
        return text(key, name=error.name, near=near)
    return _whole(f"{type(error).__name__}: {said}" if said else type(error).__name__)


def _whole(sentence: str) -> str:
    return sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."


def _not_imported(error: ImportError, said: str) -> Text | str:
    """`from camerlengo import kitt`: the name is in the sentence of Python alone."""
    module = sys.modules.get(error.name or "")
    parts = said.split("'")
    if module is None or len(parts) < 2:
        return _whole(f"{type(error).__name__}: {said}")
    inside = [one.name for one in iter_modules(getattr(module, "__path__", ()))]
    return _unknown(_owner(module), parts[1], [*dir(module), *inside])


def _owner(thing: Any) -> str:
    """As the author has written it: `kit` of `kit.hand`."""
    if isinstance(thing, ModuleType):
        return thing.__name__.rpartition(".")[2]
    return thing.__name__ if isinstance(thing, type) else type(thing).__name__


def _unknown(owner: str, name: str, names: list[str]) -> Text:
    near = nearest(name, [one for one in names if not one.startswith("_")])
    key = "error.fault.attribute_near" if near else "error.fault.attribute"
    return text(key, owner=owner, name=name, near=near)


def nearest(name: str, names: Sequence[str]) -> str:
    """The one of these names that somebody may have meant, or nothing."""
    close = get_close_matches(name, names, 1) or [one for one in names if one.endswith(name)]
    return close[0] if close else ""


def fault_of(error: BaseException) -> Text | str:
    """Where in code that is not ours something went wrong, and what; our own errors say it themselves."""
    if isinstance(error, CamerlengoError):
        return error.text
    file, line = place_of(error)
    reason = reason_of(error)
    return text("error.fault.at", file=file, line=line, reason=reason) if line else reason


def failed_rules(error: BaseException) -> RulesFailed | None:
    """What an exception means for people if it comes from the rules of a game that is not of this package."""
    if isinstance(error, RulesFailed):
        return error
    if isinstance(error, CamerlengoError):
        return None
    theirs = [
        frame
        for frame, _ in _lines(error)
        if not is_ours(frame.f_code.co_filename) and not is_of_python(frame.f_code.co_filename)
    ]
    for frame in reversed(theirs):
        for value in frame.f_locals.values():
            if isinstance(value, Game) and not type(value).__module__.startswith(f"{PACKAGE.name}."):
                file, line = place_of(error)
                gaps = {"game": title_of(value), "file": file, "line": line, "reason": reason_of(error)}
                return RulesFailed(text("error.rules.failed", **gaps))
    return None


@contextmanager
def rules_at_work() -> Iterator[None]:
    """Raises RulesFailed where the rules of a game from elsewhere fail; the log gets the traceback."""
    try:
        yield
    except Exception as error:
        failed = failed_rules(error)
        if failed is None:
            raise
        log.error("%s", failed, exc_info=error)
        if failed is error:
            raise
        raise failed from error


def title_of(game: Game) -> str:
    """The title of a game, or the name of its class."""
    title = getattr(type(game), "title", None)
    return title if isinstance(title, str) else type(game).__name__
