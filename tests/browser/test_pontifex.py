"""Pontifex in real browsers: the world fits, answers are in play, nobody sees who could have given one."""

from __future__ import annotations

import re
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from camerlengo.bots import Seated, make_bot
from camerlengo.bots.naming import percent
from camerlengo.core import Rng
from camerlengo.core.texts import text
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.page import face
from camerlengo.games.pontifex.terms import PASS
from camerlengo.games.pontifex.view import PontifexView
from camerlengo.server.store import Entry
from camerlengo.table import Table
from tests.browser.conftest import DESKTOP, PHONE, Open, picture
from tests.browser.pilot import (
    asked,
    click_one,
    click_option,
    invitation,
    join,
    lay,
    live_at,
    new_table,
    offered,
    play_on,
    table_at,
)
from tests.browser.test_access import violations
from tests.web.serving import Serving

GAME = "pontifex"
SEEDS = {2: 2, 3: 1, 4: 35}  # by players: games with all kinds of questions between them
LONG = {3: 10, 4: 2}  # games with a long question
ALIKE = ("go", "use", "where", "bribe", "discard", "turn")  # however many play
LAST_PART = 25  # answers of a game that are clicked until somebody has won
ENGLISH = re.compile(r"\b(the|your|draw|waiting|seat|undo|rules|card|round|persuade)\b", re.IGNORECASE)

# The page scrolls, or a part of it sticks out of the window, out of its frame or lies under another one.
CUT_OFF = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const wrong = scrollWidth > innerWidth || scrollHeight > innerHeight ? ["the page scrolls"] : [];
    const desk = innerWidth > 1100;
    const box = one => one.getBoundingClientRect();
    const more = desk ? ", .seat, #stage, .log, .chat" : "";
    const parts = [...document.querySelectorAll(`#headline, #mapbox, #hand${more}`)];
    for (const part of parts) {
        const { top, left, bottom, right } = box(part);
        if (!desk && (left >= innerWidth || right <= 0)) continue; // on another panel
        const name = part.id || part.className;
        if (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1) wrong.push(name);
        for (const other of parts) {
            const overlaps = top < box(other).bottom - 1 && bottom > box(other).top + 1
                && left < box(other).right - 1 && right > box(other).left + 1;
            if (part !== other && overlaps) wrong.push(`${name} over ${other.id || other.className}`);
        }
    }
    for (const frame of document.querySelectorAll(".seat, .retinue, .tracks, .hand")) {
        const { scrollWidth, clientWidth } = frame;
        if (scrollWidth > clientWidth + 1) wrong.push(`${frame.className} holds ${scrollWidth}`);
    }
    return wrong;
}"""


# Whether the words beside the Pope are whole, in their bar and not under what goes on.
WANTED = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const words = document.querySelector(".his-holiness > span");
    const [said, bar, stage] = [words.getBoundingClientRect(), box("#ocean"), box("#stage")];
    return words.scrollHeight <= words.clientHeight + 1 && said.height > 0 && said.right <= bar.right
        && said.bottom <= bar.bottom && (!stage.height || bar.bottom <= stage.top + 1);
}"""


def decide(page: Page, turn: int) -> None:
    """Answers with an ability now and then, and does not stay at home."""
    options = offered(page)
    if options and options[-1] == "90" and len(options) > 1 and asked(page):
        return click_option(page, options[turn % (len(options) - 1)])
    if len(options) > 1 and options[0] == str(PASS) and page.locator(".card.can, .person.can").count():
        return click_option(page, options[1] if turn % 4 == 1 else options[0])
    return click_one(page, turn)


def hides_what_is_hidden(page: Page, table: Table, seat: int | None) -> None:
    """No card of others: not as a picture, a name or an address; and in a window not who is asked."""
    html = page.locator("#main").evaluate("main => main.outerHTML")
    deck = cast(PontifexDeck, table.deck)
    own = cast(PontifexView, table.view(seat))
    seen = {*own.out, *(one.source for one in own.stack)}
    if seat is not None:
        seen |= set(own.seats[seat].hand or ())
    for other in range(table.players):
        if other == seat:
            continue
        held = cast(PontifexView, table.view(other)).seats[other].hand or ()
        for design in set(held) - seen:
            assert face(deck, design) not in html
            assert all(name not in html for name in deck.action_cards[design].name.values())
    if table.anonymous:
        for other in range(table.players):
            if other != seat:
                assert page.locator(f"#seat-{other}.waiting").count() == 0


