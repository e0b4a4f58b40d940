"""The attacks on the generator find nothing at any real table, in all games; on the fast one they do."""

from __future__ import annotations

import msgspec
import pytest

from camerlengo import Table
from camerlengo.contract.setups import checkpoint
from camerlengo.core.ask import EVERYBODY, Ask
from camerlengo.core.chance import Chance, Seeded, SeededBefore, new_deal
from camerlengo.core.rng import LARGEST_SEED, Rng
from camerlengo.games.pontifex.terms import DIE, THREW
from camerlengo.games.richelieu.rules import Richelieu
from camerlengo.server.rows import SeatRow, TableRow
from camerlengo.server.setup import committed, new_row
from tests.games.attack import SMALL, Draw, chances_from, draws_of, recovered
from tests.recorded import FOUR

DEALS = 50
THROWS = 50  # of a die, then the attacker computes


# --- computing the state ---------------------------------------------------------------------------


def layout_of(chance: Chance) -> tuple[list[Draw], Rng]:
    """The draws that the open cards of Richelieu show, and the generator as it shuffles the discs next."""
    game = checkpoint(Table("richelieu", 2, chance=chance))
    assert isinstance(game, Richelieu)
    draws, rng = draws_of(game.layout), chance.rng()
    assert all(rng.below(n) == drawn for n, drawn in draws)
    return draws, rng


class Listener(Ask):
    """Answers at random, and hears what everybody hears of dice."""

    def __init__(self) -> None:
        super().__init__()
        self.hears = True
        self.luck = Rng(1)
        self.thrown: list[int] = []

    def one(self, seat: int, question: int, options: list[int]) -> int:
        return options[self.luck.below(len(options))]

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        if kind == THREW and audience == EVERYBODY:
            self.thrown.append(about[0])


def dice_of(chance: Chance) -> tuple[list[Draw], Rng]:
    """The dice of Pontifex, of which each follows on the one before, and the generator behind them."""
    game = checkpoint(Table("pontifex", 2, chance=chance)).copy()
    listener = Listener()
    while len(listener.thrown) < THROWS and not game.over():
        game.advance(listener)
    return [(DIE, thrown - 1) for thrown in listener.thrown], game.rng


OPEN = {"richelieu": layout_of, "pontifex": dice_of}  # where thirty numbers in a row come to lie open


def old_chances() -> list[Chance]:
    steps = range(1, LARGEST_SEED, LARGEST_SEED // 9)
    return [kind(seed) for seed in steps for kind in (Seeded, SeededBefore)]


@pytest.mark.parametrize("game", OPEN)
def test_the_fast_generator_is_computed_from_what_lies_open(game: str) -> None:
    """Otherwise the attack would prove nothing. It does not find every deal."""
    chances = old_chances()
    found = 0
    for chance in chances:
        draws, truth = OPEN[game](chance)
        rng = recovered(draws)
        if rng is not None:
            assert rng.state == truth.state  # so all that comes next is known
            found += 1
    assert found > len(chances) // 2


@pytest.mark.parametrize("game", OPEN)
def test_the_stream_of_a_real_table_is_not(game: str) -> None:
    assert sum(recovered(OPEN[game](new_deal())[0]) is not None for _ in range(DEALS)) == 0


# --- guessing the seed -----------------------------------------------------------------------------


def published(table: Table) -> tuple[TableRow, str]:
    """What the house writes down of a table, of which ids and times are public, and its commitment."""
    seats = [SeatRow(seat, "person", f"p{seat}", "", None) for seat in range(table.players)]
    return new_row(committed(table), seats, "p0", public=True), table.commitment or ""


def seen(table: Table) -> bytes:
    """What all seats see of a deal, and a sign of what comes next."""
    game = table.position.game
    views = [game.view(seat) for seat in range(table.players)]
    return msgspec.json.encode([views, int(game.rng.copy().next())])


@pytest.mark.parametrize("game", FOUR)
def test_the_chance_of_a_real_table_is_not_guessed_from_what_is_public(game: str) -> None:
    """A careless house is found out: the attacker deals its game anew, with everything that is hidden."""

    def dealt(chance: Chance) -> bytes:
        return seen(Table(game, chance=chance))

    small = {dealt(chance): chance for chance in SMALL}
    known = published(Table(game))
    for careless in (*SMALL[::40], *chances_from(*known)):
        hidden = dealt(careless)
        assert hidden in small or any(dealt(guess) == hidden for guess in chances_from(*known))
    found = 0
    for _ in range(DEALS):
        table = Table(game)
        hidden = seen(table)
        found += hidden in small or any(dealt(guess) == hidden for guess in chances_from(*published(table)))
    assert found == 0
