"""The language that a browser asks for, and the cookie that keeps preferences."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from camerlengo.web.visitor import PREFERENCES_COOKIE, Preferences, preferred_language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("it", "it"),
        ("fr-CA", "fr"),
        ("FR-ca", "fr"),
        ("zh-Hant-TW, it;q=0.2", "it"),
        ("de, it;q=0.5, fr;q=0.8", "fr"),
        ("it;q=0.8,fr;q=0.8", "it"),  # of equals the first
        ("it; q=0.5, fr ; q=0.9", "fr"),  # spaces are allowed
        ("it;q=0.3, fr;q=0.5, it-CH;q=0.9", "it"),  # the best of its regions
        ("it;q=0", "en"),  # not this one
        ("fr;q=0, it;q=0.1", "it"),
        ("*", "en"),
        ("it;q=nan, fr;q=0.1", "fr"),
        ("it;q=7, fr;q=0.1", "fr"),
        ("it;level=1, fr;q=0.1", "fr"),
        (";;;,=,,it", "it"),
        (",".join(["de"] * 20 + ["it"]), "en"),  # nobody speaks so many
        ("i" * 100_000, "en"),
    ],
)
def test_the_language_that_the_browser_likes_best(header: str, language: str) -> None:
    assert preferred_language(header) == language


def of(cookie: str) -> Preferences:
    header = f"{PREFERENCES_COOKIE}={cookie}".encode()
    return Preferences.of(HTTPConnection({"type": "http", "headers": [(b"cookie", header)]}))


@pytest.mark.parametrize(
    "chosen",
    [
        Preferences(),
        Preferences(
            language="fr", theme="dark", sound=True, confirm=False, motion=False, keys=False, voice="mine"
        ),
    ],
)
def test_preferences_come_back_from_their_cookie(chosen: Preferences) -> None:
    assert of(chosen.cookie()) == chosen


def test_a_cookie_of_an_earlier_version_is_read() -> None:
    kept = Preferences(language="it", theme="light", sound=True, confirm=True, motion=False)
    assert of("language=it&theme=light&sound=yes&confirm=yes&motion=no") == kept
    cookie = "language=it&theme=light&sound=yes&confirm=yes&motion=no&keys=yes&voice=turns"
    assert kept.cookie() == cookie


@pytest.mark.parametrize(
    "cookie", ["", "nonsense", "&&==&", "language=xx&theme=pink&sound=", "%ff=%00&sound"]
)
def test_a_broken_cookie_is_as_good_as_none(cookie: str) -> None:
    assert of(cookie) == Preferences()
