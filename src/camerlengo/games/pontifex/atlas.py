"""Where a place lies on the page's map.

A cylinder like any other, but a lens lies over Europe and the Mediterranean, where a quarter of the dioceses
is: both ways a degree there is several times as long. Shapes stay true enough to be known at a glance, and
tokens have room. The map begins in the Bering Strait, so that no country is cut in two.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from math import exp, hypot
from typing import Final, Protocol

WIDTH: Final = 1600
HEIGHT: Final = 840
WEST: Final = -168.4
NORTH: Final = 77.0
SOUTH: Final = -57.0
STEP: Final = 8  # places lie on a grid, since a page may not place things freely; see places.css
APART: Final = 77.0  # between the middles of two tokens
MARGIN: Final = 40
TRIES: Final = 400


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
    for _ in range(TRIES):
        for one, here in enumerate(found):
            for other in found[one + 1 :]:
                _push_apart(here, other)
            for axis, most in ((0, WIDTH), (1, HEIGHT)):
                here[axis] += 0.02 * (homes[one][axis] - here[axis])
                here[axis] = min(max(here[axis], MARGIN), most - MARGIN)
    return tuple((round(x / STEP), round(y / STEP)) for x, y in found)


def _push_apart(one: list[float], other: list[float]) -> None:
    across, down = other[0] - one[0], other[1] - one[1]
    distance = hypot(across, down)
    if distance >= APART:
        return
    if distance == 0:
        across, down, distance = 1.0, 0.0, 1.0
    push = (APART - distance) / 2 / distance
    one[0] -= across * push
    one[1] -= down * push
    other[0] += across * push
    other[1] += down * push


def places_of(dioceses: Sequence[Placed]) -> tuple[tuple[int, int], ...]:
    return places(tuple((diocese.longitude, diocese.latitude) for diocese in dioceses))
