"""A pilot who plays whole games by clicking what is offered."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

OFFERED = "#main button[name=option]:visible"
MANY = 600  # clicks; no game of ours takes more


def new_table(page: Page, **fields: str) -> str:
    """Sets a table up through the form and returns its path."""
    page.goto("/new/richelieu")
    page.fill("#name", fields.pop("name", "Anna"))
    for name, value in {"seat__1": "open", **fields}.items():
        field = name.replace("__", "-")
        if field == "option-short":
            page.check(f"[name={field}]", force=True)
        elif field.startswith(("seat", "option")):
            page.select_option(f"[name={field}]", value)
        else:
            if field == "seed":
                page.click("details.experts summary")
            page.fill(f"[name={field}]", value)
    page.click("button.large[type=submit]")
    page.wait_for_url(re.compile("/table/"))
    return page.url


def invitation(page: Page) -> str:
    link = page.locator("#main input[value*='/join/']").first
    return str(link.get_attribute("value"))


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.fill("#name", name)
    page.click("#main button.primary[type=submit]")
    page.wait_for_url(re.compile("/table/"))


def number(page: Page) -> int:
    return int(page.locator("#main").get_attribute("data-number") or "0")


def offered(page: Page) -> list[str]:
    """The options that can be clicked now."""
    values: list[str] = page.locator(OFFERED).evaluate_all("buttons => buttons.map(button => button.value)")
    return sorted(set(values), key=int)


def click_option(page: Page, option: str) -> None:
    """Clicks an option, and confirms it if the page asks."""
    before = number(page)
    page.locator(f"{OFFERED}[value='{option}']").first.click()
    if page.locator("#confirm").is_visible():
        page.click("#confirm-yes")
    page.wait_for_function(
        "before => Number(document.getElementById('main').dataset.number) > before", arg=before
    )


def asked(page: Page) -> bool:
    return page.locator("#main[data-asked]").count() > 0


def over(page: Page) -> bool:
    return page.locator("#main.is-over").count() > 0


def play_on(pages: list[Page], turn: int) -> bool:
    """Whoever is asked clicks one of the options; False if the game is over."""
    for page in pages:
        if over(page):
            return False
        if asked(page):
            options = offered(page)
            for _ in range(100):  # a page that is just changing shows them in a moment
                if options or not asked(page):
                    break
                page.wait_for_timeout(50)
                options = offered(page)
            if not asked(page):
                return True
            assert options, "something is asked, but nothing can be clicked"
            click_option(page, options[turn * 7 % len(options)])
            newest = number(page)
            for other in pages:
                other.wait_for_function(
                    "newest => Number(document.getElementById('main').dataset.number) >= newest", arg=newest
                )
            return True
    pages[0].wait_for_timeout(20)  # a bot, or a question without a choice
    return True


def play_to_the_end(pages: list[Page]) -> None:
    for turn in range(MANY):
        if not play_on(pages, turn):
            break
    for page in pages:
        expect(page.locator("#main")).to_have_class(re.compile("is-over"))
