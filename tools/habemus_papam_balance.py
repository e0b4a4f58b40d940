"""Plays Habemus Papam with greedy bots by the thousand and writes what it says about the cards.

    python tools/habemus_papam_balance.py --games 2500

writes the numbers into docs/habemus-papam-balance.md, between its marks, and the pictures beside it. The same
command gives the same numbers and the same pictures. It needs matplotlib.
"""

from __future__ import annotations

import argparse
import functools
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import matplotlib as mpl

mpl.use("svg")

import matplotlib.pyplot as plt
import msgspec
from matplotlib.axes import Axes

from camerlengo.core.position import Position
from camerlengo.core.texts import Text, text
from camerlengo.games import open_box
from camerlengo.games.habemus_papam.counting import fulfilled
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.rules import HabemusPapam
from camerlengo.games.habemus_papam.terms import (
    BIDS_RANKED,
    CAMERLENGO,
    DIED,
    FIRST_ACTION,
    FIRST_LEADER,
    NO_SYMBOL,
    PEOPLE,
    TOOK,
    TURNED_UP,
)
from camerlengo.games.habemus_papam.wording import Wording
from camerlengo.lab.executors import AllCores
from camerlengo.lab.simulate import Series, play_game
from camerlengo.lab.statistics import wilson

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE = DOCS / "habemus-papam-balance.md"
PICTURES = DOCS / "habemus-papam-balance"
BEGIN, END = "<!-- numbers: begin -->", "<!-- numbers: end -->"
SEED = 1655
STEPS = ("order", "people", "louis", "gold", "symbols", "squadrone")
STEP_TITLES = ("Order", "Cardinals and leaders", "Louis XIV", "Gold", "Symbols", "Squadrone Volante")
STEP_COLOURS = ("#7a1f2b", "#b3202c", "#2456a6", "#c9962c", "#23753f", "#6b6b6b")
COUNTS = {3: "#b3202c", 4: "#2456a6"}


class Told(msgspec.Struct):
    """What one game has to say. Cards are by number; a taking is (round, place in the order, card)."""

    rounds: int
    first_camerlengo: int
    places: tuple[int, ...]
    votes: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]  # votes by step and seat
    kept: tuple[int, ...]
    discarded: tuple[int, ...]
    met: tuple[bool, ...]
    offered: list[int]
    takings: list[tuple[int, int, int]]
    died: list[int]
    owner: tuple[int, ...]  # of each person at the end


def told_by(series: Series, number: int) -> Told:
    """Plays game `number` of the series and hears it again from its record."""
    record = play_game(series, number, keep_record=True).record
    assert record is not None
    box = open_box(series.game)
    began = box.new(series.players, options=record.options, rng=record.chance.rng())
    assert isinstance(began, HabemusPapam)
    camerlengo = began.camerlengo
    ended = Position.start(began).follow(list(record.answers))
    game = ended.game
    assert isinstance(game, HabemusPapam)
    offered: list[int] = []
    takings: list[tuple[int, int, int]] = []
    died: list[int] = []
    round_, place = 0, 0
    for event in ended.history():
        if event.kind == TURNED_UP:
            round_ = event.about[0]
            offered += event.about[1:]
        elif event.kind == BIDS_RANKED:
            place = 0
        elif event.kind == TOOK:
            takings.append((round_, place, event.about[0]))
            place += 1
        elif event.kind == DIED:
            died.append(event.about[0])
    result = box.result(game, box.standard_deck())
    seats = range(series.players)
    return Told(
        rounds=game.round,
        first_camerlengo=camerlengo,
        places=result.places,
        votes=result.scores,
        sheet=tuple(line.points for line in result.sheet),
        kept=tuple(game.orders[2 * seat] for seat in seats),
        discarded=tuple(game.discarded),
        met=tuple(fulfilled(game, seat, game.orders[2 * seat]) for seat in seats),
        offered=offered,
        takings=takings,
        died=died,
        owner=tuple(game.owner),
    )


def play(players: int, games: int) -> list[Told]:
    series = Series(
        game="habemus_papam", players=players, games=games, seed=SEED + players, bots=("greedy",) * players
    )
    return list(AllCores().map(functools.partial(told_by, series), range(games)))


