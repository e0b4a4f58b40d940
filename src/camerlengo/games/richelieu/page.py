"""What the page of Richelieu shows beside the view: names, reasons, the ledger, what has just moved.

Everything is made from a view, so that no page can say more than its reader may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from math import ceil
from typing import Any

from camerlengo.core.page import GamePage
from camerlengo.core.texts import Who, text
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.deck import ARMS, RichelieuDeck, standard_deck
from camerlengo.games.richelieu.view import CardView, PlaceView, RichelieuView, SeatView
from camerlengo.games.richelieu.wording import SYMBOL_NAMES, Wording

PIECES = (
    "disc/sealed.svg",
    *(f"{kind}/{seat}.svg" for kind in ("seat", "marker") for seat in range(4)),
    *(f"symbol/{symbol}.svg" for symbol in ("sword", "cross", "tower")),
    *(f"arms/{arms}.svg" for arms in ARMS),
)
PEEK = 0.42  # how much of a card shows under the one before it in a fan


def face(deck: RichelieuDeck, card: int) -> str:
    """The address of the drawing of a card, whatever deck it belongs to."""
    region = deck.regions[deck.cards.region[card]]
    symbol = SYMBOL_NAMES.get(deck.cards.symbol[card], "none")
    return f"richelieu/card/{region.arms}-{region.crests}-{deck.cards.crests[card]}-{symbol}.svg"


class Page(GamePage[RichelieuView, RichelieuDeck]):
    book = "richelieu.page"

    @classmethod
    def sheets(cls) -> Mapping[str, Sequence[str]]:
        deck = standard_deck()
        faces = [face(deck, card).removeprefix("richelieu/") for card in range(terms.CARDS)]
        return {"pieces": PIECES, "faces": list(dict.fromkeys(faces))}

    @cached_property
    def wording(self) -> Wording:
        return Wording(self.deck)

    def table(self) -> dict[str, Any]:
        ledger = self.ledger()
        return {
            "faces": [face(self.deck, card) for card in range(terms.CARDS)],
            "rows": self.rows(),
            "seats": [self.seat(number) for number in range(self.view.players)],
            "chips": [(seat.supply, len(seat.cards)) for seat in self.view.seats],
            "ledger": ledger,
            "sheet": [f"{line['picture']}.svg" for line in ledger],
            "left": sum(len(row) for row in self.view.rows),
        }

    # --- the table ---

    @cached_property
    def choices(self) -> dict[int, int]:
        """By place: the option that chooses the card there."""
        if self.question is None:
            return {}
        options = self.question.options
        if self.question.kind in (terms.TAKE, terms.TAKE_ANOTHER):
            rows = self.view.rows
            found = {rows[end >> 1][-(end & 1)].place: end for end in options if end < terms.ENDS}
        else:
            found = {place: place for place in options if place < terms.CARDS}
        self.placed.update(found.values())
        return found

    def rows(self) -> list[list[dict[str, Any]]]:
        left_by = {event.about[0]: event.seat for event in self.last if event.kind == terms.TOOK}
        here = {place.place: place for row in self.view.rows for place in row}
        ends = {place.place for row in self.view.rows if row for place in (row[0], row[-1])}
        rows = []
        for row in range(terms.ROWS):
            places = range(row * terms.COLUMNS, (row + 1) * terms.COLUMNS)
            rows.append(
                [
                    self._slot(here[place], place in ends)
                    if place in here
                    else {
                        "place": place,
                        "column": place % terms.COLUMNS + 1,
                        "card": None,
                        "option": None,
                        "left_by": left_by.get(place),
                    }
                    for place in places
                ]
            )
        self._explain_once([slot for row in rows for slot in row if slot["card"] is not None])
        return rows

    def _explain_once(self, slots: Sequence[dict[str, Any]]) -> None:
        """The reason of most cards has an id of its own, so that they stay as they are with the next turn."""
        whys = Counter(slot["why"] for slot in slots if slot["why"])
        if not whys:
            return
        usual = max(whys, key=whys.__getitem__)
        self.reasons["why-here"] = self.reasons.pop(usual)
        for slot in slots:
            if slot["why"] == usual:
                slot["why"] = "why-here"

    def _slot(self, here: PlaceView, is_end: bool) -> dict[str, Any]:
        option = self.choices.get(here.place)
        marker_id = f"marker-at-{here.place}"
        return {
            "place": here.place,
            "column": here.place % terms.COLUMNS + 1,
            "card": here.card.card,
            "region": self.deck.regions[here.card.region].arms,
            "name": self._lying(here),
            "marker": here.marker,
            "marker_from": self.arrivals.get(marker_id),
            "disc": here.disc,
            "end": is_end,
            "option": option,
            "wanted": here.place in (self.view.wanted, self.view.moving),
            "why": None if option is not None else self._why_not(here, is_end),
        }

    def _lying(self, here: PlaceView) -> str:
        """The card with whatever lies on it."""
        said = self.say(self.wording.card(here.card.card))
        if here.marker is not None:
            said += ", " + self.word("marker_of", owner=Who(here.marker))
        if here.disc:
            said += ", " + self.say(text("richelieu.extra.disc"))
        return said

    # --- why not ---

    def _why_not(self, here: PlaceView, is_end: bool) -> str | None:
        """The id of the reason why the card cannot be chosen now; None while nobody could choose."""
        if self.question is None:
            return self._why_not_now()
        kind = self.question.kind
        if kind in (terms.TAKE, terms.TAKE_ANOTHER):
            return self._why_not_take(here, is_end, kind)
        if kind in (terms.PAY, terms.MOVE):
            return self._reason("not_yours", "RI-23" if kind == terms.PAY else "RI-21")
        assert kind in (terms.MARK, terms.MOVE_TO)
        if here.marker is not None:
            return self._reason("has_marker", "RI-20")
        if self.view.to_move is not None and self.view.seats[self.view.to_move].supply == 0:
            return self._reason("no_marker", "RI-25")
        return self._reason("came_back", "RI-26")

    def _why_not_now(self) -> str | None:
        turn = self.view.to_move
        if turn is None or turn == self.view.seat:
            return None
        if self.view.seat is None:
            return self._reason("looking_on", "")
        return self._reason("not_your_turn", "", who=Who(turn))

    def _why_not_take(self, here: PlaceView, is_end: bool, kind: int) -> str:
        if not is_end:
            return self._reason("not_an_end", "RI-11")
        if kind == terms.TAKE_ANOTHER and self.view.to_move is not None:
            region = self.view.seats[self.view.to_move].cards[-1].region
            if here.card.region != region:
                return self._reason("other_region", "RI-12", region=self.deck.regions[region].name)
            if here.card.crests > 1:
                return self._reason("too_many_crests", "RI-12")
        return self._reason("cannot_pay", "RI-25", number=here.marker, owner=Who(here.marker or 0))

    def _reason(self, name: str, rule: str, number: int | None = None, **gaps: object) -> str:
        key = f"why-{name}" if number is None else f"why-{name}-{number}"
        if key not in self.reasons:
            self.explain(key, self.word(f"why.{name}", **gaps), rule=rule)
        return key

    # --- what has just moved ---

    @cached_property
    def arrivals(self) -> dict[str, str]:
        """By id of a marker or disc: the id it had before the latest turn, to glide from there."""
        seats = self.view.seats
        arrivals: dict[str, str] = {}
        for event in self.last:
            about = event.about
            if event.kind == terms.TOOK_DISC:
                arrivals[f"disc-{event.seat}-{len(seats[event.seat].discs) - 1}"] = f"disc-at-{about[0]}"
            elif event.kind == terms.MARKED:
                arrivals[f"marker-at-{about[0]}"] = f"supply-{event.seat}-{seats[event.seat].supply}"
            elif event.kind == terms.MOVED:
                arrivals[f"marker-at-{about[1]}"] = f"marker-at-{about[0]}"
            elif event.kind == terms.TOOK_OWN_MARKER_BACK:
                arrivals[f"supply-{event.seat}-{seats[event.seat].supply - 1}"] = f"marker-at-{about[0]}"
            elif event.kind == terms.PAID:
                source = f"supply-{event.seat}-{seats[event.seat].supply}"
                if about[0] != terms.FROM_SUPPLY:
                    source = f"marker-at-{about[0]}"
                arrivals[f"lost-{event.seat}-{seats[event.seat].lost - 1}"] = source
        # a payment is told just before the card it was made for
        for paid, took in zip(self.last, self.last[1:], strict=False):
            if paid.kind == terms.PAID and took.kind == terms.TOOK:
                owner = paid.about[1]
                arrivals[f"supply-{owner}-{seats[owner].supply - 1}"] = f"marker-at-{took.about[0]}"
        return arrivals

    # --- the seats ---

    def seat(self, number: int) -> dict[str, Any]:
        seat = self.view.seats[number]
        just = {event.about[1] for event in self.last if event.kind == terms.TOOK}
        groups = []
        for region in range(terms.REGIONS):
            cards = [card for card in seat.cards if card.region == region]
            if cards:
                groups.append(
                    {
                        "region": region,
                        "name": self.deck.regions[region].name,
                        "crests": sum(card.crests for card in cards),
                        "cards": [self._collected(card, just) for card in cards],
                    }
                )
        return {
            "supply": [self._piece(f"supply-{number}-{i}") for i in range(seat.supply)],
            "lost": [self._piece(f"lost-{number}-{i}") for i in range(seat.lost)],
            "placed": terms.MARKERS - seat.supply - seat.lost,
            "cards": len(seat.cards),
            "groups": groups,
            "units": ceil(len(groups) + PEEK * (len(seat.cards) - len(groups))),
            "discs": [self._disc(number, seat, index) for index in range(len(seat.discs))],
        }

    def _collected(self, card: CardView, just: Collection[int]) -> dict[str, Any]:
        return {
            "card": card.card,
            "name": self.say(self.wording.card(card.card)),
            "just": card.card in just,
        }

    def _piece(self, identity: str) -> dict[str, str | None]:
        return {"id": identity, "from": self.arrivals.get(identity)}

    def _disc(self, number: int, seat: SeatView, index: int) -> dict[str, Any]:
        """A disc is known by its owner and its turn alone, never by what it shows."""
        disc = seat.discs[index]
        piece: dict[str, Any] = self._piece(f"disc-{number}-{index}")
        if disc is None:
            return piece | {"face": "sealed", "name": self.word("sealed_disc")}
        if disc >= terms.MARKER_BACK:
            face = "marker"
        else:
            face = self.deck.regions[disc].arms if disc < terms.REGIONS else SYMBOL_NAMES[disc]
        return piece | {"face": face, "name": self.say(self.wording.disc(disc))}

    # --- the ledger ---

    def ledger(self) -> list[dict[str, Any]]:
        """By contest: what each seat has on cards and on discs the viewer knows, and what is left."""
        on_cards = [_counts(seat.cards) for seat in self.view.seats]
        left = _counts([here.card for row in self.view.rows for here in row])
        return [self._line(contest, on_cards, left[contest]) for contest in range(terms.CONTESTS)]

    def _line(self, contest: int, on_cards: Sequence[Sequence[int]], left: int) -> dict[str, Any]:
        discs = [seat.discs.count(contest) for seat in self.view.seats]
        counts = [cards[contest] + disc for cards, disc in zip(on_cards, discs, strict=True)]
        most = max(counts)
        leaders = [number for number, count in enumerate(counts) if count == most and most > 0]
        region = self.deck.regions[contest] if contest < terms.REGIONS else None
        return {
            "name": self.say(self.wording.contest(contest)),
            "picture": f"arms/{region.arms}" if region else f"symbol/{SYMBOL_NAMES[contest]}",
            "is_last_region": contest == terms.REGIONS - 1,
            "left": left,
            "leader": leaders[0] if len(leaders) == 1 else None,
            "tied": len(leaders) > 1,
            "seats": [
                {
                    "cards": cards[contest],
                    "discs": disc,
                    "leads": leaders == [number],
                    "tied": len(leaders) > 1 and number in leaders,
                    "none": cards[contest] == 0,
                    "hopeless": cards[contest] == 0 and left == 0,
                }
                for number, (cards, disc) in enumerate(zip(on_cards, discs, strict=True))
            ],
        }


def _counts(cards: Sequence[CardView]) -> list[int]:
    counts = [0] * terms.CONTESTS
    for card in cards:
        counts[card.region] += card.crests
        if card.symbol is not None:
            counts[card.symbol] += 1
    return counts
