"""Outlines of every letter that a name on a card of Habemus Papam or Q may need, and the title of the former.

python tools/art/lettering_habemus.py      (needs fonttools and brotli)
"""

from __future__ import annotations

import json
import string

from fontTools.pens.qu2cuPen import Qu2CuPen
from lettering import ROOT, Face, Outline

LETTERS_OF_ALL = ROOT / "games" / "lettering.json"
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
    "title": [title.word("Habemus", 1), title.word("Papam", 1)],
    "year": title.word("1655", 4),
}
for target, content in ((LETTERS_OF_ALL, book), (TARGET, lettering)):
    written = json.dumps(content, separators=(",", ":"), ensure_ascii=False).replace('],"', '],\n"')
    target.write_text(written + "\n", encoding="utf-8")
