# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The pictures of Pontifex: flat and bright like satirical posters, drawn from one set of shapes.

    >>> from camerlengo.games.pontifex import art
    >>> art.token("europe", False, 4).startswith("<svg")
    True

Every picture stands by itself: no fonts, no style sheets, nothing fetched. The outlines of the map are in
world.json (made by tools/art/world.py from Natural Earth), letters and figures in lettering.json.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final
from unicodedata import normalize

from camerlengo.games.drawing import must_be_one_of, svg_of
from camerlengo.games.pontifex.art import shapes
from camerlengo.games.pontifex.art.shapes import (
    COLOURS,
    CONTINENTS,
    EFFECTS,
    GOLD,
    INK,
    PAPER,
    RED,
    SEATS,
    WHITE,
    at,
    circle,
    path,
    stroke,
)
from camerlengo.games.pontifex.atlas import HEIGHT, STEP, WIDTH

SEA: Final = {"day": ("#bfe0ee", "#a4cfe2"), "night": ("#16324a", "#1f4360")}
NO_MORE: Final = -1  # turns: for good


@cache
def _lettering() -> Any:
    return json.loads((files(__name__) / "lettering.json").read_text(encoding="utf-8"))


@cache
def _world() -> Any:
    return json.loads((files(__name__) / "world.json").read_text(encoding="utf-8"))


def _sign(inside: str, size: int = 120) -> str:
    """Around the origin."""
    return svg_of(size, size, f'<g transform="translate({size // 2},{size // 2})">{inside}</g>')


def _plain(letter: str) -> str:
    """A letter that has no outline goes without its marks: many a name has more of them than our font."""
    return letter if letter in _lettering()["glyphs"] else normalize("NFD", letter)[0]


def write(words: str, x: float, y: float, height: float, fill: str, widest: float = 1e6) -> str:
    """Letters on the line y, centred on x, with capitals of this height, smaller if they would be too wide."""
    glyphs = _lettering()["glyphs"]
    known = [glyphs[letter] for letter in map(_plain, words) if letter in glyphs]
    width = sum(advance for advance, _ in known)
    if not width:
        return ""
    scale = min(height / 100, widest / width)
    here = 0
    drawn = ""
    for advance, d in known:
        if d:
            drawn += f'<path d="{d}" transform="translate({here},0)"/>'
        here += advance
    return f'<g fill="{fill}" transform="translate({x - width * scale / 2:.1f},{y:g})scale({scale:.3f})">{drawn}</g>'


# --- the map ------------------------------------------------------------------------------------------


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
    for code, outline in _world()["dioceses"].items():
        outlines[_home_continent(code)] += outline
    land = "".join(f'<path id="{name}" d="{outline}"/>' for name, outline in outlines.items())
    land += f'<path id="coast" d="{_world()["coast"]}"/>'
    drawn += f"<defs>{tiles}{land}</defs>"
    rounded = 'fill="none" stroke-linejoin="round"'
    drawn += f'<use href="#coast" {rounded} stroke="{deep}" stroke-width="9"/>'
    drawn += path(_world()["bare"], "#e9edf0" if light == "day" else "#8796a3")
    for continent in CONTINENTS:
        plain = COLOURS[continent][0]
        drawn += f'<use href="#{continent}" fill-rule="evenodd" fill="{plain}" stroke="{plain}" stroke-width="0.6"/>'
        drawn += f'<use href="#{continent}" fill-rule="evenodd" fill="url(#p-{continent})" opacity="0.3"/>'
    drawn += path(
        _world()["borders"],
        "none",
        f'stroke="{WHITE}" stroke-width="2.4" stroke-linejoin="round" opacity="0.9"',
    )
    drawn += f'<use href="#coast" {rounded} stroke="{coast}" stroke-width="1.3"/>'
    if light == "night":
        drawn += f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#0b1020" opacity="0.22"/>'
    return svg_of(WIDTH, HEIGHT, drawn)


