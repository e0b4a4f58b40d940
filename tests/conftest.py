"""What all tests share: how hard Hypothesis looks, and that the engine to be tested is the one that runs."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from camerlengo import _engine
from camerlengo.contract import profiles
from camerlengo.core import chance
from camerlengo.server import house, setup

BROWSER = Path(__file__).parent / "browser"

profiles.register()
profiles.load()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--part",
        choices=["browser", "rest"],
        help="run the tests of the browser or all others: make test gives each a process of its own",
    )
    parser.addoption(
        "--chaos", type=int, default=0, help="how many whole games are played over a bad connection"
    )
    parser.addoption(
        "--rule", action="append", default=[], help="run only the tests of this rule, as in Q-23"
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves the files of the other part unread, unless they are named."""
    above = collection_path in BROWSER.parents
    return None if above or in_part(collection_path, config) else True


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
    clicks = BROWSER in (path, *path.parents)
    return config.getoption("--part") in (None, "browser" if clicks else "rest")


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
