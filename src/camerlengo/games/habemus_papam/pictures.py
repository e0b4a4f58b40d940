"""Which drawing belongs to which address below /art/habemus_papam/."""

from __future__ import annotations

import re
from collections.abc import Callable

LONGEST_NAME = 40


def picture(path: str) -> str | None:
    """For example gem/ruby.svg, card/louis-1-2-4-6-8.svg, cardinal/france-58-nunciature-1/Bichi.svg."""
    from camerlengo.games.habemus_papam import art  # the drawings are made only where pages are served

    whole: dict[str, Callable[[], str]] = {
        "back.svg": lambda: art.back("cardinal"),
        "box.svg": art.box_front,
        "chimney.svg": art.chimney,
        "damask.svg": art.damask,
        "coin.svg": art.coin,
        "coins.svg": art.coins,
        "figure.svg": art.figure,
        "leader.svg": art.leader,
        "seal.svg": art.seal,
        "hand.svg": art.hand,
        "fist.svg": art.fist,
    }
    if path in whole:
        return whole[path]()
    try:
        return _person(path) or _small(path)
    except (ValueError, IndexError, KeyError):
        return None


def _person(path: str) -> str | None:
    """The address says all that the card shows, so that any deck has its pictures."""
    from camerlengo.games.habemus_papam import art

    match = re.fullmatch(
        r"(cardinal|late_arrival|leader)/([a-z]{3,10})-(\d{1,3})-([a-z_]{3,12}|own\d[a-z]{1,2})-(\d{1,2})/(.+)\.svg",
        path,
    )
    if match is None or len(match[6]) > LONGEST_NAME:
        return None
    return art.person(match[1], match[2], int(match[3]), match[4], int(match[5]), match[6])


def _small(path: str) -> str | None:
    from camerlengo.games.habemus_papam import art

    match = re.fullmatch(
        r"(gem|crest|symbol|king|seat|step|action|back|hearth|card)/([a-z_]+|\d|own\d[a-z]{1,2})((?:-\d{1,3}){0,8})\.svg",
        path,
    )
    if match is None:
        return None
    kind, name = match[1], match[2]
    if kind == "card":
        return art.politics(name, tuple(int(value) for value in match[3].split("-")[1:]))
    if match[3]:
        return None
    if kind == "seat":
        return art.seat(int(name))
    drawings = {
        "gem": art.gem,
        "crest": art.crest,
        "symbol": art.symbol,
        "king": art.king,
        "step": art.step,
        "action": art.action,
        "back": art.back,
        "hearth": art.hearth,
    }
    return drawings[kind](name)
