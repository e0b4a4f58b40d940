"""Undo is fair: a move undone without asking has shown nobody anything, and everybody learns of the undo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from camerlengo import Table, UndoRefused
from camerlengo.contract.setups import THOROUGH, Setup, Spot, at_spots, every_setup, table_at, turn_of
from camerlengo.contract.test_records import everything, same
from camerlengo.contract.test_secrecy import Witness, viewer
from camerlengo.core import EVERYBODY, Event, Game, Rng

MANY = 25 if THOROUGH else 8  # answers after a spot at which undo is tried


class WholeWitness(Witness):
    """Notes what is revealed in codes. With a `guess` the hidden things are dealt again where it starts."""

    def __init__(
        self,
        setup: Setup,
        game: Game,
        past: Sequence[int],
        future: Sequence[int],
        seat: int,
        guess: Rng | None,
    ) -> None:
        super().__init__(setup, game, past, future, seat)
        self.guess = guess

    def start(self) -> None:
        if self.guess is not None:
            self.game.redeal(self.seat, self.guess)

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        if self.started and Event(0, kind, seat, about, audience).visible_to(self.seat):
            self.noticed.append((kind, seat, about))


def tables_from(setup: Setup, spot: Spot) -> Iterator[Table]:
    """A table at a spot and after each of the next answers, which are drawn."""
    table, rng = table_at(setup, spot), Rng(spot.luck)
    for _ in range(MANY):
        yield table
        if table.over:
            return
        question = next(question for question in table.questions if question.sealed is None)
        table.answer(question.seat, question.options[rng.below(len(question.options))])


def asked(table: Table) -> set[int]:
    """The seats to which the open question goes."""
    return {question.seat for question in table.questions}


def freely(table: Table, seat: int) -> set[int]:
    """How far a seat gets back without asking, by a step and by a turn. The acts of bots are like others'."""
    found = set()
    for whole_turn in (False, True):
        try:
            found.add(table.undo_target(seat, whole_turn=whole_turn))
        except UndoRefused:
            continue
    return found


@every_setup
@at_spots
def test_what_is_taken_back_freely_has_told_nobody_anything(setup: Setup, spot: Spot) -> None:
    """Nobody else has acted, and all that anybody saw and heard since would have been the same in every world
    that fits what he knew before."""
    for table in tables_from(setup, spot):
        sealed = {question.seat for question in table.questions if question.sealed is not None}
        for seat in range(setup.players):
            for kept in () if seat in sealed else freely(table, seat):
                since = table.record.answers[kept:]
                assert {decider for decider, _ in since} == {seat}, (
                    f"seat {seat} takes back what others have done: {since}"
                )
                for number in range(kept, len(table.record.answers) + 1):
                    assert asked(table.at(number)) == {seat}, (
                        f"seat {seat} goes back to {kept} answers without asking, but after {number} answers "
                        f"others were asked, too: {asked(table.at(number))}"
                    )
                _told_nothing(setup, spot, table, kept, seat)


def _told_nothing(setup: Setup, spot: Spot, table: Table, kept: int, seat: int) -> None:
    record = table.record
    earlier = Table.resume(record.upto(kept))
    checkpoint, since = turn_of(earlier)
    past = [option for _, option in since]
    future = [option for _, option in record.answers[earlier.opened :]]
    for reader in setup.viewers:
        truth, guess = (
            WholeWitness(setup, checkpoint.copy(), past, future, reader, rng).watch()
            for rng in (None, Rng(spot.luck))
        )
        unlike = [one for one, other in zip(truth, guess, strict=False) if one != other]
        assert not unlike, (
            f"seat {seat} goes back from {len(record.answers)} to {kept} answers without asking, but "
            f"{viewer(reader)} has learned something since: {unlike[0]}"
        )


@every_setup
@at_spots
def test_undo_is_free_within_the_own_turn_and_nowhere_else(setup: Setup, spot: Spot) -> None:
    """The last answer can be taken back as long as only its seat is asked and nothing was revealed by it."""
    for table in tables_from(setup, spot):
        number = len(table.record.answers)
        last = table.record.answers[-1][0] if number else None
        revealed = any(table.box.events[event.kind].reveals for event in table.position.news())
        for seat in range(setup.players):
            if any(question.seat == seat and question.sealed is not None for question in table.questions):
                free = True
            else:
                own = number > 0 and last == seat and asked(table) == asked(table.at(number - 1)) == {seat}
                free = own and not revealed
            why = table.why_no_undo(seat)
            assert (why is None) == free, (
                f"after {number} answers seat {seat} can{'not' if free else ''} undo without asking: {why}"
            )


@every_setup
@at_spots
def test_a_sealed_choice_is_withdrawn_alone_and_told_to_nobody(setup: Setup, spot: Spot) -> None:
    for table in tables_from(setup, spot):
        others = [(question.seat, question.sealed) for question in table.questions]
        for question in table.questions:
            if question.sealed is None or len(question.options) == 1:
                continue
            seat, changed = question.seat, table.copy()
            changed.take_back(seat, table.undo_target(seat))
            assert [(one.seat, one.sealed) for one in changed.questions] == [
                (other, None if other == seat else choice) for other, choice in others
            ], f"seat {seat} has withdrawn more than its own sealed choice"
            assert not changed.notes, "a sealed choice that is withdrawn is told"


@every_setup
@at_spots
def test_every_take_back_is_in_everybodys_log_and_says_nothing_else(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    for seat in range(setup.players):
        for kept in freely(table, seat):
            if kept >= table.opened:  # a sealed choice
                continue
            back, earlier = table.copy(), Table.resume(table.record.upto(kept))
            back.take_back(seat, kept)
            same(everything(back), everything(earlier), "after a move was taken back")
            for reader in (None, *range(setup.players)):
                (note,) = back.notes
                assert [line.text for line in back.log(reader)] == [
                    *(line.text for line in earlier.log(reader)),
                    note.text,
                ], f"the log of {reader} does not end with the take-back"
                assert not note.private
                assert note.seat == (None if back.anonymous else seat), (
                    "the log tells who was asked in secret"
                )


@every_setup
@at_spots
def test_a_request_goes_back_to_a_choice_that_everybody_knows_of(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    for seat in range(setup.players):
        try:
            kept = table.last_choice(seat)
        except UndoRefused:
            continue
        earlier = Table.resume(table.record.upto(kept))
        (question,) = [question for question in earlier.questions if question.seat == seat]
        assert not earlier.anonymous, f"the request of seat {seat} tells who was asked in secret"
        assert len(question.options) > 1, f"seat {seat} has no choice there"
        assert earlier.opened == kept, "others who seal their choice at the same time do not choose anew"


@every_setup
@at_spots
def test_an_answer_that_reveals_something_is_announced(setup: Setup, spot: Spot) -> None:
    """And nothing else is, also not that a turn ends: the rules say so, not a second description of them."""
    for table in tables_from(setup, spot):
        for question in table.questions:
            if question.sealed is not None or not question.has_choice:
                continue
            for option in question.options[:: max(1, len(question.options) // 3)]:
                after = table.copy()
                after.answer(question.seat, option)
                news = after.position.news()
                final = after.over or any(table.box.events[event.kind].reveals for event in news)
                assert question.is_final(option) == final, (
                    f"option {option} of {question.name!r} reveals {'something' if final else 'nothing'}, "
                    f"and seat {question.seat} is {'not ' if final else ''}warned"
                )
