"""The choice between compiled modules and their source, tried on a small package of the same name."""

from __future__ import annotations

import importlib.machinery
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import BinaryIO

import pytest

import camerlengo
from camerlengo import _engine

REPOSITORY = Path(__file__).resolve().parent.parent
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
MODULES = ["core/rng.py", "rules.py"]
TERMS = "core/terms.py"  # not compiled, but its constants are in the compiled modules
WARNING = "camerlengo: compiled modules are out of date, using plain Python: run make compile\n"


class Package:
    """A package called camerlengo, with this project's _engine and two modules that look compiled.

    Its extension modules are empty files: enough to see which file an import would take.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "camerlengo"
        (self.folder / "core").mkdir(parents=True)
        shutil.copy(Path(_engine.__file__), self.folder)
        (self.folder / "__init__.py").write_text("from camerlengo import _engine\n_engine.choose()\n")
        (self.folder / "core" / "__init__.py").touch()
        for module in MODULES:
            (self.folder / module).write_text("ORIGIN = 'source'\n")
            self.extension(module).touch()
        (self.folder / TERMS).write_text("TAKE = 0\n")
        self.stamp()

    def extension(self, module: str) -> Path:
        return self.folder / (module.removesuffix(".py") + SUFFIX)

    def stamp(self) -> None:
        digests = _engine.digests
        _engine.stamp(self.folder, digests(self.folder, MODULES), digests(self.folder, [TERMS]))

    def run(self, program: str, before: str = "", **environment: str) -> tuple[list[str], str]:
        """The lines that a program prints after importing the package, and what it says on stderr.

        It may do something `before` that.
        """
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("CAMERLENGO_")}
        script = self.root / "program.py"
        script.write_text(f"{before}\nimport camerlengo\n{program}\n")
        done = subprocess.run(
            [sys.executable, str(script)],
            env={**inherited, "PYTHONPATH": str(self.root), **environment},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.splitlines(), done.stderr

    def files(self, **environment: str) -> tuple[str, set[str], str]:
        """The engine's name, the endings of the files that the modules would come from, and stderr."""
        lines, errors = self.run(
            "from importlib.util import find_spec\n"
            "print(camerlengo._engine.engine())\n"
            "print(find_spec('camerlengo.core.rng').origin)\n"
            "print(find_spec('camerlengo.rules').origin)",
            **environment,
        )
        endings = {SUFFIX if line.endswith(SUFFIX) else Path(line).suffix for line in lines[1:]}
        return lines[0], endings, errors


@pytest.fixture
def package(tmp_path: Path) -> Package:
    return Package(tmp_path)


def test_compiled_modules_run_while_they_match_their_source(package: Package) -> None:
    assert package.files() == ("compiled with mypyc", {SUFFIX}, "")


def test_pure_takes_the_source_and_says_nothing(package: Package) -> None:
    assert package.files(CAMERLENGO_PURE="1") == ("plain Python", {".py"}, "")


@pytest.mark.parametrize("edited", [*MODULES, TERMS])
def test_one_edited_source_makes_every_module_come_from_source_with_a_warning(
    package: Package, edited: str
) -> None:
    with (package.folder / edited).open("a") as file:
        file.write("EDITED = True\n")
    name = "plain Python (compiled modules are out of date: run make compile)"
    assert package.files() == (name, {".py"}, WARNING)
    assert package.files(CAMERLENGO_PURE="1") == ("plain Python", {".py"}, "")


def test_what_the_source_says_is_what_runs(package: Package) -> None:
    (package.folder / "rules.py").write_text("ORIGIN = 'edited source'\n")
    lines, _ = package.run("from camerlengo import rules\nprint(rules.ORIGIN, rules.__file__)")
    assert lines == [f"edited source {package.folder / 'rules.py'}"]


def test_an_edit_taken_back_is_no_edit(package: Package) -> None:
    source = package.folder / "rules.py"
    before = source.read_bytes()
    source.write_text("ORIGIN = 'edited source'\n")
    source.write_bytes(before)
    assert package.files() == ("compiled with mypyc", {SUFFIX}, "")


def test_extension_modules_without_a_stamp_are_not_trusted(package: Package) -> None:
    (package.folder / "_compiled.json").unlink()
    assert package.files() == ("plain Python", {".py"}, "")


def test_a_stamp_without_extension_modules_is_plain_python(package: Package) -> None:
    for module in MODULES:
        package.extension(module).unlink()
    assert package.files() == ("plain Python", {".py"}, "")


def test_a_half_compiled_package_is_out_of_date(package: Package) -> None:
    package.extension("rules.py").unlink()
    assert package.files() == (_engine.OUT_OF_DATE, {".py"}, WARNING)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", '{"compiled": ["rules.py"]}', "\xff"])
def test_a_damaged_stamp_never_lets_an_extension_module_in(package: Package, text: str) -> None:
    (package.folder / "_compiled.json").write_text(text, encoding="latin-1")
    name, endings, _ = package.files()
    assert name != "compiled with mypyc"
    assert endings == {".py"}


