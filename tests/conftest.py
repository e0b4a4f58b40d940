"""What all tests share: how hard Hypothesis looks, and that the engine to be tested is the one that runs."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import os
import signal
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from camerlengo import _engine
from camerlengo.contract import profiles
from camerlengo.core import chance
from camerlengo.server import house, setup

TESTS = Path(__file__).parent
BROWSER = TESTS / "browser"

# Both engines run the same source. The compiled one checks types while it runs and takes a fraction of the
# time: rules, and what plays or thinks for long, are tested there. What may differ between the engines is
# tested on both: numbers, copies, pickles, and random games that are held to the contract. All else runs on
# plain Python.
ON_BOTH = (
    "contract/*",
    "core/test_rng.py",
    "core/test_deals.py",
    "server/test_workers.py",
    "test_engine.py",
    "test_golden.py",
    "test_sessions.py",
    "test_wheels.py",
)
ON_COMPILED = (
    "adapters/*",
    "bots/*",
    "games/*",
    "lab/*",
    "server/test_foretelling.py",
    "tutorials/*",
)

profiles.register()
profiles.load()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--part",
        choices=["plain", "compiled", "browser", "rest"],
        help="run the tests of plain Python, of compiled modules or of the browser, which make test does one "
        "after the other; rest is all but those of the browser, where nothing can be compiled",
    )
    parser.addoption(
        "--chaos", type=int, default=0, help="how many whole games are played over a bad connection"
    )
    parser.addoption(
        "--positions",
        type=int,
        default=200,
        help="in how many positions of each game two worlds are compared",
    )
    parser.addoption(
        "--rule", action="append", default=[], help="run only the tests of this rule, as in Q-23"
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves the files of other parts unread, unless they are named."""
    return None if collection_path.is_dir() or in_part(collection_path, config) else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--rule"))
    others = [
        item for item in items if not in_part(item.path, config) or (wanted and not wanted & rules_of(item))
    ]
    if others:
        config.hook.pytest_deselected(items=others)
        left_out = set(others)
        items[:] = [item for item in items if item not in left_out]


def in_part(path: Path, config: pytest.Config) -> bool:
    """Whether a file belongs to the part that is run."""
    part: str | None = config.getoption("--part")
    if part is None or TESTS not in path.parents:
        return part is None or part in ("plain", "rest")
    if BROWSER in path.parents:
        return part == "browser"
    name = path.relative_to(TESTS).as_posix()

    def listed(patterns: Iterable[str]) -> bool:
        return any(fnmatchcase(name, pattern) for pattern in patterns)

    if part == "plain":
        return not listed(ON_COMPILED)
    return part == "rest" or (part == "compiled" and listed(ON_BOTH + ON_COMPILED))


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if session.config.getoption("--part") and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK  # the tests that were asked for are in the other part


def rules_of(item: pytest.Item) -> set[str]:
    """The numbered rules that a test verifies."""
    return {number for marker in item.iter_markers("rule") for number in marker.args}


def pytest_report_header() -> str:
    return f"camerlengo: {_engine.engine()}"


def pytest_sessionstart(session: pytest.Session) -> None:
    # A shell's background jobs ignore Ctrl-C, and so would the programs that tests start and interrupt.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("CAMERLENGO_EXPECT")
    if expected == "compiled" and _engine.engine() != _engine.COMPILED:
        pytest.exit(f"the compiled engine was to be tested, but this is {_engine.engine()}", returncode=3)


@pytest.fixture(autouse=True)
def same_tables_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids of tables, keys of deals and the secret of bots are drawn: here they come from the test's name."""
    count = itertools.count()

    def drawn() -> str:
        return hashlib.sha256(f"{request.node.nodeid} {next(count)}".encode()).hexdigest()

    monkeypatch.setattr(setup, "new_id", lambda: drawn()[:22])
    monkeypatch.setattr(chance, "new_deal", lambda: chance.Dealt(drawn()))
    monkeypatch.setattr(house, "new_bot_secret", lambda: b"the secret of a test house")


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright keeps its event loop running between tests; elsewhere `asyncio.run` must not meet it."""
    clicks = BROWSER in request.path.parents
    loop = None if clicks else asyncio.events._get_running_loop()
    if loop is not None:
        asyncio.events._set_running_loop(None)
    yield
    if loop is not None:
        asyncio.events._set_running_loop(loop)
