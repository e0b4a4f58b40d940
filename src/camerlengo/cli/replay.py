"""`camerlengo replay`: a recorded game, position by position."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from camerlengo.cli import files
from camerlengo.cli.arguments import seat_of, within
from camerlengo.cli.options import ReplayOptions
from camerlengo.cli.screen import Screen
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.core.view import View
from camerlengo.table import LogLine, Table

WORDS = ("next", "previous", "quit")


def replay(args: ReplayOptions, language: str) -> None:
    record = files.read_record(args.file)
    whole_game = Table.resume(record)
    last = len(record.answers)
    number = last if args.at is None else within("--at", args.at, 0, last)
    viewer = None if args.seat is None else seat_of(args.seat, whole_game.players)
    showing = Replay(whole_game, viewer, whole_game.over and viewer is None)
    if args.json:
        sys.stdout.write(showing.to_json(number, language) + "\n")
        return
    screen = Screen(language)
    showing.show(number, screen)
    if screen.live:
        showing.step(number, screen)


class Replay:
    """A record as one seat has seen it; all `open` if the game is over and nobody's eyes were asked for."""

    def __init__(self, whole: Table, viewer: int | None, is_open: bool) -> None:
        self.whole = whole
        self.answers = whole.position.number
        self.viewer = viewer
        self.is_open = is_open

    def table_at(self, number: int) -> Table:
        return self.whole.at(number)

    def view_of(self, table: Table) -> View:
        return table.open_view() if self.is_open else table.view(self.viewer)

    def log_of(self, table: Table) -> list[LogLine]:
        if self.is_open:
            return merge_lines(table.log(None), [table.log(seat) for seat in range(table.players)])
        return table.log(self.viewer)

    def show(self, number: int, screen: Screen) -> None:
        table = self.table_at(number)
        lines = self.log_of(table)
        if screen.live:  # only as much of the log as leaves room for the table
            lines = lines[-max(4, screen.console.height - 24) :]
        screen.log(lines)
        screen.say(self._title(table, number, screen.language), "bold")
        screen.table(table, self.view_of(table))
        if table.result is not None:
            screen.space()
            screen.result(table, table.result)

    def _title(self, table: Table, number: int, language: str) -> str:
        names = table.names_in(language)
        gaps = {"game": table.box.title, "number": number, "all": self.answers}
        said = text("cli.replay.title", **gaps).say(language)
        if self.viewer is not None:
            said += " " + text("cli.replay.seen_by", who=names[self.viewer]).say(language)
        elif not self.is_open:
            said += " " + text("cli.replay.spectator").say(language)
        return said

    def step(self, number: int, screen: Screen) -> None:
        last = self.answers
        words = {
            word: text(f"cli.step.{word}").say(language).split(", ")
            for word in WORDS
            for language in LANGUAGES[:1]
        }
        for word in WORDS:
            words[word] += text(f"cli.step.{word}").say(screen.language).split(", ")
        while True:
            try:
                typed = screen.ask(text("cli.replay.prompt", last=last)).lower()
            except EOFError:
                return
            if typed in words["quit"]:
                return
            if typed in words["next"] or not typed:
                target = number + 1
            elif typed in words["previous"]:
                target = number - 1
            else:
                target = int(typed) if typed.isdecimal() else -1
            if 0 <= target <= last:
                number = target
                screen.clear()
                self.show(number, screen)
            else:
                screen.say(text("cli.replay.not_there", last=last), "yellow")

    def to_json(self, number: int, language: str) -> str:
        table = self.table_at(number)
        shown = {
            "game": table.box.name,
            "rules": table.box.rules,
            "seats": [str(name) for name in table.names_in(language)],
            "at": number,
            "answers": self.answers,
            "over": table.over,
            "waiting_for": table.waiting_for,
            "seat": self.viewer,
            "open": self.is_open,
            "view": self.view_of(table),
            "log": [
                {"at": line.at, "seat": line.seat, "text": line.say(language)} for line in self.log_of(table)
            ],
            "result": self._result(table, language),
        }
        return msgspec.json.encode(shown).decode()

    def _result(self, table: Table, language: str) -> object:
        result = table.result
        if result is None:
            return None
        sheet = [
            {"title": line.title.say(language), "counts": line.counts, "points": line.points}
            for line in result.sheet
        ]
        return {
            "scores": result.scores,
            "places": result.places,
            "winners": result.winners,
            "sheet": sheet,
        }


def merge_lines(public: Sequence[LogLine], private: Sequence[Sequence[LogLine]]) -> list[LogLine]:
    """The public log with what each seat alone has heard, in the order in which it happened."""
    together: list[LogLine] = []
    read = [0] * len(private)
    for line in [*public, None]:
        for seat, lines in enumerate(private):
            while read[seat] < len(lines) and not (line is not None and _same(lines[read[seat]], line)):
                together.append(lines[read[seat]])
                read[seat] += 1
            read[seat] += 1
        if line is not None:
            together.append(line)
    return together


def _same(one: LogLine, other: LogLine) -> bool:
    return (one.at, one.seat, one.text) == (other.at, other.seat, other.text)
