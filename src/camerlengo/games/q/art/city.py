# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""Venice, the ship, the glove, the paper and the box."""

from __future__ import annotations

from functools import cache

from camerlengo.games.q.art import shapes
from camerlengo.games.q.art.letters import svg, write
from camerlengo.games.q.art.strokes import (
    AGED,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    LINE,
    PAPER,
    at,
    block,
    ink,
    line,
    ring,
    shade,
)


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
        + ring(0, 0, 8),
    )
    frame = f'<rect x="4" y="4" width="892" height="552" fill="none" stroke="{INK}" stroke-width="6"/><rect x="13" y="13" width="874" height="534" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    printed = svg(900, 560, sea + giudecca + land + water + houses + campi + ships + rose + frame)
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
    return svg(800, 420, masts + sails + flags + hull + planks + opening + ribs + sea)


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
    return svg(520, 260, fingers + palm + thumb + seams + cuff + trim + lace)


@cache
def paper() -> str:
    """Laid paper, as a pattern of 120 by 120."""
    lines = "".join(
        f'<path d="M0,{y + 0.5}H120" stroke="#000" stroke-opacity=".035"/>' for y in range(0, 120, 4)
    )
    chains = "".join(f'<path d="M{x + 0.5},0V120" stroke="#000" stroke-opacity=".05"/>' for x in (20, 80))
    return svg(120, 120, lines + chains)


@cache
def box_front() -> str:
    """600 by 800, for the shelf."""
    ground = f'<rect width="600" height="800" fill="{PAPER}"/>' + "".join(
        line(f"M0,{y}H600", 0.9, "#d8c79c") for y in range(6, 800, 9)
    )
    letter = (
        f'<circle cx="300" cy="320" r="196" fill="{CRIMSON}" stroke="{INK}" stroke-width="7"/><circle cx="300" cy="320" r="176" fill="none" stroke="{PAPER}" stroke-width="3"/>'
        + write("Q", 300, 398, 230, PAPER)
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
    title = write("Il gioco di carte", 300, 90, 50, INK, 480) + write("Venezia 1549", 300, 778, 34, PAPER)
    signs = at(96, 480, 0.9, shapes.emblem("spirituali")) + at(504, 480, 0.9, shapes.emblem("zelanti"))
    frame = f'<rect x="12" y="12" width="576" height="776" fill="none" stroke="{INK}" stroke-width="9"/><rect x="24" y="24" width="552" height="752" fill="none" stroke="{INK}" stroke-width="2"/>'
    return svg(600, 800, ground + letter + roofs + sea + sail + signs + title + frame)
