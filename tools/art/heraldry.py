# ruff: noqa: E501  a path is one word
"""The arms of the nine provinces, from their blazons, in a box of 200 by 240."""

from __future__ import annotations

import math

from tools.art.beast import leopard
from tools.art.engraving import (
    ARGENT,
    ARGENT_LINE,
    AZURE,
    AZURE_LINE,
    GULES,
    GULES_LINE,
    INK,
    IVORY,
    OR,
    OR_LINE,
    VERT,
    VERT_LINE,
    number,
    pairs,
    svg,
)

SHIELD = "M8,8H192V116C192,176 150,212 100,232C50,212 8,176 8,116Z"

# ---------------------------------------------------------------- charges

FLEUR = (
    # middle petal
    "M0,-50C4,-42 17,-30 17,-13C17,-1 10,8 7.5,17H-7.5C-10,8 -17,-1 -17,-13C-17,-30 -4,-42 0,-50Z"
    # side petals
    "M10.5,17C12.5,6 18,-15 32,-18.5C43,-21 50,-12 48.5,-3C47.5,5 40,10 33,7.5C37.5,5 37,-1.5 32,-1.5C25,-1.5 22.5,9 21,17Z"
    "M-10.5,17C-12.5,6 -18,-15 -32,-18.5C-43,-21 -50,-12 -48.5,-3C-47.5,5 -40,10 -33,7.5C-37.5,5 -37,-1.5 -32,-1.5C-25,-1.5 -22.5,9 -21,17Z"
    # foot
    "M-6.5,25H6.5C8,33 5,42 0,50C-5,42 -8,33 -6.5,25Z"
    "M9.5,25H19.5C20,32 25,36 31,34C29,42 17,44 12.5,37C10,33 9.5,29 9.5,25Z"
    "M-9.5,25H-19.5C-20,32 -25,36 -31,34C-29,42 -17,44 -12.5,37C-10,33 -9.5,29 -9.5,25Z"
    # band
    "M-25,16.5H25V25.5H-25Z"
)
FLEUR_LINES = (
    "M0,-36V8M-5,-26C-9,-16 -8,-4 -4,8M5,-26C9,-16 8,-4 4,8M0,30V42"
    "M15,14C17,2 22,-9 31,-12M41,-9C44,-5 43,0 40,3M-15,14C-17,2 -22,-9 -31,-12M-41,-9C-44,-5 -43,0 -40,3"
)

ERMINE = (
    "M0,-17C2,-5 6,9 14,21C9,20 6,20.5 4.5,22.5C4,27 2,31 0,35C-2,31 -4,27 -4.5,22.5C-6,20.5 -9,20 -14,21C-6,9 -2,-5 0,-17Z"
    "M0,-36C3.5,-32 4.5,-28 0,-23C-4.5,-28 -3.5,-32 0,-36Z"
    "M-14,-25C-9,-26 -6,-24 -4,-18C-10,-17 -13,-20 -14,-25ZM14,-25C9,-26 6,-24 4,-18C10,-17 13,-20 14,-25Z"
)


def hatch(name: str, tincture: str) -> str:
    """The engravers' hatching of a tincture: azure level, gules upright, vert slanting, or dotted."""
    line = {"azure": AZURE_LINE, "gules": GULES_LINE, "vert": VERT_LINE, "or": OR_LINE}[tincture]
    drawing = {
        "azure": f'<path d="M0,2H4" stroke="{line}" stroke-width=".9"/>',
        "gules": f'<path d="M2,0V4" stroke="{line}" stroke-width=".9"/>',
        "vert": f'<path d="M-1,-1L5,5" stroke="{line}" stroke-width=".9"/>',
        "or": f'<circle cx="2" cy="2" r=".65" fill="{line}"/>',
    }[tincture]
    size = 6 if tincture == "or" else 4
    return f'<pattern id="{name}-{tincture}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">{drawing}</pattern>'


def field(name: str, tincture: str, d: str = SHIELD, attributes: str = "") -> str:
    colour = {"azure": AZURE, "gules": GULES, "vert": VERT, "or": OR, "argent": ARGENT}[tincture]
    plain = f'<path d="{d}" fill="{colour}"{attributes}/>'
    return (
        plain
        if tincture == "argent"
        else plain + f'<path d="{d}" fill="url(#{name}-{tincture})"{attributes}/>'
    )