def test_a_deleted_source_is_not_replaced_by_its_extension_module(package: Package) -> None:
    (package.folder / "rules.py").unlink()
    lines, errors = package.run(
        "try:\n    import camerlengo.rules\nexcept ModuleNotFoundError as error:\n    print(error.name)"
    )
    assert lines == ["camerlengo.rules"]
    assert errors == WARNING


def test_the_warning_comes_once_and_not_again_from_worker_processes(package: Package) -> None:
    (package.folder / "rules.py").write_text("ORIGIN = 'edited source'\n")
    lines, errors = package.run(
        "import importlib, multiprocessing\n"
        "def work(number):\n"
        "    return importlib.import_module('camerlengo.rules').ORIGIN\n"
        "if __name__ == '__main__':\n"
        "    camerlengo._engine.choose()\n"
        "    for method in multiprocessing.get_all_start_methods():\n"
        "        with multiprocessing.get_context(method).Pool(1) as pool:\n"
        "            print(pool.map(work, range(2)))"
    )
    assert set(lines) == {"['edited source', 'edited source']"}
    assert errors == WARNING


def test_choosing_twice_puts_one_finder_in_front(package: Package) -> None:
    lines, _ = package.run(
        "import sys\n"
        "camerlengo._engine.choose()\n"
        "finder = camerlengo._engine.SourceOnly\n"
        "print(sys.meta_path[0] is finder, sys.meta_path.count(finder))",
        CAMERLENGO_PURE="1",
    )
    assert lines == ["True 1"]


def test_other_packages_keep_their_extension_modules() -> None:
    assert _engine.SourceOnly.find_spec("msgspec._core", None) is None


def test_judging_reads_every_file_once(package: Package, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes before everything else, and so it must be fast."""
    read: list[str] = []

    def opened(path: str, mode: str) -> BinaryIO:
        read.append(str(Path(path).relative_to(package.folder)))
        assert mode == "rb"
        return Path(path).open("rb")

    monkeypatch.setattr(_engine, "open", opened, raising=False)
    assert _engine.judge(package.folder) == "compiled with mypyc"
    assert sorted(read) == sorted(["_compiled.json", *MODULES, TERMS])


def test_judging_waits_for_no_large_module(package: Package) -> None:
    slow = {"hashlib", "pathlib", "tomllib", "typing_extensions"}
    lines, _ = package.run(
        f"print({slow!r} & (set(sys.modules) - before))", before="import sys\nbefore = set(sys.modules)"
    )
    assert lines == ["set()"]


def test_this_process_runs_the_engine_it_names() -> None:
    loaded = {
        module: Path(sys.modules[name].__file__ or "").suffix
        for module in _compiled_here()
        if (name := "camerlengo." + module.removesuffix(".py").replace("/", ".")) in sys.modules
    }
    expected = SUFFIX[SUFFIX.rindex(".") :] if _engine.engine() == "compiled with mypyc" else ".py"
    assert loaded, "importing camerlengo loads the core, which is on the list to compile"
    assert set(loaded.values()) == {expected}


def test_the_listed_modules_exist_and_are_named_once() -> None:
    listed = _compiled_here()
    assert [module for module in listed if not (Path(camerlengo.__file__).parent / module).is_file()] == []
    assert len(set(listed)) == len(listed)


def test_compiling_a_missing_module_is_refused_in_one_sentence(tmp_path: Path) -> None:
    shutil.copy(REPOSITORY / "setup.py", tmp_path)
    (tmp_path / "pyproject.toml").write_text('[tool.camerlengo]\ncompile = ["src/camerlengo/gone.py"]\n')
    game = tmp_path / "src/camerlengo/games/handful"
    game.mkdir(parents=True)
    (game / "compile.txt").write_text("lost.py\n")
    done = subprocess.run(
        [sys.executable, "setup.py", "--version"],
        cwd=tmp_path,
        env={**os.environ, "CAMERLENGO_COMPILE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    gone = "src/camerlengo/gone.py, src/camerlengo/games/handful/lost.py"
    sentence = f"setup.py: modules are listed to be compiled that do not exist: {gone}\n"
    assert (done.returncode, done.stderr) == (1, sentence)


def test_a_build_goes_by_the_modules_that_compiled_modules_import(tmp_path: Path) -> None:
    texts = {
        "rules.py": "from camerlengo import terms\nfrom camerlengo.core import SEATS, rng\n",
        "core/rng.py": "import os\nfrom typing import Final\n",
        "core/__init__.py": "from camerlengo.core.seats import SEATS\n",
        "core/seats.py": "SEATS = 4\n",
        "terms.py": "from camerlengo import texts\n",
        "texts.py": "",
        "__init__.py": "",
    }
    package = tmp_path / "camerlengo"
    (package / "core").mkdir(parents=True)
    for name, text in texts.items():
        (package / name).write_text(text)
    read_by = runpy.run_path(str(REPOSITORY / "setup.py"))["read_by"]
    found = read_by([package / "rules.py", package / "core/rng.py"], tmp_path)
    assert found == {package / "terms.py", package / "core/__init__.py", package / "core/seats.py"}


def _compiled_here() -> list[str]:
    """The modules that setup.py compiles, as paths in the package."""
    listed: list[str] = runpy.run_path(str(REPOSITORY / "setup.py"))["modules_to_compile"]()
    return [module.removeprefix("src/camerlengo/") for module in listed]
