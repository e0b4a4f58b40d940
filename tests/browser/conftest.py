"""A real Chromium that clicks on a real server. Pictures go to screenshots/browser for people to look at."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from playwright.sync_api import Error as PlaywrightError

from tests.web.serving import Serving, serving

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PICTURES = Path(__file__).parents[2] / "screenshots" / "browser"

# The one without windows does the same with less work, and cannot be watched.
WITHOUT = "chromium-headless-shell"
WITH_WINDOWS = ("chromium", "chromium-browser", "google-chrome")

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
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """With what --headed and --slowmo ask for."""
    names = WITH_WINDOWS if browser_type_launch_args.get("headless") is False else (WITHOUT, *WITH_WINDOWS)
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, f"there is none of {', '.join(names)}: make chromium installs a browser without windows"
    return {**browser_type_launch_args, "executable_path": found, "args": ARGUMENTS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("browser")) as running:
        yield running


Open = Callable[..., Page]
Light = Literal["light", "dark"]
Motion = Literal["reduce", "no-preference"]

PATIENCE = 90_000  # ms; a busy machine is slow, and nothing is tested by hurrying it
expect.set_options(timeout=PATIENCE)


# To paint a page takes longer than all the rest of a click, and nobody looks at it. This leaves out the paint
# only: where things lie, what a click meets and what is visible for a test stay as they are.
UNSEEN = """
    window.unseen = new CSSStyleSheet();
    unseen.replaceSync(":root { opacity: 0 }");
    document.adoptedStyleSheets.push(unseen);
"""

# What a page or its context never gets rid of again.
LASTING = ("on", "add_init_script", "route", "route_web_socket", "expose_function", "expose_binding")
RESTING = "/static/icons/house.svg"  # of the house, so that the page keeps its process, and without scripts


# Nobody plays for the first time, unless a test says so.
PLAYED_BEFORE = """
    try {
        const games = ["richelieu", "habemus_papam", "q", "pontifex"];
        const first = sessionStorage.getItem("first game");
        for (const game of first ? [] : games) localStorage.setItem(`coach ${game}`, "done");
    } catch {} // a page without an address has no storage
"""


class Contexts:
    """Browsers that are used again, each with its page: a new one costs more than most tests.

    A page that comes back is like a new one, but it keeps its process, and its scripts and pictures come from
    the cache. What differs from test to test is set on the page, so that few contexts are enough.
    """

    def __init__(self, browser: Browser, address: str, seen: bool) -> None:
        self._browser = browser
        self._address = address
        self._seen = seen  # somebody looks on
        self._idle: dict[str, list[Page]] = {}
        self.changed: set[Page | BrowserContext] = set()  # for good
        self.troubles: list[str] = []

    def take(self, kind: dict[str, Any]) -> Page:
        idle = self._idle.get(repr(sorted(kind.items())))
        return idle.pop() if idle else self._new(kind)

    def _new(self, kind: dict[str, Any]) -> Page:
        context = self._browser.new_context(base_url=self._address, **kind)
        context.set_default_timeout(PATIENCE)
        if not self._seen:
            context.add_init_script(UNSEEN)
        context.add_init_script(PLAYED_BEFORE)
        context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        context.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        return context.new_page()

    def give_back(self, page: Page, kind: dict[str, Any]) -> None:
        """Removes what the test has left there."""
        context = page.context
        if context in self.changed:
            context.close()
            return
        for other in context.pages:
            if other is not page:
                other.close()
        if page.is_closed() or page in self.changed:
            page.close()
            page = context.new_page()
        page.goto(RESTING)
        page.evaluate("sessionStorage.clear()")
        page.mouse.move(0, 0)
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": self._address, "storageTypes": "all"})
        session.detach()
        context.clear_cookies()
        self._idle.setdefault(repr(sorted(kind.items())), []).append(page)


@pytest.fixture(scope="session")
def contexts(
    browser: Browser, server: Serving, browser_type_launch_args: dict[str, Any]
) -> Iterator[Contexts]:
    seen = not browser_type_launch_args.get("headless", True)
    found = Contexts(browser, server.address, seen)
    with pytest.MonkeyPatch.context() as patch:
        for name in LASTING:
            patch.setattr(Page, name, noting(found, getattr(Page, name)))
        patch.setattr(Page, "clock", property(noting(found, vars(Page)["clock"].fget, of_context=True)))
        yield found


def noting(contexts: Contexts, change: Callable[..., Any], of_context: bool = False) -> Callable[..., Any]:
    """Does the same, and remembers that the page or its context is changed for good."""

    def noted(page: Page, *arguments: Any, **named: Any) -> Any:
        contexts.changed.add(page.context if of_context else page)
        return change(page, *arguments, **named)

    return noted


@pytest.fixture
def open_page(contexts: Contexts) -> Iterator[Open]:
    """Opens a page in a browser of its own: another person, another language, another size."""
    taken: list[tuple[Page, dict[str, Any]]] = []
    contexts.troubles.clear()

    def open_one(
        language: str = "en",
        size: dict[str, int] | None = None,
        color_scheme: Light = "light",
        motion: Motion = "reduce",
        **kind: Any,
    ) -> Page:
        kind = {"has_touch": size == PHONE, "viewport": PHONE if size == PHONE else DESKTOP, **kind}
        page = contexts.take(kind)
        taken.append((page, kind))
        speak(page, language)
        page.emulate_media(color_scheme=color_scheme, reduced_motion=motion)
        resize(page, size or DESKTOP)
        return page

    yield open_one
    for page, kind in taken:
        contexts.give_back(page, kind)
    assert not [trouble for trouble in contexts.troubles if "status of 4" not in trouble]


def speak(page: Page, language: str) -> None:
    """From the next page on."""
    page.context.set_extra_http_headers({"accept-language": language})


def resize(page: Page, size: dict[str, int]) -> None:
    if page.viewport_size != size:
        page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """Meanwhile the page is seen, for whoever looks at its colours."""
    hidden = page.evaluate("() => window.unseen?.disabled === false && (unseen.disabled = true)")
    yield
    if hidden:
        page.evaluate("() => { unseen.disabled = false; }")


def picture(page: Page, name: str) -> None:
    """For people to look at. A page that is just going elsewhere, as one without scripts does by itself,
    cannot be taken: then the page it has become is."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for tries_left in reversed(range(4)):
        try:
            with painted(page):  # PNG takes five times as long
                page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=90)
            return
        except PlaywrightError:
            if not tries_left:
                raise
            page.wait_for_load_state()
