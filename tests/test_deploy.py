"""The files of deploy/: linted by the tools of their kind, with options that the command has.

No container is built or started here, and no unit: that needs Docker and systemd as they run on a server.
"""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from camerlengo.cli.options import ServeOptions
from camerlengo.cli.usage import Command

DEPLOY = Path(__file__).parents[1] / "deploy"
TOOLS = Path(sys.executable).parent


def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **more}
    return subprocess.run(words, capture_output=True, text=True, check=False, env=environment)


@pytest.mark.parametrize(
    "words",
    [
        ["hadolint", "Dockerfile"],
        ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"],
        ["caddy", "validate", "--adapter", "caddyfile", "--config", "Caddyfile"],
    ],
    ids=lambda words: words[-1],
)
def test_a_linter_finds_nothing(words: list[str], tmp_path: Path) -> None:
    tool, *flags, file = words
    done = run(str(TOOLS / tool), *flags, str(DEPLOY / file), DOMAIN="localhost", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr


def test_systemd_finds_nothing_in_the_unit(tmp_path: Path) -> None:
    """Where systemd is not installed, the unit is read as the file that it is."""
    unit = (DEPLOY / "camerlengo.service").read_text()
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(unit)
    assert set(parser) == {"DEFAULT", "Unit", "Service", "Install"}
    assert parser["Service"]["KillSignal"] == "SIGINT"
    verify = shutil.which("systemd-analyze")
    if verify is not None:
        file = tmp_path / "camerlengo.service"
        file.write_text(re.sub(r"ExecStart=\S+", f"ExecStart={sys.executable}", unit))
        done = run(verify, "verify", str(file))
        assert (done.returncode, done.stderr) == (0, "")


def served_with(words: list[str]) -> ServeOptions:
    found: list[ServeOptions] = []
    command = Command("serve", "cli.serve.about", ServeOptions, lambda wanted, _: found.append(wanted))
    with command.make_context("serve", words, obj="en") as context:
        command.invoke(context)
    return found[0]


def test_every_option_is_one_of_the_command() -> None:
    unit = (DEPLOY / "camerlengo.service").read_text()
    start = re.search(r"ExecStart=(.*)", unit)
    assert start is not None
    _, serve, *words = shlex.split(start[1])
    assert serve == "serve"
    assert served_with(words).proxy == ("127.0.0.1",)

    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    serve, *words = compose["services"]["camerlengo"]["command"]
    domain = [re.sub(r"\$\{DOMAIN[^}]*\}", "games.example.org", word) for word in words]
    wanted = served_with(domain)
    assert wanted.public_url == "https://games.example.org"
    assert wanted.proxy == (compose["networks"]["default"]["ipam"]["config"][0]["subnet"],)

    dockerfile = (DEPLOY / "Dockerfile").read_text()
    commands = re.findall(r"^CMD \[(.*)\]$", dockerfile, re.MULTILINE)
    _, *words = [word.strip('"') for word in commands[-1].split(", ")]
    assert served_with(words).host == "0.0.0.0"
    assert "/healthz" in dockerfile


def test_the_image_is_built_with_what_the_lock_has() -> None:
    lock = (DEPLOY.parent / "requirements.lock").read_text().splitlines()
    pinned = re.findall(r"(?<= )(?:mypy|setuptools)==\S+", (DEPLOY / "Dockerfile").read_text())
    assert len(pinned) == 2
    assert set(pinned) <= set(lock)
