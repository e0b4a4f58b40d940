"""How a Pontifex table looks in a terminal: the map by continents, what is going on, then every seat.

Politics, airports and pawns are signs of their own; colour only helps.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec
from rich.console import RenderableType
from rich.style import Style
from rich.text import Text as Line

from camerlengo.core.texts import text
from camerlengo.games import terminal_table
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.standing import GOALS
from camerlengo.games.pontifex.things import signed
from camerlengo.games.pontifex.view import PontifexView, SeatView
from camerlengo.games.pontifex.wording import Wording
from camerlengo.games.terminal_table import INDENT, fit, indented

CELL = 37  # columns of a diocese at least, without its gap

CONTINENT_COLOURS = ("#2456a6", "#9a6b12", "#b3202c", "#23753f", "#7a3f8f", "#1f7f86")


class Glyphs(msgspec.Struct, frozen=True):
    liberal: str
    conservative: str
    airport: str
    turned: str
    turn: str


DRAWN = Glyphs("○", "●", "✈", "↷", "▶")
TYPED = Glyphs("o", "*", "^", "~", ">")


class TerminalTable(terminal_table.TerminalTable[PontifexView, PontifexDeck, Glyphs]):
    book = "pontifex"
    narrowest = 80  # two dioceses side by side
    signs = (DRAWN, TYPED)

    @cached_property
    def wording(self) -> Wording:
        return Wording(self.deck)

    @cached_property
    def pawns(self) -> dict[int, int]:
        """By place: the seat whose pawn is there."""
        return {of.place: seat for seat, of in enumerate(self.view.seats)}

    def parts(self) -> Iterable[RenderableType]:
        between = self.paper.between
        parts: list[RenderableType] = [*self.head(), *between]
        if self.paper.question != terms.USE:  # many a time one only passes, and the map is as it was
            parts += [*self.map(), *between]
        parts += self.going_on()
        for seat in range(self.view.players):
            parts += [*between, *self.seat(seat)]
        return parts

    @classmethod
    def on_the_table(cls, question: int, option: int) -> bool:
        """Whether this option is a diocese of the map."""
        return question == terms.WHERE or (question == terms.GO and option < terms.FLY)

    @classmethod
    def legend(
        cls, deck: PontifexDeck, language: str, drawn: bool = True, width: int = 0
    ) -> list[tuple[str, str]]:
        glyphs = DRAWN if drawn else TYPED
        signs = (
            (glyphs.liberal, "liberal"),
            (glyphs.conservative, "conservative"),
            (glyphs.airport, "airport"),
            (glyphs.turned, "turned"),
            (glyphs.turn, "turn"),
            ("14", "value"),
            ("500$", "yield"),
            ("[1]", "pawn"),
        )
        return [(sign, text(f"pontifex.sign.{key}").say(language)) for sign, key in signs]

    # --- the table ---

    def head(self) -> list[RenderableType]:
        view = self.view
        line = Line(self.say("term.round", round=view.round), "bold")
        line.append("; " + self.said(self.wording.pope_says(view.pope)), "dim")
        decks = ", ".join(
            f"{self.said(self.wording.continent(continent))} {view.decks[continent]}"
            for continent in range(terms.CONTINENTS)
        )
        return [line, Line(f"{self.say('term.decks')}: {decks}", "dim")]

    def map(self) -> list[RenderableType]:
        lines: list[RenderableType] = []
        per_line = max(1, (self.width - INDENT) // (CELL + 1))
        room = (self.width - INDENT) // per_line - 1
        for continent in range(terms.CONTINENTS):
            themes = ", ".join(self.say(f"theme.{theme}") for theme in self.deck.themes(continent))
            title = Line(f" {self.said(self.wording.continent(continent))} ", colour(continent))
            title.append(f" {themes}", "dim")
            lines.append(title)
            places = [number for number, one in enumerate(self.deck.dioceses) if one.continent == continent]
            for first in range(0, len(places), per_line):
                line = Line()
                for place in places[first : first + per_line]:
                    line.append_text(self.cell(place, room))
                    line.append(" ")
                lines.append(indented(line))
        return lines

    def cell(self, place: int, columns: int) -> Line:
        """A diocese: its number as an option, its name, its pawn or its free cardinal."""
        diocese = self.deck.dioceses[place]
        number = f"{self.numbers[place]} " if place in self.numbers else ""
        pawn = f"[{self.pawns[place] + 1}]" if place in self.pawns else ""
        facts = [pawn] if pawn else []
        person = self.deck.cards.here[place]
        if person != terms.NOBODY and person in self.view.free and person < terms.FIRST_CHARACTER:
            facts.append(self.politics(person) + str(self.deck.cardinals[person].value))
        if diocese.special == terms.ORDINARY:
            facts.append(f"{diocese.yields}$")
        if diocese.airport:
            facts.append(self.glyphs.airport)
        after = " ".join(facts)
        line = Line(number, "bold underline")
        room = columns - len(number) - len(after) - 1
        line.append(fit(diocese.name[self.language], room), "bold" if pawn else "")
        line.append(" " + after, "dim")
        return line

    def politics(self, person: int) -> str:
        liberal = self.deck.cardinals[person].politics == terms.LIBERAL
        return self.glyphs.liberal if liberal else self.glyphs.conservative

    def going_on(self) -> list[RenderableType]:
        """The action, the die, and what is announced."""
        view = self.view
        lines: list[RenderableType] = []
        if view.action is not None and view.to_move is not None:
            doing = self.wording.doing(view)
            line = Line(f"{self.names[view.to_move]} {self.said(doing)}")
            if view.action.die is not None:
                line.append(f", {self.say('term.die', die=view.action.die)}", "bold")
            if view.action.bonus:
                line.append(f", {self.say('term.bonus', n=signed(view.action.bonus))}")
            if view.action.cancelled:
                line.append(f" ({self.say('term.cancelled')})")
            lines.append(line)
        for one in reversed(view.stack):
            said = self.said(self.wording.announced(one))
            if one.cancelled:
                said += f" ({self.say('term.cancelled')})"
            lines.append(indented(Line(f"{self.say('term.stack')}: {said}")))
        if view.window != terms.NO_WINDOW:
            lines.append(Line(self.say("term.waiting"), "dim"))
        return lines

    # --- a seat ---

    def seat(self, seat: int) -> list[RenderableType]:
        of = self.view.seats[seat]
        return [self.name_line(seat, of), self.score_line(of), self.retinue(of), *self.hand(of)]

    def name_line(self, seat: int, of: SeatView) -> Line:
        line = self.name(seat, seat == self.view.to_move, self.glyphs.turn)
        person = self.wording.person(of.pawn)
        pawn = self.say("term.pawn", person=person, place=self.wording.diocese(of.place))
        turned = f" {self.glyphs.turned}" if of.pawn in of.turned else ""
        line.append(f": {self.politics(of.pawn)} {pawn}{turned}")
        return line

    def score_line(self, of: SeatView) -> RenderableType:
        holiness, movement, sins = of.scores
        facts = [self.say("term.money", n=of.money)]
        facts.append(self.say("term.scores", holiness=holiness, movement=movement, sins=sins))
        if of.sheltered:
            facts.append(self.say("term.sheltered"))
        return indented(Line("; ".join(facts)))

    def retinue(self, of: SeatView) -> RenderableType:
        goal = GOALS[self.view.players]
        line = Line(self.say("term.retinue", n=len(of.retinue), goal=goal) + ": ")
        if not of.retinue:
            line.append(self.say("term.nobody"), "dim")
        for at, person in enumerate(of.retinue):
            if at:
                line.append(", ")
            line.append(self.said(self.wording.person(person)))
            if person in of.turned:
                line.append(f" {self.glyphs.turned}", "dim")
        return indented(line)

    def hand(self, of: SeatView) -> list[RenderableType]:
        """The cards for who may see them, the backs for the others."""
        if not of.backs:
            return []
        if of.hand is None:
            backs = ", ".join(self.said(self.wording.continent(back)) for back in of.backs)
            return [indented(Line(f"{self.say('term.cards', n=len(of.backs))}: {backs}", "dim"))]
        lines: list[RenderableType] = []
        for design in of.hand:
            card = self.deck.action_cards[design]
            said = f"{card.name[self.language]} ({card.price} $): {self.said(self.wording.effect(design))}"
            lines.append(indented(Line(said, "italic")))
        return lines


def colour(continent: int) -> Style:
    return Style(color="#ffffff", bgcolor=CONTINENT_COLOURS[continent], bold=True)