# --- counting -------------------------------------------------------------------------------------


class Share(msgspec.Struct, frozen=True):
    """How often something was so, of how many times."""

    times: int
    of: int

    @property
    def value(self) -> float:
        return self.times / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.times, self.of)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.value:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def share(yes: Iterable[bool]) -> Share:
    counted = [int(one) for one in yes]
    return Share(sum(counted), len(counted))


def wins_by_seat(games: Sequence[Told], players: int) -> list[Share]:
    return [share(game.places[seat] == 1 for game in games) for seat in range(players)]


def wins_from_camerlengo(games: Sequence[Told], players: int) -> list[Share]:
    """By the way from the first Camerlengo clockwise."""
    return [
        share(game.places[(game.first_camerlengo + distance) % players] == 1 for game in games)
        for distance in range(players)
    ]


def mean_votes(games: Sequence[Told], only_winners: bool) -> list[float]:
    means = []
    for step in range(len(STEPS)):
        votes = [
            game.sheet[step][seat]
            for game in games
            for seat, place in enumerate(game.places)
            if place == 1 or not only_winners
        ]
        means.append(sum(votes) / len(votes))
    return means


def taken_first(games: Sequence[Told], card: int) -> Share:
    """Of the rounds in which the card was on offer: in how many it was the first to be taken."""
    offered = sum(game.offered.count(card) for game in games)
    first = sum(taking == card and place == 0 for game in games for _, place, taking in game.takings)
    return Share(first, offered)


def wins_of_owner(games: Sequence[Told], person: int) -> Share:
    """How often who has this person at the end is Pope."""
    return share(game.places[game.owner[person]] == 1 for game in games if game.owner[person] >= 0)


# --- words ----------------------------------------------------------------------------------------


class Names:
    def __init__(self, deck: HabemusPapamDeck) -> None:
        self.deck = deck
        self.wording = Wording(deck)

    def card(self, card: int) -> str:
        if card < PEOPLE:
            return self.deck.people[card].short
        if FIRST_ACTION <= card < CAMERLENGO:
            return text(f"habemus_papam.action.{card - FIRST_ACTION}").say("en")
        return text(f"habemus_papam.label.{card}").say("en")

    def order(self, order: int) -> str:
        said = Text("habemus_papam.term.order", {"order": self.wording.order(order), "n": 0}).say("en")
        return said.split(" (")[0]


# --- the page -------------------------------------------------------------------------------------


def page(played: dict[int, list[Told]], names: Names) -> str:
    parts = [_series(played), _seats(played), _votes(played), _orders(played, names), _cards(played, names)]
    return "\n\n".join([*parts, _people(played, names)])


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def _series(played: dict[int, list[Told]]) -> str:
    rows = []
    for players, games in played.items():
        rounds = Counter(game.rounds for game in games)
        said = ", ".join(f"{number}: {count}" for number, count in sorted(rounds.items()))
        mean = sum(sum(game.votes) for game in games) / len(games) / players
        best = sum(max(game.votes) for game in games) / len(games)
        tie = share(game.votes.count(max(game.votes)) > 1 for game in games)
        rows.append([str(players), str(len(games)), said, f"{mean:.2f}", f"{best:.2f}", str(tie)])
    head = ["players", "games", "rounds", "votes of a seat", "votes of the Pope", "decided by age"]
    return "## The series\n\n" + _table(head, rows)


def _seats(played: dict[int, list[Told]]) -> str:
    rows = []
    for players, games in played.items():
        for title, shares in (
            ("seat", wins_by_seat(games, players)),
            ("from the first Camerlengo", wins_from_camerlengo(games, players)),
        ):
            cells = [str(one) for one in shares] + [""] * (4 - players)
            rows.append([str(players), title, *cells])
    head = ["players", "counted by", "first", "second", "third", "fourth"]
    picture = "![Share of victories by seat, with intervals](habemus-papam-balance/seats.svg)"
    return f"## Seats\n\nVictories, with Wilson 95 % intervals.\n\n{_table(head, rows)}\n\n{picture}"


