"""What English, Italian and French do with numbers, lists and the articles of names.

Rules for numbers are those of the Unicode CLDR. A name has the article that stands before it, such as "il",
"l'" or "les", or none; a preposition before the name contracts with the article or loses its vowel.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Sequence

NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"  # between thousands in French
MINUS = "\N{MINUS SIGN}"

# --- numbers --------------------------------------------------------------------------------------

# The plural forms of a language in the order in which a sentence gives them. "many" is for millions; a
# sentence may leave it out.
PLURALS = {"en": ("one", "other"), "it": ("one", "many", "other"), "fr": ("one", "many", "other")}
_SEPARATORS = {
    "en": str.maketrans({}),
    "it": str.maketrans({",": ".", ".": ","}),
    "fr": str.maketrans({",": NARROW, ".": ","}),
}


def plural(language: str, n: float) -> str:
    """The plural category of a number; a float is shown with decimals, even if it is whole."""
    whole = abs(int(n))
    if language == "fr":
        if whole in (0, 1):
            return "one"
    elif whole == 1 and isinstance(n, int):
        return "one"
    millions = isinstance(n, int) and whole and not whole % 1_000_000
    return "many" if language != "en" and millions else "other"


def number(language: str, value: float, decimals: int | None = None, sign: bool = False) -> str:
    """A number with the separators of the language and a real minus sign."""
    digits = f"{abs(value):,}" if decimals is None else f"{abs(value):,.{decimals}f}"
    mark = MINUS if value < 0 else "+" if sign and value else ""
    return mark + digits.translate(_SEPARATORS[language])


def money(language: str, value: float, sign: bool = False) -> str:
    """Dollars: $1,400 in English, 1.400 $ and 1 400 $ in Italian and French."""
    if language != "en":
        return f"{number(language, value, sign=sign)}{NO_BREAK}$"
    text = number(language, value, sign=sign)
    return f"{text[0]}${text[1:]}" if text[0] in f"+{MINUS}" else f"${text}"


def percent(language: str, value: float, decimals: int | None = None, sign: bool = False) -> str:
    """45% in English and Italian, with a no-break space in French."""
    text = number(language, value, decimals, sign)
    return f"{text}{NO_BREAK}%" if language == "fr" else f"{text}%"


_BELOW_ZERO = re.compile(r"(?<![\w.])-(?=\d)")


def written(language: str, figures: str) -> str:
    """Numbers that were written as in Python, such as 50.6% or -1,400.5, as the language writes them."""
    text = _BELOW_ZERO.sub(MINUS, figures).translate(_SEPARATORS[language])
    return text.replace("%", f"{NO_BREAK}%") if language == "fr" else text


# --- marks ----------------------------------------------------------------------------------------

_OPENING = re.compile(r"(?<![\w}])'")
_APOSTROPHE = re.compile(r"(?<=[\w}])'")
_BETWEEN_LETTERS = re.compile(r"(?<=[\w}])'(?=[\w{])")
_SPACE = f"[ {NO_BREAK}{NARROW}]"
_NARROW_BEFORE = re.compile(f"{_SPACE}([;!?])")
_SPACE_BEFORE = re.compile(f"{_SPACE}([:»%$])")
_SPACE_AFTER = re.compile(f"«{_SPACE}")


@functools.lru_cache(maxsize=4096)
def typeset(language: str, written: str) -> str:
    """A sentence or a name with the marks of print: ’ for ', and in French spaces that do not break."""
    if "'" in written:
        pattern = _BETWEEN_LETTERS if _OPENING.search(written) else _APOSTROPHE
        written = pattern.sub("’", written)
    if language == "fr":
        written = _NARROW_BEFORE.sub(rf"{NARROW}\1", written)
        written = _SPACE_BEFORE.sub(rf"{NO_BREAK}\1", written)
        written = _SPACE_AFTER.sub(f"«{NO_BREAK}", written)
    return written


# --- sounds ---------------------------------------------------------------------------------------

_VOWELS = frozenset("aeiouœæ")
# French names and countries whose h is not a consonant; "de Hugo" is as good as "d’Hugo".
_MUTE_H = re.compile(
    r"(h(elene|eloise|enri|enriette|erve|ermine|ector|ercule|ilaire|ippolyte|omere|onore|onorine|orace|ortense"
    r"|ubert|ugues|yacinthe|adrien|aiti))\b"
)
_SOUNDED_Y = re.compile(r"y[bcdfglmnprstvz]")  # of Yves and Yvonne, but not of Yann


