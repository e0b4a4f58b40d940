"""A copy is an independent game in the same position, with every field of it."""

from __future__ import annotations

from camerlengo.contract.fields import differences, fields_of
from camerlengo.contract.setups import (
    Noting,
    Setup,
    Spot,
    at_spots,
    checkpoint,
    every_setup,
    fingerprint,
    play,
    position,
    table_at,
)
from camerlengo.core import Ask, Game, RandomAsk, Rng
from camerlengo.core.game import BLANK, BLANKS


def same(one: Game, other: Game, what: str) -> None:
    """Fails with the fields in which two games differ, and with who would see it."""
    fields = list(differences(one, other))
    assert not fields, f"{what} differs in {', '.join(fields)}: copy() leaves a field out or shares it"
    zones, *views = map(bytes.__eq__, fingerprint(one), fingerprint(other))
    assert zones, f"{what} has other zones, but the same fields"
    for seat, equal in enumerate(views, -1):
        viewer = f"seat {seat}" if seat >= 0 else "a spectator"
        assert equal, f"{what} looks different to {viewer}, but has the same fields"


class Copying(Noting):
    """Plays at random and compares the game with a copy, at every third question while it is open."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(rng)
        self.game = game
        self.first = rng.below(3)

    def one(self, seat: int, question: int, options: list[int]) -> int:
        answers = len(self.answers)
        if answers % 3 == self.first:
            fields = list(differences(self.game, self.game.copy()))
            assert not fields, (
                f"after {answers} answers the copy of the game differs in {', '.join(fields)}: "
                "copy() leaves a field out"
            )
        return super().one(seat, question, options)


@every_setup
@at_spots
def test_a_copy_has_every_field_at_the_deal_and_while_something_is_asked(setup: Setup, spot: Spot) -> None:
    """A table copies the game before it plays on, so only a game that was never copied shows what is lost."""
    game = setup.deal(spot.seed(setup))
    same(game, game.copy(), "the copy of the dealt game")
    play(game, Copying(game, Rng(spot.luck)))
    same(game, game.copy(), "the copy of the finished game")


@every_setup
@at_spots
def test_a_dealt_game_and_its_copy_play_on_alike(setup: Setup, spot: Spot) -> None:
    game = setup.deal(spot.seed(setup))
    twin = game.copy()
    play(game, RandomAsk(Rng(spot.luck)))
    play(twin, RandomAsk(Rng(spot.luck)))
    same(game, twin, "after the same answers, the copy of the dealt game")


@every_setup
@at_spots
def test_an_earlier_copy_never_changes_and_plays_on_as_the_game_did(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    game = checkpoint(table).copy()
    earlier = game.copy()
    before = fingerprint(earlier)
    play(game, RandomAsk(Rng(spot.luck)))
    assert fingerprint(earlier) == before, "an earlier copy changes with the game: copy() shares something"
    play(earlier, RandomAsk(Rng(spot.luck)))
    same(game, earlier, "after the same answers, an earlier copy")


@every_setup
@at_spots
def test_what_happens_to_a_copy_does_not_happen_to_the_game(setup: Setup, spot: Spot) -> None:
    """A look-ahead plays and redeals copies of a position, also while a question is open."""
    here = table_at(setup, spot)
    games = (checkpoint(here), position(here))
    before = [fingerprint(game) for game in games]
    for game in games:
        for seat in (-1, spot.luck % setup.players):
            game.copy().redeal(seat, Rng(spot.luck))
    assert [fingerprint(game) for game in games] == before, (
        "redeal() of a copy changes the game it was copied from: copy() shares something"
    )
    if not here.over:
        games[0].copy().advance(Ask())
        assert [fingerprint(game) for game in games] == before, (
            "a copy that plays on changes the game it was copied from: copy() shares something"
        )


@every_setup
def test_games_share_no_list_that_a_new_game_begins_with(setup: Setup) -> None:
    """Whatever one of them put there would be in all of them."""
    game = setup.deal(1)
    for one in (game, game.copy()):
        blank = [name for name, value in fields_of(one).items() if value is BLANK or value is BLANKS]
        assert not blank, f"the deal or copy() leaves {', '.join(blank)} as a new game has it"
    play(game, RandomAsk(Rng(1)))
    assert not BLANK
    assert not BLANKS
