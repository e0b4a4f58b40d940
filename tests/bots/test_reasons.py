"""Why: each game says of an option what it brings, in its own words, from what the seat knows."""

from __future__ import annotations

import re

import msgspec
import pytest

from camerlengo.core import Rng
from camerlengo.core.chance import SeededBefore
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games import names, open_box
from camerlengo.games.habemus_papam.bids import GEMS_OF
from camerlengo.games.habemus_papam.deck import standard_deck as habemus_papam_deck
from camerlengo.games.habemus_papam.reasons import reasons as habemus_papam_reasons
from camerlengo.games.habemus_papam.terms import BRIBE_WHOM, DIAMOND, PEOPLE
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.reasons import Adviser as PontifexAdviser
from camerlengo.games.pontifex.reasons import reasons as pontifex_reasons
from camerlengo.games.pontifex.terms import BRIBE_PRICE, DIE, PENCE, PERSUADE, STAY, TICKET, USE
from camerlengo.games.pontifex.view import Chance, PontifexView
from camerlengo.games.q.reasons import reasons as q_reasons
from camerlengo.games.q.terms import ACT, LOAD, LOAD_SHIP, NOBODY, ZELANTI
from camerlengo.games.q.view import QView
from camerlengo.games.richelieu.deck import standard_deck as richelieu_deck
from camerlengo.games.richelieu.reasons import reasons as richelieu_reasons
from camerlengo.games.richelieu.rules import Richelieu
from camerlengo.games.richelieu.terms import MARK, MOVE
from camerlengo.table import Question, Table
from tests.games.habemus_papam import positions as habemus_papam
from tests.games.pontifex import positions as pontifex
from tests.games.q.positions import BRUNO, CARLA, DECK, DINO, Position
from tests.games.richelieu.positions import AUVERGNE
from tests.recorded import FOUR


def reasons(table: Table, option: int, language: str = "en", luck: int = 1) -> list[str]:
    """What speaks for an option of whoever is asked first."""
    question = next(question for question in table.questions if question.sealed is None)
    info = table.position.information(question.seat)
    found = table.box.reasons(
        info.guess_from(luck).game, info.after(option, luck), question.seat, question.kind, option, table.deck
    )
    return [reason.say(language, table.names_in(language)) for reason in found]


def until(table: Table, name: str, rng: Rng | None = None) -> Question:
    """Plays on until a question of this name with a choice is open."""
    while True:
        question = next(question for question in table.questions if question.sealed is None)
        if question.name == name and len(question.options) > 1:
            return question
        place = rng.below(len(question.options)) if rng else 0
        table.answer(question.seat, question.options[place])


@pytest.mark.parametrize("game", names())
def test_every_reason_is_a_whole_sentence_in_every_language(game: str) -> None:
    """A game may give no reasons, or few."""
    heard: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    table, rng = Table(game, max(open_box(game).players), 2), Rng(2)
    for _ in range(40):
        question = next(question for question in table.questions if question.sealed is None)
        if len(question.options) > 1:
            for option in question.options[:3]:
                for language in LANGUAGES:
                    for said in reasons(table, option, language):
                        assert "{" not in said
                        assert said.endswith(".")
                        heard[language].add(said)
        table.answer(question.seat, question.options[rng.below(len(question.options))])
        if table.over:
            break
    assert all(len(heard[language]) >= 5 for language in LANGUAGES) or game not in FOUR
    assert not heard["en"] & heard["it"]
    assert not heard["it"] & heard["fr"]


def test_richelieu_counts_regions_and_symbols() -> None:
    table = Table("richelieu", 2, options={"start": 0}, chance=SeededBefore(7), names=("Anna", "Bruno"))
    assert table.questions[0].sentence(0) == "Take Bourgogne with a sword, left end of row 1"
    assert reasons(table, 0) == [
        "Bourgogne: your first card of this, which saves 5 points. Score: 1 to 0, 9 left.",
        "Swords: your first card of this, which saves 5 points. Score: 1 to 0, 8 left.",
    ]
    table.answer(0, 3)  # plain Bourgogne
    assert table.questions[0].sentence(0) == "Place a marker on Bourgogne with a sword, row 1, column 1"
    (said,) = reasons(table, 0)
    assert said.endswith("Bourgogne so far: you 1, Bruno 0 (9 left).")


