"""The wheels that `make wheels` builds, each in an environment that holds nothing but the base.

The compiled wheel is built where compiled modules are up to date (`make test-compiled`), from a copy of what
`make compile` left in build/. So nothing is compiled a second time. No test here needs a network: wheels are
built by the setuptools of the development environment, and the base is linked from there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from camerlengo import __version__, _engine
from camerlengo.core.texts import LANGUAGES, text

REPOSITORY = Path(__file__).resolve().parent.parent
SOURCES = ("LICENSE", "README.md", "pyproject.toml", "setup.py", "src")
MADE = ("*.so", "*.pyd", "_compiled.json", "__pycache__", "*.egg-info")

# Every module of the base can be imported, and every game can be played to its end.
PROGRAM = """
import importlib, pkgutil, random, sys
import camerlengo
from camerlengo.games import names, open_box

for part in ("core", "games", "kit", "bots", "table", "lab", "cli"):
    module = importlib.import_module(f"camerlengo.{part}")
    for found in pkgutil.walk_packages(getattr(module, "__path__", []), module.__name__ + "."):
        if not found.name.endswith((".__main__", ".cli.admin", ".cli.serve")):
            importlib.import_module(found.name)

for name in names():
    luck = random.Random(1)
    table = camerlengo.Table(name, players=open_box(name).players[0], seed=1)
    while not table.over:
        question = luck.choice(table.questions)
        table.answer(question.seat, luck.choice(question.options))
    print(name, table.result is not None)
print(sorted({"fastapi", "jinja2", "numpy", "sqlalchemy", "starlette"} & set(sys.modules)))
"""


class Environment:
    """A virtual environment with the base dependencies and one wheel."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.EnvBuilder(symlinks=os.name != "nt").create(folder)
        paths = {"base": str(folder), "platbase": str(folder)}
        self.scripts = Path(sysconfig.get_path("scripts", "venv", paths))
        self.packages = Path(sysconfig.get_path("purelib", "venv", paths))
        for found in base():
            for name in top_level(found):
                link = self.packages / name
                if not link.exists():
                    link.symlink_to(Path(str(found.locate_file(name))).resolve())
        uv("pip", "install", "--no-index", "--no-deps", "--python", str(folder), str(wheel))

    def python(self, program: str) -> str:
        done = self.run("python", "-c", program)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.scripts / program, *arguments],
            cwd=self.packages,
            env=outside(),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )


# The wheel of the engine that tests run on: make test runs this on both.
KIND = "compiled" if _engine.engine() == _engine.COMPILED else "plain"


@pytest.mark.parametrize("kind", [KIND])
def test_a_wheel_plays_every_game_with_nothing_but_the_base(kind: str, tmp_path: Path) -> None:
    wheel = build(tmp_path, kind == "compiled")
    check_files(wheel, kind == "compiled")

    installed = Environment(tmp_path / "environment", wheel)
    games = ["richelieu True", "habemus_papam True", "q True", "pontifex True"]
    assert installed.python(PROGRAM).splitlines() == [*games, "[]"]

    engine = _engine.COMPILED if kind == "compiled" else _engine.PLAIN
    version = installed.run("camerlengo", "--version")
    assert (version.returncode, version.stdout) == (0, f"camerlengo {__version__}, {engine}\n")
    for extra, command in (
        ("server", ["serve", "--no-browser"]),
        ("server", ["record", "check", "sqlite:///none.sqlite"]),
        ("lab", ["train", "q", "--output=none.json"]),
        ("lab", ["arena", "richelieu", "--picture=none.svg"]),
    ):
        language = LANGUAGES[len(command) % len(LANGUAGES)]
        said = installed.run("camerlengo", *command, f"--lang={language}")
        sentence = text(f"error.extra.{extra}").say(language)
        assert (said.returncode, said.stdout, said.stderr) == (2, "", f"camerlengo: {sentence}\n")
    assert not [file for file in installed.packages.iterdir() if file.name.startswith("none")]

    imported = installed.run("python", "-c", "import camerlengo.web.app")
    assert imported.stderr.endswith(f"MissingExtra: {text('error.extra.server').say('en')}\n")


def test_the_version_is_written_once() -> None:
    assert "version" not in tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]
    assert distribution("camerlengo").version == __version__


