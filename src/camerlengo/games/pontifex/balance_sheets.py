"""The tables of Pontifex's balance report."""

from __future__ import annotations

import hashlib
from collections import Counter

from camerlengo.core.report import Cell, Chart, Line, Number, Percent, Sheet, estimate, mean, table_title
from camerlengo.core.texts import Named, Text, text
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.balance_tally import (
    ACTIONS,
    CHANCES,
    IN_THE_BOX,
    Tables,
    above_the_box,
    action_shares,
    at_most,
    chance_shares,
    flights,
    quantile,
    wins_by_turn,
)
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.vocabulary import KIND_NAMES

ROUNDS = (10, 30)  # of the median game (PX-88); charts show this and the next
USED_ENOUGH = (0.05, 0.45)  # of all actions (PX-88)
PARTS = (5, 25, 50, 75, 95)  # of the games, in percent
MONEY_PARTS = (25, 50, 75, 95, 98)


def sheets(tables: Tables, deck: PontifexDeck) -> list[Sheet]:
    return [
        _turns(tables),
        _rounds(tables),
        _actions(tables),
        _chances(tables),
        _money(tables),
        _course(tables),
        _popes(tables, deck),
        _abilities(tables, deck),
        _people(tables, deck),
    ]


def _turns(tables: Tables) -> Sheet:
    widest = max(tables)
    shares = {players: wins_by_turn(games, players) for players, games in tables.items()}
    return Sheet(
        title=text("pontifex.balance.turns"),
        intro=text("pontifex.balance.turns_intro"),
        head=("", *_head(tables)),
        rows=tuple(
            (
                text(f"pontifex.balance.turn.{turn}"),
                *(of[turn] if turn < len(of) else None for of in shares.values()),
            )
            for turn in range(widest)
        ),
    )


def _rounds(tables: Tables) -> Sheet:
    counted = {players: Counter(game.rounds for game in games) for players, games in tables.items()}
    every = [number for counts in counted.values() for number in counts]
    numbers = range(min(ROUNDS[0], *every), max(ROUNDS[1], *every) + 1)
    return Sheet(
        title=text("pontifex.balance.rounds"),
        intro=text("pontifex.balance.rounds_intro"),
        head=("", *(f"{part} %" for part in PARTS)),
        rows=tuple(
            (table_title(players), *(quantile(games, part) for part in PARTS))
            for players, games in tables.items()
        ),
        chart=Chart(
            name="rounds",
            axis=text("pontifex.balance.rounds_axis"),
            labels=tuple(str(number) if number % 5 == 0 else "" for number in numbers),
            lines=tuple(
                Line(
                    table_title(players),
                    tuple(100 * counts[number] / counts.total() for number in numbers),
                )
                for players, counts in counted.items()
            ),
            label_band=(numbers.index(ROUNDS[0]), numbers.index(ROUNDS[1])),
            label_axis=text("pontifex.balance.round"),
        ),
    )


def _actions(tables: Tables) -> Sheet:
    shares = {players: action_shares(games) for players, games in tables.items()}
    names = {name: text(f"pontifex.balance.{name}") for name in ACTIONS}
    rows: list[tuple[Cell, ...]] = [
        (said, *(of[name] for of in shares.values())) for name, said in names.items()
    ]
    rows.append((text("pontifex.balance.flights"), *(flights(games) for games in tables.values())))
    return Sheet(
        title=text("pontifex.balance.actions"),
        intro=text("pontifex.balance.actions_intro"),
        head=("", *_head(tables)),
        rows=tuple(rows),
        chart=Chart(
            name="actions",
            axis=text("pontifex.balance.actions_axis"),
            labels=(*names.values(), text("pontifex.balance.flights")),
            lines=tuple(
                Line(table_title(players), (*of.values(), flights(tables[players])))
                for players, of in shares.items()
            ),
            band=(100 * USED_ENOUGH[0], 100 * USED_ENOUGH[1]),
            across=True,
        ),
    )


def _chances(tables: Tables) -> Sheet:
    shares = {players: chance_shares(games) for players, games in tables.items()}
    labels = tuple(f"{low}–{high} %" for low, high in CHANCES)
    rows: list[tuple[Cell, ...]] = [
        (label, *(of[at] for of in shares.values())) for at, label in enumerate(labels)
    ]
    succeed = (
        estimate([game.persuaded for game in games], [len(game.chances) for game in games])
        for games in tables.values()
    )
    rows.append((text("pontifex.balance.succeed"), *succeed))
    return Sheet(
        title=text("pontifex.balance.chances"),
        intro=text("pontifex.balance.chances_intro"),
        head=("", *_head(tables)),
        rows=tuple(rows),
        chart=Chart(
            name="chances",
            axis=text("pontifex.balance.chances_axis"),
            labels=labels,
            lines=tuple(Line(table_title(players), tuple(of)) for players, of in shares.items()),
        ),
    )


