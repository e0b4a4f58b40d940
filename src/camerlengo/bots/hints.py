"""A hint: what the Cardinal would do with an open question, the best few options and why.

It is as fair as the Cardinal itself: everything comes from guesses at what the seat cannot know. What an
option brings and what the Cardinal expects next appear only if they are the same in several guesses, so
that what depends on a guess is hardly ever taken for knowledge.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from camerlengo.bots.advice import Advice, OptionEstimate, advice_of, combine, distinct
from camerlengo.bots.bot import Thinker
from camerlengo.bots.bot_names import percent, points_between
from camerlengo.bots.levels import thinker_of
from camerlengo.core.ask import EVERYBODY, Event
from camerlengo.core.position import InformationSet, Position
from camerlengo.core.rng import Rng
from camerlengo.core.texts import Quoted, Text, text
from camerlengo.table import Question, Table

ADVISER: Final = "cardinal"
LOOKS: Final = 3  # thoughts that are put together: whoever plays on what is said here wants steady chances
MOST_TIPS: Final = 3
MOST_REASONS: Final = 2  # of the game's own, for each tip
LONGEST: Final = 3.0  # seconds of all thoughts together, where somebody waits, however slow the machine is
GUESSES: Final = 5  # in all of which what is said must be the same
SEEN_OFTEN: Final = 3  # looks at what follows before it is said
NEARLY: Final = 0.8  # of the most looks: from there on the better chance decides
TOO_RARE: Final = 0.3  # of the largest share of a mix: what is rarer is not worth a word


class Tip(msgspec.Struct, frozen=True):
    """An option, the chance of winning with it, how often to choose it, and why, in sentences."""

    option: int
    chance: float
    share: float
    why: tuple[Text, ...]


class Hint(msgspec.Struct, frozen=True):
    """The best option first; none where there is no choice. `mix` is only for sealed choices."""

    tips: tuple[Tip, ...]
    sealed: bool
    mix: Text | None = None


def hint(
    table: Table, question: Question, seed: int, budget: int | None = None, seconds: float = 0.0
) -> Hint:
    """What the Cardinal thinks of it. The same seed gives the same hint, unless `seconds` cut it short."""
    if not question.has_choice:
        return Hint((), sealed=False)
    info = table.position.information(question.seat)
    chance = Rng(seed)
    first_look = chance.branch(LOOKS).below(1 << 30)
    thinkers = [
        thinker_of(ADVISER, table.box, chance.branch(number), budget, seconds / LOOKS)
        for number in range(LOOKS)
    ]
    for thinker in thinkers:
        thinker.first_look = first_look
    advice = distinct(question, combine([advice_of(thinker, info) for thinker in thinkers]))
    thoughts = _worth_saying(advice)
    tips = []
    for thought in thoughts:
        worse = not advice.sealed and points_between(thoughts[0].chance, thought.chance) > 0
        why = reasons_for(table, info, thought.option, worse)
        if not advice.sealed:
            why += [*_compared(thoughts, thought), *_what_follows(table, info, thinkers, thought.option)]
        elif len(thoughts) > 1:
            why.insert(0, text("bots.hint.often", share=percent(thought.share)))
        if not why:
            why.append(text("bots.hint.alone"))
        tips.append(Tip(thought.option, thought.chance, thought.share, tuple(why)))
    mix = text("bots.hint.mix") if advice.sealed and len(tips) > 1 else None
    return Hint(tuple(tips), advice.sealed, mix)


def _worth_saying(advice: Advice) -> list[OptionEstimate]:
    """The first is what the Cardinal would do: of what it looked at about equally often, the most promising.

    A mix is one of these few options alone, together 1.
    """
    found = [thought for thought in advice.thoughts[:MOST_TIPS] if thought.share > 0.0] or [advice.best]
    if not advice.sealed:
        near = [thought for thought in found if thought.share >= NEARLY * found[0].share]
        best = max(near, key=lambda thought: thought.chance)
        others = [thought for thought in found if thought is not best]
        return [best, *sorted(others, key=lambda thought: -thought.chance)]
    often = [thought for thought in found if thought.share >= TOO_RARE * found[0].share]
    return [
        OptionEstimate(thought.option, thought.chance, share / 100)
        for thought, share in zip(often, _hundredths([thought.share for thought in often]), strict=True)
    ]


def _hundredths(shares: Sequence[float]) -> list[int]:
    """Whole per cents that make 100 together: what is lost by rounding goes to the largest share."""
    whole = sum(shares)
    rounded = [round(100 * share / whole) if whole > 0.0 else 0 for share in shares]
    rounded[0] += 100 - sum(rounded)
    return rounded


def reasons_for(table: Table, info: InformationSet, option: int, worse: bool = False) -> list[Text]:
    """The game's own, as far as they do not depend on a guess; what speaks against it only if it is worse."""
    box = table.box
    told: list[Text] = []
    for number in range(GUESSES):
        guess = info.guess_from(number).game
        about = (guess, info.after(option, number), info.seat, info.question, option)
        found = [*(box.objections(*about, table.deck) if worse else ()), *box.reasons(*about, table.deck)]
        told = [reason for reason in found if number == 0 or reason in told]
    return told[:MOST_REASONS]


