"""What a benchmark worker and the one who leads it say to each other: a JSON object a line.

A worker is a child process, so that each engine has its own interpreter and packages. First it says what it
can measure:

    {"measures": [{"name": "hearts", "unit": "decisions", "what": "…"}], "engine": "…", "missing": {}}

then it answers each request with what it counted, and ends with its standard input:

    {"measure": "hearts", "seconds": 0.4}
    {"measure": "hearts", "count": 131072, "seconds": 0.4003, "note": ""}
"""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TextIO

Play = Callable[[], int]
"""Does a piece of work worth timing (a millisecond or so) and says how many things it did."""


@dataclass(frozen=True)
class Measure:
    """Something that can be measured. `prepare` runs once, outside the time, and returns the work."""

    name: str
    unit: str
    what: str
    prepare: Callable[[], Play]
    each: bool = False
    """Time each piece by itself as well, at least `FEWEST` of them, for a median."""


FEWEST = 50


@dataclass
class Sample:
    count: int
    seconds: float
    cpu: float = 0.0  # seconds of it in which this process ran: others on the machine do not count
    pieces: list[float] = field(default_factory=list)


def sample(play: Play, seconds: float) -> Sample:
    clock = time.perf_counter
    count = 0
    ran = time.process_time()
    start = now = clock()
    while now - start < seconds:
        count += play()
        now = clock()
    return Sample(count, now - start, time.process_time() - ran)


def sample_each(play: Play, seconds: float) -> Sample:
    clock = time.perf_counter
    found = Sample(0, 0.0)
    while found.seconds < seconds or len(found.pieces) < FEWEST:
        start = clock()
        found.count += play()
        found.pieces.append(clock() - start)
        found.seconds += found.pieces[-1]
    return found


def claim_stdout() -> TextIO:
    """Keep standard output for the protocol: some packages greet the world on it when they are imported."""
    mine = os.fdopen(os.dup(1), "w", buffering=1, encoding="utf-8")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return mine


def serve(out: TextIO, measures: list[Measure], engine: str, missing: dict[str, str]) -> None:
    def say(message: dict[str, Any]) -> None:
        out.write(json.dumps(message) + "\n")
        out.flush()

    known = {measure.name: measure for measure in measures}
    ready: dict[str, Play] = {}
    say(
        {
            "measures": [{"name": m.name, "unit": m.unit, "what": m.what} for m in measures],
            "engine": engine,
            "missing": missing,
        }
    )
    for line in sys.stdin:
        request = json.loads(line)
        name = str(request["measure"])
        try:
            measure = known[name]
            if name not in ready:
                ready[name] = measure.prepare()
                ready[name]()
            gc.collect()
            found = (sample_each if measure.each else sample)(ready[name], float(request["seconds"]))
        except Exception as problem:  # one measure that fails must not take the others with it
            say({"measure": name, "error": f"{type(problem).__name__}: {problem}"})
            continue
        answer: dict[str, Any] = {
            "measure": name,
            "count": found.count,
            "seconds": found.seconds,
            "cpu": found.cpu,
            "note": "",
        }
        if found.pieces:
            pieces = sorted(found.pieces)
            answer["median"] = pieces[len(pieces) // 2]
            answer["note"] = f"median of {len(pieces)}"
        say(answer)
