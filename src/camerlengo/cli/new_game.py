"""`camerlengo new-game NAME`: a folder with a small game to begin with."""

from __future__ import annotations

import keyword
import re
import sys
from importlib import resources
from importlib.util import find_spec

from camerlengo.cli.files import path_of, unwritable
from camerlengo.cli.usage import UsageRefused, shown
from camerlengo.core.plugins import canonical
from camerlengo.core.texts import book, books, text
from camerlengo.games import names

FILES = {
    "game.txt": "{name}.py",
    "pyproject.txt": "pyproject.toml",
    "test.txt": "test_{name}.py",
    "readme.txt": "README.md",
}
LONGEST = 30


def new_game(name: str, language: str) -> None:
    typed, name = name, canonical(name)
    check(name, typed)
    folder = path_of(name)
    if folder.exists():
        raise UsageRefused(text("cli.new_game.exists", folder=shown(name)))
    if taken(name):
        raise UsageRefused(text("cli.new_game.taken", name=shown(name)))
    words = name.split("_")
    said = {
        "name": name,
        "title": " ".join(words).capitalize(),
        "class": "".join(word.capitalize() for word in words),
        "dashed": name.replace("_", "-"),
    }
    start = resources.files("camerlengo.kit") / "start"
    try:
        folder.mkdir()
        for source, target in FILES.items():
            content = (start / source).read_text(encoding="utf-8") % said
            (folder / target.format(name=name)).write_text(content, encoding="utf-8")
    except OSError as error:
        raise unwritable(folder, error) from None
    sys.stdout.write(text("cli.new_game.done", folder=name, file=f"{name}.py").say(language) + "\n")


def check(name: str, typed: str) -> None:
    """A name is a module of its own and the beginning of keys, addresses and words of the command line."""
    plain = re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) is not None
    if not plain or len(name) > LONGEST or keyword.iskeyword(name):
        raise UsageRefused(text("cli.new_game.name", name=shown(typed), most=LONGEST))


def taken(name: str) -> bool:
    """Whether a module, a game, a part of Camerlengo or a book of sentences is called so."""
    keys = {key.partition(".")[0] for key in book("", "en")}
    if name in (*names(), *books()) or name in keys or find_spec(name) is not None:
        return True
    return find_spec(f"camerlengo.{name}") is not None  # the book of a part that is not imported now
