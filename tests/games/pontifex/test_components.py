"""PX-01, PX-02 and PX-80 to PX-87: the map and the cards."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from itertools import accumulate, pairwise

import pytest

from camerlengo.core.texts import LANGUAGES
from camerlengo.games.pontifex import art
from camerlengo.games.pontifex.deck import Effect, standard_deck
from camerlengo.games.pontifex.deck_file import distances
from camerlengo.games.pontifex.terms import CONVERTS, LIBERAL, ORDINARY, PILGRIMS
from camerlengo.games.pontifex.things import effect_text
from camerlengo.games.pontifex.vocabulary import CONTINENT_NAMES, KIND_NAMES, KINDS, THEME_NAMES
from camerlengo.games.pontifex.wording import Wording
from tests.games.pontifex.positions import CODES

STANDARD = standard_deck()
PRINTED = (
    "Banca Vaticana",
    "Crac del Banco Ambrosiano",
    "Otto per Mille",
    "Cavalieri di Malta",
    "Compagnia di Gesù",
    "Benedizione Urbi et Orbi",
    "Cristo-fascismo",
    "Comunione e Liberazione",
)


def all_effects() -> list[Effect]:
    return [
        *(one.effect for one in STANDARD.action_cards),
        *(one.effect for one in STANDARD.cardinals),
        *(one.effect for one in STANDARD.characters),
    ]


@pytest.mark.rule("PX-01", "PX-81")
def test_40_cardinals_have_a_diocese_politics_a_value_and_an_ability() -> None:
    assert len(STANDARD.cardinals) == 40
    assert len({one.name for one in STANDARD.cardinals}) == 40
    assert len({one.diocese for one in STANDARD.cardinals}) == 40
    assert sum(one.politics == LIBERAL for one in STANDARD.cardinals) == 20
    for one in STANDARD.cardinals:
        assert STANDARD.dioceses[one.diocese].special == ORDINARY
        assert 10 <= one.value <= 27
        assert one.effect.kind in KIND_NAMES


@pytest.mark.rule("PX-02")
def test_120_action_cards_are_20_for_each_continent_10_on_each_of_two_themes() -> None:
    for continent in range(6):
        found: Counter[str] = Counter()
        for card in STANDARD.action_cards:
            if card.continent == continent:
                found[card.theme] += card.copies
        assert sorted(found.values()) == [10, 10], CONTINENT_NAMES[continent]
    assert sum(card.copies for card in STANDARD.action_cards) == 120
    assert len(STANDARD.popes) == 6
    assert len(STANDARD.characters) == 4


@pytest.mark.rule("PX-80")
def test_the_map_is_connected_without_dead_ends_and_has_airports_everywhere() -> None:
    dioceses = STANDARD.dioceses
    assert len(dioceses) == 45
    specials = Counter(one.special for one in dioceses)
    assert specials == {ORDINARY: 40, PILGRIMS: 1, CONVERTS: 4}
    assert max(distances([diocese.near for diocese in dioceses], CODES.index("italy"))) == 7
    for number, one in enumerate(dioceses):
        assert len(one.near) >= 2
        assert all(number in dioceses[near].near for near in one.near)
        assert set(one.sea) <= set(one.near)
    assert {one.continent for one in dioceses if one.airport} == set(range(6))
    assert not any(one.airport for one in dioceses if one.special != ORDINARY)


@pytest.mark.rule("PX-80", "PX-13")
def test_neighbours_by_land_are_those_who_share_a_border_on_the_map() -> None:
    """The border along which our map cuts the United States in two is a straight line of its own."""
    outlines = json.loads((resources.files(art) / "world.json").read_text(encoding="utf-8"))["dioceses"]
    owners: dict[frozenset[tuple[int, int]], set[str]] = {}
    for code, outline in outlines.items():
        for edge in edges(outline):
            owners.setdefault(edge, set()).add(code)
    borders = {frozenset(both) for both in owners.values() if len(both) > 1}
    by_land = {
        frozenset((one.code, CODES[near]))
        for one in STANDARD.dioceses
        for near in one.near
        if near not in one.sea
    }
    assert by_land == borders | {frozenset(("canada", "usa_west"))}


def edges(outline: str) -> Iterator[frozenset[tuple[int, int]]]:
    """The lines around a diocese, by their ends in tenths of a unit."""
    for ring in re.findall(r"M[^M]*", outline):
        steps = [round(float(number) * 10) for number in re.findall(r"-?\d+(?:\.\d+)?", ring)]
        points = list(
            accumulate(zip(steps[::2], steps[1::2], strict=True), lambda a, b: (a[0] + b[0], a[1] + b[1]))
        )
        for one, other in pairwise([*points, points[0]]):
            if one != other:
                yield frozenset((one, other))


@pytest.mark.rule("PX-80")
def test_rich_dioceses_yield_more_than_poor_ones() -> None:
    yields = {one.code: one.yields for one in STANDARD.dioceses}
    rich, poor = ("france", "germany", "usa_east", "usa_west", "australia"), ("papua", "cuba", "congo")
    assert min(yields[code] for code in rich) > 3 * max(yields[code] for code in poor)
    assert all(
        yields[code] >= 100 for code, one in zip(CODES, STANDARD.dioceses, strict=True) if not one.special
    )


@pytest.mark.rule("PX-82")
def test_one_deck_raises_movement_and_takes_money_as_in_the_example_of_the_rulebook() -> None:
    assert {"movement", "money_taken"} in [set(STANDARD.themes(continent)) for continent in range(6)]


@pytest.mark.rule("PX-80")
def test_without_any_one_diocese_the_others_stay_connected() -> None:
    """A pawn may stand in the way."""
    for blocked in range(45):
        start = (blocked + 1) % 45
        reached, edge = {start}, [start]
        while edge:
            for near in STANDARD.dioceses[edge.pop()].near:
                if near != blocked and near not in reached:
                    reached.add(near)
                    edge.append(near)
        assert len(reached) == 44, CODES[blocked]


@pytest.mark.rule("PX-80")
def test_dioceses_lie_where_they_are_in_the_world() -> None:
    where = {one.code: (one.longitude, one.latitude) for one in STANDARD.dioceses}
    assert len(set(where.values())) == 45
    assert where["usa_west"][0] < where["usa_east"][0] < where["ireland"][0] < where["japan"][0]
    assert where["sweden"][1] > where["italy"][1] > where["kenya"][1] > where["new_zealand"][1]


@pytest.mark.rule("PX-82")
def test_each_continent_has_two_of_ten_themes_and_each_effect_is_of_its_theme() -> None:
    used = set()
    for continent in range(6):
        themes = STANDARD.themes(continent)
        assert len(themes) == 2
        used |= set(themes)
    assert used == set(THEME_NAMES)
    for card in STANDARD.action_cards:
        assert KINDS[KIND_NAMES[card.effect.kind]].theme == card.theme


@pytest.mark.rule("PX-83")
def test_the_eight_printed_names_are_used() -> None:
    names = {card.name["it"] for card in STANDARD.action_cards}
    assert set(PRINTED) <= names
    for name in PRINTED:
        at = STANDARD.source.index(f'it = "{name}"')
        block = STANDARD.source[at:].split("\n\n")[0]
        assert 'source = "rulebook"' in block, name


@pytest.mark.rule("PX-86")
def test_every_kind_of_effect_is_on_some_card() -> None:
    assert {effect.kind for effect in all_effects()} == set(KIND_NAMES)


@pytest.mark.rule("PX-87")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_what_a_card_says_is_made_from_its_effect(language: str) -> None:
    wording = Wording(STANDARD)
    names = [one.name for one in STANDARD.dioceses] + [one.name for one in STANDARD.action_cards]
    names += [one.name for one in STANDARD.popes] + [one.name for one in STANDARD.characters]
    for name in names:
        assert name[language].strip()
    for continent in range(6):
        assert wording.continent(continent).say(language)
    said: dict[str, Effect] = {}
    for effect in all_effects():
        sentence = effect_text(effect).say(language)
        assert "{" not in sentence
        assert said.setdefault(sentence, effect) == effect, "another effect, another sentence"


@pytest.mark.rule("PX-87")
def test_sentences_say_amount_duration_and_whom() -> None:
    say = {
        (0, 2, 0, 0): "Holiness +2 this turn",
        (0, -1, 1, -1): "An opponent gets Holiness −1",
        (2, 1, 2, -1): "Each opponent gets Sins +1",
        (1, 1, 0, 3): "Movement +1 for 3 turns",
        (5, 300, 2, -1): "Take up to $300 from each opponent",
        (14, 1, 0, -1): "Draw 1 card of your pawn’s continent (hand limit 5)",
    }
    for (kind, amount, whom, turns), sentence in say.items():
        assert effect_text(Effect(kind, amount, whom, turns)).say("en") == sentence
