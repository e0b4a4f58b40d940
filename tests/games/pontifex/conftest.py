"""Fixtures for the tests of Pontifex."""

from __future__ import annotations

import pytest

from camerlengo.games import open_box
from tests.games.pontifex import positions


@pytest.fixture(params=[2, open_box("pontifex").rules], ids="rules {}".format)
def old_and_new_rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules that most tests are written for, and the newest ones."""
    monkeypatch.setattr(positions, "RULES", request.param)