@pytest.mark.parametrize(
    ("language", "said"), [("it", "è la tua prima carta"), ("fr", "c’est votre première carte")]
)
def test_richelieu_names_no_gender_of_a_region_or_symbol(language: str, said: str) -> None:
    """Swords, crosses and towers are feminine there, crests are not."""
    table = Table("richelieu", 2, options={"start": 0}, chance=SeededBefore(7))
    found = reasons(table, 0, language)
    assert len(found) == 2
    assert all(said in reason for reason in found)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Auvergne: nobody has a card yet (5 crests left)."),
        ("it", "Auvergne: nessuno ne ha ancora carte; restano 5 stemmi."),
        (
            "fr",
            "Auvergne : personne n’en a encore (il en reste 5).",
        ),
    ],
)
def test_richelieu_says_of_a_region_that_nobody_has_any_yet(players: int, language: str, said: str) -> None:
    game = open_box("richelieu").new(players, 7, {"start": 0})
    assert isinstance(game, Richelieu)
    deck = richelieu_deck()
    rows = game.view(0).rows
    place = next(here.place for row in rows for here in row if here.card.region == AUVERGNE)
    (moved,) = richelieu_reasons(game, game, 0, MOVE, place, deck)
    said = re.sub(" (?=[:;])", "\N{NO-BREAK SPACE}", said)
    assert moved.say(language) == said
    (marked,) = richelieu_reasons(game, game, 0, MARK, place, deck)
    assert marked.say(language).endswith(f". {said}")


def test_richelieu_says_when_a_marker_is_gone() -> None:
    table = Table("richelieu", 2, options={"start": 0}, chance=SeededBefore(7))
    table.answer(0, 3)
    table.answer(0, 0)  # marks the left end of row 1, which the other takes
    assert "You lose a marker for good: 2 left." in reasons(table, 0)


def test_habemus_papam_says_what_a_bid_leaves() -> None:
    table = Table("habemus_papam", 3, chance=SeededBefore(1))
    bid = next(
        option for option in table.questions[0].options if tuple(GEMS_OF[option]) == (DIAMOND, DIAMOND)
    )
    assert reasons(table, 0) == [
        "Nothing on offer helps your orders.",
        "You would keep 4 diamonds, 1 ruby, 2 sapphires and 3 amber.",
    ]
    assert reasons(table, bid) == ["You would keep 2 diamonds, 1 ruby, 2 sapphires and 3 amber."]


def test_habemus_papam_counts_votes_and_what_an_order_lacks() -> None:
    table = Table("habemus_papam", 3, chance=SeededBefore(1))
    question = until(table, "take")
    person = next(option for option in question.options if option < PEOPLE)
    (said,) = [one for one in reasons(table, person) if one.startswith("If the game ended now")]
    assert said == "If the game ended now, you would have 3 votes instead of 2."


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        (
            "",
            [
                "Anna would have no cardinals left.",
                "Anna resterebbe senza cardinali.",
                "Anna n’aurait plus de cardinaux.",
            ],
        ),
        (
            "Lugo",
            [
                "Anna would have 1 cardinal left.",
                "Anna resterebbe con 1 cardinale.",
                "Il resterait 1 cardinal à Anna.",
            ],
        ),
    ],
)
def test_habemus_papam_says_who_is_left(left: str, expected: list[str]) -> None:
    before = habemus_papam.Position(displays={habemus_papam.ANNA: f"Orsini {left}"}).game
    after = habemus_papam.Position(displays={habemus_papam.ANNA: left, habemus_papam.BRUNO: "Orsini"}).game
    option = habemus_papam.CARD["Orsini"]
    found = habemus_papam_reasons(
        before, after, habemus_papam.BRUNO, BRIBE_WHOM, option, habemus_papam_deck()
    )
    assert [found[-1].say(language, ["Anna", "Bruno"]) for language in LANGUAGES] == expected


def test_q_counts_the_cards_that_serve_the_own_faction() -> None:
    table = Table("q", 5, chance=SeededBefore(1))
    view = table.view(0)
    assert isinstance(view, QView)
    assert view.seats[0].side == ZELANTI
    for option, kept in ((1, 1), (2, 0)):
        assert reasons(table, option) == [f"Cards you keep that score for the Zelanti: {kept} of 3."]
    until(table, "act")
    assert reasons(table, LOAD_SHIP)[0] == (
        "First loader: only you look into the hold before the ship sails."
    )


def test_q_says_what_a_card_counts_on_the_ship_that_is_there() -> None:
    """Q-24, Q-52: pearls bring the Zelanti nothing on a seized ship; wheat still counts."""

    def said(seizer: int, question: int, option: int, hand: str = "grano perle") -> list[str]:
        position = Position(turn=1, seizer=seizer, loader=CARLA, hands={BRUNO: hand})
        game = position.game
        return [str(reason) for reason in q_reasons(game, game, BRUNO, question, option, DECK)]

    assert said(NOBODY, ACT, LOAD_SHIP) == ["Your best card for the Zelanti: “Pearls”."]
    assert said(DINO, ACT, LOAD_SHIP) == ["Your best card for the Zelanti on this seized ship: “Wheat”."]
    assert said(DINO, ACT, LOAD_SHIP, "perle beneficio") == []
    serves = "It helps your own faction, the Zelanti."
    assert [said(NOBODY, LOAD, card) for card in (0, 1)] == [[serves], [serves]]
    ruined = "The ship is seized: on its own this is worth nothing."
    assert [said(DINO, LOAD, card) for card in (0, 1)] == [[serves], [ruined]]


