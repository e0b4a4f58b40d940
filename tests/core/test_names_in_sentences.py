"""Every sentence fits every name: words before it contract, and an article is a capital at the start only."""

from __future__ import annotations

import importlib
import re

import pytest

from camerlengo.core.texts import Figure, Listed, Name, Named, Who, book, gaps_of, text
from camerlengo.games import OWN, open_box

for package in ("camerlengo.bots", "camerlengo.cli", "camerlengo.kit", "camerlengo.server", "camerlengo.web"):
    importlib.import_module(package)
for game in OWN:
    open_box(game)
BOOKS = sorted({"", "bots", "cli", "kit", "server", "web", *OWN})

# The gaps that hold the name of a player, a person, a card or a place.
OF_PLAYERS = ("who", "other", "others", "owner", "name", "whom", "most")
OF_THINGS = ("place", "person", "other_person", "goal", "target", "source", "pope", "card", "seat", "where")
# In errors about files and arguments these gaps hold words and numbers as they were written.
ABOUT_FILES = re.compile(r"(\w+\.)?(deck|error|form|usage|wrong|check|arena|bots)\b|kit\.|cli\.record")
SENTENCES = {
    language: [
        (key, sentence)
        for name in BOOKS
        for key, sentence in book(name, language).items()
        if not ABOUT_FILES.match(key) and gaps_of(sentence) & {*OF_PLAYERS, *OF_THINGS}
    ]
    for language in ("en", "it", "fr")
}
# Article and name, and what must not stand before the name or instead of it.
WRONG = {
    "en": [
        ("the", "Nuncio", r"\bof The\b"),
        ("the", "United States", ""),
    ],
    "it": [
        ("", "Anna", r"\ba Anna"),
        ("", "Elena", r"\be Elena"),
        ("", "Ottavio", r"\bod Ottavio"),
        ("il", "Nunzio", r"\b(di|a|da|in|su) il Nunzio"),
        ("lo", "Zio", r"\b(di|a|da|in|su) lo Zio"),
        ("la", "Regina", r"\b(di|a|da|in|su) la Regina"),
        ("l' f", "Abbazia", r"\b(di|ad?|da|in|su) l’Abbazia|l’ Abbazia"),
        ("gli", "Stati Uniti", r"\b(di|a|da|in|su) gli Stati"),
        ("le", "Filippine", r"\b(di|a|da|in|su) le Filippine"),
    ],
    "fr": [
        ("", "Anna", r"\b([dD]e|que) Anna"),
        ("", "Hélène", r"\b([dD]e|que) Hélène"),
        ("", "Hugo", r"\b(d|qu)’Hugo"),
        ("le", "Nonce", r"\b([dD]e|[àÀ]) le Nonce"),
        ("la", "Reine", r"\b[dD]u Reine|\b[aA]u Reine"),
        ("l' m", "Aumônier", r"\bl’ Aumônier|\b([dD]u|[aA]u|que) Aumônier"),
        ("les", "États-Unis", r"\b([dD]e|[àÀ]) les États"),
    ],
}
INSIDE = r"(?<![.!?…] )(?<![.!?…][”»’] )(?<![«“(\u00a0])(?<!^){}"


@pytest.mark.parametrize(
    ("language", "article", "name", "wrong"),
    [(language, *case) for language, cases in WRONG.items() for case in cases],
)
def test_no_sentence_breaks_on_a_name(language: str, article: str, name: str, wrong: str) -> None:
    player = Name(name, article) if article else name
    thing = Named({language: name}, {language: article} if article else {})
    for key, sentence in SENTENCES[language]:
        gaps: dict[str, object] = {}
        for gap in gaps_of(sentence):
            if gap in OF_PLAYERS:
                gaps[gap] = Listed((Who(0), Who(0))) if f"{{{gap}:or" in sentence else Who(0)
            elif gap in OF_THINGS:
                gaps[gap] = thing
            else:
                gaps[gap] = Figure(3) if f"{{{gap}}}" in sentence and f"{{{gap}:" not in sentence else 3
        said = text(key, **gaps).say(language, (player,))
        assert name in said, (key, said)
        assert not wrong or not re.search(wrong, said), (key, said)
        if article and article[0] != "l":
            capital = INSIDE.format(f"{article.title()} {name}")
            assert not re.search(capital, said), (key, said)
