"""What the page of Richelieu says beside the cards: why one cannot be chosen, and what advice is based on."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from camerlengo.core import EVERYBODY, LANGUAGES, Event
from camerlengo.core.texts import text
from camerlengo.games import open_box
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.page import Page, felt
from camerlengo.games.richelieu.terms import MARK, NO_MARKER, TAKE, TAKE_ANOTHER, TOOK, USE_DISC
from tests.games.richelieu.positions import RICHELIEU, Position, left, right, view

NAMES = ("Richelieu", "Queen")


class OnPage(NamedTuple):
    """A question as a page knows it."""

    kind: int
    options: tuple[int, ...]


def page(table: Position, *answers: int) -> dict[str, Any]:
    """The page of whoever is asked after these answers."""
    asked = table.ask(*answers)
    question = OnPage(asked.question, asked.options)
    return Page(view(table.midway(*answers), asked.seat), question, standard_deck(), "en", NAMES).extras()


def why(table: Position, row: int, number: int, *answers: int) -> str:
    """The sentence and the rule with which the page says why a card cannot be chosen."""
    shown = page(table, *answers)
    place = table.at(row, number)
    slot = next(slot for slots in shown["rows"] for slot in slots if slot["place"] == place)
    reason = shown["reasons"][slot["why"]]
    return f"{reason.rule} {reason.sentences[0]}"


@pytest.mark.rule("RI-25")
def test_who_has_no_marker_left_is_told_so() -> None:
    table = Position("Bg2 No2", "Pr2", lost={RICHELIEU: 3}, discs={RICHELIEU: "back"})
    assert table.ask(left(1)).question == MARK
    assert why(table, 1, 2, left(1)) == "RI-25 You have no marker left to place."


@pytest.mark.rule("RI-26")
def test_who_got_a_marker_back_is_told_that_it_waits() -> None:
    table = Position("Bg2/0 No2", "Pr2", lost={RICHELIEU: 2}, discs={RICHELIEU: "No"})
    assert table.ask(left(1)).question == MARK
    assert why(table, 1, 2, left(1)).startswith("RI-26 A marker you got back")


@pytest.mark.rule("RI-12", "RI-25")
@pytest.mark.parametrize("disc", ["back", "No"])
def test_a_second_card_is_offered_in_words_only_if_it_can_be_taken(disc: str) -> None:
    table = Position("Bgs Bgc/1 Pr2", "Ch2", lost={RICHELIEU: 3}, discs={RICHELIEU: disc})
    asked = table.ask(left(1))
    assert asked.question == TAKE_ANOTHER
    for language in LANGUAGES:
        assert said(table, language, left(1)) == text("richelieu.ask.no_second").say(language)


@pytest.mark.rule("RI-12")
def test_a_second_card_that_can_be_taken_is_offered() -> None:
    offered = text("richelieu.ask.take_another").say("en")
    assert said(Position("Bgs Bgc Pr2", "Ch2"), "en", left(1)) == offered
    back = Position("Bgs Bgc/1 Pr2", "Ch2", lost={RICHELIEU: 3}, discs={RICHELIEU: "back"})
    assert said(back, "en", left(1), USE_DISC) == offered


def said(table: Position, language: str, *answers: int) -> str:
    """The question after these answers, as it is put to whoever is asked."""
    asked = table.ask(*answers)
    seen = view(table.midway(*answers), asked.seat)
    question = open_box("richelieu").question_text(seen, asked.question, asked.options, standard_deck())
    return question.say(language, NAMES)


BOURGOGNE = "Bg2 Bg2 Bg2 Bgs Bgc Bgt Bg1"


@pytest.mark.parametrize(
    ("own", "hers", "card", "reason"),
    [
        ("Bg2 Bg2", "Bgs", "Bg2", "further"),
        ("Bg2", "Bg2", "Bg2", "ahead"),
        ("Bgs", "Bg2", "Bg2", "ahead"),
        ("Bgs Bgc", "Bg2 Bg2", "Bg2", "level"),
        ("Bgs", "Bg2 Bg2", "Bgt", "behind"),
        ("", "Bg2", "Bg2", "first"),
    ],
)
def test_advice_says_who_leads_then_and_whether_that_is_new(
    own: str, hers: str, card: str, reason: str
) -> None:
    others = BOURGOGNE.split()
    for used in f"{own} {hers} {card}".split():
        others.remove(used)
    rows = (f"{card} No2", " ".join(others[:3]), " ".join(["An2", *others[3:], "Ch2"]))
    table = Position(*rows, taken={0: own, 1: hers}, box="Bg back back")
    after = table.midway(left(1))
    reasons = open_box("richelieu").reasons(table.game, after, RICHELIEU, TAKE, left(1), standard_deck())
    assert reasons[0].key == f"richelieu.reason.{reason}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_from_where_a_card_was_taken(language: str) -> None:
    table = Position("Bg2 No2", "Pr2 Ch2")
    place = table.at(2, 2)
    turn = table.play(right(2), NO_MARKER)
    told = turn.heard(TOOK)[0]
    assert told.about[0] == place
    where = text("richelieu.where.place", row=2, column=place % 12 + 1).say(language)
    event = Event(0, TOOK, told.seat, list(told.about), EVERYBODY)
    assert where in open_box("richelieu").event_text(event, standard_deck()).say(language, NAMES)


def test_a_tip_says_what_number_symbol_and_seal_mean() -> None:
    table = Position("Bgs/1 Pr2", "Ch2", discs={})
    shown = page(table)
    slot = shown["rows"][0][0]
    sentences = shown["reasons"][slot["why"]].sentences
    assert slot["name"] not in sentences
    assert sentences[0] == "Bourgogne has 10 crests in all: the number on its cards."
    assert "sword" in sentences[1]
    assert "Queen has a marker here" in sentences[-1]


def test_rows_fold_on_a_phone_and_cards_grow_as_they_get_shorter() -> None:
    none = (0, 0, 0, 0)
    assert felt((12, 12, 12, 12), none) == {"folds": ["folded"] * 4, "lines": 8, "columns": 6}
    assert felt((7, 6, 3, 0), none) == {
        "folds": ["folded", "whole", "whole", "gone"],
        "lines": 4,
        "columns": 6,
    }
    assert felt((2, 1, 0, 5), none)["columns"] == 5
    assert felt((2, 1, 0, 3), none) == {
        "folds": ["whole", "whole", "gone", "whole"],
        "lines": 3,
        "columns": 4,
    }
    assert felt((6, 0, 0, 0), (1, 0, 0, 0))["folds"][0] == "tight"
