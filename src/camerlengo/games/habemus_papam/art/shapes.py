# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The drawings that pictures are made of: pieces of SVG around the origin, about 100 wide, one stroke weight."""

from __future__ import annotations

from typing import Final

INK: Final = "#2a1508"
GOLD: Final = "#d9a93f"
DARK_GOLD: Final = "#8a6427"
RED: Final = "#b51d28"
DARK_RED: Final = "#6d0b14"
PAPER: Final = "#f8eed5"

LINE: Final = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'


def at(x: float, y: float, scale: float, inside: str, turn: float = 0) -> str:
    rotate = f"rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:g},{y:g}){rotate}scale({scale:g})">{inside}</g>'


def path(d: str, fill: str, extra: str = LINE) -> str:
    return f'<path d="{d}" fill="{fill}" {extra}/>'


def _mirrored(inside: str) -> str:
    return f'{inside}<g transform="scale(-1,1)">{inside}</g>'


def lily(fill: str) -> str:
    side = path("M7,8C8,-12 18,-30 35,-27C50,-24 50,-2 33,1C36,-8 29,-14 24,-8C18,-1 16,5 14,10Z", fill)
    foot = path("M6,20C10,38 26,38 29,26C21,29 16,25 14,20Z", fill)
    middle = path("M0,-52C15,-32 18,-12 7,8H-7C-18,-12 -15,-32 0,-52Z", fill)
    tail = path("M-6,20H6L0,48Z", fill)
    band = f'<rect x="-20" y="9" width="40" height="11" rx="3" fill="{fill}" {LINE}/>'
    return _mirrored(side + foot) + middle + tail + band


def castle(fill: str) -> str:
    wall = "M-40,42V-4H-42V-22H-34V-15H-28V-22H-20V-4H-14V-30H-17V-48H-9V-41H-4V-48H4V-41H9V-48H17V-30H14V-4H20V-22H28V-15H34V-22H42V-4H40V42Z"
    return path(wall, fill) + path("M-10,42V22A10,11 0 0 1 10,22V42Z", INK)


def lion(fill: str) -> str:
    mane = "".join(
        f'<path d="M-11,-30Q0,-58 11,-30Z" fill="{fill}" {LINE} transform="rotate({angle})"/>'
        for angle in range(0, 360, 30)
    )
    face = f'<circle r="34" fill="{fill}" {LINE}/>'
    features = (
        path("M-20,-12Q-12,-18 -5,-10M20,-12Q12,-18 5,-10M-4,-8L-7,10M4,-8L7,10", "none")
        + path("M-8,10H8L0,19Z", INK)
        + path("M0,19V25M-13,24Q-6,32 0,25Q6,32 13,24", "none")
        + f'<circle cx="-13" cy="-4" r="3.5" fill="{INK}"/><circle cx="13" cy="-4" r="3.5" fill="{INK}"/>'
    )
    return mane + face + features


def dove(fill: str) -> str:
    body = "M-50,-6L-38,-12C-34,-24 -18,-26 -10,-14C-2,-8 8,-4 20,-6L52,-16L46,-2L54,6L34,12C22,30 -8,34 -24,18C-32,10 -34,2 -36,-4Z"
    wing = "M-12,0C-12,-28 2,-46 30,-52C27,-43 27,-38 30,-33C25,-30 25,-26 27,-21C20,-19 20,-14 20,-9C12,2 0,6 -12,0Z"
    branch = (
        '<path d="M-46,-6C-50,6 -46,20 -36,32" fill="none" stroke="#2f6b3b" stroke-width="4" stroke-linecap="round"/>'
        + "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="8" ry="4" fill="#4f9a55" stroke="{INK}" stroke-width="2" transform="rotate({turn},{x},{y})"/>'
            for x, y, turn in ((-53, 8, 60), (-40, 12, -20), (-50, 22, 30), (-36, 25, -40), (-38, 38, 40))
        )
    )
    return branch + path(body, fill) + path(wing, fill) + f'<circle cx="-29" cy="-12" r="3" fill="{INK}"/>'


