"""Sends bytes to what reads the files, forms and messages of strangers, led by the lines that they reach.

    make fuzz-bytes                                  # a minute for each reader
    make fuzz-bytes ARGS="record --seconds 3600"

atheris changes the bytes and keeps what reaches new lines. A reader may refuse with an error of ours;
anything else ends the run, and atheris writes the bytes into a file `crash-…`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import FunctionType

FOLLOWED = ("camerlengo.core", "camerlengo.games", "camerlengo.table", "camerlengo.web.request_types")
READERS = ("record", "text", "deck", "call", "message", "name")


def reader(name: str) -> tuple[Callable[[bytes], object], list[bytes]]:
    """The function that reads, and bytes to begin with."""
    from camerlengo.core.record import Record
    from camerlengo.games import names, open_box
    from camerlengo.table import Table, check_names
    from camerlengo.web import api_types
    from camerlengo.web.page_socket import parse_message
    from camerlengo.web.request_types import Reader

    records = [Table(game, open_box(game).players[0], seed=1).record for game in names()]
    table = Reader(api_types.NewTableBody)
    decks = [open_box(game).standard_deck().source.encode() for game in names()]
    found: dict[str, tuple[Callable[[bytes], object], list[bytes]]] = {
        "record": (
            lambda content: Table.resume(Record.from_json(content)),
            [record.to_json() for record in records],
        ),
        "text": (
            lambda content: Table.resume(Record.from_text(content.decode(errors="replace"))),
            [record.to_text().encode() for record in records],
        ),
        "deck": (
            lambda content: [open_box(game).read_deck(content.decode(errors="replace")) for game in names()],
            decks,
        ),
        "call": (table.body, [b'{"game": "q", "seats": [{"kind": "person", "name": "Anna"}]}']),
        "message": (
            lambda content: parse_message(content.decode(errors="replace")),
            [b'{"seen": 1, "answer": {"errand": 1, "seat": 0, "asked_at": 0, "option": 1}}'],
        ),
        "name": (
            lambda content: check_names([content.decode(errors="replace")], 1),
            ["👨‍👩‍👧 Anna".encode()],
        ),
    }
    return found[name]


def functions() -> Iterator[FunctionType]:
    """Those of our modules that read, with the methods of their classes."""
    for name, module in list(sys.modules.items()):
        if not name.startswith(FOLLOWED):
            continue
        for found in list(vars(module).values()):
            members = list(vars(found).values()) if isinstance(found, type) else [found]
            for member in members:
                function = getattr(member, "__func__", member)
                if isinstance(function, FunctionType) and function.__module__ == name:
                    yield function


def fuzz(name: str, seconds: int, folder: Path) -> None:
    """Never returns: atheris ends the process."""
    import atheris

    from camerlengo.core.errors import CamerlengoError

    read, examples = reader(name)
    for example in examples:  # imports what it needs
        with suppress(CamerlengoError):  # a deck of one game is none of another
            read(example)
    for function in functions():  # our modules have a loader of their own, so their imports cannot be changed
        atheris.instrument_func(function)
    folder.mkdir(parents=True, exist_ok=True)
    for number, example in enumerate(examples):
        (folder / str(number)).write_bytes(example)

    def one(content: bytes) -> None:
        try:
            read(content)
        except CamerlengoError as error:
            for language in ("en", "it", "fr"):
                error.text.say(language)

    words = [sys.argv[0], str(folder), f"-max_total_time={seconds}", "-max_len=65536", "-print_final_stats=1"]
    atheris.Setup(words, one)
    atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("reader", nargs="?", choices=READERS, help="without it all, one after the other")
    parser.add_argument("--seconds", type=int, default=60, help="for each reader")
    options = parser.parse_args()
    if options.reader is not None:
        fuzz(options.reader, options.seconds, Path(".cache") / "fuzz" / options.reader)
        return 0
    for name in READERS:
        sys.stdout.write(f"--- {name}\n")
        sys.stdout.flush()
        command = [sys.executable, "-m", "tools.fuzz_bytes", name, "--seconds", str(options.seconds)]
        done = subprocess.run(command, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
