# ruff: noqa: N802  the pen protocol of fontTools has names of its own
"""Turns the words on cards and box into outlines, so that a picture needs no font.

python tools/art/lettering.py      (needs fonttools and brotli)
"""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2] / "src" / "camerlengo"
FONT = ROOT / "web" / "static" / "fonts" / "eb-garamond-latin-wght-normal.woff2"
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
    def __init__(self, weight: float, cap_height: float) -> None:
        self.font = instantiateVariableFont(TTFont(FONT), {"wght": weight})
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
                if type(sub).__name__ != "PairPos":
                    continue
                for i, first in enumerate(sub.Coverage.glyphs):
                    if sub.Format == 1:
                        for pair in sub.PairSet[i].PairValueRecord:
                            if pair.Value1 is not None:
                                found.setdefault((first, pair.SecondGlyph), pair.Value1.XAdvance or 0)
                    else:
                        row = sub.Class1Record[sub.ClassDef1.classDefs.get(first, 0)]
                        for second in self.names.values():
                            value = row.Class2Record[sub.ClassDef2.classDefs.get(second, 0)].Value1
                            if value is not None and getattr(value, "XAdvance", None):
                                found.setdefault((first, second), value.XAdvance)
        return found

    def word(self, text: str, spacing: float = 0) -> dict[str, object]:
        """Path on the base line starting at x = 0, and its width; spacing is in hundredths of the em."""
        x, parts, before = 0.0, [], ""
        gap = spacing * self.font["head"].unitsPerEm / 100
        for character in text:
            glyph = self.names[ord(character)]
            if before:
                x += self.kerning.get((before, glyph), 0) + gap
            pen = Outline(self.glyphs, self.scale, x * self.scale)
            # the font's many short quadratic pieces become few cubic ones
            self.glyphs[glyph].draw(Qu2CuPen(pen, 0.9 / self.scale, all_cubic=True))
            parts += pen.parts
            x += self.glyphs[glyph].width
            before = glyph
        return {"width": round(x * self.scale), "d": "".join(parts)}


def main() -> None:
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
