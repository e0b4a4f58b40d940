"""The questions and events of Q, each declared once: its number in the terms, its name, its codes."""

from __future__ import annotations

from camerlengo.core.kinds import SEAT, EventKind, QuestionKind, declare_events, declare_questions
from camerlengo.games.q import terms
from camerlengo.games.q.rules import PAIR_FIRST, PAIR_SECOND

HAND = tuple(f"c{place}" for place in range(1, terms.MOST_IN_HAND + 1))  # c1 is the first card
PAIRS = tuple(f"{HAND[first]}.{HAND[second]}" for first, second in zip(PAIR_FIRST, PAIR_SECOND, strict=True))
PLACES = ("fondaco", "port", "inn", "convent", "palace", "pass")
WHOM = tuple(f"{seat}x{count}" for seat in range(1, terms.MOST_PLAYERS + 1) for count in (1, 2))

QUESTIONS = declare_questions(
    terms,
    QuestionKind(terms.PUT_BACK_TWO, "put_back_two", len(PAIRS), PAIRS),
    QuestionKind(terms.ACT, "act", len(PLACES), PLACES),
    QuestionKind(terms.WHOM, "whom", len(WHOM), WHOM),
    QuestionKind(terms.LOAD, "load", len(HAND), HAND),
    QuestionKind(terms.GIVE, "give", len(HAND), HAND),
    QuestionKind(terms.DISCARD, "discard", len(HAND), HAND),
    QuestionKind(terms.KEEP, "keep", 2, HAND[:2]),
    QuestionKind(terms.THROW, "throw", len(HAND) + 1, (*HAND, "none")),
)

EVENTS = declare_events(
    terms,
    EventKind(terms.BEGAN, "began", ("round",)),
    EventKind(terms.SET_UP_DONE, "set_up_done"),
    EventKind(terms.PUT_BACK_CARDS, "put_back_cards", ("card", "card"), audience=SEAT),
    EventKind(terms.DREW, "drew", ("cards",)),
    EventKind(terms.SAW_DRAWN, "saw_drawn", each=("card",), audience=SEAT, reveals=True),
    EventKind(terms.KEPT, "kept", ("card kept", "card discarded"), audience=SEAT),
    EventKind(terms.PAOLO_DIED, "paolo_died", reveals=True),
    EventKind(terms.LOADED, "loaded", ("1 for the first of the round",)),
    EventKind(terms.LOADED_CARD, "loaded_card", ("card",), audience=SEAT),
    EventKind(terms.EXCHANGED, "exchanged", ("seat", "cards")),
    EventKind(
        terms.SAW_EXCHANGED,
        "saw_exchanged",
        ("cards",),
        ("card, first those given, then those got",),
        audience=SEAT,
        reveals=True,
    ),
    EventKind(terms.VISITED_CONVENT, "visited_convent", ("seat", "cards", "points for the Zelanti")),
    EventKind(terms.DISCARDED, "discarded", each=("card",), audience=SEAT),
    EventKind(terms.LOST, "lost", each=("card",), audience=SEAT, reveals=True),
    EventKind(terms.SEIZED, "seized"),
    EventKind(terms.PASSED, "passed"),
    EventKind(terms.NO_SHIP, "no_ship"),
    EventKind(terms.MADE_FIRST, "made_first", ("1 if the seat was First player before", "cards loaded")),
    EventKind(terms.SAW_HOLD, "saw_hold", each=("card",), audience=SEAT, reveals=True),
    EventKind(terms.THREW, "threw", ("1 if a card was discarded",), reveals=True),
    EventKind(terms.THREW_CARD, "threw_card", ("card",), audience=SEAT),
    EventKind(terms.SAILED, "sailed", ("1 if seized",), ("card",), reveals=True),
    EventKind(
        terms.TOOK_EFFECT,
        "took_effect",
        ("card", "clause, -1 if it had none to apply", "points for the Spirituali"),
        reveals=True,
    ),
    EventKind(terms.CANCELLED, "cancelled", ("card",), reveals=True),
    EventKind(terms.COUNTED, "counted", ("card", "points for the Spirituali"), reveals=True),
    EventKind(
        terms.SCORED, "scored", ("points of the ship for the Spirituali", "score after it"), reveals=True
    ),
    EventKind(terms.TURNED_ROLE, "turned_role", ("role",), reveals=True),
    EventKind(terms.TURNED_SEAT, "turned_seat", reveals=True),
    EventKind(terms.LOOKED, "looked", ("seat",), reveals=True),
    EventKind(terms.SAW_HAND, "saw_hand", ("seat",), ("card",), audience=SEAT, reveals=True),
    EventKind(terms.SWAPPED_HANDS, "swapped_hands", ("seat",), reveals=True),
    EventKind(terms.SAW_SWAPPED, "saw_swapped", each=("card",), audience=SEAT, reveals=True),
    EventKind(terms.REDREW, "redrew", ("cards discarded", "cards drawn"), reveals=True),
    EventKind(terms.SAW_REDRAWN, "saw_redrawn", each=("card",), audience=SEAT, reveals=True),
    EventKind(terms.ENDED, "ended", ("score",), ("role of the next seat", "its side"), reveals=True),
    EventKind(terms.GOT_SEAL_BACK, "got_seal_back", reveals=True),
    EventKind(terms.DREW_CARDS, "drew_cards", ("cards",), reveals=True),
)
