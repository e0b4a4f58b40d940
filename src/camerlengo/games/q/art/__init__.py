# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The pictures of Q as complete SVG texts, printed like Venetian woodcuts.

    >>> from camerlengo.games.q import art
    >>> art.emblem("zelanti").startswith("<svg")
    True

Every picture stands by itself: no fonts, no style sheets, nothing fetched. Names are drawn letter by
letter (games/lettering.py), so that a deck of one's own may show any.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from camerlengo.games.drawing import must_be_one_of, svg_of
from camerlengo.games.lettering import outlines
from camerlengo.games.q.art import shapes
from camerlengo.games.q.art.shapes import (
    AGED,
    CRIMSON,
    GOLD,
    GREEN,
    HATCH,
    INK,
    LINE,
    PAPER,
    at,
    block,
    ink,
    line,
    shade,
)
from camerlengo.games.q.terms import (
    CANCEL,
    CLAUSE,
    DOUBLE,
    DRAW_CARDS,
    FEAST,
    FREE_SHIP,
    IF_FREE,
    IF_SEIZED,
    IF_WITH,
    IF_WITHOUT,
    LOOK,
    MAKE_FIRST,
    PAOLO_DEAD,
    PAOLO_LIVES,
    POINTS,
    POINTS_EACH,
    PROTECT,
    REDRAW,
    SEAL_BACK,
    SEIZE_SHIP,
    SEIZER,
    SWAP_HANDS,
    TURN_OFFICE,
    TURN_ROLE,
)

TYPES: Final = tuple(shapes.TYPES)  # in the order of the numbers in terms.py
PLACES: Final = tuple(shapes.PLACES)
SIDES: Final = ("spirituali", "zelanti")
WIDE, HIGH = 630, 880


def _svg(width: int, height: int, inside: str) -> str:
    return svg_of(width, height, HATCH + inside)


def _token(inside: str) -> str:
    """Around the origin, 120 by 120."""
    return _svg(120, 120, f'<g transform="translate(60,60)">{inside}</g>')


def _width(words: str) -> float:
    """With capitals of height 100."""
    glyphs = outlines()
    return float(sum(glyphs[letter][0] for letter in words if letter in glyphs))


def _write(words: str, x: float, y: float, height: float, fill: str = INK, widest: float = 1e6) -> str:
    """Letters on the line y, centred on x, with capitals of this height, smaller if they would be too wide."""
    glyphs = outlines()
    width = _width(words) or 1
    scale = min(height / 100, widest / width)
    here = 0
    drawn = ""
    for letter in words:
        if letter in glyphs:
            advance, d = glyphs[letter]
            drawn += f'<path d="{d}" transform="translate({here},0)"/>' if d else ""
            here += advance
    return f'<g fill="{fill}" transform="translate({x - width * scale / 2:.1f},{y:g})scale({scale:.3f})">{drawn}</g>'


def _lines(words: str, most: int) -> list[str]:
    """Broken into at most so many lines, as even as can be."""
    parts = words.split()
    best = [words]
    for count in range(2, most + 1):
        target = _width(words) / count
        lines: list[str] = []
        now = ""
        for part in parts:
            longer = f"{now} {part}".strip()
            if now and len(lines) < count - 1 and abs(_width(longer) - target) > abs(_width(now) - target):
                lines.append(now)
                longer = part
            now = longer
        lines.append(now)
        if max(map(_width, lines)) < max(map(_width, best)) * 0.92:
            best = lines
    return best


# --- small things ---


@cache
def emblem(side: str) -> str:
    must_be_one_of(SIDES, side)
    return _token(shapes.emblem(side))


@cache
def kind(name: str) -> str:
    return _token(shapes.TYPES[name])


@cache
def place(name: str) -> str:
    return _token(at(0, 4, 0.94, shapes.PLACES[name]))


@cache
def office(name: str) -> str:
    """The cards of office, and the seal of who has seized a ship."""
    return _token({"first": shapes.lantern, "loader": shapes.crate, "seal": shapes.seal}[name]())


