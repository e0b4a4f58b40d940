"""A game is its record: who sat where, the chance, the answers. The rules make everything else from it.

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

from camerlengo.core.chance import Chance, Dealt, Seeded, SeededBefore, problem_with
from camerlengo.core.errors import RecordError
from camerlengo.core.notation import read_answers, write_answers
from camerlengo.core.settings import Value
from camerlengo.core.texts import Text, text

FORMAT = "camerlengo-record-2"
_FORMAT_1 = (
    "camerlengo-record-1"  # with a seed in place of the chance; its generator was seeded in another way
)
_FAMILY = "camerlengo-record-"
_TEXT_FORMAT = "cr3"
_TEXT_FORMAT_2 = "cr2"  # with numbers in place of codes
_TEXT_FORMAT_1 = "cr1"
_TEXT_FORMATS = (_TEXT_FORMAT, _TEXT_FORMAT_2, _TEXT_FORMAT_1)
LARGEST_FILE = 4_000_000  # bytes; the longest game with a deck of its own stays below a tenth of it


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """`answers` are pairs of seat and option in the order in which they were given; seats count from 0.

    `rules` is the version of the game's rules it was played under, `chance` where its deal came from.
    `deck` is the text of a deck file; None means that the game's own edition was used. A table that
    published a `commitment` to its chance before the deal has it here.
    """

    game: str
    rules: int
    edition: str
    options: dict[str, Value]
    seats: tuple[str, ...]
    chance: Chance
    answers: tuple[tuple[int, int], ...] = ()
    deck: str | None = None
    commitment: str | None = None

    def commits_to(self) -> str | None:
        """The commitment that fits the key and the set-up; None where there is no key."""
        if not isinstance(self.chance, Dealt):
            return None
        return self.chance.commitment(
            self.game, self.rules, self.edition, self.options, len(self.seats), self.deck
        )

    def check(self) -> str:
        """A value that changes with every change of the record."""
        return check_value(self)

    def upto(self, number: int) -> Record:
        """The record as it was when `number` answers had been given."""
        return msgspec.structs.replace(self, answers=self.answers[:number])

    # --- JSON ---

    def to_json(self) -> bytes:
        """The JSON form, for files."""
        fields: dict[str, Any] = {"format": FORMAT, **msgspec.to_builtins(self), "check": self.check()}
        return msgspec.json.encode(fields) + b"\n"

    @classmethod
    def from_json(cls, content: bytes) -> Record:
        """Reads the JSON form of any format. Raises RecordError if it was changed or cannot be read."""
        try:
            fields = msgspec.json.decode(content)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise RecordError(text("error.record.not_json")) from None
        found = fields.get("format") if isinstance(fields, dict) else None
        if isinstance(found, str) and found.startswith(_FAMILY) and found not in (FORMAT, _FORMAT_1):
            raise RecordError(text("error.record.other_format", found=found, expected=FORMAT))
        if not isinstance(fields, dict) or found not in (FORMAT, _FORMAT_1):
            raise RecordError(text("error.record.format", expected=FORMAT))
        check = fields.get("check")
        known = {name: value for name, value in fields.items() if name not in ("format", "check")}
        return _checked(known, check if isinstance(check, str) else "", found == _FORMAT_1)

    def save(self, path: Path) -> None:
        """Writes the JSON form to a file."""
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
        if begin is not None and begin[1].decode() not in _TEXT_FORMATS:
            found = begin[1].decode()
            raise RecordError(text("error.record.other_format", found=found, expected=_TEXT_FORMAT))
        if begin is not None:
            return cls.from_text(content.decode("ascii", errors="replace"))
        return cls.from_json(content)

    # --- one line of text ---

    def to_text(self) -> str:
        """The record in one line, with its answers as codes. They are found by replaying the game."""
        options = ",".join(f"{name}={_write(value)}" for name, value in sorted(self.options.items()))
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
            _write_chance(self.chance),
            write_answers(
                self.answers,
                self.game,
                self.rules,
                self.deck,
                len(self.seats),
                self.options,
                self.chance.rng,
            ),
            deck,
            self.commitment or "",
        ]
        return "~".join([_TEXT_FORMAT, *parts, self.check()])

    @classmethod
    def from_text(cls, line: str) -> Record:
        """Reads the text form of any format. Raises RecordError if it was changed or cannot be read."""
        parts = line.strip().split("~")
        before = parts[0] == _TEXT_FORMAT_1
        if parts[0] not in _TEXT_FORMATS or len(parts) != (10 if before else 11):
            raise RecordError(text("error.record.cut"))
        _, game, rules, edition, options, seats, chance, answers, deck, *commitment, check = parts
        try:
            fields: dict[str, Any] = {
                "game": game,
                "rules": int(rules),
                "edition": unquote(edition),
                "options": dict(_read(item) for item in options.split(",") if item),
                "seats": [unquote(name) for name in seats.split(",")],
                "deck": _unpack(deck) if deck else None,
            }
            if before:
                fields["seed"] = int(chance)
            else:
                fields["chance"] = _read_chance(chance)
                fields["commitment"] = commitment[0] or None
            fields["answers"] = _read_answers(parts[0], answers, fields)
        except (ValueError, zlib.error):
            raise RecordError(text("error.record.edited")) from None
        return _checked(fields, check, before)


class _Record1(msgspec.Struct, frozen=True, kw_only=True):
    """A record of format 1."""

    game: str
    rules: int
    edition: str
    options: dict[str, Value]
    seats: tuple[str, ...]
    seed: int
    answers: tuple[tuple[int, int], ...] = ()
    deck: str | None = None

    def check(self) -> str:
        return check_value(self)

    def today(self) -> Record:
        fields = {name: getattr(self, name) for name in self.__struct_fields__ if name != "seed"}
        return Record(chance=SeededBefore(self.seed), **fields)


def check_value(record: msgspec.Struct) -> str:
    """The value by which changes of a record are noticed."""
    content = msgspec.json.encode(msgspec.to_builtins(record), order="deterministic")
    return hashlib.sha256(content).hexdigest()[:16]


def _checked(fields: dict[str, Any], check: str, before: bool = False) -> Record:
    record: Record | _Record1
    try:
        record = msgspec.convert(fields, _Record1) if before else msgspec.convert(fields, Record)
    except msgspec.ValidationError as error:
        raise RecordError(_wrong_form(str(error))) from None
    if record.check() != check or len(fields) != len(record.__struct_fields__):
        raise RecordError(text("error.record.edited"))
    whole = record.today() if isinstance(record, _Record1) else record
    problem = problem_with(whole.chance, len(whole.seats))
    if problem is not None:
        raise RecordError(problem)
    return whole


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


_LETTERS = {"s": "seed", "o": "seed-1", "k": "key"}  # how a chance begins in the text form


def _write_chance(chance: Chance) -> str:
    if isinstance(chance, Dealt):
        return "k" + ".".join([chance.key, *chance.nonces])
    return f"{'s' if isinstance(chance, Seeded) else 'o'}{chance.seed}"


def _read_chance(written: str) -> dict[str, Any]:
    kind, rest = _LETTERS.get(written[:1], ""), written[1:]
    if kind == "key":
        key, *nonces = rest.split(".")
        return {"kind": kind, "key": key, "nonces": nonces}
    return {"kind": kind, "seed": int(rest)}


def _read_answers(form: str, written: str, fields: dict[str, Any]) -> list[list[int]]:
    if form == _TEXT_FORMAT:
        return read_answers(written, fields["game"], fields["rules"], fields["deck"])
    return [[int(number) for number in pair.split(".")] for pair in written.split("_") if pair]


def _unpack(deck: str) -> str:
    unpacker = zlib.decompressobj()
    content = unpacker.decompress(base64.urlsafe_b64decode(deck), LARGEST_FILE)
    return content.decode()
