"""Rules of Q in positions that no other test has, each found by a survivor of make mutants."""

from __future__ import annotations

import pytest

from camerlengo.games.q.deck import read_deck
from camerlengo.games.q.rules import side_of
from camerlengo.games.q.terms import (
    DID_SAIL,
    NOBODY,
    SAIL,
    SAILED,
    SHIP_AFTER_PAOLO,
    SHIP_SEIZED,
    ZELANTI,
)
from tests.games.q.positions import ANNA, BRUNO, CARD, CARLA, DECK, Position, cards, ship

# --- the ship -------------------------------------------------------------------------------------


@pytest.mark.rule("Q-21")
def test_of_two_alike_cards_of_two_players_only_one_is_discarded() -> None:
    at = Position(phase=SAIL, turn=12, loader=ANNA, loaded={ANNA: "sale", CARLA: "sale"})
    script = at.play("sale")
    assert script.heard(SAILED)[0].about == (0, CARD["sale"])
    assert (at.game.gone, at.game.pile) == (cards("sale"), cards("sale"))


@pytest.mark.rule("Q-33")
def test_a_character_who_is_turned_by_two_cards_is_where_he_was() -> None:
    """In a deck of one's own, for ours has one card for a character."""
    printed = read_deck(DECK.source).cards
    printed.clauses[CARD["abiura"]] = printed.clauses[CARD["qoelet"]]
    at, _ = ship("qoelet abiura", printed=printed)
    assert side_of(at.game, BRUNO) == ZELANTI


@pytest.mark.rule("Q-39")
def test_without_a_seizer_his_seal_goes_back_to_nobody() -> None:
    """Not even to the first to load, who has used the own one."""
    at, _ = ship("bologna", spent=[ANNA])
    assert at.game.spent == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("Q-24", "Q-54")
@pytest.mark.parametrize("seizer", [NOBODY, BRUNO])
@pytest.mark.parametrize("dead", [False, True])
def test_all_remember_whether_a_ship_was_seized_and_sailed_after_paolos_death(
    seizer: int, dead: bool
) -> None:
    at, _ = ship("sale", seizer=seizer, dead=dead)
    at_sailing = next(number for number, entry in enumerate(at.game.chronicle) if entry & 15 == DID_SAIL)
    state = (SHIP_SEIZED if seizer == BRUNO else 0) | (SHIP_AFTER_PAOLO if dead else 0)
    assert at.game.chronicle[at_sailing + 1 :] == [state, 1, CARD["sale"]]
