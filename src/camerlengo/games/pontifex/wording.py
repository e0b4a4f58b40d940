"""Pontifex in words: questions and options from a seat's view, events (log.py), the result.

things.py has the names of people, places and cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.core.ask import Event
from camerlengo.core.result import Result, SheetLine
from camerlengo.core.texts import Text, Who, text
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.event_wording import event_text
from camerlengo.games.pontifex.rules import Pontifex
from camerlengo.games.pontifex.state import count
from camerlengo.games.pontifex.things import Things, cost_text, score_name, signed
from camerlengo.games.pontifex.view import Announced, PontifexView

ASKED = {
    terms.WHERE: "where",
    terms.GO: "go",
    terms.BRIBE: "bribe",
    terms.DISCARD: "discard",
    terms.TURN: "turn",
    terms.LEAVES: "leaves",
}


class Wording(Things):
    """The words for one deck, since a deck file may show other people and places."""

    # --- questions ---

    def question(self, view: PontifexView, question: int, options: Sequence[int]) -> Text:
        if question == terms.USE:
            return self._window(view, options)
        if question == terms.WHOM:
            return text("pontifex.ask.whom")
        if question == terms.WHICH_PERSON:
            return text("pontifex.ask.which_person")
        if question == terms.CHOOSE_ACTION:
            return text("pontifex.ask.action", place=self.diocese(self._place(view)), n=view.actions_left + 1)
        if question == terms.PILGRIM:
            pope = self.deck.popes[view.pope]
            changes = view.action.changes if view.action is not None else ()
            key = "pilgrim_more" if changes else "pilgrim"
            if options and options[0] >= terms.AMOUNTS:
                key = "pilgrim_amounts" if pope.points == 1 else "pilgrim_amounts_points"
            elif len(changes) % pope.points:
                key = "pilgrim_paid"
            elif pope.points > 1:
                key += "_points"
            cost = cost_text(pope.cost)
            return text(f"pontifex.ask.{key}", pope=self.pope(view.pope), cost=cost, n=pope.points)
        if question == terms.BRIBE and view.action is not None:
            gaps = {"total": view.action.total, "value": view.action.value}
            return text("pontifex.ask.bribe", person=self.person(view.action.goal), **gaps)
        return text(f"pontifex.ask.{ASKED[question]}")

    def _place(self, view: PontifexView) -> int:
        return view.seats[view.seat if view.seat is not None else 0].place

    def _window(self, view: PontifexView, options: Sequence[int]) -> Text:
        """What one could answer to; the same words whether one can or not."""
        if view.stack:
            what = text("pontifex.open.ability", what=self.announced(view.stack[-1], view.seat))
        elif view.seat is not None and view.seat == view.to_move:
            what = text(f"pontifex.open_own.{view.window}", action=self.doing(view, "doing_own"))
        else:
            what = text(f"pontifex.open.{view.window}", who=Who(view.to_move or 0), action=self.doing(view))
        return text("pontifex.ask.use" if len(options) > 1 else "pontifex.ask.use_none", what=what)

    def announced(self, one: Announced, reader: int | None = None) -> Text:
        """An ability on the stack; a reader who has announced it is called "you"."""
        own = reader is not None and one.seat == reader
        return self.used(one.seat, one.source, terms.NOTHING if one.target is None else one.target, own)

    def doing(self, view: PontifexView, key: str = "doing") -> Text | str:
        """What the active player is about, as words to follow a name, or "you" if it is `doing_own`."""
        if view.action is None:
            return ""
        action = view.action
        if action.kind in (terms.PERSUADE, terms.CONVERSION):
            return text(f"pontifex.{key}.{action.kind}", goal=self.person(action.goal), die=action.die)
        if action.kind == terms.DRAW_CARD:
            return text(f"pontifex.{key}.{action.kind}", goal=self.continent(action.goal))
        if action.goal == terms.NOBODY:
            return text(f"pontifex.{key}.{action.kind}")
        return text(f"pontifex.{key}.{action.kind}", goal=self.diocese(action.goal), die=action.die)

    # --- options ---

    def option(self, view: PontifexView, question: int, option: int) -> Text:
        if question == terms.USE:
            return self._use(option)
        if question == terms.WHOM:
            return text("pontifex.option.whom", who=Who(option))
        if question == terms.WHERE:
            return text("pontifex.option.walk", place=self.diocese(option))
        if question == terms.GO:
            if option >= terms.USE_FIRST:
                return self._use(1 + option - terms.USE_FIRST)
            if option == terms.STAY:
                return text("pontifex.option.stay")
            if option >= terms.FLY:
                return text("pontifex.option.fly", place=self.diocese(option - terms.FLY), money=terms.TICKET)
            return text("pontifex.option.walk", place=self.diocese(option))
        if question == terms.CHOOSE_ACTION:
            if option >= terms.USE_NOW:
                return self._use(1 + option - terms.USE_NOW)
            return self._action(view, option)
        if question == terms.BRIBE:
            key = "bribe" if option else "bribe_none"
            return text(f"pontifex.option.{key}", n=option, money=option * terms.BRIBE_PRICE)
        if question == terms.PILGRIM:
            if option == terms.DONE:
                return text("pontifex.option.done")
            if option >= terms.AMOUNTS:
                return self._amount(option)
            return self.change((option - 1) // 6, (option - 1) // 2 % 3, (option - 1) % 2)
        if question == terms.DISCARD:
            return text("pontifex.option.discard", card=self.source(option), effect=self.effect(option))
        return self._person(view, option)

    def _amount(self, option: int) -> Text:
        """So many points of a score, and whether others follow."""
        change, points, more = amount_of(option)
        gaps = {"who": Who(change // 6), "score": score_name(change // 2 % 3), "n": signed(points)}
        return text("pontifex.option.change_more" if more else "pontifex.option.change", **gaps)

    def _use(self, option: int) -> Text:
        if option == terms.PASS:
            return text("pontifex.option.pass")
        source = option - 1
        key = "use_card" if source < terms.FIRST_PERSON else "use_person"
        price = self.deck.cards.price[source]
        return text(
            f"pontifex.option.{key}", source=self.source(source), price=price, effect=self.effect(source)
        )

    def _person(self, view: PontifexView, person: int) -> Text:
        """Somebody with where he is at home, and whose he is."""
        gaps = {"person": self.person(person), "place": self.home(person)}
        owner = view.owner(person)
        if owner == terms.NOBODY:
            return text("pontifex.option.person", **gaps)
        return text("pontifex.option.person_of", owner=Who(owner), **gaps)

    def _action(self, view: PontifexView, option: int) -> Text:
        place = self._place(view)
        if option == terms.PERSUADE:
            person = self.deck.cards.here[place]
            chance = next((one for one in view.chances if one.person == person), None)
            needs = max(1, chance.needs) if chance else 0
            bribed = max(1, chance.needs_with_bribe) if chance else 0
            gaps = {"person": self.person(person), "needs": needs, "bribed": bribed}
            helps = bribed < min(needs, terms.DIE + 1)  # beyond the die a little less is as far out of reach
            if helps and needs > terms.DIE:
                return text("pontifex.option.persuade_bribed", **gaps)
            return text("pontifex.option.persuade" if helps else "pontifex.option.persuade_plain", **gaps)
        if option == terms.PENCE:
            return text("pontifex.option.pence", money=self.deck.dioceses[place].yields)
        if option == terms.DRAW_CARD:
            return text("pontifex.option.draw", continent=self.continent(self.deck.dioceses[place].continent))
        if option == terms.MAKE_PILGRIMAGE:
            return self.of_pope(view.pope, "pontifex.option.pilgrimage")
        if option == terms.CONVERT:
            person = self.deck.cards.here[place]
            cost = cost_text(self.deck.characters[person - terms.FIRST_CHARACTER].cost)
            return text("pontifex.option.convert", person=self.person(person), cost=cost)
        if option == terms.LET_IT_BE:
            return text("pontifex.option.give_up")
        return text("pontifex.option.fly", place=self.diocese(option - terms.FLY_TO), money=terms.TICKET)

    # --- what has happened ---

    def event(self, event: Event) -> Text:
        return event_text(self, event)


def amount_of(option: int) -> tuple[int, int, bool]:
    """An option of a pilgrimage: the change, by how many points, and whether others follow."""
    code = option - terms.AMOUNTS
    change, points = code // (2 * terms.MOST_POINTS), code // 2 % terms.MOST_POINTS + 1
    return change, -points if change % 2 else points, code % 2 == 1


def result_of(game: Pontifex, deck: PontifexDeck) -> Result:
    """PX-41, PX-42: retinues, then Sins and money where they are alike."""
    seats = range(game.players)
    nothing = (0,) * game.players
    cardinals = tuple(count(game.retinue[seat] & terms.ALL_CARDINALS) for seat in seats)
    characters = tuple(game.size[seat] - cardinals[seat] for seat in seats)
    lines = (
        SheetLine(text("pontifex.sheet.cardinals"), cardinals, cardinals),
        SheetLine(text("pontifex.sheet.characters"), characters, characters),
        SheetLine(
            text("pontifex.sheet.sins"),
            tuple(game.score[seat * terms.SCORES + terms.SINS] for seat in seats),
            nothing,
        ),
        SheetLine(text("pontifex.sheet.money"), tuple(game.money), nothing),
    )
    return Result(scores=tuple(game.scores()), places=tuple(game.places()), sheet=lines)
