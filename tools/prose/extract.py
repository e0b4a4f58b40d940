"""The prose of the project as plain Markdown: documents, rules pages, texts and docstrings.

Each source becomes Markdown with the same number of lines, so that a finding of a linter has the line of
its source.
"""

from __future__ import annotations

import ast
import html
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "camerlengo"
# The glossary lists words to avoid; pages of the reference hold docstrings, which are read where they are.
NOT_PROSE = ("docs/glossary.md", "docs/reference/")

_JINJA = re.compile(r"{[%#].*?[%#]}", re.DOTALL)
_GAP = re.compile(r"{{.*?}}", re.DOTALL)
_BLOCK = re.compile(r"</?(?:p|li|ul|ol|h[1-6]|section|table|tr|t[dh]|thead|tbody|div|fig\w+|dl|dt|dd)\b")
_TAG = re.compile(r"<[^>]*>", re.DOTALL)
_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


def documents() -> list[Path]:
    """README, changelog and everything under docs, without pages that list words to avoid."""
    found = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
    return [path for path in found if not str(path.relative_to(ROOT)).startswith(NOT_PROSE)]


def player_pages() -> list[Path]:
    """The English rules pages in the browser."""
    return sorted(SOURCE.glob("games/*/rulebook/*en.html"))


def texts() -> list[Path]:
    """The English sentences of pages, log, terminal and errors."""
    return sorted(SOURCE.rglob("texts/en.toml"))


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def _lines_kept(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


def of_html(source: str) -> str:
    """The text of a template: a block is a paragraph of one item, so that neighbours stay apart."""
    source = _JINJA.sub(_lines_kept, source)
    source = _GAP.sub(lambda match: "this" + _lines_kept(match), source)
    lines = []
    for line in _TAG.sub(
        lambda match: ("\0" if _BLOCK.match(match[0]) else "") + _lines_kept(match), source
    ).split("\n"):
        begins = line.lstrip(" ").startswith("\0")
        words = html.unescape(" ".join(line.replace("\0", " ").split()))
        lines.append(f"- {words}" if begins and words else f"  {words}" if words else "")
    return "\n".join(lines)


def of_texts(source: str) -> str:
    """The sentences of a file of texts, each one item of a list. Help texts list words between semicolons."""
    lines = []
    for line in source.split("\n"):
        said = "" if line.startswith("#") else " ".join(_STRING.findall(line.partition("=")[2]))
        said = said.replace("; ", ". ")
        lines.append(f"- {said}" if said else "")
    return "\n".join(lines)


def of_module(source: str) -> str:
    """The docstrings of a module at their lines, without sessions."""
    lines = [""] * (source.count("\n") + 2)
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, kinds) and (written := ast.get_docstring(node)):
            session = False
            for number, line in enumerate(written.split("\n"), start=node.body[0].lineno - 1):
                session = line.lstrip().startswith(">>> ") or (session and line.strip() != "")
                lines[number] = "" if session else line
    return "\n".join(lines)


def prose_of(path: Path) -> str:
    """The prose of one file as Markdown."""
    source = path.read_text(encoding="utf-8")
    match path.suffix:
        case ".html":
            return of_html(source)
        case ".toml":
            return of_texts(source)
        case ".py":
            return of_module(source)
    return source


def write_all(folder: Path) -> Iterator[Path]:
    """Write what is not Markdown under this folder; return all files that a linter of Markdown reads."""
    yield from documents()
    for path in (*player_pages(), *texts(), *modules()):
        target = folder / f"{path.relative_to(ROOT)}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(prose_of(path), encoding="utf-8")
        yield target
