"""Our functions of templates say what Jinja2's say."""

from __future__ import annotations

from typing import Any, NamedTuple

import jinja2
import pytest
from markupsafe import Markup

from camerlengo.core.memory import Memory
from camerlengo.core.page import GamePage
from camerlengo.web import parts, templating


class Thing(NamedTuple):
    name: str
    none: None = None


GIVEN: dict[str, Any] = {
    "thing": Thing("a <b> & c"),
    "facts": {"name": "“x” < 'y'", "deep": {"list": [1, 2.5, None, True]}},
    "html": Markup("<i>safe</i>"),
    "number": 3,
    "words": ["a", "<b>"],
    "join": lambda *parts, sep="-", **more: sep.join([*map(str, parts), *more]),
}
TEMPLATES = (
    "{{ thing.name }} {{ facts.name }} {{ html }} {{ number }} {{ facts.deep.list }}",
    "{{ facts.keys() | list }} {{ words.index('a') }} {{ facts['name'] }}",
    "{{ facts.deep.list[3] }} {{ thing.count(1) }} {{ words | length }} {{ '' }} {{ thing.none }}",
    "{{ facts.gone is defined }} {{ thing.none is none }} {{ facts.deep is not none }} {{ gone is defined }}",
    "{{ 'a' ~ 1 ~ None }} {{ html ~ '<' }} {{ '<' ~ 'b' }}",
    "{{ join(1, 2) }} {{ join(*words) }} {{ join(1, sep='<') }} {{ join(*words, **{'sep': '+'}) }}",
    """{% macro m(a, b='<', c=none) %}{{ a }}{{ b }}{{ c is none }}{% endmacro %}
    {{ m(1) }} {{ m('<', html) }} {{ m(1, c=2) }} {{ m(b=1, a=2) }}""",
    """{% macro box(title) %}<p>{{ title }}{{ caller(1) }}</p>{% endmacro %}
    {% call(n) box('<') %}{{ n }}{{ thing.name }}{% endcall %}""",
    "{% macro all() %}{{ varargs }}{{ kwargs }}{% endmacro %}{{ all(1, x='<') }}",
    "{% set inner %}<b>{{ thing.name }}</b>{% endset %}{{ inner }}",
    "{% for word in words if word is string %}{{ loop.index }}{{ word }}{% else %}none{% endfor %}",
    "{% for row in [words, []] recursive %}{{ loop.index }}{{ row }}{% endfor %}",
)


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_template_says_the_same(template: str) -> None:
    ours = templating.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    theirs = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    assert ours.from_string(template).render(GIVEN) == theirs.from_string(template).render(GIVEN)


@pytest.mark.parametrize(
    "template", ["{{ gone }}", "{{ facts.gone }}", "{{ thing.gone }}", "{{ facts.gone() }}"]
)
def test_a_missing_name_is_an_error(template: str) -> None:
    ours = templating.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    with pytest.raises(jinja2.UndefinedError):
        ours.from_string(template).render(GIVEN)


def test_few_strings_are_kept_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(templating, "MOST_ESCAPED", 3)
    monkeypatch.setattr(templating, "LONGEST_KEPT", 4)
    escaped = templating.Escaped()
    for plain in ("<a", "<b", "<c", "<d", "<long"):
        assert escaped[plain] == plain.replace("<", "&lt;")
    assert list(escaped) == ["<d"]


def test_what_was_used_lately_is_remembered() -> None:
    memory: Memory[int] = Memory(2)
    for key in range(3):
        memory.put(key, key)
    assert memory.get(0) == 0  # asked for, it stays
    memory.put(3, 3)
    assert [memory.get(key) for key in range(4)] == [0, None, 2, 3]


def test_kept_facts_name_all_that_they_depend_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camerlengo.core.page.check_once", False)
    page: GamePage[Any, Any] = GamePage(None, None, None, "en", ())
    made = []

    def make() -> int:
        made.append(1)
        page.explain("why", str(len(made)))
        return 1

    assert page.kept("key", make) == page.kept("key", make) == len(made) == 1
    assert page.reasons["why"].sentences == ("1",)
    monkeypatch.setattr("camerlengo.core.page.check_once", True)
    with pytest.raises(AssertionError, match="does not name all"):
        page.kept("key", make)


def test_macros_of_the_frame_stay_and_say_what_is_given_to_each_page() -> None:
    files = {
        "parts/ui.html": "{% macro name(of) %}{{ of }} {{ word }}{% endmacro %}",
        "page.html": '{% from "parts/ui.html" import name with context %}{% set number = 2 %}'
        '{{ name("a") }}{% for one in words %}{% include "inner.html" %}{% endfor %}',
        "inner.html": " {{ one }}{{ number }}{{ word }}",
    }
    ours = templating.Environment(
        autoescape=True, undefined=jinja2.StrictUndefined, loader=jinja2.DictLoader(files)
    )
    assert ours.html("page.html", {"word": "<", "words": ["x"]}) == "a &lt; x2&lt;"
    macros = dict(ours._stages[0].macros)
    assert ours.html("page.html", {"word": "b", "words": []}) == "a b"
    with pytest.raises(jinja2.UndefinedError):
        ours.html("page.html", {"words": []})  # nothing of the page before is left
    (stage,) = ours._stages
    assert (stage.given, stage.macros) == ({}, macros)


def test_a_page_may_render_another_one() -> None:
    files = {"outer.html": "{{ word }}{{ inner() }}{{ word }}", "inner.html": "{{ word }}"}
    ours = templating.Environment(loader=jinja2.DictLoader(files))
    given = {"word": "a", "inner": lambda: ours.html("inner.html", {"word": "b"})}
    assert ours.html("outer.html", given) == "aba"


def test_macros_of_the_frame_keep_nothing_of_a_page() -> None:
    files = {
        "parts/ui.html": "{% set kept = word %}{% macro name() %}{{ kept }}{% endmacro %}",
        "page.html": '{% from "parts/ui.html" import name with context %}{{ name() }}',
    }
    ours = templating.Environment(undefined=jinja2.StrictUndefined, loader=jinja2.DictLoader(files))
    with pytest.raises(jinja2.UndefinedError):
        ours.html("page.html", {"word": "a"})
    assert ours._stages[0].given == {}


def test_a_part_is_found_by_its_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the same objects for the same reader, and as equal ones for all."""
    monkeypatch.setattr(parts, "check_memory", False)
    memory, latest = parts.PartCache(), dict[str, Any]()

    def rendered(facts: tuple[object, ...], latest: parts.Latest | None = None) -> bool:
        page = parts.Parts(memory, ("en",), latest)
        if page.known("page.html:1", "one", facts) is not None:
            return False
        page.made('<p id="one"></p>')
        return True

    facts = (["a"], 1)
    assert rendered(facts, latest)
    assert not rendered(facts, latest)
    assert not rendered((["a"], 1))
    assert not rendered((["a"], 1), latest)
    assert rendered((["b"], 1), latest)
    assert rendered((["a"], True), latest)  # it is written differently
    assert not rendered(facts, latest)
