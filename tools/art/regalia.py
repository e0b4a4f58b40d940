# ruff: noqa: E501  a path is one word
"""Symbols, markers and seals."""

from __future__ import annotations

import math
import random

from tools.art.beast import smooth
from tools.art.engraving import ARGENT, INK, IVORY, OR, OR_LINE, number, svg

# ---------------------------------------------------------------- symbols, in a box of 100 by 100

SWORD = (
    "M0,-67L9,-53V20H-9V-53Z"  # blade
    "M-29,16C-21,21 -13,20 -9,19H9C13,20 21,21 29,16C33,20 33,28 27,30C19,32 11,29 6,30V46H-6V30C-11,29 -19,32 -27,30C-33,28 -33,20 -29,16Z"
    "M0,42.5A10,10 0 1 1 -.1,42.5Z"
)


def _trefoil_cross() -> str:
    """Straight arms; each ends in three lobes."""
    wide, lobe = 9.0, 7.6
    d = ""
    for x, y, dx, dy in ((50, 16, 0, -1), (84, 44, 1, 0), (50, 86, 0, 1), (16, 44, -1, 0)):
        left, right = sorted((50 + (x - 50), 50)) if dx else (50 - wide, 50 + wide)
        top, bottom = sorted((y, 44)) if dy else (44 - wide, 44 + wide)
        d += f"M{number(left)},{number(top)}H{number(right)}V{number(bottom)}H{number(left)}Z"
        for ox, oy in (
            (dx * 5.5, dy * 5.5),
            (dy * 8.8 - dx * 4, dx * 8.8 - dy * 4),
            (-dy * 8.8 - dx * 4, -dx * 8.8 - dy * 4),
        ):
            cx, cy = x + ox, y + oy
            d += f"M{number(cx + lobe)},{number(cy)}a{number(lobe)},{number(lobe)} 0 1 1 0,-.1Z"
    return d


TOWER = (
    "M17,8H33V19H42V8H58V19H67V8H83V36L74,45V82H82V94H18V82H26V45L17,36Z"
    "M41,94H59V74A9,9 0 0 0 41,74Z"  # the gate, cut out
    "M46.5,58H53.5V47H46.5Z"
)
SHAPES = {
    # shape, transform, what the engraver adds inside
    "sword": (SWORD, "translate(48.2,51.8)rotate(45)", "M0,-54V16M-5,34H5M-5,38H5"),
    "cross": (_trefoil_cross(), "", "M50,18V84M20,44H80M44,44L50,38L56,44L50,50Z"),
    "tower": (
        TOWER,
        "",
        "M18,29H82M28,45H72M32,55H41M59,55H68M30,66H38M62,66H70M32,76H38M62,76H68M24,87H40M60,87H76",
    ),
}

CIRCLE = "M60,4A56,56 0 1 1 59.9,4Z"
QUATREFOIL = "M60,2C76,2 88,12 91,29C108,32 118,44 118,60C118,76 108,88 91,91C88,108 76,118 60,118C44,118 32,108 29,91C12,88 2,76 2,60C2,44 12,32 29,29C32,12 44,2 60,2Z"
PLAQUE = "M20,5H100A15,15 0 0 0 115,20V100A15,15 0 0 0 100,115H20A15,15 0 0 0 5,100V20A15,15 0 0 0 20,5Z"
GROUNDS = {"sword": (CIRCLE, 0.8), "cross": (QUATREFOIL, 0.95), "tower": (PLAQUE, 1.0)}


def rule(name: str) -> str:
    """Gate and window are cut out of the tower; the other figures are whole."""
    return ' fill-rule="evenodd"' if name == "tower" else ""


def symbol(name: str) -> str:
    """The figure on its ground, whose shape differs for each: told apart before it can be read.

    The figure has an id and takes its colour from where it stands, so that a card can show it once more by itself.
    """
    shape, transform, lines = SHAPES[name]
    ground, size = GROUNDS[name]
    at = f' transform="{transform}"' if transform else ""
    inner = 60 * (1 - 0.92)
    return svg(
        "0 0 120 120",
        f'<path d="{ground}" fill="{INK}"/><path d="{ground}" fill="none" stroke="{OR}" stroke-width="3.4" transform="translate({number(inner)},{number(inner)})scale(.92)"/>'
        f'<g transform="translate({number(60 - 50 * size)},{number(60 - 50 * size)})scale({size})" fill="{IVORY}"><path id="{name}-figure"{at} d="{shape}"{rule(name)}/>'
        f'<path{at} d="{lines}" fill="none" stroke="#8b7448" stroke-width="1.5"/></g>',
    )


# ---------------------------------------------------------------- markers, in a box of 120 by 120


