"""A small game in a terminal: every zone is a line, every card its name with the number that chooses it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from camerlengo.core.texts import text
from camerlengo.games import terminal_table
from camerlengo.games.terminal_table import fitting
from camerlengo.kit.box import KitDeck, Words
from camerlengo.kit.declare import Pick
from camerlengo.kit.view import KitView, ZoneView

NAME = 18  # columns of a player's name
STYLES = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "gold": "yellow",
    "violet": "magenta",
    "teal": "cyan",
    "brown": "yellow",
    "grey": "",
}


class TerminalTable(terminal_table.TerminalTable[KitView, KitDeck, None]):
    narrowest = 40

    @property
    def words(self) -> Words:
        return self.deck.words

    @cached_property
    def picked(self) -> str | None:
        """The kind of thing that the question lets the reader pick."""
        questions = list(self.words.game.questions.values())
        asked = None if self.paper.question is None else questions[self.paper.question]
        return asked.kind if isinstance(asked, Pick) else None

    def parts(self) -> Iterable[RenderableType]:
        view, between = self.view, self.paper.between
        near = view.seat or 0
        order = [(near + step) % view.players for step in range(view.players)]
        parts: list[RenderableType] = []
        for seat in order[1:] if view.seat is not None else order:
            parts += [self.title(seat), self.zones(seat), *between]
        parts += [self.zones(None), *between]
        if view.seat is not None:
            parts += [self.title(near), self.zones(near)]
        return parts

    @classmethod
    def legend(
        cls, deck: KitDeck, language: str, drawn: bool = True, width: int = 0
    ) -> list[tuple[str, str]]:
        """What the cards do, where they say so."""
        cards = [card for cards in deck.words.game.cards.values() for card in cards if card.text]
        return [
            (deck.words.plain(card.name).say(language), deck.words.plain(card.text).say(language))
            for card in cards
        ]

    def title(self, seat: int) -> Line:
        return Line(fitting(self.names[seat], NAME, self.language), "bold")

    def zones(self, owner: int | None) -> Grid:
        """The zones of a seat, or of the whole table, with the public values before them."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for name, field in self.words.game.fields.items():
            if field.title and field.each == (owner is not None):
                value = self.view.fields[name]
                shown = value if owner is None else value[owner]
                grid.add_row(Line(f"  {self.own(field.title)}"), Line(str(shown)))
        for zone in self.view.zones:
            if zone.owner == owner:
                title = self.words.game.zone_kinds[zone.name].title
                grid.add_row(Line(f"  {self.own(title)}"), self._things(zone))
        return grid

    def _things(self, zone: ZoneView) -> Line:
        if zone.things is None:
            return Line(text("kit.count", n=zone.count).say(self.language), "dim")
        if not zone.things:
            return Line("–", "dim")
        return Line(", ").join(self._thing(zone, number) for number in zone.things)

    def _thing(self, zone: ZoneView, number: int) -> Line:
        card = self.words.game.cards[zone.kind][number]
        said = Line(self.own(card.name), STYLES.get(card.colour, ""))
        if zone.kind == self.picked and zone.owner in (None, self.view.seat) and number in self.paper.numbers:
            # the same card may lie there twice: the options are written out as well
            return Line(f"{self.paper.numbers[number]}:", "bold").append_text(said)
        return said

    def own(self, own: str) -> str:
        return self.said(self.words.plain(own))