@cache
def tiara(state: str) -> str:
    """Paolo III, alive or dead."""
    must_be_one_of(("lives", "dead"), state)
    if state == "lives":
        return _token(at(0, 6, 0.95, shapes.tiara(GOLD)))
    return _token(
        f'<rect x="-56" y="-58" width="112" height="116" fill="{INK}"/><rect x="-46" y="-48" width="92" height="96" fill="{PAPER}"/>'
        + at(0, 6, 0.72, shapes.tiara())
    )


_SIGNS: Final = (  # the sestieri, each on a ground of its own shape
    ("#a3172a", "M0,-56A56,56 0 1 1 0,56A56,56 0 1 1 0,-56Z", at(0, 2, 0.74, shapes.campanile())),
    (
        "#1f4e79",
        "M-50,-50H50V50H-50Z",
        at(
            0,
            -2,
            0.8,
            line("M0,-40V36M-18,-22H18M-38,10C-34,34 -16,40 0,40C16,40 34,34 38,10", 9, PAPER)
            + f'<circle cy="-42" r="8" fill="none" stroke="{PAPER}" stroke-width="6"/>',
        ),
    ),
    ("#2e6b4f", "M0,-58L58,0L0,58L-58,0Z", at(0, 4, 0.62, shapes.bridge())),
    ("#7a5210", "M-32,-54H32L56,0L32,54H-32L-56,0Z", at(0, 2, 0.72, shapes.coins())),
    (
        "#5b2e73",
        "M-48,-52H48V8C48,34 20,50 0,58C-20,50 -48,34 -48,8Z",
        line(
            "M-10,36V-16C-10,-34 6,-40 26,-36C20,-26 10,-22 8,-14H26M8,-2H26M8,10H26M8,22H26M8,-14V36",
            7,
            PAPER,
        ),
    ),
    (
        "#36414f",
        "M-23,-56H23L56,-23V23L23,56H-23L-56,23V-23Z",
        ink("M-10,-40H10V-10H40V10H10V40H-10V10H-40V-10H-10Z", PAPER),
    ),
)


@cache
def seat(number: int) -> str:
    """The sign of a sestiere: bell tower, anchor, bridge, ducats, the iron of a gondola, cross."""
    colour, ground, figure = _SIGNS[number]
    return _token(f'<path d="{ground}" fill="{colour}" stroke="{PAPER}" stroke-width="5"/>' + figure)


@cache
def role(number: int) -> str:
    """Somebody seen against the light, 300 by 400; what tells them apart is the hat and what they carry."""
    hats = (
        block("M-52,-70C-56,-112 56,-112 52,-70Q0,-56 -52,-70Z", INK)
        + block("M-60,-66Q0,-48 60,-66Q0,-82 -60,-66Z", INK),
        block("M-64,-64C-40,-104 54,-108 66,-70C40,-58 -20,-54 -64,-64Z", INK)
        + line("M40,-96C60,-120 84,-116 92,-104", 4),
        block("M-56,-60C-70,-116 70,-116 56,-60C30,-74 -30,-74 -56,-60Z", AGED)
        + shade("M0,-104C56,-104 64,-80 56,-60C40,-70 20,-72 0,-72Z")
        + line("M-50,-78C-20,-60 30,-100 52,-78", 3),
        block(
            "M-74,40C-92,-60 -50,-128 0,-128C50,-128 92,-60 74,40C50,0 48,-60 0,-66C-48,-60 -50,0 -74,40Z",
            INK,
        ),
        block("M-46,-66C-50,-116 50,-116 46,-66Z", INK) + block("M-50,-72H50V-58H-50Z", CRIMSON),
        block("M-40,-64C-60,-84 -44,-124 0,-112C44,-124 60,-84 40,-64Q0,-78 -40,-64Z", AGED)
        + line("M-20,-104Q0,-88 20,-104", 3),
    )
    carried = (
        at(70, 108, 0.62, shapes.open_book(), -10),
        at(66, 106, 0.6, shapes.books()),
        at(70, 106, 0.62, shapes.purse()),
        at(64, 112, 0.6, shapes.letter(), -8),
        at(68, 106, 0.62, shapes.painting(), 6),
        at(66, 104, 0.66, shapes.port()),
    )
    must_be_one_of(("0", "1", "2", "3", "4", "5"), str(number))
    face = INK if number == 3 else PAPER
    head = f'<ellipse cy="-36" rx="40" ry="48" fill="{face}" {LINE}/>'
    features = (
        ""
        if number == 3
        else line("M-18,-40Q-12,-45 -6,-40M6,-40Q12,-45 18,-40M0,-36L-4,-22H3M-9,-10Q0,-5 9,-10", 2.8)
        + shade("M14,-76C40,-64 44,-20 14,8C28,-20 28,-50 14,-76Z")
    )
    beard = block("M-30,-14C-28,26 28,26 30,-14C20,-2 -20,-2 -30,-14Z", AGED) if number in (0, 2) else ""
    body = block(
        "M-104,180C-100,70 -60,40 -24,30L0,56L24,30C60,40 100,70 104,180Z", INK if number in (0, 3) else AGED
    ) + shade("M30,36C70,50 100,80 104,180H52Z")
    eyes = (
        ink("M-22,-42Q-14,-48 -8,-40Q-16,-36 -22,-42ZM22,-42Q14,-48 8,-40Q16,-36 22,-42Z", PAPER)
        if number == 3
        else ""
    )
    ground = f'<rect width="300" height="400" fill="{PAPER}"/>' + "".join(
        line(f"M14,{y}H286", 1.2, "#b9a67c") for y in range(24, 390, 12)
    )
    frame = f'<rect x="8" y="8" width="284" height="384" fill="none" stroke="{INK}" stroke-width="5"/><rect x="16" y="16" width="268" height="368" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    return _svg(
        300,
        400,
        ground
        + at(150, 204, 1, body + head + beard + features + hats[number] + eyes + carried[number])
        + frame,
    )