def token(name: str, silhouette: str, drawing: str) -> str:
    """A playing piece: a shadow, a dark and a light outline so that it stands out on any card, then the drawing."""
    return svg(
        "0 0 120 120",
        f'<defs><g id="{name}-outline">{silhouette}</g></defs><g transform="translate(7.5,6)scale(.87)" stroke-linejoin="round">'
        f'<use href="#{name}-outline" stroke="#000" stroke-width="13" opacity=".28" transform="translate(2.5,4)"/>'
        f'<use href="#{name}-outline" fill="{INK}" stroke="{INK}" stroke-width="13"/>'
        f'<use href="#{name}-outline" fill="{IVORY}" stroke="{IVORY}" stroke-width="8.6"/>'
        f'<use href="#{name}-outline" fill="{INK}" stroke="{INK}" stroke-width="1.6"/>{drawing}</g>',
    )


def tassel(x: float, y: float, size: float = 1.0) -> str:
    """Knot and skirt of a tassel hanging from (x, y)."""

    def p(dx: float, dy: float) -> str:
        return f"{number(x + dx * size)},{number(y + dy * size)}"

    return f"M{p(0, -2)}C{p(4.5, -2)} {p(4.5, 4)} {p(2.4, 5)}C{p(5, 8)} {p(6, 13)} {p(6.4, 18)}H{number(x - 6.4 * size)}C{p(-6, 13)} {p(-5, 8)} {p(-2.4, 5)}C{p(-4.5, 4)} {p(-4.5, -2)} {p(0, -2)}Z"


def hat() -> str:
    red, dark, light = "#c8202a", "#7d0c14", "#ee5a55"
    dome = "M31,54C30,24 43,10 60,10C77,10 90,24 89,54C89,59 31,59 31,54Z"
    brim = "M3,56C3,46 28,41 60,41C92,41 117,46 117,56C117,68 92,76 60,76C28,76 3,68 3,56Z"
    spots = [(17, 89), (36, 89), (84, 89), (103, 89)]
    tassels = "".join(tassel(x, y, 1.36) for x, y in spots)
    cords = "M33,71C31,77 27,77 26.5,81L17,89M26.5,81L36,89M87,71C89,77 93,77 93.5,81L103,89M93.5,81L84,89"
    silhouette = f'<path d="{dome}"/><path d="{brim}"/><path d="{tassels}"/><path d="{cords}" fill="none" stroke-linecap="round"/>'
    lines = (
        "M39,25C35,33 34,40 34,46M44,20C40,28 38,38 38,48M81,25C85,33 86,40 86,46M76,20C80,28 82,38 82,48M71,17C76,25 78,37 78,50"
        "M14,61C26,68 44,71.5 60,71.5C76,71.5 94,68 106,61M24,66.5C36,71.5 48,73.6 60,73.6C72,73.6 84,71.5 96,66.5"
    )
    threads = "".join(
        f"M{x - 2.8},{y + 10}L{x - 4.4},{y + 23}M{x},{y + 10}V{y + 23}M{x + 2.8},{y + 10}L{x + 4.4},{y + 23}"
        for x, y in spots
    )
    return token(
        "hat",
        silhouette,
        f'<path d="{cords}" fill="none" stroke="{red}" stroke-width="3.4" stroke-linecap="round"/><path d="{tassels}" fill="{red}" stroke="{dark}" stroke-width="1"/>'
        f'<path d="{threads}" stroke="{dark}" stroke-width=".9"/>'
        f'<path d="{brim}" fill="{red}" stroke="{INK}" stroke-width="1.6"/><path d="M31,54C31,61 44,65 60,65C76,65 89,61 89,54L88,49H32Z" fill="{dark}"/><path d="{dome}" fill="{red}"/>'
        f'<path d="M31.6,47C42,54 78,54 88.4,47L89,55C80,62 40,62 31,55Z" fill="{OR}" stroke="{dark}" stroke-width="1.2"/>'
        f'<path d="M45,19C51,15 58,14 65,15.4M13,53C20,48.6 24,47.6 28,47" fill="none" stroke="{light}" stroke-width="3.2" stroke-linecap="round"/>'
        f'<path d="{lines}" fill="none" stroke="{dark}" stroke-width="1.1" stroke-linecap="round"/>',
    )


