"""A power cut: what had not reached the disk is gone, and every acknowledged act is still there.

A shim in C stands between SQLite and the system (LD_PRELOAD) and writes down every write and every fsync.
From that the test makes the disk as it would be after a cut: only what was synchronised, or that and some of
the rest, since a disk may write in any order. Without a C compiler only the setting is tested.
"""

from __future__ import annotations

import itertools
import os
import random
import shutil
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from camerlengo.server.store import Store
from tests.server.helpers import PATIENCE, run_apart

HERE = Path(__file__).parent / "power_cut"
ACTS = 25
FULL, NORMAL = 2, 1  # of PRAGMA synchronous


class Deed(NamedTuple):
    what: str  # w: write, t: truncate, s: synchronise, u: delete
    path: str
    offset: int
    data: bytes


def deeds(log: bytes) -> Iterator[Deed]:
    at = 0
    while at < len(log):
        what, name = struct.unpack_from("=ci", log, at)
        at += 5
        path = log[at : at + name].decode()
        at += name
        offset, length = struct.unpack_from("=qq", log, at)
        at += 16
        yield Deed(what.decode(), path, offset, log[at : at + length])
        at += length


def after_cut(log: bytes, luck: random.Random | None) -> dict[str, bytes]:
    """The files as the disk has them: with `luck` some of what was not synchronised is there as well."""
    disk: dict[str, bytearray] = {}
    pending: dict[str, list[Deed]] = {}
    for deed in deeds(log):
        if deed.what == "u":  # SQLite synchronises the folder afterwards
            pending.pop(deed.path, None)
            disk.pop(deed.path, None)
        elif deed.what == "s":
            for late in pending.pop(deed.path, []):
                do(disk, late)
        else:
            pending.setdefault(deed.path, []).append(deed)
    if luck is not None:
        for deed in itertools.chain(*pending.values()):
            if luck.random() < 0.5:
                do(disk, deed)
    return {path: bytes(content) for path, content in disk.items()}


def do(disk: dict[str, bytearray], deed: Deed) -> None:
    content = disk.setdefault(deed.path, bytearray())
    if deed.what == "t":
        del content[deed.offset :]
    else:
        end = deed.offset + len(deed.data)
        if len(content) < end:
            content.extend(bytes(end - len(content)))
        content[deed.offset : end] = deed.data


def acts_in(folder: Path, files: dict[str, bytes]) -> int:
    """How many acts a server would find after the cut."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for path, content in files.items():
        if not path.endswith("-shm"):  # an index in memory, which SQLite makes again
            (folder / Path(path).name).write_bytes(content)
    connection = sqlite3.connect(folder / "house.sqlite")
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'journal'").fetchone():
            return 0
        return int(connection.execute("SELECT count(*) FROM journal").fetchone()[0])
    finally:
        connection.close()


def lost_after_cuts(tmp_path: Path, shim: Path, *fast: str) -> int:
    """Cuts the power right after each acknowledgement; how often an acknowledged act is gone."""
    work, log = tmp_path / "work", tmp_path / "log"
    work.mkdir()
    env = {
        **os.environ,
        "LD_PRELOAD": str(shim),
        "POWER_CUT_FOLDER": str(work),
        "POWER_CUT_LOG": str(log),
    }
    command = [sys.executable, str(HERE / "writer.py"), f"sqlite:///{work / 'house.sqlite'}", str(log)]
    done = subprocess.run(
        [*command, str(ACTS), *fast], env=env, check=True, capture_output=True, text=True, timeout=PATIENCE
    )
    lengths = [int(line) for line in done.stdout.split()]
    assert len(lengths) == ACTS
    whole, luck = log.read_bytes(), random.Random(1655)
    return sum(
        acts_in(tmp_path / "cut", after_cut(whole[:length], chance)) < acknowledged
        for acknowledged, length in enumerate(lengths, start=1)
        for chance in (None, luck)
    )


@pytest.fixture
def shim(tmp_path: Path) -> Path | None:
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None or sys.platform != "linux":
        return None
    library = tmp_path / "shim.so"
    command = [compiler, "-shared", "-fPIC", "-o", str(library), str(HERE / "shim.c"), "-ldl", "-lpthread"]
    subprocess.run(command, check=True, timeout=PATIENCE)
    return library


def synchronous(folder: Path, fast: bool) -> int:
    async def ask() -> int:
        store = await Store.open(f"sqlite:///{folder / 'setting.sqlite'}", fast_commits=fast)
        async with store.engine.connect() as connection:
            found = int((await connection.execute(sa.text("PRAGMA synchronous"))).scalar_one())
        await store.close()
        return found

    return run_apart(ask())


def test_a_power_cut_takes_no_acknowledged_act(tmp_path: Path, shim: Path | None) -> None:
    assert synchronous(tmp_path, fast=False) == FULL
    if shim is not None:
        assert lost_after_cuts(tmp_path, shim) == 0


def test_with_fast_commits_it_takes_some_and_the_database_stays_whole(
    tmp_path: Path, shim: Path | None
) -> None:
    """That is the price of `--fast-commits`, and it shows that the shim takes what was not synchronised."""
    assert synchronous(tmp_path, fast=True) == NORMAL
    if shim is not None:
        assert lost_after_cuts(tmp_path, shim, "--fast") > 0
