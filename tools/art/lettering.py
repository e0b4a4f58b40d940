# ruff: noqa: N802  the pen protocol of fontTools has names of its own
"""Turns the words on cards and box into outlines, so that a picture needs no font.

python -m tools.art.lettering      (needs fonttools and brotli)
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2] / "src" / "camerlengo"
FONTS = ROOT / "web" / "static" / "fonts"
ACCENTED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ"
GARAMOND = FONTS / "eb-garamond-latin-wght-normal.woff2"
TARGET = ROOT / "games" / "richelieu" / "art" / "lettering.json"
REGIONS = (
    "Bourgogne",
    "Bretagne",
    "Champagne",
    "Normandie",
    "Languedoc",
    "Provence",
    "Anjou",
    "Bourbon",
    "Auvergne",
)


class Outline(BasePen):  # type: ignore[misc]
    """Whole numbers, relative commands: the shortest path data that is still faithful at a metre."""

    def __init__(self, glyphs: object, scale: float, dx: float) -> None:
        super().__init__(glyphs)
        self.scale, self.dx = scale, dx
        self.parts: list[str] = []
        self.here = (0, 0)

    def grid(self, point: tuple[float, float]) -> tuple[int, int]:
        return round(point[0] * self.scale + self.dx), round(-point[1] * self.scale)

    def write(self, command: str, *points: tuple[float, float]) -> None:
        origin = self.here
        text = ""
        for point in points:
            end = self.grid(point)
            for value in (end[0] - origin[0], end[1] - origin[1]):
                text += str(value) if not text or value < 0 else f" {value}"
        self.here = self.grid(points[-1])
        again = bool(self.parts) and self.parts[-1].startswith(command) and text.startswith("-")
        self.parts.append(text if again else command + text)

    def _moveTo(self, point: tuple[float, float]) -> None:
        x, y = self.here = self.grid(point)
        self.parts.append(f"M{x}{'' if y < 0 else ' '}{y}")

    def _lineTo(self, point: tuple[float, float]) -> None:
        x, y = self.grid(point)
        if y == self.here[1]:
            self.parts.append(f"h{x - self.here[0]}")
        elif x == self.here[0]:
            self.parts.append(f"v{y - self.here[1]}")
        else:
            self.write("l", point)
        self.here = (x, y)

    def _curveToOne(
        self, one: tuple[float, float], two: tuple[float, float], end: tuple[float, float]
    ) -> None:
        self.write("c", one, two, end)

    def _closePath(self) -> None:
        self.parts.append("z")


class Face:
    def __init__(self, weight: float, cap_height: float, font: Path = GARAMOND) -> None:
        self.font = instantiateVariableFont(TTFont(font), {"wght": weight})
        self.scale = cap_height / self.font["OS/2"].sCapHeight
        self.glyphs = self.font.getGlyphSet()
        self.names = self.font.getBestCmap()
        self.kerning = self._kerning()

    def _kerning(self) -> dict[tuple[str, str], int]:
        """The pair adjustments of the font's first script that concern our words."""
        found: dict[tuple[str, str], int] = {}
        gpos = self.font["GPOS"].table
        kern = {
            i
            for record in gpos.FeatureList.FeatureRecord
            if record.FeatureTag == "kern"
            for i in record.Feature.LookupListIndex
        }
        for index in sorted(kern):
            for wrapped in gpos.LookupList.Lookup[index].SubTable:
                sub = getattr(wrapped, "ExtSubTable", wrapped)
                if type(sub).__name__ == "PairPos":
                    for pair, advance in self._by_pair(sub) if sub.Format == 1 else self._by_class(sub):
                        found.setdefault(pair, advance)
        return found

    def _by_pair(self, sub: Any) -> Iterator[tuple[tuple[str, str], int]]:
        for first, pairs in zip(sub.Coverage.glyphs, sub.PairSet, strict=True):
            for pair in pairs.PairValueRecord:
                if pair.Value1 is not None:
                    yield (first, pair.SecondGlyph), pair.Value1.XAdvance or 0

    def _by_class(self, sub: Any) -> Iterator[tuple[tuple[str, str], int]]:
        for first in sub.Coverage.glyphs:
            row = sub.Class1Record[sub.ClassDef1.classDefs.get(first, 0)]
            for second in self.names.values():
                value = row.Class2Record[sub.ClassDef2.classDefs.get(second, 0)].Value1
                if value is not None and getattr(value, "XAdvance", None):
                    yield (first, second), value.XAdvance

    def outline(self, glyph: str, dx: float) -> str:
        pen = Outline(self.glyphs, self.scale, dx)
        # the font's many short quadratic pieces become few cubic ones
        self.glyphs[glyph].draw(Qu2CuPen(pen, 0.9 / self.scale, all_cubic=True))
        return "".join(pen.parts)

    def letters(self, wanted: str) -> dict[str, list[int | str]]:
        """Width and path of each letter that the font has, and the width of a space."""
        found: dict[str, list[int | str]] = {}
        for letter in wanted:
            if ord(letter) in self.names:
                glyph = self.names[ord(letter)]
                found[letter] = [round(self.glyphs[glyph].width * self.scale), self.outline(glyph, 0)]
        found[" "] = [round(self.glyphs[self.names[32]].width * self.scale), ""]
        return found

    def word(self, text: str, spacing: float = 0) -> dict[str, object]:
        """Path on the base line starting at x = 0, and its width; spacing is in hundredths of the em."""
        x, d, before = 0.0, "", ""
        gap = spacing * self.font["head"].unitsPerEm / 100
        for character in text:
            glyph = self.names[ord(character)]
            if before:
                x += self.kerning.get((before, glyph), 0) + gap
            d += self.outline(glyph, x * self.scale)
            x += self.glyphs[glyph].width
            before = glyph
        return {"width": round(x * self.scale), "d": d}


def main() -> None:
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    figures, names, title, small = Face(800, 200), Face(700, 70), Face(600, 300), Face(600, 100)
    book = {
        "figures": {figure: figures.word(figure) for figure in "0123456789"},
        "names": {region.lower(): names.word(region.upper(), 9) for region in REGIONS},
        "title": title.word("Richelieu", 1),
        "imprint": small.word("A PARIS · M.DC.XXIV", 12),
        "initial": title.word("R"),
    }
    TARGET.write_text(json.dumps(book, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")
    print(TARGET.name, TARGET.stat().st_size)


if __name__ == "__main__":
    main()
