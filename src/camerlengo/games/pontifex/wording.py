"""Pontifex in words.

What a card says is made from its effect, so that the two cannot differ. Questions, options and the log are
said from a seat's view or from an event that its audience may hear.
"""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.core.ask import Event
from camerlengo.core.result import Result, SheetLine
from camerlengo.core.texts import Listed, Quoted, Text, Who, text
from camerlengo.games.pontifex.deck import Effect, Names, PontifexDeck
from camerlengo.games.pontifex.rules import Pontifex
from camerlengo.games.pontifex.state import count
from camerlengo.games.pontifex.terms import (
    ACTIONS,
    AIMED,
    ALL_CARDINALS,
    ARRIVED,
    BEGINS,
    BRIBE,
    BRIBE_PRICE,
    BRIBED,
    BUT_MOVES,
    CAME_TO_NOTHING,
    CANCEL_ACTION,
    CANCELLED,
    CHANGED,
    CHOOSE_ACTION,
    COLLECT,
    COLLECTED,
    CONVERSION,
    CONVERT,
    CONVERTED,
    CUT,
    DECLARED,
    DIE,
    DISCARD,
    DISCARDED,
    DONE,
    DRAW_CARD,
    DREW,
    DREW_FROM,
    FAILED,
    FELL,
    FIRST_CHARACTER,
    FIRST_PERSON,
    FLIGHT,
    FLY,
    FLY_TO,
    FOR_GOOD,
    GAVE_UP,
    GO,
    GOT_MONEY,
    GOT_SALARY,
    HELPED,
    JOINED,
    LEAVES,
    LEFT,
    LET_IT_BE,
    LOST_MONEY,
    LOT,
    MAKE_PILGRIMAGE,
    NEED_FEW_SINS,
    NOBODY,
    NOTHING,
    OPPONENTS,
    PAID,
    PASS,
    PENCE,
    PERSUADE,
    PERSUADED,
    PERSUASION,
    PILGRIM,
    PILGRIMAGE,
    PLEDGED,
    RAISE_SINS,
    RESISTED,
    SCORES,
    SET_OUT,
    SHELTER,
    SINS,
    STAY,
    STAYED,
    THIS_TURN,
    THREW,
    TICKET,
    TOOK_MONEY,
    TRAVEL,
    TURN,
    TURN_BEGAN,
    USE,
    USED,
    WAS_RENEWED,
    WAS_TURNED,
    WHERE,
    WHICH_PERSON,
    WHOM,
    WON,
)
from camerlengo.games.pontifex.view import Announced, PontifexView
from camerlengo.games.pontifex.vocabulary import BONUS_NAMES, COST_NAMES, KIND_NAMES, NEED_NAMES

ABOUT_PEOPLE = ("call", "entice", "release", "silence", "renew")
WHOM_KEYS = ("self", "opponent", "opponents")
ASKED = {
    WHERE: "where",
    GO: "go",
    BRIBE: "bribe",
    DISCARD: "discard",
    TURN: "turn",
    LEAVES: "leaves",
}
SIMPLE = {  # events with nothing but who it is about
    STAYED: "stayed",
    GAVE_UP: "gave_up",
    FELL: "fell",
    WON: "won",
    CUT: "cut",
}
PERSON_EVENTS = {
    CONVERTED: "converted",
    LEFT: "left",
    WAS_TURNED: "was_turned",
    WAS_RENEWED: "was_renewed",
}
MONEY_EVENTS = {
    GOT_SALARY: "got_salary",
    GOT_MONEY: "got_money",
    LOST_MONEY: "lost_money",
    PAID: "paid",
}


class Name(Text, frozen=True):
    """A name that the deck gives in each language."""

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        said: str = self.gaps[language]
        return said


def named(names: Names) -> Name:
    return Name("", dict(names))


def signed(n: int) -> str:
    """With a real minus sign."""
    return f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}"


