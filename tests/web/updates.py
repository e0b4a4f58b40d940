"""What pages are sent, read as a page reads it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any

from camerlengo.web.scene import Scene, packed
from camerlengo.web.table_page import scene_of
from camerlengo.web.viewer import Viewer


def page_html(sight: Viewer) -> str:
    """The table as a page shows it that is loaded now."""
    return scene_of(sight).html(sight.live.number)


def update_since(sight: Viewer, before: Scene | None) -> bytes:
    """What a page gets that shows an earlier scene, or of which nobody knows what it shows."""
    kinds = sight.live.box.events
    scene = scene_of(sight)
    if before is None:
        return packed(scene.whole())
    return packed(scene.since(before, lambda event: kinds[event.kind].name, "dealt"))


def read_message(message: bytes | str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The head of a message and the update after it, which is empty if nothing is new."""
    assert isinstance(message, bytes)
    head, _, rest = message.partition(b"\n")
    return json.loads(head), read_update(rest)


def read_update(rest: bytes) -> dict[str, Any]:
    if not rest:
        return {}
    update: dict[str, Any] = json.loads(rest if rest.startswith(b"{") else zlib.decompress(rest))
    return update


def text_of(update: Mapping[str, Any]) -> str:
    """All that an update says, as one text to look something up in."""
    return json.dumps(update, ensure_ascii=False)
