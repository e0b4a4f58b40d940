"""Where a game keeps what the lab has made for it."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

import camerlengo
from camerlengo.games import OWN

Kept = TypeVar("Kept")


def kept_file(game: str, folder: str, players: int) -> Path | None:
    """A file in the box of a game; None if the game is not of a checkout, whose files may be changed."""
    package = Path(camerlengo.__file__).parent
    if game not in OWN or not (package.parents[1] / "pyproject.toml").is_file():
        return None
    return package / "games" / game / folder / f"{players}.json"


def read_kept(path: Path, kind: type[Kept]) -> Kept | None:
    """What a file keeps; None if there is none, or nothing in it that is still understood."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None
