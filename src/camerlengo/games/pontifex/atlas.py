"""Where a place lies on the page's map.

A cylinder like any other, but a lens lies over Europe and the Mediterranean, where a quarter of the dioceses
is: both ways a degree there is several times as long. Shapes stay true enough to be known at a glance, and
tokens have room. The map begins in the Bering Strait, so that no country is cut in two.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from math import exp
from typing import Final, Protocol

WIDTH: Final = 1600
HEIGHT: Final = 840
WEST: Final = -168.4
NORTH: Final = 77.0
SOUTH: Final = -57.0
STEP: Final = 8  # places lie on a grid, since a page may not place things freely; see places.css
APART_ACROSS: Final = 86.0  # between the middles of two tokens with what is written beside them
APART_DOWN: Final = 94.0
SQUARE: Final = 4  # how close to a rectangle the room of a token is; 2 is an ellipse
MARGIN: Final = 50
TRIES: Final = 400
LAST: Final = 60  # of them, in which nothing is drawn home any more


def _stretch(degree: float, middle: float, width: float, times: float) -> float:
    return 1 + times * exp(-(((degree - middle) / width) ** 2))


def _across(longitude: float) -> float:
    return _stretch(longitude, 12, 18, 3.1)


def _down(latitude: float) -> float:
    polar = 1 - 0.5 / (1 + exp(-(latitude - 67) / 2.5))  # the far north is large and empty
    return _stretch(latitude, 47, 12, 2.0) * polar


@functools.cache
def _table(vertical: bool) -> tuple[float, ...]:
    """The way from the edge to every tenth of a degree."""
    length = NORTH - SOUTH if vertical else 360.0
    way = [0.0]
    for tenth in range(int(length * 10)):
        degree = NORTH - tenth / 10 if vertical else WEST + tenth / 10
        way.append(way[-1] + (_down(degree) if vertical else _across(degree)))
    return tuple(step / way[-1] for step in way)


def _along(table: Sequence[float], degrees: float) -> float:
    tenth = min(max(degrees * 10, 0.0), len(table) - 1.001)
    before = int(tenth)
    return table[before] + (table[before + 1] - table[before]) * (tenth - before)


def project(longitude: float, latitude: float) -> tuple[float, float]:
    """In units of the map, from its upper left corner."""
    east = (longitude - WEST) % 360 if longitude != WEST + 360 else 360.0
    return WIDTH * _along(_table(False), east), HEIGHT * _along(_table(True), NORTH - latitude)


class Placed(Protocol):
    @property
    def longitude(self) -> float: ...

    @property
    def latitude(self) -> float: ...


@functools.lru_cache(maxsize=16)
def places(degrees: tuple[tuple[float, float], ...]) -> tuple[tuple[int, int], ...]:
    """Grid places for tokens: each near its degrees, none on another."""
    homes = [project(longitude, latitude) for longitude, latitude in degrees]
    found = [list(home) for home in homes]
    for left in reversed(range(TRIES)):
        home = 0.02 if left >= LAST else 0.0
        for one, here in enumerate(found):
            for other in found[one + 1 :]:
                _push_apart(here, other)
            for axis, most in ((0, WIDTH), (1, HEIGHT)):
                here[axis] += home * (homes[one][axis] - here[axis])
                here[axis] = min(max(here[axis], MARGIN), most - MARGIN)
    return tuple((round(x / STEP), round(y / STEP)) for x, y in found)


def _push_apart(one: list[float], other: list[float]) -> None:
    across, down = (other[0] - one[0]) / APART_ACROSS, (other[1] - one[1]) / APART_DOWN
    if abs(across) >= 1 or abs(down) >= 1:
        return
    distance = (abs(across) ** SQUARE + abs(down) ** SQUARE) ** (1 / SQUARE)
    if distance >= 1:
        return
    if distance == 0:
        across, down, distance = 1.0, 0.0, 1.0
    push = (1 - distance) / 2 / distance
    one[0] -= across * push * APART_ACROSS
    one[1] -= down * push * APART_DOWN
    other[0] += across * push * APART_ACROSS
    other[1] += down * push * APART_DOWN


def places_of(dioceses: Sequence[Placed]) -> tuple[tuple[int, int], ...]:
    return places(tuple((diocese.longitude, diocese.latitude) for diocese in dioceses))
