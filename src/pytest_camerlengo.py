"""A plug-in for pytest: holds games to the contract, `pytest --camerlengo-game NAME`.

It imports nothing of Camerlengo before somebody asks for that: every pytest in the same environment loads it.
"""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("camerlengo.contract")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("camerlengo").addoption(
        "--camerlengo-game",
        action="append",
        default=[],
        metavar="NAME",
        help="hold this game to the contract: its name if it is installed, or module:Box; may be repeated",
    )


@pytest.hookimpl(tryfirst=True)  # Hypothesis then finds the profiles of the contract
def pytest_configure(config: pytest.Config) -> None:
    names: list[str] = config.getoption("--camerlengo-game")
    if names:
        from camerlengo.contract import NotThere, prepare

        try:
            folder = prepare(names, profile=config.getoption("--hypothesis-profile", None))
        except NotThere as missing:
            raise pytest.UsageError(str(missing)) from None
        config.args.append(folder)