def bee(fill: str) -> str:
    wings = _mirrored(path("M6,-12C26,-34 46,-30 44,-12C42,4 20,4 6,-4Z", "#fff7e0"))
    stripes = path(
        "M-15,6Q0,14 15,6M-14,20Q0,28 14,20M-8,33Q0,38 8,33",
        "none",
        f'stroke="{INK}" stroke-width="7" stroke-linecap="round"',
    )
    body = path("M0,-16C16,-16 20,8 16,24C12,38 4,46 0,50C-4,46 -12,38 -16,24C-20,8 -16,-16 0,-16Z", fill)
    head = f'<circle cy="-24" r="11" fill="{fill}" {LINE}/>' + path(
        "M-5,-33Q-10,-44 -17,-46M5,-33Q10,-44 17,-46", "none"
    )
    return wings + body + stripes + head


def tiara(fill: str = GOLD) -> str:
    hat = path("M-26,44C-34,10 -30,-30 0,-44C30,-30 34,10 26,44Z", PAPER)
    rings = "".join(
        path(
            f"M{-w},{y}Q0,{y + 9} {w},{y}V{y - 9}L{w * 0.6:g},{y - 4}L{w * 0.3:g},{y - 12}L0,{y - 5}L{-w * 0.3:g},{y - 12}L{-w * 0.6:g},{y - 4}L{-w},{y - 9}Z",
            fill,
        )
        for y, w in ((38, 28), (13, 31), (-11, 26))
    )
    top = f'<circle cy="-48" r="5" fill="{fill}" {LINE}/>' + path("M0,-64V-53M-5,-59H5", "none")
    return hat + rings + top


def hat(fill: str = RED) -> str:
    tassel = _mirrored(
        path("M24,10C40,16 44,26 40,36", "none")
        + f'<circle cx="40" cy="42" r="7" fill="{fill}" {LINE}/>'
        + path("M36,47L33,58H47L44,47Z", fill)
    )
    brim = f'<ellipse cy="2" rx="54" ry="14" fill="{fill}" {LINE}/>'
    crown = path("M-26,0C-26,-34 26,-34 26,0Q0,10 -26,0Z", fill)
    return tassel + brim + crown


def crown(fill: str = GOLD) -> str:
    arch = path("M-36,18L-44,-22L-20,-2L0,-34L20,-2L44,-22L36,18Z", fill)
    band = f'<rect x="-38" y="16" width="76" height="16" rx="3" fill="{fill}" {LINE}/>'
    pearls = "".join(
        f'<circle cx="{x}" cy="{y}" r="6" fill="{PAPER}" {LINE}/>'
        for x, y in ((-44, -26), (0, -39), (44, -26))
    )
    return arch + band + pearls + f'<circle cy="24" r="4" fill="{RED}"/>'


def sun(fill: str = GOLD) -> str:
    rays = "".join(
        f'<path d="M-8,-32L0,-{56 if angle % 45 == 0 else 48}L8,-32Z" fill="{fill}" {LINE} transform="rotate({angle / 10 * 10:g})"/>'
        for angle in range(0, 360, 30)
    )
    features = path("M-11,-6Q-7,-10 -3,-6M11,-6Q7,-10 3,-6M-11,10Q0,20 11,10M0,-3V5", "none")
    return rays + f'<circle r="30" fill="{fill}" {LINE}/>' + features


def fasces(fill: str = "#a8773a") -> str:
    rods = "".join(
        f'<rect x="{x}" y="-44" width="9" height="90" rx="3" fill="{fill}" {LINE}/>' for x in (-18, -9, 0, 9)
    )
    straps = path("M-20,-22H20M-20,2H20M-20,28H20", "none", f'stroke="{RED}" stroke-width="7"')
    axe = path("M18,-34C34,-46 46,-40 48,-30C49,-20 36,-10 18,-16Z", "#cfd3d8")
    return axe + rods + straps


def eagle(fill: str = INK) -> str:
    half = path(
        "M2,-20C4,-34 12,-42 22,-40L34,-34L22,-30C16,-28 14,-22 13,-16C24,-28 38,-34 50,-30C52,-16 46,-2 36,4L40,12L28,12L31,20L20,18C18,28 12,34 10,38L18,50L6,46L0,54V-20Z",
        fill,
        f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"',
    )
    return _mirrored(half)


def galley(fill: str = "#a8773a") -> str:
    oars = path(
        "M-26,24L-36,46M-12,26L-20,48M2,26L-4,48M16,24L12,46",
        "none",
        f'stroke="{INK}" stroke-width="4" stroke-linecap="round"',
    )
    hull = path("M-50,6H40L56,-6C54,14 44,28 30,28H-32C-42,28 -48,18 -50,6Z", fill)
    sail = path("M-4,-48L-6,2M-4,-48C24,-40 34,-20 30,-4L-5,-4Z", PAPER)
    return oars + hull + sail + path("M-4,-48L-20,-42L-4,-38Z", RED)


