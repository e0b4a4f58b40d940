"""`camerlengo games`: what can be played."""

from __future__ import annotations

import json
import sys
import textwrap

from camerlengo.cli.arguments import value_text
from camerlengo.core.box import Box, Setting
from camerlengo.core.texts import Listed, text
from camerlengo.games import names, open_box, problems

WIDTH = 78


def games(as_json: bool, language: str) -> None:
    boxes = [open_box(name) for name in names()]
    unusable = [problem.text.say(language) for problem in problems()]
    if as_json:
        facts = {"games": [_facts(box, language) for box in boxes], "problems": unusable}
        sys.stdout.write(json.dumps(facts, ensure_ascii=False) + "\n")
        return
    sys.stdout.write("\n\n".join(_page(box, language) for box in boxes) + "\n")
    sys.stdout.flush()
    for sentence in unusable:
        sys.stderr.write(f"camerlengo: {sentence}\n")


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
