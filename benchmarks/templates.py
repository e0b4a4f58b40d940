"""Which template engine renders our pages sooner: `python -m benchmarks.templates`, with minijinja installed.

Both engines render the same template, in the words that both read: the map of Pontifex with its 45 dioceses,
from the facts of a page. minijinja is written in Rust; what it gets and what it calls is Python.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import jinja2

from benchmarks.load.script import played
from camerlengo.table import Table
from camerlengo.web.rendering import art
from camerlengo.web.table_page import scene
from camerlengo.web.templating import Environment

ROUNDS, TIMES = 15, 40

MAP = """{% macro place(slot) %}
{% if slot.option is not none %}<button value="{{ slot.option }}" aria-label="{{ slot.label }}">
{% else %}<a href="{{ art(slot.face) }}" aria-label="{{ slot.label }}" data-why="{{ slot.about }}">
{% endif %}<img src="{{ art(slot.token) }}" alt="" width="40" height="40">
{% if slot.owner >= 0 %}<img src="{{ art('pontifex/seat/' ~ slot.owner ~ '.svg') }}" alt="">{% endif %}
{% if slot.value %}<span class="value">{{ slot.value }}</span>{% endif %}
{% if slot.yield %}<span class="yield">{{ slot.yield }}</span>{% endif %}<b>{{ slot.code }}</b>
{% if slot.option is not none %}</button>{% else %}</a>{% endif %}
{% endmacro %}
<ul>{% for slot in places %}
<li class="{{ slot.continent }} x{{ slot.x }} y{{ slot.y }}">{{ place(slot) }}</li>
{% endfor %}</ul>"""


def facts() -> dict[str, Any]:
    """Of a page in the middle of a game."""
    table = Table.resume(played("pontifex", 4, 1).upto(500))
    content = scene(table, 0, "en", None, 0, table.events(0))
    return {"places": content.extra["places"], "art": art}


def microseconds(render: Callable[[], str]) -> float:
    """The least of several rounds: whatever else the machine does makes it longer."""
    rounds = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        for _ in range(TIMES):
            render()
        rounds.append((time.process_time() - begun) / TIMES * 1e6)
    return min(rounds)


def main() -> None:
    given = facts()
    ours = Environment(autoescape=True, undefined=jinja2.StrictUndefined).from_string(MAP)
    plain = jinja2.Environment(autoescape=True).from_string(MAP)
    results = {
        "Jinja2 as it comes": microseconds(lambda: plain.render(given)),
        "Jinja2 as we use it": microseconds(lambda: ours.render(given)),
    }
    try:
        import minijinja  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        sys.stdout.write("minijinja is not installed: .tools/uv/bin/uv pip install minijinja\n")
    else:
        engine = minijinja.Environment(templates={"map.html": MAP})
        results["minijinja"] = microseconds(lambda: engine.render_template("map.html", **given))
    for name, spent in results.items():
        sys.stdout.write(f"{name:22} {spent:8.0f} µs\n")


if __name__ == "__main__":
    main()
