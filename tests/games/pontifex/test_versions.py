"""Tables of older rules go on with the cards, the map and the rules that they began with."""

from __future__ import annotations

from typing import cast
from urllib.parse import unquote

import pytest

from camerlengo.games import open_box
from camerlengo.games.pontifex import pictures
from camerlengo.games.pontifex.balance_sheets import digest_of
from camerlengo.games.pontifex.deck import PontifexDeck, standard_deck
from camerlengo.games.pontifex.page import Page
from camerlengo.games.pontifex.parts.faces import face, links_address
from camerlengo.games.pontifex.rules import Pontifex
from camerlengo.games.pontifex.view import PontifexView
from camerlengo.games.pontifex.wording import Wording

OLD = open_box("pontifex").under(1)
NEW = open_box("pontifex")


def test_the_deck_of_version_1_stays_as_it_was() -> None:
    assert digest_of(cast(PontifexDeck, OLD.standard_deck())) == "dd6f7299f26c50c4"
    assert OLD.standard_deck() is standard_deck(1)


@pytest.mark.parametrize("rules", [2, 3])
def test_the_deck_of_versions_2_and_3_stays_as_it_was(rules: int) -> None:
    deck = cast(PontifexDeck, NEW.under(rules).standard_deck())
    assert digest_of(deck) == "40772b89427c5642"
    assert deck is not standard_deck()


def test_the_newest_deck_is_of_the_newest_rules() -> None:
    assert NEW.standard_deck() is standard_deck()
    assert standard_deck() is not standard_deck(1)


def test_a_game_is_dealt_with_the_cards_of_its_rules() -> None:
    for box, rules in ((OLD, 1), (NEW, NEW.rules)):
        game = cast(Pontifex, box.new(2, 1))
        assert game.rules == rules
        assert game.cards is cast(PontifexDeck, box.standard_deck()).cards
        assert game.copy().rules == rules


def test_an_own_deck_without_the_newer_entries_reads_as_before() -> None:
    deck = cast(PontifexDeck, NEW.read_deck(standard_deck(1).source))
    assert {pope.points for pope in deck.popes} == {1}
    assert deck.cards.amount == standard_deck(1).cards.amount


@pytest.mark.parametrize("rules", [1, 2, 3, 4])
def test_a_page_draws_the_map_and_the_cards_of_its_table(rules: int) -> None:
    box = NEW.under(rules)
    deck = cast(PontifexDeck, box.standard_deck())
    game = box.new(2, 1)
    view = cast(PontifexView, game.view(0))
    extra = Page(view, None, deck, "it", ("Anna", "Bruno")).extras()
    assert extra["links"] == links_address(deck)
    by_id = {place["id"]: place for place in extra["places"]}
    for diocese in deck.dioceses:
        shown = by_id[f"place-{diocese.code}"]["yield"]
        assert shown == (None if diocese.special else diocese.yields // 100)
    names = Wording(deck)
    assert names.person(43).say("it").endswith("Alleanza") == (rules >= 2)  # type: ignore[union-attr]
    for source in (*range(len(deck.action_cards)), *range(120, 164)):
        assert pictures.picture(unquote(face(deck, source)).removeprefix("pontifex/")), source
    assert pictures.picture(extra["links"].removeprefix("pontifex/"))
    old, new = links_address(standard_deck(1)), links_address(standard_deck())
    assert old != new
