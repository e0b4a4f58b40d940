# ruff: noqa: E501  a path is one word
"""What is printed once: the laurel of the cards, their back, the box, the cloth of the table.

The words $shields, $title, $imprint and $initial are filled in by the game.
"""

from __future__ import annotations

import math

from tools.art.engraving import INK, IVORY, OR, OR_LINE, number, svg
from tools.art.heraldry import FLEUR
from tools.art.regalia import tassel

LEAF = "M0,0C7,-13 27,-15 46,-2C28,9 10,9 0,0Z"
RIB = "M2,0C14,-4 28,-4 40,-2"


def laurel() -> str:
    """Two branches for the foot of a card's picture, 630 by 880 like the card."""
    stem = [(318, 750), (200, 742), (112, 680), (78, 560)]  # a cubic curve

    def at(t: float) -> tuple[float, float, float]:
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x = a * stem[0][0] + b * stem[1][0] + c * stem[2][0] + d * stem[3][0]
        y = a * stem[0][1] + b * stem[1][1] + c * stem[2][1] + d * stem[3][1]
        a, b, c = 3 * (1 - t) ** 2, 6 * t * (1 - t), 3 * t * t
        dx = a * (stem[1][0] - stem[0][0]) + b * (stem[2][0] - stem[1][0]) + c * (stem[3][0] - stem[2][0])
        dy = a * (stem[1][1] - stem[0][1]) + b * (stem[2][1] - stem[1][1]) + c * (stem[3][1] - stem[2][1])
        return x, y, math.degrees(math.atan2(dy, dx))

    leaves = ""
    for i in range(9):
        x, y, angle = at(0.14 + i * 0.1)
        leaves += f'<use href="#laurel-pair" transform="translate({round(x)},{round(y)})rotate({round(angle) % 360})scale({1.02 - 0.03 * i:.2g})"/>'
    x, y, angle = at(1)
    leaves += f'<use href="#laurel-leaf" transform="translate({round(x)},{round(y)})rotate({round(angle) % 360})scale(.9)"/>'
    branch = "M" + ",".join(map(str, stem[0])) + "C" + " ".join(f"{x},{y}" for x, y in stem[1:])
    return svg(
        "0 0 630 880",
        f'<defs><g id="laurel-leaf"><path d="{LEAF}" fill="#d3c08d"/><path d="{RIB}" fill="none"/></g>'
        '<g id="laurel-pair"><use href="#laurel-leaf" transform="rotate(33)"/><use href="#laurel-leaf" transform="scale(1,-1)rotate(33)"/></g>'
        f'<g id="laurel-branch" stroke="#75603a" stroke-width="2"><path d="{branch}" fill="none" stroke-width="5"/>{leaves}</g></defs>'
        '<use href="#laurel-branch"/><use href="#laurel-branch" transform="matrix(-1,0,0,1,630,0)"/>',
    )


def back() -> str:
    red, deep, gold = "#8e1420", "#6a0b15", "#d9b254"
    return svg(
        "0 0 630 880",
        f'<defs><pattern id="back-lattice" width="100" height="100" patternUnits="userSpaceOnUse" patternTransform="translate(65,40)">'
        f'<path d="M0,50L50,0L100,50L50,100Z" fill="{deep}"/><path d="M0,50L50,0L100,50L50,100Z" fill="none" stroke="{gold}" stroke-width="3"/><path d="M10,50L50,10L90,50L50,90Z" fill="none" stroke="{gold}" stroke-width="1.2"/>'
        f'<path d="{FLEUR}" transform="translate(50,50)scale(.46)" fill="{gold}"/>'
        f'<path d="M-9,0H9M0,-9V9M91,0H109M100,-9V9M-9,100H9M0,91V109M91,100H109M100,91V109" stroke="{gold}" stroke-width="4"/></pattern>'
        '<radialGradient id="back-light" cx=".35" cy=".25" r="1"><stop stop-color="#fff" stop-opacity=".07"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient></defs>'
        f'<rect width="630" height="880" rx="36" fill="#fbf5e6"/><rect x="1.5" y="1.5" width="627" height="877" rx="34.5" fill="none" stroke="{INK}" stroke-opacity=".5" stroke-width="3"/>'
        f'<rect x="15" y="15" width="600" height="850" rx="24" fill="{red}"/><rect x="40" y="40" width="550" height="800" fill="url(#back-lattice)"/>'
        f'<rect x="27" y="27" width="576" height="826" rx="14" fill="none" stroke="{gold}" stroke-width="4"/><rect x="40" y="40" width="550" height="800" fill="none" stroke="{gold}" stroke-width="2.4"/>'
        f'<ellipse cx="315" cy="440" rx="150" ry="176" fill="{red}" stroke="{gold}" stroke-width="7"/><ellipse cx="315" cy="440" rx="136" ry="162" fill="none" stroke="{gold}" stroke-width="2"/>'
        f'<ellipse cx="315" cy="440" rx="126" ry="152" fill="none" stroke="{gold}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 17.55"/>'
        f'<g fill="{IVORY}" transform="translate(320,498)scale(.4)">$initial</g>'
        f'<path d="{FLEUR}" transform="translate(315,336)scale(.5)" fill="{gold}"/><path d="{FLEUR}" transform="translate(315,546)scale(.42,-.42)" fill="{gold}"/>'
        '<rect x="15" y="15" width="600" height="850" rx="24" fill="url(#back-light)"/>',
    )


