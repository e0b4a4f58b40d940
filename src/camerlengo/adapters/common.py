"""What all adapters share: the flat action space, rewards, and the way to a record."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from camerlengo.core.ask import Ask
from camerlengo.core.box import Box
from camerlengo.core.errors import SetupError
from camerlengo.core.texts import text


def encoding_of(box: Box) -> ModuleType:
    """The module that encodes what a seat knows of this game. Raises SetupError if there is none."""
    encoding: ModuleType | None = box.observation()
    if encoding is None:
        raise SetupError(text("error.setup.no_observation", game=box.title))
    return encoding


def sizes_of(box: Box) -> list[int]:
    """How many options each question can have. Side by side they are the action space."""
    return [kind.size for kind in box.questions]


def offsets_of(box: Box) -> list[int]:
    """The action that stands for option 0 of each question."""
    offsets: list[int] = []
    actions = 0
    for size in sizes_of(box):
        offsets.append(actions)
        actions += size
    return offsets


def meaning_of(box: Box, action: int) -> tuple[str, int]:
    """The question that an action answers, and the option.

    >>> from camerlengo.games import open_box
    >>> meaning_of(open_box("richelieu"), 23)
    ('pay', 3)
    """
    for kind, offset in zip(box.questions, offsets_of(box), strict=True):
        if 0 <= action - offset < kind.size:
            return kind.name, action - offset
    raise ValueError(f"{box.title} has no action {action}: it must be at least 0 and below {actions_of(box)}")


def actions_of(box: Box) -> int:
    return sum(sizes_of(box))


def rewards_for(places: Sequence[int]) -> list[float]:
    """What each seat gets at the end: from +1 for the first to -1 for the last in equal steps.

    Those who share a place share what their places are worth together, so that the sum is always zero.

    >>> rewards_for([2, 1, 3])
    [0.0, 1.0, -1.0]
    >>> rewards_for([1, 3, 1])
    [0.5, -1.0, 0.5]
    """
    last = len(places) - 1
    return [
        1.0 - (2.0 * (place - 1) + places.count(place) - 1) / last  # the middle of the places that are shared
        for place in places
    ]


class Stop(Exception):
    """All answers are given."""


class RecordingAsk(Ask):
    """Gives the answers of a `Stepper` again and notes all that a record holds, forced ones too."""

    def __init__(self, given: Sequence[tuple[int, int]], skip_forced: bool) -> None:
        super().__init__()
        self.given = iter(given)
        self.skip_forced = skip_forced
        self.hidden = False  # as in the stepper
        self.answers: list[tuple[int, int]] = []

    def reach(self) -> bool:
        self.hidden = True
        return False

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        hidden = self.hidden
        chosen = {}
        for seat, own in options.items():
            self.hidden = hidden
            chosen[seat] = self.one(seat, question, own)
        return chosen

    def one(self, seat: int, question: int, options: list[int]) -> int:
        hidden, self.hidden = self.hidden, False
        if self.skip_forced and len(options) == 1 and not hidden:
            option = options[0]
        else:
            _, option = next(self.given, (seat, -1))
            if option == -1:
                raise Stop
        self.answers.append((seat, option))
        return option
