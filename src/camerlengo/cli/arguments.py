"""Words of the command line become players, seats, seeds, options, bots, names and decks.

People count seats from 1; everything behind this module counts them from 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING

import msgspec

from camerlengo.cli import files
from camerlengo.cli.language import known_language
from camerlengo.cli.usage import UsageRefused, shown
from camerlengo.core.box import Box, Deck
from camerlengo.core.chance import A_COMMITMENT, check_seed
from camerlengo.core.errors import DeckError, SetupError
from camerlengo.core.plugins import canonical, is_target, look_here
from camerlengo.core.rng import LARGEST_SEED
from camerlengo.core.settings import Setting, Value
from camerlengo.core.texts import LANGUAGES, Listed, Text, text
from camerlengo.games import box_at, open_box

if TYPE_CHECKING:
    from camerlengo.bots import LabSettings

LEAST_TIMEOUT, MOST_TIMEOUT = 0.1, 600  # seconds
LONGEST_PAUSE = 10.0  # seconds; people would think that the table is stuck

_YES = ("yes", "true", "on", "1", "sì", "si", "oui", "vrai")
_NO = ("no", "false", "off", "0", "non", "faux")


# --- values of one option -------------------------------------------------------------------------


def whole(least: int | None = None, most: int | None = None) -> Callable[[str, str], int]:
    """Reads a whole number that is not too small and not too large."""

    def read(option: str, given: str) -> int:
        try:
            number = int(given)
        except ValueError:
            raise UsageRefused(text("cli.number.none", option=option, value=shown(given))) from None
        return within(option, number, least, most)

    return read


def within(option: str, number: int, least: int | None, most: int | None) -> int:
    """The number itself. Commands call this where the limits depend on the game or on other options."""
    if (least is not None and number < least) or (most is not None and number > most):
        gaps = {"option": option, "value": shown(number), "least": least}
        if most is None:
            raise UsageRefused(text("cli.number.least", **gaps))
        raise UsageRefused(text("cli.number.range", **gaps, most=most))
    return number


def read_seed(_option: str, given: str) -> int:
    try:
        return check_seed(int(given))
    except (ValueError, SetupError):
        raise UsageRefused(text("error.setup.seed", seed=shown(given), largest=LARGEST_SEED)) from None


def read_commitment(_option: str, given: str) -> str:
    """In small letters, without the spaces that come along when it is copied."""
    commitment = given.strip().lower()
    if not A_COMMITMENT.fullmatch(commitment):
        raise UsageRefused(text("cli.record.no_hex", value=shown(given)))
    return commitment


def read_timeout(_option: str, given: str) -> float:
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not LEAST_TIMEOUT <= seconds <= MOST_TIMEOUT:  # neither infinite nor “nan”
        gaps = {"value": shown(given), "least": LEAST_TIMEOUT, "most": MOST_TIMEOUT}
        raise UsageRefused(text("cli.timeout", **gaps))
    return seconds


def read_pause(_option: str, given: str) -> float:
    try:
        seconds = float(given)
    except ValueError:
        seconds = -1.0
    if not 0.0 <= seconds <= LONGEST_PAUSE:
        raise UsageRefused(text("cli.serve.pause", value=shown(given), most=round(LONGEST_PAUSE)))
    return seconds


def read_public_url(_option: str, given: str) -> str:
    if not re.fullmatch(r"https?://[^/\s]+/?", given):
        raise UsageRefused(text("cli.serve.public_url", value=shown(given)))
    return given


def networks(option: str, given: Sequence[str]) -> tuple[IPv4Network | IPv6Network, ...]:
    """Addresses, or networks with their bits, of an option that may come several times."""
    found = []
    for word in given:
        try:
            found.append(ip_network(word, strict=False))
        except ValueError:
            raise UsageRefused(text("cli.serve.network", option=option, value=shown(word))) from None
    return tuple(found)


def read_address(option: str, given: str) -> str:
    try:
        return str(ip_address(given))
    except ValueError:
        raise UsageRefused(text("cli.serve.network", option=option, value=shown(given))) from None


def read_language(_option: str, given: str) -> str:
    """As typed: `language_of` has found the language before all other words are read."""
    if known_language(given) is None:
        raise UsageRefused(text("cli.language", language=shown(given), allowed=Listed(LANGUAGES)))
    return given


# --- values that depend on the game ---------------------------------------------------------------


def box_of(game: str) -> Box:
    """The box of a game, by its name or as `module:Box`."""
    if is_target(game):
        look_here()
        return box_at(game)
    try:
        return open_box(game)
    except SetupError as error:
        raise UsageRefused(text(error.text.key, **{**error.text.gaps, "game": shown(game)})) from None


def players_of(box: Box, given: int | None) -> int:
    return box.players[0] if given is None else box.check_players(given)


def seat_of(given: int, players: int) -> int:
    return within("--seat", given, 1, players) - 1


def settings_of(box: Box, given: Sequence[str], players: int) -> dict[str, Value]:
    """The options of a game from words like short=yes; checked, the missing ones left out."""
    settings = {setting.name: setting for setting in box.settings}
    chosen: dict[str, Value] = {}
    for word in given:
        name, equals, value = word.partition("=")
        name = name.strip()
        if not equals:
            raise UsageRefused(text("cli.setting.form", value=shown(word)))
        if not settings:
            raise UsageRefused(text("error.setup.no_options", game=box.title, option=shown(name)))
        if name not in settings:
            allowed = Listed(tuple(settings))
            raise UsageRefused(
                text("error.setup.option", game=box.title, option=shown(name), allowed=allowed)
            )
        if name in chosen:
            raise UsageRefused(text("cli.setting.twice", option=name))
        chosen[name] = _value(settings[name], value.strip(), players)
    return chosen


def _value(setting: Setting, given: str, players: int) -> Value:
    for allowed in setting.allowed(players):
        if given.lower() in _words_for(setting, allowed):
            return allowed
    possible = Listed(tuple(value_text(setting, value) for value in setting.allowed(players)))
    raise UsageRefused(text("error.setup.value", option=setting.name, value=shown(given), allowed=possible))


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
        raise UsageRefused(text("cli.bots", bots=len(names), seats=seats))
    return [names[seat % len(names)] for seat in range(seats)]


def bot_names(
    given: str, *, with_people: bool = False, timed: bool = False, elsewhere: bool = False
) -> list[str]:
    """Checks names of bots; an unknown one is refused with a list of possible bots.

    `timed` lets those in that think by the clock, where nothing is made that must come out the same again;
    `elsewhere` those that are named as `module:attribute` or by their address.
    """
    from camerlengo.bots import CHEATING, SEARCHES, is_bot, no_such_bot

    kinds = [kind for kind in SEARCHES if not (with_people and kind == CHEATING)]
    names = []
    for word in given.split(","):
        name = word.strip()
        if not name:
            raise UsageRefused(text("cli.bot_missing", given=shown(given)))
        if not (elsewhere and _from_elsewhere(name)):
            name = name.lower()
            if not is_bot(name, timed) and is_bot(canonical(name), timed):
                name = canonical(name)
            if not is_bot(name, timed):
                raise UsageRefused(no_such_bot(shown(name), kinds, timed=timed))
        names.append(name)
    return names


def _from_elsewhere(name: str) -> bool:
    """Whether it is `module:attribute` or an address. A module that makes no bot is refused at once."""
    from camerlengo.bots import is_from_elsewhere
    from camerlengo.bots.registry import maker_at

    if is_target(name):
        look_here()
        maker_at(name)
    return is_from_elsewhere(name)


def lab_settings(
    box: Box, players: Sequence[int], timeout: float | None, network: str | None = None
) -> LabSettings:
    """What bots are given, from --timeout and --network."""
    from camerlengo.bots import LabSettings

    found = LabSettings()
    if timeout is not None:
        found = msgspec.structs.replace(found, timeout=timeout)
    if network is not None:
        found = msgspec.structs.replace(found, network=_network(box, players, network))
    return found


def _network(box: Box, players: Sequence[int], given: str) -> tuple[int, str]:
    """The number of players that a network is for, and the network as text."""
    from camerlengo.lab.train import Fit

    source = files.read_text(given)
    try:
        fit = msgspec.json.decode(source, type=Fit)
    except msgspec.DecodeError:
        raise UsageRefused(text("cli.network.form", path=shown(given))) from None
    if canonical(fit.game) != box.name or fit.players not in players:
        gaps = {"game": shown(fit.game), "players": fit.players}
        raise UsageRefused(text("cli.network.other", path=shown(given), **gaps))
    if not fit.fits(len(box.evaluation().features(box.new(fit.players))[0])):
        raise UsageRefused(text("cli.network.shape", path=shown(given), game=box.title))
    return fit.players, source


def names_of(given: str, players: int, people: Sequence[int]) -> list[str]:
    """Names for all seats, or only for those where people sit."""
    names = [name.strip() for name in given.split(",")]
    if len(names) == len(people) != players:
        by_seat: Mapping[int, str] = dict(zip(people, names, strict=True))
        return [by_seat.get(seat, "") for seat in range(players)]
    return names


def deck_of(box: Box, given: str | None) -> Deck | None:
    """A deck file. Of several problems it shows the first, and where to see all."""
    if given is None:
        return None
    source = files.read_text(given)
    try:
        return files.read_deck(box, source)
    except DeckError as error:
        gaps = {"path": shown(given), "n": len(error.problems), "problem": error.problems[0]}
        raise UsageRefused(text("cli.deck.refused", **gaps)) from None