def scroll(fill: str = PAPER) -> str:
    sheet = path(
        "M-34,-40H30C42,-40 42,-24 30,-24H26V30C26,44 12,46 8,36H-38C-46,36 -44,22 -36,22H-30V-30C-30,-34 -34,-40 -34,-40Z",
        fill,
    )
    lines = path("M-18,-14H14M-18,-2H14M-18,10H8", "none")
    seal = f'<circle cx="20" cy="34" r="13" fill="{RED}" {LINE}/>'
    return sheet + lines + seal


def holy_office(fill: str = "#7b4a22") -> str:
    cross = path("M-6,-50H6V-26H26V-14H6V48H-6V-14H-26V-26H-6Z", fill)
    sword = path("M36,-34L40,-42L44,-34V20H36ZM30,20H50V26H30ZM38,26H42V42H38Z", "#cfd3d8")
    branch = path(
        "M-40,44C-36,20 -38,0 -40,-34", "none", 'stroke="#2f6b3b" stroke-width="4" stroke-linecap="round"'
    ) + "".join(
        f'<ellipse cx="{-40 + side * 8}" cy="{y}" rx="8" ry="4" fill="#4f9a55" stroke="{INK}" stroke-width="2" transform="rotate({side * -35},{-40 + side * 8},{y})"/>'
        for y, side in ((-28, 1), (-16, -1), (-4, 1), (8, -1), (20, 1))
    )
    return branch + sword + cross


def wing(fill: str = PAPER) -> str:
    feathers = "M-46,30C-40,-14 -10,-42 48,-46C44,-36 38,-32 32,-30C38,-28 40,-26 44,-26C38,-16 30,-13 22,-12C28,-10 30,-8 34,-8C28,2 18,5 10,5C16,8 18,9 20,10C10,22 -12,22 -22,18C-30,22 -38,28 -46,30Z"
    return (
        path(feathers, fill)
        + path("M-46,30C-30,4 0,-18 30,-30M-22,18C-10,14 0,8 10,5M-14,2C0,-4 12,-10 22,-12", "none")
        + path("M-50,40L-30,20", "none", f'stroke="{RED}" stroke-width="7" stroke-linecap="round"')
    )


def bag(fill: str = "#a8773a") -> str:
    sack = path("M-14,-22C-40,-4 -46,40 -24,44H24C46,40 40,-4 14,-22Z", fill)
    neck = path("M-16,-22L-26,-42C-14,-36 -8,-46 0,-40C8,-46 14,-36 26,-42L16,-22Z", fill)
    tie = path("M-17,-22H17", "none", f'stroke="{RED}" stroke-width="7" stroke-linecap="round"')
    coin = f'<circle cy="14" r="15" fill="{GOLD}" {LINE}/>'
    return (
        sack
        + neck
        + tie
        + coin
        + path(
            "M0,5V23M-5,9H3A4,4 0 0 1 3,15H-3A4,4 0 0 0 -3,20H6", "none", f'stroke="{INK}" stroke-width="2"'
        )
    )


def coin() -> str:
    return (
        f'<circle r="46" fill="{GOLD}" {LINE}/><circle r="36" fill="none" stroke="{DARK_GOLD}" stroke-width="3" stroke-dasharray="2 5"/>'
        + at(0, 2, 0.52, keys(PAPER))
        + '<path d="M-30,-24A38,38 0 0 1 4,-38" fill="none" stroke="#fff2bf" stroke-width="5" stroke-linecap="round"/>'
    )


def keys(fill: str = GOLD) -> str:
    key = (
        path("M-5,-14V40H-18V32H-12V26H-18V18H-5M-5,-14H5V40", fill)
        + f'<circle cy="-30" r="16" fill="none" stroke="{INK}" stroke-width="15"/><circle cy="-30" r="16" fill="none" stroke="{fill}" stroke-width="9"/>'
    )
    return f'<g transform="rotate(38)">{key}</g><g transform="rotate(-38)scale(-1,1)">{key}</g>'


