"""What the Cardinal would do: the best few options, why, and nothing that the seat could not know."""

from __future__ import annotations

import functools

import pytest

from camerlengo.bots import hints
from camerlengo.bots.advice import Advice, OptionEstimate, advise, combine, distinct
from camerlengo.bots.bot_names import help_of, name_of, percent
from camerlengo.bots.hints import MOST_TIPS, _compared, _worth_saying, hint
from camerlengo.bots.levels import LEVELS
from camerlengo.core import Position, Rng
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games import names, open_box
from camerlengo.table import Question, Table
from tests.bots.ranks import little_to_think
from tests.bots.telling import every_count, many_telling_tables
from tests.bots.twins import twins
from tests.contract.setups import Setup, other_world, turn_of
from tests.recorded import FOUR, THOROUGH

FEW = 6  # iterations


@pytest.fixture
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials go not far."""
    little_to_think(monkeypatch, 1)


def begun(game: str) -> Table:
    """A table of as few as can play, before the first answer."""
    return Table(game, min(open_box(game).players), 3)


def open_choice(table: Table) -> Question:
    while True:
        question = open_question(table)
        if len(question.options) > 1:
            return question
        table.answer(question.seat, question.options[0])


def open_question(table: Table) -> Question:
    return next(question for question in table.questions if question.sealed is None)


CHOICES = 30  # so far into a game, or two thirds of it


@functools.cache
def choices(game: str) -> list[Table]:
    """The first choices of a random game, each with its question open."""
    table, rng = begun(game), Rng(3)
    found: list[Table] = []
    while not table.over and len(found) <= CHOICES:
        question = open_question(table)
        if len(question.options) > 1:
            found.append(table.copy())
        table.answer(question.seat, question.options[rng.below(len(question.options))])
    return found


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("part", [0.0, 0.3, 1.0])
def test_a_hint_is_about_the_own_options_and_says_why_in_every_language(game: str, part: float) -> None:
    found_there = choices(game)
    assert len(found_there) > CHOICES or game not in FOUR
    table = found_there[round(part * (len(found_there) - 1))]
    question = open_question(table)
    found = hint(table, question, 1, FEW)
    assert 1 <= len(found.tips) <= MOST_TIPS
    assert len({tip.option for tip in found.tips}) == len(found.tips)
    for tip in found.tips:
        assert tip.option in question.options
        assert 0.0 <= tip.chance <= 1.0
        for language in LANGUAGES:
            names = table.names_in(language)
            assert all("{" not in sentence.say(language, names) for sentence in tip.why)
            assert tip.why
    if found.sealed:
        assert sum(tip.share for tip in found.tips) == pytest.approx(1.0)
    else:
        assert found.mix is None
    assert hint(table, question, 1, FEW) == found


def test_a_sealed_choice_is_to_be_mixed() -> None:
    table = begun("habemus_papam")
    found = hint(table, open_choice(table), 1, 20)
    assert found.sealed
    assert len(found.tips) > 1
    assert found.mix is not None
    assert found.mix.say().startswith("These options are about equally good. ")
    shares = [percent(tip.share).value for tip in found.tips]
    assert sum(shares) == 100
    for tip in found.tips:
        assert tip.why[0].say() == f"Choose this about {percent(tip.share).say()} of the time."


def test_what_follows_is_said_by_whom() -> None:
    table = begun("richelieu")
    question = open_choice(table)
    said = [sentence.key for tip in hint(table, question, 1, 60).tips for sentence in tip.why]
    assert "bots.hint.next" in said or "bots.hint.reply" in said


def test_what_others_do_is_said_as_everybody_sees_it() -> None:
    table = Table("richelieu", 2, 3, {"start": 0}, names=("Anna", "Bruno"))
    table.answer(0, table.questions[0].options[0])
    replies = [
        sentence.say("en", table.names)
        for tip in hint(table, open_choice(table), 1, 60).tips
        for sentence in tip.why
        if sentence.key == "bots.hint.reply"
    ]
    assert replies
    assert all("“Bruno takes " in reply for reply in replies)


def test_chances_are_compared_as_they_are_shown() -> None:
    close, worse = OptionEstimate(1, 0.574, 0.5), OptionEstimate(2, 0.566, 0.3)
    assert [one.say() for one in _compared([close, worse], close)] == [
        "The next best option is about as good."
    ]
    far, near = OptionEstimate(1, 0.6149, 0.5), OptionEstimate(2, 0.5851, 0.3)
    ahead, behind = (
        "2 percentage points better than the next best option.",
        "2 percentage points worse than the first option.",
    )
    for thought, said in ((far, ahead), (near, behind)):
        assert [one.say() for one in _compared([far, near], thought)] == [said]
    assert _compared([far], far) == []


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 percentage point ", "2 percentage points "),
        ("it", "1 punto percentuale ", "2 punti percentuali "),
        ("fr", "1 point de pourcentage ", "2 points de pourcentage "),
    ],
)
def test_points_of_a_chance_are_not_taken_for_points_of_the_game(language: str, one: str, two: str) -> None:
    for key in ("better", "worse"):
        assert text(f"bots.hint.{key}", n=1).say(language).startswith(one)
        assert text(f"bots.hint.{key}", n=2).say(language).startswith(two)
    summary = text("bots.analysis.summary", who="Anna", n=3, loss="2.1").say(language)
    assert two.strip("2 ") in summary


def test_that_another_chance_is_higher_is_not_passed_over() -> None:
    looked_at_most, higher = OptionEstimate(1, 0.5, 0.7), OptionEstimate(2, 0.53, 0.3)
    assert _worth_saying(Advice((looked_at_most, higher))) == [looked_at_most, higher]
    assert [one.key for one in _compared([looked_at_most, higher], looked_at_most)] == ["bots.hint.surer"]
    assert [one.key for one in _compared([looked_at_most, higher], higher)] == ["bots.hint.perhaps"]


def test_of_what_was_looked_at_about_equally_often_the_best_chance_is_first() -> None:
    slightly_more, promising, hardly = (
        OptionEstimate(1, 0.5, 0.45),
        OptionEstimate(2, 0.53, 0.4),
        OptionEstimate(3, 0.6, 0.15),
    )
    found = _worth_saying(Advice((slightly_more, promising, hardly)))
    assert found == [promising, hardly, slightly_more]


def test_what_was_never_looked_at_is_no_tip() -> None:
    advice = Advice((OptionEstimate(4, 0.6, 0.9), OptionEstimate(7, 0.5, 0.1), OptionEstimate(9, 0.0, 0.0)))
    assert [thought.option for thought in _worth_saying(advice)] == [4, 7]


def test_where_there_is_no_choice_there_is_no_hint() -> None:
    table = begun("richelieu")
    question = open_choice(table)
    question.options = question.options[:1]
    assert hint(table, question, 1, FEW).tips == ()


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize("name", ["give", "load"])
def test_of_two_copies_of_a_card_one_is_a_tip(name: str) -> None:
    table, question, (one, two) = twins(name)
    other = next(option for option in question.options if option not in (one, two))
    assert question.choice(one) == question.choice(two) != question.choice(other)
    thoughts = (
        OptionEstimate(other, 0.5, 0.4),
        OptionEstimate(two, 0.52, 0.35),
        OptionEstimate(one, 0.51, 0.25),
    )
    found = distinct(question, Advice(thoughts, sealed=True))
    assert found.sealed
    assert [thought.option for thought in found.thoughts] == [two, other]
    assert [thought.share for thought in found.thoughts] == pytest.approx([0.6, 0.4])
    assert found.best.chance == 0.52
    tips = hint(table, question, 1, FEW).tips
    assert not {one, two} <= {tip.option for tip in tips}


def test_where_all_options_are_copies_there_is_no_choice() -> None:
    table, question, alike = twins("give")
    question.options = tuple(alike)
    assert not question.has_choice
    assert hint(table, question, 1, FEW).tips == ()


def test_in_habemus_papam_equal_orders_are_one_choice() -> None:
    compared = set()
    for seed in range(1, 60):
        table = Table("habemus_papam", 3, seed)
        rng = Rng(seed)
        while not table.over and table.questions[0].name != "discard":
            question = next(question for question in table.questions if question.sealed is None)
            table.answer(question.seat, question.options[rng.below(len(question.options))])
        for question in table.questions if not table.over else ():
            orders = {question.sentence(option).partition(": ")[2] for option in question.options}
            assert question.has_choice is (len(orders) > 1)
            compared.add(question.has_choice)
    assert compared == {True, False}


def test_what_speaks_against_an_option_is_said_only_if_it_is_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("richelieu")
    question = open_choice(table)
    first, level, worse = question.options[:3]
    advice = Advice(
        (OptionEstimate(first, 0.5, 0.5), OptionEstimate(level, 0.5, 0.3), OptionEstimate(worse, 0.45, 0.2))
    )
    objection = text("bots.hint.only")
    monkeypatch.setattr(hints, "combine", lambda _: advice)
    monkeypatch.setattr(type(table.box), "objections", lambda *_: [objection])
    tips = hint(table, question, 1, FEW).tips
    assert {tip.option: objection in tip.why for tip in tips} == {first: False, level: False, worse: True}


@pytest.mark.usefixtures("near")
@every_count
def test_a_hint_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(setup: Setup) -> None:
    compared, enough = 0, 6 if THOROUGH else 2
    for table in many_telling_tables(setup):
        if compared >= enough:
            break
        checkpoint, since = turn_of(table)
        for question in table.questions[: 2 if THOROUGH else 1]:
            seen = table.view(question.seat).to_json()
            world = other_world(checkpoint, since, question.seat, seen, Rng(8))
            if world is None or not question.has_choice:
                continue
            other = table.copy()
            other.position = Position(world._frame, table.position.sealed, table.opened, None)
            twin = next(one for one in other.questions if one.seat == question.seat)
            assert hint(other, twin, 5, 2) == hint(table, question, 5, 2)
            compared += 1
    assert compared
    assert compared >= enough or setup.game not in FOUR


# --- advice ---------------------------------------------------------------------------------------


def test_several_thinkers_make_one_advice() -> None:
    one = Advice((OptionEstimate(4, 0.6, 0.8), OptionEstimate(7, 0.5, 0.2)))
    other = Advice((OptionEstimate(7, 0.7, 0.9), OptionEstimate(4, 0.4, 0.1)))
    both = combine([one, other])
    assert [thought.option for thought in both.thoughts] == [7, 4]
    assert both.best.share == pytest.approx(0.55)
    assert both.estimate_of(4).chance == pytest.approx((0.6 * 0.8 + 0.4 * 0.1) / 0.9)


def test_the_best_is_chosen_but_a_sealed_choice_is_drawn() -> None:
    thoughts = (OptionEstimate(4, 0.6, 0.5), OptionEstimate(7, 0.6, 0.45), OptionEstimate(9, 0.1, 0.05))
    openly, sealed = Advice(thoughts), Advice(thoughts, sealed=True)
    rng = Rng(1)
    assert {openly.sample(rng) for _ in range(50)} == {4}
    assert {sealed.sample(rng) for _ in range(50)} == {4, 7}  # what was only tried is never played


def test_advice_says_whether_the_choice_is_sealed() -> None:
    for game, sealed in (("richelieu", False), ("habemus_papam", True)):
        table = begun(game)
        assert advise(table, open_choice(table), "cardinal", 1, FEW).sealed is sealed


# --- names ----------------------------------------------------------------------------------------


def test_ranks_have_names_and_a_line_of_help_in_three_languages() -> None:
    called = {language: [name_of(rank).say(language) for rank in LEVELS] for language in LANGUAGES}
    assert called == {
        "en": ["Novice", "Curate", "Bishop", "Cardinal", "Pope"],
        "it": ["Novizio", "Curato", "Vescovo", "Cardinale", "Papa"],
        "fr": ["Novice", "Curé", "Évêque", "Cardinal", "Pape"],
    }
    for language in LANGUAGES:
        for game in names():
            assert len({help_of(rank, open_box(game)).say(language) for rank in LEVELS}) == len(LEVELS)


def test_a_pope_is_explained_as_it_plays() -> None:
    said = {game: help_of("pope", open_box(game)).say() for game in FOUR}
    assert "infers what the others" in said.pop("q")
    assert "plays promising options out" in said.pop("pontifex")
    assert "plays promising options out" in said.pop("habemus_papam")
    assert said == {"richelieu": "Expert: thinks far ahead, using all the server’s cores"}


def test_every_level_says_how_hard_it_is_in_every_game() -> None:
    for game in FOUR:
        said = [help_of(rank, open_box(game)).say("it").partition(": ")[0] for rank in LEVELS]
        assert said == ["Principiante", "Facile", "Medio", "Difficile", "Esperto"]


def test_bots_of_old_tables_and_of_the_lab_have_names_too() -> None:
    for bot in ("random", "greedy", "suspicious"):
        assert all(name_of(bot).say(language) for language in LANGUAGES)
    assert name_of("search-200").say("en") == "Search (200 iterations)"
    assert name_of("trials-20").say("en") == "Trials (20 per option)"
