"""The reader's language: --lang, else LC_ALL, LC_MESSAGES or LANG, else English."""

from __future__ import annotations

import pytest

from camerlengo.cli.language import known_language, language_of
from camerlengo.core.texts import LANGUAGES, Listed, text
from tests.cli.terminal import camerlengo, refusal


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "it_IT.UTF-8"}, "it"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LC_ALL": "fr_FR", "LC_MESSAGES": "it", "LANG": "en"}, "fr"),
        ([], {"LC_MESSAGES": "it", "LANG": "fr"}, "it"),
        ([], {"LC_ALL": "", "LANG": "fr"}, "fr"),
        ([], {"LC_ALL": "C", "LANG": "fr"}, "en"),
        (["play", "--lang", "it"], {"LANG": "fr"}, "it"),
        (["--lang=fr", "play"], {"LANG": "it"}, "fr"),
        (["play", "--lang", "de"], {"LANG": "it"}, "it"),
        (["play", "--lang"], {"LANG": "it"}, "it"),
        (["play", "--", "--lang", "fr"], {"LANG": "it"}, "it"),
    ],
)
def test_the_first_that_says_something_counts(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(arguments, environment) == language


def test_a_language_can_be_named_as_a_locale() -> None:
    assert known_language("fr-CA") == "fr"
    assert known_language("IT") == "it"
    assert known_language("") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", [["games"], ["play", "richelieu"], ["deck", "export", "richelieu"], ["deck"], []]
)
def test_a_language_that_there_is_not_is_refused(command: list[str], language: str) -> None:
    said = camerlengo(*command, "--lang", "de", language=language)
    assert said == refusal(text("cli.language", language="de", allowed=Listed(LANGUAGES)), language)
