"""Pages without scripts: forms and reload are enough for everything."""

from __future__ import annotations

import html
import re
from pathlib import Path

import httpx
import pytest

from camerlengo.bots import LEVELS, no_such_bot
from camerlengo.bots.bot_names import name_of
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.server.bot_seeds import SEATED_SEARCHES
from camerlengo.web import rendering
from tests.server.helpers import play_out
from tests.web.client import Visitor, invitation
from tests.web.serving import NEVER, Serving, serving


def two_at_a_table(anna: Visitor, bruno: Visitor, **fields: str) -> str:
    table = anna.new_table(option__start="0", seed="7", **fields)
    bruno.get(invitation(anna.page))
    assert bruno.post(bruno.path, name="Bruno", seat="1").status_code == 200
    assert bruno.path == table
    return table


def play_to_the_end(server: Serving, table: str, *visitors: Visitor) -> None:
    """Whoever is asked takes the first option of the page. Where nobody has a choice the house answers."""
    while (live := server.table_at(table)).playing:
        visitor = visitors[live.table.waiting_for[0]]
        visitor.see(table, len(live.entries))
        assert visitor.answer(table, visitor.options()[0]).status_code == 200


def test_a_whole_game_is_played_without_scripts(server: Serving, anna: Visitor, bruno: Visitor) -> None:
    table = two_at_a_table(anna, bruno, option__short="true")
    play_to_the_end(server, table, anna, bruno)
    for visitor in (bruno, anna):
        visitor.get(table)
        assert re.search(r"You (won|lost) ", visitor.page)
    assert anna.get(f"{table}/replay?at=3").status_code == 200
    record = anna.http.get(f"{table}/record.json")
    assert "attachment" in record.headers["content-disposition"]
    uploaded = anna.http.post(
        "/replay",
        data={"csrf": anna.csrf},
        files={"record": ("game.json", record.content, "application/json")},
    )
    assert uploaded.status_code == 303
    assert anna.get(uploaded.headers["location"]).status_code == 200
    assert anna.post(f"{table}/rematch").status_code == 200
    assert anna.path != table
    bruno.get(table)
    assert anna.path in bruno.page
    assert "Somebody offers a rematch" in bruno.page
    with Visitor(server.address) as stranger:
        assert "The players go on with a rematch" in stranger.get(table).text


def test_everybody_may_leave_and_a_bot_takes_over(server: Serving, anna: Visitor, bruno: Visitor) -> None:
    table = two_at_a_table(anna, bruno)
    bruno.get(table)
    assert f'action="{table}/leave"' in bruno.page
    bruno.post(f"{table}/leave", seat="1")
    assert bruno.path == table
    live = server.table_at(table)
    assert (live.seats[1].kind, live.playing) == ("bot", True)
    assert "Bruno leaves the game. A bot takes over." in anna.get(table).text
    assert "isn’t your seat" in bruno.post(f"{table}/leave", seat="1").text
    assert "isn’t your seat" in bruno.post(f"{table}/leave", seat="0").text
    anna.post(f"{table}/leave", seat="0")  # nobody is left
    assert "ended early" in anna.page


def test_who_has_left_finds_a_way_back(server: Serving, anna: Visitor, bruno: Visitor) -> None:
    table = two_at_a_table(anna, bruno)
    action = f'formaction="{table}/return"'
    bruno.get(table)
    assert action not in bruno.page
    assert "return once" in bruno.page
    bruno.post(f"{table}/leave", seat="1")
    assert action in bruno.page
    assert "You are watching" in bruno.page
    assert action not in anna.get(table).text
    assert 'id="coach"' not in anna.page  # it is nobody's first game against bots
    assert f'href="{table}"' in bruno.get("/").text
    assert text("web.leave.left").say("en") in bruno.page
    bruno.get(table)
    for language in LANGUAGES:
        bruno.post("/settings", lang=language, back=table)
        assert text("web.leave.back").say(language) in html.unescape(bruno.page)
    bruno.post("/settings", lang="en", back=table)
    refused = anna.post(f"{table}/return", of="1")
    assert (refused.status_code, "no seat here" in refused.text) == (409, True)
    bruno.post(f"{table}/return", of="1")
    assert bruno.path == table
    assert server.table_at(table).seats[1].kind == "person"
    assert text("web.leave.final").say("en") in html.unescape(bruno.page)
    assert "Bruno returns and plays on." in anna.get(table).text
    bruno.post(f"{table}/leave", seat="1")
    assert action not in bruno.page


