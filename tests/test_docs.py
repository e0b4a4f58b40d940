"""The documentation: links lead somewhere, pages are short and near, and generated pages are up to date."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import camerlengo
from camerlengo.core.texts import book
from tools import api_reference, rulings
from tools.prose import __main__ as prose
from tools.prose import extract

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
MOST_WORDS = 1500  # of a page that is no reference
MOST_CLICKS = 3

_SNIPPET = re.compile(r'^--8<-- "([^":]+)(?::(\w+))?"$', re.MULTILINE)
_FENCED = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)", re.MULTILINE)
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def whole(page: Path) -> str:
    """A page with everything that it includes."""

    def included(match: re.Match[str]) -> str:
        content = (ROOT / match[1]).read_text(encoding="utf-8")
        if match[2]:
            content = content.split(f"[start:{match[2]}] -->")[1].split("<!-- --8<-- [end")[0]
        return content

    return _SNIPPET.sub(included, page.read_text(encoding="utf-8"))


def prose_of(page: Path) -> str:
    return _FENCED.sub("", whole(page))


def links_of(page: Path) -> list[str]:
    found = [inline or defined for inline, defined in _LINK.findall(prose_of(page))]
    return [link for link in found if not link.startswith(("http://", "https://"))]


def anchors_of(page: Path) -> set[str]:
    """The anchors of headings, as the extension `toc` of Markdown makes them."""
    found: set[str] = set(re.findall(r'<a id="([^"]+)"', whole(page)))
    for heading in _HEADING.findall(prose_of(page)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", heading)
        kept = re.sub(r"[^\w\s-]", "", plain.encode("ascii", "ignore").decode()).strip().lower()
        anchor = base = re.sub(r"[-\s]+", "-", kept)
        number = 0
        while anchor in found:
            number += 1
            anchor = f"{base}_{number}"
        found.add(anchor)
    return found


def nav() -> list[tuple[str, str]]:
    """The pages of the navigation, each with its section."""
    found = []
    for entry in yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]:
        ((section, content),) = entry.items()
        pages = [content] if isinstance(content, str) else [path for one in content for path in one.values()]
        found += [(section, page) for page in pages]
    return found


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", *PAGES], ids=str
)
def test_every_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    for link in links_of(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_file(), f"{page.name}: {link}"
        if anchor and target.suffix == ".md":
            assert anchor in anchors_of(target), f"{page.name}: {link}"


def test_the_navigation_has_every_page_once() -> None:
    assert sorted(page for _, page in nav()) == sorted(str(page.relative_to(DOCS)) for page in PAGES)


def test_every_page_is_at_most_three_clicks_from_the_first() -> None:
    reached = {DOCS / "index.md"}
    for _ in range(MOST_CLICKS):
        links = [(page, link.partition("#")[0]) for page in reached for link in links_of(page)]
        reached |= {(page.parent / link).resolve() for page, link in links if link.endswith(".md")}
    assert {*PAGES} <= reached


@pytest.mark.parametrize("page", [page for section, page in nav() if section != "Reference"])
def test_a_page_has_at_most_1500_words(page: str) -> None:
    plain = re.sub(r"`[^`]*`|\]\([^)]*\)|^ {4}.*$", " ", prose_of(DOCS / page), flags=re.MULTILINE)
    words = re.findall(r"[^\W\d_][\w'’-]*", plain)
    assert len(words) <= MOST_WORDS


def test_each_reader_begins_with_ten_minutes() -> None:
    first: dict[str, str] = {}
    for section, page in nav():
        first.setdefault(section, page)
    paths = [first[s] for s in ("Play", "Host", "Build a bot", "Research", "Design a deck", "Write a game")]
    for page in paths:
        assert "ten minutes" in whole(DOCS / page).split("\n## ")[0].lower(), page


def test_pages_keep_to_the_bars_of_the_house_style() -> None:
    assert prose.problems() == []


def test_a_missed_bar_is_named() -> None:
    long = [["word"] * 40] * 4
    figures = prose.measured("a page", long)
    assert figures.misses(ease=50) == [
        "median 40 words, at most 18",
        "95 % of sentences up to 40 words, at most 32",
    ]
    hard = prose.measured("a page", [["incomprehensibility", "notwithstanding", "determinization"]] * 3)
    assert [missed.split()[0] for missed in hard.misses(ease=50)] == ["reading"]


def test_sentences_are_those_of_paragraphs_and_lists() -> None:
    page = "# A heading here\n\nOne `piece of code` here. Two words more!\n\n- three words here\n"
    page += "\n| a | table of words |\n|---|---|\n"
    assert prose.sentences_of(page) == [
        ["One", "code", "here"],
        ["Two", "words", "more"],
        ["three", "words", "here"],
    ]


def test_what_is_no_markdown_keeps_its_lines() -> None:
    module = (
        'X = 1\n\n\ndef f():\n    """Returns one.\n\n    Twice.\n    >>> f()\n    1\n\n    End.\n    """\n'
    )
    assert extract.of_module(module).split("\n")[4:11] == ["Returns one.", "", "Twice.", "", "", "", "End."]
    texts = '# A comment "not read"\n[part]\nkey = "One sentence."\n'
    assert extract.of_texts(texts).split("\n") == ["", "", "- One sentence.", ""]
    template = '{% set x = 1 %}\n<li id="Q-1">Take {{ n }}\ncards.</li>\n'
    assert extract.of_html(template).split("\n") == ["", "- Take this", "  cards.", ""]


def test_the_reference_of_the_api_is_up_to_date() -> None:
    assert api_reference.main(["--check"]) == 0, "Run: python tools/api_reference.py"


def test_the_lists_of_rulings_are_up_to_date() -> None:
    assert rulings.main(["--check"]) == 0, "Run: python tools/rulings.py"


def test_a_ruling_is_a_sentence_with_its_mark() -> None:
    rules = "- RI-01 One rule. Another one *(ruling)*.\n"
    rules += "- RI-02 A value *(reconstruction)*, and\n  more.\n- RI-03 Plain.\n"
    assert list(rulings.marked(rules)) == [
        ("ruling", "RI-01", "Another one."),
        ("reconstruction", "RI-02", "A value, and more."),
    ]


def test_every_button_that_the_first_page_names_exists() -> None:
    page = whole(DOCS / "play.md")
    named = set(re.findall(r"(?<!\*)\*([A-Z][^*]+)\*(?!\*)", page)) - {"Richelieu"}
    said = {sentence for name in ("web", "server") for sentence in book(name, "en").values()}
    assert {"Create table", "Undo", "Hint"} <= named
    assert named <= said


def sections(changelog: str) -> Iterator[tuple[str, str]]:
    for part in changelog.split("\n## ")[1:]:
        title, _, content = part.partition("\n")
        yield title, content


def test_the_changelog_is_for_readers() -> None:
    found = dict(sections((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    assert next(iter(found)) == "Unreleased"
    assert any(title.startswith(f"{camerlengo.__version__} – ") for title in found)
    for title in list(found)[1:]:
        assert re.fullmatch(r"\d+\.\d+\.\d+ – \d{4}-\d\d-\d\d", title)
    for content in found.values():
        for line in content.split("\n"):
            if line.startswith("- "):
                assert len(line.split()) <= 40, line


def test_the_citation_names_the_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert citation["version"] == camerlengo.__version__
    assert f"## {citation['version']} – {citation['date-released']}\n" in changelog
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert citation["license"] == project["license"]


@pytest.mark.parametrize(
    "form", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=lambda path: path.name
)
def test_a_form_for_issues_can_be_filled_in(form: Path) -> None:
    content: dict[str, Any] = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert {"name", "description", "body"} <= content.keys()
    fields = [field for field in content["body"] if field["type"] != "markdown"]
    assert len({field["id"] for field in fields}) == len(fields)
    for field in fields:
        assert field["type"] in {"textarea", "input", "dropdown", "checkboxes"}
        assert field["attributes"]["label"]
        assert field["type"] != "dropdown" or len(field["attributes"]["options"]) > 1
