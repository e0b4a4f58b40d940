"""Discs: what they are good for, and who knows of them."""

from __future__ import annotations

import pytest

from camerlengo.core import EVERYBODY, SPECTATOR, Ask, Rng, only
from camerlengo.games import open_box
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.rules import deal
from camerlengo.games.richelieu.terms import (
    CROSS,
    DECLINE,
    ENDED,
    FROM_SUPPLY,
    MARK,
    MARKER_BACK,
    MOVE,
    NO_DISC,
    NO_MARKER,
    NOBODY,
    PAID,
    PAY,
    SAW_DISC,
    SWORD,
    TAKE,
    TAKE_ANOTHER,
    TOOK_DISC,
    TOWER,
    USE_DISC,
    USE_DISC_NOW,
    USED_DISC,
)
from tests.games.richelieu.positions import (
    ALL_DISCS,
    NORMANDIE,
    QUEEN,
    RICHELIEU,
    Markers,
    Position,
    check,
    left,
    play_out,
    right,
    view,
)
from tests.games.script import Asked, Script, Told
from tests.recorded import THOROUGH

EVERY_DISC = ("Bg", "Br", "Ch", "No", "La", "Pr", "An", "Bb", "Au", "sword", "cross", "tower", "back")

# --- RI-30: secret --------------------------------------------------------------------------------


@pytest.mark.rule("RI-30")
def test_who_takes_a_card_with_a_disc_gets_the_disc() -> None:
    table = Position("Bg2*No Pr2", "Ch2")
    place = table.at(1, 1)
    assert table.view(QUEEN).at(place).disc
    table.play(left(1), NO_MARKER)
    assert table.discs(RICHELIEU) == ["No"]
    assert table.game.disc[place] == -1


@pytest.mark.rule("RI-30")
def test_only_the_one_who_took_it_hears_what_it_is() -> None:
    table = Position("Bg2*No Pr2", "Ch2")
    turn = table.play(left(1), NO_MARKER)
    assert turn.heard(SAW_DISC) == [Told(SAW_DISC, RICHELIEU, (NORMANDIE,), only(RICHELIEU))]
    assert turn.heard(TOOK_DISC) == [Told(TOOK_DISC, RICHELIEU, (table.at(1, 1),), EVERYBODY)]


@pytest.mark.rule("RI-30")
def test_a_card_without_a_disc_brings_none() -> None:
    table = Position("Bg2*No Pr2", "Ch2")
    turn = table.play(left(2), NO_MARKER)
    assert turn.heard(SAW_DISC) == turn.heard(TOOK_DISC) == []
    assert table.discs(RICHELIEU) == []


@pytest.mark.rule("RI-30")
def test_others_see_that_a_disc_lies_there_but_not_which() -> None:
    table = Position("Bg2 Pr2", players=3, discs={0: "back No", 1: "sword", 2: "Br"}, rest=2)
    assert table.view(0).seats[0].discs == (MARKER_BACK, NORMANDIE)
    assert table.view(0).seats[1].discs == (None,)
    for stranger in (1, 2, SPECTATOR):
        assert table.view(stranger).seats[0].discs == (None, None)
    assert table.view(1).seats[1].discs == (SWORD,)
    assert table.view(2).seats[1].discs == (None,)


@pytest.mark.rule("RI-30")
@pytest.mark.parametrize("stranger", [QUEEN, SPECTATOR])
def test_no_others_view_depends_on_what_the_disc_is(stranger: int) -> None:
    before, during, after = set(), set(), set()
    for disc in EVERY_DISC:
        table = Position(f"Bg2*{disc} Pr2 No2", "Ch2 Br2/1", lost={RICHELIEU: 1}, rest=RICHELIEU)
        before.add(table.view(stranger).to_json())
        during.add(view(table.midway(left(1)), stranger).to_json())
        table.play(left(1), NO_MARKER)
        assert table.discs(RICHELIEU)[-1] == disc
        after.add(table.view(stranger).to_json())
    assert [len(views) for views in (before, during, after)] == [1, 1, 1]


