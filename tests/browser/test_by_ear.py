"""Playing without a pointer and without seeing: by keys, roles, names, and what the live region says."""

from __future__ import annotations

import statistics
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Open, resize
from tests.browser.pilot import (
    after,
    answer_all,
    can_choose_for_good,
    live_at,
    set_up,
    standing,
    table_at,
    until_answered,
)
from tests.browser.story import Story, asked_of, played_by
from tests.browser.test_access import violations
from tests.browser.test_frame import COVERED, SIZES
from tests.browser.test_pontifex import nothing_by_itself, stop_everywhere
from tests.web.serving import Serving

GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {  # players, seed, options
    "richelieu": (2, 3, {"short": True}),
    "habemus_papam": (3, 2, {}),
    "q": (5, 2, {}),
    "pontifex": (2, 2, {}),
}
FIRST = "Your turn. Take a card from the end of a row. 8 options."
OFTEN = 5  # decisions, between two looks at what can be clicked
MEDIAN, MOST = 6, 12  # key presses for a decision, from the moment the question comes
FOCUSED = """() => {
    const at = document.activeElement;
    return [at.id, at.value ?? "", at === document.body];
}"""
WOULD_ANSWER = "() => document.activeElement.matches('button[name=option]')"


class Ear:
    """Somebody who presses keys, and knows roles, names and what was said."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = 0
        self.presses: list[int] = []  # by decision

    @property
    def said(self) -> str:
        return self.page.get_by_role("status").inner_text()

    @property
    def focused(self) -> str:
        """Role and name, as a screen reader says them."""
        return self.page.locator(":focus").aria_snapshot()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed += 1

    def choose(self, sentence: str) -> None:
        """Opens the list of options, types the number of a line and presses Enter."""
        look = self.page.get_by_role("button", name="Look at my cards")
        if look.is_visible():
            expect(look).to_be_focused()
            self.press("Enter")
        self.press("o")
        lines = self.page.locator("details[open]").get_by_role("listitem").all_inner_texts()
        for digit in str([line.strip() for line in lines].index(sentence) + 1):
            self.press(digit)
        assert sentence in self.focused
        self.press("Enter")

    def confirm(self) -> None:
        if "Confirm" in self.focused:
            self.press("Enter")

    def rest(self) -> None:
        self.presses.append(self.pressed)
        self.pressed = 0


def begin(
    open_page: Open, server: Serving, monkeypatch: pytest.MonkeyPatch, game: str
) -> tuple[Page, Story, Ear]:
    nothing_by_itself(server, monkeypatch)
    players, seed, options = GAMES[game]
    page = open_page()
    address = set_up(server, game, {0: page}, players, seed, **options)
    if game == "pontifex":
        stop_everywhere(server, address)
    ear = Ear(page)
    story = Story(server, address, {0: page}, played_by("greedy", game, players, seed, **options))
    return page, story, ear


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_ear(
    open_page: Open, server: Serving, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Every question is said with the number of its options; keys choose, and the focus is never lost."""
    page, story, ear = begin(open_page, server, monkeypatch, game)

    def by_ear(page: Page, option: str) -> None:
        question = asked_of(story.table, 0)
        before = standing(page)
        expect(page.get_by_role("status")).to_contain_text(f"{len(question.options)} options.")
        assert question.text("en") in " ".join(ear.said.split())
        assert not page.evaluate(FOCUSED)[2], "nothing has the focus"
        assert not page.evaluate(WOULD_ANSWER), "an Enter too many answers"
        number = len(ear.presses)
        if number % OFTEN == 0:  # meanwhile somebody looks at it, at a desk or on a phone
            size = SIZES[number // OFTEN % len(SIZES)]
            resize(page, size)
            assert page.evaluate(COVERED) == [], size
            resize(page, DESKTOP)
        ear.choose(question.sentence(int(option)))
        ear.confirm()
        until_answered(page, before)
        ear.rest()

    story.click = by_ear
    for _ in story.tell():
        pass
    story.stand_still()
    assert story.table.over
    expect(page.get_by_role("status")).to_contain_text(page.locator("#headline").inner_text().strip())
    assert statistics.median(ear.presses) <= MEDIAN
    assert max(ear.presses) <= MOST


# Which key leads nearer to the choice with this value: none if it has the focus.
WAY = """(value) => {
    const at = document.activeElement;
    const shown = [...document.querySelectorAll(`#main button[name=option][value="${value}"]`)];
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("details");
    const goal = shown.find(seen);
    if (at === goal) return "";
    const group = goal.closest("[data-roving]");
    if (!group.contains(at)) return at.compareDocumentPosition(group) & 2 ? "Shift+Tab" : "Tab";
    if (at === group) return "Tab";
    const box = at.getBoundingClientRect();
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const isBeside = (one) => Math.abs(middle(one)[1] - middle(at)[1]) < box.height / 2;
    if (!isBeside(goal)) return middle(goal)[1] > middle(at)[1] ? "ArrowDown" : "ArrowUp";
    const row = [...group.querySelectorAll("button[name=option]")].filter(isBeside);
    const steps = row.indexOf(goal) - row.indexOf(at);
    if (Math.abs(steps) > row.length / 2 + 1) return steps > 0 ? "End" : "Home";
    return steps > 0 ? "ArrowRight" : "ArrowLeft";
}"""


def test_arrows_lead_from_choice_to_choice(
    open_page: Open, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the choices lie on the table: with arrows, Home and End, and Tab between the groups."""
    _, story, ear = begin(open_page, server, monkeypatch, "richelieu")

    def by_keys(page: Page, option: str) -> None:
        before = standing(page)
        while key := page.evaluate(WAY, option):
            assert ear.pressed <= MOST
            ear.press(key)
        ear.press("Enter")
        ear.confirm()
        until_answered(page, before)
        ear.rest()

    story.click = by_keys
    for count, _ in enumerate(story.tell()):
        if count == 16:
            break
    assert statistics.median(ear.presses) <= MEDIAN
    assert max(ear.presses) <= MOST


def test_undo_is_said_and_a_key_repeats_it(open_page: Open, server: Serving) -> None:
    page = open_page()
    set_up(server, "richelieu", {0: page}, start=0)
    said = page.get_by_role("status")
    expect(said).to_have_text(FIRST)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(said).to_contain_text("You may place a marker on any card. 48 options.")
    page.keyboard.press("u")
    expect(said).to_have_text(f"Anna undoes a move. {FIRST}")
    page.keyboard.press("3")
    expect(said).to_contain_text("Row 3: 12 cards, from the left:")
    page.evaluate(WATCH)
    page.keyboard.press("r")
    page.wait_for_function("() => window.spoken.length > 0")
    assert page.evaluate("window.spoken")[-1].startswith("Row 3: 12 cards")


WATCH = """() => {
    window.spoken = [];
    const told = document.getElementById("told");
    new MutationObserver(() => window.spoken.push(told.textContent)).observe(told, { childList: true });
}"""


def test_cards_that_are_uncovered_are_asked_for_once(open_page: Open, server: Serving) -> None:
    page = open_page()
    table = set_up(server, "q", {4: page})
    expect(page.get_by_role("button", name="Look at my cards")).to_be_focused()
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    expect(page.locator("#cards-hand")).to_be_focused()
    answer_all(server, table, lambda it: [one.seat for one in it.questions if one.sealed is None] == [4])
    table_at(server, table, page)
    asked = [words for words in page.evaluate("window.spoken") if "five cards" in words]
    assert len(asked) == 1


def test_a_key_goes_to_the_newest_line_that_is_not_covered(open_page: Open, server: Serving) -> None:
    page = open_page()
    table = set_up(server, "richelieu", {0: page}, start=0)
    answer_all(server, table, after(4))
    table_at(server, table, page)
    lines = page.locator("section:has(#log-title) li a")
    lines.last.evaluate("line => { line.style.visibility = 'hidden'; }")
    page.keyboard.press("l")
    expect(lines.nth(lines.count() - 2)).to_be_focused()


LOOKED_UP = {
    "habemus_papam": ("Porto", "hidden order"),
    "q": ("fondaco", "Draw two cards and keep one"),
    "pontifex": ("brazil", "Neighbours: "),
    "richelieu": ("anjou", "Anna 0, The Queen 0; 6 left"),
}


@pytest.mark.parametrize("game", LOOKED_UP)
def test_a_name_looks_something_up(open_page: Open, server: Serving, game: str) -> None:
    name, words = LOOKED_UP[game]
    page = open_page()
    set_up(server, game, {0: page}, bots={1: "random"})
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="What do you want to know about?")
    expect(field).to_be_focused()
    field.fill(name)
    field.press("Enter")
    expect(page.get_by_role("status")).to_contain_text(words)
    expect(page.locator("#look-says")).to_contain_text(words)
    assert violations(page) == []
    field.press("Escape")
    expect(field).to_be_hidden()
    assert not page.evaluate(FOCUSED)[2]


def test_keys_are_listed_and_can_be_switched_off(open_page: Open, server: Serving) -> None:
    page = open_page()
    set_up(server, "richelieu", {0: page}, start=0)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#felt")).to_be_focused()
    page.click("#settings summary")
    page.uncheck("#settings input[type=checkbox][name=keys]")
    page.wait_for_function("() => document.documentElement.dataset.keys === 'off'")
    page.keyboard.press("Escape")
    for key in ("?", "o", "/"):
        page.keyboard.press(key)
    expect(keys).to_be_hidden()
    expect(page.locator("#option-list[open], #look:not([hidden])")).to_have_count(0)


def test_how_much_is_said_can_be_chosen(open_page: Open, server: Serving) -> None:
    page = open_page()
    table = set_up(server, "richelieu", {0: page}, start=1)
    page.click("#settings summary")
    page.select_option("#settings select[name=voice]", "mine")
    page.wait_for_function("() => document.documentElement.dataset.voice === 'mine'")
    page.keyboard.press("Escape")
    answer_all(server, table, after(2, seat=0))
    table_at(server, table, page)
    expect(page.get_by_role("status")).to_have_text(
        "Your turn. Take a card from the end of a row. 8 options."
    )


def test_chat_is_a_log_and_other_regions_are_silent(open_page: Open, server: Serving) -> None:
    page = open_page()
    set_up(server, "pontifex", {0: page})
    expect(page.get_by_role("log", name="Chat")).to_be_visible()
    live = page.locator("[aria-live], [role=status], [role=log]")
    assert sorted(live.evaluate_all("all => all.map((one) => one.id || one.getAttribute('role'))")) == [
        "log",
        "told",
    ]


def test_a_second_enter_neither_cancels_nor_answers_another_question(
    open_page: Open, server: Serving
) -> None:
    page = open_page()
    table = set_up(server, "richelieu", {0: page})
    answer_all(server, table, can_choose_for_good(0))
    table_at(server, table, page)
    card = page.locator("#main .card[data-irrevocable]:visible").first
    card.focus()
    before = standing(page)
    card.press("Enter")
    expect(page.locator("#confirm-yes")).to_be_focused()
    card.press("Enter")
    expect(page.locator("#confirm")).to_be_visible()
    page.keyboard.press("Enter")
    until_answered(page, before)
    answered = live_at(server, table).number
    for _ in range(3):
        page.keyboard.press("Enter")
    page.reload()
    assert live_at(server, table).number == answered
