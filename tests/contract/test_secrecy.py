"""Nobody gets what he may not know: what a seat sees does not depend on what it cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hypothesis import given

from camerlengo.bots import make_bot, outlook_of
from camerlengo.core import EVERYBODY, Ask, Event, Game, Recorded, Rng, Unanswered
from camerlengo.games import open_box
from camerlengo.table import Table
from tests.contract.setups import (
    Setup,
    every_setup,
    fingerprint,
    moments,
    other_world,
    position,
    random_record,
    random_table,
    seeds,
)


@every_setup
@given(seed=seeds, moment=moments)
def test_a_view_is_the_same_after_redealing_what_its_seat_cannot_know(
    setup: Setup, seed: int, moment: float
) -> None:
    game = position(random_table(setup, seed, moment))
    for seat in setup.viewers:
        guess = game.copy()
        guess.redeal(seat, Rng(seed))
        assert guess.view(seat).to_json() == game.view(seat).to_json()


@every_setup
@given(seed=seeds, moment=moments)
def test_redealing_moves_only_hidden_things(setup: Setup, seed: int, moment: float) -> None:
    game = position(random_table(setup, seed, moment))
    for seat in setup.viewers:
        guess = game.copy()
        guess.redeal(seat, Rng(seed))
        before, after = game.zones(), guess.zones()
        assert [(zone.name, zone.kind, len(zone.things)) for zone in before] == [
            (zone.name, zone.kind, len(zone.things)) for zone in after
        ]
        for old, new in zip(before, after, strict=True):
            if old.open_to(seat):
                assert old.things == new.things, old.name
        assert Counter((zone.kind, thing) for zone in before for thing in zone.things) == Counter(
            (zone.kind, thing) for zone in after for thing in zone.things
        )


@every_setup
@given(seed=seeds, moment=moments)
def test_a_guess_does_not_depend_on_the_truth(setup: Setup, seed: int, moment: float) -> None:
    game = position(random_table(setup, seed, moment))
    for seat in setup.viewers:
        other_truth = game.copy()
        other_truth.redeal(seat, Rng(seed + 1))
        one, other = game.copy(), other_truth.copy()
        one.redeal(seat, Rng(seed))
        other.redeal(seat, Rng(seed))
        assert fingerprint(one) == fingerprint(other)


@every_setup
def test_guesses_differ_while_something_is_hidden(setup: Setup) -> None:
    game = setup.deal(1)
    hidden = [zone for zone in game.zones() if not zone.open_to(0)]
    assert hidden
    guesses = set()
    for seed in range(20):
        guess = game.copy()
        guess.redeal(0, Rng(seed))
        guesses.add(fingerprint(guess))
    assert len(guesses) > 10


class Stop(Exception):
    pass


class Witness(Ask):
    """Notes all that one seat can notice, until something that it did not know is revealed to it.

    Repeats a game up to an open question, has it redealt there or not, and goes on with the same answers.
    """

    def __init__(
        self,
        setup: Setup,
        game: Game,
        past: Sequence[int],
        future: Sequence[int],
        seat: int,
        guess: Rng | None,
    ) -> None:
        super().__init__()
        self.hears = True
        self.kinds = open_box(setup.game).events
        self.game = game
        self.past = list(past)
        self.future = list(future)
        self.seat = seat
        self.guess = guess
        self.repeated = 0
        self.started = False
        self.used = 0
        self.noticed: list[object] = []

    def one(self, seat: int, question: int, options: list[int]) -> int:
        return self.all(question, {seat: options})[seat]

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        if self.repeated < len(self.past):
            given = self.past[self.repeated : self.repeated + len(options)]
            self.repeated += len(options)
            return dict(zip(options, given, strict=True))
        if not self.started and self.guess is not None:
            self.game.redeal(self.seat, self.guess)
        self.started = True
        self.noticed.append(
            (question, list(options), options.get(self.seat), self.game.view(self.seat).to_json())
        )
        given = self.future[self.used : self.used + len(options)]
        self.used += len(options)
        if len(given) < len(options):
            raise Stop
        for seat, option in zip(options, given, strict=True):
            if option not in options[seat]:
                assert seat != self.seat
                raise Stop  # only its owner could have chosen this: choosing it is what reveals it
        return dict(zip(options, given, strict=True))

    def tell(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        if self.started and Event(0, kind, seat, about, audience).heard_by(self.seat):
            if self.kinds[kind].reveals:
                raise Stop
            self.noticed.append((kind, seat, about))

    def watch(self) -> list[object]:
        try:
            while not self.game.over():
                self.game.advance(self)
        except Stop:
            pass
        return self.noticed


@every_setup
@given(seed=seeds, moment=moments)
def test_what_a_seat_notices_does_not_depend_on_what_it_cannot_know(
    setup: Setup, seed: int, moment: float
) -> None:
    """Who is asked, what is told and what is seen stay the same in any world that fits what the seat knows,
    until that world is revealed."""
    record = random_record(setup, seed)
    number = round(moment * (len(record.answers) - 1))
    table = Table.resume(record.upto(number))
    _, checkpoint, since = table.outlook_parts()
    past = [option for _, option in since]
    sealed = sum(question.sealed is not None for question in table.questions)
    future = [option for _, option in record.answers[number - sealed : number + 40]]
    for seat in setup.viewers:
        game, guessed = checkpoint.copy(), checkpoint.copy()
        truth = Witness(setup, game, past, future, seat, None).watch()
        guess = Witness(setup, guessed, past, future, seat, Rng(seed)).watch()
        assert truth
        shared = min(len(truth), len(guess))
        assert truth[:shared] == guess[:shared]
        assert shared >= 1


# Bots that think ahead are held to the same with little to think, in tests/bots.
QUICK_BOTS = ("random", "novice", "greedy", "suspicious")


@every_setup
@given(seed=seeds, moment=moments)
def test_a_bot_decides_the_same_in_every_world_that_its_seat_cannot_tell_apart(
    setup: Setup, seed: int, moment: float
) -> None:
    """Also in the middle of a turn, where the world differs since the turn began."""
    table = random_table(setup, seed, moment)
    box = open_box(setup.game)
    _, checkpoint, since = table.outlook_parts()
    for question in table.questions:
        outlook = outlook_of(table, question)
        seen = table.view(question.seat).to_json()
        other = other_world(checkpoint, since, question.seat, seen, Rng(seed))
        if other is None:  # what was just revealed leaves no other world to be found at random
            continue
        assert other.options == outlook.options
        for name in QUICK_BOTS:
            decisions = {make_bot(name, box, seed).choose(world) for world in (outlook, other)}
            assert len(decisions) == 1, name


@every_setup
@given(seed=seeds, moment=moments)
def test_a_look_ahead_shows_a_guess_and_never_the_truth(setup: Setup, seed: int, moment: float) -> None:
    """What a bot sees when it tries an option depends on the seed of its guess and on what it knows."""
    table = random_table(setup, seed, moment)
    _, checkpoint, since = table.outlook_parts()
    for question in table.questions:
        seen = table.view(question.seat).to_json()
        other = other_world(checkpoint, since, question.seat, seen, Rng(seed))
        if other is not None:
            for option in question.options[:4]:
                ahead = outlook_of(table, question).after(option, 5)
                assert fingerprint(ahead) == fingerprint(other.after(option, 5))


@every_setup
@given(seed=seeds, moment=moments)
def test_the_log_of_a_seat_holds_what_was_told_to_it_and_nothing_else(
    setup: Setup, seed: int, moment: float
) -> None:
    table = random_table(setup, seed, moment)
    told: list[Event] = []
    game, used = setup.deal(seed), 0
    answers = list(table.record.answers)
    while not game.over():
        recorded = Recorded(answers, used)
        try:
            game.advance(recorded)
        except Unanswered:
            told += recorded.events
            break
        told += recorded.events
        used = recorded.used
    for seat in setup.viewers:
        for_it = [
            event
            for event in told
            if event.audience == EVERYBODY or (seat >= 0 and event.audience & 1 << seat)
        ]
        lines = table.log(seat if seat >= 0 else None)
        assert [(line.at, line.seat) for line in lines] == [
            (event.at, event.seat if event.seat >= 0 else None) for event in for_it
        ]


@every_setup
def test_a_guess_does_not_know_the_future(setup: Setup) -> None:
    """Chance begins anew with every guess, so that no search can see what will be drawn."""
    game: Any = setup.deal(1)
    futures = set()
    for seed in range(10):
        guess = game.copy()
        guess.redeal(0, Rng(seed))
        futures.add(guess.rng.state)
    assert len(futures) == 10
    assert game.rng.state not in futures
