"""The attack that once named every face-down disc finds nothing at a real table."""

from __future__ import annotations

from camerlengo import Table
from camerlengo.core.chance import Chance, Dealt, Seeded, SeededBefore, new_deal
from camerlengo.core.rng import Rng
from camerlengo.games.richelieu.rules import Richelieu
from tests.contract.setups import position
from tests.games.richelieu.attack import recovered
from tests.recorded import THOROUGH

TABLES = 50 if THOROUGH else 8


def dealt(chance: Chance) -> Richelieu:
    game = position(Table("richelieu", 2, chance=chance))
    assert isinstance(game, Richelieu)
    return game


def discs_after(rng: Rng, game: Richelieu) -> list[int]:
    """The discs on the table and in the box, if this generator shuffles them next."""
    hidden = sorted([disc for disc in game.disc if disc >= 0] + game.box)
    rng.shuffle(hidden)
    return hidden


def test_open_cards_of_the_fast_generator_tell_the_hidden_discs() -> None:
    """Otherwise the attack would prove nothing. It does not find every deal."""
    chances: list[Chance] = [Seeded(1), Seeded(2), Seeded(2**61 + 7), SeededBefore(3)]
    named = 0
    for chance in chances:
        game, truth = dealt(chance), chance.rng()
        for n in range(48, 1, -1):
            truth.below(n)
        found = recovered(game.layout)
        if found is not None:
            assert found.state == truth.state
            assert discs_after(found, game) == discs_after(truth, game)
            named += 1
    assert named >= 3


def test_open_cards_of_a_real_table_tell_nothing() -> None:
    deals = [Dealt(new_deal().key) for _ in range(TABLES)]
    assert sum(recovered(dealt(deal).layout) is not None for deal in deals) == 0
