"""An observation has its declared size, tells views apart, and shows nothing that its seat cannot know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.strings import BytesWriter

from camerlengo.contract.setups import (
    Setup,
    Spot,
    at_spots,
    every_box,
    finished,
    position,
    setups_where,
    table_at,
)
from camerlengo.core import Box, Game, Rng
from camerlengo.core.encoding import HIGHEST

observed_setups = setups_where(lambda setup: setup.box.observation() is not None)


def observe(setup: Setup, game: Game, seat: int) -> list[int]:
    observation = setup.box.observation()
    encoder = observation.encoder(setup.players)
    buffer = BytesWriter()
    buffer.write(bytes(observation.LAYOUT.size(setup.players)))
    filled = encoder.encode(game, seat, buffer)
    assert filled == len(buffer), "the blocks of the layout and of the encoder have different lengths"
    seen = list(buffer.getvalue())
    assert seen == list(encoder.observed(game, seat))
    return seen


@observed_setups
@at_spots
def test_an_observation_does_not_depend_on_what_its_seat_cannot_know(setup: Setup, spot: Spot) -> None:
    for table in (table_at(setup, spot), finished(setup, spot)):
        game = position(table)
        for seat in range(setup.players):
            seen = observe(setup, game, seat)
            for seed in range(3):
                other = game.copy()
                other.redeal(seat, Rng(spot.luck + seed))
                assert observe(setup, other, seat) == seen, f"seat {seat} observes what it cannot know"


@observed_setups
@at_spots
def test_an_observation_is_numbers_from_0_to_255_and_changes_nothing(setup: Setup, spot: Spot) -> None:
    for table in (table_at(setup, spot), finished(setup, spot)):
        game = position(table)
        for seat in range(setup.players):
            before = game.view(seat).to_json()
            seen = observe(setup, game, seat)
            assert all(type(number) is int and 0 <= number <= HIGHEST for number in seen)
            assert observe(setup, game, seat) == seen
            assert game.view(seat).to_json() == before


@observed_setups
@at_spots
def test_different_views_are_different_observations(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    later = table.position
    observations: dict[tuple[int, ...], bytes] = {}
    for number in range(later.number, max(-1, later.number - 12), -1):
        game = later.at(number).game
        for seat in range(setup.players):
            view = game.view(seat).to_json()
            seen = tuple(observe(setup, game, seat))
            assert observations.setdefault(seen, view) == view, f"two views of seat {seat} look the same"


@every_box
def test_the_layout_names_each_block_once_and_leaves_no_gap(box: Box) -> None:
    encoding = box.observation()
    if encoding is None:
        return
    assert encoding.LAYOUT.version >= 1
    for players in box.players:
        placed = encoding.LAYOUT.placed(players)
        assert len({one.block.name for one in placed}) == len(placed)
        end = 0
        for one in placed:
            assert one.offset == end
            assert one.block.meaning
            end += one.length
        assert end == encoding.encoder(players).size


def blocks(setup: Setup, game: Game, seat: int) -> Callable[[str], Any]:
    """The numbers of a block by its name."""
    seen = observe(setup, game, seat)
    placed = {one.block.name: one for one in setup.box.observation().LAYOUT.placed(setup.players)}
    return lambda name: seen[placed[name].offset : placed[name].offset + placed[name].length]
