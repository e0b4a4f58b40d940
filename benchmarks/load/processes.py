"""What a server uses: the processor time and the memory of its processes and of their children."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from pathlib import Path

PROC = Path("/proc")
TICKS = 100  # in a second; Linux has it so for programs everywhere
# Where /proc/…/stat has them, counted after the name in parentheses
PARENT, CHILDREN_USER, CHILDREN_SYSTEM = 1, 13, 14


def known() -> bool:
    """Whether this system shows what its processes use."""
    return (PROC / "self" / "stat").exists()


def tree(roots: Iterable[int]) -> list[int]:
    """The processes, their children, and so on, as far as they run."""
    children: dict[int, list[int]] = {}
    for folder in PROC.glob("[0-9]*"):
        fields = _stat(int(folder.name))
        if fields:
            children.setdefault(int(fields[PARENT]), []).append(int(folder.name))
    found: list[int] = []
    waiting = list(roots)
    while waiting:
        process = waiting.pop()
        if process not in found:
            found.append(process)
            waiting += children.get(process, [])
    return found


def cpu_seconds(roots: Iterable[int]) -> float:
    """Of the whole trees, those that have ended included: their time has gone to their parents."""
    return sum(_own_seconds(process) + _ended_children(process) for process in tree(roots))


def _own_seconds(process: int) -> float:
    """By the clock that Linux keeps for each process (clock_getcpuclockid); /proc counts steps of 10 ms."""
    try:
        return time.clock_gettime(~process << 3 | 2)
    except OSError:
        return 0.0


def _ended_children(process: int) -> float:
    fields = _stat(process)
    return (int(fields[CHILDREN_USER]) + int(fields[CHILDREN_SYSTEM])) / TICKS if fields else 0.0


def _stat(process: int) -> list[str]:
    try:
        line = (PROC / str(process) / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return line.rpartition(")")[2].split()


def resident_kb(roots: Iterable[int]) -> int:
    total = 0
    for process in tree(roots):
        try:
            status = (PROC / str(process) / "status").read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
        found = re.search(r"VmRSS:\s+(\d+)", status)
        total += int(found[1]) if found else 0
    return total
