"""Which drawing belongs to which address below /art/pontifex/."""

from __future__ import annotations

import re
from collections.abc import Callable

LONGEST_NAME = 40
NUMBER = r"(-?\d{1,4})"
EFFECT = rf"([a-z_]+)-{NUMBER}-([012])-{NUMBER}"
CONTINENT = "([a-z_]+)"


def picture(path: str) -> str | None:
    """For example world/day.svg, token/asia-1-24.svg, card/asia-persuasion-4-0--1-300.svg."""
    from camerlengo.games.pontifex import art  # the drawings are made only where pages are served

    whole: dict[str, Callable[[], str]] = {
        "back.svg": lambda: art.back("europe"),
        "box.svg": art.box_front,
        "empty.svg": art.empty_seat,
        "scene.svg": art.scene,
    }
    if path in whole:
        return whole[path]()
    try:
        return _map(path) or _person(path) or _card(path) or _small(path)
    except (ValueError, IndexError, KeyError):
        return None


def _map(path: str) -> str | None:
    from camerlengo.games.pontifex import art

    if match := re.fullmatch(r"world/([a-z]+)\.svg", path):
        return art.world(match[1])
    if match := re.fullmatch(r"lit/([a-z_]+(?:-[a-z_]+){0,44})\.svg", path):
        return art.lit(tuple(match[1].split("-")))
    if match := re.fullmatch(r"links/([\da-z]*)-([\da-z]*)\.svg", path):
        return art.links(_lines(match[1]), _lines(match[2]))
    return None


def _lines(code: str) -> tuple[tuple[int, int, int, int], ...]:
    """Four grid numbers of two figures in base 36 each."""
    if len(code) % 8 or len(code) > 8 * 200:
        raise ValueError(code)
    numbers = [int(code[at : at + 2], 36) for at in range(0, len(code), 2)]
    return tuple(
        (numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]) for at in range(0, len(numbers), 4)
    )


def _person(path: str) -> str | None:
    """The address says all that a token or card shows, so that any deck has its pictures."""
    from camerlengo.games.pontifex import art

    if match := re.fullmatch(rf"token/{CONTINENT}-([01])-(\d{{1,2}})\.svg", path):
        return art.token(match[1], match[2] == "1", int(match[3]))
    if match := re.fullmatch(
        rf"cardinal/{CONTINENT}-([01])-(\d{{1,2}})-(\d{{1,2}})-{EFFECT}/(.+)\.svg", path
    ):
        kind, amount, whom, turns, name = match[5], int(match[6]), int(match[7]), int(match[8]), match[9]
        if len(name) > LONGEST_NAME:
            return None
        return art.cardinal_card(
            match[1], match[2] == "1", int(match[3]), int(match[4]), kind, amount, whom, turns, name
        )
    if match := re.fullmatch(rf"character/([0-3])-{EFFECT}\.svg", path):
        return art.special_card(int(match[1]), match[2], int(match[3]), int(match[4]), int(match[5]))
    return None


def _card(path: str) -> str | None:
    from camerlengo.games.pontifex import art

    match = re.fullmatch(rf"card/{CONTINENT}-{EFFECT}-(\d{{1,4}})\.svg", path)
    if match is None:
        return None
    return art.action_card(match[1], match[2], int(match[3]), int(match[4]), int(match[5]), int(match[6]))


def _small(path: str) -> str | None:
    from camerlengo.games.pontifex import art

    match = re.fullmatch(
        r"(special|pope|papal|seat|pawn|score|sign|effect|hand|back|example)/([a-z_]+|\d)\.svg", path
    )
    if match is None:
        return None
    kind, name = match[1], match[2]
    numbered = {
        "special": art.special,
        "pope": art.pope_token,
        "papal": art.pope_card,
        "seat": art.seat,
        "pawn": art.pawn,
    }
    if kind in numbered:
        return numbered[kind](int(name))
    named = {
        "score": art.score,
        "sign": art.small,
        "effect": art.sign,
        "hand": art.hand,
        "back": art.back,
        "example": art.example,
    }
    try:
        return named[kind](name)
    except StopIteration:
        return None
