"""An attacker knows all that is public at a table, and the source of Camerlengo, but not the house's secret.

Bots decide the same in every world that their seat cannot tell apart (tests/bots/test_search.py), so the
attacker can repeat their thought. All that is missing is the seed: here it is tried with the public hash that
was once enough, and with a wrong secret.

Strong ranks choose the same with nearly any seed: much of that can be foretold without a secret, by whoever
thinks as well. What is claimed is that public facts foretell no more of it than a wrong secret does.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from camerlengo.bots import LEVELS, make_bot
from camerlengo.bots.levels import thinks_ahead
from camerlengo.core import Rng
from camerlengo.server.bot_seeds import BotSeeds
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
BOTS = ["random", *LEVELS]
QUESTIONS = 60 if THOROUGH else 24
OF_THINKERS = 30 if THOROUGH else 8  # questions of those who think ahead, which takes time


class Foretold(NamedTuple):
    """Of so many choices, how many were foretold with the same secret, with public facts, by a guess."""

    asked: int
    again: int
    public: int
    wrong: int
    apart: int  # where public facts and the guess did not both foretell it, nor both fail

    @property
    def public_is_better(self) -> bool:
        """By more than three standard deviations, if each choice that told them apart was a toss-up."""
        return self.public - self.wrong > 3 * math.sqrt(self.apart)


def choice(bot: str, table: Table, question: Question, seeds: BotSeeds) -> int:
    seed = seeds.seed(TABLE, question.seat, table.opened)
    return make_bot(bot, table.box, seed).choose(table.position.information(question.seat))


def open_questions(setup: Setup, count: int) -> Iterator[tuple[Table, Question]]:
    """Questions of random games with something to choose."""
    for number in range(20):
        table, rng = random_table(setup, number, 0), Rng(number)
        while not table.over:
            question = next(one for one in table.questions if one.sealed is None)
            if len(question.options) > 3 and rng.below(3) == 0:
                yield table.copy(), question
                count -= 1
                if count == 0:
                    return
            table.answer(question.seat, question.options[rng.below(len(question.options))])


def foretold(setup: Setup, bot: str, house: BotSeeds) -> Foretold:
    again = public = wrong = apart = asked = 0
    count = OF_THINKERS if thinks_ahead(bot, setup.box) else QUESTIONS
    for table, question in open_questions(setup, count):
        done = choice(bot, table, question, house)
        by_facts = done == choice(bot, table, question, PUBLIC)
        by_guess = done == choice(bot, table, question, WRONG)
        again += done == choice(bot, table, question, AGAIN)
        public += by_facts
        wrong += by_guess
        apart += by_facts != by_guess
        asked += 1
    assert asked == count
    return Foretold(asked, again, public, wrong, apart)


@pytest.mark.parametrize("setup", TABLES, ids=str)
@pytest.mark.parametrize("bot", BOTS)
def test_public_facts_foretell_a_bot_no_better_than_a_wrong_secret(
    setup: Setup, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    little_to_think(monkeypatch, 2)
    found = foretold(setup, bot, HOUSE)
    assert found.again == found.asked, "the same secret gives the same choice, also after an undo"
    assert not found.public_is_better, found
    if bot == "random":
        assert found.public < found.asked / 2, "a choice of chance cannot be foretold"


@pytest.mark.parametrize("setup", TABLES, ids=str)
@pytest.mark.parametrize("bot", BOTS[:4])
def test_seeds_that_are_public_would_be_noticed(
    setup: Setup, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    little_to_think(monkeypatch, 2)
    found = foretold(setup, bot, PUBLIC)
    assert found.public == found.asked
    assert found.public_is_better, found
