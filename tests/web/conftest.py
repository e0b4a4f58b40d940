"""A house and two visitors for the tests that speak HTTP; each module has a house of its own."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from camerlengo.core import page
from camerlengo.web import parts
from tests.web.client import Visitor, program
from tests.web.serving import Serving, serving


@pytest.fixture(autouse=True)
def checked_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of a page that is taken from memory is compared with what would be made anew."""
    monkeypatch.setattr(parts, "check_memory", True)
    monkeypatch.setattr(page, "check_once", True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture
def anna(server: Serving) -> Iterator[Visitor]:
    with Visitor(server.address) as visitor:
        yield visitor


@pytest.fixture
def bruno(server: Serving) -> Iterator[Visitor]:
    with Visitor(server.address) as visitor:
        yield visitor


@pytest.fixture
def api(server: Serving) -> Iterator[httpx.Client]:
    with program(f"{server.address}/api") as client:
        yield client


@pytest.fixture
def positions(request: pytest.FixtureRequest) -> int:
    """In how many positions of each game two worlds are compared."""
    found: int = request.config.getoption("--positions")
    return found
