"""Weighs a game: strong, quick bots play it by the thousand, and the game's own `Balance` says what it means.

A game depends on its number and the series alone, so that a long series can be played in several sittings:
games that are kept in a folder are not played again, unless the rules, the deck or the bots have changed.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from camerlengo.core.box import Box, Deck
from camerlengo.core.position import Position
from camerlengo.core.report import Balance, Chart, Estimate, Finding, Line, Share, Sheet
from camerlengo.core.texts import text
from camerlengo.games import open_box
from camerlengo.lab.executors import Executor, ThisProcess
from camerlengo.lab.simulate import Series, play_game
from camerlengo.lab.statistics import Z_95, wilson

USUAL_BOT = "greedy"  # where a game does not say who is to play it

HOLDS, UNSURE, FAILS = "holds", "unsure", "fails"


class ObservedGame(msgspec.Struct, frozen=True):
    """A game of a series: who came where, and what the game's own `Balance` heard in it."""

    places: tuple[int, ...]
    told: Any = None


class _Kept(msgspec.Struct, frozen=True):
    """A game in a file; its events are read as the type that the game's `Balance` names."""

    places: tuple[int, ...]
    told: msgspec.Raw


class BalanceReport(msgspec.Struct, frozen=True, kw_only=True):
    """The tables are in `series`, by the number of players."""

    game: str
    edition: str
    series: Mapping[int, Series]
    findings: Sequence[Finding]
    sheets: Sequence[Sheet]


def usual_bot(box: Box) -> str:
    """The bot that plays a game for its report, unless another one is named."""
    balance = box.balance()
    return USUAL_BOT if balance is None else balance.bot


def weigh(
    tables: Sequence[Series],
    executor: Executor | None = None,
    keep: Path | None = None,
    on_game: Callable[[], None] = lambda: None,
) -> BalanceReport:
    """Plays one series for each number of players. With `keep` games of earlier sittings are read there."""
    box = open_box(tables[0].game)
    balance = box.balance()
    deck = _deck(box, tables[0].deck)
    observed = {series.players: _heard(series, executor or ThisProcess(), keep, on_game) for series in tables}
    findings: Sequence[Finding] = ()
    sheets: list[Sheet] = [_seats(observed)]
    if balance is not None:
        told = {players: [game.told for game in games] for players, games in observed.items()}
        findings = balance.findings(told, deck)
        sheets += balance.sheets(told, deck)
    return BalanceReport(
        game=box.name,
        edition=deck.edition,
        series={series.players: series for series in tables},
        findings=findings,
        sheets=sheets,
    )


def interval(found: Share | Estimate) -> tuple[float, float]:
    """Where the true value lies in 95 of 100 such series."""
    if isinstance(found, Share):
        return wilson(found.part, found.of)
    half = Z_95 * found.error
    return max(0.0, found.value - half), min(1.0, found.value + half)


def judge(finding: Finding) -> str:
    """Whether it holds. The whole interval must lie within the limits, or beyond them to fail."""
    found = finding.found
    least = float("-inf") if finding.least is None else finding.least
    most = float("inf") if finding.most is None else finding.most
    if isinstance(found, Share | Estimate):
        low, high = interval(found)
    else:
        low = high = float(found) if isinstance(found, int) else found.value
    if least <= low and high <= most:
        return HOLDS
    beyond = high < least or low > most
    return FAILS if beyond and not finding.sometime else UNSURE


def _seats(observed: Mapping[int, Sequence[ObservedGame]]) -> Sheet:
    """Every game can say this much: how often each seat wins."""
    widest = max(observed)
    shares = {
        players: tuple(
            Share(sum(seat in _winners(game) for game in games), len(games)) for seat in range(players)
        )
        for players, games in observed.items()
    }
    seats = tuple(text("seat", number=seat + 1) for seat in range(widest))
    return Sheet(
        title=text("report.seats"),
        intro=text("report.seats_intro"),
        head=("", *(text("report.table", n=players) for players in observed)),
        rows=(
            (text("report.games"), *(len(games) for games in observed.values())),
            *(
                (name, *(of[seat] if seat < len(of) else None for of in shares.values()))
                for seat, name in enumerate(seats)
            ),
        ),
        chart=Chart(
            name="seats",
            axis=text("report.seats_axis"),
            labels=seats,
            lines=tuple(
                Line(text("report.table", n=players), (*of, *(0.0,) * (widest - players)))
                for players, of in shares.items()
            ),
        ),
    )


def _winners(game: ObservedGame) -> list[int]:
    """Nobody where all are level."""
    first = [seat for seat, place in enumerate(game.places) if place == 1]
    return first if len(first) < len(game.places) else []


# --- playing --------------------------------------------------------------------------------------


def _heard(
    series: Series, executor: Executor, keep: Path | None, on_game: Callable[[], None]
) -> list[ObservedGame]:
    balance = open_box(series.game).balance()
    kept = None if keep is None else keep / f"{series.game}-{series.players}-{_digest(series)}.jsonl"
    observed = [] if kept is None else list(_read(kept, balance, series.games))
    for _ in observed:
        on_game()
    missing = range(len(observed), series.games)
    with closing(executor.map(functools.partial(observe_game, series), missing)) as games:
        for game in games:
            if balance is not None and not isinstance(game.told, balance.told):  # read from a file
                game = ObservedGame(game.places, msgspec.convert(game.told, balance.told))  # noqa: PLW2901
            observed.append(game)
            on_game()
            if kept is not None:
                with kept.open("ab") as file:
                    file.write(msgspec.json.encode(game) + b"\n")
    return observed


def observe_game(series: Series, number: int) -> ObservedGame:
    """Plays game `number` of the series and hears it again from its record."""
    played = play_game(series, number, keep_record=True)
    box = open_box(series.game)
    balance = box.balance()
    if balance is None:
        return ObservedGame(played.places)
    record = played.record
    assert record is not None
    deck = _deck(box, series.deck)
    began = box.new(series.players, options=record.options, deck=deck, rng=record.chance.rng())
    ended = Position.start(began).follow(list(record.answers))
    return ObservedGame(played.places, balance.observe(began, ended.game, ended.history(), deck))


def _read(kept: Path, balance: Balance | None, games: int) -> Iterator[ObservedGame]:
    """Games in the order of their numbers; a line that was cut off ends them."""
    if not kept.exists():
        return
    told: type[Any] = type(None) if balance is None else balance.told
    whole = [line for line in kept.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    kept.write_bytes(b"".join(whole))
    for line in whole[:games]:
        game = msgspec.json.decode(line, type=_Kept)
        yield ObservedGame(game.places, msgspec.json.decode(game.told, type=told))


def _digest(series: Series) -> str:
    """Of everything that decides how games go, whatever their number: rules, deck, bots, seed."""
    digest = hashlib.sha256(msgspec.json.encode(msgspec.structs.replace(series, games=0)))
    own = open_box(series.game).package
    for package in ("camerlengo.core", "camerlengo.bots", *(() if own is None else (own,))):
        for source in sorted(_sources(resources.files(package)), key=lambda file: file.name):
            digest.update(source.read_bytes())
    for file in open_box(series.game).sources():
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _sources(folder: Traversable) -> Iterator[Traversable]:
    return (file for file in folder.iterdir() if file.name.endswith((".py", ".toml")))


@functools.lru_cache(maxsize=4)
def _deck(box: Box, source: str | None) -> Deck:
    return box.standard_deck() if source is None else box.read_deck(source)
