"""The small drawings beside words and on buttons, 24 by 24 and in the colour of the text."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

ICONS: Final[dict[str, Markup]] = {
    name: Markup(drawing)
    for name, drawing in {
        "keys": (
            '<path d="M7.5 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm2 5.2L20 20.5m-3.4-4-2.4 2.1m-.4-5.4-2.3 '
            '2M16.5 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm-2 5.2L4 20.5m3.4-4 2.4 2.1"/>'
        ),
        "settings": (
            '<path d="M4 7h9m5 0h2M4 17h3m5 0h8"/><circle cx="15.5" cy="7" r="2.5"/><circle cx="9.5" '
            'cy="17" r="2.5"/>'
        ),
        "undo": '<path d="M9 5 4.5 9.5 9 14M5 9.5h8.5a5.5 5.5 0 0 1 0 11H9"/>',
        "undo-ask": (
            '<path d="M4 4.5h16v11.5H11l-4.5 4v-4H4Z"/><path d="M11 7 8 9.7l3 2.8M8.5 9.7h5a2 2 0 0 '
            '1 2 2v1"/>'
        ),
        "undo-turn": '<path d="M8 5 3.5 9.5 8 14m5-9L8.5 9.5 13 14M9 9.5h5.5a5.5 5.5 0 0 1 0 11H9"/>',
        "check": '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
        "close": '<path d="m6 6 12 12M18 6 6 18"/>',
        "leave": '<path d="M13 4.5H5.5v15H13M10 12h10m-3.5-3.5L20 12l-3.5 3.5"/>',
        "share": (
            '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="5.5" r="2.5"/><circle cx="17.5" '
            'cy="18.5" r="2.5"/><path d="m8.3 10.8 7-4M8.3 13.2l7 4"/>'
        ),
        "first": '<path d="M6 5v14M19 5l-9 7 9 7Z"/>',
        "previous": '<path d="m16 5-9 7 9 7Z"/>',
        "next": '<path d="m8 5 9 7-9 7Z"/>',
        "last": '<path d="M18 5v14M5 5l9 7-9 7Z"/>',
        "play": '<path d="m8 5 11 7-11 7Z"/>',
        "pause": '<path d="M8 5v14M16 5v14"/>',
        "cards": (
            '<rect x="8" y="4.5" width="11" height="15" rx="1.5"/><path d="M8 7 4.8 7.9a1.5 1.5 0 0 '
            '0-1 1.9L6.5 18.5"/>'
        ),
        "table": (
            '<rect x="3.5" y="5" width="4" height="6" rx=".8"/><rect x="10" y="5" width="4" '
            'height="6" rx=".8"/><rect x="16.5" y="5" width="4" height="6" rx=".8"/><rect x="3.5" '
            'y="13.5" width="4" height="6" rx=".8"/><rect x="10" y="13.5" width="4" height="6" '
            'rx=".8"/><rect x="16.5" y="13.5" width="4" height="6" rx=".8"/>'
        ),
        "ledger": '<path d="M5 20V10m5 10V4m5 16v-7m5 7V8"/>',
        "talk": '<path d="M4 5.5h16v10.5H11l-4.5 4v-4H4Z"/>',
        "eye": (
            '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle '
            'cx="12" cy="12" r="2.8"/>'
        ),
        "link": (
            '<path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 '
            '0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7"/>'
        ),
        "copy": (
            '<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 '
            '0 0-2 2v8a2 2 0 0 0 2 2h2"/>'
        ),
        "download": '<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14"/>',
        "book": (
            '<path d="M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 '
            '14 5 12 6.5Zm0 0V20"/>'
        ),
        "list": '<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01"/>',
        "again": '<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M20 4v4.5h-4.5"/>',
        "ranks": '<path d="m5 10 7-5 7 5M5 15l7-5 7 5M5 20l7-5 7 5"/>',
        "zoom": '<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5.5 5.5M10.5 8v5M8 10.5h5"/>',
        "person": '<circle cx="12" cy="8" r="3.7"/><path d="M4.5 20c.7-4 3.6-6 7.5-6s6.8 2 7.5 6"/>',
        "clock": '<circle cx="12" cy="12" r="8"/><path d="M12 7v5l3.5 2.5"/>',
        "weight": (
            '<path d="M12 4v16M6 20h12M5 7h14M5 7l-2.5 6.5a3 3 0 0 0 5 0ZM19 7l-2.5 6.5a3 3 0 0 0 5 0Z"/>'
        ),
        "hint": '<path d="M8.5 15.5a6 6 0 1 1 7 0c-.8.7-1 1.3-1 2.5h-5c0-1.2-.2-1.8-1-2.5ZM9.5 20.5h5"/>',
        "chart": '<path d="M4 4v16h16M7 15l4-5 3 3 5-7"/>',
        "send": '<path d="M4 12 20 5l-4.5 15-3.5-6Zm8 2 4-4.5"/>',
    }.items()
}
