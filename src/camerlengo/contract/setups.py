"""Every way to set a game up that the contract is checked for, and positions of such games."""

from __future__ import annotations

import functools
from binascii import crc32
from collections import Counter
from collections.abc import Callable, Iterable
from math import factorial
from typing import NamedTuple, TypeVar, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camerlengo import _engine
from camerlengo.core import Ask, Box, Game, InformationSet, Position, Record, Rng
from camerlengo.core.ask import Illegal
from camerlengo.core.errors import RecordError
from camerlengo.core.game import Guesser
from camerlengo.core.settings import Value
from camerlengo.table import Table

# Plain Python and the compiled engine run the same source. Tests that take long look everywhere on the fast
# one, and at samples on the slow one.
THOROUGH = _engine.engine() == _engine.COMPILED

LONGEST_GAME = 20_000  # answers; a game that needs more has no end
MANY_WORLDS = 1_500  # of which so few guesses and deals are nearly all different

MOST_SPOTS = 6 if THOROUGH else 3  # at which a set-up is looked at, each in a game of its own

# Why the same record may lead somewhere else.
OTHER_CHANCE = (
    "something decides that is not in the record. Likely causes: Python's random instead of self.rng, "
    "the order of a set, the time"
)

BOXES: list[Box] = []  # the games that are held to the contract


def hold(boxes: Iterable[Box]) -> None:
    """Says which games are held to the contract. Its tests look when they are imported: say it before."""
    BOXES[:] = boxes


class Setup(NamedTuple):
    game: str
    players: int
    options: dict[str, Value]

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.players}-{options or 'usual'}"

    def __hash__(self) -> int:
        return hash(str(self))

    def deal(self, seed: int) -> Game:
        return self.box.new(self.players, seed, self.options)

    def table(self, seed: int) -> Table:
        return Table(self.game, self.players, seed, self.options)

    @property
    def box(self) -> Box:
        return next(box for box in BOXES if box.name == self.game)

    @property
    def viewers(self) -> range:
        """All seats, and a spectator."""
        return range(-1, self.players)


def all_setups() -> list[Setup]:
    """Every game at every player count, as usual and with each value of each option alone.

    Of the seats that an option may name, the last one stands for all. Options are tried with the most players
    only, unless Hypothesis is to look everywhere.
    """
    setups = []
    for box in BOXES:
        for players in box.players:
            setups.append(Setup(box.name, players, {}))
            if settings().derandomize and players < max(box.players):
                continue
            for setting in box.settings:
                values = (*setting.values, players - 1) if setting.seats else setting.values
                for value in values:
                    if value != setting.default:
                        setups.append(Setup(box.name, players, {setting.name: value}))
    return setups


Test = Callable[..., None]


def every_setup(test: Test) -> Test:
    """All tests of a set-up run one after the other, since they look at the same games."""
    decorated: Test = pytest.mark.parametrize("setup", all_setups(), ids=str, scope="session")(test)
    return decorated


def setups_where(fits: Callable[[Setup], bool]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("setup", [setup for setup in all_setups() if fits(setup)], ids=str)


def large_setups(test: Test) -> Test:
    """Where so much is dealt face down that nearly every deal and every guess is another one."""
    decorated: Test = setups_where(lambda setup: worlds(setup.deal(1), -1) >= MANY_WORLDS)(test)
    return decorated


def worlds(game: Game, seat: int) -> int:
    """In how many ways that it could tell apart the things may lie that this seat cannot see, at least.

    In what order they lie in their zones is left out.
    """
    hidden: dict[str, list[list[int]]] = {}
    for zone in game.zones():
        if not zone.open_to(seat):
            hidden.setdefault(zone.kind, []).append(zone.things)
    count = 1
    for zones in hidden.values():
        alike = Counter(thing for zone in zones for thing in zone)
        ways = factorial(alike.total())
        for size in (*map(len, zones), *alike.values()):
            ways //= factorial(size)
        count *= max(1, ways)
    return count


def every_box(test: Test) -> Test:
    decorated: Test = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)(test)
    return decorated


class Spot(NamedTuple):
    """A moment of a random game: `luck` says which game, `moment` how much of it has been played."""

    luck: int
    moment: float

    def seed(self, setup: Setup) -> int:
        """Every set-up has games of its own."""
        return self.luck ^ crc32(str(setup).encode())


def steady_spots() -> list[Spot]:
    """From the deal to the end; fewer if the profile of Hypothesis says so."""
    count = min(settings().max_examples, MOST_SPOTS)
    return [Spot(luck, luck / (count - 1)) for luck in range(count)]


