# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The woodblocks that pictures are printed from: pieces of SVG around the origin, about 100 wide.

Black ink on paper, one stroke weight, shade by hatching (the pattern `#h`, which every picture brings along), and one
spot colour for each faction.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

INK: Final = "#1d1712"
PAPER: Final = "#f4e9cf"
AGED: Final = "#e6d6b0"
GREEN: Final = "#17695f"  # Spirituali
CRIMSON: Final = "#a3172a"  # Zelanti
GOLD: Final = "#c08a2d"

LINE: Final = f'stroke="{INK}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"'
HATCH: Final = (
    '<defs><pattern id="h" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">'
    f'<path d="M0,1H5" stroke="{INK}" stroke-width="1.7"/></pattern></defs>'
)


def at(x: float, y: float, scale: float, inside: str, turn: float = 0) -> str:
    rotate = f"rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:g},{y:g}){rotate}scale({scale:g})">{inside}</g>'


def block(d: str, fill: str = PAPER) -> str:
    """A shape with an outline."""
    return f'<path d="{d}" fill="{fill}" {LINE}/>'


def shade(d: str) -> str:
    return f'<path d="{d}" fill="url(#h)"/>'


def ink(d: str, fill: str = INK) -> str:
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, width: float = 3.2, colour: str = INK) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"/>'


def dot(x: float, y: float, r: float, fill: str = INK) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"/>'


def ring(x: float, y: float, r: float, fill: str = PAPER) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" {LINE}/>'


def mirrored(inside: str) -> str:
    return f'{inside}<g transform="scale(-1,1)">{inside}</g>'


# --- the factions and the offices ---


def open_book(fill: str = PAPER) -> str:
    """The sign of the Spirituali."""
    return (
        block("M-46,-26Q-22,-38 0,-24Q22,-38 46,-26V28Q22,16 0,30Q-22,16 -46,28Z", fill)
        + line("M0,-24V30")
        + line(
            "M-36,-16Q-20,-22 -9,-15M-36,-4Q-20,-10 -9,-3M-36,8Q-20,2 -9,9M36,-16Q20,-22 9,-15M36,-4Q20,-10 9,-3M36,8Q20,2 9,9",
            2.4,
        )
    )


def crossed_keys(fill: str = PAPER) -> str:
    """The sign of the Zelanti."""
    key = ring(0, -34, 13, fill) + dot(0, -34, 5) + block("M-4,-21H4V38H20V44H13V49H4V54H-4Z", fill)
    return at(0, 0, 0.92, at(0, 0, 1, key, 38) + at(0, 0, 1, f'<g transform="scale(-1,1)">{key}</g>', -38))


def emblem(side: str) -> str:
    """A faction: colour, sign and shape of the ground tell it."""
    if side == "spirituali":
        return f'<circle r="56" fill="{GREEN}" {LINE}/>' + at(0, 0, 0.8, open_book())
    return f'<path d="M0,-60L57,-20V24L0,60L-57,24V-20Z" fill="{CRIMSON}" {LINE}/>' + at(
        0, 0, 0.74, crossed_keys()
    )


def tiara(fill: str = PAPER) -> str:
    rings = "".join(
        block(
            f"M{-w},{y}Q0,{y + 9} {w},{y}V{y - 8}L{w * 0.5:g},{y - 3}L0,{y - 10}L{-w * 0.5:g},{y - 3}L{-w},{y - 8}Z",
            AGED,
        )
        for y, w in ((38, 29), (14, 32), (-10, 26))
    )
    return (
        block("M-27,44C-36,8 -30,-32 0,-44C30,-32 36,8 27,44Z", fill)
        + shade("M4,-42C30,-32 36,8 27,44H10Z")
        + rings
        + line("M0,-60V-46M-6,-54H6")
    )


def struck(inside: str) -> str:
    """Crossed out."""
    return inside + line("M-42,42L42,-42", 13, PAPER) + line("M-42,42L42,-42", 7, CRIMSON)


def lantern() -> str:
    """First player."""
    return (
        line("M0,-54V-44M-12,-44H12")
        + block("M-20,-44H20L30,-28H-30Z", AGED)
        + block("M-26,-28H26L20,34H-20Z")
        + block("M-26,34H26V44H-26Z", AGED)
        + ink("M0,26C-14,18 -12,2 0,-16C12,2 14,18 0,26Z", GOLD)
        + line("M-10,-28L-8,34M10,-28L8,34", 2.2)
    )


def crate() -> str:
    """First to load."""
    return (
        block("M-42,-16L0,-30L42,-16V34L0,48L-42,34Z")
        + shade("M0,-2L42,-16V34L0,48Z")
        + line("M-42,-16L0,-2L42,-16M0,-2V48M-42,8L0,23L42,8")
        + line("M0,-30V-56M-9,-48L0,-56L9,-48")
    )


