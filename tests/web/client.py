"""A browser without scripts: keeps cookies, fills in forms, follows redirects."""

from __future__ import annotations

import html
import re
import ssl
from types import TracebackType

import httpx

from tests.server.helpers import PATIENCE

# No address here is secure. To read the certificates of the world takes longer than a test.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def program(address: str, language: str | None = None) -> httpx.Client:
    """A program that speaks HTTP to a server of ours."""
    headers = {} if language is None else {"accept-language": language}
    return httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, verify=NO_CERTIFICATES)


class Visitor:
    def __init__(self, address: str, language: str = "en") -> None:
        self.http = program(address, language)
        self.page = ""
        self.path = "/"

    def __enter__(self) -> Visitor:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def get(self, path: str) -> httpx.Response:
        response = self.http.get(path)
        while response.status_code == 303:
            path = response.headers["location"]
            response = self.http.get(path)
        self.page, self.path = response.text, path
        return response

    def post(self, path: str, **fields: str) -> httpx.Response:
        """Sends a form with the token of the page that is open, and follows the redirect."""
        data = {"csrf": self.csrf, **{name.replace("__", "-"): value for name, value in fields.items()}}
        response = self.http.post(path, data=data)
        if response.status_code == 303:
            return self.get(response.headers["location"])
        self.page = response.text
        return response

    def ask(self, path: str, **fields: str) -> httpx.Response:
        """The same as a script would."""
        data = {"csrf": self.csrf, **fields}
        return self.http.post(path, data=data, headers={"accept": "application/json"})

    @property
    def csrf(self) -> str:
        if 'name="csrf"' not in self.page:
            self.get("/")
        return self.value("csrf")

    def value(self, name: str) -> str:
        found = re.search(rf'<input[^>]*name="{name}"[^>]*value="([^"]*)"', self.page)
        assert found, f"the page has no field {name}"
        return html.unescape(found[1])

    def see(self, path: str, number: int) -> None:
        """Loads a table, unless its page already shows it after so many acts."""
        if self.path != path or f'data-number="{number}"' not in self.page:
            self.get(path)

    def options(self) -> list[int]:
        """What the page offers to click."""
        found = re.findall(r'<button[^>]*?name="option"[^>]*?value="(\d+)"', self.page)
        return sorted({int(option) for option in found})

    def new_table(self, **fields: str) -> str:
        """Sets a table up and returns its path."""
        self.get("/new/richelieu")
        usual = {"name": "Anna", "seat__0": "me", "seat__1": "open", "visibility": "link"}
        response = self.post("/new/richelieu", **{**usual, **fields})
        assert response.status_code == 200, response.text
        return self.path

    def answer(self, table: str, option: int) -> httpx.Response:
        fields = {"asked_at": self.value("asked_at"), "seat": self.value("seat"), "option": str(option)}
        return self.post(f"{table}/answer", **fields)


def invitation(page: str) -> str:
    """The address that a page invites to."""
    found = re.search(r"/join/[\w-]+", page)
    assert found
    return found[0]