def skull() -> str:
    bone = path(
        "M-44,34L44,52M44,34L-44,52", "none", f'stroke="{INK}" stroke-width="12" stroke-linecap="round"'
    ) + path(
        "M-44,34L44,52M44,34L-44,52", "none", f'stroke="{PAPER}" stroke-width="7" stroke-linecap="round"'
    )
    head = path("M-32,-12C-32,-58 32,-58 32,-12C32,2 24,8 20,12V26H-20V12C-24,8 -32,2 -32,-12Z", PAPER)
    return (
        bone
        + head
        + f'<circle cx="-13" cy="-10" r="9" fill="{INK}"/><circle cx="13" cy="-10" r="9" fill="{INK}"/>'
        + path("M0,0L-4,8H4Z", INK)
        + path("M-8,26V16M0,26V16M8,26V16", "none")
    )


def hourglass() -> str:
    frame = path("M-32,-46H32V-36H-32ZM-32,36H32V46H-32Z", "#a8773a")
    glass = path(
        "M-24,-36H24C24,-12 6,-8 6,0C6,8 24,12 24,36H-24C-24,12 -6,8 -6,0C-6,-8 -24,-12 -24,-36Z", PAPER
    )
    return frame + glass + path("M-18,34C-14,20 0,16 0,16C0,16 14,20 18,34ZM-12,-18H12L0,-4Z", GOLD, "")


def eye() -> str:
    return (
        path("M-48,0Q0,-46 48,0Q0,46 -48,0Z", PAPER)
        + f'<circle r="19" fill="#7b4a22" {LINE}/><circle r="9" fill="{INK}"/>'
    )


def arrows() -> str:
    one = path("M-44,-8C-34,-40 20,-46 36,-22L44,-30L48,2L18,-6L27,-13C12,-30 -22,-24 -30,-6Z", GOLD)
    return one + f'<g transform="rotate(180)">{one}</g>'


GEMS: Final[dict[str, str]] = {
    # each its own cut: the brilliant from the side, the oval and the step cut from above, the drop
    "diamond": path("M-44,-16L-22,-38H22L44,-16L0,44Z", "#eaf6ff")
    + path(
        "M-44,-16H44M-22,-38L-14,-16L0,44L14,-16L22,-38M-14,-16L0,-38L14,-16",
        "none",
        f'stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"',
    )
    + path("M-14,-16L0,-38L14,-16ZM-44,-16H-14L0,44Z", "#bfe0f5", 'opacity="0.75"')
    + path("M-22,-38L-44,-16H-14Z", "#fff", 'opacity="0.9"'),
    "ruby": f'<ellipse rx="46" ry="35" fill="#c41230" {LINE}/><ellipse rx="24" ry="16" fill="#ef5a6f" stroke="{INK}" stroke-width="2.2"/>'
    + path(
        "M-46,0L-24,0M46,0H24M-33,-24L-17,-11M33,-24L17,-11M-33,24L-17,11M33,24L17,11M0,-35V-16M0,35V16",
        "none",
        f'stroke="{INK}" stroke-width="2.2"',
    )
    + '<path d="M-30,-18Q-18,-29 -2,-30" fill="none" stroke="#ffd0d5" stroke-width="5" stroke-linecap="round"/>',
    "sapphire": path("M-26,-44H26L38,-30V30L26,44H-26L-38,30V-30Z", "#1f4fb4")
    + path("M-18,-32H18L26,-22V22L18,32H-18L-26,22V-22Z", "#3f78dd", f'stroke="{INK}" stroke-width="2.2"')
    + path("M-10,-20H10L14,-14V14L10,20H-10L-14,14V-14Z", "#8db7ff", f'stroke="{INK}" stroke-width="2.2"')
    + path(
        "M-26,-44L-18,-32M26,-44L18,-32M-38,-30L-26,-22M38,-30L26,-22M-38,30L-26,22M38,30L26,22M-26,44L-18,32M26,44L18,32",
        "none",
        f'stroke="{INK}" stroke-width="2.2"',
    ),
    "amber": path("M0,-48C8,-26 34,-8 34,16A34,32 0 0 1 -34,16C-34,-8 -8,-26 0,-48Z", "#e88a12")
    + '<path d="M-20,16A21,20 0 0 0 2,36" fill="none" stroke="#ffe0a0" stroke-width="6" stroke-linecap="round"/><path d="M-4,-22C-12,-8 -20,0 -21,8" fill="none" stroke="#ffe0a0" stroke-width="4" stroke-linecap="round"/>'
    + '<circle cx="11" cy="14" r="5" fill="#a85b06"/><circle cx="3" cy="2" r="2.5" fill="#a85b06"/>',
}

