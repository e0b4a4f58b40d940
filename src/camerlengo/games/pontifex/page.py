"""What the page of Pontifex shows beside the view: the map, retinues, hand, what goes on and its answers.

Everything is made from a view, so that no page can say more than its reader may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from camerlengo.core import grammar
from camerlengo.core.page import Subject
from camerlengo.core.texts import text
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.deck import standard_deck
from camerlengo.games.pontifex.parts.faces import face, links_address, token
from camerlengo.games.pontifex.parts.people import SCORE_SLUGS, People
from camerlengo.games.pontifex.parts.world import ON_THE_MAP
from camerlengo.games.pontifex.standing import GOALS
from camerlengo.games.pontifex.things import cost_text
from camerlengo.games.pontifex.view import ActionView, Announced
from camerlengo.games.pontifex.vocabulary import CONTINENT_CODES, CONTINENT_NAMES, KIND_NAMES
from camerlengo.games.pontifex.wording import amount_of

ACTION_SIGNS = {
    terms.PERSUADE: "persuasion",
    terms.PENCE: "collect",
    terms.DRAW_CARD: "draw",
    terms.MAKE_PILGRIMAGE: "holiness",
    terms.CONVERT: "call",
    terms.LET_IT_BE: "fine",
}


PIECES = (
    "empty.svg",
    *(f"{kind}/{seat}.svg" for kind in ("seat", "pawn", "special") for seat in range(4)),
    *(f"pope/{pope}.svg" for pope in range(terms.POPES)),
    *(f"back/{continent}.svg" for continent in CONTINENT_NAMES),
    *(f"score/{track}.svg" for track in ("holiness", "movement", "sins")),
    *(f"sign/{sign}.svg" for sign in ("coin", "cross", "die", "hat", "plane", "umbrella")),
    *(f"effect/{kind}.svg" for kind in KIND_NAMES.values()),
)


class Page(People):
    coach = (
        ("go", "go"),
        ("persuade", "choose_action"),
        ("money", "go"),
        ("abilities", "choose_action"),
        ("end", "go"),
    )

    @classmethod
    def sheets(cls) -> Mapping[str, Sequence[str]]:
        deck = standard_deck()
        tokens = [token(deck, person).removeprefix("pontifex/") for person in range(terms.FIRST_CHARACTER)]
        return {"pieces": [*PIECES, *tokens]}

    def table(self) -> dict[str, Any]:
        view, deck = self.view, self.deck
        return {
            "goal": GOALS[view.players],
            "links": links_address(deck),
            "lit": self.lit(),
            "places": self.places(),
            "map_asked": self.asks(*ON_THE_MAP),
            "pawns": self.pawns(),
            "seats": [self.seat(number) for number in range(view.players)],
            "own": self.own(),
            "europe": self.once("europe", self.europe),
            "hand": self.hand(),
            "actions": self.actions(),
            "pilgrimage": self.pilgrimage(),
            "marks": self.marks(),
            "points": self.points_left(),
            "amounts": terms.AMOUNTS,
            "range": terms.MOST_POINTS,
            "standing": self.abilities(),
            "stage": self.stage(),
            "stack": self.kept(("stack", view.stack), self.stack),
            "answering": view.window != terms.NO_WINDOW or bool(view.stack),
            "pope": self.kept(("pope", view.pope), self.pope),
            "decks": self.kept(("decks", view.decks), self.decks),
            "sheet": ["sign/hat.svg", "sign/cross.svg", "score/sins.svg", "sign/coin.svg"],
        }

    # --- what can be looked up ---

    def subjects(self) -> list[Subject]:
        seats = [Subject(self.names[number], self._has(number), digit=True) for number in self.order()]
        places = [self._described(self.place(number)) for number in range(len(self.deck.dioceses))]
        decks = "; ".join(deck["name"] for deck in self.decks())
        return [
            *seats,
            *places,
            Subject(self.pope()["name"], _after_name(self.pope()["name"], self.pope()["said"])),
            Subject(self.say(text("pontifex.term.decks")), decks),
        ]

    def _described(self, place: Mapping[str, Any]) -> Subject:
        """Its label without its name, and the words of its tip."""
        reason = self.reasons[place["about"]]
        label = _after_name(place["name"], place["label"])
        said = [*([f"{label}."] if label else []), *reason.sentences, *reason.unseen]
        return Subject(place["name"], " ".join(said))

    def _has(self, number: int) -> str:
        """Where a seat stands, its scores, money, retinue and cards."""
        seat = self.view.seats[number]
        people = [self.say(self.wording.person(person)) for person in seat.retinue]
        pawn, place = self.wording.person(seat.pawn), self.wording.diocese(seat.place)
        said = [
            self.say(text("pontifex.term.pawn", person=pawn, place=place)),
            *(self.track(number, score)["label"] for score in range(terms.SCORES)),
            self.say(text("pontifex.term.money", n=seat.money)),
            self.word("retinue", n=len(people), goal=GOALS[self.view.players]),
            *people,
            self.say(text("pontifex.term.cards", n=len(seat.backs))),
        ]
        if seat.sheltered:
            said.append(self.say(text("pontifex.term.sheltered")))
        return ", ".join(said) + "."

    @property
    def panel(self) -> str:
        """Where on the page the answer lies; a phone shows one panel at a time."""
        if self.asks(terms.WHICH_PERSON) and self.question is not None:
            return "table" if any(option in self.view.free for option in self.question.options) else "people"
        return "people" if self.asks(terms.LEAVES, terms.TURN) else "table"

    def own(self) -> dict[str, Any] | None:
        """The reader's own scores, which a phone shows beside the map."""
        if self.view.seat is None:
            return None
        seat = self.view.seats[self.view.seat]
        tracks = [{"slug": slug, "now": now} for slug, now in zip(SCORE_SLUGS, seat.scores, strict=True)]
        return {"tracks": tracks, "money": seat.money, "count": len(seat.retinue)}

    def europe(self) -> str:
        """The diocese in the middle of Europe, where the map is crowded."""
        dioceses = self.deck.dioceses
        europe = [number for number, one in enumerate(dioceses) if one.continent == terms.EUROPE]
        x = sum(self.where[number][0] for number in europe) / len(europe)
        y = sum(self.where[number][1] for number in europe) / len(europe)
        middle = min(europe, key=lambda one: (self.where[one][0] - x) ** 2 + (self.where[one][1] - y) ** 2)
        return f"place-{dioceses[middle].code}"

    # --- actions ---

    def actions(self) -> list[dict[str, Any]]:
        """The possible actions, as large buttons; flights lie on the map."""
        if self.question is None or not self.asks(terms.CHOOSE_ACTION):
            return []
        place = self.view.seats[self.view.seat or 0].place
        person = self.deck.cards.here[place]
        found = []
        for action in (
            terms.PERSUADE,
            terms.PENCE,
            terms.DRAW_CARD,
            terms.MAKE_PILGRIMAGE,
            terms.CONVERT,
            terms.LET_IT_BE,
        ):
            option = self.option(action, terms.CHOOSE_ACTION)
            if option is None:
                continue
            note = ""
            if action == terms.PERSUADE and person in self.chances:
                percents = self.percents(self.chances[person])
                shown = ("plain", "bribed") if percents["more"] else ("plain",)
                note = " – ".join(grammar.percent(self.language, percents[one]) for one in shown)
            elif action == terms.PENCE:
                note = self.word(
                    "pence_note",
                    low=self.deck.dioceses[place].yields,
                    high=2 * self.deck.dioceses[place].yields,
                )
            found.append(
                {
                    "option": option,
                    "sign": ACTION_SIGNS[action],
                    "name": self.word(f"do.{action}"),
                    "note": note,
                }
            )
        return found

    def pilgrimage(self) -> list[dict[str, Any]]:
        """Each score of each player, and how far it can go up or down."""
        if not self.asks(terms.PILGRIM):
            return []
        return [
            {
                "seat": seat,
                "name": self.names[seat],
                "changes": [self._change(seat, score) for score in range(terms.SCORES)],
            }
            for seat in self.order()
        ]

    def _change(self, seat: int, score: int) -> dict[str, Any]:
        """Under rules 3 `most` points up and down are chosen with steps; before, each point was an option."""
        change = (seat * terms.SCORES + score) * 2
        found: dict[str, Any] = {
            "slug": SCORE_SLUGS[score],
            "name": self.say(text(f"pontifex.score.{score}")),
            "change": change,
            "now": self.view.seats[seat].scores[score],
            "up": self.option(1 + change, terms.PILGRIM),
            "down": self.option(2 + change, terms.PILGRIM),
        }
        found["most"] = [self._most(change + way) for way in (0, 1)]
        return found

    def _most(self, change: int) -> int:
        """By how many points a score can change that way."""
        options = () if self.question is None else self.question.options
        first = terms.AMOUNTS + change * terms.MOST_POINTS * 2
        return max(
            ((one - first) // 2 + 1 for one in options if 0 <= one - first < 2 * terms.MOST_POINTS), default=0
        )

    def marks(self) -> dict[int, str]:
        """Of each answer of a pilgrimage the step that it presses, and how often: where a hint marks it."""
        found = {}
        for option in self.question.options if self.question and self.asks(terms.PILGRIM) else ():
            if option >= terms.AMOUNTS:
                change, points, _ = amount_of(option)
                found[option] = f"step-{change}:{abs(points)}"
        return found

    def points_left(self) -> int:
        """How many points can be paid together; none where each is an answer of its own."""
        options = () if self.question is None or not self.asks(terms.PILGRIM) else self.question.options
        return self.view.points if any(option >= terms.AMOUNTS for option in options) else 0

    # --- what goes on ---

    def stage(self) -> dict[str, Any] | None:
        """The action or move that is going on, with its die."""
        action, active = self.view.action, self.view.to_move
        if action is None or active is None:
            return None
        said = self.word("doing", who=self.names[active], action=self.wording.doing(self.view))
        state = (
            "cancelled"
            if action.cancelled
            else "pending"
            if action.pending
            else "done"
            if action.resolved
            else "open"
        )
        return {
            "seat": active,
            "said": said,
            "state": state,
            "succeeded": action.succeeded,
            "die": action.die,
            "die_id": f"die-{self.view.round}-{active}-{action.kind}-{self.view.actions_left}-{action.die}",
            "sum": self._sum(action),
        }

    def _sum(self, action: ActionView) -> dict[str, Any] | None:
        """How a persuasion adds up."""
        if action.total is None or action.die is None or action.value is None:
            return None
        helps = action.total - action.die - action.bonus - action.bribe
        parts = [part for part in (helps, action.bonus, action.bribe) if part]
        return {
            "parts": parts,
            "total": action.total,
            "value": action.value,
            "enough": action.total >= action.value,
        }

    def stack(self) -> list[dict[str, Any]]:
        return [self.bubble(number, one) for number, one in enumerate(self.view.stack)]

    def bubble(self, number: int, one: Announced) -> dict[str, Any]:
        return {
            "id": f"bubble-{number}",
            "seat": one.seat,
            "face": face(self.deck, one.source),
            "name": self.say(self.wording.source(one.source)),
            "said": self.say(self.wording.announced(one)),
            "cancelled": one.cancelled,
            "about": self.about_source(one.source),
        }

    def pope(self) -> dict[str, Any]:
        pope = self.view.pope
        cost = cost_text(self.deck.popes[pope].cost)
        return {
            "token": f"pontifex/pope/{pope}.svg",
            "name": self.say(self.wording.pope(pope)),
            "cost": self.say(cost),
            "said": self.say(self.wording.pope_says(pope)),
        }

    def decks(self) -> list[dict[str, Any]]:
        return [
            {
                "slug": CONTINENT_NAMES[number],
                "code": CONTINENT_CODES[number],
                "left": left,
                "name": self._deck_says(number, left),
            }
            for number, left in enumerate(self.view.decks)
        ]

    def _deck_says(self, number: int, left: int) -> str:
        themes = self.deck.themes(number)
        first, second = (text(f"pontifex.theme.{theme}") for theme in themes)
        return self.word("deck", continent=self.wording.continent(number), n=left, first=first, second=second)


def _after_name(name: str, words: str) -> str:
    """Words that may begin with a name and a colon, without these."""
    return words.removeprefix(name).lstrip(" \u00a0\u202f:")
