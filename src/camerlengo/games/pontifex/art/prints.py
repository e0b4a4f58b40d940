# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The box, and the pictures of the rules page."""

from __future__ import annotations

from functools import cache

from camerlengo.games.drawing import svg_of
from camerlengo.games.pontifex.art import shapes
from camerlengo.games.pontifex.art.cards import action_card, cardinal_card, ring, special_card
from camerlengo.games.pontifex.art.letters import write
from camerlengo.games.pontifex.art.map import home_continent, links, lit, world, world_outlines
from camerlengo.games.pontifex.art.shapes import COLOURS, INK, RED, WHITE, at, path
from camerlengo.games.pontifex.art.tokens import pope_token, special, token
from camerlengo.games.pontifex.atlas import STEP, places_of
from camerlengo.games.pontifex.deck import standard_deck
from camerlengo.games.pontifex.vocabulary import CONTINENT_NAMES, KIND_NAMES


@cache
def box_front() -> str:
    """The box on the shelf, 600 by 800: a cardinal with a suitcase full of money flies over the world."""
    sea = '<rect width="600" height="800" fill="#f4c542"/>' + "".join(
        path("M300,470L-300,340L-300,470Z", "#ffdd6e", f'transform="rotate({angle},300,470)"')
        for angle in range(0, 360, 20)
    )
    globe = '<clipPath id="g"><circle cx="300" cy="790" r="360"/></clipPath><circle cx="300" cy="790" r="372" fill="#fffaf0"/><g clip-path="url(#g)"><rect y="300" width="600" height="540" fill="#2c6fb0"/>'
    land = "".join(
        path(outline, COLOURS[home_continent(code)][0], 'fill-rule="evenodd"')
        for code, outline in world_outlines()["dioceses"].items()
    )
    land += path(world_outlines()["borders"], "none", f'stroke="{WHITE}" stroke-width="2"')
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


def _inner(drawing: str) -> str:
    return drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]


@cache
def scene() -> str:
    """A real position, 900 by 560: a pawn in France with Movement 1, and where it can go."""
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
            badge = ring(
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
