"""Where a game was won: reproducible from its record, fair to whoever decided, and the same on every core."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from camerlengo.bots.advice import Advice, OptionEstimate, advise
from camerlengo.bots.trials import CANDIDATES
from camerlengo.core.record import Record
from camerlengo.core.texts import LANGUAGES, Figure, Who, text
from camerlengo.games import names
from camerlengo.lab import analysis as module
from camerlengo.lab import chances
from camerlengo.lab.analysis import (
    AS_BEFORE,
    AWHILE,
    CHUNK,
    MISTAKE,
    MOST,
    MOST_LINES,
    SECOND_LOOKS,
    TURN,
    AnalysedDecision,
    Analysis,
    Comment,
    Plan,
    QuestionScene,
    TurningPoint,
    Verdict,
    _compared,
    analyse,
    analyse_chunk,
    commentary,
    summarise,
)
from camerlengo.lab.chances import chances_of
from camerlengo.table import LogLine, Question, Table
from tests.bots.ranks import little_to_think
from tests.bots.twins import twins
from tests.lab.elsewhere import Elsewhere
from tests.recorded import THOROUGH, recorded

FEW = 2  # iterations


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials go not far, and a position is played on once."""
    at_once(monkeypatch)


def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    little_to_think(monkeypatch, FEW)
    monkeypatch.setattr(chances, "TRIES", 1)


def record_of(game: str, answers: int | None = None) -> Record:
    record = recorded(game)
    return record if answers is None else record.upto(answers)


@pytest.fixture(scope="module")
def richelieu() -> tuple[Record, Analysis]:
    record = record_of("richelieu")
    with pytest.MonkeyPatch.context() as monkeypatch:
        at_once(monkeypatch)
        return record, analyse(Plan(record, budget=FEW))


def test_every_decision_has_the_chances_of_every_seat(richelieu: tuple[Record, Analysis]) -> None:
    record, found = richelieu
    assert [(moment.seat, moment.option) for moment in found.moments] == list(record.answers)
    for shares in (found.start, *(moment.chances for moment in found.moments)):
        assert len(shares) == 2
        assert sum(shares) == pytest.approx(1.0)


def test_at_the_end_the_winner_has_won(richelieu: tuple[Record, Analysis]) -> None:
    record, found = richelieu
    result = Table.resume(record).result
    assert result is not None
    assert [chance > 0.0 for chance in found.moments[-1].chances] == [
        seat in result.winners for seat in range(2)
    ]


def test_in_q_a_faction_wins_as_a_whole() -> None:
    table = Table.resume(record_of("q"))
    assert table.result is not None
    winners = table.result.winners
    assert chances_of(table) == tuple(1.0 if seat in winners else 0.0 for seat in range(table.players))


def test_the_same_record_gives_the_same_analysis_in_whatever_order_pieces_come() -> None:
    plan = Plan(record_of("q", 2 * CHUNK + 1), budget=FEW)
    pieces = [analyse_chunk(plan, first) for first in plan.chunks()]
    assert [len(one) for one in pieces] == [CHUNK, CHUNK, 1]
    backwards = [moment for one in reversed(pieces) for moment in one]
    assert summarise(plan, backwards) == analyse(plan) == analyse(plan, Elsewhere())


def test_another_seed_is_other_luck() -> None:
    record = record_of("q", 5)
    assert analyse(Plan(record, seed=1, budget=FEW)) != analyse(Plan(record, seed=2, budget=FEW))


def test_progress_is_told() -> None:
    plan = Plan(record_of("richelieu", 2 * CHUNK + 1), budget=FEW)
    done: list[int] = []
    analyse(plan, on_decisions=done.append)
    assert done == [CHUNK, CHUNK, 1]


@pytest.mark.parametrize("game", names())
def test_every_game_can_be_analysed_and_told_in_every_language(game: str) -> None:
    record = record_of(game, 30 if THOROUGH else 16)
    found = analyse(Plan(record, budget=FEW))
    told = commentary(record, found)
    for language in LANGUAGES:
        names = Table.resume(record).names_in(language)
        for sentence in (
            *(one.sentence for one in told.turning_points),
            *(one.sentence for one in told.mistakes),
            *told.decisions,
        ):
            assert "{" not in sentence.say(language, names)
    assert len(told.decisions) == len(record.seats)


def test_a_record_without_an_answer_has_nothing_to_tell() -> None:
    found = analyse(Plan(record_of("richelieu", 0)))
    assert not found.moments
    assert not found.mistakes
    assert not found.turning_points
    assert sum(found.start) == pytest.approx(1.0)


# --- the sum --------------------------------------------------------------------------------------


