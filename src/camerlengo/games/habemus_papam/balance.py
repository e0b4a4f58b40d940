"""How Habemus Papam is weighed: what many games say about people, symbols and ages that are ours (HP-07)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import msgspec

from camerlengo.core.ask import Event
from camerlengo.core.report import (
    Balance,
    Cell,
    Chart,
    Finding,
    Line,
    Number,
    Share,
    Sheet,
    mean,
    seat_sheet,
    share,
    table_title,
)
from camerlengo.core.texts import Text, text
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.scoring import fulfilled
from camerlengo.games.habemus_papam.state import State
from camerlengo.games.habemus_papam.wording import Wording, action, result_of

STEPS = ("order", "people", "louis", "gold", "symbols", "squadrone")  # as on the score sheet


class GameFacts(msgspec.Struct, frozen=True):
    """What one game has to say. Cards are by number."""

    rounds: int
    camerlengo: int  # who began as Camerlengo
    places: tuple[int, ...]
    votes: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]  # votes by step and seat
    kept: tuple[int, ...]  # by seat: an order
    discarded: tuple[int, ...]
    met: tuple[bool, ...]  # by seat: whether it fulfilled the order that it kept
    offered: list[int]
    taken_first: list[int]  # by round
    died: list[int]
    owner: tuple[int, ...]  # of each person at the end


Tables = Mapping[int, Sequence[GameFacts]]


class HabemusPapamBalance(Balance):
    bot = "greedy"
    told = GameFacts

    def observe(
        self, began: State, ended: State, events: Sequence[Event], deck: HabemusPapamDeck
    ) -> GameFacts:
        offered: list[int] = []
        taken_first: list[int] = []
        died: list[int] = []
        first = False
        for event in events:
            if event.kind == terms.TURNED_UP:
                offered += event.about[1:]
            elif event.kind == terms.BIDS_RANKED:
                first = True
            elif event.kind == terms.TOOK:
                if first:
                    taken_first.append(event.about[0])
                first = False
            elif event.kind == terms.DIED:
                died.append(event.about[0])
        result = result_of(ended, deck)
        kept = tuple(ended.orders[2 * seat] for seat in range(ended.players))
        return GameFacts(
            rounds=ended.round,
            camerlengo=began.camerlengo,
            places=result.places,
            votes=result.scores,
            sheet=tuple(line.points for line in result.sheet),
            kept=kept,
            discarded=tuple(ended.discarded),
            met=tuple(fulfilled(ended, seat, order) for seat, order in enumerate(kept)),
            offered=offered,
            taken_first=taken_first,
            died=died,
            owner=tuple(ended.owner),
        )

    def findings(self, tables: Tables, deck: HabemusPapamDeck) -> list[Finding]:
        """No rule asks anything of them: what is ours stands where the printed cards are not known."""
        return []

    def sheets(self, tables: Tables, deck: HabemusPapamDeck) -> list[Sheet]:
        return [
            _series(tables),
            seat_sheet("habemus_papam.balance.camerlengo", _wins(tables)),
            _votes(tables),
            _orders(tables, deck),
            _first(tables, deck),
            _people(tables, deck),
        ]


# --- over many games ------------------------------------------------------------------------------


def wins_from_camerlengo(games: Sequence[GameFacts], distance: int) -> Share:
    """How often whoever sits so many seats after the first Camerlengo is Pope."""
    return share(game.places[(game.camerlengo + distance) % len(game.places)] == 1 for game in games)


def mean_votes(games: Sequence[GameFacts], step: int, of_popes: bool) -> float:
    votes = [
        game.sheet[step][seat]
        for game in games
        for seat, place in enumerate(game.places)
        if place == 1 or not of_popes
    ]
    return sum(votes) / len(votes)


def keeps(games: Sequence[GameFacts], order: int) -> Share:
    """How often a seat that has this order when Black Smoke rises keeps it."""
    kept = sum(game.kept.count(order) for game in games)
    return Share(kept, kept + sum(game.discarded.count(order) for game in games))


def meets(games: Sequence[GameFacts], order: int) -> Share:
    """How often an order that was kept is fulfilled."""
    return share(met for game in games for one, met in zip(game.kept, game.met, strict=True) if one == order)


def taken_first(games: Sequence[GameFacts], card: int) -> Share:
    """Of the rounds in which a card is on offer: in how many it is the first to be taken."""
    offered = sum(game.offered.count(card) for game in games)
    return Share(sum(game.taken_first.count(card) for game in games), offered)


def wins_of_owner(games: Sequence[GameFacts], person: int) -> Share:
    """How often whoever has this person at the end is Pope."""
    owned = [game for game in games if game.owner[person] != terms.NOBODY]
    return share(game.places[game.owner[person]] == 1 for game in owned)


def dies(games: Sequence[GameFacts], person: int) -> Share:
    return share(person in game.died for game in games)


# --- sheets ---------------------------------------------------------------------------------------


def _series(tables: Tables) -> Sheet:
    rounds = {players: Counter(game.rounds for game in games) for players, games in tables.items()}
    numbers = sorted({number for counts in rounds.values() for number in counts})
    every = tables.values()
    rows: list[tuple[Cell, ...]] = [
        (
            _said("mean"),
            *(Number(mean(sum(game.votes) / len(game.votes) for game in of), 2) for of in every),
        ),
        (_said("pope"), *(Number(mean(max(game.votes) for game in of), 2) for of in every)),
        (_said("age"), *(share(game.votes.count(max(game.votes)) > 1 for game in of) for of in every)),
    ]
    rows += [
        (text("habemus_papam.balance.rounds", n=number), *(counts[number] for counts in rounds.values()))
        for number in numbers
    ]
    return Sheet(
        title=_said("series"),
        intro=_said("series_intro"),
        head=("", *map(table_title, tables)),
        rows=tuple(rows),
    )


def _said(key: str) -> Text:
    return text(f"habemus_papam.balance.{key}")


def _wins(tables: Tables) -> dict[int, list[Share]]:
    return {
        players: [wins_from_camerlengo(games, distance) for distance in range(players)]
        for players, games in tables.items()
    }


def _votes(tables: Tables) -> Sheet:
    columns = [(players, of_popes) for players in tables for of_popes in (False, True)]
    titles = [text(f"habemus_papam.balance.{'popes' if popes else 'all'}", n=n) for n, popes in columns]
    means = [
        tuple(mean_votes(tables[players], step, of_popes) for step in range(len(STEPS)))
        for players, of_popes in columns
    ]
    labels = tuple(text(f"habemus_papam.sheet.{step}") for step in STEPS)
    rows: list[tuple[Cell, ...]] = [
        (label, *(Number(of[step], 2) for of in means)) for step, label in enumerate(labels)
    ]
    return Sheet(
        title=_said("votes"),
        intro=_said("votes_intro"),
        head=("", *titles),
        rows=(*rows, (_said("together"), *(Number(sum(of), 2) for of in means))),
        chart=Chart(
            name="votes",
            axis=_said("votes_axis"),
            labels=labels,
            lines=tuple(Line(title, of) for title, of in zip(titles, means, strict=True)),
        ),
    )


def _orders(tables: Tables, deck: HabemusPapamDeck) -> Sheet:
    wording = Wording(deck)
    orders = range(len(deck.orders))
    labels = tuple(text("habemus_papam.page.plain", what=wording.order(order)) for order in orders)
    return Sheet(
        title=_said("orders"),
        intro=_said("orders_intro"),
        head=("", *_columns("kept", tables), *_columns("met", tables)),
        rows=tuple(
            (labels[order], *_shares(keeps, order, tables), *_shares(meets, order, tables))
            for order in orders
        ),
        chart=Chart(
            name="orders",
            axis=_said("orders_axis"),
            labels=labels,
            lines=_lines(meets, orders, tables),
            across=True,
        ),
    )


def _first(tables: Tables, deck: HabemusPapamDeck) -> Sheet:
    most = tables[max(tables)]
    cards = sorted(range(terms.CAMERLENGO + 1), key=lambda card: -taken_first(most, card).value)
    labels = tuple(card_label(card, deck) for card in cards)
    return Sheet(
        title=_said("first"),
        intro=_said("first_intro"),
        head=("", *map(table_title, tables)),
        rows=tuple(
            (label, *_shares(taken_first, card, tables)) for card, label in zip(cards, labels, strict=True)
        ),
        chart=Chart(
            name="first",
            axis=_said("first_axis"),
            labels=labels,
            lines=_lines(taken_first, cards, tables),
            across=True,
        ),
        long=True,
    )


def _people(tables: Tables, deck: HabemusPapamDeck) -> Sheet:
    people = range(terms.PEOPLE)
    labels = tuple(card_label(person, deck) for person in people)
    return Sheet(
        title=_said("people"),
        intro=_said("people_intro"),
        head=("", _said("symbol"), *_columns("owner", tables), *_columns("dies", tables)),
        rows=tuple(
            (
                labels[person],
                _symbol(person, deck),
                *_shares(wins_of_owner, person, tables),
                *_shares(dies, person, tables),
            )
            for person in people
        ),
        chart=Chart(
            name="people",
            axis=_said("people_axis"),
            labels=labels,
            lines=_lines(wins_of_owner, people, tables),
            across=True,
        ),
        long=True,
    )


def _columns(key: str, tables: Tables) -> tuple[Text, ...]:
    return tuple(text(f"habemus_papam.balance.column.{key}", n=players) for players in tables)


Counted = Callable[[Sequence[GameFacts], int], Share]


def _shares(counted: Counted, about: int, tables: Tables) -> tuple[Share, ...]:
    return tuple(counted(games, about) for games in tables.values())


def _lines(counted: Counted, every: Sequence[int], tables: Tables) -> tuple[Line, ...]:
    return tuple(
        Line(table_title(players), tuple(counted(games, about) for about in every))
        for players, games in tables.items()
    )


def card_label(card: int, deck: HabemusPapamDeck) -> Text | str:
    """As short as a column allows."""
    if card < terms.PEOPLE:
        return deck.people[card].short
    if terms.FIRST_ACTION <= card < terms.CAMERLENGO:
        return action(card - terms.FIRST_ACTION)
    return text(f"habemus_papam.label.{card}")


def _symbol(person: int, deck: HabemusPapamDeck) -> Text | None:
    symbol = deck.people[person].symbol
    if symbol == terms.NO_SYMBOL:
        return None
    return text("habemus_papam.page.plain", what=deck.symbol_name(symbol))
