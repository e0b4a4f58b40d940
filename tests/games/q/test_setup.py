"""Roles and set-up."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from camerlengo.core import Ask, Rng, Unanswered
from camerlengo.games import open_box
from camerlengo.games.q.rules import QGame, deal
from camerlengo.games.q.state import side_of
from camerlengo.games.q.terms import NOBODY, PAOLO, PUT_BACK_TWO, SPIRITUALI, TURNS, ZELANTI
from tests.games.q.positions import (
    ANNA,
    BRUNO,
    CARD,
    DECK,
    LUDOVICO,
    MIQUEZ,
    PERNA,
    VENDRAMIN,
    ZENO,
    Position,
    Q,
    Script,
    check,
    names,
)


def dealt(players: int, seed: int = 1) -> QGame:
    return deal(players, Rng(seed), DECK.cards, NOBODY)


def set_up(players: int, seed: int = 1) -> tuple[QGame, Script]:
    """Everybody puts the first two cards of the hand back."""
    game = dealt(players, seed)
    script = Script(game, [{seat: tuple(names(game.hands[seat]).split()[:2]) for seat in range(players)}])
    game.advance(script)
    check(game)
    return game, script


@pytest.mark.rule("Q-01")
def test_three_characters_stand_on_each_side() -> None:
    game = Position(roles=(LUDOVICO, PERNA, MIQUEZ, Q, VENDRAMIN, ZENO)).game
    assert [side_of(game, seat) for seat in range(6)] == [SPIRITUALI] * 3 + [ZELANTI] * 3


@pytest.mark.rule("Q-01")
def test_a_role_is_a_faction_and_nothing_more() -> None:
    """Two tables that differ only in who of a faction is who offer and bring the same."""
    ways = []
    for roles in (
        (LUDOVICO, Q, PERNA, VENDRAMIN, MIQUEZ, ZENO),
        (MIQUEZ, ZENO, LUDOVICO, Q, PERNA, VENDRAMIN),
    ):
        at = Position(roles=roles, hands={ANNA: "tabacco olio", BRUNO: "sale"})
        script = at.play("load", "tabacco", "inn", turns=2)
        ways.append((script.asked, script.told, at.game.scores()))
    assert ways[0] == ways[1]


@pytest.mark.rule("Q-02")
@pytest.mark.parametrize(
    ("players", "roles", "richieste", "no_plan"),
    [
        (5, [LUDOVICO, PERNA, MIQUEZ, Q, VENDRAMIN], 0, 1),
        (6, [LUDOVICO, PERNA, MIQUEZ, Q, VENDRAMIN, ZENO], 2, 0),
    ],
)
def test_what_leaves_the_box_depends_on_the_players(
    players: int, roles: list[int], richieste: int, no_plan: int
) -> None:
    game = dealt(players)
    assert sorted(game.roles) == roles
    everything = Counter(game.deck + [card for hand in game.hands for card in hand])
    assert everything[CARD["richieste"]] == richieste
    assert everything[CARD["nessun_piano"]] == no_plan
    assert sum(everything.values()) == (97 if players == 5 else 98)


@pytest.mark.rule("Q-03")
def test_everybody_sees_the_own_role_alone_until_the_end() -> None:
    at = Position()
    for viewer in range(-1, 6):
        shown = [seat.role for seat in at.view(viewer).seats]
        assert shown == [role if seat == viewer else None for seat, role in enumerate(at.game.roles)]
    at.game.done = True
    assert [seat.role for seat in at.view(-1).seats] == at.game.roles


@pytest.mark.rule("Q-03")
def test_roles_are_dealt_at_random() -> None:
    first = Counter(dealt(6, seed).roles[0] for seed in range(600))
    assert sorted(first) == list(range(6))
    assert min(first.values()) > 60


@pytest.mark.rule("Q-04")
@pytest.mark.parametrize(("players", "cards"), [(5, 82), (6, 80)])
def test_paolo_lies_within_three_cards_of_the_middle(players: int, cards: int) -> None:
    above: Counter[int] = Counter()
    for seed in range(400):
        game, _ = set_up(players, seed)
        assert len(game.deck) == cards + 1
        above[len(game.deck) - 1 - game.deck.index(PAOLO)] += 1
    assert sorted(above) == list(range(cards // 2 - 3, cards // 2 + 4))
    assert min(above.values()) > 25


@pytest.mark.rule("Q-04")
def test_paolo_is_kept_aside_until_the_cards_are_back() -> None:
    game = dealt(5)
    assert PAOLO not in game.deck
    assert all(PAOLO not in hand for hand in game.hands)


@pytest.mark.rule("Q-04")
def test_what_was_put_back_is_shuffled_in() -> None:
    places = set()
    for seed in range(60):
        game = dealt(5, seed)
        mine = tuple(names(game.hands[ANNA]).split()[:2])
        answers = {seat: tuple(names(game.hands[seat]).split()[:2]) for seat in range(5)}
        before = game.deck.copy()
        game.advance(Script(game, [answers]))
        after = [card for card in game.deck if card != PAOLO]
        assert after[: len(before)] != before, "they lie together on one side of the deck"
        assert CARD[mine[0]] in game.deck
        places.add(game.deck.index(CARD[mine[0]]))
    assert max(places) - min(places) > 50


@pytest.mark.rule("Q-05")
def test_the_first_player_is_drawn_or_chosen() -> None:
    assert {dealt(5, seed).first for seed in range(60)} == set(range(5))
    box = open_box("q")
    for seat in range(6):
        game = box.new(6, 3, {"first": seat})
        assert isinstance(game, QGame)
        assert game.first == seat


@pytest.mark.rule("Q-06")
def test_all_draw_five_and_put_two_back_at_the_same_time() -> None:
    game = dealt(6)
    assert [len(hand) for hand in game.hands] == [5] * 6
    script = Script(game, [])
    with pytest.raises(Unanswered):
        game.advance(script)
    assert script.together == [[0, 1, 2, 3, 4, 5]]
    assert [asked.question for asked in script.asked] == [PUT_BACK_TWO] * 6
    assert all(asked.options == tuple(range(10)) for asked in script.asked)


class PutsBack(Ask):
    """Seat 0 gives this option, the others give the first one."""

    def __init__(self, option: int) -> None:
        super().__init__()
        self.option = option

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        return {seat: self.option if seat == 0 else 0 for seat in options}


@pytest.mark.rule("Q-06")
def test_any_two_of_the_five_can_be_put_back() -> None:
    """The first of the two is noted before the second."""
    before = dealt(6).hands[0]
    for option, pair in enumerate(itertools.combinations(range(5), 2)):
        game = dealt(6)
        game.advance(PutsBack(option))
        assert game.secrets[0][5:] == [before[place] for place in pair]
        assert game.hands[0] == [card for place, card in enumerate(before) if place not in pair]


@pytest.mark.rule("Q-06")
def test_each_keeps_the_three_others() -> None:
    before = dealt(6)
    game, _ = set_up(6)
    for seat in range(6):
        assert game.hands[seat] == before.hands[seat][2:]
    assert (game.phase, game.round, game.turn) == (TURNS, 1, 0)


@pytest.mark.rule("Q-17")
def test_only_its_owner_knows_that_a_card_is_back_in_the_deck() -> None:
    game, _ = set_up(6)
    for seat in range(6):
        put_back = Counter(dealt(6).hands[seat][:2])
        for seed in range(10):
            guess = game.copy()
            guess.redeal(seat, Rng(seed))
            assert put_back <= Counter(guess.deck)
    elsewhere = game.copy()
    held = set()
    for seed in range(60):
        elsewhere = game.copy()
        elsewhere.redeal(BRUNO, Rng(seed))
        held.update(elsewhere.hands[ANNA])
    assert set(dealt(6).hands[ANNA][:2]) & held
