"""Pontifex in real browsers: the world fits, answers are in play, nobody sees who could have given one."""

from __future__ import annotations

import re
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from camerlengo.bots.bot_names import percent
from camerlengo.core import Rng
from camerlengo.core.chance import Seeded
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.parts.faces import face
from camerlengo.games.pontifex.view import PontifexView
from camerlengo.table import Question, Table
from tests.browser.conftest import DESKTOP, PHONE, Open, picture, resize
from tests.browser.pilot import (
    click_option,
    invitation,
    join,
    lay,
    live_at,
    new_table,
    number,
    set_up,
    table_at,
)
from tests.browser.story import Story, golden, played_by, take_open_seats
from tests.browser.test_access import violations
from tests.web.client import Visitor
from tests.web.serving import Serving

GAME = "pontifex"
SEED = 293  # of a game in which two are asked every kind of question that can be asked of two
LONG = {3: 6, 4: 21}  # games with a long question
ALIKE = ("go", "use", "where", "bribe", "discard", "turn")  # however many play
LAST_PART = 24  # answers of a game that are clicked on a desk and on a phone until somebody has won
ENGLISH = re.compile(r"\b(the|your|draw|waiting|seat|undo|rules|card|persuade)\b", re.IGNORECASE)

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


# All that a page knows, and keeps.
KEPT = """() => document.getElementById("main").outerHTML
    + JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"""


def hides_what_is_hidden(page: Page, table: Table, seat: int | None) -> None:
    """No card of others: not as a picture, a name or an address; and in a window not who is asked.

    When the game is over, hands are open.
    """
    if table.over:
        return
    html = page.evaluate(KEPT)
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


def kind_of(table: Table, question: Question) -> str:
    """Whoever may use an ability may do so in answer to another."""
    answers = question.name == "use" and cast(PontifexView, table.view(None)).stack
    return "answer" if answers else question.name


