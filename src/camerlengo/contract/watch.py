"""Ends a rule that goes on for ever: otherwise the contract would wait for it without a word.

Every few seconds it looks where the code of the game is. Rules that are still in the same call as the last
time are ended with a sentence. It works by a signal, so it does nothing on Windows.
"""

from __future__ import annotations

import inspect
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Final

from _pytest.outcomes import Failed

from camerlengo.core.box import Box
from camerlengo.core.faults import is_ours

SECONDS: Final = 20.0  # between two looks; the rules of a turn take milliseconds


class Watch:
    """The call of the game at the last look, with its number."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        self.title = ", ".join(box.title for box in boxes)
        self.folders = {folder_of(box) for box in boxes}
        self.call: FrameType | None = None

    def look(self, _number: int, frame: FrameType | None) -> None:
        call = self.call_in(frame)
        if call is None or call is not self.call:
            self.call = call
            return
        self.call = None
        assert frame is not None
        here = next(at for at in outward(frame) if self.is_theirs(at))
        file = Path(here.f_code.co_filename).name
        raise Endless(
            f"{self.title}: {call.f_code.co_name}() has run for more than {SECONDS:.0f} seconds "
            f"without an end ({file}, line {here.f_lineno}). "
            "Each loop in it must come to its end or ask somebody."
        )

    def call_in(self, frame: FrameType | None) -> FrameType | None:
        """The innermost call from Camerlengo into the code of the game."""
        for at in outward(frame):
            if self.is_theirs(at) and (at.f_back is None or not self.is_theirs(at.f_back)):
                return at
        return None

    def is_theirs(self, frame: FrameType) -> bool:
        file = Path(frame.f_code.co_filename)
        return not is_ours(str(file)) and any(
            file == folder or file.is_relative_to(folder) for folder in self.folders
        )


class Endless(Failed):
    """A rule has no end. No rule catches it, as it would an Exception."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, pytrace=False)


def outward(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


def folder_of(box: Box) -> Path:
    """Where the code of a game lies: the file of its module, or the folder of its package."""
    module = sys.modules[type(box).__module__]
    file = Path(inspect.getsourcefile(module) or ".").resolve()
    return file.parent if module.__package__ else file


def over(boxes: Sequence[Box]) -> None:
    """Watches over the rules of these games from now on."""
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGALRM, Watch(boxes).look)
        signal.setitimer(signal.ITIMER_REAL, SECONDS, SECONDS)


def end() -> None:
    """The contract is at its end."""
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        signal.setitimer(signal.ITIMER_REAL, 0)
