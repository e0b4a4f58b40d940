"""No byte of a page or an answer depends on what its reader may not know."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from starlette.requests import Request

from camerlengo.core import Rng, View
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import NAMES, open_box
from camerlengo.server.house import House
from camerlengo.server.live import LiveTable
from camerlengo.server.setup import NewSeat
from camerlengo.server.store import Person
from camerlengo.web.api import state_of
from camerlengo.web.app import create_app
from camerlengo.web.live import make_update
from camerlengo.web.table_page import Sight, replay_context, shared_main
from camerlengo.web.visitor import Visitor
from tests.server.helpers import open_house, run_apart

STEPS = 14  # acts between two looks
MOST_LOOKS = 40  # then only at the end: a long game shows nothing new


def visitor_of(house: House, person: Person | None, language: str) -> Visitor:
    app = create_app(house, b"k" * 32, "http://table.test")
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/table/x",
        "query_string": b"",
        "headers": [(b"accept-language", language.encode()), (b"host", b"table.test")],
        "server": ("table.test", 80),
        "scheme": "http",
        "app": app,
    }
    visitor = Visitor(Request(scope))
    visitor.person = person
    visitor.secret = "s" * 22
    return visitor


async def full_table(house: House, game: str, players: int) -> tuple[LiveTable, list[Person | None]]:
    people = [await house.welcome(f"{seat}" * 22, f"Person {seat}") for seat in range(players)]
    seats = [NewSeat("me", "Person 0")] + [NewSeat("open")] * (players - 1)
    live = await house.create(game, seats, people[0], seed=11)
    for seat in range(1, players):
        await house.take_seat(live, seat, people[seat], f"Person {seat}")
    return live, [*people, None]


def bytes_for(house: House, live: LiveTable, person: Person | None, language: str) -> list[object]:
    live.rendered.clear()
    sight = Sight(live, visitor_of(house, person, language))
    seat = sight.seat
    return [shared_main(sight), make_update(sight, 0), msgspec.json.encode(state_of(live, seat))]


@pytest.mark.parametrize("game", NAMES)
def test_pages_updates_and_answers_do_not_depend_on_what_is_hidden(game: str, tmp_path: Path) -> None:
    nothing_depends_on_what_is_hidden(game, max(open_box(game).players), tmp_path)


def nothing_depends_on_what_is_hidden(game: str, players: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, readers = await full_table(house, game, players)
            rng, looks = Rng(3), 0
            while live.playing:
                for _ in range(STEPS):
                    if live.table.questions:
                        question = live.table.questions[rng.below(len(live.table.questions))]
                        option = question.options[rng.below(len(question.options))]
                        await house.answer(live, question.seat, live.asked_at, option)
                if looks >= MOST_LOOKS and live.playing:
                    continue
                truth = live.table._game
                for number, person in enumerate(readers):
                    language = LANGUAGES[looks % 3]
                    seat = -1 if person is None else number
                    true_bytes = bytes_for(house, live, person, language)
                    guess = truth.copy()
                    guess.redeal(seat, rng)
                    live.table._game = guess
                    assert bytes_for(house, live, person, language) == true_bytes
                    live.table._game = truth
                looks += 1
            assert looks > 3

    run_apart(story())


@pytest.mark.parametrize("game", NAMES)
def test_a_replay_of_a_running_game_shows_the_own_view_only(game: str, tmp_path: Path) -> None:
    """What a moment of the past shows a seat is what that seat saw then."""

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, readers = await full_table(house, game, min(open_box(game).players))
            seats = [*range(len(readers) - 1), None]
            seen: list[list[View]] = []
            while live.playing and len(seen) < 60:
                seen.append([live.table.view(seat) for seat in seats])
                question = next(question for question in live.table.questions if question.sealed is None)
                await house.answer(live, question.seat, live.asked_at, question.options[0])
            record = live.record()
            for at, views in enumerate(seen):
                for seat, view in zip(seats, views, strict=True):
                    assert replay_context(record, at, seat, False, {}, "en")["view"] == view

    run_apart(story())
