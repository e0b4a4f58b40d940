# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""Cards, 630 by 880."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from camerlengo.games.drawing import must_be_one_of, svg_of
from camerlengo.games.pontifex.art import shapes
from camerlengo.games.pontifex.art.letters import write
from camerlengo.games.pontifex.art.shapes import (
    COLOURS,
    CONTINENTS,
    EFFECTS,
    GOLD,
    INK,
    PAPER,
    RED,
    WHITE,
    at,
    circle,
    path,
    stroke,
)

NO_MORE: Final = -1  # turns: for good


def _ground(continent: str, light: bool = False) -> str:
    plain, dark, pale = COLOURS[continent]
    tile = shapes.pattern(continent, dark if not light else plain, 56)
    return (
        f"<defs>{tile}</defs>"
        f'<rect width="630" height="880" rx="38" fill="{PAPER}"/><rect x="18" y="18" width="594" height="844" rx="26" fill="{pale if light else plain}"/>'
        f'<rect x="18" y="18" width="594" height="844" rx="26" fill="url(#p-{continent})" opacity="0.28"/>'
    )


def ring(x: float, y: float, radius: float, words: str, fill: str, line: str, ink: str) -> str:
    return circle(x, y, radius, fill, f'stroke="{line}" stroke-width="9"') + write(
        words, x, y + radius * 0.34, radius * 0.68, ink, radius * 1.4
    )


def _amount(kind: str, amount: int) -> str:
    """A change has its sign; for somebody who comes along it is up to which value."""
    if kind in ("call", "entice"):
        return f"1–{amount}"
    if kind in ("shelter", "cancel_action"):
        return ""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else ""


def _no_move(colour: str) -> str:
    """The cancelled action is not a move."""
    return shapes.effect("movement", colour) + stroke("M-46,46L46,-46", RED, 13)


def _effect_band(y: float, kind: str, amount: int, whom: int, turns: int) -> str:
    """What an ability does, as signs: the thing, how much, for whom, how long."""
    said = _amount(kind, amount)
    words = [("sign", "")] + ([("words", said)] if said else [])
    words += [("no move", "")] if kind == "cancel_action" and amount else []
    words += [("rivals", "")] if whom else []
    words += [("turns", "")] if turns != NO_MORE else []
    width = 150.0
    x = 315 - width * (len(words) - 1) / 2
    drawn = f'<rect x="42" y="{y:g}" width="546" height="150" rx="22" fill="{PAPER}"/>'
    for what, text in words:
        if what == "sign":
            drawn += at(x, y + 75, 1.05, shapes.effect(kind, INK))
        elif what == "words":
            drawn += write(text, x, y + 102, 76, INK, 140)
        elif what == "no move":
            drawn += at(x, y + 75, 0.8, _no_move("#5a5a6e"))
        elif what == "rivals":
            figures = (0,) if whom == 1 else (-34, 0, 34)
            drawn += "".join(at(x + dx, y + 80, 0.62, shapes.hat("#5a5a6e")) for dx in figures)
        else:
            drawn += at(x - 18, y + 75, 0.6, shapes.effect("actions", "#5a5a6e"))
            drawn += write(str(max(turns, 1)) if turns else "×", x + 36, y + 96, 52, "#5a5a6e")
        x += width
    return drawn


@lru_cache(maxsize=200)
def action_card(continent: str, kind: str, amount: int, whom: int, turns: int, price: int) -> str:
    """The name is written on it by the page, in the reader's language."""
    must_be_one_of(CONTINENTS, continent)
    must_be_one_of(EFFECTS, kind)
    _plain, dark, pale = COLOURS[continent]
    drawn = _ground(continent)
    drawn += circle(315, 350, 205, dark) + circle(315, 350, 190, pale)
    drawn += at(315, 350, 2.7, shapes.effect(kind, INK))
    text = _amount(kind, amount)
    if kind == "cancel_action" and amount:
        drawn += at(
            500, 510, 1, circle(0, 0, 92, INK, f'stroke="{WHITE}" stroke-width="9"') + _no_move(WHITE)
        )
    if text:
        drawn += ring(500, 510, 92, text, INK, WHITE, WHITE)
    if whom:
        figures = (0,) if whom == 1 else (-50, 0, 50)
        drawn += f'<rect x="{96 - 46}" y="470" width="{110 if whom == 1 else 190}" height="112" rx="26" fill="{INK}" stroke="{WHITE}" stroke-width="8"/>'
        drawn += "".join(at((105 if whom == 1 else 145) + dx, 530, 0.85, shapes.hat(WHITE)) for dx in figures)
    if turns != NO_MORE:
        drawn += at(
            500,
            190,
            0.9,
            circle(0, 0, 74, INK, f'stroke="{WHITE}" stroke-width="9"')
            + at(-14, 0, 0.78, shapes.effect("actions", GOLD))
            + write(str(turns) if turns else "·", 40, 20, 44, WHITE),
        )
    drawn += at(112, 112, 1.5, shapes.coin()) + write(str(price), 112, 134, 46, "#5d3d00", 104)
    drawn += f'<rect x="42" y="640" width="546" height="196" rx="22" fill="{PAPER}"/>'
    return svg_of(630, 880, drawn)


