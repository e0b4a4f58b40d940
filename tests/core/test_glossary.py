"""One thing has one name: the texts and the rules pages keep to docs/glossary.md."""

from __future__ import annotations

import html
import importlib
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

import camerlengo
from camerlengo.core.texts import LANGUAGES, book
from camerlengo.games import OWN, open_box

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
GAMES = Path(camerlengo.__file__).parent / "games"
NOT = re.compile(r"([^,(]+?) \((en|it|fr)\)")
# Where a word means something else, with what it means there.
OTHERWISE: dict[str, dict[str, tuple[str, ...]]] = {
    # That of the shop, or the class.
    "en": {"box": ("pontifex.balance.", "error.plugin.", "cli.new_game.", "rules.")},
    "it": {
        "scatola": ("pontifex.balance.", "rules."),
        "consiglio": ("q.", "cli.word.", "rules.q."),  # the Palazzo del Consiglio; what people may type, too
        "cronaca": ("cli.word.",),  # what people may type, too
        "tavola": ("rules.pontifex.curiosities",),  # those of Moses
    },
    "fr": {
        "boîte": ("pontifex.balance.", "rules."),
        "siège": ("cli.about", "web.house.line", "q.page.died", "rules.pontifex.curiosities"),  # the Holy See
        "fidèles": ("rules.pontifex.curiosities",),  # who give Peter's Pence
    },
}
# Where the English word stands for the term, Italian and French have theirs. After the three words come keys
# whose sentence does without them.
ALIKE: dict[str, tuple[str, ...]] = {
    "spectator": (r"\bspectators?\b", "spettator", "spectateur"),
    "rematch": ("rematch", "rivincita", "revanche"),
    "chat": (r"\bchat\b", "chat", "chat", "server.refused.chat_full"),
    "hint": (r"\bhints?\b", "suggeriment", "conseil"),
    "undo": (r"\bund(o|oes|one)\b", "annull", "annul"),
    "discard": (r"\bdiscard", "scart", "défauss"),
    "swap": (r"\bswap", "scambi", "échang"),
    "draw": (r"\bdraws?\b", "pesc", "pioch", "cli.arena.picture", "cli.help.picture"),
    "roll (a die)": (
        r"\brolls?\b",
        r"\btir[ao]\b|\bdado\b",
        r"\blanc|\bdé\b|\bjet\b",
        "pontifex.told.begins",
    ),
    "bid": (r"\bbids?\b", "offert|offr", r"\bmis(e|es|ez|er)\b"),
    "pass": (r"\bpass(es)?\b(?! the)", "pass", "pass"),
    "seat": (
        r"\bseats?\b",
        r"\bpost[oi]\b",
        r"\bplaces?\b",
        "cli.arena.factions",
        "server.refused.already_seated",
        "server.headline.open_seat",
        "web.waiting.fill",
    ),
    "bot": (r"(?<!-)\bbots?\b", r"\bbot\b", r"\bbots?\b"),
    "bot level": (r"\blevels?\b", "livell", "niveau"),
    "host": (r"\bhosts?\b(?! 0)", "ha creato|crea", "hôte", "server.headline.closed"),
    "table": (r"\btables?\b", "tavol|tabell", "table", "cli.narrow"),
    "deck": (r"\bdecks?\b", "mazz", "paquet|pioche|pile"),
    "hand": (r"(?<![.\w])\bhands?\b(?!\[)", r"\bman[oi]\b", r"\bmains?\b"),
    "seed": (r"\bseeds?\b", r"\bseed\b", "graine"),
    "analysis": (r"\banalys", "anali", "analys"),
    "round": (r"\brounds?\b", r"\bround\b|serie", "manche|série", "web.analysis.chart_help"),
    "action": (r"(?<![“\w])actions?\b", "azion", "action"),
    "marker": (r"(?<!“)\bmarkers?\b(?! back)", "segnaposto|segni", "marqueur|marques"),
    "disc": (r"\bdiscs?\b", "getton", "jeton"),
    "gem": (r"\bgems?\b", "gemm", "gemme", "habemus_papam.page.pick"),
    "order": (r"(?<!picking )(?<!seating )(?<!turn )\borders?\b", "obiettiv", r"\bordres?\b"),
    "hold (of the ship)": (r"\bthe hold\b", "stiva", r"\bcale\b"),
    "load": (r"\bload(s|ed|er)?\b", "caric", "charg", "q.belief.cargo_z", "q.belief.cargo_s"),
    "seize": (r"\bseiz", "sequestr", "saisi"),
    "retinue": (r"\bretinue", "seguito", "suite"),
    "follower": (r"\bfollowers?\b", "seguito", "suite"),
    "Sins": (r"\bSins?\b", "Peccat", "Péché"),
    "exhausted, ready (an ability)": (r"\bexhaust", "esaur", "épuis"),
    "income (of a diocese)": (r"\bincome of\b|\bincome in\b", "rendiment", "rendement"),
}

