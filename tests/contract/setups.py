"""Every way to set a game up that the contract is checked for, and positions of such games."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar, cast

import pytest
from hypothesis import strategies as st

from camerlengo.bots import Outlook
from camerlengo.core import Ask, Game, Record, Recorded, Rng, Unanswered
from camerlengo.core.ask import Illegal
from camerlengo.core.game import Guesser
from camerlengo.core.record import Value
from camerlengo.games import NAMES, open_box
from camerlengo.table import Table

LONGEST_GAME = 20_000  # answers; a game that needs more has no end


class Setup(NamedTuple):
    game: str
    players: int
    options: dict[str, Value]

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.players}-{options or 'usual'}"

    def deal(self, seed: int) -> Game:
        return open_box(self.game).new(self.players, seed, self.options)

    def table(self, seed: int) -> Table:
        return Table(self.game, self.players, seed, self.options)

    @property
    def viewers(self) -> range:
        """All seats, and a spectator."""
        return range(-1, self.players)


def all_setups() -> list[Setup]:
    """Every game at every player count, as usual and with each value of each option alone."""
    setups = []
    for name in NAMES:
        box = open_box(name)
        for players in box.players:
            setups.append(Setup(name, players, {}))
            for setting in box.settings:
                for value in setting.allowed(players):
                    if value != setting.default:
                        setups.append(Setup(name, players, {setting.name: value}))
    return setups


every_setup = pytest.mark.parametrize("setup", all_setups(), ids=str)

seeds = st.integers(0, 2**40)
moments = st.floats(0, 1)  # how far into a game


class Noting(Ask):
    """Plays at random and notes the answers, as a record would."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng
        self.answers: list[tuple[int, int]] = []

    def one(self, seat: int, question: int, options: list[int]) -> int:
        assert len(self.answers) < LONGEST_GAME, "the game does not end"
        option = options[self.rng.below(len(options))]
        self.answers.append((seat, option))
        return option

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        return {seat: self.one(seat, question, options[seat]) for seat in options}


def play(game: Game, ask: Ask) -> None:
    while not game.over():
        game.advance(ask)


def random_record(setup: Setup, seed: int) -> Record:
    """A whole game played at random."""
    noting = Noting(Rng(seed ^ 0x5EED))
    play(setup.deal(seed), noting)
    table = setup.table(seed)
    fields = table.record
    return Record(
        game=fields.game,
        rules=fields.rules,
        edition=fields.edition,
        options=fields.options,
        seats=fields.seats,
        seed=fields.seed,
        answers=tuple(noting.answers),
    )


def random_table(setup: Setup, seed: int, moment: float) -> Table:
    """A table somewhere in the middle of a random game."""
    record = random_record(setup, seed)
    return Table.resume(record.upto(round(moment * len(record.answers))))


def position(table: Table) -> Game:
    return table.outlook_parts()[0]


def fingerprint(game: Game) -> tuple[bytes, ...]:
    """All that can be seen of a game, by its seats and by nobody."""
    zones = repr([tuple(zone) for zone in game.zones()]).encode()
    return (zones, *(game.view(seat).to_json() for seat in range(-1, game.players)))


def other_world(
    checkpoint: Game, since: list[tuple[int, int]], seat: int, seen: bytes, rng: Rng
) -> Outlook | None:
    """A world that differs in what `seat` cannot know and has led to what it sees now.

    None if none was found.
    """
    for _ in range(20):
        begun = checkpoint.copy()
        begun.redeal(seat, rng)
        now = begun.copy()
        try:
            now.advance(Recorded(since, hears=False))
        except Unanswered as unanswered:
            if now.view(seat).to_json() == seen and seat in unanswered.options:
                return Outlook(now, begun, since, seat, unanswered.question, unanswered.options[seat])
        except Illegal:
            continue
    return None


World = TypeVar("World", bound=Game)


def guess_by(beliefs: Guesser, world: World, seat: int, seed: int) -> World:
    """What somebody with these beliefs takes for the world."""
    beliefs.prepare(world, seat)
    guess = cast("World", world.copy())
    beliefs.redeal(guess, seat, Rng(seed))
    return guess


def guesses_in_two_worlds(
    beliefs: Callable[[], Guesser], world: World, seat: int, seed: int
) -> tuple[World, World]:
    """What somebody with these beliefs takes for this world, and for one that looks the same to the seat."""
    other = cast("World", world.copy())
    other.redeal(seat, Rng(seed + 50))
    return guess_by(beliefs(), world, seat, seed), guess_by(beliefs(), other, seat, seed)
