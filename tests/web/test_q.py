"""The page of Q when the game is over: what the bots have suspected, beside what was so."""

from __future__ import annotations

import html
import re
from pathlib import Path

import msgspec
import pytest

from camerlengo.bots.bot_names import name_of
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games.q.terms import FIRST_ZELANTE
from camerlengo.games.q.view import QView
from camerlengo.server.live_table import LiveTable
from camerlengo.table import Table
from camerlengo.web.table_page import replay_context
from camerlengo.web.viewer import Viewer
from tests.recorded import recorded
from tests.server.helpers import open_house, run_apart
from tests.web.test_secrecy import full_table, nothing_depends_on_what_is_hidden, visitor_of
from tests.web.updates import page_html, read_update, text_of, update_since

PLAYERS = 5
BOTS = {2: "suspicious", 3: "suspicious", 4: "greedy"}


def played(upto: int | None = None) -> Table:
    record = recorded("q", *["greedy"] * PLAYERS, seed=5)
    answers = record.answers if upto is None else record.answers[:upto]
    return Table.resume(msgspec.structs.replace(record, answers=answers, seats=("",) * PLAYERS))


def sit_bots_down(live: LiveTable, table: Table) -> None:
    """As if two people, two suspicious bots and a greedy one had played this game."""
    live.journal.table = table
    live.row.state = "over" if table.over else "playing"
    for seat, bot in BOTS.items():
        live.seats[seat] = msgspec.structs.replace(live.seats[seat], kind="bot", bot=bot)
    live.name_seats()


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_the_page_shows_what_bots_have_suspected_and_what_was_so(
    language: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, readers = await full_table(house, "q", PLAYERS)
            sit_bots_down(live, played())
            page = page_html(Viewer(live, visitor_of(house, readers[0], language)))
            shown = [int(seat) for seat in re.findall(r'id="thoughts-(\d)"', page)]
            assert sorted(shown) == [2, 3]
            names = live.table.names_in(language)
            view = live.table.view(None)
            assert isinstance(view, QView)
            for seat in shown:
                part = page.partition(f'id="thoughts-{seat}"')[2].partition('popovertargetaction="hide"')[0]
                assert text("q.page.thought", who=names[seat]).say(language) in part
                suspected = re.findall(r"<strong>([^<]*)</strong>", part)
                truths = re.findall(r'class="truth (\w+)"', part)
                others = [other for other in range(PLAYERS) if other != seat]
                assert len(suspected) == len(others)
                for other, sentence, truth in zip(others, suspected, truths, strict=True):
                    assert sentence.startswith(names[other])
                    role = view.seats[other].role
                    assert role is not None
                    if not view.turned and not view.seats[other].turned:
                        assert truth == ("zelanti" if role >= FIRST_ZELANTE else "spirituali")

    run_apart(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_the_faction_that_has_won(language: str, tmp_path: Path) -> None:
    table = played()
    view = table.view(None)
    assert isinstance(view, QView)
    assert view.score != 0
    side = text("q.side.spirituali" if view.score > 0 else "q.side.zelanti")
    assert table.result is not None
    assert table.result.winners

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, readers = await full_table(house, "q", PLAYERS)
            sit_bots_down(live, table)
            for seat, reader in enumerate(readers[:-1]):
                page = page_html(Viewer(live, visitor_of(house, reader, language)))
                title = re.search(r'id="result-title" class="winner">([^<]*)<', page)
                assert title is not None
                own = text("q.side.spirituali" if (view.seats[seat].side or 0) > 0 else "q.side.zelanti")
                how = "won" if own == side else "lost"
                assert html.unescape(title[1]) == text(f"q.sheet.{how}", side=own).say(language)
                assert ("data-won" in page) == (how == "won")
            stranger = page_html(Viewer(live, visitor_of(house, None, language)))
            assert text("q.sheet.victory", side=side).say(language) in html.unescape(stranger)

    run_apart(story())


def test_before_the_end_nobody_is_told_what_bots_suspect(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, readers = await full_table(house, "q", PLAYERS)
            sit_bots_down(live, played(upto=120))
            for person in (*readers[:2], None):
                sight = Viewer(live, visitor_of(house, person, "en"))
                for sent in (page_html(sight), text_of(read_update(update_since(sight, None)))):
                    assert "thoughts" not in sent
                    assert "% Zelanti" not in sent

    run_apart(story())


def test_five_see_no_more_of_each_other_than_six(tmp_path: Path, positions: int) -> None:
    """Pages, updates and answers for programs, byte for byte; six are looked at in test_secrecy.py."""
    nothing_depends_on_what_is_hidden("q", PLAYERS, tmp_path, positions // 4)


def test_a_replay_says_which_bots_have_played() -> None:
    record = played().record
    seats = replay_context(Table.resume(record).at(9), None, True, "it", {2: "pope", 3: "greedy"}).seats
    assert [seat.kind for seat in seats] == ["person", "person", "bot", "bot", "person"]
    assert seats[2].bot == name_of("pope").say("it") != name_of("pope").say("en")
    assert seats[0].bot is None


def test_a_replay_with_all_hands_open_keeps_the_roles_for_its_end() -> None:
    whole = played()
    record = whole.record
    last = len(record.answers)
    for at in (0, last // 2, last - 1):
        view = replay_context(Table.resume(record).at(at), None, True, "en").view
        assert isinstance(view, QView)
        assert all(seat.hand is not None for seat in view.seats)
        assert all(seat.role is None and seat.side is None for seat in view.seats)
    view = replay_context(Table.resume(record).at(last), None, True, "en").view
    assert isinstance(view, QView)
    assert {seat.role for seat in view.seats} == {0, 1, 2, 3, 4}
