"""The log of Pontifex: each event in words."""

from __future__ import annotations

from camerlengo.core.ask import Event
from camerlengo.core.texts import Text, Who, text
from camerlengo.games.pontifex.terms import (
    AIMED,
    ARRIVED,
    BEGINS,
    BRIBED,
    CAME_TO_NOTHING,
    CANCELLED,
    CHANGED,
    COLLECTED,
    CONVERSION,
    CONVERTED,
    CUT,
    DECLARED,
    DISCARDED,
    DRAW_CARD,
    DREW,
    DREW_FROM,
    FAILED,
    FELL,
    FLIGHT,
    GAVE_UP,
    GOT_MONEY,
    GOT_SALARY,
    HELPED,
    JOINED,
    LEFT,
    LOST_MONEY,
    LOT,
    NOBODY,
    NOTHING,
    PAID,
    PENCE,
    PERSUADE,
    PERSUADED,
    PILGRIMAGE,
    PLEDGED,
    RESISTED,
    SCORES,
    SET_OUT,
    STAYED,
    THREW,
    TOOK_MONEY,
    TURN_BEGAN,
    USED,
    WAS_RENEWED,
    WAS_TURNED,
    WON,
)
from camerlengo.games.pontifex.things import Name, Things, lasting, score_name, signed

SIMPLE = {  # events with nothing but who it is about
    STAYED: "stayed",
    GAVE_UP: "gave_up",
    FELL: "fell",
    WON: "won",
    CUT: "cut",
}
PERSON_EVENTS = {
    CONVERTED: "converted",
    LEFT: "left",
    WAS_TURNED: "was_turned",
    WAS_RENEWED: "was_renewed",
}
MONEY_EVENTS = {
    GOT_SALARY: "got_salary",
    GOT_MONEY: "got_money",
    LOST_MONEY: "lost_money",
    PAID: "paid",
}
ACTIONS = {
    PERSUADE: "persuade",
    PENCE: "pence",
    DRAW_CARD: "draw",
    FLIGHT: "flight",
    PILGRIMAGE: "pilgrimage",
    CONVERSION: "conversion",
}


def event_text(things: Things, event: Event) -> Text:
    about, who, kind = event.about, Who(event.seat), event.kind
    if kind in SIMPLE:
        return text(f"pontifex.told.{SIMPLE[kind]}", who=who)
    if kind in PERSON_EVENTS:
        return text(f"pontifex.told.{PERSON_EVENTS[kind]}", who=who, person=things.person(about[0]))
    if kind in MONEY_EVENTS:
        return text(f"pontifex.told.{MONEY_EVENTS[kind]}", who=who, money=about[0])
    if kind in (LOT, BEGINS, TURN_BEGAN):
        return _beginning(things, event)
    if kind in (SET_OUT, ARRIVED):
        key = "arrived" if kind == ARRIVED else "set_out_by_air" if about[2] else "set_out"
        return text(
            f"pontifex.told.{key}", who=who, place=things.diocese(about[-1 if kind == ARRIVED else 1])
        )
    if kind == DECLARED:
        return _declared(things, event)
    if kind == PLEDGED:
        return text("pontifex.told.pledged", change=things.change(about[0], about[1], about[2]))
    if kind in (PERSUADED, RESISTED):
        key = "persuaded" if kind == PERSUADED else "resisted"
        gaps = {"total": about[1], "value": about[2]}
        return text(f"pontifex.told.{key}", who=who, person=things.person(about[0]), **gaps)
    if kind == THREW:
        return text("pontifex.told.threw", who=who, die=about[0])
    if kind == BRIBED:
        return text("pontifex.told.bribed", who=who, n=about[0], money=about[1])
    if kind == COLLECTED:
        key = "collected_twice" if about[1] else "collected"
        return text(f"pontifex.told.{key}", who=who, money=about[0])
    if kind in (DREW, DISCARDED):
        key = "drew" if kind == DREW else "discarded"
        return text(f"pontifex.told.{key}", who=who, card=things.source(about[0]))
    if kind == DREW_FROM:
        return text("pontifex.told.drew_from", who=who, continent=things.continent(about[0]))
    if kind == FAILED:
        return text("pontifex.told.failed", who=who)
    return _ability(things, event)


def _beginning(things: Things, event: Event) -> Text:
    about, who = event.about, Who(event.seat)
    if event.kind == LOT:
        gaps = {"first": about[0], "second": about[1], "n": about[0] + about[1]}
        place = things.home(about[2])
        return text("pontifex.told.lot", who=who, person=things.person(about[2]), place=place, **gaps)
    if event.kind == BEGINS:
        return text("pontifex.told.begins", who=who, die=max(about))
    return text("pontifex.told.turn_began", who=who, round=about[0])


def _declared(things: Things, event: Event) -> Text:
    kind, goal = event.about
    who = Who(event.seat)
    said: Text | Name | str
    if kind in (PERSUADE, CONVERSION):
        said = things.person(goal)
    elif kind == DRAW_CARD:
        said = things.continent(goal)
    else:
        said = things.diocese(goal)
    return text(f"pontifex.told.declared_{ACTIONS[kind]}", who=who, goal=said)


def _ability(things: Things, event: Event) -> Text:
    about, who, kind = event.about, Who(event.seat), event.kind
    if kind == USED:
        return text("pontifex.told.used", what=things.used(event.seat, about[0], NOTHING))
    if kind == AIMED:
        target = things.target(about[0], about[1])
        return text("pontifex.told.aimed", who=who, source=things.source(about[0]), target=target)
    if kind == CANCELLED:
        if about[0] == 0:
            return text("pontifex.told.cancelled_action", who=who)
        return text("pontifex.told.cancelled_ability", who=who, source=things.source(about[0] - 1))
    if kind == CHANGED:
        return _changed(event)
    if kind == TOOK_MONEY:
        return text("pontifex.told.took_money", who=who, money=about[0], other=Who(about[1]))
    if kind == HELPED:
        return text("pontifex.told.helped", who=who, n=signed(about[0]))
    if kind == JOINED:
        gaps = {"person": things.person(about[0]), "other": Who(about[1])}
        key = "joined" if about[1] == NOBODY else "enticed"
        return text(f"pontifex.told.{key}", who=who, **gaps)
    assert kind == CAME_TO_NOTHING
    return text("pontifex.told.nothing", source=things.source(about[0]))


def _changed(event: Event) -> Text:
    what, by, turns = event.about
    gaps = {"who": Who(event.seat), "n": signed(by), "time": lasting(turns)}
    if what < SCORES:
        return text("pontifex.told.changed", score=score_name(what), **gaps)
    key = "sheltered" if what == SCORES else "more_actions"
    return text(f"pontifex.told.{key}", **gaps)
