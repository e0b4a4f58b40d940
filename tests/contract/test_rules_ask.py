"""What every game promises about its questions, its things, its chance and its end."""

from __future__ import annotations

import tests.contract.setups  # noqa: F401  # says which games; the tests look when they are imported

# isort: split
from camerlengo.contract.test_rules_ask import *  # noqa: F403
