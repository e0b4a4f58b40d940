"""What follows from the declarations of a small game."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from pettingzoo.test import api_test
from rich.console import Console

from camerlengo import Table, kit
from camerlengo.adapters import pettingzoo
from camerlengo.core import Decider, DeckError, Position, Rng
from camerlengo.core.texts import LANGUAGES
from camerlengo.games.terminal_table import Canvas
from camerlengo.kit import Card
from camerlengo.kit.observing import value_numbers
from camerlengo.kit.rulebook import to_html
from docs.examples.first_game.scrutiny import Scrutiny, ScrutinyBox
from tests.cli.terminal import camerlengo
from tests.handful.shelf import SCRUTINY, TARIFF, on_the_shelf

EVERYTHING = {"everything": f"{__name__}:EverythingBox"}


class Everything(kit.Kit):
    """Every kind of question, once."""

    name = "everything"
    title = "Everything"
    seats = (2, 3)
    cards = {"coin": [Card("Ducat", 1, "gold", "Worth one", copies=4), Card("Scudo", 2, "grey", copies=4)]}  # noqa: RUF012
    translations = {"it": {"Whom do you pay?": "Chi paghi?", "Ducat": "Ducato"}}  # noqa: RUF012

    bag = kit.pile("coin")
    purse = kit.hands("coin")
    blind = kit.piles("coin")
    paid = kit.row("coin")
    done = kit.public(False)
    said = kit.each(0, "Said")

    whom = kit.PickSeat("Whom do you pay?", "Pay {other}")
    coin = kit.Pick("Which coin?", "coin", none="None")
    many = kit.PickNumber("How many?", 3)
    sure = kit.YesNo("Sure?")
    word = kit.Choice("Which word?", "placet", "non placet")
    spoke = kit.Announcement("{who} says {word} to {other}: {coins}.", reveals=True, coins=["coin"])

    def set_up(self) -> None:
        self.bag = self.shuffled("coin")
        for seat in self.everybody():
            kit.draw(self.bag, self.purse[seat], 2)
            kit.draw(self.bag, self.blind[seat])

    def over(self) -> bool:
        return self.done

    def turn(self, ask: kit.Asking) -> None:
        other = ask.pick_seat(self.whom, 0)
        coin = ask.may_pick(self.coin, 0, self.purse[0])
        if coin is not None:
            kit.move(coin, self.purse[0], self.paid)
        numbers = ask.pick_number_all(self.many, dict.fromkeys(self.everybody(), 2))
        self.said = [numbers[seat] + ask.pick_number(self.many, seat, 1) for seat in self.everybody()]
        if ask.yes(self.sure, other) and all(ask.yes_all(self.sure).values()):
            ask.choose_all(self.word)
        word = ask.choose(self.word, other, ["placet"])
        ask.announce(self.spoke, 0, word=word, other=other, coins=self.paid + self.purse[0])
        self.done = True

    def sheet(self) -> dict[str, list[int]]:
        return {"Said": self.said}


EverythingBox = kit.box_of(Everything)


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with on_the_shelf(SCRUTINY | EVERYTHING | TARIFF):
        yield


def played(game: str, **settings: Any) -> Table:
    table = Table(game, **settings)
    while not table.over:
        question = next(one for one in table.questions if one.sealed is None)
        table.answer(question.seat, question.options[-1])
    return table


def test_every_kind_of_question_is_asked_and_said() -> None:
    table = Table("everything", 2, seed=1)
    asked = []
    while not table.over:
        question = next(one for one in table.questions if one.sealed is None)
        asked.append((question.text("it"), [question.sentence(option, "it") for option in question.options]))
        table.answer(question.seat, question.options[-1])
    assert asked[0] == ("Chi paghi?", ["Pay Player 2"])
    assert asked[1][1][0] in ("Ducato", "Scudo")
    assert asked[1][1][-1] == "None"
    assert asked[-1] == ("Which word?", ["placet"])
    assert ("Sure?", ["No", "Yes"]) in asked
    assert table.result is not None
    assert table.result.scores == (5, 5)
    assert re.fullmatch(r"Player 1 says placet to Player 2: \w+ and \w+\.", table.log(0)[-1].say("fr"))


def test_a_view_counts_what_it_does_not_show() -> None:
    view = Table("scrutiny", 3, seed=1).view(1)
    assert isinstance(view, kit.KitView)
    assert view.zone("votes").things is None
    assert view.zone("votes").count == 24 - 15
    assert len(view.zone("hand", 1).things or ()) == 5
    assert view.zone("hand", 0).things is None
    assert view.fields == {"round": 1}
    assert b'"hand"' in view.to_json()


def test_an_option_lays_patrons_open() -> None:
    table = Table("scrutiny", 2, seed=1, options={"open": True})
    view: Any = table.view(None)
    assert all(len(view.zone("patron", seat).things) == 1 for seat in (0, 1))


def test_a_guess_keeps_the_lists_that_a_question_offers() -> None:
    """Whoever looks ahead guesses after the rules have handed out the zone."""
    game: Any = ScrutinyBox().new(2, seed=1)
    hand = game.hand[1]
    before = sorted(hand)
    game.redeal(0, Rng(5))
    assert hand is game.hand[1]
    assert sorted(hand) != before


class Gift(kit.Kit):
    """A card is chosen, then the seat that gets it."""

    name = "gift"
    title = "Gift"
    seats = (2, 3)
    cards = {"coin": [Card(f"Coin {value}", value) for value in range(12)]}  # noqa: RUF012

    bag = kit.pile("coin")
    hand = kit.hands("coin")
    chosen = kit.hands("coin")
    given = kit.public(0)

    coin = kit.Pick("Which coin?", "coin")
    whom = kit.PickSeat("Who gets it?")
    gave = kit.Announcement("{who} gives a coin to {other}.")

    def set_up(self) -> None:
        self.bag = self.shuffled("coin")
        for hand in self.hand:
            kit.draw(self.bag, hand, 3)

    def over(self) -> bool:
        return self.given == 3

    def turn(self, ask: kit.Asking) -> None:
        kit.move(ask.pick(self.coin, 0, self.hand[0]), self.hand[0], self.chosen[0])
        other = ask.pick_seat(self.whom, 0)
        kit.draw(self.chosen[0], self.hand[other])
        self.given += 1
        ask.announce(self.gave, 0, other=other)

    def sheet(self) -> dict[str, list[int]]:
        return {"Coins": [len(hand) for hand in self.hand]}


class Forgetful(Gift):
    name = "forgetful"

    def turn(self, ask: kit.Asking) -> None:
        coin = ask.pick(self.coin, 0, self.hand[0])
        other = ask.pick_seat(self.whom, 0)
        kit.move(coin, self.hand[0], self.hand[other])
        self.given += 1


def guessed_after_the_coin(game: type[kit.Kit]) -> Position:
    """The seat is asked; another seat guesses where the coins are."""
    position = Position.start(kit.box_of(game)().new(3, seed=1))
    return position.apply(0, position.options(0)[0]).guess(1, Rng(3))


def test_a_thing_that_was_chosen_before_another_question_waits_in_a_zone() -> None:
    guess = guessed_after_the_coin(Gift)
    before: Any = guess.game
    after: Any = guess.apply(0, 2).game
    assert after.hand[2][-1] == before.chosen[0][0]


def test_a_thing_that_waits_in_a_variable_is_said_to_be_another_one_in_a_guess() -> None:
    guess = guessed_after_the_coin(Forgetful)
    with pytest.raises(kit.KitError, match="move it into a zone before you ask further"):
        guess.apply(0, 2)


def test_an_evaluation_is_the_difference_to_the_best_of_the_others() -> None:
    game = ScrutinyBox().new(3, seed=3)
    while not game.over():
        game.advance(Decider(lambda seat, question, options: options[0]))
    scores = game.scores()
    value = ScrutinyBox().evaluation().value(game, 0)
    assert value == scores[0] - max(scores[1:])


def test_what_has_no_translation_is_said_as_it_was_written() -> None:
    table = played("scrutiny", players=2, seed=2)
    for language in LANGUAGES:
        assert all("{" not in line.say(language) for line in table.log(0))
        assert table.box.character(0).say(language) == "The Nephew"


def test_everything_has_a_drawing() -> None:
    box = ScrutinyBox()
    for kind, cards in Scrutiny.cards.items():
        assert (box.picture(f"back/{kind}.svg") or "").startswith("<svg")
        for number, card in enumerate(cards):
            face = box.picture(f"card/{kind}/{number}.svg") or ""
            assert f">{card.name}</text>" in face
    for path in ("card/vote/24.svg", "card/none/0.svg", "back/none.svg", "seat/4.svg", "none.svg"):
        assert box.picture(path) is None


def test_long_words_stay_inside_the_frames_of_cards_and_box() -> None:
    class Long(Everything):
        translations = {}  # noqa: RUF012
        title = "Reliquary of the Extraordinary"
        cards = {"coin": [Card("Extraordinary", copies=8), Card("A name of many long words", 1)]}  # noqa: RUF012

    box = kit.box_of(Long)()
    for path, width in (("box.svg", 520), ("card/coin/0.svg", 562), ("card/coin/1.svg", 562)):
        lines = re.findall(r'font-size="(\d+)"[^>]*>([^<]+)</text>', box.picture(path) or "")
        assert lines
        assert all(0.64 * int(size) * len(words) < width for size, words in lines), path


@pytest.mark.parametrize("value", [7, 12, -2, -12, 100, 1234])
def test_a_value_stands_between_the_frame_and_the_sign(value: int) -> None:
    class Valued(Everything):
        translations = {}  # noqa: RUF012
        cards = {"coin": [Card("Ducat", value, copies=8)]}  # noqa: RUF012

    face = kit.box_of(Valued)().picture("card/coin/0.svg") or ""
    written = str(value).replace("-", "−")
    (place, size) = re.findall(rf'<text x="([\d.]+)" y="\d+" font-size="(\d+)"[^>]*>{written}</text>', face)[
        0
    ]
    half = 0.64 * float(size) * len(written) / 2
    assert float(place) - half > 55
    assert float(place) + half < 415


def test_the_rules_become_a_page_with_parts() -> None:
    import_module("camerlengo.web")  # its book has the title of a rules page
    page = ScrutinyBox().rules_page("en")
    assert re.findall(r'<h2 id="part-\d+">(.*?)</h2>', page) == ["The game", "A scrutiny", "The end"]
    assert "<strong>votes</strong>" in page
    assert page.count("<li>") == 5
    assert 'id="part-0">Rules of X</h2>\n<p>One &lt;b&gt;.</p>' in to_html("One <b>.", "Rules of X")
    assert to_html("- a\n- b", "X").endswith("<ul><li>a</li><li>b</li></ul>")
    assert "Everything" in EverythingBox().rules_page("fr")


def test_there_is_no_deck_of_ones_own() -> None:
    with pytest.raises(DeckError, match="Scrutiny has no deck files"):
        ScrutinyBox().read_deck("")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_own_cards_and_counts_the_others(language: str) -> None:
    table = Table("scrutiny", 2, seed=1)
    painting = table.box.terminal().TerminalTable
    question = table.questions[0]
    numbers = {option: place for place, option in enumerate(question.options, start=1)}
    paper = Canvas(width=80, question=question.kind, numbers=numbers)
    console = Console(width=80, record=True, force_terminal=False)
    with console.capture() as captured:
        console.print(painting(table.view(0), table.deck, ["Anna", "Bruno"], language, paper))
    said = captured.get()
    assert all(f"{number}:" in said for number in numbers.values())
    assert said.index("Bruno") < said.index("Scrutiny") < said.index("Anna")
    assert painting.legend(table.deck, language, True, 80)[0][1].startswith("2 points")


def test_a_replay_of_a_finished_game_shows_all_hands() -> None:
    table = played("scrutiny", players=2, seed=2).at(3)
    whole: Any = table.box.open_view([table.view(0), table.view(1)], table.view(None))
    assert all(whole.zone("hand", seat).things for seat in (0, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_the_terminal(language: str) -> None:
    said = camerlengo(
        "play", "scrutiny", "--seed", "1", "--bots", "greedy", language=language, typed="1\n" * 30
    )
    assert said.code == 0
    assert "Popes made" in said.out
    assert "{" not in said.out


def test_a_line_of_the_log_is_printed_once() -> None:
    """A pipe keeps what was printed. After an undo the same answer is news again."""
    said = camerlengo(
        "play", "tariff", "--seed=1", "--bots=random", typed="2\n2\nundo\nundo\n2\n2\n1\n3\n2\n"
    )
    assert said.out.count("Round 1 begins.") == said.out.count("Round 2 begins.") == 1
    assert said.out.count("Player 1 bids 1.") == 2
    assert said.out.count("Player 1 bids 2.") == 1


def test_a_terminal_that_is_emptied_shows_the_whole_turn_each_time() -> None:
    said = camerlengo("play", "tariff", "--seed=1", "--bots=random", typed="2\n2\n", live=True)
    assert said.out.count("Round 1 begins.") == 3


@pytest.mark.parametrize(("game", "players"), [("scrutiny", 3), ("everything", 2), ("tariff", 2)])
def test_a_learner_can_play_it(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of PettingZoo, about what an observation may be
        api_test(pettingzoo.env(game, players), num_cycles=40)


def test_an_observation_has_what_the_view_has() -> None:
    table = Table("scrutiny", 3, seed=1)
    observed = ScrutinyBox().observation()
    places = {one.block.name: one for one in observed.LAYOUT.placed(3)}
    for seat in range(3):
        seen = list(observed.encoder(3).observed(table.position.game, seat))
        view: Any = table.view(seat)

        def block(name: str, seen: list[int] = seen) -> list[int]:
            return seen[places[name].offset :][: places[name].length]

        assert len(seen) == observed.LAYOUT.size(3)
        assert block("seat")[:3] == [int(number == seat) for number in range(3)]
        hand = block("hand")
        assert [face for face in range(24) if hand[face]] == list(view.zone("hand", seat).things)
        assert hand[24:] == [0] * 48  # of the others only the count is known
        assert block("hand.count") == [0, 5] * 3
        assert block("candidate")[:2] == [0, 1 + view.zone("candidate").things[0]]
        assert block("round") == [1, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("value", "numbers"),
    [
        (None, [0, 0, 0, 0, 0]),
        (True, [1, 0, 0, 0, 1]),
        (258, [1, 0, 0, 1, 2]),
        (-258, [2, 0, 0, 1, 2]),
        (2**40, [1, 255, 255, 255, 255]),
    ],
)
def test_a_value_has_five_numbers(value: object, numbers: list[int]) -> None:
    assert list(value_numbers(value)) == numbers


def test_other_values_have_a_fingerprint() -> None:
    found = [tuple(value_numbers(value)) for value in ("", "a", [], [1], [1, 2], {"b", "a"}, {"a": 1})]
    assert {numbers[0] for numbers in found} == {3}
    assert len(set(found)) == len(found)
    assert tuple(value_numbers({"a", "b"})) == found[5]
