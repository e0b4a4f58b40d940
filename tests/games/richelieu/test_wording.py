"""Every question, option and event can be said in every language."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import pytest

from camerlengo.core import EVERYBODY, LANGUAGES, SPECTATOR, Event, Text, Who
from camerlengo.core.rng import Rng
from camerlengo.core.texts import book, gaps_of
from camerlengo.games import open_box
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.rules import Richelieu, deal
from camerlengo.games.richelieu.terms import (
    DECLINE,
    ENDED,
    FROM_SUPPLY,
    MARK,
    MARKED,
    MOVE,
    MOVE_TO,
    MOVED,
    NO_MARKER,
    NOBODY,
    PAID,
    PAY,
    SAW_DISC,
    SKIPPED,
    TAKE,
    TAKE_ANOTHER,
    TOOK,
    TOOK_DISC,
    TOOK_OWN_MARKER_BACK,
    USE_DISC,
    USE_DISC_NOW,
    USED_DISC,
)
from camerlengo.games.richelieu.wording import Wording
from tests.games import aloud
from tests.games.aloud import keys_in
from tests.games.richelieu.positions import QUEEN, RICHELIEU, Position, left, right, view

BOX = open_box("richelieu")
DECK = standard_deck()

# The parts of the texts that are said during a game, as opposed to decks, settings and the like.
SAID_IN_GAMES = ("symbol", "card", "disc", "where", "extra", "ask", "option", "told", "sheet")


names, say = functools.partial(aloud.names, BOX), functools.partial(aloud.say, BOX)


def play_aloud(game: Richelieu, seed: int) -> set[str]:
    return aloud.play_aloud(BOX, DECK, game, seed)


def random_games() -> Iterator[Richelieu]:
    for players in (2, 3, 4):
        for seed in range(6):
            yield deal(players, Rng(seed), DECK.cards, NOBODY, seed % 2 == 1)


def rare_positions() -> Iterator[Richelieu]:
    """Where a player can only skip or use a disc."""
    for disc in ("back", "No"):
        for _ in range(3):
            yield Position("Bg2/1 No2 Pr2/1", lost={RICHELIEU: 3}, discs={RICHELIEU: disc}).game
            yield Position("Bgs Bgc/1 Pr2", lost={RICHELIEU: 3}, discs={RICHELIEU: disc}).game


def test_everything_in_a_game_has_a_sentence_in_every_language() -> None:
    said: set[str] = set()
    for seed, game in enumerate([*random_games(), *rare_positions()]):
        said |= play_aloud(game, seed)
    written = {key for key in book("richelieu", "en") if key.split(".")[1] in SAID_IN_GAMES}
    assert said == written - {"richelieu.told.ended"}


def test_a_game_that_ends_without_discs_in_hand_shows_none() -> None:
    text = BOX.event_text(Event(0, ENDED, NOBODY, [], EVERYBODY), DECK)
    assert text.key == "richelieu.told.ended"
    assert len({say(text, language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_sentences_with_the_same_gaps(language: str) -> None:
    english, other = book("richelieu", "en"), book("richelieu", language)
    assert set(other) == set(english)
    assert {key for key in english if gaps_of(other[key]) != gaps_of(english[key])} == set()
    assert {key for key, sentence in other.items() if sentence.strip() != sentence or not sentence} == set()


# --- what the sentences say -----------------------------------------------------------------------


def option_text(table: Position, answers: tuple[int, ...], option: int) -> Text:
    asked = table.ask(*answers)
    assert option in asked.options
    return BOX.option_text(view(table.midway(*answers), asked.seat), asked.question, option, DECK)


def question_key(table: Position, *answers: int) -> str:
    asked = table.ask(*answers)
    return BOX.question_text(
        view(table.midway(*answers), asked.seat), asked.question, asked.options, DECK
    ).key


def facts_missing(text: Text, *facts: str) -> list[tuple[str, str]]:
    return [(language, fact) for language in LANGUAGES for fact in facts if fact not in say(text, language)]


def table_of_sentences() -> Position:
    return Position("Bg2/1*No Br2 Chs/0", "Prc Prt", "La2", to_move=RICHELIEU)


def test_taking_a_card_names_the_card_and_where_it_lies() -> None:
    text = option_text(table_of_sentences(), (), left(2))
    assert set(keys_in(text)) == {
        "richelieu.option.take",
        "richelieu.card.symbol",
        "richelieu.symbol.cross",
        "richelieu.where.left",
    }
    assert facts_missing(text, "Provence", "2") == []


def test_taking_from_the_right_says_so_and_the_last_card_of_a_row_too() -> None:
    assert "richelieu.where.right" in keys_in(option_text(table_of_sentences(), (), right(2)))
    last = option_text(table_of_sentences(), (), left(3))
    assert "richelieu.where.last" in keys_in(last)
    assert facts_missing(last, "Languedoc", "3") == []


def test_taking_a_card_with_an_opponents_marker_names_the_price_and_the_disc() -> None:
    text = option_text(table_of_sentences(), (), left(1))
    keys = set(keys_in(text))
    assert {"richelieu.option.take_extra", "richelieu.extra.cost", "richelieu.extra.disc"} <= keys
    assert "richelieu.extra.own" not in keys
    assert "Queen" in say(text, "en")


def test_taking_a_card_with_the_own_marker_says_that_it_comes_back() -> None:
    keys = set(keys_in(option_text(table_of_sentences(), (), right(1))))
    assert "richelieu.extra.own" in keys
    assert not {"richelieu.extra.cost", "richelieu.extra.disc"} & keys


def test_a_second_card_in_the_last_turn_of_a_short_game_is_said_like_any_other() -> None:
    table = Position("Bgs", "Bgc/0 Pr2", short=True)
    assert "richelieu.extra.own" in keys_in(option_text(table, (left(1),), left(2)))


def test_paying_names_the_card_the_owner_and_what_is_lifted() -> None:
    table = table_of_sentences()
    asked = table.ask(left(1))
    assert asked.question == PAY
    question = BOX.question_text(view(table.midway(left(1)), asked.seat), PAY, asked.options, DECK)
    assert question.gaps["owner"] == Who(QUEEN)
    assert facts_missing(question, "Bourgogne") == []
    assert option_text(table, (left(1),), FROM_SUPPLY).key == "richelieu.option.pay_supply"
    lifted = option_text(table, (left(1),), table.at(1, 3))
    assert facts_missing(lifted, "Champagne", "1", str(table.at(1, 3) + 1)) == []


def test_paying_names_the_first_seat_too() -> None:
    table = Position("Bg2/0 Br2/1", "Prc", to_move=QUEEN, rest=RICHELIEU)
    question = BOX.question_text(view(table.midway(left(1)), QUEEN), PAY, [], DECK)
    assert question.gaps["owner"] == Who(RICHELIEU)


@pytest.mark.parametrize(
    ("question", "rows", "answers", "key"),
    [
        (TAKE, "Bg2 Br2", (), "take"),
        (TAKE_ANOTHER, "Bgs Bgc Br2", (left(1),), "take_another"),
        (MARK, "Bg2 Br2", (left(1),), "mark"),
        (MOVE, "Bg2 Br2/0 Ch2/0 Nos/0 Noc An2", (left(1),), "move"),
        (MOVE_TO, "Bg2 Br2/0 Ch2/0 Nos/0 Noc An2", (left(1), 4), "move_to"),
    ],
)
def test_each_question_has_its_own_words(
    question: int, rows: str, answers: tuple[int, ...], key: str
) -> None:
    table = Position(rows)
    assert table.ask(*answers).question == question
    assert question_key(table, *answers) == f"richelieu.ask.{key}"


def test_who_can_take_nothing_is_told_so() -> None:
    table = Position("Bg2/1 No2 Pr2/1", lost={RICHELIEU: 3}, discs={RICHELIEU: "back"})
    assert question_key(table) == "richelieu.ask.stuck"
    assert question_key(table, USE_DISC) == "richelieu.ask.take"
    assert option_text(table, (), DECLINE).key == "richelieu.option.skip"
    assert option_text(table, (), USE_DISC).key == "richelieu.option.use_disc"


def test_declining_says_what_is_declined() -> None:
    assert option_text(Position("Bgs Bgc Br2"), (left(1),), DECLINE).key == "richelieu.option.no_second"
    assert option_text(Position("Bg2 Br2"), (left(1),), NO_MARKER).key == "richelieu.option.no_marker"
    moving = Position("Bg2 Br2/0 Ch2/0 Nos/0 Noc An2")
    assert option_text(moving, (left(1),), NO_MARKER).key == "richelieu.option.no_move"


def test_marking_and_moving_name_the_card_and_its_place() -> None:
    table = Position("Bg2 Br2/0 Ch2/0 Nos/0 Noc An2")
    source, target = table.at(1, 3), table.at(1, 6)
    moved = option_text(table, (left(1),), source)
    assert facts_missing(moved, "Champagne", "1", str(source + 1)) == []
    put = option_text(table, (left(1), source), target)
    assert facts_missing(put, "Anjou", "1", str(target + 1)) == []
    free = Position("Bg2 Br2", "Ch2")
    marked = option_text(free, (left(1),), free.at(2, 1))
    assert facts_missing(marked, "Champagne", "2", str(free.at(2, 1) % 12 + 1)) == []


def test_using_a_disc_before_marking_has_the_same_words_as_before_taking() -> None:
    table = Position("Bg2 Br2", lost={RICHELIEU: 2}, discs={RICHELIEU: "back"})
    assert option_text(table, (left(1),), USE_DISC_NOW) == option_text(table, (), USE_DISC)


CARD = standard_deck().cards.region.index(3)  # a card of Normandie


@pytest.mark.parametrize(
    ("kind", "about", "key", "facts"),
    [
        (TOOK, [17, CARD], "took", ["Gaston", "Normandie"]),
        (PAID, [FROM_SUPPLY, 2], "paid_supply", ["Gaston", "Père"]),
        (PAID, [17, 2], "paid_lifted", ["Gaston", "Père", "row 2, column 6"]),
        (TOOK_OWN_MARKER_BACK, [17], "own_marker", ["Gaston"]),
        (TOOK_DISC, [17], "took_disc", ["Gaston"]),
        (SAW_DISC, [3], "saw_disc", ["Normandie"]),
        (SAW_DISC, [10], "saw_disc", ["cross"]),
        (SAW_DISC, [12], "saw_disc", ["marker back"]),
        (USED_DISC, [12], "used_disc", ["Gaston"]),
        (MARKED, [17, CARD], "marked", ["Gaston", "Normandie", "row 2, column 6"]),
        (MOVED, [17, 47, CARD], "moved", ["Gaston", "Normandie", "row 2, column 6", "row 4, column 12"]),
        (SKIPPED, [], "skipped", ["Gaston"]),
    ],
)
def test_what_has_happened_is_told_with_names_and_places(
    kind: int, about: list[int], key: str, facts: list[str]
) -> None:
    text = BOX.event_text(Event(0, kind, 3, about, EVERYBODY), DECK)
    assert text.key == f"richelieu.told.{key}"
    assert [fact for fact in facts if fact not in say(text, "en")] == []


def test_the_end_tells_who_had_which_disc() -> None:
    text = BOX.event_text(Event(0, ENDED, NOBODY, [0, 3, 1, 12], EVERYBODY), DECK)
    for language in LANGUAGES:
        said = say(text, language)
        assert said.index(names(language)[0]) < said.index("Normandie") < said.index(names(language)[1])


def test_the_sheet_goes_region_by_region_and_then_symbol_by_symbol() -> None:
    sheet = BOX.result(Position().game, DECK).sheet
    assert [line.title.say("it") for line in sheet] == [
        *(region.name for region in DECK.regions),
        "Spade",
        "Croci",
        "Torri",
    ]


def test_a_spectator_hears_the_questions_in_the_same_words() -> None:
    table = table_of_sentences()
    seen = view(table.game, SPECTATOR)
    for option in table.ask().options:
        assert BOX.option_text(seen, TAKE, option, DECK) == option_text(table, (), option)


def test_french_regions_that_begin_with_a_vowel_are_said_as_people_say_them() -> None:
    for card in range(len(DECK.cards.region)):
        named = Wording(DECK).card(card)
        said = Text("richelieu.option.move", {"card": named, "where": "x"}).say("fr")
        of = "d’" if named.say("fr").startswith(("Anjou", "Auvergne")) else "de "
        assert said == f"Déplacer votre marqueur {of}{named.say('fr')}, x"


def test_the_reader_refuses_a_sentence_with_a_gap_left_open() -> None:
    with pytest.raises(AssertionError):
        say(Text("richelieu.sheet.region", {"region": "{card}"}), "en")
