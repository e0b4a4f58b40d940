# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The woodblocks that pictures are printed from: pieces of SVG around the origin, about 100 wide.

Black ink on paper, one stroke weight, shade by hatching (the pattern `#h`, which every picture contains), and one
spot colour for each faction.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

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
    dot,
    ink,
    line,
    ring,
    shade,
)


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


def flame(fill: str = GOLD) -> str:
    return block(
        "M0,44C-34,40 -38,8 -18,-12C-16,2 -8,2 -6,-8C-4,-24 -12,-34 2,-50C4,-32 22,-24 26,-4C30,-6 30,-14 28,-20C42,0 38,40 0,44Z",
        fill,
    ) + ink("M0,40C-14,36 -14,18 0,6C14,18 14,36 0,40Z", PAPER)


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
