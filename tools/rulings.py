"""Writes the lists of rulings in docs/rulings from the numbered rules in docs/rules.

python tools/rulings.py            # writes the lists
python tools/rulings.py --check    # exits with 1 if one is out of date
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"
BEGIN, END = "<!-- rulings: begin -->", "<!-- rulings: end -->"
MARKS = {"ruling": "Rulings", "reconstruction": "Reconstructions", "FAQ": "Answers of the publisher"}

_RULE = re.compile(r"^- (?:\*\*)?([A-Z]+-\d+)\b(.*?)(?=^- |^#|\Z)", re.MULTILINE | re.DOTALL)
_MARK = re.compile(r"\s*\*\((ruling|reconstruction|FAQ)[^)]*\)\*")
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[\"“A-Z*])")


def marked(rules: str) -> Iterator[tuple[str, str, str]]:
    """The mark, the number and the sentence of everything that is no plain rule of the rulebook."""
    for number, body in _RULE.findall(rules):
        text = " ".join(body.split("\n\n")[0].split())
        for sentence in _SENTENCE.split(text):
            for mark in dict.fromkeys(_MARK.findall(sentence)):
                yield mark, number, _MARK.sub("", sentence).strip()


def listed(rules: str) -> str:
    found = list(marked(rules))
    lines = []
    for mark, title in MARKS.items():
        rows = [f"| {number} | {sentence} |" for kind, number, sentence in found if kind == mark]
        if rows:
            lines += [f"## {title}", "", "| rule | |", "|---|---|", *rows, ""]
    return "\n".join(lines)


def page_with(page: str, rules: str) -> str:
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{listed(rules)}\n{END}{rest.partition(END)[2]}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="exit with 1 if a page is out of date")
    check: bool = parser.parse_args(arguments).check
    stale = False
    for file in sorted((DOCS / "rulings").glob("*.md")):
        page = file.read_text(encoding="utf-8")
        rules = (DOCS / "rules" / file.name).read_text(encoding="utf-8")
        links = re.sub(r"\]\((?!\.\.|http|#)", "](../rules/", rules)
        written = page_with(page, links)
        stale |= written != page
        if not check:
            file.write_text(written, encoding="utf-8")
    return int(stale and check)


if __name__ == "__main__":
    sys.exit(main())
