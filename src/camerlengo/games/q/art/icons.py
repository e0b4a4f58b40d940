# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""The woodcuts of single cards, by the id of the card."""

from __future__ import annotations

from typing import Final

from camerlengo.games.q.art.goods import (
    bale,
    brocade,
    candles,
    coral,
    crocus,
    fish,
    hide,
    ingots,
    jar,
    jewel,
    leaves,
    logs,
    mirror,
    painting,
    paper,
    pearls,
    reliquary,
    sack,
    salt,
    silk,
    sugarloaf,
    wheat,
)
from camerlengo.games.q.art.shapes import (
    barrel,
    casket,
    closed_book,
    emblem,
    flame,
    mask,
    seal,
    struck,
    tiara,
)
from camerlengo.games.q.art.strokes import (
    AGED,
    CRIMSON,
    GOLD,
    INK,
    LINE,
    at,
    block,
    dot,
    ink,
    line,
    mirrored,
    ring,
    shade,
)


def scroll(inside: str = "") -> str:
    return (
        block("M-30,-40H30V36H-30Z")
        + block("M-38,-48H38V-36H-38Z", AGED)
        + block("M-38,32H38V44H-38Z", AGED)
        + (inside or line("M-20,-24H20M-20,-13H20M-20,-2H20M-20,9H20M-20,20H6", 2.4))
    )


def letter() -> str:
    return (
        block("M-46,-28H46V32H-46Z")
        + shade("M-46,32L-10,2H10L46,32Z")
        + line("M-46,-28L0,8L46,-28M-46,32L-12,2M46,32L12,2")
        + ring(0, 8, 12, CRIMSON)
    )


def dagger() -> str:
    return (
        block("M0,50L-9,-8H9Z")
        + shade("M0,50V-8H9Z")
        + block("M-26,-16H26V-8H-26Z", AGED)
        + block("M-6,-40H6V-16H-6Z", AGED)
        + ring(0, -46, 7, GOLD)
    )


def mitre() -> str:
    return (
        block("M-34,40V-4L0,-50L34,-4V40Z")
        + shade("M4,-44L34,-4V40H16V0Z")
        + block("M-34,26H34V40H-34Z", GOLD)
        + line("M0,-50V26M-14,-2H14")
    )


def hat() -> str:
    tassel = line("M24,8C40,14 44,24 40,34") + ring(40, 40, 6, CRIMSON)
    return (
        mirrored(tassel)
        + f'<ellipse cy="2" rx="54" ry="13" fill="{CRIMSON}" {LINE}/>'
        + block("M-26,0C-26,-32 26,-32 26,0Q0,9 -26,0Z", CRIMSON)
    )


def chalice() -> str:
    return (
        block("M-28,-44H28C28,-10 16,0 6,2V26Q22,28 24,42H-24Q-22,28 -6,26V2C-16,0 -28,-10 -28,-44Z", AGED)
        + shade("M8,-44H28C28,-10 16,0 6,2Z")
        + ring(0, 12, 6, GOLD)
    )


def halberds() -> str:
    one = (
        line("M0,50V-30", 5)
        + block("M-3,-30L0,-54L3,-30Z")
        + block("M3,-32C20,-36 26,-26 24,-10C16,-18 10,-18 3,-14Z", AGED)
    )
    return at(0, 0, 1, one, 30) + at(0, 0, 1, f'<g transform="scale(-1,1)">{one}</g>', -30)


def sabres() -> str:
    one = block("M-3,30C-16,0 -10,-34 10,-50C4,-30 2,0 5,30Z") + line("M-14,30H14", 5) + line("M0,32V46", 7)
    return at(0, 0, 1, one, 32) + at(0, 0, 1, f'<g transform="scale(-1,1)">{one}</g>', -32)


def two_towers() -> str:
    return (
        block("M-30,46L-24,-50H-4L-8,46Z")
        + shade("M-12,-50H-4L-8,46H-16Z")
        + block("M6,46L14,-18H32L34,46Z", AGED)
        + line("M-24,-50V-56H-18V-50M-10,-50V-56H-4V-50M14,-18V-24H20V-18M26,-18V-24H32V-18", 2.6)
        + line("M-46,46H46")
    )


def mountains() -> str:
    return (
        block("M-50,38L-18,-34L2,6L18,-16L50,38Z")
        + shade("M-18,-34L2,6L-4,38H14L-2,0ZM18,-16L50,38H30Z")
        + line("M-30,38C-10,28 14,30 8,18C4,10 16,6 14,-2", 2.6)
        + line("M-26,-16L-18,-24L-10,-14", 2)
    )