def seal() -> str:
    """The seal of the Council: who seizes a ship."""
    wax = "".join(
        f"{'M' if n == 0 else 'L'}{(50 - 6 * (n % 2)) * cos(n * pi / 12):.1f},{(50 - 6 * (n % 2)) * sin(n * pi / 12):.1f}"
        for n in range(24)
    )
    lion = line(
        "M-26,22V-2C-26,-24 -6,-30 2,-20C8,-12 0,-4 -6,-8M-14,-2H18C26,-2 28,8 26,22M-10,22V8M14,22V6M26,2C34,-4 34,-14 28,-18",
        4,
        PAPER,
    )
    return (
        block(wax + "Z", CRIMSON) + f'<circle r="38" fill="none" stroke="{PAPER}" stroke-width="2.4"/>' + lion
    )


# --- types of cards ---


def closed_book(fill: str = AGED) -> str:
    return (
        block("M-34,-46H30Q38,-46 38,-38V40H-26Q-36,40 -36,30Z", fill)
        + block("M-36,30Q-36,20 -26,20H38V46H-26Q-36,46 -36,34Z")
        + line("M-24,28H36M-24,35H36", 2)
        + shade("M26,-44H36V18H26Z")
        + line("M-24,-44V18", 2.4)
    )


def barrel() -> str:
    return (
        block("M-28,-42H28Q40,0 28,42H-28Q-40,0 -28,-42Z", AGED)
        + shade("M10,-42H28Q40,0 28,42H14Q24,0 10,-42Z")
        + line("M-33,-24H33M-37,-6H37M-37,8H37M-33,26H33")
        + line("M-10,-42Q-16,0 -10,42M10,-42Q16,0 10,42", 2)
    )


def casket() -> str:
    return (
        block("M-42,-4V38H42V-4Z", AGED)
        + block("M-42,-4C-42,-38 42,-38 42,-4Z")
        + shade("M20,-26C34,-24 42,-14 42,-4H24Z")
        + line("M-42,-4H42M-22,-25V38M22,-25V38", 2.6)
        + block("M-8,-8H8V10H-8Z", GOLD)
        + dot(0, 0, 3)
    )


def mask() -> str:
    return (
        block(
            "M-48,-16C-30,-34 -10,-26 0,-18C10,-26 30,-34 48,-16C46,14 28,30 12,22C6,18 2,14 0,10C-2,14 -6,18 -12,22C-28,30 -46,14 -48,-16Z",
            INK,
        )
        + ink("M-34,-6Q-22,-16 -10,-4Q-22,6 -34,-6ZM34,-6Q22,-16 10,-4Q22,6 34,-6Z", PAPER)
        + line("M-48,-14C-56,-4 -54,20 -44,34M48,-14C56,-4 54,20 44,34", 2.4)
    )


def broadsheet() -> str:
    return (
        block("M-34,-46H34V38Q24,48 14,40Q2,48 -8,40Q-20,48 -34,38Z")
        + ink("M-26,-38H26V-28H-26Z")
        + line("M-26,-18H26M-26,-8H26M2,2H26M2,12H26M2,22H26M-26,32H20", 2.2)
        + block("M-26,2H-6V24H-26Z", AGED)
        + shade("M-26,10L-16,4L-6,12V24H-26Z")
    )


TYPES: Final = {
    "event": broadsheet(),
    "book": closed_book(),
    "common_goods": barrel(),
    "rare_goods": casket(),
    "intrigue": mask(),
}


# --- what the cards show ---


def scroll(inside: str = "") -> str:
    return (
        block("M-30,-40H30V36H-30Z")
        + block("M-38,-48H38V-36H-38Z", AGED)
        + block("M-38,32H38V44H-38Z", AGED)
        + (inside or line("M-20,-24H20M-20,-13H20M-20,-2H20M-20,9H20M-20,20H6", 2.4))
    )


def letter() -> str:
    return (
        block("M-46,-28H46V32H-46Z")
        + shade("M-46,32L-10,2H10L46,32Z")
        + line("M-46,-28L0,8L46,-28M-46,32L-12,2M46,32L12,2")
        + ring(0, 8, 12, CRIMSON)
    )


def flame(fill: str = GOLD) -> str:
    return block(
        "M0,44C-34,40 -38,8 -18,-12C-16,2 -8,2 -6,-8C-4,-24 -12,-34 2,-50C4,-32 22,-24 26,-4C30,-6 30,-14 28,-20C42,0 38,40 0,44Z",
        fill,
    ) + ink("M0,40C-14,36 -14,18 0,6C14,18 14,36 0,40Z", PAPER)


