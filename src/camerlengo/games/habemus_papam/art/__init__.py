# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The pictures of Habemus Papam as complete SVG texts.

    >>> from camerlengo.games.habemus_papam import art
    >>> art.gem("ruby").startswith("<svg")
    True

Every picture stands by itself: no fonts, no style sheets, nothing fetched. Names are drawn letter by
letter (games/lettering.py), so that a deck of one's own may show any.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from camerlengo.games.drawing import must_be_one_of, svg_of
from camerlengo.games.habemus_papam.art import shapes
from camerlengo.games.habemus_papam.art.shapes import COLOURS, DARK_GOLD, GOLD, INK, PAPER, RED, at, path
from camerlengo.games.lettering import outlines

FACTIONS: Final = ("france", "spain", "innocent", "urban", "late")
GEMS: Final = tuple(shapes.GEMS)
SYMBOLS: Final = tuple(shapes.SYMBOLS)
MARKERS: Final = ("keys", "hat", "tower", "book")  # the signs of the seats
ACTIONS: Final = ("ten_gold", "bid_second", "best_twice", "three_rubies", "bribe", "swap")
STEPS: Final = ("order", "tiara", "louis", "gold", "symbols", "squadrone")
BACKS: Final = ("cardinal", "politics", "action", "sealed")


@cache
def _lettering() -> Any:
    return json.loads((files(__name__) / "lettering.json").read_text(encoding="utf-8"))


def _token(inside: str) -> str:
    """Around the origin, 120 by 120."""
    return svg_of(120, 120, f'<g transform="translate(60,60)">{inside}</g>')


def _write(words: str, x: float, y: float, height: float, fill: str, widest: float = 1e6) -> str:
    """Letters on the line y, centred on x, with capitals of this height, smaller if they would be too wide."""
    glyphs = outlines()
    known = [glyphs[letter] for letter in words if letter in glyphs]
    width = sum(advance for advance, _ in known)
    scale = height / 100
    if width * scale > widest:
        scale = widest / width
    here = 0
    drawn = ""
    for advance, d in known:
        if d:
            drawn += f'<path d="{d}" transform="translate({here},0)"/>' if here else f'<path d="{d}"/>'
        here += advance
    return f'<g fill="{fill}" transform="translate({x - width * scale / 2:.1f},{y:g})scale({scale:.3f})">{drawn}</g>'


# --- small things ---


@cache
def gem(name: str) -> str:
    must_be_one_of(GEMS, name)
    return svg_of(100, 100, f'<g transform="translate(50,50)">{shapes.GEMS[name]}</g>')


@cache
def crest(faction: str) -> str:
    must_be_one_of(FACTIONS, faction)
    return _token(shapes.crest(faction))


@cache
def symbol(name: str) -> str:
    return _token(_symbol(name))


def _symbol(name: str) -> str:
    """One of ours, or, for a symbol of somebody's own deck, a shield with its first letters: "own3ke"."""
    own = re.fullmatch(r"own(\d)([a-z]{1,2})", name)
    if own is None:
        must_be_one_of(SYMBOLS, name)
        return shapes.SYMBOLS[name]
    return shapes.shield(int(own[1])) + _write(own[2].capitalize(), 0, 14, 40, PAPER, 62)


@cache
def king(name: str) -> str:
    return _token({"louis": shapes.sun, "mazarin": shapes.fasces, "felipe": shapes.crown}[name]())


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
    return _token(ground + at(0, 0, scale, figure()))


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
    return _token(drawn[name]())


@cache
def coin() -> str:
    return _token(shapes.coin())


