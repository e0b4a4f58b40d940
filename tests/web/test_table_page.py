"""What a table tells each of its readers, and when."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from camerlengo.core import Box, Position, Rng
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games import open_box
from camerlengo.server.hint_service import HintRequest
from camerlengo.table import Table
from camerlengo.web.table_log import whole_log
from camerlengo.web.table_page import context, page_of
from camerlengo.web.viewer import Viewer
from tests.server.helpers import A_WHILE, PATIENCE, open_house, play_out, run_apart
from tests.web.client import Visitor, invitation
from tests.web.serving import Serving, serving
from tests.web.test_hints import mixed
from tests.web.test_secrecy import full_table, visitor_of
from tests.web.updates import page_html, read_message


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("table")) as running:
        yield running


def test_a_question_without_a_choice_bothers_nobody(tmp_path: Path) -> None:
    """The house answers it a moment later; until then the page neither calls nor offers anything."""

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            live, readers = await full_table(house, "richelieu", 2)
            rng = Rng(1)
            while not live.answers_automatically(live.table.questions[0]):
                question = live.table.questions[0]
                option = question.options[rng.below(len(question.options))]
                await house.answer(live, question.seat, live.asked_at, option)
            forced = live.table.questions[0].seat
            sights = [Viewer(live, visitor_of(house, person, "en")) for person in readers]
            assert not any(sight.my_turn for sight in sights)
            pages = [context(sight) for sight in sights]
            assert [page.question for page in pages] == [None, None, None]
            assert "only one option" in pages[forced].headline
            others = {page.headline for seat, page in enumerate(pages) if seat != forced}
            assert others == {f"Person {forced}’s turn"}

    run_apart(story())


def live_page(server: Serving, table: str, visitor: Visitor) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    address = f"{server.address.replace('http', 'ws')}{table}/live?lang=en"
    return connect(address, additional_headers={"cookie": cookies})


def seat_shown(socket: ClientConnection) -> int:
    """What the next update says that shows another seat; −1 is a spectator's."""
    while True:
        _, update = read_message(socket.recv(timeout=PATIENCE))
        if "seat" in update:
            return int(update["seat"])


def test_a_tab_that_was_open_before_sitting_down_gets_the_seat(server: Serving) -> None:
    with Visitor(server.address) as anna, Visitor(server.address) as bruno:
        table = anna.new_table(option__start="0", seed="7")
        link = invitation(anna.page)
        bruno.get(table)
        with live_page(server, table, bruno) as tab:
            assert seat_shown(tab) == -1
            bruno.get(link)
            bruno.post(bruno.path, name="Bruno", seat="1")
            assert seat_shown(tab) == 1