def dagger() -> str:
    return (
        block("M0,50L-9,-8H9Z")
        + shade("M0,50V-8H9Z")
        + block("M-26,-16H26V-8H-26Z", AGED)
        + block("M-6,-40H6V-16H-6Z", AGED)
        + ring(0, -46, 7, GOLD)
    )


def mitre() -> str:
    return (
        block("M-34,40V-4L0,-50L34,-4V40Z")
        + shade("M4,-44L34,-4V40H16V0Z")
        + block("M-34,26H34V40H-34Z", GOLD)
        + line("M0,-50V26M-14,-2H14")
    )


def hat() -> str:
    tassel = line("M24,8C40,14 44,24 40,34") + ring(40, 40, 6, CRIMSON)
    return (
        mirrored(tassel)
        + f'<ellipse cy="2" rx="54" ry="13" fill="{CRIMSON}" {LINE}/>'
        + block("M-26,0C-26,-32 26,-32 26,0Q0,9 -26,0Z", CRIMSON)
    )


def chalice() -> str:
    return (
        block("M-28,-44H28C28,-10 16,0 6,2V26Q22,28 24,42H-24Q-22,28 -6,26V2C-16,0 -28,-10 -28,-44Z", AGED)
        + shade("M8,-44H28C28,-10 16,0 6,2Z")
        + ring(0, 12, 6, GOLD)
    )


def halberds() -> str:
    one = (
        line("M0,50V-30", 5)
        + block("M-3,-30L0,-54L3,-30Z")
        + block("M3,-32C20,-36 26,-26 24,-10C16,-18 10,-18 3,-14Z", AGED)
    )
    return at(0, 0, 1, one, 30) + at(0, 0, 1, f'<g transform="scale(-1,1)">{one}</g>', -30)


def sabres() -> str:
    one = block("M-3,30C-16,0 -10,-34 10,-50C4,-30 2,0 5,30Z") + line("M-14,30H14", 5) + line("M0,32V46", 7)
    return at(0, 0, 1, one, 32) + at(0, 0, 1, f'<g transform="scale(-1,1)">{one}</g>', -32)


def two_towers() -> str:
    return (
        block("M-30,46L-24,-50H-4L-8,46Z")
        + shade("M-12,-50H-4L-8,46H-16Z")
        + block("M6,46L14,-18H32L34,46Z", AGED)
        + line("M-24,-50V-56H-18V-50M-10,-50V-56H-4V-50M14,-18V-24H20V-18M26,-18V-24H32V-18", 2.6)
        + line("M-46,46H46")
    )


def mountains() -> str:
    return (
        block("M-50,38L-18,-34L2,6L18,-16L50,38Z")
        + shade("M-18,-34L2,6L-4,38H14L-2,0ZM18,-16L50,38H30Z")
        + line("M-30,38C-10,28 14,30 8,18C4,10 16,6 14,-2", 2.6)
        + line("M-26,-16L-18,-24L-10,-14", 2)
    )


def three_caps() -> str:
    cap = block("M-16,10C-18,-16 18,-16 16,10Z", INK) + block("M-18,8H18V16H-18Z", CRIMSON)
    return at(-26, 14, 1, cap) + at(26, 14, 1, cap) + at(0, -16, 1.15, cap)


def parted_hands() -> str:
    one = block("M-50,-12H-26C-14,-18 -6,-10 -4,-2L-10,2L-4,6L-10,10L-6,15L-14,16C-20,20 -26,16 -28,14H-50Z")
    return mirrored(at(-6, 0, 1, one)) + line("M0,-44V-20M0,24V48M-8,-36L8,-28M-8,36L8,28", 2.6)


def inquisition() -> str:
    return (
        block("M-5,-52H5V50H-5Z", AGED)
        + block("M-26,-28H26V-18H-26Z", AGED)
        + line("M-40,40C-34,10 -30,-6 -34,-24M-34,-4C-44,-8 -46,-18 -44,-24M-35,10C-26,6 -24,-2 -24,-8")
        + block("M36,46L30,-20L36,-34L42,-20Z")
        + line("M26,18H46", 4)
    )


def fish() -> str:
    return (
        block("M-46,2C-26,-22 16,-22 30,0L48,-16V18L30,4C16,26 -26,24 -46,2Z")
        + shade("M-20,8C0,18 18,14 30,4C16,26 -12,24 -26,16Z")
        + dot(-30, -2, 3.4)
        + line("M-18,-13Q-10,1 -18,15M-4,-8Q2,0 -4,6M8,-8Q14,0 8,6M20,-5Q24,0 20,4", 2.2)
    )


