"""Everything that can be chosen lies free, and no words are cut: whole games, measured on four windows."""

from __future__ import annotations

from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, Open, picture, resize
from tests.browser.pilot import set_up
from tests.browser.story import Story, asked_of, played_by
from tests.browser.test_access import CONFIRMS, COVERED
from tests.browser.test_pontifex import stop_everywhere
from tests.web.serving import Serving

LAPTOP, TABLET = {"width": 1440, "height": 900}, {"width": 768, "height": 1024}
WINDOWS = (LAPTOP, DESKTOP, TABLET, PHONE)
FREQUENT = 2  # how often a kind of question is looked at, the first times it is asked
SELDOM = 16  # after that, one of so many decisions

# Goes to everything that can be chosen, as a finger or a pointer would, and returns what lies under something
# else, is too small for a finger, or has words that are cut.
TARGETS = """(small) => {
    const wrong = [];
    const name = (one) => one.id || one.value || one.className;
    const lies = (one, x, y) => one.contains(document.elementFromPoint(x, y));
    let seen = 0;
    const free = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return lies(one, left + width / 2, top + height / 2);
    };
    const targets = [...document.querySelectorAll("#main :is(button[name=option], [data-choice])")];
    const places = [...document.querySelectorAll(".panels, .panel, #frame, .answer, #main")]
        .map((one) => [one, one.scrollLeft, one.scrollTop]);
    for (const one of targets) {
        if (one.closest("details:not([open]), .vh, noscript")) continue;
        if (one.disabled && !one.matches(".button")) continue; // a button that waits has its room already
        const shown = one.checkVisibility({ visibilityProperty: true });
        if (!shown || !one.getBoundingClientRect().width) continue;
        seen += 1;
        if (!free(one)) one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        if (!free(one)) {
            const { left, top, width, height } = one.getBoundingClientRect();
            const above = document.elementFromPoint(left + width / 2, top + height / 2);
            const over = above ? name(above) : "the edge of the window";
            wrong.push(`${name(one)} at ${left | 0}, ${top | 0} lies under ${over}`);
        }
        const { width, height } = one.getBoundingClientRect();
        // a place on the map has a ring around it that counts for a finger
        if (small && !one.matches(".spot") && Math.min(width, height) < 43.5) {
            wrong.push(`${name(one)} is ${width | 0} by ${height | 0}`);
        }
        for (const part of [one, ...one.querySelectorAll("*")]) {
            const style = getComputedStyle(part);
            if (style.overflow === "visible" || part.matches(".vh")) continue;
            if (!part.textContent.trim()) continue;
            if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2) {
                wrong.push(`${name(one)} cuts “${part.textContent.trim().slice(0, 40)}”`);
            }
        }
    }
    const words = ".headline, .headline-text, .plaque, .do span, .round, .decks b";
    for (const part of document.querySelectorAll(words)) {
        const { left, right } = part.getBoundingClientRect();
        if (!part.checkVisibility() || right <= 0 || left >= innerWidth) continue;
        if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth) wrong.push(`${name(part)} is cut`);
    }
    for (const [one, x, y] of places) one.scrollTo({ left: x, top: y, behavior: "instant" });
    return [seen, wrong];
}"""

# The words on the map that are smaller than 12 pixels where it is not zoomed.
SMALL_WORDS = """() => [...document.querySelectorAll("#world .spot > :is(b, span)")]
    .filter((one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 12)
    .map((one) => one.textContent)"""

# The cells of the score sheet that lie under something else, or are cut.
SHEET = """() => [...document.querySelectorAll(".tally :is(th, td), .winner")].filter((one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = one.getBoundingClientRect();
    if (!width || !one.checkVisibility({ visibilityProperty: true })) return false;
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    return !above?.closest(".tally") || one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.textContent.trim())"""

CHOICE = "#main button[name=option][data-irrevocable]:visible"


class Case(NamedTuple):
    game: str
    players: int
    seed: int
    language: str
    light: Literal["light", "dark"]


