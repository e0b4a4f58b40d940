"""What the page of Richelieu shows beside the view: names, reasons, the ledger, what has just moved.

Everything is made from a view, so that no page can say more than its reader may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from math import ceil
from typing import Any

from camerlengo.core.page import GamePage, Subject
from camerlengo.core.texts import Who, text
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.deck import ARMS, RichelieuDeck, standard_deck
from camerlengo.games.richelieu.view import CardView, PlaceView, RichelieuView, SeatView
from camerlengo.games.richelieu.wording import SYMBOL_NAMES, Wording, place_text

PIECES = (
    "disc/sealed.svg",
    *(f"{kind}/{seat}.svg" for kind in ("seat", "marker") for seat in range(4)),
    *(f"symbol/{symbol}.svg" for symbol in ("sword", "cross", "tower")),
    *(f"arms/{arms}.svg" for arms in ARMS),
)
PEEK = 0.42  # how much of a card shows under the one before it in a fan
LINE = 6  # cards in a line of a phone; a longer row takes two
FEWEST = 4  # columns of a phone: fewer cards grow no more


def face(deck: RichelieuDeck, card: int) -> str:
    """The address of the drawing of a card, whatever deck it belongs to."""
    region = deck.regions[deck.cards.region[card]]
    symbol = SYMBOL_NAMES.get(deck.cards.symbol[card], "none")
    return f"richelieu/card/{region.arms}-{region.crests}-{deck.cards.crests[card]}-{symbol}.svg"


def felt(counts: Sequence[int], left: Sequence[int]) -> dict[str, Any]:
    """How rows lie on a phone, where cards grow as the table empties: all their lines, and columns.

    `counts` are the cards in each row, `left` the places that were just left there.
    """
    # a place that was just left is shown where the line has room for it
    wide = [count + places for count, places in zip(counts, left, strict=True)]
    folds = [
        "gone" if not count else "folded" if count > LINE else "tight" if taken > LINE else "whole"
        for count, taken in zip(counts, wide, strict=True)
    ]
    return {
        "folds": folds,
        "lines": 2 * folds.count("folded") + folds.count("tight") + folds.count("whole"),
        "columns": min(LINE, max(FEWEST, *wide)),
    }


class Page(GamePage[RichelieuView, RichelieuDeck]):
    book = "richelieu.page"
    coach = (("take", "take"), ("counts", "take"), ("guard", "mark"), ("seal", "take"), ("end", "take"))

    @classmethod
    def sheets(cls) -> Mapping[str, Sequence[str]]:
        deck = standard_deck()
        faces = [face(deck, card).removeprefix("richelieu/") for card in range(terms.CARDS)]
        return {"pieces": PIECES, "faces": list(dict.fromkeys(faces))}

    @cached_property
    def wording(self) -> Wording:
        return Wording(self.deck)

    def table(self) -> dict[str, Any]:
        view = self.view
        counts = [len(row) for row in view.rows]
        left = [place // terms.COLUMNS for place in self.left_by]
        return {
            "faces": self.once("faces", self._faces),
            "rows": self.rows(),
            "felt": felt(counts, [left.count(row) for row in range(terms.ROWS)]),
            "seats": [self.seat(number) for number in range(view.players)],
            "chips": [(seat.supply, len(seat.cards)) for seat in view.seats],
            "ledger": self.ledger(),
            "sheet": self.once("sheet", self._sheet),
            "left": sum(counts),
        }

    def _sheet(self) -> list[str]:
        return [f"{self._contest(contest)['picture']}.svg" for contest in range(terms.CONTESTS)]

    def _faces(self) -> list[str]:
        return [face(self.deck, card) for card in range(terms.CARDS)]

    @cached_property
    def card_names(self) -> list[str]:
        return self.once("cards", lambda: [self.say(self.wording.card(card)) for card in range(terms.CARDS)])

    # --- what can be looked up ---

    def subjects(self) -> list[Subject]:
        rows = [
            Subject(
                self.say(text("richelieu.term.row", row=row + 1)),
                self.word("look.row", n=len(held), cards="; ".join(map(self._lying, held))),
                digit=True,
            )
            for row, held in enumerate(self.view.rows)
        ]
        seats = [Subject(self.names[number], self._held(number)) for number in self.order()]
        return [*rows, *seats, *map(self._standing, self.ledger())]

    def _held(self, number: int) -> str:
        held = self.seat(number)
        markers = {"supply": len(held["supply"]), "placed": held["placed"], "lost": len(held["lost"])}
        cards = [
            self.word("group", region=group["name"], n=group["crests"])
            + " "
            + ", ".join(card["name"] for card in group["cards"])
            for group in held["groups"]
        ]
        discs = [disc["name"] for disc in held["discs"]]
        return ". ".join([self.word("markers", **markers), *(cards or [self.word("no_cards")]), *discs])

    def _standing(self, line: Mapping[str, Any]) -> Subject:
        """How much each seat has of a region or symbol."""
        seats = [
            self.word("look.has", who=self.names[number], n=held["cards"] + held["discs"])
            for number, held in enumerate(line["seats"])
        ]
        return Subject(line["name"], self.word("look.left", has=", ".join(seats), left=line["left"]))

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

    @cached_property
    def left_by(self) -> dict[int, int]:
        """By place that was just left: the seat that took the card."""
        return {event.about[0]: event.seat for event in self.last if event.kind == terms.TOOK}

    @cached_property
    def marker_from(self) -> dict[int, str]:
        """By place: the id that its marker had before the latest turn."""
        prefix = "marker-at-"
        return {
            int(identity.removeprefix(prefix)): source
            for identity, source in self.arrivals.items()
            if identity.startswith(prefix)
        }

    def rows(self) -> list[list[dict[str, Any]]]:
        whys = self._whys()
        return [self._row(row, here, whys) for row, here in enumerate(self.view.rows)]

    def _whys(self) -> dict[int, str]:
        """By place without an option: why. The usual reason has an id of its own.

        So most cards stay as they are with the next turn.
        """
        rows = self.view.rows
        places = [here.place for row in rows for here in row]
        if self.question is None:
            now = self._why_not_now()
            whys = {} if now is None else dict.fromkeys(places, now)
        elif self.question.kind in (terms.TAKE, terms.TAKE_ANOTHER):
            whys = self._whys_not_take(self.question.kind)
        else:
            without = [here for row in rows for here in row if here.place not in self.choices]
            whys = {here.place: self._why_not(here, self.question.kind) for here in without}
        counts = Counter(whys.values())
        if not counts:
            return whys
        usual = max(counts, key=counts.__getitem__)
        self.reasons["why-here"] = self.reasons.pop(usual)
        if len(counts) == 1:
            return dict.fromkeys(whys, "why-here")
        return {place: "why-here" if why == usual else why for place, why in whys.items()}

    def _row(self, row: int, places: tuple[PlaceView, ...], whys: Mapping[int, str]) -> list[dict[str, Any]]:
        """It is as long as it looks the same."""
        first = row * terms.COLUMNS
        numbers = range(first, first + terms.COLUMNS)
        left_by = {place: seat for place, seat in self.left_by.items() if place in numbers}

        def make() -> list[dict[str, Any]]:
            here = {place.place: place for place in places}
            ends = {places[0].place, places[-1].place} if places else set()
            return [
                self._slot(here[place], place in ends, whys.get(place))
                if place in here
                else {
                    "place": place,
                    "column": place % terms.COLUMNS + 1,
                    "card": None,
                    "option": None,
                    "left_by": left_by.get(place),
                }
                for place in numbers
            ]

        key = (
            "row",
            row,
            self.view.seat,
            places,
            tuple(map(self.choices.get, numbers)),
            tuple(map(whys.get, numbers)),
            tuple(map(self.marker_from.get, numbers)) if self.marker_from else None,
            self.view.wanted if self.view.wanted in numbers else None,
            self.view.moving if self.view.moving in numbers else None,
            tuple(left_by.items()),
        )
        return self.kept(key, make)

    def _slot(self, here: PlaceView, is_end: bool, why: str | None) -> dict[str, Any]:
        place, marker = here.place, here.marker
        option = self.choices.get(place)
        slot = self.once(("slot", place, here.card.card), lambda: self._plain_slot(here)) | {
            "end": is_end,
            "option": option,
            "wanted": place in (self.view.wanted, self.view.moving),
            "why": why if option is None else self._about(here),
        }
        if here.disc or marker is not None:
            slot |= {"name": self._lying(here), "lies": self._beside(here), "disc": here.disc}
        if marker is not None:
            slot |= {"marker": marker, "marker_from": self.marker_from.get(place)}
        return slot

    def _plain_slot(self, here: PlaceView) -> dict[str, Any]:
        """A card on which nothing lies."""
        return {
            "place": here.place,
            "column": here.place % terms.COLUMNS + 1,
            "card": here.card.card,
            "region": self.deck.regions[here.card.region].arms,
            "name": self.card_names[here.card.card],
            "where": self.say(place_text(here.place)),
            "lies": "",
            "marker": None,
            "marker_from": None,
            "disc": False,
        }

    def _lying(self, here: PlaceView) -> str:
        """The card with whatever lies on it."""
        said = self.card_names[here.card.card]
        if here.marker is not None:
            said += ", " + self.marker_of[here.marker]
        if here.disc:
            said += ", " + self.once("disc", lambda: self.say(text("richelieu.extra.disc")))
        return said

    @cached_property
    def marker_of(self) -> list[str]:
        return [self.word("marker_of", owner=Who(seat)) for seat in range(self.view.players)]

    def _about(self, here: PlaceView) -> str:
        """What the number, the symbol and what lies on a card mean to who takes it."""
        card, marker = here.card, here.marker
        key, said = self.once(("about", card.card), lambda: self._about_card(card))
        if here.disc:
            key += "-disc"
        if marker is not None:
            key += f"-{marker}"
        if key in self.reasons:
            return key
        if here.disc:
            said += (self.once("about disc", lambda: self.word("about.disc")),)
        if marker is not None:
            said += (self.about_marker[marker],)
        return self.explain(key, *said)

    def _about_card(self, card: CardView) -> tuple[str, tuple[str, ...]]:
        """The beginning of the id, and the sentences about its number and symbol."""
        region = self.deck.regions[card.region]
        number = self.word("about.number", region=region.name, n=region.crests)
        if card.symbol is None:
            return f"about-{region.arms}", (number,)
        symbol = SYMBOL_NAMES[card.symbol]
        return f"about-{region.arms}-{symbol}", (number, self.word(f"about.{symbol}"))

    @cached_property
    def about_marker(self) -> list[str]:
        """By the owner of a marker."""
        return [
            self.word("about.own_marker")
            if seat == self.view.seat
            else self.word("about.marker", owner=Who(seat))
            for seat in range(self.view.players)
        ]

    def _beside(self, here: PlaceView) -> str:
        """The disc on a card, where the sentence of choosing the card does not name it."""
        if not here.disc or self.asks(terms.TAKE, terms.TAKE_ANOTHER):
            return ""
        return ", " + self.once("disc", lambda: self.say(text("richelieu.extra.disc")))

    # --- why not ---

    def _whys_not_take(self, kind: int) -> dict[int, str]:
        """The ids of the reasons why all cards but those that can be taken stay."""
        rows = self.view.rows
        inner = [here.place for row in rows for here in row[1:-1]]
        whys = dict.fromkeys(inner, self._reason("not_an_end", "RI-11")) if inner else {}
        for row in rows:
            for here in row if len(row) < 2 else (row[0], row[-1]):
                if here.place not in self.choices:
                    whys[here.place] = self._why_not_take(here, kind)
        return whys

    def _why_not(self, here: PlaceView, kind: int) -> str:
        """The id of the reason why the card cannot be chosen."""
        if kind in (terms.PAY, terms.MOVE):
            return self._reason("not_yours", "RI-23" if kind == terms.PAY else "RI-21")
        assert kind in (terms.MARK, terms.MOVE_TO)
        if here.marker is not None:
            return self._reason("has_marker", "RI-20")
        if self.view.to_move is not None and self.view.seats[self.view.to_move].supply == 0:
            return self._reason("no_marker", "RI-25")
        return self._reason("came_back", "RI-26")

    def _why_not_now(self) -> str | None:
        """The same for all cards; None while nobody could choose."""
        turn = self.view.to_move
        if turn is None or turn == self.view.seat:
            return None
        if self.view.seat is None:
            return self._reason("looking_on", "")
        return self._reason("not_your_turn", "", who=Who(turn))

    def _why_not_take(self, here: PlaceView, kind: int) -> str:
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
        mine = [event for event in self.last if event.kind == terms.TOOK and event.seat == number]
        just = frozenset([event.about[1] for event in mine])
        came = tuple([one for one in self.arrivals.items() if one[0].split("-")[1] == str(number)])
        return self.kept(("seat", number, seat, just, came), lambda: self._seat(number, just))

    def _seat(self, number: int, just: Collection[int]) -> dict[str, Any]:
        seat = self.view.seats[number]
        by_region: dict[int, list[CardView]] = {}
        for card in seat.cards:
            by_region.setdefault(card.region, []).append(card)
        groups = [
            {
                "region": region,
                "name": self.deck.regions[region].name,
                "crests": sum([card.crests for card in cards]),
                "cards": [self._collected(card, just) for card in cards],
            }
            for region, cards in sorted(by_region.items())
        ]
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
            "name": self.card_names[card.card],
            "just": card.card in just,
        }

    def _piece(self, identity: str) -> dict[str, str | None]:
        return {"id": identity, "from": self.arrivals.get(identity)}

    def _disc(self, number: int, seat: SeatView, index: int) -> dict[str, Any]:
        """A disc is known by its owner and its turn alone, never by what it shows."""
        disc = seat.discs[index]
        piece: dict[str, Any] = self._piece(f"disc-{number}-{index}")
        if disc is None:
            name = self.once("sealed disc", lambda: self.word("sealed_disc"))
            return piece | {"face": "sealed", "name": name}
        if disc >= terms.MARKER_BACK:
            face = "marker"
        else:
            face = self.deck.regions[disc].arms if disc < terms.REGIONS else SYMBOL_NAMES[disc]
        name = self.once(("disc", disc), lambda: self.say(self.wording.disc(disc)))
        return piece | {"face": face, "name": name}

    # --- the ledger ---

    def ledger(self) -> list[dict[str, Any]]:
        """By contest: what each seat has on cards and on discs the viewer knows, and what is left."""
        seats = tuple([(seat.cards, seat.discs) for seat in self.view.seats])
        on_table = tuple([here.card for row in self.view.rows for here in row])
        return self.kept(("ledger", seats, on_table), lambda: self._ledger(on_table))

    def _ledger(self, on_table: Sequence[CardView]) -> list[dict[str, Any]]:
        on_cards = [_counts(seat.cards) for seat in self.view.seats]
        left = _counts(on_table)
        lines = []
        for contest in range(terms.CONTESTS):
            cards = tuple([counts[contest] for counts in on_cards])
            discs = tuple([seat.discs.count(contest) for seat in self.view.seats])
            lines.append(self._line(contest, cards, discs, left[contest]))
        return lines

    def _line(
        self, contest: int, on_cards: tuple[int, ...], on_discs: tuple[int, ...], left: int
    ) -> dict[str, Any]:
        return self.kept(
            ("line", contest, on_cards, on_discs, left),
            lambda: self._line_of(contest, on_cards, on_discs, left),
        )

    def _line_of(
        self, contest: int, on_cards: Sequence[int], on_discs: Sequence[int], left: int
    ) -> dict[str, Any]:
        counts = [cards + disc for cards, disc in zip(on_cards, on_discs, strict=True)]
        most = max(counts)
        leaders = [number for number, count in enumerate(counts) if count == most and most > 0]
        return {
            **self.once(("contest", contest), lambda: self._contest(contest)),
            "left": left,
            "leader": leaders[0] if len(leaders) == 1 else None,
            "tied": len(leaders) > 1,
            "seats": [
                {
                    "cards": cards,
                    "discs": disc,
                    "leads": leaders == [number],
                    "tied": len(leaders) > 1 and number in leaders,
                    "none": cards == 0,
                    "hopeless": cards == 0 and left == 0,
                }
                for number, (cards, disc) in enumerate(zip(on_cards, on_discs, strict=True))
            ],
        }

    def _contest(self, contest: int) -> dict[str, Any]:
        """What never changes."""
        region = self.deck.regions[contest] if contest < terms.REGIONS else None
        return {
            "name": self.say(self.wording.contest(contest)),
            "picture": f"arms/{region.arms}" if region else f"symbol/{SYMBOL_NAMES[contest]}",
            "is_last_region": contest == terms.REGIONS - 1,
        }


def _counts(cards: Sequence[CardView]) -> list[int]:
    counts = [0] * terms.CONTESTS
    for card in cards:
        counts[card.region] += card.crests
        if card.symbol is not None:
            counts[card.symbol] += 1
    return counts
