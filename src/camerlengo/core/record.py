"""A game is its record: who sat where, the seed, the answers. The rules make everything else from it.

A record is saved as JSON (`to_json`) or as one line of text (`to_text`) that can be pasted into a message
or an address. Both carry a check value, so that a record that was cut off or edited is noticed before it is
played.
"""

from __future__ import annotations

import base64
import hashlib
import re
import zlib
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import msgspec

from camerlengo.core.errors import RecordError
from camerlengo.core.texts import Text, text

FORMAT = "camerlengo-record-1"
_FAMILY = "camerlengo-record-"
_TEXT_FORMAT = "cr1"
LARGEST_FILE = 4_000_000  # bytes; the longest game with a deck of its own stays below a tenth of it

Value = bool | int | str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """`answers` are pairs of seat and option in the order in which they were given; seats count from 0.

    `rules` is the version of the game's rules it was played under. `deck` is the text of a deck of one's
    own; None means that the game's own edition was used.
    """

    game: str
    rules: int
    edition: str
    options: dict[str, Value]
    seats: tuple[str, ...]
    seed: int
    answers: tuple[tuple[int, int], ...] = ()
    deck: str | None = None

    def check(self) -> str:
        """A value that changes with every change of the record."""
        content = msgspec.json.encode(msgspec.to_builtins(self), order="deterministic")
        return hashlib.sha256(content).hexdigest()[:16]

    def upto(self, number: int) -> Record:
        """The record as it was when `number` answers had been given."""
        return msgspec.structs.replace(self, answers=self.answers[:number])

    # --- JSON ---

    def to_json(self) -> bytes:
        fields: dict[str, Any] = {"format": FORMAT, **msgspec.to_builtins(self), "check": self.check()}
        return msgspec.json.encode(fields) + b"\n"

    @classmethod
    def from_json(cls, content: bytes) -> Record:
        try:
            fields = msgspec.json.decode(content)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise RecordError(text("error.record.not_json")) from None
        found = fields.get("format") if isinstance(fields, dict) else None
        if isinstance(found, str) and found.startswith(_FAMILY) and found != FORMAT:
            raise RecordError(text("error.record.other_format", found=found, expected=FORMAT))
        if not isinstance(fields, dict) or found != FORMAT:
            raise RecordError(text("error.record.format", expected=FORMAT))
        check = fields.get("check")
        return _checked(fields, check if isinstance(check, str) else "")

    def save(self, path: Path) -> None:
        path.write_bytes(self.to_json())

    @classmethod
    def load(cls, path: Path) -> Record:
        """Reads a file in either form."""
        try:
            if path.stat().st_size > LARGEST_FILE:
                raise RecordError(text("error.record.too_large", path=path, limit=LARGEST_FILE // 1_000_000))
            content = path.read_bytes()
        except OSError as error:
            raise RecordError(
                text("error.record.unreadable", path=path, reason=error.strerror or error)
            ) from None
        return cls.read(content)

    @classmethod
    def read(cls, content: bytes) -> Record:
        """Reads either form."""
        begin = re.match(rb"\s*(cr\d+)~", content)
        if begin is not None and begin[1].decode() != _TEXT_FORMAT:
            found = begin[1].decode()
            raise RecordError(text("error.record.other_format", found=found, expected=_TEXT_FORMAT))
        if begin is not None:
            return cls.from_text(content.decode("ascii", errors="replace"))
        return cls.from_json(content)

    # --- one line of text ---

    def to_text(self) -> str:
        options = ",".join(f"{name}={_write(value)}" for name, value in sorted(self.options.items()))
        answers = "_".join(f"{seat}.{option}" for seat, option in self.answers)
        deck = (
            "" if self.deck is None else base64.urlsafe_b64encode(zlib.compress(self.deck.encode())).decode()
        )
        seats = ",".join(_quote(name) for name in self.seats)
        parts = [
            self.game,
            str(self.rules),
            _quote(self.edition),
            options,
            seats,
            str(self.seed),
            answers,
            deck,
        ]
        return "~".join([_TEXT_FORMAT, *parts, self.check()])

    @classmethod
    def from_text(cls, line: str) -> Record:
        parts = line.strip().split("~")
        if parts[0] != _TEXT_FORMAT or len(parts) != 10:
            raise RecordError(text("error.record.cut"))
        _, game, rules, edition, options, seats, seed, answers, deck, check = parts
        try:
            fields = {
                "game": game,
                "rules": int(rules),
                "edition": unquote(edition),
                "options": dict(_read(item) for item in options.split(",") if item),
                "seats": [unquote(name) for name in seats.split(",")],
                "seed": int(seed),
                "answers": [
                    [int(number) for number in pair.split(".")] for pair in answers.split("_") if pair
                ],
                "deck": _unpack(deck) if deck else None,
            }
        except (ValueError, zlib.error):
            raise RecordError(text("error.record.edited")) from None
        return _checked(fields, check)


def _checked(fields: dict[str, Any], check: str) -> Record:
    known = {name: value for name, value in fields.items() if name not in ("format", "check")}
    try:
        record = msgspec.convert(known, Record)
    except msgspec.ValidationError as error:
        raise RecordError(_wrong_form(str(error))) from None
    if record.check() != check or len(known) != len(Record.__struct_fields__):
        raise RecordError(text("error.record.edited"))
    return record


def _wrong_form(said: str) -> Text:
    """Where the form is wrong, from what the library says in English: "… - at `$.answers[0]`"."""
    if missing := re.search(r"missing required field `(\w+)`", said):
        return text("error.record.missing", field=missing[1])
    where = re.search(r" - at `\$\.?([^`]*)`", said)
    return text("error.record.fields", where=where[1]) if where and where[1] else text("error.record.form")


def _quote(name: str) -> str:
    return quote(name, safe="").replace("~", "%7E").replace("_", "%5F")


def _write(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, int) else "'" + _quote(value)


def _read(item: str) -> tuple[str, Value]:
    name, _, value = item.partition("=")
    if value in ("yes", "no"):
        return name, value == "yes"
    return name, unquote(value[1:]) if value.startswith("'") else int(value)


def _unpack(deck: str) -> str:
    unpacker = zlib.decompressobj()
    content = unpacker.decompress(base64.urlsafe_b64decode(deck), LARGEST_FILE)
    return content.decode()
