"""What the rules ask of a deck: counts, pairs, references, and abilities that can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from camerlengo.core.problems import Problems
from camerlengo.core.shapes import Shape, shown
from camerlengo.core.texts import Listed, text
from camerlengo.core.toml_lines import Where
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.deck_file import (
    CardEntry,
    CardinalEntry,
    DioceseEntry,
    EffectEntry,
    OrdinaryDiocese,
    PontifexFile,
    PopeEntry,
    distances,
    special_of,
)
from camerlengo.games.pontifex.vocabulary import KINDS, SPECIAL_NAMES

COUNTS = {
    "diocese": terms.DIOCESES,
    "cardinal": terms.CARDINALS,
    "character": terms.CHARACTERS,
    "pope": terms.POPES,
}


def check(file: PontifexFile, problems: Problems) -> None:
    for key, expected in COUNTS.items():
        problems.count((key,), f"pontifex.deck.{key}", expected, len(getattr(file, key)))
    codes = file.codes()
    if _all_clear(file.diocese, "diocese", problems, "code"):
        _check_links(file, codes, problems)
        _check_homes(file, "cardinal", terms.ORDINARY, codes, problems)
        _check_homes(file, "character", terms.CONVERTS, codes, problems)
    if problems.clear(("diocese",)):
        _check_map(file, problems)
    for number, cardinal in enumerate(file.cardinal):
        _check_cardinal(cardinal, number, problems)
    for number, character in enumerate(file.character):
        _check_effect(character.effect, ("character", number, "effect"), problems)
    if len(file.cardinal) == terms.CARDINALS and _all_clear(file.cardinal, "cardinal", problems, "politics"):
        liberals = sum(cardinal.politics == terms.LIBERAL for cardinal in file.cardinal)
        problems.count(("cardinal",), "pontifex.deck.liberals", terms.CARDINALS // 2, liberals)
    _check_popes(file.pope, problems)
    for number, card in enumerate(file.card):
        _check_card(card, ("card", number), problems)
    if file.card and _all_clear(file.card, "card", problems, "continent", "theme", "copies"):
        _check_themes(file.card, problems)


def _all_clear(entries: Sequence[Shape], where: str, problems: Problems, *keys: str) -> bool:
    """Whether these keys of all entries were read, so that one mistake is reported once."""
    return all(problems.clear((where, number), *keys) for number in range(len(entries)))


# --- the map --------------------------------------------------------------------------------------


def _check_links(file: PontifexFile, codes: Mapping[str, int], problems: Problems) -> None:
    links: set[frozenset[int]] = set()
    for number, diocese in enumerate(file.diocese):
        for key in ("links", "sea"):
            given: tuple[str, ...] = getattr(diocese, key)
            for place, code in enumerate(given):
                where: Where = ("diocese", number, key, place)
                if not problems.clear(where):
                    continue
                if code not in codes:
                    problems.add(where, "pontifex.deck.no_diocese", code=code)
                    continue
                link = frozenset((number, codes[code]))
                if len(link) == 1 or link in links:
                    problems.add(where, "pontifex.deck.link_twice", links=Listed(given))
                links.add(link)


def _check_map(file: PontifexFile, problems: Problems) -> None:
    """PX-22, PX-80: one place for pilgrims, four for converts; connected, no dead end, airports all over."""
    dioceses, near = file.diocese, file.neighbours()
    for name, special in SPECIAL_NAMES.items():
        expected = 1 if special == terms.PILGRIMS else terms.CHARACTERS
        found = sum(special_of(diocese) == special for diocese in dioceses)
        problems.count(("diocese",), "pontifex.deck.special", expected, found, name=name)
    for number, diocese in enumerate(dioceses):
        if len(near[number]) < 2:
            problems.add(("diocese", number), "pontifex.deck.dead_end", code=diocese.code)
    steps = distances(near)
    for number, diocese in enumerate(dioceses):
        if steps[number] == terms.NOBODY:
            problems.add(("diocese", number), "pontifex.deck.island", code=diocese.code)
    for continent in range(terms.CONTINENTS):
        if not any(_airport(diocese) for diocese in dioceses if diocese.continent == continent):
            gaps = {"continent": text(f"pontifex.continent.{continent}")}
            problems.add(("diocese",), "pontifex.deck.no_airport", **gaps)


def _airport(diocese: DioceseEntry) -> bool:
    return isinstance(diocese, OrdinaryDiocese) and diocese.airport


# --- people ---------------------------------------------------------------------------------------


def _check_cardinal(cardinal: CardinalEntry, number: int, problems: Problems) -> None:
    where: Where = ("cardinal", number)
    if problems.clear(where, "number") and cardinal.number != number + 1:
        gaps = {"expected": number + 1, "found": cardinal.number}
        problems.add((*where, "number"), "pontifex.deck.number", **gaps)
    _check_effect(cardinal.effect, (*where, "effect"), problems)


def _check_homes(
    file: PontifexFile, key: str, special: int, codes: Mapping[str, int], problems: Problems
) -> None:
    """Each has a diocese, of the right kind and for itself."""
    seen: set[str] = set()
    for number, person in enumerate(getattr(file, key)):
        where: Where = (key, number, "diocese")
        if not problems.clear(where) or not problems.was_read(("diocese",)):
            continue
        home = codes.get(person.diocese)
        if home is None:
            problems.add(where, "pontifex.deck.no_diocese", code=person.diocese)
        elif problems.clear(("diocese", home)) and special_of(file.diocese[home]) != special:
            problems.add(where, f"pontifex.deck.home_{special}", code=person.diocese)
        elif person.diocese in seen:
            problems.add(where, "pontifex.deck.home_twice", code=person.diocese)
        seen.add(person.diocese)


def _check_popes(popes: Sequence[PopeEntry], problems: Problems) -> None:
    seen: set[tuple[int, ...]] = set()
    for number, pope in enumerate(popes):
        if problems.clear(("pope", number), "cost"):
            cost = pope.cost.amounts()
            if not any(cost):
                problems.add(("pope", number, "cost"), "pontifex.deck.no_cost")
            if cost in seen:
                problems.add(("pope", number, "cost"), "pontifex.deck.same_cost")
            seen.add(cost)


# --- action cards ---------------------------------------------------------------------------------


def _check_card(card: CardEntry, where: Where, problems: Problems) -> None:
    _check_effect(card.effect, (*where, "effect"), problems)
    expected = KINDS[card.effect.kind].theme
    if problems.clear(where, "theme", "effect") and card.theme != expected:
        gaps = {"kind": card.effect.kind, "expected": expected, "found": card.theme}
        problems.add((*where, "theme"), "pontifex.deck.theme", **gaps)


def _check_themes(cards: Sequence[CardEntry], problems: Problems) -> None:
    """PX-02, PX-82: for each continent ten cards on each of two themes."""
    for continent in range(terms.CONTINENTS):
        found: Counter[str] = Counter()
        for card in cards:
            if card.continent == continent:
                found[card.theme] += card.copies
        if sorted(found.values()) != [terms.DECK // 2, terms.DECK // 2]:
            counts = Listed(tuple(f"{theme}: {number}" for theme, number in found.items()) or ("0",))
            gaps = {"continent": text(f"pontifex.continent.{continent}"), "expected": terms.DECK // 2}
            problems.add(("card",), "pontifex.deck.themes", **gaps, found=counts)


# --- abilities ------------------------------------------------------------------------------------


def _check_effect(effect: EffectEntry, where: Where, problems: Problems) -> None:
    """PX-86: what the kind of an ability allows."""
    if not problems.clear(where):
        return
    kind = KINDS[effect.kind]
    if effect.kind == "renew" and where[0] != "card":
        problems.add(where, "pontifex.deck.renew")
    if effect.kind != "cancel_action" and effect.moves is not None:
        problems.add((*where, "moves"), "pontifex.deck.moves")
    if effect.whom is not None:
        problems.word(where, "whom", effect.whom, kind.whom)
    elif "self" not in kind.whom:
        problems.add((*where, "whom"), "deck.missing", key="whom")
    _check_amount(effect, where, problems)
    if effect.turns is not None and kind.lasts == "ever":
        problems.add((*where, "turns"), "pontifex.deck.for_good", kind=effect.kind)
    elif effect.turns is None and kind.lasts == "timed":
        problems.add((*where, "turns"), "pontifex.deck.timed", kind=effect.kind)
    if problems.clear(where):
        _check_signs(effect, where, problems)


def _check_amount(effect: EffectEntry, where: Where, problems: Problems) -> None:
    kind, amount, where = KINDS[effect.kind], effect.amount, (*where, "amount")
    if kind.most == 0:
        if amount is not None:
            problems.add(where, "pontifex.deck.no_amount", kind=effect.kind)
    elif amount is None:
        problems.add(where, "deck.missing", key="amount")
    else:
        least = -kind.most if kind.lowers else kind.least
        if not least <= amount <= kind.most:
            gaps = {"value": shown(amount), "least": least, "most": kind.most}
            problems.add(where, "deck.number", key="amount", **gaps)
        elif abs(amount) < kind.least or amount % kind.step:
            problems.add(where, "pontifex.deck.amount", kind=effect.kind, value=amount, step=kind.step)


def _check_signs(effect: EffectEntry, where: Where, problems: Problems) -> None:
    own, more = effect.concerned() == "self", (effect.amount or 0) > 0
    if effect.kind == "persuasion" and own != more:
        problems.add(where, "pontifex.deck.persuasion_sign")
    if effect.kind == "actions" and (own != more or own != (effect.turns == 0)):
        problems.add(where, "pontifex.deck.actions_sign")
