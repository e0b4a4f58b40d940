"""How Pontifex is weighed: what PX-88 asks of map and cards, and what else many games say about them."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from camerlengo.core.ask import Event
from camerlengo.core.report import (
    Balance,
    Cell,
    Chart,
    Estimate,
    Finding,
    Line,
    Number,
    Percent,
    Share,
    Sheet,
    estimate,
)
from camerlengo.core.texts import Named, Text, text
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.rules import Pontifex
from camerlengo.games.pontifex.terms import (
    BRIBED,
    CANCELLED,
    COLLECTED,
    CONVERSION,
    CUT,
    DECLARED,
    DIE,
    DRAW_CARD,
    FELL,
    FIRST_PERSON,
    FLIGHT,
    GAVE_UP,
    GOT_MONEY,
    GOT_SALARY,
    LAST_ROUND,
    LOST_MONEY,
    PAID,
    PENCE,
    PERSUADE,
    PERSUADED,
    PILGRIMAGE,
    RESISTED,
    SET_OUT,
    THREW,
    TICKET,
    USED,
)
from camerlengo.games.pontifex.vocabulary import KIND_NAMES
from camerlengo.games.pontifex.wording import named

RULE = "PX-88"
AROUND = 0.05  # a fair share
ROUNDS = (10, 30)
USED_ENOUGH = (0.05, 0.45)
IN_THE_BOX = 36_000  # dollars: 60 tokens of 100 and 30 of 1,000
ABOVE_THE_BOX = 0.02  # of the games
MOVES_CANCELLED = 1 / 3  # of what is cancelled
PILGRIMAGES = 0.5  # in a game, under any pope
ACTIONS = {
    "persuasion": (PERSUADE,),
    "pence": (PENCE,),
    "draw": (DRAW_CARD,),
    "flight": (FLIGHT,),
    "special": (PILGRIMAGE, CONVERSION),
}
CHANCES = ((0, 20), (25, 35), (40, 50), (55, 75), (80, 100))  # in percent; a die makes steps of five
PARTS = (5, 25, 50, 75, 95)
MONEY_PARTS = (25, 50, 75, 95, 98)


class Told(msgspec.Struct, frozen=True):
    """What one game has to say."""

    rounds: int
    cut: bool
    first: int
    pope: int
    places: tuple[int, ...]
    actions: dict[int, int]
    given_up: int
    flown: int  # as the move
    moves: int
    falls: int
    cancelled: int
    cancelled_actions: int  # of these
    cancelled_moves: int  # and of these the moves
    most_money: int  # that was in play at any moment, in dollars
    persuaded: int
    chances: list[int]  # of each persuasion that came to a result, in twentieths
    used: dict[int, int]  # by source
    owners: list[int]  # of each person at the end, by place of the owner: 1 for the winner's, 0 for nobody's


Tables = Mapping[int, Sequence[Told]]


class PontifexBalance(Balance):
    bot = "greedy"
    told = Told

    def hear(self, began: Pontifex, ended: Pontifex, events: Sequence[Event], deck: PontifexDeck) -> Told:
        kinds = Counter(event.kind for event in events)
        places = tuple(ended.places())
        owners = [0] * len(ended.cards.home)
        for seat in range(ended.players):
            for person in range(len(owners)):
                if ended.retinue[seat] >> person & 1:
                    owners[person] = places[seat]
        return Told(
            rounds=ended.round,
            cut=kinds[CUT] > 0,
            first=ended.first,
            pope=ended.pope,
            places=places,
            actions=dict(Counter(event.about[0] for event in events if event.kind == DECLARED)),
            given_up=kinds[GAVE_UP],
            flown=sum(event.about[2] for event in events if event.kind == SET_OUT),
            moves=kinds[SET_OUT],
            falls=kinds[FELL],
            cancelled=kinds[CANCELLED],
            cancelled_actions=sum(cancelled_in(events).values()),
            cancelled_moves=cancelled_in(events)[SET_OUT],
            most_money=max(money_in_play(events, deck)),
            persuaded=kinds[PERSUADED],
            chances=chances_in(events),
            used=dict(Counter(event.about[0] for event in events if event.kind == USED)),
            owners=owners,
        )

    def findings(self, tables: Tables, deck: PontifexDeck) -> list[Finding]:
        found: list[Finding] = []
        for players, games in tables.items():
            fair = 1 / players
            seats = wins_by_seat(games, players)
            distances = [abs(share.value - fair) for share in seats]
            farthest = distances.index(max(distances))
            shares = {**action_shares(games), "flight": flights(games)}
            by_share = [name for _, name in sorted((share.value, name) for name, share in shares.items())]
            rarest, most = by_share[0], by_share[-1]
            pilgrimages = pilgrimages_by_pope(games, len(deck.popes))
            least_visited = pilgrimages.index(min(pilgrimages))
            found += [
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("pontifex.balance.seat", n=players),
                    found=seats[farthest],
                    least=fair - AROUND,
                    most=fair + AROUND,
                    note=text("seat", number=farthest + 1),
                ),
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("pontifex.balance.length"),
                    found=quantile(games, 50),
                    least=ROUNDS[0],
                    most=ROUNDS[1],
                ),
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("pontifex.balance.each_action"),
                    found=shares[rarest],
                    least=USED_ENOUGH[0],
                    note=text(f"pontifex.balance.{rarest}"),
                ),
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("pontifex.balance.no_action"),
                    found=shares[most],
                    most=USED_ENOUGH[1],
                    note=text(f"pontifex.balance.{most}"),
                ),
                Finding(
                    rule="PX-07",
                    players=players,
                    asked=text("pontifex.balance.fits_the_box", money=IN_THE_BOX),
                    found=above_the_box(games),
                    most=ABOVE_THE_BOX,
                ),
                Finding(
                    rule="PX-32",
                    players=players,
                    asked=text("pontifex.balance.few_moves"),
                    found=cancelled_moves(games),
                    most=MOVES_CANCELLED,
                ),
                Finding(
                    rule="PX-85",
                    players=players,
                    asked=text("pontifex.balance.each_pope"),
                    found=Number(pilgrimages[least_visited]),
                    least=PILGRIMAGES,
                    note=named(deck.popes[least_visited].name),
                ),
                Finding(
                    rule="PX-42",
                    players=players,
                    asked=text("pontifex.balance.never_cut", round=LAST_ROUND),
                    found=sum(game.cut for game in games),
                    most=0,
                ),
            ]
        return found

    def sheets(self, tables: Tables, deck: PontifexDeck) -> list[Sheet]:
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


# --- hearing and counting -------------------------------------------------------------------------


def chances_in(events: Sequence[Event]) -> list[int]:
    """How many of the twenty sides would have done it, with all that was added to the die in the end."""
    chances: list[int] = []
    die = 0
    for event in events:
        if event.kind == THREW:
            die = event.about[0]
        elif event.kind in (PERSUADED, RESISTED):
            total, value = event.about[1], event.about[2]
            needs = value - (total - die)
            chances.append(max(0, min(DIE, DIE + 1 - needs)))
    return chances


def cancelled_in(events: Sequence[Event]) -> Counter[int]:
    """How many moves (SET_OUT) and actions (DECLARED) were cancelled."""
    found: Counter[int] = Counter()
    under_way = DECLARED
    for event in events:
        if event.kind in (SET_OUT, DECLARED):
            under_way = event.kind
        elif event.kind == CANCELLED and event.about[0] == 0:
            found[under_way] += 1
    return found


def money_in_play(events: Sequence[Event], deck: PontifexDeck) -> list[int]:
    """What all players had together, from the first moment to the last."""
    held = [0]
    for event in events:
        kind, about = event.kind, event.about
        change = 0
        if kind in (GOT_SALARY, COLLECTED, GOT_MONEY):
            change = about[0]
        elif kind in (PAID, LOST_MONEY):
            change = -about[0]
        elif kind == BRIBED:
            change = -about[1]
        elif kind == USED and about[0] < FIRST_PERSON:
            change = -deck.cards.price[about[0]]
        elif (kind == SET_OUT and about[2]) or (kind == DECLARED and about[0] == FLIGHT):
            change = -TICKET
        if change:
            held.append(held[-1] + change)
    return held


def cancelled_moves(games: Sequence[Told]) -> Estimate:
    """Of the actions and moves that were cancelled."""
    return estimate([game.cancelled_moves for game in games], [game.cancelled_actions for game in games])


def above_the_box(games: Sequence[Told]) -> Share:
    """Games in which more money was in play than the box has."""
    return Share(sum(game.most_money > IN_THE_BOX for game in games), len(games))


def pilgrimages_by_pope(games: Sequence[Told], popes: int) -> list[float]:
    return [
        _mean(game.actions.get(PILGRIMAGE, 0) for game in games if game.pope == pope) for pope in range(popes)
    ]


def wins_by_seat(games: Sequence[Told], players: int) -> list[Share]:
    return [Share(sum(game.places[seat] == 1 for game in games), len(games)) for seat in range(players)]


def wins_by_turn(games: Sequence[Told], players: int) -> list[Share]:
    """From the seat that begins, in the order of the turns."""
    return [
        Share(sum(game.places[(game.first + turn) % players] == 1 for game in games), len(games))
        for turn in range(players)
    ]


def action_shares(games: Sequence[Told]) -> dict[str, Estimate]:
    """Of all actions that were taken; those given up are none."""
    together = [sum(game.actions.values()) for game in games]
    return {
        name: estimate([sum(game.actions.get(code, 0) for code in codes) for game in games], together)
        for name, codes in ACTIONS.items()
    }


def flights(games: Sequence[Told]) -> Estimate:
    """Flown as the move or as an action, of all actions and these moves (PX-88)."""
    return estimate(
        [game.flown + game.actions.get(FLIGHT, 0) for game in games],
        [game.flown + sum(game.actions.values()) for game in games],
    )


def quantile(games: Sequence[Told], percent: int) -> int:
    return at_most(sorted(game.rounds for game in games), percent)


def at_most(numbers: Sequence[int], percent: int) -> int:
    """So many per cent of these sorted numbers are no larger."""
    return numbers[min(len(numbers) - 1, percent * len(numbers) // 100)]


def chance_shares(games: Sequence[Told]) -> list[Estimate]:
    tried = [len(game.chances) for game in games]
    return [
        estimate([sum(low <= 5 * chance <= high for chance in game.chances) for game in games], tried)
        for low, high in CHANCES
    ]


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0


def _head(tables: Tables) -> tuple[Text, ...]:
    return tuple(text("report.table", n=players) for players in tables)


# --- sheets ---------------------------------------------------------------------------------------


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
            (text("report.table", n=players), *(quantile(games, part) for part in PARTS))
            for players, games in tables.items()
        ),
        chart=Chart(
            name="rounds",
            axis=text("pontifex.balance.rounds_axis"),
            labels=tuple(str(number) if number % 5 == 0 else "" for number in numbers),
            lines=tuple(
                Line(
                    text("report.table", n=players),
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
                Line(text("report.table", n=players), (*of.values(), flights(tables[players])))
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
            lines=tuple(Line(text("report.table", n=players), tuple(of)) for players, of in shares.items()),
        ),
    )


def _money(tables: Tables) -> Sheet:
    """How much of the box was in use."""
    rows: list[tuple[Cell, ...]] = [
        (
            text("report.table", n=players),
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
                *(Number(_mean(map(count, games))) for games in tables.values()),
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
                Number(_mean(game.actions.get(PILGRIMAGE, 0) for game in under)),
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
                Line(text("report.table", n=players), tuple(each[kind][at] for kind in order))
                for at, players in enumerate(tables)
            ),
            across=True,
        ),
        long=True,
    )


def digest_of(deck: PontifexDeck) -> str:
    """Tells decks apart: a report says with which one its games were played."""
    return hashlib.sha256(deck.source.encode()).hexdigest()[:16]


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
            used = sum(game.used.get(FIRST_PERSON + person, 0) for game in games)
            row += [
                Percent(_mean(game.owners[person] == 1 for game in owned), 0),
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
