"""A real Chromium that clicks on a real server. Pictures go to screenshots/browser for people to look at."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from playwright.sync_api import Error as PlaywrightError

from tests.web.serving import Serving, serving

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PICTURES = Path(__file__).parents[2] / "screenshots" / "browser"

# As root, and without the connections to elsewhere that a browser makes by itself.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "there is no Chromium: make test installs it"
    return {"executable_path": found, "args": ARGUMENTS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("browser")) as running:
        yield running


Open = Callable[..., Page]

PATIENCE = 90_000  # ms; a busy machine is slow, and nothing is tested by hurrying it
expect.set_options(timeout=PATIENCE)


class Contexts:
    """Browser contexts that are used again, so that scripts and pictures come from their cache.

    A context that comes back is like a new one but for that cache.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._idle: dict[str, list[BrowserContext]] = {}

    def take(self, options: dict[str, Any]) -> BrowserContext:
        idle = self._idle.get(repr(sorted(options.items())))
        if idle:
            return idle.pop()
        context = self._browser.new_context(base_url=self._address, **options)
        context.set_default_timeout(PATIENCE)
        return context

    def give_back(self, context: BrowserContext, options: dict[str, Any]) -> None:
        """Closes its pages, and removes what they have stored."""
        if not context.pages:
            context.new_page()
        session = context.new_cdp_session(context.pages[0])
        session.send("Storage.clearDataForOrigin", {"origin": self._address, "storageTypes": "all"})
        for page in context.pages:
            page.close()
        context.clear_cookies()
        self._idle.setdefault(repr(sorted(options.items())), []).append(context)


@pytest.fixture(scope="session")
def contexts(browser: Browser, server: Serving) -> Contexts:
    return Contexts(browser, server.address)


@pytest.fixture
def open_page(contexts: Contexts) -> Iterator[Open]:
    """Opens a page in a browser of its own: another person, another language, another size."""
    taken: list[tuple[BrowserContext, dict[str, Any]]] = []
    troubles: list[str] = []

    def open_one(language: str = "en", size: dict[str, int] | None = None, **options: Any) -> Page:
        wanted = {
            "locale": language,
            "viewport": size or DESKTOP,
            "reduced_motion": options.pop("motion", "reduce"),
            "has_touch": size == PHONE,
            **options,
        }
        context = contexts.take(wanted)
        taken.append((context, wanted))
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
        return page

    yield open_one
    for context, wanted in taken:
        contexts.give_back(context, wanted)
    assert not [trouble for trouble in troubles if "status of 4" not in trouble]


def picture(page: Page, name: str) -> None:
    """For people to look at. A page that is just going elsewhere, as one without scripts does by itself,
    cannot be taken: then the page it has become is."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for patience in (250, 1000, 4000, None):
        try:
            page.screenshot(path=PICTURES / f"{name}.png")
            return
        except PlaywrightError:
            if patience is None:
                raise
            page.wait_for_timeout(patience)
            page.wait_for_load_state()