def _votes(played: dict[int, list[Told]]) -> str:
    rows = []
    for players, games in played.items():
        for who, winners in (("all", False), ("Popes", True)):
            means = mean_votes(games, winners)
            rows.append([str(players), who, *(f"{mean:.2f}" for mean in means), f"{sum(means):.2f}"])
    picture = "![Mean votes by source](habemus-papam-balance/votes.svg)"
    return f"## Votes by source\n\n{_table(['players', 'of', *STEP_TITLES, 'together'], rows)}\n\n{picture}"


def _orders(played: dict[int, list[Told]], names: Names) -> str:
    rows = []
    for order in range(len(names.deck.orders)):
        cells = []
        for games in played.values():
            kept = [(game, seat) for game in games for seat, one in enumerate(game.kept) if one == order]
            held = len(kept) + sum(one == order for game in games for one in game.discarded)
            cells += [str(Share(len(kept), held)), str(share(game.met[seat] for game, seat in kept))]
        rows.append([names.order(order), *cells])
    head = ["order", *(f"{what}, {players} players" for players in played for what in ("kept", "then met"))]
    picture = "![How often each order is met](habemus-papam-balance/orders.svg)"
    intro = "Kept when Black Smoke rises, and met at the end if kept."
    return f"## Orders\n\n{intro}\n\n{_table(head, rows)}\n\n{picture}"


def _cards(played: dict[int, list[Told]], names: Names) -> str:
    rows = []
    for card in sorted(range(CAMERLENGO + 1), key=lambda card: -taken_first(played[4], card).value):
        rows.append([names.card(card), *(str(taken_first(games, card)) for games in played.values())])
    head = ["card", *(f"taken first, {players} players" for players in played)]
    picture = "![How often each card is taken first](habemus-papam-balance/first.svg)"
    intro = "Of the rounds in which a card is on offer."
    return f"## Taken first\n\n{intro}\n\n{picture}\n\n{_table(head, rows)}"


def _people(played: dict[int, list[Told]], names: Names) -> str:
    rows = []
    for person in range(PEOPLE):
        symbol = names.deck.people[person].symbol
        shown = (
            ""
            if symbol == NO_SYMBOL
            else text("habemus_papam.page.plain", what=names.deck.symbol_name(symbol)).say("en")
        )
        dies = [str(share(person in game.died for game in games)) for games in played.values()]
        wins = [str(wins_of_owner(games, person)) for games in played.values()]
        rows.append([names.card(person), shown, *wins, *dies])
    head = ["person", "symbol"]
    head += [f"owner is Pope, {players} players" for players in played]
    head += [f"dies, {players} players" for players in played]
    return f"## People\n\n{_table(head, rows)}"


# --- pictures -------------------------------------------------------------------------------------


def draw(played: dict[int, list[Told]], names: Names) -> None:
    mpl.rcParams.update({"svg.hashsalt": "habemus papam", "font.family": "serif", "axes.spines.top": False})
    mpl.rcParams.update({"axes.spines.right": False, "svg.fonttype": "path", "figure.dpi": 100})
    PICTURES.mkdir(exist_ok=True)
    _draw_seats(played)
    _draw_votes(played)
    _draw_orders(played, names)
    _draw_first(played, names)


def _save(name: str) -> None:
    plt.savefig(PICTURES / f"{name}.svg", metadata={"Date": None})
    plt.close()


def _bars(axes: Axes, at: Sequence[float], shares: Sequence[Share], players: int, width: float) -> None:
    values = [100 * one.value for one in shares]
    low = [100 * (one.value - one.interval[0]) for one in shares]
    high = [100 * (one.interval[1] - one.value) for one in shares]
    colour, label = COUNTS[players], f"{players} players"
    axes.bar(at, values, width, yerr=[low, high], color=colour, ecolor="#222222", capsize=3, label=label)


