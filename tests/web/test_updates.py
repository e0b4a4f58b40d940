"""How much a page is sent: only what is new for its reader."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from camerlengo.core import Rng, page
from camerlengo.core.memory import Memory
from camerlengo.games import open_box
from camerlengo.server.live_table import LiveTable
from camerlengo.server.setup import NewSeat
from camerlengo.web import parts
from camerlengo.web.page_socket import MOST_ON_THE_WAY, PageSocket
from camerlengo.web.visitor import Visitor
from tests.handful.shelf import SCRUTINY, on_the_shelf
from tests.recorded import FOUR
from tests.server.helpers import A_WHILE, act_for_all, open_house, played_at_random, run_apart
from tests.web.test_secrecy import full_table, visitor_of
from tests.web.updates import read_message, text_of

MOST = 12_000  # bytes for one reader and one answer, compressed
GROWTH = 1.5  # how many times as large the last updates of a game may be as its first
BEGINNING = 120  # updates: enough for every kind of question
SOME = 40
# For one reader and one answer: parts that are rendered, and parts and facts that come new into the caches. A
# third more than what was counted.
WORK = (("richelieu", 12, 16), ("habemus_papam", 9.5, 6), ("q", 7, 4), ("pontifex", 14.5, 27))


@pytest.fixture(autouse=True)
def kit_games() -> Iterator[None]:
    with on_the_shelf(SCRUTINY):
        yield


def page_at(live: LiveTable, visitor: Visitor) -> PageSocket:
    return PageSocket(None, live, visitor)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [*FOUR, *SCRUTINY])
def test_updates_are_small_and_do_not_grow_with_the_game(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "check_memory", False)  # long games; other tests compare

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            monkeypatch.setattr(house.autoplayer, "wake", lambda live: None)
            live, people = await full_table(house, game, max(open_box(game).players), seed=15)
            acts = played_at_random(live.table, Rng(3))
            pages = [page_at(live, visitor_of(house, person, "en")) for person in people]
            sizes: list[list[int]] = []
            for first, count in ((0, BEGINNING), (len(acts) // 2, SOME), (len(acts) - 1 - SOME, SOME)):
                await act_for_all(house, live, acts[len(live.entries) : first])
                sizes.append([])
                for act in [None, *acts[len(live.entries) :][:count]]:
                    if act is not None:
                        await act_for_all(house, live, [act])
                    sent = [len(page.next_message() or b"") for page in pages]
                    sizes[-1].append(max(sent))
                    for page in pages:
                        page.seen = page.sent
                del sizes[-1][0]  # many answers at once
            assert max(itertools.chain(*sizes)) <= MOST
            assert max(sizes[-1], default=0) <= GROWTH * max(sizes[0])

    run_apart(story())


@pytest.mark.parametrize(("game", "most_parts", "most_facts"), WORK)
def test_an_update_renders_what_has_changed(
    game: str, most_parts: float, most_facts: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted, since times depend on the machine: whoever loses a cache renders several times as much."""
    monkeypatch.setattr(parts, "check_memory", False)
    monkeypatch.setattr(page, "check_once", False)
    done: Counter[str] = Counter()

    def counted(owner: type, name: str) -> None:
        method = getattr(owner, name)

        def count(*about: Any, **named: Any) -> Any:
            done[name] += 1
            return method(*about, **named)

        monkeypatch.setattr(owner, name, count)

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            monkeypatch.setattr(house.autoplayer, "wake", lambda live: None)
            live, people = await full_table(house, game, max(open_box(game).players), seed=15)
            acts = played_at_random(live.table, Rng(3))
            pages = [page_at(live, visitor_of(house, person, "en")) for person in people]
            counted(parts.Parts, "made")
            counted(Memory, "put")
            for number, act in enumerate(acts[: 2 * SOME]):
                if number == SOME:
                    done.clear()
                await act_for_all(house, live, [act])
                for one in pages:
                    one.next_message()
                    one.seen = one.sent
            updates = len(pages) * SOME
            assert done["made"] <= most_parts * updates
            assert done["put"] <= most_facts * updates

    run_apart(story())


def test_a_reader_for_whom_nothing_is_new_gets_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            live, people = await full_table(house, "pontifex", 4)
            pages = [page_at(live, visitor_of(house, person, "en")) for person in people]
            for page in pages:
                head, update = read_message(page.next_message() or b"")
                assert (head, update["whole"]) == ({"n": 1, "number": 0}, True)
            await house.set_preferences(live, 1, {"stops": "never"})  # nobody else's business
            changed = [page.next_message() for page in pages]
            assert [message is not None for message in changed] == [False, True, False, False, False]
            pages[0].errands.append(7)
            assert json.loads(pages[0].next_message() or b"") == {"n": 2, "number": 0, "errands": [7]}

    run_apart(story())


def test_a_slow_reader_gets_the_newest_state_and_none_between(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            live, people = await full_table(house, "richelieu", 2)
            acts = played_at_random(live.table, Rng(3))
            page = page_at(live, visitor_of(house, people[0], "en"))
            page.next_message()
            for number, act in enumerate(acts[:40], 1):
                await act_for_all(house, live, [act])
                assert (page.next_message() is None) is (number >= MOST_ON_THE_WAY)
            page.seen = page.sent
            head, _ = read_message(page.next_message() or b"")
            assert (head["n"], head["number"]) == (MOST_ON_THE_WAY + 1, 40)

    run_apart(story())


def test_a_reader_at_two_addresses_is_shown_the_link_of_each(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            anna = await house.welcome("a" * 22, "Anna")
            live = await house.create("richelieu", [NewSeat("me"), NewSeat("open")], anna)
            for address in ("http://table.test", "http://192.168.1.7:8655"):
                visitor = visitor_of(house, anna, "en")
                visitor.address = address
                _, update = read_message(page_at(live, visitor).next_message() or b"")
                assert f"{address}/join/{live.row.invite}" in text_of(update)

    run_apart(story())


def test_several_readers_who_see_the_same_share_one_update(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            live, _ = await full_table(house, "richelieu", 2)
            pages = [page_at(live, visitor_of(house, None, "en")) for _ in range(3)]
            for page in pages:
                page.next_message()
            await act_for_all(house, live, played_at_random(live.table, Rng(3))[:1])
            messages = [page.next_message() for page in pages]
            assert messages[0] is not None
            assert messages[0] == messages[1] == messages[2]
            assert pages[0].shown is pages[1].shown

    run_apart(story())
