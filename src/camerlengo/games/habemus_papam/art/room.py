# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The fireplace, the chimney, the velvet and the box."""

from __future__ import annotations

from functools import cache
from typing import Any

from camerlengo.games.drawing import must_be_one_of, svg_of
from camerlengo.games.habemus_papam.art import shapes
from camerlengo.games.habemus_papam.art.letters import lettering
from camerlengo.games.habemus_papam.art.shapes import GOLD, INK, at
from camerlengo.games.habemus_papam.art.small import FACTIONS


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
    words = lettering()

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