@cache
def coins() -> str:
    return _token(
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
    return _token(
        at(0, 24, 0.62, shapes.keys(PAPER))
        + canopy
        + f'<circle cy="-50" r="6" fill="{GOLD}" stroke="{INK}" stroke-width="3"/>'
    )


@cache
def leader() -> str:
    return _token(at(0, 0, 0.95, shapes.hat()))


@cache
def seal() -> str:
    wax = path(
        "M0,-46C20,-50 34,-36 42,-22C54,-6 46,14 40,28C28,46 8,48 -8,46C-30,46 -42,30 -46,12C-50,-8 -44,-26 -30,-36C-22,-44 -12,-46 0,-46Z",
        RED,
        'stroke="#5f0710" stroke-width="3"',
    )
    return _token(
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
    return _token(cuff + back + knuckles + thumb)


# --- cards, 630 by 880 ---


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
    return ribbon + _write(name, 315, 826, 54, "#fff6e2", 545)


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
        years = _write(str(age), 503, 510, 96, INK)
        mark = at(503, 640, 1.45, shapes.hat())
    else:
        crests = at(503, 140, 1.72, shapes.crest(faction))
        years = _write(str(age), 503, 366, 96, INK)
        mark = ""
        if symbol != "none":
            mark = f'<circle cx="503" cy="500" r="92" fill="#fffaf0" stroke="{INK}" stroke-width="4"/>' + at(
                503, 500, 1.25, _symbol(symbol)
            )
            if symbol in ("louis", "mazarin"):
                mark += f'<circle cx="566" cy="566" r="34" fill="{INK}"/>' + _write(
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
        + _write(str(value), 35 + space * (i + 0.5), y, 44, INK)
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
            + _write(f"–{values[0]}", 245, 675, 70, INK)
            + at(390, 640, 0.9, shapes.tiara())
            + _write(str(values[1]), 475, 675, 70, INK)
        )
    elif name == "death":
        foot = at(230, 645, 0.9, shapes.coin()) + _write("5", 315, 675, 70, INK)
    else:
        unit = {"louis": shapes.tiara, "mazarin": shapes.coin, "felipe": shapes.coin}[name]
        foot = _numbers(values, 700) + at(88, 585, 0.7, unit())
    return _card(colour, _rays(colour) + drawn + foot + _caption(colour))


def _caption(colour: str) -> str:
    """Paper for a name in the reader's language."""
    return f'<path d="M27,752H603V853H27Z" fill="#f0e0b6"/><path d="M27,752H603" stroke="{colour}" stroke-width="5"/>'


def _inner(svg: str) -> str:
    """What is inside a token, around the origin."""
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
        + _write("10", 503, 126, 84, INK),
        "bid_second": at(315, 290, 2.5, shapes.eye())
        + at(315, 470, 1.7, _inner(fist()))
        + _write("2.", 503, 126, 84, INK),
        "best_twice": at(250, 350, 2.2, shapes.GEMS["diamond"])
        + f'<g opacity="0.55">{at(400, 410, 2.2, shapes.GEMS["diamond"])}</g>'
        + _write("×2", 503, 126, 84, INK),
        "three_rubies": at(220, 440, 1.6, shapes.GEMS["ruby"])
        + at(410, 440, 1.6, shapes.GEMS["ruby"])
        + at(315, 300, 1.6, shapes.GEMS["ruby"])
        + _write("3", 503, 126, 84, INK),
        "bribe": at(360, 350, 0.95, person_)
        + at(200, 470, 1.7, shapes.bag())
        + at(480, 110, 0.75, shapes.coin())
        + _write("5", 550, 136, 70, INK),
        "swap": at(205, 350, 0.62, person_)
        + at(425, 350, 0.62, at(0, 0, 1, shapes.portrait(3, 70, False)))
        + at(503, 112, 1.1, shapes.arrows())
        + at(315, 520, 1.2, shapes.arrows()),
    }[name]
    foot = at(250, 672, 0.85, shapes.coin()) + _write(f"+{more}", 345, 702, 70, INK) if more else ""
    return _card(colour, ring + drawn + foot + _caption(colour))


@cache
def back(name: str) -> str:
    """The backs of the three piles, and a card that is laid and sealed."""
    must_be_one_of(BACKS, name)
    colour = {"cardinal": "#7c0d1d", "politics": "#22357f", "action": "#3d5a2a", "sealed": "#3d5a2a"}[name]
    weave = f'<pattern id="weave" width="70" height="70" patternUnits="userSpaceOnUse"><path d="M0,35L35,0L70,35L35,70Z" fill="none" stroke="{GOLD}" stroke-width="3" opacity="0.5"/><circle cx="35" cy="35" r="5" fill="{GOLD}" opacity="0.6"/></pattern>'
    ground = f'<rect x="27" y="27" width="576" height="826" rx="22" fill="{colour}"/><rect x="27" y="27" width="576" height="826" rx="22" fill="url(#weave)"/>'
    figure_ = {
        "cardinal": at(0, 0, 2, shapes.hat("#e8544f")),
        "politics": at(0, 0, 2, shapes.crown()),
        "action": at(0, 0, 2, shapes.keys()),
        "sealed": at(0, 0, 2.3, _inner(seal())),
    }[name]
    medal = f'<circle cx="315" cy="440" r="170" fill="{colour}" stroke="{GOLD}" stroke-width="9"/>' + at(
        315, 440, 1, figure_
    )
    return _card(colour, weave + ground + medal)


# --- the room ---


def _cloud(fill: str, edge: str) -> str:
    puffs = ((60, 20, 17), (44, 30, 14), (76, 32, 14), (54, 44, 12), (68, 46, 10), (36, 14, 12), (84, 15, 13))
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
        for x, y, r in puffs
    ) + "".join(f'<circle cx="{x}" cy="{y}" r="{r - 2}" fill="{fill}"/>' for x, y, r in puffs)