def at_spots(test: Callable[[Setup, Spot], None]) -> Callable[..., None]:
    """Runs a test of a set-up at several spots.

    Steady tests look at the same few games, which are played once for all of them; fuzz looks everywhere.
    """
    if not settings().derandomize:
        return given(spot=st.builds(Spot, st.integers(0, 2**40), st.floats(0, 1)))(test)

    spots = steady_spots()

    def steadily(setup: Setup) -> None:
        for spot in spots:
            try:
                test(setup, spot)
            except BaseException as error:
                error.add_note(f"at {spot} of {setup}")
                raise

    functools.update_wrapper(steadily, test)
    del steadily.__wrapped__  # type: ignore[attr-defined]  # pytest would look for its arguments there
    return steadily


class Noting(Ask):
    """Plays at random and notes the answers, as a record would."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng
        self.answers: list[tuple[int, int]] = []

    def one(self, seat: int, question: int, options: list[int]) -> int:
        assert len(self.answers) < LONGEST_GAME, (
            f"the game has no end: after {LONGEST_GAME:,} answers over() is still false"
        )
        option = options[self.rng.below(len(options))]
        self.answers.append((seat, option))
        return option

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        return {seat: self.one(seat, question, options[seat]) for seat in options}


def play(game: Game, ask: Ask) -> None:
    for _ in range(2 * LONGEST_GAME):
        if game.over():
            return
        game.advance(ask)
    raise game.stuck()


def try_out(boxes: Iterable[Box]) -> None:
    """Plays one game of each set-up, so that a mistake that is everywhere is one sentence."""
    hold(boxes)
    for setup in all_setups():
        try:
            _try_out(setup)
        except AssertionError as error:
            raise AssertionError(f"{setup.box.title}: {error}.") from error


def _try_out(setup: Setup) -> None:
    same = fingerprint(setup.deal(1)) == fingerprint(setup.deal(1))
    assert same, f"the same seed deals another game: {OTHER_CHANCE}"
    record = random_record(setup, 1)
    try:
        Table.resume(record)
    except RecordError as error:
        raise AssertionError(f"a game that was played cannot be replayed: {OTHER_CHANCE}") from error


@functools.lru_cache(maxsize=2 * MOST_SPOTS)
def random_record(setup: Setup, seed: int) -> Record:
    """A whole game played at random."""
    noting = Noting(Rng(seed ^ 0x5EED))
    play(setup.deal(seed), noting)
    return msgspec.structs.replace(setup.table(seed).record, answers=tuple(noting.answers))


def record_at(setup: Setup, spot: Spot) -> Record:
    """The whole game in which a spot is."""
    return random_record(setup, spot.seed(setup))


@functools.lru_cache(maxsize=2 * MOST_SPOTS)
def finished(setup: Setup, spot: Spot) -> Table:
    """The same when it is over. Nobody can go on there."""
    return Table.resume(record_at(setup, spot))


def random_table(setup: Setup, seed: int, moment: float) -> Table:
    """A table somewhere in the middle of a random game."""
    record = random_record(setup, seed)
    return Table.resume(record.upto(round(moment * len(record.answers))))


@functools.lru_cache(maxsize=2 * MOST_SPOTS)
def _table_at(setup: Setup, spot: Spot) -> Table:
    return random_table(setup, spot.seed(setup), spot.moment)


def table_at(setup: Setup, spot: Spot) -> Table:
    """A table on which a test may go on; positions never change."""
    return _table_at(setup, spot).copy()


def position(table: Table) -> Game:
    return table.position.game


def checkpoint(table: Table) -> Game:
    return table.position.frame.checkpoint


def turn_of(table: Table) -> tuple[Game, list[tuple[int, int]]]:
    """The game before the turn, and the answers since that everybody knows."""
    frame = table.position.frame
    return frame.checkpoint, frame.answers


def fingerprint(game: Game) -> tuple[bytes, ...]:
    """All that can be seen of a game, by its seats and by nobody."""
    zones = repr([tuple(zone) for zone in game.zones()]).encode()
    return (zones, *(game.view(seat).to_json() for seat in range(-1, game.players)))


def other_world(
    checkpoint: Game, since: list[tuple[int, int]], seat: int, seen: bytes, rng: Rng
) -> InformationSet | None:
    """A world that differs in what `seat` cannot know and has led to what it sees now.

    None if none was found.
    """
    for _ in range(20):
        begun = checkpoint.copy()
        begun.redeal(seat, rng)
        try:
            now = Position.start(begun).follow(since)
        except Illegal:
            continue
        if now.frame.answers == since and seat in asked(now) and now.view(seat).to_json() == seen:
            return now.information(seat)
    return None


def in_another_world(position: Position, seat: int, rng: Rng) -> Position:
    """The same position with its past, but what `seat` cannot know is guessed at the open question."""
    game = position.game.copy()
    game.redeal(seat, rng)
    return position.with_game(game)


def asked(position: Position) -> list[int]:
    """The seats that the open question goes to."""
    return [] if position.decision is None else list(position.decision.options)


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
