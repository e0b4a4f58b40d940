"""How Richelieu is weighed: what beginning is worth, and what regions and symbols bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.core.ask import Event
from camerlengo.core.report import (
    Balance,
    Cell,
    Finding,
    Number,
    Percent,
    Share,
    Sheet,
    mean,
    seat_sheet,
    table_title,
)
from camerlengo.core.texts import Text, text
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.deck import RichelieuDeck
from camerlengo.games.richelieu.scoring import holdings
from camerlengo.games.richelieu.state import State
from camerlengo.games.richelieu.wording import Wording, result_of


class GameFacts(msgspec.Struct, frozen=True):
    """What one game has to say."""

    turns: int
    start: int
    places: tuple[int, ...]
    points: tuple[int, ...]
    majorities: tuple[int, ...]  # by contest: what the winner of it has; 0 if nobody wins it
    missing: tuple[int, ...]  # by contest: seats without any card of it
    paid: int  # markers, for good
    used: int  # discs "marker back"
    skipped: int  # turns


Tables = Mapping[int, Sequence[GameFacts]]


class RichelieuBalance(Balance):
    bot = "greedy"
    told = GameFacts

    def observe(self, began: State, ended: State, events: Sequence[Event], deck: RichelieuDeck) -> GameFacts:
        kinds = Counter(event.kind for event in events)
        result = result_of(ended, deck)
        return GameFacts(
            turns=ended.turn,
            start=ended.start,
            places=result.places,
            points=result.scores,
            majorities=tuple(majority(line.counts) for line in result.sheet),
            missing=tuple(
                sum(not holdings(ended, seat)[contest] for seat in range(ended.players))
                for contest in range(terms.CONTESTS)
            ),
            paid=kinds[terms.PAID],
            used=kinds[terms.USED_DISC],
            skipped=kinds[terms.SKIPPED],
        )

    def findings(self, tables: Tables, deck: RichelieuDeck) -> list[Finding]:
        """The cards are printed: no rule asks anything of them."""
        return []

    def sheets(self, tables: Tables, deck: RichelieuDeck) -> list[Sheet]:
        wins = {
            players: [wins_from_start(games, distance) for distance in range(players)]
            for players, games in tables.items()
        }
        return [_series(tables), seat_sheet("richelieu.balance.start", wins), _contests(tables, deck)]


def wins_from_start(games: Sequence[GameFacts], distance: int) -> Share:
    """How often whoever sits so many seats after the one that began wins, alone or with others."""
    won = sum(game.places[(game.start + distance) % len(game.places)] == 1 for game in games)
    return Share(won, len(games))


def majority(counts: Sequence[int]) -> int:
    """What the one who has more than all others has; 0 if nobody does."""
    most = max(counts)
    return most if counts.count(most) == 1 else 0


def _series(tables: Tables) -> Sheet:
    columns = [_standing(games) for games in tables.values()]
    return Sheet(
        title=_said("series"),
        intro=_said("series_intro"),
        head=("", *map(table_title, tables)),
        rows=tuple((_said(name), *(column[name] for column in columns)) for name in columns[0]),
    )


def _standing(games: Sequence[GameFacts]) -> dict[str, Cell]:
    level = sum(game.points.count(max(game.points)) > 1 for game in games)
    return {
        "turns": Number(mean(game.turns for game in games), 2),
        "points": Number(mean(points for game in games for points in game.points), 2),
        "winner": Number(mean(max(game.points) for game in games), 2),
        "level": Share(level, len(games)),
        "shared": Share(sum(game.places.count(1) > 1 for game in games), len(games)),
        "paid": Number(mean(game.paid for game in games), 2),
        "used": Share(sum(game.used > 0 for game in games), len(games)),
        "skipped": Share(sum(game.skipped > 0 for game in games), len(games)),
    }


def _contests(tables: Tables, deck: RichelieuDeck) -> Sheet:
    wording = Wording(deck)
    head = []
    for players in tables:
        head += [text(f"richelieu.balance.column.{name}", n=players) for name in ("points", "missing")]
    rows: list[tuple[Cell, ...]] = []
    for contest in range(terms.CONTESTS):
        row: list[Cell] = [wording.contest(contest)]
        for players, games in tables.items():
            without = sum(game.missing[contest] for game in games) / (players * len(games))
            row += [Number(mean(game.majorities[contest] for game in games), 2), Percent(without)]
        rows.append(tuple(row))
    return Sheet(title=_said("contests"), intro=_said("contests_intro"), head=("", *head), rows=tuple(rows))


def _said(key: str) -> Text:
    return text(f"richelieu.balance.{key}")