def moments_of(*chances: float, losses: tuple[float, ...] = ()) -> list[AnalysedDecision]:
    return [
        AnalysedDecision(
            at,
            at % 2,
            at,
            (chance, 1.0 - chance),
            Verdict(at, 0.5 - losses[at], 99, 0.5) if at < len(losses) else None,
        )
        for at, chance in enumerate(chances)
    ]


def test_turning_points_are_the_largest_changes_in_the_order_of_the_game() -> None:
    plan = Plan(record_of("richelieu"))
    start = chances_of(Table.resume(plan.record.upto(0)), plan.seed)[0]
    low = [start - 0.3, *[start - 0.29] * (AWHILE - 1)]
    found = summarise(plan, moments_of(start + 0.01, *low, start + 0.2, 1.0))
    assert [turn.at for turn in found.turning_points] == [1, 1 + AWHILE]
    turn = found.turning_points[0]
    assert (turn.seat, turn.most) == (1, 1)
    assert turn.after - turn.before == pytest.approx(0.31)
    assert turn.after - turn.before >= TURN


@pytest.fixture
def even_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "chances_of", lambda _table, _seed: (0.5, 0.3, 0.2))


def fallen(record: Record, *chances: float) -> list[AnalysedDecision]:
    """The first seat stands so after each answer of three; what it loses the second one has."""
    return [
        AnalysedDecision(at, *record.answers[at], (chance, 0.8 - chance, 0.2))
        for at, chance in enumerate(chances)
    ]


@pytest.mark.usefixtures("even_start")
def test_what_lies_ahead_for_sure_is_one_turning_point_and_nobody_is_blamed_for_it() -> None:
    record = record_of("habemus_papam", 6)
    moments = [msgspec.structs.replace(one, seat=2) for one in fallen(record, 0.38, 0.37, 0.26, 0.15, 0.15)]
    (turn,) = summarise(Plan(record), moments).turning_points
    assert turn.drifted
    assert (turn.since, turn.at, turn.most, turn.before, turn.after) == (0, 3, 0, 0.5, 0.15)


@pytest.mark.usefixtures("even_start")
@pytest.mark.parametrize(
    ("chances", "at"),
    [
        ((0.38, 0.25), [0, 1]),  # too few
        ((0.38, 0.55, 0.4), []),  # to and fro
        ((0.5, 0.38, 0.38, 0.38, 0.5, 0.5), []),  # there and back
        ((0.5, 0.38, 0.38, 0.38, 0.38, 0.5, 0.5), [1, 5]),  # and back when it had lasted
        ((0.5, 0.38, 0.38, 0.44, 0.44), [1]),  # partly
        ((0.5, 0.38, 0.38, 0.46, 0.46), []),  # mostly
        ((0.35, 0.35, 0.35, 0.35, 0.2, 0.2, 0.2, 0.2, 0.05), [0, 4, 8]),  # each for itself
    ],
)
def test_other_turning_points_stay_apart(chances: tuple[float, ...], at: list[int]) -> None:
    record = record_of("habemus_papam", 12)
    moments = [msgspec.structs.replace(one, seat=2) for one in fallen(record, *chances)]
    moments.append(msgspec.structs.replace(moments[-1], at=len(moments)))
    turns = summarise(Plan(record), moments).turning_points
    assert [turn.at for turn in turns] == at
    assert not any(turn.drifted for turn in turns)


def turn_told(record: Record, at: int, since: int | None = None) -> Comment:
    """What is said of a turning point, with which the first seat falls from 50 to 10 per cent."""
    seat, option = record.answers[at]
    turn = TurningPoint(at, seat, option, 0, 0.5, 0.1, at if since is None else since)
    found = Analysis(
        game=record.game,
        level="cardinal",
        seed=1,
        start=(0.5, 0.3, 0.2),
        moments=(),
        turning_points=(turn,),
        mistakes=(),
        decisions=(),
    )
    (told,) = commentary(record, found).turning_points
    return told


def lines_of(record: Record, at: int) -> list[LogLine]:
    seat, option = record.answers[at]
    return QuestionScene(Table.resume(record), at, seat).lines(option)


def test_a_drift_is_told_without_an_option() -> None:
    told = turn_told(record_of("habemus_papam", 5), 4, since=1)
    assert told.at == 5
    assert told.asked is None
    assert told.sentence == text(
        "bots.analysis.drift", since=2, most=Who(0), before=Figure(50, "%"), after=Figure(10, "%")
    )


def test_a_drift_is_told_with_what_then_happened_by_itself() -> None:
    """In Q the ship that is opened, and what comes of it, whoever has decided something before."""
    record = record_of("q")
    opened = next(at for at in range(AWHILE, len(record.answers)) if by_itself(record, at))
    ended = next(at for at in range(opened - 1, opened - AWHILE, -1) if not by_itself(record, at))
    lines = lines_of(record, opened)
    first = next(number for number, line in enumerate(lines) if line.seat is None)
    told = turn_told(record, ended, since=ended - 2)
    assert told.at == opened + 1
    assert list(told.happened.items) == [line.text for line in lines[first : first + MOST_LINES]]