# --- cards ---


def _ground(edge: str = INK) -> str:
    laid = "".join(line(f"M30,{y}H600", 0.9, "#d8c79c") for y in range(40, 850, 11))
    return (
        f'<rect width="{WIDE}" height="{HIGH}" rx="40" fill="{PAPER}"/>{laid}'
        f'<rect x="16" y="16" width="598" height="848" rx="28" fill="none" stroke="{edge}" stroke-width="7"/>'
        f'<rect x="28" y="28" width="574" height="824" rx="20" fill="none" stroke="{INK}" stroke-width="2.4"/>'
    )


def _side(points: int) -> str:
    return "spirituali" if points > 0 else "zelanti"


def _colour(points: int) -> str:
    return GREEN if points > 0 else CRIMSON


def _value(value: int, seized: int) -> str:
    """The value with its faction on a tab, and the value in brackets beside it."""
    tab = (
        f'<path d="M28,28H210V176Q119,206 28,176Z" fill="{_colour(value)}" stroke="{INK}" stroke-width="3"/>'
    )
    number = _write(f"+{abs(value)}", 119, 118, 86, PAPER, 160)
    sign = at(119, 152, 0.34, shapes.open_book() if value > 0 else shapes.crossed_keys())
    bracket = line("M248,62Q232,104 248,146M352,62Q368,104 352,146", 6)
    inside = _write(
        "0" if seized == 0 else f"+{abs(seized)}", 300, 132, 62, INK if seized == 0 else _colour(seized), 92
    )
    return tab + number + sign + bracket + inside + at(300, 176, 0.24, shapes.seal())


def _points(side: int, points: int) -> list[tuple[float, str]]:
    return [
        (78, at(0, 0, 0.6, shapes.emblem(_side(side)))),
        (_width(f"+{points}") * 0.62 + 16, _write(f"+{points}", 0, 31, 62, _colour(side))),
    ]


def _typed(number: int, scale: float = 0.72) -> tuple[float, str]:
    return 88, at(0, 0, scale, shapes.TYPES[TYPES[number]])


def _office(number: int) -> tuple[float, str]:
    return 84, at(0, 0, 0.66, (shapes.lantern, shapes.crate, shapes.seal, shapes.mask)[number]())


