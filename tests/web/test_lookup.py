"""What players can look up: words for every language, and nothing that they may not know."""

from __future__ import annotations

import re

import pytest

from camerlengo import Table
from camerlengo.core import Rng
from camerlengo.core.page import Subject
from camerlengo.core.texts import LANGUAGES
from camerlengo.web.table_page import page_of
from tests.contract.setups import in_another_world

PLAYERS = {"richelieu": 2, "habemus_papam": 3, "q": 5, "pontifex": 2}


def played(game: str, answers: int) -> Table:
    table = Table(game, players=PLAYERS[game], seed=5)
    for number in range(answers):
        question = next(one for one in table.questions if one.sealed is None)
        table.answer(question.seat, question.options[number * 7 % len(question.options)])
    return table


def subjects(table: Table, seat: int | None, language: str = "en") -> list[Subject]:
    page = page_of(table.box)
    last = page.recent(table.events(seat))
    names = table.names_in(language)
    return page(table.view(seat), None, table.deck, language, names, last).subjects()


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_subject_has_a_name_and_words(game: str, language: str) -> None:
    for answers in (0, 30):
        found = subjects(played(game, answers), 0, language)
        assert found
        assert all(one.name and one.says for one in found)
        again = [one for one in found if re.match(rf"{re.escape(one.name)}\s*:", one.says)]
        assert not again, "the name is said before"
        assert 2 <= sum(one.digit for one in found) <= 9
        assert subjects(played(game, answers), None, language)


@pytest.mark.parametrize("game", PLAYERS)
def test_a_subject_says_nothing_that_a_seat_may_not_know(game: str) -> None:
    table = played(game, 40)
    truth = table.position
    for seat in range(PLAYERS[game]):
        seen = subjects(table, seat)
        table.position = in_another_world(truth, seat, Rng(3))
        assert subjects(table, seat) == seen
        table.position = truth
