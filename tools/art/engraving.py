"""Inks and the small change of path data, shared by all drawings."""

from __future__ import annotations

import re

INK = "#211915"
IVORY = "#fbf3dd"
AZURE, AZURE_LINE = "#2158b0", "#123a80"
GULES, GULES_LINE = "#c1271f", "#861310"
OR, OR_LINE = "#f2c53d", "#9a6a0c"
ARGENT, ARGENT_LINE = "#faf7ee", "#b9b3a2"
VERT, VERT_LINE = "#2f8a4c", "#155a2b"


def number(value: float) -> str:
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def pairs(*points: tuple[float, float]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def svg(box: str, inside: str) -> str:
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inside}</svg>\n'
    return re.sub(r' d="([^"]*)"', lambda found: f' d="{compact(found[1])}"', whole)


ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2, "A": 7, "Z": 0}


def compact(d: str) -> str:
    """The same path in relative commands, tenths, and no separator that can be left out."""
    tokens = re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)", d)
    out, last = "", ""
    here, start, command, i = (0.0, 0.0), (0.0, 0.0), "", 0
    drawn = (0.0, 0.0)  # where the written, rounded path stands: errors must not add up
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        kind, relative = command.upper(), command.islower()
        values = [float(t) for t in tokens[i : i + ARGUMENTS[kind]]]
        i += len(values)
        if kind == "Z":
            out, last, here, drawn = out + "z", "z", start, start
            continue
        x0, y0 = here if relative else (0.0, 0.0)
        if kind == "A":
            points = [(values[5] + x0, values[6] + y0)]
        elif kind == "H":
            points = [(values[0] + x0, here[1])]
        elif kind == "V":
            points = [(here[0], values[0] + y0)]
        else:
            points = [(values[k] + x0, values[k + 1] + y0) for k in range(0, len(values), 2)]
        if kind == "M":
            here = start = points[0]
            drawn = start = (round(here[0], 1), round(here[1], 1))
            out, last = out + "M" + joined(drawn), "M"
        else:
            steps = [v for p in points for v in (round(p[0] - drawn[0], 1), round(p[1] - drawn[1], 1))]
            if kind in "LHV":
                written = "h" if steps[1] == 0 else "v" if steps[0] == 0 else "l"
                steps = steps[:1] if written == "h" else steps[1:] if written == "v" else steps
            else:
                written = kind.lower()
            numbers = joined([*values[:5], *steps] if kind == "A" else steps)
            if written == last:
                out += numbers if numbers.startswith("-") else " " + numbers
            else:
                out += written + numbers
            last = written
            here = points[-1]
            drawn = (
                round(drawn[0] + round(here[0] - drawn[0], 1), 1),
                round(drawn[1] + round(here[1] - drawn[1], 1), 1),
            )
        if kind == "M":
            command = "l" if relative else "L"
    return out


def joined(values: list[float] | tuple[float, ...]) -> str:
    text = ""
    for value in values:
        one = number(value)
        one = one.replace("0.", ".", 1) if one.startswith(("0.", "-0.")) else one
        apart = (
            text
            and not one.startswith("-")
            and not (one.startswith(".") and "." in text.replace("-", " ").split()[-1])
        )
        text += " " + one if apart else one
    return text
