"""Nobody gets what he may not know: what a seat sees does not depend on what it cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest
from msgspec.json import decode

from camerlengo.bots import make_bot
from camerlengo.contract.setups import (
    THOROUGH,
    Setup,
    Spot,
    at_spots,
    every_setup,
    fingerprint,
    large_setups,
    other_world,
    position,
    record_at,
    setups_where,
    table_at,
    turn_of,
)
from camerlengo.core import EVERYBODY, Ask, Box, Event, Game, Rng
from camerlengo.table import Table

GUESSES = 20
MOST_PARTS = 4  # of two views that differ that are named
WORLDS = 40 if THOROUGH else 20  # compared with the truth where something is revealed


def guess_for(game: Game, seat: int, seed: int) -> Game:
    guess = game.copy()
    guess.redeal(seat, Rng(seed))
    return guess


def viewer(seat: int) -> str:
    return f"seat {seat}" if seat >= 0 else "a spectator"


@every_setup
@at_spots
def test_a_view_is_the_same_after_redealing_what_its_seat_cannot_know(setup: Setup, spot: Spot) -> None:
    game = position(table_at(setup, spot))
    for seat in setup.viewers:
        guess = guess_for(game, seat, spot.luck)
        true, other = game.view(seat).to_json(), guess.view(seat).to_json()
        if true != other:
            pytest.fail(
                f"the view of {viewer(seat)} changes with what redeal() guesses for it: "
                "the view shows too much, or redeal() changes what is known. "
                f"It differs in {differing(true, other)}"
            )


@every_setup
@at_spots
def test_redealing_moves_only_hidden_things(setup: Setup, spot: Spot) -> None:
    game = position(table_at(setup, spot))
    before = game.zones()
    for seat in setup.viewers:
        after = guess_for(game, seat, spot.luck).zones()
        assert [(zone.name, zone.kind, len(zone.things)) for zone in before] == [
            (zone.name, zone.kind, len(zone.things)) for zone in after
        ], f"redeal() for {viewer(seat)} changes which zones there are, or how much lies there"
        for old, new in zip(before, after, strict=True):
            if old.open_to(seat):
                assert old.things == new.things, f"redeal() moves what {viewer(seat)} sees in {old.name!r}"
        assert Counter((zone.kind, thing) for zone in before for thing in zone.things) == Counter(
            (zone.kind, thing) for zone in after for thing in zone.things
        ), f"redeal() for {viewer(seat)} creates or loses things"


@every_setup
@at_spots
def test_a_guess_does_not_depend_on_the_truth(setup: Setup, spot: Spot) -> None:
    game = position(table_at(setup, spot))
    for seat in setup.viewers:
        other_truth = guess_for(game, seat, spot.luck + 1)
        one, other = guess_for(game, seat, spot.luck), guess_for(other_truth, seat, spot.luck)
        assert fingerprint(one) == fingerprint(other), (
            f"what redeal() guesses for {viewer(seat)} depends on the truth: "
            "it must gather, sort, then shuffle"
        )
        assert one.rng.state == other.rng.state, f"what chance brings {viewer(seat)} depends on the truth"


def hides(game: Game, seat: int) -> bool:
    return any(zone.things and not zone.open_to(seat) for zone in game.zones())


def guesses(game: Game, seat: int, count: int) -> int:
    """How many different worlds a seat thinks of in so many guesses."""
    return len({fingerprint(guess_for(game, seat, seed)) for seed in range(count)})


def moments_of(setup: Setup) -> list[Game]:
    """Positions of a game, from the deal on."""
    return [position(table_at(setup, Spot(1, moment / 8))) for moment in range(8)]


@setups_where(lambda setup: setup.box.secrets and not setup.options)
def test_guesses_differ_where_something_is_hidden(setup: Setup) -> None:
    """At some moment somebody has something to guess. An option may lay open what is hidden as usual."""
    hidden = [(game, seat) for game in moments_of(setup) for seat in setup.viewers if hides(game, seat)]
    assert hidden, "nothing is hidden from anybody in zones(); the box must say if there are no secrets"
    assert any(guesses(game, seat, GUESSES) > 1 for game, seat in hidden), (
        "redeal() never guesses anything but what is there"
    )


@setups_where(lambda setup: not setup.box.secrets)
def test_nothing_is_hidden_where_the_box_says_that_there_are_no_secrets(setup: Setup) -> None:
    for game in moments_of(setup):
        for seat in setup.viewers:
            assert not hides(game, seat), f"something is hidden from {viewer(seat)}"
            assert fingerprint(game) == fingerprint(guess_for(game, seat, 1)), (
                f"redeal() guesses something for {viewer(seat)}, though nothing is hidden"
            )


@large_setups
def test_nearly_every_guess_is_another_one_where_much_is_hidden(setup: Setup) -> None:
    game = setup.deal(1)
    for seat in (-1, 0):
        assert hides(game, seat), f"nothing is hidden from {viewer(seat)} at the deal"
        assert guesses(game, seat, GUESSES) > GUESSES // 2, f"{viewer(seat)} guesses nearly always the same"


class Stop(Exception):
    pass


class Revealed(NamedTuple):
    """Something that the hearer did not know: what it says in words, and in codes."""

    words: str
    kind: int
    seat: int
    about: list[int]


class Asked(NamedTuple):
    """A question: to whom it goes, who of them has no choice, and the options of the reader."""

    question: int
    seats: list[int]
    passed_over: list[int]
    options: list[int]


class Heard(NamedTuple):
    """An event in the log that is not declared as revealing anything."""

    words: str
    kind: int
    seat: int
    about: list[int]


class Seen(NamedTuple):
    """A view, as JSON."""

    view: bytes


def described(box: Box, thing: object) -> str:
    if isinstance(thing, Revealed | Heard):
        return f"the announcement {box.events[thing.kind].name!r}, “{thing.words}”"
    if isinstance(thing, Asked):
        return f"the question {box.questions[thing.question].name!r} to the seats {thing.seats}"
    return "a view"


def parted(box: Box, true: object, other: object) -> str:
    """In what two things differ that a seat has noticed, in words."""
    if isinstance(true, Seen) and isinstance(other, Seen):
        return f"its view differs in {differing(true.view, other.view)}"
    if isinstance(true, Asked) and isinstance(other, Asked) and true.question == other.question:
        name = f"the question {box.questions[true.question].name!r}"
        if true.seats != other.seats:
            return f"{name} goes to the seats {true.seats} or {other.seats}"
        if true.options != other.options:
            return f"{name} has the options {true.options} or {other.options}"
        return f"{name} leaves no choice to the seats {true.passed_over} or {other.passed_over}"
    return f"there is {described(box, true)}, or {described(box, other)}"


def differing(one: bytes, other: bytes) -> str:
    """The parts of two views that differ, with their values."""
    found = [f"{where}: {mine} or {yours}" for where, mine, yours in parts_apart(*map(decode, (one, other)))]
    return "; ".join(found[:MOST_PARTS]) + (" …" if len(found) > MOST_PARTS else "")


def parts_apart(one: Any, other: Any, where: str = "") -> Iterator[tuple[str, Any, Any]]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from parts_apart(one[key], other[key], f"{where}.{key}" if where else key)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (mine, yours) in enumerate(zip(one, other, strict=True)):
            name = mine.get("name", number) if isinstance(mine, dict) else number
            owner = mine.get("owner") if isinstance(mine, dict) else None
            of = "" if owner is None else f" of seat {owner}"
            yield from parts_apart(mine, yours, f"{where}[{name}{of}]")
    elif one != other:
        yield (f"the public value {where[7:]!r}" if where.startswith("fields.") else where), one, other


class Witness(Ask):
    """Notes all that one seat can notice.

    Repeats a game up to an open question and goes on with the same answers as long as they can be given.
    """

    def __init__(
        self, setup: Setup, game: Game, past: Sequence[int], future: Sequence[int], seat: int
    ) -> None:
        super().__init__()
        self.hears = True
        self.setup = setup
        self.game = game
        self.past = list(past)
        self.future = list(future)
        self.seat = seat
        self.repeated = 0
        self.started = False
        self.hidden = False  # whether the options of the next question depend on what not everybody knows
        self.asked: list[list[int]] = []  # by question since then: the seats
        self.used = 0
        self.noticed: list[object] = []

    def one(self, seat: int, question: int, options: list[int]) -> int:
        return self.all(question, {seat: options})[seat]

    def reach(self) -> bool:
        self.hidden = True
        return self.arrive()

    def arrive(self) -> bool:
        if self.started or self.repeated < len(self.past):
            return False
        self.started = True
        self.start()
        return True

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        hidden, self.hidden = self.hidden, False
        if self.repeated < len(self.past):
            given = self.past[self.repeated : self.repeated + len(options)]
            self.repeated += len(options)
            return dict(zip(options, given, strict=True))
        self.arrive()
        self.asked.append(list(options))
        # Environments pass over those without a choice, unless that would tell something (`Ask.reach`).
        passed_over = [seat for seat in options if len(options[seat]) == 1 and not hidden]
        self.note(Asked(question, list(options), passed_over, list(options.get(self.seat, ()))))
        self.note(self.look())
        given = self.future[self.used : self.used + len(options)]
        self.used += len(options)
        if len(given) < len(options):
            raise Stop
        for seat, option in zip(options, given, strict=True):
            if option not in options[seat]:
                assert seat != self.seat, "its own options are the same"
                raise Stop  # only its owner could have chosen this: choosing it is what reveals it
        return dict(zip(options, given, strict=True))

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        event = Event(0, kind, seat, about, audience)
        if self.started and event.visible_to(self.seat):
            box = self.setup.box
            words = box.event_text(event, box.standard_deck()).say("en")
            said = Revealed if box.events[kind].reveals else Heard
            self.note(said(words, kind, seat, about))

    def start(self) -> None:
        """Where the repeated part ends."""

    def look(self) -> object:
        return Seen(self.game.view(self.seat).to_json())

    def note(self, thing: object) -> None:
        self.noticed.append(thing)

    def watch(self) -> list[object]:
        try:
            while not self.game.over():
                self.game.advance(self)
        except Stop:
            pass
        return self.noticed


class OtherWorld(Witness):
    """The same seat in a world that it cannot tell from the true one where it begins.

    Ends where the worlds part, which must be where something else is revealed in words.
    Where both show the same words, the codes are the same, and so is all that comes after; anything
    else is a leak. The view is looked at only from the `blind`th thing on, since looking takes long.
    """

    def __init__(
        self,
        setup: Setup,
        game: Game,
        past: Sequence[int],
        future: Sequence[int],
        seat: int,
        guess: Rng,
        truth: Sequence[object],
        blind: int,
    ) -> None:
        super().__init__(setup, game, past, future, seat)
        self.guess = guess
        self.truth = truth
        self.blind = blind
        self.leak = ""

    def start(self) -> None:
        self.game.redeal(self.seat, self.guess)

    def look(self) -> object:
        here = len(self.noticed)
        return super().look() if here >= self.blind else self.truth[here]

    def note(self, thing: object) -> None:
        if len(self.noticed) == len(self.truth):
            raise Stop
        true = self.truth[len(self.noticed)]
        revealed = [one.words for one in (true, thing) if isinstance(one, Revealed)]
        if revealed not in ([], revealed[:1] * 2):
            raise Stop
        if revealed and self.asked != [[self.seat]] and len(self.asked) == 1:
            raise Stop  # the first question was put in the true world: here others might not have this answer
        if true != thing:
            self.leak = parted(self.setup.box, true, thing)
            raise Stop
        super().note(thing)


@every_setup
@at_spots
def test_what_a_seat_notices_does_not_depend_on_what_it_cannot_know(setup: Setup, spot: Spot) -> None:
    """Questions, events and views stay the same in any world that fits the seat's knowledge.

    So does who has no choice, except where the rules say that it is hidden: they must ask with `one_from`.

    So it is behind something that is revealed too, in the worlds in which the same is revealed.
    """
    record = record_at(setup, spot)
    table = table_at(setup, spot)
    if table.over:
        table = Table.resume(record.upto(len(record.answers) - 1))
    number = len(table.record.answers)
    checkpoint, since = turn_of(table)
    past = [option for _, option in since]
    sealed = sum(question.sealed is not None for question in table.questions)
    future = [option for _, option in record.answers[number - sealed : number + 40]]
    for seat in setup.viewers:
        leak = leak_to(setup, checkpoint, past, future, seat, spot.luck)
        assert not leak, (
            f"{viewer(seat)} can tell what it cannot know: in two worlds that it cannot tell apart {leak}. "
            "Hide it, or tell it with reveals=True before"
        )


def leak_to(
    setup: Setup, start: Game, past: Sequence[int], future: Sequence[int], seat: int, luck: int
) -> str:
    """By what a seat can tell this world from another one that fits what it knows; empty if by nothing."""
    truth = Witness(setup, start.copy(), past, future, seat).watch()
    assert truth, f"{viewer(seat)} notices nothing at all of an open question"
    revealed = next((at for at, thing in enumerate(truth) if isinstance(thing, Revealed)), None)
    for number in range(1 if revealed is None else WORLDS):
        blind = 0 if number == 0 or revealed is None else revealed
        guess = Rng(luck + number)
        other = OtherWorld(setup, start.copy(), past, future, seat, guess, truth, blind)
        other.watch()
        if other.leak:
            return other.leak
    return ""


# Bots that think ahead are held to the same with little to think, in tests/bots.
QUICK_BOTS = ("random", "novice", "greedy", "suspicious")


@every_setup
@at_spots
def test_a_bot_decides_the_same_in_every_world_that_its_seat_cannot_tell_apart(
    setup: Setup, spot: Spot
) -> None:
    """Also in the middle of a turn, where the world differs since the turn began."""
    table = table_at(setup, spot)
    checkpoint, since = turn_of(table)
    for question in table.questions:
        info = table.position.information(question.seat)
        seen = table.view(question.seat).to_json()
        other = other_world(checkpoint, since, question.seat, seen, Rng(spot.luck))
        if other is None:  # what was just revealed leaves no other world to be found at random
            continue
        assert other.options == info.options, (
            f"the options of seat {question.seat} depend on what it cannot know: "
            f"{info.options} or {other.options} of the question {question.name!r}"
        )
        for name in QUICK_BOTS:
            decisions = {make_bot(name, setup.box, spot.luck).choose(world) for world in (info, other)}
            assert len(decisions) == 1, f"the bot {name!r} decides by what seat {question.seat} cannot know"


@every_setup
@at_spots
def test_a_look_ahead_shows_a_guess_and_never_the_truth(setup: Setup, spot: Spot) -> None:
    """What a bot sees when it tries an option depends on the seed of its guess and on what it knows."""
    table = table_at(setup, spot)
    checkpoint, since = turn_of(table)
    for question in table.questions:
        seen = table.view(question.seat).to_json()
        other = other_world(checkpoint, since, question.seat, seen, Rng(spot.luck))
        if other is not None:
            for option in question.options[:4]:
                ahead = table.position.information(question.seat).after(option, 5)
                assert fingerprint(ahead) == fingerprint(other.after(option, 5)), (
                    f"after option {option} of the question {question.name!r}, seat {question.seat} looks at "
                    "more than it knows: the rules keep something from before the question"
                )


class AllAnswered(Exception):
    """The answers are used up."""


class Listening(Ask):
    """Gives these answers to the rules, and keeps all that they tell."""

    def __init__(self, answers: Sequence[tuple[int, int]]) -> None:
        super().__init__()
        self.hears = True
        self.answers = list(answers)
        self.given = 0
        self.told: list[Event] = []

    def hear(self, game: Game) -> list[Event]:
        try:
            while not game.over():
                game.advance(self)
        except AllAnswered:
            pass
        return self.told

    def one(self, seat: int, question: int, options: list[int]) -> int:
        return self.all(question, {seat: options})[seat]

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        given = dict(self.answers[self.given : self.given + len(options)])
        if len(given) < len(options):
            raise AllAnswered
        self.given += len(given)
        return given

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        self.told.append(Event(self.given, kind, seat, about, audience))


@every_setup
@at_spots
def test_the_log_of_a_seat_holds_what_was_told_to_it_and_nothing_else(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    told = Listening(table.record.answers).hear(setup.deal(spot.seed(setup)))
    for seat in setup.viewers:
        for_it = [
            event
            for event in told
            if event.audience == EVERYBODY or (seat >= 0 and event.audience & 1 << seat)
        ]
        heard = table.events(seat if seat >= 0 else None)
        assert [(event.at, event.kind, event.seat, event.about) for event in heard] == [
            (event.at, event.kind, event.seat, event.about) for event in for_it
        ], f"{viewer(seat)} has not heard what was told to it, or more"
    reader = setup.viewers[spot.luck % len(setup.viewers)]
    lines = table.log(reader if reader >= 0 else None)
    assert [(line.at, line.seat, line.private) for line in lines] == [
        (event.at, event.seat if event.seat >= 0 else None, event.audience != EVERYBODY)
        for event in told
        if event.visible_to(reader)
    ], f"the log of {viewer(reader)} has other lines than what was told to it"


@setups_where(lambda setup: setup.box.chance)
def test_a_guess_does_not_know_the_future(setup: Setup) -> None:
    """Chance starts again with every guess, so that no search can see what will be drawn."""
    game = setup.deal(1)
    futures = {guess_for(game, 0, seed).rng.state for seed in range(10)}
    assert len(futures) == 10, "guesses share a future: redeal() must end with redraw_chance()"
    assert game.rng.state not in futures, (
        "a guess knows what will be drawn: redeal() must end with redraw_chance()"
    )
