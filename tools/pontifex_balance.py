"""Plays Pontifex with the best bots by the thousand and writes whether it is balanced (PX-88).

    python tools/pontifex_balance.py --games 2000

writes the numbers into docs/pontifex-balance.md, between its marks, and pictures and figures.json beside it.
The same command gives the same numbers and the same pictures; games already played are kept in build/, so
that it can be stopped and started again. It needs matplotlib.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import matplotlib as mpl

mpl.use("svg")

import matplotlib.pyplot as plt
import msgspec

from camerlengo import bots
from camerlengo.core.ask import Recorded
from camerlengo.games import open_box
from camerlengo.games.pontifex import rules
from camerlengo.games.pontifex.deck import KIND_NAMES, PontifexDeck, standard_deck
from camerlengo.games.pontifex.rules import Pontifex
from camerlengo.games.pontifex.terms import (
    CANCELLED,
    CONVERSION,
    DECLARED,
    DRAW_CARD,
    FELL,
    FIRST_PERSON,
    FLIGHT,
    GAVE_UP,
    JOINED,
    PENCE,
    PERSUADE,
    PERSUADED,
    PILGRIMAGE,
    RESISTED,
    SET_OUT,
    USED,
)
from camerlengo.lab.executors import AllCores
from camerlengo.lab.simulate import Series, play_game
from camerlengo.lab.statistics import wilson

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE = DOCS / "pontifex-balance.md"
PICTURES = DOCS / "pontifex-balance"
BUILD = DOCS.parent / "build"
BEGIN, END = "<!-- numbers: begin -->", "<!-- numbers: end -->"
SEED = 2022
PLAYERS = (2, 3, 4)
COLOURS = {2: "#b3202c", 3: "#2456a6", 4: "#23753f"}
ACTIONS = {
    "persuasion": (PERSUADE,),
    "Peter's Pence": (PENCE,),
    "draw": (DRAW_CARD,),
    "flight": (FLIGHT,),
    "pilgrimage, conversion": (PILGRIMAGE, CONVERSION),
}


class Told(msgspec.Struct):
    """What one game has to say."""

    rounds: int
    first: int
    pope: int
    won: bool
    places: tuple[int, ...]
    actions: dict[int, int]
    given_up: int
    flown: int  # flights as the move
    moves: int
    falls: int
    cancelled: int
    used: dict[int, int]  # by source
    persuaded: int
    resisted: int
    enticed: int
    owners: tuple[
        int, ...
    ]  # of each person at the end, by place of the owner: 1 for the winner's, 0 for nobody's


def told_by(series: Series, number: int) -> Told:
    """Plays game `number` of the series and hears it again from its record."""
    record = play_game(series, number, keep_record=True).record
    assert record is not None
    game = open_box(series.game).new(series.players, record.seed, record.options)
    assert isinstance(game, Pontifex)
    recorded = Recorded(list(record.answers))
    while not game.over():
        game.advance(recorded)
    kinds = Counter(event.kind for event in recorded.events)
    places = tuple(game.places())
    owners = [0] * len(game.cards.home)
    for seat in range(game.players):
        for person in range(len(owners)):
            if game.retinue[seat] >> person & 1:
                owners[person] = places[seat]
    return Told(
        rounds=game.round,
        first=game.first,
        pope=game.pope,
        won=game.winner >= 0,
        places=places,
        actions=dict(Counter(event.about[0] for event in recorded.events if event.kind == DECLARED)),
        given_up=kinds[GAVE_UP],
        flown=sum(event.about[2] for event in recorded.events if event.kind == SET_OUT),
        moves=kinds[SET_OUT],
        falls=kinds[FELL],
        cancelled=kinds[CANCELLED],
        used=dict(Counter(event.about[0] for event in recorded.events if event.kind == USED)),
        persuaded=kinds[PERSUADED],
        resisted=kinds[RESISTED],
        enticed=kinds[JOINED],
        owners=tuple(owners),
    )


def play(players: int, games: int, jobs: int | None) -> list[Told]:
    """What an earlier run has played is read from build/: a game does not depend on how many there are."""
    series = Series(
        game="pontifex", players=players, games=games, seed=SEED + players, bots=("greedy",) * players
    )
    BUILD.mkdir(exist_ok=True)
    kept = BUILD / f"pontifex-balance-{digest()[:16]}-{players}.jsonl"
    told: list[Told] = []
    if kept.exists():
        lines = kept.read_bytes().splitlines()
        told = [msgspec.json.decode(line, type=Told) for line in lines[:games] if line.endswith(b"}")]
    missing = range(len(told), games)
    with kept.open("ab") as file:
        for one in AllCores(jobs).map(functools.partial(told_by, series), missing):
            told.append(one)
            file.write(msgspec.json.encode(one) + b"\n")
            file.flush()
    return told


def digest() -> str:
    """Of everything that decides how a game goes: the cards, the rules and the bot."""
    package = Path(rules.__file__).resolve().parent
    greedy = Path(bots.__file__).with_name("greedy.py")
    sources = [*sorted(package.glob("*.py")), package / "cards.toml", greedy]
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()


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


def wins_from_first(games: Sequence[Told], players: int) -> list[Share]:
    """By the order of the turns."""
    return [
        share(game.places[(game.first + turn) % players] == 1 for game in games) for turn in range(players)
    ]


def action_shares(games: Sequence[Told]) -> dict[str, Share]:
    """Of all actions that were taken; those given up are none."""
    together = sum(sum(game.actions.values()) for game in games)
    return {
        name: Share(sum(game.actions.get(code, 0) for game in games for code in codes), together)
        for name, codes in ACTIONS.items()
    }


def flights(games: Sequence[Told]) -> Share:
    """Flown as the move or as an action, of all actions and these moves."""
    as_moves = sum(game.flown for game in games)
    together = sum(sum(game.actions.values()) for game in games) + as_moves
    return Share(as_moves + sum(game.actions.get(FLIGHT, 0) for game in games), together)


def quantile(games: Sequence[Told], part: float) -> int:
    rounds = sorted(game.rounds for game in games)
    return rounds[min(len(rounds) - 1, int(part * len(rounds)))]


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


# --- the page -------------------------------------------------------------------------------------


def page(played: dict[int, list[Told]], deck: PontifexDeck) -> str:
    parts = [_verdict(played), _length(played), _seats(played), _actions(played), _abilities(played, deck)]
    return "\n\n".join([*parts, _popes(played, deck), _people(played, deck)])


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def figures(played: dict[int, list[Told]], deck: PontifexDeck) -> dict[str, object]:
    """What PX-88 asks for, for the test that reads it."""
    return {
        "deck": hashlib.sha256(deck.source.encode()).hexdigest(),
        "games": {str(players): len(games) for players, games in played.items()},
        "seats": {
            str(players): [round(one.value, 4) for one in wins_by_seat(games, players)]
            for players, games in played.items()
        },
        "median rounds": {str(players): quantile(games, 0.5) for players, games in played.items()},
        "actions": {
            str(players): {name: round(one.value, 4) for name, one in action_shares(games).items()}
            for players, games in played.items()
        },
        "flights, also as moves": {
            str(players): round(flights(games).value, 4) for players, games in played.items()
        },
    }


def _verdict(played: dict[int, list[Told]]) -> str:
    rows = []
    for players, games in played.items():
        worst = max(abs(one.value - 1 / players) for one in wins_by_seat(games, players))
        shares = action_shares(games)
        least = min(shares, key=lambda name: shares[name].value)
        most = max(shares, key=lambda name: shares[name].value)
        rows.append(
            [
                str(players),
                str(len(games)),
                f"{100 * worst:.1f} points",
                str(quantile(games, 0.5)),
                f"{least}, {100 * shares[least].value:.1f} %",
                f"{most}, {100 * shares[most].value:.1f} %",
            ]
        )
    head = ["players", "games", "farthest seat from its fair share", "rounds in the median"]
    return "## PX-88\n\n" + _table([*head, "rarest action", "most frequent action"], rows)


def _length(played: dict[int, list[Told]]) -> str:
    rows = []
    for players, games in played.items():
        quantiles = [str(quantile(games, part)) for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
        rows.append([str(players), *quantiles, str(share(game.won for game in games))])
    head = ["players", "5 %", "25 %", "median", "75 %", "95 %", "won before round 60 is over"]
    picture = "![Rounds of a game](pontifex-balance/rounds.svg)"
    return f"## Rounds\n\n{_table(head, rows)}\n\n{picture}"


def _seats(played: dict[int, list[Told]]) -> str:
    rows = []
    for players, games in played.items():
        for title, shares in (
            ("seat", wins_by_seat(games, players)),
            ("order of turns", wins_from_first(games, players)),
        ):
            rows.append([str(players), title, *(str(one) for one in shares), *[""] * (4 - players)])
    head = ["players", "counted by", "first", "second", "third", "fourth"]
    picture = "![Share of victories by seat and by the order of turns](pontifex-balance/seats.svg)"
    return f"## Seats\n\nVictories, with Wilson 95 % intervals.\n\n{_table(head, rows)}\n\n{picture}"


def _actions(played: dict[int, list[Told]]) -> str:
    rows = [[name, *(str(action_shares(games)[name]) for games in played.values())] for name in ACTIONS]
    rows.append(["flight, also as the move", *(str(flights(games)) for games in played.values())])
    other = [
        ("given up, a game", lambda game: game.given_up),
        ("moves by air, a game", lambda game: game.flown),
        ("moves, a game", lambda game: game.moves),
        ("persuasions that succeed, a game", lambda game: game.persuaded),
        ("persuasions that fail, a game", lambda game: game.resisted),
        ("falls for five Sins, a game", lambda game: game.falls),
    ]
    more = [[name, *(f"{mean(map(count, games)):.1f}" for games in played.values())] for name, count in other]
    head = ["", *(f"{players} players" for players in played)]
    picture = "![Share of each action](pontifex-balance/actions.svg)"
    intro = "Of all actions taken, with Wilson 95 % intervals; then what else happens."
    return f"## Actions\n\n{intro}\n\n{_table(head, rows)}\n\n{picture}\n\n{_table(head, more)}"


def _abilities(played: dict[int, list[Told]], deck: PontifexDeck) -> str:
    kinds: dict[int, Counter[int]] = {}
    for players, games in played.items():
        counted: Counter[int] = Counter()
        for game in games:
            for source, times in game.used.items():
                counted[deck.cards.kind[source]] += times
        kinds[players] = counted
    order = sorted(KIND_NAMES, key=lambda kind: -kinds[4][kind])
    rows = [
        [
            KIND_NAMES[kind],
            *(f"{kinds[players][kind] / len(games):.2f}" for players, games in played.items()),
        ]
        for kind in order
    ]
    sums = [
        [
            "**all**",
            *(f"{sum(kinds[players].values()) / len(games):.1f}" for players, games in played.items()),
        ],
        [
            "**cancelled, actions and abilities**",
            *(f"{mean(g.cancelled for g in games):.1f}" for games in played.values()),
        ],
    ]
    head = ["effect", *(f"a game, {players} players" for players in played)]
    picture = "![How often each effect is used](pontifex-balance/effects.svg)"
    return f"## Abilities\n\n{_table(head, [*sums, *rows])}\n\n{picture}"


def _popes(played: dict[int, list[Told]], deck: PontifexDeck) -> str:
    rows = []
    for pope, one in enumerate(deck.popes):
        cells = []
        for games in played.values():
            under = [game for game in games if game.pope == pope]
            pilgrimages = mean(game.actions.get(PILGRIMAGE, 0) for game in under) if under else 0.0
            cells += [str(quantile(under, 0.5)) if under else "", f"{pilgrimages:.1f}"]
        rows.append([one.name["en"], *cells])
    head = ["pope"]
    for players in played:
        head += [f"rounds, {players} players", "pilgrimages"]
    return f"## Popes\n\nThe median of the rounds, and pilgrimages in a game.\n\n{_table(head, rows)}"


def _people(played: dict[int, list[Told]], deck: PontifexDeck) -> str:
    rows = []
    for person in range(len(deck.cards.home)):
        name = (
            deck.cardinals[person].name
            if person < len(deck.cardinals)
            else deck.characters[person - len(deck.cardinals)].name["en"]
        )
        cells = []
        for games in played.values():
            owned = [game for game in games if game.owners[person]]
            used = sum(game.used.get(FIRST_PERSON + person, 0) for game in games) / len(games)
            cells += [str(share(game.owners[person] == 1 for game in owned)), f"{used:.2f}"]
        value = deck.cards.value[person]
        rows.append([name, deck.dioceses[deck.cards.home[person]].code, str(value) if value else "–", *cells])
    head = ["person", "diocese", "value"]
    for players in played:
        head += [f"with the winner, {players} players", "used a game"]
    intro = (
        "Where somebody has won this person: how often it is the winner. And how often the ability is used."
    )
    return f"## People\n\n{intro}\n\n{_table(head, rows)}"


# --- pictures -------------------------------------------------------------------------------------


def draw(played: dict[int, list[Told]], deck: PontifexDeck) -> None:
    mpl.rcParams.update({"svg.hashsalt": "pontifex", "font.family": "serif", "axes.spines.top": False})
    mpl.rcParams.update({"axes.spines.right": False, "svg.fonttype": "path", "figure.dpi": 100})
    PICTURES.mkdir(exist_ok=True)
    _draw_rounds(played)
    _draw_seats(played)
    _draw_actions(played)
    _draw_effects(played, deck)


def _save(name: str) -> None:
    plt.tight_layout()
    plt.savefig(PICTURES / f"{name}.svg", metadata={"Date": None})
    plt.close()


def _draw_rounds(played: dict[int, list[Told]]) -> None:
    _, axes = plt.subplots(figsize=(9, 3.4))
    axes.axvspan(10, 30, color="#eeeeee", label="where the median must be")
    for players, games in played.items():
        counted = Counter(game.rounds for game in games)
        last = max(counted)
        values = [100 * counted[number] / len(games) for number in range(1, last + 1)]
        axes.plot(range(1, last + 1), values, color=COLOURS[players], label=f"{players} players")
        axes.axvline(quantile(games, 0.5), color=COLOURS[players], linestyle="--", linewidth=1)
    axes.set_xlabel("rounds (dashed: the median)")
    axes.set_ylabel("games in %")
    axes.legend(frameon=False)
    _save("rounds")


def _draw_seats(played: dict[int, list[Told]]) -> None:
    _, both = plt.subplots(1, 2, figsize=(9, 3.8), sharey=True)
    for axes, title, counted in (
        (both[0], "by seat", wins_by_seat),
        (both[1], "by the order of turns", wins_from_first),
    ):
        for at, (players, games) in enumerate(played.items()):
            shares = counted(games, players)
            where = [seat + 0.27 * (at - 1) for seat in range(players)]
            low = [100 * (one.value - one.interval[0]) for one in shares]
            high = [100 * (one.interval[1] - one.value) for one in shares]
            values = [100 * one.value for one in shares]
            label = f"{players} players"
            colour = COLOURS[players]
            axes.bar(
                where, values, 0.25, yerr=[low, high], color=colour, ecolor="#222222", capsize=3, label=label
            )
            axes.axhline(100 / players, color=colour, linestyle="--", linewidth=1)
        axes.set_xticks(range(4), ["first", "second", "third", "fourth"])
        axes.set_title(title)
    both[0].set_ylabel("victories in %")
    both[1].legend(frameon=False)
    _save("seats")


def _draw_actions(played: dict[int, list[Told]]) -> None:
    _, axes = plt.subplots(figsize=(9, 3.4))
    axes.axhspan(5, 45, color="#eeeeee", label="where each must be")
    for at, (players, games) in enumerate(played.items()):
        values = [100 * one.value for one in action_shares(games).values()]
        where = [number + 0.27 * (at - 1) for number in range(len(values))]
        axes.bar(where, values, 0.25, color=COLOURS[players], label=f"{players} players")
    axes.set_xticks(range(len(ACTIONS)), list(ACTIONS))
    axes.set_ylabel("of all actions, in %")
    axes.legend(frameon=False)
    _save("actions")


def _draw_effects(played: dict[int, list[Told]], deck: PontifexDeck) -> None:
    _, axes = plt.subplots(figsize=(9, 5.4))
    for players, games in played.items():
        counted: Counter[int] = Counter()
        for game in games:
            for source, times in game.used.items():
                counted[deck.cards.kind[source]] += times
        values = [counted[kind] / len(games) for kind in KIND_NAMES]
        marker = {2: "o", 3: "s", 4: "D"}[players]
        axes.plot(values, range(len(values)), marker, color=COLOURS[players], label=f"{players} players")
    axes.set_yticks(range(len(KIND_NAMES)), list(KIND_NAMES.values()), fontsize=8)
    axes.invert_yaxis()
    axes.set_xlabel("uses a game")
    axes.grid(axis="y", color="#dddddd", linewidth=0.5)
    axes.legend(frameon=False)
    _save("effects")


def main() -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--games", type=int, default=2000, help="at each number of players")
    parser.add_argument("--jobs", type=int, help="processes; otherwise one for each core")
    chosen = parser.parse_args()
    deck = standard_deck()
    played = {players: play(players, chosen.games, chosen.jobs) for players in PLAYERS}
    draw(played, deck)
    (PICTURES / "figures.json").write_text(
        json.dumps(figures(played, deck), indent=1) + "\n", encoding="utf-8"
    )
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n\n{page(played, deck)}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
