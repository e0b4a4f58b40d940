# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""Cards, 630 by 880."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from camerlengo.games.drawing import must_be_one_of, svg_of
from camerlengo.games.habemus_papam.art import shapes
from camerlengo.games.habemus_papam.art.letters import write
from camerlengo.games.habemus_papam.art.shapes import COLOURS, DARK_GOLD, GOLD, INK, PAPER, RED, at
from camerlengo.games.habemus_papam.art.small import FACTIONS, figure, fist, seal, symbol_shape

ACTIONS: Final = ("ten_gold", "bid_second", "best_twice", "three_rubies", "bribe", "swap")
BACKS: Final = ("cardinal", "politics", "action", "sealed")


def _card(colour: str, inside: str, edge: str = GOLD) -> str:
    frame = (
        f'<rect width="630" height="880" rx="41" fill="{PAPER}"/>'
        f'<rect x="9" y="9" width="612" height="862" rx="34" fill="none" stroke="{colour}" stroke-width="18"/>'
        f'<rect x="24" y="24" width="582" height="832" rx="22" fill="none" stroke="{edge}" stroke-width="5"/>'
        f'<rect x="1.5" y="1.5" width="627" height="877" rx="40" fill="none" stroke="{INK}" stroke-width="3"/>'
    )
    return svg_of(630, 880, frame + inside)


def _banner(colour: str, name: str = "") -> str:
    ribbon = f'<path d="M27,752H603V853H27Z" fill="{colour}"/><path d="M27,752H603" stroke="{GOLD}" stroke-width="5"/>'
    return ribbon + write(name, 315, 826, 54, "#fff6e2", 545)


@lru_cache(maxsize=256)
def person(pile: str, faction: str, age: int, symbol: str, seed: int, name: str) -> str:
    """A cardinal, a late arrival or a leader. What matters stands at the right, where a fan shows it."""
    must_be_one_of(("cardinal", "late_arrival", "leader"), pile)
    must_be_one_of(FACTIONS, faction)
    colour = COLOURS[faction]
    oval = (
        f'<clipPath id="oval"><ellipse cx="222" cy="420" rx="170" ry="258"/></clipPath>'
        f'<ellipse cx="222" cy="420" rx="170" ry="258" fill="#cdb586"/>'
        f'<g clip-path="url(#oval)"><ellipse cx="222" cy="330" rx="150" ry="200" fill="#dcc79b"/>{at(222, 450, 1.12, shapes.portrait(seed, age, pile == "leader"))}</g>'
        f'<ellipse cx="222" cy="420" rx="170" ry="258" fill="none" stroke="{INK}" stroke-width="15"/>'
        f'<ellipse cx="222" cy="420" rx="170" ry="258" fill="none" stroke="{GOLD}" stroke-width="9"/>'
    )
    column = f'<path d="M404,27H581A22,22 0 0 1 603,49V752H404Z" fill="{colour}" opacity="0.16"/>'
    if pile == "leader":
        crests = at(503, 124, 1.5, shapes.crest(faction)) + at(503, 306, 1.5, shapes.crest(faction))
        years = write(str(age), 503, 510, 96, INK)
        mark = at(503, 640, 1.45, shapes.hat())
    else:
        crests = at(503, 140, 1.72, shapes.crest(faction))
        years = write(str(age), 503, 366, 96, INK)
        mark = ""
        if symbol != "none":
            mark = f'<circle cx="503" cy="500" r="92" fill="#fffaf0" stroke="{INK}" stroke-width="4"/>' + at(
                503, 500, 1.25, symbol_shape(symbol)
            )
            if symbol in ("louis", "mazarin"):
                mark += f'<circle cx="566" cy="566" r="34" fill="{INK}"/>' + write(
                    "2", 566, 585, 40, "#fff6e2"
                )
        if pile == "cardinal":
            mark += at(503, 672, 1.1, shapes.bag())
    corner = at(82, 92, 0.95, shapes.tiara())
    return _card(colour, column + oval + corner + crests + years + mark + _banner(colour, name), GOLD)


