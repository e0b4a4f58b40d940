# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""Gems, crests, symbols, the signs of seats, coins and hands."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from camerlengo.games.drawing import must_be_one_of, svg_of
from camerlengo.games.habemus_papam.art import shapes
from camerlengo.games.habemus_papam.art.letters import token, write
from camerlengo.games.habemus_papam.art.shapes import GOLD, INK, PAPER, RED, at, path

FACTIONS: Final = ("france", "spain", "innocent", "urban", "late")
GEMS: Final = tuple(shapes.GEMS)
SYMBOLS: Final = tuple(shapes.SYMBOLS)
MARKERS: Final = (
    "keys",
    "hat",
    "tower",
    "book",
)  # the signs of the seatsSTEPS: Final = ("order", "tiara", "louis", "gold", "symbols", "squadrone")


@cache
def gem(name: str) -> str:
    must_be_one_of(GEMS, name)
    return svg_of(100, 100, f'<g transform="translate(50,50)">{shapes.GEMS[name]}</g>')


@cache
def crest(faction: str) -> str:
    must_be_one_of(FACTIONS, faction)
    return token(shapes.crest(faction))


@cache
def symbol(name: str) -> str:
    return token(symbol_shape(name))


def symbol_shape(name: str) -> str:
    """One of ours, or, for a symbol of somebody's own deck, a shield with its first letters: "own3ke"."""
    own = re.fullmatch(r"own(\d)([a-z]{1,2})", name)
    if own is None:
        must_be_one_of(SYMBOLS, name)
        return shapes.SYMBOLS[name]
    return shapes.shield(int(own[1])) + write(own[2].capitalize(), 0, 14, 40, PAPER, 62)


@cache
def king(name: str) -> str:
    return token({"louis": shapes.sun, "mazarin": shapes.fasces, "felipe": shapes.crown}[name]())


_SIGNS: Final[dict[str, tuple[str, Callable[[], str]]]] = {
    "keys": ("#a3172a", lambda: at(0, 4, 0.75, shapes.keys())),
    "hat": ("#1f4e79", lambda: at(0, -2, 0.72, shapes.hat("#e8544f"))),
    "tower": ("#2e6b4f", lambda: at(0, 2, 0.72, shapes.castle(PAPER))),
    "book": (
        "#5b2e73",
        lambda: (
            path("M-36,-24Q-16,-32 0,-22Q16,-32 36,-24V26Q16,18 0,28Q-16,18 -36,26Z", PAPER)
            + path(
                "M0,-22V28M-26,-12Q-16,-15 -8,-11M-26,0Q-16,-3 -8,1M26,-12Q16,-15 8,-11M26,0Q16,-3 8,1",
                "none",
            )
        ),
    ),
}
_SHAPES: Final = {
    "keys": "M0,-56A56,56 0 1 1 0,56A56,56 0 1 1 0,-56Z",
    "hat": "M-50,-50H50V50H-50Z",
    "tower": "M0,-58L58,0L0,58L-58,0Z",
    "book": "M-32,-54H32L56,-10L32,54H-32L-56,-10Z",
}


@cache
def seat(number: int) -> str:
    """The sign of a seat, 120 by 120: keys, hat, tower, book, each on a ground of its own shape."""
    name = MARKERS[number]
    colour, figure = _SIGNS[name]
    scale = 0.82 if name == "tower" else 1
    ground = f'<path d="{_SHAPES[name]}" fill="{colour}" stroke="{GOLD}" stroke-width="5"/>'
    return token(ground + at(0, 0, scale, figure()))


@cache
def step(name: str) -> str:
    """The six steps of the count."""
    drawn: dict[str, Callable[[], str]] = {
        "order": shapes.scroll,
        "tiara": lambda: at(0, 6, 0.9, shapes.tiara()),
        "louis": shapes.sun,
        "gold": shapes.coin,
        "symbols": lambda: at(-22, -8, 0.6, shapes.eagle()) + at(24, 10, 0.6, shapes.galley()),
        "squadrone": shapes.wing,
    }
    return token(drawn[name]())


