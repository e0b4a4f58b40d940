"""Six people in Venice, each in a browser of their own; nobody sees another's role, hand, hold or discard."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from camerlengo.core import Rng
from camerlengo.games.q.deck import QDeck
from camerlengo.games.q.view import QView
from camerlengo.table import Table
from tests.browser.conftest import DESKTOP, PHONE, Open, picture
from tests.browser.pilot import (
    MANY,
    asked,
    click_option,
    invitation,
    join,
    lay,
    new_table,
    offered,
    over,
    play_on,
    standing,
    table_at,
    until_answered,
)
from tests.browser.test_access import violations
from tests.web.serving import Serving

GAME = "q"
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio")
READERS = (("en", DESKTOP), ("it", PHONE), ("fr", DESKTOP), ("it", DESKTOP), ("fr", PHONE), ("en", PHONE))
ENGLISH = re.compile(r"\b(the|your|load|waiting|seat|undo|rules|card|cards|hand|nothing)\b", re.IGNORECASE)
DRAW, LOAD, EXCHANGE, CONVENT, SEIZE = "01234"

# The page scrolls, or a part of it sticks out of the window or of its own frame.
CUT_OFF = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const wrong = scrollWidth > innerWidth || scrollHeight > innerHeight ? ["the page scrolls"] : [];
    const more = innerWidth > 1100 ? "#quay, .seat, .notes" : ".tabs";
    for (const part of document.querySelectorAll(`#headline, #city, #own, ${more}`)) {
        const { top, left, bottom, right, width } = part.getBoundingClientRect();
        if (width && (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1)) {
            wrong.push(`${part.id || part.className} sticks out`);
        }
    }
    const frames = ".seat, .own, .secrets, .quay, .hold, .cards, .notes, .board";
    for (const frame of document.querySelectorAll(frames)) {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame;
        if (clientWidth && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)) {
            const name = frame.id || frame.className;
            wrong.push(`${name} holds ${scrollWidth} × ${scrollHeight} in ${clientWidth} × ${clientHeight}`);
        }
    }
    return wrong;
}"""


def look(page: Page) -> None:
    """Takes the glove away."""
    eye = page.locator("#peek")
    if eye.count() and not eye.is_checked():
        eye.check()


class Pilot:
    """Goes to the places in the given order, and otherwise takes one of what is offered."""

    def __init__(self, places: str = DRAW + LOAD + LOAD + EXCHANGE + CONVENT + SEIZE) -> None:
        self.places: Iterator[str] = itertools.cycle(places)

    def __call__(self, page: Page, turn: int) -> None:
        look(page)
        if page.locator(".returnable").count():
            return put_back(page, turn % 5, (turn + 2) % 5)
        options = offered(page)
        if not options:
            return None
        wanted = options[turn * 7 % len(options)]
        if page.locator(".door.can").count():
            wanted = next((place for place in itertools.islice(self.places, 6) if place in options), wanted)
        return click_option(page, wanted)


def put_back(page: Page, *places: int) -> None:
    for place in places:
        page.locator(f".returnable[data-place='{place}']").click()
    before = standing(page)
    page.click("#put-back")
    if page.locator("#confirm").is_visible():
        page.click("#confirm-yes")
    until_answered(page, before)


def hides_what_is_hidden(page: Page, language: str, table: Table, seat: int | None) -> None:
    """No card that the reader has not seen, no role of another: not as picture, name, address or id."""
    html, words, ids = page.evaluate("""() => [
        document.documentElement.outerHTML,
        document.getElementById("main").textContent,
        [...document.querySelectorAll("[id]")].map(one => one.id),
    ]""")
    view = cast(QView, table.view(seat))
    seen = {*view.secrets, *view.gone}
    named = re.compile(r"(?:hand|drawn|aside|hold|loaded|open-\d|about-card)-(\d+)(?:-\d+)?")
    assert {int(found[1]) for found in map(named.fullmatch, ids) if found} <= seen
    for number, card in enumerate(cast(QDeck, table.deck).kinds):
        if number in seen:
            continue
        assert f"/{card.id}/" not in html, f"{seat} gets the picture of {card.id}"
        assert f'data-name="{card.name[language]}"' not in html
        assert len(card.name[language]) < 10 or card.name[language] not in words
    own = None if seat is None else view.seats[seat].role
    assert roles_in(html) == (set() if own is None else {own})
    assert page.locator(".seat :is(.role, .open-hand)").count() == 0


def roles_in(html: str) -> set[int]:
    return {int(role) for role in re.findall(r"/art/q/role/(\d)", html)}


