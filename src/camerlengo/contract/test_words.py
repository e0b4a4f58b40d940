"""All that a game says is whole, in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from camerlengo.contract.setups import Setup, Spot, at_spots, every_box, every_setup, finished, table_at
from camerlengo.core import Box, Text, text
from camerlengo.core.texts import LANGUAGES
from camerlengo.table import Table

every_language = pytest.mark.parametrize("language", LANGUAGES)


def whole(say: Callable[[str], str], what: str, language: str) -> str:
    """The sentence; fails if there is no such text, or if a gap of it is not filled."""
    try:
        said = say(language)
    except KeyError as missing:
        pytest.fail(f"{what}: there is no text {missing} in {language!r}")
    assert said.strip(), f"{what} says nothing in {language!r}"
    assert "{" not in said, f"{what} has a gap in {language!r} that nobody fills: {said}"
    assert "}" not in said, f"{what} has a gap in {language!r} that nobody fills: {said}"
    return said


@every_language
@every_box
def test_all_that_is_said_before_the_game_is_whole(box: Box, language: str) -> None:
    keys = [f"{box.name}.about.line"]
    for setting in box.settings:
        keys += [f"{box.name}.setting.{setting.name}.{part}" for part in ("title", "help")]
        if not isinstance(setting.default, bool):
            keys += [f"{box.name}.setting.{setting.name}.{value}" for value in setting.values]
    for one in box.preferences:
        keys += [f"{box.name}.preference.{one.name}.title"]
        keys += [f"{box.name}.preference.{one.name}.{choice}" for choice in one.choices]
        keys += [f"{box.name}.preference.{one.name}.help_{choice}" for choice in one.choices]
        assert one.default in one.choices
    for key in keys:
        whole(text(key).say, f"the text {key}", language)
    for seat in range(max(box.players)):
        whole(box.character(seat).say, f"the character of seat {seat}", language)


@every_setup
@at_spots
def test_every_question_and_option_has_a_sentence_of_its_own_in_every_language(
    setup: Setup, spot: Spot
) -> None:
    table = table_at(setup, spot)
    for question in table.questions:
        for language in LANGUAGES:
            whole(question.text, f"the question {question.name!r}", language)
            sentences = [
                whole(partial(question.sentence, option), f"option {option} of {question.name!r}", language)
                for option in question.options
            ]
            assert len(set(sentences)) == len(sentences), (
                f"two options of the question {question.name!r} sound the same in {language!r}: {sentences}"
            )


# What is told again in another game need not be read again.
_heard: set[tuple[str, int, int, tuple[int, ...]]] = set()
MOST_HEARD = 200_000


@every_setup
@at_spots
def test_every_log_line_can_be_said_in_every_language(setup: Setup, spot: Spot) -> None:
    table = finished(setup, spot)
    box = setup.box
    if len(_heard) > MOST_HEARD:
        _heard.clear()
    for event in table.position.history():
        assert 0 <= event.kind < len(box.events), f"the rules tell event {event.kind}, which the box has not"
        told = (setup.game, event.kind, event.seat, tuple(event.about))
        if told in _heard:
            continue
        _heard.add(told)
        line = box.event_text(event, table.deck)
        for language in LANGUAGES:
            say_it(line, f"the event {box.events[event.kind].name!r}", language, table)


@every_setup
@at_spots
def test_every_line_of_the_result_can_be_said_in_every_language(setup: Setup, spot: Spot) -> None:
    table = finished(setup, spot)
    result = table.result
    assert result is not None, "a finished game has no result"
    titles = [line.title for line in result.sheet]
    for language in LANGUAGES:
        for title in titles:
            say_it(title, "a line of the score sheet", language, table)
        if result.victory is not None:
            say_it(result.victory, "the victory", language, table)


def say_it(line: Text, what: str, language: str, table: Table) -> str:
    return whole(lambda language: line.say(language, table.names_in(language)), what, language)
