"""The question and the event of the toy, declared once."""

from __future__ import annotations

from camerlengo.core.kinds import EventKind, QuestionKind, declare_events, declare_questions
from tests.handful import terms
from tests.handful.rules import MOST

QUESTIONS = declare_questions(terms, QuestionKind(terms.HANDFUL, "handful", MOST + 1))

EVENTS = declare_events(
    terms, EventKind(terms.SHOWN, "shown", each=("pebbles of the next seat",), reveals=True)
)
