"""Which language the reader reads: --lang, else the environment, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from camerlengo.core.texts import LANGUAGES

OPTION = "--lang"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as everywhere


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Found before the arguments are read, so that errors in them appear in this language.

    A --lang that there is not is refused later, in the language of the environment.
    """
    return known_language(_given(arguments)) or _of_environment(environment) or "en"


def known_language(name: str) -> str | None:
    """The language of a name like it, it_IT.UTF-8 or fr-CA; None if it is not one of ours."""
    code = name.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return code if code in LANGUAGES else None


def _given(arguments: Sequence[str]) -> str:
    for number, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == OPTION:
            return arguments[number + 1] if number + 1 < len(arguments) else ""
        if argument.startswith(f"{OPTION}="):
            return argument.removeprefix(f"{OPTION}=")
    return ""


def _of_environment(environment: Mapping[str, str]) -> str | None:
    name = next((environment[variable] for variable in VARIABLES if environment.get(variable)), "")
    return known_language(name)
