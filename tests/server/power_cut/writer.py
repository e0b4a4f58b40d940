"""Appends acts to a table, and prints after each one that is acknowledged how long the shim's log is.

python tests/server/power_cut/writer.py DATABASE LOG ACTS [--fast]
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from camerlengo.server.journal import JournalEntry
from camerlengo.server.rows import SeatRow, TableRow
from camerlengo.server.store import Store


async def main(database: str, log: Path, acts: int, fast: bool) -> None:
    store = await Store.open(database, fast_commits=fast)
    row = TableRow("t", "richelieu", "{}", None, False, "i", "playing", None, 0.0, 0.0)
    await store.add_table(row, [SeatRow(0, "person", None, "", None)])
    for number in range(acts):
        await store.append("t", number, [JournalEntry(0, "answer", number)])
        sys.stdout.write(f"{log.stat().st_size}\n")
    sys.stdout.flush()
    await store.close()


if __name__ == "__main__":
    _, database, log, acts, *fast = sys.argv
    asyncio.run(main(database, Path(log), int(acts), bool(fast)))