def got_nothing_hidden(got: list[str], table: Table, seat: int | None, language: str) -> None:
    """The same of all that was sent: what a reader had not seen at the time is not seen now, or no secret."""
    view = cast(QView, table.view(seat))
    seen = {*view.secrets, *view.gone}
    own = None if seat is None else view.seats[seat].role
    for sent in got:
        assert roles_in(sent) <= (set() if own is None else {own})
        for number, card in enumerate(cast(QDeck, table.deck).kinds):
            if number not in seen:
                assert f"/{card.id}/" not in sent, f"{seat} was sent the picture of {card.id}"
                assert len(card.name[language]) < 10 or card.name[language] not in sent
    got.clear()


def asks_in_vain(page: Page, language: str, table: Table, seat: int | None, address: str) -> None:
    """Replays show what the reader saw then; programs without the seat's token get what spectators see."""
    moment = len(table.record.answers) - 3
    pages = [page.request.get(f"{address}/replay?at={moment}").text()]
    table_id = address.rsplit("/", 1)[1]
    got_nothing_hidden(pages, table, seat, language)
    spectator = json.loads(cast(QView, table.view(None)).to_json())
    assert page.request.get(f"/api/tables/{table_id}/view").json() == spectator
    lines = page.request.get(f"/api/tables/{table_id}/log").json()
    assert len(lines) == len(table.log(None))
    assert page.request.get(f"/table/{table_id}/record.json").status >= 400
    assert page.request.get(f"/api/tables/{table_id}/record").status >= 400


def look_at(page: Page, language: str, name: str) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    picture(page, f"q-{name}-{language}-{width}")
    assert page.evaluate(CUT_OFF) == [], name
    assert violations(page) == [], name
    if language != "en":
        assert not ENGLISH.search(page.locator("#main").inner_text()), name


def listening(page: Page) -> list[str]:
    """All that comes through the sockets of a page."""
    got: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: got.append(str(frame))))
    return got


def test_six_people_keep_their_secrets(open_page: Open, server: Serving) -> None:
    """Every question is looked at when it comes up first: it fits, has no barrier, and is in one language."""
    pages = [
        open_page(language, size, color_scheme="light" if number % 2 else "dark")
        for number, (language, size) in enumerate(READERS)
    ]
    sent = [listening(page) for page in pages]
    anna, bruno = pages[:2]
    others = {f"seat__{seat}": "open" for seat in range(1, 6)}
    address = new_table(anna, GAME, option__first="0", seed="16", **others)
    for page, name in zip(pages[1:], NAMES[1:], strict=True):
        join(page, invitation(anna), name)
    watcher = open_page("fr")
    watcher.goto(address)

    # what is sealed can be changed, and the others see that, but never what
    look(anna)
    put_back(anna, 0, 3)
    expect(anna.locator(".returnable[aria-pressed=true]")).to_have_count(2)
    expect(bruno.locator("#seat-0 .sealed")).to_be_visible()
    assert bruno.locator(".chosen").count() == 0
    anna.locator(".returnable").nth(1).click()
    anna.locator(".returnable").nth(0).click()
    anna.locator(".returnable").nth(4).click()
    expect(anna.locator("#put-back")).to_be_enabled()

    seen: set[str] = set()
    pilot = Pilot()
    sailed = 0
    for turn in range(MANY):
        table = table_at(server, address, *pages, watcher)
        kind = table.questions[0].name
        for page, (language, size) in zip(pages, READERS, strict=True):
            if asked(page) and f"{kind} {size['width']}" not in seen:
                look(page)
                look_at(page, language, kind)
                seen.add(f"{kind} {size['width']}")
        if turn % 4 == 0 or kind in ("throw", "keep"):
            for seat, (page, (language, _)) in enumerate(zip(pages, READERS, strict=True)):
                hides_what_is_hidden(page, language, table, seat)
                assert turn < 8 or sent[seat], "nothing came through the socket"
                got_nothing_hidden(sent[seat], table, seat, language)
            hides_what_is_hidden(watcher, "fr", table, None)
        if kind == "throw":
            for seat, (page, (language, _)) in enumerate(zip(pages, READERS, strict=True)):
                asks_in_vain(page, language, table, seat, address)
            asks_in_vain(watcher, "fr", table, None, address)
        sailed = cast(QView, table.view(None)).round
        if sailed == 2:
            break
        play_on(pages, turn, pilot)
    assert {one.split()[0] for one in seen} >= {
        "put_back_two",
        "act",
        "whom",
        "load",
        "give",
        "discard",
        "keep",
        "throw",
    }

    # the cargo lies open for all, and who loaded what is nowhere
    for page in (*pages, watcher):
        expect(page.locator("#voyage .cargo > li").first).to_be_visible()
        assert page.locator("#voyage .sign").count() == 0
    look_at(watcher, "fr", "watching")