def three_caps() -> str:
    cap = block("M-16,10C-18,-16 18,-16 16,10Z", INK) + block("M-18,8H18V16H-18Z", CRIMSON)
    return at(-26, 14, 1, cap) + at(26, 14, 1, cap) + at(0, -16, 1.15, cap)


def parted_hands() -> str:
    one = block("M-50,-12H-26C-14,-18 -6,-10 -4,-2L-10,2L-4,6L-10,10L-6,15L-14,16C-20,20 -26,16 -28,14H-50Z")
    return mirrored(at(-6, 0, 1, one)) + line("M0,-44V-20M0,24V48M-8,-36L8,-28M-8,36L8,28", 2.6)


def inquisition() -> str:
    return (
        block("M-5,-52H5V50H-5Z", AGED)
        + block("M-26,-28H26V-18H-26Z", AGED)
        + line("M-40,40C-34,10 -30,-6 -34,-24M-34,-4C-44,-8 -46,-18 -44,-24M-35,10C-26,6 -24,-2 -24,-8")
        + block("M36,46L30,-20L36,-34L42,-20Z")
        + line("M26,18H46", 4)
    )


def lion_mouth() -> str:
    face = block(
        "M0,-46C36,-46 46,-18 40,10C36,34 16,46 0,46C-16,46 -36,34 -40,10C-46,-18 -36,-46 0,-46Z", AGED
    )
    mane = line(
        "M-36,-24Q-28,-20 -26,-10M36,-24Q28,-20 26,-10M-40,0Q-32,0 -28,8M40,0Q32,0 28,8M-20,-42Q-16,-34 -8,-32M20,-42Q16,-34 8,-32",
        2.6,
    )
    return (
        face
        + mane
        + line("M-24,-14Q-14,-22 -6,-12M24,-14Q14,-22 6,-12M-4,-10L-7,6M4,-10L7,6", 3)
        + dot(-14, -9, 3.6)
        + dot(14, -9, 3.6)
        + ink("M-9,6H9L0,14Z")
        + ink("M-22,22H22V34H-22Z")
        + block("M-10,18H10V30H-10Z")
    )


def bridge() -> str:
    return (
        block("M-50,30C-34,4 34,4 50,30V12L0,-22L-50,12Z")
        + ink("M-30,30C-22,8 22,8 30,30Z", AGED)
        + line("M-30,30C-22,8 22,8 30,30")
        + shade("M0,-22L50,12V30C40,12 20,4 0,4Z")
        + block("M-12,-14V-34L0,-44L12,-34V-14L0,-22Z", AGED)
        + line("M-50,40C-40,34 -32,46 -22,40C-12,34 -4,46 6,40C16,34 24,46 34,40C42,36 46,40 50,42", 2.6)
    )


def books() -> str:
    one = (
        block("M-36,-9H36V9H-36Q-44,0 -36,-9Z", AGED)
        + line("M-36,-4H36M-36,4H36", 1.8)
        + line("M-20,-9V9M20,-9V9", 3)
    )
    return (
        at(0, 34, 1, one)
        + at(5, 15, 0.92, one)
        + at(-4, -3, 0.98, one)
        + at(2, -21, 0.85, one)
        + at(0, -38, 0.7, one)
    )


def coins() -> str:
    pile = "".join(f'<ellipse cy="{y}" rx="22" ry="8" fill="{GOLD}" {LINE}/>' for y in (0, -8, -16, -24))
    return (
        at(-22, 36, 1, pile)
        + at(22, 36, 1, pile + f'<ellipse cy="-32" rx="22" ry="8" fill="{GOLD}" {LINE}/>')
        + at(0, -14, 1, ring(0, 0, 20, GOLD) + line("M-8,6V-8L0,-2L8,-8V6", 3))
    )


def island() -> str:
    return (
        block("M-46,24C-30,8 30,8 46,24Z", AGED)
        + block("M-20,14V-8L-4,-18L12,-8V14Z")
        + shade("M2,-16L12,-8V14H2Z")
        + line("M22,12V-44", 4)
        + block("M22,-44H48L40,-34L48,-24H22Z", GOLD)
        + line("M-50,34C-40,28 -32,40 -22,34C-12,28 -4,40 6,34C16,28 24,40 34,34C42,30 46,34 50,36", 2.6)
    )


def urn() -> str:
    return (
        block("M-26,-20H26C36,10 22,34 10,38V44H-10V38C-22,34 -36,10 -26,-20Z", AGED)
        + shade("M8,-20H26C36,10 22,34 10,38C20,14 18,-4 8,-20Z")
        + block("M-32,-28H32V-18H-32Z")
        + block("M-12,-50L14,-46L10,-26H-10Z")
        + line("M-4,-40L8,-38M-4,-33L6,-32", 2)
    )


