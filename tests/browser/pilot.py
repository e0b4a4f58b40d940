"""A pilot who plays whole games by clicking what is offered."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Collection, Iterable, Mapping

from playwright.sync_api import Page, expect

from camerlengo import Table
from camerlengo.core.settings import Value
from camerlengo.games import open_box
from camerlengo.server.ids import new_secret
from camerlengo.server.journal import JournalEntry
from camerlengo.server.live_table import LiveTable
from camerlengo.server.setup import NewSeat
from camerlengo.table import Question
from camerlengo.web.visitor import PERSON_COOKIE
from tests.server.helpers import settled
from tests.web.serving import Serving

OFFERED = "#main button[name=option]:visible"
MANY = 600  # clicks; no game of ours takes more
PEOPLE = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Furio")
PATIENCE = 4500  # looks, 20 ms apart: as long as pages are waited for


Choose = Callable[[Question], int | None]


def new_table(page: Page, game: str = "richelieu", **fields: str) -> str:
    """Sets a table up through the form and returns its path."""
    page.goto(f"/new/{game}")
    page.fill("#name", fields.pop("name", "Anna"))
    page.click("details.options summary")
    for name, value in {"seat__1": "open", **fields}.items():
        field = name.replace("__", "-")
        if value == "true":
            page.check(f"[name={field}]", force=True)
        elif field.startswith(("seat", "option")):
            choose(page, field, value)
        elif field == "visibility":
            page.check(f"[name=visibility][value={value}]", force=True)
        else:
            page.fill(f"[name={field}]", value)
    page.click("button.large[type=submit]")
    page.wait_for_url(re.compile("/table/"))
    return page.url


def set_up(
    server: Serving,
    game: str,
    pages: Mapping[int, Page],
    players: int | None = None,
    seed: int = 5,
    bots: Mapping[int, str] | None = None,
    hints: bool = False,
    free: Collection[int] = (),
    public: bool = False,
    practice: bool = False,
    **options: Value,
) -> str:
    """A table at which these pages sit, without the way through the forms; returns its address.

    `bots` are named by their seats, and nobody sits at `free` ones. At every other seat sits somebody
    without a browser.
    """
    assert server.house is not None
    house, bots = server.house, bots or {}
    secrets = {seat: new_secret() for seat in pages}
    seats = [
        NewSeat("bot", bot=bots[seat])
        if seat in bots
        else NewSeat("open")
        if seat in free
        else NewSeat("person", PEOPLE[seat], secret=secrets.get(seat) or new_secret())
        for seat in range(
            players or max(min(open_box(game).players), *(seat + 1 for seat in (*pages, *bots, *free)))
        )
    ]
    live = server.do(house.create(game, seats, None, options, seed, public, hints=hints, practice=practice))
    address = f"{server.address}/table/{live.id}"
    for seat, page in pages.items():
        page.context.add_cookies([{"name": PERSON_COOKIE, "value": secrets[seat], "url": server.address}])
        page.goto(address)
    return address


def answer_all(
    server: Serving, address: str, until: Callable[[Table], bool], choose: Choose | None = None
) -> None:
    """Answers for everybody until the table is so far, or the game is over; the pages get one update.

    `choose` names an option for a question; without it, or where it names none, the options take turns.
    """
    live = live_at(server, address)

    async def play() -> None:
        assert server.house is not None
        await stand_still(live)
        async with live.lock:
            table = live.table.copy()
            entries: list[JournalEntry] = []
            while not table.over and not until(table):
                question = next(one for one in table.questions if one.sealed is None)
                option = choose(question) if choose else None
                if option is None:
                    option = question.options[len(entries) * 7 % len(question.options)]
                table.answer(question.seat, option)
                entries.append(JournalEntry(question.seat, "answer", option))
            if entries:
                await server.house._write(live, entries)
        await stand_still(live)

    server.do(play())


def after(answers: int, seat: int | None = None) -> Callable[[Table], bool]:
    """For `answer_all`: so many answers later, or as soon after them as this seat is asked."""
    left = itertools.count(answers, -1)

    def so_far(table: Table) -> bool:
        return next(left) <= 0 and seat in (None, table.questions[0].seat)

    return so_far


def is_asked(seat: int) -> Callable[[Table], bool]:
    """For `answer_all`: until this seat is asked something."""
    return lambda table: any(question.seat == seat for question in table.questions)


def can_choose_for_good(seat: int) -> Callable[[Table], bool]:
    """For `answer_all`: until this seat has an option that it cannot take back."""

    def so_far(table: Table) -> bool:
        return any(
            one.seat == seat and one.is_final(option) for one in table.questions for option in one.options
        )

    return so_far


def play_out(server: Serving, address: str) -> None:
    """The game is over, without a click."""
    answer_all(server, address, lambda table: False)


async def stand_still(live: LiveTable) -> None:
    """Waits until the house has answered everything that needs nobody."""
    async with live.lock:
        pass
    await settled(live)


def choose(page: Page, field: str, value: str) -> None:
    """Also a bot that the form does not offer to people, such as the one that plays at random."""
    add = """(list, value) => {
        if (![...list.options].some((option) => option.value === value)) list.add(new Option(value, value));
    }"""
    page.locator(f"[name={field}]").evaluate(add, value)
    page.select_option(f"[name={field}]", value)


def invitation(page: Page) -> str:
    link = page.locator("#main input[value*='/join/']").first
    return str(link.get_attribute("value"))


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.fill("#name", name)
    page.click("#main button.primary[type=submit]")
    page.wait_for_url(re.compile("/table/"))


def live_at(server: Serving, address: str) -> LiveTable:
    assert server.house is not None
    return server.house._tables[address.partition("#")[0].rsplit("/", 1)[1]]


def table_at(server: Serving, address: str, *pages: Page) -> Table:
    """The table once the house has answered what needs nobody; the pages then show it as it stands."""
    live = live_at(server, address)

    server.do(stand_still(live))
    until_seen(pages, len(live.entries))
    return live.table


def lay(server: Serving, address: str, page: Page, table: Table) -> None:
    """Puts another game on a table; the page shows it."""
    live = live_at(server, address)
    live.journal.table = table
    live.name_seats()
    live.version += 1
    page.reload()


def until_seen(pages: Iterable[Page], newest: int) -> None:
    for page in pages:
        page.wait_for_function(
            "newest => Number(document.getElementById('main').dataset.number) >= newest", arg=newest
        )


def number(page: Page) -> int:
    return int(page.locator("#main").get_attribute("data-number") or "0")


def offered(page: Page) -> list[str]:
    """The options that can be clicked now."""
    values: list[str] = page.locator(OFFERED).evaluate_all("buttons => buttons.map(button => button.value)")
    return sorted(set(values), key=int)


def click_option(page: Page, option: str) -> None:
    """Clicks an option, and confirms it if the page asks."""
    before, tip = page.evaluate(LOOK)
    if tip:
        page.mouse.move(1, 1)  # one has read enough
        page.locator("#tip").wait_for(state="hidden")
    page.locator(f"{OFFERED}[value='{option}']").first.click()
    if page.locator("#confirm").is_visible():
        page.click("#confirm-yes")
    until_answered(page, before)


# How far the table is, which question is open, and whether a tip is there or may come.
LOOK = """() => {
    const { number, asked } = document.getElementById("main").dataset;
    const tip = document.getElementById("tip");
    const rests = document.querySelector(":is([data-zoom], [data-why]):hover");
    return [[Number(number), asked], Boolean(rests || (tip && !tip.hidden))];
}"""


def standing(page: Page) -> list[object]:
    """How far the table is, and which question is open."""
    found: list[object] = page.evaluate(
        "(({ number, asked }) => [Number(number), asked])(document.getElementById('main').dataset)"
    )
    return found


def until_answered(page: Page, before: list[object]) -> None:
    """Waits until the own answer is there; others may seal theirs at the same time."""
    page.wait_for_function(
        """([before, question]) => {
            const main = document.getElementById("main");
            const { number, asked } = main.dataset;
            return Number(number) > before && (asked !== question || !main.classList.contains("my-turn"));
        }""",
        arg=before,
    )


def asked(page: Page) -> bool:
    return page.locator("#main.my-turn").count() > 0


def over(page: Page) -> bool:
    return page.locator("#main.is-over").count() > 0


def click_one(page: Page, turn: int) -> None:
    """Clicks one of the options, if something is still asked."""
    options = offered(page)
    if not options and asked(page):
        page.locator(OFFERED).first.wait_for()  # a page that is just changing shows them in a moment
        options = offered(page)
    if options and asked(page):
        click_option(page, options[turn * 7 % len(options)])


Decide = Callable[[Page, int], None]


def play_on(pages: list[Page], turn: int, decide: Decide = click_one) -> bool:
    """Whoever is asked decides; False if the game is over. All people of the table must be among `pages`.

    It takes as many decisions on a slow machine as on a fast one, and leaves a table that stands still.
    """
    until_somebody_is_asked(pages)
    if over(pages[0]):
        return False
    decide(next(page for page in pages if asked(page)), turn)
    until_somebody_is_asked(pages)
    return True


def until_somebody_is_asked(pages: list[Page]) -> None:
    """Bots go first, and questions without a choice; then every page shows the same."""
    for _ in range(PATIENCE):
        seen = [page.evaluate(STANDS) for page in pages]
        if any(stands for stands, _ in seen):
            break
        pages[0].wait_for_timeout(20)
    else:
        raise AssertionError("nobody is asked, and the game is not over")
    newest = max(number for _, number in seen)
    until_seen((page for page, (_, number) in zip(pages, seen, strict=True) if number < newest), newest)


# Whether somebody is asked here or the game is over, and how far the table is.
STANDS = """() => {
    const { classList, dataset } = document.getElementById("main");
    return [classList.contains("my-turn") || classList.contains("is-over"), Number(dataset.number)];
}"""


def play_to_the_end(pages: list[Page], decide: Decide = click_one) -> None:
    for turn in range(MANY):
        if not play_on(pages, turn, decide):
            break
    for page in pages:
        expect(page.locator("#main")).to_have_class(re.compile("is-over"))