def _condition(code: int) -> list[tuple[float, str]]:
    colon = (30.0, f'<circle cy="-14" r="6" fill="{INK}"/><circle cy="14" r="6" fill="{INK}"/>')
    if code in (PAOLO_LIVES, PAOLO_DEAD):
        drawn = shapes.tiara(GOLD if code == PAOLO_LIVES else PAPER)
        return [(74, at(0, 0, 0.62, drawn if code == PAOLO_LIVES else shapes.struck(drawn))), colon]
    if code in (IF_SEIZED, IF_FREE):
        return [
            (80, at(0, 0, 0.6, shapes.seal() if code == IF_SEIZED else shapes.struck(shapes.seal()))),
            colon,
        ]
    if code >= IF_WITHOUT:
        return [(88, at(0, 0, 0.7, shapes.struck(shapes.TYPES[TYPES[code - IF_WITHOUT]]))), colon]
    if code >= IF_WITH:
        return [_typed(code - IF_WITH), colon]
    return []


def _effect(effect: int, first: int, second: int, third: int) -> list[tuple[float, str]]:
    """What a clause does, in signs: each with the room it needs."""
    arrow = (76.0, at(0, 0, 0.7, shapes.arrow()))
    if effect == POINTS:
        return _points(first, second)
    if effect == POINTS_EACH:
        return [*_points(first, second), (44, _write("×", 0, 28, 54)), _typed(third)]
    if effect == CANCEL:
        return [(88, at(0, 0, 0.8, shapes.struck(shapes.TYPES[TYPES[first]])))]
    if effect == PROTECT:
        return [(96, at(0, 0, 0.84, shapes.shield(shapes.TYPES[TYPES[first]])))]
    if effect == DOUBLE:
        return [_typed(first, 0.8), (110, _write("×2", 0, 31, 62))]
    if effect in (SEIZE_SHIP, FREE_SHIP):
        return [(88, at(0, 0, 0.78, shapes.seal() if effect == SEIZE_SHIP else shapes.struck(shapes.seal())))]
    if effect == TURN_ROLE:
        return [(92, at(0, 0, 0.7, shapes.mask())), (90, at(0, 0, 0.9, shapes.around()))]
    if effect == TURN_OFFICE:
        return [_office(first), (90, at(0, 0, 0.9, shapes.around()))]
    if effect == LOOK:
        return [_office(first), (92, at(0, 0, 0.8, shapes.eye())), _office(second)]
    if effect == SWAP_HANDS:
        return [_office(first), (92, at(0, 0, 0.9, shapes.both_ways())), _office(second)]
    if effect == REDRAW:
        return [_office(first), (90, at(0, 0, 0.9, shapes.around())), (80, at(0, 0, 0.6, _small_back()))]
    if effect == MAKE_FIRST:
        return [_office(first), arrow, _office(0)]
    cards = (80.0, at(0, 0, 0.6, _small_back()))
    if effect == DRAW_CARDS:
        return [_office(first), arrow, *[cards] * second]
    if effect == FEAST:
        return [(92, at(0, 0, 0.8, shapes.PLACES["locanda"])), arrow, *[cards] * first]
    if effect != SEAL_BACK:
        raise ValueError(f"{effect} is no effect")
    return [_office(first), arrow, _office(SEIZER)]


def _small_back() -> str:
    return block("M-32,-44H32V44H-32Z", AGED) + shade("M-24,-36H24V36H-24Z")


def _signs(clauses: Sequence[int], middle: float) -> str:
    rows = [clauses[start : start + CLAUSE] for start in range(0, len(clauses), CLAUSE)]
    drawn = ""
    apart = 104
    top = middle - apart * (len(rows) - 1) / 2
    for number, (condition, effect, first, second, third) in enumerate(rows):
        signs = _condition(condition) + _effect(effect, first, second, third)
        width = sum(room for room, _ in signs)
        scale = min(1.12, 530 / width)
        here = -width / 2
        inside = ""
        for room, sign in signs:
            inside += at(here + room / 2, 0, 1, sign)
            here += room
        drawn += at(WIDE / 2, top + number * apart, scale, inside)
    return drawn


