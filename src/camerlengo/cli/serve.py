"""`camerlengo serve`: the house in a browser, on an embedded database unless another one is named."""

from __future__ import annotations

import os
import re
import sys

from camerlengo.cli.arguments import whole
from camerlengo.core.errors import SetupError
from camerlengo.core.texts import text
from camerlengo.web import serve as web

LARGEST_PORT = 65_535
MOST_DAYS = 3_650  # ten years
LONGEST_PAUSE = 10.0  # seconds; people would think that the table is stuck


def serve(
    host: str,
    port: str,
    database: str | None,
    public_url: str | None,
    pause: str,
    waiting_days: str,
    browser: bool,
    language: str,
) -> None:
    if public_url is not None and not re.fullmatch(r"https?://[^/\s]+/?", public_url):
        raise SetupError(text("cli.serve.public_url", value=public_url))
    chosen = whole("--port", port, 0, LARGEST_PORT)
    web.serve(
        host,
        chosen,
        database or embedded(),
        public_url,
        seconds(pause),
        whole("--waiting-days", waiting_days, 0, MOST_DAYS),
        lambda address: say(address, language),
        browser and has_screen(),
    )


def seconds(written: str) -> float:
    try:
        value = float(written)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= LONGEST_PAUSE:
        raise SetupError(text("cli.serve.pause", value=written, most=round(LONGEST_PAUSE)))
    return value


def embedded() -> str:
    """SQLite in the folder where programs of this person keep their data."""
    from platformdirs import user_data_path

    folder = user_data_path("camerlengo", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(text("cli.serve.folder", path=folder, reason=error.strerror or error)) from None
    return f"sqlite:///{folder / 'house.sqlite'}"


def say(address: str, language: str) -> None:
    ready = text("server.serve.ready", address=address).say(language)
    stop = text("server.serve.stop").say(language)
    sys.stdout.write(f"{ready}\n{stop}\n")
    sys.stdout.flush()


def has_screen() -> bool:
    """Whether a browser could open a window."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
