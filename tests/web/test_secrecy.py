"""No byte of a page or an answer depends on what its reader may not know."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from camerlengo.core import Rng, View
from camerlengo.core.ask import Event
from camerlengo.core.position import Position
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import names, open_box
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable
from camerlengo.server.rows import Person
from camerlengo.server.setup import NewSeat
from camerlengo.table import Table, VisibleEvents
from camerlengo.web.app import create_app
from camerlengo.web.page_socket import PageSocket
from camerlengo.web.scene import Scene
from camerlengo.web.table_page import replay_context, scene_of
from camerlengo.web.table_state import state_of
from camerlengo.web.viewer import Viewer
from camerlengo.web.visitor import Visitor
from tests.contract.setups import in_another_world
from tests.recorded import FOUR
from tests.server.helpers import A_WHILE, act_for_all, open_house, played_at_random, run_apart
from tests.web.updates import page_html

LOOKS = 100  # from the deal to the end of a game
RECENT = 100  # things that have happened; a page says all of them, and what was said no guess changes


@functools.lru_cache(maxsize=1)
def app_of(house: House) -> Starlette:
    """To put its pages before a house takes longer than to make one."""
    return create_app(house, b"k" * 32, "http://table.test")


def visitor_of(house: House, person: Person | None, language: str) -> Visitor:
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/table/x",
        "query_string": b"",
        "headers": [(b"accept-language", language.encode()), (b"host", b"table.test")],
        "server": ("table.test", 80),
        "scheme": "http",
        "app": app_of(house),
    }
    visitor = Visitor(Request(scope))
    visitor.person = person
    visitor.secret = "s" * 22
    return visitor


async def full_table(
    house: House, game: str, players: int, seed: int = 11
) -> tuple[LiveTable, list[Person | None]]:
    """A table at which everybody sits from the beginning, and its readers: all of them, and a stranger."""
    secrets = [f"{seat}" * 22 for seat in range(players)]
    seats = [NewSeat("person", f"Person {seat}", secret=secret) for seat, secret in enumerate(secrets)]
    live = await house.create(game, seats, None, seed=seed)
    return live, [*[await house.person(secret) for secret in secrets], None]


def bytes_for(
    house: House, live: LiveTable, person: Person | None, language: str, before: Scene | None
) -> list[object]:
    """Everything that a reader gets: the page, the message to one that is open, and answers to programs.

    The message has the parts that have changed since `before`, in their order, or all of them.
    """
    visitor = visitor_of(house, person, language)
    sight = Viewer(live, visitor)
    page = PageSocket(cast(Any, None), live, visitor)
    page.shown = before
    state = msgspec.json.encode(state_of(live, sight.seat, language))
    lines = [(line.at, line.seat, line.say(language)) for line in live.table.log(sight.seat)]
    view = live.table.view(sight.seat).to_json()
    return [page_html(sight), page.next_message(), state, lines, view]


@pytest.mark.parametrize("game", names())
def test_pages_updates_and_answers_do_not_depend_on_what_is_hidden(
    game: str, tmp_path: Path, positions: int, caplog: pytest.LogCaptureFixture
) -> None:
    nothing_depends_on_what_is_hidden(game, max(open_box(game).players), tmp_path, positions)
    assert not caplog.records


class Recent(VisibleEvents):
    """The end of a log: the whole of it takes long to say."""

    def events(self, position: Position, viewer: int | None, since: int) -> list[Event]:
        recent = position.history()[-RECENT:]
        return [event for event in recent if viewer is None or event.visible_to(viewer)][since:]


def show_recent(table: Table, position: Position) -> None:
    """Puts a table at this position, with a short log."""
    table.position = position
    table._heard = Recent()


def nothing_depends_on_what_is_hidden(game: str, players: int, tmp_path: Path, positions: int) -> None:
    """In the course of the games every seat hides something from everybody, or nothing could be noticed."""
    hidden: set[tuple[int, int]] = set()
    looks = -(-positions // -(-positions // LOOKS))

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            for number in range(-(-positions // looks)):
                await look_at_a_game(house, game, players, 15 + number, looks, hidden)

    run_apart(story())
    all_pairs = {(seat, other) for seat in range(-1, players) for other in range(players) if seat != other}
    assert hidden == all_pairs or game not in FOUR


async def look_at_a_game(
    house: House, game: str, players: int, seed: int, looks: int, hidden: set[tuple[int, int]]
) -> None:
    """Compares two worlds at so many positions, each for another reader, from the deal to the end."""
    live, readers = await full_table(house, game, players, seed)
    rng = Rng(3)
    acts = played_at_random(live.table, rng)
    before: dict[tuple[int, str], Scene] = {}
    for look in range(looks):
        upto = round(look * len(acts) / (looks - 1))
        await act_for_all(house, live, acts[len(live.entries) : upto])
        truth = live.table.position
        number, turn = look % len(readers), look // len(readers)
        person, language = readers[number], LANGUAGES[turn % len(LANGUAGES)]
        seat = -1 if person is None else number
        show_recent(live.table, truth)
        shown = before.get((seat, language))
        true_bytes = bytes_for(house, live, person, language, shown)
        before[seat, language] = scene_of(Viewer(live, visitor_of(house, person, language)))
        guess = in_another_world(truth, seat, rng)
        show_recent(live.table, guess)
        assert bytes_for(house, live, person, language, shown) == true_bytes
        live.table.position = truth
        hidden.update(
            (seat, other)
            for other in range(players)
            if other != seat and guess.view(other).to_json() != truth.view(other).to_json()
        )
    assert live.table.over


@pytest.mark.parametrize("game", names())
def test_a_replay_of_a_running_game_shows_the_own_view_only(game: str, tmp_path: Path) -> None:
    """What a moment of the past shows a seat is what that seat saw then."""

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            live, readers = await full_table(house, game, min(open_box(game).players))
            acts = played_at_random(live.table, Rng(3))[:60]
            seats = [*range(len(readers) - 1), None]
            seen: dict[int, list[View]] = {}
            for act in acts:
                answers = len(live.table.record.answers)
                if answers % 3 == 0:
                    seen[answers] = [live.table.view(seat) for seat in seats]
                await act_for_all(house, live, [act])
            record = live.record()
            for at, views in seen.items():
                for seat, view in zip(seats, views, strict=True):
                    assert replay_context(Table.resume(record).at(at), seat, False, "en").view == view

    run_apart(story())
