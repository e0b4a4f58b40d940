"""Where the chance of a game comes from. Every record says it, and the deal follows from it.

A table at which people play is dealt from a secret key (`Dealt`). The key is drawn before anybody sits down,
and the table publishes its commitment at once: a hash that tells nothing, but fits no other key. People may
each add a number of their own (a nonce) before the deal, so that nobody without the key can choose it. When
the game is over the record shows the key and the nonces, and everybody can check that the key fits the
commitment.

A game from a chosen seed (`Seeded`) is for the lab, for bots and for players who want the same deal again.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from camerlengo.core.errors import SetupError
from camerlengo.core.rng import KEY_BYTES, LARGEST_SEED, Rng, secure, seeded_before
from camerlengo.core.texts import Text, text

A_NONCE = re.compile(r"[0-9a-f]{0,64}")
A_COMMITMENT = re.compile(r"[0-9a-f]{64}")
A_KEY = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")


class Seeded(msgspec.Struct, frozen=True, tag_field="kind", tag="seed"):
    """A seed that somebody chose. With the seed all cards are known."""

    seed: int

    def rng(self) -> Rng:
        """The generator of the deal. Raises SetupError if the seed is out of range."""
        return Rng(check_seed(self.seed))

    def seed_for(self, purpose: str) -> int:
        """A seed for something beside the deal, such as a bot's decision."""
        return _seed_from(str(self.seed).encode(), purpose)


class SeededBefore(msgspec.Struct, frozen=True, tag_field="kind", tag="seed-1"):
    """The seed of a record of format 1, whose generator was seeded in another way."""

    seed: int

    def rng(self) -> Rng:
        """The generator of the deal, as format 1 seeded it. Raises SetupError if the seed is out of range."""
        return seeded_before(check_seed(self.seed))

    def seed_for(self, purpose: str) -> int:
        """A seed for one purpose, made from the seed of the table."""
        return _seed_from(str(self.seed).encode(), purpose)


class Dealt(msgspec.Struct, frozen=True, tag_field="kind", tag="key"):
    """A secret key of 256 bits, and by seat the number that its player added; both in hexadecimal digits.

    Where nobody added a number there are no nonces; otherwise a seat without a number has an empty one.
    """

    key: str
    nonces: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not A_KEY.fullmatch(self.key) or not all(A_NONCE.fullmatch(nonce) for nonce in self.nonces):
            raise ValueError("a key has 64 hexadecimal digits, a nonce at most 64")

    def rng(self) -> Rng:
        """The generator of the deal, which nobody can compute without the key."""
        content = b"\n".join([b"camerlengo deal 1", *(nonce.encode() for nonce in self.nonces)])
        return secure(hmac.digest(bytes.fromhex(self.key), content, "sha256"))

    def seed_for(self, purpose: str) -> int:
        """A seed for one purpose, made from the key."""
        return _seed_from(bytes.fromhex(self.key), purpose)

    def commitment(
        self, game: str, rules: int, edition: str, options: Mapping[str, Any], players: int, deck: str | None
    ) -> str:
        """What a table publishes before anybody sits down: a hash of the key and the set-up."""
        setup = {
            "commitment": 1,
            "key": self.key,
            "game": game,
            "rules": rules,
            "edition": edition,
            "options": dict(options),
            "players": players,
            "deck": deck,
        }
        return hashlib.sha256(msgspec.json.encode(setup, order="deterministic")).hexdigest()


Chance = Seeded | SeededBefore | Dealt


def new_deal() -> Dealt:
    """A deal with a new secret key, without nonces."""
    return Dealt(secrets.token_hex(KEY_BYTES))


def chance_from(seed: int | None) -> Chance:
    """The chance of a new game: from a seed if there is one, otherwise such that nobody can compute it."""
    return new_deal() if seed is None else Seeded(check_seed(seed))


def check_seed(seed: int) -> int:
    """Returns the seed. Raises SetupError if it is negative or too large."""
    if not _is_seed(seed):
        raise SetupError(_no_seed(seed))
    return seed


def problem_with(chance: Chance, seats: int) -> Text | None:
    """Why a table with so many seats cannot be dealt from this chance; None if it can.

    A deal has a number for every seat, or none at all. The owner of the key could otherwise try what more
    numbers make of the deal, and the commitment would still fit.
    """
    if isinstance(chance, Dealt):
        found = len(chance.nonces)
        fits = found == 0 or (found == seats and any(chance.nonces))
        return None if fits else text("error.setup.nonces", found=found, seats=seats)
    return None if _is_seed(chance.seed) else _no_seed(chance.seed)


def _is_seed(seed: int) -> bool:
    return type(seed) is int and 0 <= seed <= LARGEST_SEED


def _no_seed(seed: int) -> Text:
    return text("error.setup.seed", seed=seed, largest=LARGEST_SEED)


def with_nonces(chance: Chance, nonces: Sequence[str]) -> Chance:
    """The same with what the players add, by seat; a chosen seed stays as it is."""
    if not isinstance(chance, Dealt):
        return chance
    return msgspec.structs.replace(chance, nonces=tuple(nonces) if any(nonces) else ())


def _seed_from(key: bytes, purpose: str) -> int:
    return int.from_bytes(hmac.digest(key, purpose.encode(), "sha256")[:8], "big") & LARGEST_SEED
