"""Whether the declarations of a small game fit together. `box_of` asks before it makes a box."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from inspect import cleandoc, signature
from types import CodeType, FunctionType
from typing import Any

from camerlengo.core.plugins import A_NAME
from camerlengo.core.texts import LANGUAGES, gaps_in_order, wrong_gaps
from camerlengo.kit.declare import (
    NUMBER,
    SEAT,
    Announcement,
    Card,
    Choice,
    Option,
    Pick,
    PickNumber,
    PickSeat,
    Question,
)
from camerlengo.kit.errors import known, wrong
from camerlengo.kit.game import Kit
from camerlengo.kit.pictures import COLOURS

FEWEST_SEATS, MOST_SEATS = 2, 8
A_KIND = re.compile("[a-z][a-z0-9_]*")
TAKEN = frozenset({"who", "other", SEAT, NUMBER})  # gaps that stand for something else
SHORTEST = 3  # letters of a part of the code that a line of the score sheet may be made of
A_GAP = re.compile(r"\{[^{}]*\}")
CALLED = {  # what a game may write, with the arguments that it is called with
    "set_up": "self",
    "turn": "self, ask",
    "over": "self",
    "sheet": "self",
    "worth": "self, seat",
    "shows": "self, zone, owner, seat",
    "redeal": "self, seat, rng",
}
NEAR = 0.7  # so much alike are a sentence and one with a typing error


def check(game: type[Kit], base: type) -> None:
    """Raises KitError for the first mistake. `base` is what all games have."""
    _names(game, base)
    _seats(game)
    _cards(game)
    for name, zone in game.zone_kinds.items():
        _kind(game, name, zone.kind)
    for name, question in game.questions.items():
        _question(game, name, question)
    for name, announcement in game.events.items():
        _told(game, name, announcement)
    _options(game)
    _methods(game)


# --- names, seats, cards ---------------------------------------------------------------------------


def _names(game: type[Kit], base: type) -> None:
    for fact, example in (("name", '"tiara"'), ("title", '"The Tiara"')):
        if not isinstance(getattr(game, fact, None), str):
            raise wrong(game, fact, "missing", example=f"{fact} = {example}")
    if not A_NAME.fullmatch(game.name):
        raise wrong(game, "name", "name", found=game.name)
    if game.language not in LANGUAGES:
        raise wrong(game, "language", "language", found=game.language, known=known(LANGUAGES))
    declared: dict[int, str] = {}
    for name, one in _declarations(game):
        if name in dir(base) or name in ("players", "options", "ended", "rng", "rules"):
            raise wrong(game, name, "reserved")
        if declared.setdefault(id(one), name) != name:
            raise wrong(game, name, "twice", other=declared[id(one)])


def _methods(game: type[Kit]) -> None:
    for name in sorted(game.__abstractmethods__):
        arguments = ", ".join(signature(getattr(game, name)).parameters)
        raise wrong(game, name, "method", written=f"def {name}({arguments})")
    for name, arguments in CALLED.items():
        method = getattr(game, name)
        if isinstance(method, FunctionType):
            try:
                signature(method).bind(*arguments.split(", "))
            except TypeError:
                raise wrong(game, name, "arguments", written=f"def {name}({arguments})") from None


def _declarations(game: type[Kit]) -> Iterable[tuple[str, object]]:
    for declared in (game.zone_kinds, game.fields, game.questions, game.events):
        yield from declared.items()


def _seats(game: type[Kit]) -> None:
    seats: Any = game.seats
    good = isinstance(seats, Sequence | range) and not isinstance(seats, str)
    if not good or not seats or len(set(seats)) < len(seats) or not all(map(_may_play, seats)):
        gaps = {"least": FEWEST_SEATS, "most": MOST_SEATS, "found": seats}
        raise wrong(game, "seats", "seats", **gaps)
    characters: Any = game.characters
    if isinstance(characters, str) or not all(isinstance(one, str) for one in characters):
        raise wrong(game, "characters", "characters", found=characters)


def _may_play(seats: object) -> bool:
    return type(seats) is int and FEWEST_SEATS <= seats <= MOST_SEATS


def _cards(game: type[Kit]) -> None:
    cards: Any = game.cards
    if not isinstance(cards, Mapping):
        raise wrong(game, "cards", "cards")
    for kind, faces in cards.items():
        where = f"cards[{kind!r}]"
        if not isinstance(kind, str) or not A_KIND.fullmatch(kind) or kind in TAKEN:
            raise wrong(game, where, "kind_name", words=known(sorted(TAKEN)))
        if not isinstance(faces, Sequence) or not faces or not all(isinstance(one, Card) for one in faces):
            raise wrong(game, where, "faces")
        for card in faces:
            if card.colour not in COLOURS:
                gaps = {"card": card.name, "found": card.colour, "known": known(COLOURS)}
                raise wrong(game, where, "colour", **gaps)
            if type(card.copies) is not int or card.copies < 0:
                raise wrong(game, where, "copies", card=card.name, found=card.copies)


def _kind(game: type[Kit], where: str, kind: object) -> None:
    if kind not in game.cards:
        raise wrong(game, where, "kind", found=kind, known=known(game.cards))


# --- questions and what is told ----------------------------------------------------------------------


def _question(game: type[Kit], name: str, question: Question) -> None:
    if name != name.lower():
        raise wrong(game, name, "small", small=name.lower())
    fields = [field for field, value in game.fields.items() if not value.each]
    _gaps(game, name, question.text, fields)
    if isinstance(question, Pick):
        _kind(game, name, question.kind)
        _gaps(game, name, question.option, ["thing"])
    elif isinstance(question, PickSeat):
        _gaps(game, name, question.option, ["other"])
    elif isinstance(question, PickNumber):
        if type(question.most) is not int or question.most < 1:
            raise wrong(game, name, "most", found=question.most)
        _gaps(game, name, question.option, ["n"])
    elif isinstance(question, Choice) and not 2 <= len(question.words) == len(set(question.words)):
        raise wrong(game, name, "words")


def _forms(game: type[Kit], where: str, sentence: str, language: str) -> None:
    for gap in wrong_gaps(sentence, language):
        raise wrong(game, where, "gap_form", gap=gap, sentence=sentence, example="{n:card|cards}")


def _gaps(game: type[Kit], where: str, sentence: str, possible: Sequence[str]) -> None:
    _forms(game, where, sentence, game.language)
    for gap in gaps_in_order(sentence):
        if gap not in possible:
            gaps = {
                "sentence": sentence,
                "gap": f"{{{gap}}}",
                "known": known(f"{{{one}}}" for one in possible),
            }
            raise wrong(game, where, "gap", **gaps)


def _told(game: type[Kit], name: str, announcement: Announcement) -> None:
    _forms(game, name, announcement.text, game.language)
    gaps = gaps_in_order(announcement.text)
    choices = [one for one, question in game.questions.items() if isinstance(question, Choice)]
    kinds = [*game.cards, *choices, SEAT, NUMBER]
    for gap, given in announcement.given.items():
        if gap not in gaps:
            raise wrong(game, name, "no_gap", gap=gap, sentence=announcement.text)
        if isinstance(given, list) and len(given) != 1:
            raise wrong(game, name, "gap_list", gap=gap)
        kind = given[0] if isinstance(given, list) else given
        if kind not in kinds:
            raise wrong(game, name, "gap_kind", gap=gap, found=kind, known=known(kinds))
    if any(several for _, _, several in announcement.gaps[:-1]):
        raise wrong(game, name, "gap_last", sentence=announcement.text)


# --- options and translations --------------------------------------------------------------------------


def _options(game: type[Kit]) -> None:
    found: set[str] = set()
    settings: Any = game.settings
    if not isinstance(settings, Sequence) or not all(isinstance(one, Option) for one in settings):
        raise wrong(game, "settings", "settings")
    for option in game.settings:
        if not A_NAME.fullmatch(option.name) or option.name in found:
            raise wrong(game, "settings", "option_name", found=option.name)
        found.add(option.name)
        allowed = option.values
        fits = any(option.default == one and type(option.default) is type(one) for one in allowed)
        if not fits or (type(option.default) is bool and set(allowed) != {False, True}):
            raise wrong(game, option.name, "option_default", found=option.default, known=known(allowed))
        if len({str(one) for one in allowed}) < len(allowed):
            raise wrong(game, option.name, "option_values")


def check_translations(game: type[Kit], own: Mapping[str, str]) -> None:
    """`own` are the sentences of the game. Anything else must stand in its code, where the lines of its score
    sheet are.
    """
    words = {*own.values(), *_said_elsewhere(game), game.title}
    constants = _constants(game)
    for language, translated in game.translations.items():
        if language not in LANGUAGES:
            raise wrong(game, "translations", "language", found=language, known=known(LANGUAGES))
        where = f"translations[{language!r}]"
        missing = words - set(translated)
        for sentence, said in translated.items():
            if sentence not in words and cleandoc(sentence) != rulebook_of(game):
                if near := [] if sentence in constants else get_close_matches(sentence, missing, 1, NEAR):
                    raise wrong(game, where, "translation", found=sentence, near=near[0])
                if not any(part in sentence for part in constants):
                    raise wrong(game, where, "unused", found=sentence)
            _forms(game, where, said, language)
            gaps = gaps_in_order(sentence)
            if set(gaps_in_order(said)) != set(gaps):
                listed = known(f"{{{gap}}}" for gap in gaps)
                raise wrong(game, where, "translation_gaps", found=said, own=sentence, known=listed)


def untranslated(game: type[Kit], own: Mapping[str, str], sheet: Iterable[str]) -> dict[str, list[str]]:
    """By language in which the game is partly written, the sentences that it lacks there."""
    words = [said for key, said in own.items() if not _is_the_kits(game, key)]
    words += [*_said_elsewhere(game), *sheet]
    expected = [said for said in dict.fromkeys(words) if any(map(str.isalpha, A_GAP.sub("", said)))]
    return {
        language: [said for said in expected if said not in translated]
        for language, translated in game.translations.items()
        if language != game.language
    }


def _is_the_kits(game: type[Kit], key: str) -> bool:
    """Whether a sentence needs no translation: a player without a character, a yes or no of an option."""
    if key.startswith("character."):
        return not game.characters or int(key.rpartition(".")[2]) >= len(game.characters)
    return key.startswith("setting.") and key.endswith((".True", ".False"))


def rulebook_of(game: type[Kit]) -> str:
    return cleandoc(game.rulebook or game.__doc__ or game.title)


def _said_elsewhere(game: type[Kit]) -> Iterable[str]:
    """Names that appear in sentences of the frame."""
    for faces in game.cards.values():
        for card in faces:
            yield from (card.name, card.text)
    for zone in game.zone_kinds.values():
        yield zone.title
    for field in game.fields.values():
        yield field.title


def _constants(game: type[Kit]) -> set[str]:
    """The strings that methods of the game have or name."""
    found: set[str] = set()
    for one in game.__mro__:
        for method in vars(one).values():
            if isinstance(method, FunctionType):
                codes = [method.__code__]
                for code in codes:  # it grows: functions may lie in functions
                    codes += [part for part in code.co_consts if isinstance(part, CodeType)]
                    values = [*code.co_consts, *(method.__globals__.get(name) for name in code.co_names)]
                    found.update(*map(_strings_in, values))
    return {one for one in found if len(one) >= SHORTEST}


def _strings_in(value: object) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list | set | frozenset | dict):
        for part in value:
            yield from _strings_in(part)
        if isinstance(value, dict):
            yield from _strings_in(list(value.values()))