def leaves() -> str:
    leaf = (
        block("M0,42C-28,20 -28,-14 0,-46C28,-14 28,20 0,42Z", AGED)
        + shade("M0,42V-46C28,-14 28,20 0,42Z")
        + line("M0,42V-40M0,20L-14,6M0,2L-14,-12M0,20L14,6M0,2L14,-12", 2)
    )
    return at(-18, 4, 0.85, leaf, -28) + at(18, 4, 0.85, leaf, 28) + at(0, 2, 0.95, leaf)


def bale() -> str:
    return (
        block("M-44,-22Q0,-34 44,-22V28Q0,40 -44,28Z")
        + shade("M14,-30Q34,-27 44,-22V28Q34,32 14,35Z")
        + line("M-22,-27V34M14,-29V35M-44,2Q0,-8 44,2", 3)
        + line("M-6,-14Q0,-20 6,-14Q0,-8 -6,-14", 2)
    )


def paper() -> str:
    sheet = "M-40,{0}L8,{1}L44,{2}L-6,{3}Z"
    return "".join(
        block(sheet.format(y, y + 12, y - 4, y - 18), PAPER if y != 20 else AGED)
        for y in (30, 20, 10, 0, -10)
    ) + line("M-16,-15L26,2M-16,-15V26M26,2V38", 3, CRIMSON)


def wheat() -> str:
    ear = line("M0,50V-20") + "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="6.5" ry="12" fill="{GOLD}" {LINE} transform="rotate({turn},{x},{y})"/>'
        for x, y, turn in (
            (-9, 4, -30),
            (9, 4, 30),
            (-9, -14, -30),
            (9, -14, 30),
            (-8, -31, -24),
            (8, -31, 24),
            (0, -44, 0),
        )
    )
    return (
        at(-20, 6, 0.8, ear, -16)
        + at(20, 6, 0.8, ear, 16)
        + at(0, 0, 0.95, ear)
        + line("M-16,30H16", 6, CRIMSON)
    )


def salt() -> str:
    return (
        block("M-46,34C-26,30 -16,-8 0,-30C16,-8 26,30 46,34Z")
        + shade("M4,-24C16,-8 26,30 46,34H18C14,10 10,-10 4,-24Z")
        + line("M-24,22L-22,24M-10,10L-8,12M-4,24L-2,26M-2,-6L0,-4M8,18L10,20", 3)
        + block("M-52,34H52V42H-52Z", AGED)
    )


def jar() -> str:
    return (
        block("M-12,-46H12V-32C34,-24 36,6 18,34V44H-18V34C-36,6 -34,-24 -12,-32Z", AGED)
        + shade("M4,-32H12C34,-24 36,6 18,34H6C20,6 18,-20 4,-32Z")
        + line("M-14,-28C-36,-34 -38,-8 -26,-2M14,-28C36,-34 38,-8 26,-2")
        + line("M-18,34H18", 2.4)
    )


def candles() -> str:
    one = block("M-8,-14H8V40H-8Z") + shade("M2,-14H8V40H2Z") + line("M0,-14V-22") + at(0, -32, 0.26, flame())
    return at(-24, 6, 0.9, one) + at(24, 6, 0.9, one) + at(0, 0, 1.05, one) + line("M-44,44H44", 4)


def ingots() -> str:
    one = block("M-22,10L-14,-10H14L22,10Z", GOLD) + shade("M4,-10H14L22,10H8Z")
    return (
        at(-24, 32, 1, one)
        + at(24, 32, 1, one)
        + at(0, 10, 1, one)
        + line("M-50,44H50")
        + at(0, -24, 0.8, line("M-10,0L0,-14L10,0M0,-14V12", 2.6))
    )


def logs() -> str:
    one = (
        block("M-30,-16H36V16H-30Z", AGED) + ring(-30, 0, 16) + ring(-30, 0, 8) + line("M-6,-8H26M-2,4H30", 2)
    )
    return at(-2, 28, 0.9, one) + at(6, 0, 0.9, one) + at(0, -28, 0.9, one)


def hide() -> str:
    return block(
        "M-14,-48L0,-40L14,-48L20,-30C34,-34 44,-30 48,-22L32,-10C36,4 36,14 30,24L44,40L26,44C14,36 8,40 0,50C-8,40 -14,36 -26,44L-44,40L-30,24C-36,14 -36,4 -32,-10L-48,-22C-44,-30 -34,-34 -20,-30Z",
        AGED,
    ) + shade("M0,-40L14,-48L20,-30C34,-34 44,-30 48,-22L32,-10C36,4 36,14 30,24L20,36C10,20 14,-10 0,-40Z")


