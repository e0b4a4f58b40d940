"""The rules page of Richelieu says the same in every language, and its pictures show real positions."""

from __future__ import annotations

import functools
import itertools
import re
from collections import Counter
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from camerlengo.core.texts import LANGUAGES
from camerlengo.games import open_box
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.terms import (
    CARDS,
    COLUMNS,
    CROSS,
    MARK,
    NO_SYMBOL,
    SWORD,
    TOWER,
)
from camerlengo.web.rendering import environment, words
from tests.games.richelieu.positions import REGION_NAMES, Position, face, left, right
from tests.test_rules_covered import rules_in

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rules" / "richelieu.md"

# Rules that a player need not read, each with the reason; so far every rule concerns the players.
INTERNAL: dict[str, str] = {}

ENGLISH = "the and of card cards crest crests disc discs marker markers row rows turn your with our ruling"
TELLTALES = {
    "it": f"{ENGLISH} blason blasons jeton jetons marqueur marqueurs rangée les vous",
    "fr": f"{ENGLISH} stemma stemmi gettone gettoni segnaposto fila carta doppia che della",
}
SYMBOL_SLUGS = {NO_SYMBOL: "none", SWORD: "sword", CROSS: "cross", TOWER: "tower"}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@functools.cache
def rendered(language: str) -> str:
    template = environment().get_template(f"richelieu/rulebook/{language}.html")
    box = open_box("richelieu")
    return template.render(**words(language), lang=language, art=lambda path: f"/art/{path}?v=1", box=box)


@functools.cache
def article(language: str) -> Element:
    """The page is written so that it also reads as XML: whatever is opened is closed."""
    return ElementTree.fromstring(f"<article>{rendered(language)}</article>")


def anchors(language: str) -> list[str]:
    return [element.attrib["id"] for element in article(language).iter() if "id" in element.attrib]


def images(element: Element) -> list[str]:
    """Which drawings an element shows, in their order."""
    found = []
    for image in element.iter("img"):
        match = re.fullmatch(r"/art/richelieu/([\w/-]+)\.svg\?v=1", image.attrib["src"])
        assert match is not None, image.attrib["src"]
        found.append(match[1])
    return found


def cards_in(element: Element) -> list[str]:
    return [path.removeprefix("card/") for path in images(element) if path.startswith("card/")]


@functools.cache
def deck_slugs() -> dict[str, str]:
    """The drawing of every card that the deck has, and how positions write the card."""
    deck = standard_deck()
    slugs = {}
    for card in range(CARDS):
        region = deck.regions[deck.cards.region[card]]
        shown = SYMBOL_SLUGS[deck.cards.symbol[card]]
        slugs[f"{region.arms}-{region.crests}-{deck.cards.crests[card]}-{shown}"] = face(card)
    return slugs


def deck_counts() -> Counter[str]:
    written = {name: slug for slug, name in deck_slugs().items()}
    return Counter(written[face(card)] for card in range(CARDS))


def picture_of(language: str, rule: str) -> Element:
    found = article(language).find(f".//figure[@id='{rule}']")
    assert found is not None
    return found


# --- anchors and headings -------------------------------------------------------------------------


@every_language
def test_every_rule_can_be_linked_to(language: str) -> None:
    written = rules_in(PAGE.read_text(encoding="utf-8"))
    missing = [rule for rule in written if rule not in anchors(language) and rule not in INTERNAL]
    assert not missing
    unknown = [anchor for anchor in anchors(language) if anchor.startswith("RI-") and anchor not in written]
    assert not unknown


@every_language
def test_no_anchor_is_given_twice(language: str) -> None:
    assert [anchor for anchor, times in Counter(anchors(language)).items() if times > 1] == []


def test_all_languages_have_the_same_anchors_in_the_same_order() -> None:
    assert anchors("it") == anchors("en")
    assert anchors("fr") == anchors("en")


@every_language
def test_links_lead_to_a_place_on_the_page(language: str) -> None:
    links = [link.attrib["href"] for link in article(language).iter("a")]
    assert links
    assert all(link.startswith("#") and link[1:] in anchors(language) for link in links)