@cache
def coin() -> str:
    return token(shapes.coin())


@cache
def coins() -> str:
    return token(
        "".join(at(x, y, 0.62, shapes.coin()) for x, y in ((-24, 26), (26, 24), (2, -4), (-14, -26)))
    )


@cache
def figure() -> str:
    """The Camerlengo: the umbraculum over crossed keys."""
    canopy = "".join(
        path(d, fill)
        for d, fill in (
            ("M0,-46C-30,-42 -46,-22 -48,0Q-36,6 -26,0Q-22,-30 0,-46Z", RED),
            ("M0,-46C-14,-38 -24,-20 -26,0Q-13,7 0,0Z", GOLD),
            ("M0,-46C14,-38 24,-20 26,0Q13,7 0,0Z", RED),
            ("M0,-46C30,-42 46,-22 48,0Q36,6 26,0Q22,-30 0,-46Z", GOLD),
        )
    )
    return token(
        at(0, 24, 0.62, shapes.keys(PAPER))
        + canopy
        + f'<circle cy="-50" r="6" fill="{GOLD}" stroke="{INK}" stroke-width="3"/>'
    )


@cache
def leader() -> str:
    return token(at(0, 0, 0.95, shapes.hat()))


@cache
def seal() -> str:
    wax = path(
        "M0,-46C20,-50 34,-36 42,-22C54,-6 46,14 40,28C28,46 8,48 -8,46C-30,46 -42,30 -46,12C-50,-8 -44,-26 -30,-36C-22,-44 -12,-46 0,-46Z",
        RED,
        'stroke="#5f0710" stroke-width="3"',
    )
    return token(
        wax
        + '<circle r="30" fill="none" stroke="#5f0710" stroke-width="3"/>'
        + at(0, 3, 0.5, shapes.keys("#e8705f"))
    )


_SKIN: Final = "#dcae86"


@cache
def hand() -> str:
    """An open hand, palm up, 240 by 145, in which three gems find room."""
    cuff = f'<path d="M0,62C0,40 30,30 52,34V118C30,124 0,112 0,90Z" fill="{RED}" stroke="{INK}" stroke-width="3"/><path d="M46,32H62V120H46Z" fill="#fbf6ea" stroke="{INK}" stroke-width="3"/>'
    fingers = "".join(
        f'<rect x="150" y="{y}" width="{w}" height="25" rx="12.5" fill="{_SKIN}" stroke="{INK}" stroke-width="3"/>'
        for y, w in ((26, 76), (52, 86), (78, 80), (104, 64))
    )
    palm = f'<path d="M60,40C90,14 150,8 176,26V124C150,140 90,138 60,114Z" fill="{_SKIN}" stroke="{INK}" stroke-width="3"/>'
    cover = f'<path d="M166,27H182V125H166Z" fill="{_SKIN}"/>'
    thumb = f'<path d="M74,36C92,10 124,-4 142,6C150,14 140,22 128,26C116,30 108,38 100,46" fill="{_SKIN}" stroke="{INK}" stroke-width="3"/>'
    lines = f'<path d="M92,52C104,76 104,98 96,118M120,110C140,104 158,92 166,76" fill="none" stroke="{INK}" stroke-width="2" opacity="0.35"/>'
    return svg_of(240, 145, cuff + fingers + palm + cover + lines + thumb)


@cache
def fist() -> str:
    cuff = f'<path d="M-58,-20H-40V32H-58Z" fill="#fbf6ea" stroke="{INK}" stroke-width="3"/>'
    back = path("M-40,-18C-20,-38 20,-40 40,-30V30C20,40 -20,40 -40,30Z", _SKIN)
    knuckles = "".join(
        f'<rect x="14" y="{y}" width="36" height="18" rx="9" fill="{_SKIN}" stroke="{INK}" stroke-width="3"/>'
        for y in (-34, -17, 0, 17)
    )
    thumb = path("M-16,-36C0,-50 26,-46 36,-36C30,-26 10,-28 -4,-20Z", _SKIN)
    return token(cuff + back + knuckles + thumb)
