"""The analysis of a finished game over HTTP."""

from __future__ import annotations

import html
import re
import time
from itertools import pairwise

import httpx
import pytest

from camerlengo.core.texts import LANGUAGES, text
from camerlengo.lab.analysis import Analysis, Moment, TurningPoint
from camerlengo.lab.simulate import Series, play_game
from camerlengo.web.analysis import APART, lines, marks
from tests.web.client import Visitor
from tests.web.serving import Serving


def record(game: str = "richelieu", players: int = 2, answers: int | None = None) -> str:
    series = Series(game=game, players=players, games=1, seed=4, bots=("greedy",) * players)
    played = play_game(series, 0, keep_record=True).record
    assert played is not None
    return (played if answers is None else played.upto(answers)).to_text()


def brought(visitor: Visitor, content: str) -> str:
    """Brings a record and returns the path of its table."""
    visitor.get("/")
    visitor.post("/replay", text=content)
    return visitor.path.partition("/replay")[0]


def analysed(visitor: Visitor, table: str) -> str:
    visitor.get(f"{table}/analysis")
    visitor.post(f"{table}/analysis")
    while 'id="running"' in visitor.page:
        time.sleep(0.02)
        visitor.get(f"{table}/analysis")
    return html.unescape(visitor.page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_has_a_chart_turning_points_and_mistakes(server: Serving, language: str) -> None:
    with Visitor(server.address, language) as anna:
        table = brought(anna, record())
        assert f'href="{table}/analysis"' in anna.page
        page = analysed(anna, table)
        for part in ("chart", "turns", "mistakes", "seats", "table"):
            assert text(f"web.analysis.{part}").say(language) in page
        curves = re.findall(r'<polyline class="curve curve-(\d)" points="([^"]+)"', page)
        assert [number for number, _ in curves] == ["0", "1"]
        moments = {len(points.split()) for _, points in curves}
        assert len(moments) == 1
        last = moments.pop() - 1
        links = [int(at) for at in re.findall(rf'href="{table}/replay\?at=(\d+)"', page)]
        assert links
        assert 0 <= min(links) <= max(links) <= last
        assert anna.get(f"{table}/replay?at={max(links)}").status_code == 200


def test_who_wins_together_shares_a_line(anna: Visitor) -> None:
    table = brought(anna, record("q", 5, answers=24))
    page = analysed(anna, table)
    legend = re.findall(r'<li><svg class="sample".*?</li>', page, re.DOTALL)
    assert len(legend) == len(re.findall("<polyline", page)) < 5
    assert sum(line.count("<img") for line in legend) == 5


def analysis_of(*chances: tuple[float, ...], turns: tuple[int, ...] = ()) -> Analysis:
    """Of a game in which everybody stood so after each decision, and which turned after these."""
    moments = tuple(Moment(at, 0, 0, one) for at, one in enumerate(chances[1:]))
    turning_points = tuple(TurningPoint(at, 0, 0, 0, 0.2, 0.8, at) for at in turns)
    return Analysis("q", "cardinal", 1, chances[0], moments, turning_points, (), ())


def test_who_stands_but_a_little_apart_shares_a_line() -> None:
    found = analysis_of((0.5, 0.5, 0.5), (0.7, 0.3, 0.32), (1.0, 0.0, 0.0))
    assert [line["seats"] for line in lines(found, ("a", "b", "c"), "en")] == [[0], [1, 2]]
    turncoat = analysis_of((0.5, 0.5, 0.5), (0.7, 0.3, 0.6), (1.0, 0.0, 1.0))
    assert [line["seats"] for line in lines(turncoat, ("a", "b", "c"), "en")] == [[0], [1], [2]]


def test_the_numbers_of_turning_points_stand_apart() -> None:
    found = analysis_of(*[(0.5, 0.5)] * 101, turns=(7, 8, 98, 99))
    places, numbers = zip(*marks(found), strict=True)
    assert places == (80.0, 90.0, 990.0, 1000.0)
    assert all(after - before >= APART for before, after in pairwise(numbers))
    assert numbers[-1] == 1000.0


def test_nothing_is_started_by_looking(server: Serving, anna: Visitor) -> None:
    table = brought(anna, record(answers=9))
    anna.get(f"{table}/analysis")
    assert text("web.analysis.start").say("en") in anna.page
    assert text("web.analysis.stop").say("en") in anna.page  # before it starts as well
    seen = anna.http.get(f"{table}/analysis", headers={"accept": "application/json"}).json()
    assert seen == {"ok": True, "state": "none", "done": 0, "of": 0}
    analysed(anna, table)
    seen = anna.http.get(f"{table}/analysis", headers={"accept": "application/json"}).json()
    assert seen == {"ok": True, "state": "done", "done": 9, "of": 9}
    assert "<polyline" in anna.get(f"{table}/analysis").text  # kept


def test_a_game_that_ended_before_it_began_can_be_looked_at(anna: Visitor) -> None:
    page = analysed(anna, brought(anna, record(answers=0)))
    assert text("web.analysis.no_turns").say("en") in page


def test_a_running_game_is_not_analysed(anna: Visitor) -> None:
    table = anna.new_table()
    assert f"{table}/analysis" not in anna.page
    for response in (anna.get(f"{table}/analysis"), anna.post(f"{table}/analysis")):
        assert response.status_code == 400
        assert text("server.refused.analysis_later").say("en") in html.unescape(response.text)


def test_programs_get_the_same(server: Serving) -> None:
    with httpx.Client(base_url=f"{server.address}/api", timeout=60) as api:
        table = api.post("/records", json={"record": record(answers=9)}).json()["table"]
        assert api.get(f"/tables/{table}/analysis").json() == {
            "state": "none",
            "done": 0,
            "of": 0,
            "analysis": None,
        }
        assert api.post(f"/tables/{table}/analysis").status_code == 202
        while (found := api.get(f"/tables/{table}/analysis").json())["state"] == "running":
            time.sleep(0.02)
        assert found["state"] == "done"
        assert [moment["at"] for moment in found["analysis"]["moments"]] == list(range(9))
        seats = [{"kind": "person"}, {"kind": "open"}]
        running = api.post("/tables", json={"game": "richelieu", "seats": seats}).json()["table"]
        for answer in (api.get(f"/tables/{running}/analysis"), api.post(f"/tables/{running}/analysis")):
            assert answer.json()["code"] == "analysis_later"
