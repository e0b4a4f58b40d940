"""The questions and events of Habemus Papam, each declared once: its number, its name, its codes."""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.core.kinds import (
    SEAT,
    EventKind,
    QuestionKind,
    code_from,
    declare_events,
    declare_questions,
)
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.bids import BIDS, GEMS_OF
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck

ACTIONS = ("ten-gold", "bid-second", "best-twice", "three-rubies", "bribe", "swap")
OTHER_CARDS = ("louis", "mazarin", "felipe", "squadrone", "death", *ACTIONS, "camerlengo")
GEMS = "ASRD"  # amber, sapphire, ruby, diamond
BIDDING = tuple("".join(GEMS[gem] for gem in gems) or "none" for gems in GEMS_OF)


def people(deck: HabemusPapamDeck) -> Sequence[str]:
    return [code_from(person.short) for person in deck.people]


def people_or_none(deck: HabemusPapamDeck) -> Sequence[str]:
    return [*people(deck), "none"]


def cards(deck: HabemusPapamDeck) -> Sequence[str]:
    return [*people(deck), *OTHER_CARDS]


QUESTIONS = declare_questions(
    terms,
    QuestionKind(terms.DISCARD, "discard", 2, ("first", "second")),
    QuestionKind(terms.PLAY, "play", terms.ACTIONS + 1, (*ACTIONS, "none")),
    QuestionKind(terms.BRIBE_WHOM, "bribe_whom", terms.PEOPLE + 1, people_or_none),
    QuestionKind(terms.SWAP_WHOM, "swap_whom", terms.PEOPLE + 1, people_or_none),
    QuestionKind(terms.SWAP_FOR, "swap_for", terms.PEOPLE, people),
    QuestionKind(terms.BID, "bid", BIDS, BIDDING),
    QuestionKind(terms.TAKE, "take", terms.CARDS, cards),
    QuestionKind(terms.EXCLUDE, "exclude", terms.PEOPLE + 1, people_or_none),
    QuestionKind(terms.DIES, "dies", terms.PEOPLE, people),
    QuestionKind(terms.PAY_SQUADRONE, "pay_squadrone", 2, ("let-go", "pay")),
)

EVENTS = declare_events(
    terms,
    EventKind(terms.TURNED_UP, "turned_up", ("round",), ("card",), reveals=True),
    EventKind(terms.BLACK_SMOKE_ROSE, "black_smoke_rose", each=("gold of the next seat",), reveals=True),
    EventKind(terms.DISCARDED, "discarded", ("order",), audience=SEAT),
    EventKind(terms.ORDERS_DISCARDED, "orders_discarded"),
    EventKind(
        terms.WHITE_SMOKE_ROSE, "white_smoke_rose", ("cards on offer", "cards left before"), reveals=True
    ),
    EventKind(terms.PLAYED, "played", each=("seat", "action or NO_ACTION"), reveals=True),
    EventKind(terms.GOT_GOLD, "got_gold", ("gold", "card")),
    EventKind(terms.TOOK_GOLD, "took_gold", each=("seat", "gold")),
    EventKind(terms.BRIBED, "bribed", ("person", "seat")),
    EventKind(terms.TOOK_BACK, "took_back", ("action", "1 for lack of gold, 0 of a target")),
    EventKind(terms.SPENT, "spent", ("action", "0 declined, 1 for lack of gold, 2 of a target")),
    EventKind(terms.SWAPPED, "swapped", ("person", "seat", "person", "seat")),
    EventKind(terms.BID_SHOWN, "bid_shown", each=("seat", "bid"), reveals=True),
    EventKind(terms.BIDS_RANKED, "bids_ranked", each=("seat", "bid that it counts as")),
    EventKind(terms.TOOK, "took", ("card",)),
    EventKind(terms.PAID_IN_GEMS, "paid_in_gems", ("ambers", "sapphires", "rubies", "gold")),
    EventKind(terms.EXCLUDED, "excluded", ("person", "seat")),
    EventKind(terms.SPARED, "spared"),
    EventKind(terms.DIED, "died", ("person", "seat")),
    EventKind(terms.KEPT_SQUADRONE, "kept_squadrone"),
    EventKind(terms.LOST_SQUADRONE, "lost_squadrone"),
    EventKind(terms.LEFT_OVER, "left_over", each=("card",)),
    EventKind(terms.ENDED, "ended", each=("seat", "order", "1 if it is fulfilled"), reveals=True),
)
