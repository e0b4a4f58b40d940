"""`camerlengo serve`: the server in a browser, on an embedded database unless another one is named."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from camerlengo.cli.arguments import networks
from camerlengo.cli.options import ServeOptions
from camerlengo.core.errors import SetupError
from camerlengo.core.texts import text
from camerlengo.web import serve as web


def serve(args: ServeOptions, language: str) -> None:
    settings = web.ServerSettings(
        host=args.host,
        port=args.port,
        database=args.database or embedded(),
        public_url=args.public_url,
        pause=args.pause,
        days=args.waiting_days,
        most=args.bot_budget,
        keep_days=args.keep_days,
        metrics_for=networks("--metrics", args.metrics),
        proxies=networks("--proxy", args.proxy),
        fast_commits=args.fast_commits,
        log_file=Path(args.log_file) if args.log_file else None,
    )
    web.serve(settings, lambda address: say(address, language), not args.no_browser and has_screen())


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
