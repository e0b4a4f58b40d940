"""Analysis of a game: who stood how well after each decision, where it turned, what was a mistake.

Chances of winning come from the true position (see `chances`), which is fair when all is over. A decision is
judged by a search from what its seat could know at that moment: the chance of what was chosen against that of
the best option. What looks like a mistake is measured again by searches with other luck, without the one that
found it, so that nobody is blamed for an accident of the search.

The work is cut into pieces that know nothing of each other. Chance comes from the seed and the number of the
decision alone: the same record gives the same analysis, on one core or on many.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from typing import Final

import msgspec

from camerlengo.bots.advice import RARE, Advice, advise, combine, distinct
from camerlengo.bots.bot_names import percent
from camerlengo.bots.hints import reasons_for
from camerlengo.core.record import Record
from camerlengo.core.rng import Rng
from camerlengo.core.texts import Figure, Quoted, Sentences, Text, Who, text
from camerlengo.lab.chances import chances_of
from camerlengo.lab.executors import Executor, ThisProcess
from camerlengo.table import LogLine, Question, Table

LEVEL: Final = "cardinal"
SEED: Final = 1
CHUNK: Final = 2  # decisions that travel together: few, since bots and hints wait for the end of a piece
MISTAKE: Final = 0.05  # of chance given away, from which on a choice is called a mistake
TURN: Final = 0.1  # of chance won or lost at once, from which on the game has turned
AS_BEFORE: Final[tuple[float, ...]] = ()  # chances after a decision with which nothing has happened
SAME: Final = 1e-6  # less than this is no difference
SECOND_LOOKS: Final = 3
MOST: Final = 6  # mistakes and turning points that are told
AWHILE: Final = 4  # decisions before and after a change, in which it must not have been there or be gone
DRIFT: Final = 3  # such changes for the same seat close together come of something sure that lies ahead
FEW_WORDS: Final = 6  # a question is told if one of its options has no more
MOST_LINES: Final = 3  # of the log, about a turning point


class Plan(msgspec.Struct, frozen=True):
    """The plan of an analysis; `budget`, if given, is for each decision, instead of the level's."""

    record: Record
    level: str = LEVEL
    seed: int = SEED
    budget: int | None = None

    def chunks(self) -> range:
        """The first decision of each piece."""
        return range(0, len(self.record.answers), CHUNK)


class Verdict(msgspec.Struct, frozen=True):
    """What a decision was worth to its seat: the chance with what was chosen, and with the best."""

    option: int
    chance: float
    best: int
    best_chance: float

    @property
    def loss(self) -> float:
        """How much chance of winning the choice gave away, from 0 to 1."""
        return max(0.0, self.best_chance - self.chance)


