# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""Cards, 630 by 880, with their effects in signs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from camerlengo.games.drawing import must_be_one_of
from camerlengo.games.q import terms
from camerlengo.games.q.art import icons, shapes
from camerlengo.games.q.art.letters import breadth, in_lines, svg, write
from camerlengo.games.q.art.strokes import AGED, CRIMSON, GOLD, GREEN, INK, PAPER, at, block, line, shade

TYPES: Final = tuple(shapes.TYPES)  # in the order of the numbers in terms.py
WIDE, HIGH = 630, 880
WOODCUT_BEGINS = 140  # below the date
SIGNS_END = 640  # above the name


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
        f'<path d="M28,28H210V190Q119,220 28,190Z" fill="{_colour(value)}" stroke="{INK}" stroke-width="3"/>'
    )
    # the letter of the side beside its colour and its emblem, to be read at the size of a hand
    number = write(f"+{abs(value)}", 119, 104, 78, PAPER, 160)
    letter = write("S" if value > 0 else "Z", 80, 176, 66, PAPER)
    sign = letter + at(146, 150, 0.42, shapes.open_book() if value > 0 else shapes.crossed_keys())
    bracket = line("M248,62Q232,104 248,146M352,62Q368,104 352,146", 6)
    inside = write(
        "0" if seized == 0 else f"+{abs(seized)}", 300, 132, 62, INK if seized == 0 else _colour(seized), 92
    )
    return tab + number + sign + bracket + inside + at(300, 176, 0.24, shapes.seal())


def _points(side: int, points: int) -> list[tuple[float, str]]:
    return [
        (78, at(0, 0, 0.6, shapes.emblem(_side(side)))),
        (breadth(f"+{points}") * 0.62 + 16, write(f"+{points}", 0, 31, 62, _colour(side))),
    ]


def _typed(number: int, scale: float = 0.72) -> tuple[float, str]:
    return 88, at(0, 0, scale, shapes.TYPES[TYPES[number]])


def _office(number: int) -> tuple[float, str]:
    return 84, at(0, 0, 0.66, (shapes.lantern, shapes.crate, shapes.seal, shapes.mask)[number]())


def _condition(code: int) -> list[tuple[float, str]]:
    colon = (30.0, f'<circle cy="-14" r="6" fill="{INK}"/><circle cy="14" r="6" fill="{INK}"/>')
    if code in (terms.PAOLO_LIVES, terms.PAOLO_DEAD):
        drawn = shapes.tiara(GOLD if code == terms.PAOLO_LIVES else PAPER)
        return [(74, at(0, 0, 0.62, drawn if code == terms.PAOLO_LIVES else shapes.struck(drawn))), colon]
    if code in (terms.IF_SEIZED, terms.IF_FREE):
        return [
            (80, at(0, 0, 0.6, shapes.seal() if code == terms.IF_SEIZED else shapes.struck(shapes.seal()))),
            colon,
        ]
    if code >= terms.IF_WITHOUT:
        return [(88, at(0, 0, 0.7, shapes.struck(shapes.TYPES[TYPES[code - terms.IF_WITHOUT]]))), colon]
    if code >= terms.IF_WITH:
        return [_typed(code - terms.IF_WITH), colon]
    return []


def _effect(effect: int, first: int, second: int, third: int) -> list[tuple[float, str]]:
    """What a clause does, in signs: each with the room it needs."""
    arrow = (76.0, at(0, 0, 0.7, shapes.arrow()))
    if effect == terms.POINTS:
        return _points(first, second)
    if effect == terms.POINTS_EACH:
        return [*_points(first, second), (44, write("×", 0, 28, 54)), _typed(third)]
    if effect == terms.CANCEL:
        return [(88, at(0, 0, 0.8, shapes.struck(shapes.TYPES[TYPES[first]])))]
    if effect == terms.PROTECT:
        return [(96, at(0, 0, 0.84, shapes.shield(shapes.TYPES[TYPES[first]])))]
    if effect == terms.DOUBLE:
        return [_typed(first, 0.8), (110, write("×2", 0, 31, 62))]
    if effect in (terms.SEIZE_SHIP, terms.FREE_SHIP):
        return [
            (
                88,
                at(0, 0, 0.78, shapes.seal() if effect == terms.SEIZE_SHIP else shapes.struck(shapes.seal())),
            )
        ]
    if effect == terms.TURN_ROLE:
        return [(92, at(0, 0, 0.7, shapes.mask())), (90, at(0, 0, 0.9, shapes.around()))]
    if effect == terms.TURN_OFFICE:
        return [_office(first), (90, at(0, 0, 0.9, shapes.around()))]
    if effect == terms.LOOK:
        return [_office(first), (92, at(0, 0, 0.8, shapes.eye())), _office(second)]
    if effect == terms.SWAP_HANDS:
        return [_office(first), (92, at(0, 0, 0.9, shapes.both_ways())), _office(second)]
    if effect == terms.REDRAW:
        return [_office(first), (90, at(0, 0, 0.9, shapes.around())), (80, at(0, 0, 0.6, _small_back()))]
    if effect == terms.MAKE_FIRST:
        return [_office(first), arrow, _office(0)]
    cards = (80.0, at(0, 0, 0.6, _small_back()))
    if effect == terms.DRAW_CARDS:
        return [_office(first), arrow, *[cards] * second]
    if effect == terms.FEAST:
        return [(92, at(0, 0, 0.8, shapes.PLACES["locanda"])), arrow, *[cards] * first]
    if effect != terms.SEAL_BACK:
        raise ValueError(f"{effect} is no effect")
    return [_office(first), arrow, _office(terms.SEIZER)]


