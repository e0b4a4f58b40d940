"""Undo is fair: what is taken back without asking has told nobody anything, and everybody is told of it."""

from __future__ import annotations

import tests.contract.setups  # noqa: F401  # says which games; the tests look when they are imported

# isort: split
from camerlengo.contract.test_undo import *  # noqa: F403
