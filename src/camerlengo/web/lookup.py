"""Looking something up: rows, players and places in words, for those who do not see the table."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from camerlengo.core.page import Subject
from camerlengo.core.texts import LANGUAGES
from camerlengo.server.live_table import LiveTable
from camerlengo.web.scene import scenes_of
from camerlengo.web.table_page import page_of
from camerlengo.web.viewer import Viewer
from camerlengo.web.visitor import Visitor


def subjects_of(viewer: Viewer, language: str) -> list[Subject]:
    """What this reader can look up now; before the deal it is nothing."""
    live: LiveTable = viewer.live
    if not live.dealt:
        return []
    table, seat = live.table, viewer.shown
    page = page_of(table.box)
    last = page.recent(scenes_of(live).log.heard(table, seat, language).events)
    return page(table.view(seat), None, table.deck, language, table.names_in(language), last).subjects()


def answer_to(request: Request, visitor: Visitor, live: LiveTable) -> Response:
    asked = request.query_params.get("lang", "")
    language = asked if asked in LANGUAGES else visitor.language
    content = msgspec.json.encode(subjects_of(Viewer(live, visitor), language), enc_hook=str)
    return Response(content, media_type="application/json", headers={"cache-control": "no-store"})
