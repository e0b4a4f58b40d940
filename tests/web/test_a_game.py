"""What a game brings to the web table (docs/games.md), checked for ours and for one that is not ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources

import pytest

from camerlengo.core.page import GamePage
from camerlengo.core.texts import LANGUAGES, book, text
from camerlengo.games import names, open_box
from camerlengo.web.rendering import art, environment, style_of, words
from camerlengo.web.table_page import page_of
from tests.handful.shelf import FAULTY, HANDFUL, SCRUTINY, TARIFF, on_the_shelf
from tests.web.client import Visitor, invitation
from tests.web.serving import Serving, serving

every_game = pytest.mark.parametrize("game", [*names(), "handful", "scrutiny"])
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    with on_the_shelf(HANDFUL | SCRUTINY | TARIFF):
        yield


@pytest.fixture(scope="module")
def server(shelf: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("a-game")) as running:
        yield running


def addresses(page: str) -> set[str]:
    return set(re.findall(r'(?:href|src)="(/(?:static|art)/[^"]+)"', page))


@pytest.fixture(scope="module")
def found() -> set[str]:
    """What has been asked for and was there: pages share most of it."""
    return set()


def all_found(visitor: Visitor, found: set[str]) -> None:
    """Every drawing, style and script that the page asks for is there."""
    assert addresses(visitor.page)
    for address in addresses(visitor.page) - found:
        assert visitor.http.get(address.replace("&amp;", "&")).status_code == 200, address
        found.add(address)


@every_game
def test_a_game_has_all_that_the_frame_asks_for(game: str) -> None:
    box = open_box(game)
    for path in ("box.svg", "back.svg", *(f"seat/{seat}.svg" for seat in range(max(box.players)))):
        assert (box.picture(path) or "").startswith("<svg"), path
    assert box.picture("no-such-drawing.svg") is None
    assert issubclass(page_of(box), GamePage)
    folder = resources.files(open_box(game).package or "")
    assert (folder / "page.html").is_file()
    assert (folder / "static" / style_of(game).rpartition("/")[2]).is_file()
    for language in LANGUAGES:
        rulebook = environment().get_template(f"{game}/rulebook/{language}.html")
        rules = rulebook.render(**words(language), lang=language, art=art, box=box)
        assert re.search(r'<h2 id="[\w-]+">', rules)
        assert text(f"{game}.about.line").say(language)
        for setting in box.settings:
            assert {f"{game}.setting.{setting.name}.{part}" for part in ("title", "help")} <= set(
                book(game, language)
            )


@every_game
@every_language
def test_one_click_on_the_set_up_page_starts_a_playable_table(
    server: Serving, game: str, language: str, found: set[str]
) -> None:
    with Visitor(server.address, language) as anna:
        assert anna.get(f"/new/{game}").status_code == 200
        all_found(anna, found)
        chosen = dict(
            re.findall(r'name="(seat-\d)">(?:(?!</select>).)*?value="([^"]+)" selected', anna.page, re.DOTALL)
        )
        assert list(chosen.values()).count("me") == 1
        taken = [value for value in chosen.values() if value != "none"]
        assert len(taken) == min(open_box(game).players)
        assert all(value == "me" or value.startswith("bot:") for value in taken)
        assert anna.post(f"/new/{game}", name="Anna", **chosen).status_code == 200
        assert anna.path.startswith("/table/")
        assert f'data-game="{game}"' in anna.page
        all_found(anna, found)


@every_language
def test_a_game_that_is_not_ours_goes_through_every_page(
    server: Serving, language: str, found: set[str]
) -> None:
    with Visitor(server.address, language) as anna, Visitor(server.address, language) as bruno:
        anna.get("/")
        assert "Handful" in anna.page
        anna.get("/rules/handful")
        all_found(anna, found)
        assert 'href="#game"' in anna.page
        anna.get("/new/handful")
        seats = {"seat__0": "me", "seat__1": "open", "seat__2": "bot:random"}
        anna.post("/new/handful", name="Anna", visibility="link", **seats)
        table = anna.path
        link = invitation(anna.page)
        bruno.get(link)
        all_found(bruno, found)
        bruno.post(bruno.path, name="Bruno", seat="1")
        for number in (0, 1):
            for visitor in (anna, bruno):
                server.table_at(table)  # the bot has chosen
                visitor.get(table)
                assert visitor.options() == [0, 1, 2, 3]
                assert visitor.answer(table, number + 1).status_code == 200
        server.table_at(table)
        bruno.get(table)
        assert "is-over" in bruno.page
        assert "/art/handful/pebble.svg" in bruno.page
        all_found(bruno, found)
        assert bruno.get(f"{table}/replay?at=4").status_code == 200
        all_found(bruno, found)
        assert "/static/" in bruno.page
        assert "handful.js" in bruno.page


def test_a_sealed_choice_is_nobodys_turn_any_more_and_can_be_changed(server: Serving) -> None:
    with Visitor(server.address) as anna, Visitor(server.address) as bruno, Visitor(server.address) as carla:
        anna.get("/new/handful")
        anna.post("/new/handful", name="Anna", seat__0="me", seat__1="open", seat__2="open")
        table = anna.path
        link = invitation(anna.page)
        bruno.get(link)
        bruno.post(bruno.path, name="Bruno", seat="1")
        carla.get(link)
        carla.post(carla.path, name="Carla", seat="2")
        anna.get(table)
        assert "<title>● Your turn" in anna.page
        assert 'class="turn-badge"' in anna.page
        anna.answer(table, 2)
        for turn in ("<title>● Your turn", 'class="turn-badge"', "my-turn"):
            assert turn not in anna.page
        assert "has decided" in anna.page
        assert 'http-equiv="refresh"' in anna.page  # without scripts the page looks again until all have
        assert re.search(r'class="button choice chosen"[^>]*value="2"', anna.page)
        anna.get("/")
        assert "Your turn" not in anna.page
        bruno.get(table)
        assert "has decided" in bruno.page
        assert "<title>● Your turn" in bruno.page
        assert "chosen" not in bruno.page
        anna.get(table)
        assert anna.answer(table, 0).status_code == 200
        assert re.search(r'class="button choice chosen"[^>]*value="0"', anna.page)


def test_a_device_for_several_is_passed_on_for_every_sealed_choice(server: Serving) -> None:
    with Visitor(server.address) as anna:
        anna.get("/new/handful")
        seats = {"seat__0": "me", "seat__1": "hot", "hot__1": "Bruno", "seat__2": "hot", "hot__2": "Carla"}
        anna.post("/new/handful", name="Anna", **seats)
        table = anna.path
        for seat, name in enumerate(("Anna", "Bruno", "Carla")):
            if seat:  # who has set the table up has the device in hand
                assert f"Pass the device to {name}" in anna.page
                assert anna.options() == []
                anna.post(f"{table}/device", seat=str(seat))
            assert "chosen" not in anna.page
            anna.answer(table, seat)
        assert "Round 2" in anna.page  # whoever has the device in hand is asked first


def test_an_option_that_is_a_number_is_read_from_the_form(server: Serving) -> None:
    seats = {"seat__0": "me", "seat__1": "hot", "hot__1": "Bruno"}
    with Visitor(server.address) as anna:
        anna.get("/new/tariff")
        assert '<option value="3" selected>3</option>' in anna.page
        for wrong in ("4", "٣", "three"):
            assert anna.post("/new/tariff", name="Anna", option__rounds=wrong, **seats).status_code == 400
            assert "Possible values: 3, 5 or 7." in anna.page
        anna.post("/new/tariff", name="Anna", option__rounds="5", **seats)
        assert server.table_at(anna.path).table.options["rounds"] == 5


def test_a_number_in_a_field_is_an_answer(server: Serving) -> None:
    """Without scripts the button names the field."""
    with Visitor(server.address) as anna:
        anna.get("/new/tariff")
        anna.post("/new/tariff", name="Anna", seat__0="me", seat__1="bot:random")
        table = anna.path
        fields = {"asked_at": anna.value("asked_at"), "seat": "0", "option": "number"}
        assert anna.post(f"{table}/answer", **fields, number="31").status_code == 400
        assert anna.post(f"{table}/answer", **fields).status_code == 400
        assert anna.post(f"{table}/answer", **fields, number="17").status_code == 200
        assert "bids 17." in anna.page


@every_language
def test_the_title_of_a_small_game_is_that_of_the_readers_language(server: Serving, language: str) -> None:
    title = {"en": "Faulty Game", "it": "Gioco difettoso", "fr": "Faulty Game"}[language]
    rules = text("web.rules.title", game=title).say(language)
    with on_the_shelf(FAULTY), Visitor(server.address, language) as visitor:
        assert f"<h3>{title}</h3>" in visitor.get("/").text
        assert f"<h1>{rules}</h1>" in visitor.get("/rules/faulty").text
        assert text("web.setup.title", game=title).say(language) in visitor.get("/new/faulty").text
        seats = {"seat-0": "me", "seat-1": "bot:novice", "seat-2": "none"}
        assert visitor.post("/new/faulty", name="Anna", **seats).status_code == 200
        assert f'<span class="bar-title">{title}</span>' in visitor.page


def test_a_title_in_another_language_says_so(server: Serving) -> None:
    for language, says in (("fr", ' lang="it"'), ("it", "")):
        with Visitor(server.address, language) as visitor:
            seats = {"seat-0": "me", **{f"seat-{seat}": "bot:novice" for seat in range(1, 5)}}
            assert visitor.post("/new/q", name="Anna", **seats).status_code == 200
            assert f'<span class="bar-title"{says}>Q – Il gioco di carte</span>' in visitor.page
            assert f'<h1 class="vh"{says}>Q – Il gioco di carte</h1>' in visitor.page
