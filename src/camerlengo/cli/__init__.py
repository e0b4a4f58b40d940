"""The command line: `camerlengo play richelieu`.

    main        what the console script calls
    app         the commands
    options     the options of each command, and the struct that they become
    usage       commands of click, help pages and refusals in the reader's language
    language    which language that is
    arguments   words of the command line become players, seeds, options, decks
    files       reading and writing files, with a sentence for everything that can go wrong
    screen      the terminal: what is printed, what is asked
    progress    a bar for long work
    serve, play, simulate, arena, train, balance, replay, analyse, decks, games,
                new_game
                one module a command

Everything that is wrong with what was asked for is one sentence on stderr and exit code 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from camerlengo.cli.language import language_of
from camerlengo.core.errors import CamerlengoError, RulesFailed
from camerlengo.core.faults import failed_rules, wants_traceback
from camerlengo.core.texts import add_book, text

add_book("cli", "camerlengo.cli")

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141  # as if the signal had ended us, like any other program in a pipe


def main() -> NoReturn:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Does what the arguments say; returns the exit code."""
    language = language_of(arguments, os.environ)
    _prepare_streams()
    try:
        code = _command(arguments, language)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop(sys.stdout)
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        _drop(sys.stdout)
        return _refuse(CamerlengoError(text("cli.output", reason=error.strerror or error)), language)
    except CamerlengoError as error:
        if isinstance(error, RulesFailed) and wants_traceback():
            raise
        return _refuse(error, language)
    except Exception as error:
        failed = None if wants_traceback() else failed_rules(error)
        if failed is None:
            raise
        return _refuse(failed, language)
    return code


def _command(arguments: Sequence[str], language: str) -> int:
    """Without `main` of click, which ends the program itself and turns Ctrl-C into an error of its own."""
    import click

    from camerlengo.cli.commands import app

    try:
        with app.make_context("camerlengo", list(arguments), obj=language) as context:
            return int(app.invoke(context))
    except click.exceptions.Exit as end:  # after a help page or the version
        return end.exit_code


def _refuse(error: CamerlengoError, language: str) -> int:
    try:
        sys.stderr.write(f"camerlengo: {error.text.say(language)}\n")
        sys.stderr.flush()
    except OSError:
        pass  # nobody can be told; the exit code says it
    return BAD_INPUT


def _prepare_streams() -> None:
    """A character that a terminal cannot show, or a byte that is no character, is no reason to stop."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever has started us
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _drop(stream: object) -> None:
    """Nobody reads this stream any more: what is left in its buffer goes nowhere."""
    try:
        descriptor = stream.fileno()  # type: ignore[attr-defined]
    except (AttributeError, OSError):
        return  # a stream of a test, which has no buffer of the system
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)