@lru_cache(maxsize=512)
def card(
    type_name: str, value: int, seized: int, clauses: tuple[int, ...], icon: str, name: str, date: str
) -> str:
    """A card as it lies in the hand, 630 by 880: worth or date at the top, its woodcut, its effect in signs, its name."""
    must_be_one_of(TYPES, type_name)
    drawing = shapes.ICONS.get(icon, shapes.TYPES[type_name])
    edge = _colour(value) if value else CRIMSON if type_name == "event" else INK
    parts = [_ground(edge)]
    rows = len(clauses) // CLAUSE
    if type_name == "book":
        parts.append(
            at(315, 400, 3.5, shapes.closed_book(AGED)) + _write(name[:1], 326, 404, 118, _colour(value))
        )
    else:
        parts.append(
            at(
                315,
                400 if not rows else 352 - 34 * (rows - 1),
                3.5 if not rows else 2.9 - 0.55 * (rows - 1),
                drawing,
            )
        )
    if value:
        parts.append(_value(value, seized))
    elif date:
        parts.append(
            f'<path d="M28,28H300V130H28Z" fill="{CRIMSON}" stroke="{INK}" stroke-width="3"/>'
            + _write(date[:4], 164, 106, 70, PAPER)
        )
    parts.append(at(546, 100, 0.82, shapes.TYPES[type_name]))
    if rows:
        parts.append(_signs(clauses, 580 - 26 * (rows - 1)))
    lines = _lines(name, 3 if len(name) > 24 else 2)
    size = {1: 62, 2: 56, 3: 50}[len(lines)]
    parts.append(line("M70,652H560", 3) + line("M70,660H560", 1.4))
    for number, words in enumerate(lines):
        y = 752 + size * 0.36 + (number - (len(lines) - 1) / 2) * size * 1.32
        parts.append(_write(words, 315, y, size, INK, 540))
        if type_name == "event":  # the rulebook: a historical event has an underlined title
            half = min(_width(words) * size / 100, 540) / 2
            parts.append(line(f"M{315 - half:.0f},{y + 0.14 * size:.0f}H{315 + half:.0f}", 4))
    return _svg(WIDE, HIGH, "".join(parts))


@cache
def back() -> str:
    net = "".join(
        line(f"M{x},60L{x + 260},820", 1.6, "#7d8fa0") + line(f"M{x + 260},60L{x},820", 1.6, "#7d8fa0")
        for x in range(-230, 620, 46)
    )
    ground = f'<rect width="{WIDE}" height="{HIGH}" rx="40" fill="{PAPER}"/><rect x="30" y="30" width="570" height="820" rx="18" fill="#20303c"/>'
    clip = '<clipPath id="c"><rect x="44" y="44" width="542" height="792" rx="12"/></clipPath>'
    middle = f'<circle cx="315" cy="440" r="172" fill="{PAPER}" stroke="{INK}" stroke-width="8"/><circle cx="315" cy="440" r="152" fill="none" stroke="{INK}" stroke-width="2.6"/>'
    return _svg(
        WIDE,
        HIGH,
        f'<defs>{clip}</defs>{ground}<g clip-path="url(#c)">{net}</g>{middle}{_write("Q", 315, 500, 170)}',
    )


# --- large things ---