def test_two_people_play_until_one_has_won(
    open_page: Open, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every question is looked at when it first comes up on a desk and on a phone, and then answered there.

    Nobody sees what is hidden, nor who could give an answer. The last part of the game is clicked until
    somebody has won.
    """
    nothing_by_itself(server, monkeypatch)
    desk, phone = open_page("fr", color_scheme="dark"), open_page("it", PHONE, color_scheme="dark")
    address = new_table(desk, GAME, seed=str(SEED))
    join(phone, invitation(desk), "Bruno")
    stop_everywhere(server, address)
    story = Story(server, address, {0: desk, 1: phone}, played_by("greedy", GAME, 2, SEED), click_it)
    languages = {0: "fr", 1: "it"}
    last_part = len(story.answers) - LAST_PART
    moments = {kind: moment for kind, moment in story.moments(kind_of).items() if moment < last_part}
    both = {"go", "choose_action", "use", "answer", "bribe"}
    assert set(moments) >= {(kind, seat) for kind in both for seat in (0, 1)}
    assert {kind for kind, _ in moments} >= both | {"which_person", "pilgrim", "turn", "where", "discard"}
    seen: set[str] = set()
    waited = 0
    for (kind, seat), moment in moments.items():
        story.go_to(moment)
        look = fits_in_one_language if kind in seen else look_at
        look(story.pages[seat], languages[seat], f"{kind}-2")
        seen.add(kind)
        if story.table.anonymous:
            waited += 1
            nobody_says_who_is_asked(server, story, seat)
        story.answer(moment)
        nobody_sees_what_is_hidden(story)
    assert waited >= 4
    story.go_to(last_part)
    clicked = {story.answers[moment][0] for moment in story.tell()}
    assert clicked == {0, 1}
    shows_who_has_won(story)
    for seat, page in story.pages.items():
        look_at(page, languages[seat], "over-2")


@pytest.mark.parametrize("players", [3, 4])
def test_more_people_play_until_one_has_won(
    open_page: Open, server: Serving, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With more seats there is less room, and there are more questions. A phone sets up a table of three."""
    nothing_by_itself(server, monkeypatch)
    record = golden(f"pontifex-{players}-greedy")
    assert isinstance(record.chance, Seeded)
    languages = {0: "fr", 1: "it"} if players == 3 else {0: "it", 1: "en"}
    phone, desk = open_page(languages[0], PHONE), open_page(languages[1])
    if players == 3:
        address = new_table(phone, GAME, seed=str(record.chance.seed), seat__2="open")
        join(desk, invitation(phone), "Bruno")
        take_open_seats(server, address, "Carla")
    else:
        address = set_up(server, GAME, {0: phone, 1: desk}, players, record.chance.seed)
    stop_everywhere(server, address)
    story = Story(server, address, {0: phone, 1: desk}, record.answers, click_it)
    moments = story.moments(kind_of)
    new = "whom" if players == 3 else "leaves"
    twice = {"choose_action", "whom"}  # on a phone and on a desk
    assert set(moments) >= {(kind, seat) for kind in twice for seat in (0, 1)}
    assert {kind for kind, _ in moments} >= {"answer", "pilgrim", "which_person", new}
    seen = set(ALIKE)
    for (kind, seat), moment in moments.items():
        if kind in seen - twice:
            continue
        story.go_to(moment)
        if kind == new and kind not in seen:
            look_at(story.pages[seat], languages[seat], f"{kind}-{players}")
        else:
            fits_in_one_language(story.pages[seat], languages[seat], kind)
            picture_of(story.pages[seat], f"{kind}-{players}")
        seen.add(kind)
        if kind == new:
            story.answer(moment)
        nobody_sees_what_is_hidden(story)
    story.go_to(max(moment for moment, (seat, _) in enumerate(story.answers) if seat in story.pages))
    for _ in story.tell():
        pass
    shows_who_has_won(story)
    for seat, page in story.pages.items():
        fits_in_one_language(page, languages[seat], "over")
        picture_of(page, f"over-{players}")


def nothing_by_itself(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house passes for nobody: the story says what everybody answers, from the first window on."""
    assert server.house is not None
    monkeypatch.setattr(server.house.autoplayer, "wake", lambda live: None)


def click_it(page: Page, option: str) -> None:
    """Clicks an option; the points of a pilgrimage are one form, and single options are in the list."""
    if page.locator("#pledge").is_visible():
        page.locator("#option-list summary").click()
    click_option(page, option)


def stop_everywhere(server: Serving, address: str) -> None:
    """Everybody is asked in every window, and no window closes by itself: the story says who answers."""
    live = live_at(server, address)

    async def choose() -> None:
        assert server.house is not None
        live.row.window = 0
        for row in live.seats:
            await server.house.set_preferences(live, row.seat, {"stops": "everything"})

    server.do(choose())


def nobody_says_who_is_asked(server: Serving, story: Story, seat: int) -> None:
    """While answers are awaited, nothing else is said to the other, nor to somebody who looks on."""
    other, said = story.pages[1 - seat], ("In attesa di risposte.", "En attente de réponses.")[seat]
    expect(story.pages[seat].locator("#main.may-answer")).to_be_visible()
    if 1 - seat not in story.table.waiting_for:
        expect(other.locator("#headline")).to_have_text(said)
    expect(other.locator(".seat.waiting")).to_have_count(0)
    with Visitor(server.address) as stranger:
        page = stranger.get(story.address).text
    assert "Waiting for responses." in page
    assert re.findall(r'class="seat [^"]*"', page)
    assert not re.findall(r'class="seat [^"]*\bwaiting\b', page)


def nobody_sees_what_is_hidden(story: Story) -> None:
    for seat, page in story.pages.items():
        hides_what_is_hidden(page, story.table, seat)


def shows_who_has_won(story: Story) -> None:
    result = story.table.result
    assert result is not None
    winner = result.places.index(1)
    goal = {2: 11, 3: 10, 4: 9}[story.table.players]
    for page in story.pages.values():
        expect(page.locator("#main")).to_have_class(re.compile("is-over"))
        expect(page.locator(f"#seat-{winner} .retinue .person")).to_have_count(goal)
        expect(page.locator(f"#seat-{winner} .retinue .vacant")).to_have_count(0)


def look_at(page: Page, language: str, name: str) -> None:
    """For people, and for barriers; it fits, and is in one language."""
    fits_in_one_language(page, language, name)
    picture_of(page, name)
    assert violations(page) == [], name


def picture_of(page: Page, name: str) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    picture(page, f"world-{name.replace(' ', '-')}-{width}")


def fits_in_one_language(page: Page, language: str, name: str) -> None:
    asked_there = page.locator(".tabs a.asked")
    if asked_there.count() and asked_there.is_visible():
        asked_there.click()
    assert page.evaluate(CUT_OFF) == [], name
    if language != "en":
        assert not ENGLISH.search(page.locator("#main").inner_text()), name


def test_the_map_tells_chances_and_is_panned_and_pinched(open_page: Open, server: Serving) -> None:
    anna = open_page("en", PHONE)
    address = set_up(server, GAME, {0: anna}, seed=2)
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
    assert percent((21 - free.needs) * 5 / 100).say() in said
    assert deck.cardinals[free.person].name in said


def with_a_long_question(players: int) -> Table:
    """Somebody uses what takes many words to say, and Anna may answer."""
    table = Table(GAME, players, seed=LONG[players])
    chance = Rng(LONG[players])
    while True:
        for question in table.questions:
            if question.seat == 0 and len(question.options) > 1 and len(question.text("fr")) > 160:
                return table
        question = next(one for one in table.questions if one.sealed is None)
        table.answer(question.seat, question.options[chance.below(len(question.options))])


# Which of the abilities are seen whole, without scrolling in their line.
IN_SIGHT = """(all) => all.map((one) => {
    const [box, line] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
    return box.left >= line.left - 1 && box.right <= line.right + 1;
})"""


@pytest.mark.parametrize("players", [3, 4])
def test_a_long_question_leaves_room_to_write(open_page: Open, server: Serving, players: int) -> None:
    anna = open_page("fr")
    address = set_up(server, GAME, {0: anna}, free=range(1, players))
    live_at(server, address).seats[0].preferences = {"stops": "everything"}
    lay(server, address, anna, with_a_long_question(players))
    assert len(anna.locator(".headline-text").inner_text()) > 160
    for width in (1280, DESKTOP["width"]):
        resize(anna, {"width": width, "height": DESKTOP["height"]})
        assert anna.locator(".stands").evaluate_all(IN_SIGHT)[0], "an ability is offered beside the question"
    expect(anna.locator(".notice")).to_be_visible()  # which takes two lines more
    anna.locator(".log .scroll").focus()  # of four, only who is at log and chat has these all the time
    look_at(anna, "fr", f"long-question-{players}")
    talk, field = anna.locator("#panel-talk").bounding_box(), anna.locator("#chat-text").bounding_box()
    assert talk
    assert field
    assert field["y"] + field["height"] <= talk["y"] + talk["height"] <= DESKTOP["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_what_the_pope_wants_can_be_read(open_page: Open, server: Serving, language: str) -> None:
    """Whoever is Pope, and also while something goes on above the map."""
    anna = open_page(language, PHONE)
    address = set_up(server, GAME, {0: anna})
    live = live_at(server, address)
    popes: set[int] = set()
    for seed in range(1, 40):
        table = Table(GAME, 2, seed=seed)
        pope = cast(PontifexView, table.view(None)).pope
        if pope in popes:
            continue
        popes.add(pope)

        async def update(table: Table = table) -> None:
            live.journal.table = table
            live.version += 1
            live.changed()

        server.do(update())
        expect(anna.locator(f".his-holiness img[src$='#pope-{pope}']")).to_be_visible()
        assert anna.evaluate(WANTED), pope
    assert len(popes) > 3
    picture(anna, f"pontifex-pope-{language}")


def test_a_card_leads_to_what_is_real_behind_its_name(open_page: Open, server: Serving) -> None:
    page = open_page("fr")
    set_up(server, GAME, {0: page}, seed=9)
    page.locator("#place-ethiopia").click()
    link = page.locator("#zoom-words a")
    expect(link).to_have_text(text("pontifex.page.curiosity").say("fr"))
    page.goto(str(link.get_attribute("href")))
    expect(page.locator("h3:target")).to_have_text("Gardien de l’Arche d’alliance")
    assert violations(page) == []
    picture(page, "world-curiosities")


def test_a_game_begins_without_scripts(open_page: Open, server: Serving) -> None:
    anna = open_page(java_script_enabled=False)
    anna.goto(f"/new/{GAME}")
    anna.click("button.large[type=submit]")
    anna.wait_for_url(re.compile("/table/"))
    for _ in range(3):
        table_at(server, anna.url)  # the bot has decided
        anna.reload()
        before = number(anna)
        anna.locator("button[name=option]:visible").first.click()
        if anna.locator("#sure").is_visible():
            anna.locator("#sure button").click()
        assert number(anna) > before
    expect(anna.locator("#world")).to_be_visible()
    picture(anna, "world-without-scripts")