def crown() -> str:
    dark = "#7a4f08"
    cap = "M24,82C22,60 36,44 60,44C84,44 98,60 96,82Z"
    points = (
        "M18,84L12,45C19,52 27,58 33,60C36,52 40,44 44,38"
        "C44,50 47,57 51,58C54,50 57,42 60,32C63,42 66,50 69,58C73,57 76,50 76,38C80,44 84,52 87,60C93,58 101,52 108,45L102,84Z"
    )
    # lily on the middle point, pearls on the others
    lily = "M60,6C63,11 67,15 67,21C67,26 63,29 62,33H58C57,29 53,26 53,21C53,15 57,11 60,6ZM64,33C65,26 70,22 75,24C79,26 78,32 74,32C70,31 68,34 68,38H52C52,34 50,31 46,32C42,32 41,26 45,24C50,22 55,26 56,33Z"
    pearls = "".join(
        f'<circle cx="{x}" cy="{y}" r="6"/>' for x, y in ((12, 41), (42.5, 33), (77.5, 33), (108, 41))
    )
    band = "M17,82C40,90 80,90 103,82L101,104C80,112 40,112 19,104Z"
    silhouette = f'<path d="{cap}"/><path d="{points}"/><path d="{lily}"/>{pearls}<path d="{band}"/>'
    jewels = (
        f'<path d="M60,91.5L67,98L60,104.5L53,98Z" fill="#b3202a" stroke="{INK}" stroke-width="1.4"/>'
        f'<ellipse cx="38" cy="95.5" rx="5.6" ry="4.6" fill="#1f57a8" stroke="{INK}" stroke-width="1.4"/><ellipse cx="82" cy="95.5" rx="5.6" ry="4.6" fill="#1f57a8" stroke="{INK}" stroke-width="1.4"/>'
        f'<circle cx="25" cy="92" r="2.6" fill="{IVORY}"/><circle cx="95" cy="92" r="2.6" fill="{IVORY}"/><circle cx="48.5" cy="97.5" r="2" fill="{IVORY}"/><circle cx="71.5" cy="97.5" r="2" fill="{IVORY}"/>'
    )
    lines = "M21,80L17,57M26,81L22,62M99,80L103,57M94,81L98,62M41,82C40,72 40,62 41,54M79,82C80,72 80,62 79,54M56,82C56,70 57,58 58.5,48M64,82C64,70 63,58 61.5,48"
    return token(
        "crown",
        silhouette,
        f'<path d="{cap}" fill="#a01826"/><path d="M34,80C34,66 42,56 52,52M86,80C86,66 78,56 68,52" fill="none" stroke="#5d0912" stroke-width="2"/>'
        f'<path d="{points}" fill="{OR}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/><path d="{lines}" fill="none" stroke="{dark}" stroke-width="1.1" stroke-linecap="round"/>'
        f'<path d="{lily}" fill="#ffd95c" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/><g fill="{IVORY}" stroke="{INK}" stroke-width="1.6">{pearls}</g>'
        f'<path d="{band}" fill="#ffd24a" stroke="{INK}" stroke-width="1.6"/><path d="M18,86C40,94 80,94 102,86M19.4,100.6C40,108.4 80,108.4 100.6,100.6" fill="none" stroke="{dark}" stroke-width="1.3"/>{jewels}',
    )


def mitre() -> str:
    violet, dark = "#6b3fa0", "#3d2160"
    front = "M26,98L19,62C18,50 36,26 60,7C84,26 102,50 101,62L94,98C76,105 44,105 26,98Z"
    band = "M24,84C44,92 76,92 96,84L94,98C76,105 44,105 26,98Z"
    lappets = "M28,96L19,113H36L42,100ZM92,96L101,113H84L78,100Z"
    silhouette = f'<path d="{lappets}"/><path d="{front}"/>'
    lines = "M29,70C31,58 38,46 46,36M36,74C38,62 42,54 48,46M91,70C89,58 82,46 74,36M84,74C82,62 78,54 72,46"
    return token(
        "mitre",
        silhouette,
        f'<path d="{lappets}" fill="{violet}" stroke="{INK}" stroke-width="1.6"/><path d="M22,108.4H37.4M98,108.4H82.6" stroke="{OR}" stroke-width="3"/>'
        f'<path d="{front}" fill="{ARGENT}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="{lines}" fill="none" stroke="#a79cb8" stroke-width="1.3" stroke-linecap="round"/>'
        f'<path d="M60,13V90" stroke="{INK}" stroke-width="15"/><path d="M60,13V90" stroke="{violet}" stroke-width="12"/>'
        f'<path d="M22,64C24,52 40,30 60,13C80,30 96,52 98,64" fill="none" stroke="{OR_LINE}" stroke-width="5"/><path d="M22,64C24,52 40,30 60,13C80,30 96,52 98,64" fill="none" stroke="{OR}" stroke-width="3"/>'
        f'<path d="{band}" fill="{violet}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M25,86.5C44,94 76,94 95,86.5M26,96C46,102.6 74,102.6 94,96" fill="none" stroke="{OR}" stroke-width="2"/>'
        f'<path d="M60,36L65,44L60,52L55,44ZM60,60L65,68L60,76L55,68Z" fill="{OR}" stroke="{dark}" stroke-width="1"/>'
        f'<circle cx="60" cy="96.5" r="3.6" fill="{OR}"/><circle cx="42" cy="94.5" r="2.8" fill="{OR}"/><circle cx="78" cy="94.5" r="2.8" fill="{OR}"/>',
    )


