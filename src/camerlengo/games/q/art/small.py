# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""Emblems, places, offices, the signs of seats and the portraits of roles."""

from __future__ import annotations

from functools import cache
from typing import Final

from camerlengo.games.drawing import must_be_one_of
from camerlengo.games.q.art import goods, icons, shapes
from camerlengo.games.q.art.letters import svg, token
from camerlengo.games.q.art.strokes import AGED, CRIMSON, GOLD, INK, LINE, PAPER, at, block, ink, line, shade

SIDES: Final = ("spirituali", "zelanti")


@cache
def emblem(side: str) -> str:
    must_be_one_of(SIDES, side)
    return token(shapes.emblem(side))


@cache
def kind(name: str) -> str:
    return token(shapes.TYPES[name])


@cache
def place(name: str) -> str:
    return token(at(0, 4, 0.94, shapes.PLACES[name]))


@cache
def office(name: str) -> str:
    """The cards of office, and the seal of who has seized a ship."""
    return token({"first": shapes.lantern, "loader": shapes.crate, "seal": shapes.seal}[name]())


@cache
def tiara(state: str) -> str:
    """Paolo III, alive or dead."""
    must_be_one_of(("lives", "dead"), state)
    if state == "lives":
        return token(at(0, 6, 0.95, shapes.tiara(GOLD)))
    return token(
        f'<rect x="-56" y="-58" width="112" height="116" fill="{INK}"/><rect x="-46" y="-48" width="92" height="96" fill="{PAPER}"/>'
        + at(0, 6, 0.72, shapes.tiara())
    )


_SIGNS: Final = (  # the sestieri, each on a ground of its own shape
    ("#a3172a", "M0,-56A56,56 0 1 1 0,56A56,56 0 1 1 0,-56Z", at(0, 2, 0.74, shapes.campanile())),
    (
        "#1f4e79",
        "M-50,-50H50V50H-50Z",
        at(
            0,
            -2,
            0.8,
            line("M0,-40V36M-18,-22H18M-38,10C-34,34 -16,40 0,40C16,40 34,34 38,10", 9, PAPER)
            + f'<circle cy="-42" r="8" fill="none" stroke="{PAPER}" stroke-width="6"/>',
        ),
    ),
    ("#2e6b4f", "M0,-58L58,0L0,58L-58,0Z", at(0, 4, 0.62, icons.bridge())),
    ("#7a5210", "M-32,-54H32L56,0L32,54H-32L-56,0Z", at(0, 2, 0.72, icons.coins())),
    (
        "#5b2e73",
        "M-48,-52H48V8C48,34 20,50 0,58C-20,50 -48,34 -48,8Z",
        line(
            "M-10,36V-16C-10,-34 6,-40 26,-36C20,-26 10,-22 8,-14H26M8,-2H26M8,10H26M8,22H26M8,-14V36",
            7,
            PAPER,
        ),
    ),
    (
        "#36414f",
        "M-23,-56H23L56,-23V23L23,56H-23L-56,23V-23Z",
        ink("M-10,-40H10V-10H40V10H10V40H-10V10H-40V-10H-10Z", PAPER),
    ),
)


@cache
def seat(number: int) -> str:
    """The sign of a sestiere: bell tower, anchor, bridge, ducats, the iron of a gondola, cross."""
    colour, ground, figure = _SIGNS[number]
    return token(f'<path d="{ground}" fill="{colour}" stroke="{PAPER}" stroke-width="5"/>' + figure)


@cache
def role(number: int) -> str:
    """Somebody seen against the light, 300 by 400; what tells them apart is the hat and what they carry."""
    hats = (
        block("M-52,-70C-56,-112 56,-112 52,-70Q0,-56 -52,-70Z", INK)
        + block("M-60,-66Q0,-48 60,-66Q0,-82 -60,-66Z", INK),
        block("M-64,-64C-40,-104 54,-108 66,-70C40,-58 -20,-54 -64,-64Z", INK)
        + line("M40,-96C60,-120 84,-116 92,-104", 4),
        block("M-56,-60C-70,-116 70,-116 56,-60C30,-74 -30,-74 -56,-60Z", AGED)
        + shade("M0,-104C56,-104 64,-80 56,-60C40,-70 20,-72 0,-72Z")
        + line("M-50,-78C-20,-60 30,-100 52,-78", 3),
        block(
            "M-74,40C-92,-60 -50,-128 0,-128C50,-128 92,-60 74,40C50,0 48,-60 0,-66C-48,-60 -50,0 -74,40Z",
            INK,
        ),
        block("M-46,-66C-50,-116 50,-116 46,-66Z", INK) + block("M-50,-72H50V-58H-50Z", CRIMSON),
        block("M-40,-64C-60,-84 -44,-124 0,-112C44,-124 60,-84 40,-64Q0,-78 -40,-64Z", AGED)
        + line("M-20,-104Q0,-88 20,-104", 3),
    )
    carried = (
        at(70, 108, 0.62, shapes.open_book(), -10),
        at(66, 106, 0.6, icons.books()),
        at(70, 106, 0.62, icons.purse()),
        at(64, 112, 0.6, icons.letter(), -8),
        at(68, 106, 0.62, goods.painting(), 6),
        at(66, 104, 0.66, shapes.port()),
    )
    must_be_one_of(("0", "1", "2", "3", "4", "5"), str(number))
    face = INK if number == 3 else PAPER
    head = f'<ellipse cy="-36" rx="40" ry="48" fill="{face}" {LINE}/>'
    features = (
        ""
        if number == 3
        else line("M-18,-40Q-12,-45 -6,-40M6,-40Q12,-45 18,-40M0,-36L-4,-22H3M-9,-10Q0,-5 9,-10", 2.8)
        + shade("M14,-76C40,-64 44,-20 14,8C28,-20 28,-50 14,-76Z")
    )
    beard = block("M-30,-14C-28,26 28,26 30,-14C20,-2 -20,-2 -30,-14Z", AGED) if number in (0, 2) else ""
    body = block(
        "M-104,180C-100,70 -60,40 -24,30L0,56L24,30C60,40 100,70 104,180Z", INK if number in (0, 3) else AGED
    ) + shade("M30,36C70,50 100,80 104,180H52Z")
    eyes = (
        ink("M-22,-42Q-14,-48 -8,-40Q-16,-36 -22,-42ZM22,-42Q14,-48 8,-40Q16,-36 22,-42Z", PAPER)
        if number == 3
        else ""
    )
    ground = f'<rect width="300" height="400" fill="{PAPER}"/>' + "".join(
        line(f"M14,{y}H286", 1.2, "#b9a67c") for y in range(24, 390, 12)
    )
    frame = f'<rect x="8" y="8" width="284" height="384" fill="none" stroke="{INK}" stroke-width="5"/><rect x="16" y="16" width="268" height="368" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    return svg(
        300,
        400,
        ground
        + at(150, 204, 1, body + head + beard + features + hats[number] + eyes + carried[number])
        + frame,
    )
