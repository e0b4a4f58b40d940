# ruff: noqa: E501  the lists of countries are not broken into lines
"""The map of Pontifex: countries of Natural Earth become 45 dioceses.

    npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
    python -m tools.art.world package/countries-50m.json

Each country goes to a diocese; where two of them meet, the border goes. Lines are projected, simplified arc by arc
(so that neighbours keep the same border) and written as SVG path data to art/world.json. The grid for tokens goes to
static/places.css.
"""

from __future__ import annotations

import argparse
import itertools
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from math import hypot
from pathlib import Path
from typing import Any

from camerlengo.games.pontifex.atlas import HEIGHT, SOUTH, STEP, WIDTH, project

TARGET = Path(__file__).resolve().parents[2] / "src/camerlengo/games/pontifex/art/world.json"
PLACES = TARGET.parents[1] / "static/places.css"
FINE = 1.1  # how far, in units of the map, a line may be off
SMALLEST = 14.0  # islands below this area are left out
MISSISSIPPI = -96.0  # where the east of the United States ends for us

DIOCESES = {
    "ireland": "Ireland",
    "portugal": "Portugal",
    "spain": "Spain, Andorra",
    "france": "France, Monaco, Switzerland, Liechtenstein",
    "belgium": "Belgium, Netherlands, Luxembourg",
    "germany": "Germany, Denmark, Czechia",
    "austria": "Austria, Hungary, Slovakia, Slovenia",
    "poland": "Poland, Lithuania, Latvia, Estonia, Belarus, Ukraine, Moldova, Romania",
    "croatia": "Croatia, Bosnia and Herz., Serbia, Montenegro, Kosovo, Albania, Macedonia, Bulgaria, Greece",
    "sweden": "Sweden, Norway, Finland, Åland, Iceland",
    "italy": "Italy, San Marino, Vatican, Malta",
    "great_britain": "United Kingdom, Isle of Man, Jersey, Guernsey, Faeroe Is.",
    "russia": "Russia, Kazakhstan, Uzbekistan, Turkmenistan, Kyrgyzstan, Tajikistan, Georgia, Armenia, Azerbaijan, Mongolia",
    "morocco": "Morocco, W. Sahara, Algeria, Tunisia, Libya",
    "senegal": "Senegal, Gambia, Guinea, Guinea-Bissau, Sierra Leone, Liberia, Côte d'Ivoire, Mali, Mauritania, Burkina Faso, Cabo Verde",
    "nigeria": "Nigeria, Niger, Chad, Cameroon, Benin, Togo, Ghana",
    "congo": "Dem. Rep. Congo, Congo, Gabon, Eq. Guinea, Central African Rep., Angola, São Tomé and Principe",
    "kenya": "Kenya, Uganda, Tanzania, Rwanda, Burundi",
    "south_africa": "South Africa, Lesotho, eSwatini, Namibia, Botswana, Zimbabwe, Mozambique, Zambia, Malawi",
    "madagascar": "Madagascar, Mauritius, Comoros, Seychelles",
    "egypt": "Egypt, Sudan",
    "ethiopia": "Ethiopia, Eritrea, Djibouti, Somalia, Somaliland, S. Sudan",
    "holy_land": "Israel, Palestine, Jordan, Lebanon, Syria, Cyprus, N. Cyprus, Turkey",
    "iraq": "Iraq, Iran, Kuwait, Saudi Arabia, Yemen, Oman, United Arab Emirates, Qatar, Bahrain",
    "india": "India, Pakistan, Afghanistan, Nepal, Bhutan, Bangladesh, Sri Lanka, Maldives, Siachen Glacier",
    "china": "China, Hong Kong, Macao, North Korea, South Korea, Taiwan",
    "japan": "Japan",
    "vietnam": "Vietnam, Laos, Cambodia, Thailand, Myanmar",
    "philippines": "Philippines, Palau",
    "indonesia": "Indonesia, Malaysia, Brunei, Singapore, Timor-Leste",
    "canada": "Canada, St. Pierre and Miquelon",
    "usa_east": "",  # cut out of the United States below
    "usa_west": "United States of America",
    "mexico": "Mexico",
    "guatemala": "Guatemala, Belize, El Salvador, Honduras, Nicaragua, Costa Rica, Panama",
    "cuba": "Cuba, Jamaica, Haiti, Dominican Rep., Bahamas, Puerto Rico, Cayman Is., Turks and Caicos Is.",
    "colombia": "Colombia, Ecuador",
    "venezuela": "Venezuela, Guyana, Suriname, Trinidad and Tobago, Curaçao, Aruba",
    "peru": "Peru, Bolivia",
    "brazil": "Brazil",
    "chile": "Chile",
    "argentina": "Argentina, Uruguay, Paraguay, Falkland Is.",
    "australia": "Australia",
    "papua": "Papua New Guinea, Solomon Is., Vanuatu, New Caledonia, Fiji",
    "new_zealand": "New Zealand",
}
ELSEWHERE = {  # parts of countries that lie far from them: within these degrees (west, south, east, north)
    "France": [((-60, 0, -45, 10), "venezuela")],
    "United States of America": [((-180, 50, -129, 75), "canada"), ((170, 50, 180, 75), "canada")],
}
BARE = "bare"  # land of no diocese