def test_alone_with_bots_one_ends_the_game(anna: Visitor) -> None:
    anna.get("/new/richelieu")
    anna.post("/new/richelieu", name="Anna", **{"seat-0": "me", "seat-1": "bot:greedy"})
    assert f'action="{anna.path}/close"' in anna.page
    assert f'action="{anna.path}/leave"' not in anna.page


def test_who_plays_again_may_choose_other_ranks(server: Serving, anna: Visitor, bruno: Visitor) -> None:
    fields = {"seat__1": "bot:greedy", "seat__2": "bot:novice", "option__short": "true", "seed": "7"}
    table = anna.new_table(option__start="0", **fields)
    assert "bots-again" not in anna.page
    assert server.house is not None
    server.do(play_out(server.house, server.table_at(table)))
    anna.get(table)
    assert "is-over" in anna.page
    for language in LANGUAGES:
        anna.post("/settings", lang=language, back=table)
        assert text("web.over.bots").say(language) in html.unescape(anna.page)
        for seat, bot in ((1, "greedy"), (2, "novice")):
            found = re.search(
                rf'<select id="bot-{seat}" name="bot-{seat}">(.*?)</select>', anna.page, re.DOTALL
            )
            assert found
            offered = re.findall(r'<option value="([\w-]+)"( selected)?>(.*?)</option>', found[1])
            ranks = [bot, *LEVELS] if bot not in LEVELS else list(LEVELS)
            assert [value for value, _, _ in offered] == ranks
            assert [value for value, selected, _ in offered if selected] == [bot]
            for rank, (_, _, label) in zip(ranks, offered, strict=True):
                assert html.unescape(label).startswith(name_of(rank).say(language))
                if rank in LEVELS:
                    assert html.unescape(label).endswith(text(f"bots.difficulty.{rank}").say(language))
        refused = anna.post(f"{table}/rematch", bot__1="abbot", bot__2="novice")
        assert refused.status_code == 400
        assert no_such_bot("abbot", SEATED_SEARCHES).say(language) in html.unescape(refused.text)
    bruno.get(table)
    assert "bots-again" not in bruno.page  # who only looks on has nothing to say
    assert anna.post(f"{table}/rematch", bot__1="greedy", bot__2="curate").status_code == 200
    assert anna.path != table
    page = html.unescape(anna.page)
    assert all(name_of(bot).say(LANGUAGES[-1]) in page for bot in ("greedy", "curate"))
    assert name_of("novice").say(LANGUAGES[-1]) not in page
    anna.get(table)
    assert "bots-again" not in anna.page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_the_language_of_the_browser(server: Serving, language: str) -> None:
    with Visitor(server.address, language) as visitor:
        for path in ("/", "/new/richelieu", "/rules/richelieu", "/nowhere"):
            visitor.get(path)
            assert f'<html lang="{language}"' in visitor.page
        visitor.new_table()
        assert f'<html lang="{language}"' in visitor.page


def test_the_language_and_the_light_can_be_chosen(anna: Visitor) -> None:
    anna.get("/")
    assert anna.post("/settings", lang="fr", theme="light", back="/new/richelieu").status_code == 200
    assert anna.path == "/new/richelieu"
    assert '<html lang="fr"' in anna.page
    assert 'data-theme="light"' in anna.page


def test_nobody_is_sent_to_another_site(anna: Visitor) -> None:
    anna.get("/")
    for back in ("https://evil.example/", "//evil.example", "javascript:alert(1)", "/\\evil.example"):
        assert anna.http.post("/settings", data={"csrf": anna.csrf, "back": back}).headers["location"] == "/"


def test_names_and_chat_are_only_text(anna: Visitor, bruno: Visitor) -> None:
    hostile = "<script>alert(1)</script>"
    table = anna.new_table(name=hostile[:40])
    anna.post(f"{table}/chat", text=f'"><img src=x onerror=alert(1)>{hostile}')
    bruno.get(table)
    for visitor in (anna, bruno):
        assert "<script>alert" not in visitor.page
        assert "<img src=x" not in visitor.page
        assert "&lt;script&gt;" in visitor.page


def test_nobodys_words_bring_out_a_readers_token(anna: Visitor, bruno: Visitor) -> None:
    table = two_at_a_table(anna, bruno, name="%csrf%")
    anna.post(f"{table}/chat", text='%csrf% name="csrf" value="%csrf%"')
    for visitor in (anna, bruno):
        visitor.get(table)
        outside = re.sub(r'<input[^>]*name="csrf"[^>]*>', "", visitor.page)
        assert visitor.csrf not in outside
        assert "%csrf%" in outside


