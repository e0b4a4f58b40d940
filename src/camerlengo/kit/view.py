"""What one seat sees of a small game."""

from __future__ import annotations

from typing import Any

import msgspec

from camerlengo.core.view import View


class ZoneView(msgspec.Struct, frozen=True):
    """`things` are the numbers of faces; None where the seat may only count them."""

    name: str
    kind: str
    owner: int | None
    count: int
    things: tuple[int, ...] | None


class KitView(View, frozen=True, kw_only=True):
    """`zones` in the order of their declaration, `fields` by name: all that is public beside them."""

    zones: tuple[ZoneView, ...]
    fields: dict[str, Any]

    def zone(self, name: str, owner: int | None = None) -> ZoneView:
        return next(zone for zone in self.zones if zone.name == name and zone.owner == owner)
