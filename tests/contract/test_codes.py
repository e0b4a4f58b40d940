"""Every option has a code that reads back, and events are told as they are declared."""

from __future__ import annotations

import tests.contract.setups  # noqa: F401  # says which games; the tests look when they are imported

# isort: split
from camerlengo.contract.test_codes import *  # noqa: F403