@cache
def hearth(smoke: str) -> str:
    """The fireplace with its chimney: embers, black smoke or white."""
    must_be_one_of(("none", "black", "white"), smoke)
    clouds = {"none": "", "black": _cloud("#1c1a1a", "#4a4444"), "white": _cloud("#fdf8ea", "#c9bfa4")}[smoke]
    stone = f'stroke="{INK}" stroke-width="2.5" stroke-linejoin="round"'
    chimney = f'<path d="M44,64L48,50H72L76,64Z" fill="#c9b68f" {stone}/>'
    mantel = f'<path d="M8,64H112V76H8Z" fill="#e2d2ac" {stone}/><path d="M16,76H104V118H16Z" fill="#c9b68f" {stone}/>'
    mouth = f'<path d="M30,118V98C30,84 46,80 60,80C74,80 90,84 90,98V118Z" fill="#160a06" {stone}/>'
    flame = '<path d="M60,88C64,98 76,98 74,110C72,118 48,118 46,110C44,100 56,100 60,88Z" fill="#f08a1d"/><path d="M60,99C62,105 68,106 66,112C64,117 56,117 54,112C52,106 58,105 60,99Z" fill="#ffe08a"/>'
    logs = '<path d="M38,114L82,118M82,113L40,118" stroke="#7b4a22" stroke-width="6" stroke-linecap="round"/>'
    crest_ = at(60, 70, 0.1, shapes.keys())
    return svg_of(120, 120, clouds + chimney + mantel + mouth + flame + logs + crest_)


@cache
def chimney() -> str:
    """The chimney on the roof of the chapel, 200 by 300, while everybody in the square looks up."""
    smoke = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fffaf0" opacity="{o}"/>'
        for x, y, r, o in (
            (100, 148, 9, 1),
            (105, 132, 14, 0.98),
            (96, 112, 19, 0.96),
            (114, 96, 23, 0.92),
            (92, 78, 26, 0.86),
            (124, 62, 27, 0.74),
            (84, 48, 28, 0.6),
            (140, 38, 26, 0.46),
            (108, 28, 27, 0.42),
            (64, 32, 22, 0.28),
            (164, 24, 20, 0.2),
        )
    )
    line = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"'
    pipe = (
        f'<path d="M92,246V168H108V246Z" fill="#b5673a" {line}/>'
        '<path d="M96,170V244" stroke="#e7a877" stroke-width="3" opacity="0.8"/>'
        f'<path d="M84,168L90,154H110L116,168Z" fill="#8f4c27" {line}/>'
        f'<path d="M60,248L92,196M140,248L108,196" stroke="{INK}" stroke-width="2.5"/>'
    )
    tiles = "".join(
        f'<path d="M{x},{y}q7,8 14,0" fill="none" stroke="#7a2f1a" stroke-width="2.5"/>'
        for row, y in enumerate((258, 272, 286))
        for x in range(14 - 7 * (row % 2), 182, 14)
    )
    roof = f'<path d="M8,300L30,246H170L192,300Z" fill="#c4603a" {line}/>'
    ridge = f'<path d="M24,250Q100,238 176,250" fill="none" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>'
    return svg_of(200, 300, smoke + roof + tiles + ridge + pipe)


