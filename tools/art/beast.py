# ruff: noqa: E501  a path is one word
"""The leopard of Normandie: a lion passant guardant, built from limbs of varying thickness.

A limb is a line of (x, y, thickness); its outline is a smooth closed curve around it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.art.engraving import pairs

Limb = list[tuple[float, float, float]]


def smooth(points: list[tuple[float, float]], closed: bool = True, tension: float = 6.0) -> str:
    """A Catmull-Rom curve through the points as cubic Béziers."""
    count = len(points)

    def at(i: int) -> tuple[float, float]:
        return points[i % count] if closed else points[max(0, min(count - 1, i))]

    d = "M" + pairs(points[0])
    for i in range(count if closed else count - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        c1 = (p1[0] + (p2[0] - p0[0]) / tension, p1[1] + (p2[1] - p0[1]) / tension)
        c2 = (p2[0] - (p3[0] - p1[0]) / tension, p2[1] - (p3[1] - p1[1]) / tension)
        d += "C" + pairs(c1, c2, p2)
    return d + ("Z" if closed else "")


def limb(line: Limb) -> str:
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    for i, (x, y, thickness) in enumerate(line):
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        angle = math.atan2(after[1] - before[1], after[0] - before[0])
        nx, ny = -math.sin(angle) * thickness / 2, math.cos(angle) * thickness / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return smooth(left + right[::-1])


def paw() -> str:
    """Three toes and their claws, pointing to the left."""
    toes = "M6,-5C2,-8 -4,-8.5 -6,-5.5C-9.5,-6.5 -11.5,-3 -9,-1C-12,0 -11.5,4 -7.5,4C-6,6 -1,6 1,4.6C5,5.6 9.5,4.5 10,0C10,-3 8,-5 6,-5Z"
    for x, y, tilt in ((-7.6, -5.4, 22), (-10, -1.6, -2), (-9.2, 3, -24)):
        c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))

        def at(
            px: float, py: float, x: float = x, y: float = y, c: float = c, s: float = s
        ) -> tuple[float, float]:
            return x + px * c - py * s, y + px * s + py * c

        toes += (
            "M"
            + pairs(at(1.5, -1.9))
            + "Q"
            + pairs(at(-3.5, -1.9), at(-6, 1.8))
            + "Q"
            + pairs(at(-2, 1.2), at(1.5, 1.9))
            + "Z"
        )
    return toes


def flames(
    cx: float, cy: float, tips: Sequence[tuple[float, float]], valley: float, sweep: float = 7.0
) -> str:
    """A mane: curved locks; each tip is (angle in degrees, radius)."""
    d = ""
    step = 360 / len(tips)
    for i, (angle, radius) in enumerate(tips):
        a, b = math.radians(angle - step / 2), math.radians(angle + step / 2)
        t = math.radians(angle + sweep)
        start = (cx + valley * math.cos(a), cy + valley * math.sin(a))
        end = (cx + valley * math.cos(b), cy + valley * math.sin(b))
        tip = (cx + radius * math.cos(t), cy + radius * math.sin(t))
        m = math.radians(angle - step * 0.42)
        one = (cx + radius * 0.93 * math.cos(m), cy + radius * 0.93 * math.sin(m))
        n = math.radians(angle + step * 0.35)
        two = (cx + radius * 0.80 * math.cos(n), cy + radius * 0.80 * math.sin(n))
        if i == 0:
            d = "M" + pairs(start)
        d += "Q" + pairs(one, tip) + "Q" + pairs(two, end)
    return d + "Z"


def leopard(name: str, gold: str, shade: str, ink: str) -> tuple[str, str]:
    """(definitions, drawing) of one leopard in a box of about 170 by 88, facing the viewer's left."""
    far = [
        # raised foreleg
        limb([(52, 52, 20), (39, 57, 15), (29, 55, 11.5), (23, 47, 9), (18, 40, 8.5)]),
        # far hind leg, stepping forward
        limb([(122, 46, 26), (111, 57, 20), (106, 65, 12), (109, 72, 8.5), (105, 79, 8.5)]),
    ]
    near = [
        limb([(44, 43, 30), (57, 45, 38), (78, 44.5, 32), (104, 40.5, 20), (124, 41, 28), (139, 47, 20)]),
        # standing foreleg
        limb([(60, 44, 30), (64, 56, 19), (64.5, 66, 11), (62.5, 74, 8.8), (58, 80, 9)]),
        # near hind leg
        limb(
            [(131, 45, 31), (130, 57, 25), (137, 66, 13), (145, 70.5, 8.8), (143, 77.5, 8.5), (139, 80.5, 8)]
        ),
    ]
    tail = [
        limb(
            [
                (136, 44, 10),
                (148, 42, 7),
                (157, 36, 5.6),
                (159, 26, 5.2),
                (151, 18.5, 5),
                (139, 18.5, 5),
                (129, 15, 5),
                (125, 8, 4.6),
            ]
        ),
        # tuft: three flames
        "M127,12C119,14 111,10 106,2C112,5.5 117,5 120.5,2.5C117,-1 116,-6 118,-12C121.5,-6.5 125,-4.5 128,-3C129.5,-7 133,-10 138,-10C134.5,-5.5 135,0 134,5C133,9.5 131,11.5 127,12Z",
        # the curl halfway along
        "M157,33C156,28 158,24 162,22C166,21 168,18 168,14C172,20 171,30 164,33C161,34.5 158,34.5 157,33Z",
    ]
    tips = [
        (a, r)
        for a, r in zip(
            range(-90, 270, 24), (24, 24, 24, 24.5, 26, 28, 30, 31, 30, 28, 26, 24.5, 24, 24, 24), strict=True
        )
    ]
    mane = flames(40, 22, tips, 18.5)
    chest = "M28,34C26,43 29,50 35,55C35,50 37,48 39,47C40,53 44,58 50,60.5C49,56 50,53 52,50C55,54.5 59,56 63,56C59,51 60,44 62,38C52,30 38,28 28,34Z"
    face = (
        "M40,8.5C43,8.5 46,9.2 48.2,10.6C49,7.6 51.6,5.6 55,6.2C56.8,9.4 56,13 53.2,15.2C54,18.6 53,22.6 51,25.4"
        "C51.4,29 50,32.6 46.8,34C45.4,37.4 43,39.4 40,39.4C37,39.4 34.6,37.4 33.2,34C30,32.6 28.6,29 29,25.4"
        "C27,22.6 26,18.6 26.8,15.2C24,13 23.2,9.4 25,6.2C28.4,5.6 31,7.6 31.8,10.6C34,9.2 37,8.5 40,8.5Z"
    )

    tails = "".join('<path d="' + d + '"/>' for d in tail)
    foot = f'<use href="#{name}-paw"'
    defs = (
        f'<path id="{name}-paw" d="{paw()}"/>'
        f'<g id="{name}-far"><path d="{"".join(far)}"/>{foot} transform="translate(13,34)rotate(32)"/>{foot} x="97" y="82"/></g>'
        f'<g id="{name}-near">{tails}<path d="{"".join(near)}"/>{foot} x="50" y="82"/>{foot} x="131" y="82"/></g>'
        f'<g id="{name}-mane"><path d="{chest}"/><path d="{mane}"/></g>'
    )
    line = f'fill="none" stroke="{ink}" stroke-linecap="round"'
    body = f'<g fill="{gold}" stroke="{ink}" stroke-linejoin="round">'
    for part in ("far", "near", "mane"):
        # each part twice: the thick outline of the whole, then the gold over it
        body += f'<use href="#{name}-{part}" stroke-width="2.8"/><use href="#{name}-{part}" stroke="none"/>'
    body += "</g>"
    # engraved modelling: locks of the mane, ribs, thigh, shadow under the belly
    locks = []
    for a, r in tips:
        t0, t1, t2 = math.radians(a - 3), math.radians(a + 1), math.radians(a + 5)
        r0, r2 = 17.6, r * 0.86
        r1 = (r0 + r2) / 2
        locks.append(
            "M"
            + pairs((40 + r0 * math.cos(t0), 22 + r0 * math.sin(t0)))
            + "Q"
            + pairs(
                (40 + r1 * math.cos(t1 - 0.1), 22 + r1 * math.sin(t1 - 0.1)),
                (40 + r2 * math.cos(t2), 22 + r2 * math.sin(t2)),
            )
        )
    shading = (
        "M68,33C73,40 74,49 70,57M74,35C79,41 80,48 77,54M80,37C84,42 85,47 83,52"
        "M117,32C111,38 111,47 115,53M122,32C116,39 116,47 120,53M127,33C122,39 122,45 125,50"
        "M86,54C93,52 99,49 105,46M84,50.6C91,49 97,46.6 103,43.6"
        "M126,61C130,66 134,69 140,71.5M71,59C69,63 68,67 67.6,70M27,49C28,53 31,57 36,59.4M62,62C62,66 61.4,70 60,74"
        "M144,40.6C150,39.4 155.6,35 156.4,29M128,9C126,4 124,1 121,-3M126,10C120,10 115,8 112,6M130,8C131,3 132,-2 134,-5"
        "M46,77.5C48.5,76.5 51,76.8 53,78M93,77.5C95.5,76.5 98,76.8 100,78M127,77.5C129.5,76.5 132,76.8 134,78M160,30C164,29 166,26 167,22"
    )
    body += f'<path d="{"".join(locks)}{shading}" fill="none" stroke="{shade}" stroke-width=".9" stroke-linecap="round"/>'
    body += f'<path d="{face}" fill="{gold}" stroke="{ink}" stroke-width="1.1"/>'
    details = (
        # ears, brow, bridge of the nose, muzzle, mouth, chin
        "M27.2,8.8Q29.6,10 29.6,13.4M52.8,8.8Q50.4,10 50.4,13.4"
        "M29.8,18.4C31.6,14.4 35.6,14.4 37.6,17.6C38.2,20.4 38,23 37.2,25.6M50.2,18.4C48.4,14.4 44.4,14.4 42.4,17.6C41.8,20.4 42,23 42.8,25.6"
        "M40,29.8V31.6C38.4,35 33.6,34.6 31.6,31M40,31.6C41.6,35 46.4,34.6 48.4,31M37.4,36.4Q40,37.6 42.6,36.4"
        "M36.6,10.8C38,12.6 38.4,13.6 38.6,15.4M43.4,10.8C42,12.6 41.6,13.6 41.4,15.4"
    )
    body += f'<path d="{details}" {line} stroke-width=".9"/>'
    body += (
        f'<path d="M30.8,20.4Q34,15.8 37,20.8Q33.8,23.4 30.8,20.4ZM49.2,20.4Q46,15.8 43,20.8Q46.2,23.4 49.2,20.4Z" fill="#fff8e4" stroke="{ink}" stroke-width="1"/>'
        f'<path d="M35.8,26.2Q40,24 44.2,26.2Q43,29.8 40,30.4Q37,29.8 35.8,26.2ZM33.5,29.6h.9v.9h-.9ZM35,31.3h.9v.9h-.9ZM45.6,29.6h.9v.9h-.9ZM44.1,31.3h.9v.9h-.9Z" fill="{ink}"/>'
        f'<circle cx="34.2" cy="20" r="1.5" fill="{ink}"/><circle cx="45.8" cy="20" r="1.5" fill="{ink}"/>'
    )
    return defs, body