def test_a_stale_answer_is_refused_with_the_reason_and_the_fresh_state(anna: Visitor, bruno: Visitor) -> None:
    table = two_at_a_table(anna, bruno)
    anna.get(table)
    old = anna.value("asked_at")
    anna.answer(table, 0)
    response = anna.post(f"{table}/answer", asked_at=old, seat="0", option="1")
    assert response.status_code == 409
    assert "The game has moved on" in anna.page
    assert anna.value("asked_at") != old


def test_a_wrong_form_leaves_what_was_filled_in(anna: Visitor) -> None:
    anna.get("/new/richelieu")
    response = anna.post("/new/richelieu", name="Annabella", seat__0="me", seat__1="open", seed="seven")
    assert response.status_code == 400
    assert "“seed” is “seven”" in anna.page
    assert 'value="Annabella"' in anna.page
    response = anna.post("/new/richelieu", name="Anna", seat__0="me")
    assert "can’t be played by 1" in anna.page
    response = anna.post("/new/richelieu", name="Anna", seat__0="me", seat__1="open", option__start="3")
    assert "Gaston d’Orléans isn’t playing" in anna.page


def test_only_the_owner_of_a_seat_can_use_it(anna: Visitor, bruno: Visitor, server: Serving) -> None:
    table = two_at_a_table(anna, bruno)
    anna.get(table)
    asked_at = anna.value("asked_at")
    bruno.get(table)
    response = bruno.post(f"{table}/answer", asked_at=asked_at, seat="0", option="0")
    assert response.status_code == 403
    assert "This isn’t your seat" in bruno.page
    with Visitor(server.address) as carla:
        assert "This isn’t your seat" in carla.post(f"{table}/undo", seat="0").text
        assert "This table is private" in carla.post(f"{table}/take-seat", name="Carla").text
        assert "Only the host can do that" in carla.post(f"{table}/close").text


def test_a_form_of_another_site_is_refused(anna: Visitor) -> None:
    table = anna.new_table(seat__1="bot:random")
    fields = {"text": "hello"}
    assert anna.http.post(f"{table}/chat", data=fields).status_code == 403
    assert anna.http.post(f"{table}/chat", data={**fields, "csrf": "0" * 32}).status_code == 403
    fields["csrf"] = anna.csrf
    other = anna.http.post(f"{table}/chat", data=fields, headers={"origin": "https://evil.example"})
    assert other.status_code == 403
    assert "another site" in other.text
    assert (
        anna.http.post(
            f"{table}/chat",
            data=fields,
            headers={"origin": anna.http.base_url.scheme + "://" + anna.http.base_url.netloc.decode()},
        ).status_code
        == 303
    )


