"""`camerlengo deck`: the cards of a game as a file, and what is wrong with a file of your own."""

from __future__ import annotations

import json
import sys

from camerlengo.cli import files
from camerlengo.cli.arguments import box_of
from camerlengo.cli.options import DeckCheckOptions, DeckExportOptions
from camerlengo.cli.usage import UsageRefused, shown
from camerlengo.core.box import Box
from camerlengo.core.errors import DeckError
from camerlengo.core.plugins import canonical
from camerlengo.core.problems import Problems
from camerlengo.core.texts import Listed, Text, text
from camerlengo.core.toml_lines import parse
from camerlengo.games import names, open_box

BAD_DECK = 2


def export(args: DeckExportOptions, language: str) -> None:
    source = box_of(args.game).standard_deck().source
    output = args.output
    if output is None:
        sys.stdout.write(source)
        return
    path = files.path_of(output)
    if path.is_file():  # somebody's own deck, perhaps: hours of typing
        raise UsageRefused(text("cli.deck.exists", path=shown(output)))
    files.write(path, source.encode())
    sys.stdout.write(text("cli.deck.exported", path=shown(output)).say(language) + "\n")


def check(args: DeckCheckOptions, language: str) -> int:
    """Every problem of a deck with its line; returns the exit code."""
    file = args.file
    problems = [problem.say(language) for problem in _problems(files.read_text(file))]
    if args.json:
        found = {"file": file, "fine": not problems, "problems": problems}
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    elif problems:
        title = text("cli.deck.problems", path=shown(file), n=len(problems)).say(language)
        sys.stdout.write("\n".join([title, *problems]) + "\n")
    else:
        sys.stdout.write(text("cli.deck.fine", path=shown(file)).say(language) + "\n")
    return BAD_DECK if problems else 0


def _problems(source: str) -> list[Text]:
    try:
        files.read_deck(_box_for(source), source)
    except DeckError as error:
        return list(error.problems)
    return []


def _box_for(source: str) -> Box:
    """The game that the deck says it is for; if it does not, the reader of any game says so."""
    game = parse(source).get("game", names()[0])
    if isinstance(game, str) and canonical(game) in names():
        return open_box(game)
    problems = Problems(source)
    problems.add(("game",), "deck.value", key="game", value=shown(game), allowed=Listed(names()))
    raise problems.error()
