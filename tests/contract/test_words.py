"""All that a game says is whole, in every language."""

from __future__ import annotations

import tests.contract.setups  # noqa: F401  # says which games; the tests look when they are imported

# isort: split
from camerlengo.contract.test_words import *  # noqa: F403
