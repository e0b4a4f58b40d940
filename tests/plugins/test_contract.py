"""The contract for games from elsewhere: one flag of pytest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import pytest_camerlengo
from camerlengo import contract
from camerlengo.core import extras

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "first_game"


def held(*arguments: str) -> subprocess.CompletedProcess[str]:
    words = ["-q", "-p", "no:cacheprovider", "-p", "pytest_camerlengo", "-c", "pyproject.toml", *arguments]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *words], cwd=EXAMPLE, capture_output=True, text=True, check=False
    )


def test_a_game_from_elsewhere_is_held_to_the_contract() -> None:
    found = held("--camerlengo-game", "scrutiny:ScrutinyBox", "--hypothesis-profile=quick")
    assert found.returncode == 0, found.stdout
    assert " passed" in found.stdout


FLAG = "--camerlengo-game=scrutiny"
GIVEN = pytest.Config.ArgsSource


@pytest.mark.parametrize(
    ("typed", "source", "collected"),
    [
        ([FLAG], GIVEN.INVOCATION_DIR, ["contract"]),
        (["--camerlengo-game", "scrutiny"], GIVEN.TESTPATHS, ["contract"]),
        ([FLAG, "here"], GIVEN.ARGS, ["here", "contract"]),
        ([], GIVEN.INVOCATION_DIR, ["here", "contract"]),  # the flag is in a configuration
    ],
)
def test_who_types_the_flag_and_no_path_gets_the_contract_alone(
    typed: list[str], source: object, collected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contract, "prepare", lambda names, profile: "contract")
    config: Any = SimpleNamespace(
        getoption=lambda name, default=None: ["scrutiny"] if name == "--camerlengo-game" else default,
        invocation_params=SimpleNamespace(args=typed),
        args_source=source,
        args=["here"],
    )
    pytest_camerlengo.pytest_configure(config)
    assert config.args == collected


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere", "There is no game called “nowhere”"),
        ("nowhere:Box", f"There’s no module “nowhere”, neither in the folder {EXAMPLE} nor where Python"),
        ("scrutiny:Box", "Can’t use the game “scrutiny:Box”. scrutiny has no “Box”. Did you mean "),
    ],
)
def test_a_game_that_is_not_there_is_named(name: str, sentence: str) -> None:
    found = held("--camerlengo-game", name)
    assert found.returncode == 4
    assert sentence in found.stderr
    assert "Traceback" not in found.stderr


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "installed", lambda module: module != "hypothesis")
    with pytest.raises(contract.NotThere, match=r"pip install \"camerlengo\[contract\]\""):
        contract.prepare(["richelieu"])
