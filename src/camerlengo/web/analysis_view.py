"""The page of a finished game that shows where it was won: a chart, turning points, the dearest choices."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from camerlengo.bots.bot_names import percent
from camerlengo.core.texts import Listed, text
from camerlengo.lab.analysis import MISTAKE, Analysis, Comment
from camerlengo.server.analyses import AnalysisJob
from camerlengo.server.live_table import LiveTable
from camerlengo.server.refusals import Refused
from camerlengo.web.contexts import TableShown
from camerlengo.web.error_pages import json_answer, wants_json
from camerlengo.web.rendering import page
from camerlengo.web.security import CONTENT_SECURITY_POLICY
from camerlengo.web.table_page import table_facts
from camerlengo.web.viewer import Viewer
from camerlengo.web.visitor import Visitor

WIDE, HIGH = 1000.0, 100.0  # of the chart, which is stretched to the room it has
ONE_LINE = 0.05  # of chance: seats that never stand farther apart share a line
APART = 32.0  # of the width of the chart, between two numbers
MOST_ROWS = 400  # of the table beside the chart; of a longer game every second or third decision


class Line(msgspec.Struct):
    """The chances of the seats that share a line, and where they end."""

    seats: list[int]
    names: str
    points: str
    end: str


class Judged(msgspec.Struct):
    """A decision that the analysis speaks of, and a better option if there was one."""

    seat: int
    option: int
    better: int | None


class Remark(msgspec.Struct):
    """A turning point or a mistake. `at` is the number of its move."""

    at: int
    sentence: str
    more: str


class Found(msgspec.Struct):
    """`rows` are the chart in numbers; `marks` are where turning points and their numbers stand in it."""

    lines: list[Line]
    scale: list[str]
    rows: list[tuple[int, list[str]]]
    count: int
    marks: list[tuple[float, float]]
    turns: list[Remark]
    mistakes: list[Remark]
    decisions: list[str]


class Progress(msgspec.Struct):
    """`state` is `none`, `running`, `paused`, `done` or `failed`."""

    state: str
    done: int
    of: int


class AnalysisPage(Progress, kw_only=True):
    table: TableShown
    names: tuple[str, ...]
    address: str
    replay: str
    found: Found | None


async def show(visitor: Visitor, live: LiveTable, request: Request) -> Response:
    """Starts the analysis of a game that the reader has played alone with bots.

    For others that takes a click, so that nobody makes the server work by following a link.
    """
    visitor.house.must_have_ended(live, "analysis_later")
    viewer = Viewer(live, visitor)
    if viewer.pass_on:
        return RedirectResponse(f"/table/{live.id}", 303)
    work = visitor.house.analyses.of(live)
    table = table_facts(viewer)
    if viewer.mine and table.alone and (work is None or work.paused) and not wants_json(request):
        with contextlib.suppress(Refused):  # a busy server shows the button
            work = visitor.house.analyse(live)
    made = progress(work)
    language = visitor.language
    if wants_json(request):
        says = text("web.analysis.progress", done=made.done, of=made.of).say(language)
        return json_answer({"ok": True, **asdict(made), "says": says})
    names = live.names_in(language)
    shown = AnalysisPage(
        table=table,
        names=names,
        address=f"/table/{live.id}/analysis",
        replay=f"/table/{live.id}/replay",
        state=made.state,
        done=made.done,
        of=made.of,
        found=found_facts(work, names, language) if work is not None else None,
    )
    response = page("analysis.html", visitor, asdict(shown), names)
    response.headers["content-security-policy"] = f"{CONTENT_SECURITY_POLICY}; frame-src 'self'"
    return response


def judged_at(work: AnalysisJob | None, at: int) -> Judged | None:
    """The choice of move `at`, if an analysis calls it a turning point or a mistake."""
    if work is None or work.analysis is None:
        return None
    before = at - 1
    for mistake in work.analysis.mistakes:
        if mistake.at == before:
            return Judged(mistake.seat, mistake.verdict.option, mistake.verdict.best)
    for turn in work.analysis.turning_points:
        if turn.at == before and not turn.drifted:
            verdict = next((one.verdict for one in work.analysis.moments if one.at == before), None)
            better = verdict.best if verdict is not None and verdict.loss >= MISTAKE else None
            return Judged(turn.seat, turn.option, better)
    return None


def progress(work: AnalysisJob | None) -> Progress:
    if work is None:
        return Progress("none", 0, 0)
    state = "failed" if work.failed else "paused" if work.paused else "running" if work.under_way else "done"
    return Progress(state, work.done, work.of)


def found_facts(work: AnalysisJob, names: tuple[str, ...], language: str) -> Found | None:
    if work.analysis is None or work.story is None:
        return None
    return Found(
        lines=lines(work.analysis, names, language),
        scale=[percent(chance).say(language) for chance in (1.0, 0.5, 0.0)],
        rows=rows(work.analysis, language),
        count=len(work.analysis.moments),
        marks=marks(work.analysis, [told.at for told in work.story.turning_points]),
        turns=[told_facts(told, language, names) for told in work.story.turning_points],
        mistakes=[told_facts(told, language, names) for told in work.story.mistakes],
        decisions=[sentence.say(language, names) for sentence in work.story.decisions],
    )


def told_facts(comment: Comment, language: str, names: tuple[str, ...]) -> Remark:
    return Remark(comment.at, comment.sentence.say(language, names), comment.more(language, names))


def lines(analysis: Analysis, names: tuple[str, ...], language: str) -> list[Line]:
    """A line for each seat; those who win and lose together share one, or it would hide the others."""
    curves = list(zip(analysis.start, *(moment.chances for moment in analysis.moments), strict=True))
    together: list[list[int]] = []
    for seat in range(len(names)):
        for seats in together:
            if all(abs(a - b) < ONE_LINE for a, b in zip(curves[seat], curves[seats[0]], strict=True)):
                seats.append(seat)
                break
        else:
            together.append([seat])
    return [
        Line(
            seats=seats,
            names=text("web.analysis.names", who=Listed(tuple(names[seat] for seat in seats))).say(language),
            points=" ".join(
                f"{place(analysis, at):.1f},{HIGH * (1.0 - chance):.1f}"
                for at, chance in enumerate(curves[seats[0]])
            ),
            end=percent(curves[seats[0]][-1]).say(language),
        )
        for seats in together
    ]


def marks(analysis: Analysis, moves: Sequence[int]) -> list[tuple[float, float]]:
    """Where turning points are, and where their numbers stand: apart, so that 1 and 2 are no 12."""
    places = [place(analysis, at) for at in moves]
    numbers = places.copy()
    for number in range(1, len(numbers)):
        numbers[number] = max(numbers[number], numbers[number - 1] + APART)
    last = WIDE
    for number in reversed(range(len(numbers))):
        numbers[number] = min(numbers[number], last)
        last = numbers[number] - APART
    return list(zip(places, numbers, strict=True))


def place(analysis: Analysis, at: int) -> float:
    """How far to the right the position after `at` answers is."""
    return WIDE * at / max(1, len(analysis.moments))


def rows(analysis: Analysis, language: str) -> list[tuple[int, list[str]]]:
    """The chart in numbers: after how many answers, and the chances of all seats."""
    all_rows = [(0, analysis.start), *((moment.at + 1, moment.chances) for moment in analysis.moments)]
    step = -(-len(all_rows) // MOST_ROWS)
    shown = [*all_rows[:-1:step], all_rows[-1]]
    return [(at, [percent(chance).say(language) for chance in chances]) for at, chances in shown]
