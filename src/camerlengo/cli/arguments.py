"""Words of the command line become players, seats, seeds, options, bots, names and decks.

People count seats from 1; everything behind this module counts them from 0.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from camerlengo.cli import files
from camerlengo.cli.language import known_language
from camerlengo.cli.usage import Refused, shown
from camerlengo.core.box import Box, Deck, Setting
from camerlengo.core.chance import check_seed
from camerlengo.core.errors import DeckError, SetupError
from camerlengo.core.plugins import canonical
from camerlengo.core.record import Value
from camerlengo.core.rng import LARGEST_SEED
from camerlengo.core.texts import LANGUAGES, Listed, Text, text
from camerlengo.games import open_box

if TYPE_CHECKING:
    from camerlengo.bots import LabSettings

LEAST_TIMEOUT, MOST_TIMEOUT = 0.1, 600  # seconds

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
    names = bot_names(given, with_people=with_people, timed=timed, elsewhere=True)
    if len(names) > max(seats, 1):
        raise Refused(text("cli.bots", bots=len(names), seats=seats))
    return [names[seat % len(names)] for seat in range(seats)]


def bot_names(
    given: str, *, with_people: bool = False, timed: bool = False, elsewhere: bool = False
) -> list[str]:
    """Whoever asks for a bot that does not exist hears of those that can sit there.

    `timed` lets those in that think by the clock, where nothing is made that must come out the same again;
    `elsewhere` those that are named as `module:attribute` or by their address.
    """
    from camerlengo.bots import CHEATING, SEARCHES, is_bot, no_such_bot

    kinds = [kind for kind in SEARCHES if not (with_people and kind == CHEATING)]
    names = []
    for word in given.split(","):
        name = word.strip()
        if not name:
            raise Refused(text("cli.bot_missing", given=shown(given)))
        if not (elsewhere and _from_elsewhere(name)):
            name = name.lower()
            if not is_bot(name, timed) and is_bot(canonical(name), timed):
                name = canonical(name)
            if not is_bot(name, timed):
                raise Refused(no_such_bot(shown(name), kinds, timed=timed))
        names.append(name)
    return names


def _from_elsewhere(name: str) -> bool:
    """Whether it is `module:attribute` or an address. A module that makes no bot is refused at once."""
    from camerlengo.bots import is_from_elsewhere
    from camerlengo.bots.shelf import is_target, maker_at

    if is_target(name):
        if "" not in sys.path:  # the folder where the command was typed, as with python -m
            sys.path.insert(0, "")
        maker_at(name)
    return is_from_elsewhere(name)


def lab_settings(
    box: Box, players: Sequence[int], timeout: str | None, network: str | None = None
) -> LabSettings:
    """What bots are given, from --timeout and --network."""
    from camerlengo.bots import LabSettings

    found = LabSettings()
    if timeout is not None:
        found = msgspec.structs.replace(found, timeout=_seconds(timeout))
    if network is not None:
        found = msgspec.structs.replace(found, network=_network(box, players, network))
    return found


def _seconds(given: str) -> float:
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not LEAST_TIMEOUT <= seconds <= MOST_TIMEOUT:  # neither infinite nor “nan”
        gaps = {"value": shown(given), "least": LEAST_TIMEOUT, "most": MOST_TIMEOUT}
        raise Refused(text("cli.timeout", **gaps))
    return seconds


def _network(box: Box, players: Sequence[int], given: str) -> tuple[int, str]:
    """The number of players that a network is for, and the network as text."""
    from camerlengo.lab.train import Fit

    source = files.read_text(given)
    try:
        fit = msgspec.json.decode(source, type=Fit)
    except msgspec.DecodeError:
        raise Refused(text("cli.network.form", path=shown(given))) from None
    if canonical(fit.game) != box.name or fit.players not in players:
        gaps = {"game": shown(fit.game), "players": fit.players}
        raise Refused(text("cli.network.other", path=shown(given), **gaps))
    if not fit.fits(len(box.evaluation().parts(box.new(fit.players))[0])):
        raise Refused(text("cli.network.shape", path=shown(given), game=box.title))
    return fit.players, source


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
