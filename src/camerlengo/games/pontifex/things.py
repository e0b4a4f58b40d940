"""What the things of Pontifex are called, and what is printed on cards.

What a card says is made from its effect, so that the two cannot differ.
"""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.core.texts import Listed, Named, Quoted, Text, Who, text
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.deck import Effect, PontifexDeck
from camerlengo.games.pontifex.vocabulary import BONUS_NAMES, COST_NAMES, KIND_NAMES, NEED_NAMES

ABOUT_PEOPLE = ("call", "entice", "release", "silence", "renew")
WHOM_KEYS = ("self", "opponent", "opponents")


def signed(n: int) -> str:
    """With a real minus sign."""
    return f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}"


def lasting(turns: int) -> Text | str:
    """How long something lasts, with a space before it."""
    if turns == terms.FOR_GOOD:
        return ""
    return (
        text("pontifex.time.this_turn") if turns == terms.THIS_TURN else text("pontifex.time.turns", n=turns)
    )


def score_name(score: int) -> Text:
    return text(f"pontifex.score.{score}")


def effect_text(effect: Effect, book: str = "effect") -> Text:
    """What an ability does; the book `brief` has it in a few words, for a button."""
    whom, n, time = WHOM_KEYS[effect.whom], effect.amount, lasting(effect.turns)
    kind = effect.kind
    if kind <= terms.RAISE_SINS:
        return text(f"pontifex.{book}.score_{whom}", score=score_name(kind), n=signed(n), time=time)
    name = KIND_NAMES[kind]
    if kind == terms.PERSUASION:
        return text(f"pontifex.{book}.persuasion_{whom}", n=signed(n))
    if kind == terms.COLLECT:
        return text(f"pontifex.{book}.collect" if n == 1 else f"pontifex.{book}.collect_times", n=n)
    if kind == terms.SHELTER:
        return text(f"pontifex.{book}.shelter", time=time)
    if kind == terms.CANCEL_ACTION and n == terms.BUT_MOVES:
        return text(f"pontifex.{book}.cancel_action_but_moves")
    if kind == terms.ACTIONS:
        return text(f"pontifex.{book}.actions_{whom}", n=abs(n), time=time)
    key = f"pontifex.{book}.{name}"
    if name in ("take", "fine", "discard"):
        key += "_each" if effect.whom == terms.OPPONENTS else ""
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
        if (needs[code] < 99 if code == terms.NEED_FEW_SINS else needs[code])
    ]
    return listed(said) if said else text("pontifex.need.none")


def bonus_text(bonus: int, amount: int) -> Text:
    name = next((name for name, code in BONUS_NAMES.items() if code == bonus), "none")
    return text(f"pontifex.bonus.{name}", n=amount)


class Things:
    """The names that a deck gives to people, places and cards, and sentences about these alone."""

    def __init__(self, deck: PontifexDeck) -> None:
        self.deck = deck

    def person(self, person: int) -> Named | str:
        if person < terms.FIRST_CHARACTER:
            return self.deck.cardinals[person].name
        character = self.deck.characters[person - terms.FIRST_CHARACTER]
        return Named(character.name, character.articles)

    def diocese(self, diocese: int) -> Named:
        return Named(self.deck.dioceses[diocese].name, self.deck.dioceses[diocese].articles)

    def home(self, person: int) -> Named:
        return self.diocese(self.deck.cards.home[person])

    def continent(self, continent: int) -> Text:
        return text(f"pontifex.continent.{continent}")

    def source(self, source: int) -> Named | str:
        """A thing with an ability: a card or a person."""
        if source >= terms.FIRST_PERSON:
            return self.person(source - terms.FIRST_PERSON)
        return Named(self.deck.action_cards[source].name)

    def effect(self, source: int) -> Text:
        return effect_text(self._effect(source))

    def brief(self, source: int) -> Text:
        """The effect in a few words, for a button."""
        return effect_text(self._effect(source), "brief")

    def _effect(self, source: int) -> Effect:
        if source < terms.FIRST_PERSON:
            return self.deck.action_cards[source].effect
        person = source - terms.FIRST_PERSON
        if person < terms.FIRST_CHARACTER:
            return self.deck.cardinals[person].effect
        return self.deck.characters[person - terms.FIRST_CHARACTER].effect

    def pope(self, pope: int) -> Named:
        return Named(self.deck.popes[pope].name, self.deck.popes[pope].articles)

    def pope_says(self, pope: int) -> Text:
        """Who it is, and what changes of a score cost."""
        return self.of_pope(pope, "pontifex.term.pope")

    def of_pope(self, pope: int, key: str) -> Text:
        one = self.deck.popes[pope]
        if one.points > 1:
            key += "_points"
        return text(key, pope=self.pope(pope), cost=cost_text(one.cost), n=one.points)

    def change(self, seat: int, score: int, down: int) -> Text:
        return text(
            "pontifex.option.change", who=Who(seat), score=score_name(score), n=signed(-1 if down else 1)
        )

    def used(self, seat: int, source: int, target: int, own: bool = False) -> Text:
        """An ability as it is announced, with its target.

        What the card says is quoted, since its "you" is whoever uses it.
        """
        gaps = {"who": Who(seat), "source": self.source(source), "effect": Quoted(self.effect(source))}
        if target == terms.NOTHING:
            return text("pontifex.used.own_plain" if own else "pontifex.used.plain", **gaps)
        gaps["target"] = self.target(source, target)
        return text("pontifex.used.own_at" if own else "pontifex.used.at", **gaps)

    def target(self, source: int, target: int) -> Named | str | Who:
        kind = self.deck.cards.kind[source]
        if kind == terms.TRAVEL:
            return self.diocese(target)
        return self.person(target) if KIND_NAMES[kind] in ABOUT_PEOPLE else Who(target)
