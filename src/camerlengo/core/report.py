"""What many games say about a game, apart from how it is printed.

A game that wants to be weighed gives its box a `Balance`: what one finished game has to say, what must hold
over many, and tables of what else is worth knowing. The lab plays the games; a terminal, a page of the docs
or a JSON object show the same findings and sheets.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from camerlengo.core.ask import Event
from camerlengo.core.texts import Named, Text, text


class Share(msgspec.Struct, frozen=True):
    """How often something was so, of how many times; it is shown with its interval."""

    part: int
    of: int

    @property
    def value(self) -> float:
        """The share from 0 to 1; 0 of nothing."""
        return self.part / self.of if self.of else 0.0


class Estimate(msgspec.Struct, frozen=True):
    """A part of a whole that was counted in many games; `error` is its standard error over the games."""

    value: float
    error: float


def estimate(parts: Sequence[int], wholes: Sequence[int]) -> Estimate:
    """All parts of all wholes, one of each for every game.

    What happens within one game hangs together, so that the game is the unit of chance and not the turn.
    """
    games, whole = len(parts), sum(wholes)
    if whole == 0:
        return Estimate(0.0, 1.0)
    value = sum(parts) / whole
    if games == 1:
        return Estimate(value, 1.0)
    squares = sum((part - value * of) ** 2 for part, of in zip(parts, wholes, strict=True))
    return Estimate(value, (squares * games / (games - 1)) ** 0.5 / whole)


class Percent(msgspec.Struct, frozen=True):
    """A part of a whole (0.5 is one half) that is shown without an interval."""

    value: float
    digits: int = 1


class Number(msgspec.Struct, frozen=True):
    """A number in a report, with so many decimals and perhaps its sign."""

    value: float
    digits: int = 1
    signed: bool = False


Cell = Text | Named | Share | Estimate | Percent | Number | str | int | None


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a rule asks of many games: `found` should lie between `least` and `most`.

    `players` is None for what is asked of all tables together; `note` names what was found, for example
    which action is the most frequent. A `sometime` target is not refuted by a series in which it was
    not: it asks for more games.
    """

    rule: str
    asked: Text
    found: Share | Estimate | Percent | Number | int
    least: float | None = None
    most: float | None = None
    players: int | None = None
    note: Text | Named | None = None
    sometime: bool = False


class Line(msgspec.Struct, frozen=True):
    """The bars of one colour, one for each label of the chart."""

    title: Text
    values: tuple[Share | Estimate | float, ...]


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """Bars side by side. Shares and estimates are drawn in percent with their intervals.

    `band` is where the values should lie, `label_band` from which label to which they should.
    """

    name: str
    axis: Text
    labels: tuple[Text | Named | str, ...]
    lines: tuple[Line, ...]
    band: tuple[float, float] | None = None
    label_band: tuple[int, int] | None = None
    span: tuple[float, float] | None = None
    label_axis: Text | None = None
    across: bool = False  # labels at the side, for many or long ones


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A table, a chart or both. A terminal shows `long` ones only to those who want everything."""

    title: Text
    intro: Text | None = None
    head: tuple[Text | Named | str, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    chart: Chart | None = None
    long: bool = False


def table_title(players: int) -> Text:
    """The heading of what was found at tables with so many players."""
    return text("report.table", n=players)


def mean(values: Iterable[float]) -> float:
    """Of nothing it is 0."""
    counted = list(values)
    return sum(counted) / len(counted) if counted else 0.0


def share(outcomes: Iterable[bool]) -> Share:
    """How many of these are true."""
    counted = list(outcomes)
    return Share(sum(counted), len(counted))


def seat_sheet(key: str, wins: Mapping[int, Sequence[Share]]) -> Sheet:
    """How often each place in the order of play wins.

    `wins` has the shares by number of players, in the order of play. The texts are those of `key`: title,
    `{key}_intro`, and `{key}_0` for the first place.
    """
    labels = tuple(text(f"{key}_{place}") for place in range(max(wins)))
    return Sheet(
        title=text(key),
        intro=text(f"{key}_intro"),
        head=("", *map(table_title, wins)),
        rows=tuple(
            (label, *(of[place] if place < len(of) else None for of in wins.values()))
            for place, label in enumerate(labels)
        ),
        chart=Chart(
            name=key.rpartition(".")[2],
            axis=text("report.seats_axis"),
            labels=labels,
            lines=tuple(
                Line(table_title(players), (*of, *(0.0,) * (len(labels) - players)))
                for players, of in wins.items()
            ),
        ),
    )


class Balance(ABC):
    """How a game is weighed. `bot` is who plays it, strong and quick; `told` the type of what `hear` returns.

    What one game has to say is a Struct of plain numbers and lists: it travels between processes and is kept
    in files.
    """

    bot: str
    told: type[Any]

    @abstractmethod
    def observe(self, began: Any, ended: Any, events: Sequence[Event], deck: Any) -> Any:
        """A finished game: its first position, its last, and all events."""

    @abstractmethod
    def findings(self, tables: Mapping[int, Sequence[Any]], deck: Any) -> list[Finding]:
        """What the rules ask for. `tables` are the games by the number of players."""

    @abstractmethod
    def sheets(self, tables: Mapping[int, Sequence[Any]], deck: Any) -> list[Sheet]:
        """What else is worth knowing."""
