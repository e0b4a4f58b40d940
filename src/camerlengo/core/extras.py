"""The extras of the distribution, and one sentence where an extra is missing.

`pip install camerlengo` brings rules, tables, bots and the terminal. Code that needs more calls `need`
before it imports anything of that extra.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

from camerlengo.core.errors import SetupError
from camerlengo.core.texts import text

# The modules of each extra in pyproject.toml
EXTRAS = {
    "server": (
        "aiosqlite",
        "alembic",
        "asyncpg",
        "httptools",
        "jinja2",
        "markupsafe",
        "platformdirs",
        "prometheus_client",
        "python_multipart",
        "segno",
        "sqlalchemy",
        "starlette",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "lab": ("matplotlib", "numpy"),
    "rl": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
    "contract": ("hypothesis", "pytest"),
    "dask": ("distributed",),
}


class MissingExtra(SetupError, ImportError):
    """An extra is not installed; `text` names the command that installs it."""

    code = "extra_missing"


def need(extra: str, *modules: str) -> None:
    """Raise MissingExtra unless these modules of an extra can be imported; without names, all of them."""
    if not all(installed(module) for module in modules or EXTRAS[extra]):
        raise MissingExtra(text(f"error.extra.{extra}"))


def installed(module: str) -> bool:
    """Whether a module can be imported, without importing it."""
    return module in sys.modules or find_spec(module) is not None
