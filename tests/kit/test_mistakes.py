"""A mistake of a game's author gets a sentence with the game, the declaration and what to do."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from camerlengo import games, kit
from camerlengo.core import Decider
from camerlengo.core.errors import SetupError
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.kit import Card, KitError

Turn = Callable[[Any, kit.Asking], Any]


class Sound:
    """Nothing is wrong here, and every test below changes one thing of it."""

    name = "sound"
    title = "Sound"
    seats = (2, 3)

    def set_up(self: Any) -> None:
        self.bag = self.shuffled("coin")
        for hand in self.hand:
            kit.draw(self.bag, hand)

    def over(self: Any) -> bool:
        return bool(self.round == 1)

    def turn(self: Any, ask: kit.Asking) -> None:
        self.round += 1
        self.play(ask)

    def play(self: Any, ask: kit.Asking) -> None:
        coin = ask.pick(self.give, 0, self.hand[0])
        kit.move(coin, self.hand[0], self.middle)
        ask.announce(self.gave, 0, coin=coin, other=1, n=2, word="placet")

    def sheet(self: Any) -> dict[str, list[int]]:
        return {"Coins": [len(hand) for hand in self.hand]}


def declared() -> dict[str, Any]:
    """Declarations are made anew for each game: each remembers its number and name."""
    return {
        "cards": {"coin": [Card("Ducat", 1, "gold", copies=4), Card("Scudo", 2, copies=4)]},
        "settings": (kit.Option("rounds", "Rounds", "How many.", 3, (3, 5)),),
        "translations": {"it": {"Which coin?": "Quale moneta?", "Ducat": "Ducato", "Coins": "Monete"}},
        "bag": kit.pile("coin"),
        "middle": kit.row("coin"),
        "hand": kit.hands("coin", "Hand"),
        "round": kit.public(0, "Round"),
        "gold": kit.each(0, "Gold"),
        "give": kit.Pick("Which coin?", "coin"),
        "word": kit.Choice("Which word?", "placet", "non placet"),
        "sure": kit.YesNo("Sure in round {round}?"),
        "many": kit.PickNumber("How many?", 5),
        "whom": kit.PickSeat("Whom?"),
        "gave": kit.Announcement("{who} gives {coin} to {other}, {n} times: {word}."),
        "list": kit.Announcement("There are {coins}.", coins=["coin"]),
        "secret": kit.Announcement("You see {coin}.", private=True),
    }


def box_with(**changes: Any) -> kit.KitBox:
    facts = {name: value for name, value in vars(Sound).items() if not name.startswith("__")}
    facts |= {"__doc__": "A game.", "__module__": __name__} | declared() | changes
    made = type("Sound", (kit.Kit,), {name: value for name, value in facts.items() if value is not None})
    return kit.box_of(made)()


def played(**changes: Any) -> None:
    """Everything hears what is told, as at a table."""
    game = box_with(**changes).new(2, seed=1)
    decider = Decider(lambda seat, question, options: options[0])
    decider.hears = True
    while not game.over():
        game.advance(decider)


def said(refused: pytest.ExceptionInfo[KitError], where: str, sentence: str) -> None:
    whole = str(refused.value)
    assert whole.startswith(f"Sound, {where}: "), whole
    assert sentence in whole
    assert all(refused.value.text.say(language) for language in LANGUAGES)
    assert isinstance(refused.value, SetupError)
    assert str(pickle.loads(pickle.dumps(refused.value))) == whole  # it may come from a worker


def test_nothing_is_wrong_with_a_sound_game() -> None:
    played()


COIN = Card("Ducat")
DECLARATIONS: list[tuple[dict[str, Any], str, str]] = [
    ({"name": None}, "name", 'Write, for example, name = "tiara".'),
    ({"name": "So-und"}, "name", "“So-und” can’t be the name of a game"),
    ({"language": "de"}, "language", "there is no language “de”. Choose one of: en, it or fr."),
    ({"seats": 4}, "seats", "“4” isn’t valid"),
    ({"seats": ()}, "seats", "from 2 to 8"),
    ({"seats": (1, 2)}, "seats", "“(1, 2)” isn’t valid"),
    ({"seats": (2, 2)}, "seats", "each once"),
    ({"seats": "234"}, "seats", "“234” isn’t valid"),
    ({"characters": "The Nephew"}, "characters", "needs a comma after it"),
    ({"cards": [COIN]}, "cards", "a list of Card for each kind"),
    ({"cards": {"coin": []}}, "cards['coin']", "at least one entry"),
    ({"cards": {"coin": ["Ducat"]}}, "cards['coin']", "a list of Card"),
    ({"cards": {"seat": [COIN]}}, "cards['seat']", "none of: number, other, seat or who"),
    (
        {"cards": {"coin": [Card("Ducat", colour="crimson")]}},
        "cards['coin']",
        "the card “Ducat” has the colour “crimson”. Choose one of: red, blue, green, gold,",
    ),
    ({"cards": {"coin": [Card("Ducat", copies=-1)]}}, "cards['coin']", "“-1” copies"),
    ({"bag": kit.pile("coins")}, "bag", "there is no kind “coins” in cards. Choose one of: coin."),
    ({"give": kit.Pick("Which?", "vote")}, "give", "there is no kind “vote” in cards"),
    ({"give": kit.Pick("Which?", "coin", "Take {card}")}, "give", "the gap {card} in “Take {card}”"),
    ({"sure": kit.YesNo("Sure of {balot}?")}, "sure", "Possible here: {round}."),
    ({"sure": kit.YesNo("Sure of {gold}?")}, "sure", "nothing fills the gap {gold}"),
    ({"sure": kit.YesNo("Sure of {round:cards}?")}, "sure", "the gap {round:cards}, whose form is unknown"),
    ({"Sure": kit.YesNo("Sure?")}, "Sure", "lower-case letters: sure."),
    ({"many": kit.PickNumber("How many?", 0)}, "many", "the highest number is “0”"),
    ({"word": kit.Choice("Which?", "placet")}, "word", "at least two words"),
    ({"word": kit.Choice("Which?", "placet", "placet")}, "word", "all different"),
    ({"zones": kit.row("coin")}, "zones", "every game already has something with this name"),
    ({"players": kit.public(0)}, "players", "every game already has something with this name"),
    ({"list": kit.Announcement("{who}.", coins=["coin"])}, "list", "“{who}.” has no such gap"),
    (
        {"list": kit.Announcement("{a}.", a="coins")},
        "list",
        "Choose one of: coin, word, sure, seat or number.",
    ),
    ({"list": kit.Announcement("{a}.", a=["coin", "coin"])}, "list", "must have one entry"),
    (
        {"list": kit.Announcement("{coins}, {n}.", coins=["coin"])},
        "list",
        "must be the last one in “{coins}, {n}.”",
    ),
    ({"settings": kit.Option("a", "A", "A.")}, "settings", "a comma after it"),
    ({"settings": (kit.Option("A", "A", "A."),)}, "settings", "“A” needs a unique name"),
    ({"settings": (kit.Option("a", "A", "A.", values=(3, 5)),)}, "a", "“False” is none of the values"),
    ({"settings": (kit.Option("a", "A", "A.", 3, (3, "3")),)}, "a", "look different"),
    ({"translations": {"de": {}}}, "translations", "there is no language “de”"),
    ({"translations": {"it": {"Hnad": "Mano"}}}, "translations['it']", "Did you mean “Hand”"),
    (
        {"translations": {"it": {"Sure in round {round}?": "Davvero?"}}},
        "translations['it']",
        "“Davvero?” must have the same gaps as “Sure in round {round}?”: {round}.",
    ),
    ({"sheet": None}, "sheet", "Write def sheet(self)."),
    ({"turn": None}, "turn", "Write def turn(self, ask)."),
    ({"turn": lambda self: None}, "turn", "takes other arguments. Write def turn(self, ask)."),
    ({"over": lambda self, seat: True}, "over", "Write def over(self)."),
    ({"worth": lambda self: 0.0}, "worth", "Write def worth(self, seat)."),
]


@pytest.mark.parametrize(("changes", "where", "sentence"), DECLARATIONS)
def test_a_wrong_declaration_is_refused_when_the_box_is_made(
    changes: dict[str, Any], where: str, sentence: str
) -> None:
    with pytest.raises(KitError) as refused:
        box_with(**changes)
    said(refused, where, sentence)


def test_one_declaration_has_one_name() -> None:
    same = kit.YesNo("Sure?")
    with pytest.raises(KitError, match="Sound, again: this is the same declaration as “sure”"):
        box_with(again=same, sure=same)


def test_a_translation_of_nothing_is_refused() -> None:
    with pytest.raises(KitError) as refused:
        box_with(translations={"it": {"A quick brown fox": "Una volpe"}})
    said(refused, "translations['it']", "the game never says “A quick brown fox”. Remove it")


def test_what_a_game_says_in_some_way_may_be_translated() -> None:
    """The title, the rules, and lines of the sheet, also of those that are put together."""

    def sheet(game: Any) -> dict[str, list[int]]:
        return {f"Coins of {colour}": [0, 0] for colour in ("gold",)}

    words = {"Sound": "Suono", "A game.": "Un gioco.", "Coins of gold": "Monete d'oro"}
    box = box_with(translations={"it": words}, sheet=sheet)
    assert [box.title_in(language) for language in LANGUAGES] == ["Sound", "Suono", "Sound"]
    assert text("kit.no_deck", game=box.called).say("it").startswith("Suono ")


def test_sentences_without_a_translation_are_listed() -> None:
    lacking = box_with().untranslated()
    assert set(lacking) == {"it"}
    assert "Whom?" in lacking["it"]
    assert not {"Which coin?", "Ducat", "Coins", "Player 1", "True"} & set(lacking["it"])
    assert not box_with(translations={}).untranslated()


def test_a_line_of_the_sheet_may_look_like_another_word() -> None:
    box_with(translations={"it": {"Coins": "Monete"}}, coin=kit.row("coin", "Coin"))


def laid(**zones: Any) -> Callable[[Any], None]:
    def set_up(game: Any) -> None:
        for name, things in zones.items():
            setattr(game, name, things)

    return set_up


DEALS: list[tuple[Any, str, str]] = [
    (laid(bag=[7]), "bag", "a list with numbers of faces of its kind"),
    (laid(bag=None), "bag", "a list with numbers"),
    (laid(hand=[0, 1]), "hand", "a list for each seat"),
    (laid(hand=[[0]]), "hand", "a list for each seat"),
    (lambda game: game.shuffled("vote"), "all_of, shuffled", "there is no kind “vote” in cards"),
    (lambda game: kit.draw(game.all_of("coin"), game.hand), "kit.draw", "Name the seat"),
    (
        lambda game: kit.draw(game.all_of("coin"), game.hand[0], 9),
        "kit.draw",
        "9 cards are to be dealt, but only 8 are left. Deal fewer",
    ),
    (lambda game: kit.draw([], game.hand[0]), "kit.draw", "1 card is to be dealt, but only 0 are left"),
]


@pytest.mark.parametrize(("set_up", "where", "sentence"), DEALS)
def test_a_wrong_set_up_is_refused_at_the_deal(set_up: Any, where: str, sentence: str) -> None:
    with pytest.raises(KitError) as refused:
        box_with(set_up=set_up).new(2)
    said(refused, where, sentence)


@pytest.mark.parametrize("row", [[1], [1, 2, 3]])
def test_a_sheet_has_a_number_for_each_seat(row: list[int]) -> None:
    for line in (row, (row, row), (row, [1, 2])):
        with pytest.raises(KitError) as refused:
            box_with(sheet=lambda game, line=line: {"Coins": line}).new(2)
        said(
            refused, "sheet", "“Coins” has 1 number for 2" if len(row) == 1 else "“Coins” has 3 numbers for 2"
        )


SHEETS: list[tuple[Any, str]] = [
    (None, "this returns “NoneType”. Return a dictionary"),
    ([1, 2], "this returns “list”"),
    ({"Coins": 3}, "the line “Coins” must be a list"),
    ({"Coins": [None, 1]}, "the line “Coins” must be a list with a whole number for each seat"),
    ({"Coins": (None, [1, 2])}, "the line “Coins” must be a list"),
]


@pytest.mark.parametrize(("sheet", "sentence"), SHEETS)
def test_a_sheet_is_a_dictionary_of_rows(sheet: Any, sentence: str) -> None:
    with pytest.raises(KitError) as refused:
        box_with(sheet=lambda game: sheet, translations={}).new(2)
    said(refused, "sheet", sentence)


UNDECLARED: list[tuple[str, Any, str]] = [
    ("secret", 3, "Make it a zone, kit.public or kit.each"),
    ("baag", [0], "Did you mean “self.bag”?"),
    ("_seen", {0}, "Make it a zone"),
]


@pytest.mark.parametrize(("name", "value", "sentence"), UNDECLARED)
def test_a_game_keeps_only_what_it_declares(name: str, value: Any, sentence: str) -> None:
    """A guess replaces what lies in zones; anything else would still be the truth."""

    def set_up(game: Any) -> None:
        Sound.set_up(game)
        setattr(game, name, value)

    with pytest.raises(KitError) as refused:
        box_with(set_up=set_up).new(2)
    said(refused, f"self.{name}", sentence)
    with pytest.raises(KitError) as refused:
        played(play=lambda game, ask: setattr(game, name, value))
    said(refused, f"self.{name}", sentence)


def test_a_turn_may_draw_what_is_left() -> None:
    played(play=lambda game, ask: kit.draw(game.bag, game.middle, 99))


def test_a_misspelt_zone_is_named_and_not_what_follows_from_it() -> None:
    def set_up(game: Any) -> None:
        game.bagg = game.shuffled("coin")
        kit.draw(game.bag, game.hand[0])

    with pytest.raises(KitError) as refused:
        box_with(set_up=set_up).new(2)
    said(refused, "self.bagg", "Did you mean “self.bag”?")


def test_a_game_may_say_who_is_to_move() -> None:
    def play(game: Any, ask: kit.Asking) -> None:
        game.to_move = 1

    played(play=play)


def test_remove_of_a_list_says_what_kit_move_says() -> None:
    def play(game: Any, ask: kit.Asking) -> None:
        game.hand[0].remove(99)

    with pytest.raises(KitError) as refused:
        played(play=play)
    where = refused.value.where
    assert where.startswith("test_mistakes.py:"), where
    said(
        refused, where, "a list doesn’t hold the thing that should be removed. A thing that was chosen before"
    )


def test_another_value_error_stays_what_it_is() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        played(play=lambda game, ask: int("one"))


def test_a_line_without_counts_shows_its_points_once() -> None:
    box = box_with(sheet=lambda game: {"Coins": [-2, 1], "Gold": ([1, 1], [3, 3])})
    game = box.new(2)
    assert isinstance(game, kit.Kit)
    coins, gold = box.result(game, None).sheet
    assert (coins.counts, coins.points) == ((), (-2, 1))
    assert (gold.counts, gold.points) == ((1, 1), (3, 3))


TURNS: list[tuple[Turn, str, str]] = [
    (
        lambda g, ask: ask.pick(g.word, 0, g.hand[0]),
        "ask.pick",
        "give a kit.Pick that the game declares, not a",
    ),
    (lambda g, ask: ask.yes(g.word, 0), "ask.yes", "give a kit.YesNo that the game declares, not a Choice"),
    (lambda g, ask: ask.pickall(g.give, g.hand), "ask.pickall", "Did you mean “ask.pick_all”?"),  # type: ignore[attr-defined]
    (lambda g, ask: ask.Pick(g.give, 0), "ask.Pick", "Did you mean “ask.pick”?"),  # type: ignore[attr-defined]
    (lambda g, ask: ask.wonder(g.give), "ask.wonder", "Choose one of: ask.pick, ask.may_pick, "),  # type: ignore[attr-defined]
    (lambda g, ask: ask.pick(g.give, 2, g.hand[0]), "ask.pick, give", "there is no seat “2”"),
    (lambda g, ask: ask.yes_all(g.sure, [0, 5]), "ask.yes_all, sure", "numbers from 0 to 1"),
    (lambda g, ask: ask.pick(g.give, 0, []), "give", "seat 0 has nothing to choose from"),
    (lambda g, ask: ask.pick(g.give, 0, g.hand[0], lambda _: False), "give", "use ask.may_pick"),
    (lambda g, ask: ask.pick(g.give, 0, g.hand), "give", "Give the zone itself"),
    (lambda g, ask: ask.pick_all(g.give, g.hand, where=lambda _: False), "give", "nothing to choose from"),
    (lambda g, ask: ask.pick_all(g.give, g.bag), "ask.pick_all, give", "a zone of each seat"),
    (
        lambda g, ask: ask.choose(g.word, 0, ["plcet"]),
        "word",
        "Choose one of: placet or non placet.",
    ),
    (lambda g, ask: ask.choose(g.word, 0, []), "word", "nothing to choose from"),
    (lambda g, ask: ask.pick_seat(g.whom, 0, [3]), "ask.pick_seat, whom", "there is no seat “3”"),
    (lambda g, ask: ask.pick_seat(g.whom, 0, []), "whom", "nothing to choose from"),
    (
        lambda g, ask: ask.pick_number(g.many, 0, most=9),
        "many",
        "you asked for numbers from 0 to 9, but the question goes",
    ),
    (lambda g, ask: ask.pick_number(g.many, 0, 3, 2), "many", "must not be above"),
    (lambda g, ask: ask.pick_number_all(g.many, {0: 1}), "ask.pick_number_all, many", "for every seat"),
    (lambda g, ask: ask.pick_number_all(g.many, {0: 1, 1: 9}), "many", "to 9, but the question goes"),
    (lambda g, ask: kit.move(7, g.hand[0], g.bag), "kit.move", "thing 7 isn’t in the zone"),
    (lambda g, ask: kit.move(g.bag[0], g.bag, g.hand), "kit.move", "Name the seat"),
    (lambda g, ask: ask.announce(g.give, 0), "ask.announce", "give a kit.Announcement"),
    (lambda g, ask: ask.announce(g.list), "ask.announce, list", "Add coins=… to the call"),
    (lambda g, ask: ask.announce(g.list, coins=[0], n=1), "ask.announce, list", "no such gap"),
    (lambda g, ask: ask.announce(g.list, coins=0), "ask.announce, list", "takes a list of things"),
    (lambda g, ask: ask.announce(g.list, coins=["Ducat"]), "ask.announce, list", "a str doesn’t fit"),
    (
        lambda g, ask: ask.announce(g.list, coins=[2]),
        "ask.announce, list",
        "no 2 of the kind “coin”; they go from 0 to 1",
    ),
    (lambda g, ask: ask.announce(g.secret, coin=1), "ask.announce, secret", "there is no seat “-1”"),
    (lambda g, ask: ask.announce(g.secret, 0, coin=[1]), "ask.announce, secret", "takes one thing"),
    (
        lambda g, ask: ask.announce(g.gave, coin=0, other=1, n=1, word=0),
        "ask.announce, gave",
        "there is no seat “-1”",
    ),
    (
        lambda g, ask: ask.announce(g.gave, 0, coin=0, other=4, n=1, word=0),
        "ask.announce, gave",
        "there is no seat “4”",
    ),
    (
        lambda g, ask: ask.announce(g.gave, 0, coin=0, other=1, n=1, word="yes"),
        "ask.announce, gave",
        "there is no word “yes”",
    ),
]


@pytest.mark.parametrize(("play", "where", "sentence"), TURNS)
def test_a_call_that_cannot_be_right_is_refused(play: Turn, where: str, sentence: str) -> None:
    with pytest.raises(KitError) as refused:
        played(play=play)
    said(refused, where, sentence)


def test_a_game_that_cannot_be_used_says_so_on_the_shelf() -> None:
    with pytest.raises(SetupError, match="Sound, bag: there is no kind “coins”"):
        games.register("sound", lambda: box_with(bag=kit.pile("coins")))
