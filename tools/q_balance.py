"""Plays Q with the strongest bots by the thousand and writes what it says about the deck (Q-57).

    python tools/q_balance.py --games 4000        the report: docs/q-balance.md and its pictures
    python tools/q_balance.py --tune --games 600  the knobs: how each change of the deck moves both tables

The same command gives the same numbers. Pictures need matplotlib. Compile first (make compile).
"""

from __future__ import annotations

import argparse
import functools
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from camerlengo.core.ask import Recorded
from camerlengo.games import open_box
from camerlengo.games.q.beliefs import Beliefs
from camerlengo.games.q.deck import Card, QDeck, read_deck, standard_deck
from camerlengo.games.q.rules import QGame, side_of
from camerlengo.games.q.terms import (
    DID_CONVENT,
    DID_DRAW,
    DID_EXCHANGE,
    DID_LOAD,
    DID_PASS,
    DID_REDRAW,
    DID_SAIL,
    DID_SEIZE,
    EVENT,
    GOT_SEAL_BACK,
    LOOK,
    LOOKED,
    MADE_FIRST,
    MAKE_FIRST,
    REDRAW,
    REDREW,
    SAILED,
    SCORED,
    SEAL_BACK,
    SWAP_HANDS,
    SWAPPED_HANDS,
    TOOK_EFFECT,
    TURN_OFFICE,
    TURN_ROLE,
    TURNED_ROLE,
    TURNED_SEAT,
)
from camerlengo.games.q.worth import cargo_points
from camerlengo.lab.executors import AllCores
from camerlengo.lab.simulate import Series, play_game
from camerlengo.lab.statistics import wilson

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE = DOCS / "q-balance.md"
PICTURES = DOCS / "q-balance"
BEGIN, END = "<!-- numbers: begin -->", "<!-- numbers: end -->"
SEED = 1549
BOT = "suspicious"
PART = 200  # games that are kept together
ACTIONS = {
    DID_DRAW: "Fondaco (draw)",
    DID_LOAD: "Porto (load)",
    DID_EXCHANGE: "Locanda (exchange)",
    DID_CONVENT: "Convento (discard)",
    DID_SEIZE: "Palazzo (seize)",
    DID_PASS: "pass",
}
COLOURS = {5: "#b3202c", 6: "#2456a6"}


class Told(msgspec.Struct):
    """What one game has to say. Cards are by kind."""

    players: int
    rounds: int
    score: int
    actions: dict[int, int]
    by_zelanti: dict[int, int]  # actions of players who began as Zelanti
    shipped: list[int]
    moved: list[int]  # cards that changed the points of their ship, a faction, a hand or an office
    decisive: list[int]  # cards without which the other faction, or nobody, would have won
    right: float  # how much of the belief of all seats was on the true factions at the end
    turned: int  # players who ended on the other side


def told_by(series: Series, number: int) -> Told:
    """Plays game `number` of the series and hears it again from its record."""
    record = play_game(series, number, keep_record=True).record
    assert record is not None
    box = open_box("q")
    deck = standard_deck() if series.deck is None else read_deck(series.deck)
    game = box.new(series.players, record.seed, record.options, deck)
    assert isinstance(game, QGame)
    began = [side_of(game, seat) for seat in range(series.players)]
    recorded = Recorded(list(record.answers))
    while not game.over():
        game.advance(recorded)
    actions: Counter[int] = Counter()
    by_zelanti: Counter[int] = Counter()
    ships: list[tuple[int, list[int]]] = []
    at = 0
    while at < len(game.chronicle):
        kind, seat = game.chronicle[at] & 15, game.chronicle[at] >> 4 & 15
        if kind in ACTIONS:
            actions[kind] += 1
            by_zelanti[kind] += began[seat] < 0
        if kind == DID_SAIL:
            count = game.chronicle[at + 2]
            ships.append((game.chronicle[at + 1], game.chronicle[at + 3 : at + 3 + count]))
            at += 2 + count
        elif kind == DID_REDRAW:
            at += 1
        at += 1
    moved: set[tuple[int, int]] = set()  # number of the ship, card
    decisive: list[int] = []
    turned = [seat for seat in range(series.players) if side_of(game, seat) != began[seat]]
    for ship, (state, cargo) in enumerate(ships):
        seized, dead = state & 1 == 1, state & 2 == 2
        points = cargo_points(deck.cards, cargo, seized, dead)
        for card in set(cargo):
            without = cargo.copy()
            without.remove(card)
            change = points - cargo_points(deck.cards, without, seized, dead)
            if change:
                moved.add((ship, card))
            effects = deck.kinds[card].clauses[1::5]
            turns = TURN_ROLE in effects or TURN_OFFICE in effects
            if (game.score > 0) != (game.score - change > 0) or (turns and turned):
                decisive.append(card)
    moved |= effects_elsewhere(recorded)
    believed = [Beliefs(game, seat, False).suspicions() for seat in range(series.players)]
    right = [
        believed[seat][other] if side_of(game, other) < 0 else 1 - believed[seat][other]
        for seat in range(series.players)
        for other in range(series.players)
        if other != seat
    ]
    return Told(
        players=series.players,
        rounds=game.round,
        score=game.score,
        actions=dict(actions),
        by_zelanti=dict(by_zelanti),
        shipped=[card for _, cargo in ships for card in cargo],
        moved=[card for _, card in sorted(moved)],
        decisive=decisive,
        right=sum(right) / len(right),
        turned=len(turned),
    )


