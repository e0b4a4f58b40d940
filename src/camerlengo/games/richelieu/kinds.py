"""The questions and events of Richelieu, each declared once: its number in the terms, its name, its codes."""

from __future__ import annotations

from camerlengo.core.kinds import SEAT, EventKind, QuestionKind, declare_events, declare_questions
from camerlengo.games.richelieu import terms

ENDS = tuple(f"{row}{side}" for row in range(1, terms.ROWS + 1) for side in "lr")
PLACES = tuple(
    f"{row}.{column}" for row in range(1, terms.ROWS + 1) for column in range(1, terms.COLUMNS + 1)
)
TAKING = (*ENDS, "disc", "none")
MARKING = (*PLACES, "disc", "none")

QUESTIONS = declare_questions(
    terms,
    QuestionKind(terms.TAKE, "take", len(TAKING), TAKING),
    QuestionKind(terms.TAKE_ANOTHER, "take_another", len(TAKING), TAKING),
    QuestionKind(terms.PAY, "pay", len(PLACES) + 1, (*PLACES, "supply")),
    QuestionKind(terms.MARK, "mark", len(MARKING), MARKING),
    QuestionKind(terms.MOVE, "move", len(MARKING), MARKING),
    QuestionKind(terms.MOVE_TO, "move_to", len(PLACES), PLACES),
)

EVENTS = declare_events(
    terms,
    EventKind(terms.TOOK, "took", ("place", "card")),
    EventKind(terms.PAID, "paid", ("place lifted from or FROM_SUPPLY", "seat")),
    EventKind(terms.TOOK_OWN_MARKER_BACK, "took_own_marker_back", ("place",)),
    EventKind(terms.TOOK_DISC, "took_disc", ("place",)),
    EventKind(terms.SAW_DISC, "saw_disc", ("disc",), audience=SEAT, reveals=True),
    EventKind(terms.USED_DISC, "used_disc", ("disc",), reveals=True),
    EventKind(terms.MARKED, "marked", ("place", "card")),
    EventKind(terms.MOVED, "moved", ("place before", "place", "card")),
    EventKind(terms.SKIPPED, "skipped"),
    EventKind(terms.ENDED, "ended", each=("seat", "disc"), reveals=True),
)
