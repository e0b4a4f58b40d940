"""Bytes and words of strangers: records, decks, forms, messages of pages. Each is read or refused.

`make fuzz-bytes` looks at the same readers for as long as you like, led by which lines are reached.
"""

from __future__ import annotations

import contextlib
import random
import string
from urllib.parse import urlencode

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from camerlengo.core.errors import CamerlengoError, SetupError
from camerlengo.core.record import Record
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import names, open_box
from camerlengo.table import Table, check_names
from camerlengo.web.page_socket import parse_message
from tests.server.helpers import PATIENCE
from tests.web.client import Visitor
from tests.web.serving import Serving


def a_record() -> bytes:
    table = Table("richelieu", 2, seed=7, options={"start": 0})
    luck = random.Random(7)
    while not table.over:
        question = table.questions[0]
        table.answer(question.seat, luck.choice(question.options))
    return table.record.to_json()


RECORD = a_record()
TEXT_FORM = Record.from_json(RECORD).to_text()


def mutations(original: bytes) -> st.SearchStrategy[bytes]:
    """Some pieces of the original are replaced, doubled or left out."""
    places = st.integers(0, len(original))
    piece = st.one_of(
        st.binary(max_size=8), st.sampled_from([b"", b"null", b"-1", b"1e999", b"\xff", b'"', b"[["])
    )

    def apply(changes: list[tuple[int, int, bytes]]) -> bytes:
        made = original
        for start, length, instead in changes:
            made = made[:start] + instead + made[start + length :]
        return made

    return st.lists(st.tuples(places, st.integers(0, 30), piece), min_size=1, max_size=4).map(apply)


def said(error: CamerlengoError) -> None:
    for language in LANGUAGES:
        sentence = error.text.say(language)
        assert sentence
        assert "Traceback" not in sentence


@given(st.one_of(mutations(RECORD), st.binary(max_size=200)))
def test_a_record_is_read_or_refused(content: bytes) -> None:
    try:
        Table.resume(Record.from_json(content))
    except CamerlengoError as error:
        said(error)


@given(st.one_of(mutations(TEXT_FORM.encode()), st.binary(max_size=200)))
def test_the_text_form_of_a_record_is_read_or_refused(content: bytes) -> None:
    try:
        Table.resume(Record.from_text(content.decode(errors="replace")))
    except CamerlengoError as error:
        said(error)


@pytest.mark.parametrize("game", names())
@given(data=st.data())
def test_a_deck_is_read_or_refused(game: str, data: st.DataObject) -> None:
    box = open_box(game)
    source = data.draw(mutations(box.standard_deck().source.encode())).decode(errors="replace")
    try:
        box.read_deck(source)
    except CamerlengoError as error:
        said(error)


@given(
    st.one_of(
        st.text(max_size=1_200), st.from_regex(r'\{"(answer|seen|ping|whole)":.{0,60}\}', fullmatch=True)
    )
)
def test_a_message_of_a_page_is_understood_or_not(words: str) -> None:
    message = parse_message(words)
    assert message is None or type(message.seen) is int


@pytest.fixture(scope="module")
def table(server: Serving) -> tuple[str, dict[str, str]]:
    with Visitor(server.address) as anna:
        path = anna.new_table(seat__1="hot", hot__1="Bruno")
        return path, dict(anna.http.cookies)


@given(st.lists(st.text(alphabet=string.printable + "é🎲", max_size=60), min_size=1, max_size=5))
def test_a_socket_that_gets_nonsense_is_closed_and_the_table_lives(
    server: Serving, table: tuple[str, dict[str, str]], messages: list[str]
) -> None:
    path, cookies = table
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    address = f"{server.address.replace('http', 'ws')}{path}/live"
    with connect(address, additional_headers={"cookie": cookie}) as page:
        page.recv(timeout=PATIENCE)
        with contextlib.suppress(ConnectionClosed):
            for words in messages:
                page.send(words)
            page.send('{"ping": 1}')
            while b'"errands":[1]' not in page.recv(timeout=PATIENCE, decode=False):
                pass
    assert page.close_code in (1000, 1003)  # a page is closed if it sends what no page of ours would
    assert server.table_at(path).playing


FIELDS = ("csrf", "seat", "asked_at", "option", "text", "name", "back", "seat-0", "seed", "deck", "nonce")
FORMS = (
    "/new/richelieu",
    "{table}/answer",
    "{table}/chat",
    "{table}/undo",
    "{table}/close",
    "/settings",
    "/replay",
)


@given(
    form=st.sampled_from(FORMS),
    fields=st.dictionaries(st.sampled_from(FIELDS), st.text(max_size=40), max_size=6),
    with_token=st.booleans(),
)
def test_a_form_is_answered_with_a_page(
    server: Serving,
    table: tuple[str, dict[str, str]],
    form: str,
    fields: dict[str, str],
    with_token: bool,
) -> None:
    path, cookies = table
    with Visitor(server.address) as anna:
        anna.http.cookies.update(cookies)
        if with_token:
            fields = {**fields, "csrf": anna.csrf}
        body = urlencode({name: value.encode("utf-8", "replace") for name, value in fields.items()})
        headers = {"content-type": "application/x-www-form-urlencoded"}
        answer: httpx.Response = anna.http.post(form.format(table=path), content=body, headers=headers)
        assert answer.status_code < 500, answer.text
        assert "Traceback" not in answer.text
    assert server.table_at(path) is not None


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["👨‍👩‍👧‍👦", "Anna 🧑‍🚀", "🏳️‍🌈", "👩🏽‍🔬 Zoé", "क्‍ष"])
def test_a_name_may_have_joined_emoji(name: str) -> None:
    assert check_names([name], 1) == (name,)


@pytest.mark.parametrize(
    "name", ["An\u200dna", "\u200d", "Anna\u200d", "\u200dAnna", "👨\u200d\u200d👩", "A\u202eb", "a\u0000"]
)
def test_a_name_may_have_nothing_that_is_not_seen(name: str) -> None:
    with pytest.raises(SetupError):
        check_names([name], 1)
