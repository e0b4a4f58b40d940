"""The contract is for any game: two toys are held to it beside the games of the house."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from camerlengo.contract.setups import Setup
from tests.contract.setups import TOYS
from tests.handful.shelf import on_the_shelf


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Options are tried on the compiled engine, where it is tested, too; plain Python plays what is usual."""
    if config.getoption("--part") == "plain":
        others = {item for item in items if has_options(item)}
        config.hook.pytest_deselected(items=list(others))
        items[:] = [item for item in items if item not in others]


def has_options(item: pytest.Item) -> bool:
    """Whether a game is set up otherwise than usual there."""
    setup = item.callspec.params.get("setup") if hasattr(item, "callspec") else None
    return isinstance(setup, Setup) and bool(setup.options)


@pytest.fixture(autouse=True)  # for each test: others run in between, and must not find the toys
def toys() -> Iterator[None]:
    with on_the_shelf(TOYS):
        yield
