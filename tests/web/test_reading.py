"""What a program sends wrongly is refused with a whole sentence in its language and the path to the field."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from camerlengo.core.texts import LANGUAGES
from camerlengo.web import api_types
from camerlengo.web.api import CALLS
from camerlengo.web.error_pages import MalformedRequest
from camerlengo.web.request_types import Reader

TABLES = Reader(api_types.NewTableBody)
BODIES = sorted({one.body for one in CALLS if one.body is not None}, key=lambda kind: kind.__name__)
PERSON = {"kind": "person"}


def refusal(content: bytes, kind: Any = api_types.NewTableBody) -> MalformedRequest:
    with pytest.raises(MalformedRequest) as caught:
        Reader(kind).body(content)
    return caught.value


@pytest.mark.parametrize(
    ("body", "place", "sentence"),
    [
        (b"{", None, "The body of the request is not JSON."),
        (b'"\xff"', None, "The body of the request is not JSON."),
        (b"9" * 5_000, None, "The body of the request is not JSON."),
        (b"[" * 100_000, None, "The body of the request is not JSON."),
        (b"[]", "", "The body of the request must be an object, not a list of 0 entries."),
        (b"", "game", "“game” is missing in the request. It must be text of at most 40 characters."),
        ({"game": 3, "seats": []}, "game", "“game” must be text of at most 40 characters, not “3”."),
        ({"game": "q" * 61, "seats": []}, "game", None),
        (
            {"game": "q"},
            "seats",
            "“seats” is missing in the request. It must be a list of at most 8 entries.",
        ),
        (
            {"game": "q", "seats": [PERSON, {"kind": "persona"}]},
            "seats[1].kind",
            "“seats[1].kind” must be one of bot, open or person, not “persona”.",
        ),
        (
            {"game": "q", "seats": [{"kind": "open", "nam": "x"}]},
            "seats[0].nam",
            "Unknown field “seats[0].nam” in the request. Allowed here: kind, name, bot and nonce.",
        ),
        (
            {"game": "q", "seats": [PERSON] * 9},
            "seats",
            "“seats” must be a list of at most 8 entries, not a list of 9 entries.",
        ),
        (
            {"game": "q", "seats": [], "options": {"short": [1]}},
            "options.short",
            "“options.short” must be true or false or a whole number or text, not a list of 1 entry.",
        ),
        ({"game": "q", "seats": [], "seed": 1.0}, "seed", "“seed” must be a whole number, not “1.0”."),
        (
            {"game": "q", "seats": [], "hints": None},
            "hints",
            "“hints” must be true or false, not null.",
        ),
    ],
)
def test_a_wrong_body_is_refused_with_its_place(body: Any, place: str | None, sentence: str | None) -> None:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    refused = refusal(content)
    assert refused.place == place
    if sentence is not None:
        assert str(refused) == sentence


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.floats(-9, 9) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("kind", BODIES, ids=lambda kind: kind.__name__)
@given(data=st.data())
def test_a_refusal_has_a_place_and_a_sentence(kind: type[msgspec.Struct], data: st.DataObject) -> None:
    fields = [field.encode_name for field in msgspec.structs.fields(kind)]
    value = data.draw(st.dictionaries(st.sampled_from(fields) | st.text(max_size=4), JSON, max_size=4) | JSON)
    refused = problem(json.dumps(value).encode(), kind)
    if refused is not None:
        assert refused.place is not None
        for language in LANGUAGES:
            assert "{" not in refused.text.say(language).replace(str(refused.place), "")


def problem(content: bytes, kind: type[msgspec.Struct]) -> MalformedRequest | None:
    try:
        Reader(kind).body(content)
    except MalformedRequest as refused:
        return refused
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_half_translated(api: httpx.Client, language: str) -> None:
    response = api.post("/tables", json={"game": "q"}, headers={"accept-language": language})
    assert response.status_code == 422
    assert response.json() == {
        "code": "form",
        "error": {
            "en": "“seats” is missing in the request. It must be a list of at most 8 entries.",
            "it": "Nella richiesta manca «seats»: deve essere un elenco di non più di 8 voci.",
            "fr": "Il manque «\u00a0seats\u00a0» dans la requête\u00a0: "
            "ce doit être une liste de 8 entrées au plus.",
        }[language],
        "place": "seats",
    }


@pytest.mark.parametrize(
    ("query", "place"),
    [("after=x", "after"), ("language=de", "language"), ("since=1", "since"), ("a=1", "a")],
)
def test_a_wrong_query_is_refused_too(api: httpx.Client, query: str, place: str) -> None:
    seats = [{"kind": "person"}] * 2
    table = api.post("/tables", json={"game": "richelieu", "seats": seats}).json()["table"]
    refused = api.get(f"/tables/{table}/wait?{query}")
    assert (refused.status_code, refused.json()["place"]) == (422, place)
    assert api.get(f"/tables/{table}/wait?after=-7&language=fr").json()["names"][0] == "Richelieu"


def test_a_body_may_be_left_out_where_every_field_may() -> None:
    assert Reader(api_types.FillBody).body(b"") == api_types.FillBody()