def test_every_answer_carries_the_security_headers(anna: Visitor) -> None:
    for path in ("/", "/nowhere", "/art/richelieu/box.svg", "/api/games"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
    anna.http.cookies.clear()
    cookie = anna.http.get("/").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_no_page_has_inline_scripts_or_styles(anna: Visitor) -> None:
    table = anna.new_table(seat__1="bot:random")
    for path in ("/", "/new/richelieu", table, f"{table}/replay", "/rules/richelieu", "/nowhere"):
        anna.get(path)
        assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", anna.page), path


def test_too_large_and_too_many_requests_are_refused_with_a_sentence(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with (
        serving(tmp_path_factory.mktemp("limits"), rate=NEVER, burst=3.0) as server,
        Visitor(server.address, "it") as visitor,
    ):
        visitor.get("/")
        large = visitor.http.post("/settings", data={"csrf": visitor.csrf, "back": "x" * 70_000})
        assert large.status_code == 413
        assert "Troppo grande" in large.text
        answers = [visitor.http.post("/settings", data={"csrf": visitor.csrf}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [303, 303, 429, 429]
        assert "Troppe richieste" in answers[-1].text


def test_a_private_table_is_not_listed_and_a_public_one_is(anna: Visitor, bruno: Visitor) -> None:
    hidden = anna.new_table()
    shown = anna.new_table(visibility="public")
    bruno.get(shown)
    invite = invitation(anna.page)
    bruno.get("/")
    assert invite in bruno.page
    anna.get(hidden)
    assert invitation(anna.page) not in bruno.page


def test_the_secret_of_a_person_is_on_no_page(anna: Visitor, bruno: Visitor) -> None:
    table = two_at_a_table(anna, bruno)
    secret = anna.http.cookies["camerlengo"]
    assert len(secret) >= 22
    for visitor in (anna, bruno):
        for path in ("/", table, f"{table}/replay"):
            visitor.get(path)
            assert secret not in visitor.page


def test_one_device_for_two_hides_the_table_until_it_is_passed_on(anna: Visitor) -> None:
    table = anna.new_table(seat__1="hot", hot__1="Bruno", option__start="0", seed="7")
    assert "Pass the device" not in anna.page  # Anna has just set the table up
    anna.answer(table, anna.options()[0])
    anna.answer(table, 49)
    assert "Pass the device to Bruno" in anna.page
    assert anna.options() == []
    anna.post(f"{table}/device", seat="1")
    assert anna.options()


def test_static_files_and_drawings_may_be_kept_for_good(anna: Visitor) -> None:
    anna.get("/")
    addresses = set(re.findall(r'(?:href|src)="(/(?:static|art)/[^"]+)"', anna.page))
    assert len(addresses) > 4
    for address in addresses:
        response = anna.http.get(address)
        assert response.status_code == 200, address
        assert "immutable" in response.headers["cache-control"], address


def test_the_first_page_is_small(anna: Visitor) -> None:
    """Under 120 kB without fonts, compressed as a browser gets it; nothing from elsewhere."""
    anna.get("/")
    assert not re.search(r'(?:href|src)="(?:https?:)?//', anna.page)
    pages = ["/", *set(re.findall(r'(?:href|src)="(/(?:static|art)/[^"]+)"', anna.page))]
    total = 0
    for address in pages:
        if ".woff2" not in address:
            with anna.http.stream("GET", address, headers={"accept-encoding": "gzip"}) as response:
                total += sum(len(part) for part in response.iter_raw())
    assert total < 120_000


def test_an_unknown_address_is_answered_with_a_page(anna: Visitor) -> None:
    for path in (
        "/nowhere",
        "/table/nowhere",
        "/join/nowhere",
        "/new/chess",
        "/rules/chess",
        "/table/x/replay",
    ):
        response = anna.get(path)
        assert response.status_code == 404
        chess = path.endswith("chess")
        assert ("There is no game called “chess”" if chess else "Page not found") in anna.page
    assert anna.http.get("/art/richelieu/../secrets.svg").status_code == 404
    assert anna.http.post("/").status_code == 405


def test_a_broken_upload_says_why(anna: Visitor) -> None:
    anna.get("/")
    response = anna.http.post("/replay", data={"csrf": anna.csrf}, files={"record": ("x.json", b"{}")})
    assert response.status_code == 400
    assert "isn’t a Camerlengo game file" in response.text


def test_the_record_of_a_running_game_cannot_be_downloaded(anna: Visitor, bruno: Visitor) -> None:
    table = two_at_a_table(anna, bruno)
    response: httpx.Response = anna.http.get(f"{table}/record.json")
    assert response.status_code == 409
    assert "still in progress" in response.text


def test_a_running_public_table_is_shown_to_those_who_like_to_watch(anna: Visitor, bruno: Visitor) -> None:
    table = anna.new_table(visibility="public", seat__1="bot:random", option__start="0")
    hidden = anna.new_table(seat__1="bot:random", option__start="0")
    bruno.get("/")
    assert f'href="{table}"' in bruno.page
    assert f'href="{hidden}"' not in bruno.page


def test_another_language_leads_back_to_the_same_moment(anna: Visitor, bruno: Visitor) -> None:
    table = two_at_a_table(anna, bruno)
    anna.answer(table, anna.options()[0])
    moment = f"{table}/replay?at=1&seat=0"
    anna.get(moment)
    assert anna.value("back") == moment
    anna.post("/settings", lang="it", back=anna.value("back"))
    assert anna.path == moment
    assert 'data-at="1"' in anna.page


def test_another_language_after_a_refusal_leads_back_to_the_table(anna: Visitor, bruno: Visitor) -> None:
    table = two_at_a_table(anna, bruno)
    assert anna.post(f"{table}/answer", asked_at="0", seat="1", option="0").status_code == 403
    assert anna.value("back") == table
    assert (
        anna.http.post("/replay", data={"csrf": anna.csrf}, files={"record": ("x", b"x")}).status_code == 400
    )
    refused = anna.post("/new/richelieu", name="Anna", seat__0="me")
    assert refused.status_code == 400
    assert anna.value("back") == "/new/richelieu"


def test_nobody_sits_between_two_people(anna: Visitor) -> None:
    anna.get("/new/richelieu")
    seats = {"seat__0": "me", "seat__1": "open", "seat__2": "none", "seat__3": "bot:novice"}
    response = anna.post("/new/richelieu", name="Anna", **seats)
    assert response.status_code == 400
    assert "Père Joseph is empty but Gaston d’Orléans is not" in anna.page
    assert 'value="bot:novice" selected' in anna.page


def closed(anna: Visitor, bruno: Visitor) -> str:
    table = two_at_a_table(anna, bruno)
    anna.answer(table, anna.options()[0])
    anna.post(f"{table}/close")
    return table


def test_a_game_that_is_over_leads_from_its_replay_back_to_its_table(anna: Visitor, bruno: Visitor) -> None:
    table = closed(anna, bruno)
    anna.get(f"{table}/replay")
    assert f'href="{table}"' in anna.page
    record = anna.http.get(f"{table}/record.json").content
    uploaded = anna.http.post("/replay", data={"csrf": anna.csrf}, files={"record": ("game.json", record)})
    anna.get(uploaded.headers["location"])
    imported = uploaded.headers["location"].partition("/replay")[0]
    assert f'href="{imported}"' not in anna.page


def test_a_replay_says_of_nobody_that_he_is_there(anna: Visitor, bruno: Visitor) -> None:
    table = closed(anna, bruno)
    bruno.get(table)
    assert 'class="presence' in bruno.page
    bruno.get(f"{table}/replay?seat=0")
    assert 'class="presence' not in bruno.page
    assert ">you<" not in bruno.page


def test_the_set_up_says_how_fast_bots_are(anna: Visitor) -> None:
    anna.get("/new/richelieu")
    assert "about a second before each move" in anna.page


def test_the_set_up_has_no_heading_over_nothing(anna: Visitor) -> None:
    anna.get("/new/pontifex")
    assert "Rules and variants" not in anna.page
    anna.get("/new/q")
    assert "Rules and variants" in anna.page


def test_a_card_says_why_it_is_not_mine_to_take_now(anna: Visitor, bruno: Visitor, server: Serving) -> None:
    table = anna.new_table(option__start="0", seed="7", visibility="public")
    bruno.get(invitation(anna.page))
    bruno.post(bruno.path, name="Bruno", seat="1")
    not_mine = "It isn’t your turn: waiting for Anna."
    assert not_mine in bruno.page
    assert bruno.page.count('data-why="why-here"') == 48
    anna.get(table)
    assert not_mine not in anna.page
    with Visitor(server.address) as carla:
        carla.get(table)
        assert "You are watching." in carla.page
        assert carla.page.count('data-why="why-here"') == 48
    bruno.get(f"{table}/replay?at=0")
    assert "data-why" not in bruno.page  # nobody could take anything of what has been


def test_below_a_name_nothing_is_set_apart_from_nothing(anna: Visitor, bruno: Visitor) -> None:
    table = anna.new_table(name="Richelieu", option__start="0", seed="7")
    bruno.get(invitation(anna.page))
    bruno.post(bruno.path, name="Bruno", seat="1")
    for address, alone in ((table, False), (f"{table}/replay?at=0", True)):
        bruno.get(address)
        assert ('class="thinking alone"' in bruno.page) is alone  # Richelieu, called like the seat
        assert ('class="thinking"' in bruno.page) is not alone


@pytest.mark.parametrize("file", ["pictures.py", "cards.toml", "art/arms.svg"])
def test_drawings_have_another_address_once_what_makes_them_has_changed(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers keep them for good. A game may draw without a folder art."""
    monkeypatch.setattr(rendering, "folder_of", lambda game: tmp_path)
    changed = tmp_path / file
    changed.parent.mkdir(exist_ok=True)
    seen = set()
    for content in ("one", "another", "one"):
        changed.write_text(content)
        rendering.picture_version.cache_clear()
        seen.add(rendering.picture_version("richelieu"))
    rendering.picture_version.cache_clear()
    assert len(seen) == 2


@pytest.mark.parametrize(("language", "minutes"), [("en", "minutes"), ("it", "minuti"), ("fr", "minutes")])
def test_the_length_of_a_game_is_in_minutes(language: str, minutes: str, anna: Visitor) -> None:
    page = anna.http.get("/", headers={"accept-language": language}).text
    assert f"<dd>45–75 {minutes}</dd>" in page
