"""Habemus Papam at a table: sealed choices, undo, bots that do not see them."""

from __future__ import annotations

from collections import Counter

import pytest

from camerlengo import Table, UndoRefused
from camerlengo.bots import make_bot
from camerlengo.core import Rng
from camerlengo.core.settings import Value
from camerlengo.games.habemus_papam.terms import PAY_SQUADRONE, TAKE
from camerlengo.games.habemus_papam.view import HabemusPapamView
from tests.games.habemus_papam.positions import ANNA, BRUNO, CARLA, bid
from tests.recorded import THOROUGH


def table_of_three() -> Table:
    return Table("habemus_papam", 3, seed=4, options={"camerlengo": 0})


def seen(table: Table, seat: int | None) -> HabemusPapamView:
    view = table.view(seat)
    assert isinstance(view, HabemusPapamView)
    return view


def test_a_sealed_bid_can_be_changed_until_the_last_one_arrives() -> None:
    table = table_of_three()
    table.answer(ANNA, bid("D"))
    table.answer(ANNA, bid("DD"))
    table.answer(BRUNO, bid("A"))
    assert list(table.waiting_for) == [CARLA]
    table.undo(BRUNO)
    assert list(table.waiting_for) == [BRUNO, CARLA]
    table.answer(BRUNO, bid("AA"))
    table.answer(CARLA, bid(""))
    shown = [list(seat.bid.gems) for seat in seen(table, None).seats if seat.bid is not None]
    assert shown == [[3, 3], [0, 0], []]
    assert seen(table, None).takers == (ANNA, BRUNO, CARLA)


def test_nobody_sees_what_is_sealed() -> None:
    tables = []
    for choice in ("", "A", "DDD"):
        table = table_of_three()
        table.answer(ANNA, bid(choice))
        tables.append(table)
    for seat in (None, BRUNO, CARLA):
        assert len({seen(table, seat).to_json() for table in tables}) == 1
        assert len({tuple(line.say() for line in table.log(seat)) for table in tables}) == 1
        assert {table.waiting_for for table in tables} == {(BRUNO, CARLA)}


def test_shown_bids_cannot_be_taken_back() -> None:
    table = table_of_three()
    for seat in range(3):
        table.answer(seat, bid("A"))
    with pytest.raises(UndoRefused):
        table.undo(CARLA)


def test_a_card_is_given_back_only_if_the_others_agree() -> None:
    """The next one is asked at once, and sees what was taken."""
    table = table_of_three()
    for seat in range(3):
        table.answer(seat, bid("A"))
    first = table.questions[0]
    assert (first.seat, first.kind) == (ANNA, TAKE)
    table.answer(ANNA, first.options[0])
    with pytest.raises(UndoRefused):
        table.undo(ANNA)
    table.take_back(ANNA, table.last_choice(ANNA))
    assert table.questions[0].options == first.options


def test_a_table_resumes_with_sealed_choices() -> None:
    table = table_of_three()
    table.answer(BRUNO, bid("D"))
    again = Table.resume(table.record)
    assert again.waiting_for == (ANNA, CARLA)
    assert [question.sealed for question in again.questions] == [None, bid("D"), None]


EVERY_CHOICE = {"edition": "italiana", "death_by_choice": True}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", [{}, EVERY_CHOICE], ids=["standard", "every choice"])
def test_what_reveals_something_is_known_beforehand(players: int, options: dict[str, Value]) -> None:
    """Sealed choices can be changed until all are in; of the others, the one after which nobody is left to
    choose is final.
    """
    final = Counter[int]()
    games = 15 if THOROUGH else 5
    for seed in range(games):
        table = Table("habemus_papam", players, seed, options)
        rng = Rng(seed)
        while not table.over:
            question = next(question for question in table.questions if question.sealed is None)
            kind, seat = question.kind, question.seat
            option = question.options[rng.below(len(question.options))]
            known = question.is_final(option)
            table.answer(seat, option)
            why = table.why_no_undo(seat)
            assert known == (why is not None and why.key in ("error.undo.revealed", "error.undo.over"))
            final[kind] += known
    assert final[TAKE] > games * 10
    assert (final[PAY_SQUADRONE] > 0) == bool(options)


def test_with_four_players_the_third_choice_is_the_last() -> None:
    """The fourth player gets the card that is left, and the next round begins."""
    table = Table("habemus_papam", 4, seed=4, options={"camerlengo": 0})
    for seat in range(4):
        table.answer(seat, bid("A"))
    for last in (False, False, True):
        question = table.questions[0]
        assert question.is_final(question.options[0]) is last
        table.answer(question.seat, question.options[0])
    with pytest.raises(UndoRefused):
        table.undo(CARLA)
    assert seen(table, None).round == 2


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_decides_the_same_whatever_others_have_sealed(name: str) -> None:
    decisions = set()
    for choice in ("", "A", "DDD"):
        table = table_of_three()
        table.answer(ANNA, bid(choice))
        info = table.position.information(table.questions[1].seat)
        assert info.seat == BRUNO
        decisions.add(make_bot(name, table.box, 5).choose(info))
    assert len(decisions) == 1


def test_bots_play_a_whole_game_at_a_table() -> None:
    table = Table("habemus_papam", 4, seed=9)
    rng = Rng(1)
    while not table.over:
        question = next(question for question in table.questions if question.sealed is None)
        bot = make_bot("greedy", table.box, rng.next())
        table.answer(question.seat, bot.choose(table.position.information(question.seat)))
    assert table.result is not None
    assert len(table.result.sheet) == 6