def painting() -> str:
    return (
        block("M-46,-40H46V40H-46Z", GOLD)
        + block("M-36,-30H36V30H-36Z")
        + ring(14, -14, 8, PAPER)
        + block("M-36,30V8L-14,-14L4,12L14,2L36,22V30Z", AGED)
        + shade("M-14,-14L4,12L-2,30H-20ZM14,2L36,22V30H18Z")
        + line("M-46,-40L-36,-30M46,-40L36,-30M-46,40L-36,30M46,40L36,30", 2)
    )


def mirror() -> str:
    return (
        f'<ellipse cy="-14" rx="30" ry="36" fill="{GOLD}" {LINE}/><ellipse cy="-14" rx="22" ry="28" fill="{PAPER}" {LINE}/>'
        + line("M-10,-24L4,-36M-8,-8L12,-28", 2.4)
        + block("M-5,22H5L8,50H-8Z", GOLD)
    )


def silk() -> str:
    return (
        block(
            "M-40,-22C-20,-34 20,-34 40,-22V16C30,8 20,28 8,18C-2,10 -10,30 -22,20C-30,14 -34,20 -40,24Z",
            AGED,
        )
        + shade("M10,-30Q28,-28 40,-22V16C30,8 20,28 12,20Z")
        + block("M-46,-30A8,8 0 0 1 -46,-14H44A8,8 0 0 0 44,-30Z")
        + line("M-24,-14V18M-6,-14V16M24,-14V16", 2)
        + ring(-46, -22, 8)
    )


def brocade() -> str:
    flower = block("M0,-14C10,-10 12,2 0,12C-12,2 -10,-10 0,-14Z", GOLD) + line(
        "M0,-14V-22M-6,-13L-10,-20M6,-13L10,-20", 2.4
    )
    return (
        block("M-40,-44H40V44H-40Z", CRIMSON)
        + "".join(at(x, y, 0.95, flower) for x, y in ((-20, -18), (20, -18), (0, 14), (-34, 22), (34, 22)))
        + line("M-40,36H40", 2.4, GOLD)
        + line("M-34,44V52M-20,44V52M-6,44V52M8,44V52M22,44V52M36,44V52", 2.6)
    )


def sack() -> str:
    corns = "".join(
        dot(x, y, 4) for x, y in ((-14, -14), (-4, -20), (7, -16), (15, -12), (0, -11), (-8, -25), (10, -24))
    )
    return (
        block("M-32,-12C-48,10 -40,44 -22,46H22C40,44 48,10 32,-12Q0,2 -32,-12Z", AGED)
        + shade("M10,-7Q24,-8 32,-12C48,10 40,44 22,46H12C26,30 26,8 10,-7Z")
        + block("M-34,-14Q0,-38 34,-14Q0,4 -34,-14Z")
        + corns
    )


def crocus() -> str:
    petal = block("M0,10C-16,-8 -12,-34 0,-46C12,-34 16,-8 0,10Z", AGED)
    return (
        line("M0,10V50M0,40C-16,34 -20,14 -22,4M0,40C16,34 20,14 22,4")
        + at(0, 6, 1, petal, -34)
        + at(0, 6, 1, petal, 34)
        + at(0, 4, 1, petal)
        + line("M0,4V-24M0,4L-6,-22M0,4L6,-22", 3, CRIMSON)
    )


def pearls() -> str:
    return (
        line("M-40,-26C-36,-40 -20,-50 0,-50C20,-50 36,-40 40,-26", 2.4)
        + "".join(ring(42 * cos(n * pi / 10), -10 + 40 * sin(n * pi / 10), 8.5) for n in range(-2, 13, 2))
        + at(0, 44, 0.42, block("M0,-26L20,0L0,26L-20,0Z", CRIMSON))
    )


def reliquary() -> str:
    rays = "".join(
        line(
            f"M{26 * cos(n * pi / 6):.1f},{-16 + 26 * sin(n * pi / 6):.1f}L{38 * cos(n * pi / 6):.1f},{-16 + 38 * sin(n * pi / 6):.1f}",
            3,
        )
        for n in range(12)
    )
    return (
        rays
        + ring(0, -16, 26, GOLD)
        + ring(0, -16, 16)
        + line("M-6,-22L6,-10M6,-22L-6,-10", 4)
        + block("M-5,10H5V30L20,44V50H-20V44L-5,30Z", GOLD)
    )


def sugarloaf() -> str:
    return (
        block("M-26,44L-8,-38Q0,-52 8,-38L26,44Z")
        + shade("M4,-42L26,44H6Z")
        + block("M-30,20H30L34,48H-34Z", "#3d5a80")
        + line("M-26,30H28M-28,40H30", 2)
    )


