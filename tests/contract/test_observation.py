"""An observation has its declared size, tells views apart, and shows nothing that its seat cannot know."""

from __future__ import annotations

from typing import Any

import tests.contract.setups  # noqa: F401  # says which games; the tests look when they are imported

# isort: split
from camerlengo.contract.setups import Setup, Spot, at_spots, position, setups_where, table_at
from camerlengo.contract.test_observation import *  # noqa: F403
from camerlengo.contract.test_observation import blocks


@setups_where(lambda setup: setup.game == "habemus_papam" and not setup.options)
@at_spots
def test_gems_gold_and_action_cards_of_others_are_known_as_hp_15_says(setup: Setup, spot: Spot) -> None:
    game: Any = position(table_at(setup, spot))
    for seat in range(setup.players):
        block = blocks(setup, game, seat)
        others = [(seat + number) % setup.players for number in range(setup.players)]
        assert block("gold") == [game.gold[other] for other in others]
        assert block("gems") == [game.gems[4 * other + gem] for other in others for gem in range(4)]
        assert block("actions") == [game.held[6 * other + action] for other in others for action in range(6)]


@setups_where(lambda setup: setup.game == "richelieu" and not setup.options)
@at_spots
def test_the_blocks_of_richelieu_stand_where_the_layout_says(setup: Setup, spot: Spot) -> None:
    game: Any = position(table_at(setup, spot))
    for seat in range(setup.players):
        block = blocks(setup, game, seat)
        view = game.view(seat)
        for row in view.rows:
            for here in row:
                assert block("region")[here.place] == 1 + here.card.region
                assert block("crests")[here.place] == here.card.crests
                assert block("disc")[here.place] == here.disc
        seats = [view.seats[(seat + number) % setup.players] for number in range(setup.players)]
        assert block("cards") == [len(one.cards) for one in seats]
        assert block("supply") == [one.supply for one in seats]
        assert sum(block("faces")) == sum(disc is not None for one in seats for disc in one.discs)


@setups_where(lambda setup: setup.game == "q" and not setup.options)
@at_spots
def test_the_blocks_of_q_stand_where_the_layout_says(setup: Setup, spot: Spot) -> None:
    game: Any = position(table_at(setup, spot))
    for seat in range(setup.players):
        block = blocks(setup, game, seat)
        view = game.view(seat)
        seats = [view.seats[(seat + number) % setup.players] for number in range(setup.players)]
        assert [card for card, count in enumerate(block("hand")) for _ in range(count)] == list(
            view.seats[seat].hand
        )
        assert [card for card, count in enumerate(block("gone")) for _ in range(count)] == sorted(view.gone)
        assert block("cards") == [one.cards for one in seats]
        assert block("loads") == [one.loads for one in seats]
        assert block("role")[0] == 1 + view.seats[seat].role
        assert [code for code in block("loaded") if code] == [1 + card for card in view.seats[seat].loaded]
        assert [code for code in block("hold") if code] == [1 + card for card in view.hold or ()]


@setups_where(lambda setup: setup.game == "pontifex" and not setup.options)
@at_spots
def test_the_blocks_of_pontifex_stand_where_the_layout_says(setup: Setup, spot: Spot) -> None:
    game: Any = position(table_at(setup, spot))
    for seat in range(setup.players):
        block = blocks(setup, game, seat)
        view = game.view(seat)
        seats = [view.seats[(seat + number) % setup.players] for number in range(setup.players)]
        assert block("place") == [1 + one.place for one in seats]
        assert block("money") == [one.money // 100 for one in seats]
        assert block("scores") == [score for one in seats for score in one.scores]
        assert block("retinue") == [len(one.retinue) for one in seats]
        assert block("backs") == [one.backs.count(back) for one in seats for back in range(6)]
        assert [code - 1 for code in block("hand")[:5] if code] == list(view.seats[seat].hand)
        assert block("stacked") == [len(view.stack)]
        assert block("decks") == list(view.decks)
        for person in view.free:
            assert block("owner")[person] == 0
