"""Work that was interrupted goes on where it stopped.

    with Unfinished(executor, folder, resume=True) as keeping:
        simulate(series, keeping)

Every result is added to a file of its work as it comes. Finished work leaves no file. Work that was
interrupted, or whose process was killed, leaves what was finished: the same work reads it with `resume`.
The name of the file has a digest of the work and of all sources, so that other work never reads it.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
import typing
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from camerlengo.games import open_box
from camerlengo.lab.executors import Executor
from camerlengo.lab.sources import fingerprint

Item = TypeVar("Item")
Done = TypeVar("Done")

HEAD = 4  # bytes with the length of a result


class Unfinished:
    """An executor that keeps results in `folder` until all work of a `with` is finished.

    `resume` reads what is kept. `done` counts the results so far.
    """

    def __init__(self, executor: Executor, folder: Path, resume: bool = False) -> None:
        self.executor = executor
        self.folder = folder
        self.resume = resume
        self.done = 0
        self.files: list[Path] = []

    def __enter__(self) -> Unfinished:
        return self

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        if error is None:
            for path in self.files:
                with suppress(OSError):
                    path.unlink()

    @property
    def processes(self) -> int:
        """How many processes work."""
        return self.executor.processes

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """The results in the order of the items: first those that are kept, then the others.

        `work` is a function with a type for its result, or a partial of one with arguments that msgspec
        can write. Items that are no list and no range must follow from the work.
        """
        path = self.folder / f"{digest_of(work, items)}.results"
        self.files.append(path)
        rest = iter(items)
        for done in read_results(path, result_of(work)) if self.resume else ():
            next(rest)
            self.done += 1
            yield done
        with closing(self.executor.map(work, rest)) as results, opened(path, self.resume) as file:
            for done in results:
                add_result(file, done)
                self.done += 1
                yield done


@contextmanager
def opened(path: Path, resume: bool) -> Iterator[BinaryIO]:
    """A file for results, after those that it has; where no file can be, work goes on without."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab" if resume else "wb")
    except OSError:
        file = Path(os.devnull).open("wb")  # noqa: SIM115
    with file:
        yield file


def usual_folder() -> Path:
    """Where programs of this user may keep files for a while."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "")
    else:
        base = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(base) if base else Path.home() / ".cache") / "camerlengo" / "unfinished"


def digest_of(work: Callable[..., Any], items: Iterable[Any]) -> str:
    """Of the function, its arguments, the items and all sources, those of its games too."""
    digest = hashlib.sha256(fingerprint().encode())
    function = function_of(work)
    digest.update(f"{function.__module__}.{function.__qualname__}".encode())
    if isinstance(work, functools.partial):
        digest.update(msgspec.json.encode([work.args, work.keywords]))
        plans = [one for given in work.args for one in (given if isinstance(given, list) else [given])]
        for game in {plan.game for plan in plans if hasattr(plan, "game")}:
            for file in open_box(game).sources():
                digest.update(file.read_bytes())
    if isinstance(items, range):
        digest.update(repr(items).encode())
    elif isinstance(items, list):
        digest.update(msgspec.json.encode(items))
    return digest.hexdigest()[:24]


def function_of(work: Callable[..., Any]) -> Any:
    """The function of work that has arguments already."""
    return work.func if isinstance(work, functools.partial) else work


def result_of(work: Callable[..., Any]) -> Any:
    """The type of a result."""
    return typing.get_type_hints(function_of(work))["return"]


def add_result(file: BinaryIO, done: object) -> None:
    """Adds a result to a file. A process that is killed meanwhile leaves a part, which is read as nothing."""
    content = msgspec.msgpack.encode(done)
    file.write(len(content).to_bytes(HEAD) + content)
    file.flush()


def read_results(path: Path, kind: Any) -> list[Any]:
    """The whole results in a file, of which the rest is cut off; none if there is no such file."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return []
    found: list[Any] = []
    at = 0
    while at + HEAD <= len(content):
        end = at + HEAD + int.from_bytes(content[at : at + HEAD])
        if end > len(content):
            break
        found.append(msgspec.msgpack.decode(content[at + HEAD : end], type=kind))
        at = end
    os.truncate(path, at)
    return found
