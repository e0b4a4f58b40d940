"""An attacker knows all that is public at a table, and the source of Camerlengo, but not the house's secret.

Bots decide the same in every world that their seat cannot tell apart (tests/bots/test_search.py), so the
attacker can repeat their thought. All that is missing is the seed: here it is tried with the public hash that
was once enough, and with a wrong secret.
"""

from __future__ import annotations

import hashlib

import pytest

from camerlengo.bots import LEVELS, make_bot
from camerlengo.core import Rng
from camerlengo.server.bots import BotSeeds
from camerlengo.table import Question, Table
from tests.bots.ranks import little_to_think
from tests.contract.setups import Setup, random_table
from tests.recorded import THOROUGH


class PublicSeeds(BotSeeds):
    """From the table's address, the seat and the number of answers, as seeds once were made."""

    def seed(self, table: str, seat: int, number: int) -> int:
        return int.from_bytes(hashlib.sha256(f"{table} {seat} {number}".encode()).digest()[:7])


HOUSE, AGAIN, PUBLIC, WRONG = BotSeeds(b"house"), BotSeeds(b"house"), PublicSeeds(b""), BotSeeds(b"guess")
TABLE = "a-public-table-address"

# Where chance matters: bids, hidden choices, and what ranks below the top get wrong.
TABLES = [Setup("habemus_papam", 3, {}), Setup("q", 5, {}), Setup("pontifex", 2, {})]
CHANCY = ["random", *LEVELS[:3]]
QUESTIONS = 60 if THOROUGH else 24


def choice(bot: str, table: Table, question: Question, seeds: BotSeeds) -> int:
    seed = seeds.seed(TABLE, question.seat, table.opened)
    return make_bot(bot, table.box, seed).choose(table.position.information(question.seat))


def open_questions(setup: Setup) -> list[tuple[Table, Question]]:
    """Questions of a random game with something to choose."""
    found: list[tuple[Table, Question]] = []
    for number in range(20):
        table, rng = random_table(setup, number, 0), Rng(number)
        while not table.over and len(found) < QUESTIONS:
            question = next(one for one in table.questions if one.sealed is None)
            if len(question.options) > 3 and rng.below(3) == 0:
                found.append((table.copy(), question))
            table.answer(question.seat, question.options[rng.below(len(question.options))])
        if len(found) >= QUESTIONS:
            break
    return found


@pytest.mark.parametrize("setup", TABLES, ids=str)
@pytest.mark.parametrize("bot", CHANCY)
def test_public_facts_foretell_a_bot_no_better_than_a_wrong_secret(
    setup: Setup, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    little_to_think(monkeypatch, 2)
    again = public = wrong = asked = 0
    for table, question in open_questions(setup):
        done = choice(bot, table, question, HOUSE)
        again += done == choice(bot, table, question, AGAIN)
        public += done == choice(bot, table, question, PUBLIC)
        wrong += done == choice(bot, table, question, WRONG)
        asked += 1
    assert asked == QUESTIONS
    assert again == asked, "the same secret gives the same choice, also after an undo"
    # The difference of two such counts has at most this variance; three standard deviations.
    assert public - wrong <= 3 * (asked / 2) ** 0.5
    if bot == "random":
        assert public < asked / 2, "a choice of chance cannot be foretold"