@cache
def venice() -> str:
    """The city seen from the south, 900 by 560, as the woodcuts of its time show it."""
    sea = '<rect width="900" height="560" fill="#e9dcba"/>' + "".join(
        shapes.waves(x, y, 2)
        for x, y in (
            (30, 40),
            (150, 30),
            (690, 50),
            (800, 90),
            (40, 500),
            (180, 530),
            (380, 520),
            (560, 535),
            (730, 500),
            (820, 420),
            (850, 250),
            (20, 300),
            (10, 180),
            (780, 180),
            (640, 440),
            (330, 470),
            (500, 30),
            (330, 36),
            (250, 490),
            (680, 530),
        )
    )
    island = "M70,250C60,190 120,120 210,96C320,66 420,60 520,92C600,116 700,120 780,190C840,240 846,300 800,330C740,356 690,330 630,356C560,390 500,420 410,412C330,420 250,430 180,400C110,370 76,320 70,250Z"
    land = (
        f'<path d="{island}" fill="{PAPER}" {LINE}/>'
        f'<path d="{island}" fill="none" stroke="{INK}" stroke-width="1.4" transform="translate(0,9)"/>'
    )
    canal = "M92,196C170,160 250,150 300,196C344,238 300,300 356,330C410,356 460,300 470,250C480,204 530,190 566,226C596,258 560,310 596,352"
    water = line(canal, 26) + line(canal, 20, "#e9dcba") + line(canal, 1.2, "#6f6552")
    houses = "".join(
        shapes.house(x, y, 0.9)
        for x, y in (
            (150, 226),
            (186, 244),
            (150, 284),
            (226, 300),
            (262, 262),
            (250, 352),
            (296, 384),
            (370, 384),
            (420, 378),
            (470, 364),
            (520, 334),
            (404, 222),
            (372, 184),
            (420, 160),
            (350, 130),
            (290, 120),
            (240, 132),
            (470, 130),
            (520, 150),
            (560, 160),
            (620, 190),
            (660, 220),
            (700, 210),
            (640, 260),
            (690, 270),
            (740, 250),
            (770, 290),
            (640, 310),
            (720, 310),
            (330, 260),
            (420, 290),
            (520, 270),
            (120, 246),
            (200, 196),
            (330, 350),
            (600, 130),
            (460, 100),
        )
    )
    campi = (
        at(566, 292, 0.66, shapes.campanile())
        + at(120, 320, 0.4, shapes.campanile())
        + at(690, 176, 0.45, shapes.campanile())
        + at(300, 92, 0.4, shapes.campanile())
    )
    giudecca = (
        f'<path d="M190,500C260,470 420,468 520,486C540,496 520,512 480,512C380,520 260,524 200,514Z" fill="{PAPER}" {LINE}/>'
        + "".join(
            shapes.house(x, y, 0.8) for x, y in ((250, 492), (300, 488), (350, 494), (400, 488), (450, 496))
        )
    )
    ships = (
        at(700, 420, 0.62, shapes.port())
        + at(850, 360, 0.4, shapes.port())
        + at(60, 430, 0.36, shapes.port())
    )
    rose = at(
        842,
        492,
        0.7,
        "".join(
            ink("M0,-52L7,-7L0,0L-7,-7Z", INK if n % 2 else CRIMSON).replace(
                "<path", f'<path transform="rotate({45 * n})scale({0.6 if n % 2 else 1})"'
            )
            for n in range(8)
        )
        + shapes.ring(0, 0, 8),
    )
    frame = f'<rect x="4" y="4" width="892" height="552" fill="none" stroke="{INK}" stroke-width="6"/><rect x="13" y="13" width="874" height="534" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    printed = _svg(900, 560, sea + giudecca + land + water + houses + campi + ships + rose + frame)
    return printed.replace("<svg ", '<svg preserveAspectRatio="none" ', 1)  # it is stretched to the table


@cache
def ship() -> str:
    """A round ship with an open side, 800 by 420; the cargo lies where the hull is open."""
    sea = "".join(
        shapes.waves(x, y, 3)
        for x, y in ((10, 398), (120, 410), (250, 400), (400, 411), (540, 399), (670, 409))
    )
    masts = line("M180,150V14M400,160V2M620,150V30", 9)
    sails = (
        block("M404,22C520,30 560,90 536,140H404Z")
        + shade("M470,34C540,50 560,90 536,140H500C516,100 504,60 470,34Z")
        + block("M396,30C320,40 286,90 300,140H396Z", AGED)
        + block("M184,40C240,50 262,96 250,140H184Z")
        + block("M624,54C684,64 700,100 690,136H624Z", AGED)
        + line("M400,16L180,60M400,16L620,60M400,20L300,140M400,20L500,140", 2)
    )
    flags = block("M400,2L452,12L400,22Z", CRIMSON) + block("M180,14L220,22L180,30Z", GREEN)
    hull = block(
        "M40,110H110V150H690V118H770L742,200C730,300 690,376 600,388H210C110,380 70,290 60,200Z", AGED
    )
    planks = line(
        "M62,210Q80,216 96,216M66,260Q84,266 102,266M84,320Q100,326 120,326M742,210Q724,216 706,216M736,260Q718,266 700,266M714,320Q700,326 682,326",
        2.6,
    )
    opening = (
        f'<path d="M104,168H700C696,280 668,352 590,362H218C142,354 110,276 104,168Z" fill="#2a2018" {LINE}/>'
    )
    ribs = "".join(
        line(f"M{x},170C{x + 2},260 {x + 6},320 {x + 10},360", 2, "#5a4734") for x in range(170, 660, 70)
    )
    return _svg(800, 420, masts + sails + flags + hull + planks + opening + ribs + sea)


