"""The page of Pontifex: every place has its room, every option its place, every name its story."""

from __future__ import annotations

import json
import re
from importlib import resources
from itertools import combinations
from math import hypot
from pathlib import Path
from typing import cast
from urllib.parse import unquote

import msgspec
import pytest

from camerlengo.bots import make_bot
from camerlengo.core.rng import Rng
from camerlengo.core.texts import LANGUAGES
from camerlengo.games.pontifex import art, pictures
from camerlengo.games.pontifex.atlas import HEIGHT, STEP, WIDTH, places_of, project
from camerlengo.games.pontifex.deck import PontifexDeck, standard_deck
from camerlengo.games.pontifex.page import Page
from camerlengo.games.pontifex.parts.faces import face, links_address, token
from camerlengo.games.pontifex.parts.tips import CHARACTER_CURIOSITIES, CURIOSITIES, percent
from camerlengo.games.pontifex.terms import AMOUNTS, FIRST_PERSON, FLY, GO, MOST_POINTS, PILGRIM, STAY
from camerlengo.games.pontifex.view import PontifexView
from camerlengo.games.pontifex.wording import Wording
from camerlengo.table import Table
from tests.recorded import THOROUGH

FOLDER = resources.files("camerlengo.games.pontifex")
NAMES = ("Anna", "Bruno", "Carla")
TOKEN = 59  # 3.7 hundredths of the width of the map
every_language = pytest.mark.parametrize("language", LANGUAGES)


def read(path: str) -> str:
    return (FOLDER / path).read_text(encoding="utf-8")


def test_no_token_lies_on_another_and_all_are_on_the_map() -> None:
    places = [(x * STEP, y * STEP) for x, y in places_of(standard_deck().dioceses)]
    for (x, y), (other_x, other_y) in combinations(places, 2):
        assert hypot(x - other_x, y - other_y) > TOKEN
    for x, y in places:
        assert TOKEN / 2 < x < WIDTH - TOKEN / 2
        assert TOKEN / 2 < y < HEIGHT - TOKEN / 2


@every_language
def test_the_button_of_an_ability_has_words_for_one_line(language: str) -> None:
    deck = standard_deck()
    wording = Wording(deck)
    sources = [*range(FIRST_PERSON + len(deck.cardinals) + len(deck.characters))]
    for source in (one for one in sources if one >= FIRST_PERSON or one < len(deck.action_cards)):
        brief, whole = (said(source).say(language) for said in (wording.brief, wording.effect))
        assert 3 < len(brief) <= 40, brief
        assert re.findall(r"[+−][0-9]+|[0-9 ]+,[0-9]+", brief) == re.findall(
            r"[+−][0-9]+|[0-9 ]+,[0-9]+", whole
        )


def test_the_map_is_made_of_the_dioceses_of_the_deck() -> None:
    world = json.loads(read("art/world.json"))
    assert world["size"] == [WIDTH, HEIGHT]
    assert set(world["dioceses"]) == {diocese.code for diocese in standard_deck().dioceses}
    assert all(re.match(r"M[\d.]+ [\d.]+l", outline) for outline in world["dioceses"].values())


def test_every_place_of_the_grid_has_its_style() -> None:
    style = read("static/places.css")
    for x, y in places_of(standard_deck().dioceses):
        assert f".x{x} {{ left:" in style
        assert f".y{y} {{ top:" in style


def test_the_map_keeps_north_up_and_east_right() -> None:
    rome, oslo, tokyo = project(12.5, 41.9), project(10.7, 59.9), project(139.7, 35.7)
    assert oslo[1] < rome[1] < tokyo[1]
    assert oslo[0] < rome[0] < tokyo[0]


@pytest.mark.parametrize(("needs", "chance"), [(-3, 100), (1, 100), (11, 50), (20, 5), (21, 0), (27, 0)])
def test_a_chance_is_that_of_the_die(needs: int, chance: int) -> None:
    assert percent(needs) == chance


@pytest.mark.parametrize("players", [2, 4])
def test_every_option_lies_on_the_table_or_beside_the_question(players: int) -> None:
    """Only a flight to where one can also walk is left to the list of all options."""
    table = Table("pontifex", players, seed=players)
    rng = Rng(players)
    for _ in range(150 if THOROUGH else 60):
        question = table.questions[0]
        view = cast(PontifexView, table.view(question.seat))
        deck = cast(PontifexDeck, table.deck)
        extra = Page(view, question, deck, "fr", table.names_in("fr")).extras()
        slots = [*extra["places"], *extra["hand"], *extra["actions"]]
        for seat in extra["seats"]:
            slots += [seat["pawn"], *seat["retinue"]]
        found = [slot["option"] for slot in slots if slot["option"] is not None] + extra["loose"]
        for row in extra["pilgrimage"]:
            for change in row["changes"]:
                found += [option for option in (change["up"], change["down"]) if option is not None]
        assert len(found) == len(set(found))
        missing = set(question.options) - set(found)
        if question.kind == GO:
            missing -= {option for option in missing if FLY <= option < STAY and option - FLY in view.reach}
        assert not missing
        options = list(question.options)
        table.answer(question.seat, options[rng.below(len(options))])


