"""The visitor: language, preferences, and the person behind a secret cookie."""

from __future__ import annotations

import functools
import hashlib
import hmac
import re
from urllib.parse import parse_qsl, urlencode

import msgspec
from starlette.datastructures import FormData, UploadFile
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from camerlengo.core.texts import LANGUAGES
from camerlengo.server.house import House
from camerlengo.server.ids import new_secret
from camerlengo.server.refusals import Refused
from camerlengo.server.rows import Person

PERSON_COOKIE = "camerlengo"
PREFERENCES_COOKIE = "camerlengo-preferences"
VOICES = ("all", "turns", "mine")
A_YEAR = 365 * 24 * 3600
MOST_WISHES = 20  # languages of a browser that are read
_SECRET = re.compile(r"[\w-]{20,60}")
_WISH = re.compile(  # a language and its weight (RFC 9110, 12.4.2 and 12.5.4)
    r"([a-z]{1,8})(?:-[a-z0-9]{1,8})*\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?", re.IGNORECASE | re.ASCII
)


class Preferences(msgspec.Struct, frozen=True):
    """What a person has chosen for this browser; kept in a cookie that scripts may not read."""

    language: str = ""
    theme: str = "auto"
    sound: bool = False
    confirm: bool = True
    motion: bool = True
    keys: bool = True  # whether single keys are shortcuts
    voice: str = "turns"  # how much a screen reader says

    @classmethod
    def of(cls, connection: HTTPConnection) -> Preferences:
        chosen = dict(parse_qsl(connection.cookies.get(PREFERENCES_COOKIE, "")))
        return cls(
            language=chosen["language"] if chosen.get("language") in LANGUAGES else "",
            theme=chosen["theme"] if chosen.get("theme") in ("light", "dark") else "auto",
            sound=chosen.get("sound") == "yes",
            confirm=chosen.get("confirm") != "no",
            motion=chosen.get("motion") != "no",
            keys=chosen.get("keys") != "no",
            voice=chosen["voice"] if chosen.get("voice") in VOICES else "turns",
        )

    def cookie(self) -> str:
        chosen = msgspec.structs.asdict(self)
        words = {True: "yes", False: "no"}
        return urlencode({name: words.get(value, value) for name, value in chosen.items()})


class Visitor:
    """Somebody at the door. `secret` is new if the browser brought none."""

    def __init__(self, connection: HTTPConnection) -> None:
        self.connection = connection
        self.house: House = connection.app.state.house
        self.preferences = Preferences.of(connection)
        self.language = self.preferences.language or preferred_language(
            connection.headers.get("accept-language", "")
        )
        brought = connection.cookies.get(PERSON_COOKIE, "")
        self.is_new = not _SECRET.fullmatch(brought)
        self.secret = new_secret() if self.is_new else brought
        self.person: Person | None = None

    @classmethod
    async def of(cls, connection: HTTPConnection) -> Visitor:
        visitor = cls(connection)
        if not visitor.is_new:
            visitor.person = await visitor.house.person(visitor.secret)
        return visitor

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    @functools.cached_property
    def address(self) -> str:
        """The address of the server for links: as the operator has said, or as this visitor has come."""
        text: str = self.connection.app.state.public_url
        if text:
            return text
        url = self.connection.url
        return f"{'https' if url.scheme in ('https', 'wss') else 'http'}://{url.netloc}"

    @property
    def origin(self) -> int:
        """Stands for the visitor's address (see `origins`)."""
        return origin_of(self.connection)

    @property
    def csrf(self) -> str:
        """Proves that a form came from our own page: others cannot compute it."""
        key: bytes = self.connection.app.state.key
        return hmac.new(key, self.secret.encode(), hashlib.sha256).hexdigest()[:32]

    async def welcome(self, name: str) -> Person:
        self.person = await self.house.welcome(self.secret, name)
        return self.person

    def remember(self, response: Response) -> Response:
        if self.is_new:
            set_cookie(self.connection, response, PERSON_COOKIE, self.secret)
        return response


async def read_form(request: Request, visitor: Visitor) -> FormData:
    """The fields of a form that our own page sent."""
    form = await request.form(max_files=1, max_fields=60)
    if not hmac.compare_digest(field(form, "csrf").encode(), visitor.csrf.encode()):
        raise Refused("csrf")
    return form


def field(form: FormData, name: str, default: str = "") -> str:
    value = form.get(name, default)
    if isinstance(value, UploadFile):
        return default
    return value.encode(errors="replace").decode().strip()  # a charset of one's own may bring half characters


def number_field(form: FormData, name: str) -> int:
    value = field(form, name)
    if not re.fullmatch(r"-?\d{1,18}", value):
        raise Refused("number", field=name, value=value[:40])
    return int(value)


def origin_of(connection: HTTPConnection) -> int:
    house: House = connection.app.state.house
    return house.origins.of(connection.client.host if connection.client else "")


def set_cookie(connection: HTTPConnection, response: Response, name: str, value: str) -> None:
    secure = connection.app.state.public_url.startswith("https:")
    response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


def preferred_language(header: str) -> str:
    """The language of ours that the browser likes best; of equals, the one that it names first."""
    wishes = [_WISH.fullmatch(item.strip()) for item in header.split(",")[:MOST_WISHES]]
    weights: dict[str, float] = {}
    for wish in wishes:
        if wish is not None and wish[1].lower() in LANGUAGES:
            weight = float(wish[2] or 1)  # without a weight it is 1; 0 means: not this one
            weights[wish[1].lower()] = max(weight, weights.get(wish[1].lower(), 0.0))
    best = max(weights, key=weights.__getitem__, default="en")
    return best if weights.get(best) else "en"


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def query_number(request: Request, name: str, default: int) -> int:
    value = request.query_params.get(name, "")
    return int(value) if re.fullmatch(r"\d{1,6}", value) else default