def test_q_says_what_the_deeds_of_others_tell() -> None:
    table = Table("q", 5, chance=SeededBefore(1))
    question = until(table, "whom", Rng(3))
    for option in question.options[:3]:
        (said,) = reasons(table, option)
        assert said.startswith(f"Judging by {table.names_in('en')[option // 2]}’s moves: ")


def pontifex_going(needs: int, money: int) -> tuple[list[str], list[str]]:
    """What speaks for and against going where somebody needs such a die, with so much money."""
    table = Table("pontifex", 2, chance=SeededBefore(1))
    question = until(table, "go")
    place = next(option for option in question.options if option != STAY)
    view, deck = table.view(question.seat), table.deck
    assert isinstance(view, PontifexView)
    assert isinstance(deck, PontifexDeck)
    seats = tuple(msgspec.structs.replace(seat, money=money) for seat in view.seats)
    chance = Chance(deck.cards.here[place], needs, needs)
    view = msgspec.structs.replace(view, seats=seats, chances=(chance,))
    adviser = PontifexAdviser(view, question.seat, deck)
    told = adviser.reasons(question.kind, place), adviser.objections(question.kind, place)
    return [str(one) for one in told[0]], [str(one) for one in told[1]]


def test_pontifex_does_not_argue_for_going_where_nobody_can_be_won() -> None:
    reasons, objections = pontifex_going(needs=DIE + 1, money=0)
    assert len(reasons) == 1
    assert reasons[0].startswith("Peter’s Pence there: ")
    assert objections == ["Laurier Beauchesne-Roy is out of your reach, even with a bribe."]


def test_pontifex_says_who_joins_only_for_a_bribe() -> None:
    said = "Laurier Beauchesne-Roy only joins you with a bribe: 5% with the largest you can pay."
    assert pontifex_going(needs=DIE + 1, money=BRIBE_PRICE) == ([said], [])


def test_pontifex_says_where_one_can_fly_on() -> None:
    reasons, _ = pontifex_going(needs=2 * DIE, money=TICKET)
    assert [one for one in reasons if "airport" in one] == ["There is an airport: from there you can fly on."]


def test_pontifex_tells_the_chances_of_the_die() -> None:
    table = Table("pontifex", 2, chance=SeededBefore(1))
    question = until(table, "go")
    said = [reasons(table, option) for option in question.options if option != STAY]
    whole = "{} joins you with {} on the die alone, {} with your largest bribe."
    assert said == [
        [whole.format("Laurier Beauchesne-Roy", "20%", "30%")],
        [whole.format("Refugio Santillán Ochoa", "10%", "20%")],
    ]
    until(table, "choose_action")
    assert reasons(table, PERSUADE)[-1] == "He would be follower 1 of 11."
    assert reasons(table, PENCE)[0].startswith("$")


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("Telethon", []),  # costs nothing and brings money
        ("Vatican Bank", []),  # costs money and brings more
        ("Audit", []),  # takes money of others
        ("Eight per Thousand", []),
        ("Cloister Wall", []),  # costs nothing
        ("Swiss Guard", ["Leaves you $700."]),
    ],
)
def test_pontifex_says_what_is_left_of_the_money_only_of_what_costs_some(
    card: str, expected: list[str]
) -> None:
    money = 700 + pontifex.STANDARD.cards.price[pontifex.design(card)]
    position = pontifex.Position(hands={pontifex.ANNA: [card]}, money={pontifex.ANNA: money})
    game, option = position.game, 1 + pontifex.design(card)
    found = pontifex_reasons(game, game, pontifex.ANNA, USE, option, pontifex.STANDARD)
    assert [str(one) for one in found] == expected


@pytest.mark.parametrize("n", [8, 11, 800])
def test_pontifex_puts_no_italian_article_before_a_number(n: int) -> None:
    """“Dei 11” and “ai 800” would be wrong, “dei 10” would not."""
    said = text("pontifex.reason.retinue", n=1, goal=n).say("it")
    assert said == f"Sarebbe il numero 1 di {n} nel tuo seguito."
    money = f"{n}\N{NO-BREAK SPACE}$"
    rival = text("pontifex.reason.rival", who="Anna", n=2, goal=n, money=n).say("it")
    assert rival == f"Anna ha 2 persone su {n} nel seguito e {money}."
    assert text("pontifex.reason.pence", n=n, money=n).say("it") == f"In media {money}; ora hai {money}."


def test_pontifex_holds_against_no_bribe_that_the_die_is_too_low() -> None:
    table = Table("pontifex", 2, chance=SeededBefore(2))
    question = until(table, "bribe", Rng(2))
    view = table.view(question.seat)
    assert isinstance(view, PontifexView)
    assert isinstance(table.deck, PontifexDeck)
    found = {
        option: [
            str(one)
            for one in PontifexAdviser(view, question.seat, table.deck).objections(question.kind, option)
        ]
        for option in question.options
    }
    none, enough = question.options
    assert [one.endswith(": not enough.") for one in found[none]] == [True]
    assert found[enough] == []
    assert len(reasons(table, none)) == 1
    assert reasons(table, enough)[0].endswith(": he joins you.")
