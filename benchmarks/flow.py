"""How a game flows for a person: `python -m benchmarks.flow pontifex`.

A greedy bot stands in for a person at the first seat, with the stops that a seat has by default; greedy bots
play the others. A stop is a question that the person really gets. What the house answers, because there is
nothing to choose or because the seat's stops say so, is none. Nor is the question of the own turn that is
asked again after an ability. `--rules 2` plays under earlier rules.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence
from typing import NamedTuple

from camerlengo.bots import make_bot
from camerlengo.bots.bot import Bot, BotAsk
from camerlengo.core import Ask, Box, Game, InformationSet
from camerlengo.core.game import Evaluation
from camerlengo.core.settings import all_preferences
from camerlengo.games import open_box

A_DECISION = 7.0  # seconds: a new user in a browser, at a table of three (79 decisions, without the pauses)
PERSON = 0


class Flow(NamedTuple):
    """One game. `decisions` are those of all seats that their players would get, `windows` are waited for."""

    stops: int
    passes: int
    uses: int
    decisions: int
    windows: int


class Person(Bot):
    """Stands in for a person: decides as `bot` does, but only where a person would be asked."""

    def __init__(self, box: Box, bot: Bot, evaluation: Evaluation) -> None:
        super().__init__(bot.rng)
        self.box = box
        self.bot = bot
        self.evaluation = evaluation
        self.preferences = all_preferences(box.preferences, {})
        self.stops = 0
        self.decisions = 0
        self.goes_on = False  # whether the open question was only interrupted by an ability
        self.passes = 0
        self.uses = 0

    def choose(self, info: InformationSet) -> int:
        if len(info.options) == 1:
            return info.options[0]
        option = self.own_option(info)
        if option is not None:
            return option
        self.decisions += 1
        self.stops += not self.goes_on
        option = self.bot.choose(info)
        if option == self.box.passes(info.question):
            self.passes += 1
        self.note(info.question, option)
        return option

    def own_option(self, info: InformationSet) -> int | None:
        game = info.guess_from(0).game
        return self.box.preferred(game, info.seat, info.question, info.options, self.preferences)

    def note(self, question: int, option: int) -> None:
        passes = self.box.passes(question)
        aside = self.evaluation.aside(question, option)
        self.goes_on = aside
        if (passes is not None and option != passes) or aside:
            self.uses += 1


class Player(Person):
    """A bot, which decides wherever the rules ask it; counts where a person would be stopped."""

    def choose(self, info: InformationSet) -> int:
        if len(info.options) == 1:
            return info.options[0]
        if self.own_option(info) is None:
            self.decisions += 1
        option = self.bot.choose(info)
        self.note(info.question, option)
        return option


class Table(Ask):
    """Counts the questions for which the others wait, whoever of those asked can answer."""

    def __init__(self, box: Box, players: Sequence[Bot]) -> None:
        super().__init__()
        self.box = box
        self.seated = BotAsk(list(players))  # compiled, it has no subclasses
        self.preferences = all_preferences(box.preferences, {})
        self.windows = 0

    def play(self, game: Game) -> None:
        while not game.over():
            self.seated.game, self.seated.checkpoint = game, game.copy()
            self.seated.answers, self.seated.asked = [], []
            game.advance(self)
            self.seated.given += self.seated.answers

    def one(self, seat: int, question: int, options: list[int]) -> int:
        self.note(question, [seat])
        return self.seated.one(seat, question, options)

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        self.note(question, list(options))
        return self.seated.all(question, options)

    def note(self, question: int, seats: Sequence[int]) -> None:
        game = self.seated.game
        if any(self.box.waits(game, seat, question, self.preferences) for seat in seats):
            self.windows += 1


def play(box: Box, players: int, seed: int) -> Flow:
    bots = [make_bot("greedy", box, 1000 * seed + seat) for seat in range(players)]
    evaluation = box.evaluation()
    seats = [(Person if seat == PERSON else Player)(box, bot, evaluation) for seat, bot in enumerate(bots)]
    table = Table(box, seats)
    table.play(box.new(players, seed))
    person = seats[PERSON]
    uses = sum(seat.uses for seat in seats[1:]) // max(1, players - 1)
    return Flow(person.stops, person.passes, uses, sum(seat.decisions for seat in seats), table.windows)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.flow", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players; all without it")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", type=int, help="an earlier version of the rules")
    parser.add_argument("--window", type=float, default=3.0, help="seconds that a window stays open")
    given = parser.parse_args(arguments)
    box = open_box(given.game, given.rules)
    print(f"{box.title}, rules {box.rules}: {given.games} games for each number of players, by greedy bots.")
    print(f"Seat 1 stands in for a person with default stops; minutes at {A_DECISION:g} s a decision.\n")
    print("players  stops (max)  of them passed  abilities a bot used  windows  waiting  minutes")
    for players in given.players or box.players:
        flows = [play(box, players, given.seed + number) for number in range(given.games)]
        stops = statistics.mean(flow.stops for flow in flows)
        passed = sum(flow.passes for flow in flows) / max(1, sum(flow.stops for flow in flows))
        uses = statistics.mean(flow.uses for flow in flows)
        windows = statistics.mean(flow.windows for flow in flows)
        waiting = windows * given.window
        minutes = (statistics.mean(flow.decisions for flow in flows) * A_DECISION + waiting) / 60
        print(
            f"{players:7}  {stops:5.0f} ({max(flow.stops for flow in flows)})  {passed:14.0%}"
            f"  {uses:20.1f}  {windows:7.0f}  {waiting / 60:4.1f} min  {minutes:7.0f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