def test_a_module_that_is_gone_from_the_sources_is_gone_from_the_wheel(tmp_path: Path) -> None:
    gone = tmp_path / "build" / "lib" / "camerlengo" / "gone.py"
    gone.parent.mkdir(parents=True)
    gone.touch()
    assert "camerlengo/gone.py" not in ZipFile(build(tmp_path, compiled=False)).namelist()


def test_the_lock_names_no_host() -> None:
    lines = (REPOSITORY / "requirements.lock").read_text().splitlines()
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+( ; [\w .'<>=!-]+)?", line)] == []


# --- building -----------------------------------------------------------------------------------------


def build(folder: Path, compiled: bool) -> Path:
    """Build a wheel from a copy of the sources, so that tests beside this one find nothing half built."""
    for name in SOURCES:
        if (REPOSITORY / name).is_dir():
            shutil.copytree(REPOSITORY / name, folder / name, ignore=shutil.ignore_patterns(*MADE))
        else:
            shutil.copy2(REPOSITORY / name, folder)
    if compiled:
        shutil.copytree(REPOSITORY / "build", folder / "build")
    uv(
        *("build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(folder)),
        str(folder),
        CAMERLENGO_COMPILE="1" if compiled else "",
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


def check_files(wheel: Path, compiled: bool) -> None:
    """All files of the sources are inside, and nothing else but what compiling makes."""
    names = set(ZipFile(wheel).namelist())
    src = wheel.parent / "src"
    sources = {
        file.relative_to(src).as_posix()
        for file in (*(src / "camerlengo").rglob("*"), *src.glob("*.py"))
        if file.is_file()
    }
    assert sources - names == set()
    for ending in ("texts/it.toml", "cards.toml", ".html", ".mako", ".woff2", "py.typed"):
        assert any(name.endswith(ending) for name in names), ending
    for folder in ("/learned/", "/practised/", "/rulebook/", "/templates/", "/static/"):
        assert any(folder in name for name in names), folder

    added = {name for name in names - sources if ".dist-info/" not in name}
    if not compiled:
        assert wheel.name == f"camerlengo-{__version__}-py3-none-any.whl"
        assert added == set()
        return
    settings = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())
    modules = {module.removeprefix("src/") for module in settings["tool"]["camerlengo"]["compile"]}
    for listed in (REPOSITORY / "src/camerlengo/games").glob("*/compile.txt"):
        modules |= {f"camerlengo/games/{listed.parent.name}/{name}" for name in listed.read_text().split()}
    made = {str(PurePosixPath(name).with_name(name.split("/")[-1].split(".")[0] + ".py")) for name in added}
    assert {name for name in made if "__mypyc" not in name} == modules | {"camerlengo/_compiled.py"}


def uv(*arguments: str, **environment: str) -> None:
    """Run the uv that the Makefile has installed, or another one."""
    own = shutil.which("uv", path=str(REPOSITORY / ".tools" / "uv" / "bin"))
    program = own or shutil.which("uv")
    assert program is not None, "there is no uv; make .venv/dev installs it"
    subprocess.run(
        [program, *arguments, "--offline", "--quiet", "--no-config"],
        env=outside() | environment,
        check=True,
    )


def outside() -> dict[str, str]:
    """The environment without what would change what is built, or what runs."""
    ours = ("CAMERLENGO_", "COVERAGE_", "PYTHON", "UV_", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, "PYTHONUTF8": "1"}


# --- the base -----------------------------------------------------------------------------------------


def base() -> Iterator[Distribution]:
    """The distributions that `pip install camerlengo` brings, as the development environment has them."""
    settings = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())
    waiting: list[str] = list(settings["project"]["dependencies"])
    seen: set[str] = set()
    while waiting:
        requirement = Requirement(waiting.pop())
        wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if wanted and requirement.name.lower() not in seen:
            seen.add(requirement.name.lower())
            found = distribution(requirement.name)
            waiting += found.requires or []
            yield found


def top_level(found: Distribution) -> set[str]:
    """The files and folders of a distribution in site-packages."""
    names = {file.parts[0] for file in found.files or []}
    return {name for name in names if name not in ("..", "__pycache__")}
