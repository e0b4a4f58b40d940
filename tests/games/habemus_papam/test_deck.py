"""Reading decks: every problem in plain words, with its line."""

from __future__ import annotations

from urllib.parse import unquote

import pytest

from camerlengo.core import EVERYBODY, LANGUAGES, DeckError, Event
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.games.habemus_papam import terminal
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck, standard_deck
from camerlengo.games.habemus_papam.page import Page
from camerlengo.games.habemus_papam.parts.faces import face
from camerlengo.games.habemus_papam.rules import deal
from camerlengo.games.habemus_papam.scoring import votes_for_symbols
from camerlengo.games.habemus_papam.terms import DIED, NOBODY, TAKE_CARDS, TOOK
from tests.games.decks import Case, Decks, key_of
from tests.games.habemus_papam.positions import ANNA, BRUNO, CARD, Position, check, readings

DECKS = Decks("habemus_papam")
STANDARD = DECKS.standard
problems_of, changed = DECKS.problems_of, DECKS.changed


def read_deck(source: str) -> HabemusPapamDeck:
    deck = DECKS.box.read_deck(source)
    assert isinstance(deck, HabemusPapamDeck)
    return deck


OURS = "habemus_papam.deck."
TOP = "# The cards"
LUGO = '[[cardinal]]\nname = { value = "Juan de Lugo"'
SPADA = '[[cardinal]]\nname = { value = "Bernardino Spada"'
CHIGI = '[[cardinal]]\nname = { value = "Fabio Chigi"'
SACCHETTI = '[[cardinal]]\nname = { value = "Giulio Sacchetti"'
HARRACH = '[[late_arrival]]\nname = { value = "Ernst'
ESTE = '[[leader]]\nname = { value = "Rinaldo'
BEFORE_ACTIONS = "# --- action cards"
CRESTS = "[[order]]\ncards = { value = 2"
FRANCE = '[[order]]\ncards = { value = 1, source = "rulebook" }\nvotes = { value = 3'

