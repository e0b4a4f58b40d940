"""Where the peers live, a virtual environment of their own, and what machine this is."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = {
    "OpenSpiel": "open_spiel==2.0.2",
    "RLCard": "rlcard==1.2.0",
    "PettingZoo": "pettingzoo[classic]==1.27.0",
}
PATIENCE = 600
"""Seconds that one installation may take: OpenSpiel and what it needs are about 70 MB."""


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare_peers(folder: Path, say: Callable[[str], None]) -> dict[str, str]:
    """Installs the peers one by one, and returns what could not be installed and why."""
    note = folder / "installed.json"
    installed = _read(note)
    if installed == PEERS and python_of(folder).exists():
        return {}
    uv = _uv()
    failed: dict[str, str] = {}
    if not python_of(folder).exists():
        installed = {}
        say("making an environment for the peers")
        if uv:
            problem = run([uv, "venv", "--quiet", "--python", sys.executable, str(folder)])
        else:
            problem = run([sys.executable, "-m", "venv", str(folder)])
        if problem:
            return dict.fromkeys(PEERS, problem)
    for peer, requirement in PEERS.items():
        if installed.get(peer) == requirement:
            continue
        say(f"installing {requirement}")
        python = str(python_of(folder))
        if uv:
            problem = run([uv, "pip", "install", "--quiet", "--python", python, requirement])
        else:
            problem = run([python, "-m", "pip", "install", "--quiet", requirement])
        if problem:
            failed[peer] = problem
        else:
            installed[peer] = requirement
    note.write_text(json.dumps(installed, indent=1) + "\n", encoding="utf-8")
    return failed


def _read(note: Path) -> dict[str, str]:
    try:
        installed: dict[str, str] = json.loads(note.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return installed


def _uv() -> str | None:
    own = ROOT / ".tools" / "uv" / "bin" / "uv"
    return str(own) if own.exists() else shutil.which("uv")


def run(command: list[str]) -> str:
    """The last line of what went wrong, or nothing."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as problem:
        return str(problem)
    if done.returncode == 0:
        return ""
    lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
    return lines[-1] if lines else f"ended with {done.returncode}"


def machine() -> dict[str, str]:
    return {
        "processor": _processor(),
        "cores": str(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