def galero() -> str:
    """The cardinal's hat as on his arms: fifteen tassels on either side, engraved; in a box of 520 by 440."""
    red, dark, light = "#b5121f", "#5a070e", "#e8685c"
    dome = "M182,66C180,22 214,0 260,0C306,0 340,22 338,66C338,76 182,76 182,66Z"
    brim = "M62,70C62,48 150,38 260,38C370,38 458,48 458,70C458,92 370,106 260,106C150,106 62,92 62,70Z"
    nodes: list[tuple[float, float]] = []
    cords, tassels, threads = "", "", ""
    for row in range(5):
        y = 180 + row * 56
        for k in range(row + 1):
            x = 64 + (k - row / 2) * 22
            nodes.append((x, y))
            tassels += tassel(x, y, 1.22)
            threads += "".join(
                f"M{number(x + dx)},{y + 11}L{number(x + dx * 1.5)},{y + 23}" for dx in (-3.4, 0, 3.4)
            )
            if row < 4:
                for side in (-11, 11):
                    cords += f"M{number(x)},{y}Q{number(x + side * 0.2)},{y + 42} {number(x + side)},{y + 56}"
    cords += "M184,100C160,134 124,112 94,128C74,138 66,154 64,178"
    # the light comes from the upper left: the right of the dome lies in shade
    hatch = ""
    for i in range(17):
        x = 332 - i * 3.1
        hatch += f"M{number(x)},{number(63 - i * 0.35)}C{number(x + 3)},{number(46 - i)} {number(x - i * 0.5)},{number(27 - i * 0.4)} {number(308 - i * 2.4)},{number(17 - i * 0.55)}"
    rim = "".join(
        f"M{74 + i * 6},{78 + i * 1.6:g}C{150 + i * 4},{100 + i * 0.6:g} {370 - i * 4},{100 + i * 0.6:g} {446 - i * 6},{78 + i * 1.6:g}"
        for i in range(8)
    )
    half = (
        f'<path d="{cords}" fill="none" stroke="{INK}" stroke-width="7"/><path d="{cords}" fill="none" stroke="{red}" stroke-width="4"/>'
        f'<path d="{tassels}" fill="{red}" stroke="{INK}" stroke-width="2"/><path d="{threads}" stroke="{dark}" stroke-width="1.4"/>'
    )
    return (
        f'<g id="box-cords">{half}</g><use href="#box-cords" transform="matrix(-1,0,0,1,520,0)"/>'
        f'<path d="{brim}" fill="{red}" stroke="{INK}" stroke-width="3"/><path d="{rim}" fill="none" stroke="{dark}" stroke-width="1.2"/>'
        f'<path d="M84,62C120,50 160,46 186,45" fill="none" stroke="{light}" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="M178,66C178,82 342,82 342,66L338,60H182Z" fill="{dark}"/><path d="{dome}" fill="{red}" stroke="{INK}" stroke-width="3"/>'
        f'<path d="{hatch}" fill="none" stroke="{dark}" stroke-width="1.1"/>'
        f'<path d="M182,56C210,68 310,68 338,56L338.6,68C310,80 210,80 181.4,68Z" fill="{OR}" stroke="{INK}" stroke-width="2.4"/><path d="M181,63C210,75 310,75 339,63" fill="none" stroke="{OR_LINE}" stroke-width="1.4"/>'
        f'<path d="M250,10C224,10 202,20 194,40" fill="none" stroke="{light}" stroke-width="3.4" stroke-linecap="round"/>'
    )


