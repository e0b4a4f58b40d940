"""Requests that schemathesis makes from the OpenAPI document, at tables that exist and with their tokens.

With ids that are made up nearly everything would end at 404. So each request gets the id of a table in one of
four states, and one of its tokens, or none; every twentieth keeps what was made up. The document says in
links which calls a new table has, so the state machine of schemathesis finds them, too. A longer run:
make fuzz-api.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from camerlengo.games import OWN
from camerlengo.web.openapi import described
from tests.web.client import program
from tests.web.serving import Serving, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SHARE_BEHIND_404 = 0.9
EXAMPLES = 5  # of each call and each kind of data; with the profile `fuzz` its own number
LONG = 100
MADE_UP = 20  # every so many requests keep the id that schemathesis made up

SCHEMA = schemathesis.openapi.from_dict(described(OWN))
CALLS = [
    result.ok()
    for result in SCHEMA.get_all_operations()
    if isinstance(result, Ok) and not result.ok().path.endswith("/stream")
]


class Seats(NamedTuple):
    """A table and the tokens at it; None is a spectator."""

    table: str
    tokens: list[str | None]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("fuzz"), budget=1) as running:
        yield running


@pytest.fixture(scope="module")
def api(house: Serving) -> Iterator[httpx.Client]:
    with program(f"{house.address}/api") as client:
        yield client


def new_table(api: httpx.Client, game: str = "richelieu", players: int = 2, **more: Any) -> Seats:
    seats = more.pop("seats", [{"kind": "person"}] * players)
    made = api.post("/tables", json={"game": game, "seats": seats, "hints": True, **more}).json()
    return Seats(made["table"], [*(seat["token"] for seat in made["seats"]), made["host"], None])


def tables(api: httpx.Client) -> list[Seats]:
    """One that plays, one with a window, one that waits, and one that was closed in the game."""
    closed = new_table(api)
    api.post(f"/tables/{closed.table}/close", headers=bearer(closed.tokens[0]))
    waiting = new_table(api, seats=[{"kind": "person"}, {"kind": "open"}])
    return [new_table(api), new_table(api, "pontifex"), new_table(api), waiting, closed]


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


class Fuzzer:
    """Sends cases, and counts the statuses of what came back."""

    def __init__(self, house: Serving, api: httpx.Client) -> None:
        self.address = f"{house.address}/api"
        self.api = api
        self.statuses: Counter[int] = Counter()
        self.turns = itertools.count()
        more = settings().max_examples
        self.examples = more if more >= LONG else EXAMPLES

    def look_at(self, call: Any, mode: GenerationMode) -> None:
        there = tables(self.api) if "{table}" in call.path else []

        @settings(max_examples=self.examples)
        @given(case=call.as_strategy(mode))
        def ask(case: Any) -> None:
            turn = next(self.turns)
            if there and turn % MADE_UP:
                seats = there[turn % len(there)]
                token = seats.tokens[turn // len(there) % len(seats.tokens)]
                case.path_parameters = {"table": seats.table}
                case.headers = {**(case.headers or {}), **bearer(token)}
            if call.path.endswith("/wait"):
                case.query = {**(case.query or {}), "after": -5}  # otherwise it waits for half a minute
            response = case.call(base_url=self.address)
            self.statuses[response.status_code] += 1
            case.validate_response(response, checks=CHECKS)

        ask()


@pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: str(mode.value)
)
def test_every_call_does_what_the_document_says(
    house: Serving, api: httpx.Client, mode: GenerationMode, record_property: Any
) -> None:
    fuzzer = Fuzzer(house, api)
    for call in CALLS:
        if mode is GenerationMode.POSITIVE or list(call.body) or list(call.query):
            fuzzer.look_at(call, mode)
    statuses = fuzzer.statuses
    record_property("statuses", dict(sorted(statuses.items())))
    assert statuses.total() - statuses[404] >= SHARE_BEHIND_404 * statuses.total()
    assert not any(status >= 500 for status in statuses)
