"""Many small drawings in one file, so that a page fetches them with one request.

A game names them in `Page.sheets()`. In the page each is still a picture of its own, at an address such as
`/art/richelieu/sheet/pieces.svg#seat-0`: of the drawings in the file only the one is shown that the address
names, and the browser fetches the file once.

It saves requests and the bytes that drawings have in common, and costs a little each time when a picture is
painted, since the others have to be hidden. So it is for what most tables show from the beginning.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final

from camerlengo.games import open_box
from camerlengo.web.files import has_page

FOLDER: Final = "sheet/"
OPENING: Final = re.compile(r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="([^"]+)"[^>]*>')
NAME: Final = re.compile(r'\bid="([^"]+)"|url\(#([^)]+)\)|href="#([^"]+)"')
STYLE: Final = ".one{display:none}.one:target{display:inline}"
_HASH: Final = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
# For whoever opens a sheet by itself
POLICY: Final = f"default-src 'none'; style-src 'sha256-{_HASH}'; frame-ancestors 'none'"


def fragment_of(path: str) -> str:
    return path.removesuffix(".svg").replace("/", "-")


@functools.cache
def sheets_of(game: str) -> dict[str, str]:
    """By the path of a drawing, the path of the file that it comes in, with its place there."""
    box = open_box(game)
    if not has_page(box):
        return {}
    sheets: Mapping[str, Sequence[str]] = import_module(f"{box.package}.page").Page.sheets()
    return {
        path: f"{FOLDER}{name}.svg#{fragment_of(path)}" for name, paths in sheets.items() for path in paths
    }


def sheet(game: str, path: str) -> str | None:
    """The file with all drawings of a sheet; None if the game has no sheet at this path."""
    found = [one for one, place in sheets_of(game).items() if place.partition("#")[0] == path]
    if not found:
        return None
    box = open_box(game)
    drawings = "\n".join(within(fragment_of(one), box.picture(one) or "") for one in found)
    return f'<svg xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style>\n{drawings}\n</svg>\n'


def within(name: str, drawing: str) -> str:
    """A drawing as a part of a larger one: the names in it begin with its own."""

    def named(found: re.Match[str]) -> str:
        if found[1]:
            return f'id="{name}.{found[1]}"'
        return f"url(#{name}.{found[2]})" if found[2] else f'href="#{name}.{found[3]}"'

    opening = OPENING.match(drawing)
    if opening is None:
        raise ValueError(f"{name} is no drawing with a viewBox")
    inner = NAME.sub(named, drawing[opening.end() :].strip().removesuffix("</svg>"))
    return f'<svg class="one" id="{name}" viewBox="{opening[1]}">{inner.strip()}</svg>'
