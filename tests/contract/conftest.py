"""The contract is for any game: two toys are held to it beside the games of the house."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.contract.setups import TOYS
from tests.handful.shelf import on_the_shelf


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    with on_the_shelf(TOYS):
        yield
