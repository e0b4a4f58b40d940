"""Adds what pyproject.toml cannot say.

CAMERLENGO_COMPILE=1 compiles modules with mypyc; every build drops what earlier ones left.
"""

from __future__ import annotations

import ast
import os
import runpy
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "camerlengo"


class Build(build):
    """Removes files of earlier builds, or a wheel would hold modules that are gone from the sources."""

    def run(self) -> None:
        super().run()
        library = Path(self.build_lib)
        commands = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(output).resolve() for command in commands for output in command.get_outputs()}
        for file in library.rglob("*"):
            if file.is_file() and file.resolve() not in made:
                file.unlink()


def modules_to_compile() -> list[str]:
    """The list in pyproject.toml, and that of each game; every file of them must be there."""
    listed: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["camerlengo"]["compile"]
    for names in sorted(ROOT.glob("src/camerlengo/games/*/compile.txt")):
        folder = names.parent.relative_to(ROOT)
        listed += [(folder / name).as_posix() for name in names.read_text().split()]
    missing = [module for module in listed if not (ROOT / module).is_file()]
    if missing:
        sys.exit(f"setup.py: modules are listed to be compiled that do not exist: {', '.join(missing)}")
    return listed


def read_by(modules: list[Path], sources: Path) -> set[Path]:
    """The modules that these import, also through an __init__.py: mypyc copies constants out of them."""
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        for name in imported(waiting.pop().read_text()):
            source = source_of(name, sources) or source_of(name.rpartition(".")[0], sources)
            if source is None or source in found or source in modules:
                continue
            found.add(source)
            if source.name == "__init__.py":
                waiting.append(source)
    return found


def imported(text: str) -> list[str]:
    """The full names in the import statements of a module."""
    names = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            names += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return names


def source_of(name: str, sources: Path) -> Path | None:
    path = sources.joinpath(*name.split("."))
    candidates = (path.with_suffix(".py"), path / "__init__.py")
    return next((candidate for candidate in candidates if candidate.is_file()), None)


def compiled() -> dict[str, Any]:
    """Arguments for setup() that compile the modules and stamp the result."""
    listed = modules_to_compile()
    modules = [ROOT / module for module in listed]

    engine = runpy.run_path(str(PACKAGE / "_engine.py"))

    def digests(files: list[Path]) -> dict[str, str]:
        found: dict[str, str] = engine["digests"](PACKAGE, [f.relative_to(PACKAGE).as_posix() for f in files])
        return found

    # Taken before mypyc reads the files: an edit during the build makes its result out of date, as it is.
    stamp = digests(modules), digests(sorted(read_by(modules, SOURCES)))

    from mypyc.build import mypycify

    class BuildAndStamp(build_ext):
        def build_extensions(self) -> None:
            """Compiles the files of an extension side by side, as many as there are cores."""
            compile_files = self.compiler.compile

            def compile_side_by_side(sources: list[str], **settings: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as cores:
                    parts = cores.map(lambda source: compile_files([source], **settings), sources)
                    return [made for part in parts for made in part]

            self.compiler.compile = compile_side_by_side
            super().build_extensions()

        def run(self) -> None:
            super().run()
            engine["stamp"](PACKAGE if self.inplace else Path(self.build_lib) / "camerlengo", *stamp)

        def get_outputs(self) -> list[str]:
            return [*super().get_outputs(), str(Path(self.build_lib) / "camerlengo" / engine["STAMP"])]

    extensions = mypycify(
        # Its own cache: mypy and mypyc would throw away each other's.
        ["--config-file=pyproject.toml", "--cache-dir=build/mypy_cache", *listed],
        target_dir="build",
        opt_level="3",
        debug_level="0",
        multi_file=True,  # one file of all modules takes twice as long to compile, and is no faster
    )
    if (
        sys.platform == "linux"
    ):  # nobody replaces our functions at run time: calls within a library are direct
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
            extension.extra_link_args.append("-Wl,-Bsymbolic-functions")
    return {"ext_modules": extensions, "cmdclass": {"build": Build, "build_ext": BuildAndStamp}}


if __name__ == "__main__":
    setup(**(compiled() if os.environ.get("CAMERLENGO_COMPILE") == "1" else {"cmdclass": {"build": Build}}))
