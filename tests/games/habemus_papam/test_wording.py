"""Every question, option and event can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from camerlengo.core import LANGUAGES, Event, Text
from camerlengo.core.rng import Rng
from camerlengo.core.texts import book
from camerlengo.games import open_box
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.rules import HabemusPapam, deal
from camerlengo.games.habemus_papam.terms import (
    BID,
    BRIBE_WHOM,
    DECLINE,
    DISCARD,
    MAKE_BIDS,
    NOBODY,
    PAY_SQUADRONE,
    PLAY,
    REVEAL,
    SWAP_FOR,
    SWAP_WHOM,
    TAKE,
    TAKE_CARDS,
)
from camerlengo.games.habemus_papam.wording import Wording, gems_text
from tests.games import aloud
from tests.games.habemus_papam.positions import (
    ANNA,
    BRUNO,
    CARD,
    CARLA,
    DINO,
    ORDER,
    Position,
    bid,
    readings,
    view,
)

BOX = open_box("habemus_papam")
DECK = standard_deck()
NAMES = ("Anna", "Bruno", "Carla", "Dino")

# The parts of the texts that are said during a game, as opposed to decks, settings and the like.
SAID_IN_GAMES = ("faction", "symbol", "gem", "card", "action", "need", "ask", "option", "told", "sheet")


def say(text: Text, language: str) -> str:
    return aloud.say(BOX, text, language, NAMES)


def play_aloud(game: HabemusPapam, seed: int, phases: int = 1000) -> set[str]:
    return aloud.play_aloud(BOX, DECK, game, seed, phases)


ALL_READINGS = (
    "one_more_cardinal",
    "squadrone_optional",
    "exclusion_optional",
    "bribe_optional",
    "unpayable_bribe_spent",
    "chigi_stays",
    "death_by_choice",
)


def games() -> Iterator[HabemusPapam]:
    for seed in range(40):
        reading = readings(*ALL_READINGS[: seed % 8])
        yield deal(3 + seed % 2, Rng(seed), DECK.cards, reading, NOBODY)


def rare_positions() -> Iterator[HabemusPapam]:
    """What random games seldom bring: cards that come back, no bags, the last card of all."""
    yield Position(phase=REVEAL, top="Black").game
    yield Position(hands={ANNA: "swap"}).game
    yield Position(
        phase=TAKE_CARDS,
        offer="Felipe",
        takers=[0, 1, 2, 3],
        displays={ANNA: "Felipe", BRUNO: "Bichi"},
        reading=["exclusion_optional"],
    ).game
    yield Position(
        phase=TAKE_CARDS,
        offer="Squadrone",
        takers=[0, 1, 2, 3],
        gold={ANNA: 0},
        reading=["squadrone_optional"],
    ).game
    yield Position(phase=TAKE_CARDS, last=True, offer="Camerlengo", takers=[0, 1, 2, 3]).game
    yield Position(hands={ANNA: "bribe"}, reading=["unpayable_bribe_spent"]).game
    for reading in ((), ("unpayable_bribe_spent",)):
        yield Position(
            hands={ANNA: "bribe"}, gold={ANNA: 0}, reading=reading, displays={BRUNO: "Bichi Lugo"}
        ).game


def test_everything_in_a_game_has_a_sentence_in_every_language() -> None:
    said: set[str] = set()
    for number, game in enumerate(games()):
        said |= play_aloud(game, number)
    for game in rare_positions():
        for seed in range(8):
            said |= play_aloud(game.copy(), seed, phases=1)
    expected = {
        key
        for key in book("habemus_papam", "en")
        if key.split(".")[1] in SAID_IN_GAMES and key != "habemus_papam.need.louis"  # for decks of one's own
    }
    assert expected - said == set()


# --- questions ------------------------------------------------------------------------------------


def question(table: Position, asked: int, seat: int = ANNA, *answers: Any) -> str:
    midway = table.midway(*answers) if answers else table.game
    return say(BOX.question_text(view(midway, seat), asked, [0, 1], DECK), "en")


def option(table: Position, asked: int, chosen: int, seat: int = ANNA) -> str:
    return say(BOX.option_text(table.view(seat), asked, chosen, DECK), "en")


def test_a_bid_is_asked_for_as_the_card_that_was_played_says() -> None:
    table = Position(phase=MAKE_BIDS, laid={BRUNO: "twice", CARLA: "second"})
    assert question(table, BID, ANNA) == "Bid up to three gems."
    assert question(table, BID, BRUNO) == "Bid up to two gems; the best one counts double."
    assert question(table, BID, CARLA).startswith("You have seen the other bids")


def test_who_has_nothing_to_choose_is_told_why() -> None:
    seen = Position(phase=MAKE_BIDS, gems={ANNA: ""}).view(ANNA)
    assert say(BOX.question_text(seen, BID, [0], DECK), "en") == "You have no gems to bid."
    said = say(BOX.question_text(seen, PAY_SQUADRONE, [0], DECK), "en")
    assert said == "You can’t afford the Squadrone Volante (20 gold)."


def test_a_bid_names_its_gems() -> None:
    table = Position(phase=MAKE_BIDS, laid={BRUNO: "twice"})
    assert option(table, BID, bid("")) == "Bid nothing"
    assert option(table, BID, bid("DAA")) == "Bid 1 diamond and 2 amber"
    assert option(table, BID, bid("RSA")) == "Bid 1 ruby, 1 sapphire and 1 amber"
    assert (
        option(table, BID, bid("DR"), BRUNO) == "Bid 1 diamond and 1 ruby, counting as 2 diamonds and 1 ruby"
    )
    assert option(table, BID, bid(""), BRUNO) == "Bid nothing"


def test_people_are_named_with_all_that_the_card_shows_and_whose_they_are() -> None:
    table = Position(displays={ANNA: "Chigi", BRUNO: "Bichi", CARLA: "Harrach Este"})
    assert (
        option(table, BRIBE_WHOM, CARD["Bichi"])
        == "Bribe Alessandro Bichi (France, age 58, nunciature) – Bruno"
    )
    assert option(table, SWAP_WHOM, CARD["Harrach"]).startswith(
        "Ernst Adalbert von Harrach (late arrival, age 56"
    )
    assert option(table, SWAP_FOR, CARD["Chigi"]) == "Fabio Chigi (Innocent X, age 55, dove) – yours"
    assert option(table, SWAP_WHOM, DECLINE) == "Don’t swap (the card is lost)"


def test_a_swap_names_the_cardinal_that_was_chosen_first() -> None:
    table = Position(hands={ANNA: "swap"}, displays={BRUNO: "Bichi Lugo", CARLA: "Harrach Spada"})
    said = question(table, SWAP_FOR, ANNA, {ANNA: "swap"}, "Lugo")
    assert said == "Swap Juan de Lugo with whom?"


def test_equal_orders_are_told_apart() -> None:
    table = Position(orders={ANNA: "crests crests"})
    assert option(table, DISCARD, 0) == "Discard the first order: 1 crest of each faction"
    assert option(table, DISCARD, 1) == "Discard the second order: 1 crest of each faction"


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("crests", "1 crest of each faction"),
        ("SI", "2 crests of Spain and 2 crests of Innocent X"),
        ("France", "3 crests of France"),
        ("leaders", "more leaders than anyone else"),
        ("FM", "2 Felipe IV and 2 Jules Mazarin"),
    ],
)
def test_an_order_says_what_it_needs(order: str, said: str) -> None:
    words = Wording(DECK).order(ORDER[order])
    shown = Text("habemus_papam.option.discard_0", {"order": words}).say("en")
    assert shown == f"Discard the first order: {said}"


def test_taking_and_playing() -> None:
    table = Position(phase=TAKE_CARDS, offer="Lugo Louis ten Camerlengo", takers=[0, 1, 2, 3])
    assert option(table, TAKE, CARD["Lugo"]) == "Take Juan de Lugo (Spain, age 71)"
    assert option(table, TAKE, CARD["Este"]) == "Take Rinaldo d'Este (leader of France, age 36)"
    assert option(table, TAKE, CARD["ten"]) == "Take the action “10 gold”"
    assert option(table, TAKE, CARD["Camerlengo"]) == "Take the Camerlengo card"
    assert option(table, PLAY, 3) == "Play “three rubies”"
    assert question(table, PAY_SQUADRONE) == "Pay 20 gold for the Squadrone Volante?"


# --- what has happened ----------------------------------------------------------------------------


def story(table: Position, *answers: Any) -> list[str]:
    told = table.play(*answers).told
    return [
        say(BOX.event_text(Event(0, one.kind, one.seat, list(one.about), one.audience), DECK), "en")
        for one in told
    ]


def test_the_story_of_a_round() -> None:
    table = Position(
        phase=REVEAL,
        round=6,
        top="Bichi Louis swap",
        displays={BRUNO: "Lugo", CARLA: "Spada"},
        hands={ANNA: "bribe", DINO: "twice"},
        gold={CARLA: 1},
    )
    assert story(table) == [
        "Round 7. On offer: Alessandro Bichi, Louis XIV, the action “swap” and the Camerlengo card."
    ]
    assert story(table, {ANNA: "bribe", DINO: "twice"}, "Lugo") == [
        "Action cards: Anna (“bribe”) and Dino (“best gem counts double”).",
        "Anna pays Bruno 5 gold and takes Juan de Lugo.",
        "Dino takes 3 gold from Anna, 3 gold from Bruno and 1 gold from Carla.",
    ]
    assert story(table, {ANNA: "D", DINO: "S"}) == [
        "Bids: Anna (1 diamond), Bruno (no gems), Carla (no gems) and Dino (1 sapphire).",
        "Picking order: Dino (2 sapphires), Anna (1 diamond), Bruno (no gems) and Carla (no gems).",
    ]
    assert story(table, "Camerlengo", "Bichi", "Louis") == [
        "Dino takes the Camerlengo card.",
        "Dino is now Camerlengo and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.",
        "Anna takes Alessandro Bichi (France, age 58, nunciature).",
        "Bruno takes Louis XIV.",
        "Carla takes the action “swap”.",
    ]


def test_the_story_of_black_smoke() -> None:
    table = Position(phase=REVEAL, round=8, top="Black Bichi Louis ten", displays={BRUNO: "Lugo Spada"})
    assert story(table)[1] == "Black smoke! Money bags pay out: 10 gold for Bruno."
    assert story(table, {})[-1] == "Everyone has discarded an order."
    none = Position(phase=REVEAL, top="Black Bichi Louis ten")
    assert story(none)[1] == "Black smoke! Nobody has a cardinal with a money bag."


def test_the_story_of_a_death_and_an_exclusion_says_who_loses_whom() -> None:
    table = Position(
        phase=TAKE_CARDS,
        offer="Death Felipe",
        takers=[0, 1, 2, 3],
        displays={BRUNO: "Lugo Felipe", CARLA: "Spada"},
    )
    assert story(table, "Death") == [
        "Anna takes the Case of Death.",
        "Anna gets 5 gold from the bank.",
        "Juan de Lugo dies; Bruno loses him.",
        "Bruno takes Felipe IV.",
        "Bruno gets 5 gold from the bank.",
        "Bruno excludes Bernardino Spada; Carla loses him.",
    ]


def test_a_camerlengo_gets_only_what_the_bank_has() -> None:
    table = Position(phase=TAKE_CARDS, offer="Camerlengo", takers=[0, 1, 2, 3])
    table.game.gems[0] += table.game.bank[0]
    table.game.gems[2] += table.game.bank[2]
    table.game.bank[0] = table.game.bank[2] = 0
    assert story(table)[-1] == "Anna is now Camerlengo and gets 1 sapphire and 1 gold."


@pytest.mark.parametrize(
    ("language", "order", "leader"),
    [
        ("it", "2 stemmi di Innocenzo X e 2 stemmi di Urbano VIII", "capo fazione di Spagna"),
        ("fr", "2 blasons d’Innocent X et 2 blasons d’Urbain VIII", "chef de faction d’Espagne"),
    ],
)
def test_factions_have_their_genitive(language: str, order: str, leader: str) -> None:
    words = Wording(DECK)
    shown = Text("habemus_papam.told.discarded", {"order": words.order(ORDER["IU"])})
    assert order in say(shown, language)
    taken = Text("habemus_papam.option.take", {"card": words.card_in_full(CARD["CMedici"])})
    assert leader in say(taken, language)


def test_gems_are_said_from_the_most_precious_down() -> None:
    assert (
        Text("habemus_papam.option.bid", {"gems": gems_text([0, 3, 3])}).say("en")
        == "Bid 2 diamonds and 1 amber"
    )


def test_seats_without_a_name_are_cardinals_of_the_sees_around_rome() -> None:
    assert [BOX.character(seat).say("en") for seat in range(4)] == ["Ostia", "Porto", "Albano", "Sabina"]


def test_all_settings_have_a_title_and_a_help() -> None:
    for setting in BOX.settings:
        for language in LANGUAGES:
            texts = book("habemus_papam", language)
            assert texts[f"habemus_papam.setting.{setting.name}.title"]
            assert texts[f"habemus_papam.setting.{setting.name}.help"]
            for value in setting.values:
                if isinstance(value, str):
                    assert texts[f"habemus_papam.setting.{setting.name}.{value}"]