CASES = {
    "another game": Case(
        TOP, '"habemus_papam"', '"chess"', "game =", "deck.value", "game chess habemus_papam"
    ),
    "no edition": Case(TOP, 'edition = "standard"\n', "", TOP, "deck.missing", "edition"),
    "an unknown key": Case(TOP, "title =", "tilte =", "tilte", "deck.unknown", "tilte order squadrone"),
    "a person without a name": Case(
        LUGO,
        'name = { value = "Juan de Lugo", source = "reconstruction" }\n',
        "",
        "[[card",
        "deck.missing",
        "name",
    ),
    "a name that is no text": Case(
        LUGO, 'value = "Juan de Lugo"', "value = 3", "name =", "deck.text", "name"
    ),
    "an unknown source of a name": Case(
        LUGO, '"reconstruction"', '"hearsay"', "name =", "deck.value", "source hearsay printed"
    ),
    "an unknown key of a value": Case(
        LUGO, "{ value = 71,", "{ page = 1, value = 71,", "age =", "deck.unknown", "page value source"
    ),
    "no short name": Case(LUGO, 'short = "de Lugo"\n', "", "[[card", "deck.missing", "short"),
    "too long a short name": Case(
        LUGO, '"de Lugo"', '"Cardinal de Lugo"', "short =", "deck.text_long", "short 16 12"
    ),
    "a name twice": Case(LUGO, '"Juan de Lugo"', '"Alessandro Bichi"', "name =", "deck.twice", "Bichi"),
    "a short name twice": Case(LUGO, '"de Lugo"', '"Bichi"', "short =", "deck.twice", "Bichi"),
    "an age twice": Case(LUGO, "value = 71", "value = 58", "age =", OURS + "age", "Lugo Bichi 58 same_age"),
    "an age that is none": Case(LUGO, "value = 71", 'value = "old"', "age =", "deck.number", "age old"),
    "no age": Case(
        LUGO, 'age = { value = 71, source = "reconstruction" }\n', "", "[[card", "deck.missing", "age"
    ),
    "an unknown faction": Case(
        LUGO, '"spain"', '"venice"', "faction =", "deck.value", "faction venice france urban"
    ),
    "a cardinal too many in one faction": Case(LUGO, '"spain"', '"france"', "", OURS + "cardinals_of", ""),
    "an unknown symbol": Case(
        LUGO, '"none"', '"anchor"', "symbol =", "deck.value", "symbol anchor eagle none"
    ),
    "a symbol on three cards": Case(LUGO, '"none"', '"eagle"', "", OURS + "pair", "3 Harrach Lugo Colonna"),
    "a symbol on one card": Case(SPADA, '"nunciature"', '"none"', "", OURS + "pair", "1 Bichi"),
    "two doves": Case(SPADA, '"nunciature"', '"dove"', "", OURS + "single", "2"),
    "no dove": Case(CHIGI, '"dove"', '"none"', "", OURS + "single", "0"),
    "no friend of Mazarin": Case(SACCHETTI, '"mazarin"', '"none"', "", OURS + "single", "0"),
    "a symbol that the game has already": Case(
        BEFORE_ACTIONS,
        "[actions]",
        '[symbols]\neagle = "Eagle"\n\n[actions]',
        "eagle =",
        OURS + "symbol_key",
        "eagle bees",
    ),
    "a word for a symbol that is none": Case(
        BEFORE_ACTIONS, "[actions]", '[symbols]\nS3 = "Spade"\n\n[actions]', "S3 =", OURS + "symbol_key", "S3"
    ),
    "a symbol without a name": Case(
        BEFORE_ACTIONS, "[actions]", "[symbols]\nanchor = 3\n\n[actions]", "anchor =", "deck.text", "anchor"
    ),
    "a symbol without a name in one language": Case(
        BEFORE_ACTIONS,
        "[actions]",
        '[symbols]\nanchor = { en = "a", it = "b" }\n\n[actions]',
        "anchor =",
        "deck.missing",
        "fr",
    ),
    "a symbol in a language that is none of ours": Case(
        BEFORE_ACTIONS,
        "[actions]",
        '[symbols]\nanchor = { en = "a", it = "b", fr = "c", de = "d" }\n\n[actions]',
        "anchor =",
        "deck.unknown",
        "de fr",
    ),
    "a symbol on no card": Case(
        BEFORE_ACTIONS,
        "[actions]",
        '[symbols]\nanchor = "Anker"\n\n[actions]',
        "anchor =",
        OURS + "unused",
        "Anker",
    ),
    "a late arrival without a symbol": Case(
        HARRACH, '"eagle"', '"none"', "symbol =", "deck.value", "symbol none eagle"
    ),
    "a late arrival with a faction": Case(
        HARRACH, "short =", 'faction = "spain"\nshort =', "faction", "deck.unknown", "faction symbol"
    ),
    "a leader with a symbol": Case(
        ESTE, "short =", 'symbol = "eagle"\nshort =', "symbol", "deck.unknown", "symbol faction"
    ),
    "an empty sentence": Case(
        LUGO,
        'history_it = "Gesuita',
        'history_it = " "\n# "',
        "history_it",
        OURS + "history",
        "history_it 200",
    ),
    "an order that needs nothing": Case(
        FRANCE, "needs = { france = 3 }\n", "", "[[order]]", OURS + "order_empty", "5 needs most_leaders"
    ),
    "an order that needs something unknown": Case(
        FRANCE, "france = 3", "venice = 3", "needs =", "deck.unknown", "venice france louis"
    ),
    "an order that needs too little": Case(
        FRANCE, "france = 3", "france = 0", "needs =", "deck.number", "france 0 1 20"
    ),
    "an order that needs more than there is": Case(
        FRANCE, "france = 3", "france = 6", "needs =", OURS + "beyond", "5 6 france"
    ),
    "an order that needs more kings than there are": Case(
        FRANCE, "france = 3", "felipe = 4", "needs =", OURS + "beyond", "5 4 felipe 3"
    ),
    "an order twice": Case(
        FRANCE,
        "{ france = 3 }",
        "{ spain = 2, innocent = 2 }",
        "[[order]]",
        OURS + "order_twice",
        "5 2 cards",
    ),
    "too many orders": Case(CRESTS, "value = 2", "value = 3", "[[order]]", OURS + "orders", "8 9"),
    "an order without a card": Case(FRANCE, "value = 1", "value = 0", "cards =", "deck.number", "cards 0 1"),
    "leaders neither yes nor no": Case(
        FRANCE,
        "needs =",
        'most_leaders = "yes"\nneeds =',
        "most_leaders",
        "deck.yes_no",
        "most_leaders true false",
    ),
    "too few votes for Louis": Case(
        "[louis]", "[0, 1, 2, 4, 6, 8]", "[0, 1, 2, 4, 6]", "votes =", OURS + "by_number", "votes 6"
    ),
    "a vote for no gold": Case(
        "[mazarin]", "7, 6, 5]", "7, 6, 0]", "gold_for_a_vote", "deck.number", "gold_for_a_vote 0 1 99"
    ),
    "no list": Case("[felipe]", "[0, 5, 15, 25]", '"much"', "gold =", "deck.numbers", "gold 0 99"),
    "an unknown source of a list": Case(
        "[felipe]",
        '25], source = "rulebook"',
        '25], source = "hearsay"',
        "gold =",
        "deck.value",
        "source hearsay",
    ),
    "an unknown key of a king": Case(
        "[louis]", "cards =", "crowns = 1\ncards =", "crowns", "deck.unknown", "crowns cards votes"
    ),
    "a price that is none": Case(
        "[squadrone]", "value = 20", "value = -1", "price =", "deck.number", "price -1"
    ),
    "too few action cards": Case(
        "[actions]", "value = 2", "value = 1", "[actions]", OURS + "actions", "14 13"
    ),
    "an unknown action": Case(
        "[actions]", "swap =", "steal = 0\nswap =", "steal", "deck.unknown", "steal ten_gold swap"
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_mistake_is_reported_with_its_line_in_every_language(name: str) -> None:
    case = CASES[name]
    source = changed(case.section, case.old, case.new)
    problems = problems_of(source)
    found = [problem for problem in problems if key_of(problem) == case.key]
    assert found, [str(problem) for problem in problems]
    if case.at:
        line = DECKS.line_of(source, case.section, case.at)
        if case.key == OURS + "orders":
            line = source[: source.index("[[order]]")].count("\n") + 1
        assert [problem.gaps["line"] for problem in problems] == [line]
    for language in LANGUAGES:
        said = " ".join(problem.say(language) for problem in found)
        assert [fact for fact in case.facts.split() if fact not in said] == []


def test_one_cardinal_in_another_faction_makes_two_factions_wrong() -> None:
    problems = problems_of(changed(LUGO, '"spain"', '"france"'))
    assert [str(problem).split(": ", 1)[1] for problem in problems] == [
        "France must have 3 cardinals, but has 4.",
        "Spain must have 5 cardinals, but has 4.",
    ]


def test_the_wrong_symbol_is_shown_where_it_stands() -> None:
    source = changed(SPADA, '"nunciature"', '"dove"')
    lines = [problem.gaps["line"] for problem in problems_of(source)]
    spadas = source[: source.index("symbol", source.index(SPADA))].count("\n") + 1
    bichis = source[: source.index('"nunciature"')].count("\n") + 1
    assert sorted(lines) == [bichis, spadas]


def test_a_person_too_few_or_too_many() -> None:
    begin, end = STANDARD.index(LUGO), STANDARD.index("[[cardinal]]", STANDARD.index(LUGO) + 1)
    problems = problems_of(STANDARD[:begin] + STANDARD[end:])
    assert [key_of(problem) for problem in problems] == [OURS + "cardinal"]
    begin = STANDARD.index(ESTE)
    end = STANDARD.index("[[leader]]", begin + 1)
    problems = problems_of(STANDARD[:begin] + STANDARD[begin:end] + STANDARD[begin:])
    assert [key_of(problem) for problem in problems] == [OURS + "leader"]
    begin = STANDARD.index(HARRACH)
    end = STANDARD.index("[[late_arrival]]", begin + 1)
    assert key_of(problems_of(STANDARD[:begin] + STANDARD[end:])[0]) == OURS + "late_arrival"


def test_a_sentence_stands_in_all_languages_or_in_none() -> None:
    begin = STANDARD.index("history_fr", STANDARD.index(LUGO))
    end = STANDARD.index("\n", begin) + 1
    problems = problems_of(STANDARD[:begin] + STANDARD[end:])
    assert [key_of(problem) for problem in problems] == [OURS + "history"]
    without = "\n".join(line for line in STANDARD.splitlines() if not line.startswith("history_"))
    assert all(not person.history for person in read_deck(without).people)


def test_several_mistakes_are_reported_together_in_the_order_of_lines() -> None:
    source = changed("[actions]", "value = 2", "value = 1", changed(LUGO, '"none"', '"anchor"'))
    problems = problems_of(source)
    assert [key_of(problem) for problem in problems] == ["deck.value", OURS + "actions"]


def test_a_missing_sentence_does_not_hide_what_else_is_wrong() -> None:
    source = changed(CHIGI, '"dove"', '"none"', changed(LUGO, "history_it", "# history_it"))
    assert sorted(key_of(problem) for problem in problems_of(source)) == [OURS + "history", OURS + "single"]


def test_a_missing_table_is_reported_once() -> None:
    for table in ("squadrone", "louis", "mazarin", "felipe", "actions"):
        source = STANDARD.replace(f"[{table}]", f"[{table}_]")
        keys = sorted(key_of(problem) for problem in problems_of(source))
        assert keys == ["deck.missing", "deck.unknown"], table
    for table in ("cardinal", "late_arrival", "leader", "order"):
        source = STANDARD.replace(f"[[{table}]]", f"[[{table}_]]")
        keys = sorted(key_of(problem) for problem in problems_of(source))
        assert keys == ["deck.missing", "deck.unknown"], table


def test_what_is_no_toml_is_said() -> None:
    with pytest.raises(DeckError) as refused:
        read_deck("game = ")
    assert len(refused.value.problems) == 1


# --- decks of one's own ---------------------------------------------------------------------------


@pytest.mark.rule("HP-07")
@pytest.mark.parametrize(("same_age", "dies"), [("listed_first", "Bichi"), ("listed_last", "Lugo")])
def test_a_deck_may_say_who_of_the_same_age_is_older(same_age: str, dies: str) -> None:
    source = changed(LUGO, "value = 71", "value = 58").replace(
        'edition = "standard"', f'edition = "mine"\nsame_age = "{same_age}"'
    )
    deck = read_deck(source)
    assert deck.edition == "mine"
    table = Position(
        phase=TAKE_CARDS,
        offer="Death Camerlengo",
        takers=[ANNA, BRUNO, 2, 3],
        displays={BRUNO: "Bichi Lugo"},
        deck=deck.cards,
    )
    assert [told.about[0] for told in table.play("Death").heard(DIED)] == [CARD[dies]]


def test_same_age_must_be_one_of_two_words() -> None:
    source = STANDARD.replace('edition = "standard"', 'edition = "standard"\nsame_age = "tallest"')
    assert [key_of(problem) for problem in problems_of(source)] == ["deck.value"]


def test_values_may_be_plain() -> None:
    source = changed(LUGO, '{ value = 71, source = "reconstruction" }', "70")
    source = changed(LUGO, '{ value = "spain", source = "reconstruction" }', '"spain"', source)
    source = changed(
        "[louis]", '{ value = [0, 1, 2, 4, 6, 8], source = "rulebook" }', "[0, 1, 2, 4, 6, 9]", source
    )
    deck = read_deck(source)
    assert deck.people[3].age == 70
    assert deck.cards.louis_votes == [0, 1, 2, 4, 6, 9]


def test_a_deck_with_other_kings_plays() -> None:
    source = changed("[louis]", "value = 5", "value = 4")
    source = changed("[louis]", "[0, 1, 2, 4, 6, 8]", "[0, 1, 3, 5, 8]", source)
    source = changed("[felipe]", "value = 3", "value = 4", source)
    source = changed("[felipe]", "[0, 5, 15, 25]", "[0, 5, 15, 25, 40]", source)
    deck = read_deck(source)
    game = deal(4, Rng(1), deck.cards, readings(), NOBODY)
    check(game)
    assert len(game.politics) == 18


def test_a_deck_with_other_orders_plays() -> None:
    source = changed(FRANCE, "{ france = 3 }", "{ france = 2, louis = 2 }")
    deck = read_deck(source)
    assert deck.orders[4].needs == (2, 0, 0, 0, 0, 0, 2)
    words = open_box("habemus_papam")
    assert words.read_deck(source) is not None


OWN_SYMBOLS = """
[symbols]
keys = { en = "keys", it = "chiavi", fr = "clefs" }
anchor = "Anker"
key_ring = "ring"
"""


def with_own_symbols() -> HabemusPapamDeck:
    """Eight pairs, three of them with symbols of its own, one on a late arrival; no galley."""
    source = STANDARD + OWN_SYMBOLS
    for name, symbol in (("de Lugo", "keys"), ("Sforza", "keys"), ("Imperiali", "ring")):
        person = f'short = "{name}"'
        source = changed(person, '"none"', f'"{symbol.replace("ring", "key_ring")}"', source)
    source = changed('short = "Orsini"', '"none"', '"key_ring"', source)
    return read_deck(source.replace('value = "galley"', 'value = "anchor"'))


@pytest.mark.rule("HP-07")
def test_a_deck_may_have_more_pairs_and_symbols_of_its_own() -> None:
    deck = with_own_symbols()
    pairs = {frozenset((number, other)) for number, other in enumerate(deck.cards.partner) if other != NOBODY}
    assert len(pairs) == 8
    lugo, sforza, medici, hessen = (CARD[name] for name in ("Lugo", "Sforza", "GCMedici", "Hessen"))
    assert {frozenset((lugo, sforza)), frozenset((medici, hessen))} <= pairs
    check(deal(4, Rng(1), deck.cards, readings(), NOBODY))


@pytest.mark.rule("HP-65", "HP-07")
def test_a_pair_of_an_own_symbol_is_a_vote() -> None:
    deck = with_own_symbols()
    displays = {ANNA: "Lugo Sforza", BRUNO: "GCMedici Hessen Orsini"}
    table = Position(phase=TAKE_CARDS, last=True, black=True, displays=displays, deck=deck.cards)
    assert [votes_for_symbols(table.game, seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("HP-07")
@pytest.mark.parametrize(
    ("person", "said"),
    [
        ("Lugo", ("keys", "chiavi", "clefs")),
        ("Hessen", ("Anker",) * 3),
        ("Harrach", ("eagle", "aquila", "aigle")),
    ],
)
def test_an_own_symbol_is_called_by_its_name(person: str, said: tuple[str, ...]) -> None:
    deck = with_own_symbols()
    sentence = open_box("habemus_papam").event_text(Event(0, TOOK, ANNA, [CARD[person]], EVERYBODY), deck)
    shown = Position(phase=TAKE_CARDS, last=True, offer=f"{person} Camerlengo", takers=[0, 1, 2, 3])
    for language, name in zip(LANGUAGES, said, strict=True):
        assert name in sentence.say(language)
        page = Page(shown.view(ANNA), None, deck, language, ("A", "B", "C", "D"))
        assert name in " ".join(page.extras()["reasons"][f"about-{CARD[person]}"].sentences)


@pytest.mark.rule("HP-07")
def test_every_own_symbol_has_a_drawing_and_a_sign() -> None:
    deck = with_own_symbols()
    box = open_box("habemus_papam")
    cards = [face(deck, number) for number in range(25)]
    assert all(box.picture(unquote(card.removeprefix("habemus_papam/"))) is not None for card in cards)
    drawn = [box.picture(f"symbol/{deck.symbol_picture(symbol)}.svg") for symbol in range(9, 12)]
    assert None not in drawn
    assert len(set(drawn)) == 3
    assert box.picture("symbol/own3.svg") is None
    for typed in (True, False):
        signs = dict(terminal.TerminalTable.legend(deck, "fr", typed))
        assert len(signs) == len(terminal.TerminalTable.legend(deck, "fr", typed))
        assert {"clefs", "Anker", "ring"} <= set(signs.values())


def test_every_value_of_the_standard_deck_says_where_it_comes_from() -> None:
    for number, line in enumerate(STANDARD.splitlines(), start=1):
        key, equals, value = line.partition(" = ")
        if equals and not key.startswith(
            ("#", "game", "edition", "title", "short", "history_", "needs", "most_")
        ):
            assert "source" in line, f"line {number}: {key} = {value}"


def test_everybody_has_a_sentence_of_history_in_every_language() -> None:
    sentences = [person.history[language] for person in standard_deck().people for language in LANGUAGES]
    assert len(set(sentences)) == 25 * 3
    assert all(sentence.endswith(".") and 40 < len(sentence) <= 130 for sentence in sentences)
