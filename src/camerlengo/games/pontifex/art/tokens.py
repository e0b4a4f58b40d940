"""Tokens, portraits in a ring, pawns and small signs."""

from __future__ import annotations

from functools import cache, lru_cache

from camerlengo.games.drawing import must_be_one_of, svg_of
from camerlengo.games.pontifex.art import shapes
from camerlengo.games.pontifex.art.letters import around_origin, write
from camerlengo.games.pontifex.art.shapes import (
    COLOURS,
    CONTINENTS,
    EFFECTS,
    GOLD,
    INK,
    PAPER,
    RED,
    SEATS,
    WHITE,
    at,
    circle,
    path,
)


def _portrait(inside: str, ground: str, name: str) -> str:
    clip = f'<clipPath id="{name}"><circle r="100"/></clipPath>'
    return f'{clip}<g clip-path="url(#{name})"><circle r="100" fill="{ground}"/>{inside}</g>'


def _in_ring(face: str, ring: str, edge: str = INK) -> str:
    return around_origin(
        face
        + circle(0, 0, 97, "none", f'stroke="{edge}" stroke-width="18"')
        + circle(0, 0, 97, "none", f'stroke="{ring}" stroke-width="12"'),
        216,
    )


@lru_cache(maxsize=200)
def token(continent: str, conservative: bool, number: int) -> str:
    """A cardinal in a ring, white for liberals and black for conservatives."""
    must_be_one_of(CONTINENTS, continent)
    face = _portrait(
        at(0, 8, 0.94, shapes.cardinal(continent, conservative, number)), COLOURS[continent][2], "face"
    )
    ring, edge = (INK, WHITE) if conservative else (WHITE, INK)
    return _in_ring(face, ring, edge)


@cache
def special(number: int) -> str:
    face = _portrait(at(0, 10, 0.9, shapes.character(number)), "#f7e3a6", "face")
    return _in_ring(face, GOLD)


@cache
def pope_token(number: int) -> str:
    face = _portrait(at(0, 8, 0.94, shapes.pope(number)), "#f4cf63", "face")
    return _in_ring(face, PAPER)


@cache
def hand(politics: str) -> str:
    must_be_one_of(("liberal", "conservative"), politics)
    if politics == "liberal":
        return around_origin(shapes.open_hand(WHITE, INK))
    return around_origin(shapes.fist(INK, WHITE))


@cache
def empty_seat() -> str:
    """A diocese whose cardinal has gone."""
    return around_origin(
        circle(
            0,
            0,
            97,
            "#ffffff",
            f'stroke="{INK}" stroke-width="8" stroke-dasharray="16 14" fill-opacity="0.55"',
        ),
        216,
    )


@cache
def seat(number: int) -> str:
    hat = path("M-20,12L-25,-14L0,-22L25,-14L20,12C8,6 -8,6 -20,12Z", WHITE)
    return around_origin(
        shapes.shape(number, SEATS[number])
        + at(0, 10 if number == 2 else 4, 0.8 if number < 2 else 0.62, hat),
        110,
    )


@cache
def pawn(number: int) -> str:
    return svg_of(110, 152, f'<g transform="translate(55,82)">{shapes.pawn(number)}</g>')


@cache
def score(name: str) -> str:
    must_be_one_of(tuple(shapes.SCORES), name)
    colours = {"holiness": "#e0a100", "movement": "#2f7fd0", "sins": "#c8142f"}
    return around_origin(shapes.SCORES[name](colours[name]))


@cache
def small(name: str) -> str:
    signs = {
        "coin": shapes.coin() + write("$", 0, 18, 36, shapes.DARK_GOLD),
        "plane": circle(0, 0, 56, WHITE) + at(0, 0, 0.86, shapes.plane("#1546a0")),
        "die": at(0, 0, 1.12, shapes.die_face(RED, "#5d0716")),
        "umbrella": shapes.effect("shelter", "#2f7fd0"),
        "hat": circle(0, 0, 54, RED) + at(0, 2, 0.84, shapes.hat(WHITE)),
        "cross": circle(0, 0, 54, "#6a2f96") + shapes.cross(0, 0, 34, WHITE, 11),
    }
    must_be_one_of(tuple(signs), name)
    return around_origin(signs[name])


@cache
def sign(effect: str) -> str:
    """An effect alone, in ink."""
    must_be_one_of(EFFECTS, effect)
    return around_origin(shapes.effect(effect, INK))