def _money(tables: Tables) -> Sheet:
    """How much of the box was in use."""
    rows: list[tuple[Cell, ...]] = [
        (
            table_title(players),
            *(at_most(sorted(game.most_money for game in games), part) for part in MONEY_PARTS),
            above_the_box(games),
        )
        for players, games in tables.items()
    ]
    return Sheet(
        title=text("pontifex.balance.money"),
        intro=text("pontifex.balance.money_intro", money=IN_THE_BOX),
        head=("", *(f"{part} %" for part in MONEY_PARTS), text("pontifex.balance.above", money=IN_THE_BOX)),
        rows=tuple(rows),
    )


def _course(tables: Tables) -> Sheet:
    what = {
        "moves": lambda game: game.moves,
        "flown": lambda game: game.flown,
        "given_up": lambda game: game.given_up,
        "cancelled": lambda game: game.cancelled,
        "cancelled_actions": lambda game: game.cancelled_actions,
        "cancelled_moves": lambda game: game.cancelled_moves,
        "abilities": lambda game: sum(game.used.values()),
        "falls": lambda game: game.falls,
    }
    return Sheet(
        title=text("pontifex.balance.course"),
        intro=text("pontifex.balance.course_intro"),
        head=("", *_head(tables)),
        rows=tuple(
            (
                text(f"pontifex.balance.row.{name}"),
                *(Number(mean(map(count, games))) for games in tables.values()),
            )
            for name, count in what.items()
        ),
    )


def _popes(tables: Tables, deck: PontifexDeck) -> Sheet:
    head: list[Text] = []
    for players in tables:
        head += [
            text("pontifex.balance.column.rounds", n=players),
            text("pontifex.balance.column.pilgrimages", n=players),
        ]
    rows: list[tuple[Cell, ...]] = []
    for pope, one in enumerate(deck.popes):
        row: list[Cell] = [Named(one.name)]
        for games in tables.values():
            under = [game for game in games if game.pope == pope]
            row += [
                quantile(under, 50) if under else None,
                Number(mean(game.actions.get(terms.PILGRIMAGE, 0) for game in under)),
            ]
        rows.append(tuple(row))
    return Sheet(
        title=text("pontifex.balance.popes"),
        intro=text("pontifex.balance.popes_intro"),
        head=(text("pontifex.balance.pope"), *head),
        rows=tuple(rows),
    )


def _abilities(tables: Tables, deck: PontifexDeck) -> Sheet:
    kinds: dict[int, Counter[int]] = {}
    for players, games in tables.items():
        kinds[players] = Counter()
        for game in games:
            for source, times in game.used.items():
                kinds[players][deck.cards.kind[source]] += times
    order = sorted(KIND_NAMES, key=lambda kind: -sum(of[kind] for of in kinds.values()))
    each = {
        kind: [of[kind] / len(games) for of, games in zip(kinds.values(), tables.values(), strict=True)]
        for kind in order
    }
    return Sheet(
        title=text("pontifex.balance.abilities"),
        intro=text("pontifex.balance.abilities_intro"),
        head=("", *_head(tables)),
        rows=tuple((f"`{KIND_NAMES[kind]}`", *(Number(one, 2) for one in each[kind])) for kind in order),
        chart=Chart(
            name="abilities",
            axis=text("pontifex.balance.abilities_axis"),
            labels=tuple(KIND_NAMES[kind] for kind in order),
            lines=tuple(
                Line(table_title(players), tuple(each[kind][at] for kind in order))
                for at, players in enumerate(tables)
            ),
            across=True,
        ),
        long=True,
    )


def _people(tables: Tables, deck: PontifexDeck) -> Sheet:
    head: list[Text] = []
    for players in tables:
        head += [
            text("pontifex.balance.column.winners", n=players),
            text("pontifex.balance.column.used", n=players),
        ]
    rows: list[tuple[Cell, ...]] = []
    for person in range(len(deck.cards.home)):
        special = person - len(deck.cardinals)
        row: list[Cell] = [
            Named(deck.characters[special].name) if special >= 0 else deck.cardinals[person].name,
            Named(deck.dioceses[deck.cards.home[person]].name),
            "–" if special >= 0 else deck.cards.value[person],
        ]
        for games in tables.values():
            owned = [game for game in games if game.owners[person]]
            used = sum(game.used.get(terms.FIRST_PERSON + person, 0) for game in games)
            row += [
                Percent(mean(game.owners[person] == 1 for game in owned), 0),
                Number(used / len(games), 2),
            ]
        rows.append(tuple(row))
    return Sheet(
        title=text("pontifex.balance.people"),
        intro=text("pontifex.balance.people_intro", digest=digest_of(deck)),
        head=(
            text("pontifex.balance.person"),
            text("pontifex.balance.diocese"),
            text("pontifex.balance.value"),
            *head,
        ),
        rows=tuple(rows),
        long=True,
    )


def digest_of(deck: PontifexDeck) -> str:
    """Tells decks apart: a report says with which one its games were played."""
    return hashlib.sha256(deck.source.encode()).hexdigest()[:16]


def _head(tables: Tables) -> tuple[Text, ...]:
    return tuple(table_title(players) for players in tables)
