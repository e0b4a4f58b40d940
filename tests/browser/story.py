"""A game that bots have played, told again at a table with people in browsers."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Page

from camerlengo import Table
from camerlengo.bots import BotAsk, make_bot
from camerlengo.core.record import Record
from camerlengo.core.settings import Value
from camerlengo.games import open_box
from camerlengo.server.ids import new_secret
from camerlengo.server.journal import JournalEntry
from camerlengo.table import Question
from tests.browser.pilot import click_option, live_at, stand_still, until_seen
from tests.web.serving import Serving

GOLDEN = Path(__file__).parents[1] / "golden"
NUMBER = "() => Number(document.getElementById('main').dataset.number)"
Naming = Callable[[Table, Question], str]


class Story:
    """The same game every time, because no bot sits at the table itself.

    The table can be taken on to any moment of it. Where it is told, people in browsers click what the bots
    have chosen, in the way that `click` says; the answers of everybody else are given in the house.
    """

    def __init__(
        self,
        server: Serving,
        address: str,
        pages: Mapping[int, Page],
        answers: Sequence[tuple[int, int]],
        click: Callable[[Page, str], None] = click_option,
    ) -> None:
        self.server = server
        self.address = address
        self.live = live_at(server, address)
        self.pages = pages
        self.watchers: list[Page] = []  # pages of people who look on
        self.answers = answers
        self.click = click

    @property
    def table(self) -> Table:
        return self.live.table

    def untold(self, moment: int | None = None) -> list[int]:
        """Which of the answers before a moment nobody has given yet.

        Every seat gives its answers in the order of the story. Where several seats are asked at the same
        time, the house may be quicker with an answer that leaves no choice.
        """
        told = Counter(entry.seat for entry in self.live.entries)
        missing: list[int] = []
        for number, (seat, _) in enumerate(self.answers[:moment]):
            if told[seat]:
                told[seat] -= 1
            else:
                missing.append(number)
        return missing

    def moments(self, name: Naming = lambda table, question: question.name) -> dict[tuple[str, int], int]:
        """Where each kind of question is first asked of a seat in a browser that has a choice."""
        table = Table.resume(self.table.record.upto(0))
        found: dict[tuple[str, int], int] = {}
        for moment, (seat, option) in enumerate(self.answers):
            question = asked_of(table, seat)
            if seat in self.pages and len(question.options) > 1:
                found.setdefault((name(table, question), seat), moment)
            table.answer(seat, option)
        return found

    def go_to(self, moment: int) -> None:
        """Everything before a moment is answered in the house; then every page shows the table."""

        async def catch_up() -> None:
            assert self.server.house is not None
            await stand_still(self.live)
            async with self.live.lock:
                answers = [self.answers[number] for number in self.untold(moment)]
                missing = [JournalEntry(seat, "answer", option) for seat, option in answers]
                if missing:
                    await self.server.house._write(self.live, missing)

        self.server.do(catch_up())
        self.stand_still()

    def stand_still(self) -> None:
        """The house has answered what needs nobody, and every page shows it."""
        self.server.do(stand_still(self.live))
        newest = len(self.live.entries)
        pages = (*self.pages.values(), *self.watchers)
        until_seen([page for page in pages if page.evaluate(NUMBER) < newest], newest)

    def answer(self, moment: int) -> None:
        """Somebody in a browser clicks what is told here."""
        seat, option = self.answers[moment]
        self.click(self.pages[seat], str(option))
        self.stand_still()

    def tell(self, wanted: Callable[[int], bool] = lambda moment: True) -> Iterator[int]:
        """Goes on to each `wanted` moment at which somebody in a browser has a choice; then they click."""
        while (moment := self.next_choice(wanted)) < len(self.answers):
            self.go_to(moment)
            yield moment
            seat, option = self.answers[moment]
            self.click(self.pages[seat], str(option))
        self.go_to(moment)

    def next_choice(self, wanted: Callable[[int], bool]) -> int:
        """The next `wanted` moment at which somebody in a browser has a choice; without one, the end."""
        self.server.do(stand_still(self.live))
        table = self.table.copy()
        for moment in self.untold():
            seat, option = self.answers[moment]
            if seat in self.pages and wanted(moment) and len(asked_of(table, seat).options) > 1:
                return moment
            table.answer(seat, option)
        return len(self.answers)


@functools.cache
def played_by(bot: str, game: str, players: int, seed: int, **options: Value) -> Sequence[tuple[int, int]]:
    """What these bots answer in a whole game, which is the same every time."""
    box = open_box(game)
    bots = BotAsk([make_bot(bot, box, seed + seat) for seat in range(players)])
    bots.play(box.new(players, seed, options))
    return bots.given


def golden(name: str) -> Record:
    """A game that is recorded in the repository."""
    return Record.load(GOLDEN / f"{name}.record")


def asked_of(table: Table, seat: int) -> Question:
    return next(question for question in table.questions if question.seat == seat)


def take_open_seats(server: Serving, address: str, *names: str) -> None:
    """People without a browser sit down where nobody sits yet."""
    live = live_at(server, address)

    async def sit_down() -> None:
        assert server.house is not None
        for seat, name in zip(list(live.free_seats()), names, strict=True):
            person = await server.house.welcome(new_secret(), name)
            await server.house.take_seat(live, seat, person, name)

    server.do(sit_down())
