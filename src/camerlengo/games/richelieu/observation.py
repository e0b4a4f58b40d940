"""What a learner observes of Richelieu: all that its seat may know, as numbers from 0 to 255."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from camerlengo.core.encoding import (
    Encoder,
    add,
    count_one,
    mark_seat,
    places_after,
    put,
    put_by_seat,
    put_sizes_by_seat,
)
from camerlengo.core.game import Game
from camerlengo.core.observation import CODE, COUNT, FLAG, Block, Layout
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.state import State

SEATS: Final = 4  # at most

LAYOUT = Layout(
    1,
    [
        Block("seat", SEATS, FLAG, "the number of the own seat"),
        Block("over", 1, FLAG, "the game is over"),
        Block("short", 1, FLAG, "the short game"),
        Block("turn", 1, COUNT, "turns played"),
        Block("spent", 1, COUNT, "discs “marker back” that were used"),
        Block("returned", 1, COUNT, "markers of the mover that came back in this turn"),
        Block("wanted", 1, CODE, "1 + the place of the card that is being paid for"),
        Block("moving", 1, CODE, "1 + the place of the marker that is being moved"),
        Block("region", terms.CARDS, CODE, "by place: 1 + the region of the card there"),
        Block("crests", terms.CARDS, COUNT, "by place: the crests of the card there"),
        Block("symbol", terms.CARDS, CODE, "by place: 1 sword, 2 cross, 3 tower on the card there"),
        Block("marker", terms.CARDS, CODE, "by place: 1 for an own marker, 2 for one of the next seat …"),
        Block("disc", terms.CARDS, FLAG, "by place: a disc lies there, face down"),
        Block("moves", 1, FLAG, "it is this seat's turn", by_seat=True),
        Block("began", 1, FLAG, "this seat had the first turn", by_seat=True),
        Block("supply", 1, COUNT, "markers that can be placed", by_seat=True),
        Block("lost", 1, COUNT, "markers in the box", by_seat=True),
        Block("cards", 1, COUNT, "cards taken", by_seat=True),
        Block("discs", 1, COUNT, "discs taken, face down", by_seat=True),
        Block(
            "holdings",
            terms.CONTESTS,
            COUNT,
            "crests of the nine regions, then swords, crosses, towers",
            by_seat=True,
        ),
        Block(
            "faces",
            terms.MARKER_BACK + 1,
            COUNT,
            "discs by what they show: nine crests, three symbols, “marker back”; of others only at the end",
            by_seat=True,
        ),
    ],
)


class RichelieuEncoder(Encoder):
    def encode(self, game: Game, seat: int, buffer: BytesWriter) -> int:
        assert isinstance(game, State)
        players: i64 = game.players
        over = game.done
        put(buffer, seat, 1)
        at: i64 = SEATS
        if over:
            put(buffer, at, 1)
        if game.short:
            put(buffer, at + 1, 1)
        put(buffer, at + 2, game.turn)
        put(buffer, at + 3, len(game.spent))
        put(buffer, at + 4, game.returned)
        put(buffer, at + 5, 1 + game.wanted)
        put(buffer, at + 6, 1 + game.moving)
        at += 7
        places(game, seat, buffer, at)
        at += 5 * terms.CARDS
        if not over:
            mark_seat(buffer, at, seat, game.seat, players)
        at += players
        mark_seat(buffer, at, seat, game.start, players)
        at += players
        put_by_seat(buffer, at, seat, game.supply)
        put_by_seat(buffer, at + players, seat, game.lost)
        put_sizes_by_seat(buffer, at + 2 * players, seat, game.taken)
        put_sizes_by_seat(buffer, at + 3 * players, seat, game.discs)
        other: i64
        for other in range(players):
            number: i64 = places_after(seat, other, players)
            hold(game, other, buffer, at + 4 * players + number * terms.CONTESTS)
            if number == 0 or over:
                faces: i64 = at + (4 + terms.CONTESTS) * players + number * (terms.MARKER_BACK + 1)
                for disc in game.discs[other]:
                    count_one(buffer, faces + min(disc, terms.MARKER_BACK))
        return at + (4 + terms.CONTESTS + terms.MARKER_BACK + 1) * players


def encoder(players: int) -> Encoder:
    return RichelieuEncoder(LAYOUT.size(players))


def places(game: State, seat: i64, buffer: BytesWriter, at: i64) -> None:
    players: i64 = game.players
    layout = game.layout
    region = game.cards.region
    crests = game.cards.crests
    symbol = game.cards.symbol
    row: i64
    for row in range(terms.ROWS):
        place: i64 = row * terms.COLUMNS + game.left[row]
        last: i64 = row * terms.COLUMNS + game.right[row]
        while place <= last:
            card: i64 = layout[place]
            here: i64 = at + place
            put(buffer, here, 1 + region[card])
            put(buffer, here + terms.CARDS, crests[card])
            drawn: i64 = symbol[card]
            if drawn >= 0:
                put(buffer, here + 2 * terms.CARDS, drawn - 8)
            owner: i64 = game.marker[place]
            if owner != terms.NOBODY:
                put(buffer, here + 3 * terms.CARDS, 1 + places_after(seat, owner, players))
            disc: i64 = game.disc[place]
            if disc != terms.NO_DISC:
                put(buffer, here + 4 * terms.CARDS, 1)
            place += 1


def hold(game: State, seat: i64, buffer: BytesWriter, at: i64) -> None:
    cards = game.cards
    for card in game.taken[seat]:
        region: i64 = cards.region[card]
        add(buffer, at + region, cards.crests[card])
        symbol: i64 = cards.symbol[card]
        if symbol >= 0:
            count_one(buffer, at + symbol)
