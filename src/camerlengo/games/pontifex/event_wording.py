"""The events of Pontifex in words."""

from __future__ import annotations

from camerlengo.core.ask import Event
from camerlengo.core.texts import Named, Text, Who, text
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.things import Things, lasting, score_name, signed

SIMPLE = {  # events with nothing but who it is about
    terms.STAYED: "stayed",
    terms.GAVE_UP: "gave_up",
    terms.FELL: "fell",
    terms.WON: "won",
    terms.CUT: "cut",
    terms.ALL_PASSED: "all_passed",
}
PERSON_EVENTS = {
    terms.CONVERTED: "converted",
    terms.LEFT: "left",
    terms.WAS_TURNED: "was_turned",
    terms.WAS_RENEWED: "was_renewed",
}
MONEY_EVENTS = {
    terms.GOT_SALARY: "got_salary",
    terms.GOT_MONEY: "got_money",
    terms.LOST_MONEY: "lost_money",
    terms.PAID: "paid",
}
ACTIONS = {
    terms.PERSUADE: "persuade",
    terms.PENCE: "pence",
    terms.DRAW_CARD: "draw",
    terms.FLIGHT: "flight",
    terms.PILGRIMAGE: "pilgrimage",
    terms.CONVERSION: "conversion",
}


def event_text(things: Things, event: Event) -> Text:
    about, who, kind = event.about, Who(event.seat), event.kind
    if kind in SIMPLE:
        return text(f"pontifex.told.{SIMPLE[kind]}", who=who)
    if kind in PERSON_EVENTS:
        return text(f"pontifex.told.{PERSON_EVENTS[kind]}", who=who, person=things.person(about[0]))
    if kind in MONEY_EVENTS:
        return text(f"pontifex.told.{MONEY_EVENTS[kind]}", who=who, money=about[0])
    if kind in (terms.LOT, terms.BEGINS, terms.TURN_BEGAN):
        return _beginning(things, event)
    if kind in (terms.SET_OUT, terms.ARRIVED):
        key = "arrived" if kind == terms.ARRIVED else "set_out_by_air" if about[2] else "set_out"
        return text(
            f"pontifex.told.{key}", who=who, place=things.diocese(about[-1 if kind == terms.ARRIVED else 1])
        )
    if kind == terms.DECLARED:
        return _declared(things, event)
    if kind == terms.PLEDGED:
        return text("pontifex.told.pledged", change=things.change(about[0], about[1], about[2]))
    if kind == terms.PLEDGED_POINTS:
        gaps = {"whose": Who(about[0]), "score": score_name(about[1]), "n": signed(about[2])}
        return text("pontifex.told.pledged_points", **gaps)
    if kind in (terms.PERSUADED, terms.RESISTED):
        key = "persuaded" if kind == terms.PERSUADED else "resisted"
        gaps = {"total": about[1], "value": about[2]}
        return text(f"pontifex.told.{key}", who=who, person=things.person(about[0]), **gaps)
    if kind == terms.THREW:
        return text("pontifex.told.threw", who=who, die=about[0])
    if kind == terms.BRIBED:
        return text("pontifex.told.bribed", who=who, n=about[0], money=about[1])
    if kind == terms.COLLECTED:
        key = "collected_twice" if about[1] else "collected"
        return text(f"pontifex.told.{key}", who=who, money=about[0])
    if kind in (terms.DREW, terms.DISCARDED):
        key = "drew" if kind == terms.DREW else "discarded"
        return text(f"pontifex.told.{key}", who=who, card=things.source(about[0]))
    if kind == terms.DREW_FROM:
        return text("pontifex.told.drew_from", who=who, continent=things.continent(about[0]))
    if kind == terms.FAILED:
        return text("pontifex.told.failed", who=who)
    return _ability(things, event)


def _beginning(things: Things, event: Event) -> Text:
    about, who = event.about, Who(event.seat)
    if event.kind == terms.LOT:
        gaps = {"first": about[0], "second": about[1], "n": about[0] + about[1]}
        place = things.home(about[2])
        return text("pontifex.told.lot", who=who, person=things.person(about[2]), place=place, **gaps)
    if event.kind == terms.BEGINS:
        return text("pontifex.told.begins", who=who, die=max(about))
    return text("pontifex.told.turn_began", who=who, round=about[0])


def _declared(things: Things, event: Event) -> Text:
    kind, goal = event.about
    who = Who(event.seat)
    said: Text | Named | str
    if kind in (terms.PERSUADE, terms.CONVERSION):
        said = things.person(goal)
    elif kind == terms.DRAW_CARD:
        said = things.continent(goal)
    else:
        said = things.diocese(goal)
    return text(f"pontifex.told.declared_{ACTIONS[kind]}", who=who, goal=said)


def _ability(things: Things, event: Event) -> Text:
    about, who, kind = event.about, Who(event.seat), event.kind
    if kind == terms.USED:
        return text("pontifex.told.used", what=things.used(event.seat, about[0], terms.NOTHING))
    if kind == terms.AIMED:
        target = things.target(about[0], about[1])
        return text("pontifex.told.aimed", who=who, source=things.source(about[0]), target=target)
    if kind == terms.CANCELLED:
        if about[0] == 0:
            return text("pontifex.told.cancelled_action", who=who)
        return text("pontifex.told.cancelled_ability", who=who, source=things.source(about[0] - 1))
    if kind == terms.CHANGED:
        return _changed(event)
    if kind == terms.TOOK_MONEY:
        return text("pontifex.told.took_money", who=who, money=about[0], other=Who(about[1]))
    if kind == terms.HELPED:
        return text("pontifex.told.helped", who=who, n=signed(about[0]))
    if kind == terms.JOINED:
        gaps = {"person": things.person(about[0]), "other": Who(about[1])}
        key = "joined" if about[1] == terms.NOBODY else "enticed"
        return text(f"pontifex.told.{key}", who=who, **gaps)
    assert kind == terms.CAME_TO_NOTHING
    return text("pontifex.told.nothing", source=things.source(about[0]))


def _changed(event: Event) -> Text:
    what, by, turns = event.about
    gaps = {"who": Who(event.seat), "n": signed(by), "time": lasting(turns)}
    if what < terms.SCORES:
        return text("pontifex.told.changed", score=score_name(what), **gaps)
    if what == terms.SCORES:
        return text("pontifex.told.sheltered", **gaps)
    return text("pontifex.told.more_actions", who=gaps["who"], n=by, time=gaps["time"])
