"""`camerlengo admin`: backup, tables, bans and old tables, also while a server uses the database."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from camerlengo.cli.options import (
    AdminBackupOptions,
    AdminBanOptions,
    AdminCloseOptions,
    AdminExpireOptions,
    AdminRestoreOptions,
    AdminTablesOptions,
)
from camerlengo.cli.serve import embedded
from camerlengo.cli.usage import UsageRefused
from camerlengo.core.texts import Text, text
from camerlengo.games import names, open_box
from camerlengo.server.admin import A_DAY, Admin
from camerlengo.web.connections import household

T = TypeVar("T")


def at(database: str | None) -> Admin:
    return Admin(database or embedded())


def do(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def say(line: Text, language: str) -> None:
    sys.stdout.write(line.say(language) + "\n")


def backup(args: AdminBackupOptions, language: str) -> None:
    count = do(at(args.database).backup(Path(args.file)))
    say(text("cli.admin.backed_up", n=count, path=args.file), language)


def restore(args: AdminRestoreOptions, language: str) -> None:
    count = do(at(args.database).restore(Path(args.file)))
    say(text("cli.admin.restored", n=count), language)


def tables(args: AdminTablesOptions, language: str) -> None:
    found = do(at(args.database).tables(args.limit))
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    if not found:
        say(text("cli.admin.none"), language)
    now = time.time()
    for one in found:
        title = open_box(one.game).title if one.game in names() else one.game
        days = max(0, int((now - one.changed) // A_DAY))
        state = text(f"cli.admin.state.{one.state}")
        when = text("cli.admin.ago", n=days) if days else text("cli.admin.today")
        gaps = {"table": one.id, "game": title, "state": state, "names": ", ".join(one.names), "when": when}
        say(text("cli.admin.table", **gaps), language)


def close(args: AdminCloseOptions, language: str) -> None:
    say(text("cli.admin.closed", table=do(at(args.database).close(args.table))), language)


def ban(args: AdminBanOptions, language: str) -> None:
    of_seat = args.table is not None and args.seat is not None
    if (args.address is None) == (not of_seat) or (args.table is None) != (args.seat is None):
        raise UsageRefused(text("cli.admin.whom"))
    do(_ban(args))
    say(text("cli.admin.lifted" if args.lift else "cli.admin.banned"), language)


async def _ban(args: AdminBanOptions) -> None:
    admin = at(args.database)
    if args.address is not None:
        await admin.ban("address", household(args.address), args.days, args.lift)
    elif args.table is not None and args.seat is not None:
        person = await admin.person_at(args.table, args.seat - 1)
        await admin.ban("person", person, args.days, args.lift)


def expire(args: AdminExpireOptions, language: str) -> None:
    if args.days is None:
        raise UsageRefused(text("cli.admin.how_old"))
    say(text("cli.admin.expired", n=do(at(args.database).expire(args.days))), language)
