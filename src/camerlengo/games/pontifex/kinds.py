"""The questions and events of Pontifex, each declared once: its number in the terms, its name, its codes."""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.core.kinds import (
    LONGEST_CODE,
    NOBODY,
    SEAT,
    EventKind,
    QuestionKind,
    code_from,
    declare_events,
    declare_questions,
)
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.deck import PontifexDeck

MOST_PLAYERS = 4
LONGEST_DIOCESE = 12  # so that "fly." fits before it
SEATS = tuple(f"seat{seat}" for seat in range(1, MOST_PLAYERS + 1))
USING = "use."
SHORT = {"holiness": "holy", "movement": "move", "sins": "sins"}  # so that an amount fits behind it
CHANGES = tuple(
    f"{seat}.{score}.{way}"
    for seat in range(1, MOST_PLAYERS + 1)
    for score in ("holiness", "movement", "sins")
    for way in ("up", "down")
)

AMOUNTS = tuple(
    f"{seat}.{short}.{sign}{points}{more}"
    for seat in range(1, MOST_PLAYERS + 1)
    for short in SHORT.values()
    for sign in ("", "-")
    for points in range(1, terms.MOST_POINTS + 1)
    for more in ("", ".more")
)


def dioceses(deck: PontifexDeck) -> Sequence[str]:
    return [diocese.code.replace("_", "")[:LONGEST_DIOCESE] for diocese in deck.dioceses]


def going(deck: PontifexDeck) -> Sequence[str]:
    return [*dioceses(deck), *flights(deck), "stay", *using(deck)]


def flights(deck: PontifexDeck) -> Sequence[str]:
    return [f"fly.{diocese}" for diocese in dioceses(deck)]


def actions(deck: PontifexDeck) -> Sequence[str]:
    plain = ["persuade", "pence", "draw", *flights(deck), "pilgrimage", "convert", "give-up"]
    return [*plain, *using(deck)]


def using(deck: PontifexDeck) -> Sequence[str]:
    """Abilities beside what else can be chosen: none of them may be taken for a diocese."""
    longest = LONGEST_CODE - len(USING)
    cards = [code_from(card.name["en"], longest) for card in deck.action_cards]
    found = (
        cards + [""] * (terms.DESIGNS - len(cards)) + [code[:longest].rstrip("-") for code in people(deck)]
    )
    return [USING + code if code else "" for code in found]


def people(deck: PontifexDeck) -> Sequence[str]:
    """Cardinals by their last name."""
    cardinals = [code_from(cardinal.name.split()[-1]) for cardinal in deck.cardinals]
    return cardinals + [code_from(character.name["en"]) for character in deck.characters]


def designs(deck: PontifexDeck) -> Sequence[str]:
    return [code_from(card.name["en"]) for card in deck.action_cards]


def abilities(deck: PontifexDeck) -> Sequence[str]:
    unused = [""] * (terms.DESIGNS - len(deck.action_cards))
    return ["pass", *designs(deck), *unused, *people(deck)]


QUESTIONS = declare_questions(
    terms,
    QuestionKind(terms.USE, "use", terms.SOURCES + 1, abilities, anonymous=True),  # PX-37
    QuestionKind(terms.WHOM, "whom", MOST_PLAYERS, SEATS),
    QuestionKind(terms.WHICH_PERSON, "which_person", terms.PEOPLE, people),
    QuestionKind(terms.WHERE, "where", terms.DIOCESES, dioceses),
    QuestionKind(terms.GO, "go", terms.USE_FIRST + terms.SOURCES, going),
    QuestionKind(terms.CHOOSE_ACTION, "choose_action", terms.USE_NOW + terms.SOURCES, actions),
    QuestionKind(terms.BRIBE, "bribe", terms.MOST_BRIBE + 1),
    QuestionKind(terms.PILGRIM, "pilgrim", terms.AMOUNTS + len(AMOUNTS), ("done", *CHANGES, *AMOUNTS)),
    QuestionKind(terms.DISCARD, "discard", terms.DESIGNS, designs),
    QuestionKind(terms.TURN, "turn", terms.PEOPLE, people),
    QuestionKind(terms.LEAVES, "leaves", terms.PEOPLE, people),
)

EVENTS = declare_events(
    terms,
    EventKind(terms.LOT, "lot", ("die", "die", "person")),
    EventKind(terms.BEGINS, "begins", each=("die of the next seat",)),
    EventKind(terms.TURN_BEGAN, "turn_began", ("round",)),
    EventKind(terms.GOT_SALARY, "got_salary", ("money",)),
    EventKind(terms.SET_OUT, "set_out", ("diocese before", "diocese", "1 if by air")),
    EventKind(terms.ARRIVED, "arrived", ("diocese",)),
    EventKind(terms.STAYED, "stayed"),
    EventKind(terms.DECLARED, "declared", ("action", "person, diocese or continent")),
    EventKind(terms.PLEDGED, "pledged", ("seat", "score", "1 if lowered")),
    EventKind(terms.THREW, "threw", ("die",), reveals=True),
    EventKind(terms.BRIBED, "bribed", ("points added", "money")),
    EventKind(terms.PERSUADED, "persuaded", ("person", "total", "value")),
    EventKind(terms.RESISTED, "resisted", ("person", "total", "value")),
    EventKind(terms.COLLECTED, "collected", ("money", "1 if doubled")),
    EventKind(terms.DREW, "drew", ("design",), audience=SEAT, reveals=True),
    EventKind(terms.DREW_FROM, "drew_from", ("continent",)),
    EventKind(terms.CONVERTED, "converted", ("person",)),
    EventKind(terms.GAVE_UP, "gave_up"),
    EventKind(terms.USED, "used", ("source",), reveals=True),
    EventKind(terms.CANCELLED, "cancelled", ("0 an action, 1 + source an ability",)),
    EventKind(terms.CHANGED, "changed", ("score", "points", "turns")),
    EventKind(terms.GOT_MONEY, "got_money", ("money",)),
    EventKind(terms.TOOK_MONEY, "took_money", ("money", "seat")),
    EventKind(terms.LOST_MONEY, "lost_money", ("money",)),
    EventKind(terms.HELPED, "helped", ("points added",)),
    EventKind(terms.JOINED, "joined", ("person", "seat or NOBODY")),
    EventKind(terms.LEFT, "left", ("person",)),
    EventKind(terms.WAS_TURNED, "was_turned", ("person",)),
    EventKind(terms.WAS_RENEWED, "was_renewed", ("person",)),
    EventKind(terms.DISCARDED, "discarded", ("design",), reveals=True),
    EventKind(terms.CAME_TO_NOTHING, "came_to_nothing", ("source",)),
    EventKind(terms.FELL, "fell"),
    EventKind(terms.WON, "won", reveals=True),
    EventKind(terms.CUT, "cut", reveals=True),
    EventKind(terms.PAID, "paid", ("money",)),
    EventKind(terms.FAILED, "failed", ("action",)),
    EventKind(terms.AIMED, "aimed", ("source", "seat, person or diocese")),
    EventKind(terms.PLEDGED_POINTS, "pledged_points", ("seat", "score", "points")),
    EventKind(terms.ALL_PASSED, "all_passed", audience=NOBODY, reveals=True),
)
