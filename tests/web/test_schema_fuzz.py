"""Requests that schemathesis makes from the OpenAPI document, at tables that exist and with their tokens.

With ids that are made up nearly everything would end at 404. So each request gets the id of a table in one of
four states, and one of its tokens, or none; every twentieth keeps what was made up. The document says in
links which calls a new table has. The state machine of schemathesis follows them: it makes tables itself, and
does one thing after the other at each. A longer run: make fuzz-api.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation.stateful.state_machine import APIStateMachine
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

STORIES = 4  # of the state machine
STEPS = 25  # calls of a story at most

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


def for_the_test(call: Any, case: Any) -> None:
    """Otherwise this call waits for half a minute."""
    if call.path.endswith("/wait"):
        case.query = {**(case.query or {}), "after": -5}


def all_right(statuses: Counter[int]) -> None:
    """Prints the counts, which `make fuzz-api` shows."""
    count, behind = statuses.total(), 1 - statuses[404] / statuses.total()
    print(f"{count:,} calls, {behind:.1%} reached the code behind 404: {dict(sorted(statuses.items()))}")
    assert behind >= SHARE_BEHIND_404
    assert not any(status >= 500 for status in statuses)


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
            for_the_test(call, case)
            response = case.call(base_url=self.address)
            self.statuses[response.status_code] += 1
            case.validate_response(response, checks=CHECKS)

        ask()


@pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: str(mode.value)
)
def test_every_call_does_what_the_document_says(
    house: Serving, api: httpx.Client, mode: GenerationMode
) -> None:
    fuzzer = Fuzzer(house, api)
    for call in CALLS:
        if mode is GenerationMode.POSITIVE or list(call.body) or list(call.query):
            fuzzer.look_at(call, mode)
    all_right(fuzzer.statuses)


# --- one call after the other ---------------------------------------------------------------------

NEW_TABLES: list[dict[str, Any]] = [
    {"game": "richelieu", "seats": [{"kind": "person"}] * 2, "hints": True},
    {"game": "richelieu", "seats": [{"kind": "person"}, {"kind": "open"}]},
    {"game": "pontifex", "seats": [{"kind": "person"}] * 2, "window": 0},
    {
        "game": "habemus_papam",
        "seats": [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}],
    },
]
MAKES_TABLE = "POST /tables"


class Told:
    """What the state machine has got: statuses, calls that followed a link, and tokens by table."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self.calls: Counter[str] = Counter()
        self.linked = 0
        self.tokens: dict[str, list[str | None]] = {}
        self.turns = itertools.count()


def machine(house: Serving, told: Told) -> type[APIStateMachine]:
    """Makes tables, and follows the links of the document to the calls at them, with one of their tokens.

    Nearly all new tables are real ones: data that only fit the document are refused, and lead nowhere.
    """
    base: Any = SCHEMA.exclude(path_regex="/stream$").as_state_machine()

    class Machine(base):  # type: ignore[misc]
        def before_call(self, case: Any) -> None:
            turn = next(told.turns)
            told.calls[case.operation.label] += 1
            if case.operation.label == MAKES_TABLE and turn % MADE_UP:
                case.body = NEW_TABLES[turn % len(NEW_TABLES)]
            for_the_test(case.operation, case)
            known = told.tokens.get((case.path_parameters or {}).get("table", ""))
            if known is not None:
                told.linked += 1
                case.headers = {**(case.headers or {}), **bearer(known[turn % len(known)])}

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            return {"base_url": f"{house.address}/api"}

        def after_call(self, response: Any, case: Any) -> None:
            told.statuses[response.status_code] += 1
            if case.operation.label == MAKES_TABLE and response.status_code == 201:
                made = response.json()
                tokens = [seat["token"] for seat in made["seats"] if seat["token"] is not None]
                told.tokens[made["table"]] = [*tokens, made["host"], None]

        def validate_response(self, response: Any, case: Any, **more: Any) -> None:
            case.validate_response(response, checks=CHECKS)

    return cast(type[APIStateMachine], Machine)


def test_one_call_after_the_other_at_tables_that_the_links_lead_to(house: Serving) -> None:
    told = Told()
    more = settings().max_examples
    stories = more if more >= LONG else STORIES
    machine(house, told).run(settings=settings(max_examples=stories, stateful_step_count=STEPS))
    assert len(told.calls) >= len(CALLS) / 2
    assert told.linked >= told.statuses.total() / 2
    all_right(told.statuses)
