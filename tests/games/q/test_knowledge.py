"""What a seat can know: its own past looks, what others may have done with what it gave them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camerlengo.core import Ask, RandomAsk, Rng
from camerlengo.games.q.hidden import mind_of
from camerlengo.games.q.knowledge import DECK as IN_DECK
from camerlengo.games.q.knowledge import MOST_TOKENS, MOVING, PILE, SEEN, SLOT, Mind, follow, place_of
from camerlengo.games.q.rules import QGame, deal
from camerlengo.games.q.terms import ACT, NOBODY, PAOLO, SAIL, THROW, WHOM
from tests.games.q.positions import (
    ANNA,
    BRUNO,
    CARD,
    CARLA,
    DECK,
    DINO,
    Answer,
    Position,
    Script,
    cards,
    names,
    with_effects_of_rules_1,
)
from tests.recorded import THOROUGH

GUESSES = 3000 if THOROUGH else 1000
SCATTER = 1.0 if THOROUGH else 1.7  # how much farther apart fewer guesses can be by chance


def guesses(game: QGame, seat: int, number: int = 200) -> list[QGame]:
    worlds = []
    chance = Rng(number)
    for _ in range(number):
        guess = game.copy()
        guess.redeal(seat, Rng(chance.next()))
        worlds.append(guess)
    return worlds


def share(worlds: list[QGame], seat: int, card: str) -> float:
    """In how many of the worlds a seat holds a card."""
    return sum(CARD[card] in world.hands[seat] for world in worlds) / len(worlds)


@pytest.mark.rule("Q-17")
def test_who_exchanges_knows_where_the_card_is() -> None:
    at = Position(hands={ANNA: "reliquie sale", BRUNO: "institutio olio", CARLA: "grano"})
    at.play("inn", (BRUNO, 1), {ANNA: "reliquie", BRUNO: "institutio"})
    assert share(guesses(at.game, ANNA), BRUNO, "reliquie") == 1
    assert share(guesses(at.game, BRUNO), ANNA, "institutio") == 1
    assert 0 < share(guesses(at.game, CARLA), BRUNO, "reliquie") < 0.2


@pytest.mark.rule("Q-17")
def test_the_card_may_be_loaded_or_still_held() -> None:
    at = Position(hands={ANNA: "reliquie sale", BRUNO: "institutio olio", CARLA: "grano"})
    at.play("inn", (BRUNO, 1), {ANNA: "reliquie", BRUNO: "institutio"}, "load", "olio", turns=2)
    worlds = guesses(at.game, ANNA, 400)
    held = share(worlds, BRUNO, "reliquie")
    assert 0.4 < held < 0.6
    for world in worlds:
        assert (CARD["reliquie"] in world.hands[BRUNO]) != (CARD["reliquie"] in world.loaded[BRUNO])


def test_of_two_known_cards_exactly_one_was_given_on() -> None:
    at = Position(hands={ANNA: "reliquie zafferano", BRUNO: "institutio olio", CARLA: "grano"})
    at.play("inn", (BRUNO, 2), "inn", (CARLA, 1), {BRUNO: "zafferano"}, turns=2)
    for world in guesses(at.game, ANNA):
        assert sum(card in world.hands[CARLA] for card in cards("reliquie zafferano")) == 1
        assert sum(card in world.hands[BRUNO] for card in cards("reliquie zafferano")) == 1


def test_a_cargo_shows_what_was_not_loaded() -> None:
    """Bruno has loaded one card, and it was the relics: the saffron is still in his hand."""
    at = Position(turn=10, first=CARLA, hands={ANNA: "reliquie zafferano", BRUNO: "institutio olio grano"})
    at.play("inn", (BRUNO, 2), {BRUNO: "institutio"}, {BRUNO: "olio"}, "load", "reliquie", turns=2)
    assert 0.5 < share(guesses(at.game, ANNA), BRUNO, "zafferano") < 0.8
    at.play("-")
    assert share(guesses(at.game, ANNA), BRUNO, "zafferano") == 1


@pytest.mark.rule("Q-21")
def test_who_threw_a_card_away_knows_where_it_is_and_others_do_not() -> None:
    at = Position(phase=SAIL, turn=12, loader=BRUNO, loaded={BRUNO: "tabacco", CARLA: "reliquie"})
    at.play("reliquie")
    for world in guesses(at.game, BRUNO, 50):
        assert CARD["reliquie"] in world.pile
    for world in guesses(at.game, CARLA, 50):  # who does not find the own card in the cargo knows it too
        assert CARD["reliquie"] in world.pile
    assert 0 < sum(CARD["reliquie"] in world.pile for world in guesses(at.game, DINO)) < 100


def test_what_was_discarded_stays_discarded() -> None:
    at = Position(hands={ANNA: "reliquie sale", BRUNO: "institutio"}, top="zafferano corallo")
    at.play("convent", "reliquie", "draw", "corallo", turns=2)
    assert all(CARD["reliquie"] in world.pile for world in guesses(at.game, ANNA, 50))
    assert not all(CARD["institutio"] in world.pile for world in guesses(at.game, CARLA, 50))
    for world in guesses(at.game, BRUNO, 50):
        assert set(cards("institutio zafferano")) <= set(world.pile)


def test_who_looked_at_a_hand_knows_it_until_it_changes() -> None:
    at = Position(
        phase=SAIL,
        turn=12,
        loader=BRUNO,
        loaded={BRUNO: "lettera", CARLA: "sale olio"},
        hands={BRUNO: "reliquie zafferano", DINO: "corallo"},
    )
    at.play("-")
    assert all(names(world.hands[BRUNO]) == "zafferano reliquie" for world in guesses(at.game, CARLA, 30))
    assert not all(names(world.hands[BRUNO]) == "zafferano reliquie" for world in guesses(at.game, DINO, 30))


def test_who_exchanged_hands_knows_the_other_one() -> None:
    at = Position(
        phase=SAIL,
        turn=12,
        loader=BRUNO,
        loaded={BRUNO: "carnevale", CARLA: "sale olio"},
        hands={BRUNO: "reliquie zafferano", CARLA: "corallo"},
        printed=with_effects_of_rules_1(),
    )
    at.play("-")
    assert all(at.hand(CARLA) == names(world.hands[CARLA]) for world in guesses(at.game, BRUNO, 30))
    assert all(names(world.hands[BRUNO]) == "corallo" for world in guesses(at.game, CARLA, 30))


def test_who_redraws_has_nothing_of_what_was_held() -> None:
    at = Position(turn=10, hands={ANNA: "reliquie sale", 4: "corallo"}, loaded={4: "quarantena"}, loader=4)
    at.play("inn", {ANNA: "reliquie"}, "draw", 0, "-", turns=3)
    for world in guesses(at.game, ANNA, 30):
        assert CARD["reliquie"] in world.pile
    for world in guesses(at.game, 4, 30):
        assert CARD["reliquie"] in world.pile
        assert CARD["corallo"] in world.hands[ANNA]


@pytest.mark.rule("Q-04")
def test_paolo_is_guessed_where_he_can_still_be() -> None:
    game = deal(6, Rng(5), DECK.cards, NOBODY)
    ask = RandomAsk(Rng(1))
    game.advance(ask)
    below = game.deck_size - 43
    while not game.paolo_dead:
        places: Counter[int] = Counter()
        for guess in guesses(game, ANNA, 60):
            place = guess.deck.index(PAOLO)
            places[place] += 1
            assert below <= place <= min(below + 6, len(guess.deck) - 1)
        possible = min(7, len(game.deck) - below)
        assert len(places) > possible / 2
        assert max(places.values()) < 60 / possible + 22  # no place is favoured
        game.advance(ask)


# --- the truth is always possible -----------------------------------------------------------------


def fits(mind: Mind, world: int, game: QGame) -> bool:
    """Whether the game as it is can be this world."""
    places = {
        **{seat: Counter(game.hands[seat] + game.aside[seat]) for seat in range(game.players)},
        **{SLOT + seat: Counter(game.loaded[seat]) for seat in range(game.players)},
        IN_DECK: Counter(game.deck),
        PILE: Counter(game.pile),
        MOVING: Counter(game.drawn),
    }
    claimed: dict[int, Counter[int]] = {place: Counter() for place in places}
    claimed[PILE].update(mind.pile)
    for token, card in enumerate(mind.tokens):
        place = place_of(world, token)
        if place != SEEN:
            claimed[place][card] += 1
    return all(claimed[place] <= places[place] for place in places)


class Watching(Ask):
    """Plays at random and asks at every question whether the truth is possible for every seat.

    On the slow engine it asks at every third question.
    """

    def __init__(self, game: QGame, rng: Rng) -> None:
        super().__init__()
        self.game = game
        self.rng = rng
        self.asked = 0
        self.looked = 0
        self.missed = 0

    def one(self, seat: int, question: int, options: list[int]) -> int:
        self.asked += 1
        for other in range(-1, self.game.players) if THOROUGH or self.asked % 3 == 0 else ():
            mind = mind_of(self.game, other)
            self.looked += 1
            known = any(fits(mind, world, self.game) for world in mind.worlds)
            if not known:
                assert not mind.exact, "the truth was thrown away"
                self.missed += 1
            assert abs(sum(mind.worlds.values()) - 1) < 1e-9
            if other >= 0:
                assert Counter(mind.hand) == Counter(
                    self.game.hands[other]
                    + self.game.aside[other]
                    + (self.game.drawn if other == self.game.seat else [])
                )
        return options[self.rng.below(len(options))]


@settings(settings(), max_examples=settings().max_examples if THOROUGH else 2)
@given(seed=st.integers(0, 2**40), players=st.sampled_from([5, 6]))
def test_the_truth_is_possible_for_everybody_at_every_moment(seed: int, players: int) -> None:
    game = deal(players, Rng(seed), DECK.cards, NOBODY)
    watching = Watching(game, Rng(seed))
    while not game.over():
        game.advance(watching)
    assert watching.missed <= watching.looked / 8  # only where there are too many worlds to keep them all


class AnyCard(Ask):
    """Actions and partners are given; whoever chooses a card takes any."""

    def __init__(self, game: QGame, answers: list[Answer], rng: Rng) -> None:
        super().__init__()
        self.script = Script(game, answers)
        self.rng = rng

    def one(self, seat: int, question: int, options: list[int]) -> int:
        if question in (ACT, WHOM, THROW):
            return self.script.one(seat, question, options)
        return options[self.rng.below(len(options))]


def where(game: QGame) -> tuple[str, ...]:
    """Where the relics and the saffron are."""
    found = []
    for card in cards("zafferano reliquie"):
        places = [f"hand {seat}" for seat in range(6) if card in game.hands[seat]]
        places += [f"load {seat}" for seat in range(6) if card in game.loaded[seat]]
        found.append(places[0] if places else "pile" if card in game.pile else "gone")
    return tuple(found)


def distance(one: Counter[tuple[str, ...]], other: Counter[tuple[str, ...]]) -> float:
    """Between two samples, from 0 for the same to 1."""
    return sum(abs(one[key] / one.total() - other[key] / other.total()) for key in one | other) / 2


def given_and_played_on(turns: int, moves: list[Answer], fits: Callable[[QGame], bool]) -> float:
    """How far guessing and playing on is from playing on and guessing, among the worlds that fit."""
    at = Position(
        turn=6,
        hands={
            ANNA: "reliquie zafferano",
            BRUNO: "institutio olio grano",
            CARLA: "pepe tabacco",
            DINO: "seta",
        },
    )
    at.play("inn", (BRUNO, 2), {BRUNO: "institutio"}, {BRUNO: "olio"})
    before, after = Counter[tuple[str, ...]](), Counter[tuple[str, ...]]()
    truth = at.game
    for world in guesses(at.game, ANNA, GUESSES):
        any_card = AnyCard(world, moves, world.rng)
        for _ in range(turns):
            world.advance(any_card)
        if fits(world):
            before[where(world)] += 1
    for seed in range(100):
        truth = at.game.copy()
        any_card = AnyCard(truth, moves, Rng(seed))
        for _ in range(turns):
            truth.advance(any_card)
        if fits(truth):
            break
    assert fits(truth)
    after.update(where(world) for world in guesses(truth, ANNA, GUESSES))
    assert len(after) > 1
    return distance(before, after)


def test_a_guess_now_is_a_guess_then_played_on() -> None:
    """Knowledge is exact for players who choose at random: guess and play on, or play on and guess."""
    moves: list[Answer] = ["load", "inn", (BRUNO, 1), "convent", (CARLA, 1)]
    assert given_and_played_on(3, moves, lambda world: True) < 0.05 * SCATTER


def test_worlds_that_do_not_lead_to_the_cargo_are_gone() -> None:
    """Bruno and Dino have loaded; the saffron is shown and the relics are not."""
    moves: list[Answer] = ["load", "inn", (BRUNO, 1), "load", "seize", "-"]
    apart = given_and_played_on(6, moves, lambda world: where(world)[0] == "gone" != where(world)[1])
    assert apart < 0.06 * SCATTER


def test_what_is_certain_is_forgotten_last() -> None:
    """Beyond so many cards one is no longer followed: rather one that may be anywhere."""
    mind = Mind()
    mind.seat = ANNA
    for token in range(MOST_TOKENS):
        follow(mind, token, BRUNO)
    moved = next(iter(mind.worlds)) + ((PILE - BRUNO) << (4 * 2))  # the third may be on the pile
    mind.worlds = {next(iter(mind.worlds)): 0.5, moved: 0.5}
    follow(mind, MOST_TOKENS, BRUNO)
    assert mind.tokens == [token for token in range(MOST_TOKENS + 1) if token != 2]
    follow(mind, MOST_TOKENS + 1, BRUNO)
    assert mind.tokens[0] == 1
