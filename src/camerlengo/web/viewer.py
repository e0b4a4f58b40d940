"""The reader of a table: the person, the seat and the connection."""

from __future__ import annotations

from camerlengo.server.live_table import LiveTable
from camerlengo.web.visitor import Visitor


class Viewer:
    """How a reader may see a table.

    From `seat` (None: as a spectator), or only that the device is to be passed on.
    """

    def __init__(self, live: LiveTable, visitor: Visitor) -> None:
        self.live = live
        self.visitor = visitor
        self.mine = live.seats_of(visitor.person_id)
        self.left = live.may_return(visitor.person_id)
        self.seat = visitor.house.shown_seat(live, visitor.person_id)
        self.pass_on = bool(self.mine) and self.seat is None
        self.is_owner = live.row.owner is not None and live.row.owner == visitor.person_id

    @property
    def shown(self) -> int | None:
        """Whose table is shown; nobody's while a device is being passed on."""
        return None if self.pass_on else self.seat

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for readers who see the same."""
        visitor = self.visitor
        name = visitor.person.name if visitor.person else ""
        mine = tuple(self.mine), tuple(self.left)
        reader = (visitor.language, visitor.preferences, name, visitor.address)
        return (self.seat, self.pass_on, mine, self.is_owner, *reader)

    @property
    def seats_to_hand_over(self) -> list[int]:
        """The seats that the device should be passed on to."""
        return self.live.seats_to_hand_over(self.visitor.person_id)

    @property
    def decides_undo(self) -> bool:
        """Whether somebody asks the reader to let a move be taken back."""
        request = self.live.request
        return request is not None and any(self.live.decides(request, seat) is not None for seat in self.mine)

    @property
    def my_turn(self) -> bool:
        if self.decides_undo:
            return True
        if self.pass_on:  # the same whether there is a choice or not: whoever looks now may not know
            return bool(self.seats_to_hand_over)
        questions = self.live.table.questions if self.live.playing else []
        return any(
            question.seat in self.mine
            and question.sealed is None
            and not self.live.answers_automatically(question)
            for question in questions
        )
