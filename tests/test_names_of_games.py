"""A game is its folder: nothing outside names one of ours, so that a game of another package is as good.

What may name games: docs, tests and benchmarks, the shelf itself, goldens, and tools that are about one game.
Comments, docstrings and the examples in them may, too, but not in pages, scripts, styles and texts.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from camerlengo.games import OWN

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "camerlengo" / "games"

ALLOWED = {
    "src/camerlengo/games/__init__.py": "the shelf: the games of this package, in their order",
    "jsconfig.json": "which scripts import those of the house; it takes no patterns there",
    "src/camerlengo/web/api_examples.json": "real answers of calls, as examples",
    "src/camerlengo/server/chat_filter.py": "a table of letters that look like the letter q",
    "tools/api_examples.py": "real answers of calls, as examples",
    "tools/goldens.py": "the list of recorded games",
    "tools/pictures.py": "a picture of the tables of our games",
    "tools/pontifex_fuzz.py": "a tool of one game",
    "tools/pontifex_tune.py": "a tool of one game",
    "tools/q_tune.py": "a tool of one game",
}
OTHER_FILES = (".css", ".html", ".js", ".json", ".mako", ".toml", ".txt")
ALLOWED_FOLDERS = ("tools/art",)  # draws the parts of each game

LONG = re.compile("|".join(name.replace("_", "[ _-]?") for name in OWN if len(name) > 1), re.IGNORECASE)
ONE_LETTER = "|".join(name for name in OWN if len(name) == 1)
SHORT = re.compile(rf"(?:^|[./])(?:{ONE_LETTER})(?:$|[./])")
ANYWHERE = re.compile(rf"\b(?:{ONE_LETTER})\b")


def sources() -> Iterator[Path]:
    folders = [GAMES / name for name in OWN]
    for top in ("src/camerlengo", "tools"):
        for path in sorted((ROOT / top).rglob("*.py")):
            if not any(folder in path.parents for folder in folders):
                yield path
    for path in sorted((ROOT / "src" / "camerlengo").rglob("*")):
        made = path.name == "_compiled.json"  # by make compile
        if path.suffix in OTHER_FILES and not made and not any(folder in path.parents for folder in folders):
            yield path
    yield from (ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "jsconfig.json")


def words_of(path: Path) -> Iterator[str]:
    """The names, imports and strings of a module, without docstrings; the values of a TOML file."""
    if path.suffix in OTHER_FILES and path.suffix != ".toml":
        words = re.split(r"[\s\"'`]+", path.read_text(encoding="utf-8"))
        yield from (word for word in words if len(word) > 1)  # a letter alone may mean anything
        return
    if path.suffix == ".toml":
        yield from values_of(tomllib.loads(path.read_text(encoding="utf-8")))
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = ""  # a docstring
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Name):
            yield f"name {node.id}"
        elif isinstance(node, ast.Attribute):
            yield f"name {node.attr}"


def values_of(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from values_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from values_of(inner)
    elif isinstance(value, str):
        yield value


def named_in(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    if not LONG.search(text) and not ANYWHERE.search(text):
        return []  # to read a module as Python takes long
    return [word for word in words_of(path) if LONG.search(word) or SHORT.search(word)]


@pytest.mark.parametrize("path", list(sources()), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_outside_the_games_names_one(path: Path) -> None:
    place = path.relative_to(ROOT).as_posix()
    if place in ALLOWED or place.startswith(ALLOWED_FOLDERS):
        return
    assert named_in(path) == []


@pytest.mark.parametrize("place", ALLOWED)
def test_the_exceptions_are_needed(place: str) -> None:
    assert named_in(ROOT / place)