def box() -> str:
    red, deep = "#8a121d", "#5d0912"
    corners = "".join(
        f'<path d="{FLEUR}" transform="translate({x},{y})rotate({a})scale(.36)"/>'
        for x, y, a in ((44, 44, -45), (556, 44, 45), (44, 756, -135), (556, 756, 135))
    )
    return svg(
        "0 0 600 800",
        '<defs><radialGradient id="box-plate" cx=".5" cy=".45" r=".75"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="#e9d6ab"/></radialGradient>'
        f'<linearGradient id="box-cloth" x2=".4" y2="1"><stop stop-color="#a51724"/><stop offset=".5" stop-color="{red}"/><stop offset="1" stop-color="{deep}"/></linearGradient>'
        f'<pattern id="box-linen" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0,2H8M0,6H8M2,0V8M6,0V8" stroke="#000" stroke-opacity=".11" stroke-width="1.4"/></pattern>'
        '<linearGradient id="box-light" x2=".5" y2="1"><stop stop-color="#fff" stop-opacity=".14"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>'
        '<clipPath id="box-window"><path d="M62,206H538A22,22 0 0 0 560,228V660A22,22 0 0 0 538,682H62A22,22 0 0 0 40,660V228A22,22 0 0 0 62,206Z"/></clipPath></defs>'
        '<rect width="600" height="800" rx="10" fill="url(#box-cloth)"/><rect width="600" height="800" rx="10" fill="url(#box-linen)"/>'
        f'<g fill="none" stroke="{OR}"><path d="M18,18H582V782H18Z" stroke-width="4"/><path d="M26,26H574V774H26Z" stroke-width="1.4"/></g><g fill="{OR}">{corners}</g>'
        '<g clip-path="url(#box-window)"><path d="M40,206H560V682H40Z" fill="url(#box-plate)"/>'
        '<circle cx="300" cy="470" r="320" fill="none" stroke="#a98a4c" stroke-opacity=".45" stroke-width="520" pathLength="180" stroke-dasharray=".3 .7"/></g>'
        f'<path d="M62,206H538A22,22 0 0 0 560,228V660A22,22 0 0 0 538,682H62A22,22 0 0 0 40,660V228A22,22 0 0 0 62,206Z" fill="none" stroke="{INK}" stroke-width="6"/>'
        f'<path d="M62,206H538A22,22 0 0 0 560,228V660A22,22 0 0 0 538,682H62A22,22 0 0 0 40,660V228A22,22 0 0 0 62,206Z" fill="none" stroke="{OR}" stroke-width="2.6"/>'
        f'<g transform="translate(40,220)">{galero()}</g>$shields'
        f'<g fill="{IVORY}">$title<g fill="{OR}">$imprint</g></g>'
        f'<path d="M60,190H540" stroke="{OR}" stroke-width="1.6"/><path d="M300,183l7,7l-7,7l-7,-7z" fill="{OR}"/>'
        '<rect width="600" height="800" rx="10" fill="url(#box-light)"/><path d="M.8,10Q.8,.8 10,.8H590Q599.2,.8 599.2,10V790Q599.2,799.2 590,799.2H10Q.8,799.2 .8,790Z" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="1.6"/>',
    )


def baize() -> str:
    """A tile of cloth, 192 by 192, that repeats without a seam."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192"><filter id="baize-nap" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".55 .75" numOctaves="2" seed="3" stitchTiles="stitch"/>'
        '<feColorMatrix values="0 0 0 0 0  0 0 0 0 .06  0 0 0 0 .03  .9 .5 0 0 -.48"/></filter>'
        '<rect width="192" height="192" fill="#245640"/><rect width="192" height="192" filter="url(#baize-nap)"/></svg>\n'
    )