def test_hand_role_and_what_was_said_in_private_are_covered_until_held_or_tapped(open_page: Open) -> None:
    anna = open_page()
    bots = {f"seat__{seat}": "bot:random" for seat in range(1, 5)}
    new_table(anna, GAME, option__first="0", seed="16", **bots)
    secrets, glove = anna.locator("#secrets"), anna.locator("#covered")
    hidden = "getComputedStyle(document.getElementById('secrets')).visibility"
    assert anna.evaluate(hidden) == "hidden"
    expect(glove).to_be_visible()
    picture(anna, "q-glove")

    glove.hover()
    anna.mouse.down()
    assert anna.evaluate(hidden) == "visible"
    anna.wait_for_timeout(500)
    anna.mouse.up()
    assert anna.evaluate(hidden) == "hidden"
    assert anna.locator(".returnable[aria-pressed=true]").count() == 0

    glove.click()
    expect(secrets.locator(".card").first).to_be_visible()
    assert anna.locator(".returnable[aria-pressed=true]").count() == 0, (
        "the tap chose a card that lay below the glove"
    )
    put_back(anna, 0, 1)
    click_option(anna, DRAW)
    private = anna.locator(".log .private").first
    expect(private).to_be_visible()
    anna.locator("#peek").uncheck()
    expect(private).to_be_hidden()
    expect(anna.locator("#news")).to_be_hidden()
    expect(anna.locator("#option-list")).to_be_hidden()
    anna.locator("#peek").check()
    anna.reload()
    assert anna.evaluate(hidden) == "hidden"
    anna.locator("#peek").focus()
    anna.keyboard.press("Space")
    assert anna.evaluate(hidden) == "visible"


def test_the_notebook_is_kept_and_never_leaves_the_browser(open_page: Open) -> None:
    anna, bruno = open_page(), open_page("it", PHONE)
    bots = {f"seat__{seat}": "bot:random" for seat in range(2, 5)}
    address = new_table(anna, GAME, option__first="0", seed="16", seat__1="open", **bots)
    join(bruno, invitation(anna), "Bruno")
    sent: list[str] = []
    anna.on("request", lambda request: sent.append(f"{request.url} {request.post_data}"))
    anna.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    anna.reload()
    look(anna)
    remark = "smiled when the ship was seized"
    anna.locator("#remark-1").fill(remark)
    anna.locator("#remark-1").press("Enter")
    anna.locator("#lean-1").focus()
    anna.keyboard.press("ArrowRight")
    expect(anna.locator("#seat-1")).to_have_attribute("data-lean", "1")
    expect(anna.locator("#lean-1")).to_have_attribute("aria-valuetext", "rather Zelanti")
    put_back(anna, 1, 2)
    look(bruno)
    put_back(bruno, 1, 2)
    anna.wait_for_selector(".door.can")
    assert anna.locator("#remark-1").input_value() == remark
    expect(anna.locator("#seat-1")).to_have_attribute("data-lean", "1")
    anna.reload()
    look(anna)
    assert anna.locator("#remark-1").input_value() == remark
    assert anna.locator("#lean-1").input_value() == "1"
    picture(anna, "q-notebook")
    assert not [one for one in sent if remark in one or "lean" in one]
    bruno.reload()
    assert remark not in bruno.evaluate("document.documentElement.outerHTML + JSON.stringify(localStorage)")
    assert json.loads(bruno.evaluate("JSON.stringify(Object.keys(localStorage))")) == []
    assert address


def test_a_ship_is_unloaded_card_by_card_while_the_scale_moves(open_page: Open, server: Serving) -> None:
    anna = open_page(motion="no-preference")
    bots = {f"seat__{seat}": "bot:random" for seat in range(1, 5)}
    address = new_table(anna, GAME, option__first="0", seed="16", **bots)
    pilot = Pilot(LOAD + SEIZE + LOAD)
    sailing = anna.locator("#quay.sailing")
    for turn in range(MANY):
        expect(sailing.or_(anna.locator("#main.my-turn")).first).to_be_visible()
        if sailing.count():  # also while bots go on
            break
        pilot(anna, turn)
    expect(anna.locator("#voyage .cargo > li.unturned").first).to_be_visible()
    picture(anna, "q-sailing")
    expect(anna.locator("#voyage .cargo > li:not(.unturned)").first).to_be_visible()
    anna.locator("#quay").click(position={"x": 5, "y": 5})  # seen enough
    expect(sailing).to_have_count(0)
    score = cast(QView, table_at(server, address).view(None)).score
    expect(anna.locator("#scale")).to_have_attribute("data-score", str(score))
    expect(anna.locator("#score")).to_contain_text("level" if score == 0 else f"+{abs(score)}")


# Words of the score sheet that do not fit into their place.
TOO_LONG = """() => [...document.querySelectorAll(".tally :is(th, thead th span)")]
    .filter((place) => place.scrollWidth > place.clientWidth).map((place) => place.innerText)"""


