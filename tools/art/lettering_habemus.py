"""Outlines of every letter that a name on a card of Habemus Papam may need.

python tools/art/lettering_habemus.py      (needs fonttools and brotli)
"""

from __future__ import annotations

import json
import string

from fontTools.pens.qu2cuPen import Qu2CuPen
from lettering import ROOT, Face, Outline

TARGET = ROOT / "games" / "habemus_papam" / "art" / "lettering.json"
ACCENTED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ"
LETTERS = f"+×{string.ascii_letters}{string.digits}.,'’-–&{ACCENTED}"

face = Face(650, 100)
book: dict[str, list[int | str]] = {}
for letter in LETTERS:
    if ord(letter) in face.names:
        glyph = face.glyphs[face.names[ord(letter)]]
        pen = Outline(face.glyphs, face.scale, 0)
        glyph.draw(Qu2CuPen(pen, 0.9 / face.scale, all_cubic=True))
        book[letter] = [round(glyph.width * face.scale), "".join(pen.parts)]
book[" "] = [round(face.glyphs[face.names[32]].width * face.scale), ""]

title = Face(600, 200)
lettering = {
    "glyphs": book,
    "title": [title.word("Habemus", 1), title.word("Papam", 1)],
    "year": title.word("1655", 4),
}
written = json.dumps(lettering, separators=(",", ":"), ensure_ascii=False).replace('],"', '],\n"')
TARGET.write_text(written + "\n", encoding="utf-8")
