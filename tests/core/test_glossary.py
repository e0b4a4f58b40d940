"""One thing has one name: the texts keep to docs/glossary.md."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from camerlengo.core.texts import LANGUAGES, book, books
from camerlengo.games import names, open_box

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
NOT = re.compile(r"([^,(]+?) \((en|it|fr)\)")
# Where a word means something else, with what it means there.
OTHERWISE: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {"box": ("pontifex.balance.", "error.plugin.", "cli.new_game.")},  # that of the shop, or the class
    "it": {
        "scatola": ("pontifex.balance.",),
        "consiglio": ("q.", "cli.word."),  # the Palazzo del Consiglio; what people may type, too
        "cronaca": ("cli.word.",),  # what people may type, too
    },
    "fr": {
        "boîte": ("pontifex.balance.",),
        "siège": ("cli.about", "web.house.line", "q.page.died"),  # the Holy See
    },
}

for package in ("camerlengo.bots", "camerlengo.cli", "camerlengo.kit", "camerlengo.server", "camerlengo.web"):
    importlib.import_module(package)
for game in names():
    open_box(game)


def refused() -> dict[str, list[str]]:
    """The words that a language does without."""
    found: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) == 4:
            for match in NOT.finditer(cells[3]):
                found[match[2]].append(match[1].strip())
    return found


def test_the_glossary_has_a_word_in_every_language() -> None:
    rows = [
        line.split("|")[1:-1] for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if "|" in line
    ]
    assert len(rows) > 40
    assert all(len(row) == 4 and all(cell.strip() for cell in row[:3]) for row in rows)
    assert all(len(words) > 10 for words in refused().values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(books()))
def test_no_text_uses_another_word(name: str, language: str) -> None:
    found = []
    for word in refused()[language]:
        # A word that ends in a letter is whole, so that “grade” is not found in “upgraded”.
        pattern = re.compile(rf"\b{re.escape(word)}(?!\w)", re.IGNORECASE)
        elsewhere = OTHERWISE[language].get(word, ())
        for key, said in book(name, language).items():
            if pattern.search(said) and not key.startswith(elsewhere or ("\0",)):
                found.append(f"{key}: “{word}” in “{said}”")
    assert found == []
