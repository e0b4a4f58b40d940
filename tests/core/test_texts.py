"""Every sentence exists in English, Italian and French, with the same gaps."""

from __future__ import annotations

import importlib
import re
from importlib import resources
from pathlib import Path

import pytest

from camerlengo.core.texts import (
    LANGUAGES,
    Listed,
    Quoted,
    Range,
    Who,
    book,
    books,
    gaps_of,
    text,
    wrong_gaps,
)
from camerlengo.games import names, open_box

SOURCES = Path(__file__).parents[2] / "src" / "camerlengo"

# Whatever has something to say makes its book known when it is imported.
for package in ("camerlengo.bots", "camerlengo.cli", "camerlengo.kit", "camerlengo.server", "camerlengo.web"):
    importlib.import_module(package)
for name in names():
    open_box(name)


def python_sources() -> list[Path]:
    """All but games that are not on the shelf yet."""
    games = SOURCES / "games"
    return [
        path
        for path in SOURCES.rglob("*.py")
        if games not in path.parents or path.parent == games or path.relative_to(games).parts[0] in names()
    ]


@pytest.mark.parametrize("name", sorted(books()))
def test_all_languages_have_the_same_sentences(name: str) -> None:
    keys = {language: set(book(name, language)) for language in LANGUAGES}
    assert keys["en"]
    assert keys["en"] == keys["it"] == keys["fr"]


@pytest.mark.parametrize("name", sorted(books()))
def test_a_sentence_has_the_same_gaps_in_all_languages(name: str) -> None:
    for key, sentence in book(name, "en").items():
        assert sentence.strip(), key
        for language in LANGUAGES:
            assert gaps_of(book(name, language)[key]) == gaps_of(sentence), (key, language)


# A number beside its unit has a form, as in {n:$}; what is written out has the form of its language.
RAW = re.compile(r"\$\{|\}\s?[$%]")
MONEY = {"en": r"\$\d[\d,]*", "it": r"\d[\d.]*\u00a0\$", "fr": r"\d[\d\u202f]*\u00a0\$"}
PERCENT = {"en": r"\d%", "it": r"\d%", "fr": r"\d\u00a0%"}
YEAR = re.compile(r"\b1[0-9]{3}\b|\b20[0-9]{2}\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_percent_and_thousands_have_the_form_of_the_language(language: str) -> None:
    sentences = {key: sentence for name in books() for key, sentence in book(name, language).items()}
    for game in names():
        folder = SOURCES / "games" / game / "rulebook"
        for page in [*folder.glob(f"{language}.html"), *folder.glob(f"*-{language}.html")]:
            for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
                sentences[f"{game}/{page.name}, line {number}"] = re.sub(r"{%.*?%}", "", line)
    for key, sentence in sentences.items():
        assert not RAW.search(sentence), (key, sentence)
        rest = re.sub(r"\{[^{}]*\}", "", re.sub(MONEY[language], "", sentence)).replace("($)", "")
        assert not re.search(r"\d\s?\$|\$\s?\d", rest), (key, sentence)
        assert not re.search(r"\d\s?%", re.sub(PERCENT[language], "", sentence)), (key, sentence)
        if not key.startswith(("q.deck.date", "cli.help", "web.invite", "kit.")):
            assert not re.search(r"(?<![\w.,])\d{4,}(?![\w-])", YEAR.sub("", rest)), (key, sentence)


def test_every_key_that_the_code_names_exists() -> None:
    known = {key for name in books() for key in book(name, "en")}
    named = set()
    for path in python_sources():
        named |= set(re.findall(r"""\btext\(\s*"([a-z_.0-9]+)"[,)]""", path.read_text()))
    assert len(named) > 40
    assert named <= known


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "not “Play ‘bribery’”."),
        ("it", "non «Gioca “corruzione”»."),
        ("fr", "pas «\u00a0Jouer “corruption”\u00a0»."),
    ],
)
def test_quotation_marks_within_others_are_other_ones(language: str, said: str) -> None:
    inner = {
        "en": "Play “bribery”",
        "it": "Gioca «corruzione»",
        "fr": "Jouer «\N{NO-BREAK SPACE}corruption »",
    }
    sentence = text("cli.number.none", option="x", value=Quoted(inner[language])).say(language)
    assert sentence.endswith(said)


