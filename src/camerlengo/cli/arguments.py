"""Words of the command line become players, seats, seeds, options, bots, names and decks.

People count seats from 1; everything behind this module counts them from 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from camerlengo.cli import files
from camerlengo.cli.language import known_language
from camerlengo.cli.usage import Refused, shown
from camerlengo.core.box import Box, Deck, Setting
from camerlengo.core.chance import check_seed
from camerlengo.core.errors import DeckError, SetupError
from camerlengo.core.record import Value
from camerlengo.core.rng import LARGEST_SEED
from camerlengo.core.texts import LANGUAGES, Listed, Text, text
from camerlengo.games import open_box

_YES = ("yes", "true", "on", "1", "sì", "si", "oui", "vrai")
_NO = ("no", "false", "off", "0", "non", "faux")


def box_of(game: str) -> Box:
    try:
        return open_box(game)
    except SetupError as error:
        raise Refused(text(error.text.key, **{**error.text.gaps, "game": shown(game)})) from None


def check_language(given: str | None) -> None:
    if given is not None and known_language(given) is None:
        raise Refused(text("cli.language", language=shown(given), allowed=Listed(LANGUAGES)))


def whole(option: str, given: str, least: int, most: int | None = None) -> int:
    """A whole number that is not too small and not too large."""
    try:
        number = int(given)
    except ValueError:
        raise Refused(text("cli.number.none", option=option, value=shown(given))) from None
    if number < least or (most is not None and number > most):
        if most is None:
            raise Refused(text("cli.number.least", option=option, value=shown(given), least=least))
        raise Refused(text("cli.number.range", option=option, value=shown(given), least=least, most=most))
    return number


def players_of(box: Box, given: str | None) -> int:
    if given is None:
        return box.players[0]
    return box.check_players(whole("--players", given, 1))


def seed_of(given: str) -> int:
    try:
        return check_seed(int(given))
    except (ValueError, SetupError):
        raise Refused(text("error.setup.seed", seed=shown(given), largest=LARGEST_SEED)) from None


def seat_of(given: str, players: int) -> int:
    return whole("--seat", given, 1, players) - 1


def settings_of(box: Box, given: Sequence[str], players: int) -> dict[str, Value]:
    """The options of a game from words like short=yes; checked, the missing ones left out."""
    settings = {setting.name: setting for setting in box.settings}
    chosen: dict[str, Value] = {}
    for word in given:
        name, equals, value = word.partition("=")
        name = name.strip()
        if not equals:
            raise Refused(text("cli.setting.form", value=shown(word)))
        if not settings:
            raise Refused(text("error.setup.no_options", game=box.title, option=shown(name)))
        if name not in settings:
            allowed = Listed(tuple(settings))
            raise Refused(text("error.setup.option", game=box.title, option=shown(name), allowed=allowed))
        if name in chosen:
            raise Refused(text("cli.setting.twice", option=name))
        chosen[name] = _value(settings[name], value.strip(), players)
    return chosen


def _value(setting: Setting, given: str, players: int) -> Value:
    for allowed in setting.allowed(players):
        if given.lower() in _words_for(setting, allowed):
            return allowed
    possible = Listed(tuple(value_text(setting, value) for value in setting.allowed(players)))
    raise Refused(text("error.setup.value", option=setting.name, value=shown(given), allowed=possible))


def value_text(setting: Setting, value: Value) -> Text | str:
    """A value of an option as one types it."""
    if isinstance(value, bool):
        return text("cli.yes_no.yes" if value else "cli.yes_no.no")
    return str(value + 1) if isinstance(value, int) and setting.seats else str(value)


def _words_for(setting: Setting, value: Value) -> Sequence[str]:
    if isinstance(value, bool):
        return _YES if value else _NO
    return (str(value_text(setting, value)).lower(),)


def bots_of(given: str, seats: int, *, with_people: bool = False, timed: bool = True) -> list[str]:
    """A bot for each seat. Fewer names than seats begin again from the first."""
    names = bot_names(given, with_people=with_people, timed=timed)
    if len(names) > max(seats, 1):
        raise Refused(text("cli.bots", bots=len(names), seats=seats))
    return [names[seat % len(names)] for seat in range(seats)]


def bot_names(given: str, *, with_people: bool = False, timed: bool = False) -> list[str]:
    """Whoever asks for a bot that does not exist hears of those that can sit there.

    `timed` lets those in that think by the clock, where nothing is made that must come out the same again.
    """
    from camerlengo.bots import CHEATING, SEARCHES, is_bot, no_such_bot

    kinds = [kind for kind in SEARCHES if not (with_people and kind == CHEATING)]
    names = [name.strip().lower() for name in given.split(",")]
    for name in names:
        if not name:
            raise Refused(text("cli.bot_missing", given=shown(given)))
        if not is_bot(name, timed):
            raise Refused(no_such_bot(shown(name), kinds, timed=timed))
    return names


def names_of(given: str, players: int, people: Sequence[int]) -> list[str]:
    """Names for all seats, or only for those where people sit."""
    names = [name.strip() for name in given.split(",")]
    if len(names) == len(people) != players:
        by_seat: Mapping[int, str] = dict(zip(people, names, strict=True))
        return [by_seat.get(seat, "") for seat in range(players)]
    return names


def deck_of(box: Box, given: str | None) -> Deck | None:
    """A deck of one's own. Of several problems the first is said, and where to see all."""
    if given is None:
        return None
    source = files.read_text(given)
    try:
        return files.read_deck(box, source)
    except DeckError as error:
        gaps = {"path": shown(given), "n": len(error.problems), "problem": error.problems[0]}
        raise Refused(text("cli.deck.refused", **gaps)) from None