def drawn_dioceses() -> tuple[str, ...]:
    """Whatever deck a table has: these have an outline."""
    return tuple(_world()["dioceses"])


@cache
def _continents() -> dict[str, str]:
    """Of the outlines, which are the same for all decks."""
    from camerlengo.games.pontifex.deck import standard_deck
    from camerlengo.games.pontifex.vocabulary import CONTINENT_NAMES

    return {diocese.code: CONTINENT_NAMES[diocese.continent] for diocese in standard_deck().dioceses}


def _home_continent(code: str) -> str:
    return _continents()[code]


@lru_cache(maxsize=400)
def lit(codes: tuple[str, ...]) -> str:
    """These dioceses shine, above a map of the same size."""
    outlines = "".join(_world()["dioceses"][code] for code in codes)
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


# --- tokens and portraits -----------------------------------------------------------------------------


def _portrait(inside: str, ground: str, name: str) -> str:
    clip = f'<clipPath id="{name}"><circle r="100"/></clipPath>'
    return f'{clip}<g clip-path="url(#{name})"><circle r="100" fill="{ground}"/>{inside}</g>'


def _in_ring(face: str, ring: str, edge: str = INK) -> str:
    return _sign(
        face
        + circle(0, 0, 97, "none", f'stroke="{edge}" stroke-width="18"')
        + circle(0, 0, 97, "none", f'stroke="{ring}" stroke-width="12"'),
        216,
    )


@lru_cache(maxsize=200)
def token(continent: str, conservative: bool, number: int) -> str:
    """A cardinal in a ring, white for liberals and black for conservatives."""
    must_be_one_of(CONTINENTS, continent)
    face = _portrait(
        at(0, 8, 0.94, shapes.cardinal(continent, conservative, number)), COLOURS[continent][2], "face"
    )
    ring, edge = (INK, WHITE) if conservative else (WHITE, INK)
    return _in_ring(face, ring, edge)


@cache
def special(number: int) -> str:
    face = _portrait(at(0, 10, 0.9, shapes.character(number)), "#f7e3a6", "face")
    return _in_ring(face, GOLD)


@cache
def pope_token(number: int) -> str:
    face = _portrait(at(0, 8, 0.94, shapes.pope(number)), "#f4cf63", "face")
    return _in_ring(face, PAPER)


@cache
def hand(politics: str) -> str:
    must_be_one_of(("liberal", "conservative"), politics)
    if politics == "liberal":
        return _sign(shapes.open_hand(WHITE, INK))
    return _sign(shapes.fist(INK, WHITE))


@cache
def empty_seat() -> str:
    """A diocese whose cardinal has gone."""
    return _sign(
        circle(
            0,
            0,
            97,
            "#ffffff",
            f'stroke="{INK}" stroke-width="8" stroke-dasharray="16 14" fill-opacity="0.55"',
        ),
        216,
    )


@cache
def seat(number: int) -> str:
    hat = path("M-20,12L-25,-14L0,-22L25,-14L20,12C8,6 -8,6 -20,12Z", WHITE)
    return _sign(
        shapes.shape(number, SEATS[number])
        + at(0, 10 if number == 2 else 4, 0.8 if number < 2 else 0.62, hat),
        110,
    )


@cache
def pawn(number: int) -> str:
    return svg_of(110, 152, f'<g transform="translate(55,82)">{shapes.pawn(number)}</g>')


@cache
def score(name: str) -> str:
    must_be_one_of(tuple(shapes.SCORES), name)
    colours = {"holiness": "#e0a100", "movement": "#2f7fd0", "sins": "#c8142f"}
    return _sign(shapes.SCORES[name](colours[name]))


@cache
def small(name: str) -> str:
    signs = {
        "coin": shapes.coin() + write("$", 0, 18, 36, shapes.DARK_GOLD),
        "plane": circle(0, 0, 56, WHITE) + at(0, 0, 0.86, shapes.plane("#1546a0")),
        "die": at(0, 0, 1.12, shapes.die_face(RED, "#5d0716")),
        "umbrella": shapes.effect("shelter", "#2f7fd0"),
        "hat": circle(0, 0, 54, RED) + at(0, 2, 0.84, shapes._hat(WHITE)),
        "cross": circle(0, 0, 54, "#6a2f96") + shapes._cross(0, 0, 34, WHITE, 11),
    }
    must_be_one_of(tuple(signs), name)
    return _sign(signs[name])