@every_language
def test_headings_are_in_order(language: str) -> None:
    """The title above is h1; sections are h2 with an id and plain words, for the table of contents."""
    headings = [element for element in article(language).iter() if re.fullmatch(r"h\d", element.tag)]
    levels = [int(heading.tag[1]) for heading in headings]
    assert levels[0] == 2
    assert min(levels) == 2
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))
    for section in article(language).iter("h2"):
        assert section.attrib.keys() == {"id"}
        assert section.text
        assert len(section) == 0


# --- strict pages ---------------------------------------------------------------------------------


@every_language
def test_nothing_is_styled_or_scripted_in_place(language: str) -> None:
    """The content security policy would refuse it."""
    for element in article(language).iter():
        assert element.tag not in {"style", "script"}
        assert not [name for name in element.attrib if name == "style" or name.startswith("on")]


@every_language
def test_every_picture_exists_and_says_what_it_shows(language: str) -> None:
    box = open_box("richelieu")
    assert images(article(language))
    for path in set(images(article(language))):
        assert box.picture(f"{path}.svg") is not None, path
    for image in article(language).iter("img"):
        assert {"alt", "width", "height"} <= image.attrib.keys()


@every_language
def test_a_card_in_a_position_is_described_unless_the_whole_position_is(language: str) -> None:
    for figure in article(language).iter("figure"):
        assert figure.attrib["class"].split()[0] == "position"
        caption = figure.find("figcaption")
        assert caption is not None
        assert caption.text
        described = figure.find("*[@role='img']")
        if described is not None:
            assert described.attrib["aria-label"]
            continue
        for image in figure.iter("img"):
            if image.attrib.get("class") == "face":
                assert image.attrib["alt"]


def test_the_style_sheet_fetches_only_drawings_of_the_game() -> None:
    sheet = (resources.files("camerlengo.games.richelieu") / "static" / "rules.css").read_text(
        encoding="utf-8"
    )
    fetched = re.findall(r"url\(\"(.*?)\"\)", sheet)
    assert len(fetched) == sheet.count("url(")
    for address in fetched:
        assert address.startswith("/art/richelieu/")
        assert open_box("richelieu").picture(address.removeprefix("/art/richelieu/")) is not None


# --- languages ------------------------------------------------------------------------------------


def said(language: str) -> str:
    """All words of the page, also those of pictures."""
    words = list(article(language).itertext())
    for element in article(language).iter():
        words += [element.attrib[name] for name in ("alt", "aria-label", "title") if name in element.attrib]
    return " ".join(words).lower()


@pytest.mark.parametrize("language", TELLTALES)
def test_no_word_of_another_language_has_stayed(language: str) -> None:
    words = said(language)
    assert [word for word in TELLTALES[language].split() if re.search(rf"\b{word}\b", words)] == []


@pytest.mark.parametrize("language", TELLTALES)
def test_the_translations_are_as_complete_as_the_original(language: str) -> None:
    for tag in ("h2", "h3", "li", "p", "figure", "em", "strong"):
        assert len(list(article(language).iter(tag))) == len(list(article("en").iter(tag))), tag


def test_french_signs_do_not_stand_alone_at_the_beginning_of_a_line() -> None:
    assert re.findall(r"[\w’»)] [:;?!»]|« ", " ".join(article("fr").itertext())) == []


# --- the pictures are true ------------------------------------------------------------------------


def test_no_position_shows_a_card_more_often_than_the_deck_has_it() -> None:
    for figure in article("en").iter("figure"):
        assert not Counter(cards_in(figure)) - deck_counts()


def test_the_deal_shows_the_whole_deck_and_the_discs_in_their_places() -> None:
    deal = article("en").find(".//*[@role='img']")
    assert deal is not None
    places = [place for place in deal.iter("span") if place.attrib["class"] == "lies"]
    assert len(places) == CARDS
    assert Counter(cards_in(deal)) == deck_counts()
    with_disc = [number for number, place in enumerate(places) if "disc/sealed" in images(place)]
    assert with_disc == standard_deck().cards.disc_places


