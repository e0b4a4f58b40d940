"""Q in real browsers: nobody sees another's role, hand, hold or discard, and what is said alone stays so."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from camerlengo.core import Rng
from camerlengo.games.q.deck import QDeck
from camerlengo.games.q.view import QView
from camerlengo.table import Question, Table
from tests.browser.conftest import DESKTOP, PHONE, Open, picture, resize
from tests.browser.pilot import (
    answer_all,
    click_option,
    invitation,
    join,
    lay,
    new_table,
    play_out,
    set_up,
    standing,
    table_at,
    until_answered,
)
from tests.browser.story import Story, played_by, take_open_seats
from tests.browser.test_access import violations
from tests.web.serving import Serving
from tests.web.updates import read_message, text_of

GAME = "q"
SEED = 6  # of a game in which every question comes up at the first two seats
LAST_PART = 19  # answers of a game, of which those on a desk and on a phone are clicked up to the end
ENGLISH = re.compile(r"\b(the|your|load|waiting|seat|undo|rules|card|cards|hand|nothing)\b", re.IGNORECASE)
DRAW, LOAD = 0, 1
TEXT = 1  # a frame of a socket that is not binary

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


def put_back(page: Page, *places: int) -> None:
    for place in places:
        page.locator(f".returnable[data-place='{place}']").click()
    before = standing(page)
    page.click("#put-back")
    if page.locator("#confirm").is_visible():
        page.click("#confirm-yes")
    until_answered(page, before)


def by_hand(page: Page, option: str) -> None:
    """Two cards are picked to be put back; everything else is clicked where it is offered."""
    look(page)
    if not page.locator(".returnable").count():
        return click_option(page, option)
    places = page.locator(f".pairs button[value='{option}']").get_attribute("data-places") or ""
    return put_back(page, *map(int, places.split(",")))


def hides_what_is_hidden(page: Page, language: str, table: Table, seat: int | None) -> None:
    """No card that the reader has not seen, no role of another: not as picture, name, address or id."""
    html, words, ids = page.evaluate("""() => [
        document.documentElement.outerHTML + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
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
    """For people, and for barriers; it fits, and is in one language."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    picture(page, f"q-{name}-{language}-{width}")
    assert violations(page) == [], name
    fits_in_one_language(page, language, name)


def fits_in_one_language(page: Page, language: str, name: str) -> None:
    assert page.evaluate(CUT_OFF) == [], name
    if language != "en":
        assert not ENGLISH.search(page.locator("#main").inner_text()), name


class Wire:
    """All that a page gets through its socket, and all that it sends."""

    def __init__(self, page: Page) -> None:
        self.got: list[str] = []
        self.sent: list[str] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on(
            "Network.webSocketFrameReceived", lambda one: self.got.append(words_of(one["response"]))
        )
        self.session.on("Network.webSocketFrameSent", lambda one: self.sent.append(words_of(one["response"])))
        self.session.on(
            "Network.requestWillBeSent",
            lambda one: self.sent.append(f"{one['request']['url']} {one['request'].get('postData')}"),
        )
        self.session.send("Network.enable")


def words_of(frame: dict[str, Any]) -> str:
    payload = str(frame["payloadData"])
    return payload if frame["opcode"] == TEXT else text_of(read_message(b64decode(payload))[1])


def test_among_six_a_phone_and_a_desk_keep_their_secrets(open_page: Open, server: Serving) -> None:
    """Every question is looked at when it first comes up, on a phone and on a desk, and then answered there.

    It fits, has no barrier, is in one language, and nothing that is hidden has reached the page of anybody,
    also not through its socket. The last part of the game is clicked up to its end.
    """
    phone, desk, watcher = open_page("fr", PHONE), open_page("it", color_scheme="dark"), open_page("fr")
    readers = [(phone, "fr", 0), (desk, "it", 1), (watcher, "fr", None)]
    wires = {page: Wire(page) for page, *_ in readers}
    others = {f"seat__{seat}": "open" for seat in range(2, 6)}
    address = new_table(phone, GAME, option__first="0", seed=str(SEED), **others)
    join(desk, invitation(phone), "Bruno")
    take_open_seats(server, address, "Carla", "Dino", "Elena", "Fabio")
    watcher.goto(address)
    answers = played_by("random", GAME, 6, SEED, first=0)
    story = Story(server, address, {0: phone, 1: desk}, answers, by_hand)
    story.watchers.append(watcher)
    moments = story.moments()
    kinds = {"put_back_two", "act", "whom", "load", "give", "discard", "keep", "throw"}
    assert set(moments) == {(kind, seat) for kind in kinds for seat in (0, 1)}
    for (kind, seat), moment in sorted(moments.items(), key=lambda one: one[1]):
        story.go_to(moment)
        page, language, _ = readers[seat]
        look(page)
        look_at(page, language, kind)
        for page, language, reader in readers:
            hides_what_is_hidden(page, language, story.table, reader)
            assert wires[page].got, "nothing came through the socket"
            got_nothing_hidden(wires[page].got, story.table, reader, language)
            if kind == "throw":
                asks_in_vain(page, language, story.table, reader, address)
        if (kind, seat) == ("put_back_two", 1):
            phone_has_sealed_what_it_puts_back(phone, desk)
        story.answer(moment)
        if (kind, seat) == ("throw", 1):
            cargo_lies_open(phone, desk, watcher)
            look_at(watcher, "fr", "watching")
            watcher.goto("about:blank")  # has seen enough
            story.watchers.remove(watcher)
            readers.pop()
    assert len(readers) == 2
    story.go_to(len(story.answers) - LAST_PART)
    clicked = {story.answers[moment][0] for moment in story.tell()}
    assert clicked == {0, 1}
    for page, language, _ in readers:
        expect(page.locator("#main")).to_have_class(re.compile("is-over"))
        expect(page.locator(".seat .role")).to_have_count(6)
        look_at(page, language, "over")
    assert phone.evaluate(TOO_LONG) == []
    for wire in wires.values():
        wire.session.detach()


def phone_has_sealed_what_it_puts_back(phone: Page, desk: Page) -> None:
    """It can still be changed; the others see that it is sealed, but never what."""
    expect(phone.locator(".returnable[aria-pressed=true]")).to_have_count(2)
    expect(desk.locator("#seat-0 .sealed")).to_be_visible()
    assert desk.locator(".chosen").count() == 0
    expect(phone.locator("#put-back")).to_be_disabled()
    free = phone.locator(".returnable[aria-pressed=false]").first.get_attribute("data-place")
    phone.locator(f".returnable[data-place='{free}']").click()
    expect(phone.locator(".returnable[aria-pressed=true]")).to_have_count(2)
    expect(phone.locator("#put-back")).to_be_enabled()


def cargo_lies_open(*pages: Page) -> None:
    """For all; but who loaded what is nowhere."""
    for page in pages:
        expect(page.locator("#voyage .cargo > li").first).to_be_visible()
        assert page.locator("#voyage .sign").count() == 0


def test_hand_role_and_what_was_said_in_private_are_covered_until_held_or_tapped(
    open_page: Open, server: Serving
) -> None:
    anna = open_page(size=PHONE)
    anna.clock.install()
    set_up(server, GAME, {0: anna}, bots=dict.fromkeys(range(1, 5), "random"), seed=16, first=0)
    secrets, glove = anna.locator("#secrets"), anna.locator("#covered")
    hidden = "getComputedStyle(document.getElementById('secrets')).visibility"
    assert anna.evaluate(hidden) == "hidden"
    expect(glove).to_be_visible()
    picture(anna, "q-glove")

    glove.hover()
    anna.mouse.down()
    assert anna.evaluate(hidden) == "visible"
    anna.clock.run_for(500)
    anna.mouse.up()
    assert anna.evaluate(hidden) == "hidden"
    assert anna.locator(".returnable[aria-pressed=true]").count() == 0

    anna.clock.pause_at(anna.evaluate("Date.now() + 60_000"))  # a tap is short, however slow the machine
    glove.tap()
    anna.clock.resume()
    expect(secrets.locator(".card").first).to_be_visible()
    assert anna.locator(".returnable[aria-pressed=true]").count() == 0, (
        "the tap chose a card that lay below the glove"
    )
    put_back(anna, 0, 1)
    click_option(anna, str(DRAW))
    private = anna.locator(".log .private").first
    expect(private).to_be_visible()
    anna.locator("#peek").uncheck()
    expect(private).to_be_hidden()
    expect(anna.locator("#news")).to_be_hidden()
    expect(anna.locator("#option-list")).to_be_hidden()
    anna.reload()
    assert anna.evaluate(hidden) == "hidden"
    anna.locator("#peek").check()
    anna.reload()
    assert anna.evaluate(hidden) == "visible"
    anna.locator("#peek").uncheck()
    anna.locator("#peek").focus()
    anna.keyboard.press("Space")
    assert anna.evaluate(hidden) == "visible"


def test_the_notebook_is_kept_and_never_leaves_the_browser(open_page: Open) -> None:
    anna, bruno = open_page(), open_page("it", PHONE)
    bots = {f"seat__{seat}": "bot:random" for seat in range(2, 5)}
    address = new_table(anna, GAME, option__first="0", seed="16", seat__1="open", **bots)
    join(bruno, invitation(anna), "Bruno")
    wire = Wire(anna)
    anna.reload()
    look(anna)
    remark = "smiled when the ship was seized"
    anna.locator("#remark-1").fill(remark)
    anna.locator("#remark-1").press("Enter")
    anna.locator("#lean-1").focus()
    anna.keyboard.press("ArrowRight")
    expect(anna.locator("#seat-1")).to_have_attribute("data-lean", "1")
    expect(anna.locator("#lean-1")).to_have_attribute("aria-valuetext", "probably Zelanti")
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
    assert any('"answer"' in one for one in wire.sent)
    assert not [one for one in wire.sent if remark in one or "lean" in one]
    wire.session.detach()
    bruno.reload()
    assert remark not in bruno.evaluate("document.documentElement.outerHTML + JSON.stringify(localStorage)")
    kept = json.loads(bruno.evaluate("JSON.stringify(Object.keys(localStorage))"))
    assert {key.split()[0] for key in kept} <= {"coach"}  # marks of a first game, nothing of Anna's notebook
    assert address


def loads(question: Question) -> int | None:
    return LOAD if question.name == "act" and LOAD in question.options else None


def test_a_ship_is_unloaded_card_by_card_while_the_scale_moves(open_page: Open, server: Serving) -> None:
    anna = open_page(motion="no-preference")
    anna.clock.install()
    address = set_up(server, GAME, {0: anna}, seed=16, first=0)
    answer_all(server, address, lambda table: cast(QView, table.view(None)).round == 2, loads)
    score = cast(QView, table_at(server, address, anna).view(None)).score
    assert score
    sailing, turned = anna.locator("#quay.sailing"), anna.locator("#voyage .cargo > li:not(.unturned)")
    expect(sailing).to_be_visible()
    expect(anna.locator("#voyage .cargo > li.unturned").first).to_be_visible()
    picture(anna, "q-sailing")
    anna.clock.run_for(1200)
    expect(turned.first).to_be_visible()
    expect(anna.locator("#voyage .cargo > li.unturned").first).to_be_visible()
    anna.locator("#quay").click(position={"x": 5, "y": 5})  # seen enough
    expect(sailing).to_have_count(0)
    anna.clock.run_for(1000)
    expect(anna.locator("#scale")).to_have_attribute("data-score", str(score))
    expect(anna.locator("#score")).to_contain_text(f"+{abs(score)}")


# Words of the score sheet that do not fit into their place.
TOO_LONG = """() => [...document.querySelectorAll(".tally :is(th, thead th span)")]
    .filter((place) => place.scrollWidth > place.clientWidth).map((place) => place.innerText)"""


def with_a_dead_pope() -> Table:
    """Everybody draws until Paolo's card comes up; then Anna is asked."""
    table = Table(GAME, 5, seed=3)
    chance = Rng(3)
    while not cast(QView, table.view(None)).paolo_dead or table.questions[0].seat:
        question = next(question for question in table.questions if question.sealed is None)
        option = question.options[chance.below(len(question.options))]
        table.answer(question.seat, DRAW if question.name == "act" else option)
    return table


def test_after_the_game_roles_thoughts_of_bots_and_hands_are_shown(open_page: Open, server: Serving) -> None:
    """Before that, everybody can see it if the pope is dead."""
    anna = open_page("it")
    bots = dict.fromkeys(range(1, 4), "random")
    address = set_up(server, GAME, {0: anna}, seed=3, bots={**bots, 4: "suspicious"})
    table_at(server, address)  # the bots have sealed their choices, and wait for Anna's
    lay(server, address, anna, with_a_dead_pope())
    expect(anna.locator(".sede-vacante .pope")).to_be_visible()
    picture(anna, "q-sede-vacante")
    play_out(server, address)
    expect(anna.locator("#main")).to_have_class(re.compile("is-over"))
    expect(anna.locator(".seat .role")).to_have_count(5)
    resize(anna, PHONE)
    assert anna.evaluate(TOO_LONG) == []
    picture(anna, "q-over-phone")
    resize(anna, DESKTOP)
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
            option = DRAW if cast(QView, table.view(None)).round < 3 else LOAD
        table.answer(question.seat, option)
    return table


def test_on_a_phone_no_card_of_a_full_hold_lies_over_another(open_page: Open, server: Serving) -> None:
    anna = open_page("fr", PHONE)
    address = set_up(server, GAME, {0: anna}, players=6)
    lay(server, address, anna, with_a_full_hold(5))
    look(anna)
    expect(anna.locator("#bunch-seen-hold .card")).to_have_count(12)
    look_at(anna, "fr", "full-hold")
    assert anna.evaluate(OVERLAPPING) == 0


# Names and what is said below them that are not shown to their end.
SHORTENED = """() => [...document.querySelectorAll(".opponents .who :is(h3 > span:last-child, p)")]
    .filter((place) => place.scrollWidth > place.clientWidth).map((place) => place.innerText)"""


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_with_six_at_the_table_names_and_ranks_can_be_read(
    open_page: Open, server: Serving, language: str
) -> None:
    anna = open_page(language)
    bots = {seat: "cardinal" if seat % 2 else "novice" for seat in range(1, 6)}
    set_up(server, GAME, {0: anna}, seed=16, bots=bots, first=0)
    expect(anna.locator(".opponents .sealed")).to_have_count(5)
    fits_in_one_language(anna, language, "ranks")
    assert anna.evaluate(SHORTENED) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_first_steps_without_scripts(open_page: Open, size: dict[str, int]) -> None:
    anna = open_page(size=size, java_script_enabled=False)
    anna.goto(f"/new/{GAME}")
    for seat in range(1, 5):
        anna.select_option(f"[name=seat-{seat}]", "bot:novice")
    anna.click("details.options summary")
    anna.select_option("[name=option-first]", "0")
    anna.click("button.large[type=submit]")
    anna.wait_for_selector(".pairs button", state="attached")  # until then the page loads itself again
    expect(anna.locator(".secrets .card").first).to_be_visible()  # no glove could stay away
    picture(anna, f"q-without-scripts-{size['width']}")
    anna.locator(".pairs button").first.click()
    anna.wait_for_selector(".door.can")
    anna.locator("#door-porto").click()
    anna.wait_for_selector("#cards-hand .card.can")
    anna.locator("#cards-hand .card.can").first.click()
    expect(anna.locator("#load-0-0")).to_be_visible()