def jewel() -> str:
    return (
        f'<circle cy="16" r="30" fill="none" stroke="{INK}" stroke-width="13"/><circle cy="16" r="30" fill="none" stroke="{GOLD}" stroke-width="8"/>'
        + block("M-20,-30L-12,-46H12L20,-30L0,-6Z", GREEN)
        + line("M-20,-30H20M-8,-30L0,-6L8,-30L4,-46M-8,-30L-4,-46", 2)
    )


def coral() -> str:
    branch = "M0,50V10C0,-4 -10,-8 -20,-18V-40M0,14C8,-2 22,-6 26,-18V-34M-20,-20C-30,-24 -38,-20 -42,-30M-2,-2C0,-20 2,-34 -2,-48M26,-16C34,-18 42,-16 44,-26M0,30C-14,24 -26,22 -32,10"
    return line(branch, 13) + line(branch, 7.5, CRIMSON)


def lion_mouth() -> str:
    face = block(
        "M0,-46C36,-46 46,-18 40,10C36,34 16,46 0,46C-16,46 -36,34 -40,10C-46,-18 -36,-46 0,-46Z", AGED
    )
    mane = line(
        "M-36,-24Q-28,-20 -26,-10M36,-24Q28,-20 26,-10M-40,0Q-32,0 -28,8M40,0Q32,0 28,8M-20,-42Q-16,-34 -8,-32M20,-42Q16,-34 8,-32",
        2.6,
    )
    return (
        face
        + mane
        + line("M-24,-14Q-14,-22 -6,-12M24,-14Q14,-22 6,-12M-4,-10L-7,6M4,-10L7,6", 3)
        + dot(-14, -9, 3.6)
        + dot(14, -9, 3.6)
        + ink("M-9,6H9L0,14Z")
        + ink("M-22,22H22V34H-22Z")
        + block("M-10,18H10V30H-10Z")
    )


def bridge() -> str:
    return (
        block("M-50,30C-34,4 34,4 50,30V12L0,-22L-50,12Z")
        + ink("M-30,30C-22,8 22,8 30,30Z", AGED)
        + line("M-30,30C-22,8 22,8 30,30")
        + shade("M0,-22L50,12V30C40,12 20,4 0,4Z")
        + block("M-12,-14V-34L0,-44L12,-34V-14L0,-22Z", AGED)
        + line("M-50,40C-40,34 -32,46 -22,40C-12,34 -4,46 6,40C16,34 24,46 34,40C42,36 46,40 50,42", 2.6)
    )


def books() -> str:
    one = (
        block("M-36,-9H36V9H-36Q-44,0 -36,-9Z", AGED)
        + line("M-36,-4H36M-36,4H36", 1.8)
        + line("M-20,-9V9M20,-9V9", 3)
    )
    return (
        at(0, 34, 1, one)
        + at(5, 15, 0.92, one)
        + at(-4, -3, 0.98, one)
        + at(2, -21, 0.85, one)
        + at(0, -38, 0.7, one)
    )


def coins() -> str:
    pile = "".join(f'<ellipse cy="{y}" rx="22" ry="8" fill="{GOLD}" {LINE}/>' for y in (0, -8, -16, -24))
    return (
        at(-22, 36, 1, pile)
        + at(22, 36, 1, pile + f'<ellipse cy="-32" rx="22" ry="8" fill="{GOLD}" {LINE}/>')
        + at(0, -14, 1, ring(0, 0, 20, GOLD) + line("M-8,6V-8L0,-2L8,-8V6", 3))
    )


def island() -> str:
    return (
        block("M-46,24C-30,8 30,8 46,24Z", AGED)
        + block("M-20,14V-8L-4,-18L12,-8V14Z")
        + shade("M2,-16L12,-8V14H2Z")
        + line("M22,12V-44", 4)
        + block("M22,-44H48L40,-34L48,-24H22Z", GOLD)
        + line("M-50,34C-40,28 -32,40 -22,34C-12,28 -4,40 6,34C16,28 24,40 34,34C42,30 46,34 50,36", 2.6)
    )


def urn() -> str:
    return (
        block("M-26,-20H26C36,10 22,34 10,38V44H-10V38C-22,34 -36,10 -26,-20Z", AGED)
        + shade("M8,-20H26C36,10 22,34 10,38C20,14 18,-4 8,-20Z")
        + block("M-32,-28H32V-18H-32Z")
        + block("M-12,-50L14,-46L10,-26H-10Z")
        + line("M-4,-40L8,-38M-4,-33L6,-32", 2)
    )


