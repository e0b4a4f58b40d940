"""Every rules page has every rule, says the same in each language, and shows cards that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from camerlengo.core.texts import LANGUAGES
from camerlengo.games import OWN, names, open_box
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.parts.faces import face
from camerlengo.games.habemus_papam.terms import MAKE_BIDS, TAKE_CARDS
from camerlengo.games.q.deck import standard_deck as deck_of_q
from camerlengo.games.q.parts.faces import face as face_of_q
from camerlengo.web.rendering import environment, words
from tests.games.habemus_papam.positions import CARD, Position
from tests.recorded import FOUR
from tests.test_rules_covered import rules_in

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
SLUGS = {"A": "amber", "S": "sapphire", "R": "ruby", "D": "diamond"}

every_game = pytest.mark.parametrize("game", names())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def page(game: str, language: str) -> str:
    template = environment().get_template(f"{game}/rulebook/{language}.html")
    box = open_box(game)
    return template.render(**words(language), lang=language, art=lambda path: f"/art/{path}", box=box)


def drawings(html: str) -> list[str]:
    return re.findall(r'src="/art/([^"]+)"', html)


@pytest.mark.parametrize("game", OWN)  # whose numbered rules are in docs/rules
@every_language
def test_every_rule_can_be_linked_to_once(game: str, language: str) -> None:
    ids = re.findall(r'\sid="([^"]+)"', page(game, language))
    assert len(ids) == len(set(ids))
    written = rules_in((RULES / f"{game.replace('_', '-')}.md").read_text(encoding="utf-8"))
    assert [rule for rule in written if rule not in ids] == []


@pytest.mark.parametrize("game", OWN)
def test_the_pages_say_what_earlier_versions_of_the_rules_were(game: str) -> None:
    rulings = RULES.parent / "rulings" / f"{game.replace('_', '-')}.md"
    written = rulings.read_text(encoding="utf-8")
    html = page(game, "en")  # the other languages have the same parts
    for version in range(1, open_box(game).rules):
        assert f"\n## Version {version}\n" in written
        assert f'id="version-{version}"' in html


@every_game
def test_all_languages_have_the_same_parts_and_pictures(game: str) -> None:
    english, *others = (page(game, language) for language in LANGUAGES)
    for other in others:
        for part in (r'\sid="([^"]+)"', r"<(h2|figure|table|li|em)\b", r'src="([^"]+)"'):
            assert re.findall(part, other) == re.findall(part, english)


@every_game
def test_every_picture_is_there(game: str) -> None:
    found = drawings(page(game, "en"))
    assert len(found) > 30 or game not in FOUR
    for path in found:
        name, _, drawing = path.partition("/")
        assert name == game
        assert open_box(game).picture(drawing.replace("%20", " ").replace("&#39;", "'")) is not None, path


@every_language
def test_the_whole_count_of_habemus_papam_is_a_real_position(language: str) -> None:
    """HP-76 as it is pictured: these cards, gems and gold make these votes."""
    html = page("habemus_papam", language)
    figure = html[html.index('id="whole-count"') :]
    figure = figure[: figure.index("</figure>")].replace("&#39;", "%27")
    names = "Este Barberini Lugo Sforza Carafa Ginetti Giori Louis Louis Mazarin Mazarin Felipe"
    gems = "DRRSA"
    shown = drawings(figure)
    assert shown[:12] == [face(standard_deck(), CARD[name]) for name in names.split()]
    assert shown[12:17] == [f"habemus_papam/gem/{SLUGS[gem]}.svg" for gem in gems]
    assert "<b>27</b>" in figure
    table = Position(
        phase=TAKE_CARDS,
        black=True,
        displays={1: names},
        gems={1: gems},
        gold={1: 27},
        orders={1: "France"},
    )
    result = open_box("habemus_papam").result(table.game, standard_deck())
    votes = [int(votes) for votes in re.findall(r"<td>(\d+)</td>", figure)]
    assert votes == [*(line.points[1] for line in result.sheet), result.scores[1]]


@every_language
def test_the_bids_of_habemus_papam_are_pictured_in_the_order_of_the_rules(language: str) -> None:
    html = page("habemus_papam", language)
    pictured = [
        [
            "".join(gem[0].upper() for gem in re.findall(r"/gem/(\w+)\.svg", row))
            for row in re.findall(r'<span class="gems">(.*?)</span>', figure)
        ]
        for figure in re.findall(r"<figure.*?</figure>", html, re.DOTALL)
        if '<span class="gems">' in figure
    ]
    assert pictured[1] == ["AA", "S", "S", "S"]
    for rows in pictured:
        table = Position(phase=MAKE_BIDS, camerlengo=1)
        table.play(dict(enumerate(rows)))
        assert table.game.takers == [0, 1, 2, 3]


@every_language
def test_every_card_of_q_that_is_pictured_is_in_the_deck(language: str) -> None:
    """The names on the cards are the Italian ones in every language, as the rulebook has them."""
    deck = deck_of_q()
    faces = {face_of_q(deck, card, "it") for card in range(len(deck.kinds))}
    shown = [path for path in drawings(page("q", language)) if path.startswith("q/card/")]
    assert len(shown) > 10
    assert [path for path in shown if path not in faces] == []


@every_language
def test_the_ships_of_q_are_pictured_with_what_their_cards_count(language: str) -> None:
    """Q-40, Q-41."""
    html = page("q", language)
    deck = deck_of_q()
    worth = {face_of_q(deck, card, "it"): kind for card, kind in enumerate(deck.kinds)}
    for name, seized in (("ship-free", False), ("ship-seized", True)):
        figure = html[html.index(f'id="{name}"') :]
        figure = figure[: figure.index("</figure>")]
        values = [worth[path].seized if seized else worth[path].value for path in drawings(figure)]
        written = [f"{'S' if value > 0 else 'Z'} +{abs(value)}" if value else "0" for value in values]
        assert re.findall(r"<span>([^<]+)</span>", figure) == written