def arms(name: str, definitions: str, drawing: str) -> str:
    """Clip the drawing to the shield, lay light over it and outline it."""
    definitions = (
        f'<clipPath id="{name}-shield"><path d="{SHIELD}"/></clipPath>'
        f'<linearGradient id="{name}-light" x2="1" y2="1"><stop offset=".1" stop-color="#fff" stop-opacity=".22"/>'
        f'<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>'
        + definitions
    )
    return svg(
        "0 0 200 240",
        f'<defs>{definitions}</defs><g clip-path="url(#{name}-shield)">{drawing}<path d="{SHIELD}" fill="url(#{name}-light)"/>'
        f'<path d="{SHIELD}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="10"/></g>'
        f'<path d="{SHIELD}" fill="none" stroke="{INK}" stroke-width="6" stroke-linejoin="round"/>',
    )


def fleur(name: str, x: float, y: float, height: float) -> str:
    return (
        f'<use href="#{name}-lis" transform="translate({number(x)},{number(y)})scale({height / 100:.3g})"/>'
    )


def lis(name: str, outline: float, lines: float = 0) -> str:
    inner = (
        f'<path d="{FLEUR_LINES}" fill="none" stroke="{OR_LINE}" stroke-width="{lines}" stroke-linecap="round"/>'
        if lines
        else ""
    )
    return f'<g id="{name}-lis"><path d="{FLEUR}" fill="{OR}" stroke="{INK}" stroke-width="{outline}" stroke-linejoin="round" paint-order="stroke"/>{inner}</g>'


def bourgogne() -> str:
    n = "bourgogne"
    first = "M8,8H100V112H8Z"
    second = "M100,8H192V112H100Z"
    third = "M8,112H100V232C50,212 8,176 8,116Z"
    fourth = "M192,116C192,176 150,212 100,232V112H192Z"
    definitions = hatch(n, "azure") + lis(n, 9)
    drawing = ""
    for i, quarter in enumerate((first, second, third, fourth), 1):
        definitions += f'<clipPath id="{n}-q{i}"><path d="{quarter}"/></clipPath>'
        inside = ""
        if i in (1, 4):
            inside += field(n, "azure", quarter)
            spots = (
                [(38, 40), (70, 40), (54, 62), (22, 62), (86, 62), (38, 84), (70, 84)]
                if i == 1
                else [
                    (130, 140),
                    (162, 140),
                    (114, 162),
                    (146, 162),
                    (178, 162),
                    (130, 184),
                    (162, 184),
                    (114, 204),
                ]
            )
            inside += "".join(fleur(n, x, y, 27) for x, y in spots)
            inside += f'<path d="{quarter}" fill="none" stroke="{INK}" stroke-width="29"/>'
            inside += f'<path d="{quarter}" fill="none" stroke="{ARGENT}" stroke-width="26"/>'
            if i == 4:
                curve = "M192,116C192,176 150,212 100,232"
                inside += f'<path d="{curve}" fill="none" stroke="{GULES}" stroke-width="26" pathLength="11" stroke-dasharray="1" stroke-dashoffset=".3"/>'
            inside += f'<path d="{compony(8, 8, whole=True) if i == 1 else compony(100, 112, whole=False)}" fill="{GULES}"/>'
        else:
            x0, y0, x1, y1 = (114, 22, 178, 98) if i == 2 else (22, 126, 86, 206)
            inside += field(n, "azure", quarter)
            # six pieces counted across the bordure's inside, or and azure by turns
            span = ((x1 - x0) + (y1 - y0)) / 6
            bends = ""
            for k in (0, 2, 4):
                # the first piece lies in the upper right corner
                a, b = x1 - k * span, x1 - (k + 1) * span
                bends += "M" + pairs((a, y0), (b, y0), (b + 140, y0 + 140), (a + 140, y0 + 140)) + "Z"
            inside += f'<path d="{bends}" fill="{OR}" stroke="{INK}" stroke-width="1.5"/>'
            inside += f'<path d="{quarter}" fill="none" stroke="{INK}" stroke-width="29"/><path d="{quarter}" fill="none" stroke="{GULES}" stroke-width="26"/>'
        drawing += f'<g clip-path="url(#{n}-q{i})">{inside}</g>'
    drawing += f'<path d="M100,8V232M8,112H192" stroke="{INK}" stroke-width="3"/>'
    return arms(n, definitions, drawing)


def compony(x: float, y: float, whole: bool) -> str:
    """The red pieces of a bordure around a quarter, seven pieces wide and eight high; or of its two straight sides."""
    wide, high = 92 / 7, 13
    d = ""
    for column in range(7):
        for row in range(8 if whole else 9):
            edge = row == 0 or column == 0 or (whole and (row == 7 or column == 6))
            if edge and (row + column) % 2 == 0:
                d += f"M{number(x + column * wide)},{number(y + row * high)}h{number(wide)}v{high}h-{number(wide)}z"
    return d


