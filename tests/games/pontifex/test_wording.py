"""Every sentence of the rules is said in random games, in three languages, without a gap left open."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from camerlengo.core import EVERYBODY, Ask, Event, Rng
from camerlengo.core.texts import LANGUAGES, Listed, Sentences, Text, book
from camerlengo.games import open_box
from camerlengo.games.pontifex.box import PontifexBox
from camerlengo.games.pontifex.deck import Effect
from camerlengo.games.pontifex.rules import Pontifex, deal
from camerlengo.games.pontifex.terms import (
    BUT_MOVES,
    CANCEL_ACTION,
    CHOOSE_ACTION,
    END,
    FAILED,
    PERSUADE,
    USE,
)
from camerlengo.games.pontifex.things import bonus_text, cost_text, effect_text, needs_text
from camerlengo.games.pontifex.vocabulary import COST_NAMES, KINDS, NEED_NAMES
from tests.games.pontifex.positions import ANNA, BRUNO, STANDARD, Position, design, source

BOX = open_box("pontifex")
NAMES = ("Anna", "Bruno", "Carla", "Dino")


READ: set[str] = set()  # most is said again and again: a text that was read once is right


class Reader(Ask):
    """Plays at random and reads everything aloud."""

    def __init__(self, game: Pontifex, rng: Rng) -> None:
        super().__init__()
        self.hears = True
        self.game = game
        self.rng = rng
        self.keys: set[str] = set()

    def read(self, said: object) -> None:
        if isinstance(said, Text):
            if said.key:
                self.keys.add(said.key)
            written = repr(said)
            for language in LANGUAGES if written not in READ else ():
                sentence = said.say(language, NAMES)
                assert "{" not in sentence, said.key
            READ.add(written)
            for gap in said.gaps.values():
                self.read(gap)
        elif isinstance(said, Listed | Sentences):
            for item in said.items:
                self.read(item)

    def one(self, seat: int, question: int, options: list[int]) -> int:
        view = self.game.view(seat)
        self.read(BOX.question_text(view, question, options, STANDARD))
        for option in options:
            self.read(BOX.option_text(view, question, option, STANDARD))
        return options[self.rng.below(len(options))]

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        self.read(BOX.event_text(Event(0, kind, seat, about, audience), STANDARD))


def rare_positions() -> Iterator[Pontifex]:
    """What random games seldom bring."""
    yield Position(
        at="italy kenya peru", pope=2, retinues={ANNA: "spain"}, ready={ANNA: "ireland spain"}
    ).game
    sins = {"ireland": "sins 5 opponents"}
    retinue = {BRUNO: "spain germany austria"}
    yield Position(phase=END, ready={ANNA: "ireland"}, abilities=sins, retinues=retinue).game
    shredder = {"ireland": "discard 1 opponents"}
    hands = {BRUNO: ["Audit", "Shredder"]}
    yield Position(phase=END, ready={ANNA: "ireland"}, abilities=shredder, hands=hands).game
    yield Position(phase=END, round=60, seat=2).game


def read_games() -> set[str]:
    keys: set[str] = set()
    for game in rare_positions():
        for seed in range(6):
            reader = Reader(game.copy(), Rng(seed))
            reader.game.advance(reader)
            reader.announce(FAILED, ANNA, [PERSUADE])
            keys |= reader.keys
    for seed in range(10):
        game = deal(2 + seed % 3, Rng(seed), STANDARD.cards)
        game.pope = seed % 5
        game.rules = 2 + seed % 3
        reader = Reader(game, Rng(seed))
        while not game.over():
            game.advance(reader)
        for line in BOX.result(game, STANDARD).sheet:
            reader.read(line.title)
        keys |= reader.keys
    return keys


def other_texts() -> Iterator[Text | Listed]:
    for name, kind in KINDS.items():
        for whom in range(3):
            for turns in (-1, 0, 2):
                amounts = (
                    (1, 2) if name == "collect" else (kind.most, -kind.most if kind.lowers else kind.most)
                )
                if whom == 0 or "opponents" in kind.whom or ("opponent" in kind.whom and whom == 1):
                    for amount in amounts:
                        effect = Effect(kind.code, amount, whom, turns)
                        yield effect_text(effect)
                        yield effect_text(effect, "brief")
    yield effect_text(Effect(CANCEL_ACTION, BUT_MOVES, 1, -1), "brief")
    for code in COST_NAMES.values():
        cost = [0] * len(COST_NAMES)
        yield cost_text(cost)
        cost[code] = 2
        yield cost_text(cost)
    for code in NEED_NAMES.values():
        needs = [0, 0, 0, 0, 99]
        yield needs_text(needs)
        needs[code] = 2
        yield needs_text(needs)
    for bonus in range(-1, 4):
        yield bonus_text(bonus, 1)


SAID_ELSEWHERE = (
    "preference",
    "deck",
    "term",
    "sign",
    "about",
    "theme",
    "politics",
    "page",
    "part",
    "reason",
    "character",
    "coach",
    "setting",
    "balance",
)


def test_every_sentence_is_said_somewhere() -> None:
    reader = Reader(deal(2, Rng(1), STANDARD.cards), Rng(1))
    keys = read_games()
    for said in other_texts():
        reader.read(said)
    keys |= reader.keys
    known = {key for key in book("pontifex", "en") if key.split(".")[1] not in SAID_ELSEWHERE}
    rare = {"pontifex.doing.6", "pontifex.option.persuade_bribed"}  # the terminal alone says who gives up
    assert known - keys - rare == set()


def test_the_question_of_a_window_is_about_what_is_going_on() -> None:
    position = Position(at="austria kenya peru", hands={BRUNO: ["Papal Bull"]}, money={BRUNO: 500})
    view = position.view(BRUNO)
    said: list[str] = []

    class Asked(Ask):
        def one(self, seat: int, question: int, options: list[int]) -> int:
            if question == USE:
                said.append(
                    BOX.question_text(position.view(seat), question, options, STANDARD).say("en", NAMES)
                )
            return options[0]

    position.game.advance(Asked())
    assert view.seat == BRUNO
    assert said[0] == "Anna tries to persuade Leopold Grünwasser. Use an ability?"
    assert said[1].startswith("Anna tries to persuade Leopold Grünwasser. The die has been rolled")


def test_a_persuasion_says_what_the_die_must_show() -> None:
    position = Position(at="austria kenya peru", money={ANNA: 400})
    said = BOX.option_text(position.view(ANNA), CHOOSE_ACTION, 0, STANDARD).say("en")
    needs = STANDARD.cards.value[6] - 2
    expected = f"Persuade Leopold Grünwasser: roll {needs}+, or {needs - 2}+ with a bribe"
    assert said == expected


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Persuade Thaddeus K. Winthorpe: roll 20+ with a bribe"),
        ("it", "Persuadi Thaddeus K. Winthorpe: dado 20+ corrompendolo"),
        ("fr", "Persuader Thaddeus K. Winthorpe\u00a0: 20+ au dé avec un pot-de-vin"),
    ],
)
def test_a_number_that_the_die_does_not_have_is_not_asked_for(language: str, said: str) -> None:
    view = Position(at="usa_east kenya peru", money={ANNA: 400}).view(ANNA)
    chances = tuple(msgspec.structs.replace(chance, needs=21, needs_with_bribe=20) for chance in view.chances)
    view = msgspec.structs.replace(view, chances=chances)
    assert BOX.option_text(view, CHOOSE_ACTION, 0, STANDARD).say(language) == said


def test_a_bribe_that_nobody_can_pay_is_not_spoken_of() -> None:
    position = Position(at="austria kenya peru", money={ANNA: 0})
    said = BOX.option_text(position.view(ANNA), CHOOSE_ACTION, 0, STANDARD).say("en")
    assert said == f"Persuade Leopold Grünwasser: roll {STANDARD.cards.value[6] - 2}+"


@pytest.mark.parametrize(
    ("language", "heard", "own"),
    [
        (
            "en",
            "Anna uses Barnabas Kiprotano: “1 extra action this turn”.",
            "You use Barnabas Kiprotano: “1 extra action this turn”.",
        ),
        (
            "it",
            "Anna usa Barnabas Kiprotano: «1 azione in più in questo turno».",
            "Usi Barnabas Kiprotano: «1 azione in più in questo turno».",
        ),
        (
            "fr",
            "Anna utilise Barnabas Kiprotano_: «_1 action de plus pendant ce tour_».",
            "Vous utilisez Barnabas Kiprotano_: «_1 action de plus pendant ce tour_».",
        ),
    ],
)
def test_a_card_is_quoted_and_the_reader_is_you(language: str, heard: str, own: str) -> None:
    """What a card calls "you" is whoever uses it, not whoever reads of it."""
    position = Position(
        pawns="kenya ireland peru",
        at="austria ireland peru",
        ready={ANNA: "kenya"},
        hands={ANNA: ["Devil's Advocate"], BRUNO: ["Devil's Advocate"]},
        money={ANNA: 900, BRUNO: 900},
    )
    said: dict[int, list[str]] = {ANNA: [], BRUNO: []}

    class Asked(Ask):
        def one(self, seat: int, question: int, options: list[int]) -> int:
            if question == USE:
                asked = BOX.question_text(position.view(seat), question, options, STANDARD)
                said[seat].append(asked.say(language, NAMES).replace("\N{NO-BREAK SPACE}", "_"))
            ability = 1 + source("kenya")
            return ability if question == USE and ability in options else options[0]

    position.game.advance(Asked())
    assert any(one.startswith(heard) for one in said[BRUNO])
    assert any(one.startswith(own) for one in said[ANNA])


def test_whoever_is_asked_about_the_own_deeds_is_you() -> None:
    position = Position(at="austria kenya peru", hands={ANNA: ["Papal Bull"]}, money={ANNA: 500})
    said: list[str] = []

    class Asked(Ask):
        def one(self, seat: int, question: int, options: list[int]) -> int:
            if question == USE and seat == ANNA:
                asked = BOX.question_text(position.view(seat), question, options, STANDARD)
                said.append(asked.say("en", NAMES).partition(".")[0])
            return options[0]

    position.game.advance(Asked())
    assert said[0] == "You try to persuade Leopold Grünwasser"
    assert "You have finished an action" in said


def test_when_it_is_over_all_hands_are_laid_open() -> None:
    position = Position(phase=END, hands={ANNA: ["Audit"], BRUNO: ["Telethon"]})
    views = [position.view(seat) for seat in range(3)]
    laid = PontifexBox().open_view(views, position.view(-1))
    assert [of.hand for of in laid.seats] == [(design("Audit"),), (design("Telethon"),), ()]