def effects_elsewhere(recorded: Recorded) -> set[tuple[int, int]]:
    """Cards that did something to a faction, a hand or an office, each with the number of its ship."""
    found: set[tuple[int, int]] = set()
    ship, acting = -1, -1
    for event in recorded.events:
        if event.kind == SAILED:
            ship, acting = ship + 1, -1
        elif event.kind == SCORED:
            acting = -1
        elif event.kind == TOOK_EFFECT:
            acting = event.about[0] if event.about[1] >= 0 else -1
        elif acting >= 0 and event.kind in (
            LOOKED,
            SWAPPED_HANDS,
            REDREW,
            TURNED_ROLE,
            TURNED_SEAT,
            GOT_SEAL_BACK,
            MADE_FIRST,
        ):
            found.add((ship, acting))
    return found


def play(players: int, games: int, source: str | None = None, keep: Path | None = None) -> list[Told]:
    """With `keep` parts that are done are kept there, and a series that was interrupted goes on."""
    series = Series(
        game="q", players=players, games=games, seed=SEED + players, bots=(BOT,) * players, deck=source
    )
    told: list[Told] = []
    for first in range(0, games, PART):
        part = range(first, min(games, first + PART))
        kept = keep / f"{players}-{first}-{len(part)}.json" if keep is not None else None
        if kept is not None and kept.exists():
            told += msgspec.json.decode(kept.read_bytes(), type=list[Told])
            continue
        done = list(AllCores(chunk=4).map(functools.partial(told_by, series), part))
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(msgspec.json.encode(done))
        told += done
    return told


# --- what it says ---------------------------------------------------------------------------------


class Share(msgspec.Struct):
    part: int
    of: int

    @property
    def value(self) -> float:
        return self.part / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.part, self.of)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.value:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def share(cases: Iterable[bool]) -> Share:
    seen = list(cases)
    return Share(sum(seen), len(seen))


def spirituali(games: Sequence[Told]) -> Share:
    """Of the games that were decided."""
    return share(game.score > 0 for game in games if game.score)


def action_shares(games: Sequence[Told], zelanti: bool = False) -> dict[int, Share]:
    counts: Counter[int] = Counter()
    for game in games:
        counts.update(game.by_zelanti if zelanti else game.actions)
    return {action: Share(counts[action], counts.total()) for action in ACTIONS}


def rounds_of(games: Sequence[Told]) -> Counter[int]:
    return Counter(game.rounds for game in games)


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [" | ".join(head), "|".join("---" for _ in head)]
    lines += [" | ".join(str(cell) for cell in row) for row in rows]
    return "\n".join(f"| {line} |" if line[0] != "-" else f"|{line}|" for line in lines)


