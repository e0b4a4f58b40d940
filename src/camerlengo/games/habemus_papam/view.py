"""What a seat sees of a Habemus Papam table: all but the piles and what is behind the others' screens."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from camerlengo.core.ask import EVERYBODY, only
from camerlengo.core.view import View
from camerlengo.core.zones import NOBODY_SEES, Zone
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.bidding import counts_as
from camerlengo.games.habemus_papam.bids import GEMS_OF, NO_BID
from camerlengo.games.habemus_papam.scoring import fulfilled, holdings, leaders_of
from camerlengo.games.habemus_papam.state import State

READINGS = (
    "one_more_cardinal",
    "death_by_choice",
    "squadrone_optional",
    "exclusion_optional",
    "bribe_optional",
    "unpayable_bribe_spent",
    "chigi_stays",
)


class OrderView(msgspec.Struct, frozen=True):
    """An order, how many votes it is worth, and how far it is: `has` of what it `needs` (terms.NEED_…).

    An order for the most leaders counts them: `leaders` the own ones, `most_of_others` what must be exceeded.
    """

    order: int
    votes: int
    fulfilled: bool
    needs: tuple[int, ...]
    has: tuple[int, ...]
    leaders: int | None
    most_of_others: int | None


class BidView(msgspec.Struct, frozen=True):
    """Gems that were shown, the best first, and the number of the bid they count as."""

    gems: tuple[int, ...]
    counts_as: int


class SeatView(msgspec.Struct, frozen=True):
    """`people` are cardinals and leaders in the display, `played` is the action card of this round.

    Everything behind the screen is None if the viewer may not see it: `gold`, `gems` counted from ambers to
    diamonds, `actions`, `orders`. With open screens (HP-14) everybody sees gems and gold, and the action
    cards as far as an attentive player knows them (HP-15), which is all of them.
    """

    people: tuple[int, ...]
    louis: int
    mazarin: int
    felipe: int
    squadrone: bool
    played: int | None
    bid: BidView | None
    gold: int | None
    gems: tuple[int, ...] | None
    actions: tuple[int, ...] | None
    orders: tuple[OrderView | None, ...]
    discarded: int | None


class HabemusPapamView(View, frozen=True, kw_only=True):
    """`takers` are the seats in the order of their bids, `taken` how many of them have their card.

    `piles` says how many cards are left: cardinals (with smoke that has not risen), political cards, action
    cards. `out` are the cards that have left the game, in order. `chosen` is the first of two cardinals to be
    swapped. `readings` names where this table reads the rules otherwise than the standard edition (HP-24,
    HP-57, HP-58).
    """

    round: int
    phase: int
    camerlengo: int
    black_smoke: bool
    white_smoke: bool
    offer: tuple[int, ...]
    piles: tuple[int, int, int]
    bank: tuple[int, ...]
    seats: tuple[SeatView, ...]
    takers: tuple[int, ...]
    taken: int
    chosen: int | None
    out: tuple[int, ...]
    open_screens: bool
    readings: tuple[str, ...]

    def owner(self, person: int) -> int:
        """In whose display this person lies; NOBODY if in none."""
        return next((seat for seat, of in enumerate(self.seats) if person in of.people), terms.NOBODY)


def view_of(game: State, seat: int) -> HabemusPapamView:
    return HabemusPapamView(
        game="habemus_papam",
        seat=seat if seat >= 0 else None,
        players=game.players,
        to_move=None if game.done or game.seat == terms.NOBODY else game.seat,
        over=game.done,
        round=game.round,
        phase=game.phase,
        camerlengo=game.camerlengo,
        black_smoke=game.black,
        white_smoke=game.last,
        offer=tuple(game.offer),
        piles=(len(game.cardinals), len(game.politics), len(game.actions)),
        bank=tuple(game.bank),
        seats=tuple(_seat(game, other, seat) for other in range(game.players)),
        takers=tuple(game.takers),
        taken=game.taken,
        chosen=None if game.chosen == terms.NOBODY else game.chosen,
        out=tuple(game.out),
        open_screens=game.readings.open_screens,
        readings=tuple(name for name in READINGS if getattr(game.readings, name)),
    )


def _seat(game: State, seat: int, viewer: int) -> SeatView:
    own = seat == viewer
    screen_is_open = own or game.done or game.readings.open_screens
    orders_are_open = own or game.done
    laid, bid, discarded = game.laid[seat], game.bid[seat], game.discarded[seat]
    return SeatView(
        people=tuple(people_in_display(game, seat)),
        louis=game.louis[seat],
        mazarin=game.mazarin[seat],
        felipe=game.felipe[seat],
        squadrone=game.squadrone == seat,
        played=None if laid == terms.NO_ACTION else laid,
        bid=None if bid == NO_BID else BidView(tuple(GEMS_OF[bid]), counts_as(game, seat)),
        gold=game.gold[seat] if screen_is_open else None,
        gems=tuple(game.gems[seat * terms.GEMS : seat * terms.GEMS + terms.GEMS]) if screen_is_open else None,
        actions=tuple(actions_behind_screen(game, seat)) if screen_is_open else None,
        orders=tuple(
            order_view(game, seat, order) if orders_are_open else None for order in orders_of(game, seat)
        ),
        discarded=discarded if own and discarded != terms.NO_ORDER else None,
    )


def order_view(game: State, seat: int, order: int) -> OrderView:
    leaders: int | None = None
    most_of_others: int | None = None
    if game.cards.most_leaders[order]:
        leaders = leaders_of(game, seat)
        most_of_others = max(leaders_of(game, other) for other in range(game.players) if other != seat)
    return OrderView(
        order=order,
        votes=game.cards.order_votes[order],
        fulfilled=fulfilled(game, seat, order),
        needs=tuple(game.cards.needs[order]),
        has=tuple(holdings(game, seat)),
        leaders=leaders,
        most_of_others=most_of_others,
    )


def people_in_display(game: State, seat: int) -> list[int]:
    return [person for person in range(terms.PEOPLE) if game.owner[person] == seat]


def actions_behind_screen(game: State, seat: int) -> list[int]:
    held = game.held[seat * terms.ACTIONS : seat * terms.ACTIONS + terms.ACTIONS]
    return [action for action, count in enumerate(held) for _ in range(count)]


def orders_of(game: State, seat: int) -> list[int]:
    return [order for order in game.orders[2 * seat : 2 * seat + 2] if order != terms.NO_ORDER]


def zones_of(game: State) -> list[Zone]:
    """Gold is not here: the bank has as much as is needed, so that it comes and goes (HP-05)."""
    zones = [
        Zone("cardinal pile", "card", list(game.cardinals), NOBODY_SEES),
        Zone("political pile", "card", list(game.politics), NOBODY_SEES),
        Zone("action pile", "card", list(game.actions), NOBODY_SEES),
        Zone("offer", "card", [card for card in game.offer if card != terms.CAMERLENGO]),
        Zone("out of the game", "card", list(game.out)),
        Zone("bank", "gem", _gems(game.bank)),
        Zone("unused orders", "order", list(game.unused), NOBODY_SEES),
    ]
    for seat in range(game.players):
        screen = EVERYBODY if game.done or game.readings.open_screens else only(seat)
        laid, bid, discarded = game.laid[seat], game.bid[seat], game.discarded[seat]
        display = (
            people_in_display(game, seat)
            + [terms.LOUIS] * game.louis[seat]
            + [terms.MAZARIN] * game.mazarin[seat]
            + [terms.FELIPE] * game.felipe[seat]
            + ([terms.SQUADRONE] if game.squadrone == seat else [])
        )
        shown = game.phase == terms.MAKE_BIDS and bid != NO_BID
        held = [terms.FIRST_ACTION + action for action in actions_behind_screen(game, seat)]
        zones += [
            Zone(f"display of {seat}", "card", display),
            Zone(f"played by {seat}", "card", [] if laid == terms.NO_ACTION else [terms.FIRST_ACTION + laid]),
            Zone(f"bid by {seat}", "gem", list(GEMS_OF[bid]) if shown else []),
            Zone(f"figure before {seat}", "figure", [0] if game.camerlengo == seat else []),
            Zone(
                f"gems of {seat}",
                "gem",
                _gems(game.gems[seat * terms.GEMS : seat * terms.GEMS + terms.GEMS]),
                screen,
            ),
            Zone(f"action cards of {seat}", "card", held, screen),
            Zone(f"orders of {seat}", "order", orders_of(game, seat), EVERYBODY if game.done else only(seat)),
            Zone(
                f"discarded by {seat}",
                "order",
                [] if discarded == terms.NO_ORDER else [discarded],
                only(seat),
            ),
        ]
    return zones


def _gems(counts: Sequence[int]) -> list[int]:
    return [gem for gem, count in enumerate(counts) for _ in range(count)]
