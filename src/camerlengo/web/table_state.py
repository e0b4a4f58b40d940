"""A table as the API shows it to one seat."""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.server.live_table import LiveTable
from camerlengo.server.rows import Person
from camerlengo.web.api_types import (
    DealState,
    Notice,
    OpenQuestion,
    Option,
    RequestState,
    TableState,
    TroubleState,
)
from camerlengo.web.table_page import notices, standstill_text


def seat_of(live: LiveTable, person: Person | None) -> int | None:
    seats = live.seats_of(person.id if person else None)
    return seats[0] if seats else None


def state_for(live: LiveTable, person: Person | None, language: str) -> TableState:
    may_return = live.may_return(person.id if person else None)
    return state_of(live, seat_of(live, person), language, may_return)


def state_of(
    live: LiveTable, seat: int | None, language: str = "en", may_return: Sequence[int] = ()
) -> TableState:
    """What this seat may know. Before the deal there is no view, and no question."""
    table = live.table if live.dealt else None
    return TableState(
        table=live.id,
        game=live.row.game,
        state=live.row.state,
        number=live.number,
        seat=seat,
        may_return=list(may_return),
        names=tuple(map(str, live.names_in(language))),
        open_seats=live.free_seats(),
        waiting_for=table.waiting_seen_by(seat) if table is not None and live.playing else (),
        view=table.view(seat) if table is not None else None,
        questions=questions_of(live, seat, language),
        preferences=preferences_of(live, seat),
        result=table.result if table is not None else None,
        practice=live.row.practice,
        window=live.row.window,
        window_open=live.timed(),
        rules=live.box.rules,
        rules_current=live.newest_rules,
        notices=[Notice(notice.about, notice.line) for notice in notices(live, language)],
        deal=DealState(
            open=live.open_deal,
            computable=live.computable,
            commitment=live.commitment,
            nonce=live.seats[seat].nonce if seat is not None else None,
            nonces=[row.nonce for row in live.seats] if live.ended else None,
        ),
        request=request_of(live),
        trouble=standstill_of(live, language),
    )


def questions_of(live: LiveTable, seat: int | None, language: str) -> list[OpenQuestion]:
    if not live.playing or seat is None:
        return []
    return [
        OpenQuestion(
            seat=question.seat,
            name=question.name,
            text=question.text(language),
            asked_at=live.asked_at,
            sealed=question.sealed,
            options=[
                Option(option, code, sentence)
                for option, code, sentence in zip(
                    question.options, question.codes, question.sentences(language), strict=True
                )
            ],
        )
        for question in live.table.questions
        if question.seat == seat and not live.window.has_passed(live.asked_at, seat)
    ]


def preferences_of(live: LiveTable, seat: int | None) -> dict[str, str] | None:
    if seat is None:
        return None
    return live.preferences_of(seat)


def request_of(live: LiveTable) -> RequestState | None:
    request = live.request
    if request is None:
        return None
    return RequestState(request.number, request.seat, live.undecided(request))


def standstill_of(live: LiveTable, language: str) -> TroubleState | None:
    """Why the table stands still, and which bots may be the reason."""
    trouble = live.trouble
    if trouble is None:
        return None
    return TroubleState(
        why=trouble.why,
        seats=trouble.seats,
        bots=[live.seats[seat].bot for seat in trouble.seats],
        again=trouble.again,
        sentence=standstill_text(live, trouble).say(language, live.names_in(language)),
    )