@lru_cache(maxsize=200)
def cardinal_card(
    continent: str,
    conservative: bool,
    number: int,
    value: int,
    kind: str,
    amount: int,
    whom: int,
    turns: int,
    name: str,
) -> str:
    must_be_one_of(CONTINENTS, continent)
    must_be_one_of(EFFECTS, kind)
    drawn = _ground(continent, True)
    drawn += '<clipPath id="c"><rect x="42" y="42" width="546" height="530" rx="22"/></clipPath>'
    drawn += f'<g clip-path="url(#c)"><rect x="42" y="42" width="546" height="530" fill="{COLOURS[continent][0]}"/><rect x="42" y="42" width="546" height="530" fill="url(#p-{continent})" opacity="0.3"/>'
    drawn += at(315, 330, 2.45, shapes.cardinal(continent, conservative, number)) + "</g>"
    ink, ground = (INK, WHITE) if conservative else (WHITE, INK)
    drawn += f'<rect x="42" y="572" width="546" height="92" rx="0" fill="{ground}"/>' + write(
        name, 315, 634, 44, ink, 500
    )
    drawn += at(
        112,
        112,
        1.1,
        circle(0, 0, 66, ground, f'stroke="{ink}" stroke-width="7"')
        + at(0, 0, 0.92, shapes.fist(INK, WHITE) if conservative else shapes.open_hand(WHITE, INK)),
    )
    drawn += ring(512, 118, 82, str(value), ground, ink, ink)
    drawn += _effect_band(684, kind, amount, whom, turns)
    drawn += write(str(number), 560, 552, 30, WHITE)
    return svg_of(630, 880, drawn)


@lru_cache(maxsize=32)
def special_card(number: int, kind: str, amount: int, whom: int, turns: int) -> str:
    must_be_one_of(EFFECTS, kind)
    rays = "".join(
        path("M315,330L-60,250L-60,330Z", "#f2c14a", f'transform="rotate({angle},315,330)"')
        for angle in range(0, 360, 30)
    )
    drawn = f'<rect width="630" height="880" rx="38" fill="{PAPER}"/><clipPath id="c"><rect x="18" y="18" width="594" height="844" rx="26"/></clipPath>'
    drawn += f'<g clip-path="url(#c)"><rect width="630" height="880" fill="#f7dc8f"/>{rays}{at(315, 380, 2.8, shapes.character(number))}<rect x="18" y="660" width="594" height="202" fill="#6a2f96"/></g>'
    drawn += _effect_band(684, kind, amount, whom, turns)
    return svg_of(630, 880, drawn)


@cache
def pope_card(number: int) -> str:
    rays = "".join(
        path("M315,380L-160,280L-160,380Z", "#f9e7ae", f'transform="rotate({angle},315,380)"')
        for angle in range(0, 360, 24)
    )
    drawn = f'<rect width="630" height="880" rx="38" fill="{PAPER}"/><clipPath id="c"><rect x="18" y="18" width="594" height="844" rx="26"/></clipPath>'
    drawn += f'<g clip-path="url(#c)"><rect width="630" height="880" fill="#f2c14a"/>{rays}{at(315, 480, 3, shapes.pope(number))}</g>'
    return svg_of(630, 880, drawn)


@cache
def back(continent: str) -> str:
    must_be_one_of(CONTINENTS, continent)
    drawn = _ground(continent) + circle(
        315, 440, 190, COLOURS[continent][1], f'stroke="{PAPER}" stroke-width="14"'
    )
    return svg_of(630, 880, drawn + at(315, 445, 2.5, shapes.hat(WHITE)))