def sceptre() -> str:
    """The king's sceptre with the lily on a blue cushion."""
    blue, dark, light = "#2a5fb8", "#12356f", "#6f9be0"
    cushion = "M18,18C34,26 44,27 60,24C76,27 86,26 102,18C96,34 95,44 97,60C95,76 96,86 102,102C86,94 76,93 60,96C44,93 34,94 18,102C24,86 25,76 23,60C25,44 24,34 18,18Z"
    corners = "".join(
        f'<g transform="translate({x},{y})rotate({a})"><path d="M0,-4C4,-4 4,2 2,3C5,6 6,10 6,15H-6C-6,10 -5,6 -2,3C-4,2 -4,-4 0,-4Z"/></g>'
        for x, y, a in ((19, 19, 135), (101, 19, -135), (19, 101, 45), (101, 101, -45))
    )
    staff = "M-3.4,-22H3.4V44A5.4,5.4 0 1 1 -3.4,44Z"
    knobs = "M-8,-24H8V-18H-8ZM-6,-2H6V4H-6ZM-6,28H6V33H-6Z"
    lily = "M0,-62C3,-56 8.5,-52 8.5,-44C8.5,-38 5,-34 4,-29H-4C-5,-34 -8.5,-38 -8.5,-44C-8.5,-52 -3,-56 0,-62ZM6,-29C7,-38 12,-46 19,-44C25,-42 24,-33 18,-33C13,-34 11,-29 11,-23H-11C-11,-29 -13,-34 -18,-33C-24,-33 -25,-42 -19,-44C-12,-46 -7,-38 -6,-29Z"
    silhouette = f'<path d="{cushion}"/>{corners}<g transform="translate(57,63)rotate(40)"><path d="{lily}"/><path d="{staff}"/></g>'
    lines = "M30,30C44,34 50,34 60,33C70,34 76,34 90,30M30,90C44,86 50,86 60,87C70,86 76,86 90,90M31,31C34,44 34,50 33,60C34,70 34,76 31,89M89,31C86,44 86,50 87,60C86,70 86,76 89,89"
    return token(
        "sceptre",
        silhouette,
        f'<g fill="{OR}" stroke="{INK}" stroke-width="1.6">{corners}</g><path d="{cushion}" fill="{blue}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="{lines}" fill="none" stroke="{dark}" stroke-width="1.3"/><path d="M28,27C36,30.5 44,31.5 52,30.5M29,34C31,42 31.5,48 31,54" fill="none" stroke="{light}" stroke-width="2.4" stroke-linecap="round"/>'
        f'<g transform="translate(57,63)rotate(40)" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"><path d="{staff}" fill="{OR}"/><path d="{knobs}" fill="#ffd95c"/><path d="{lily}" fill="#ffd95c"/></g>',
    )


# ---------------------------------------------------------------- seals, in a box of 120 by 120


def wax(seed: int) -> str:
    """The edge of a drop of wax, pressed: never quite round, always the same."""
    chance = random.Random(seed)
    points = []
    count = 14
    for i in range(count):
        angle = 2 * math.pi * i / count
        radius = 55 + chance.uniform(-2.2, 2.6)
        points.append((60 + radius * math.cos(angle), 60 + radius * math.sin(angle)))
    return smooth(points)


def seal(name: str, colours: tuple[str, str, str, str]) -> str:
    """Wax with a pressed round field of radius 43; colours from light to dark."""
    shine, light, mid, dark = colours
    d = wax(7)
    return svg(
        "0 0 120 120",
        f'<defs><radialGradient id="{name}-wax" cx=".36" cy=".3" r=".8"><stop stop-color="{light}"/><stop offset=".55" stop-color="{mid}"/><stop offset="1" stop-color="{dark}"/></radialGradient></defs>'
        f'<path d="{d}" fill="#000" opacity=".32" transform="translate(1.5,3)"/><path d="{d}" fill="url(#{name}-wax)" stroke="{dark}" stroke-width="2"/>'
        f'<path d="M20,36A47,47 0 0 1 62,11" fill="none" stroke="{shine}" stroke-width="3.4" stroke-linecap="round" opacity=".75"/>'
        f'<circle cx="60" cy="60" r="44" fill="none" stroke="{dark}" stroke-width="3"/><path d="M90.5,91.5A44,44 0 0 1 29,92" fill="none" stroke="{shine}" stroke-width="1.4" opacity=".6" transform="translate(0,1.6)"/>',
    )


SYMBOLS = ("sword", "cross", "tower")
MARKERS = {"hat": hat, "crown": crown, "mitre": mitre, "sceptre": sceptre}
