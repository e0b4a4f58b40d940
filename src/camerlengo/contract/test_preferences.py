"""The automatic answers of a seat reveal nothing: neither the option nor the time the table waits."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from camerlengo.contract.setups import Setup, Spot, at_spots, record_at, setups_where, table_at
from camerlengo.core import SPECTATOR, Box, Rng
from camerlengo.core.settings import all_preferences, turn_of
from camerlengo.table import Table

AHEAD = 60  # answers after a spot that are looked at


def manners(box: Box, turn: int) -> Iterator[dict[str, str]]:
    """Every combination of preferences, as it holds in this turn."""
    for choices in itertools.product(*(one.choices for one in box.preferences)):
        chosen = {one.name: choice for one, choice in zip(box.preferences, choices, strict=True)}
        turns = {turn_of(one.name): str(turn) for one in box.preferences}
        yield all_preferences(box.preferences, chosen | turns, turn)


def moments(setup: Setup, spot: Spot) -> Iterator[Table]:
    """The table at some questions where a seat may pass."""
    table = table_at(setup, spot)
    rest = record_at(setup, spot).answers[len(table.record.answers) :]
    for answer in rest[:AHEAD]:
        if any(table.box.passes(question.kind) in question.options for question in table.questions):
            yield table
        table.answer(*answer)


with_preferences = setups_where(lambda setup: bool(setup.box.preferences))


@with_preferences
@at_spots
def test_what_a_seat_gives_by_itself_depends_on_what_it_knows(setup: Setup, spot: Spot) -> None:
    for table in moments(setup, spot):
        game, box = table.position.game, table.box
        for question in table.questions:
            other = game.copy()
            other.redeal(question.seat, Rng(spot.luck))
            asked = question.seat, question.kind, question.options
            for chosen in manners(box, box.turn(game)):
                given = box.preferred(game, *asked, chosen)
                assert given is None or given in question.options
                assert box.preferred(other, *asked, chosen) == given, (
                    f"what seat {question.seat} does by itself with {chosen} depends on what it cannot know"
                )


@with_preferences
@at_spots
def test_how_long_the_table_waits_depends_on_what_everybody_can_see(setup: Setup, spot: Spot) -> None:
    for table in moments(setup, spot):
        game, box = table.position.game, table.box
        other = game.copy()
        other.redeal(SPECTATOR, Rng(spot.luck))
        for question in table.questions:
            for chosen in manners(box, box.turn(game)):
                waits = box.waits(game, question.seat, question.kind, chosen)
                assert box.waits(other, question.seat, question.kind, chosen) == waits, (
                    f"whether the table waits for seat {question.seat} tells what only that seat knows"
                )


@with_preferences
@at_spots
def test_a_seat_that_is_stopped_is_waited_for(setup: Setup, spot: Spot) -> None:
    for table in moments(setup, spot):
        game, box = table.position.game, table.box
        for question in table.questions:
            if box.passes(question.kind) not in question.options or not question.has_choice:
                continue
            for chosen in manners(box, box.turn(game)):
                stops = box.preferred(game, question.seat, question.kind, question.options, chosen) is None
                assert not stops or box.waits(game, question.seat, question.kind, chosen), (
                    f"seat {question.seat} is stopped where, as others see it, nobody would be: "
                    "they learn that it has an answer"
                )