def bretagne() -> str:
    n = "bretagne"
    definitions = f'<path id="{n}-spot" d="{ERMINE}" fill="{INK}"/>'
    spots = [
        (48, 50),
        (100, 50),
        (152, 50),
        (74, 96),
        (126, 96),
        (22, 96),
        (178, 96),
        (48, 142),
        (100, 142),
        (152, 142),
        (74, 186),
        (126, 186),
        (22, 184),
        (178, 184),
        (100, 222),
    ]
    drawing = field(n, "argent") + "".join(
        f'<use href="#{n}-spot" transform="translate({x},{y})scale(.6)"/>' for x, y in spots
    )
    return arms(n, definitions, drawing)


def champagne() -> str:
    n = "champagne"
    potent = "M-140,24h280v5h-280zM-140,49h280v5h-280z"
    for k in range(-4, 5):
        u = k * 34
        potent += f"M{number(u - 2.5)},28v8h-5v5h15v-5h-5v-8z"
        potent += f"M{number(u + 14.5)},50v-8h-5v-5h15v5h-5v8z"
    definitions = (
        hatch(n, "azure")
        + f'<path id="{n}-cotise" d="{potent}" fill="{OR}" stroke="{INK}" stroke-width="2" paint-order="stroke"/>'
    )
    shading = "".join(f"M-140,{v}h280" for v in (12, 14.5, 17))
    drawing = field(n, "azure") + (
        f'<g transform="translate(100,104)rotate(48)"><path d="M-140,-20h280v40h-280z" fill="{ARGENT}" stroke="{INK}" stroke-width="2.5"/>'
        f'<path d="{shading}" stroke="{ARGENT_LINE}" stroke-width=".9"/>'
        f'<use href="#{n}-cotise"/><use href="#{n}-cotise" transform="scale(1,-1)"/></g>'
    )
    return arms(n, definitions, drawing)


def normandie() -> str:
    n = "normandie"
    definitions, beast = leopard(n, OR, OR_LINE, INK)
    definitions += hatch(n, "gules") + f'<g id="{n}-leopard">{beast}</g>'
    drawing = field(n, "gules") + (
        f'<use href="#{n}-leopard" transform="translate(18.5,29)scale(.945,1)"/><use href="#{n}-leopard" transform="translate(35.5,134)scale(.74,.79)"/>'
    )
    return arms(n, definitions, drawing)


def languedoc() -> str:
    n = "languedoc"
    arm = [
        ((-11, -34), (-20, -46), (-33, -57)),
        ((-16, -58), (-6, -66), (0, -82)),
        ((6, -66), (16, -58), (33, -57)),
        ((20, -46), (11, -34), (11, -11)),
    ]
    d = "M-11,-11"
    balls = ""
    for quarter in range(4):
        a = math.radians(90 * quarter)

        def turn(p: tuple[float, float], a: float = a) -> tuple[float, float]:
            return p[0] * math.cos(a) - p[1] * math.sin(a), p[0] * math.sin(a) + p[1] * math.cos(a)

        for curve in arm:
            d += "C" + pairs(*(turn(p) for p in curve))
        for x, y in (turn((-35, -60)), turn((0, -87)), turn((35, -60))):
            balls += f'<circle cx="{number(x)}" cy="{number(y)}" r="7.2"/>'
    d += "Z"
    definitions = hatch(n, "gules") + f'<g id="{n}-pommels">{balls}</g>'
    drawing = field(n, "gules") + (
        '<g transform="translate(100,111)scale(.88)" stroke-linejoin="round">'
        f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="16"/><use href="#{n}-pommels" stroke="{INK}" stroke-width="5"/>'
        f'<path d="{d}" fill="none" stroke="{OR}" stroke-width="11"/><path d="{d}" fill="none" stroke="{OR_LINE}" stroke-width="1.1"/><use href="#{n}-pommels" fill="{OR}"/></g>'
    )
    return arms(n, definitions, drawing)


def provence() -> str:
    n = "provence"
    label = "M0,34H200V49H0Z" + "".join(f"M{x - 8},44H{x + 8}L{x + 14},80H{x - 14}Z" for x in (46, 100, 154))
    definitions = hatch(n, "azure") + hatch(n, "gules") + lis(n, 5, 1.6)
    drawing = (
        field(n, "azure")
        + fleur(n, 100, 151, 118)
        + (
            f'<path d="{label}" fill="{GULES}" stroke="{INK}" stroke-width="7"/><path d="{label}" fill="{GULES}" stroke="{IVORY}" stroke-width="3.4"/>'
            f'<path d="{label}" fill="{GULES}"/><path d="{label}" fill="url(#{n}-gules)"/>'
        )
    )
    return arms(n, definitions, drawing)


