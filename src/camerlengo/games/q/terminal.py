"""How a Q table looks in a terminal: the score, the ship, every seat, and the own role and hand.

Everything secret is on the last lines, so that a hand can cover it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from rich.console import RenderableType
from rich.style import Style
from rich.text import Text as Line

from camerlengo.core.texts import Listed, text
from camerlengo.games import terminal_table
from camerlengo.games.q import terms
from camerlengo.games.q.deck import QDeck
from camerlengo.games.q.view import QView, SeatView
from camerlengo.games.q.wording import role, score_text, side
from camerlengo.games.terminal_table import indented

SCALE = 20  # points on each side of the scale
SIDE_COLOURS = {1: "#2456a6", -1: "#b3202c"}
CHOOSES_CARDS = (terms.LOAD, terms.GIVE, terms.DISCARD, terms.KEEP, terms.THROW)


class Glyphs(msgspec.Struct, frozen=True):
    turn: str
    first: str
    loader: str
    spent: str
    event: str
    intrigue: str
    ruined: str
    line: str
    mark: str


DRAWN = Glyphs("▶", "①", "⚓", "⟂", "✠", "✉", "†", "─", "●")
TYPED = Glyphs(">", "1", "L", "x", "!", "?", "*", "-", "o")


class TerminalTable(terminal_table.TerminalTable[QView, QDeck, Glyphs]):
    book = "q"
    narrowest = 80
    signs = (DRAWN, TYPED)

    def parts(self) -> Iterable[RenderableType]:
        between = self.paper.between
        parts = [*self.head(), *between]
        for seat in range(self.view.players):
            parts.append(self.seat(seat))
        for seat, of in enumerate(self.view.seats):
            if of.role is not None or of.hand is not None:
                parts += [*between, *self.secrets(seat, of)]
        return parts

    @classmethod
    def on_the_table(cls, question: int, option: int) -> bool:
        return question in CHOOSES_CARDS and option != terms.THROW_NOTHING

    @classmethod
    def legend(cls, deck: QDeck, language: str, drawn: bool = True, width: int = 0) -> list[tuple[str, str]]:
        glyphs = DRAWN if drawn else TYPED
        signs = (
            (glyphs.turn, "turn"),
            (glyphs.first, "first"),
            (glyphs.loader, "loader"),
            (glyphs.spent, "spent"),
            ("S", "spirituali"),
            ("Z", "zelanti"),
            (glyphs.event, "event"),
            (glyphs.intrigue, "intrigue"),
            (glyphs.ruined, "ruined"),
        )
        return [(sign, text(f"q.sign.{key}").say(language)) for sign, key in signs]

    # --- the table ---

    def head(self) -> list[RenderableType]:
        view = self.view
        stage = "over" if view.over else "set_up" if view.phase == terms.SET_UP else "round"
        line = Line(self.say(f"term.{stage}", round=view.round, lap=view.lap), "bold")
        line.append(f", {self.say('term.paolo_dead' if view.paolo_dead else 'term.paolo_lives')}; ")
        line.append(self.say("term.piles", deck=view.deck, pile=view.pile), "dim")
        lines: list[RenderableType] = [line, self.scale(), self.ship()]
        if view.turned:
            turned = Listed(tuple(role(number) for number in view.turned))
            lines.append(Line(self.say("term.turned_roles", roles=turned)))
        return lines

    def scale(self) -> Line:
        """The running score as a mark between the factions."""
        score = max(-SCALE, min(SCALE, self.view.score))
        line = Line("Z ", Style(color=SIDE_COLOURS[-1], bold=True))
        line.append(self.glyphs.line * (SCALE + score), SIDE_COLOURS[-1])
        line.append(self.glyphs.mark, "bold")
        line.append(self.glyphs.line * (SCALE - score), SIDE_COLOURS[1])
        line.append(" S  ", Style(color=SIDE_COLOURS[1], bold=True))
        line.append(self.say("term.score", score=score_text(self.view.score)))
        return line

    def ship(self) -> Line:
        view = self.view
        line = Line(self.say("term.hold", n=sum(seat.loads for seat in view.seats)))
        if view.seizer is not None:
            line.append(f", {self.say('term.seized_by', who=self.names[view.seizer])}", "bold")
        return line

    # --- a seat ---

    def seat(self, seat: int) -> Line:
        view, of, glyphs = self.view, self.view.seats[seat], self.glyphs
        line = self.name(seat, seat == view.to_move, glyphs.turn)
        signs = [
            sign
            for sign, shown in (
                (glyphs.first, view.first == seat),
                (glyphs.loader, view.loader == seat),
                (glyphs.spent, of.spent),
            )
            if shown
        ]
        if signs:
            line.append(f" {' '.join(signs)}", "bold")
        facts = [self.say("term.cards", n=of.cards)]
        if of.loads:
            facts.append(self.say("term.loads", n=of.loads))
        if of.turned:
            facts.append(self.say("term.turned"))
        line.append(": " + ", ".join(facts), "dim")
        return line

    # --- what is secret ---

    def secrets(self, seat: int, of: SeatView) -> list[RenderableType]:
        lines: list[RenderableType] = []
        head = Line()
        if self.view.seat is None:
            head.append(f"{self.names[seat]}: ", "bold")
        if of.role is not None and of.side is not None:
            said = self.say("term.role", role=role(of.role), side=side(of.side))
            head.append(said, Style(color=SIDE_COLOURS[of.side], bold=True))
        lines.append(head)
        own = self.view.seat == seat
        choosing = self.paper.question if own else None
        if of.hand:
            lines.append(self.cards("hand", of.hand, choosing in (terms.LOAD, terms.GIVE, terms.DISCARD)))
        if of.loaded:
            lines.append(self.cards("loaded", of.loaded, False))
        shown_to = self.view.to_move if self.view.seat is None else self.view.seat
        if self.view.drawn and seat == shown_to:
            lines.append(self.cards("drawn", self.view.drawn, choosing == terms.KEEP))
        if self.view.aside and own:
            lines.append(self.cards("aside", self.view.aside, False))
        if self.view.hold and seat == shown_to:
            lines.append(self.cards("you_see", self.view.hold, choosing == terms.THROW))
        return lines

    def cards(self, key: str, cards: Sequence[int], numbered: bool) -> RenderableType:
        before, _, after = self.say(f"term.{key}", cards="\0").partition("\0")
        line = Line(before, "dim")
        for place, card in enumerate(cards):
            if place:
                line.append("  ")
            if numbered and place in self.numbers:
                line.append(f"{self.numbers[place]} ", "bold underline")
            line.append(self.deck.kinds[card].name[self.language])
            line.append(f" {self.shows(card)}", self.colour(card))
        line.append(after)
        return indented(line)

    def shows(self, card: int) -> str:
        """A value in few letters, or what sort of card it is."""
        kind = self.deck.kinds[card]
        if kind.type in (terms.EVENT, terms.INTRIGUE):
            return self.glyphs.event if kind.type == terms.EVENT else self.glyphs.intrigue
        letter = "S" if kind.value > 0 else "Z"
        return f"{letter}+{abs(kind.value)}{self.glyphs.ruined if kind.seized == 0 else ''}"

    def colour(self, card: int) -> str:
        value = self.deck.kinds[card].value
        return SIDE_COLOURS[terms.SPIRITUALI if value > 0 else -terms.SPIRITUALI] if value else "dim"