@cache
def damask() -> str:
    """The velvet as a small tile that repeats without a seam."""
    leaf = "M40,8C52,22 52,34 40,46C28,34 28,22 40,8ZM40,52C58,44 70,52 72,66C60,62 50,62 40,72C30,62 20,62 8,66C10,52 22,44 40,52Z"
    return svg_of(
        80,
        80,
        f'<path d="{leaf}" fill="none" stroke="#fff" stroke-width="1.5" opacity="0.07"/><path d="{leaf}" fill="#000" opacity="0.08"/>',
    )


@cache
def box_front() -> str:
    """The box on the shelf, 600 by 800: the chimney over Saint Peter's, white smoke against the dusk."""
    words = _lettering()

    def word(entry: dict[str, Any], x: float, y: float, scale: float, fill: str) -> str:
        left = x - entry["width"] * scale / 2
        return (
            f'<path transform="translate({left:.1f},{y:g})scale({scale:g})" d="{entry["d"]}" fill="{fill}"/>'
        )

    sky = (
        '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a0a18"/><stop offset="0.55" stop-color="#8a1a28"/>'
        '<stop offset="1" stop-color="#f0a24a"/></linearGradient><rect width="600" height="800" fill="url(#sky)"/>'
    )
    smoke = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fdf6e6" opacity="{o}"/>'
        for x, y, r, o in (
            (432, 472, 15, 1),
            (446, 446, 22, 0.97),
            (428, 418, 28, 0.95),
            (456, 390, 34, 0.92),
            (420, 362, 38, 0.85),
            (466, 340, 42, 0.7),
            (396, 326, 44, 0.55),
            (506, 316, 44, 0.42),
            (440, 304, 46, 0.4),
            (346, 306, 38, 0.25),
            (550, 298, 38, 0.22),
        )
    )
    dome = (
        '<path d="M80,650V560H130V520C130,420 270,420 270,520V560H320V650Z" fill="#3a1420"/>'
        '<path d="M190,446V410M180,424H200" stroke="#3a1420" stroke-width="8"/><rect x="178" y="430" width="44" height="30" fill="#3a1420"/>'
        '<path d="M160,456C140,480 140,510 140,556M200,446V556M240,456C260,480 260,510 260,556" stroke="#6b2a34" stroke-width="5" fill="none"/>'
        '<path d="M0,650V600H80M320,600H360L470,548L580,600H600V650" fill="#2c0f19" stroke="#2c0f19" stroke-width="4"/><rect y="640" width="600" height="160" fill="#1d0a11"/>'
        '<path d="M418,560V486H446V560Z" fill="#1d0a11"/><path d="M412,486H452V476H412Z" fill="#1d0a11"/>'
    )
    crests = "".join(
        at(120 + 120 * i, 706, 0.82, shapes.crest(faction)) for i, faction in enumerate(FACTIONS[:4])
    )
    frame = f'<rect x="14" y="14" width="572" height="772" rx="10" fill="none" stroke="{GOLD}" stroke-width="6"/><rect x="24" y="24" width="552" height="752" rx="6" fill="none" stroke="{GOLD}" stroke-width="2"/>'
    first, second = words["title"]
    title = (
        word(words["year"], 300, 88, 0.17, GOLD)
        + word(first, 300, 172, 0.32, "#fff1d0")
        + word(second, 300, 256, 0.32, "#fff1d0")
    )
    return svg_of(600, 800, sky + smoke + dome + title + crests + frame)
