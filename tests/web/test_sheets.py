"""Many drawings in one file: each is there under its own name, and is what its own file shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from camerlengo.games import open_box
from camerlengo.web.rendering import art
from camerlengo.web.sheets import fragment_of, sheet, sheets_of, within
from tests.handful.shelf import HANDFUL, SCRUTINY, on_the_shelf
from tests.recorded import FOUR
from tests.web.client import Visitor

ADDRESSES = re.compile(r'(?:src|picture)="(/art/[^"]+)"')


@pytest.fixture(autouse=True)
def small_games() -> Iterator[None]:
    with on_the_shelf({**HANDFUL, **SCRUTINY}):
        yield


@pytest.mark.parametrize("game", FOUR)
def test_a_sheet_has_every_drawing_that_is_looked_for_in_it(game: str) -> None:
    places = sheets_of(game)
    assert places
    for path in dict.fromkeys(place.partition("#")[0] for place in places.values()):
        whole = sheet(game, path)
        assert whole is not None
        names = Counter(re.findall(r'\bid="([^"]+)"', whole))
        assert max(names.values()) == 1
        looked_for = set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', whole))
        assert {one or other for one, other in looked_for} <= names.keys()
        for drawing in (one for one, place in places.items() if place.startswith(f"{path}#")):
            assert open_box(game).picture(drawing) is not None, drawing
            assert fragment_of(drawing) in names
            assert art(f"{game}/{drawing}").endswith(f"#{fragment_of(drawing)}")


@pytest.mark.parametrize("game", [*HANDFUL, *SCRUTINY])
def test_a_game_need_not_have_any(game: str) -> None:
    assert sheets_of(game) == {}
    assert "#" not in art(f"{game}/pebble.svg")


def test_the_names_in_a_drawing_begin_with_its_own() -> None:
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><g id="a"/>'
        '<use href="#a"/><path fill="url(#a)"/></svg>\n'
    )
    assert within("seat-0", drawing) == (
        '<svg class="one" id="seat-0" viewBox="0 0 9 9"><g id="seat-0.a"/><use href="#seat-0.a"/>'
        '<path fill="url(#seat-0.a)"/></svg>'
    )
    with pytest.raises(ValueError, match="viewBox"):
        within("seat-0", '<svg width="9"></svg>')


def test_a_sheet_is_kept_for_good_and_may_use_its_style(anna: Visitor) -> None:
    address = art("q/seat/0.svg").partition("#")[0]
    answer = anna.http.get(address)
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert "style-src 'sha256-" in answer.headers["content-security-policy"]
    assert anna.http.get("/art/q/sheet/none.svg").status_code == 404
    assert anna.http.get("/art/handful/sheet/pieces.svg").status_code == 404
