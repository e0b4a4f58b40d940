"""Which chat messages and names a table accepts. Both come from strangers."""

from __future__ import annotations

import unicodedata

LONGEST_CHAT = 500  # characters; a longer message is a letter
MOST_CHAT = 2_000  # lines a table keeps of its players, and as many of those who look on; each stays for good

_JOINERS = "\u200c\u200d"  # emoji and some scripts need them
_TAGS = range(0xE0020, 0xE0080)  # parts of flags

# Letters of other scripts, and digits, that one takes for these at a glance
_LOOKALIKES = {
    ord(sign): letter
    for letter, signs in {
        "a": "АаΑα",
        "b": "ВвΒβ",
        "c": "Сс",
        "d": "ԁ",
        "e": "ЕеΕε",
        "h": "НнҺһΗ",
        "j": "Јј",
        "k": "КкΚκ",
        "l": "ІіӏΙι1iIı|",
        "m": "МмΜ",
        "n": "Ν",
        "o": "ОоΟο0",
        "p": "РрΡρ",
        "q": "Ԛԛ",
        "s": "Ѕѕ",
        "t": "ТтΤτ",
        "u": "υ",
        "v": "ν",
        "w": "Ԝԝ",
        "x": "ХхΧχ",
        "y": "УуΥγ",
        "z": "Ζ",
    }.items()
    for sign in signs
}


def clean_text(words: str) -> str:
    """Without what is not seen but changes how the rest is seen: control characters, text turned around."""
    return "".join(" " if sign.isspace() else sign for sign in words if _stays(sign)).strip()


def _stays(sign: str) -> bool:
    if sign.isspace() or sign in _JOINERS or ord(sign) in _TAGS:
        return True
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs")


def looks_like(name: str, other: str) -> bool:
    """Whether one could be taken for the other: by case, spaces, accents, letters that look alike."""
    return _look(name) == _look(other)


def _look(name: str) -> str:
    bare = "".join(
        sign
        for sign in unicodedata.normalize("NFKD", name)
        if unicodedata.category(sign) not in ("Mn", "Me", "Cf") and not sign.isspace()
    )
    folded = unicodedata.normalize("NFKC", bare.translate(_LOOKALIKES).casefold()).translate(_LOOKALIKES)
    return "".join(sign for sign in folded if sign.isalnum()) or folded