def hourglass() -> str:
    return (
        block("M-28,-40H28C26,-14 8,-8 4,0C8,8 26,14 28,40H-28C-26,14 -8,8 -4,0C-8,-8 -26,-14 -28,-40Z")
        + ink(
            "M-16,-24H16C12,-12 4,-8 0,-2C-4,-8 -12,-12 -16,-24ZM0,10C8,18 20,22 22,36H-22C-20,22 -8,18 0,10Z",
            GOLD,
        )
        + block("M-34,-50H34V-40H-34Z", AGED)
        + block("M-34,40H34V50H-34Z", AGED)
    )


def purse() -> str:
    return (
        block("M-14,-24C-50,0 -46,44 0,46C46,44 50,0 14,-24Z", AGED)
        + shade("M10,-18C44,4 44,42 4,46C26,30 24,4 10,-18Z")
        + block("M-20,-44L20,-44L12,-24H-12Z")
        + line("M-14,-24H14", 6, CRIMSON)
        + ring(0, 14, 11, GOLD)
    )


def penitent() -> str:
    return (
        at(0, 4, 1.1, block("M-8,-14H8V40H-8Z") + shade("M2,-14H8V40H2Z") + line("M0,-14V-20"))
        + line("M0,-24C-10,-32 8,-38 0,-50C10,-44 4,-34 10,-28", 2.4)
        + block("M-40,36H40V48H-40Z", AGED)
        + line("M-40,20C-24,30 24,30 40,20", 4, CRIMSON)
    )


def catalogue() -> str:
    return scroll(
        "".join(line(f"M-22,{y}H{x}", 2.4) for y, x in ((-26, 16), (-14, 20), (-2, 8), (10, 18), (22, 12)))
        + line("M-26,-30L22,-10M-26,14L20,-2", 4, CRIMSON)
    )


def torn_plan() -> str:
    return (
        block("M-42,-34L-6,-38L2,-18L-8,-4L4,12L-4,36L-42,34Z")
        + block("M8,-38L44,-32V36L10,38L16,14L6,-2L16,-18Z", AGED)
        + line("M-32,-20H-10M-32,-6H-16M-32,8H-10M22,-18H36M20,-4H36M24,10H36", 2.4)
    )


ICONS: Final = {
    "ratisbona": parted_hands(),
    "sant_uffizio": inquisition(),
    "ochino": mountains(),
    "trento": mitre(),
    "giustificazione": scroll(at(0, -4, 0.34, seal()) + line("M-20,-26H20M-20,20H20", 2.4)),
    "bologna": two_towers(),
    "tre_savi": three_caps(),
    "muehlberg": halberds(),
    "pier_luigi": dagger(),
    "interim": chalice(),
    "roghi": at(0, 22, 0.75, closed_book()) + at(0, -14, 0.8, flame()),
    "catalogo": catalogue(),
    "un_voto": tiara(),
    "tabacco": leaves(),
    "baccala": fish(),
    "lana": bale(),
    "carta": paper(),
    "grano": wheat(),
    "sale": salt(),
    "olio": jar(),
    "malvasia": barrel(),
    "cera": candles(),
    "rame": ingots(),
    "legname": logs(),
    "cuoio": hide(),
    "dipinto": painting(),
    "murano": mirror(),
    "seta": silk(),
    "broccato": brocade(),
    "pepe": sack(),
    "zafferano": crocus(),
    "perle": pearls(),
    "reliquie": reliquary(),
    "zucchero": sugarloaf(),
    "gioielli": jewel(),
    "corallo": coral(),
    "richieste": letter() + at(34, -30, 0.42, struck(closed_book())),
    "nessun_piano": torn_plan(),
    "lettera": letter(),
    "delazione": lion_mouth(),
    "doppio_fondo": casket(),
    "salvacondotto": scroll(line("M-20,-24H20M-20,-13H20M-20,-2H8", 2.4) + at(14, 14, 0.26, seal())),
    "uscocchi": sabres(),
    "rialto": bridge(),
    "francoforte": books(),
    "fugger": coins(),
    "carnevale": mask(),
    "quarantena": island(),
    "voti_pole": urn() + at(0, 8, 0.26, emblem("spirituali")),
    "voti_carafa": urn() + at(0, 8, 0.26, emblem("zelanti")),
    "qoelet": hourglass(),
    "miquez": purse(),
    "abiura": penitent(),
}


# --- signs of effects ---


def eye() -> str:
    return block("M-46,0Q0,-46 46,0Q0,46 -46,0Z") + ring(0, 0, 17, AGED) + dot(0, 0, 8)


def shield(inside: str) -> str:
    return block("M-46,-46H46V4C46,32 20,48 0,56C-20,48 -46,32 -46,4Z", AGED) + at(0, -2, 0.6, inside)


