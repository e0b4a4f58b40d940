"""What the server does not do."""

from __future__ import annotations

from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import text


class Refused(CamerlengoError):
    """Not now, or not you; nothing has changed. `code` is for programs."""

    def __init__(self, code: str, **gaps: object) -> None:
        super().__init__(text(f"server.refused.{code}", **gaps))
        self.code = code
