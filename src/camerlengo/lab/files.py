"""Where a game keeps what the lab has made for it."""

from __future__ import annotations

from pathlib import Path

import camerlengo


def kept_file(game: str, folder: str, players: int) -> Path | None:
    """A file in the box of a game; None if this is no checkout, whose files may be changed."""
    package = Path(camerlengo.__file__).parent
    if not (package.parents[1] / "pyproject.toml").is_file():
        return None
    return package / "games" / game / folder / f"{players}.json"
