"""The rules page of a small game, from a little Markdown: headings, paragraphs, lists, bold and italic."""

from __future__ import annotations

import re
from html import escape
from itertools import groupby

_ITEM = re.compile(r"(?:[-*]|\d+\.)\s+")
_ORDERED = re.compile(r"\d+\.\s+")


def to_html(source: str, title: str) -> str:
    """Headings become the parts of the page; without any, all of it is one part called `title`."""
    blocks = [block for block in re.split(r"\n\s*\n", source.strip()) if block.strip()]
    if not any(block.startswith("#") for block in blocks):
        blocks.insert(0, f"## {title}")
    parts: list[str] = []
    for block in blocks:
        parts += _block(block.strip(), len(parts))
    return "\n".join(parts)


def _block(block: str, number: int) -> list[str]:
    if block.startswith("#"):
        heading, _, rest = block.partition("\n")
        level = 3 if heading.startswith("###") else 2
        words = _inline(heading.lstrip("#").strip())
        found = [f'<h{level} id="part-{number}">{words}</h{level}>']
        return found + (_block(rest.strip(), number + 1) if rest.strip() else [])
    found = []
    for is_list, lines in groupby(_joined(block), key=lambda line: _ITEM.match(line) is not None):
        said = list(lines)
        if not is_list:
            found.append(f"<p>{_inline(' '.join(said))}</p>")
            continue
        tag = "ol" if _ORDERED.match(said[0]) else "ul"
        items = "".join(f"<li>{_inline(_ITEM.sub('', line, count=1))}</li>" for line in said)
        found.append(f"<{tag}>{items}</{tag}>")
    return found


def _joined(block: str) -> list[str]:
    """The lines of a block; a line below an item that is indented goes on with it."""
    lines: list[str] = []
    for line in block.splitlines():
        if lines and line.startswith(" ") and _ITEM.match(lines[-1]) and not _ITEM.match(line.strip()):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line.strip())
    return lines


def _inline(words: str) -> str:
    said = escape(words, quote=False)
    said = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", said)
    said = re.sub(r"\*(.+?)\*", r"<em>\1</em>", said)
    return re.sub(r"`(.+?)`", r"<code>\1</code>", said)
