"""How Q is weighed: what Q-57 asks of the deck, and what else many games say about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

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
    table_title,
)
from camerlengo.core.texts import Listed, Named, text
from camerlengo.games.q import terms
from camerlengo.games.q.beliefs import Beliefs
from camerlengo.games.q.deck import Card, QDeck
from camerlengo.games.q.log import entries, event_of, size_of
from camerlengo.games.q.rules import QGame
from camerlengo.games.q.state import side_of
from camerlengo.games.q.worth import cargo_points

RULE = "Q-57"
ACTIONS = {
    terms.DREW: "fondaco",
    terms.LOADED: "porto",
    terms.EXCHANGED: "locanda",
    terms.VISITED_CONVENT: "convento",
    terms.SEIZED: "palazzo",
    terms.PASSED: "pass",
}
PLACES = (terms.DREW, terms.LOADED, terms.EXCHANGED, terms.VISITED_CONVENT, terms.SEIZED)
GOODS = (terms.COMMON_GOODS, terms.RARE_GOODS)
LEVEL = (0.45, 0.55)  # of decided games
MOST_OF_ALL_ACTIONS = 0.40
LEAST_OF_ALL_ACTIONS = 0.05  # for each of the five places
LEAST_SHIPPED = 0.10  # of the games in which goods of a kind were drawn
MOST_BELIEF = 0.75  # in the truth, at half time
ROUNDS = (7, 14)
ELSEWHERE = (
    terms.LOOKED,
    terms.SWAPPED_HANDS,
    terms.REDREW,
    terms.TURNED_ROLE,
    terms.TURNED_SEAT,
    terms.GOT_SEAL_BACK,
    terms.MADE_FIRST,
    terms.DREW_CARDS,
)
WITHOUT_POINTS = {
    terms.LOOK,
    terms.SWAP_HANDS,
    terms.REDRAW,
    terms.MAKE_FIRST,
    terms.SEAL_BACK,
    terms.DRAW_CARDS,
    terms.FEAST,
}


class ShipSeen(NamedTuple):
    """A ship, as it sailed: seized or not, before or after the death of Paolo III, with this cargo."""

    seized: bool
    dead: bool
    cargo: list[int]


class GameFacts(msgspec.Struct, frozen=True):
    """What one game has to say. Cards are by kind."""

    rounds: int
    score: int
    actions: dict[int, int]
    by_zelanti: dict[int, int]  # actions of players who began as Zelanti
    shipped: list[int]
    moved: list[int]  # cards that changed the points of their ship, a faction, a hand or an office
    decisive: list[int]  # cards without which the other faction, or nobody, would have won
    drawn: list[int]  # kinds of goods that somebody was dealt or drew
    half: float  # how much of the belief of all seats was on the true factions after half of the turns
    right: float  # the same at the end
    turned: int  # players who ended on the other side


Tables = Mapping[int, Sequence[GameFacts]]


class QBalance(Balance):
    bot = "practised"
    told = GameFacts

    def observe(self, began: QGame, ended: QGame, events: Sequence[Event], deck: QDeck) -> GameFacts:
        seats = range(ended.players)
        sides = [side_of(began, seat) for seat in seats]
        actions: Counter[int] = Counter()
        by_zelanti: Counter[int] = Counter()
        for kind, seat in turns(ended):
            actions[kind] += 1
            by_zelanti[kind] += sides[seat] < 0
        ships = ships_of(ended)
        turned = sum(side_of(ended, seat) != sides[seat] for seat in seats)
        moved, decisive = weigh_cards(ended, ships, turned, deck)
        return GameFacts(
            rounds=ended.round,
            score=ended.score,
            actions=dict(actions),
            by_zelanti=dict(by_zelanti),
            shipped=[card for _, _, cargo in ships for card in cargo],
            moved=[card for _, card in sorted(moved | effects_elsewhere(events))],
            decisive=decisive,
            drawn=goods_drawn(ended, deck),
            half=belief_in_the_truth(ended, half_time(ended)),
            right=belief_in_the_truth(ended, len(ended.log)),
            turned=turned,
        )

    def findings(self, tables: Tables, deck: QDeck) -> list[Finding]:
        found: list[Finding] = []
        for players, games in tables.items():
            least, most = LEVEL
            found.append(
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("q.balance.level"),
                    found=spirituali(games),
                    least=least,
                    most=most,
                )
            )
            shares = action_shares(games)
            action = max(shares, key=lambda kind: shares[kind].value)
            found.append(
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("q.balance.no_action"),
                    found=shares[action],
                    most=MOST_OF_ALL_ACTIONS,
                    note=text(f"q.balance.{ACTIONS[action]}"),
                )
            )
            rarest = min(PLACES, key=lambda kind: shares[kind].value)
            found.append(
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("q.balance.each_place"),
                    found=shares[rarest],
                    least=LEAST_OF_ALL_ACTIONS,
                    note=text(f"q.balance.{ACTIONS[rarest]}"),
                )
            )
            goods, shipped = rarest_goods(games, deck)
            found.append(
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("q.balance.each_goods"),
                    found=shipped,
                    least=LEAST_SHIPPED,
                    note=text("q.balance.plain", what=Named(deck.kinds[goods].name)),
                )
            )
            found.append(
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("q.balance.half_time"),
                    found=mean([game.half for game in games]),
                    most=MOST_BELIEF,
                )
            )
            rounds = [game.rounds for game in games]
            outside = sum(not ROUNDS[0] <= number <= ROUNDS[1] for number in rounds)
            found.append(
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("q.balance.length"),
                    found=outside,
                    most=0,
                    note=text("q.balance.length_found", least=min(rounds), most=max(rounds)),
                )
            )
        idle = idle_cards(tables, deck)
        found.append(
            Finding(
                rule=RULE,
                asked=text("q.balance.each_card"),
                found=len(idle),
                most=0,
                sometime=True,
                note=text("q.balance.idle", cards=Listed(tuple(idle))) if idle else text("q.balance.none"),
            )
        )
        return found

    def sheets(self, tables: Tables, deck: QDeck) -> list[Sheet]:
        return [_factions(tables), _actions(tables), _rounds(tables), _cards(tables, deck)]


# --- hearing one game -----------------------------------------------------------------------------


def turns(game: QGame) -> list[tuple[int, int]]:
    """The actions and their seats, turn by turn."""
    return [(event, seat) for event, seat, _ in entries(game.log) if event in ACTIONS]


def ships_of(game: QGame) -> list[ShipSeen]:
    """Every ship that sailed, as all have seen it."""
    ships, dead = [], False
    for event, _, about in entries(game.log):
        if event == terms.PAOLO_DIED:
            dead = True
        elif event == terms.SAILED:
            ships.append(ShipSeen(about[0] == 1, dead, about[1:]))
    return ships


def weigh_cards(
    game: QGame, ships: Sequence[ShipSeen], turned: int, deck: QDeck
) -> tuple[set[tuple[int, int]], list[int]]:
    """Cards that moved the points of their ship, by ship; and those that decided who won."""
    moved: set[tuple[int, int]] = set()
    decisive: list[int] = []
    for ship, (seized, dead, cargo) in enumerate(ships):
        points = cargo_points(deck.cards, cargo, seized, dead)
        for card in set(cargo):
            without = cargo.copy()
            without.remove(card)
            change = points - cargo_points(deck.cards, without, seized, dead)
            if change:
                moved.add((ship, card))
            effects = deck.kinds[card].clauses[1 :: terms.CLAUSE]
            turns_somebody = terms.TURN_ROLE in effects or terms.TURN_OFFICE in effects
            if _winner(game.score) != _winner(game.score - change) or (turns_somebody and turned):
                decisive.append(card)
    return moved, decisive


def _winner(score: int) -> int:
    return (score > 0) - (score < 0)


def effects_elsewhere(events: Sequence[Event]) -> set[tuple[int, int]]:
    """Cards that did something to a faction, a hand or an office, each with the number of its ship."""
    found: set[tuple[int, int]] = set()
    ship, acting = -1, -1
    for event in events:
        if event.kind == terms.SAILED:
            ship, acting = ship + 1, -1
        elif event.kind == terms.SCORED:
            acting = -1
        elif event.kind == terms.TOOK_EFFECT:
            acting = event.about[0] if event.about[1] >= 0 else -1
        elif acting >= 0 and event.kind in ELSEWHERE:
            found.add((ship, acting))
    return found


def half_time(game: QGame) -> int:
    """Where in the public log half of the turns have been taken."""
    left = len(turns(game)) // 2
    at = 0
    while at < len(game.log):
        header = game.log[at]
        if event_of(header) in ACTIONS:
            if left == 0:
                break
            left -= 1
        at += 1 + size_of(header)
    return at


def belief_in_the_truth(game: QGame, upto: int) -> float:
    """How much of what all seats believed at this place of the public log was on the factions of then."""
    then = game.copy()
    then.log = game.log[:upto]
    seats = range(game.players)
    right = []
    for seat in seats:
        beliefs = Beliefs(then, seat, False)
        zelanti = beliefs.zelanti[beliefs.worlds.index(game.roles)]
        suspicions = beliefs.suspicions()
        for other in seats:
            if other != seat:
                right.append(suspicions[other] if zelanti >> other & 1 else 1 - suspicions[other])
    return sum(right) / len(right)


def goods_drawn(game: QGame, deck: QDeck) -> list[int]:
    """Kinds of goods that somebody has had in the hand or to choose from: whoever saw a card tells of it."""
    seen = {card for secrets in game.secrets for card in secrets}
    return sorted(card for card in seen if deck.kinds[card].type in GOODS)


# --- over many games ------------------------------------------------------------------------------


def spirituali(games: Sequence[GameFacts]) -> Share:
    """Of the games that were decided."""
    decided = [game for game in games if game.score]
    return Share(sum(game.score > 0 for game in decided), len(decided))


def action_shares(games: Sequence[GameFacts], zelanti: bool = False) -> dict[int, Estimate]:
    counts = [game.by_zelanti if zelanti else game.actions for game in games]
    totals = [sum(count.values()) for count in counts]
    return {action: estimate([count.get(action, 0) for count in counts], totals) for action in ACTIONS}


def mean(values: Sequence[float]) -> Estimate:
    """With its standard error."""
    middle = sum(values) / len(values)
    scatter = sum((value - middle) ** 2 for value in values)
    return Estimate(middle, (scatter / max(1, len(values) - 1) / len(values)) ** 0.5)


def rarest_goods(games: Sequence[GameFacts], deck: QDeck) -> tuple[int, Share]:
    """The kind of goods that shipped least often where it was drawn, and how often it did."""
    drawn: Counter[int] = Counter(card for game in games for card in game.drawn)
    shipped: Counter[int] = Counter(card for game in games for card in set(game.shipped) & set(game.drawn))
    kinds = [card for card, kind in enumerate(deck.kinds) if kind.type in GOODS and drawn[card]]
    rarest = min(kinds, key=lambda card: shipped[card] / drawn[card])
    return rarest, Share(shipped[rarest], drawn[rarest])


def idle_cards(tables: Tables, deck: QDeck) -> list[Named]:
    """Common cards that never moved a result; those without points must have moved a hand or an office."""
    every = [game for games in tables.values() for game in games]
    decisive = {card for game in every for card in game.decisive}
    moved = {card for game in every for card in game.moved}
    return [
        Named(card.name)
        for number, card in enumerate(deck.kinds)
        if card.type != terms.EVENT and number not in (moved if without_points(card) else decisive)
        if any(card.absent_with != players for players in tables)
    ]


def without_points(card: Card) -> bool:
    """Whether a card moves hands or offices alone, and the result only by what follows."""
    return bool(card.clauses) and set(card.clauses[1 :: terms.CLAUSE]) <= WITHOUT_POINTS


# --- sheets ---------------------------------------------------------------------------------------


def _factions(tables: Tables) -> Sheet:
    columns = [_standing(games) for games in tables.values()]
    return Sheet(
        title=text("q.balance.factions"),
        intro=text("q.balance.factions_intro"),
        head=("", *(table_title(players) for players in tables)),
        rows=tuple(
            (text(f"q.balance.column.{name}"), *(column[name] for column in columns)) for name in columns[0]
        ),
        chart=Chart(
            name="factions",
            axis=text("q.balance.factions_axis"),
            labels=tuple(table_title(players) for players in tables),
            lines=(Line(text("q.side.spirituali"), tuple(spirituali(games) for games in tables.values())),),
            band=(100 * LEVEL[0], 100 * LEVEL[1]),
            span=(30, 70),
        ),
    )


def _standing(games: Sequence[GameFacts]) -> dict[str, Cell]:
    scores = sorted(game.score for game in games)
    return {
        "spirituali": spirituali(games),
        "deadlocked": Share(sum(score == 0 for score in scores), len(games)),
        "mean": Number(sum(scores) / len(scores), signed=True),
        "middle": text("q.balance.middle", low=scores[len(scores) // 4], high=scores[3 * len(scores) // 4]),
        "turned": Share(sum(game.turned > 0 for game in games), len(games)),
        "half": Percent(sum(game.half for game in games) / len(games)),
        "right": Percent(sum(game.right for game in games) / len(games)),
    }


def _actions(tables: Tables) -> Sheet:
    shares = {players: action_shares(games) for players, games in tables.items()}
    zelanti = {players: action_shares(games, zelanti=True) for players, games in tables.items()}
    names = {action: text(f"q.balance.{name}") for action, name in ACTIONS.items()}
    head = []
    for players in tables:
        head += [text("q.balance.all", n=players), text("q.balance.of_zelanti", n=players)]
    return Sheet(
        title=text("q.balance.actions"),
        intro=text("q.balance.actions_intro"),
        head=("", *head),
        rows=tuple(
            (
                name,
                *(
                    Percent(column[players][action].value)
                    for players in tables
                    for column in (shares, zelanti)
                ),
            )
            for action, name in names.items()
        ),
        chart=Chart(
            name="actions",
            axis=text("q.balance.actions_axis"),
            labels=tuple(names.values()),
            lines=tuple(
                Line(table_title(players), tuple(of[action] for action in ACTIONS))
                for players, of in shares.items()
            ),
            band=(0, 100 * MOST_OF_ALL_ACTIONS),
        ),
    )


def _rounds(tables: Tables) -> Sheet:
    counted = {players: Counter(game.rounds for game in games) for players, games in tables.items()}
    every = [number for counts in counted.values() for number in counts]
    numbers = range(min(ROUNDS[0], *every), max(ROUNDS[1], *every) + 1)
    return Sheet(
        title=text("q.balance.rounds"),
        head=(text("q.balance.round"), *(table_title(players) for players in tables)),
        rows=tuple((number, *(counts[number] for counts in counted.values())) for number in numbers),
        chart=Chart(
            name="rounds",
            axis=text("q.balance.rounds_axis"),
            labels=tuple(map(str, numbers)),
            lines=tuple(
                Line(
                    table_title(players),
                    tuple(100 * counts[number] / counts.total() for number in numbers),
                )
                for players, counts in counted.items()
            ),
            label_band=(numbers.index(ROUNDS[0]), numbers.index(ROUNDS[1])),
            label_axis=text("q.balance.round"),
        ),
    )


def _cards(tables: Tables, deck: QDeck) -> Sheet:
    head = []
    for players in tables:
        head += [text(f"q.balance.column.{name}", n=players) for name in ("shipped", "moved", "decisive")]
    rows: list[tuple[Cell, ...]] = []
    shipped = {
        players: Counter(card for game in games for card in game.shipped) for players, games in tables.items()
    }
    moved = {
        players: Counter(card for game in games for card in game.moved) for players, games in tables.items()
    }
    decisive = {
        players: Counter(card for game in games for card in set(game.decisive))
        for players, games in tables.items()
    }
    for number, card in enumerate(deck.kinds):
        row: list[Cell] = [Named(card.name), card.copies]
        for players, games in tables.items():
            if card.absent_with == players:
                row += [None, None, None]
                continue
            row += [
                Number(shipped[players][number] / len(games), 2),
                Percent(moved[players][number] / max(1, shipped[players][number]), 0),
                Percent(decisive[players][number] / len(games)),
            ]
        rows.append(tuple(row))
    return Sheet(
        title=text("q.balance.cards"),
        intro=text("q.balance.cards_intro"),
        head=(text("q.balance.card"), text("q.balance.copies"), *head),
        rows=tuple(rows),
        long=True,
    )
