"""Which engine runs: the modules that mypyc compiled, or their Python source.

Python prefers an extension module to the .py file beside it, also when the .py file was edited since. So
every build leaves a stamp: the digest of each source it went by. While all of them match, the compiled
modules are imported; otherwise, or with CAMERLENGO_PURE=1 in the environment, all modules come from source.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import source_hash, spec_from_file_location
from types import ModuleType
from typing import Final, TypeAlias

COMPILED: Final = "compiled with mypyc"
PLAIN: Final = "plain Python"
OUT_OF_DATE: Final = "plain Python (compiled modules are out of date: run make compile)"

STAMP: Final = "_compiled.json"

Folder: TypeAlias = "str | os.PathLike[str]"


def engine() -> str:
    """Say which engine this process runs: COMPILED, PLAIN or OUT_OF_DATE."""
    return _ENGINE


def choose() -> None:
    """Make the imports of this process follow engine(); the package calls this before any other import."""
    if engine() == COMPILED or SourceOnly in sys.meta_path:
        return
    sys.meta_path.insert(0, SourceOnly)
    if engine() == OUT_OF_DATE and not _is_worker():
        sys.stderr.write(
            "camerlengo: compiled modules are out of date, using plain Python: run make compile\n"
        )


class SourceOnly:
    """A finder for sys.meta_path that takes the source where Python would take an extension module."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("camerlengo."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, ExtensionFileLoader):
            return spec
        folder = os.path.dirname(spec.loader.path)
        source = os.path.join(folder, name.rpartition(".")[2] + ".py")
        if not os.path.isfile(source):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return spec_from_file_location(name, source)


def judge(package: Folder) -> str:
    """Compare the compiled modules in a package's folder with the sources they were built from."""
    try:
        with open(os.path.join(package, STAMP), "rb") as file:
            text = file.read()
    except OSError:
        return PLAIN  # nothing vouches for an extension module that may be there

    import json

    try:
        stamped = json.loads(text)
        compiled, read = stamped["compiled"], stamped["read"]
        built = [module for module in compiled if _has_extension(package, module)]
        if not built:
            return PLAIN  # compiled for another version of Python, or not at all
        sources = {**compiled, **read}
        fresh = len(built) == len(compiled) and digests(package, sources) == sources
    except (OSError, ValueError, TypeError, KeyError):
        return OUT_OF_DATE
    return COMPILED if fresh else OUT_OF_DATE


def digests(package: Folder, sources: Iterable[str]) -> dict[str, str]:
    """The hash of each source; sources are paths in the package's folder, like core/rng.py.

    It is the hash by which Python tells whether a .pyc file fits its source; hashlib takes 3 ms to import.
    """
    found = {}
    for source in sources:
        with open(os.path.join(package, source), "rb") as file:
            found[source] = source_hash(file.read()).hex()
    return found


def stamp(package: Folder, compiled: Mapping[str, str], read: Mapping[str, str]) -> None:
    """Record the digests of the compiled modules' sources, and of others they took constants from."""
    import json

    with open(os.path.join(package, STAMP), "w", encoding="utf-8") as file:
        json.dump({"compiled": compiled, "read": read}, file, indent=1)
        file.write("\n")


def _has_extension(package: Folder, module: str) -> bool:
    stem = os.path.join(package, module.removesuffix(".py"))
    return any(os.path.exists(stem + suffix) for suffix in EXTENSION_SUFFIXES)


def _is_worker() -> bool:
    """Whether multiprocessing started this process: its parent has already said what there is to say."""
    return any(word.startswith("from multiprocessing.") for word in sys.orig_argv)


_ENGINE: Final = PLAIN if os.environ.get("CAMERLENGO_PURE") == "1" else judge(os.path.dirname(__file__))