# Crests: the field has a shape of its own for each faction, beside colour and charge.
FIELDS: Final[dict[str, tuple[str, str]]] = {
    "france": ("M-44,-48H44V0C44,28 24,42 0,54C-24,42 -44,28 -44,0Z", "#22357f"),
    "spain": ("M-34,-48H34L48,-34V34L34,48H-34L-48,34V-34Z", "#f3e3b8"),
    "innocent": ("M0,-52C60,-52 60,52 0,52C-60,52 -60,-52 0,-52Z", "#2e6b4f"),
    "urban": ("M0,-54L48,-27V27L0,54L-48,27V-27Z", "#7fb4dc"),
    "late": ("M0,-50A50,50 0 1 1 0,50A50,50 0 1 1 0,-50Z", "#8b7a5f"),
}
COLOURS: Final = {
    "france": "#22357f",
    "spain": "#a8231c",
    "innocent": "#2e6b4f",
    "urban": "#b57a12",
    "late": "#5d5140",
}


def crest(faction: str) -> str:
    shape, field = FIELDS[faction]
    edge = f'<path d="{shape}" fill="{field}" stroke="{INK}" stroke-width="8"/><path d="{shape}" fill="none" stroke="{GOLD}" stroke-width="4"/>'
    if faction == "france":
        return edge + "".join(at(x, y, 0.42, lily(GOLD)) for x, y in ((-21, -22), (21, -22), (0, 20)))
    if faction == "spain":
        red = '<path d="M-34,-48H0V0H-48V-34ZM0,0H48V34L34,48H0Z" fill="#a8231c"/>'
        cross = f'<path d="M0,-48V48M-48,0H48" stroke="{INK}" stroke-width="2.5"/>'
        return (
            edge
            + red
            + cross
            + at(-22, -21, 0.4, castle(GOLD))
            + at(22, 21, 0.4, castle(GOLD))
            + at(22, -22, 0.36, lion("#c46fa0"))
            + at(-22, 22, 0.36, lion("#c46fa0"))
        )
    if faction == "innocent":
        return edge + at(2, 2, 0.68, dove("#fffaf0"))
    if faction == "urban":
        return edge + "".join(at(x, y, 0.4, bee("#e2a81c")) for x, y in ((-20, -16), (20, -16), (0, 22)))
    return edge + at(0, 0, 0.62, hourglass())


SYMBOLS: Final[dict[str, str]] = {
    "dove": dove("#fffaf0"),
    "louis": at(0, 0, 0.95, sun()),
    "mazarin": fasces(),
    "eagle": eagle(),
    "galley": galley(),
    "nunciature": scroll(),
    "holy_office": holy_office(),
    "bees": at(-20, -6, 0.62, bee("#e2a81c")) + at(22, 6, 0.62, bee("#e2a81c")),
    "squadron": wing(),
}


SHIELDS: Final = (
    "#1f4e79",
    "#a3172a",
    "#2e6b4f",
    "#5b2e73",
    "#8a5a12",
    "#1d1a1a",
    "#0f6b75",
    "#9c3d7a",
    "#6b4a2f",
)


def shield(number: int) -> str:
    """The ground of a symbol for which there is no drawing, in one of nine colours."""
    outline = "M-44,-48H44V4C44,30 22,46 0,54C-22,46 -44,30 -44,4Z"
    edge = f'<path d="{outline}" fill="none" stroke="{GOLD}" stroke-width="4"/>'
    return path(outline, SHIELDS[number % len(SHIELDS)], f'stroke="{INK}" stroke-width="8"') + edge