class AnalysedDecision(msgspec.Struct, frozen=True):
    """A decision and what came of it: `at` answers had been given when `seat` chose `option`.

    `chances` are those of all seats afterwards, in a piece of the work also AS_BEFORE. There is no verdict
    where there was no choice, or where the search has never tried what was chosen.
    """

    at: int
    seat: int
    option: int
    chances: tuple[float, ...]
    verdict: Verdict | None = None


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision after which the chance of `most` was another one; or the last of several, `since` the first
    of them, with which it has drifted there, whatever was decided.
    """

    at: int
    seat: int
    option: int
    most: int
    before: float
    after: float
    since: int

    @property
    def drifted(self) -> bool:
        """Whether several decisions led to it."""
        return self.since < self.at


class Mistake(msgspec.Struct, frozen=True):
    """A choice of a seat that was worse than another one; `at` answers came before it."""

    at: int
    seat: int
    verdict: Verdict


class Decisions(msgspec.Struct, frozen=True):
    """How a seat has decided: how often it was judged, and what it gave away each time on average."""

    judged: int
    loss: float


class Analysis(msgspec.Struct, frozen=True):
    """`start` are the chances before the first decision; `over` says whether the record has the end."""

    game: str
    level: str
    seed: int
    start: tuple[float, ...]
    moments: tuple[AnalysedDecision, ...]
    turning_points: tuple[TurningPoint, ...]
    mistakes: tuple[Mistake, ...]
    decisions: tuple[Decisions, ...]
    over: bool = True


def analyse(
    plan: Plan, executor: Executor | None = None, on_decisions: Callable[[int], None] | None = None
) -> Analysis:
    """`on_decisions` hears how many more have been looked at."""
    moments: list[AnalysedDecision] = []
    work = functools.partial(analyse_chunk, plan)
    with closing((executor or ThisProcess()).map(work, plan.chunks())) as pieces:
        for done in pieces:
            moments += done
            if on_decisions is not None:
                on_decisions(len(done))
    return summarise(plan, moments)


def analyse_chunk(plan: Plan, first: int) -> list[AnalysedDecision]:
    """The decisions from number `first` on. If all chances are as before, it shows nothing else."""
    answers = plan.record.answers
    table = Table.resume(plan.record.upto(first))
    moments: list[AnalysedDecision] = []
    for at in range(first, min(first + CHUNK, len(answers))):
        seat, option = answers[at]
        question = next(question for question in table.questions if question.seat == seat)
        verdict = _verdict(plan, table, question, at, option) if question.has_choice else None
        comment = _told(table, seat)
        table.answer(seat, option)
        chances = chances_of(table, plan.seed) if _told(table, seat) > comment else AS_BEFORE
        moments.append(AnalysedDecision(at, seat, option, chances, verdict))
    return moments


def _told(table: Table, seat: int) -> int:
    """How much the seat has heard so far."""
    return len(table.events(seat))


def _verdict(plan: Plan, table: Table, question: Question, at: int, option: int) -> Verdict | None:
    """What several looks at the same few options show."""
    chance = Rng(plan.seed).branch(at)
    first_look = chance.below(1 << 30)

    def look() -> Advice:
        seed = chance.below(1 << 30)
        return advise(table, question, plan.level, seed, plan.budget, about=option, first_look=first_look)

    first = distinct(question, look(), option)
    best = first.best.option
    verdict = _compared(first, option, best)
    if verdict is None or verdict.loss >= MISTAKE:
        again = combine([look() for _ in range(SECOND_LOOKS)])
        verdict = _compared(distinct(question, again, best, option), option, best)
    return verdict


def _compared(advice: Advice, option: int, best: int) -> Verdict | None:
    if advice.sealed and advice.estimate_of(option).share >= RARE * advice.best.share:
        best = option  # who chooses one of a good mix makes no mistake
    chosen, better = advice.estimate_of(option), advice.estimate_of(best)
    if chosen.share == 0.0 or better.share == 0.0:
        return None
    return Verdict(option, chosen.chance, best, better.chance)


# --- the sum --------------------------------------------------------------------------------------


def summarise(plan: Plan, moments: Iterable[AnalysedDecision]) -> Analysis:
    """The analysis from the judgement of each decision."""
    whole = Table.resume(plan.record)
    table, over = whole.at(0), whole.over
    start = chances_of(table, plan.seed)
    ordered = tuple(_carried_on(start, sorted(moments, key=lambda moment: moment.at)))
    return Analysis(
        game=plan.record.game,
        level=plan.level,
        seed=plan.seed,
        start=start,
        moments=ordered,
        turning_points=_turning_points(start, ordered, over),
        mistakes=_mistakes(ordered),
        decisions=tuple(_decisions(ordered, seat) for seat in range(table.players)),
        over=over,
    )


def _carried_on(
    chances: tuple[float, ...], moments: Iterable[AnalysedDecision]
) -> Iterator[AnalysedDecision]:
    """The same moments, with the chances that nothing has changed since."""
    for moment in moments:
        if moment.chances != AS_BEFORE:
            chances = moment.chances
        yield msgspec.structs.replace(moment, chances=chances)


class Change(msgspec.Struct, frozen=True):
    """A decision, and the chances before it."""

    moment: AnalysedDecision
    before: tuple[float, ...]

    def of(self, seat: int) -> float:
        """By how much the chance of a seat changed."""
        return self.moment.chances[seat] - self.before[seat]

    @property
    def most(self) -> int:
        """Whose chance has changed most; if others' changed as much, whoever decided."""
        sizes = [abs(self.of(seat)) for seat in range(len(self.before))]
        as_much = [seat for seat, size in enumerate(sizes) if size > max(sizes) - SAME]
        return self.moment.seat if self.moment.seat in as_much else as_much[0]

    @property
    def turns(self) -> bool:
        """Whether the change is large enough for a turning point."""
        return abs(self.of(self.most)) >= TURN

    def follows(self, other: Change) -> bool:
        """Whether it is the same once more: for the same seat, the same way, before everybody has decided."""
        seat = other.most
        return (
            self.moment.at - other.moment.at <= len(self.before)
            and abs(self.of(seat)) >= TURN
            and (self.of(seat) > 0) == (other.of(seat) > 0)
        )