def test_somebody_alone_plays_four_bots_to_the_end(open_page: Open, server: Serving) -> None:
    anna = open_page("it")
    bots = {f"seat__{seat}": "bot:random" for seat in range(1, 4)}
    address = new_table(anna, GAME, seed="3", seat__4="bot:suspicious", **bots)
    pilot = Pilot(DRAW + DRAW + LOAD)
    died = False
    for turn in range(MANY):
        if over(anna):
            break
        if not died and cast(QView, table_at(server, address).view(None)).paolo_dead:
            died = True
            expect(anna.locator(".sede-vacante .pope")).to_be_visible()
            picture(anna, "q-sede-vacante")
        play_on([anna], turn, pilot)
    assert died
    expect(anna.locator(".seat .role")).to_have_count(5)
    look_at(anna, "it", "over")
    anna.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert anna.evaluate(TOO_LONG) == []
    picture(anna, "q-over-phone")
    anna.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    anna.locator("#thinks-4").click()
    thoughts = anna.locator("#thoughts-4")
    expect(thoughts.locator("ol > li:has(.truth)")).to_have_count(4)
    expect(thoughts).to_contain_text("% Zelanti")
    look_at(anna, "it", "thoughts")
    anna.keyboard.press("Escape")
    expect(thoughts).to_be_hidden()
    anna.goto(f"{address}/replay?at=30")
    expect(anna.locator(".open-hand").first).to_be_visible()
    assert anna.locator(".role").count() == 0, "who is who is shown at the end"
    look_at(anna, "it", "replay")


# Two cards of the reader that lie over one another.
OVERLAPPING = """() => {
    const shown = [...document.querySelectorAll("#secrets .card")];
    const cards = shown.map((card) => card.getBoundingClientRect());
    return cards.flatMap((one, number) => cards.slice(number + 1).filter((other) =>
        one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1)).length;
}"""


def with_a_full_hold(seed: int) -> Table:
    """Everybody draws for two rounds and then loads; Anna, who loaded first, looks at it all."""
    table = Table(GAME, 6, seed=seed, options={"first": 0})
    chance = Rng(seed)
    while not any(question.seat == 0 and question.name == "throw" for question in table.questions):
        question = next(question for question in table.questions if question.sealed is None)
        option = question.options[chance.below(len(question.options))]
        if question.name == "act":
            option = int(DRAW) if cast(QView, table.view(None)).round < 3 else int(LOAD)
        table.answer(question.seat, option)
    return table


def test_on_a_phone_no_card_of_a_full_hold_lies_over_another(open_page: Open, server: Serving) -> None:
    anna = open_page("fr", PHONE)
    address = new_table(anna, GAME, **{f"seat__{seat}": "open" for seat in range(1, 6)})
    lay(server, address, anna, with_a_full_hold(5))
    look(anna)
    expect(anna.locator("#bunch-seen-hold .card")).to_have_count(12)
    look_at(anna, "fr", "full-hold")
    assert anna.evaluate(OVERLAPPING) == 0


# Names and what is said below them that are not shown to their end.
SHORTENED = """() => [...document.querySelectorAll(".opponents .who :is(h3 > span:last-child, p)")]
    .filter((place) => place.scrollWidth > place.clientWidth).map((place) => place.innerText)"""


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_with_six_at_the_table_names_and_ranks_can_be_read(open_page: Open, language: str) -> None:
    anna = open_page(language)
    bots = {f"seat__{seat}": "bot:cardinal" if seat % 2 else "bot:novice" for seat in range(1, 6)}
    new_table(anna, GAME, option__first="0", seed="16", **bots)
    expect(anna.locator(".opponents .sealed")).to_have_count(5)
    look_at(anna, language, "ranks")
    assert anna.evaluate(SHORTENED) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_first_steps_without_scripts(open_page: Open, size: dict[str, int]) -> None:
    anna = open_page(size=size, java_script_enabled=False)
    anna.goto(f"/new/{GAME}")
    for seat in range(1, 5):
        anna.select_option(f"[name=seat-{seat}]", "bot:novice")
    anna.select_option("[name=option-first]", "0")
    anna.click("button.large[type=submit]")
    anna.wait_for_selector(".pairs button", state="attached")  # until then the page loads itself again
    look(anna)
    picture(anna, f"q-without-scripts-{size['width']}")
    anna.locator(".pairs button").first.click()
    anna.wait_for_selector(".door.can")
    anna.locator("#door-porto").click()
    anna.wait_for_selector("#cards-hand .card.can", state="attached")
    look(anna)
    anna.locator("#cards-hand .card.can").first.click()
    expect(anna.locator("#load-0-0")).to_be_visible()