@cache
def sign(effect: str) -> str:
    """An effect by itself, in ink."""
    must_be_one_of(EFFECTS, effect)
    return _sign(shapes.effect(effect, INK))


# --- cards --------------------------------------------------------------------------------------------


def _ground(continent: str, light: bool = False) -> str:
    plain, dark, pale = COLOURS[continent]
    tile = shapes.pattern(continent, dark if not light else plain, 56)
    return (
        f"<defs>{tile}</defs>"
        f'<rect width="630" height="880" rx="38" fill="{PAPER}"/><rect x="18" y="18" width="594" height="844" rx="26" fill="{pale if light else plain}"/>'
        f'<rect x="18" y="18" width="594" height="844" rx="26" fill="url(#p-{continent})" opacity="0.28"/>'
    )


def _ring(x: float, y: float, radius: float, words: str, fill: str, line: str, ink: str) -> str:
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
    """What is cancelled is not a move."""
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
            drawn += "".join(at(x + dx, y + 80, 0.62, shapes._hat("#5a5a6e")) for dx in figures)
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
    said = _amount(kind, amount)
    if kind == "cancel_action" and amount:
        drawn += at(
            500, 510, 1, circle(0, 0, 92, INK, f'stroke="{WHITE}" stroke-width="9"') + _no_move(WHITE)
        )
    if said:
        drawn += _ring(500, 510, 92, said, INK, WHITE, WHITE)
    if whom:
        figures = (0,) if whom == 1 else (-50, 0, 50)
        drawn += f'<rect x="{96 - 46}" y="470" width="{110 if whom == 1 else 190}" height="112" rx="26" fill="{INK}" stroke="{WHITE}" stroke-width="8"/>'
        drawn += "".join(
            at((105 if whom == 1 else 145) + dx, 530, 0.85, shapes._hat(WHITE)) for dx in figures
        )
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
    drawn += _ring(512, 118, 82, str(value), ground, ink, ink)
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
    return svg_of(630, 880, drawn + at(315, 445, 2.5, shapes._hat(WHITE)))


@cache
def box_front() -> str:
    """The box on the shelf, 600 by 800: a cardinal with a suitcase full of money flies over the world."""
    sea = '<rect width="600" height="800" fill="#f4c542"/>' + "".join(
        path("M300,470L-300,340L-300,470Z", "#ffdd6e", f'transform="rotate({angle},300,470)"')
        for angle in range(0, 360, 20)
    )
    globe = '<clipPath id="g"><circle cx="300" cy="790" r="360"/></clipPath><circle cx="300" cy="790" r="372" fill="#fffaf0"/><g clip-path="url(#g)"><rect y="300" width="600" height="540" fill="#2c6fb0"/>'
    land = "".join(
        path(outline, COLOURS[_home_continent(code)][0], 'fill-rule="evenodd"')
        for code, outline in _world()["dioceses"].items()
    )
    land += path(_world()["borders"], "none", f'stroke="{WHITE}" stroke-width="2"')
    globe += f'<g transform="translate(-440,400)scale(0.9)">{land}</g></g>'
    crowd = ""
    for x, y, scale, continent, conservative, number in (
        (142, 398, 1.15, "africa", False, 16),
        (458, 400, 1.15, "asia", True, 24),
        (300, 352, 1.5, "south_america", False, 36),
    ):
        crowd += at(x, y, scale, shapes.cardinal(continent, conservative, number))
    title = f'<rect x="0" y="52" width="600" height="150" fill="{RED}"/>' + write(
        "PONTIFEX", 300, 168, 96, WHITE, 540
    )
    die = at(492, 716, 1.25, shapes.die_face(RED, "#5d0716")) + write("20", 492, 726, 26, WHITE)
    plane = at(92, 262, 0.9, shapes.plane(INK, WHITE), 60)
    return svg_of(
        600,
        800,
        sea
        + crowd
        + globe
        + title
        + plane
        + die
        + at(96, 716, 1.1, shapes.coin())
        + write("$", 96, 740, 50, shapes.DARK_GOLD),
    )