def verdict(played: dict[int, list[Told]], deck: QDeck) -> list[tuple[str, str, str, bool]]:
    """Q-57, point by point: what is asked, what was found at each table, whether it holds."""
    found = []
    for players, games in played.items():
        wins = spirituali(games)
        low, high = wins.interval
        held = low >= 0.45 and high <= 0.55
        found.append((f"{players} players", "Spirituali win 45–55 % of decided games", str(wins), held))
        most = max(action_shares(games).items(), key=lambda entry: entry[1].value)
        said = f"{ACTIONS[most[0]]}: {100 * most[1].value:.1f} %"
        found.append((f"{players} players", "no action is more than 45 %", said, most[1].value <= 0.45))
        rounds = rounds_of(games)
        within = share(7 <= game.rounds <= 14 for game in games)
        said = f"{100 * within.value:.1f} % of the games; {min(rounds)}–{max(rounds)}"
        found.append((f"{players} players", "7–14 rounds", said, within.value >= 0.99))
    every = [game for games in played.values() for game in games]
    decisive = {card for game in every for card in game.decisive}
    moved = {card for game in every for card in game.moved}
    idle = [
        card.id
        for number, card in enumerate(deck.kinds)
        if card.type != EVENT and number not in (moved if hands_only(card) else decisive)
    ]
    said = "all do" if not idle else f"not {', '.join(idle)}"
    found.append(("both", "each common card moves the result in some game", said, not idle))
    return found


def hands_only(card: Card) -> bool:
    """Whether a card has no points: it moves hands or offices, and the result only by what follows."""
    return bool(card.clauses) and set(card.clauses[1::5]) <= {LOOK, SWAP_HANDS, REDRAW, MAKE_FIRST, SEAL_BACK}


def page(played: dict[int, list[Told]], deck: QDeck) -> str:
    parts = ["## Q-57, point by point", ""]
    parts.append(
        table(
            ("table", "asked", "found", "holds"),
            (
                (who, asked, said, "yes" if held else "**no**")
                for who, asked, said, held in verdict(played, deck)
            ),
        )
    )
    parts += ["", "![Share of games won by the Spirituali](q-balance/factions.svg)", "", "## The series", ""]
    rows = []
    for players, games in played.items():
        scores = sorted(game.score for game in games)
        rows.append(
            (
                players,
                len(games),
                f"{sum(scores) / len(scores):+.1f}",
                f"{scores[len(scores) // 4]:+d} … {scores[3 * len(scores) // 4]:+d}",
                share(game.score == 0 for game in games),
                share(game.turned > 0 for game in games),
                f"{100 * sum(game.right for game in games) / len(games):.1f} %",
            )
        )
    head = (
        "players",
        "games",
        "mean score (S +)",
        "middle half",
        "deadlocked",
        "somebody turned",
        "belief in the truth",
    )
    parts += [table(head, rows), ""]
    parts.append(
        "The belief in the truth is how much of what the bots believe at the end is on the true factions, "
        "over all pairs of seats; without any deeds it is 55 % with five players and 52 % with six."
    )
    parts += ["", "## Actions", "", "![Actions](q-balance/actions.svg)", ""]
    head = ("action", *(f"{who}, {players} players" for players in played for who in ("all", "Zelanti")))
    columns = [action_shares(games, zelanti) for games in played.values() for zelanti in (False, True)]
    parts.append(
        table(
            head,
            (
                [ACTIONS[action], *(f"{100 * column[action].value:.1f} %" for column in columns)]
                for action in ACTIONS
            ),
        )
    )
    parts += ["", "## Rounds", "", "![Rounds](q-balance/rounds.svg)", "", "## Cards", ""]
    parts.append(
        "Shipped: how often a copy leaves on a ship, in a game. Moved: how often it then changed the points "
        "of its ship, a faction, a hand or an office. Decisive: in how many games it was a card without "
        "which the winner would have been another."
    )
    parts += ["", table(*card_table(played, deck))]
    return "\n".join(parts)


def card_table(played: dict[int, list[Told]], deck: QDeck) -> tuple[Sequence[str], list[Sequence[object]]]:
    head = ["card", "copies"]
    for players in played:
        head += [f"shipped, {players}", f"moved, {players}", f"decisive, {players}"]
    rows: list[Sequence[object]] = []
    counts = {
        players: [
            Counter(card for game in games for card in getattr(game, key))
            for key in ("shipped", "moved", "decisive")
        ]
        for players, games in played.items()
    }
    for number, card in enumerate(deck.kinds):
        row: list[object] = [card.name["en"], card.copies]
        for players, games in played.items():
            shipped, moved, decisive = counts[players]
            if card.absent_with == players:
                row += ["", "", ""]
                continue
            row += [
                f"{shipped[number] / len(games):.2f}",
                f"{100 * moved[number] / max(1, shipped[number]):.0f} %",
                f"{100 * decisive[number] / len(games):.1f} %",
            ]
        rows.append(row)
    return head, rows


# --- pictures -------------------------------------------------------------------------------------