def both_ways() -> str:
    return line("M-36,-14H34M20,-28L36,-14L20,0M36,16H-34M-20,2L-36,16L-20,30", 7)


def around() -> str:
    """Something turns."""
    return line("M-34,10A36,36 0 1 1 6,38", 8) + ink("M-12,36L14,20L14,54Z")


def arrow() -> str:
    return line("M-38,0H30M12,-18L34,0L12,18", 8)


# --- Venice ---


def waves(x: float, y: float, count: int = 3) -> str:
    return line(f"M{x},{y}" + "q7,-7 14,0t14,0" * count, 2, "#6f6552")


def house(x: float, y: float, scale: float = 1) -> str:
    return at(
        x,
        y,
        scale,
        block("M-11,10V-6L0,-14L11,-6V10Z") + shade("M1,-13L11,-6V10H1Z") + ink("M-7,-2H-3V4H-7Z"),
    )


def campanile() -> str:
    return (
        block("M-12,50V-16H12V50Z")
        + shade("M2,-16H12V50H2Z")
        + block("M-16,-26H16V-16H-16Z", AGED)
        + block("M-13,-26L0,-54L13,-26Z", AGED)
        + line("M-5,-4V30M5,-4V30", 2)
    )


def palace() -> str:
    arches = "".join(block(f"M{x},46V30A6,7 0 0 1 {x + 12},30V46Z", INK) for x in (-46, -31, -16, -1, 14, 29))
    upper = "".join(block(f"M{x},20V13A4,5 0 0 1 {x + 8},13V20Z", INK) for x in range(-46, 44, 11))
    return (
        block("M-54,-34H54V48H-54Z")
        + shade("M-54,-34H54V-26H-54ZM30,-26H54V8H30Z")
        + arches
        + upper
        + line("M-54,24H54M-54,4H54", 2.4)
        + block("M-10,-20H10V-2H-10Z", AGED)
        + "".join(line(f"M{x},-34V-42M{x - 4},-38H{x + 4}", 2.4) for x in range(-48, 50, 16))
    )


def fondaco() -> str:
    windows = "".join(ink(f"M{x},{y}h7v12h-7Z") for x in range(-40, 40, 14) for y in (-22, -2))
    return (
        block("M-50,-32H50V48H-50Z", AGED)
        + shade("M30,-32H50V48H30Z")
        + windows
        + "".join(block(f"M{x},48V34A7,8 0 0 1 {x + 14},34V48Z", INK) for x in (-36, -14, 8))
        + line("M-50,16H50", 2.4)
        + block("M-54,-40H54V-32H-54Z")
        + line("M0,-40V-56")
        + block("M0,-56L22,-51L0,-46Z", CRIMSON)
    )


def port() -> str:
    return (
        block("M-46,22H46C42,40 30,48 18,48H-18C-30,48 -42,40 -46,22Z", AGED)
        + shade("M10,22H46C42,40 30,48 18,48H4Z")
        + line("M0,22V-52", 4)
        + block("M4,-46C36,-40 40,-10 34,10H4Z")
        + block("M-4,-34C-28,-26 -32,-6 -30,10H-4Z")
        + shade("M18,-38C36,-30 40,-10 34,10H22Z")
        + block("M0,-52L18,-58L0,-62Z", CRIMSON)
    )


def inn() -> str:
    return (
        block("M-48,-8L0,-46L48,-8Z", AGED)
        + block("M-40,-8H40V48H-40Z")
        + shade("M18,-8H40V48H18Z")
        + block("M-12,48V16A12,12 0 0 1 12,16V48Z", INK)
        + line("M40,-2H58")
        + at(54, 14, 0.26, barrel())
        + line("M54,-2V3", 2)
        + ink("M-32,4H-20V16H-32ZM22,4H34V16H22Z")
    )


def convent() -> str:
    return (
        block("M-46,48V4L-16,-22L14,4V48Z")
        + shade("M-16,-22L14,4V48H0V4Z")
        + block("M14,48V-24H40V48Z", AGED)
        + shade("M30,-24H40V48H30Z")
        + block("M12,-24L27,-50L42,-24Z")
        + line("M27,-50V-62M22,-57H32M-16,-22V-36M-22,-30H-10")
        + ring(-16, 6, 7, INK)
        + block("M-26,48V30A10,10 0 0 1 -6,30V48Z", INK)
        + ink("M22,-14H32V0H22Z")
    )


PLACES: Final = {
    "fondaco": fondaco(),
    "porto": port(),
    "locanda": inn(),
    "convento": convent(),
    "palazzo": palace(),
}