for package in ("camerlengo.bots", "camerlengo.cli", "camerlengo.kit", "camerlengo.server", "camerlengo.web"):
    importlib.import_module(package)
for game in OWN:
    open_box(game)
BOOKS = sorted({"", "bots", "cli", "kit", "server", "web", *OWN})


def rows() -> list[list[str]]:
    """The cells of every row, without the headings."""
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("|")]
    return [row for row in cells if row[0] != "English" and not row[0].startswith("---")]


def refused() -> dict[str, list[str]]:
    """The words that a language does without."""
    found: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for row in rows():
        for match in NOT.finditer(row[3]):
            found[match[2]].append(match[1].strip())
    return found


def pages(language: str) -> dict[str, str]:
    """The rules pages by key; rules that are no longer played are told in today's words, too."""
    found = {}
    for path in sorted(GAMES.glob("*/rulebook/*.html")):
        if path.stem.endswith(language):
            part = path.stem.removesuffix(language).rstrip("-")
            written = re.sub(r"<[^>]+>", "", path.read_text(encoding="utf-8"))
            for number, line in enumerate(written.splitlines(), start=1):
                key = ".".join(filter(None, ("rules", path.parts[-3], part, str(number))))
                found[key] = html.unescape(line)
    return found


def in_text(word: str, language: str) -> re.Pattern[str]:
    """The word and its plural. It is whole, so that “grade” is not found in “upgraded”."""
    forms = {word}
    if language == "it":
        forms.add(f"{word[:-1]}e" if word.endswith("a") else re.sub(r"i?[oe]$", "i", word))
    elif word[-1].isalpha() and word[-1] not in "sx":
        forms.add(f"{word}s")
    return re.compile(rf"\b({'|'.join(map(re.escape, sorted(forms)))})(?!\w)", re.IGNORECASE)


def offences(texts: Mapping[str, str], language: str) -> list[str]:
    """Where texts use a word that the glossary refuses."""
    found = []
    for word in refused()[language]:
        pattern = in_text(word, language)
        elsewhere = OTHERWISE[language].get(word, ())
        for key, said in texts.items():
            if pattern.search(said.replace("’", "'")) and not key.startswith(elsewhere or ("\0",)):
                found.append(f"{key}: “{word}” in “{said}”")
    return found


def test_the_glossary_has_a_word_in_every_language() -> None:
    assert len(rows()) > 55
    assert all(len(row) == 4 and all(row[:3]) for row in rows())
    assert all(len(words) > 20 for words in refused().values())
    assert {row[0] for row in rows()} >= set(ALIKE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_no_text_uses_another_word(name: str, language: str) -> None:
    assert offences(book(name, language), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rules_page_uses_another_word(language: str) -> None:
    texts = pages(language)
    assert len(texts) > 300
    assert offences(texts, language) == []


@pytest.mark.parametrize("term", ALIKE)
def test_a_term_is_the_same_word_wherever_it_stands(term: str) -> None:
    english, *others = (re.compile(pattern, re.IGNORECASE) for pattern in ALIKE[term][:3])
    found, wrong = 0, []
    for name in BOOKS:
        texts = {language: book(name, language) for language in LANGUAGES}
        for key, said in texts["en"].items():
            if not english.search(re.sub(r"\{[^{}|]*\}|--\w+", "", said)) or key in ALIKE[term][3:]:
                continue
            found += 1
            wrong += [
                f"{key}: “{said}” but “{texts[language][key]}”"
                for language, pattern in zip(LANGUAGES[1:], others, strict=True)
                if not pattern.search(texts[language][key])
            ]
    assert found
    assert wrong == []


def test_a_refused_word_is_found_whole_and_in_any_case() -> None:
    assert offences({"x": "Le Robot joue"}, "fr") == ["x: “robot” in “Le Robot joue”"]
    assert offences({"x": "Le robotnik joue"}, "fr") == []
    assert offences({"x": "Les robots jouent"}, "fr") == ["x: “robot” in “Les robots jouent”"]
    assert offences({"x": "Leggi le chiacchiere."}, "it") != []
    assert offences({"x": "Due consigli"}, "it") == ["x: “consiglio” in “Due consigli”"]
    assert offences({"x": "Lay the table first"}, "en") != []
    assert offences({"x": "S’asseoir"}, "fr") != []
    assert offences({"rules.q.2": "dans la boîte", "web.x": "dans la boîte"}, "fr") == [
        "web.x: “boîte” in “dans la boîte”"
    ]