def _draw_seats(played: dict[int, list[Told]]) -> None:
    figure, both = plt.subplots(1, 2, figsize=(9, 3.8), sharey=True)
    for axes, title, counted in (
        (both[0], "by seat", wins_by_seat),
        (both[1], "by the way from the first Camerlengo", wins_from_camerlengo),
    ):
        for players, games in played.items():
            offset = -0.2 if players == 3 else 0.2
            shares = counted(games, players)
            _bars(axes, [seat + offset for seat in range(players)], shares, players, 0.38)
            axes.axhline(100 / players, color=COUNTS[players], linestyle="--", linewidth=1)
        axes.set_xticks(range(4), ["first", "second", "third", "fourth"])
        axes.set_title(title)
    both[0].set_ylabel("victories in %")
    figure.legend(*both[0].get_legend_handles_labels(), frameon=False, ncols=2, loc="lower center")
    plt.tight_layout(rect=(0, 0.07, 1, 1))
    _save("seats")


def _draw_votes(played: dict[int, list[Told]]) -> None:
    _, axes = plt.subplots(figsize=(9, 3.2))
    labels = []
    for row, (players, winners) in enumerate([(p, w) for p in played for w in (False, True)]):
        labels.append(f"{players} players, {'Popes' if winners else 'all'}")
        left = 0.0
        for step, mean in enumerate(mean_votes(played[players], winners)):
            title = STEP_TITLES[step] if row == 0 else None
            axes.barh(row, mean, left=left, color=STEP_COLOURS[step], label=title, edgecolor="white")
            if mean > 0.45:
                axes.text(left + mean / 2, row, f"{mean:.1f}", ha="center", va="center", color="white")
            left += mean
    axes.set_yticks(range(len(labels)), labels)
    axes.invert_yaxis()
    axes.set_xlabel("votes")
    axes.legend(frameon=False, ncols=3, loc="upper center", bbox_to_anchor=(0.5, -0.2))
    plt.tight_layout()
    _save("votes")


def _draw_orders(played: dict[int, list[Told]], names: Names) -> None:
    _, axes = plt.subplots(figsize=(9, 4.2))
    orders = range(len(names.deck.orders))
    for players, games in played.items():
        offset = -0.2 if players == 3 else 0.2
        met = [
            share(game.met[seat] for game in games for seat, kept in enumerate(game.kept) if kept == order)
            for order in orders
        ]
        _bars(axes, [order + offset for order in orders], met, players, 0.38)
    titles = [names.order(order) for order in orders]
    axes.set_xticks(list(orders), titles, rotation=22, ha="right", fontsize=8)
    axes.set_ylabel("met if kept, in %")
    axes.legend(frameon=False)
    plt.tight_layout()
    _save("orders")


def _draw_first(played: dict[int, list[Told]], names: Names) -> None:
    _, axes = plt.subplots(figsize=(9, 9.5))
    order = sorted(range(CAMERLENGO + 1), key=lambda card: taken_first(played[4], card).value)
    for players, games in played.items():
        values = [100 * taken_first(games, card).value for card in order]
        marker, label = "o" if players == 3 else "D", f"{players} players"
        axes.plot(values, range(len(order)), marker, color=COUNTS[players], label=label, markersize=5)
    for row, card in enumerate(order):
        low, high = taken_first(played[4], card).interval
        axes.plot([100 * low, 100 * high], [row, row], color=COUNTS[4], linewidth=1)
    axes.set_yticks(range(len(order)), [_with_kind(card, names) for card in order], fontsize=8)
    axes.set_xlabel("taken first, in % of the rounds in which the card is on offer")
    axes.grid(axis="y", color="#dddddd", linewidth=0.5)
    axes.legend(frameon=False, loc="lower right")
    plt.tight_layout()
    _save("first")


def _with_kind(card: int, names: Names) -> str:
    if card >= PEOPLE:
        return names.card(card)
    return f"{names.card(card)} ({'leader' if card >= FIRST_LEADER else 'cardinal'})"


def main() -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--games", type=int, default=2500, help="at each number of players")
    games = parser.parse_args().games
    deck = open_box("habemus_papam").standard_deck()
    assert isinstance(deck, HabemusPapamDeck)
    names = Names(deck)
    played = {players: play(players, games) for players in (3, 4)}
    draw(played, names)
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n\n{page(played, names)}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
