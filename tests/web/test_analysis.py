"""The analysis of a finished game over HTTP."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import camerlengo.web
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.lab.analysis import CHUNK, AnalysedDecision, Analysis, TurningPoint
from camerlengo.server.analyses import PATIENCE, AnalysisJob
from camerlengo.web.analysis_view import APART, lines, marks
from tests.recorded import recorded
from tests.server.helpers import Gate
from tests.web.client import Visitor, program
from tests.web.serving import Serving, serving

STYLES = Path(camerlengo.web.__file__).parent / "static" / "css"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Pages show the same things, however little has been thought about them."""
    with serving(tmp_path_factory.mktemp("analysis"), budget=1) as running:
        yield running


def record(game: str = "richelieu", players: int = 2, answers: int | None = None) -> str:
    played = recorded(game, *["greedy"] * players)
    return (played if answers is None else played.upto(answers)).to_text()


def brought(visitor: Visitor, content: str) -> str:
    """Brings a record and returns the path of its table."""
    visitor.get("/")
    visitor.post("/replay", text=content)
    return visitor.path.partition("/replay")[0]


def work_on(server: Serving, table: str) -> AnalysisJob:
    """Without asking for it: to ask is to want it."""
    assert server.house is not None
    return server.house.analyses._works[table.rpartition("/")[2]]


def let_finish(server: Serving, table: str) -> None:
    """Waits until nobody works on the analysis any more."""

    async def finish() -> None:
        task = work_on(server, table).task
        assert task is not None
        await asyncio.wait([task])

    server.do(finish())


def analysed(server: Serving, visitor: Visitor, table: str) -> str:
    visitor.get(f"{table}/analysis")
    visitor.post(f"{table}/analysis")
    let_finish(server, table)
    return html.unescape(visitor.get(f"{table}/analysis").text)


def test_a_finished_game_has_a_chart_turning_points_and_mistakes(server: Serving, anna: Visitor) -> None:
    table = brought(anna, record())
    assert f'href="{table}/analysis"' in anna.page
    analysed(server, anna, table)
    for language in LANGUAGES:
        with Visitor(server.address, language) as reader:
            page = html.unescape(reader.get(f"{table}/analysis").text)
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
            assert reader.get(f"{table}/replay?at={max(links)}").status_code == 200


def test_a_move_has_one_number_in_the_lists_the_chart_and_the_replay(server: Serving, anna: Visitor) -> None:
    table = brought(anna, record())
    page = analysed(server, anna, table)
    work = work_on(server, table)
    assert work.analysis is not None
    moves = {one.at + 1 for one in work.analysis.mistakes}
    moves |= {one.at + 1 for one in work.analysis.turning_points}
    last = len(work.analysis.moments)
    links = re.findall(r'at=(\d+)" data-look="(\d+)" title="[^"]+">Move (\d+)<', page)
    assert links
    assert all(one[0] == one[1] == one[2] for one in links)
    assert {int(one[0]) for one in links} == moves
    for move in moves:
        shown = html.unescape(anna.get(f"{table}/replay?at={move}").text)
        assert f"Move {move} of {last}<" in shown
        framed = html.unescape(anna.get(f"{table}/replay?at={move}&framed=1").text)
        assert f"Move {move} of {last}: the choice<" in framed
        option = server.table_at(table).table.record.answers[move - 1][1]
        assert f'data-at="{move}"' in framed
        assert f'data-played="{option}"' in framed


def test_who_wins_together_shares_a_line(server: Serving, anna: Visitor) -> None:
    table = brought(anna, record("q", 5, answers=12))
    page = analysed(server, anna, table)
    legend = re.findall(r'<li><svg class="sample".*?</li>', page, re.DOTALL)
    assert len(legend) == len(re.findall("<polyline", page)) < 5
    assert sum(line.count("<img") for line in legend) == 5