def _turning_points(
    start: tuple[float, ...], moments: tuple[AnalysedDecision, ...], over: bool
) -> tuple[TurningPoint, ...]:
    """The greatest, in the order of the game. That the one who leads has won at last is none."""
    curve = (start, *(moment.chances for moment in moments))
    changes = [Change(moment, before) for moment, before in zip(moments, curve, strict=False)]
    if over and changes and _leader(moments[-1].chances) == _leader(changes[-1].before):
        changes.pop()
    lasting = [change for at, change in enumerate(changes, 1) if change.turns and _lasts(change, curve, at)]
    found = [turn for drift in _drifts(lasting) for turn in _turns_of(drift)]
    found.sort(key=lambda turn: abs(turn.after - turn.before), reverse=True)
    return tuple(sorted(found[:MOST], key=lambda turn: turn.at))


def _lasts(change: Change, curve: Sequence[tuple[float, ...]], at: int) -> bool:
    """Whether a change, after which the curve is at place `at`, is no swing there and back: more than half of
    what makes a turning point is left of it if what was a while before and is a while after is looked at.
    """
    seat = change.most
    upward = 1.0 if change.of(seat) > 0.0 else -1.0
    before = [upward * chances[seat] for chances in curve[max(0, at - AWHILE) : at]]
    after = [upward * chances[seat] for chances in curve[at : at + AWHILE]]
    return min(after) - max(before) > TURN / 2


def _leader(chances: tuple[float, ...]) -> int:
    return chances.index(max(chances))


def _drifts(changes: Iterable[Change]) -> list[list[Change]]:
    """A sure future is nearer with every turn: changes that follow one another are combined."""
    found: list[list[Change]] = []
    for change in changes:
        if found and change.follows(found[-1][-1]):
            found[-1].append(change)
        else:
            found.append([change])
    return found


def _turns_of(drift: list[Change]) -> list[TurningPoint]:
    """One for all, or else each would be blamed for a part of it; few are taken for what they seem."""
    parts = [drift] if len(drift) >= DRIFT else [[change] for change in drift]
    return [_turn(part[0], part[-1].moment) for part in parts]


def _turn(first: Change, last: AnalysedDecision) -> TurningPoint:
    most = first.most
    return TurningPoint(
        at=last.at,
        seat=last.seat,
        option=last.option,
        most=most,
        before=first.before[most],
        after=last.chances[most],
        since=first.moment.at,
    )


def _mistakes(moments: tuple[AnalysedDecision, ...]) -> tuple[Mistake, ...]:
    """The largest first."""
    found = [
        Mistake(moment.at, moment.seat, moment.verdict)
        for moment in moments
        if moment.verdict is not None and moment.verdict.loss >= MISTAKE
    ]
    found.sort(key=lambda mistake: (-mistake.verdict.loss, mistake.at))
    return tuple(found[:MOST])


def _decisions(moments: tuple[AnalysedDecision, ...], seat: int) -> Decisions:
    losses = [moment.verdict.loss for moment in moments if moment.seat == seat and moment.verdict is not None]
    return Decisions(len(losses), sum(losses) / len(losses) if losses else 0.0)


# --- in words -------------------------------------------------------------------------------------


class Comment(msgspec.Struct, frozen=True):
    """A sentence about a moment of the game; `at` is the number of its move, as in a replay: 1 is the first.

    `asked` tells the question that was answered, if its options say little alone (“Pass”); `happened` is what
    everybody heard next, such as a die that fell: of others, or of all where there was no choice. `reason` is
    the game's own, for the choice of a turning point or for the better option.
    """

    at: int
    sentence: Text
    asked: Text | None
    happened: Sentences
    reason: Text | None = None

    def more(self, language: str, names: Sequence[str]) -> str:
        """The question, and the next events where the reader needs them."""
        said = (self.reason, self.asked, *self.happened.items)
        return " ".join(line.say(language, names) for line in said if line is not None)


class Commentary(msgspec.Struct, frozen=True):
    """An analysis in sentences."""

    turning_points: tuple[Comment, ...]
    mistakes: tuple[Comment, ...]
    decisions: tuple[Text, ...]


