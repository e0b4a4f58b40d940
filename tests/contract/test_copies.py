"""A copy is an independent game in the same position, with every field of it."""

from __future__ import annotations

import tests.contract.setups  # noqa: F401  # says which games; the tests look when they are imported

# isort: split
from camerlengo.contract.test_copies import *  # noqa: F403
