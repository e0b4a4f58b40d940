"""A guessed position is a game like any other: its options fit its world, and it can be played on."""

from __future__ import annotations

from camerlengo.contract.setups import Setup, Spot, at_spots, every_setup, record_at, table_at
from camerlengo.core import SPECTATOR, Position, Rng
from camerlengo.core.ask import Illegal

TRIED = 3  # options of a seat that are applied in a guessed world
ONWARD = 10  # random answers after each of them
AHEAD = 30  # questions after a spot that are looked at
TWINS = 5  # worlds that are tried


def play_on(position: Position, rng: Rng, answers: int | None = None) -> Position:
    """Random answers, so many or to the end; whoever waits longest decides first."""
    given = 0
    while position.decision is not None and (answers is None or given < answers):
        seats = position.decision.waiting()
        seat = seats[rng.below(len(seats))]
        options = position.options(seat)
        position = position.apply(seat, options[rng.below(len(options))])
        given += 1
    return position


def spread(options: list[int]) -> list[int]:
    """A few of the options, the first and the last among them."""
    return sorted({options[at * (len(options) - 1) // (TRIED - 1)] for at in range(TRIED)})


def known_by(position: Position, seat: int) -> tuple[object, ...]:
    """What a seat knows of the open question."""
    decision = position.decision
    assert decision is not None
    sealed = {other: option for other, option in decision.sealed.items() if other == seat}
    return decision.question, list(decision.options), decision.waiting(), position.options(seat), sealed


@every_setup
@at_spots
def test_a_guess_asks_the_same_with_options_that_are_legal_in_its_world(setup: Setup, spot: Spot) -> None:
    """For seats that are asked, for seats that are not, and for a spectator."""
    position = table_at(setup, spot).position
    if position.over:
        return
    rng = Rng(spot.luck)
    for viewer in setup.viewers:
        guessed = position.guess(viewer, rng)
        assert known_by(guessed, viewer) == known_by(position, viewer), (
            f"a guess by {viewer} has another question, or other options of its own"
        )
        assert guessed.view(viewer).to_json() == position.view(viewer).to_json(), (
            f"a guess by {viewer} looks otherwise to it"
        )
        decision = guessed.decision
        assert decision is not None
        for asked, options in decision.options.items():
            assert options == sorted(set(options)), f"seat {asked} has options that are not sorted: {options}"
            for option in spread(options):
                play_on(guessed.apply(asked, option), rng, ONWARD)


def twin(position: Position, viewer: int, rng: Rng) -> Position | None:
    """Another world that has led to the same question and looks the same to the viewer; None if not found."""
    seen = position.view(viewer).to_json()
    for _ in range(TWINS):
        begun = position.frame.checkpoint.copy()
        begun.redeal(viewer, rng)
        try:
            other = Position.start(begun).follow(position.frame.answers)
        except Illegal:
            continue  # somebody could not have answered so there
        if other.frame.answers == position.frame.answers and other.view(viewer).to_json() == seen:
            return other
    return None


@every_setup
@at_spots
def test_options_in_a_guess_depend_on_its_world_and_not_on_the_truth(setup: Setup, spot: Spot) -> None:
    """From two worlds that a seat cannot tell apart, the same guess has the same options for everybody."""
    table = table_at(setup, spot)
    rest = record_at(setup, spot).answers[len(table.record.answers) :]
    for answer in rest[:AHEAD]:
        position = table.position
        for viewer in setup.viewers:
            other = None if position.sealed else twin(position, viewer, Rng(spot.luck))
            if other is None:
                continue
            one, two = (world.guess(viewer, Rng(spot.luck)).decision for world in (position, other))
            assert one is not None
            assert two is not None
            assert one.options == two.options, (
                f"what {viewer} guesses that others are offered at {table.questions[0].name!r} depends on "
                f"what it cannot know: {one.options} or {two.options}; the rules must ask with `one_from` "
                "or `all_from`"
            )
        table.answer(*answer)


@every_setup
@at_spots
def test_the_past_of_a_guess_is_what_its_viewer_has_heard(setup: Setup, spot: Spot) -> None:
    """What others saw in this turn belongs to the true world; a guess that had it would tell it."""
    table = table_at(setup, spot)
    rest = record_at(setup, spot).answers[len(table.record.answers) :]
    for answer in rest[:AHEAD]:
        for viewer in setup.viewers:
            guessed = table.position.guess(viewer, Rng(spot.luck))
            told = [event.kind for event in guessed.history() if not event.visible_to(viewer)]
            assert not told, f"a guess of {viewer} holds events that others alone have heard: {told}"
        table.answer(*answer)


@every_setup
@at_spots
def test_a_guess_can_be_played_to_the_end(setup: Setup, spot: Spot) -> None:
    """It goes on with the open question, also in mid-turn, and with guesses of guesses."""
    position = table_at(setup, spot).position
    if position.over:
        return
    rng = Rng(spot.luck)
    viewers = [SPECTATOR, *range(setup.players)]
    guessed = position.guess(viewers[spot.luck % len(viewers)], rng)
    assert guessed.opened == position.opened, "a guess stands at another question"
    assert guessed.begun == position.begun, "a guess stands in another turn"
    again = play_on(guessed, rng, 5)
    end = play_on(again if again.over else again.guess(viewers[-1], rng), rng)
    assert end.over
    assert min(end.game.places()) == 1, f"nobody is first after a guess: {end.game.places()}"
