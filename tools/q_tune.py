"""Plays Q with changes of its deck, and says how each moves both tables (Q-57).

    python tools/q_tune.py perle.value=7 sale.copies=3,grano.copies=1 --games 600

plays the deck as it is and with each of these changes, all with the same seeds; the same command gives the
same numbers. A change that proves itself goes into cards.toml, and `camerlengo balance q` weighs the new
deck.

    python tools/q_tune.py --duel shown=0,seen=0,crowd=0,twice=0,mask=0

lets a faction that weighs things as usual meet one that weighs these otherwise (here: conceals nothing), from
either side of 1,000 deals. Compile first (make compile).
"""

from __future__ import annotations

import argparse
import functools
import re

from camerlengo.games.q.balance import GameFacts, QBalance, action_shares, spirituali
from camerlengo.games.q.deck import standard_deck
from camerlengo.games.q.terms import DREW
from camerlengo.lab.balance import observe_game
from camerlengo.lab.executors import AllCores
from camerlengo.lab.markdown_pages import cell_text
from camerlengo.lab.practice import Practice, against, beginning
from camerlengo.lab.simulate import Series
from camerlengo.lab.statistics import wilson

SEED = 1549


def with_number(source: str, card: str, key: str, number: int) -> str:
    """The deck with another value or other copies of one card."""
    begin = source.find(f'id = "{card}"')
    if begin < 0:
        raise SystemExit(f"there is no card {card}")
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
        form = re.fullmatch(r"(\w+)\.(value|copies)=(\d+)", one)
        if form is None:
            raise SystemExit(
                f"{one} is no change of a card; it must look like perle.value=6 or sale.copies=3"
            )
        card, key, number = form[1], form[2], int(form[3])
        source = with_number(source, card, key, number)
        if key == "value" and 'type = "common_goods"' in source[source.index(f'id = "{card}"') :][:80]:
            source = with_number(source, card, "seized", number)
    return source


def play(players: int, games: int, deck: str | None) -> list[GameFacts]:
    bots = (QBalance.bot,) * players
    series = Series(game="q", players=players, games=games, seed=SEED, bots=bots, deck=deck)
    heard = AllCores(chunk=4).map(functools.partial(observe_game, series), range(games))
    return [game.told for game in heard]


def duel(changes: str) -> None:
    usual = beginning("q")
    other = dict(usual)
    for one in changes.split(","):
        name, _, weight = one.partition("=")
        if name not in usual or not re.fullmatch(r"\d+(\.\d+)?", weight):
            raise SystemExit(f"{one} is no weight of a bot; it must look like shown=0 or kept=0.4")
        other[name] = float(weight)
    for players in (5, 6):
        practice = Practice(game="q", players=players, games=0, seed=SEED)
        won, games = against(practice, usual, other, AllCores(chunk=4))
        low, high = wilson(won, games)
        print(f"{players} players: {won / games:.1%} ({low:.1%} to {high:.1%}) of {games} games", flush=True)


def main() -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("knobs", nargs="*", metavar="CHANGE", help="such as perle.value=6,sale.copies=3")
    parser.add_argument("--games", type=int, default=600, help="at each number of players")
    parser.add_argument("--duel", metavar="WEIGHTS", help="such as shown=0,seen=0: play bots, not decks")
    arguments = parser.parse_args()
    if arguments.duel:
        duel(arguments.duel)
        return
    source = standard_deck().source
    decks = {"as it is": None} | {knob: changed(source, knob) for knob in arguments.knobs}
    for name, deck in decks.items():
        said = [name]
        for players in (5, 6):
            games = play(players, arguments.games, deck)
            mean = sum(game.score for game in games) / len(games)
            draws = cell_text(action_shares(games)[DREW])
            said.append(
                f"{players} players: S {cell_text(spirituali(games))}, mean {mean:+.1f}, draws {draws}"
            )
        print("; ".join(said), flush=True)


if __name__ == "__main__":
    main()