def hourglass() -> str:
    return (
        block("M-28,-40H28C26,-14 8,-8 4,0C8,8 26,14 28,40H-28C-26,14 -8,8 -4,0C-8,-8 -26,-14 -28,-40Z")
        + ink(
            "M-16,-24H16C12,-12 4,-8 0,-2C-4,-8 -12,-12 -16,-24ZM0,10C8,18 20,22 22,36H-22C-20,22 -8,18 0,10Z",
            GOLD,
        )
        + block("M-34,-50H34V-40H-34Z", AGED)
        + block("M-34,40H34V50H-34Z", AGED)
    )


def purse() -> str:
    return (
        block("M-14,-24C-50,0 -46,44 0,46C46,44 50,0 14,-24Z", AGED)
        + shade("M10,-18C44,4 44,42 4,46C26,30 24,4 10,-18Z")
        + block("M-20,-44L20,-44L12,-24H-12Z")
        + line("M-14,-24H14", 6, CRIMSON)
        + ring(0, 14, 11, GOLD)
    )


def penitent() -> str:
    return (
        at(0, 4, 1.1, block("M-8,-14H8V40H-8Z") + shade("M2,-14H8V40H2Z") + line("M0,-14V-20"))
        + line("M0,-24C-10,-32 8,-38 0,-50C10,-44 4,-34 10,-28", 2.4)
        + block("M-40,36H40V48H-40Z", AGED)
        + line("M-40,20C-24,30 24,30 40,20", 4, CRIMSON)
    )


def catalogue() -> str:
    return scroll(
        "".join(line(f"M-22,{y}H{x}", 2.4) for y, x in ((-26, 16), (-14, 20), (-2, 8), (10, 18), (22, 12)))
        + line("M-26,-30L22,-10M-26,14L20,-2", 4, CRIMSON)
    )


def torn_plan() -> str:
    return (
        block("M-42,-34L-6,-38L2,-18L-8,-4L4,12L-4,36L-42,34Z")
        + block("M8,-38L44,-32V36L10,38L16,14L6,-2L16,-18Z", AGED)
        + line("M-32,-20H-10M-32,-6H-16M-32,8H-10M22,-18H36M20,-4H36M24,10H36", 2.4)
    )


ICONS: Final = {
    "ratisbona": parted_hands(),
    "sant_uffizio": inquisition(),
    "ochino": mountains(),
    "trento": mitre(),
    "giustificazione": scroll(at(0, -4, 0.34, seal()) + line("M-20,-26H20M-20,20H20", 2.4)),
    "bologna": two_towers(),
    "tre_savi": three_caps(),
    "muehlberg": halberds(),
    "pier_luigi": dagger(),
    "interim": chalice(),
    "roghi": at(0, 22, 0.75, closed_book()) + at(0, -14, 0.8, flame()),
    "catalogo": catalogue(),
    "un_voto": tiara(),
    "tabacco": leaves(),
    "baccala": fish(),
    "lana": bale(),
    "carta": paper(),
    "grano": wheat(),
    "sale": salt(),
    "olio": jar(),
    "malvasia": barrel(),
    "cera": candles(),
    "rame": ingots(),
    "legname": logs(),
    "cuoio": hide(),
    "dipinto": painting(),
    "murano": mirror(),
    "seta": silk(),
    "broccato": brocade(),
    "pepe": sack(),
    "zafferano": crocus(),
    "perle": pearls(),
    "reliquie": reliquary(),
    "zucchero": sugarloaf(),
    "gioielli": jewel(),
    "corallo": coral(),
    "richieste": letter() + at(34, -30, 0.42, struck(closed_book())),
    "nessun_piano": torn_plan(),
    "lettera": letter(),
    "delazione": lion_mouth(),
    "doppio_fondo": casket(),
    "salvacondotto": scroll(line("M-20,-24H20M-20,-13H20M-20,-2H8", 2.4) + at(14, 14, 0.26, seal())),
    "uscocchi": sabres(),
    "rialto": bridge(),
    "francoforte": books(),
    "fugger": coins(),
    "carnevale": mask(),
    "quarantena": island(),
    "voti_pole": urn() + at(0, 8, 0.26, emblem("spirituali")),
    "voti_carafa": urn() + at(0, 8, 0.26, emblem("zelanti")),
    "qoelet": hourglass(),
    "miquez": purse(),
    "abiura": penitent(),
}


# --- signs of effects ---
