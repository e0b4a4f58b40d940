"""Richelieu in words.

Questions, options, events, the score sheet. Every sentence uses only a seat's view or
from a public event.
"""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.core.ask import Event
from camerlengo.core.result import Result, SheetLine
from camerlengo.core.texts import Listed, Sentences, Text, Who, text
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.deck import RichelieuDeck
from camerlengo.games.richelieu.scoring import contest_points, counts_with_discs, holdings
from camerlengo.games.richelieu.state import State
from camerlengo.games.richelieu.view import PlaceView, RichelieuView

SYMBOL_NAMES = {terms.SWORD: "sword", terms.CROSS: "cross", terms.TOWER: "tower"}


class Wording:
    """The words for one deck, since a deck file may rename the regions."""

    def __init__(self, deck: RichelieuDeck) -> None:
        self.regions = [region.name for region in deck.regions]
        self.cards = deck.cards
        self._named: dict[int, Text] = {}

    # --- things ---

    def card(self, card: int) -> Text:
        if card not in self._named:
            self._named[card] = self._card(card)
        return self._named[card]

    def _card(self, card: int) -> Text:
        region = self.regions[self.cards.region[card]]
        symbol = self.cards.symbol[card]
        if symbol != terms.NO_SYMBOL:
            return text(
                "richelieu.card.symbol",
                region=region,
                symbol=text(f"richelieu.symbol.{SYMBOL_NAMES[symbol]}"),
            )
        return text(
            "richelieu.card.double" if self.cards.crests[card] == 2 else "richelieu.card.plain", region=region
        )

    def disc(self, disc: int) -> Text:
        if disc >= terms.MARKER_BACK:
            return text("richelieu.disc.back")
        if disc >= terms.REGIONS:
            return text("richelieu.disc.symbol", symbol=text(f"richelieu.symbol.{SYMBOL_NAMES[disc]}"))
        return text("richelieu.disc.crest", region=self.regions[disc])

    def contest(self, contest: int) -> Text:
        if contest < terms.REGIONS:
            return text("richelieu.sheet.region", region=self.regions[contest])
        return text(f"richelieu.sheet.{SYMBOL_NAMES[contest]}")

    # --- questions ---

    def question(self, view: RichelieuView, question: int, options: Sequence[int]) -> Text:
        if question == terms.TAKE:
            return text("richelieu.ask.take" if options[0] < terms.ENDS else "richelieu.ask.stuck")
        if question == terms.PAY and view.wanted is not None:
            here = view.at(view.wanted)
            return text("richelieu.ask.pay", card=self.card(here.card.card), owner=Who(here.marker or 0))
        if question == terms.MARK and options[0] >= terms.CARDS:
            return text("richelieu.ask.no_marker")
        if question == terms.TAKE_ANOTHER and options[0] >= terms.ENDS:
            return text("richelieu.ask.no_second")
        names = {
            terms.TAKE_ANOTHER: "take_another",
            terms.MARK: "mark",
            terms.MOVE: "move",
            terms.MOVE_TO: "move_to",
        }
        return text(f"richelieu.ask.{names[question]}")

    def option(self, view: RichelieuView, question: int, option: int) -> Text:
        if question in (terms.TAKE, terms.TAKE_ANOTHER):
            return self._taking(view, question, option)
        if question == terms.PAY:
            if option == terms.FROM_SUPPLY:
                return text("richelieu.option.pay_supply")
            return text("richelieu.option.pay_lift", **self._at(view.at(option)))
        if option == terms.USE_DISC_NOW:
            return text("richelieu.option.use_disc")
        if option == terms.NO_MARKER:
            return text(
                "richelieu.option.no_move" if question == terms.MOVE else "richelieu.option.no_marker"
            )
        names = {terms.MARK: "mark", terms.MOVE: "move", terms.MOVE_TO: "move_to"}
        return text(f"richelieu.option.{names[question]}", **self._at(view.at(option)))

    def _taking(self, view: RichelieuView, question: int, option: int) -> Text:
        if option == terms.USE_DISC:
            return text("richelieu.option.use_disc")
        if option == terms.DECLINE:
            return text("richelieu.option.skip" if question == terms.TAKE else "richelieu.option.no_second")
        row = view.rows[option >> 1]
        here = row[-1] if option & 1 else row[0]
        side = "last" if len(row) == 1 else "right" if option & 1 else "left"
        gaps = {
            "card": self.card(here.card.card),
            "where": text(f"richelieu.where.{side}", row=(option >> 1) + 1),
        }
        extras = []
        if here.marker is not None:
            own = here.marker == view.to_move
            extras.append(
                text("richelieu.extra.own" if own else "richelieu.extra.cost", owner=Who(here.marker))
            )
        if here.disc:
            extras.append(text("richelieu.extra.disc"))
        if not extras:
            return text("richelieu.option.take", **gaps)
        extra = (
            extras[0] if len(extras) == 1 else text("richelieu.extra.both", one=extras[0], other=extras[1])
        )
        return text("richelieu.option.take_extra", extra=extra, **gaps)

    def _at(self, here: PlaceView) -> dict[str, object]:
        return {"card": self.card(here.card.card), "where": place_text(here.place)}

    # --- what has happened ---

    def event(self, event: Event) -> Text:
        about, who = event.about, Who(event.seat)
        kind = event.kind
        if kind == terms.TOOK:
            return text("richelieu.told.took", who=who, card=self.card(about[1]), where=place_text(about[0]))
        if kind == terms.PAID:
            where = "supply" if about[0] == terms.FROM_SUPPLY else "lifted"
            gaps = {} if about[0] == terms.FROM_SUPPLY else {"where": place_text(about[0])}
            return text(f"richelieu.told.paid_{where}", who=who, owner=Who(about[1]), **gaps)
        if kind == terms.TOOK_OWN_MARKER_BACK:
            return text("richelieu.told.own_marker", who=who)
        if kind == terms.TOOK_DISC:
            return text("richelieu.told.took_disc", who=who)
        if kind == terms.SAW_DISC:
            return text("richelieu.told.saw_disc", disc=self.disc(about[0]))
        if kind == terms.USED_DISC:
            return text("richelieu.told.used_disc", who=who)
        if kind == terms.MARKED:
            return text(
                "richelieu.told.marked", who=who, card=self.card(about[1]), where=place_text(about[0])
            )
        if kind == terms.MOVED:
            gaps = {
                "card": self.card(about[2]),
                "where": place_text(about[1]),
                "source": place_text(about[0]),
            }
            return text("richelieu.told.moved", who=who, **gaps)
        if kind == terms.SKIPPED:
            return text("richelieu.told.skipped", who=who)
        assert kind == terms.ENDED
        if not about:
            return text("richelieu.told.ended")
        shown = []
        for seat in dict.fromkeys(about[::2]):
            discs = [self.disc(about[i + 1]) for i in range(0, len(about), 2) if about[i] == seat]
            shown.append(text("richelieu.told.shows", who=Who(seat), discs=Listed(tuple(discs))))
        return text("richelieu.told.ended_discs", shown=Sentences(tuple(shown)))


def result_of(game: State, deck: RichelieuDeck) -> Result:
    """RI-41 to RI-46, line by line in the order of the rulebook."""
    wording = Wording(deck)
    on_cards = [holdings(game, seat) for seat in range(game.players)]
    counts = [counts_with_discs(game, seat, on_cards[seat]) for seat in range(game.players)]
    lines = tuple(
        SheetLine(
            title=wording.contest(contest),
            counts=tuple(count[contest] for count in counts),
            points=tuple(contest_points(contest, on_cards, counts)),
        )
        for contest in range(terms.CONTESTS)
    )
    return Result(scores=tuple(game.scores()), places=tuple(game.places()), sheet=lines)


def place_text(place: int) -> Text:
    return text("richelieu.where.place", row=place // terms.COLUMNS + 1, column=place % terms.COLUMNS + 1)
