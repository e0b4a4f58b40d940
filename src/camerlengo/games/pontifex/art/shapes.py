# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The drawings that pictures are made of: flat pieces of SVG around the origin, about 100 wide."""

from __future__ import annotations

from typing import Final

INK: Final = "#1c1a2b"
PAPER: Final = "#fffaf0"
RED: Final = "#c8142f"
DARK_RED: Final = "#8f0a20"
GOLD: Final = "#f2b632"
DARK_GOLD: Final = "#b57b0c"
WHITE: Final = "#ffffff"

CONTINENTS: Final = ("europe", "africa", "asia", "north_america", "south_america", "oceania")
COLOURS: Final = {  # by continent: plain, dark, light
    "europe": ("#4a7fc4", "#22508f", "#a9c8ee"),
    "africa": ("#e5a02c", "#a36404", "#f8d896"),
    "asia": ("#d9583f", "#962a17", "#f6b8a6"),
    "north_america": ("#4fa36a", "#1f6a3c", "#aedcbb"),
    "south_america": ("#9468bd", "#5c3588", "#d3bcea"),
    "oceania": ("#2ca3ab", "#0c6870", "#a2e0e2"),
}
SEATS: Final = ("#c8102e", "#1546a0", "#12703d", "#d95f02")


def at(x: float, y: float, scale: float, inside: str, turn: float = 0) -> str:
    rotate = f"rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:g},{y:g}){rotate}scale({scale:g})">{inside}</g>'