def lasting(turns: int) -> Text | str:
    """How long something lasts, with a space before it."""
    if turns == FOR_GOOD:
        return ""
    return text("pontifex.time.this_turn") if turns == THIS_TURN else text("pontifex.time.turns", n=turns)


def score_name(score: int) -> Text:
    return text(f"pontifex.score.{score}")


def effect_text(effect: Effect) -> Text:
    """What an ability does."""
    whom, n, time = WHOM_KEYS[effect.whom], effect.amount, lasting(effect.turns)
    kind = effect.kind
    if kind <= RAISE_SINS:
        return text(f"pontifex.effect.score_{whom}", score=score_name(kind), n=signed(n), time=time)
    name = KIND_NAMES[kind]
    if kind == PERSUASION:
        return text(f"pontifex.effect.persuasion_{whom}", n=signed(n))
    if kind == COLLECT:
        return text("pontifex.effect.collect" if n == 1 else "pontifex.effect.collect_times", n=n)
    if kind == SHELTER:
        return text("pontifex.effect.shelter", time=time)
    if kind == CANCEL_ACTION and n == BUT_MOVES:
        return text("pontifex.effect.cancel_action_but_moves")
    if kind == ACTIONS:
        return text(f"pontifex.effect.actions_{whom}", n=abs(n), time=time)
    key = f"pontifex.effect.{name}"
    if name in ("take", "fine", "discard"):
        key += "_each" if effect.whom == OPPONENTS else ""
    return text(key, n=n)


def listed(parts: Sequence[Text]) -> Text | Listed:
    return parts[0] if len(parts) == 1 else Listed(tuple(parts))


def cost_text(cost: Sequence[int]) -> Text | Listed:
    """What a pope or a character costs."""
    said = [text(f"pontifex.cost.{name}", n=cost[code]) for name, code in COST_NAMES.items() if cost[code]]
    return listed(said) if said else text("pontifex.cost.none")


def needs_text(needs: Sequence[int]) -> Text | Listed:
    """What a character requires."""
    said = [
        text(f"pontifex.need.{name}", n=needs[code])
        for name, code in NEED_NAMES.items()
        if (needs[code] < 99 if code == NEED_FEW_SINS else needs[code])
    ]
    return listed(said) if said else text("pontifex.need.none")


def bonus_text(bonus: int, amount: int) -> Text:
    name = next((name for name, code in BONUS_NAMES.items() if code == bonus), "none")
    return text(f"pontifex.bonus.{name}", n=amount)


