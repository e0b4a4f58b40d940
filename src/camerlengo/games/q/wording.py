"""Q in words.

Questions, options, what has happened, the score sheet; and what a card says, which is made from what it does.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from camerlengo.core.ask import Event
from camerlengo.core.result import Result, SheetLine
from camerlengo.core.texts import Beginning, Listed, Named, Sentences, Text, Who, text
from camerlengo.games.q import terms
from camerlengo.games.q.deck import QDeck
from camerlengo.games.q.log import entries
from camerlengo.games.q.rules import QGame
from camerlengo.games.q.state import PAIR_FIRST, PAIR_SECOND, side_of
from camerlengo.games.q.view import QView

ASKED = {
    terms.PUT_BACK_TWO: "put_back_two",
    terms.ACT: "act",
    terms.LOAD: "load",
    terms.DISCARD: "discard",
    terms.KEEP: "keep",
    terms.THROW: "throw",
}
CHOSEN = {
    terms.LOAD: "load",
    terms.GIVE: "give",
    terms.DISCARD: "discard",
    terms.KEEP: "keep",
    terms.THROW: "throw",
}
DONE_TO_TYPE = {terms.CANCEL: "cancel", terms.PROTECT: "protect", terms.DOUBLE: "double"}
DONE_BY_OFFICE = {
    terms.TURN_OFFICE: "turn_office",
    terms.REDRAW: "redraw",
    terms.MAKE_FIRST: "make_first",
    terms.SEAL_BACK: "seal_back",
}
SIMPLE_EVENTS = {
    terms.SET_UP_DONE: "set_up",
    terms.PAOLO_DIED: "paolo_died",
    terms.NO_SHIP: "no_ship",
}
SEAT_EVENTS = {
    terms.SEIZED: "seized",
    terms.PASSED: "passed",
    terms.TURNED_SEAT: "turned_seat",
    terms.GOT_SEAL_BACK: "seal_back",
}
OWN_CARDS = {
    terms.PUT_BACK_CARDS: "put_back",
    terms.SAW_DRAWN: "saw_drawn",
    terms.DISCARDED: "discarded",
    terms.LOST: "lost",
    terms.SAW_HOLD: "saw_hold",
}
OWN_CARD = {terms.LOADED_CARD: "loaded_card", terms.THREW_CARD: "threw_card"}


def role(number: int) -> Text:
    return text(f"q.role.{number}")


def side(number: int) -> Text:
    return text("q.side.spirituali" if number == terms.SPIRITUALI else "q.side.zelanti")


def score_text(score: int) -> Text:
    """Points for the Spirituali, said for whoever leads."""
    if score == 0:
        return text("q.side.level")
    return text("q.side.points", side=side(1 if score > 0 else -1), n=abs(score))


def chosen_from(view: QView, question: int) -> tuple[int, ...]:
    """The cards that the options of a question are places of."""
    if question == terms.KEEP:
        return view.drawn
    if question == terms.THROW:
        return view.hold or ()
    return (None if view.seat is None else view.seats[view.seat].hand) or ()


def clause_text(clause: Sequence[int]) -> Text:
    """What a card says is what the rules do: both read the same five numbers."""
    condition, effect, first, second, third = clause
    return text(f"q.when.{condition}", effect=_effect(effect, first, second, third))


def sentence(clause: Sequence[int]) -> Text:
    """The same as a sentence of its own."""
    return text("q.page.plain", what=Beginning(clause_text(clause)))


def _effect(effect: int, first: int, second: int, third: int) -> Text:
    if effect == terms.POINTS:
        return text("q.effect.points", side=side(first), n=second)
    if effect == terms.POINTS_EACH:
        return text("q.effect.points_each", side=side(first), n=second, each=text(f"q.each.{third}"))
    if effect in DONE_TO_TYPE:
        return text(f"q.{DONE_TO_TYPE[effect]}.{first}")
    if effect == terms.SEIZE_SHIP:
        return text("q.effect.seize_ship")
    if effect == terms.FREE_SHIP:
        return text("q.effect.free_ship")
    if effect == terms.TURN_ROLE:
        return text("q.effect.turn_role", role=role(first))
    if effect == terms.FEAST:
        return text("q.effect.feast", n=first)
    who = text(f"q.office.{first}")
    if effect == terms.DRAW_CARDS:
        return text("q.effect.draw", who=who, n=second)
    if effect in DONE_BY_OFFICE:
        return text(f"q.effect.{DONE_BY_OFFICE[effect]}", who=who)
    if effect == terms.LOOK:
        return text("q.effect.look", who=who, whom=text(f"q.of_office.{second}"))
    assert effect == terms.SWAP_HANDS
    return text("q.effect.swap_hands", who=who, whom=text(f"q.office.{second}"))


class Wording:
    """The words for one deck, since a deck file may have other cards."""

    def __init__(self, deck: QDeck) -> None:
        self.kinds = deck.kinds

    # --- cards ---

    def card(self, card: int) -> Named:
        return Named(self.kinds[card].name)

    def says(self, card: int) -> Text | Sentences:
        """All that is printed on a card beside its name and type."""
        kind = self.kinds[card]
        if kind.value:
            gaps = {"side": side(1 if kind.value > 0 else -1), "n": abs(kind.value)}
            return text("q.card.ruined" if kind.seized == 0 else "q.card.value", **gaps)
        clauses = [kind.clauses[at : at + terms.CLAUSE] for at in range(0, len(kind.clauses), terms.CLAUSE)]
        return Sentences(tuple(sentence(clause) for clause in clauses))

    def in_full(self, card: int) -> Text:
        """A card with what it says, short enough for an option."""
        return text("q.card.in_full", name=self.card(card), what=self.says(card))

    def cards(self, cards: Sequence[int]) -> Listed:
        return Listed(tuple(self.card(card) for card in cards))

    # --- questions ---

    def question(self, view: QView, question: int, options: Sequence[int]) -> Text:
        if question == terms.WHOM:
            return text("q.ask.whom_exchange" if view.action == terms.EXCHANGE else "q.ask.whom_convent")
        if question == terms.GIVE:
            partner = view.partner if view.seat == view.to_move else view.to_move
            return text("q.ask.give", who=Who(partner or 0))
        return text(f"q.ask.{ASKED[question]}")

    def option(self, view: QView, question: int, option: int) -> Text:
        if question == terms.PUT_BACK_TWO:
            hand = chosen_from(view, question)
            first = self._at(hand, PAIR_FIRST[option])
            second = self._at(hand, PAIR_SECOND[option])
            return text("q.option.put_back", first=first, second=second)
        if question == terms.ACT:
            if option == terms.EXCHANGE and view.feast:
                return text("q.option.act_feast", n=view.feast)
            return text(f"q.option.act_{option}")
        if question == terms.WHOM:
            how = "whom_exchange" if view.action == terms.EXCHANGE else "whom_convent"
            return text(f"q.option.{how}", who=Who(option // 2), n=option % 2 + 1)
        if question == terms.THROW and option == terms.THROW_NOTHING:
            return text("q.option.throw_nothing")
        return text(f"q.option.{CHOSEN[question]}", card=self._at(chosen_from(view, question), option))

    def brief(self, view: QView, question: int, option: int) -> Text:
        """An option with the names of its cards alone, for where its cards are marked."""
        cards = chosen_from(view, question)
        if question == terms.PUT_BACK_TWO:
            first, second = self.card(cards[PAIR_FIRST[option]]), self.card(cards[PAIR_SECOND[option]])
            return text("q.option.put_back", first=first, second=second)
        if question not in CHOSEN or (question == terms.THROW and option == terms.THROW_NOTHING):
            return self.option(view, question, option)
        return text(f"q.option.{CHOSEN[question]}", card=self.card(cards[option]))

    def choice(self, view: QView, question: int, option: int) -> Hashable:
        """The cards that an option is about, whichever copies; the option itself if it is about none."""
        if question == terms.PUT_BACK_TWO:
            hand = chosen_from(view, question)
            return tuple(sorted((hand[PAIR_FIRST[option]], hand[PAIR_SECOND[option]])))
        if question not in CHOSEN or (question == terms.THROW and option == terms.THROW_NOTHING):
            return option
        return (chosen_from(view, question)[option],)

    def _at(self, cards: Sequence[int], place: int) -> Text:
        """The card at a place in full; of several that look the same it names the one meant."""
        card = cards[place]
        alike = [at for at, other in enumerate(cards) if other == card]
        if len(alike) == 1:
            return self.in_full(card)
        gaps = {"number": alike.index(place) + 1, "n": len(alike)}
        return text("q.card.copy", name=self.card(card), what=self.says(card), **gaps)

    # --- what has happened ---

    def event(self, event: Event) -> Text:
        kind, about = event.kind, event.about
        if kind in SIMPLE_EVENTS:
            return text(f"q.told.{SIMPLE_EVENTS[kind]}")
        if kind in OWN_CARDS:
            return text(f"q.told.{OWN_CARDS[kind]}", cards=self.cards(about))
        if kind in OWN_CARD:
            return text(f"q.told.{OWN_CARD[kind]}", card=self.card(about[0]))
        if kind == terms.KEPT:
            return text("q.told.kept", card=self.card(about[0]), other=self.card(about[1]))
        if kind == terms.SAW_EXCHANGED:
            count = about[0]
            given, got = about[1 : 1 + count], about[1 + count :]
            return text("q.told.saw_exchanged", given=self.cards(given), got=self.cards(got))
        if kind == terms.SAW_HAND:
            if len(about) == 1:
                return text("q.told.saw_hand_empty", other=Who(about[0]))
            return text("q.told.saw_hand", other=Who(about[0]), cards=self.cards(about[1:]))
        if kind in (terms.SAW_SWAPPED, terms.SAW_REDRAWN):
            if not about:
                return text("q.told.saw_swapped_empty")
            return text("q.told.saw_swapped", cards=self.cards(about))
        if kind in (
            terms.SAILED,
            terms.TOOK_EFFECT,
            terms.CANCELLED,
            terms.COUNTED,
            terms.SCORED,
            terms.TURNED_ROLE,
        ):
            return self._ship_event(kind, about)
        return self._seat_event(kind, Who(event.seat), about)

    def _ship_event(self, kind: int, about: Sequence[int]) -> Text:
        if kind == terms.SAILED:
            if len(about) == 1:
                return text("q.told.sailed_empty")
            how = "sailed_seized" if about[0] else "sailed"
            return text(f"q.told.{how}", cards=self.cards(about[1:]))
        if kind == terms.SCORED:
            score = score_text(about[1])
            if about[0] == 0:
                return text("q.told.scored_nothing", score=score)
            return text("q.told.scored", points=score_text(about[0]), score=score)
        if kind == terms.TURNED_ROLE:
            return text("q.told.turned_role", role=role(about[0]))
        card = self.card(about[0])
        if kind == terms.CANCELLED:
            return text("q.told.cancelled", card=card)
        if kind == terms.COUNTED:
            if about[1] == 0:
                return text("q.told.counted_nothing", card=card)
            return text("q.told.counted", card=card, points=score_text(about[1]))
        if about[1] < 0:
            return text("q.told.no_effect", card=card)
        first = about[1] * terms.CLAUSE
        clause = self.kinds[about[0]].clauses[first : first + terms.CLAUSE]
        return text("q.told.took_effect", card=card, effect=clause_text(clause))

    def _seat_event(self, kind: int, who: Who, about: Sequence[int]) -> Text:
        if kind in SEAT_EVENTS:
            return text(f"q.told.{SEAT_EVENTS[kind]}", who=who)
        if kind == terms.BEGAN:
            return text("q.told.began", who=who, round=about[0])
        if kind == terms.DREW:
            return text("q.told.drew", who=who, n=about[0])
        if kind == terms.DREW_CARDS:
            return text("q.told.drew_cards", who=who, n=about[0])
        if kind == terms.LOADED:
            return text("q.told.loaded_first" if about[0] else "q.told.loaded", who=who)
        if kind == terms.EXCHANGED:
            return text("q.told.exchanged", who=who, other=Who(about[0]), n=about[1])
        if kind == terms.VISITED_CONVENT:
            gaps = {"who": who, "other": Who(about[0]), "n": about[1]}
            if about[2]:
                return text("q.told.convent_points", points=about[2], **gaps)
            return text("q.told.convent", **gaps)
        if kind == terms.MADE_FIRST:
            if about[1] == 0:
                return text("q.told.first_by_card", who=who)
            return text("q.told.first_stays" if about[0] else "q.told.first", who=who, n=about[1])
        if kind == terms.THREW:
            return text("q.told.threw" if about[0] else "q.told.threw_nothing", who=who)
        if kind == terms.LOOKED:
            return text("q.told.looked", who=who, other=Who(about[0]))
        if kind == terms.SWAPPED_HANDS:
            return text("q.told.swapped", who=who, other=Who(about[0]))
        if kind == terms.REDREW:
            return text("q.told.redrew", who=who, n=about[0], drawn=about[1])
        assert kind == terms.ENDED
        return self._end(about)

    def _end(self, about: Sequence[int]) -> Text:
        score, shown = about[0], about[1:]
        roles = Listed(
            tuple(
                text(
                    "q.told.ended_each",
                    who=Who(seat),
                    role=role(shown[2 * seat]),
                    side=side(shown[2 * seat + 1]),
                )
                for seat in range(len(shown) // 2)
            )
        )
        if score == 0:
            return text("q.told.ended_level", roles=roles)
        return text("q.told.ended", score=score_text(score), roles=roles)


def result_of(game: QGame, deck: QDeck) -> Result:
    """Q-32: one score, which counts for some and against the others. Nobody wins if it is level, or if nobody
    is left in the faction that leads."""
    sides = [side_of(game, seat) for seat in range(game.players)]
    happened = [event for event, _, _ in entries(game.log)]
    ships, visits = happened.count(terms.SAILED), happened.count(terms.VISITED_CONVENT)
    by_convent = -visits * terms.CONVENT_POINTS if game.players < terms.ROLES else 0
    by_ships = game.score - by_convent
    lines = [_line("ships", ships, by_ships, sides)]
    if by_convent:
        lines.append(_line("convent", visits, by_convent, sides))
    nobody_wins = max(game.scores()) <= 0
    return Result(
        scores=tuple(game.scores()),
        places=tuple(game.places()),
        sheet=tuple(lines),
        nobody_wins=nobody_wins,
        victory=None if nobody_wins else text("q.sheet.victory", side=side(1 if game.score > 0 else -1)),
    )


def ended_for(game: QGame, seat: int) -> Text | None:
    """Factions win and lose together."""
    if max(game.scores()) <= 0:
        return None
    own = side_of(game, seat)
    return text("q.sheet.won" if game.scores()[seat] > 0 else "q.sheet.lost", side=side(own))


def _line(name: str, count: int, points: int, sides: Sequence[int]) -> SheetLine:
    return SheetLine(
        title=text(f"q.sheet.{name}"),
        counts=(count,) * len(sides),
        points=tuple(points * own for own in sides),
    )