class Story:
    """A game as greedy bots have played it, told again at a table with people in browsers.

    The table can be taken on to any moment of it; from there on people click what the bots have chosen.
    """

    def __init__(self, server: Serving, address: str, pages: dict[int, Page], seed: int) -> None:
        assert server.house is not None
        self.server, self.house = server, server.house
        self.live = live_at(server, address)
        self.address, self.pages = address, pages
        box, players = self.live.table.box, self.live.table.players
        bots = Seated([make_bot("greedy", box, seed + seat) for seat in range(players)])
        bots.play(box.new(players, seed))
        self.answers = bots.given

    @property
    def told(self) -> int:
        return len(self.live.journal)

    def stand_still(self) -> None:
        """The house has answered what leaves no choice, and every page shows the table as it stands."""
        table_at(self.server, self.address, *self.pages.values())

    def moments(self) -> dict[str, int]:
        """Where each kind of question is first asked of somebody in a browser who has a choice."""
        table = Table.resume(self.live.table.record.upto(0))
        found: dict[str, int] = {}
        for number, (seat, option) in enumerate(self.answers):
            question = table.questions[0]
            if seat in self.pages and len(question.options) > 1:
                found.setdefault(question.name, number)
                unseen = question.name == "use" and "answer" not in found
                if unseen and cast(PontifexView, table.view(None)).stack:
                    found["answer"] = number
            table.answer(seat, option)
        return found

    def go_to(self, moment: int) -> None:
        async def catch_up() -> None:
            async with self.live.lock:
                missing = self.answers[len(self.live.journal) : moment]
                if missing:
                    await self.house._write(
                        self.live, [Entry(seat, "answer", option) for seat, option in missing]
                    )

        self.server.do(catch_up())
        self.stand_still()

    def step(self) -> None:
        """The next answer: clicked, or given for somebody who has no browser here."""
        told = self.told
        if told >= len(self.answers):
            return
        seat, option = self.answers[told]
        question = self.live.table.questions[0]
        if len(question.options) > 1 and seat in self.pages:
            click_option(self.pages[seat], str(option))
            self.stand_still()
        else:
            self.go_to(told + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_play_until_one_has_won(open_page: Open, server: Serving, players: int) -> None:
    """Every kind of question is looked at, then the end is played by clicking, with answers in play."""
    light = "light" if players == 3 else "dark"
    language = "it" if players == 2 else "fr"
    anna = open_page("en", DESKTOP, color_scheme=light)
    bruno = open_page(language, PHONE, color_scheme=light)
    others = {f"seat__{seat}": "open" for seat in range(2, players)}
    address = new_table(anna, GAME, seed=str(SEEDS[players]), **others)
    join(bruno, invitation(anna), "Bruno")
    story = Story(server, address, {0: anna, 1: bruno}, SEEDS[players])

    async def others_sit_down() -> None:
        for seat in range(2, players):
            person = await story.house.welcome(f"{seat}" * 22, f"Carla {seat}")
            await story.house.take_seat(story.live, seat, person, person.name)

    server.do(others_sit_down())
    moments = story.moments()
    assert set(moments) >= {"go", "choose_action", "use", "answer", "bribe", "pilgrim"}
    for kind, moment in sorted(moments.items(), key=lambda one: one[1]):
        if players > 2 and kind in ALIKE:
            continue
        story.go_to(moment)
        seat = story.answers[moment][0]
        look_at(story.pages[seat], "en" if seat == 0 else language, f"{kind}-{players}")
        story.step()
        for reader in story.pages:
            hides_what_is_hidden(story.pages[reader], story.live.table, reader)
    story.go_to(max(story.told, len(story.answers) - LAST_PART))
    while not story.live.table.over:
        story.step()
    for page in (anna, bruno):
        expect(page.locator("#main")).to_have_class(re.compile("is-over"))
    goal = {2: 11, 3: 10, 4: 9}[players]
    result = story.live.table.result
    assert result is not None
    winner = result.places.index(1)
    expect(anna.locator(f"#seat-{winner} .retinue .person")).to_have_count(goal)
    expect(anna.locator(f"#seat-{winner} .retinue .vacant")).to_have_count(0)
    for page, spoken in ((anna, "en"), (bruno, language)):
        look_at(page, spoken, f"over-{players}")


def look_at(page: Page, language: str, name: str) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    asked_there = page.locator(".tabs a.asked")
    if asked_there.count() and asked_there.is_visible():
        asked_there.click()
    picture(page, f"world-{name.replace(' ', '-')}-{width}")
    assert page.evaluate(CUT_OFF) == [], name
    assert violations(page) == [], name
    if language != "en":
        assert not ENGLISH.search(page.locator("#main").inner_text()), name


def test_while_answers_are_awaited_nothing_else_is_said(open_page: Open, server: Serving) -> None:
    anna, bruno, watcher = open_page(), open_page("it"), open_page()
    address = new_table(anna, GAME, seed="2")
    join(bruno, invitation(anna), "Bruno")
    watcher.goto(address)
    waited = 0
    for turn in range(60):
        table = table_at(server, address, anna, bruno, watcher)
        question = table.questions[0]
        if question.name == "use" and len(question.options) > 1:
            other, said = (
                (bruno, "Si aspettano risposte.") if question.seat == 0 else (anna, "Waiting for answers.")
            )
            expect(other.locator("#headline")).to_have_text(said)
            expect(watcher.locator("#headline")).to_have_text("Waiting for answers.")
            expect(watcher.locator(".seat.waiting")).to_have_count(0)
            waited += 1
            if waited == 3:
                break
        play_on([anna, bruno], turn, decide)
    assert waited == 3


def test_the_map_tells_chances_and_is_panned_and_pinched(open_page: Open, server: Serving) -> None:
    anna = open_page("en", PHONE)
    address = new_table(anna, GAME, seat__1="bot:random", seed="9")
    view = cast(PontifexView, table_at(server, address).view(0))
    expect(anna.locator("#pawn-0")).to_be_in_viewport()
    before = anna.locator("#world").evaluate("map => map.clientWidth")
    anna.locator("#zoom-in").click()
    assert anna.locator("#world").evaluate("map => map.clientWidth") > before
    pinch = """frame => {
        const touch = (id, x) => new Touch({ identifier: id, target: frame, clientX: x, clientY: 300 });
        const send = (kind, apart) => frame.dispatchEvent(new TouchEvent(kind, {
            bubbles: true, cancelable: true, touches: [touch(1, 195 - apart), touch(2, 195 + apart)] }));
        send("touchstart", 100);
        send("touchmove", 60);
    }"""
    larger = anna.locator("#world").evaluate("map => map.clientWidth")
    anna.locator("#frame").evaluate(pinch)
    assert anna.locator("#world").evaluate("map => map.clientWidth") < larger
    free = next(chance for chance in view.chances if 1 < chance.needs < 20)
    deck = cast(PontifexDeck, table_at(server, address).deck)
    code = deck.dioceses[deck.cards.home[free.person]].code
    said = anna.locator(f"#about-{code} p").first.text_content() or ""
    assert percent((21 - free.needs) * 5 / 100) in said
    assert deck.cardinals[free.person].name in said


def with_a_long_question(players: int) -> Table:
    """Somebody uses what takes many words to say, and Anna may answer."""
    table = Table(GAME, players, seed=LONG[players])
    chance = Rng(LONG[players])
    while True:
        for question in table.questions:
            if question.seat == 0 and len(question.options) > 1 and len(question.text("fr")) > 160:
                return table
        question = table.questions[0]
        table.answer(question.seat, question.options[chance.below(len(question.options))])


@pytest.mark.parametrize("players", [3, 4])
def test_a_long_question_leaves_room_to_write(open_page: Open, server: Serving, players: int) -> None:
    anna = open_page("fr")
    address = new_table(anna, GAME, **{f"seat__{seat}": "open" for seat in range(1, players)})
    lay(server, address, anna, with_a_long_question(players))
    assert len(anna.locator(".headline-text").inner_text()) > 160
    expect(anna.locator(".notice")).to_be_visible()  # which takes two lines more
    anna.locator(".log .scroll").focus()  # of four, only who is at log and chat has these all the time
    look_at(anna, "fr", f"long-question-{players}")
    talk, field = anna.locator("#panel-talk").bounding_box(), anna.locator("#chat-text").bounding_box()
    assert talk
    assert field
    assert field["y"] + field["height"] <= talk["y"] + talk["height"] <= DESKTOP["height"]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_on_a_phone_what_the_pope_wants_can_be_read(open_page: Open, server: Serving, language: str) -> None:
    """Whoever is Pope, and also while something goes on above the map."""
    anna = open_page(language, PHONE)
    address = new_table(anna, GAME)
    popes: set[int] = set()
    for seed in range(1, 40):
        table = Table(GAME, 2, seed=seed)
        pope = cast(PontifexView, table.view(None)).pope
        if pope in popes:
            continue
        popes.add(pope)
        lay(server, address, anna, table)
        assert anna.evaluate(WANTED), pope
    assert len(popes) > 3
    picture(anna, f"pontifex-pope-{language}")


def test_a_card_leads_to_what_is_real_behind_its_name(open_page: Open) -> None:
    page = open_page("fr")
    new_table(page, GAME, seat__1="bot:random", seed="9")
    page.locator("#place-ethiopia").click()
    link = page.locator("#zoom-words a")
    expect(link).to_have_text(text("pontifex.page.curiosity").say("fr"))
    page.goto(str(link.get_attribute("href")))
    expect(page.locator("h3:target")).to_have_text("Gardien de l’Arche")
    assert violations(page) == []
    picture(page, "world-curiosities")


def test_a_game_begins_without_scripts(open_page: Open) -> None:
    anna = open_page(java_script_enabled=False)
    anna.goto(f"/new/{GAME}")
    anna.click("button.large[type=submit]")
    anna.wait_for_url(re.compile("/table/"))
    for _ in range(12):
        if anna.locator("button[name=option]").count():
            anna.locator("button[name=option]:visible").first.click()
        else:
            anna.reload()
    expect(anna.locator("#world")).to_be_visible()
    picture(anna, "world-without-scripts")