# --- the rules page -----------------------------------------------------------------------------------


def _inner(drawing: str) -> str:
    return drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]


@cache
def scene() -> str:
    """A real position, 900 by 560: a pawn in France with Movement 1, and where it can go."""
    from camerlengo.games.pontifex.atlas import places_of
    from camerlengo.games.pontifex.deck import standard_deck
    from camerlengo.games.pontifex.vocabulary import CONTINENT_NAMES

    deck = standard_deck()
    where = places_of(deck.dioceses)
    number = {diocese.code: place for place, diocese in enumerate(deck.dioceses)}
    home = number["france"]
    near = tuple(deck.dioceses[place].code for place in deck.dioceses[home].near)
    land: list[tuple[int, int, int, int]] = []
    sea: list[tuple[int, int, int, int]] = []
    for place, diocese in enumerate(deck.dioceses):
        for other in diocese.near:
            if place < other:
                (sea if other in diocese.sea else land).append((*where[place], *where[other]))
    drawn = _inner(world("day")) + _inner(lit(near)) + _inner(links(tuple(land), tuple(sea)))
    for person, here in enumerate(deck.cards.home):
        x, y = where[here][0] * STEP, where[here][1] * STEP
        if not (550 < x < 970 and 70 < y < 310) or here == home:
            continue
        if person < len(deck.cardinals):
            one = deck.cardinals[person]
            continent = CONTINENT_NAMES[deck.dioceses[here].continent]
            face = token(continent, bool(one.politics), person + 1)
            badge = _ring(
                22, 22, 14, str(one.value), *((WHITE, INK, INK) if one.politics else (INK, WHITE, WHITE))
            )
        else:
            face, badge = special(person - len(deck.cardinals)), ""
        drawn += at_place(x, y, face) + f'<g transform="translate({x},{y})">{badge}</g>'
    x, y = where[home][0] * STEP, where[home][1] * STEP
    drawn += at_place(where[number["italy"]][0] * STEP, where[number["italy"]][1] * STEP, pope_token(0))
    drawn += at(x, y - 18, 0.6, shapes.pawn(0))
    return svg_of(900, 560, f'<g transform="scale(1.875)translate(-520,-40)">{drawn}</g>')


def at_place(x: float, y: float, drawing: str) -> str:
    return (
        f'<svg x="{x - 30}" y="{y - 30}" width="60" height="60" viewBox="0 0 216 216">{_inner(drawing)}</svg>'
    )


@cache
def example(name: str) -> str:
    """A card of the standard deck for the rules page, as it is now."""
    from camerlengo.games.pontifex.deck import standard_deck
    from camerlengo.games.pontifex.vocabulary import CONTINENT_NAMES, KIND_NAMES

    deck = standard_deck()
    if name == "cardinal":
        person, one = next(
            (at, one) for at, one in enumerate(deck.cardinals) if deck.dioceses[one.diocese].code == "spain"
        )
        effect = one.effect
        signs = (KIND_NAMES[effect.kind], effect.amount, effect.whom, effect.turns)
        return cardinal_card("europe", bool(one.politics), person + 1, one.value, *signs, one.name)
    if name == "character":
        effect = deck.characters[3].effect
        return special_card(3, KIND_NAMES[effect.kind], effect.amount, effect.whom, effect.turns)
    card = next(card for card in deck.action_cards if KIND_NAMES[card.effect.kind] == name)
    effect = card.effect
    return action_card(
        CONTINENT_NAMES[card.continent], name, effect.amount, effect.whom, effect.turns, card.price
    )
