"""Habemus Papam at a table: sealed choices, undo, bots that do not see them."""

from __future__ import annotations

import pytest

from camerlengo import Table, UndoRefused
from camerlengo.bots import make_bot
from camerlengo.bots.outlook import Outlook
from camerlengo.core import Rng
from camerlengo.games import open_box
from camerlengo.games.habemus_papam.terms import BID, DISCARD, EXCLUDE, PLAY, TAKE
from camerlengo.games.habemus_papam.view import HabemusPapamView
from tests.games.habemus_papam.positions import ANNA, BRUNO, CARLA, bid


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


def test_a_card_can_be_given_back_until_the_next_one_takes() -> None:
    table = table_of_three()
    for seat in range(3):
        table.answer(seat, bid("A"))
    first = table.questions[0]
    assert (first.seat, first.kind) == (ANNA, TAKE)
    table.answer(ANNA, first.options[0])
    table.undo(ANNA)
    assert table.questions[0].options == first.options


def test_a_table_resumes_with_sealed_choices() -> None:
    table = table_of_three()
    table.answer(BRUNO, bid("D"))
    again = Table.resume(table.record)
    assert again.waiting_for == (ANNA, CARLA)
    assert [question.sealed for question in again.questions] == [None, bid("D"), None]


def test_the_last_choice_of_a_round_cannot_be_undone_and_says_so() -> None:
    box = open_box("habemus_papam")
    table = table_of_three()
    for seat in range(3):
        table.answer(seat, bid("A"))
    for number in range(3):
        question = table.questions[0]
        last = number == 2
        assert box.irrevocable(table.view(question.seat), TAKE, question.options[0]) is last
        table.answer(question.seat, question.options[0])
        if last:
            with pytest.raises(UndoRefused):
                table.undo(question.seat)
    assert not box.irrevocable(table.view(ANNA), BID, 0)
    assert not box.irrevocable(table.view(ANNA), PLAY, 0)
    assert not box.irrevocable(table.view(ANNA), DISCARD, 0)
    assert not box.irrevocable(table.view(ANNA), EXCLUDE, 0)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_decides_the_same_whatever_others_have_sealed(name: str) -> None:
    decisions = set()
    for choice in ("", "A", "DDD"):
        table = table_of_three()
        table.answer(ANNA, bid(choice))
        game, checkpoint, since = table.outlook_parts()
        question = table.questions[1]
        outlook = Outlook(game, checkpoint, since, BRUNO, question.kind, list(question.options))
        decisions.add(make_bot(name, table.box, 5).choose(outlook))
    assert len(decisions) == 1


def test_bots_play_a_whole_game_at_a_table() -> None:
    table = Table("habemus_papam", 4, seed=9)
    rng = Rng(1)
    while not table.over:
        question = next(question for question in table.questions if question.sealed is None)
        game, checkpoint, since = table.outlook_parts()
        outlook = Outlook(game, checkpoint, since, question.seat, question.kind, list(question.options))
        bot = make_bot("greedy", table.box, rng.next())
        table.answer(question.seat, bot.choose(outlook))
    assert table.result is not None
    assert len(table.result.sheet) == 6
