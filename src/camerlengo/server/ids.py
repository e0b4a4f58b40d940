"""Names that nobody guesses: of tables, invitations and people."""

from __future__ import annotations

import hashlib
import re
import secrets

AN_ID = re.compile(r"[\w-]{1,32}", re.ASCII)  # anything else is no use asking a database for


def new_id() -> str:
    """128 bits that nobody guesses, safe in an address."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