def path(d: str, fill: str, extra: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{" " + extra if extra else ""}/>'


def stroke(d: str, colour: str, width: float = 8) -> str:
    return path(
        d,
        "none",
        f'stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"',
    )


def circle(x: float, y: float, radius: float, fill: str, extra: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{" " + extra if extra else ""}/>'


def ellipse(x: float, y: float, across: float, down: float, fill: str) -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{down:g}" fill="{fill}"/>'


def mirrored(inside: str) -> str:
    return f'{inside}<g transform="scale(-1,1)">{inside}</g>'


# --- patterns: a continent is known without its colour ----------------------------------------------

PATTERNS: Final = {  # a tile of 24 by 24
    "europe": '<circle cx="6" cy="6" r="2.2"/><circle cx="18" cy="18" r="2.2"/>',
    "africa": '<path d="M-6,6L6,-6M-6,30L30,-6M18,30L30,18" fill="none" stroke-width="3"/>',
    "asia": '<path d="M0,16L6,8L12,16L18,8L24,16" fill="none" stroke-width="2.4"/>',
    "north_america": '<path d="M0,6H24M0,18H24" fill="none" stroke-width="2.2"/>',
    "south_america": '<path d="M3,6H9M6,3V9M15,18H21M18,15V21" fill="none" stroke-width="2.2"/>',
    "oceania": '<path d="M0,12Q6,5 12,12T24,12" fill="none" stroke-width="2.4"/>',
}


def pattern(continent: str, colour: str, size: int = 24) -> str:
    drawn = PATTERNS[continent]
    return (
        f'<pattern id="p-{continent}" width="{size}" height="{size}" viewBox="0 0 24 24" patternUnits="userSpaceOnUse">'
        f'<g fill="{colour}" stroke="{colour}">{drawn}</g></pattern>'
    )


# --- politics: an open hand, a closed fist ----------------------------------------------------------


def open_hand(fill: str, line: str) -> str:
    hand = "M-26,44C-36,28 -46,8 -48,-2C-49,-9 -40,-13 -36,-6L-25,12V-32C-25,-41 -12,-41 -12,-32V-4H-10V-42C-10,-51 4,-51 4,-42V-4H6V-38C6,-47 19,-47 19,-38V-2H21V-26C21,-34 34,-34 34,-26V14C34,28 28,36 24,44Z"
    return path(hand, fill, f'stroke="{line}" stroke-width="5" stroke-linejoin="round"')


def fist(fill: str, line: str) -> str:
    edge = f'stroke="{line}" stroke-width="5" stroke-linejoin="round"'
    fingers = "".join(
        f'<rect x="{x}" y="-38" width="20" height="40" rx="9" fill="{fill}" {edge}/>'
        for x in (-40, -20, 0, 20)
    )
    palm = path("M-38,-6H40V12C40,30 30,38 24,46H-24C-32,38 -38,28 -38,14Z", fill, edge)
    thumb = path("M-42,-4C-44,-14 -34,-18 -26,-15L8,-6C16,-4 15,9 6,9L-16,6V14", fill, edge)
    return fingers + palm + thumb


# --- small signs --------------------------------------------------------------------------------------


def plane(fill: str, line: str = "none") -> str:
    d = "M0,-50C6,-50 8,-40 8,-30V-14L48,12V22L8,8V30L20,40V47L0,42L-20,47V40L-8,30V8L-48,22V12L-8,-14V-30C-8,-40 -6,-50 0,-50Z"
    edge = (
        f'stroke="{line}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"'
        if line != "none"
        else ""
    )
    return path(d, fill, edge)


def coin() -> str:
    return circle(0, 0, 46, GOLD, f'stroke="{DARK_GOLD}" stroke-width="7"') + circle(
        0, 0, 33, "none", f'stroke="{DARK_GOLD}" stroke-width="3" stroke-dasharray="5 5"'
    )


def halo(colour: str) -> str:
    return (
        f'<ellipse cx="0" cy="-32" rx="34" ry="11" fill="none" stroke="{colour}" stroke-width="9"/>'
        + circle(0, -2, 18, colour)
        + path("M-34,48C-34,24 -18,20 0,20S34,24 34,48Z", colour)
    )


def sandal(colour: str) -> str:
    """A shoe with a wing: how far one comes."""
    shoe = "M-40,10C-30,14 -22,8 -18,-2L2,4C10,18 26,22 40,26C48,29 48,42 40,42H-40C-46,42 -46,12 -40,10Z"
    return path(shoe, colour) + stroke(
        "M-30,-8C-44,-14 -48,-28 -46,-40C-30,-38 -16,-32 -8,-16M-24,-10C-30,-18 -30,-26 -28,-34", colour, 7
    )


def _inside(colour: str) -> str:
    """What shows on something of this colour."""
    return PAPER if colour == INK else INK


def horns(colour: str) -> str:
    head = "M-44,-46C-46,-26 -38,-14 -26,-10C-32,-2 -34,6 -34,14C-34,34 -18,48 0,48S34,34 34,14C34,6 32,-2 26,-10C38,-14 46,-26 44,-46C38,-34 28,-28 14,-24C4,-28 -4,-28 -14,-24C-28,-28 -38,-34 -44,-46Z"
    return (
        path(head, colour)
        + stroke("M-20,6L-6,12M20,6L6,12", _inside(colour), 6)
        + stroke("M-14,28Q0,38 14,28", _inside(colour), 6)
    )


SCORES: Final = {"holiness": halo, "movement": sandal, "sins": horns}


def die_face(fill: str, line: str) -> str:
    """A twenty-sided die, seen on one of its triangles; the number stands in the middle."""
    hexagon = "M0,-50L43.3,-25V25L0,50L-43.3,25V-25Z"
    triangle = "M0,-31L29,19H-29Z"
    edges = "M0,-50L0,-31M43.3,-25L0,-31L-43.3,-25M43.3,-25L29,19L43.3,25M-43.3,-25L-29,19L-43.3,25M0,50L29,19M0,50L-29,19"
    return (
        path(hexagon, fill, f'stroke="{line}" stroke-width="3" stroke-linejoin="round"')
        + path(triangle, "#ffffff", 'opacity="0.16"')
        + path("M0,-31L29,19L43.3,-25Z", "#000", 'opacity="0.1"')
        + path("M0,50L29,19H-29Z", "#000", 'opacity="0.2"')
        + stroke(edges, line, 1.6)
        + stroke(triangle, line, 2)
    )


# --- effects: one sign each ---------------------------------------------------------------------------


def _coins(x: float, y: float) -> str:
    return at(x, y, 0.42, coin())


def _card(x: float, y: float, turn: float, colour: str) -> str:
    return f'<rect x="{x - 15}" y="{y - 21}" width="30" height="42" rx="5" fill="none" stroke="{colour}" stroke-width="6" transform="rotate({turn},{x},{y})"/>'


def hat(colour: str) -> str:
    """A cardinal's cap and shoulders."""
    return (
        path("M-20,-14C-20,-40 20,-40 20,-14Z", colour)
        + circle(0, -4, 17, colour)
        + path("M-34,46C-34,20 -16,16 0,16S34,20 34,46Z", colour)
    )


def effect(name: str, c: str) -> str:
    """The sign of a kind of effect in one colour, 100 wide."""
    arrow_right = stroke("M-4,0H38M24,-14L38,0L24,14", c, 9)
    signs = {
        "holiness": halo(c),
        "movement": sandal(c),
        "sins": horns(c),
        "gain": _coins(-22, 20)
        + _coins(22, 22)
        + _coins(0, -2)
        + stroke("M0,-50V-30M-9,-38L0,-28L9,-38", c, 7),
        "collect": path("M-44,-4H44L34,44H-34Z", c)
        + stroke("M-30,-6C-30,-50 30,-50 30,-6", c, 8)
        + _coins(0, 18),
        "take": _coins(26, -22)
        + path(
            "M-48,40V14C-34,6 -20,4 -8,10L14,12C22,14 20,26 12,26H-6M12,24L36,10C44,8 48,18 42,23L14,44H-48Z",
            c,
        ),
        "fine": _coins(-24, -14)
        + stroke("M-2,-14H40M26,-28L40,-14L26,0", c, 9)
        + path("M-46,44V28H46V44Z", c),
        "persuasion": path(
            "M-46,-40H46Q50,-40 50,-34V14Q50,20 44,20H-6L-28,44V20H-42Q-50,20 -50,14V-34Q-50,-40 -46,-40Z", c
        )
        + stroke("M-28,-20H28M-28,-2H12", _inside(c), 7),
        "reroll": at(0, 4, 0.62, die_face(c, _inside(c)))
        + stroke("M34,-34A46,46 0 0 0 -34,-34M-34,-50V-32H-16", c, 8),
        "call": at(-16, 6, 0.82, hat(c)) + stroke("M46,-10H22M32,-22L20,-10L32,2", c, 8),
        "entice": at(20, 6, 0.82, hat(c))
        + stroke("M-14,-28H-46M-34,-40L-46,-28L-34,-16", c, 8)
        + _coins(-30, 22),
        "release": stroke("M-40,46V-46H12V46Z", c, 8) + circle(0, 2, 5, c) + at(4, 0, 1, arrow_right),
        "silence": hat(c) + stroke("M-12,2H12", _inside(c), 7) + stroke("M-40,-40L40,44", c, 8),
        "renew": stroke("M-32,22A38,38 0 1 1 -8,37M-36,40L-32,20L-13,26", c, 10) + at(0, 2, 0.42, hat(c)),
        "draw": _card(-16, 8, -14, c) + _card(16, 8, 12, c) + stroke("M0,-50V-30M-10,-40H10", c, 7),
        "discard": _card(-16, 0, -14, c) + _card(16, 2, 12, c) + stroke("M-18,44H18", c, 8),
        "cancel_action": path("M-20,-48H20L48,-20V20L20,48H-20L-48,20V-20Z", c)
        + stroke("M-24,0H24", RED, 14),
        "cancel_ability": path(
            "M-46,-40H46Q50,-40 50,-34V14Q50,20 44,20H-6L-28,44V20H-42Q-50,20 -50,14V-34Q-50,-40 -46,-40Z", c
        )
        + stroke("M-22,-28L22,8M22,-28L-22,8", RED, 11),
        "shelter": path(
            "M-50,4C-46,-60 46,-60 50,4C42,-6 28,-6 25,4C20,-6 5,-6 0,4C-5,-6 -20,-6 -25,4C-28,-6 -42,-6 -50,4Z",
            c,
        )
        + stroke("M0,-2V34C0,46 -18,46 -18,34", c, 7),
        "travel": "".join(
            at(x, y, 1, ellipse(0, 0, 9, 14, c) + circle(0, 20, 7, c), 24)
            for x, y in ((-28, 18), (-2, -6), (24, -32))
        ),
        "actions": path(
            "M-34,-48H34V-40C34,-18 12,-8 12,0S34,18 34,40V48H-34V40C-34,18 -12,8 -12,0S-34,-18 -34,-40Z", c
        )
        + path(
            "M-20,-34H20C20,-22 6,-14 0,-8C-6,-14 -20,-22 -20,-34ZM-20,40C-16,26 -6,24 0,12C6,24 16,26 20,40Z",
            _inside(c),
        ),
    }
    return signs[name]


EFFECTS: Final = (
    "holiness", "movement", "sins", "gain", "collect", "take", "fine", "persuasion", "reroll", "call", "entice",
    "release", "silence", "renew", "draw", "discard", "cancel_action", "cancel_ability", "shelter", "travel", "actions",
)  # fmt: skip


# --- people -------------------------------------------------------------------------------------------

SKINS: Final = {
    "europe": ("#f4cdb0", "#eebf9d", "#f7d8c2", "#e4ae88"),
    "africa": ("#6b4128", "#84532f", "#54321f", "#9a6640"),
    "asia": ("#e8bd8c", "#d39a67", "#f0cda2", "#b97f52"),
    "north_america": ("#f0c4a0", "#c98b5c", "#8a5a38", "#f5d3b8"),
    "south_america": ("#d9a273", "#c08152", "#eec39c", "#9c6640"),
    "oceania": ("#f0c4a0", "#7c4c2e", "#e2b083", "#a56d45"),
}
HAIR: Final = ("#f3efe6", "#b9b4ac", "#3a2a22", "#e2dccf", "#7a746d", "#5b3a22")


def shoulders(cloth: str, dark: str, buttons: str = GOLD) -> str:
    return (
        path("M-98,112C-98,66 -62,52 -26,44H26C62,52 98,66 98,112Z", cloth)
        + path("M-26,44H26L14,66L0,112L-14,66Z", dark)
        + path("M-24,30H24L20,54H-20Z", WHITE)
        + "".join(circle(0, y, 3.6, buttons) for y in (66, 82, 98))
    )


def zucchetto(cloth: str, dark: str, lean: float = 0) -> str:
    cap = path("M-35,-42C-32,-76 32,-76 35,-42C16,-52 -16,-52 -35,-42Z", cloth) + stroke(
        "M0,-68V-76", dark, 4
    )
    return f'<g transform="rotate({lean:g})">{cap}</g>'


def biretta(cloth: str, dark: str) -> str:
    return (
        path(
            "M-40,-40L-46,-82C-30,-74 -14,-74 0,-84C14,-74 30,-74 46,-82L40,-40C16,-50 -16,-50 -40,-40Z",
            cloth,
        )
        + path("M-5,-46L0,-84L5,-46Z", dark)
        + path("M-40,-40C-16,-50 16,-50 40,-40L39,-32C16,-42 -16,-42 -39,-32Z", dark)
        + circle(0, -86, 8, dark)
    )


def head(skin: str, number: int) -> str:
    """A face like no other near it: every feature follows from the number in a step of its own."""
    hair = HAIR[(number * 5 + 1) % len(HAIR)]
    wide = (40, 44, 37, 47)[number % 4]
    long = (50, 47, 54)[number % 3]
    shade = "#00000022"
    drawn = path("M-17,26H17V48H-17Z", skin) + path("M-17,34Q0,50 17,34V42Q0,56 -17,42Z", shade)
    drawn += mirrored(circle(wide, -6, 9, skin))
    style = number % 5
    if style == 0:  # sides only
        drawn += mirrored(
            path(f"M{wide - 6},-34C{wide + 12},-30 {wide + 10},-2 {wide + 2},4L{wide - 4},-10Z", hair)
        )
    elif style in (1, 3):  # full
        drawn += path(
            f"M-{wide + 5},6C-{wide + 14},-78 {wide + 14},-78 {wide + 5},6L{wide - 2},-14C{wide - 10},-40 -{wide - 10},-40 -{wide - 2},-14Z",
            hair,
        )
    drawn += ellipse(0, -8, wide, long, skin)
    if style == 3:
        drawn += path(
            f"M-{wide - 2},-20C-{wide - 8},-48 {wide - 8},-48 {wide - 2},-20C{wide - 16},-40 -{wide - 20},-42 -{wide - 2},-20Z",
            hair,
        )
    if number % 6 == 2:  # a full beard
        drawn += path(
            f"M-{wide},-2C-{wide},34 -24,62 0,62S{wide},34 {wide},-2C{wide - 8},18 18,16 0,16S-{wide - 8},18 -{wide},-2Z",
            hair,
        )
    elif number % 7 == 3:  # a pointed one
        drawn += path("M-14,26H14L0,58Z", hair)
    drawn += _features(number, hair, wide)
    return drawn


def _features(number: int, hair: str, wide: int) -> str:
    dark = "#2a1c18"
    brow = hair if hair not in HAIR[:1] else "#cfc8ba"
    tilt = (-4, 3, 0, 5)[(number * 3) % 4]
    eyes = mirrored(circle(16, -14, 4.6, dark) + stroke(f"M8,{-26 - tilt}L25,{-26 + tilt}", brow, 5))
    noses = ("M0,-12C6,0 8,6 0,8", "M-2,-12L6,6H-4", "M0,-10C10,2 8,10 -4,8", "M-7,4C-4,9 4,9 7,4")
    nose = stroke(noses[number % 4], "#00000055", 4.5)
    mouths = (
        "M-14,24Q0,34 14,24",
        "M-13,26H13",
        "M-12,24Q2,30 14,20",
        "M-13,29Q0,21 13,29",
        "M-16,22Q0,38 16,22",
    )
    mouth = stroke(mouths[(number * 2 + number // 5) % 5], "#7c2a25", 4.5)
    extra = ""
    if number % 4 == 1:  # glasses
        extra = mirrored(circle(16, -13, 12, "#ffffff44", f'stroke="{dark}" stroke-width="3.2"')) + stroke(
            "M-4,-14H4", dark, 3
        )
    elif number % 5 == 4:  # cheeks of a good eater
        extra = mirrored(circle(wide - 15, 10, 8, "#e2675c", 'opacity="0.35"'))
    if number % 3 == 2:  # lines of care
        extra += stroke("M-16,-38H16", "#00000030", 3)
    return eyes + nose + mouth + extra


def cardinal(continent: str, conservative: bool, number: int) -> str:
    """Conservatives wear the tall biretta, liberals a skullcap."""
    skin = SKINS[continent][(number * 3) % 4]
    cap = biretta(RED, DARK_RED) if conservative else zucchetto(RED, DARK_RED, (number % 3 - 1) * 5)
    return shoulders(RED, DARK_RED) + head(skin, number) + cap


def _beard(colour: str, length: float) -> str:
    return path(f"M-42,-4C-46,40 -26,{length} 0,{length}S46,40 42,-4C34,16 18,14 0,14S-34,16 -42,-4Z", colour)


def cross(x: float, y: float, size: float, colour: str, width: float = 6) -> str:
    return stroke(
        f"M{x},{y - size}V{y + size}M{x - size * 0.7},{y - size * 0.3}H{x + size * 0.7}", colour, width
    )


def character(number: int) -> str:
    """The four who are no cardinals: a mitre, a white veil, a black hood, a turban before the Ark."""
    eyes = mirrored(circle(16, -12, 4.6, "#2a1c18") + stroke("M8,-24L25,-25", "#cfc8ba", 5))
    nose = stroke("M0,-10C8,2 6,8 -3,7", "#00000055", 4.5)
    if number == 0:
        face = (
            path("M-17,26H17V48H-17Z", "#f4cdb0")
            + ellipse(0, -6, 41, 48, "#f4cdb0")
            + eyes
            + nose
            + stroke("M-14,24Q0,33 14,24", "#7c2a25", 4.5)
        )
        glasses = mirrored(circle(16, -11, 12, "#ffffff44", 'stroke="#2a1c18" stroke-width="3"')) + stroke(
            "M-4,-12H4", "#2a1c18", 3
        )
        mitre = (
            path("M-42,-34C-48,-64 -20,-84 0,-98C20,-84 48,-64 42,-34C16,-44 -16,-44 -42,-34Z", WHITE)
            + path("M-6,-42V-92L0,-98L6,-92V-42Z", GOLD)
            + path("M-42,-34C-16,-44 16,-44 42,-34L43,-44C16,-54 -16,-54 -43,-44Z", GOLD)
        )
        return shoulders("#5e2a84", "#431a63") + face + glasses + mitre
    if number == 1:
        veil = path(
            "M-52,70C-62,-10 -54,-60 0,-96C54,-60 62,-10 52,70C44,20 44,-24 0,-30C-44,-24 -44,20 -52,70Z",
            WHITE,
            'stroke="#c9d2dc" stroke-width="3"',
        )
        face = (
            path("M-17,26H17V48H-17Z", "#f0c4a4")
            + ellipse(0, -4, 38, 46, "#f0c4a4")
            + _beard("#efece4", 84)
            + eyes
            + nose
            + stroke("M-10,24H10", "#7c2a25", 4)
        )
        return shoulders("#1d6b4a", "#124a33") + face + veil + cross(0, -58, 13, GOLD)
    if number == 2:
        face = (
            path("M-17,26H17V48H-17Z", "#b98457")
            + ellipse(0, -4, 40, 47, "#b98457")
            + _beard("#e4e0d8", 74)
            + eyes
            + nose
            + stroke("M-10,24Q0,28 10,24", "#7c2a25", 4)
        )
        hood = path(
            "M-50,60C-60,-6 -56,-66 0,-76C56,-66 60,-6 50,60C44,16 42,-26 0,-34C-42,-26 -44,16 -50,60Z",
            "#20202c",
        ) + "".join(cross(x, y, 8, GOLD, 4) for x, y in ((-34, -38), (0, -56), (34, -38)))
        return shoulders("#20202c", "#3b3b4d") + face + hood
    ark = (
        path("M-86,-10H86V60H-86Z", GOLD)
        + path("M-92,-18H92V-6H-92Z", DARK_GOLD)
        + mirrored(path("M14,-18C20,-56 60,-60 76,-50C60,-44 46,-34 40,-18Z", GOLD))
    )
    face = (
        path("M-17,26H17V48H-17Z", "#6b4128")
        + ellipse(0, -2, 39, 47, "#6b4128")
        + _beard("#d9d4ca", 62)
        + eyes
        + nose
        + stroke("M-10,24Q0,28 10,24", "#4a1a16", 4)
    )
    turban = path(
        "M-46,-22C-58,-78 58,-78 46,-22C20,-40 -20,-40 -46,-22Z", WHITE, 'stroke="#d5cdbb" stroke-width="3"'
    ) + stroke("M-40,-34C-20,-56 20,-60 42,-40M-30,-52C-8,-66 16,-66 32,-54", "#d5cdbb", 4)
    return ark + shoulders("#f5efe2", "#d9cfb8") + face + turban


def pope(number: int) -> str:
    return (
        shoulders("#fbf8f0", "#e3dccb")
        + head(SKINS["europe"][number % 4], number * 7 + 3)
        + zucchetto("#ffffff", "#d9d2c2")
    )


# --- seats: a shape and a colour -----------------------------------------------------------------------


def shape(seat: int, fill: str, line: str = WHITE) -> str:
    edge = f'stroke="{line}" stroke-width="7" stroke-linejoin="round"'
    if seat == 0:
        return circle(0, 0, 44, fill, edge)
    if seat == 1:
        return f'<rect x="-40" y="-40" width="80" height="80" rx="6" fill="{fill}" {edge}/>'
    if seat == 2:
        return path("M0,-46L48,38H-48Z", fill, edge)
    return path("M0,-50L14,-18L48,-15L22,8L30,42L0,24L-30,42L-22,8L-48,-15L-14,-18Z", fill, edge)


def pawn(seat: int) -> str:
    """A little cardinal in the colour of the seat, its shape on the breast; 100 wide, 140 high."""
    colour = SEATS[seat]
    edge = f'stroke="{WHITE}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"'
    body = path("M-20,-14C-30,6 -44,46 -46,64H46C44,46 30,6 20,-14Z", colour, edge)
    face = circle(0, -30, 22, "#f4cdb0", edge)
    cap = path("M-24,-40L-28,-64L0,-72L28,-64L24,-40C8,-46 -8,-46 -24,-40Z", colour, edge)
    inner = path("M-20,-14C-30,6 -44,46 -46,64H46C44,46 30,6 20,-14Z", colour) + circle(0, -30, 22, "#f4cdb0")
    inner += path("M-24,-40L-28,-64L0,-72L28,-64L24,-40C8,-46 -8,-46 -24,-40Z", colour) + circle(
        0, -72, 6, colour
    )
    eyes = circle(-8, -30, 3, INK) + circle(8, -30, 3, INK)
    return body + face + cap + inner + eyes + at(0, 30, 0.42, shape(seat, WHITE, WHITE))
