"""Commands that run inside of a test keep unfinished work in a folder of the test."""

from __future__ import annotations

from pathlib import Path

import pytest

from camerlengo.cli import workers


@pytest.fixture(autouse=True)
def unfinished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "unfinished"
    monkeypatch.setattr(workers, "usual_folder", lambda: folder)
    return folder