def _compared(thoughts: Sequence[OptionEstimate], thought: OptionEstimate) -> list[Text]:
    """With what else is shown, in the figures that are shown."""
    best = thoughts[0]
    if thought is not best:
        n = points_between(best.chance, thought.chance)
        if n < 0:
            return [text("bots.hint.perhaps")]
        return [text("bots.hint.worse", n=n) if n > 0 else text("bots.hint.as_good")]
    if len(thoughts) == 1:
        return []
    n = points_between(best.chance, max(other.chance for other in thoughts[1:]))
    if n < 0:  # what it looked at most is trusted more than a chance that rests on few looks
        return [text("bots.hint.surer")]
    return [text("bots.hint.better", n=n) if n > 0 else text("bots.hint.level")]


def _what_follows(table: Table, info: InformationSet, thinkers: Sequence[Thinker], option: int) -> list[Text]:
    """The most considered answer after this option; nothing if it depends on a guess."""
    visits: dict[int, float] = {}
    for thinker in thinkers:
        for answer, seen in thinker.replies(option).items():
            visits[answer] = visits.get(answer, 0.0) + seen
    if max(visits.values(), default=0.0) < SEEN_OFTEN:
        return []
    reply = max(visits, key=lambda answer: visits[answer])
    told: Text | None = None
    for number in range(GUESSES):
        guess = info.guess_from(number, thinkers[0].guesser, brief=True)
        said = _following(table, guess.apply(info.seat, option), info.seat, reply)
        if said is None or (told is not None and said != told):
            return []
        told = said
    return [] if told is None else [told]


def _following(table: Table, after: Position, asked: int, reply: int) -> Text | None:
    """What the seat would do next, or what others are seen to do; that somebody passes says nothing.

    `after` is a guess at what follows the option.
    """
    box = table.box
    decision = after.decision
    while decision is not None and len(decision.options) == 1:
        ((seat, options),) = decision.options.items()
        if len(options) > 1:
            break
        after = after.apply(seat, options[0])
        decision = after.decision
    if decision is None or len(decision.options) > 1:
        return None
    ((seat, options),) = decision.options.items()
    kind = decision.question
    view = after.view(seat)
    if reply not in options or box.passes(kind) == reply:
        return None
    if seat == asked:
        return text("bots.hint.next", what=Quoted(box.option_text(view, kind, reply, table.deck)))
    told = next((event for event in _news(after, after.apply(seat, reply)) if event.seat == seat), None)
    return None if told is None else text("bots.hint.reply", what=Quoted(box.event_text(told, table.deck)))


def _news(before: Position, after: Position) -> list[Event]:
    """What everybody hears on the way from one position to another."""
    return [event for event in after.history()[len(before.history()) :] if event.audience == EVERYBODY]