def by_itself(record: Record, at: int) -> bool:
    return any(line.seat is None for line in lines_of(record, at))


def test_a_drift_after_which_nothing_happens_by_itself_is_seen_where_it_ends() -> None:
    record = record_of("richelieu", 12)
    assert not any(by_itself(record, at) for at in range(8, 12))
    assert turn_told(record, 8, since=5).at == 9


def test_nobody_is_blamed_for_an_answer_without_another() -> None:
    """Who tries to persuade somebody and has nothing to add passes; it is the die that turns the game."""
    record = record_of("pontifex")
    at, lines = next(
        (at, lines)
        for at, (seat, _) in enumerate(record.answers)
        if not QuestionScene(Table.resume(record), at, seat).question.has_choice
        and (lines := lines_of(record, at))
    )
    told = turn_told(record, at)
    assert told.asked is None
    assert told.sentence.key == "bots.analysis.forced"
    assert list(told.happened.items) == [line.text for line in lines[:MOST_LINES]]


def test_that_the_leader_wins_at_last_is_no_turning_point_but_that_another_wins_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "chances_of", lambda _table, _seed: (0.5, 0.5))
    plan = Plan(record_of("richelieu"))
    assert [turn.at for turn in summarise(plan, moments_of(0.55, 0.6, 1.0)).turning_points] == []
    assert [turn.at for turn in summarise(plan, moments_of(0.55, 0.6, 0.0)).turning_points] == [2]


def test_what_happens_last_in_a_record_that_was_cut_off_may_be_a_turning_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "chances_of", lambda _table, _seed: (0.5, 0.5))
    record = record_of("richelieu")
    moments = moments_of(0.55, 0.6, 0.9)  # who leads has not won yet
    finished = summarise(Plan(record), moments)
    cut_off = summarise(Plan(record.upto(len(moments))), moments)
    assert (finished.over, [turn.at for turn in finished.turning_points]) == (True, [])
    assert (cut_off.over, [turn.at for turn in cut_off.turning_points]) == (False, [2])


def test_where_nothing_has_happened_everybody_stands_as_before() -> None:
    record = record_of("pontifex", 16)
    plan = Plan(record, budget=FEW)
    moments = [moment for first in plan.chunks() for moment in analyse_chunk(plan, first)]
    found = summarise(plan, moments)
    before = (found.start, *(moment.chances for moment in found.moments))
    same = [moment.at for moment in moments if moment.chances == AS_BEFORE]
    assert 0 < len(same) < len(moments)
    for moment in moments:
        expected = before[moment.at] if moment.at in same else moment.chances
        assert found.moments[moment.at].chances == expected
    assert any(at % CHUNK == 0 for at in same)  # also where a piece begins


def test_mistakes_are_told_the_largest_first_and_not_all_of_them() -> None:
    losses = (0.01, 0.2, MISTAKE, 0.1, 0.3, 0.06, 0.07, 0.08, 0.09)
    plan = Plan(record_of("richelieu", 0))
    found = summarise(plan, moments_of(*[0.5] * len(losses), losses=losses))
    assert [mistake.at for mistake in found.mistakes] == [4, 1, 3, 8, 7, 6]
    assert len(found.mistakes) == MOST
    assert found.decisions[0].judged == 5
    assert found.decisions[0].loss == pytest.approx((0.01 + MISTAKE + 0.3 + 0.07 + 0.09) / 5)


def test_a_choice_better_than_the_favourite_is_no_loss() -> None:
    assert Verdict(1, 0.6, 2, 0.5).loss == 0.0


def test_what_was_chosen_is_tried_however_it_looks() -> None:
    table = Table("pontifex", 2, seed=1)
    while len(table.questions[0].options) <= CANDIDATES:
        table.answer(table.questions[0].seat, table.questions[0].options[0])
    (question,) = table.questions
    looked = advise(table, question, "cardinal", 1, budget=1)
    left_out = [thought.option for thought in looked.thoughts if thought.share == 0.0]
    assert len(left_out) == len(question.options) - CANDIDATES
    assert (
        advise(table, question, "cardinal", 1, budget=1, about=left_out[-1]).estimate_of(left_out[-1]).share
        > 0.0
    )