def test_it_pauses_when_nobody_looks_and_goes_on_when_somebody_wants_it(
    server: Serving, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits here: the clock belongs to the test."""
    assert server.house is not None
    gate = Gate()
    monkeypatch.setattr(server.house.analyses, "_workers", gate)

    def let_go_on(pieces: int) -> None:
        server.do(gate.let_go_on(pieces, work_on(server, table)))

    def state() -> list[object]:
        seen = anna.http.get(f"{table}/analysis", headers={"accept": "application/json"}).json()
        assert seen["says"] == text("web.analysis.progress", done=seen["done"], of=seen["of"]).say("en")
        return [seen["state"], seen["done"], seen["of"]]

    of = 4 * CHUNK + 1
    table = brought(anna, record(answers=of))
    anna.get(f"{table}/analysis")
    anna.post(f"{table}/analysis")
    assert state() == ["running", 0, of]
    for done in (CHUNK, 2 * CHUNK):
        server.clock.now += PATIENCE - 1.0
        assert 'id="running"' in anna.get(f"{table}/analysis").text  # somebody looks
        let_go_on(1)
        assert state() == ["running", done, of]
    server.clock.now += PATIENCE + 1.0  # nobody does
    let_go_on(1)  # the piece that was begun
    assert state() == ["paused", 3 * CHUNK, of]
    for language in LANGUAGES:
        with Visitor(server.address, language) as reader:
            page = html.unescape(reader.get(f"{table}/analysis").text)
            assert text("web.analysis.paused", done=3 * CHUNK, of=of).say(language) in page
            assert text("web.analysis.go_on").say(language) in page
    anna.get(f"{table}/analysis")
    anna.post(f"{table}/analysis")
    assert state() == ["running", 3 * CHUNK, of]
    let_go_on(3)  # the rest, and what all of it comes to
    assert state() == ["done", of, of]
    assert "<polyline" in anna.get(f"{table}/analysis").text


def analysis_of(*chances: tuple[float, ...], turns: tuple[int, ...] = ()) -> Analysis:
    """Of a game in which everybody stood so after each decision, and which turned after these."""
    moments = tuple(AnalysedDecision(at, 0, 0, one) for at, one in enumerate(chances[1:]))
    turning_points = tuple(TurningPoint(at, 0, 0, 0, 0.2, 0.8, at) for at in turns)
    return Analysis("q", "cardinal", 1, chances[0], moments, turning_points, (), ())


def test_who_stands_but_a_little_apart_shares_a_line() -> None:
    found = analysis_of((0.5, 0.5, 0.5), (0.7, 0.3, 0.32), (1.0, 0.0, 0.0))
    assert [line.seats for line in lines(found, ("a", "b", "c"), "en")] == [[0], [1, 2]]
    turncoat = analysis_of((0.5, 0.5, 0.5), (0.7, 0.3, 0.6), (1.0, 0.0, 1.0))
    assert [line.seats for line in lines(turncoat, ("a", "b", "c"), "en")] == [[0], [1], [2]]


def test_the_numbers_of_turning_points_stand_apart() -> None:
    found = analysis_of(*[(0.5, 0.5)] * 101, turns=(7, 8, 98, 99))
    places, numbers = zip(*marks(found, [8, 9, 99, 100]), strict=True)
    assert places == (80.0, 90.0, 990.0, 1000.0)
    assert all(after - before >= APART for before, after in pairwise(numbers))
    assert numbers[-1] == 1000.0


def luminance(colour: str) -> float:
    """As WCAG has it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("theme", ["base", "morning"])
def test_the_lines_of_the_chart_are_seen_on_the_paper_of_each_theme(theme: str) -> None:
    style = (STYLES / f"{theme}.css").read_text()
    colours = dict(re.findall(r"--(sheet|curve-\d): (#[0-9a-f]{6});", style))
    assert len(colours) == 7
    paper = luminance(colours.pop("sheet"))
    for name, colour in colours.items():
        lighter, darker = sorted((paper, luminance(colour)), reverse=True)
        assert (lighter + 0.05) / (darker + 0.05) > 4.5, name


def test_nothing_is_started_by_looking(server: Serving, anna: Visitor) -> None:
    table = brought(anna, record(answers=9))
    anna.get(f"{table}/analysis")
    assert text("web.analysis.start").say("en") in anna.page
    assert text("web.analysis.stop").say("en") in anna.page  # before it starts as well
    seen = anna.http.get(f"{table}/analysis", headers={"accept": "application/json"}).json()
    assert seen == {"ok": True, "state": "none", "done": 0, "of": 0, "says": "0 of 0 moves"}
    analysed(server, anna, table)
    seen = anna.http.get(f"{table}/analysis", headers={"accept": "application/json"}).json()
    assert seen == {"ok": True, "state": "done", "done": 9, "of": 9, "says": "9 of 9 moves"}
    assert "<polyline" in anna.get(f"{table}/analysis").text  # kept


def test_a_game_that_ended_before_it_began_can_be_looked_at(server: Serving, anna: Visitor) -> None:
    page = analysed(server, anna, brought(anna, record(answers=0)))
    assert text("web.analysis.no_turns").say("en") in page


def test_a_running_game_is_not_analysed(anna: Visitor) -> None:
    table = anna.new_table(seat__1="hot")
    assert f"{table}/analysis" not in anna.page
    for response in (anna.get(f"{table}/analysis"), anna.post(f"{table}/analysis")):
        assert response.status_code == 409
        assert text("server.refused.analysis_later").say("en") in html.unescape(response.text)


def test_programs_get_the_same(server: Serving) -> None:
    with program(f"{server.address}/api") as api:
        table = api.post("/records", json={"record": record(answers=9)}).json()["table"]
        assert api.get(f"/tables/{table}/analysis").json() == {
            "state": "none",
            "done": 0,
            "of": 0,
            "analysis": None,
        }
        assert api.post(f"/tables/{table}/analysis").status_code == 202
        let_finish(server, table)
        found = api.get(f"/tables/{table}/analysis").json()
        assert found["state"] == "done"
        assert [moment["at"] for moment in found["analysis"]["moments"]] == list(range(9))
        seats = [{"kind": "person"}, {"kind": "person"}]
        running = api.post("/tables", json={"game": "richelieu", "seats": seats}).json()["table"]
        for answer in (api.get(f"/tables/{running}/analysis"), api.post(f"/tables/{running}/analysis")):
            assert answer.json()["code"] == "analysis_later"
