"""Every import of another distribution is declared in pyproject.toml, and in the right extra.

The base is what `pip install camerlengo` brings. A package of ours may import the base anywhere. It may
import an extra anywhere, only inside functions (where `need` comes first), or not at all.
"""

from __future__ import annotations

import ast
import functools
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

from camerlengo.core import extras
from camerlengo.core.errors import SetupError
from camerlengo.core.extras import EXTRAS, MissingExtra, need
from camerlengo.core.texts import LANGUAGES, text

REPOSITORY = Path(__file__).resolve().parent.parent
PACKAGE = REPOSITORY / "src" / "camerlengo"

BASE: frozenset[str] = frozenset({"base"})
ANYWHERE = {
    "server": {"base", "server"},
    "web": {"base", "server"},
    "adapters": {"base", "rl"},
    "contract": {"base", "contract"},
}
IN_FUNCTIONS = {"cli": {"base", "server"}, "lab": {"base", "lab", "dask"}}

# No import names these; another distribution loads them.
LOADED_BY_OTHERS = {
    "aiosqlite": "SQLAlchemy, for sqlite: addresses",
    "asyncpg": "SQLAlchemy, for postgresql: addresses",
    "httptools": "uvicorn, for requests",
    "python-multipart": "Starlette, for forms",
    "websockets": "uvicorn, for live pages",
}
# The module and the distribution have different names, and the development environment may lack both.
OTHER_NAMES = {"pyspiel": "open-spiel"}


class Import(NamedTuple):
    file: str
    line: int
    module: str
    guarded: bool  # inside a function, or for type checkers only

    @property
    def package(self) -> str:
        return self.file.split("/")[0].removesuffix(".py")


def test_every_import_is_declared_where_its_package_may_use_it() -> None:
    wrong = [
        f"{found.file}:{found.line} imports {found.module}, which pyproject.toml declares in "
        f"{', '.join(sorted(extras_of(found.module))) or 'no place'}"
        for found in of_the_package()
        if not extras_of(found.module) & allowed(found)
    ]
    assert wrong == []


def test_every_declared_distribution_is_imported() -> None:
    used = {distribution_of(found.module) for found in of_the_package()} | set(LOADED_BY_OTHERS)
    unused = {
        extra: sorted(names - used)
        for extra, names in declared().items()
        if extra != "rl" or (PACKAGE / "adapters").exists()
    }
    assert {extra: names for extra, names in unused.items() if names} == {}


def test_the_extras_that_code_asks_for_are_those_of_pyproject() -> None:
    for extra, modules in EXTRAS.items():
        assert {distribution_of(module) for module in modules} == declared()[extra]
    assert set(EXTRAS) == declared().keys() - {"base"}


def test_all_is_every_extra() -> None:
    assert optional()["all"] == [f"camerlengo[{','.join(EXTRAS)}]"]


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_missing_extra_is_named_with_its_command(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "installed", lambda module: module != EXTRAS[extra][-1])
    with pytest.raises(MissingExtra) as caught:
        need(extra)
    assert isinstance(caught.value, SetupError)
    assert isinstance(caught.value, ImportError)
    for language in LANGUAGES:
        assert caught.value.text.say(language).endswith(f': pip install "camerlengo[{extra}]"')
    assert str(caught.value) == text(f"error.extra.{extra}").say("en")


def test_only_the_modules_that_are_named_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "installed", lambda module: module == "numpy")
    need("lab", "numpy")
    with pytest.raises(MissingExtra):
        need("lab")


def test_a_module_is_installed_if_it_can_be_found() -> None:
    assert extras.installed("msgspec")
    assert not extras.installed("no_module_has_this_name")


def test_the_walk_sees_imports_in_functions_and_for_type_checkers(tmp_path: Path) -> None:
    (tmp_path / "lab").mkdir()
    (tmp_path / "lab" / "one.py").write_text(
        "import os, numpy.linalg\n"
        "from rich import box\n"
        "from camerlengo.core import texts\n"
        "if TYPE_CHECKING:\n    import matplotlib\n"
        "def draw():\n    from matplotlib.figure import Figure\n"
        "class Pen:\n    import numpy\n"
    )
    assert list(imports(tmp_path)) == [
        Import("lab/one.py", 1, "numpy", False),
        Import("lab/one.py", 2, "rich", False),
        Import("lab/one.py", 5, "matplotlib", True),
        Import("lab/one.py", 7, "matplotlib", True),
        Import("lab/one.py", 9, "numpy", False),
    ]


# --- imports ------------------------------------------------------------------------------------------


@functools.cache
def of_the_package() -> list[Import]:
    return list(imports(PACKAGE))


def imports(root: Path) -> Iterator[Import]:
    """The imports of other distributions, with the name of the outermost module."""
    for file in sorted(root.rglob("*.py")):
        name = file.relative_to(root).as_posix()
        for node, guarded in nodes(ast.parse(file.read_text(encoding="utf-8")), False):
            for full in names_in(node):
                module = full.partition(".")[0]
                if module != "camerlengo" and module not in sys.stdlib_module_names:
                    yield Import(name, node.lineno, module, guarded)


def nodes(parent: ast.AST, guarded: bool) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node, guarded
        else:
            yield from nodes(node, guarded or guards(node))


def guards(node: ast.AST) -> bool:
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def names_in(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""]


def allowed(found: Import) -> set[str] | frozenset[str]:
    if found.guarded and found.package in IN_FUNCTIONS:
        return IN_FUNCTIONS[found.package]
    return ANYWHERE.get(found.package, BASE)


# --- declarations -------------------------------------------------------------------------------------


@functools.cache
def project() -> dict[str, object]:
    settings = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, object] = settings["project"]
    return found


def optional() -> dict[str, list[str]]:
    found = project()["optional-dependencies"]
    assert isinstance(found, dict)
    return found


def declared() -> dict[str, set[str]]:
    """The names of the distributions of each extra; "base" has those that are always installed."""
    base = project()["dependencies"]
    assert isinstance(base, list)
    extras = {"base": base, **optional()}
    return {extra: set(map(name_of, lines)) for extra, lines in extras.items() if extra != "all"}


def name_of(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return normal(found[0])


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@functools.cache
def distributions() -> dict[str, str]:
    return {module: normal(names[0]) for module, names in packages_distributions().items()}


def distribution_of(module: str) -> str:
    """The distribution that brings a module; one that is not installed has the module's name, as a rule."""
    if module in distributions():
        return distributions()[module]
    assert find_spec(module) is None, f"no distribution brings {module}"
    return OTHER_NAMES.get(module, normal(module))


def extras_of(module: str) -> set[str]:
    return {extra for extra, names in declared().items() if distribution_of(module) in names}


def test_no_modules_import_each_other() -> None:
    """Not inside functions or for type checkers either."""
    files = {
        ".".join(("camerlengo", *file.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(
            ".__init__"
        ): file
        for file in PACKAGE.rglob("*.py")
    }
    imported: dict[str, set[str]] = {}
    for name, file in files.items():
        found = set()
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                found |= {
                    full if (full := f"{node.module}.{alias.name}") in files else node.module
                    for alias in node.names
                }
            elif isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
        imported[name] = {one for one in found if one in files and one != name}
    while free := [name for name, others in imported.items() if not others & imported.keys()]:
        for name in free:
            del imported[name]
    assert not imported, f"these import each other, or what does: {sorted(imported)}"
