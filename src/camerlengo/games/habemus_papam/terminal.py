"""How a Habemus Papam table looks in a terminal: the offer, then every seat with its display and screen.

Factions are letters, gems and symbols signs of their own; colour only helps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

import msgspec
from rich.console import RenderableType
from rich.style import Style
from rich.text import Text as Line

from camerlengo.core.texts import text
from camerlengo.games import terminal_table
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.bids import GEMS_OF
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.view import HabemusPapamView, OrderView, SeatView
from camerlengo.games.habemus_papam.wording import Wording, action, gems_text
from camerlengo.games.terminal_table import INDENT, fit, indented

CELL = 19  # columns of a card on offer, without its gap

FACTION_LETTERS = "FSIU"
FACTION_COLOURS = ("#2456a6", "#b3202c", "#23753f", "#9a6b12")
LATE_COLOUR = "#6b6b6b"
CHOOSES_PEOPLE = (terms.BRIBE_WHOM, terms.SWAP_WHOM, terms.SWAP_FOR, terms.EXCLUDE, terms.DIES)


class Glyphs(msgspec.Struct, frozen=True):
    gems: tuple[str, ...]  # ambers to diamonds
    symbols: tuple[str, ...]  # in the order of the symbol codes
    own_symbols: tuple[str, ...]  # of a deck of one's own, which has at most nine
    camerlengo: str
    leader: str
    bag: str
    late: str
    fulfilled: str
    turn: str
    between: str


DRAWN = Glyphs(
    ("▼", "■", "●", "◆"),
    ("☙", "LL", "MM", "♆", "⚓", "✉", "✠", "❀", "⚑"),
    tuple("①②③④⑤⑥⑦⑧⑨"),
    "♗",
    "♛",
    "¤",
    "~",
    "✓",
    "▶",
    "·",
)
TYPED = Glyphs(
    ("am", "sa", "ru", "di"),
    ("d", "LL", "MM", "e", "g", "n", "h", "b", "q"),
    tuple(f"#{number}" for number in range(1, 10)),
    "C",
    "!",
    "$",
    "~",
    "+",
    ">",
    "|",
)


def symbol_sign(glyphs: Glyphs, symbol: int) -> str:
    return glyphs.symbols[symbol] if symbol < terms.SYMBOLS else glyphs.own_symbols[symbol - terms.SYMBOLS]


class TerminalTable(terminal_table.TerminalTable[HabemusPapamView, HabemusPapamDeck, Glyphs]):
    book = "habemus_papam"
    narrowest = 80  # four cards of the offer side by side
    signs = (DRAWN, TYPED)

    @cached_property
    def wording(self) -> Wording:
        return Wording(self.deck)

    @property
    def taking(self) -> bool:
        return self.paper.question == terms.TAKE

    def parts(self) -> Iterable[RenderableType]:
        between = self.paper.between
        parts: list[RenderableType] = [*self.head(), *between, *self.offer()]
        for seat in range(self.view.players):
            parts += [*between, *self.seat(seat)]
        return parts

    @classmethod
    def on_the_table(cls, question: int, option: int) -> bool:
        return question == terms.TAKE or (question in CHOOSES_PEOPLE and option < terms.PEOPLE)

    @classmethod
    def legend(
        cls, deck: HabemusPapamDeck, language: str, drawn: bool = True, width: int = 0
    ) -> list[tuple[str, str]]:
        glyphs = DRAWN if drawn else TYPED
        signs = [
            (FACTION_LETTERS[faction], text(f"habemus_papam.faction.{faction}").say(language))
            for faction in range(terms.FACTIONS)
        ]
        signs += [
            (glyphs.gems[gem], text(f"habemus_papam.gem.{gem}", n=1).say(language))
            for gem in reversed(range(terms.GEMS))
        ]
        signs += [
            (
                symbol_sign(glyphs, symbol),
                text("habemus_papam.page.plain", what=deck.symbol_name(symbol)).say(language),
            )
            for symbol in range(terms.SYMBOLS + len(deck.symbols))
        ]
        for sign, key in (
            (glyphs.camerlengo, "camerlengo"),
            (glyphs.leader, "leader"),
            (glyphs.bag, "bag"),
            (glyphs.late, "late"),
            (glyphs.fulfilled, "order"),
            (glyphs.turn, "turn"),
        ):
            signs.append((sign, text(f"habemus_papam.sign.{key}").say(language)))
        return signs

    def label(self, card: int) -> str:
        """A card in few letters."""
        if card < terms.PEOPLE:
            return self.deck.people[card].short
        if terms.FIRST_ACTION <= card < terms.CAMERLENGO:
            return action(card - terms.FIRST_ACTION).say(self.language)
        return self.say(f"label.{card}")

    # --- the table ---

    def head(self) -> list[RenderableType]:
        view = self.view
        smoke = "last_round" if view.white_smoke else "black" if view.black_smoke else "no_black"
        cardinals, politics, actions = view.piles
        line = Line(self.say("term.round", round=view.round), "bold")
        line.append(f", {self.say(f'term.{smoke}')}", "")
        piles = self.say("term.piles", cardinals=cardinals, politics=politics, actions=actions)
        bank = self.say("term.bank", gems=self.gems(view.bank))
        return [line, Line(f"{piles} {self.glyphs.between} {bank}", "dim")]

    def gems(self, counts: Sequence[int]) -> str:
        return " ".join(f"{self.glyphs.gems[gem]}{counts[gem]}" for gem in reversed(range(terms.GEMS)))

    def offer(self) -> list[RenderableType]:
        per_line = max(1, self.width // (CELL + 1))
        lines: list[RenderableType] = []
        cards = self.view.offer
        for first in range(0, len(cards), per_line):
            cells = [self.cell(card) for card in cards[first : first + per_line]]
            for row in zip(*cells, strict=True):
                line = Line()
                for part in row:
                    line.append_text(part)
                    line.append(" ")
                lines.append(line)
        return lines

    def cell(self, card: int) -> tuple[Line, Line]:
        """A card on offer: its number and name, and what it shows."""
        number = f"{self.numbers[card]} " if self.taking and card in self.numbers else ""
        style, below = Style(bold=True), ""
        if card < terms.PEOPLE:
            style, below = self.colour(card), self.shows(card)
        elif terms.FIRST_ACTION <= card < terms.CAMERLENGO:
            below = self.say("term.action_card")
        head = Line(number, "bold underline")
        head.append(fit(self.label(card), CELL - len(number)), style)
        return head, Line(fit(below, CELL), "dim")

    def shows(self, person: int) -> str:
        """Crest, age, symbol and bag of a card."""
        of = self.deck.people[person]
        parts = [self.crest(person), str(of.age)]
        if of.symbol != terms.NO_SYMBOL:
            parts.append(symbol_sign(self.glyphs, of.symbol))
        if person < terms.CARDINALS:
            parts.append(self.glyphs.bag)
        return " ".join(parts)

    def crest(self, person: int) -> str:
        faction = self.deck.people[person].faction
        letter = self.glyphs.late if faction == terms.NO_FACTION else FACTION_LETTERS[faction]
        return letter + (self.glyphs.leader if person >= terms.FIRST_LEADER else "")

    def colour(self, person: int) -> Style:
        faction = self.deck.people[person].faction
        colour = LATE_COLOUR if faction == terms.NO_FACTION else FACTION_COLOURS[faction]
        return Style(color="#ffffff", bgcolor=colour)

    # --- a seat ---

    def seat(self, seat: int) -> list[RenderableType]:
        of = self.view.seats[seat]
        return [self.name_line(seat, of), *self.display(of), *self.screen(of)]

    def name_line(self, seat: int, of: SeatView) -> Line:
        view = self.view
        next_to_take = view.takers[view.taken] if view.taken < len(view.takers) else None
        moves = seat in (view.to_move, next_to_take)
        line = self.name(seat, moves, self.glyphs.turn)
        if view.camerlengo == seat:
            line.append(f" {self.glyphs.camerlengo}", "bold")
        facts = []
        if of.played is not None:
            facts.append(self.say("term.played", action=action(of.played)))
        if of.bid is not None:
            gems = of.bid.gems
            facts.append(self.say("term.bid", gems=gems_text(gems)) if gems else self.say("term.bid_none"))
            worth = GEMS_OF[of.bid.counts_as]
            if worth != list(gems):
                facts.append(self.say("term.counts_as", gems=gems_text(worth)))
        line.append("".join(f", {fact}" for fact in facts))
        return line

    def display(self, of: SeatView) -> list[RenderableType]:
        """People by faction, then kings."""
        order = sorted(
            of.people, key=lambda person: (self.deck.people[person].faction % terms.PEOPLE, person)
        )
        lines = side_by_side([self.person(person) for person in order], self.width - INDENT)
        if not order:
            lines = [Line(self.say("term.nobody"), "dim")]
        kings = [
            f"{count} {self.label(card)}"
            for card, count in (
                (terms.LOUIS, of.louis),
                (terms.MAZARIN, of.mazarin),
                (terms.FELIPE, of.felipe),
            )
            if count
        ]
        if of.squadrone:
            kings.append(self.label(terms.SQUADRONE))
        if kings:
            lines.append(Line(", ".join(kings)))
        return [indented(line) for line in lines]

    def person(self, person: int) -> Line:
        line = Line()
        if not self.taking and person in self.numbers:
            line.append(f"{self.numbers[person]} ", "bold underline")
        line.append(self.deck.people[person].short, self.colour(person))
        line.append(f" {self.shows(person)}", "dim")
        return line

    def screen(self, of: SeatView) -> list[RenderableType]:
        """Everything behind the screen, as far as the viewer may know."""
        facts = []
        if of.gold is not None:
            facts.append(self.say("term.gold", n=of.gold))
        if of.gems is not None:
            facts.append(self.gems(of.gems))
        if of.actions:
            held = ", ".join(action(number).say(self.language) for number in of.actions)
            facts.append(self.say("term.holds_actions", list=held))
        orders = [self.order(order) for order in of.orders if order is not None]
        if orders:
            facts.append(self.say("term.holds_orders", list=" / ".join(orders)))
        if not facts:
            return []
        return [indented(Line(f" {self.glyphs.between} ".join(facts), "italic"))]

    def order(self, order: OrderView) -> str:
        done = f" {self.glyphs.fulfilled}" if order.fulfilled else ""
        return self.say("term.order", order=self.wording.order(order.order), n=order.votes) + done


def side_by_side(pieces: Sequence[Line], columns: int) -> list[Line]:
    """As many pieces on a line as fit; none is broken."""
    lines: list[Line] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + 2 + piece.cell_len <= columns:
            lines[-1].append("  ").append_text(piece)
        else:
            lines.append(piece)
    return lines
