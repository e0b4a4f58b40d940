"""No template says a word by itself: every word comes from a book, in the reader's language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import camerlengo
from camerlengo.web.rendering import words

SOURCES = Path(camerlengo.__file__).parent
READ_ALOUD = ("alt", "aria-label", "aria-description", "placeholder", "title")
SHOWN = re.compile(r"[^\W\d_]{2,}")  # two letters in a row; a single one may be the name of a key
CLASS = re.compile(r"\{% block body_class %\}.*?\{% endblock %\}")
JINJA = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
QUOTED = re.compile(
    r"""["']([A-Z][a-z]+(?: [^"'\d]*)?)["']"""
)  # in Jinja; keys and classes are in lower case

TEMPLATES = [
    *sorted((SOURCES / "web" / "templates").rglob("*.html")),
    *sorted((SOURCES / "games").glob("*/page.html")),
    *sorted((SOURCES / "games").glob("*/rulebook/pictures.html")),
]


class Words(HTMLParser):
    """Collects what a reader would see or hear."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def handle_data(self, data: str) -> None:
        self.words += SHOWN.findall(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in READ_ALOUD:
                self.words += SHOWN.findall(value or "")


def words_of(template: str) -> list[str]:
    parser = Words()
    template = CLASS.sub("", template)
    parser.feed(JINJA.sub("", template))
    parser.close()
    return parser.words


def quoted_in(template: str) -> list[str]:
    return [word for code in JINJA.findall(template) for word in QUOTED.findall(code)]


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_template_has_no_words_of_its_own(path: Path) -> None:
    template = path.read_text(encoding="utf-8")
    assert words_of(template) == []
    if path.parent.name != "rulebook":  # positions name their cards
        assert quoted_in(template) == []


def test_words_are_found_wherever_a_reader_would_meet_them() -> None:
    assert words_of('<p class="note">{{ t("web.x") }} by hand</p>') == ["by", "hand"]
    assert words_of('<a title="Back{% if x %} again{% endif %}" href="/there">{# why #}×</a>') == [
        "Back",
        "again",
    ]
    assert quoted_in('{{ step(0, "first", "Home") }}') == ["Home"]
    assert words_of("<kbd>Z</kbd> 12 %") == []


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["24,700", "+24,700", "−5", "$24,700", "45%"]),
        ("it", ["24.700", "+24.700", "−5", "24.700\u00a0$", "45%"]),
        ("fr", ["24\u202f700", "+24\u202f700", "−5", "24\u202f700\u00a0$", "45\u00a0%"]),
    ],
)
def test_templates_write_numbers_in_the_form_of_the_language(language: str, written: list[str]) -> None:
    figure = words(language)["figure"]
    numbers = [figure(24_700), figure(24_700, "+"), figure(-5, "+"), figure(24_700, "$"), figure(45, "%")]
    assert numbers == written


def test_there_are_templates() -> None:
    assert len(TEMPLATES) > 15