def draw(played: dict[int, list[Told]]) -> None:
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "q"
    import matplotlib.pyplot as plt

    def save(name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        plt.savefig(PICTURES / f"{name}.svg", metadata={"Date": None, "Creator": None})
        plt.close()

    _, axes = plt.subplots(figsize=(9, 2.4))
    axes.axvspan(45, 55, color="#e8e2d0", label="asked for")
    axes.axvline(50, color="#888888", linewidth=1)
    for row, (players, games) in enumerate(played.items()):
        wins = spirituali(games)
        low, high = wins.interval
        axes.plot([100 * low, 100 * high], [row, row], color=COLOURS[players], linewidth=3)
        axes.plot([100 * wins.value], [row], "o", color=COLOURS[players], markersize=9)
    axes.set_yticks(range(len(played)), [f"{players} players" for players in played])
    axes.set_ylim(-0.6, len(played) - 0.4)
    axes.set_xlim(40, 60)
    axes.set_xlabel("games won by the Spirituali, in % of those decided")
    axes.legend(frameon=False, loc="upper right")
    plt.tight_layout()
    save("factions")

    _, axes = plt.subplots(figsize=(9, 3.4))
    for players, games in played.items():
        offset = -0.2 if players == 5 else 0.2
        shares = [100 * part.value for part in action_shares(games).values()]
        places = [number + offset for number in range(len(ACTIONS))]
        axes.bar(places, shares, 0.38, color=COLOURS[players], label=f"{players} players")
    axes.axhline(45, color="#888888", linestyle="--", linewidth=1)
    axes.set_xticks(range(len(ACTIONS)), list(ACTIONS.values()))
    axes.set_ylabel("of all actions, in %")
    axes.legend(frameon=False)
    plt.tight_layout()
    save("actions")

    _, axes = plt.subplots(figsize=(9, 3))
    for players, games in played.items():
        rounds = rounds_of(games)
        offset = -0.2 if players == 5 else 0.2
        axes.bar(
            [number + offset for number in rounds],
            [100 * count / len(games) for count in rounds.values()],
            0.38,
            color=COLOURS[players],
            label=f"{players} players",
        )
    axes.axvspan(6.5, 14.5, color="#e8e2d0", zorder=0)
    axes.set_xlabel("rounds")
    axes.set_ylabel("of the games, in %")
    axes.legend(frameon=False)
    plt.tight_layout()
    save("rounds")


# --- tuning ---------------------------------------------------------------------------------------


def with_number(source: str, card: str, key: str, number: int) -> str:
    """The deck with another value or other copies of one card."""
    begin = source.index(f'id = "{card}"')
    end = source.find("[[card]]", begin)
    entry = source[begin : end if end >= 0 else len(source)]
    changed, found = re.subn(
        rf"^{key} = \{{ value = \d+", f"{key} = {{ value = {number}", entry, flags=re.MULTILINE
    )
    if not found:
        raise SystemExit(f"{card} has no {key}")
    return source.replace(entry, changed, 1)


def changed(source: str, knob: str) -> str:
    """`perle.value=6,sale.copies=3` as a deck."""
    for one in filter(None, knob.split(",")):
        what, _, number = one.partition("=")
        card, _, key = what.partition(".")
        source = with_number(source, card, key, int(number))
        if key == "value" and 'type = "common_goods"' in source[source.index(f'id = "{card}"') :][:80]:
            source = with_number(source, card, "seized", int(number))
    return source


def tune(knobs: Sequence[str], games: int) -> None:
    """How each change moves both tables; all are played with the same seeds."""
    source = standard_deck().source
    for knob in ("", *knobs):
        said = [knob or "as it is"]
        for players in (5, 6):
            played = play(players, games, changed(source, knob) if knob else None)
            mean = sum(game.score for game in played) / games
            said.append(f"{players} players: S {spirituali(played)}, mean {mean:+.1f}")
        print("; ".join(said), flush=True)


def main() -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--games", type=int, default=4000, help="at each number of players")
    parser.add_argument("--tune", nargs="*", metavar="KNOB", help="such as perle.value=6,sale.copies=3")
    parser.add_argument(
        "--keep", type=Path, help="a folder for parts that are done; empty it for another deck"
    )
    arguments = parser.parse_args()
    if arguments.tune is not None:
        tune(arguments.tune, arguments.games)
        return
    played = {players: play(players, arguments.games, None, arguments.keep) for players in (5, 6)}
    deck = standard_deck()
    for line in verdict(played, deck):
        print(*line, sep="; ")
    draw(played)
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n\n{page(played, deck)}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
