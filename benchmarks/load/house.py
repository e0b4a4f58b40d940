"""Camerlengo's server with limits that a load test does not meet: `python -m benchmarks.load.house DATABASE`.

Everything else is as `camerlengo serve --pause 0` has it. With `--profile FILE`, SIGUSR1 starts the profiler
and SIGUSR2 writes what it has found.
"""

from __future__ import annotations

import argparse
import cProfile
import functools
import ipaddress
import signal
import sys
import time
from pathlib import Path

from camerlengo.server.bot_seeds import LARGEST_BUDGET
from camerlengo.web import serve as web
from camerlengo.web.app import create_app

HERE = (ipaddress.ip_network("127.0.0.0/8"),)
"""The clients are a proxy with visitors of many addresses."""
NO_LIMIT = 1e9
"""Forms and answers in a second from one address; the house allows 30."""


def profile_between_signals(file: Path) -> None:
    profiler = cProfile.Profile(time.thread_time)  # other work on the machine does not count

    def start(number: int, frame: object) -> None:
        profiler.enable()

    def stop(number: int, frame: object) -> None:
        profiler.disable()
        unfinished = file.with_suffix(".part")
        profiler.dump_stats(unfinished)
        unfinished.rename(file)

    signal.signal(signal.SIGUSR1, start)
    signal.signal(signal.SIGUSR2, stop)


def say(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.house", description=__doc__)
    parser.add_argument("database")
    parser.add_argument("--profile", type=Path)
    options = parser.parse_args()
    if options.profile is not None:
        profile_between_signals(options.profile)
    unlimited = functools.partial(create_app, rate=NO_LIMIT, burst=NO_LIMIT)
    setattr(web, "create_app", unlimited)  # noqa: B010
    settings = web.ServerSettings(
        host="127.0.0.1",
        port=0,
        database=options.database,
        pause=0.0,
        days=0,
        most=LARGEST_BUDGET,
        proxies=HERE,
    )
    web.serve(settings, say, browser=False)


if __name__ == "__main__":
    main()