def portrait(seed: int, age: int, leader: bool) -> str:
    """A bust of about 300 by 400 around the origin: no face, but age, beard, build and hat are somebody's own."""
    hair = "#3a2718" if age < 45 else "#6b5947" if age < 55 else "#a39a8d" if age < 65 else "#e4dfd3"
    skin = ("#c99a73", "#b98660", "#d3a985")[seed % 3]
    wide = 62 + seed * 7 % 4 * 4
    stoop = 0 if age < 60 else 8 if age < 70 else 16
    shoulders = f"M-170,230C-165,110 {-wide - 18},88 -38,72H38C{wide + 18},88 165,110 170,230Z"
    cape = path(shoulders, RED, f'stroke="{DARK_RED}" stroke-width="4"')
    buttons = "".join(f'<circle cy="{y}" r="5" fill="{DARK_RED}"/>' for y in range(104, 230, 26))
    folds = path(
        "M-92,120C-98,160 -96,200 -104,230M92,120C98,160 96,200 104,230",
        "none",
        f'stroke="{DARK_RED}" stroke-width="4" opacity="0.6"',
    )
    collar = path("M-44,70L0,112L44,70L30,58H-30Z", "#fbf6ea", f'stroke="{INK}" stroke-width="3"')
    neck = f'<rect x="-32" y="20" width="64" height="62" fill="{skin}"/>'
    locks = path(
        f"M{-wide - 6},-40C{-wide - 22},20 {-wide - 6},{50 if seed % 2 else 24} {-wide + 14},{52 if seed % 2 else 22}H{wide - 14}C{wide + 6},{50 if seed % 2 else 24} {wide + 22},20 {wide + 6},-40Z",
        hair,
        "",
    )
    head = f'<path d="M{-wide},-50C{-wide},20 -40,66 0,68C40,66 {wide},20 {wide},-50C{wide},-110 {-wide},-110 {-wide},-50Z" fill="{skin}"/>'
    brows = path("M-36,-14H-14M14,-14H36", "none", f'stroke="{hair}" stroke-width="7" stroke-linecap="round"')
    nose = path(
        "M0,-10V18Q-8,24 -9,20",
        "none",
        f'stroke="{INK}" stroke-width="3" opacity="0.45" stroke-linecap="round"',
    )
    beards = (
        path("M-26,34Q0,22 26,34Q14,38 0,36Q-14,38 -26,34ZM-10,50H10L0,84Z", hair, ""),
        path("M-30,32Q0,22 30,32Q40,60 0,96Q-40,60 -30,32Z", hair, "")
        + path("M-10,42Q0,48 10,42", "none", f'stroke="{INK}" stroke-width="3"'),
        path("M-12,42Q0,48 12,42", "none", f'stroke="{INK}" stroke-width="3" opacity="0.6"'),
        path(
            f"M{-wide + 4},0C{-wide + 4},60 -30,112 0,118C30,112 {wide - 4},60 {wide - 4},0C{wide - 22},30 30,28 0,26C-30,28 {-wide + 22},30 {-wide + 4},0Z",
            hair,
            "",
        )
        + path("M-11,44Q0,50 11,44", "none", f'stroke="{INK}" stroke-width="3"'),
    )
    lines = (
        path(
            "M-44,4Q-38,12 -40,20M44,4Q38,12 40,20",
            "none",
            f'stroke="{INK}" stroke-width="2.5" opacity="0.4"',
        )
        if age >= 55
        else ""
    )
    hats = (
        path(
            f"M{-wide - 4},-58L{-wide - 14},-124Q-30,-142 -22,-118Q-10,-156 0,-122Q14,-154 24,-118Q36,-142 {wide + 14},-124L{wide + 4},-58Q0,-80 {-wide - 4},-58Z",
            RED,
            f'stroke="{DARK_RED}" stroke-width="4"',
        ),
        path(
            f"M{-wide + 6},-78C{-wide + 6},-132 {wide - 6},-132 {wide - 6},-78Q0,-98 {-wide + 6},-78Z",
            RED,
            f'stroke="{DARK_RED}" stroke-width="4"',
        ),
        f'<ellipse cy="-72" rx="{wide + 66}" ry="24" fill="{RED}" stroke="{DARK_RED}" stroke-width="4"/>'
        + path(
            "M-52,-78C-52,-142 52,-142 52,-78Q0,-62 -52,-78Z", RED, f'stroke="{DARK_RED}" stroke-width="4"'
        ),
    )
    chain = (
        path("M-70,96Q0,190 70,96", "none", f'stroke="{GOLD}" stroke-width="8"')
        + at(0, 158, 0.42, path("M-10,-40H10V-14H36V6H10V46H-10V6H-36V-14H-10Z", GOLD))
        if leader
        else ""
    )
    top = head + lines + brows + nose + beards[(seed * 3 + age) % 4] + hats[(seed + age) % 3]
    return (
        cape
        + folds
        + buttons
        + chain
        + neck
        + collar
        + f'<g transform="translate(0,{stoop})rotate({(seed % 5 - 2) * 2})">{locks}{top}</g>'
    )