def test_numbers_choose_the_right_form() -> None:
    assert text("error.deck", n=1, problems="x").say("en") == "The deck has 1 problem. x"
    assert text("error.deck", n=2, problems="x").say("en") == "The deck has 2 problems. x"
    assert "0 problème." in text("error.deck", n=0, problems="x").say("fr")
    assert "0 problemi." in text("error.deck", n=0, problems="x").say("it")


def test_people_are_called_by_their_names_and_empty_seats_by_their_number() -> None:
    said = text("error.undo.other", who=Who(1))
    assert said.say("en", ["Anna", "Bruno"]).startswith("Too late to undo: Bruno has")
    assert "Posto 2" in said.say("it")


def test_lists_are_joined_as_people_do() -> None:
    assert text("deck.unknown", key="a", allowed=Listed((1, 2, 3))).say("fr").endswith("1, 2 et 3.")
    assert text("deck.unknown", key="a", allowed=Listed((1,))).say("en").endswith("Allowed here: 1.")


@pytest.mark.parametrize(
    ("name", "said"), [("Anna", "d’Anna"), ("Élise", "d’Élise"), ("Bruno", "de Bruno"), ("Hugo", "de Hugo")]
)
def test_french_words_lose_their_vowel_before_another(name: str, said: str) -> None:
    looked = text("q.told.looked", who=Who(0), other=Who(1))
    assert looked.say("fr", ["Carla", name]) == f"Carla regarde la main {said}."
    move = text("richelieu.option.move", card=name, where="rangée 1")
    assert move.say("fr") == f"Déplacer votre marqueur {said}, rangée 1"


CONTRACTED = {
    "it": r"(?:d|n|s|a|da)(?:el|ello|ella|ell'|ei|egli|elle|al|allo|alla|all'|ai|agli|alle|ul|ullo|ulla|ui)",
    "fr": r"du|des|aux?|de l'|d'|à l'",
}


@pytest.mark.parametrize("name", sorted(books()))
@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_sentence_contracts_by_itself(name: str, language: str) -> None:
    """A gap does that with the name in it: "di {who}", not "del {who}"."""
    contracted = re.compile(rf"\b(?:{CONTRACTED[language]}) ?\{{(\w+)\}}")
    found = {key: match for key, said in book(name, language).items() if (match := contracted.search(said))}
    assert {key: said[0] for key, said in found.items() if said[1] not in NUMBERS} == {}


NUMBERS = {"n", "share", "side", "own"}  # a number, or a name that always has the same article


@pytest.mark.parametrize("name", sorted(books()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_gap_is_known(name: str, language: str) -> None:
    assert {
        key: wrong for key, said in book(name, language).items() if (wrong := wrong_gaps(said, language))
    } == {}


BREAKABLE = re.compile("« | [»:;!?$](?!=)| %(?!})")


@pytest.mark.parametrize("name", sorted(books()))
def test_no_line_breaks_within_french_marks(name: str) -> None:
    """No-break spaces stand inside « » and before : ; ! ? % $, however the text was typed."""
    said = {key: text(key).say("fr") for key in book(name, "fr")}
    assert [key for key in said if BREAKABLE.search(re.sub(r"\{[^{}]*\}", "x", said[key]))] == []


@pytest.mark.parametrize("name", names())
def test_no_line_breaks_within_french_marks_of_the_rules(name: str) -> None:
    rulebook = resources.files(open_box(name).package or "") / "rulebook"
    pages = [page for page in rulebook.iterdir() if page.name.endswith("fr.html")]
    assert pages
    assert [page.name for page in pages if BREAKABLE.search(page.read_text(encoding="utf-8"))] == []


def test_a_name_with_braces_is_only_a_name() -> None:
    assert "{card}" in text("error.undo.other", who=Who(0)).say("en", ["{card}"])


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["20–40 minutes", "0–1 minute", "5 minutes", "1 minute"]),
     ("it", ["20–40 minuti", "0–1 minuto", "5 minuti", "1 minuto"]),
     ("fr", ["20–40 minutes", "0–1 minute", "5 minutes", "1 minute"])],
)  # fmt: skip
def test_a_range_has_the_plural_of_its_upper_end(language: str, said: list[str]) -> None:
    ranges = [Range(20, 40), Range(0, 1), Range(5, 5), Range(1, 1)]
    assert [text("web.house.minutes", n=one).say(language) for one in ranges] == said
    assert (
        Range(1_000, 2_000).say(language)
        == f"{Range(1_000, 1_000).say(language)}–{Range(2_000, 2_000).say(language)}"
    )