CASES = (
    Case("richelieu", 3, 4, "fr", "dark"),
    Case("habemus_papam", 4, 7, "it", "light"),
    Case("q", 5, 8, "fr", "light"),
    Case("pontifex", 3, 3, "en", "dark"),
)


@pytest.mark.parametrize("case", CASES, ids=[case.game for case in CASES])
def test_nothing_lies_on_what_can_be_chosen(
    open_page: Open, server: Serving, case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the decisions of one player in a whole game that greedy bots have played."""
    assert server.house is not None
    monkeypatch.setattr(server.house.autoplayer, "wake", lambda live: None)
    page = open_page(case.language, LAPTOP, color_scheme=case.light)
    address = set_up(server, case.game, {0: page}, case.players, case.seed)
    if case.game == "pontifex":
        stop_everywhere(server, address)
    answers = played_by("greedy", case.game, case.players, case.seed)
    story = Story(server, address, {0: page}, answers)
    confirmed: set[int] = set()
    wrong: list[str] = []
    for moment, kind in moments(story):
        story.go_to(moment)
        peek = page.locator("#peek")
        if peek.count() and not peek.is_checked():
            peek.check(force=True)
        for number, window in enumerate(WINDOWS):
            resize(page, window)
            seen, found = page.evaluate(TARGETS, window == PHONE)
            assert seen, (moment, kind, window)
            if case.game == "pontifex":
                found += page.evaluate(SMALL_WORDS)
            wrong += [f"{moment} {kind} {window['width']}: {one}" for one in found]
            if number not in confirmed and page.locator(CHOICE).count():
                confirmed.add(number)
                wrong += covered_while_confirming(page)
        if wrong:
            picture(page, f"targets-{case.game}")
    story.go_to(len(story.answers))
    page.locator(".tally .rank").first.wait_for()
    for window in WINDOWS:
        resize(page, window)
        wrong += [f"sheet {window['width']}: {one}" for one in page.evaluate(SHEET)]
    assert wrong == []
    resize(page, LAPTOP)


def test_what_lies_on_a_target_and_what_is_cut_is_found(open_page: Open, server: Serving) -> None:
    page = open_page(size=PHONE)
    set_up(server, "richelieu", {0: page}, start=0)
    assert page.evaluate(TARGETS, True)[1] == []
    page.evaluate(
        """() => {
            const card = document.querySelector(".card.can");
            const { left, top, width, height } = card.getBoundingClientRect();
            const veil = Object.assign(document.createElement("div"), { id: "veil" });
            veil.style.cssText = `position: fixed; inset: ${top}px auto auto ${left}px; z-index: 99;
                width: ${width}px; height: ${height}px`;
            document.body.append(veil);
            document.querySelector(".headline").style.cssText = "width: 3rem; white-space: nowrap";
        }"""
    )
    found = page.evaluate(TARGETS, True)[1]
    assert any("lies under veil" in one for one in found)
    assert "headline is cut" in found


def moments(story: Story) -> list[tuple[int, str]]:
    """At which the first player decides, and what is asked: every kind some times, and then now and then."""
    table = story.table.copy()
    times: dict[str, int] = {}
    found: list[tuple[int, str]] = []
    for moment, (seat, option) in enumerate(story.answers):
        question = asked_of(table, seat)
        if seat == 0 and len(question.options) > 1:
            times[question.name] = times.get(question.name, 0) + 1
            if times[question.name] <= FREQUENT or times[question.name] % SELDOM == 0:
                found.append((moment, question.name))
        table.answer(seat, option)
    return found


def covered_while_confirming(page: Page) -> list[str]:
    """What lies on the buttons that confirm a choice which cannot be taken back, whatever tip is shown."""
    page.locator(CHOICE).first.evaluate("one => one.click()")
    if page.locator("#confirm").is_hidden():
        return []
    wrong: list[str] = (
        [] if page.evaluate(CONFIRMS) == [True, True] else ["something lies on the confirm bar"]
    )
    wrong += page.evaluate(COVERED, "#confirm button")[1]
    page.locator("#confirm-no").evaluate("one => one.click()")
    return wrong