def test_a_mistake_is_measured_without_the_look_that_found_it(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(record_of("richelieu", 1))
    table = Table.resume(plan.record.upto(0))
    (question,), (_, chosen) = table.questions, plan.record.answers[0]
    other = next(option for option in question.options if option != chosen)
    worse = Advice((OptionEstimate(other, 0.9, 0.7), OptionEstimate(chosen, 0.2, 0.3)))
    alike = Advice((OptionEstimate(chosen, 0.5, 0.6), OptionEstimate(other, 0.5, 0.4)))
    looks = iter([worse, *[alike] * SECOND_LOOKS])
    monkeypatch.setattr(module, "advise", lambda *_, **__: next(looks))
    (moment,) = analyse_chunk(plan, 0)
    assert moment.verdict == Verdict(chosen, 0.5, other, 0.5)


def test_an_option_that_says_little_alone_is_told_with_its_question() -> None:
    record = record_of("pontifex", 0)
    table = Table.resume(record)
    question = table.questions[0]
    assert question.sentence(0) == "Pass"
    scene = QuestionScene(Table.resume(record), 0, question.seat)
    asked = scene.asked()
    assert asked is not None
    assert asked.say("en", table.names_in("en")) == f"Question: “{question.text()}”"
    richelieu = record_of("richelieu", 0)
    assert (
        QuestionScene(Table.resume(richelieu), 0, Table.resume(richelieu).questions[0].seat).asked() is None
    )


def test_whether_a_question_is_told_does_not_depend_on_what_was_chosen() -> None:
    """One of the places in Q says little alone; so the question is told also with two that say more."""
    record = record_of("q")
    asked = [QuestionScene(Table.resume(record), at, seat) for at, (seat, _) in enumerate(record.answers)]
    places = [scene for scene in asked if scene.question.text() == "Choose where to go."]
    assert len({record.answers[len(scene.table.record.answers)][1] for scene in places}) > 1
    assert all(scene.asked() is not None for scene in places)


def test_a_turning_point_tells_what_others_did_next() -> None:
    table = Table("richelieu", 2, 7, {"start": 0})
    table.answer(0, 3)
    assert (
        QuestionScene(Table.resume(table.record), 1, 0).happened(49).items == ()
    )  # who places no marker is followed by a question
    record = record_of("q")
    at, seat = next(
        (at, seat)
        for at, (seat, option) in enumerate(record.answers)
        if QuestionScene(Table.resume(record), at, seat).happened(option).items
    )
    happened = QuestionScene(Table.resume(record), at, seat).happened(record.answers[at][1])
    assert 1 <= len(happened.items) <= MOST_LINES


def test_another_copy_of_the_best_card_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    table, question, (one, two) = twins("give")
    other = next(option for option in question.options if option not in (one, two))
    advice = Advice(
        (OptionEstimate(two, 0.9, 0.6), OptionEstimate(other, 0.8, 0.3), OptionEstimate(one, 0.1, 0.1))
    )
    monkeypatch.setattr(module, "advise", lambda *_, **__: advice)
    at = len(table.record.answers)
    found = []
    for option in (one, other):
        table = Table.resume(table.record.upto(at))
        table.answer(question.seat, option)
        verdict = analyse_chunk(Plan(table.record), at)[0].verdict
        assert verdict is not None
        found.append((verdict.best, verdict.loss))
    assert found == [(one, 0.0), (two, pytest.approx(0.1))]


def test_between_copies_alone_nothing_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Question, "has_choice", property(lambda question: question.seat != 0))
    moments = analyse(Plan(record_of("richelieu", 6), budget=FEW)).moments
    judged = {seat: [one.verdict is not None for one in moments if one.seat == seat] for seat in (0, 1)}
    assert not any(judged[0])
    assert any(judged[1])


def test_what_looks_like_a_mistake_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    def noted(*given: Any, **also: Any) -> Advice:
        looks.append(also["first_look"])
        return advise(*given, **also)

    monkeypatch.setattr(module, "advise", noted)
    plan = Plan(record_of("richelieu", CHUNK), budget=FEW)
    monkeypatch.setattr(module, "MISTAKE", 2.0)  # nothing is so bad
    analyse_chunk(plan, 0)
    once = len(looks)
    monkeypatch.setattr(module, "MISTAKE", 0.0)  # everything is
    looks.clear()
    analyse_chunk(plan, 0)
    assert len(looks) == (1 + SECOND_LOOKS) * once
    assert len(set(looks)) == once  # of one decision all begin with the same options


def test_one_of_a_good_mix_is_no_mistake() -> None:
    thoughts = (OptionEstimate(4, 0.6, 0.6), OptionEstimate(7, 0.5, 0.35), OptionEstimate(9, 0.3, 0.05))
    losses = {
        sealed: [_compared(Advice(thoughts, sealed), option, 4) for option in (7, 9)]
        for sealed in (False, True)
    }
    assert [verdict.loss for verdict in losses[False] if verdict] == pytest.approx([0.1, 0.3])
    assert [verdict.loss for verdict in losses[True] if verdict] == pytest.approx([0.0, 0.3])