@every_language
def test_the_rules_page_has_every_rule(language: str) -> None:
    rules = Path(__file__).parents[3] / "docs" / "rules" / "pontifex.md"
    numbers = re.findall(r"^- (PX-\d+)", rules.read_text(encoding="utf-8"), re.MULTILINE)
    assert numbers
    found = re.findall(r'id="(PX-\d+)"', read(f"rulebook/{language}.html"))
    assert sorted(found) == sorted(numbers)


@every_language
def test_every_name_with_a_story_has_it_in_every_language(language: str) -> None:
    stories = re.findall(r'<h3 id="([\w-]+)">', read(f"rulebook/curiosities-{language}.html"))
    assert {*CURIOSITIES.values(), *CHARACTER_CURIOSITIES} <= set(stories)
    assert set(CURIOSITIES) <= {card.name["en"] for card in standard_deck().action_cards}


def test_a_name_is_written_whole_even_if_the_font_lacks_its_marks() -> None:
    written, plain = (art.write(name, 0, 0, 40, "red") for name in ("Trần Văn Lạc", "Trân Van Lac"))
    assert written.count("<path") == plain.count("<path") == len("TrânVanLac")


@pytest.mark.parametrize(
    "path",
    [
        "world/dusk.svg",
        "lit/nowhere.svg",
        "links/abc-.svg",
        "token/atlantis-0-1.svg",
        "card/asia-dancing-1-0--1-300.svg",
        "character/9-shelter-1-0-2.svg",
        "example/nothing.svg",
        "seat/7.svg",
        f"cardinal/europe-1-3-14-sins-1-1--1/{'x' * 50}.svg",
    ],
)
def test_what_is_no_drawing_is_none(path: str) -> None:
    assert pictures.picture(path) is None


def test_every_drawing_of_the_deck_is_there() -> None:
    deck = standard_deck()
    sources = [*range(len(deck.action_cards)), *range(120, 164)]
    for source in sources:
        address = unquote(face(deck, source)).removeprefix("pontifex/")
        assert (pictures.picture(address) or "").startswith("<svg"), address
    for person in range(44):
        assert pictures.picture(token(deck, person).removeprefix("pontifex/")), person
    assert (pictures.picture(links_address(deck).removeprefix("pontifex/")) or "").count("M") > 70


def test_the_form_of_a_pilgrimage_takes_all_points_that_can_be_paid() -> None:
    table = Table("pontifex", 3, seed=11)
    bot = make_bot("greedy", table.box, 1)
    while (question := next(one for one in table.questions if one.sealed is None)).kind != PILGRIM:
        table.answer(question.seat, bot.choose(table.position.information(question.seat)))
    view = cast(PontifexView, table.view(question.seat))
    extra = Page(view, question, cast(PontifexDeck, table.deck), "en", table.names_in("en")).extras()
    points = [(option - AMOUNTS) // 2 % MOST_POINTS + 1 for option in question.options if option >= AMOUNTS]
    assert extra["points"] == view.points >= max(points)
    steps = {
        f"step-{change['change'] + way}": change["most"][way]
        for row in extra["pilgrimage"]
        for change in row["changes"]
        for way in (0, 1)
    }
    assert set(extra["marks"]) == set(question.options)
    for mark in extra["marks"].values():
        step, times = mark.split(":")
        assert 1 <= int(times) <= steps[step]
    rich = msgspec.structs.replace(view, points=120)
    assert Page(rich, question, cast(PontifexDeck, table.deck), "en", NAMES).extras()["points"] == 120


def test_decks_and_backs_are_told_apart_by_letters() -> None:
    table = Table("pontifex", 2, seed=1)
    view = cast(PontifexView, table.view(0))
    extra = Page(view, None, cast(PontifexDeck, table.deck), "en", NAMES).extras()
    assert [deck["code"] for deck in extra["decks"]] == ["EU", "AF", "AS", "NA", "SA", "OC"]
    for seat, one in zip(view.seats, extra["seats"], strict=True):
        assert sum(back["count"] for back in one["backs"]) == len(seat.backs)