def bordure(n: str, width: float) -> str:
    return (
        f'<path d="{SHIELD}" fill="none" stroke="{INK}" stroke-width="{2 * width + 4}"/><path d="{SHIELD}" fill="none" stroke="{GULES}" stroke-width="{2 * width}"/>'
        f'<path d="{SHIELD}" fill="none" stroke="url(#{n}-gules)" stroke-width="{2 * width}"/>'
    )


def anjou() -> str:
    n = "anjou"
    definitions = hatch(n, "azure") + hatch(n, "gules") + lis(n, 6, 2.2)
    drawing = (
        field(n, "azure")
        + fleur(n, 65, 75, 72)
        + fleur(n, 135, 75, 72)
        + fleur(n, 100, 156, 72)
        + bordure(n, 20)
    )
    return arms(n, definitions, drawing)


def bourbon() -> str:
    n = "bourbon"
    definitions = hatch(n, "azure") + hatch(n, "gules") + lis(n, 7)
    spots = [
        (x, y)
        for row, y in enumerate(range(34, 240, 41))
        for x in (range(6, 220, 47) if row % 2 else range(-18, 220, 47))
    ]
    drawing = field(n, "azure") + "".join(fleur(n, x, y, 39) for x, y in spots if not outside(x, y))
    bend = "M-150,-17h300v34h-300z"
    drawing += (
        f'<g transform="translate(100,104)rotate(48)"><path d="{bend}" fill="{INK}" transform="scale(1,1.28)"/><path d="{bend}" fill="{IVORY}" transform="scale(1,1.14)"/>'
        f'<path d="{bend}" fill="{GULES}"/><path d="{bend}" fill="url(#{n}-gules)"/></g>'
    )
    return arms(n, definitions, drawing)


def outside(x: float, y: float) -> bool:
    """Whether a fleur-de-lis at this place would not touch the shield at all."""
    if y < 116:
        return x < -10 or x > 210
    half = 92 * math.sqrt(max(0.0, 1 - ((y - 116) / 118) ** 2)) + 12
    return abs(x - 100) > half


def auvergne() -> str:
    n = "auvergne"
    cloth = "M40,60H160V116L164,170H125L122.5,124Q120,118 117.5,124L120,194H80L82.5,124Q80,118 77.5,124L75,170H36L40,116Z"
    fringe = "M36.6,160L75.4,160L75,172H36ZM124.6,160L163.4,160L164,172H125ZM80.4,184H119.6L120,196H80Z"
    threads = ""
    for x0, x1, y in ((36.5, 74.5, 171), (125.5, 163.5, 171), (80.5, 119.5, 195)):
        count = 8
        for i in range(count):
            x = x0 + (x1 - x0) * (i + 0.5) / count
            threads += f"M{number(x)},{y - 1}v7"
    rings = "".join(f'<circle cx="{x}" cy="48" r="9"/>' for x in (56, 100, 144))
    folds = "M40,72H160M40,76H160M52,84V108M60,84V112M92,84V112M100,84V116M108,84V112M140,84V112M148,84V108M56,124L54,152M64,124L62,152M94,128V172M100,128V176M106,128V172M136,124L138,152M144,124L146,152"
    definitions = hatch(n, "or") + hatch(n, "gules")
    drawing = field(n, "or") + (
        f'<g fill="none" stroke-width="11" stroke="{INK}">{rings}</g><g fill="none" stroke-width="6" stroke="{GULES}">{rings}</g>'
        f'<path d="{threads}" stroke="{INK}" stroke-width="6.4" stroke-linecap="round"/>'
        f'<path d="{cloth}" fill="{GULES}" stroke="{INK}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"/><path d="{cloth}" fill="url(#{n}-gules)"/>'
        f'<path d="{folds}" fill="none" stroke="{GULES_LINE}" stroke-width="1.6" stroke-linecap="round"/>'
        f'<path d="{fringe}" fill="{VERT}" stroke="{INK}" stroke-width="1.6"/><path d="{threads}" stroke="{VERT}" stroke-width="3.4" stroke-linecap="round"/>'
    )
    return arms(n, definitions, drawing)


ARMS = {
    "bourgogne": bourgogne, "bretagne": bretagne, "champagne": champagne, "normandie": normandie, "languedoc": languedoc,
    "provence": provence, "anjou": anjou, "bourbon": bourbon, "auvergne": auvergne,
}  # fmt: skip
