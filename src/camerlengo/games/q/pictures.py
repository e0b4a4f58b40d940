"""Which drawing belongs to which address below /art/q/."""

from __future__ import annotations

import re
from collections.abc import Callable

LONGEST_NAME = 60


def picture(path: str) -> str | None:
    """For example ship.svg, emblem/zelanti.svg, card/book/10.0/-/beneficio/-/Beneficio di Cristo.svg."""
    from camerlengo.games.q import art  # the drawings are made only where pages are served

    whole: dict[str, Callable[[], str]] = {
        "back.svg": art.back,
        "box.svg": art.box_front,
        "venice.svg": art.venice,
        "ship.svg": art.ship,
        "glove.svg": art.glove,
        "paper.svg": art.paper,
    }
    if path in whole:
        return whole[path]()
    try:
        return _card(path) or _small(path)
    except (ValueError, IndexError, KeyError):
        return None


def _card(path: str) -> str | None:
    """The address says all that the card shows, so that any deck has its pictures."""
    from camerlengo.games.q import art

    match = re.fullmatch(
        r"card/([a-z_]{4,12})/(-?\d{1,2})\.(-?\d{1,2})/(-|-?\d{1,2}(?:\.-?\d{1,2}){4,39})"
        r"/([a-z][a-z0-9_]{0,29})/(-|\d{4}(?:-\d\d){0,2})/(.+)\.svg",
        path,
    )
    if match is None or len(match[7]) > LONGEST_NAME:
        return None
    clauses = () if match[4] == "-" else tuple(map(int, match[4].split(".")))
    date = "" if match[6] == "-" else match[6]
    return art.card(match[1], int(match[2]), int(match[3]), clauses, match[5], match[7], date)


def _small(path: str) -> str | None:
    from camerlengo.games.q import art

    match = re.fullmatch(r"(seat|role|emblem|kind|place|office|tiara)/([a-z_]+|\d)\.svg", path)
    if match is None:
        return None
    kind, name = match[1], match[2]
    if kind == "seat":
        return art.seat(int(name))
    if kind == "role":
        return art.role(int(name))
    drawings = {
        "emblem": art.emblem,
        "kind": art.kind,
        "place": art.place,
        "office": art.office,
        "tiara": art.tiara,
    }
    return drawings[kind](name)
