"""The page of a finished game that shows where it was won: a chart, turning points, the dearest choices."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from camerlengo.bots.naming import percent
from camerlengo.core.texts import Listed, text
from camerlengo.lab.analysis import Analysis, Told
from camerlengo.server.analyses import Work
from camerlengo.server.live import LiveTable
from camerlengo.web.rendering import page
from camerlengo.web.sight import Sight
from camerlengo.web.table_page import table_facts
from camerlengo.web.trouble import wants_json
from camerlengo.web.visitor import Visitor

WIDE, HIGH = 1000.0, 100.0  # of the chart, which is stretched to the room it has
ONE_LINE = 0.05  # of chance: seats that never stand farther apart share a line
APART = 32.0  # of the width of the chart, between two numbers
MOST_ROWS = 400  # of the table beside the chart; of a longer game every second or third decision


async def show(visitor: Visitor, live: LiveTable, request: Request) -> Response:
    """Starts nothing: that takes a click, so that nobody makes the server work by following a link."""
    visitor.house.must_have_ended(live, "analysis_later")
    if Sight(live, visitor).pass_on:
        return RedirectResponse(f"/table/{live.id}", 303)
    work = visitor.house.analyses.of(live)
    if wants_json(request):
        return JSONResponse({"ok": True, **progress(work)})
    language = visitor.language
    names = live.names_in(language)
    facts = {
        "table": table_facts(Sight(live, visitor)),
        "names": names,
        "address": f"/table/{live.id}/analysis",
        "replay": f"/table/{live.id}/replay",
        **progress(work),
        "found": found_facts(work, names, language) if work is not None else None,
    }
    return page("analysis.html", visitor, facts, names)


def progress(work: Work | None) -> dict[str, Any]:
    if work is None:
        return {"state": "none", "done": 0, "of": 0}
    state = "failed" if work.failed else "paused" if work.paused else "running" if work.under_way else "done"
    return {"state": state, "done": work.done, "of": work.of}


def found_facts(work: Work, names: tuple[str, ...], language: str) -> dict[str, Any] | None:
    if work.analysis is None or work.story is None:
        return None
    return {
        "lines": lines(work.analysis, names, language),
        "scale": [percent(chance).say(language) for chance in (1.0, 0.5, 0.0)],
        "rows": rows(work.analysis, language),
        "count": len(work.analysis.moments),
        "marks": marks(work.analysis),
        "turns": [told_facts(told, language, names) for told in work.story.turning_points],
        "mistakes": [told_facts(told, language, names) for told in work.story.mistakes],
        "decisions": [sentence.say(language, names) for sentence in work.story.decisions],
    }


def told_facts(told: Told, language: str, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "at": told.at,
        "sentence": told.sentence.say(language, names),
        "more": told.more(language, names),
    }


def lines(analysis: Analysis, names: tuple[str, ...], language: str) -> list[dict[str, Any]]:
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
        {
            "seats": seats,
            "names": text("web.analysis.names", who=Listed(tuple(names[seat] for seat in seats))).say(
                language
            ),
            "points": " ".join(
                f"{place(analysis, at):.1f},{HIGH * (1.0 - chance):.1f}"
                for at, chance in enumerate(curves[seats[0]])
            ),
            "end": percent(curves[seats[0]][-1]).say(language),
        }
        for seats in together
    ]


def marks(analysis: Analysis) -> list[tuple[float, float]]:
    """Where turning points are, and where their numbers stand: apart, so that 1 and 2 are no 12."""
    places = [place(analysis, turn.at + 1) for turn in analysis.turning_points]
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
