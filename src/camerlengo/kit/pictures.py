"""Plain drawings: card faces and backs from name, value and colour, the box, a sign for each seat.

A colour is never the only sign: each has a shape of its own.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from camerlengo.kit.declare import Card
    from camerlengo.kit.game import Kit

# By name: the strong tone, and the shape around the origin, 100 wide.
COLOURS = {
    "red": ("#9b1c2e", '<path d="M0-50 50 0 0 50-50 0Z"/>'),
    "blue": ("#1f4e86", '<circle r="46"/>'),
    "green": ("#226043", '<path d="M0-50 47 32H-47Z"/>'),
    "gold": ("#8a6412", '<path d="M-46-46H46V46H-46Z"/>'),
    "violet": ("#5b3a86", '<path d="M-16-48H16V-16H48V16H16V48H-16V16H-48V-16H-16Z"/>'),
    "teal": ("#17636b", '<path d="M0-50 15-17 50-15 23 9 32 45 0 25-32 45-23 9-50-15-15-17Z"/>'),
    "brown": ("#6b4426", '<path d="M-25-45H25L50 0 25 45H-25L-50 0Z"/>'),
    "grey": ("#4f4a45", '<path d="M-48-14H48V14H-48Z"/>'),
}
SEAT_COLOURS = ("red", "blue", "green", "gold", "violet", "teal", "brown", "grey")

PAPER = "#fbf4e4"
INK = "#2a1f16"
LETTERS = "font-family=\"'EB Garamond', Garamond, Georgia, serif\""
EDGE = f'<rect x="4" y="4" width="622" height="872" rx="38" fill="{PAPER}" stroke="{INK}" stroke-width="6"/>'
FRAME = '<rect x="{0}" y="{0}" width="{1}" height="{2}" rx="13" fill="none" stroke="{3}" stroke-width="6"/>'
VALUE = 190  # the height of a card's value
BOLD = 0.72  # width of a figure in bold by its height
VALUE_FROM, VALUE_TO = 62, 395  # where it may stand: between the frame and the sign
LINE = 12  # letters of a name that stay in one line
WIDTH = 510  # of a line
TITLE = 500  # of a line on the box, between its frames
LETTER = (
    0.64  # width of a letter by its height, in the widest letters that a browser may take instead of ours
)


def picture(game: type[Kit], path: str) -> str | None:
    if path == "box.svg":
        return _box(game)
    if path == "back.svg":
        return _back("gold")
    if found := re.fullmatch(r"seat/(\d)\.svg", path):
        seat = int(found[1])
        return _seat(seat) if seat < max(game.seats) else None
    if found := re.fullmatch(r"back/(\w+)\.svg", path):
        kinds = list(game.cards)
        return _back(SEAT_COLOURS[kinds.index(found[1]) % 8]) if found[1] in kinds else None
    if found := re.fullmatch(r"card/(\w+)/(\d{1,4})\.svg", path):
        cards = game.cards.get(found[1], ())
        return _face(cards[int(found[2])]) if int(found[2]) < len(cards) else None
    return None


def _svg(width: int, height: int, *parts: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">{"".join(parts)}</svg>'
    )


def _tone(colour: str) -> tuple[str, str]:
    return COLOURS.get(colour, COLOURS["grey"])


def _sign(colour: str, x: float, y: float, size: float, fill: str = "") -> str:
    tone, shape = _tone(colour)
    return f'<g transform="translate({x} {y}) scale({size / 100:.3f})" fill="{fill or tone}">{shape}</g>'


def _text(words: str, x: float, y: float, size: float, fill: str, style: str = "") -> str:
    place = f'x="{x:g}" y="{y:.0f}" font-size="{size:.0f}"'
    return f'<text {place} fill="{fill}" text-anchor="middle" {LETTERS} {style}>{escape(words)}</text>'


def broken(words: str, most: int) -> list[str]:
    """The words in lines of about so many letters."""
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _lines(words: str, y: float, size: float, most: int, fill: str, style: str = "") -> str:
    """Lines around a height; longer words and more lines are smaller."""
    lines = broken(words, most)
    longest = max(map(len, lines), default=1)
    size = min(size, WIDTH / (LETTER * longest), size * 3 / max(3, len(lines)))
    first = y - (len(lines) - 1) * size * 0.55 + size * 0.33
    return "".join(
        _text(line, 315, first + number * size * 1.1, size, fill, style) for number, line in enumerate(lines)
    )


def _value(value: str) -> str:
    """The value of a card: in the place of one figure, or as small and as far right as several need."""
    size = min(VALUE, (VALUE_TO - VALUE_FROM) / (BOLD * len(value)))
    x = max(150.0, VALUE_FROM + BOLD * size * len(value) / 2)
    return _text(value, x, 127 + size * 0.36, size, PAPER, 'font-weight="700"')


def _face(card: Card) -> str:
    tone, _ = _tone(card.colour)
    value = "" if card.value is None else str(card.value).replace("-", "−")
    return _svg(
        630,
        880,
        EDGE,
        f'<path d="M34 46a12 12 0 0 1 12-12H584a12 12 0 0 1 12 12V236H34Z" fill="{tone}"/>',
        FRAME.format(34, 562, 812, tone),
        _value(value) if value else "",
        _sign(card.colour, 480 if value else 315, 135, 120, PAPER),
        _sign(card.colour, 315, 560 if not card.text else 480, 300, f"{tone}2e"),
        _lines(card.name, 560 if not card.text else 480, 88, LINE, INK, 'font-weight="600"'),
        _lines(card.text, 735, 52, 20, INK) if card.text else "",
    )


def _back(colour: str) -> str:
    tone, _ = _tone(colour)
    signs = "".join(
        _sign(colour, 120 + 130 * column, 140 + 150 * row, 62, "#ffffff26")
        for row in range(5)
        for column in range(4)
    )
    return _svg(
        630,
        880,
        EDGE,
        f'<rect x="34" y="34" width="562" height="812" rx="20" fill="{tone}"/>',
        signs,
        FRAME.format(58, 514, 764, "#ffffff66"),
    )


def _seat(seat: int) -> str:
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    tone, _ = _tone(colour)
    return _svg(
        100,
        100,
        f'<circle cx="50" cy="50" r="47" fill="{tone}" stroke="{PAPER}" stroke-width="5"/>',
        _sign(colour, 50, 50, 46, PAPER),
    )


def _box(game: type[Kit]) -> str:
    kinds = [card.colour for cards in game.cards.values() for card in cards]
    colours = list(dict.fromkeys(kinds))[:5] or ["red", "blue", "green"]
    tone, _ = _tone(colours[0])
    step = 440 / len(colours)
    signs = "".join(
        _sign(colour, 80 + step * (number + 0.5), 560, min(110, step * 0.8), PAPER)
        for number, colour in enumerate(colours)
    )
    lines = broken(game.title, 12)
    size = min(110.0, TITLE / (LETTER * max(map(len, lines))))
    title = "".join(
        _text(line, 300, 300 + number * size * 1.1, size, PAPER, 'font-weight="600"')
        for number, line in enumerate(lines)
    )
    return _svg(
        600,
        800,
        f'<rect width="600" height="800" fill="{tone}"/>',
        f'<rect x="28" y="28" width="544" height="744" fill="none" stroke="{PAPER}" stroke-width="4"/>',
        f'<rect x="40" y="40" width="520" height="720" fill="none" stroke="{PAPER}" stroke-width="1.5"/>',
        title,
        signs,
    )