@pytest.mark.rule("RI-30", "RI-50")
@pytest.mark.parametrize("stranger", [QUEEN, SPECTATOR])
def test_the_discs_stay_face_down_until_the_last_turn_of_a_short_game_is_over(stranger: int) -> None:
    table = Position("Bgs", "Bgc No2", discs={RICHELIEU: "No back", QUEEN: "Br"}, short=True)
    midway = table.midway(left(1))  # three rows are empty, but a second card may still be taken
    seen = view(midway, stranger)
    assert seen.seats[RICHELIEU].discs == (None, None)
    assert view(midway, RICHELIEU).seats[QUEEN].discs[0] is None
    assert seen.to_move == RICHELIEU
    assert not seen.over


@pytest.mark.rule("RI-30")
@pytest.mark.parametrize("disc", EVERY_DISC)
@pytest.mark.parametrize(
    ("rows", "lost", "answers", "questions"),
    [
        (("Bg2 No2", "Pr2"), 1, (left(1), NO_MARKER), [TAKE, MARK]),
        (("Bg2 No2",), 3, (left(1), NO_MARKER), [TAKE, MARK]),
        (("Bg2/1 No2 Pr2",), 3, (right(1), NO_MARKER), [TAKE, MARK]),
        (("Bg2/1 No2 Pr2/1",), 3, (DECLINE,), [TAKE]),
        (("Bg2 No2/0 Pr2",), 2, (left(1), NO_MARKER), [TAKE, MOVE]),
        (("Bg2/0 No2 Pr2",), 2, (left(1), NO_MARKER), [TAKE, MARK]),
        (("Bgs Bgc/1 Pr2",), 3, (left(1), DECLINE, NO_MARKER), [TAKE, TAKE_ANOTHER, MARK]),
        (("Bgs Bgc Pr2",), 1, (left(1), left(1), NO_MARKER), [TAKE, TAKE_ANOTHER, MARK]),
        (("Bgs Bg2 Pr2",), 1, (left(1), NO_MARKER), [TAKE, MARK]),
        (("Bg2",), 1, (left(1),), [TAKE]),
        (("Bg2 No2", "Pr2"), 0, (left(1), NO_MARKER), [TAKE, MARK]),
        (("Bg2",), 0, (), []),
    ],
)
def test_nobody_learns_from_a_question_what_the_disc_is(
    disc: str, rows: tuple[str, ...], lost: int, answers: tuple[int, ...], questions: list[int]
) -> None:
    table = Position(*rows, lost={RICHELIEU: lost}, discs={RICHELIEU: disc})
    turn = table.play(*answers)
    assert turn.questions == questions
    for asked in turn.asked:
        use = USE_DISC_NOW if asked.question in (MARK, MOVE) else USE_DISC
        assert (use in asked.options) == (disc == "back" and lost > 0)


