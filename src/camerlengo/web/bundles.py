"""One script and one style sheet for a page, put together by the server when they are first asked for.

The scripts are modules, so that each can be read and checked alone. A phone that follows their
imports fetches them one level after the other, and each level takes a round trip. So the modules of a
page are put into one file, each in a function of its own, in the order in which a browser would run them.
Nobody has to build anything.

What is put together is a part of JavaScript: imports and exports by name, at the beginning of a line, no
circles, and `await` in functions only. A game that uses more than that gets its modules one by one, named
in the page so that all are fetched at once.
"""

from __future__ import annotations

import functools
import gzip
import posixpath
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from camerlengo.web.files import file_at, static

JOIN: Final = "+"  # between the names of what is put together
MOST: Final = 6  # of them
KEPT: Final = 64  # bundles
TYPES: Final = {"js": "text/javascript", "css": "text/css"}
BEST: Final = 9  # of the levels of gzip: it is done once

IMPORT: Final = re.compile(r'^import (?:(\{[^}]*\}) from )?"([^"]+)";$', re.MULTILINE)
EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:function\*?|const|class) ([\w$]+))", re.MULTILINE)
BEYOND: Final = re.compile(
    r"^(?:import|export)\b|\bimport\s*[(.]|^(?!.*\basync\b)\S.*\bawait\b", re.MULTILINE
)
STYLE_IMPORT: Final = re.compile(r'^@import "([^"]+)";\n', re.MULTILINE)
ADDRESS: Final = re.compile(r'url\("(?!data:|/|#)([^"]+)"\)')


class NotBundled(Exception):
    """There is no such file, or a script uses more of JavaScript than is put together here."""


class Content(NamedTuple):
    """A file to send, plain and compressed."""

    plain: bytes
    packed: bytes


def content(plain: bytes) -> Content:
    return Content(plain, gzip.compress(plain, BEST, mtime=0))


@functools.lru_cache(maxsize=KEPT)
def bundle(address: str) -> Content:
    """The file that a page asks for at `/static/<version>/bundle/<address>`. Raises NotBundled."""
    names, _, kind = address.rpartition(".")
    paths = [f"{name}.{kind}" for name in names.split(JOIN)]
    if kind not in TYPES or len(paths) > MOST or None in map(file_at, paths):
        raise NotBundled(address)
    whole = script_of(paths) if kind == "js" else "".join(style_of(path) for path in paths)
    return content(whole.encode())


def address_of(paths: tuple[str, ...]) -> str:
    """Of the bundle of these files, which are of one kind."""
    kind = paths[0].rpartition(".")[2]
    return f"bundle/{JOIN.join(path.removesuffix(f'.{kind}') for path in paths)}.{kind}"


# --- scripts ----------------------------------------------------------------------------------------


class Module(NamedTuple):
    """A script: what it imports from where, what it exports, and the rest of it."""

    imports: list[tuple[str, str]]
    exports: list[str]
    body: str


@functools.cache
def module_at(path: str) -> Module:
    file = file_at(path)
    if file is None:
        raise NotBundled(f"{path} is not there")
    source = file.read_text(encoding="utf-8")
    folder = posixpath.dirname(path)
    imports = [
        (names or "", posixpath.normpath(posixpath.join(folder, target)))
        for names, target in IMPORT.findall(source)
    ]
    exports = EXPORT.findall(source)
    body = EXPORT.sub("", IMPORT.sub("", source))
    beyond = BEYOND.search(without_comments(body))
    if beyond:
        raise NotBundled(f"{path}: {beyond[0]}")
    return Module(imports, exports, body.strip("\n"))


def without_comments(source: str) -> str:
    return re.sub(r"/\*.*?\*/|^\s*//.*$", "", source, flags=re.DOTALL | re.MULTILINE)


def modules_of(paths: list[str]) -> list[str]:
    """These scripts and all that they import, each once and after what it imports."""
    found: list[str] = []

    def visit(path: str, on_the_way: tuple[str, ...]) -> None:
        if path in on_the_way:
            raise NotBundled(f"{path} imports itself, by way of {', '.join(on_the_way)}")
        if path not in found:
            for _, target in module_at(path).imports:
                visit(target, (*on_the_way, path))
            found.append(path)

    for path in paths:
        visit(path, ())
    return found


def script_of(paths: list[str]) -> str:
    """One module that does what these do. It exports them by their paths, for tests and for the console."""
    found = modules_of(paths)
    names = {path: f"m{number}" for number, path in enumerate(found)}
    lines = []
    for path in found:
        module = module_at(path)
        lines.append(f"// {path}\nconst {names[path]} = (() => {{")
        for imported, target in module.imports:
            if imported:
                lines.append(f"const {imported.replace(' as ', ': ')} = {names[target]};")
        lines += [module.body, f"return {{ {', '.join(module.exports)} }};", "})();"]
    modules = ", ".join(f'"{path}": {name}' for path, name in names.items())
    return "\n".join([*lines, f"export const modules = {{ {modules} }};", ""])


@functools.cache
def scripts_for(paths: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """The scripts that a page names, and those that they import and that it may fetch at the same time."""
    try:
        modules_of(list(paths))
    except NotBundled:
        return list(paths), list(reachable(paths))
    return [address_of(paths)], []


def reachable(paths: tuple[str, ...]) -> Iterator[str]:
    """What scripts import and what that imports, as far as it can be found."""
    known, waiting = set(paths), list(paths)
    while waiting:
        path = waiting.pop(0)
        file = file_at(path)
        source = file.read_text(encoding="utf-8") if file is not None else ""
        for _, target in IMPORT.findall(source):
            imported = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
            if imported not in known:
                known.add(imported)
                waiting.append(imported)
                yield imported


# --- styles -----------------------------------------------------------------------------------------


def style_of(path: str) -> str:
    """A style sheet with those that it imports in it, and with addresses that do not depend on its own."""
    file = file_at(path)
    assert file is not None, path
    folder = posixpath.dirname(path)

    def there(target: str) -> str:
        return posixpath.normpath(posixpath.join(folder, target))

    source = file.read_text(encoding="utf-8")
    source = STYLE_IMPORT.sub(lambda found: style_of(there(found[1])), source)
    return ADDRESS.sub(lambda found: f'url("{static(there(found[1]))}")', source)