def _plain(word: str) -> str:
    """In small letters without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(c))


@functools.lru_cache(maxsize=4096)
def begins_with_vowel(word: str) -> bool:
    """Whether a French name begins with the sound of a vowel."""
    plain = _plain(word)
    return plain[:1] in _VOWELS or bool(_MUTE_H.match(plain) or _SOUNDED_Y.match(plain))


def _before(word: str, follows: str) -> str:
    """Italian a and e take a d before the same vowel: ad Anna, ed Elena."""
    return f"{word}d" if _plain(follows[:1]) == word else word


# --- articles -------------------------------------------------------------------------------------

ARTICLES = {
    "en": ("the",),
    "it": ("il", "lo", "la", "l'", "i", "gli", "le"),
    "fr": ("le", "la", "l'", "les"),
}
# An article that does not show its gender may be followed by m or f: "l' f".
AN_ARTICLE = re.compile(r"(the|il|lo|la|l'|i|gli|les|le)( [mf])?")
_FEMININE = frozenset(("la",))
_PLURAL = frozenset(("i", "gli", "les"))

_CONTRACTED = {
    "di": {
        "il": "del",
        "lo": "dello",
        "la": "della",
        "l'": "dell'",
        "i": "dei",
        "gli": "degli",
        "le": "delle",
    },
    "a": {"il": "al", "lo": "allo", "la": "alla", "l'": "all'", "i": "ai", "gli": "agli", "le": "alle"},
    "da": {
        "il": "dal",
        "lo": "dallo",
        "la": "dalla",
        "l'": "dall'",
        "i": "dai",
        "gli": "dagli",
        "le": "dalle",
    },
    "in": {
        "il": "nel",
        "lo": "nello",
        "la": "nella",
        "l'": "nell'",
        "i": "nei",
        "gli": "negli",
        "le": "nelle",
    },
    "su": {
        "il": "sul",
        "lo": "sullo",
        "la": "sulla",
        "l'": "sull'",
        "i": "sui",
        "gli": "sugli",
        "le": "sulle",
    },
    "de": {"le": "du", "la": "de la", "l'": "de l'", "les": "des"},
    "à": {"le": "au", "la": "à la", "l'": "à l'", "les": "aux"},
}
# Words that a sentence has before a gap and that change with the name in it.
CHANGING = {"en": (), "it": ("di", "a", "da", "in", "su", "e"), "fr": ("de", "à", "que")}
# The case in which a sentence names a country or a city where somebody is or goes.
PLACE = {"en": "", "it": "in", "fr": "en"}


def gender(language: str, article: str) -> int:
    """Which of the forms “masculine|feminine|masculine plural|feminine plural” a name takes."""
    word, _, given = article.partition(" ")
    feminine = given == "f" if given else word in _FEMININE or (language == "it" and word == "le")
    return 2 * (word in _PLURAL or (language == "it" and word == "le")) + feminine


def with_article(article: str, name: str) -> str:
    """The name as the subject of a sentence."""
    return _joined(article.partition(" ")[0], name)


def _joined(word: str, name: str) -> str:
    if not word:
        return name
    return f"{word[:-1]}’{name}" if word[-1] == "'" else f"{word} {name}"


def after(language: str, word: str, article: str, name: str) -> str:
    """The name after one of the words that change."""
    contracted = _CONTRACTED.get(word, {}).get(article.partition(" ")[0])
    if contracted:
        return _joined(contracted, name)
    follows = with_article(article, name)
    if language == "it":
        if word in ("a", "e"):
            word = _before(word, follows)
    elif word in ("de", "que") and begins_with_vowel(follows):
        return f"{word[:-1]}’{follows}"
    return f"{word} {follows}"


def at_place(language: str, article: str, name: str) -> str:
    """Where somebody is or goes: in Marocco, nelle Filippine, a Cuba; au Maroc, en France, à Cuba."""
    word = article.partition(" ")[0]
    if language == "it":
        if not word:
            return after("it", "a", "", name)
        return after("it", "in", word, name) if word in ("i", "gli", "le") else f"in {name}"
    if word in ("la", "l'"):
        return f"en {name}"
    return after("fr", "à", word, name)


# --- lists ----------------------------------------------------------------------------------------

_CONJUNCTIONS = {
    "en": {"and": "and", "or": "or"},
    "it": {"and": "e", "or": "o"},
    "fr": {"and": "et", "or": "ou"},
}


def listed(language: str, items: Sequence[str], conjunction: str = "and") -> str:
    """“a, b and c”, or “a, b or c”."""
    if not items:
        return ""
    if len(items) == 1:
        return items[0]
    word = _CONJUNCTIONS[language][conjunction]
    last = after(language, word, "", items[-1]) if language == "it" else f"{word} {items[-1]}"
    return ", ".join(items[:-1]) + " " + last
