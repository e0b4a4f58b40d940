# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The woodcuts of goods."""

from __future__ import annotations

from math import cos, pi, sin

from camerlengo.games.q.art.shapes import (
    flame,
)
from camerlengo.games.q.art.strokes import (
    AGED,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    LINE,
    PAPER,
    at,
    block,
    dot,
    line,
    ring,
    shade,
)


def fish() -> str:
    return (
        block("M-46,2C-26,-22 16,-22 30,0L48,-16V18L30,4C16,26 -26,24 -46,2Z")
        + shade("M-20,8C0,18 18,14 30,4C16,26 -12,24 -26,16Z")
        + dot(-30, -2, 3.4)
        + line("M-18,-13Q-10,1 -18,15M-4,-8Q2,0 -4,6M8,-8Q14,0 8,6M20,-5Q24,0 20,4", 2.2)
    )


def leaves() -> str:
    leaf = (
        block("M0,42C-28,20 -28,-14 0,-46C28,-14 28,20 0,42Z", AGED)
        + shade("M0,42V-46C28,-14 28,20 0,42Z")
        + line("M0,42V-40M0,20L-14,6M0,2L-14,-12M0,20L14,6M0,2L14,-12", 2)
    )
    return at(-18, 4, 0.85, leaf, -28) + at(18, 4, 0.85, leaf, 28) + at(0, 2, 0.95, leaf)


def bale() -> str:
    return (
        block("M-44,-22Q0,-34 44,-22V28Q0,40 -44,28Z")
        + shade("M14,-30Q34,-27 44,-22V28Q34,32 14,35Z")
        + line("M-22,-27V34M14,-29V35M-44,2Q0,-8 44,2", 3)
        + line("M-6,-14Q0,-20 6,-14Q0,-8 -6,-14", 2)
    )


def paper() -> str:
    sheet = "M-40,{0}L8,{1}L44,{2}L-6,{3}Z"
    return "".join(
        block(sheet.format(y, y + 12, y - 4, y - 18), PAPER if y != 20 else AGED)
        for y in (30, 20, 10, 0, -10)
    ) + line("M-16,-15L26,2M-16,-15V26M26,2V38", 3, CRIMSON)


def wheat() -> str:
    ear = line("M0,50V-20") + "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="6.5" ry="12" fill="{GOLD}" {LINE} transform="rotate({turn},{x},{y})"/>'
        for x, y, turn in (
            (-9, 4, -30),
            (9, 4, 30),
            (-9, -14, -30),
            (9, -14, 30),
            (-8, -31, -24),
            (8, -31, 24),
            (0, -44, 0),
        )
    )
    return (
        at(-20, 6, 0.8, ear, -16)
        + at(20, 6, 0.8, ear, 16)
        + at(0, 0, 0.95, ear)
        + line("M-16,30H16", 6, CRIMSON)
    )


def salt() -> str:
    return (
        block("M-46,34C-26,30 -16,-8 0,-30C16,-8 26,30 46,34Z")
        + shade("M4,-24C16,-8 26,30 46,34H18C14,10 10,-10 4,-24Z")
        + line("M-24,22L-22,24M-10,10L-8,12M-4,24L-2,26M-2,-6L0,-4M8,18L10,20", 3)
        + block("M-52,34H52V42H-52Z", AGED)
    )


def jar() -> str:
    return (
        block("M-12,-46H12V-32C34,-24 36,6 18,34V44H-18V34C-36,6 -34,-24 -12,-32Z", AGED)
        + shade("M4,-32H12C34,-24 36,6 18,34H6C20,6 18,-20 4,-32Z")
        + line("M-14,-28C-36,-34 -38,-8 -26,-2M14,-28C36,-34 38,-8 26,-2")
        + line("M-18,34H18", 2.4)
    )


def candles() -> str:
    one = block("M-8,-14H8V40H-8Z") + shade("M2,-14H8V40H2Z") + line("M0,-14V-22") + at(0, -32, 0.26, flame())
    return at(-24, 6, 0.9, one) + at(24, 6, 0.9, one) + at(0, 0, 1.05, one) + line("M-44,44H44", 4)


def ingots() -> str:
    one = block("M-22,10L-14,-10H14L22,10Z", GOLD) + shade("M4,-10H14L22,10H8Z")
    return (
        at(-24, 32, 1, one)
        + at(24, 32, 1, one)
        + at(0, 10, 1, one)
        + line("M-50,44H50")
        + at(0, -24, 0.8, line("M-10,0L0,-14L10,0M0,-14V12", 2.6))
    )


def logs() -> str:
    one = (
        block("M-30,-16H36V16H-30Z", AGED) + ring(-30, 0, 16) + ring(-30, 0, 8) + line("M-6,-8H26M-2,4H30", 2)
    )
    return at(-2, 28, 0.9, one) + at(6, 0, 0.9, one) + at(0, -28, 0.9, one)


def hide() -> str:
    return block(
        "M-14,-48L0,-40L14,-48L20,-30C34,-34 44,-30 48,-22L32,-10C36,4 36,14 30,24L44,40L26,44C14,36 8,40 0,50C-8,40 -14,36 -26,44L-44,40L-30,24C-36,14 -36,4 -32,-10L-48,-22C-44,-30 -34,-34 -20,-30Z",
        AGED,
    ) + shade("M0,-40L14,-48L20,-30C34,-34 44,-30 48,-22L32,-10C36,4 36,14 30,24L20,36C10,20 14,-10 0,-40Z")


