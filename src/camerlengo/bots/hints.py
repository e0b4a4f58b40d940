"""A hint: what the Cardinal would do with an open question, the best few options and why.

It is as fair as the Cardinal itself: everything comes from guesses at what the seat cannot know. What the
Cardinal expects next is said only if it is the same in all of several guesses, so that nothing made up is
taken for knowledge.
"""

from __future__ import annotations

from typing import Final

import msgspec

from camerlengo.bots import Outlook, outlook_of
from camerlengo.bots.advice import Advice, Thought, thought_over
from camerlengo.bots.levels import search_of
from camerlengo.bots.naming import percent, points
from camerlengo.bots.outlook import Enough
from camerlengo.bots.search import Search
from camerlengo.core.ask import Ask
from camerlengo.core.game import Game, Guesser
from camerlengo.core.rng import Rng
from camerlengo.core.texts import Listed, Text, Who, text
from camerlengo.table import Question, Table

ADVISER: Final = "cardinal"
MOST_TIPS: Final = 3
GUESSES: Final = 5  # in all of which an expected answer must be the same
SEEN_OFTEN: Final = 3  # looks at an option before it is said what follows
RARELY: Final = 0.1  # of the cases: what a mix has less of is not worth a word


class Tip(msgspec.Struct, frozen=True):
    """An option, the chance of winning with it, how often to choose it, and why, in sentences."""

    option: int
    chance: float
    share: float
    why: tuple[Text, ...]


class Hint(msgspec.Struct, frozen=True):
    """The best option first; none where there is no choice. `mix` is said of sealed choices only."""

    tips: tuple[Tip, ...]
    sealed: bool
    mix: Text | None = None


def hint(table: Table, question: Question, seed: int, iterations: int | None = None) -> Hint:
    """What the Cardinal thinks of the question. The same seed gives the same hint."""
    if len(question.options) == 1:
        return Hint((), sealed=False)
    outlook = outlook_of(table, question)
    search = search_of(ADVISER, table.box, Rng(seed), iterations)
    advice = thought_over(search, outlook)
    thoughts = _worth_saying(advice)
    tips = tuple(
        Tip(thought.option, thought.chance, thought.share, _why(table, outlook, search, advice, thought))
        for thought in thoughts
    )
    return Hint(tips, advice.sealed, _mix(table, question, thoughts) if advice.sealed else None)


def _worth_saying(advice: Advice) -> list[Thought]:
    """The first is what the Cardinal would do. A mix is one of these few options alone, together 1."""
    if not advice.sealed:
        return list(advice.thoughts[:MOST_TIPS])
    often = [thought for thought in advice.thoughts[:MOST_TIPS] if thought.share > RARELY] or [advice.best]
    whole = sum(thought.share for thought in often)
    return [Thought(thought.option, thought.chance, thought.share / whole) for thought in often if whole > 0]


def _mix(table: Table, question: Question, thoughts: list[Thought]) -> Text | None:
    if len(thoughts) < 2:
        return None
    view = table.view(question.seat)
    parts = (
        text(
            "bots.hint.part",
            share=percent(thought.share),
            what=table.box.option_text(view, question.kind, thought.option, table.deck),
        )
        for thought in thoughts
    )
    return text("bots.hint.mix", shares=Listed(tuple(parts)))


def _why(
    table: Table, outlook: Outlook, search: Search, advice: Advice, thought: Thought
) -> tuple[Text, ...]:
    if advice.sealed:
        return (text("bots.hint.often", share=percent(thought.share)),)
    follows = _what_follows(table, outlook, search, thought.option)
    return (_compared(advice, thought), *(() if follows is None else (follows,)))


def _compared(advice: Advice, thought: Thought) -> Text:
    if thought is advice.best:
        rivals = [other.chance for other in advice.thoughts[1:]]
        ahead = thought.chance - max(rivals) if rivals else 0.0
        n = points(ahead)
        return text("bots.hint.better", n=n) if ahead > 0.0 and n else text("bots.hint.level")
    behind = advice.best.chance - thought.chance
    n = points(behind)
    return text("bots.hint.worse", n=n) if behind > 0.0 and n else text("bots.hint.as_good")


def _what_follows(table: Table, outlook: Outlook, search: Search, option: int) -> Text | None:
    """What the search has looked at most after this option; None if that depends on what nobody knows."""
    child = search.root.children.get(option)
    if child is None or child.visits < SEEN_OFTEN or not child.children or child.sealed:
        return None
    reply = max(child.children, key=lambda one: child.children[one].visits)
    said: set[tuple[int, str]] = set()
    sentence: Text | None = None
    for number in range(GUESSES):
        ahead = Ahead(outlook, search.guesser, option, Rng(number))
        asked = ahead.look()
        if asked is None or reply not in asked[2]:
            return None
        seat, kind, _ = asked
        sentence = table.box.option_text(ahead.game.view(seat), kind, reply, table.deck)
        said.add((seat, sentence.say()))
        if len(said) > 1:
            return None
    ((seat, _),) = said
    if seat == outlook.seat:
        return text("bots.hint.next", what=sentence)
    return text("bots.hint.reply", who=Who(seat), what=sentence)


class Ahead(Ask):
    """Plays one option in a guessed world, and stops where somebody has a choice next."""

    def __init__(self, outlook: Outlook, guesser: Guesser, option: int, rng: Rng) -> None:
        self.hears = False
        self.game: Game = outlook._checkpoint.copy()
        self.answers = outlook._answers
        self.repeated = 0
        self.seat = outlook.seat
        self.guesser = guesser
        self.option = option
        self.rng = rng
        self.answered = False
        self.asked: tuple[int, int, list[int]] | None = None

    def look(self) -> tuple[int, int, list[int]] | None:
        """Who is asked next, what, and with which options; None if it is a sealed choice, or the end."""
        try:
            while not self.game.over():
                self.game.advance(self)
        except Enough:
            pass
        return self.asked

    def one(self, seat: int, question: int, options: list[int]) -> int:
        if self.repeated < len(self.answers):
            self.repeated += 1
            return self.answers[self.repeated - 1][1]
        if not self.answered:
            self.answered = True
            self.guesser.redeal(self.game, self.seat, self.rng)
            return self.option
        if len(options) == 1:
            return options[0]
        self.asked = (seat, question, options)
        raise Enough

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        if len(self.answers) - self.repeated < len(options):
            raise Enough
        given: dict[int, int] = {}
        while len(given) < len(options):
            seat, option = self.answers[self.repeated]
            given[seat] = option
            self.repeated += 1
        return given
