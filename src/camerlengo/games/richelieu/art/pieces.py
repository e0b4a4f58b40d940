"""Cards, discs, markers, arms and the box, put together from the parts beside this module."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from string import Template
from typing import Any, Final

from camerlengo.games.drawing import svg_of

INK: Final = "#211915"
IVORY: Final = "#fbf3dd"

# Told apart by lightness alone (L* from 8 to 88) and by hue, also with each kind of colour blindness;
# `tools/art/palette.py` measures it. The lettering on each has a contrast of at least 4.5:1.
REGION_COLOURS: Final[dict[str, str]] = {
    "bourgogne": "#6c2449",
    "bretagne": "#13171b",
    "champagne": "#efdca6",
    "normandie": "#ca2418",
    "languedoc": "#f09a52",
    "provence": "#978bc2",
    "anjou": "#a4cbe2",
    "bourbon": "#1f2088",
    "auvergne": "#216e58",
}
REGIONS: Final = tuple(REGION_COLOURS)
SYMBOLS: Final = ("sword", "cross", "tower")
MARKERS: Final = ("hat", "crown", "mitre", "sceptre")
MARKER_BACK: Final = "marker"

_CARD: Final = (630, 880)
_ARMS: Final = (200, 240)
_TOKEN: Final = (120, 120)

# The engraver's ground of each band, as a tile of 24 by 24: a second sign beside the colour.
_WEAVES: Final[dict[str, str]] = {
    "bourgogne": "M0,12L12,0L24,12L12,24Z",
    "bretagne": "M6,3V9M3,6H9M18,15V21M15,18H21",
    "champagne": "M-6,6L6,-6M-6,18L18,-6M-6,30L30,-6M6,30L30,6M18,30L30,18",
    "normandie": "M3,0V24M9,0V24M15,0V24M21,0V24",
    "languedoc": "M0,6H24M0,18H24M6,0V24M18,0V24",
    "provence": "M0,3H24M0,9H24M0,15H24M0,21H24",
    "anjou": "M0,12L6,6L12,12L18,6L24,12M0,24L6,18L12,24L18,18L24,24",
    "bourbon": "M-6,6L18,30M-6,-6L30,30M6,-6L30,18",
    "auvergne": "M0,6Q6,0 12,6T24,6M0,18Q6,12 12,18T24,18",
}


def lettering_on(colour: str) -> str:
    """Ink or ivory, whichever is read better on this colour."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return INK if 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2 > 0.2 else IVORY


