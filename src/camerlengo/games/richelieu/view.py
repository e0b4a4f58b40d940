"""What a seat sees of a Richelieu table: everything but face-down discs that are not its own."""

from __future__ import annotations

import functools

import msgspec

from camerlengo.core.ask import only
from camerlengo.core.view import View
from camerlengo.core.zones import NOBODY_SEES, Zone
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.state import Cards, State


class CardView(msgspec.Struct, frozen=True, cache_hash=True):
    """A card: its number in the deck, its region, its crests, and its symbol (None: no symbol)."""

    card: int
    region: int
    crests: int
    symbol: int | None


class PlaceView(msgspec.Struct, frozen=True):
    """A place with a card: whose marker lies on it, and whether a disc does."""

    place: int
    card: CardView
    marker: int | None
    disc: bool


class SeatView(msgspec.Struct, frozen=True):
    """`discs` are the face-down discs in the order in which they were taken.

    None is one that the viewer has not seen.
    """

    supply: int
    lost: int
    cards: tuple[CardView, ...]
    discs: tuple[int | None, ...]


class RichelieuView(View, frozen=True, kw_only=True):
    """`wanted` is the place of the card that is being paid for, `moving` that of a marker on the move.

    `returned` is how many of the mover's own markers came back in this turn and cannot be placed yet.
    """

    turn: int
    start: int
    short: bool
    rows: tuple[tuple[PlaceView, ...], ...]
    seats: tuple[SeatView, ...]
    spent: tuple[int, ...]
    wanted: int | None
    moving: int | None
    returned: int

    def at(self, place: int) -> PlaceView:
        """The things at a place that still has a card."""
        row = self.rows[place // terms.COLUMNS]
        return row[place - row[0].place]  # cards are taken from the ends, so there are no gaps


def view_of(game: State, seat: int) -> RichelieuView:
    over = game.done
    return RichelieuView(
        game="richelieu",
        seat=seat if seat >= 0 else None,
        players=game.players,
        to_move=None if over else game.seat,
        over=over,
        turn=game.turn,
        start=game.start,
        short=game.short,
        rows=_rows(game),
        seats=tuple(
            SeatView(
                supply=game.supply[other],
                lost=game.lost[other],
                cards=tuple([card_view(game, card) for card in game.taken[other]]),
                discs=tuple([_face(disc) if other == seat or over else None for disc in game.discs[other]]),
            )
            for other in range(game.players)
        ),
        spent=tuple(map(_face, game.spent)),
        wanted=None if game.wanted == terms.NOBODY else game.wanted,
        moving=None if game.moving == terms.NOBODY else game.moving,
        returned=game.returned,
    )


def _face(disc: int) -> int:
    """What a disc shows; the two "marker back" are alike, also under rules 1 (RI-03)."""
    return min(disc, terms.MARKER_BACK)


def _rows(game: State) -> tuple[tuple[PlaceView, ...], ...]:
    """This is asked for after every answer, for every seat: it reads each list of the game once."""
    cards, layout, marker, disc = printed(game.cards), game.layout, game.marker, game.disc
    nobody, no_disc = terms.NOBODY, terms.NO_DISC
    rows = []
    for row in range(terms.ROWS):
        first = row * terms.COLUMNS
        rows.append(
            tuple(
                [
                    PlaceView(
                        place,
                        cards[layout[place]],
                        None if (owner := marker[place]) == nobody else owner,
                        disc[place] != no_disc,
                    )
                    for place in range(first + game.left[row], first + game.right[row] + 1)
                ]
            )
        )
    return tuple(rows)


def card_view(game: State, card: int) -> CardView:
    return printed(game.cards)[card]


@functools.lru_cache(maxsize=100)
def printed(cards: Cards) -> list[CardView]:
    """The printed cards of a deck, which everybody may know."""
    return [
        CardView(number, region, crests, None if symbol == terms.NO_SYMBOL else symbol)
        for number, (region, crests, symbol) in enumerate(
            zip(cards.region, cards.crests, cards.symbol, strict=True)
        )
    ]


def zones_of(game: State) -> list[Zone]:
    on_table = [
        row * terms.COLUMNS + column
        for row in range(terms.ROWS)
        for column in range(game.left[row], game.right[row] + 1)
    ]
    zones = [
        Zone("table", "card", [game.layout[place] for place in on_table]),
        Zone("table", "disc", [disc for disc in game.disc if disc != terms.NO_DISC], NOBODY_SEES),
        Zone("table", "marker", [owner for owner in game.marker if owner != terms.NOBODY]),
        Zone("box", "disc", list(game.box), NOBODY_SEES),
        Zone("spent", "disc", list(game.spent)),
    ]
    for seat in range(game.players):
        zones += [
            Zone(f"taken by {seat}", "card", list(game.taken[seat])),
            Zone(f"held by {seat}", "disc", list(game.discs[seat]), only(seat)),
            Zone(f"supply of {seat}", "marker", [seat] * game.supply[seat]),
            Zone(f"lost by {seat}", "marker", [seat] * game.lost[seat]),
        ]
    return zones