def test_the_list_of_the_cards_is_that_of_the_deck() -> None:
    deck = standard_deck()
    table = article("en").find(".//table")
    assert table is not None
    rows = [["".join(cell.itertext()) for cell in row] for row in table.iter("tr")]
    assert [row[0] for row in rows[1:-1]] == [region.name for region in deck.regions]
    faces = [face(card) for card in range(CARDS)]
    for row, slug, region in zip(rows[1:-1], REGION_NAMES, deck.regions, strict=True):
        own = [name[2:] for name in faces if name.startswith(slug)]
        counts = [region.crests, len(own), *(own.count(shown) for shown in "2sct1")]
        assert [0 if cell == "–" else int(cell) for cell in row[1:]] == counts
    assert rows[-1][1:] == ["66", "48", "18", "9", "9", "9", "3"]


def written_rows(figure: Element) -> list[str]:
    """The rows of a picture as positions write them."""
    rows = []
    for row in figure.iter("div"):
        if not row.attrib["class"].startswith("row"):
            continue
        cards = []
        for place in row:
            if place.attrib["class"] == "gap":
                continue
            shown = images(place)
            card = deck_slugs()[shown[0].removeprefix("card/")]
            marker = "".join(f"/{path[-1]}" for path in shown if path.startswith("marker/"))
            disc = "*" if "disc/sealed" in shown else ""
            cards.append(card + marker + disc)
        rows.append(" ".join(cards))
    return rows


@every_language
@pytest.mark.rule("RI-64")
def test_the_example_of_a_turn_is_a_position_in_which_all_that_is_said_can_be_done(language: str) -> None:
    rows = written_rows(picture_of(language, "RI-64"))
    faces_of_discs = iter(("Br", "Pr", "back"))
    position = Position(*(re.sub(r"\*", lambda _: f"*{next(faces_of_discs)}", row) for row in rows))
    assert position.ask().options == tuple(range(8))
    assert position.ask(right(1)).options[:2] == (right(1), left(3))  # 2, then 3 or 4
    assert position.ask(left(2)).options[0] == left(2)  # 5, then 6
    assert position.ask(left(2), left(2)).question == MARK  # no 7
    assert position.ask(right(4)).question == MARK  # 8, but no double card after it
    for end in (left(1), right(2), right(3), left(4)):
        assert position.ask(end).question == MARK  # 1 by itself
    assert position.markers(0) == (2, 1, 0)


@pytest.mark.rule("RI-64")
def test_the_example_of_a_turn_shows_its_columns() -> None:
    """The picture shows columns 4 to 10, and discs lie only on their places."""
    rows = [row for row in picture_of("en", "RI-64").iter("div") if row.attrib["class"].startswith("row")]
    for number, row in enumerate(rows):
        for column, place in enumerate(row, start=3):
            if place.attrib["class"] != "gap":
                on_place = number * COLUMNS + column in standard_deck().cards.disc_places
                assert ("disc/sealed" in images(place)) == on_place


@pytest.mark.rule("RI-11")
def test_the_cards_that_stand_forward_are_the_ends_of_their_rows() -> None:
    for row in article("en").iter("div"):
        if row.attrib.get("class") not in {"row of-7", "row of-8"}:
            continue
        cards = [place.attrib["class"] for place in row if place.attrib["class"] != "gap"]
        assert cards[0] == cards[-1] == "lies end"
        assert set(cards[1:-1]) == {"lies"}


@pytest.mark.parametrize(
    ("rule", "contest", "prefix"),
    [("RI-60", 0, "Bg"), ("RI-61", 3, "No"), ("RI-62", 5, "Pr"), ("RI-63", CROSS, "")],
)
def test_the_points_in_the_examples_are_those_of_the_rules(rule: str, contest: int, prefix: str) -> None:
    sides = [side for side in picture_of("en", rule).iter("div") if side.attrib["class"].split()[0] == "side"]
    cards = [[deck_slugs()[slug] for slug in cards_in(side)] for side in sides]
    assert all(card.startswith(prefix) for hand in cards for card in hand)
    discs = [path.removeprefix("disc/") for path in images(sides[0]) if path.startswith("disc/")]
    names = {"bourgogne": "Bg", "provence": "Pr"}
    held = " ".join(names[disc] for disc in discs)
    boxed = "" if held else "No cross"
    position = Position(taken={0: " ".join(cards[0] or ["Bg2"])}, discs={0: held}, box=boxed)
    shown = [int("".join(points.itertext()).replace("−", "-")) for side in sides for points in side.iter("b")]
    sheet = open_box("richelieu").result(position.game, standard_deck()).sheet
    assert tuple(shown) == sheet[contest].points