def _numbers(values: Sequence[int], y: float) -> str:
    """What one, two, three … cards are worth, in a row of small shields."""
    space = 560 / len(values)
    return "".join(
        f'<rect x="{35 + space * i + 6:g}" y="{y - 62:g}" width="{space - 12:g}" height="84" rx="12" fill="#fffaf0" stroke="{INK}" stroke-width="3"/>'
        + write(str(value), 35 + space * (i + 0.5), y, 44, INK)
        for i, value in enumerate(values)
    )


_POLITICS: Final = {
    "louis": "#22357f",
    "mazarin": "#8a1220",
    "felipe": "#9a6b12",
    "squadrone": "#3f4a58",
    "death": "#1d1a1a",
}


def _rays(colour: str) -> str:
    return (
        f'<g fill="{colour}" opacity="0.14">'
        + "".join(
            f'<path d="M315,370L{300},-40H330Z" transform="rotate({angle},315,370)"/>'
            for angle in range(0, 360, 15)
        )
        + "</g>"
    )


@lru_cache(maxsize=64)
def politics(name: str, values: tuple[int, ...]) -> str:
    """Kings and happenings; the banner is left for the name, which the page writes in its own language."""
    if name == "camerlengo":
        colour = "#7c0d1d"
        gems = "".join(
            at(150 + 110 * i, 590, 0.95, shapes.GEMS[gem])
            for i, gem in enumerate(("ruby", "sapphire", "amber"))
        )
        inside = at(315, 300, 3.4, _inner(figure())) + gems + at(480, 590, 0.85, shapes.coin())
        return _card(colour, _rays(GOLD) + inside + _caption(colour))
    colour = _POLITICS[name]
    drawn = {
        "louis": at(315, 330, 3.6, shapes.sun()) + at(503, 110, 1.3, shapes.lily(GOLD)),
        "mazarin": at(290, 400, 3.1, shapes.fasces()) + at(490, 130, 1.5, shapes.hat()),
        "felipe": at(290, 360, 3.3, shapes.crown()) + at(503, 116, 1.2, shapes.castle(RED)),
        "squadrone": at(315, 350, 3.9, shapes.wing()) + at(503, 110, 1.3, shapes.tiara()),
        "death": at(315, 370, 3.9, shapes.skull()) + at(503, 116, 1.3, shapes.hourglass()),
    }[name]
    if name == "squadrone":
        foot = (
            at(110, 645, 0.9, shapes.coin())
            + write(f"–{values[0]}", 245, 675, 70, INK)
            + at(390, 640, 0.9, shapes.tiara())
            + write(str(values[1]), 475, 675, 70, INK)
        )
    elif name == "death":
        foot = at(230, 645, 0.9, shapes.coin()) + write("5", 315, 675, 70, INK)
    else:
        unit = {"louis": shapes.tiara, "mazarin": shapes.coin, "felipe": shapes.coin}[name]
        foot = _numbers(values, 700) + at(88, 585, 0.7, unit())
    return _card(colour, _rays(colour) + drawn + foot + _caption(colour))


def _caption(colour: str) -> str:
    """Paper for a name in the reader's language."""
    return f'<path d="M27,752H603V853H27Z" fill="#f0e0b6"/><path d="M27,752H603" stroke="{colour}" stroke-width="5"/>'


def _inner(svg: str) -> str:
    """The inside of a token, around the origin."""
    start = svg.index("<g transform")
    return f'<g transform="translate(-60,-60)">{svg[start : svg.rindex("</svg>")]}</g>'


