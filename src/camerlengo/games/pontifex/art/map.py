# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The map: land, the dioceses that shine, and the lines between them."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from camerlengo.games.drawing import must_be_one_of, svg_of
from camerlengo.games.pontifex.art import shapes
from camerlengo.games.pontifex.art.shapes import COLOURS, CONTINENTS, INK, WHITE, path, stroke
from camerlengo.games.pontifex.atlas import HEIGHT, STEP, WIDTH
from camerlengo.games.pontifex.deck import standard_deck
from camerlengo.games.pontifex.vocabulary import CONTINENT_NAMES

SEA: Final = {"day": ("#bfe0ee", "#a4cfe2"), "night": ("#16324a", "#1f4360")}


@cache
def world_outlines() -> Any:
    return json.loads((files(__package__) / "world.json").read_text(encoding="utf-8"))


@cache
def world(light: str) -> str:
    """Sea and land, without a diocese marked."""
    must_be_one_of(tuple(SEA), light)
    sea, deep = SEA[light]
    coast = "#1e3a52" if light == "day" else "#08131d"
    waves = "".join(stroke(f"M0,{y}H{WIDTH}", deep, 1.4) for y in range(70, HEIGHT, 70))
    waves += "".join(stroke(f"M{x},0V{HEIGHT}", deep, 1.4) for x in range(100, WIDTH, 100))
    drawn = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{sea}"/>{waves}'
    tiles = "".join(shapes.pattern(continent, COLOURS[continent][1]) for continent in CONTINENTS)
    outlines = dict.fromkeys(CONTINENTS, "")
    for code, outline in world_outlines()["dioceses"].items():
        outlines[home_continent(code)] += outline
    land = "".join(f'<path id="{name}" d="{outline}"/>' for name, outline in outlines.items())
    land += f'<path id="coast" d="{world_outlines()["coast"]}"/>'
    drawn += f"<defs>{tiles}{land}</defs>"
    rounded = 'fill="none" stroke-linejoin="round"'
    drawn += f'<use href="#coast" {rounded} stroke="{deep}" stroke-width="9"/>'
    drawn += path(world_outlines()["bare"], "#e9edf0" if light == "day" else "#8796a3")
    for continent in CONTINENTS:
        plain = COLOURS[continent][0]
        drawn += f'<use href="#{continent}" fill-rule="evenodd" fill="{plain}" stroke="{plain}" stroke-width="0.6"/>'
        drawn += f'<use href="#{continent}" fill-rule="evenodd" fill="url(#p-{continent})" opacity="0.3"/>'
    drawn += path(
        world_outlines()["borders"],
        "none",
        f'stroke="{WHITE}" stroke-width="2.4" stroke-linejoin="round" opacity="0.9"',
    )
    drawn += f'<use href="#coast" {rounded} stroke="{coast}" stroke-width="1.3"/>'
    if light == "night":
        drawn += f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#0b1020" opacity="0.22"/>'
    return svg_of(WIDTH, HEIGHT, drawn)


def drawn_dioceses() -> tuple[str, ...]:
    """Whatever deck a table has: these have an outline."""
    return tuple(world_outlines()["dioceses"])


@cache
def _continents() -> dict[str, str]:
    """Of the outlines, which are the same for all decks."""
    return {diocese.code: CONTINENT_NAMES[diocese.continent] for diocese in standard_deck().dioceses}


def home_continent(code: str) -> str:
    return _continents()[code]


@lru_cache(maxsize=400)
def lit(codes: tuple[str, ...]) -> str:
    """These dioceses shine, above a map of the same size."""
    outlines = "".join(world_outlines()["dioceses"][code] for code in codes)
    drawn = path(outlines, "#fff6c9", 'fill-rule="evenodd" opacity="0.5"')
    drawn += path(outlines, "none", 'stroke="#7a4b00" stroke-width="7" stroke-linejoin="round"') + path(
        outlines, "none", 'stroke="#ffd84d" stroke-width="4" stroke-linejoin="round"'
    )
    return svg_of(WIDTH, HEIGHT, drawn)


@lru_cache(maxsize=16)
def links(land: tuple[tuple[int, int, int, int], ...], sea: tuple[tuple[int, int, int, int], ...]) -> str:
    """Lines between grid places: solid by land, dashed by sea; what is nearer the other way round leaves the map."""
    drawn = ""
    for lines, dashes in ((land, ""), (sea, ' stroke-dasharray="3 11"')):
        d = "".join(_line(*(step * STEP for step in line)) for line in lines)
        for colour, width in ((INK, 7.5), (WHITE, 4)):
            drawn += f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"{dashes}/>'
    return svg_of(WIDTH, HEIGHT, drawn)


def _line(x0: int, y0: int, x1: int, y1: int) -> str:
    if abs(x1 - x0) <= WIDTH / 2:
        return f"M{x0},{y0}L{x1},{y1}"
    (left, top), (right, low) = sorted(((x0, y0), (x1, y1)))
    middle = (top + low) // 2
    return f"M{left},{top}L0,{middle}M{right},{low}L{WIDTH},{middle}"
