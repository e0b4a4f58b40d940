"""Reading and writing files, with a sentence for everything that can go wrong."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from camerlengo.cli.usage import UsageRefused, shown
from camerlengo.core.box import Box, Deck
from camerlengo.core.errors import DeckError, RecordError
from camerlengo.core.record import Record
from camerlengo.core.texts import Text, text

LARGEST = 4_000_000  # bytes; the longest record with a deck of its own stays below a tenth of it

_REASONS = {
    errno.ENOENT: "cli.file.reason.missing",
    errno.ENOTDIR: "cli.file.reason.missing",
    errno.EISDIR: "cli.file.reason.folder",
    errno.EEXIST: "cli.file.reason.file",
    errno.EACCES: "cli.file.reason.forbidden",
    errno.EPERM: "cli.file.reason.forbidden",
    errno.EROFS: "cli.file.reason.forbidden",
    errno.ENOSPC: "cli.file.reason.full",
    errno.ENAMETOOLONG: "cli.file.reason.name",
}


def path_of(given: str) -> Path:
    if "\0" in given or not given.strip():
        raise UsageRefused(
            text("cli.file.unreadable", path=shown(given), reason=text("cli.file.reason.name"))
        )
    try:
        return Path(given).expanduser()
    except RuntimeError:  # ~ of somebody who is not known here
        return Path(given)


def read(given: str) -> bytes:
    path = path_of(given)
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise UsageRefused(text("cli.file.unreadable", path=shown(path), reason=reason_of(error))) from None
    if len(content) > LARGEST:
        raise UsageRefused(text("cli.file.too_large", path=shown(path), limit=LARGEST // 1_000_000))
    return content


def read_text(given: str) -> str:
    try:
        return read(given).decode("utf-8-sig")
    except UnicodeDecodeError:
        reason = text("cli.file.reason.binary")
        raise UsageRefused(text("cli.file.unreadable", path=shown(given), reason=reason)) from None


def read_record(given: str) -> Record:
    content = read(given)
    try:
        return Record.read(content)
    except RecursionError:
        raise RecordError(text("error.record.not_json")) from None


def read_deck(box: Box, source: str) -> Deck:
    """Raises DeckError with every problem."""
    try:
        return box.read_deck(source)
    except RecursionError:
        problem = text("deck.nested")
    except ValueError:  # a number of thousands of figures
        problem = text("deck.toml")
    raise DeckError(text("error.deck", n=1, problems=problem), [problem])


def write(path: Path, content: bytes) -> None:
    """All or nothing: a file that was there stays until the new one is complete."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not path.is_file():  # a device or a pipe: nothing to replace
            path.write_bytes(content)
            return
        target = path.resolve()
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            Path(name).chmod(_mode_of(target))
            Path(name).replace(target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise unwritable(path, error) from None


def target(given: str) -> Path:
    """Where something will be written after long work: what cannot be is refused now, not then."""
    path = path_of(given)
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not path.is_file():  # a device or a pipe, as for `write`
            if not os.access(path, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            return path
        folder = path.resolve().parent
        if not folder.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    except OSError as error:
        raise unwritable(path, error) from None
    try:
        with tempfile.TemporaryFile(dir=folder):  # rights alone do not say it: a disk may be read-only
            return path
    except OSError as error:
        closed = error.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
        reason = text("cli.file.reason.closed") if closed else reason_of(error)
        raise UsageRefused(text("cli.file.unwritable", path=shown(path), reason=reason)) from None


def unwritable(path: Path, error: OSError) -> UsageRefused:
    missing = error.errno in (errno.ENOENT, errno.ENOTDIR)
    reason = text("cli.file.reason.no_folder") if missing else reason_of(error)
    return UsageRefused(text("cli.file.unwritable", path=shown(path), reason=reason))


def reason_of(error: OSError) -> Text | str:
    key = _REASONS.get(error.errno or 0)
    return text(key) if key is not None else error.strerror or str(error)


def _mode_of(target: Path) -> int:
    """The rights of the file that is replaced, or those that a new file gets here."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
