"""Outlines of every letter and figure that a card of Pontifex may need, in a heavy grotesque.

python tools/art/lettering_pontifex.py      (needs fonttools and brotli)
"""

from __future__ import annotations

import json
import string

import lettering
from fontTools.pens.qu2cuPen import Qu2CuPen

lettering.FONT = lettering.ROOT / "web" / "static" / "fonts" / "source-sans-3-latin-wght-normal.woff2"
TARGET = lettering.ROOT / "games" / "pontifex" / "art" / "lettering.json"
ACCENTED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ"
LETTERS = f"{string.ascii_letters}{string.digits}+−×$%.,'’-–&{ACCENTED}"

face = lettering.Face(860, 100)
book: dict[str, list[int | str]] = {}
for letter in LETTERS:
    if ord(letter) in face.names:
        glyph = face.glyphs[face.names[ord(letter)]]
        pen = lettering.Outline(face.glyphs, face.scale, 0)
        glyph.draw(Qu2CuPen(pen, 0.9 / face.scale, all_cubic=True))
        book[letter] = [round(glyph.width * face.scale), "".join(pen.parts)]
book[" "] = [round(face.glyphs[face.names[32]].width * face.scale), ""]

written = json.dumps({"glyphs": book}, separators=(",", ":"), ensure_ascii=False).replace('],"', '],\n"')
TARGET.write_text(written + "\n", encoding="utf-8")
