"""The link of a page as a QR code, to be scanned from the screen of another device."""

from __future__ import annotations

import functools
import io

import segno
from markupsafe import Markup


@functools.lru_cache(maxsize=500)
def qr_code(address: str) -> Markup:
    """A drawing of its own size, dark on light, with the quiet zone that readers need."""
    drawn = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(
        drawn, kind="svg", xmldecl=False, svgns=True, border=4, dark="#000", light="#fff", omitsize=True
    )
    return Markup(drawn.getvalue().decode().strip())