def commentary(record: Record, analysis: Analysis) -> Commentary:
    """What an analysis has to say, for readers in any language. A turning point is seen after the answer."""
    whole = Table.resume(record)
    return Commentary(
        tuple(_turn_told(whole, turn) for turn in analysis.turning_points),
        tuple(_mistake_told(whole, mistake) for mistake in analysis.mistakes),
        tuple(
            text("bots.analysis.summary", who=Who(seat), n=of.judged, loss=_points(of.loss))
            for seat, of in enumerate(analysis.decisions)
        ),
    )


def _turn_told(whole: Table, turn: TurningPoint) -> Comment:
    scene = QuestionScene(whole, turn.at, turn.seat)
    goes = {"most": Who(turn.most), "before": percent(turn.before), "after": percent(turn.after)}
    if turn.drifted:
        sentence = text("bots.analysis.drift", since=turn.since + 1, **goes)
        at, happened = _what_lay_ahead(whole, turn)
        return Comment(at + 1, sentence, None, happened)
    if not scene.question.has_choice:
        sentence = text("bots.analysis.forced", who=Who(turn.seat), **goes)
        return Comment(turn.at + 1, sentence, None, _first(scene.lines(turn.option)))
    sentence = text("bots.analysis.turn", who=Who(turn.seat), what=Quoted(scene.option(turn.option)), **goes)
    reason = scene.reason(turn.option)
    return Comment(turn.at + 1, sentence, scene.asked(), scene.happened(turn.option), reason)


def _what_lay_ahead(whole: Table, turn: TurningPoint) -> tuple[int, Sentences]:
    """With which answer it came, towards which the chances had drifted, and its events.

    Events without a seat have no actor, such as a ship that is opened: these, and what comes of them. If
    there is none before long, events of others where the drift has ended.
    """
    for at, (seat, option) in enumerate(whole.record.answers[turn.at : turn.at + AWHILE], turn.at):
        lines = QuestionScene(whole, at, seat).lines(option)
        for number, line in enumerate(lines):
            if line.seat is None:
                return at, _first(lines[number:])
    return turn.at, QuestionScene(whole, turn.at, turn.seat).happened(turn.option)


def _first(lines: Sequence[LogLine]) -> Sentences:
    return Sentences(tuple(line.text for line in lines[:MOST_LINES]))


def _mistake_told(whole: Table, mistake: Mistake) -> Comment:
    scene = QuestionScene(whole, mistake.at, mistake.seat)
    verdict = mistake.verdict
    sentence = text(
        "bots.analysis.mistake",
        who=Who(mistake.seat),
        chosen=Quoted(scene.option(verdict.option)),
        better=Quoted(scene.option(verdict.best)),
        chance=percent(verdict.chance),
        best=percent(verdict.best_chance),
    )
    return Comment(mistake.at + 1, sentence, scene.asked(), Sentences(()), scene.reason(verdict.best))


class QuestionScene:
    """A question as its seat had it before it."""

    def __init__(self, whole: Table, at: int, seat: int) -> None:
        self.table = whole.at(at)
        self.question = next(question for question in self.table.questions if question.seat == seat)
        self.view = self.table.view(seat)

    def asked(self) -> Text | None:
        """None where each option says enough alone, whichever was chosen."""
        question = self.question
        if all(len(self.option(option).say().split()) > FEW_WORDS for option in question.options):
            return None
        words = self.table.box.question_text(self.view, question.kind, question.options, self.table.deck)
        return text("bots.analysis.asked", question=Quoted(words))

    def reason(self, option: int) -> Text | None:
        """The game's own first reason for an option, as far as its seat could know it."""
        information = self.table.position.information(self.question.seat)
        return next(iter(reasons_for(self.table, information, option)), None)

    def option(self, option: int) -> Text:
        """A sentence for an option at this moment."""
        return self.table.box.option_text(self.view, self.question.kind, option, self.table.deck)

    def happened(self, option: int) -> Sentences:
        """The public events of others when this option was chosen."""
        return _first([line for line in self.lines(option) if line.seat != self.question.seat])

    def lines(self, option: int) -> list[LogLine]:
        """Of the log, as everybody reads it when this option is chosen. A scene can be played only once."""
        before = len(self.table.log(None))
        self.table.answer(self.question.seat, option)
        return list(self.table.log(None)[before:])


def _points(loss: float) -> Figure:
    """Of a hundred, with a digit more than a chance: the average of many decisions is small."""
    return Figure(100 * loss, ".1")