def _small_back() -> str:
    return block("M-32,-44H32V44H-32Z", AGED) + shade("M-24,-36H24V36H-24Z")


def _apart(rows: int) -> float:
    """How far the rows of signs are apart: many must leave room for the woodcut above and the name below."""
    return 104 - 8 * max(0, rows - 2)


def _signs(clauses: Sequence[int]) -> str:
    rows = [clauses[start : start + terms.CLAUSE] for start in range(0, len(clauses), terms.CLAUSE)]
    drawn = ""
    apart = _apart(len(rows))
    top = SIGNS_END - apart * (len(rows) - 1 / 2)
    for number, (condition, effect, first, second, third) in enumerate(rows):
        signs = _condition(condition) + _effect(effect, first, second, third)
        width = sum(room for room, _ in signs)
        scale = min(apart / 93, 530 / width)
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
    drawing = icons.ICONS.get(icon, shapes.TYPES[type_name])
    edge = _colour(value) if value else CRIMSON if type_name == "event" else INK
    parts = [_ground(edge)]
    rows = len(clauses) // terms.CLAUSE
    if type_name == "book":
        parts.append(
            at(315, 400, 3.5, shapes.closed_book(AGED)) + write(name[:1], 326, 404, 118, _colour(value))
        )
    else:
        end = SIGNS_END - rows * _apart(rows)
        scale = min(2.9, (end - WOODCUT_BEGINS) / 110)
        parts.append(
            at(315, (end + WOODCUT_BEGINS) / 2, scale, drawing) if rows else at(315, 400, 3.5, drawing)
        )
    if value:
        parts.append(_value(value, seized))
    elif date:
        parts.append(
            f'<path d="M28,28H300V130H28Z" fill="{CRIMSON}" stroke="{INK}" stroke-width="3"/>'
            + write(date[:4], 164, 106, 70, PAPER)
        )
    parts.append(at(546, 100, 0.82, shapes.TYPES[type_name]))
    if rows:
        parts.append(_signs(clauses))
    lines = in_lines(name, 3 if len(name) > 24 else 2)
    size, apart = {1: (62, 0.0), 2: (56, 74.0), 3: (46, 57.0)}[len(lines)]
    parts.append(line("M70,652H560", 3) + line("M70,660H560", 1.4))
    for number, words in enumerate(lines):
        y = 752 + size * 0.36 + (number - (len(lines) - 1) / 2) * apart
        parts.append(write(words, 315, y, size, INK, 540))
        if type_name == "event":  # the rulebook: a historical event has an underlined title
            half = min(breadth(words) * size / 100, 540) / 2
            parts.append(line(f"M{315 - half:.0f},{y + 0.14 * size:.0f}H{315 + half:.0f}", 4))
    return svg(WIDE, HIGH, "".join(parts))


@cache
def back() -> str:
    net = "".join(
        line(f"M{x},60L{x + 260},820", 1.6, "#7d8fa0") + line(f"M{x + 260},60L{x},820", 1.6, "#7d8fa0")
        for x in range(-230, 620, 46)
    )
    ground = f'<rect width="{WIDE}" height="{HIGH}" rx="40" fill="{PAPER}"/><rect x="30" y="30" width="570" height="820" rx="18" fill="#20303c"/>'
    clip = '<clipPath id="c"><rect x="44" y="44" width="542" height="792" rx="12"/></clipPath>'
    middle = f'<circle cx="315" cy="440" r="172" fill="{PAPER}" stroke="{INK}" stroke-width="8"/><circle cx="315" cy="440" r="152" fill="none" stroke="{INK}" stroke-width="2.6"/>'
    return svg(
        WIDE,
        HIGH,
        f'<defs>{clip}</defs>{ground}<g clip-path="url(#c)">{net}</g>{middle}{write("Q", 315, 500, 170)}',
    )