def painting() -> str:
    return (
        block("M-46,-40H46V40H-46Z", GOLD)
        + block("M-36,-30H36V30H-36Z")
        + ring(14, -14, 8, PAPER)
        + block("M-36,30V8L-14,-14L4,12L14,2L36,22V30Z", AGED)
        + shade("M-14,-14L4,12L-2,30H-20ZM14,2L36,22V30H18Z")
        + line("M-46,-40L-36,-30M46,-40L36,-30M-46,40L-36,30M46,40L36,30", 2)
    )


def mirror() -> str:
    return (
        f'<ellipse cy="-14" rx="30" ry="36" fill="{GOLD}" {LINE}/><ellipse cy="-14" rx="22" ry="28" fill="{PAPER}" {LINE}/>'
        + line("M-10,-24L4,-36M-8,-8L12,-28", 2.4)
        + block("M-5,22H5L8,50H-8Z", GOLD)
    )


def silk() -> str:
    return (
        block(
            "M-40,-22C-20,-34 20,-34 40,-22V16C30,8 20,28 8,18C-2,10 -10,30 -22,20C-30,14 -34,20 -40,24Z",
            AGED,
        )
        + shade("M10,-30Q28,-28 40,-22V16C30,8 20,28 12,20Z")
        + block("M-46,-30A8,8 0 0 1 -46,-14H44A8,8 0 0 0 44,-30Z")
        + line("M-24,-14V18M-6,-14V16M24,-14V16", 2)
        + ring(-46, -22, 8)
    )


def brocade() -> str:
    flower = block("M0,-14C10,-10 12,2 0,12C-12,2 -10,-10 0,-14Z", GOLD) + line(
        "M0,-14V-22M-6,-13L-10,-20M6,-13L10,-20", 2.4
    )
    return (
        block("M-40,-44H40V44H-40Z", CRIMSON)
        + "".join(at(x, y, 0.95, flower) for x, y in ((-20, -18), (20, -18), (0, 14), (-34, 22), (34, 22)))
        + line("M-40,36H40", 2.4, GOLD)
        + line("M-34,44V52M-20,44V52M-6,44V52M8,44V52M22,44V52M36,44V52", 2.6)
    )


def sack() -> str:
    corns = "".join(
        dot(x, y, 4) for x, y in ((-14, -14), (-4, -20), (7, -16), (15, -12), (0, -11), (-8, -25), (10, -24))
    )
    return (
        block("M-32,-12C-48,10 -40,44 -22,46H22C40,44 48,10 32,-12Q0,2 -32,-12Z", AGED)
        + shade("M10,-7Q24,-8 32,-12C48,10 40,44 22,46H12C26,30 26,8 10,-7Z")
        + block("M-34,-14Q0,-38 34,-14Q0,4 -34,-14Z")
        + corns
    )


def crocus() -> str:
    petal = block("M0,10C-16,-8 -12,-34 0,-46C12,-34 16,-8 0,10Z", AGED)
    return (
        line("M0,10V50M0,40C-16,34 -20,14 -22,4M0,40C16,34 20,14 22,4")
        + at(0, 6, 1, petal, -34)
        + at(0, 6, 1, petal, 34)
        + at(0, 4, 1, petal)
        + line("M0,4V-24M0,4L-6,-22M0,4L6,-22", 3, CRIMSON)
    )


def pearls() -> str:
    return (
        line("M-40,-26C-36,-40 -20,-50 0,-50C20,-50 36,-40 40,-26", 2.4)
        + "".join(ring(42 * cos(n * pi / 10), -10 + 40 * sin(n * pi / 10), 8.5) for n in range(-2, 13, 2))
        + at(0, 44, 0.42, block("M0,-26L20,0L0,26L-20,0Z", CRIMSON))
    )


def reliquary() -> str:
    rays = "".join(
        line(
            f"M{26 * cos(n * pi / 6):.1f},{-16 + 26 * sin(n * pi / 6):.1f}L{38 * cos(n * pi / 6):.1f},{-16 + 38 * sin(n * pi / 6):.1f}",
            3,
        )
        for n in range(12)
    )
    return (
        rays
        + ring(0, -16, 26, GOLD)
        + ring(0, -16, 16)
        + line("M-6,-22L6,-10M6,-22L-6,-10", 4)
        + block("M-5,10H5V30L20,44V50H-20V44L-5,30Z", GOLD)
    )


def sugarloaf() -> str:
    return (
        block("M-26,44L-8,-38Q0,-52 8,-38L26,44Z")
        + shade("M4,-42L26,44H6Z")
        + block("M-30,20H30L34,48H-34Z", "#3d5a80")
        + line("M-26,30H28M-28,40H30", 2)
    )


def jewel() -> str:
    return (
        f'<circle cy="16" r="30" fill="none" stroke="{INK}" stroke-width="13"/><circle cy="16" r="30" fill="none" stroke="{GOLD}" stroke-width="8"/>'
        + block("M-20,-30L-12,-46H12L20,-30L0,-6Z", GREEN)
        + line("M-20,-30H20M-8,-30L0,-6L8,-30L4,-46M-8,-30L-4,-46", 2)
    )


def coral() -> str:
    branch = "M0,50V10C0,-4 -10,-8 -20,-18V-40M0,14C8,-2 22,-6 26,-18V-34M-20,-20C-30,-24 -38,-20 -42,-30M-2,-2C0,-20 2,-34 -2,-48M26,-16C34,-18 42,-16 44,-26M0,30C-14,24 -26,22 -32,10"
    return line(branch, 13) + line(branch, 7.5, CRIMSON)
