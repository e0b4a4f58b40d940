"""Reading decks: a game declares the shape of its file as Structs, and `read` gives them filled.

    class Place(Shape, kw_only=True):
        row: Annotated[int, Meta(ge=1, le=4)]
        side: Annotated[int, Words({"left": LEFT, "right": RIGHT})] = LEFT

    class File(DeckFile, tag="mine", kw_only=True):       # game = "mine", edition, title
        place: Annotated[tuple[Place, ...], Unique("row")]

    file = read(source, File, check)

`check` holds the rules of the game: counts, pairs, references. It is called with the file and the `Problems`
found so far, also where something could not be read. A value that has a stand-in then has no place in a
rule: `problems.clear(where, key)` is false for it. All problems are raised together, each with its line.
core/shapes.py says what a type means in a shape.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from typing import Any, TypeVar

import msgspec

from camerlengo.core.plugins import canonical
from camerlengo.core.problems import Problems
from camerlengo.core.shapes import Shape, table_of
from camerlengo.core.toml_lines import parse


class DeckFile(Shape, kw_only=True, tag_field="game"):
    """What the file of every deck has; `tag` is the name of the game. Only people read the title."""

    edition: str
    title: Any = None


class Printed(msgspec.Struct, frozen=True):
    """A deck that was read. `source` is the file, which a record keeps; it stands for the deck."""

    edition: str
    source: str

    def __hash__(self) -> int:
        return hash(self.source)


File = TypeVar("File", bound=DeckFile)


def read(source: str, shape: type[File], check: Callable[[File, Problems], None]) -> File:
    """Raises DeckError with every problem that is found."""
    problems = Problems(source)
    table = parse(source)
    game, own = table.get("game"), shape.__struct_config__.tag
    if isinstance(game, str) and canonical(game) == own:
        table["game"] = own
    file: File = table_of(shape).fill(table, (), problems)
    check(file, problems)
    problems.stop_if_any()
    return file


def own_file(package: str | None, name: str = "cards.toml") -> str:
    """The file of a deck beside the modules of a game."""
    assert package is not None
    return (resources.files(package) / name).read_text(encoding="utf-8")
