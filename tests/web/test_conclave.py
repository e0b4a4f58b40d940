"""A whole game of Habemus Papam by forms and reload alone, and what pages and answers keep quiet."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from camerlengo.core.rng import Rng
from tests.server.helpers import Acts, act_for_all, played_at_random
from tests.web.client import Visitor, invitation
from tests.web.serving import Serving, serving

GAME = "habemus_papam"
QUESTIONS = {"discard", "bid-button", "hand-cards"}
LAST = 24  # acts at the end of a game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("conclave")) as running:
        yield running


@pytest.fixture
def visitors(server: Serving) -> Iterator[list[Visitor]]:
    with (
        Visitor(server.address) as anna,
        Visitor(server.address, "it") as bruno,
        Visitor(server.address, "fr") as carla,
    ):
        yield [anna, bruno, carla]


def sit_down(visitors: list[Visitor]) -> str:
    """A table at which everybody has come by invitation; the first has set it up."""
    host = visitors[0]
    seats = {f"seat__{seat}": "open" for seat in range(1, len(visitors))}
    host.get(f"/new/{GAME}")
    host.post(f"/new/{GAME}", name="Person 0", seat__0="me", seed="16", **seats)
    table = host.path
    link = invitation(host.page)
    for seat, visitor in enumerate(visitors[1:], start=1):
        visitor.get(link)
        assert visitor.post(visitor.path, name=f"Person {seat}", seat=str(seat)).status_code == 200
    return table


@pytest.mark.rule("HP-58")
def test_the_italian_edition_can_be_chosen_with_its_readings_left_as_they_are(
    server: Serving, visitors: list[Visitor]
) -> None:
    """In a form a reading that is not ticked is not refused; the edition sets it."""
    host = visitors[0]
    host.get(f"/new/{GAME}")
    fields = {"option__edition": "italiana", "seat__1": "hot", "seat__2": "hot"}
    assert host.post(f"/new/{GAME}", name="Anna", seat__0="me", **fields).status_code == 200
    options = server.table_at(host.path).table.options
    assert options["edition"] == "italiana"
    assert options["chigi_stays"] is True
    assert options["death_by_choice"] is False


def is_due(visitor: Visitor) -> bool:
    return bool(re.search(r'<main[^>]* class="[^"]*\bmy-turn\b', visitor.page))


def test_a_whole_game_is_played_without_scripts(server: Serving, visitors: list[Visitor]) -> None:
    """Until everything has been asked, and its end. What lies between shows the same pages again."""
    table = sit_down(visitors)
    rng = Rng(3)
    asked: set[str] = set()
    left_out: Acts = []
    while (live := server.table_at(table)).playing:
        if asked >= QUESTIONS and not left_out:
            left_out = played_at_random(live.table, rng)[:-LAST]
            assert server.house is not None
            server.do(act_for_all(server.house, live, left_out))
            continue
        visitor = visitors[live.table.waiting_for[0]]
        visitor.see(table, len(live.entries))
        assert is_due(visitor)
        options = visitor.options()
        asked |= set(re.findall(r'class="[^"]*\b(discard|bid-button|hand-cards|spread)\b', visitor.page))
        assert visitor.answer(table, options[rng.below(len(options))]).status_code == 200
        assert not is_due(visitor) or visitor.options()
    assert left_out
    for visitor in visitors:
        visitor.get(table)
        assert visitor.page.count("data-points=") == 6 * 3
        assert "chimney.svg" in visitor.page
        assert visitor.get(f"{table}/replay?at=50").status_code == 200


def test_who_has_sealed_is_shown_and_never_what(visitors: list[Visitor]) -> None:
    table = sit_down(visitors)
    anna, bruno, carla = visitors
    anna.get(table)
    before = {visitor: (visitor.get(table).text, api(visitor, table)) for visitor in (bruno, carla)}
    anna.get(table)
    anna.answer(table, anna.options()[-5])
    sealed = re.search(r'id="own-seal" data-gems="([\d,]+)"', anna.page)
    assert sealed
    assert "ready" in anna.page
    for visitor, pages in before.items():
        page = visitor.get(table).text
        assert 'id="sealed-0"' in page
        assert 'id="sealed-1"' not in page
        assert "own-seal" not in page
        assert not re.search(r'class="(?:bid-button|option-line)[^"]* chosen', page)
        now = api(visitor, table)
        assert now["waiting_for"] == [1, 2]
        assert {key: now[key] for key in now if key not in ("number", "waiting_for")} == {
            key: pages[1][key] for key in now if key not in ("number", "waiting_for")
        }
    log = anna.http.get(f"/api{table.replace('/table/', '/tables/')}/log").json()
    assert len(log) == 1


def api(visitor: Visitor, table: str) -> dict[str, object]:
    answer: dict[str, object] = visitor.http.get(f"/api{table.replace('/table/', '/tables/')}").json()
    return answer
