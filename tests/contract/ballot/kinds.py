"""The questions and events of the toy, declared once."""

from __future__ import annotations

from camerlengo.core.kinds import SEAT, EventKind, QuestionKind, declare_events, declare_questions
from tests.contract.ballot import terms
from tests.contract.ballot.rules import CARDS

HELD = tuple(f"card{card}" for card in range(CARDS + 1))

QUESTIONS = declare_questions(
    terms,
    QuestionKind(terms.SHOW, "show", CARDS + 1, HELD),
    QuestionKind(terms.SWAP, "swap", 2, ("keep", "draw")),
    QuestionKind(terms.GIVE, "give", CARDS + 1, HELD),
)

EVENTS = declare_events(
    terms,
    EventKind(terms.SHOWN, "shown", each=("card of the next seat",), reveals=True),
    EventKind(terms.KEPT, "kept"),
    EventKind(terms.SWAPPED, "swapped"),
    EventKind(terms.DREW, "drew", ("card",), audience=SEAT, reveals=True),
    EventKind(terms.OPENED, "opened", each=("card of the next seat",), reveals=True),
)
