"""Who may speak under which name, and what is left of what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from camerlengo import SetupError
from camerlengo.core.texts import LANGUAGES
from camerlengo.server.chat_filter import clean_text, looks_like
from camerlengo.server.house import House
from camerlengo.server.refusals import Refused
from tests.server.helpers import open_house, run_apart, table_for_two


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "ANNA",
        "  anna ",
        "An na",
        "Anna.",
        "Ànna",
        "Ａｎｎａ",  # full width
        "𝐀𝐧𝐧𝐚",  # mathematical
        "Аnnа",  # with Cyrillic letters
        "Αnna",  # with a Greek one
        "A\u034fnna",  # with a mark that nobody sees
    ],
)
def test_a_name_that_looks_like_another_is_known_for_it(name: str) -> None:
    assert looks_like(name, "Anna")


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Anna", "Bruno"), ("🎩", "👒"), ("安娜", "安妮")]
)
def test_different_names_are_different(one: str, other: str) -> None:
    assert not looks_like(one, other)


def test_what_turns_text_around_or_is_not_seen_is_left_out() -> None:
    assert clean_text("a\u202eb\u2066c\x00d\x1b[2Je\u200bf") == "abcd[2Jef"
    assert clean_text(" one\ntwo\tthree\u2028four ") == "one two three four"
    assert clean_text("\ud800x") == "x"
    for words in (
        "è già tardi 🎩",
        "👨\u200d👩\u200d👧",
        "می\u200cخواهم",
        "🏴\U000e0067\U000e0062\U000e007f",
    ):
        assert clean_text(words) == words


def run(story: object, tmp_path: Path) -> None:
    async def whole() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            await story(house)  # type: ignore[operator]

    run_apart(whole())


def test_those_who_look_on_do_not_speak_under_the_name_of_a_player(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        for name in ("Anna", "bruno", "Ａnna"):
            with pytest.raises(Refused) as caught:
                await house.say(live, name, None, "I resign")
            assert caught.value.code == "chat_name"
            assert all(name in caught.value.text.say(language) for language in LANGUAGES)
        await house.say(live, "Carla", None, "well played")
        await house.say(live, "", None, "indeed")
        await house.say(live, "Anna", 0, "thanks")
        assert [(line.author, line.channel) for line in live.chat] == [
            ("Carla", "gallery"),
            ("", "gallery"),
            ("Anna", "table"),
        ]

    run(story, tmp_path)


def test_nor_as_the_character_of_a_seat_without_a_name_in_any_language(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        live.seats[1].name = ""
        live.name_seats()
        for language in LANGUAGES:
            with pytest.raises(Refused):
                await house.say(live, live.table.box.character(1).say(language), None, "I resign")

    run(story, tmp_path)


def test_those_who_look_on_cannot_use_up_the_lines_of_the_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("camerlengo.server.house.MOST_CHAT", 3)

    async def story(house: House) -> None:
        live, anna, _ = await table_for_two(house)
        for number in range(2):
            await house.say(live, "Carla", None, f"line {number}")
        await house.close_table(live, anna)
        await house.say(live, "Carla", None, "after the end they speak at the table")
        with pytest.raises(Refused, match="3 chat messages"):
            await house.say(live, "Carla", None, "one more")
        for number in range(3):
            await house.say(live, "Anna", 0, f"line {number}")
        with pytest.raises(Refused, match="3 chat messages"):
            await house.say(live, "Anna", 0, "one more")

    run(story, tmp_path)


@pytest.mark.parametrize("name", ["An\u202ena", "An\u2067na", "An\x07na", "An\nna", "An\u200bna", "A" * 41])
def test_such_a_name_is_refused_and_kept_nowhere(name: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        with pytest.raises(SetupError, match="invisible"):
            await house.welcome("c" * 22, name)
        assert await house.person("c" * 22) is None
        with pytest.raises(SetupError):
            await house.say(live, name, None, "hello")
        assert not live.chat

    run(story, tmp_path)