@cache
def glove() -> str:
    """A gloved hand that lies on cards, 520 by 260."""
    leather = "#2b2420"
    fingers = "".join(
        f'<g transform="rotate({turn},330,{y + 24})"><rect x="{x}" y="{y}" width="{360 - x}" height="48" rx="24" fill="{leather}" {LINE}/>'
        f'<path d="M{x + 22},{y + 13}H{x + 130}M{x + 120},{y + 8}q8,16 0,32M{x + 128},{y + 10}q7,14 0,28" fill="none" stroke="#8b7765" stroke-width="2.4" stroke-linecap="round"/></g>'
        for x, y, turn in ((104, 176, -7), (42, 136, -3), (20, 94, 0), (48, 52, 4))
    )
    thumb = block("M372,66C330,52 300,34 276,10C262,-2 240,10 246,30C258,62 296,92 340,104Z", leather)
    palm = block("M300,66C340,44 386,44 416,56V206C380,226 330,228 296,212C280,170 282,104 300,66Z", leather)
    seams = line("M318,96C346,92 366,92 396,94M312,136H396M316,176C346,180 366,180 396,178", 2.4, "#8b7765")
    cuff = block("M408,42C446,28 488,20 514,24V240C488,246 446,236 408,220Z", CRIMSON)
    trim = line("M426,38V224M500,26V238", 3, GOLD)
    lace = "".join(line(f"M436,{y}L490,{y + 14}M436,{y + 14}L490,{y}", 2, PAPER) for y in range(52, 210, 30))
    return _svg(520, 260, fingers + palm + thumb + seams + cuff + trim + lace)


@cache
def paper() -> str:
    """Laid paper, as a pattern of 120 by 120."""
    lines = "".join(
        f'<path d="M0,{y + 0.5}H120" stroke="#000" stroke-opacity=".035"/>' for y in range(0, 120, 4)
    )
    chains = "".join(f'<path d="M{x + 0.5},0V120" stroke="#000" stroke-opacity=".05"/>' for x in (20, 80))
    return _svg(120, 120, lines + chains)


@cache
def box_front() -> str:
    """600 by 800, for the shelf."""
    ground = f'<rect width="600" height="800" fill="{PAPER}"/>' + "".join(
        line(f"M0,{y}H600", 0.9, "#d8c79c") for y in range(6, 800, 9)
    )
    letter = (
        f'<circle cx="300" cy="320" r="196" fill="{CRIMSON}" stroke="{INK}" stroke-width="7"/><circle cx="300" cy="320" r="176" fill="none" stroke="{PAPER}" stroke-width="3"/>'
        + _write("Q", 300, 398, 230, PAPER)
    )
    sea = '<path d="M0,640H600V800H0Z" fill="#23414a"/>' + "".join(
        line(f"M{x},{y}" + "q9,-9 18,0t18,0" * 3, 2.4, "#8fb0ae")
        for x, y in ((20, 690), (180, 720), (360, 700), (470, 740), (60, 760), (250, 770))
    )
    roofs = (
        "".join(shapes.house(x, 626, 2.2 if x % 4 else 2.7) for x in range(20, 600, 47))
        + at(120, 560, 1.9, shapes.campanile())
        + at(480, 590, 1.3, shapes.palace())
    )
    sail = at(300, 650, 1.5, shapes.port())
    title = _write("Il gioco di carte", 300, 90, 50, INK, 480) + _write("Venezia 1549", 300, 778, 34, PAPER)
    signs = at(96, 480, 0.9, shapes.emblem("spirituali")) + at(504, 480, 0.9, shapes.emblem("zelanti"))
    frame = f'<rect x="12" y="12" width="576" height="776" fill="none" stroke="{INK}" stroke-width="9"/><rect x="24" y="24" width="552" height="752" fill="none" stroke="{INK}" stroke-width="2"/>'
    return _svg(600, 800, ground + letter + roofs + sea + sail + signs + title + frame)
