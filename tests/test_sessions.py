"""Python sessions in documents and docstrings give what they show, on plain Python and compiled."""

from __future__ import annotations

import ast
import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md"]
PROMPT = ">>> "


def sessions(file: Path) -> list[str]:
    """The texts of a file that hold sessions: a page as a whole, or the docstrings of a module."""
    content = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return [content] if PROMPT in content else []
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(content)) if isinstance(node, documented)]
    return [text for node in nodes if (text := ast.get_docstring(node)) is not None and PROMPT in text]


FILES = [file for file in (*PAGES, *sorted(SOURCES.rglob("*.py"))) if PROMPT in file.read_text("utf-8")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_python_sessions_run(file: Path) -> None:
    for text in sessions(file):
        names = {"__name__": "__main__"}
        if file.suffix == ".py":
            module = ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
            exec(f"from {module} import *", names)
        test = doctest.DocTestParser().get_doctest(text, names, file.name, str(file), 0)
        results = doctest.DocTestRunner().run(test)
        assert results.attempted > 0
        assert results.failed == 0


def test_the_pages_that_show_python_are_found() -> None:
    """A page whose sessions were removed by mistake would not be missed otherwise."""
    found = {file.stem for file in FILES}
    assert {"README", "bots", "positions", "plugins", "reinforcement-learning", "your-first-game"} <= found
    assert {"table", "position", "pettingzoo"} <= found
