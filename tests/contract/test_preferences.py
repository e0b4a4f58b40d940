"""What a seat does by itself tells nobody anything: neither what it gives nor how long the table waits."""

from __future__ import annotations

import tests.contract.setups  # noqa: F401  # says which games; the tests look when they are imported

# isort: split
from camerlengo.contract.test_preferences import *  # noqa: F403