@cache
def action(name: str) -> str:
    must_be_one_of(ACTIONS, name)
    colour = "#3d5a2a"
    ring = f'<circle cx="315" cy="370" r="238" fill="#fffaf0" stroke="{DARK_GOLD}" stroke-width="8"/>'
    more = {"bid_second": 2, "best_twice": 3, "three_rubies": 2}.get(name)
    person_ = at(0, 0, 1, shapes.portrait(1, 50, False))
    drawn = {
        "ten_gold": "".join(
            at(315 + x, 380 + y, 0.8, shapes.coin())
            for x, y in (
                (-120, 90),
                (-40, 100),
                (40, 100),
                (120, 90),
                (-85, 30),
                (0, 34),
                (85, 30),
                (-45, -36),
                (45, -36),
                (0, -104),
            )
        )
        + write("10", 503, 126, 84, INK),
        "bid_second": at(315, 290, 2.5, shapes.eye())
        + at(315, 470, 1.7, _inner(fist()))
        + write("2.", 503, 126, 84, INK),
        "best_twice": at(250, 350, 2.2, shapes.GEMS["diamond"])
        + f'<g opacity="0.55">{at(400, 410, 2.2, shapes.GEMS["diamond"])}</g>'
        + write("×2", 503, 126, 84, INK),
        "three_rubies": at(220, 440, 1.6, shapes.GEMS["ruby"])
        + at(410, 440, 1.6, shapes.GEMS["ruby"])
        + at(315, 300, 1.6, shapes.GEMS["ruby"])
        + write("3", 503, 126, 84, INK),
        "bribe": at(360, 350, 0.95, person_)
        + at(200, 470, 1.7, shapes.bag())
        + at(480, 110, 0.75, shapes.coin())
        + write("5", 550, 136, 70, INK),
        "swap": at(205, 350, 0.62, person_)
        + at(425, 350, 0.62, at(0, 0, 1, shapes.portrait(3, 70, False)))
        + at(503, 112, 1.1, shapes.arrows())
        + at(315, 520, 1.2, shapes.arrows()),
    }[name]
    foot = at(250, 672, 0.85, shapes.coin()) + write(f"+{more}", 345, 702, 70, INK) if more else ""
    return _card(colour, ring + drawn + foot + _caption(colour))


@cache
def back(name: str) -> str:
    """The backs of the three piles, and a card that is laid and sealed."""
    must_be_one_of(BACKS, name)
    colour = {"cardinal": "#7c0d1d", "politics": "#22357f", "action": "#3d5a2a", "sealed": "#3d5a2a"}[name]
    weave = f'<pattern id="weave" width="70" height="70" patternUnits="userSpaceOnUse"><path d="M0,35L35,0L70,35L35,70Z" fill="none" stroke="{GOLD}" stroke-width="3" opacity="0.5"/><circle cx="35" cy="35" r="5" fill="{GOLD}" opacity="0.6"/></pattern>'
    ground = f'<rect x="27" y="27" width="576" height="826" rx="22" fill="{colour}"/><rect x="27" y="27" width="576" height="826" rx="22" fill="url(#weave)"/>'
    figure_ = {
        "cardinal": at(0, 0, 2.6, shapes.hat("#b3202f")),
        "politics": at(0, 0, 2.2, shapes.crown()),
        "action": at(0, 0, 2.4, shapes.keys()),
        "sealed": at(0, 0, 2.3, _inner(seal())),
    }[name]
    # a shape of its own beside its colour, which is seen at the size of a finger-nail
    ground_of = f'fill="{PAPER}" stroke="{GOLD}" stroke-width="12"'
    medal = {
        "cardinal": f'<circle cx="315" cy="440" r="235" {ground_of}/>',
        "politics": f'<path d="M315,140L560,440L315,740L70,440Z" {ground_of}/>',
        "action": f'<rect x="80" y="255" width="470" height="370" {ground_of}/>',
        "sealed": f'<circle cx="315" cy="440" r="170" fill="{colour}" stroke="{GOLD}" stroke-width="9"/>',
    }[name] + at(315, 440, 1, figure_)
    return _card(colour, weave + ground + medal)