Point = tuple[float, float]
Line = list[Point]


class Atlas:
    def __init__(self, topology: dict[str, Any]) -> None:
        self.countries = topology["objects"]["countries"]["geometries"]
        self.arcs = [self._degrees(topology["transform"], arc) for arc in topology["arcs"]]
        self.lines = [
            simplified([project(point[0], max(point[1], SOUTH)) for point in arc], FINE) for arc in self.arcs
        ]

    @staticmethod
    def _degrees(transform: dict[str, list[float]], arc: list[list[int]]) -> Line:
        x = y = 0
        points = []
        for across, down, *_ in arc:
            x, y = x + across, y + down
            scale, move = transform["scale"], transform["translate"]
            points.append((x * scale[0] + move[0], y * scale[1] + move[1]))
        return points

    def ends(self, arc: int) -> tuple[Point, Point]:
        line = self.arcs[max(arc, ~arc)]
        return (line[0], line[-1]) if arc >= 0 else (line[-1], line[0])

    def ring(self, arcs: Iterable[int]) -> Line:
        """The points of a chain of arcs; ~number is an arc backwards."""
        points: Line = []
        for arc in arcs:
            line = self.lines[arc] if arc >= 0 else self.lines[~arc][::-1]
            points += line[1:] if points else line
        return points

    def polygons(self) -> Iterable[tuple[str, list[list[int]]]]:
        """Every polygon with the diocese it goes to."""
        of_country = {
            name.strip(): code for code, names in DIOCESES.items() for name in names.split(", ") if name
        }
        for country in self.countries:
            name = country["properties"]["name"]
            if name == "Antarctica" or "arcs" not in country:
                continue
            parts = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
            for part in parts:
                yield self._elsewhere(name, part) or of_country.get(name, BARE), part

    def _elsewhere(self, name: str, part: list[list[int]]) -> str | None:
        points = [point for arc in part[0] for point in self.arcs[arc if arc >= 0 else ~arc]]
        for (west, south, east, north), code in ELSEWHERE.get(name, ()):
            if all(west <= x <= east and south <= y <= north for x, y in points):
                return code
        return None


def simplified(line: Line, fine: float) -> Line:
    """Douglas and Peucker: the ends stay, and whatever is farther off than `fine`."""
    if len(line) < 3:
        return line
    (x0, y0), (x1, y1) = line[0], line[-1]
    length = hypot(x1 - x0, y1 - y0)

    def off(point: Point) -> float:
        if length < 1e-9:
            return hypot(point[0] - x0, point[1] - y0)
        return abs((x1 - x0) * (y0 - point[1]) - (x0 - point[0]) * (y1 - y0)) / length

    farthest = max(range(1, len(line) - 1), key=lambda at: off(line[at]))
    if off(line[farthest]) <= fine:
        return [line[0], line[-1]]
    return simplified(line[: farthest + 1], fine)[:-1] + simplified(line[farthest:], fine)


def area(ring: Sequence[Point]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))) / 2


