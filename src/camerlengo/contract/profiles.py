"""How hard Hypothesis looks.

Continuous integration must not depend on luck: the profile "steady" has the same examples every time, "quick"
few of them, and "fuzz" looks elsewhere.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings


def register() -> None:
    settings.register_profile(
        "steady",
        derandomize=True,
        deadline=None,
        max_examples=10,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    settings.register_profile("quick", settings.get_profile("steady"), max_examples=3)
    settings.register_profile(
        "fuzz", settings.get_profile("steady"), derandomize=False, max_examples=500, print_blob=True
    )


def load() -> None:
    settings.load_profile("steady")