class Wording:
    """The words for one deck, since a deck of one's own may show other people and places."""

    def __init__(self, deck: PontifexDeck) -> None:
        self.deck = deck

    # --- things ---

    def person(self, person: int) -> Name | str:
        if person < FIRST_CHARACTER:
            return self.deck.cardinals[person].name
        return named(self.deck.characters[person - FIRST_CHARACTER].name)

    def diocese(self, diocese: int) -> Name:
        return named(self.deck.dioceses[diocese].name)

    def home(self, person: int) -> Name:
        return self.diocese(self.deck.cards.home[person])

    def continent(self, continent: int) -> Text:
        return text(f"pontifex.continent.{continent}")

    def source(self, source: int) -> Name | str:
        """What has an ability: a card or a person."""
        if source >= FIRST_PERSON:
            return self.person(source - FIRST_PERSON)
        return named(self.deck.action_cards[source].name)

    def effect(self, source: int) -> Text:
        if source < FIRST_PERSON:
            return effect_text(self.deck.action_cards[source].effect)
        person = source - FIRST_PERSON
        if person < FIRST_CHARACTER:
            return effect_text(self.deck.cardinals[person].effect)
        return effect_text(self.deck.characters[person - FIRST_CHARACTER].effect)

    def pope(self, pope: int) -> Name:
        return named(self.deck.popes[pope].name)

    def pope_says(self, pope: int) -> Text:
        """Who it is, and what changes of a score cost."""
        return self._of_pope(pope, "pontifex.term.pope")

    def _of_pope(self, pope: int, key: str) -> Text:
        one = self.deck.popes[pope]
        if one.points > 1:
            key += "_points"
        return text(key, pope=self.pope(pope), cost=cost_text(one.cost), n=one.points)

    # --- questions ---

    def question(self, view: PontifexView, question: int, options: Sequence[int]) -> Text:
        if question == USE:
            return self._window(view, options)
        if question == WHOM:
            return text("pontifex.ask.whom")
        if question == WHICH_PERSON:
            return text("pontifex.ask.which_person")
        if question == CHOOSE_ACTION:
            return text("pontifex.ask.action", place=self.diocese(self._place(view)), n=view.actions_left + 1)
        if question == PILGRIM:
            pope = self.deck.popes[view.pope]
            changes = view.action.changes if view.action is not None else ()
            key = "pilgrim_more" if changes else "pilgrim"
            if len(changes) % pope.points:
                key = "pilgrim_paid"
            elif pope.points > 1:
                key += "_points"
            cost = cost_text(pope.cost)
            return text(f"pontifex.ask.{key}", pope=self.pope(view.pope), cost=cost, n=pope.points)
        if question == BRIBE and view.action is not None:
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
        return self._used(one.seat, one.source, NOTHING if one.target is None else one.target, own)

    def doing(self, view: PontifexView, key: str = "doing") -> Text | str:
        """What the active player is about, as words to follow a name, or "you" if it is `doing_own`."""
        if view.action is None:
            return ""
        action = view.action
        if action.kind in (PERSUADE, CONVERSION):
            return text(f"pontifex.{key}.{action.kind}", goal=self.person(action.goal), die=action.die)
        if action.kind == DRAW_CARD:
            return text(f"pontifex.{key}.{action.kind}", goal=self.continent(action.goal))
        if action.goal == NOBODY:
            return text(f"pontifex.{key}.{action.kind}")
        return text(f"pontifex.{key}.{action.kind}", goal=self.diocese(action.goal), die=action.die)

    def option(self, view: PontifexView, question: int, option: int) -> Text:
        if question == USE:
            return self._use(option)
        if question == WHOM:
            return text("pontifex.option.whom", who=Who(option))
        if question == WHERE:
            return text("pontifex.option.walk", place=self.diocese(option))
        if question == GO:
            if option == STAY:
                return text("pontifex.option.stay")
            if option >= FLY:
                return text("pontifex.option.fly", place=self.diocese(option - FLY), money=TICKET)
            return text("pontifex.option.walk", place=self.diocese(option))
        if question == CHOOSE_ACTION:
            return self._action(view, option)
        if question == BRIBE:
            key = "bribe" if option else "bribe_none"
            return text(f"pontifex.option.{key}", n=option, money=option * BRIBE_PRICE)
        if question == PILGRIM:
            if option == DONE:
                return text("pontifex.option.done")
            return self._change((option - 1) // 6, (option - 1) // 2 % 3, (option - 1) % 2)
        if question == DISCARD:
            return text("pontifex.option.discard", card=self.source(option), effect=self.effect(option))
        return self._person(view, option)

    def _use(self, option: int) -> Text:
        if option == PASS:
            return text("pontifex.option.pass")
        source = option - 1
        key = "use_card" if source < FIRST_PERSON else "use_person"
        price = self.deck.cards.price[source]
        return text(
            f"pontifex.option.{key}", source=self.source(source), price=price, effect=self.effect(source)
        )

    def _person(self, view: PontifexView, person: int) -> Text:
        """Somebody with where he is at home, and whose he is."""
        gaps = {"person": self.person(person), "place": self.home(person)}
        owner = view.owner(person)
        if owner == NOBODY:
            return text("pontifex.option.person", **gaps)
        return text("pontifex.option.person_of", owner=Who(owner), **gaps)

    def _action(self, view: PontifexView, option: int) -> Text:
        place = self._place(view)
        if option == PERSUADE:
            person = self.deck.cards.here[place]
            chance = next((one for one in view.chances if one.person == person), None)
            needs = max(1, chance.needs) if chance else 0
            bribed = max(1, chance.needs_with_bribe) if chance else 0
            gaps = {"person": self.person(person), "needs": needs, "bribed": bribed}
            helps = bribed < min(needs, DIE + 1)  # beyond the die a little less is as far out of reach
            return text("pontifex.option.persuade" if helps else "pontifex.option.persuade_plain", **gaps)
        if option == PENCE:
            return text("pontifex.option.pence", money=self.deck.dioceses[place].yields)
        if option == DRAW_CARD:
            return text("pontifex.option.draw", continent=self.continent(self.deck.dioceses[place].continent))
        if option == MAKE_PILGRIMAGE:
            return self._of_pope(view.pope, "pontifex.option.pilgrimage")
        if option == CONVERT:
            person = self.deck.cards.here[place]
            cost = cost_text(self.deck.characters[person - FIRST_CHARACTER].cost)
            return text("pontifex.option.convert", person=self.person(person), cost=cost)
        if option == LET_IT_BE:
            return text("pontifex.option.give_up")
        return text("pontifex.option.fly", place=self.diocese(option - FLY_TO), money=TICKET)

    def _change(self, seat: int, score: int, down: int) -> Text:
        return text(
            "pontifex.option.change", who=Who(seat), score=score_name(score), n=signed(-1 if down else 1)
        )

    # --- what has happened ---

    def event(self, event: Event) -> Text:
        about, who, kind = event.about, Who(event.seat), event.kind
        if kind in SIMPLE:
            return text(f"pontifex.told.{SIMPLE[kind]}", who=who)
        if kind in PERSON_EVENTS:
            return text(f"pontifex.told.{PERSON_EVENTS[kind]}", who=who, person=self.person(about[0]))
        if kind in MONEY_EVENTS:
            return text(f"pontifex.told.{MONEY_EVENTS[kind]}", who=who, money=about[0])
        if kind in (LOT, BEGINS, TURN_BEGAN):
            return self._beginning(event)
        if kind in (SET_OUT, ARRIVED):
            key = "arrived" if kind == ARRIVED else "set_out_by_air" if about[2] else "set_out"
            return text(
                f"pontifex.told.{key}", who=who, place=self.diocese(about[-1 if kind == ARRIVED else 1])
            )
        if kind == DECLARED:
            return self._declared(event)
        if kind == PLEDGED:
            return text("pontifex.told.pledged", change=self._change(about[0], about[1], about[2]))
        if kind in (PERSUADED, RESISTED):
            key = "persuaded" if kind == PERSUADED else "resisted"
            gaps = {"total": about[1], "value": about[2]}
            return text(f"pontifex.told.{key}", who=who, person=self.person(about[0]), **gaps)
        if kind == THREW:
            return text("pontifex.told.threw", who=who, die=about[0])
        if kind == BRIBED:
            return text("pontifex.told.bribed", who=who, n=about[0], money=about[1])
        if kind == COLLECTED:
            key = "collected_twice" if about[1] else "collected"
            return text(f"pontifex.told.{key}", who=who, money=about[0])
        if kind in (DREW, DISCARDED):
            key = "drew" if kind == DREW else "discarded"
            return text(f"pontifex.told.{key}", who=who, card=self.source(about[0]))
        if kind == DREW_FROM:
            return text("pontifex.told.drew_from", who=who, continent=self.continent(about[0]))
        if kind == FAILED:
            return text("pontifex.told.failed", who=who)
        return self._ability(event)

    def _beginning(self, event: Event) -> Text:
        about, who = event.about, Who(event.seat)
        if event.kind == LOT:
            gaps = {"first": about[0], "second": about[1], "n": about[0] + about[1]}
            place = self.home(about[2])
            return text("pontifex.told.lot", who=who, person=self.person(about[2]), place=place, **gaps)
        if event.kind == BEGINS:
            return text("pontifex.told.begins", who=who, die=max(about))
        return text("pontifex.told.turn_began", who=who, round=about[0])

    def _declared(self, event: Event) -> Text:
        kind, goal = event.about
        who = Who(event.seat)
        said: Text | Name | str
        if kind in (PERSUADE, CONVERSION):
            said = self.person(goal)
        elif kind == DRAW_CARD:
            said = self.continent(goal)
        else:
            said = self.diocese(goal)
        names = {
            PERSUADE: "persuade",
            PENCE: "pence",
            DRAW_CARD: "draw",
            FLIGHT: "flight",
            PILGRIMAGE: "pilgrimage",
            CONVERSION: "conversion",
        }
        return text(f"pontifex.told.declared_{names[kind]}", who=who, goal=said)

    def _ability(self, event: Event) -> Text:
        about, who, kind = event.about, Who(event.seat), event.kind
        if kind == USED:
            return text("pontifex.told.used", what=self._used(event.seat, about[0], NOTHING))
        if kind == AIMED:
            target = self._target(about[0], about[1])
            return text("pontifex.told.aimed", who=who, source=self.source(about[0]), target=target)
        if kind == CANCELLED:
            if about[0] == 0:
                return text("pontifex.told.cancelled_action", who=who)
            return text("pontifex.told.cancelled_ability", who=who, source=self.source(about[0] - 1))
        if kind == CHANGED:
            return self._changed(event)
        if kind == TOOK_MONEY:
            return text("pontifex.told.took_money", who=who, money=about[0], other=Who(about[1]))
        if kind == HELPED:
            return text("pontifex.told.helped", who=who, n=signed(about[0]))
        if kind == JOINED:
            gaps = {"person": self.person(about[0]), "other": Who(about[1])}
            key = "joined" if about[1] == NOBODY else "enticed"
            return text(f"pontifex.told.{key}", who=who, **gaps)
        assert kind == CAME_TO_NOTHING
        return text("pontifex.told.nothing", source=self.source(about[0]))

    def _changed(self, event: Event) -> Text:
        what, by, turns = event.about
        gaps = {"who": Who(event.seat), "n": signed(by), "time": lasting(turns)}
        if what < SCORES:
            return text("pontifex.told.changed", score=score_name(what), **gaps)
        key = "sheltered" if what == SCORES else "more_actions"
        return text(f"pontifex.told.{key}", **gaps)

    def _used(self, seat: int, source: int, target: int, own: bool = False) -> Text:
        """An ability as it is announced, with its target.

        What the card says is quoted, since its "you" is whoever uses it.
        """
        gaps = {"who": Who(seat), "source": self.source(source), "effect": Quoted(self.effect(source))}
        if target == NOTHING:
            return text("pontifex.used.own_plain" if own else "pontifex.used.plain", **gaps)
        gaps["target"] = self._target(source, target)
        return text("pontifex.used.own_at" if own else "pontifex.used.at", **gaps)

    def _target(self, source: int, target: int) -> Name | str | Who:
        kind = self.deck.cards.kind[source]
        if kind == TRAVEL:
            return self.diocese(target)
        return self.person(target) if KIND_NAMES[kind] in ABOUT_PEOPLE else Who(target)


def result_of(game: Pontifex, deck: PontifexDeck) -> Result:
    """PX-41, PX-42: retinues, then Sins and money where they are alike."""
    seats = range(game.players)
    nothing = (0,) * game.players
    cardinals = tuple(count(game.retinue[seat] & ALL_CARDINALS) for seat in seats)
    characters = tuple(game.size[seat] - cardinals[seat] for seat in seats)
    lines = (
        SheetLine(text("pontifex.sheet.cardinals"), cardinals, cardinals),
        SheetLine(text("pontifex.sheet.characters"), characters, characters),
        SheetLine(
            text("pontifex.sheet.sins"), tuple(game.score[seat * SCORES + SINS] for seat in seats), nothing
        ),
        SheetLine(text("pontifex.sheet.money"), tuple(game.money), nothing),
    )
    return Result(scores=tuple(game.scores()), places=tuple(game.places()), sheet=lines)
