"""`camerlengo record`: do recorded games replay, and does a deal fit the commitment of its table?"""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec

from camerlengo.cli import files
from camerlengo.cli.options import RecordCheckOptions, RecordVerifyOptions
from camerlengo.cli.usage import shown
from camerlengo.core.chance import A_COMMITMENT, Chance, Dealt, Seeded
from camerlengo.core.errors import CamerlengoError
from camerlengo.core.record import Record
from camerlengo.core.texts import Text, text
from camerlengo.games import open_box
from camerlengo.table import Table

BAD_RECORD = 2
SQLITE = b"SQLite format 3\0"  # the beginning of every database file


def verify(args: RecordVerifyOptions, language: str) -> int:
    """Which commitment the key of a record gives, and whether it is the published one.

    Returns the exit code.
    """
    record = files.read_record(args.file)
    table = Table.resume(record)
    findings, fine = findings_on(record, args.commitment)
    if args.json:
        said: dict[str, Any] = {
            "game": record.game,
            "rules": record.rules,
            "answers": len(record.answers),
            "over": table.over,
            "chance": msgspec.to_builtins(record.chance),
            "commitment": record.commitment,
            "gives": record.commits_to(),
            "published": args.commitment,
            "fits": fine,
        }
        sys.stdout.write(msgspec.json.encode(said).decode() + "\n")
    else:
        lines = [_course(record, table), *findings]
        if isinstance(record.chance, Dealt):
            lines += _nonces(record.chance, table.names_in(language))
        sys.stdout.write("\n".join(line.say(language) for line in lines) + "\n")
    return 0 if fine else BAD_RECORD


def findings_on(record: Record, published: str | None) -> tuple[list[Text], bool]:
    """What the chance of a record shows, and whether nothing speaks against the deal.

    A record alone proves nothing: an invented record can have a commitment that fits. Only a commitment that
    was `published` before the deal does, and the reader must have it from the table.
    """
    gives = record.commits_to()
    if gives is None:
        lines = [_without_key(record.chance)]
        if published is not None:
            lines.append(text("cli.record.no_key", published=published))
        return lines, False
    lines = [text("cli.record.gives", gives=gives)]
    named = record.commitment
    contradicts = named is not None and named != gives
    if contradicts:
        whole = named if A_COMMITMENT.fullmatch(named or "") else shown(named)
        lines.append(text("cli.record.differs", commitment=whole))
    if published is not None:
        same = published == gives
        lines.append(text("cli.record.same" if same else "cli.record.other", published=published))
        return lines, same and not contradicts
    if named is None:
        lines.append(text("cli.record.no_commitment"))
        return lines, False
    if not contradicts:
        lines.append(text("cli.record.compare"))
    return lines, not contradicts


def _without_key(chance: Chance) -> Text:
    if isinstance(chance, Seeded):
        return text("cli.record.seeded", seed=chance.seed)
    return text("cli.record.seeded_before")


def _nonces(chance: Dealt, names: tuple[str, ...]) -> list[Text]:
    """What the players added, by seat, and what that shows."""
    added = [(seat, nonce) for seat, nonce in enumerate(chance.nonces) if nonce]
    if not added:
        return [text("cli.record.no_nonces")]
    lines = [text("cli.record.nonce", seat=seat + 1, name=names[seat], nonce=nonce) for seat, nonce in added]
    return [text("cli.record.nonces", n=len(added)), *lines, text("cli.record.nonces_show")]


def _course(record: Record, table: Table) -> Text:
    gaps = {"game": table.box.title, "rules": record.rules, "n": len(record.answers)}
    return text("cli.record.over" if table.over else "cli.record.unfinished", **gaps)


def check(args: RecordCheckOptions, language: str) -> int:
    """Under which rules records stand and whether they replay; returns the exit code."""
    source = args.source
    found = _of_database(source) if _is_database(source) else [_of_file(source)]
    if args.json:
        rows = [{**one, "problem": one["problem"] and one["problem"].say(language)} for one in found]
        sys.stdout.write(msgspec.json.encode(rows).decode() + "\n")
    else:
        sys.stdout.write("\n".join(line.say(language) for line in _report(found)) + "\n")
    return BAD_RECORD if any(one["problem"] is not None for one in found) else 0


def _is_database(source: str) -> bool:
    if "://" in source:
        return True
    path = files.path_of(source)
    with suppress(OSError):  # a file that cannot be read is refused as a record
        if path.is_file():
            with path.open("rb") as file:
                return file.read(len(SQLITE)) == SQLITE
    return False


def _of_file(file: str) -> dict[str, Any]:
    record: Record | None = None
    try:
        record = files.read_record(file)
        Table.resume(record)
        problem = None
    except CamerlengoError as error:
        problem = error.text
    game = record.game if record is not None else ""
    return {"record": file, "game": game, "rules": record and record.rules, "problem": problem}


def _of_database(source: str) -> list[dict[str, Any]]:
    from camerlengo.server.database_check import check_tables, file_address

    return [
        {"record": one.id or source, "game": one.game, "rules": one.rules, "problem": one.problem}
        for one in check_tables(source if "://" in source else file_address(files.path_of(source)))
    ]


def _report(found: list[dict[str, Any]]) -> list[Text]:
    """A line for each game and version, then one for each record that does not replay."""
    fine = Counter((one["game"], one["rules"]) for one in found if one["problem"] is None)
    lines = [
        text("cli.record.replay", n=count, game=open_box(game).title, rules=rules)
        for (game, rules), count in sorted(fine.items())
    ]
    lines += [
        text("cli.record.broken", record=shown(one["record"]), problem=one["problem"])
        for one in found
        if one["problem"] is not None
    ]
    return lines or [text("cli.record.none")]
