"""Measures how plainly the project writes, and runs the prose linter: `make prose`.

    python -m tools.prose                       # the figures of each page
    python -m tools.prose --check               # only the pages that miss a bar
    python -m tools.prose --lint FOLDER         # and textlint, installed in this folder, over all prose

Each fails where a page misses a bar or textlint finds something. A sentence ends at a full stop or with its
paragraph. Code counts as one word. Tables, headings and code blocks are not measured. Flesch reading ease is
206.8 − 1.015 × words per sentence − 84.6 × syllables per word.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import syllables
from markdown_it import MarkdownIt

from tools.prose import extract

MEDIAN, LONGEST = 18, 32  # words in the median sentence, and in 95 % of sentences
EASE, EASE_FOR_PLAYERS = 50, 60  # Flesch reading ease, at least
FEWEST = 3  # sentences of a page that is measured

_END = re.compile(r"(?<=[.!?])[\"”»)*_]*\s+(?=[\"“«(*_]*[A-Z0-9`…])")
_WORD = re.compile(r"[^\W\d_][\w'’-]*|\d[\d.,]*")
_MARKDOWN = MarkdownIt("commonmark").enable("table")


class Figures(NamedTuple):
    """What is measured of one page."""

    name: str
    sentences: int
    median: float
    longest: int  # 95 % of sentences have at most so many words
    ease: float

    def misses(self, ease: int) -> list[str]:
        """The bars that the page does not reach, in words."""
        found = []
        if self.median > MEDIAN:
            found.append(f"median {self.median:g} words, at most {MEDIAN}")
        if self.longest > LONGEST:
            found.append(f"95 % of sentences up to {self.longest} words, at most {LONGEST}")
        if self.ease < ease:
            found.append(f"reading ease {self.ease:.0f}, at least {ease}")
        return found


def sentences_of(markdown: str) -> list[list[str]]:
    """The words of each sentence."""
    found = []
    table = False
    heading = False
    for token in _MARKDOWN.parse(re.sub(r"^(?:!!!|--8<--|---$).*$", "", markdown, flags=re.MULTILINE)):
        table = token.type == "table_open" or (table and token.type != "table_close")
        heading = token.type == "heading_open" or (heading and token.type != "heading_close")
        if token.type != "inline" or table or heading:
            continue
        parts = []
        for child in token.children or ():
            if child.type == "code_inline":
                parts.append("code")
            elif child.type in {"softbreak", "hardbreak"}:
                parts.append(" ")
            elif child.type in {"text", "image"}:
                parts.append(child.content)
        for sentence in _END.split("".join(parts)):
            words = _WORD.findall(sentence)
            if len(words) > 2:
                found.append(words)
    return found


def measured(name: str, sentences: list[list[str]]) -> Figures:
    lengths = sorted(len(words) for words in sentences)
    total = sum(lengths)
    spoken = sum(syllables.estimate(word.lower()) for words in sentences for word in words)
    return Figures(
        name,
        len(lengths),
        statistics.median(lengths),
        lengths[int(0.95 * (len(lengths) - 1))],
        206.835 - 1.015 * total / len(lengths) - 84.6 * spoken / total,
    )


class Group(NamedTuple):
    title: str
    ease: int
    pages: list[Path]
    each: bool  # whether every page is held to the bars, or only all together


def groups() -> list[Group]:
    return [
        Group("documentation", EASE, extract.documents(), each=True),
        Group("rules pages", EASE_FOR_PLAYERS, extract.player_pages(), each=True),
        Group("texts", EASE_FOR_PLAYERS, extract.texts(), each=False),
        Group("docstrings", EASE, extract.modules(), each=False),
    ]


def measure(group: Group) -> tuple[list[Figures], Figures]:
    """The figures of each page, and of all together."""
    pages: list[Figures] = []
    everything: list[list[str]] = []
    for path in group.pages:
        found = sentences_of(extract.prose_of(path))
        everything += found
        if len(found) >= FEWEST:
            pages.append(measured(str(path.relative_to(extract.ROOT)), found))
    return pages, measured(f"{group.title}, in all", everything)


def problems() -> list[str]:
    """Every missed bar as a sentence."""
    found = []
    for group in groups():
        pages, everything = measure(group)
        for figures in [*(pages if group.each else []), everything]:
            found += [f"{figures.name}: {missed}" for missed in figures.misses(group.ease)]
    return found


def show() -> None:
    print(f"{'page':52} {'sentences':>9} {'median':>6} {'95 %':>5} {'Flesch':>6}")
    for group in groups():
        pages, everything = measure(group)
        for figures in [*(pages if group.each else []), everything]:
            missed = "  ← " + "; ".join(figures.misses(group.ease)) if figures.misses(group.ease) else ""
            print(
                f"{figures.name:52} {figures.sentences:9} {figures.median:6g} {figures.longest:5} "
                f"{figures.ease:6.0f}{missed}"
            )
        print()


def lint(installed: Path) -> int:
    """Run textlint over all prose. Files made for it lie in .cache/prose, with the lines of their sources."""
    folder = extract.ROOT / ".cache" / "prose"
    files = [str(path.relative_to(extract.ROOT)) for path in extract.write_all(folder)]
    command = [
        str(installed / "node"),
        str(installed / "node_modules" / "textlint" / "bin" / "textlint.js"),
        *("--config", "tools/prose/textlint.json"),
        *("--rules-base-directory", str(installed / "node_modules")),
        *("--format", "json"),
        *files,
    ]
    done = subprocess.run(command, cwd=extract.ROOT, capture_output=True, encoding="utf-8", check=False)
    if not done.stdout.startswith("["):
        raise SystemExit(done.stdout + done.stderr)
    for result in json.loads(done.stdout):
        path = Path(result["filePath"])
        made = path.is_relative_to(folder)
        source = path.relative_to(folder).with_suffix("") if made else path.relative_to(extract.ROOT)
        lines = (extract.ROOT / source).read_text(encoding="utf-8").split("\n")
        for finding in result["messages"]:
            message = " – ".join(finding["message"].split("\n"))
            print(f"{source}:{finding['line']}: {message}")
            print(f"    {lines[finding['line'] - 1].strip()[:200]}")
    return done.returncode


def main(arguments: list[str] | None = None) -> int:
    about = (__doc__ or "").split("\n", 1)[0]
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--check", action="store_true", help="say only which pages miss a bar")
    parser.add_argument(
        "--lint", type=Path, metavar="FOLDER", help="run the textlint that is installed there, too"
    )
    chosen = parser.parse_args(arguments)
    if not chosen.check:
        show()
    found = problems()
    if chosen.check:
        print("\n".join(found), end="\n" if found else "")
    linted = lint(chosen.lint.resolve()) if chosen.lint else 0
    return int(bool(found) or linted != 0)


if __name__ == "__main__":
    sys.exit(main())
