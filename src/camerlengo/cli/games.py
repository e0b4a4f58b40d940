"""`camerlengo games`: what can be played."""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Sequence

import msgspec

from camerlengo.cli.arguments import box_of, value_text
from camerlengo.cli.options import GamesOptions
from camerlengo.core.box import Box
from camerlengo.core.kinds import ALL
from camerlengo.core.settings import Setting
from camerlengo.core.texts import Listed, text
from camerlengo.games import names, open_box, problems

WIDTH = 78


def games(args: GamesOptions, language: str) -> None:
    boxes = [open_box(name) for name in names()] if args.game is None else [box_of(args.game)]
    unusable = [problem.text.say(language) for problem in problems()] if args.game is None else []
    if args.json:
        found = [_facts(box, language) | (_code_facts(box) if args.codes else {}) for box in boxes]
        sys.stdout.write(json.dumps({"games": found, "problems": unusable}, ensure_ascii=False) + "\n")
        return
    page = codes_page if args.codes else _page
    sys.stdout.write("\n\n".join(page(box, language) for box in boxes) + "\n")
    sys.stdout.flush()
    for sentence in unusable:
        sys.stderr.write(f"camerlengo: {sentence}\n")


# --- codes ----------------------------------------------------------------------------------------


def codes_page(box: Box, language: str) -> str:
    """The codes of every question, and what every event tells, in Markdown."""
    deck = box.standard_deck()
    lines = [f"## {box.title}", "", *_head(language, "question", "codes")]
    for kind in box.questions:
        written = " ".join(_folded(box.codes(kind.number, deck).written))
        lines.append(f"| `{kind.name}` | {written} |")
    lines += ["", *_head(language, "event", "told_about", "audience", "reveals")]
    for event in box.events:
        about = ", ".join(event.about)
        if event.each:
            about = f"{about}{', ' if about else ''}({', '.join(event.each)}) …"
        audience = text(f"cli.games.{'everybody' if event.audience == ALL else 'its_seat'}").say(language)
        reveals = text("cli.games.yes").say(language) if event.reveals else ""
        lines.append(f"| `{event.name}` | {about} | {audience} | {reveals} |")
    return "\n".join(lines)


def _head(language: str, *columns: str) -> list[str]:
    titles = [text(f"cli.games.{column}").say(language) for column in columns]
    return [f"| {' | '.join(titles)} |", f"|{'---|' * len(titles)}"]


def _folded(codes: Sequence[str]) -> list[str]:
    """Codes that count up are shown as the first and the last."""
    runs: list[list[str]] = []
    for code in codes:
        if runs and _follows(runs[-1][-1], code):
            runs[-1].append(code)
        else:
            runs.append([code])
    folded = []
    for run in runs:
        folded += [f"`{run[0]}` … `{run[-1]}`"] if len(run) > 3 else [f"`{code}`" for code in run]
    return folded


def _follows(one: str, other: str) -> bool:
    first, second = re.fullmatch(r"(.*?)(\d+)", one), re.fullmatch(r"(.*?)(\d+)", other)
    if first is None or second is None:
        return False
    return first[1] == second[1] and int(first[2]) + 1 == int(second[2])


def _code_facts(box: Box) -> dict[str, object]:
    deck = box.standard_deck()
    return {
        "questions": [
            {"name": kind.name, "codes": box.codes(kind.number, deck).written} for kind in box.questions
        ],
        "events": [msgspec.to_builtins(event) for event in box.events],
    }


# --- what can be played ---------------------------------------------------------------------------


def _page(box: Box, language: str) -> str:
    about = text(f"{box.name}.about.line").say(language)
    count = text("cli.games.players", allowed=Listed(tuple(box.players))).say(language)
    lines = [f"{box.name}  {box.title}", *_wrapped(about, "  "), f"  {count}"]
    for setting in box.settings:
        values = "|".join(_values(box, setting, language))
        usual = text("cli.games.usual", value=_said(setting, language)).say(language)
        lines.append(f"  --option {setting.name}={values}  ({usual})")
        said = text(f"{box.name}.setting.{setting.name}.help").say(language)
        lines += _wrapped(said, "      ")
    return "\n".join(lines)


def _wrapped(said: str, indent: str) -> list[str]:
    return textwrap.wrap(said, WIDTH, initial_indent=indent, subsequent_indent=indent)


def _values(box: Box, setting: Setting, language: str) -> list[str]:
    most = max(box.players)
    said = [value_text(setting, value) for value in setting.allowed(most)]
    return [value if isinstance(value, str) else value.say(language) for value in said]


def _said(setting: Setting, language: str) -> str:
    value = value_text(setting, setting.default)
    return value if isinstance(value, str) else value.say(language)


def _facts(box: Box, language: str) -> dict[str, object]:
    return {
        "name": box.name,
        "title": box.title,
        "about": text(f"{box.name}.about.line").say(language),
        "rules": box.rules,
        "players": list(box.players),
        "options": [
            {
                "name": setting.name,
                "title": text(f"{box.name}.setting.{setting.name}.title").say(language),
                "help": text(f"{box.name}.setting.{setting.name}.help").say(language),
                "default": setting.default,
                "values": list(setting.values),
                "seats": setting.seats,
            }
            for setting in box.settings
        ],
    }
