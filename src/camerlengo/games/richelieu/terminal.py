"""How a Richelieu table looks in a terminal: cards, ledger, seats.

All three share twelve columns: a row has twelve places, and twelve things are scored. Every sign is a letter,
a figure or a mark of its own; colour only helps.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

import msgspec
from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Line

from camerlengo.core.texts import Text, text
from camerlengo.games import terminal_table
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.art import REGION_COLOURS, lettering_on
from camerlengo.games.richelieu.deck import RichelieuDeck
from camerlengo.games.richelieu.view import PlaceView, RichelieuView, SeatView
from camerlengo.games.richelieu.wording import Wording
from camerlengo.games.terminal_table import fit, fitting, seat_style

LABEL = 6  # columns before the first card


class Glyphs(msgspec.Struct, frozen=True):
    crest: str
    symbols: Mapping[int, str]
    disc: str
    marker: str
    empty: str
    left_end: str
    right_end: str
    leads: str
    turn: str


DRAWN = Glyphs("•", {terms.SWORD: "⚔", terms.CROSS: "✚", terms.TOWER: "♜"}, "◎", "▲", "·", "▸", "◂", "★", "▶")
TYPED = Glyphs("*", {terms.SWORD: "/", terms.CROSS: "+", terms.TOWER: "#"}, "o", "^", ".", ">", "<", "*", ">")


class TerminalTable(terminal_table.TerminalTable[RichelieuView, RichelieuDeck, Glyphs]):
    book = "richelieu"
    narrowest = 80  # less does not hold twelve cards that can be told apart
    signs = (DRAWN, TYPED)

    @cached_property
    def wording(self) -> Wording:
        return Wording(self.deck)

    @cached_property
    def inner(self) -> int:
        return columns_of_a_card(self.width)

    @cached_property
    def short(self) -> list[str]:
        return region_names(self.deck, self.inner)

    @property
    def takes(self) -> bool:
        return self.paper.question in (terms.TAKE, terms.TAKE_ANOTHER)

    @cached_property
    def choices(self) -> dict[int, int]:
        """By place: the number that chooses the card there."""
        if not self.takes:
            return self.numbers
        rows = self.view.rows
        return {rows[end >> 1][-1 if end & 1 else 0].place: number for end, number in self.numbers.items()}

    def parts(self) -> Iterable[RenderableType]:
        between = self.paper.between
        return [*self.rows(), *between, *self.ledger(), *between, *self.seats()]

    @classmethod
    def on_the_table(cls, question: int, option: int) -> bool:
        """Whether this option is a card of the table."""
        return option < (terms.ENDS if question in (terms.TAKE, terms.TAKE_ANOTHER) else terms.CARDS)

    @classmethod
    def legend(
        cls, deck: RichelieuDeck, language: str, drawn: bool = True, width: int = 0
    ) -> list[tuple[str, str]]:
        """Regions are cut as on a table of this width."""
        glyphs = DRAWN if drawn else TYPED
        short = region_names(deck, columns_of_a_card(max(width, cls.narrowest)))
        signs = [(name, region.name) for name, region in zip(short, deck.regions, strict=True)]
        signs += [
            (glyphs.symbols[symbol], text(f"richelieu.symbol.{name}").say(language))
            for symbol, name in ((terms.SWORD, "sword"), (terms.CROSS, "cross"), (terms.TOWER, "tower"))
        ]
        for sign, key in (
            (glyphs.crest, "crest"),
            (f"{glyphs.marker}1", "marker"),
            (glyphs.disc, "disc"),
            (f"{glyphs.left_end} {glyphs.right_end}", "end"),
            (glyphs.leads, "leads"),
            ("=", "tied"),
            ("!", "none"),
            ("+1", "known"),
        ):
            signs.append((sign, text(f"richelieu.sign.{key}").say(language)))
        return signs

    # --- cards ---

    def rows(self) -> list[RenderableType]:
        head = Line(" " * LABEL, style="dim")
        for column in range(terms.COLUMNS):
            head.append(f" {column + 1:<{self.inner}}")
        lines: list[RenderableType] = [head]
        for row in range(terms.ROWS):
            lines += self.row(row)
            if row < terms.ROWS - 1:
                lines += self.paper.between
        return lines

    def row(self, row: int) -> tuple[Line, Line]:
        faces = Line.assemble((fit(str(row + 1), LABEL), "dim"))
        marks = Line(" " * LABEL)
        here = {place.place % terms.COLUMNS: place for place in self.view.rows[row]}
        first, last = (min(here), max(here)) if here else (-1, -1)
        for column in range(terms.COLUMNS + 1):
            opens = column == first and self._can_be_taken(here[first])
            closes = column - 1 == last and last >= 0 and self._can_be_taken(here[last])
            faces.append(self.glyphs.left_end if opens else self.glyphs.right_end if closes else " ", "bold")
            marks.append(" ")
            if column == terms.COLUMNS:
                break
            if column in here:
                faces.append_text(self.face(here[column]))
                marks.append_text(self.marks(here[column]))
            else:
                faces.append(f"{self.glyphs.empty:^{self.inner}}", "dim")
                marks.append(" " * self.inner)
        return faces, marks

    def _can_be_taken(self, end: PlaceView) -> bool:
        """Of the viewer's own question the options are known; of the others' only what is an end."""
        if self.paper.question is None:
            return not self.view.over
        return self.takes and end.place in self.choices

    def face(self, here: PlaceView) -> Line:
        card = here.card
        second = self.glyphs.crest if card.crests == 2 else " "
        if card.symbol is not None:
            second = self.glyphs.symbols[card.symbol]
        name = fit(self.short[card.region], self.inner - 2)
        return Line(f"{name}{self.glyphs.crest}{second}", self.colour(card.region))

    def marks(self, here: PlaceView) -> Line:
        """Disc, marker, and the number to choose the card by."""
        line = Line.assemble((self.glyphs.disc if here.disc else " ", "bold"))
        if here.marker is None:
            line.append("  ")
        else:
            line.append(self.sign(here.marker), seat_style(here.marker))
        room = self.inner - 3
        if here.place in self.choices:
            number = str(self.choices[here.place])
            line.append(" " * (room - len(number)))
            line.append(number, "bold underline")
        else:
            line.append(
                f"{'?' if here.place in (self.view.wanted, self.view.moving) else '':>{room}}", "bold"
            )
        return line

    def colour(self, region: int) -> Style:
        colour = REGION_COLOURS[self.deck.regions[region].arms]
        return Style(color=lettering_on(colour), bgcolor=colour)

    def sign(self, seat: int) -> str:
        return f"{self.glyphs.marker}{seat + 1}"

    # --- ledger ---

    def ledger(self) -> list[RenderableType]:
        """The rest of each region and symbol, and each seat's share."""
        left = self._left()
        head = Line.assemble((fit(self.say("term.ledger"), LABEL), "dim"))
        for contest in range(terms.CONTESTS):
            head.append(" ")
            if contest < terms.REGIONS:
                name, style = self.short[contest], self.colour(contest)
            else:
                name, style = self.glyphs.symbols[contest], Style(bold=True)
            number = str(left[contest])
            head.append(fit(name, self.inner - len(number)) + number, style)
        counts = [self._counts(seat) for seat in self.view.seats]
        return [head, *(self._holdings(seat, counts, left) for seat in range(self.view.players))]

    def _left(self) -> list[int]:
        left = [0] * terms.CONTESTS
        for row in self.view.rows:
            for here in row:
                left[here.card.region] += here.card.crests
                if here.card.symbol is not None:
                    left[here.card.symbol] += 1
        return left

    def _counts(self, seat: SeatView) -> list[tuple[int, int]]:
        """By contest: on cards, and on the discs that the viewer knows."""
        on_cards = [0] * terms.CONTESTS
        for card in seat.cards:
            on_cards[card.region] += card.crests
            if card.symbol is not None:
                on_cards[card.symbol] += 1
        return [(count, seat.discs.count(contest)) for contest, count in enumerate(on_cards)]

    def _holdings(self, seat: int, counts: Sequence[Sequence[tuple[int, int]]], left: Sequence[int]) -> Line:
        line = Line()
        line.append(self.sign(seat), seat_style(seat))
        name = fitting(self.names[seat], LABEL - 3, self.language)
        line.append(f" {fit(name, LABEL - 3)}", "dim")
        for contest in range(terms.CONTESTS):
            on_cards, on_discs = counts[seat][contest]
            most = max(sum(count[contest]) for count in counts)
            holders = sum(sum(count[contest]) == most for count in counts)
            said = f"{on_cards}+{on_discs}" if on_discs else str(on_cards)
            style = ""
            if most and on_cards + on_discs == most:
                said += self.glyphs.leads if holders == 1 else "="
                style = "bold" if holders == 1 else ""
            if on_cards == 0:
                said += "!"
                style = style or ("bold red" if left[contest] == 0 else "dim")
            line.append(" ")
            line.append(fit(said, self.inner), style)
        return line

    # --- seats ---

    def seats(self) -> list[RenderableType]:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for seat, of in enumerate(self.view.seats):
            moves = self.view.to_move == seat
            turn = Line(self.glyphs.turn if moves else " ", "bold")
            grid.add_row(turn, Line(self.sign(seat), seat_style(seat)), self._seat(seat, of))
        return [grid]

    def _seat(self, seat: int, of: SeatView) -> Line:
        line = Line.assemble((self.names[seat], "bold" if self.view.to_move == seat else ""))
        if self.view.seat == seat:
            line.append(f" ({self.say('term.you')})")
        counts = {"supply": of.supply, "placed": terms.MARKERS - of.supply - of.lost, "lost": of.lost}
        facts = [self.say("term.marker_line", **counts), self.say("term.cards", n=len(of.cards))]
        if of.discs:
            facts.append(self._discs(of))
        line.append("".join(f" {self.glyphs.empty} {fact}" for fact in facts))
        return line

    def _discs(self, of: SeatView) -> str:
        known: list[Text] = [self.wording.disc(disc) for disc in of.discs if disc is not None]
        said = self.say("term.held", n=len(of.discs))
        if known:
            said += f" ({', '.join(disc.say(self.language) for disc in known)})"
        return said


def columns_of_a_card(width: int) -> int:
    """Without its gap."""
    return min(12, (width - LABEL - 1) // terms.COLUMNS - 1)


def region_names(deck: RichelieuDeck, inner: int) -> list[str]:
    """Their form on a card of so many columns."""
    return short_names([region.name for region in deck.regions], inner - 2)


def short_names(names: Sequence[str], length: int) -> list[str]:
    """The names cut to a length, each still its own: Bourgogne and Bourbon become Brg and Brb."""
    short = [name[:length] for name in names]
    for number, name in enumerate(names):
        rivals = [other for other in names if other != name and other[:length] == name[:length]]
        if rivals:
            same = max(_same_start(name, other) for other in rivals)
            short[number] = (name[0] + name[max(1, same + 2 - length) :])[:length]
    return [
        name if short.count(name) == 1 else f"{name[: length - 1]}{number + 1}"
        for number, name in enumerate(short)
    ]


def _same_start(one: str, other: str) -> int:
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