@cache
def _text(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")


@cache
def _part(name: str) -> str:
    """The inside of a part's <svg> element."""
    found = re.fullmatch(r"<svg[^>]*>(.*)</svg>\s*", _text(f"{name}.svg"), re.DOTALL)
    if found is None:
        raise ValueError(f"{name}.svg is not one <svg> element")
    return found[1]


@cache
def _lettering() -> Any:
    return json.loads(_text("lettering.json"))


def _inset(part: str, size: tuple[int, int], x: float, y: float, width: float) -> str:
    """A part of the given size, set into a picture at (x, y) and made so wide."""
    height = width * size[1] / size[0]
    box = f'viewBox="0 0 {size[0]} {size[1]}"'
    return f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" {box}>{_part(part)}</svg>'


def _known(name: str, names: tuple[str, ...], what: str) -> None:
    if name not in names:
        raise ValueError(f"{name!r} is not a {what}; there are {', '.join(names)}")


@cache
def arms(region: str) -> str:
    """The arms of a province, 200 by 240."""
    _known(region, REGIONS, "region")
    return svg_of(*_ARMS, _part(f"arms/{region}"))


@cache
def symbol(name: str) -> str:
    """Sword, cross or tower on its ground, 120 by 120."""
    _known(name, SYMBOLS, "symbol")
    return svg_of(*_TOKEN, _part(name))


@cache
def marker(seat: int) -> str:
    """The marker of a seat, 120 by 120: Richelieu's hat, the Queen's crown, mitre, sceptre."""
    if not 0 <= seat < len(MARKERS):
        raise ValueError(f"there is no seat {seat}; there are markers for {len(MARKERS)}")
    return svg_of(*_TOKEN, _part(MARKERS[seat]))


def _word(name: str, x: float, y: float, scale: float) -> str:
    """A word of the lettering, centred on x, standing on the line y."""
    word = _lettering()[name]
    left = x - word["width"] * scale / 2
    return f'<path transform="translate({left:.1f},{y:g})scale({scale:g})" d="{word["d"]}"/>'


def _figures(total: int) -> str:
    x = 0
    written = ""
    for figure in str(total):
        glyph = _lettering()["figures"][figure]
        written += f'<path transform="translate({x},0)" d="{glyph["d"]}"/>'
        x += glyph["width"] - 6
    return written


_SHIELD: Final = "M8,8H192V116C192,176 150,212 100,232C50,212 8,176 8,116Z"
_CREST: Final = "M0,0H92V54C92,84 72,102 46,112C20,102 0,84 0,54Z"


@cache
def card(region: str, total: int, crests: int, symbol: str | None) -> str:
    """A card, 630 by 880: its region, the region's crests in all, one or two crests, a symbol or none."""
    _known(region, REGIONS, "region")
    if crests not in (1, 2):
        raise ValueError(f"a card has one or two crests, not {crests}")
    if symbol is not None:
        _known(symbol, SYMBOLS, "symbol")

    def shield(x: int, y: int, width: int) -> str:
        size = f'width="{width}" height="{width * 6 // 5}"'
        return f'<use href="#card-arms-{region}" x="{x}" y="{y}" {size}/>'

    def crest(x: int) -> str:
        return f'<path transform="translate({x},52)" d="{_CREST}"/>'

    if crests == 2:
        # a margin of paper around the second shield, so that the two do not run together
        at = f"translate(258,374)scale({316 / 200:g})"
        margin = f'<path transform="{at}" d="{_SHIELD}" stroke="#fff8e8" stroke-width="18"/>'
        pictures = shield(56, 252, 316) + margin + shield(258, 374, 316)
        index = crest(390) + crest(494)
    else:
        pictures = shield(115, 258, 400) if symbol is None else shield(103, 256, 396)
        index = crest(494)
    if symbol is not None:
        pictures += f'<g transform="translate(380,562)scale(1.7)">{_part(symbol)}</g>'
        index = f'<use href="#{symbol}-figure" transform="translate(436,36)scale(1.52)"/>'
    colour = REGION_COLOURS[region]
    name = _lettering()["names"][region]
    scale = 0.66
    return Template(_text("card.svg")).substitute(
        region=region,
        colour=colour,
        lettering=lettering_on(colour),
        weave=_WEAVES[region],
        arms=_part(f"arms/{region}"),
        ornament=_part("laurel"),
        pictures=pictures,
        total=_figures(total),
        index=index,
        name=name["d"],
        name_x=f"{315 - name['width'] * scale / 2:.1f}",
        name_scale=scale,
    )


@cache
def card_back() -> str:
    """The back of every card, 630 by 880."""
    return svg_of(*_CARD, Template(_part("back")).substitute(initial=_word("initial", 0, 0, 1)))


@cache
def disc(face: str | None) -> str:
    """A disc, 120 by 120: sealed (None), or with the face of a region, of a symbol, or MARKER_BACK."""
    if face is None:
        initial = _word("initial", 60, 77, 0.17)
        pearls = 'stroke-width="3" stroke-linecap="round" stroke-dasharray="0 7.75"'
        return svg_of(
            *_TOKEN,
            _part("seal")
            # pressed into the wax: the far edge in shade, the near one in the light
            + f'<g fill="#4a040b" transform="translate(-1.1,-1.2)">{initial}</g>'
            + f'<g fill="#ff9d90" transform="translate(1,1.1)">{initial}</g>'
            + f'<g fill="#b51d28">{initial}</g>'
            + f'<circle cx="60" cy="60" r="37" fill="none" stroke="#5f0710" {pearls}/>',
        )
    _known(face, (*REGIONS, *SYMBOLS, MARKER_BACK), "face of a disc")
    if face in REGIONS:
        picture = _inset(f"arms/{face}", _ARMS, 30, 25, 60)
    elif face in SYMBOLS:
        width = 64 if face == "tower" else 72  # the tower's ground has corners
        picture = _inset(face, _TOKEN, 60 - width / 2, 60 - width / 2, width)
    else:
        picture = (
            f'<path d="M60,25.5A34.5,34.5 0 1 1 27.6,48.2" fill="none" stroke="{INK}" stroke-width="6"/>'
            f'<path d="M60,15V36L43.5,25.5Z" fill="{INK}"/>'
            + _inset("hat", _TOKEN, 31, 33, 36)
            + _inset("crown", _TOKEN, 54, 51, 36)
        )
    paper = (
        f'<circle cx="60" cy="60" r="43" fill="#fdf6e3" stroke="{INK}" stroke-width="2"/>'
        '<circle cx="60" cy="60" r="39.5" fill="none" stroke="#a8873f" stroke-width="1.2"/>'
    )
    return svg_of(*_TOKEN, _part("seal") + paper + picture)


@cache
def box_front() -> str:
    """The box on the shelf, 600 by 800: hat and crown, and the nine provinces between them."""
    shields = "".join(
        _inset(f"arms/{region}", _ARMS, 259 + (i % 3 - 1) * 92, 340 + (i // 3) * 101, 82)
        for i, region in enumerate(REGIONS)
    )
    front = Template(_part("box")).substitute(
        shields=shields + _inset("crown", _TOKEN, 258, 638, 84),
        title=_word("title", 300, 152, 0.26),
        imprint=_word("imprint", 300, 751, 0.19),
    )
    return svg_of(600, 800, front)


@cache
def baize() -> str:
    """The cloth of the table as a small tile that repeats without a seam."""
    return _text("baize.svg")
