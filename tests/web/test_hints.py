"""Hints over HTTP: without scripts, for the own seat only, as a page and as JSON."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from websockets.sync.client import connect

from camerlengo.bots.bot_names import help_of
from camerlengo.bots.hints import Hint, Tip
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games import open_box
from camerlengo.server.fair_queue import QueueFull
from camerlengo.server.refusals import Refused
from camerlengo.web.hint_panel import hint_words, short_reason
from camerlengo.web.viewer import Viewer
from tests.server.helpers import PATIENCE, HereAndNow, open_house, run_apart, settled
from tests.web.client import Visitor, invitation, program
from tests.web.serving import Serving
from tests.web.test_secrecy import full_table, visitor_of
from tests.web.updates import page_html, read_message, text_of


def asked(server: Serving, visitor: Visitor, table: str) -> httpx.Response:
    """Asks as a form does, and looks again when the Cardinal has thought."""
    seat = visitor.value("seat")
    response = visitor.post(f"{table}/hint", asked_at=visitor.value("asked_at"), seat=seat)

    async def thought() -> None:
        assert server.house is not None
        thinking = server.house.hints._asked[table.rpartition("/")[2], int(seat)].thinking
        assert thinking is not None
        await asyncio.wait([thinking])

    server.do(thought())
    visitor.get(table)
    assert "hint-thinking" not in visitor.page
    return response


def tips(page: str) -> list[tuple[int, str]]:
    """The options of a hint, and what is said about each."""
    found = re.search(r'id="hint-list".*?</details>', page, re.DOTALL)
    if found is None:
        return []
    lines = re.findall(r'value="(\d+)".*?class="hint-why"[^>]*>(.*?)</p>', found[0], re.DOTALL)
    return [(int(option), html.unescape(re.sub("<.*?>", "", why))) for option, why in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_without_scripts(server: Serving, language: str) -> None:
    with Visitor(server.address, language) as anna:
        table = anna.new_table(hints="true", option__start="0", seat__1="bot:curate")
        assert 'id="ask-hint"' in anna.page
        assert text("bots.hint.title").say(language) in html.unescape(anna.page)
        offered = anna.options()
        assert asked(server, anna, table).status_code == 200
        found = tips(anna.page)
        assert 1 <= len(found) <= 3
        for option, why in found:
            assert option in offered
            assert re.match("\\d{1,3}\N{NO-BREAK SPACE}?%", why)
        anna.answer(table, found[0][0])
        assert tips(anna.page) == []


def test_nobody_else_gets_a_word_of_it(server: Serving, anna: Visitor, bruno: Visitor) -> None:
    table = anna.new_table(hints="true", option__start="0")
    bruno.get(invitation(anna.page))
    assert text("web.hint.join").say("en") in bruno.page
    bruno.post(bruno.path, name="Bruno")
    anna.get(table)
    with Visitor(server.address) as stranger:
        before = [reader.get(table).text for reader in (bruno, stranger)]
        assert all("ask-hint" not in page and "hint-list" not in page for page in before)
        asked(server, anna, table)
        assert tips(anna.page)
        after = [reader.get(table).text for reader in (bruno, stranger)]
        csrf = re.compile(r'name="csrf" value="\w+"')
        assert [csrf.sub("", page) for page in after] == [csrf.sub("", page) for page in before]
        refused = bruno.ask(f"{table}/hint", asked_at="0", seat="0")
        assert refused.json()["code"] == "not_your_seat"
        refused = bruno.ask(f"{table}/hint", asked_at="0", seat="1")
        assert refused.json()["code"] == "nothing_asked"
    anna.get(f"{table}/replay")
    assert "hint-list" not in anna.page


def test_without_the_switch_there_is_no_button_and_asking_is_refused(anna: Visitor) -> None:
    table = anna.new_table(option__start="0", seat__1="bot:curate")
    assert "ask-hint" not in anna.page
    refused = anna.post(f"{table}/hint", asked_at="0", seat="0")
    assert refused.status_code == 409
    assert text("server.refused.no_hints").say("en") in html.unescape(refused.text)


def test_where_there_is_no_choice_nothing_is_offered_and_asking_gets_a_sentence(tmp_path: Path) -> None:
    """Who has no gems left has sealed the only bid there is, and waits."""

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, people = await full_table(house, "habemus_papam", 3)
            live.row.hints = True
            refused: list[Refused] = []
            while live.playing and not refused:
                await settled(live)
                for question in live.table.questions:
                    live.version += 1
                    page = page_html(Viewer(live, visitor_of(house, people[question.seat], "fr")))
                    assert ('id="ask-hint"' in page) is question.has_choice
                    if not question.has_choice:
                        with pytest.raises(Refused) as refusal:
                            house.ask_hint(live, question.seat, live.asked_at)
                        refused.append(refusal.value)
                due = next(question for question in live.table.questions if question.sealed is None)
                await house.answer(live, due.seat, live.asked_at, due.options[-1])
            assert refused[0].code == "no_choice"
            assert refused[0].text.say("fr").startswith("Vous n’avez qu’une option")

    run_apart(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mix_is_explained_once_above_the_tips(tmp_path: Path, language: str) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, people = await full_table(house, "habemus_papam", 3)
            live.row.hints = True
            question = live.table.questions[0]
            asked = house.ask_hint(live, question.seat, live.asked_at)
            assert asked.thinking is not None
            await asked.thinking
            asked.hint = mixed(question.options[:2])
            mix = text("bots.hint.mix").say(language)
            words = hint_words(asked.hint, question, language, live.table.names_in(language))
            assert words.mix == mix
            page = html.unescape(page_html(Viewer(live, visitor_of(house, people[question.seat], language))))
            before, _, after = page.partition(mix)
            assert 'id="hint-title"' in before
            assert before.count("hint-why") == 0
            assert after.count("hint-why") == 2
            assert mix not in after

    run_apart(story())


@pytest.mark.parametrize(
    ("chances", "words"),
    [
        ((0.46, 0.45, 0.40, 0.30), ("first", "as_good", "worse", "much_worse")),
        ((0.43, 0.46, 0.45), ("surer", "perhaps", "perhaps")),
        ((0.43, 0.43), ("first", "as_good")),
        ((0.43,), ("alone",)),
    ],
)
def test_the_words_of_a_hint_fit_its_figures(chances: Sequence[float], words: Sequence[str]) -> None:
    """A chance that rests on few looks may be the higher one, and still comes second."""
    hint = Hint(tuple(Tip(option, chance, 0.0, ()) for option, chance in enumerate(chances)), sealed=False)
    assert [short_reason(hint, tip) for tip in hint.tips] == [text(f"web.hint.{word}") for word in words]


def mixed(options: Sequence[int]) -> Hint:
    tips = [Tip(option, 0.4, 1 / len(options), (text("bots.hint.alone"),)) for option in options]
    return Hint(tuple(tips), sealed=True, mix=text("bots.hint.mix"))


class InTrouble(HereAndNow):
    """Cannot think: too much waits, or it fails."""

    def __init__(self, trouble: Exception) -> None:
        super().__init__()
        self.trouble = trouble

    async def run(self, purpose: int, work: object, *about: object) -> NoReturn:
        raise self.trouble


@pytest.mark.parametrize(
    ("trouble", "said", "code"),
    [(QueueFull(), "busy", "busy"), (MemoryError("no room to think"), "failed", "no_advice")],
    ids=["busy", "failed"],
)
def test_who_gets_no_advice_is_told_why(
    server: Serving, monkeypatch: pytest.MonkeyPatch, trouble: Exception, said: str, code: str
) -> None:
    assert server.house is not None
    monkeypatch.setattr(server.house.hints, "_workers", InTrouble(trouble))
    for language in LANGUAGES:
        with Visitor(server.address, language) as anna:
            table = anna.new_table(hints="true", option__start="0", seat__1="bot:curate")
            assert "data-trouble" not in anna.page
            asked(server, anna, table)
            button = re.search(r'<button[^>]*id="ask-hint"[^>]*data-trouble.*?</button>', anna.page)
            assert button
            assert text(f"web.hint.{said}").say(language) in html.unescape(button[0])
        with program(f"{server.address}/api") as api:
            table, (headers, _) = new_table(api)
            refused = api.post(f"{table}/hint", headers={**headers, "accept-language": language})
            assert refused.status_code == 503
            assert refused.json() == {"code": code, "error": text(f"server.refused.{code}").say(language)}


def test_the_own_page_gets_it_by_itself(server: Serving, anna: Visitor) -> None:
    table = anna.new_table(hints="true", option__start="0", seat__1="bot:curate")
    cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    address = server.address.replace("http", "ws") + f"{table}/live?lang=en"
    headers = {"cookie": cookies, "origin": server.address}
    with connect(address, additional_headers=headers) as line:
        assert "hint-list" not in text_of(read_message(line.recv(timeout=PATIENCE))[1])
        assert anna.ask(f"{table}/hint", asked_at="0", seat="0").json() == {"ok": True, "go": None}
        while not tips("".join(read_message(line.recv(timeout=PATIENCE))[1].get("parts", {}).values())):
            pass


def test_ranks_can_be_chosen_and_are_explained(anna: Visitor) -> None:
    anna.get("/new/richelieu")
    page = html.unescape(anna.page)
    for rank in ("novice", "curate", "bishop", "cardinal", "pope"):
        assert f'value="bot:{rank}"' in page
        assert help_of(rank, open_box("richelieu")).say("en") in page
    assert "bot:random" not in page
    table = anna.new_table(seat__1="bot:greedy", option__start="0")  # as tables from before have it
    assert "Greedy" in anna.get(table).text


# --- programs -------------------------------------------------------------------------------------


def new_table(api: httpx.Client, **changes: object) -> tuple[str, list[dict[str, str]]]:
    body = {
        "game": "richelieu",
        "seats": [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bruno"}],
        "seed": 7,
        "options": {"start": 0},
        "hints": True,
        **changes,
    }
    made = api.post("/tables", json=body).json()
    return f"/tables/{made['table']}", [bearer(seat["token"]) for seat in made["seats"]]


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_program_gets_a_hint_for_its_own_seat_only(server: Serving) -> None:
    with program(f"{server.address}/api") as api:
        table, (anna, bruno) = new_table(api)
        found = api.post(f"{table}/hint", headers=anna, params={"language": "it"}).json()
        options = {one["option"] for one in api.get(f"{table}/questions", headers=anna).json()[0]["options"]}
        assert found["asked_at"] == 0
        assert found["sealed"] is False
        assert {tip["option"] for tip in found["tips"]} <= options
        assert all(0 <= tip["chance"] <= 1 and tip["why"] and tip["sentence"] for tip in found["tips"])
        assert "probabilità" in found["tips"][0]["chance_text"]
        for headers, status, code in ((bruno, 409, "nothing_asked"), ({}, 403, "not_seated")):
            refused = api.post(f"{table}/hint", headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (status, code)
        assert api.get(table, headers=bruno).json()["number"] == 0


def test_a_program_is_refused_where_there_are_no_hints(server: Serving) -> None:
    with program(f"{server.address}/api") as api:
        table, (anna, _) = new_table(api, hints=False)
        assert api.post(f"{table}/hint", headers=anna).json()["code"] == "no_hints"


def test_bots_of_the_lab_sit_down_by_the_api_but_no_cheat(server: Serving) -> None:
    with program(f"{server.address}/api") as api:
        for bot, status in (("search-2", 201), ("greedy", 201), ("pope", 201), ("cheating-2", 400)):
            seats = [{"kind": "person"}, {"kind": "bot", "bot": bot}]
            answer = api.post("/tables", json={"game": "richelieu", "seats": seats, "options": {"start": 0}})
            assert answer.status_code == status, bot
