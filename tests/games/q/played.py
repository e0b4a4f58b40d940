"""Whole games of Q between bots that suspect each other, played once for all tests that look at them."""

from __future__ import annotations

import functools

from camerlengo.bots import Bot, BotAsk, make_bot
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.games.q.rules import QGame, deal
from camerlengo.games.q.terms import NOBODY
from camerlengo.table import Table
from tests.games.q.positions import DECK

BOX = open_box("q")


def play(bots: list[Bot], players: int, seed: int) -> QGame:
    game = deal(players, Rng(seed), DECK.cards, NOBODY)
    BotAsk(bots).play(game)
    return game


@functools.cache
def suspicious_game(players: int, seed: int) -> QGame:
    """The position at its end. A test that changes something takes a copy."""
    bots = [make_bot("suspicious", BOX, 7919 * seed + seat) for seat in range(players)]
    return play(bots, players, 1000 + seed)


@functools.cache
def finished() -> Table:
    """A table of five after the game; nobody may answer there."""
    table = Table("q", 5, seed=4)
    while not table.over:
        question = next(one for one in table.questions if one.seat in table.waiting_for)
        bot = make_bot("suspicious", BOX, len(table.record.answers))
        table.answer(question.seat, bot.choose(table.position.information(question.seat)))
    return table
