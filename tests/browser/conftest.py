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


@pytest.fixture
def open_page(browser: Browser, server: Serving) -> Iterator[Open]:
    """Opens a page in a browser of its own: another person, another language, another size."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_one(language: str = "en", size: dict[str, int] | None = None, **options: Any) -> Page:
        context = browser.new_context(
            base_url=server.address,
            locale=language,
            viewport=size or DESKTOP,  # type: ignore[arg-type]
            reduced_motion=options.pop("motion", "reduce"),
            has_touch=size == PHONE,
            **options,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
        return page

    yield open_one
    for context in contexts:
        context.close()
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
