"""Every question, option and event can be said in every language."""

from __future__ import annotations

from typing import Any

import pytest

from camerlengo.core import LANGUAGES, Event, Rng, Text
from camerlengo.core import Position as Place
from camerlengo.core.texts import Named, book
from camerlengo.games import open_box
from camerlengo.games.q.rules import deal
from camerlengo.games.q.terms import DRAW, EXCHANGE, GIVE, LOAD, LOAD_SHIP, NOBODY, SAIL
from camerlengo.games.q.wording import Wording, score_text
from tests.contract.setups import Noting
from tests.games.aloud import keys_in
from tests.games.q.positions import ANNA, BRUNO, DECK, NAMES, Position, ship
from tests.recorded import THOROUGH

BOX = open_box("q")
SAID_IN_GAMES = ("ask", "option", "told", "sheet", "side")


SAID: set[str] = set()  # most is said again and again: a text that was said once is right


class Saying(Noting):
    """Plays at random and says all that is asked and told."""

    def __init__(self, game: Any, rng: Rng) -> None:
        super().__init__(rng)
        self.hears = True
        self.game = game
        self.keys: set[str] = set()

    def one(self, seat: int, question: int, options: list[int]) -> int:
        view = self.game.view(seat)
        self.say(BOX.question_text(view, question, options, DECK))
        for option in options:
            self.say(BOX.option_text(view, question, option, DECK))
        return super().one(seat, question, options)

    def announce(self, kind: int, seat: int, about: list[int], audience: int = -1) -> None:
        self.say(BOX.event_text(Event(0, kind, seat, about, audience), DECK))

    def say(self, text: Text) -> None:
        if (written := repr(text)) in SAID:
            return
        SAID.add(written)
        self.keys.update(keys_in(text))
        for language in LANGUAGES:
            said = text.say(language, NAMES)
            assert said == said.strip() != ""
            assert "{" not in said


def test_all_that_is_said_in_games_is_said_in_some_game() -> None:
    SAID.clear()
    keys: set[str] = set()
    for seed in range(120 if THOROUGH else 75):
        game = deal(5 + seed % 2, Rng(seed), DECK.cards, NOBODY)
        saying = Saying(game, Rng(seed))
        while not game.over():
            game.advance(saying)
        result = BOX.result(game, DECK)
        for line in result.sheet:
            saying.say(line.title)
        assert (result.victory is None) == (not result.winners)
        if result.victory is not None:
            saying.say(result.victory)
        for seat in range(game.players):
            ended = BOX.ended_for(game, seat)
            assert (ended is None) == (result.victory is None)
            if ended is not None:
                saying.say(ended)
        keys |= saying.keys
    known = {key for key in book("q", "en") if key.split(".")[1] in SAID_IN_GAMES}
    rare = {"q.told.ended_level", "q.told.saw_hand_empty", "q.told.saw_swapped_empty", "q.told.sailed_empty"}
    rare |= {"q.told.turned_seat"}  # no card of the standard deck turns whoever holds an office
    assert known - keys <= rare | {"q.told.no_ship", "q.side.level"}


def test_rare_things_can_be_said() -> None:
    wording = Wording(DECK)
    for kind, about, said in (
        (34, [0, 0, 1], "The conclave is deadlocked: no winner. Anna was Don Ludovico (Spirituali)."),
        (29, [BRUNO], "Bruno holds no cards."),
        (31, [], "Your hand is now empty."),
        (21, [0], "The ship sails empty."),
        (16, [], "Nobody loaded a card: no ship sails."),
    ):
        assert wording.event(Event(0, kind, ANNA, about, -1)).say("en", NAMES) == said
    assert score_text(0).say("it") == "pari"


def test_a_ship_reads_like_a_story() -> None:
    wording = Wording(DECK)
    _, script = ship("beneficio dipinto tabacco", score=-4)
    story = [
        wording.event(Event(0, told.kind, told.seat, list(told.about), -1)).say("en", NAMES)
        for told in script.told
    ]
    assert "The ship sails with: The Benefit of Christ, Tobacco and Painting." in story
    assert "Painting: Zelanti +6." in story
    assert "Ship: Spirituali +5. Score: Spirituali +1." in story


def test_of_two_equal_cards_it_is_said_which_one() -> None:
    at = Position(hands={ANNA: "tabacco tabacco"})
    at.play("load")
    said = [BOX.option_text(at.view(ANNA), LOAD, place, DECK).say("fr") for place in (0, 1)]
    assert said[0].endswith("; 1 sur 2)")
    assert said[1].endswith("; 2 sur 2)")


def test_who_gives_is_told_to_whom() -> None:
    at = Position(hands={ANNA: "tabacco sale", BRUNO: "perle seta"})
    at.play("inn", (BRUNO, 1))
    for seat, other in ((ANNA, "Bruno"), (BRUNO, "Anna")):
        asked = BOX.question_text(at.view(seat), GIVE, [0, 1], DECK)
        assert asked.say("en", NAMES) == f"Which card do you give to {other}?"


@pytest.mark.parametrize("card", range(len(DECK.kinds)))
def test_a_card_has_a_name_in_every_language(card: int) -> None:
    name = Wording(DECK).card(card)
    assert isinstance(name, Named)
    assert set(name.names) == set(LANGUAGES)


def test_what_cannot_be_taken_back_is_marked() -> None:
    at = Place.start(Position(hands={ANNA: "tabacco sale", BRUNO: "pepe"}).game)
    assert BOX.is_final(at, ANNA, DRAW)
    assert not BOX.is_final(at, ANNA, LOAD_SHIP)
    assert not BOX.is_final(at.apply(ANNA, LOAD_SHIP), ANNA, 0)
    last = Place.start(Position(turn=11, hands={5: "tabacco sale"}).game).apply(5, LOAD_SHIP)
    assert BOX.is_final(last, 5, 0)
    sailing = Position(phase=SAIL, turn=12, loader=ANNA, loaded={ANNA: "sale olio"})
    assert BOX.is_final(Place.start(sailing.game), ANNA, 0)


def test_an_exchange_can_be_undone_until_both_have_chosen() -> None:
    at = Position(hands={ANNA: "tabacco sale olio", BRUNO: "perle seta pepe"})
    asked = Place.start(at.game).apply(ANNA, EXCHANGE)
    giving = asked.apply(ANNA, asked.options(ANNA)[-1])
    assert giving.decision is not None
    assert giving.decision.question == GIVE
    assert not BOX.is_final(giving, ANNA, 0)
    assert not BOX.is_final(giving, BRUNO, 0)
