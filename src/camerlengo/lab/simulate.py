"""A series of games between bots.

Game number n has its own seed and its own chance for each bot, made from the seed of the series and n alone:
the same series is the same games, on one core or on many. Bots move one seat on from game to game, so that
the effects of seat and bot can be separated.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing

import msgspec

from camerlengo.bots import BotAsk, LabSettings, make_bot, with_network
from camerlengo.core.box import Deck
from camerlengo.core.chance import Seeded
from camerlengo.core.record import Record
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Value
from camerlengo.games import open_box
from camerlengo.lab.executors import Executor, ThisProcess
from camerlengo.lab.statistics import Tally
from camerlengo.table import LONGEST_NAME


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """The plan of a series. `bots` has one for each seat; `deck` is the text of a deck file."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Value] = {}
    deck: str | None = None
    settings: LabSettings = LabSettings()

    def bots_in(self, number: int) -> tuple[str, ...]:
        """The bots by seat in game `number`."""
        first = number % self.players
        return self.bots[first:] + self.bots[:first]


class PlayedGame(msgspec.Struct, frozen=True):
    """A game of a series; `record` only if it was asked for."""

    number: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]  # nobody, where a game can end without a winner
    decisions: int
    record: Record | None = None


def simulate(
    series: Series,
    executor: Executor | None = None,
    on_game: Callable[[PlayedGame], None] | None = None,
    keep_records: bool = False,
) -> Tally:
    """Plays the series. `on_game` hears of each game in order."""
    tally = Tally(series.players, series.bots)
    work = functools.partial(play_game, series, keep_record=keep_records)
    with closing((executor or ThisProcess()).map(work, range(series.games))) as games:
        for played in games:
            tally.add(series.bots_in(played.number), played.scores, played.winners, played.decisions)
            if on_game is not None:
                on_game(played)
    return tally


def play_game(series: Series, number: int, keep_record: bool = False) -> PlayedGame:
    """Game `number` of the series, counted from 0."""
    box = with_network(open_box(series.game), series.settings)
    deck = _deck(series.game, series.deck)
    chance = Rng(series.seed).branch(number)
    seed = _seed(chance)
    names = series.bots_in(number)
    options = box.check_options(series.options, series.players)
    game = box.new(series.players, seed, options, deck)
    table = BotAsk([make_bot(name, box, _seed(chance), series.settings, deck) for name in names])
    table.play(game)
    record = _record(series, seed, options, names, table.given, deck) if keep_record else None
    winners = box.result(game, deck).winners
    return PlayedGame(number, tuple(game.scores()), tuple(game.places()), winners, table.decisions, record)


def _record(
    series: Series,
    seed: int,
    options: Mapping[str, Value],
    names: Sequence[str],
    answers: Sequence[tuple[int, int]],
    deck: Deck,
) -> Record:
    return Record(
        game=series.game,
        rules=open_box(series.game).rules,
        edition=deck.edition,
        options=dict(options),
        seats=tuple(name[:LONGEST_NAME] for name in names),  # an address may be longer
        chance=Seeded(seed),
        answers=tuple(answers),
        deck=series.deck,
    )


def _seed(chance: Rng) -> int:
    """A seed of 62 bits, as large as seeds may be."""
    return chance.next() << 30 | chance.below(1 << 30)


@functools.lru_cache(maxsize=4)
def _deck(game: str, source: str | None) -> Deck:
    box = open_box(game)
    return box.standard_deck() if source is None else box.read_deck(source)
