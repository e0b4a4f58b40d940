"""What a learner observes of a small game: everything in the view of its seat, as numbers from 0 to 255.

It follows from the declarations. A game that wants something better for its learners has a box with a package
of its own and a module `observation` there, like the large games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
from librt.strings import BytesWriter

from camerlengo.core.encoding import HIGHEST, Encoder, put
from camerlengo.core.game import Game
from camerlengo.core.observation import CODE, COUNT, FLAG, Block, Layout
from camerlengo.kit.declare import ALL, ZoneKind
from camerlengo.kit.game import Kit
from camerlengo.kit.view import KitView, ZoneView

VALUE = 5  # numbers of a field: a sign, and four figures to the base 256
NUMBER, BELOW_ZERO, OTHER = 1, 2, 3  # the sign; 0 is None


class Observation:
    """In place of the module `observation` of a large game."""

    def __init__(self, game: type[Kit]) -> None:
        self.game = game
        self.LAYOUT = Layout(1, list(_blocks(game)))

    def encoder(self, players: int) -> Encoder:
        return KitEncoder(self.LAYOUT.size(players))


@cache
def observation_of(game: type[Kit]) -> Observation:
    return Observation(game)


class KitEncoder(Encoder):
    """It needs nothing but the size: the game brings its declarations."""

    def encode(self, game: Game, seat: int, buffer: BytesWriter) -> int:
        assert isinstance(game, Kit)
        at = 0
        for number in _numbers(game, seat):
            put(buffer, at, number)
            at += 1
        return at


def _blocks(game: type[Kit]) -> Iterator[Block]:
    """In the order of `_numbers`."""
    yield Block("seat", max(game.seats), FLAG, "the number of the own seat")
    yield Block("over", 1, FLAG, "the game is over")
    yield Block("to_move", 1, CODE, "1 for the own seat if the rules say that it moves, 2 for the next …")
    for name, zone in game.zone_kinds.items():
        kind = zone.kind
        yield Block(f"{name}.count", 2, COUNT, "how many things lie there, 256 and 1 at a time", zone.each)
        yield Block(f"{name}.seen", 1, FLAG, "the own seat sees them", zone.each)
        if zone.seen_by == ALL:
            meaning = f"by place: 1 + the number of the {kind} there, in two figures to the base 256"
            yield Block(name, 2 * _things(game, kind), CODE, meaning, zone.each)
        else:
            yield Block(name, len(game.cards[kind]), COUNT, f"how many of each {kind} are seen", zone.each)
    for name, field in game.fields.items():
        meaning = (
            "1 for a number, 2 for one below zero, and four figures to the base 256; 3 and a fingerprint"
        )
        yield Block(name, VALUE, CODE, f"{meaning} of anything else; 0 for None", field.each)


def _numbers(game: Kit, seat: int) -> Iterator[int]:
    view = game.view(seat)
    assert isinstance(view, KitView)
    players = game.players
    order = [(seat + step) % players for step in range(players)]
    yield from (int(number == seat) for number in range(max(game.seats)))
    yield int(view.over)
    yield 0 if view.to_move is None else 1 + (view.to_move - seat) % players
    seen = {(zone.name, zone.owner): zone for zone in view.zones}
    for name, kind in game.zone_kinds.items():
        zones = [seen[name, owner] for owner in (order if kind.each else [None])]
        for zone in zones:
            yield from divmod(zone.count, HIGHEST + 1)
        yield from (int(zone.things is not None) for zone in zones)
        for zone in zones:
            yield from _lying(game, kind, zone)
    for name, field in game.fields.items():
        value = view.fields[name]
        for one in [value[owner] for owner in order] if field.each else [value]:
            yield from value_numbers(one)


def _lying(game: Kit, kind: ZoneKind, zone: ZoneView) -> Iterator[int]:
    things = zone.things or ()
    if kind.seen_by != ALL:
        yield from (things.count(face) for face in range(len(game.cards[kind.kind])))
        return
    places = _things(type(game), kind.kind)
    for place in range(places):
        yield from divmod(1 + things[place] if place < len(things) else 0, HIGHEST + 1)


def _things(game: type[Kit], kind: str) -> int:
    """How many things of a kind there are, as their copies say."""
    return sum(card.copies for card in game.cards[kind])


def value_numbers(value: Any) -> Iterator[int]:
    if value is None:
        yield from (0,) * VALUE
    elif isinstance(value, int):
        yield BELOW_ZERO if value < 0 else NUMBER
        yield from min(abs(int(value)), (HIGHEST + 1) ** 4 - 1).to_bytes(4, "big")
    else:
        yield OTHER
        yield from blake2b(msgspec.json.encode(value, order="deterministic"), digest_size=4).digest()
