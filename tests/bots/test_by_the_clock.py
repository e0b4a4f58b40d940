"""Bots that think by the clock: as far as they come, and always an answer."""

from __future__ import annotations

import itertools
import time

import pytest

from camerlengo.bots import (
    LEAST_SECONDS,
    SEARCHES,
    by_the_clock,
    is_bot,
    make_bot,
    no_such_bot,
    peeks,
)
from camerlengo.bots.bot import Thinker
from camerlengo.core.errors import SetupError
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import names, open_box
from camerlengo.server.bot_seeds import may_sit
from camerlengo.server.setup import NewSeat, check_bots
from tests.bots.telling import telling_tables
from tests.contract.setups import Setup
from tests.recorded import THOROUGH


@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        ("search-2s", 2.0),
        ("search-0.5s", 0.5),
        ("trials-0.01s", 0.01),
        ("plain-60s", 60.0),
        ("even-1.25s", 1.25),
    ],
)
def test_a_name_says_for_how_long_a_bot_thinks(name: str, seconds: float) -> None:
    assert by_the_clock(name)
    assert is_bot(name, timed=True)
    thinker = make_bot(name, open_box("richelieu"), 1)
    assert isinstance(thinker, Thinker)
    assert thinker.seconds == seconds


@pytest.mark.parametrize(
    "name",
    [
        *("search-0s", "search-0.00s", "search-0.001s", "search-60.01s", "search-61s", "search-100s"),
        *("search-s", "search-.5s", "search-2.s", "search-2.0s", "search-02s", "search--2s", "search-2 s"),
        *(
            "search-1e1s",
            "search-٢s",
            "search-2S",
            "search-2sec",
            "search-0,5s",
            "search-nans",
            "search-infs",
        ),
        *("greedy-2s", "pope-2s", "deep-2s", "2s"),
    ],
)
def test_what_is_no_time_is_no_bot(name: str) -> None:
    assert not by_the_clock(name)
    assert not is_bot(name, timed=True)
    with pytest.raises(SetupError) as refusal:
        make_bot(name, open_box("richelieu"), 1)
    assert refusal.value.text == no_such_bot(name, timed=True)
    kind = name.partition("-")[0]
    for language in LANGUAGES:
        assert (f"{kind}-0.5s" in refusal.value.text.say(language)) == (kind == "search")


def test_who_only_has_a_number_does_not_think_by_the_clock() -> None:
    assert not any(by_the_clock(f"{kind}-20") for kind in SEARCHES)
    assert peeks("cheating-2s")
    assert not peeks("search-2s")


@pytest.mark.parametrize("name", ["search-2s", "plain-0.5s", "trials-2s", "cheating-2s"])
def test_nobody_sits_by_the_clock_at_a_table_of_the_house(name: str) -> None:
    """What a bot does there depends on the record alone."""
    assert not is_bot(name)
    assert not may_sit(name)
    with pytest.raises(SetupError) as refusal:
        check_bots([NewSeat("bot", bot=name)])
    assert refusal.value.text.key == (
        "error.setup.bot" if name.startswith("cheating") else "error.setup.clock"
    )


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("kind", SEARCHES)
@pytest.mark.parametrize("looks", [3, 0])  # at the clock before the time is up; 0: it is over at once
def test_there_is_an_answer_also_when_the_time_is_up(
    game: str, kind: str, looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = telling_tables(Setup(game, max(open_box(game).players), {}))
    for table in tables if THOROUGH else tables[looks % 2 :: 2]:  # early ones or late ones
        question = table.questions[-1]
        bot = make_bot(f"{kind}-0.01s", table.box, 5)
        assert isinstance(bot, Thinker)
        clock = itertools.count(1.0, (LEAST_SECONDS + 1e-6) / (looks + 1))
        with monkeypatch.context() as patch:
            patch.setattr(time, "monotonic", clock.__next__)
            option = bot.choose(table.position.information(question.seat))
        assert option in question.options
