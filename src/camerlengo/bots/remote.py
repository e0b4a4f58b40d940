"""A bot that is asked over HTTP: any program in any language can be one.

Only the lab and the terminal ask such bots: a house that asked addresses which visitors name would reach
into its own network for them. An answer is bounded in time and size, and redirects are not followed.
docs/bots.md describes the protocol.
"""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from camerlengo.bots.bot import Bot
from camerlengo.core.box import Box, Deck
from camerlengo.core.errors import BotFailed
from camerlengo.core.position import InformationSet
from camerlengo.core.rng import Rng
from camerlengo.core.texts import Listed, Text, text

TIMEOUT: Final = 5.0  # seconds for an answer, if nobody says otherwise
LARGEST_ANSWER: Final = 10_000  # bytes
LONGEST_SAID: Final = 80  # characters of a wrong answer that are repeated
OK: Final = 200


class Chosen(msgspec.Struct):
    """What the program answers."""

    option: int


def is_address(name: str) -> bool:
    """Whether a name is the address of a bot: http or https, with a host and without a password."""
    try:
        parts = urlsplit(name)
        port = parts.port
    except ValueError:
        return False
    fits = parts.scheme in ("http", "https") and parts.hostname is not None and port != 0
    return fits and name.isascii() and name.isprintable() and not {" ", "@", "#"} & set(name)


class Remote(Bot):
    """Asks a program where there is a choice. Raises BotFailed if it gives no answer that can be used."""

    def __init__(
        self, rng: Rng, address: str, box: Box, deck: Deck | None = None, timeout: float = TIMEOUT
    ) -> None:
        super().__init__(rng)
        self.address = address
        self.box = box
        self.deck = deck or box.standard_deck()
        self.timeout = timeout

    def choose(self, info: InformationSet) -> int:
        """Asks the program at the address. Raises BotFailed if it gives no legal option in time."""
        if len(info.options) == 1:
            return info.options[0]
        said = self._ask(msgspec.json.encode(self.question(info)))
        try:
            option = msgspec.json.decode(said, type=Chosen).option
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._failed("form", form='{"option": N}', said=_shown(said)) from None
        if option not in info.options:
            raise self._failed("option", option=option, options=Listed(tuple(info.options)))
        return option

    def question(self, info: InformationSet) -> dict[str, Any]:
        """The request to the program: everything that its seat knows, and nothing else."""
        view = info.view()
        names = [self.box.character(seat).say("en") for seat in range(info.players)]

        def said(sentence: Text) -> str:
            return sentence.say("en", names)

        return {
            "game": self.box.name,
            "rules": self.box.rules,
            "players": info.players,
            "seat": info.seat,
            "number": info.number,
            "question": self.box.questions[info.question].name,
            "text": said(self.box.question_text(view, info.question, info.options, self.deck)),
            "options": [
                {"option": one, "sentence": said(self.box.option_text(view, info.question, one, self.deck))}
                for one in info.options
            ],
            "view": view,
        }

    def _ask(self, body: bytes) -> bytes:
        parts = urlsplit(self.address)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        connection = kind(parts.hostname or "", parts.port, timeout=self.timeout)
        late = threading.Event()
        clock = threading.Timer(self.timeout, _cut_off, (connection, late))
        clock.daemon = True
        clock.start()
        line = None
        try:
            connection.connect()
            line = connection.sock
            headers = {"Content-Type": "application/json", "Connection": "close"}
            connection.request("POST", _path(parts), body, headers)
            response = connection.getresponse()
            said = response.read(LARGEST_ANSWER + 1)
        except (OSError, HTTPException) as error:
            if late.is_set() or isinstance(error, TimeoutError):
                raise self._failed("late", seconds=f"{self.timeout:g}") from None
            raise self._failed("unreachable", reason=_reason(error)) from None
        finally:
            clock.cancel()
            connection.close()
            if line is not None and line.fileno() >= 0:  # an answer that was cut off holds it open
                socket.close(line.detach())
        if late.is_set():  # cut off in the middle of an answer
            raise self._failed("late", seconds=f"{self.timeout:g}")
        if response.status != OK:
            raise self._failed("status", status=response.status)
        if len(said) > LARGEST_ANSWER:
            raise self._failed("large", limit=LARGEST_ANSWER // 1000)
        return said

    def _failed(self, why: str, **gaps: object) -> BotFailed:
        return BotFailed(text(f"error.bot.{why}", address=self.address, **gaps))


def _cut_off(connection: HTTPConnection, late: threading.Event) -> None:
    """Ends the whole exchange: the timeout of a socket is only for each piece of it."""
    late.set()
    if connection.sock is not None:
        with suppress(OSError):
            connection.sock.shutdown(socket.SHUT_RDWR)


def _path(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error) or type(error).__name__).rstrip(".")


def _shown(said: bytes) -> str:
    """The beginning of an answer, fit to be repeated."""
    words = said[: 4 * LONGEST_SAID].decode("utf-8", "replace")
    words = "".join(letter if letter.isprintable() else "?" for letter in words)
    return words if len(words) <= LONGEST_SAID else words[: LONGEST_SAID - 1] + "…"
