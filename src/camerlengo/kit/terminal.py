"""A small game in a terminal: every zone is a line, every card its name with the number that chooses it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from camerlengo.core.texts import text
from camerlengo.games.paper import Paper, fitting
from camerlengo.kit.box import KitDeck
from camerlengo.kit.declare import Pick
from camerlengo.kit.view import KitView, ZoneView

NARROWEST = 40
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


def paint(view: KitView, deck: KitDeck, names: Sequence[str], language: str, paper: Paper) -> RenderableType:
    painter = _Painter(view, deck, language, paper)
    near = view.seat or 0
    order = [(near + step) % view.players for step in range(view.players)]
    parts: list[RenderableType] = []
    for seat in order[1:] if view.seat is not None else order:
        parts += [Line(fitting(names[seat], NAME, language), "bold"), painter.zones(seat), *paper.between]
    parts += [painter.zones(None), *paper.between]
    if view.seat is not None:
        parts += [Line(fitting(names[near], NAME, language), "bold"), painter.zones(near)]
    return Group(*parts)


def on_the_table(question: int, option: int) -> bool:
    return False  # the same card may lie there twice: options are always written out


def legend(deck: KitDeck, language: str, drawn: bool, width: int) -> list[tuple[str, str]]:
    """What the cards do, where they say so."""
    cards = [card for cards in deck.words.game.cards.values() for card in cards if card.text]
    return [
        (deck.words.plain(card.name).say(language), deck.words.plain(card.text).say(language))
        for card in cards
    ]


class _Painter:
    def __init__(self, view: KitView, deck: KitDeck, language: str, paper: Paper) -> None:
        self.view = view
        self.words = deck.words
        self.language = language
        self.numbers = dict(paper.numbers)
        questions = list(deck.words.game.questions.values())
        asked = None if paper.question is None else questions[paper.question]
        self.picked = asked.kind if isinstance(asked, Pick) else None

    def zones(self, owner: int | None) -> Grid:
        """The zones of a seat, or of the whole table, with the public values before them."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for name, field in self.words.game.fields.items():
            if field.title and field.each == (owner is not None):
                value = self.view.fields[name]
                shown = value if owner is None else value[owner]
                grid.add_row(Line(f"  {self._said(field.title)}"), Line(str(shown)))
        for zone in self.view.zones:
            if zone.owner == owner:
                title = self.words.game.zone_kinds[zone.name].title
                grid.add_row(Line(f"  {self._said(title)}"), self._things(zone))
        return grid

    def _things(self, zone: ZoneView) -> Line:
        if zone.things is None:
            return Line(text("kit.count", n=zone.count).say(self.language), "dim")
        if not zone.things:
            return Line("–", "dim")
        return Line(", ").join(self._thing(zone, number) for number in zone.things)

    def _thing(self, zone: ZoneView, number: int) -> Line:
        card = self.words.game.cards[zone.kind][number]
        said = Line(self._said(card.name), STYLES.get(card.colour, ""))
        if zone.kind == self.picked and zone.owner in (None, self.view.seat) and number in self.numbers:
            return Line(f"{self.numbers[number]}:", "bold").append_text(said)
        return said

    def _said(self, own: str) -> str:
        return self.words.plain(own).say(self.language)
