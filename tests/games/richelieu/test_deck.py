"""Reading decks: every problem in plain words, with its line."""

from __future__ import annotations

import pytest

from camerlengo.core import LANGUAGES, DeckError
from camerlengo.games.richelieu.deck import RichelieuDeck, standard_deck
from camerlengo.games.richelieu.terms import CROSS, NO_SYMBOL, SWORD, TOWER
from tests.games.decks import LINE_WORDS, Case, Decks, key_of

DECKS = Decks("richelieu")
STANDARD = DECKS.standard
problems_of, changed, line_of = DECKS.problems_of, DECKS.changed, DECKS.line_of


def read_deck(source: str) -> RichelieuDeck:
    deck = DECKS.box.read_deck(source)
    assert isinstance(deck, RichelieuDeck)
    return deck


TOP = "# The 48 cards"
BRETAGNE = '[[region]]\nname = "Bretagne"'
AUVERGNE = '[[region]]\nname = "Auvergne"'
DISCS = "[discs]"
PLACE = "    { row = 3, column = 8 },\n"

CASES = {
    "another game": Case(TOP, '"richelieu"', '"chess"', "game =", "deck.value", "game chess richelieu"),
    "no game": Case(TOP, 'game = "richelieu"\n', "", TOP, "deck.missing", "game"),
    "no edition": Case(TOP, 'edition = "standard"\n', "", TOP, "deck.missing", "edition"),
    "an edition that is no text": Case(TOP, '"standard"', "7", "edition =", "deck.text", "edition"),
    "an edition without a name": Case(TOP, '"standard"', '"  "', "edition =", "deck.text", "edition 60"),
    "too long a name": Case(
        TOP, '"standard"', f'"{61 * "x"}"', "edition =", "deck.text_long", "edition 61 60"
    ),
    "an unknown key": Case(
        TOP, "title =", "tilte =", "tilte", "deck.unknown", "tilte edition title region discs"
    ),
    "an unknown table": Case(
        TOP, DISCS, f"[markers]\nnumber = 3\n\n{DISCS}", "[markers]", "deck.unknown", "markers discs"
    ),
    "an unknown key of a region": Case(
        BRETAGNE, "plain =", 'motto = "x"\nplain =', "motto", "deck.unknown", "motto name crests"
    ),
    "an unknown key of a number": Case(
        BRETAGNE, "{ value = 9,", "{ page = 4, value = 9,", "crests", "deck.unknown", "page value source"
    ),
    "a region without a name": Case(BRETAGNE, 'name = "Bretagne"', "", "[[region]]", "deck.missing", "name"),
    "a name that is no text": Case(BRETAGNE, '"Bretagne"', "3", "name =", "deck.text", "name"),
    "two regions of one name": Case(
        BRETAGNE, '"Bretagne"', '"Bourgogne"', "name =", "deck.twice", "Bourgogne"
    ),
    "two regions of one coat of arms": Case(
        AUVERGNE, '"auvergne"', '"anjou"', "arms =", "deck.twice", "anjou"
    ),
    "an unknown coat of arms": Case(
        BRETAGNE, '"bretagne"', '"savoie"', "arms =", "deck.value", "arms savoie bretagne auvergne"
    ),
    "no coat of arms": Case(BRETAGNE, 'arms = "bretagne"\n', "", "[[region]]", "deck.missing", "arms"),
    "an unknown source": Case(
        BRETAGNE, '"reconstruction"', '"hearsay"', "crests", "deck.value", "source hearsay printed own"
    ),
    "a number missing": Case(
        AUVERGNE,
        'plain = { value = 0, source = "reconstruction" }',
        "",
        "[[region]]",
        "deck.missing",
        "plain",
    ),
    "a number without its value": Case(AUVERGNE, "{ value = 0, ", "{ ", "plain =", "deck.missing", "plain"),
    "a number that is none": Case(
        AUVERGNE, "value = 0", 'value = "none"', "plain =", "deck.number", "plain none 0 99"
    ),
    "a negative number": Case(AUVERGNE, "value = 0", "value = -1", "plain =", "deck.number", "plain -1 0"),
    "too large a number": Case(
        AUVERGNE, "value = 0", "value = 100", "plain =", "deck.number", "plain 100 99"
    ),
    "a number that matters elsewhere": Case(
        AUVERGNE, "sword = { value = 1,", "sword = { value = 1.5,", "sword =", "deck.number", "sword 1.5"
    ),
    "crests that do not fit": Case(
        BRETAGNE, "value = 9", "value = 8", "crests =", "richelieu.deck.crests", "Bretagne 8 9"
    ),
    "an unknown key of the discs": Case(
        DISCS, "places =", "number = 14\nplaces =", "number", "deck.unknown", "number source places"
    ),
    "no source of the places": Case(
        DISCS, 'source = "reconstruction"\n', "", DISCS, "deck.missing", "source"
    ),
    "an unknown source of the places": Case(
        DISCS, '"reconstruction"', '"hearsay"', "source =", "deck.value", "source hearsay"
    ),
    "a row that is not there": Case(
        DISCS, "row = 3, column = 8", "row = 5, column = 8", "row = 5", "deck.number", "row 5 1 4"
    ),
    "a row that is not there, in a column of row 1": Case(
        DISCS, "row = 3, column = 8", "row = 5, column = 3", "row = 5", "deck.number", "row 5 1 4"
    ),
    "a column that is not there": Case(
        DISCS, "row = 3, column = 8", "row = 3, column = 13", "= 13", "deck.number", "column 13 1 12"
    ),
    "a row that is no number": Case(
        DISCS, "row = 3, column = 8", 'row = "C", column = 8', '"C"', "deck.number", "row C 1 4"
    ),
    "a row that is true": Case(
        DISCS, "row = 3, column = 8", "row = true, column = 8", "true", "deck.number", "row 1 4"
    ),
    "a place without a column": Case(
        DISCS, "row = 3, column = 8", "row = 3", "row = 3 }", "deck.missing", "column"
    ),
    "a place with too much": Case(
        DISCS,
        "row = 3, column = 8",
        "row = 3, column = 8, disc = 1",
        "disc = 1",
        "deck.unknown",
        "disc row column",
    ),
    "two discs on one place": Case(
        DISCS, "row = 4, column = 3", "row=3, column=8", "row=3", "richelieu.deck.place_twice", "3 8"
    ),
    "too few places": Case(DISCS, PLACE, "", "places =", "richelieu.deck.places", "8 7"),
    "too many places": Case(
        DISCS,
        PLACE,
        PLACE + "    # and one more\n    { row = 3, column = 9 },\n",
        "places =",
        "richelieu.deck.places",
        "8 9",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_one_mistake_is_reported_once_with_its_line_in_every_language(name: str) -> None:
    case = CASES[name]
    source = changed(case.section, case.old, case.new)
    problems = problems_of(source)
    assert [key_of(problem) for problem in problems] == [case.key], [str(problem) for problem in problems]
    line = line_of(source, case.section, case.at)
    assert problems[0].gaps["line"] == line
    for language in LANGUAGES:
        said = problems[0].say(language)
        assert said.startswith(LINE_WORDS[language].format(line))
        assert "{" not in said
        assert [fact for fact in case.facts.split() if fact not in said] == []


# --- the deck as a whole --------------------------------------------------------------------------

FIRST_REGION = STANDARD[: STANDARD.index("[[region]]")].count("\n") + 1
BOURGOGNE = '[[region]]\nname = "Bourgogne"'


def with_counts(section: str, **counts: int) -> str:
    """The deck with other numbers for one region."""
    source = STANDARD
    for key, value in counts.items():
        begin = source.index(f"{key} = {{ value = ", source.index(section))
        end = source.index("\n", begin)
        source = source[:begin] + f"{key} = {value}" + source[end:]
    return source


def test_the_standard_deck_has_no_problem() -> None:
    assert read_deck(STANDARD).edition == "standard"


def test_a_number_may_stand_alone_or_with_its_source() -> None:
    deck = read_deck(with_counts(BOURGOGNE, crests=10, cards=7, double=3))
    assert deck.cards.region == standard_deck().cards.region
    assert deck.cards.crests == standard_deck().cards.crests


def test_a_deck_of_ones_own_has_its_own_names_cards_and_places() -> None:
    source = with_counts(BOURGOGNE, crests=11, double=4, plain=0)
    source = changed(TOP, '"standard"', '"my own"', source)
    source = changed(TOP, 'name = "Bourgogne"', 'name = "Burgundy"', source)
    deck = read_deck(changed(DISCS, "row = 1, column = 3", "row = 1, column = 1", source))
    assert (deck.edition, deck.source[:14]) == ("my own", STANDARD[:14])
    assert (deck.regions[0].name, deck.regions[0].arms, deck.regions[0].crests) == (
        "Burgundy",
        "bourgogne",
        11,
    )
    faces = list(zip(deck.cards.region, deck.cards.crests, deck.cards.symbol, strict=True))
    assert faces[:7] == [(0, 2, NO_SYMBOL)] * 4 + [(0, 1, SWORD), (0, 1, CROSS), (0, 1, TOWER)]
    assert deck.cards.disc_places == [0, 9, 16, 19, 28, 31, 38, 45]


def test_the_cards_must_be_48() -> None:
    problems = problems_of(with_counts(BOURGOGNE, crests=12, cards=8, double=4))
    assert [key_of(problem) for problem in problems] == ["richelieu.deck.total"]
    for language in LANGUAGES:
        said = problems[0].say(language)
        assert said.startswith(LINE_WORDS[language].format(FIRST_REGION))
        assert "49" in said
        assert "48" in said


@pytest.mark.parametrize(
    ("symbol", "names"),
    [
        ("sword", {"en": "sword", "it": "spada", "fr": "épée"}),
        ("cross", {"en": "cross", "it": "croce", "fr": "croix"}),
        ("tower", {"en": "tower", "it": "torre", "fr": "tour"}),
    ],
)
def test_each_symbol_must_stand_on_nine_cards(symbol: str, names: dict[str, str]) -> None:
    problems = problems_of(with_counts(BOURGOGNE, **{symbol: 2, "plain": 0}))
    assert [key_of(problem) for problem in problems] == ["richelieu.deck.symbols"]
    for language in LANGUAGES:
        said = problems[0].say(language)
        assert said.startswith(LINE_WORDS[language].format(FIRST_REGION))
        assert [word for word in (names[language], "10", "9") if word not in said] == []


def test_cards_that_do_not_add_up_are_reported_on_their_line() -> None:
    source = with_counts(BRETAGNE, cards=7)
    problems = problems_of(source)
    assert [key_of(problem) for problem in problems] == ["richelieu.deck.total", "richelieu.deck.cards"]
    assert problems[1].gaps["line"] == line_of(source, BRETAGNE, "cards =")
    for language in LANGUAGES:
        assert [fact for fact in ("Bretagne", "7", "6") if fact not in problems[1].say(language)] == []


def test_a_region_needs_a_card() -> None:
    counts = dict.fromkeys(("crests", "cards", "double", "sword", "cross", "tower", "plain"), 0)
    source = with_counts(AUVERGNE, **counts)
    problems = problems_of(source)
    empty = [problem for problem in problems if key_of(problem) == "richelieu.deck.empty"]
    assert [problem.gaps["line"] for problem in empty] == [line_of(source, AUVERGNE, "cards =")]
    for language in LANGUAGES:
        assert "Auvergne" in empty[0].say(language)


def test_there_must_be_nine_regions() -> None:
    source = STANDARD[: STANDARD.index(AUVERGNE)] + STANDARD[STANDARD.index(DISCS) :]
    problems = problems_of(source)
    assert [key_of(problem) for problem in problems] == [
        "richelieu.deck.regions",
        "richelieu.deck.total",
        *["richelieu.deck.symbols"] * 3,
    ]
    assert {problem.gaps["line"] for problem in problems} == {FIRST_REGION}
    for language in LANGUAGES:
        assert [fact for fact in ("9", "8") if fact not in problems[0].say(language)] == []


@pytest.mark.parametrize(
    ("source", "line", "key", "fact"),
    [
        ('game = "richelieu"\nedition = "x"\nregion = 3\n[discs]\n', 3, "deck.tables", "region"),
        ('game = "richelieu"\nedition = "x"\nregion = [1, 2]\n[discs]\n', 3, "deck.tables", "region"),
        ('game = "richelieu"\nedition = "x"\ndiscs = 8\n', 3, "deck.table", "discs"),
        ('game = "richelieu"\nedition = "x"\n[discs]\nplaces = 8\n', 4, "deck.tables", "places"),
        ('game = "richelieu"\nedition = "x"\n', 1, "deck.missing", "region"),
        ('game = "richelieu"\nedition = "x"\n', 1, "deck.missing", "discs"),
        ("", 1, "deck.missing", "edition"),
    ],
)
def test_what_has_the_wrong_form_is_named(source: str, line: int, key: str, fact: str) -> None:
    found = [
        problem
        for problem in problems_of(source)
        if key_of(problem) == key and fact in problem.say("en") and problem.gaps["line"] == line
    ]
    assert len(found) == 1
    for language in LANGUAGES:
        assert f"{fact}" in found[0].say(language)
        assert "{" not in found[0].say(language)


def test_an_empty_table_of_discs_is_no_table_of_discs() -> None:
    problems = problems_of(STANDARD[: STANDARD.index(DISCS)] + f"{DISCS}\n")
    line = line_of(STANDARD, DISCS, DISCS)
    said = [problem.say("en") for problem in problems]
    assert [sentence for sentence in said if sentence.startswith(f"Line {line}: ") and "places" in sentence]


def test_a_file_that_is_no_toml_is_refused_with_the_place() -> None:
    problems = problems_of(changed(BRETAGNE, "arms =", "arms"))
    assert [key_of(problem) for problem in problems] == ["deck.toml_from"]
    line = STANDARD[: STANDARD.index('arms = "bretagne"')].count("\n") + 1
    assert problems[0].say("en") == f"Line {line}: Invalid TOML from column 6 onwards."
    assert problems[0].say("it") == f"Riga {line}: TOML non valido dalla colonna 6 in poi."


def test_all_problems_are_reported_in_the_order_of_the_file() -> None:
    source = changed(DISCS, "row = 2, column = 8", "row = 9, column = 8")
    source = changed(BRETAGNE, "crests = { value = 9,", "crests = { value = 8,", source)
    source = changed(TOP, 'edition = "standard"', "edition = 1", source)
    with pytest.raises(DeckError) as refused:
        read_deck(source)
    problems = refused.value.problems
    assert [key_of(problem) for problem in problems] == ["deck.text", "richelieu.deck.crests", "deck.number"]
    lines = [problem.gaps["line"] for problem in problems]
    assert lines == sorted(lines)
    beginnings = {
        "en": "The deck has 3 problems.",
        "it": "Il mazzo ha 3 problemi.",
        "fr": "Le paquet a 3 problèmes.",
    }
    for language in LANGUAGES:
        said = refused.value.text.say(language)
        assert said == " ".join([beginnings[language], *(problem.say(language) for problem in problems)])
    assert str(refused.value) == refused.value.text.say("en")