@pytest.mark.rule("RI-30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_too_what_is_asked_does_not_depend_on_the_discs(players: int) -> None:
    could_be_used = 0
    for seed in range(40 if THOROUGH else 12):
        first = deal(players, Rng(seed), standard_deck().cards, NOBODY, seed % 2 == 0)
        second = first.copy()
        second.redeal(SPECTATOR, Rng(seed + 1000))
        chooser = NeverUsesDiscs(Rng(seed))
        play_out(first, chooser)
        script = Script(chooser.answers)
        play_out(second, script)
        assert [(asked.seat, asked.question) for asked in script.asked] == [
            (asked.seat, asked.question) for asked in chooser.asked
        ]
        for mine, others in zip(script.asked, chooser.asked, strict=True):
            use = {USE_DISC_NOW} if mine.question in (MARK, MOVE) else {USE_DISC}
            if mine.question in (TAKE, TAKE_ANOTHER, MARK, MOVE):
                could_be_used += len(use & set(mine.options))
                assert set(mine.options) - use == set(others.options) - use
            else:
                assert mine.options == others.options
    assert could_be_used, "some of these games must have a disc that could be used"


class NeverUsesDiscs(Ask):
    """Chooses evenly, but keeps every disc."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng
        self.asked: list[Asked] = []
        self.answers: list[int] = []

    def one(self, seat: int, question: int, options: list[int]) -> int:
        self.asked.append(Asked(seat, question, tuple(options)))
        use = {TAKE: USE_DISC, TAKE_ANOTHER: USE_DISC, MARK: USE_DISC_NOW, MOVE: USE_DISC_NOW}.get(question)
        kept = [option for option in options if option != use]
        self.answers.append(kept[self.rng.below(len(kept))])
        return self.answers[-1]


# --- RI-31: crests and symbols --------------------------------------------------------------------


@pytest.mark.rule("RI-31")
@pytest.mark.parametrize("disc", range(MARKER_BACK))
def test_a_disc_counts_as_one_crest_of_its_region_or_one_symbol_of_its_kind(disc: int) -> None:
    without = counts(Position(box=EVERY_DISC[disc]), QUEEN)
    with_disc = counts(Position(discs={QUEEN: EVERY_DISC[disc]}), QUEEN)
    assert with_disc[disc] == without[disc] + 1


@pytest.mark.rule("RI-31")
def test_a_disc_counts_for_nothing_else() -> None:
    table = Position(discs={RICHELIEU: "No cross"}, taken={RICHELIEU: "No2 Noc"})
    assert [number for number in enumerate(counts(table, RICHELIEU)) if number[1]] == [
        (NORMANDIE, 4),
        (CROSS, 2),
    ]


@pytest.mark.rule("RI-31")
def test_at_the_end_everybody_shows_the_discs() -> None:
    table = Position("Bg2", discs={RICHELIEU: "No back", QUEEN: "sword tower cross Bg Br Ch"})
    turn = table.play()
    assert turn.told[-1] == Told(
        ENDED,
        NOBODY,
        (0, NORMANDIE, 0, MARKER_BACK, 1, SWORD, 1, TOWER, 1, CROSS, 1, 0, 1, 1, 1, 2),
        EVERYBODY,
    )
    for seat in (RICHELIEU, QUEEN, SPECTATOR):
        assert table.view(seat).seats[0].discs == (NORMANDIE, MARKER_BACK)
        assert table.view(seat).seats[1].discs == (SWORD, TOWER, CROSS, 0, 1, 2)


@pytest.mark.rule("RI-31")
def test_before_the_end_nobody_does() -> None:
    table = Position("Bg2 Br2", discs={RICHELIEU: "No back"})
    turn = table.play(left(1), NO_MARKER)
    assert turn.heard(ENDED) == []
    assert table.view(QUEEN).seats[0].discs == (None, None)


# --- RI-32: "marker back" -------------------------------------------------------------------------


@pytest.mark.rule("RI-32")
def test_marker_back_may_be_used_before_taking_a_card() -> None:
    table = Position("Bg2/1 No2", "Pr2", lost={RICHELIEU: 3}, discs={RICHELIEU: "back"})
    assert table.ask() == Asked(RICHELIEU, TAKE, (right(1), left(2), USE_DISC))
    assert table.ask(USE_DISC) == Asked(RICHELIEU, TAKE, (left(1), right(1), left(2)))
    table.play(USE_DISC, left(1))  # the marker pays at once
    assert table.took(RICHELIEU) == "Bg2"
    assert table.markers(RICHELIEU) == Markers(supply=0, on_cards=0, lost=3)


@pytest.mark.rule("RI-32")
def test_or_between_the_two_cards() -> None:
    table = Position("Bgs Bgc/1 No2", "Pr2", lost={RICHELIEU: 3}, discs={RICHELIEU: "back"})
    assert table.ask(left(1)) == Asked(RICHELIEU, TAKE_ANOTHER, (USE_DISC, DECLINE))
    assert table.ask(left(1), USE_DISC) == Asked(RICHELIEU, TAKE_ANOTHER, (left(1), DECLINE))
    table.play(left(1), USE_DISC, left(1))
    assert table.took(RICHELIEU) == "Bgs Bgc"
    assert table.markers(RICHELIEU) == Markers(supply=0, on_cards=0, lost=3)


@pytest.mark.rule("RI-32")
def test_also_between_two_cards_that_need_no_payment() -> None:
    table = Position("Bgs Bgc No2", "Pr2", lost={RICHELIEU: 1}, discs={RICHELIEU: "back"})
    assert table.ask(left(1)).options == (left(1), USE_DISC, DECLINE)


@pytest.mark.rule("RI-32")
def test_or_before_a_marker_is_placed_which_may_be_that_one() -> None:
    table = Position("Bg2 No2", "Pr2", lost={RICHELIEU: 3}, discs={RICHELIEU: "back"})
    assert table.ask(left(1)) == Asked(RICHELIEU, MARK, (USE_DISC_NOW, NO_MARKER))
    places = (table.at(1, 2), table.at(2, 1))
    assert table.ask(left(1), USE_DISC_NOW) == Asked(RICHELIEU, MARK, (*places, NO_MARKER))
    table.play(left(1), USE_DISC_NOW, places[0])
    assert table.marker(1, 2) == RICHELIEU
    assert table.markers(RICHELIEU) == Markers(supply=0, on_cards=1, lost=2)


@pytest.mark.rule("RI-32")
def test_or_before_a_marker_is_moved_and_then_it_is_placed_instead() -> None:
    table = Position("Bg2 No2/0 Br2", "Pr2", lost={RICHELIEU: 2}, discs={RICHELIEU: "back"})
    assert table.ask(left(1)) == Asked(RICHELIEU, MOVE, (table.at(1, 2), USE_DISC_NOW, NO_MARKER))
    asked = table.ask(left(1), USE_DISC_NOW)
    assert asked == Asked(RICHELIEU, MARK, (table.at(1, 3), table.at(2, 1), NO_MARKER))


@pytest.mark.rule("RI-32")
def test_a_marker_lost_in_this_turn_may_come_back_in_this_turn() -> None:
    table = Position("Bg2/1 No2", "Pr2", discs={RICHELIEU: "back"})
    assert table.ask() == Asked(RICHELIEU, TAKE, (left(1), right(1), left(2)))
    assert USE_DISC_NOW in table.ask(left(1)).options
    table.play(left(1), USE_DISC_NOW, NO_MARKER)
    assert table.markers(RICHELIEU) == Markers(supply=3, on_cards=0, lost=0)


@pytest.mark.rule("RI-32")
def test_a_marker_from_the_disc_may_be_placed_where_a_returned_one_may_not() -> None:
    table = Position("Bg2/0 No2", "Pr2", lost={RICHELIEU: 2}, discs={RICHELIEU: "back"})
    assert table.ask(left(1)) == Asked(RICHELIEU, MARK, (USE_DISC_NOW, NO_MARKER))
    table.play(left(1), USE_DISC_NOW, table.at(1, 2))
    assert table.markers(RICHELIEU) == Markers(supply=1, on_cards=1, lost=1)


@pytest.mark.rule("RI-32")
@pytest.mark.parametrize(
    ("rows", "answers"),
    [
        (("Bgs Bgc No2", "Pr2"), (left(1), left(1), NO_MARKER)),
        (("Bg2 No2/0 Br2/0 Ch2/0", "Pr2"), (left(1), NO_MARKER)),
    ],
)
def test_without_a_lost_marker_it_cannot_be_used(rows: tuple[str, ...], answers: tuple[int, ...]) -> None:
    table = Position(*rows, discs={RICHELIEU: "back back"})
    for asked in table.play(*answers).asked:
        assert (USE_DISC_NOW if asked.question in (MARK, MOVE) else USE_DISC) not in asked.options


@pytest.mark.rule("RI-32")
def test_using_it_is_voluntary() -> None:
    table = Position("Bgs Bgc No2", "Pr2", lost={RICHELIEU: 2}, discs={RICHELIEU: "back"})
    table.play(left(1), DECLINE, NO_MARKER)
    assert table.discs(RICHELIEU) == ["back"]
    assert table.markers(RICHELIEU) == Markers(supply=1, on_cards=0, lost=2)


@pytest.mark.rule("RI-32")
def test_a_disc_brings_one_marker_and_two_discs_bring_two() -> None:
    table = Position("Bg2 No2", "Pr2", lost={RICHELIEU: 3}, discs={RICHELIEU: "No back back"})
    assert table.ask(USE_DISC).options == (left(1), right(1), left(2), USE_DISC)
    table.play(USE_DISC, USE_DISC, left(1), NO_MARKER)
    assert table.markers(RICHELIEU) == Markers(supply=2, on_cards=0, lost=1)
    assert table.discs(RICHELIEU) == ["No"]
    assert table.game.spent == [MARKER_BACK, MARKER_BACK]


@pytest.mark.rule("RI-32")
def test_the_second_disc_waits_until_another_marker_is_lost() -> None:
    table = Position("Bg2 No2", "Pr2", lost={RICHELIEU: 1}, discs={RICHELIEU: "back back"})
    assert table.ask(USE_DISC).options == (left(1), right(1), left(2))


@pytest.mark.rule("RI-32")
def test_only_an_own_lost_marker_comes_back() -> None:
    table = Position("Bg2 No2", "Pr2", lost={RICHELIEU: 1, QUEEN: 2}, discs={RICHELIEU: "back"})
    table.play(USE_DISC, left(1), NO_MARKER)
    assert table.markers(RICHELIEU) == Markers(supply=3, on_cards=0, lost=0)
    assert table.markers(QUEEN) == Markers(supply=1, on_cards=0, lost=2)


@pytest.mark.rule("RI-32")
def test_another_players_marker_back_is_of_no_use() -> None:
    table = Position("Bg2/1 No2", "Pr2", lost={RICHELIEU: 3}, discs={QUEEN: "back back"})
    assert table.play(left(2)).asked == [Asked(RICHELIEU, TAKE, (right(1), left(2)))]


@pytest.mark.rule("RI-32")
def test_a_crest_or_symbol_disc_brings_no_marker() -> None:
    table = Position("Bg2/1 No2", "Pr2", lost={RICHELIEU: 3}, discs={RICHELIEU: "Bg No sword tower"})
    assert table.ask() == Asked(RICHELIEU, TAKE, (right(1), left(2)))


@pytest.mark.rule("RI-32")
def test_at_the_end_it_counts_nothing() -> None:
    cards = {RICHELIEU: "Bg2 Bgs Noc Prt"}
    with_discs = Position(taken=cards, discs={RICHELIEU: "back back", QUEEN: "Bg Br Ch No La Pr"})
    without = Position(taken=cards, box="back back", discs={QUEEN: "Bg Br Ch No La Pr"}, rest=QUEEN)
    assert with_discs.game.scores()[RICHELIEU] == without.game.scores()[RICHELIEU]
    assert counts(with_discs, RICHELIEU) == counts(without, RICHELIEU)


# --- RI-33: when a disc is looked at --------------------------------------------------------------


@pytest.mark.rule("RI-33")
def test_a_disc_is_looked_at_before_the_second_card_is_chosen() -> None:
    table = Position("Bgs*No Bgc Pr2", "Ch2")
    midway = table.midway(left(1))
    assert view(midway, RICHELIEU).seats[RICHELIEU].discs == (NORMANDIE,)
    script = table.play(left(1), DECLINE, NO_MARKER)
    assert [told.kind for told in script.told] == [0, TOOK_DISC, SAW_DISC]


@pytest.mark.rule("RI-33")
def test_so_it_can_pay_for_the_second_card() -> None:
    table = Position("Bgs*back Bgc/1 Pr2", "Ch2", lost={RICHELIEU: 3})
    assert table.ask(left(1)) == Asked(RICHELIEU, TAKE_ANOTHER, (USE_DISC, DECLINE))
    table.play(left(1), USE_DISC, left(1))
    assert table.took(RICHELIEU) == "Bgs Bgc"


@pytest.mark.rule("RI-33")
def test_but_it_cannot_pay_for_its_own_card() -> None:
    table = Position("Bg2/1*back No2", "Pr2", lost={RICHELIEU: 3})
    assert table.ask() == Asked(RICHELIEU, TAKE, (right(1), left(2)))


@pytest.mark.rule("RI-33")
def test_its_own_card_is_paid_for_before_it_is_looked_at() -> None:
    table = Position("Bg2/1*back No2/0", "Pr2")
    assert table.ask(left(1)) == Asked(RICHELIEU, PAY, (table.at(1, 2), FROM_SUPPLY))
    assert view(table.midway(left(1)), RICHELIEU).seats[RICHELIEU].discs == ()
    turn = table.play(left(1), FROM_SUPPLY, USE_DISC_NOW, NO_MARKER)
    kinds = [told.kind for told in turn.told]
    assert kinds.index(PAID) < kinds.index(SAW_DISC) < kinds.index(USED_DISC)


@pytest.mark.rule("RI-33")
@pytest.mark.parametrize("answers", [(USE_DISC, left(1), NO_MARKER), (left(1), USE_DISC_NOW, NO_MARKER)])
def test_a_used_disc_is_shown_to_all(answers: tuple[int, ...]) -> None:
    table = Position("Bg2 No2", "Pr2", lost={RICHELIEU: 2}, discs={RICHELIEU: "Br back"})
    turn = table.play(*answers)
    assert turn.heard(USED_DISC) == [Told(USED_DISC, RICHELIEU, (MARKER_BACK,), EVERYBODY)]
    for seat in (RICHELIEU, QUEEN, SPECTATOR):
        assert table.view(seat).spent == (MARKER_BACK,)
    assert table.view(QUEEN).seats[RICHELIEU].discs == (None,)
    assert table.view(RICHELIEU).seats[RICHELIEU].discs == (1,)
    check(table.game)


THE_QUEENS = "sword tower cross Bg Br Ch"


@pytest.mark.rule("RI-33", "RI-03")
@pytest.mark.parametrize("answers", [(USE_DISC, left(1), NO_MARKER), (left(1), USE_DISC_NOW, NO_MARKER)])
@pytest.mark.parametrize("stranger", [QUEEN, SPECTATOR])
def test_nobody_learns_from_a_used_disc_what_else_its_owner_holds(
    stranger: int, answers: tuple[int, ...]
) -> None:
    seen, told = set(), set()
    for held in ("back No", "No back", "back back", "back La"):
        discs = {RICHELIEU: held, QUEEN: THE_QUEENS}
        table = Position("Bg2 No2", "Pr2", lost={RICHELIEU: 2}, discs=discs)
        turn = table.play(*answers)
        seen.add(table.view(stranger).to_json())
        told.add(tuple(event for event in turn.told if event.audience == EVERYBODY))
        assert len(table.game.spent) == 1
    assert len(seen) == len(told) == 1


@pytest.mark.rule("RI-03")
@pytest.mark.parametrize("rules", [1, 2])
def test_the_two_discs_look_alike_under_all_rules(rules: int) -> None:
    """Under rules 1 they have numbers of their own, which no view shows."""
    for seed in range(20):
        game = deal(2, Rng(seed), standard_deck().cards, NOBODY, False, rules)
        discs = [disc for disc in game.disc if disc != NO_DISC] + game.box
        assert sorted(discs)[-2:] == ([12, 13] if rules == 1 else [12, 12])
        game.discs[RICHELIEU] = discs
        game.spent = [max(discs)]
        shown = view(game, RICHELIEU)
        assert sorted(disc or 0 for disc in shown.seats[RICHELIEU].discs) == ALL_DISCS
        assert shown.spent == (MARKER_BACK,)


@pytest.mark.rule("RI-32")
@pytest.mark.parametrize(
    ("rows", "lost", "answers", "before"),
    [
        (("Bg2 No2",), 3, (left(1),), (left(1), NO_MARKER)),
        (("Bg2/1 No2 Pr2/1",), 3, (), (DECLINE,)),
        (("Bgs Bgc/1 Pr2",), 3, (left(1),), (left(1), DECLINE, NO_MARKER)),
        (("Bg2/0 No2 Pr2",), 2, (left(1),), (left(1), NO_MARKER)),
    ],
)
def test_nobody_is_asked_for_form_once_both_discs_are_used(
    rows: tuple[str, ...], lost: int, answers: tuple[int, ...], before: tuple[int, ...]
) -> None:
    """Everybody has seen them; under rules 1 there are questions with one answer."""
    table = Position(*rows, lost={RICHELIEU: lost}, discs={RICHELIEU: "No"}, spent="back back")
    earlier = Position(*rows, lost={RICHELIEU: lost}, discs={RICHELIEU: "No"}, spent="back back")
    assert all(len(asked.options) > 1 for asked in table.play(*answers).asked)
    earlier.game.rules = 1
    assert len(earlier.play(*before).asked[-1].options) == 1


@pytest.mark.rule("RI-32")
def test_while_one_of_them_is_left_the_question_stays() -> None:
    table = Position("Bg2 No2", lost={RICHELIEU: 3}, discs={RICHELIEU: "No"}, spent="back")
    assert table.play(left(1), NO_MARKER).questions == [TAKE, MARK]


def counts(table: Position, seat: int) -> list[int]:
    """What a seat has of each region and symbol on the score sheet."""
    sheet = open_box("richelieu").result(table.game, standard_deck()).sheet
    return [line.counts[seat] for line in sheet]