def test_renderings_of_a_position_ask_the_rules_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which options are final, and whether the reader can undo: in all languages, and at a second look."""
    tried: list[tuple[Position, int, int]] = []
    undone: list[tuple[Position, int]] = []
    is_final, way_back = Box.is_final, Table.undo_target

    def counted(box: Box, position: Position, seat: int, option: int) -> bool:
        tried.append((position, seat, option))
        return is_final(box, position, seat, option)

    def counted_too(table: Table, seat: int, *details: Any) -> int:
        undone.append((table.position, seat))
        return way_back(table, seat, *details)

    monkeypatch.setattr(Box, "is_final", counted)
    monkeypatch.setattr(Table, "undo_target", counted_too)

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            live, readers = await full_table(house, "richelieu", 2)
            for _ in range(5):
                question = live.table.questions[0]
                for language in ("en", "fr", "en"):
                    pages = [context(Viewer(live, visitor_of(house, person, language))) for person in readers]
                    shown = pages[question.seat].question
                    assert shown is not None
                    assert len(shown.options) == len(question.options)
                await house.answer(live, question.seat, live.asked_at, question.options[-1])

    run_apart(story())
    assert tried
    assert undone
    assert len({(id(position), *rest) for position, *rest in tried}) == len(tried)
    assert len({(id(position), *rest) for position, *rest in undone}) == len(undone)


OFFERED = re.compile(r'<button[^>]*name="option"[^>]*>')


def test_what_the_last_to_seal_chooses_is_confirmed_wherever_it_is_offered(tmp_path: Path) -> None:
    """On a card, beside the question, in the list and in the advice; only bids, which a hand closes over.

    An order that is discarded is shown to nobody, so it can be taken back.
    """
    confirmed: set[str] = set()

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            live, people = await full_table(house, "habemus_papam", 3)
            live.row.hints = True
            rng = Rng(2)
            while live.playing and not confirmed >= {"card", "option-line", "choice"}:
                waiting = [question for question in live.table.questions if question.sealed is None]
                question = waiting[rng.below(len(waiting))]
                if len(live.table.questions) > 1 and question.has_choice:
                    asked = HintRequest(live.asked_at)
                    asked.hint = mixed(question.options[:2])
                    house.hints._asked[live.id, question.seat] = asked
                    live.version += 1
                    page = page_html(Viewer(live, visitor_of(house, people[question.seat], "en")))
                    offered = [one for one in OFFERED.findall(page) if "bid-button" not in one]
                    assert page.count('class="hint-why"') == 2
                    for one in offered:
                        final = question.is_final(question.options[0])
                        assert ("data-irrevocable" in one) is final, one
                        if final:
                            assert len(waiting) == 1
                            confirmed.update(re.findall(r"\b(card|option-line|choice)\b", one))
                option = question.options[rng.below(len(question.options))]
                await house.answer(live, question.seat, live.asked_at, option)

    run_apart(story())
    assert confirmed == {"card", "option-line", "choice"}


def test_the_log_numbers_turns_in_order() -> None:
    table = Table("richelieu", players=2, seed=7, options={"start": 0})
    while table.position.number < 24:
        question = table.questions[0]
        table.answer(question.seat, question.options[-1])
    numbers = []
    for line in whole_log(table, "x", None, "en").lines:
        found = re.search(r"<a [^>]*>(\d+|·)</a>", line.html)
        assert found
        numbers.append(found[1])
    turns = [int(number) for number in numbers if number != "·"]
    assert turns == list(range(1, len(turns) + 1))
    assert len(turns) > 6
    assert "·" in numbers  # a turn of several lines


def test_a_table_alone_with_bots_says_so(server: Serving, anna: Visitor, bruno: Visitor) -> None:
    anna.new_table(seat__1="bot:novice")
    assert re.search(r'<main[^>]* class="[^"]*\balone\b', anna.page)
    bruno.get(anna.path)
    assert not re.search(r'<main[^>]* class="[^"]*\balone\b', bruno.page)
    assert "You are watching" in bruno.page
    assert "You are watching" not in anna.page


def test_a_wrong_link_to_a_table_says_that_tables_keep_their_page(anna: Visitor) -> None:
    for path in ("/table/nowhere", "/join/nowhere"):
        assert anna.get(path).status_code == 404
        assert "keeps its page" in anna.page
    assert anna.get("/nowhere").status_code == 404
    assert "keeps its page" not in anna.page


def test_a_replay_begins_at_the_first_move(server: Serving, anna: Visitor) -> None:
    table = anna.new_table(seat__1="bot:novice", option__start="0", seed="7")
    assert server.house is not None
    server.do(play_out(server.house, server.table_at(table)))
    assert f"{table}/replay?at=0" in anna.get(table).text
    assert 'data-at="0"' in anna.get(f"{table}/replay").text


@pytest.mark.parametrize("game", ["richelieu", "habemus_papam", "q", "pontifex"])
def test_each_game_explains_a_first_game_in_five_marks(game: str, anna: Visitor) -> None:
    box = open_box(game)
    marks = page_of(box).coach
    assert len(marks) == 5
    names = {question.name for question in box.questions}
    for key, question in marks:
        assert question in names
        for language in LANGUAGES:
            assert len(text(f"{game}.coach.{key}").say(language)) < 140


def test_marks_are_for_whoever_is_alone_with_bots(anna: Visitor, bruno: Visitor) -> None:
    table = anna.new_table(seat__1="bot:novice", option__start="0")
    assert 'id="coach"' in anna.page
    assert 'id="coach"' not in bruno.get(table).text
    anna.new_table(option__start="0", seed="7")
    assert 'id="coach"' not in anna.page
