"""What all tests share: how hard Hypothesis looks, and that the engine to be tested is the one that runs."""

from __future__ import annotations

import hashlib
import itertools
import os
import signal

import pytest

from camerlengo import _engine
from camerlengo.contract import profiles
from camerlengo.core import chance
from camerlengo.server import house, setup

profiles.register()
profiles.load()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule", action="append", default=[], help="run only the tests of this rule, as in Q-23"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--rule"))
    if wanted:
        others = [item for item in items if not wanted & rules_of(item)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in others]


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
