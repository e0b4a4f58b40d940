"""A plug-in for pytest: holds games to the contract, `pytest --camerlengo-game NAME`.

It imports nothing of Camerlengo before somebody asks for that: every pytest in the same environment loads it.
"""

from __future__ import annotations

from collections.abc import Generator

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
        if _asked_for_nothing_else(config):
            config.args[:] = [folder]
        else:
            config.args.append(folder)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A rule without an end ends the session: the next test would wait for it again."""
    if call.excinfo is not None and type(call.excinfo.value).__name__ == "Endless":
        item.session.shouldstop = "a rule has no end"
    return (yield)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("--camerlengo-game"):
        from camerlengo.contract import lacking

        if lines := lacking():
            terminalreporter.section("sentences without a translation")
            for line in lines:
                terminalreporter.line(line)


def pytest_unconfigure(config: pytest.Config) -> None:
    if config.getoption("--camerlengo-game"):
        from camerlengo.contract import watch

        watch.end()


def _asked_for_nothing_else(config: pytest.Config) -> bool:
    """Whether somebody has typed the option and no path. In a configuration it adds to the tests there."""
    typed = any(str(word).startswith("--camerlengo-game") for word in config.invocation_params.args)
    return typed and config.args_source is not pytest.Config.ArgsSource.ARGS
