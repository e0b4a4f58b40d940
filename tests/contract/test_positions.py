"""A position can be stepped, taken back and looked at as it was, without playing the game again."""

from __future__ import annotations

import tests.contract.setups  # noqa: F401  # says which games; the tests look when they are imported

# isort: split
from camerlengo.contract.test_positions import *  # noqa: F403