def chains(atlas: Atlas, polygons: list[list[list[int]]]) -> list[list[int]]:
    """The rings around several polygons together, as chains of arcs: what two of them share is gone."""
    used = Counter(arc for polygon in polygons for ring in polygon for arc in ring)
    left = {arc for arc in used if ~arc not in used}
    beginning: dict[Point, list[int]] = {}
    for arc in sorted(left):
        beginning.setdefault(atlas.ends(arc)[0], []).append(arc)
    rings = []
    while left:
        first = min(left)
        ring = [first]
        left.discard(first)
        while atlas.ends(ring[-1])[1] != atlas.ends(first)[0]:
            following = next(arc for arc in beginning[atlas.ends(ring[-1])[1]] if arc in left)
            ring.append(following)
            left.discard(following)
        rings.append(ring)
    return rings


def west_of(ring: Line, x: float, west: bool) -> Line:
    """The part of a ring on one side of a meridian, which is a straight line on this map."""
    kept: Line = []
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        inside, next_inside = (a[0] <= x) == west, (b[0] <= x) == west
        if inside:
            kept.append(a)
        if inside != next_inside:
            kept.append((x, a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])))
    return kept


def path(lines: Iterable[Sequence[Point]], closed: bool) -> str:
    """Relative steps in tenths of a unit are the shortest."""
    written = []
    for line in lines:
        grid = [(round(x * 10), round(y * 10)) for x, y in line]
        steps = [(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(grid)]
        steps = [step for step in steps if step != (0, 0)]
        if not steps:
            continue
        said = "".join(f"{number(x)}{number(y)}" for x, y in steps).lstrip()
        written.append(f"M{number(grid[0][0]).lstrip()}{number(grid[0][1])}l{said}{'z' if closed else ''}")
    return "".join(written)


def number(tenths: int) -> str:
    """With a space before it unless a minus sign parts it from the one before."""
    said = f"{tenths / 10:g}"
    return said if said.startswith("-") else f" {said}"


def draw(atlas: Atlas) -> dict[str, Any]:
    parts: dict[str, list[list[list[int]]]] = {code: [] for code in (*DIOCESES, BARE)}
    for code, polygon in atlas.polygons():
        parts[code].append(polygon)
    cut = project(MISSISSIPPI, 40)[0]
    shapes: dict[str, list[Line]] = {code: [] for code in parts}
    owners: dict[int, set[str]] = {}
    for code, polygons in parts.items():
        for ring in chains(atlas, polygons):
            line = atlas.ring(ring)
            edge = any(abs(a[0] - b[0]) > WIDTH / 2 for a, b in itertools.pairwise(line))
            if edge or area(line) < SMALLEST:  # an island that the edge of the map would cut is small, too
                continue
            for arc in ring:
                owners.setdefault(max(arc, ~arc), set()).add(code)
            if code == "usa_west":
                shapes["usa_east"].append(west_of(line, cut, False))
                line = west_of(line, cut, True)
            shapes[code].append(line)
    seam = [arc for arc in owners if all(abs(x) > 179.9 for x, _ in atlas.arcs[arc])]
    coast = [atlas.lines[arc] for arc in sorted(owners) if len(owners[arc]) == 1 and arc not in seam]
    borders = [atlas.lines[arc] for arc in sorted(owners) if len(owners[arc]) > 1]
    crossed = sorted(y for line in shapes["usa_east"] for x, y in line if x == cut)
    borders.append([(cut, crossed[0]), (cut, crossed[-1])])
    return {
        "size": [WIDTH, HEIGHT],
        "coast": path(coast, False),
        "borders": path(borders, False),
        BARE: path(shapes.pop(BARE), True),
        "dioceses": {code: path((line for line in lines if line), True) for code, lines in shapes.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("countries", type=Path, help="countries-50m.json")
    atlas = Atlas(json.loads(parser.parse_args().countries.read_text(encoding="utf-8")))
    written = json.dumps(draw(atlas), indent=0, ensure_ascii=False)
    TARGET.write_text(written + "\n", encoding="utf-8")
    PLACES.write_text(grid(), encoding="utf-8")
    print(TARGET.name, TARGET.stat().st_size)


def grid() -> str:
    """A class for each place of the grid, since the security policy allows no styles in the page itself."""
    said = ["/* Where things lie on the map; made by tools/art/world.py. */"]
    for name, side, length in (("x", "left", WIDTH), ("y", "top", HEIGHT)):
        said += [
            f".{name}{n} {{ {side}: {n * STEP * 100 / length:.3g}%; }}" for n in range(length // STEP + 1)
        ]
    return "\n".join(said) + "\n"


if __name__ == "__main__":
    main()
