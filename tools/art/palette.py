"""Checks the nine region colours: contrast of the band's lettering, and how far apart the
colours stay, also in lightness alone and for the three kinds of colour blindness.

    python -m tools.art.palette
"""

from __future__ import annotations

import argparse
import itertools
import math

from camerlengo.games.richelieu.art import REGION_COLOURS, lettering_on

Rgb = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
SIGHT: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "full colour": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Rgb:
    def one(part: str) -> float:
        value = int(part, 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return one(colour[1:3]), one(colour[3:5]), one(colour[5:7])


def luminance(rgb: Rgb) -> float:
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]


def contrast(one: str, two: str) -> float:
    a, b = sorted((luminance(linear(one)), luminance(linear(two))))
    return (b + 0.05) / (a + 0.05)


def lightness(rgb: Rgb) -> float:
    y = luminance(rgb)
    return 116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y


def seen(rgb: Rgb, sight: str) -> Rgb:
    rows = [max(0.0, min(1.0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in SIGHT[sight]]
    return rows[0], rows[1], rows[2]


def oklab(rgb: Rgb) -> Rgb:
    r, g, b = rgb
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def apart(one: str, two: str, sight: str) -> float:
    """Distance in OKLab times 100: about 2 is just noticeable side by side, 10 is told at a glance."""
    a, b = oklab(seen(linear(one), sight)), oklab(seen(linear(two), sight))
    return 100 * math.dist(a, b)


def main() -> None:
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    for region, colour in sorted(REGION_COLOURS.items(), key=lambda item: lightness(linear(item[1]))):
        light, letters = lightness(linear(colour)), contrast(colour, lettering_on(colour))
        print(f"{region:10} {colour}  L* {light:5.1f}  lettering {letters:5.2f}:1")
    for sight in SIGHT:
        pairs = sorted(
            (apart(REGION_COLOURS[a], REGION_COLOURS[b], sight), a, b)
            for a, b in itertools.combinations(REGION_COLOURS, 2)
        )
        print(f"{sight:13}", *(f"{a}/{b} {distance:.1f}" for distance, a, b in pairs[:4]), sep="  ")


if __name__ == "__main__":
    main()
