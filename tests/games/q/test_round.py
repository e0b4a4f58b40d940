"""A round: the five places of Venice."""

from __future__ import annotations

from collections import Counter

import pytest

from camerlengo.core import EVERYBODY, Rng, only
from camerlengo.games.q.terms import (
    ACT,
    CONVENT,
    DISCARD,
    DISCARDED,
    DRAW,
    DREW,
    EXCHANGE,
    EXCHANGED,
    GIVE,
    KEEP,
    KEPT,
    LOAD,
    LOAD_SHIP,
    LOADED,
    LOADED_CARD,
    LOST,
    NOBODY,
    PAOLO_DIED,
    PASS,
    PASSED,
    SAIL,
    SAW_DRAWN,
    SAW_EXCHANGED,
    SEIZE,
    SEIZED,
    TURNS,
    VISITED_CONVENT,
    WHOM,
)
from tests.games.q.positions import (
    ANNA,
    BRUNO,
    CARD,
    CARLA,
    DINO,
    ELENA,
    FABIO,
    Position,
    cards,
    names,
)


@pytest.mark.rule("Q-10")
@pytest.mark.parametrize("players", [5, 6])
def test_two_laps_from_the_first_player_clockwise_then_the_ship(players: int) -> None:
    at = Position(players=players, first=CARLA, deck=0, hands={ANNA: "tabacco"})
    script = at.play(*["pass"] * (2 * players), turns=2 * players)
    order = [asked.seat for asked in script.asked if asked.question == ACT]
    lap = [(CARLA + distance) % players for distance in range(players)]
    assert order == lap + lap
    assert at.game.phase == SAIL


@pytest.mark.rule("Q-10")
def test_a_turn_is_exactly_one_action() -> None:
    at = Position(hands={ANNA: "tabacco sale"})
    at.play("load", "tabacco")
    assert (at.game.turn, at.game.phase) == (1, TURNS)
    assert at.play().asked[0].seat == BRUNO


@pytest.mark.rule("Q-11")
def test_at_the_fondaco_one_of_two_cards_is_kept() -> None:
    at = Position(hands={ANNA: "sale"}, top="tabacco perle")
    script = at.play("draw", "perle")
    assert script.asked[1][:3] == (ANNA, KEEP, (0, 1))
    assert at.hand(ANNA) == names(cards("sale perle"))
    assert at.game.pile == cards("tabacco")


@pytest.mark.rule("Q-11")
def test_a_single_card_that_is_left_is_drawn_and_kept() -> None:
    at = Position(top="perle", deck=1, dead=True)
    script = at.play("draw")
    assert script.questions == [ACT]
    assert at.hand(ANNA) == "perle"
    assert not at.game.deck
    assert at.game.pile.count(CARD["perle"]) == 1  # the other one


@pytest.mark.rule("Q-12")
@pytest.mark.parametrize("top", ["Paolo tabacco perle", "tabacco Paolo perle"])
def test_paolo_is_laid_open_and_another_card_drawn(top: str) -> None:
    at = Position(top=top)
    script = at.play("draw", "perle")
    assert at.game.paolo_dead
    assert script.heard(PAOLO_DIED)[0].audience == EVERYBODY
    assert (at.hand(ANNA), at.game.pile) == ("perle", cards("tabacco"))


@pytest.mark.rule("Q-12")
def test_when_paolo_is_the_last_card_nothing_is_drawn_in_his_place() -> None:
    at = Position(top="tabacco Paolo", deck=2)
    at.play("draw")
    assert (at.hand(ANNA), at.game.paolo_dead) == ("tabacco", True)
    alone = Position(top="Paolo", deck=1)
    assert alone.play("draw").heard(DREW)[0].about == (0,)
    assert (alone.hand(ANNA), alone.game.paolo_dead, alone.game.turn) == ("", True, 1)


@pytest.mark.rule("Q-13")
def test_at_the_port_a_card_is_loaded_and_the_first_takes_first_to_load() -> None:
    at = Position(hands={ANNA: "tabacco sale", BRUNO: "perle seta"})
    script = at.play("load", "tabacco", "load", "seta", turns=2)
    assert at.game.loader == ANNA
    assert [names(loaded) for loaded in at.game.loaded[:2]] == ["tabacco", "seta"]
    assert (at.hand(ANNA), at.hand(BRUNO)) == ("sale", "perle")
    assert [told.about for told in script.heard(LOADED)] == [(1,), (0,)]


@pytest.mark.rule("Q-13")
def test_who_holds_no_card_cannot_load() -> None:
    assert LOAD_SHIP not in Position(hands={BRUNO: "sale"}).options()
    assert LOAD_SHIP in Position(hands={ANNA: "sale"}).options()


@pytest.mark.rule("Q-13")
def test_the_last_card_is_loaded_without_a_question() -> None:
    at = Position(hands={ANNA: "tabacco"})
    assert at.play("load").questions == [ACT]
    assert names(at.game.loaded[ANNA]) == "tabacco"


@pytest.mark.rule("Q-14")
def test_one_card_for_another() -> None:
    at = Position(hands={ANNA: "tabacco sale", BRUNO: "perle seta"})
    script = at.play("inn", (BRUNO, 1), {ANNA: "sale", BRUNO: "seta"})
    assert script.together[-1] == [ANNA, BRUNO]
    assert at.hand(ANNA) == names(cards("tabacco seta"))
    assert at.hand(BRUNO) == names(cards("perle sale"))


@pytest.mark.rule("Q-14")
def test_two_cards_for_two_and_both_choose_before_they_see() -> None:
    at = Position(hands={ANNA: "tabacco sale olio", BRUNO: "perle seta pepe"})
    seen: list[tuple[int, ...] | None] = []

    def watch() -> None:
        seen.append(at.view(ANNA).seats[ANNA].hand)

    script = at.play(
        "inn", (BRUNO, 2), {ANNA: "sale", BRUNO: "seta"}, {ANNA: "olio", BRUNO: "pepe"}, watch=watch
    )
    assert script.questions[2:] == [GIVE] * 4
    assert all(CARD["seta"] not in (hand or ()) for hand in seen)
    assert at.hand(ANNA) == names(cards("tabacco seta pepe"))
    assert at.hand(BRUNO) == names(cards("perle sale olio"))


@pytest.mark.rule("Q-14")
def test_who_gives_all_is_not_asked_which() -> None:
    at = Position(hands={ANNA: "tabacco sale", BRUNO: "perle seta pepe"})
    script = at.play("inn", (BRUNO, 2), {BRUNO: "seta"}, {BRUNO: "pepe"})
    assert script.together[2:] == [[BRUNO], [BRUNO]]
    assert at.hand(BRUNO) == names(cards("perle tabacco sale"))
    two = Position(hands={ANNA: "tabacco", BRUNO: "perle"})
    assert two.play("inn").questions == [ACT]
    assert (two.hand(ANNA), two.hand(BRUNO)) == ("perle", "tabacco")


@pytest.mark.rule("Q-14", "Q-15")
@pytest.mark.parametrize("action", ["inn", "convent"])
def test_both_must_hold_as_many_cards(action: str) -> None:
    at = Position(hands={ANNA: "tabacco sale", BRUNO: "perle seta", CARLA: "olio"})
    assert at.options(action) == (2 * BRUNO, 2 * BRUNO + 1, 2 * CARLA)
    poor = Position(hands={ANNA: "tabacco", BRUNO: "perle seta", CARLA: "olio"})
    assert poor.options(action) == (2 * BRUNO, 2 * CARLA)
    assert not {EXCHANGE, CONVENT} & set(Position(hands={BRUNO: "perle"}).options())
    assert not {EXCHANGE, CONVENT} & set(Position(hands={ANNA: "perle"}).options())


@pytest.mark.rule("Q-14")
def test_an_exchange_cannot_be_refused() -> None:
    at = Position(hands={ANNA: "tabacco sale", BRUNO: "perle seta"})
    assert at.play("inn", (BRUNO, 1)).asked[-1] == (BRUNO, GIVE, (0, 1))


@pytest.mark.rule("Q-15")
def test_at_the_convent_own_cards_of_choice_and_others_at_random() -> None:
    lost: Counter[str] = Counter()
    for seed in range(60):
        at = Position(hands={ANNA: "tabacco sale olio", BRUNO: "perle seta pepe"})
        at.game.rng = Rng(seed)
        script = at.play("convent", (BRUNO, 1), "olio")
        assert script.questions == [ACT, WHOM, DISCARD]
        assert at.hand(ANNA) == names(cards("tabacco sale"))
        lost.update({"perle", "seta", "pepe"} - set(at.hand(BRUNO).split()))
        assert len(at.game.hands[BRUNO]) == 2
        assert CARD["olio"] in at.game.pile
    assert sorted(lost) == ["pepe", "perle", "seta"]
    assert min(lost.values()) > 8


@pytest.mark.rule("Q-15")
def test_two_cards_of_each() -> None:
    at = Position(hands={ANNA: "tabacco sale olio", BRUNO: "perle seta pepe"})
    at.play("convent", (BRUNO, 2), "olio", "tabacco")
    assert (at.hand(ANNA), len(at.game.hands[BRUNO]), len(at.game.pile)) == ("sale", 1, 4)


@pytest.mark.rule("Q-15", "Q-35")
@pytest.mark.parametrize(("players", "score"), [(5, 1), (6, 3)])
def test_with_five_players_the_zelanti_score_two_at_once(players: int, score: int) -> None:
    for number in (1, 2):
        at = Position(players=players, score=3, hands={ANNA: "tabacco sale olio", BRUNO: "perle seta pepe"})
        script = at.play("convent", (BRUNO, number), *["olio", "tabacco"][:number])
        assert at.game.score == score
        assert script.heard(VISITED_CONVENT)[0].about == (BRUNO, number, 3 - score)


@pytest.mark.rule("Q-16")
def test_a_ship_is_seized_once_a_game_by_each_and_once_a_round() -> None:
    at = Position(deck=0, hands={BRUNO: "sale"})
    script = at.play("seize", "pass", turns=2)
    assert SEIZE in script.asked[0].options
    assert SEIZE not in script.asked[1].options
    assert (at.game.seizer, at.game.spent) == (ANNA, [1, 0, 0, 0, 0, 0])
    assert SEIZE not in Position(spent=[ANNA], deck=0, hands={ANNA: "sale"}).options()
    assert SEIZE in Position(spent=[BRUNO], deck=0, hands={ANNA: "sale"}).options()


@pytest.mark.rule("Q-16")
def test_the_role_stays_secret_when_the_card_is_turned() -> None:
    at = Position(deck=0)
    at.play("seize")
    assert at.view(BRUNO).seats[ANNA].spent
    assert at.view(BRUNO).seats[ANNA].role is None


@pytest.mark.rule("Q-17")
def test_what_is_told_to_whom() -> None:
    draw = Position(top="tabacco perle").play("draw", "perle")
    load = Position(hands={ANNA: "tabacco sale"}).play("load", "sale")
    inn = Position(hands={ANNA: "tabacco", BRUNO: "perle"}).play("inn")
    convent = Position(hands={ANNA: "tabacco", BRUNO: "perle"}).play("convent")
    assert [told.audience for told in draw.told] == [EVERYBODY, only(ANNA), only(ANNA)]
    assert [told.kind for told in draw.told] == [DREW, SAW_DRAWN, KEPT]
    assert draw.told[2].about == (CARD["perle"], CARD["tabacco"])
    assert [(told.kind, told.audience) for told in load.told] == [
        (LOADED, EVERYBODY),
        (LOADED_CARD, only(ANNA)),
    ]
    assert [(told.kind, told.audience) for told in inn.told] == [
        (EXCHANGED, EVERYBODY),
        (SAW_EXCHANGED, only(ANNA)),
        (SAW_EXCHANGED, only(BRUNO)),
    ]
    assert inn.told[1].about == (1, CARD["tabacco"], CARD["perle"])
    assert inn.told[2].about == (1, CARD["perle"], CARD["tabacco"])
    assert [(told.kind, told.audience) for told in convent.told[1:]] == [
        (DISCARDED, only(ANNA)),
        (LOST, only(BRUNO)),
    ]
    for script in (draw, load, inn, convent):
        public = [told for told in script.told if told.audience == EVERYBODY]
        for secret in (CARD["tabacco"], CARD["perle"], CARD["sale"]):
            assert all(secret not in told.about for told in public)


@pytest.mark.rule("Q-17", "Q-18")
def test_a_view_shows_how_many_but_not_which() -> None:
    at = Position(
        hands={ANNA: "tabacco sale", BRUNO: "perle seta pepe"}, loaded={BRUNO: "grano olio"}, loader=BRUNO
    )
    for viewer in (-1, ANNA, CARLA):
        bruno = at.view(viewer).seats[BRUNO]
        assert (bruno.cards, bruno.loads) == (3, 2)
        assert (bruno.hand, bruno.loaded) == (None, None)
    own = at.view(BRUNO).seats[BRUNO]
    assert (names(own.hand or ()), names(own.loaded or ())) == (names(cards("perle seta pepe")), "grano olio")


@pytest.mark.rule("Q-17")
def test_what_somebody_draws_is_seen_by_nobody_else() -> None:
    at = Position(top="tabacco perle")
    at.play("draw")
    assert names(at.view(ANNA).drawn) == names(cards("tabacco perle"))
    assert at.view(BRUNO).drawn == at.view(-1).drawn == ()


@pytest.mark.rule("Q-18")
def test_there_is_no_hand_limit() -> None:
    many = "tabacco tabacco tabacco baccala baccala sale olio grano grano lana lana carta carta"
    at = Position(hands={ANNA: many}, top="perle seta")
    at.play("draw", "perle")
    assert len(at.game.hands[ANNA]) == 14


@pytest.mark.rule("Q-19")
def test_there_is_no_passing_while_the_deck_has_cards() -> None:
    at = Position(hands={ANNA: "tabacco", BRUNO: "sale"})
    assert at.options() == (DRAW, LOAD_SHIP, EXCHANGE, CONVENT, SEIZE)


@pytest.mark.rule("Q-30")
def test_when_the_deck_is_empty_nobody_draws_and_all_may_pass() -> None:
    at = Position(deck=0, hands={ANNA: "tabacco", BRUNO: "sale"})
    assert at.options() == (LOAD_SHIP, EXCHANGE, CONVENT, SEIZE, PASS)
    assert Position(deck=0).play("pass").heard(PASSED)[0].seat == ANNA


@pytest.mark.rule("Q-30")
def test_who_can_only_pass_is_not_asked() -> None:
    at = Position(deck=0, spent=[ANNA])
    assert at.play().asked == []
    assert at.game.turn == 1


@pytest.mark.rule("Q-35")
def test_the_victim_sees_what_was_lost_and_the_actor_does_not() -> None:
    at = Position(hands={ANNA: "tabacco", BRUNO: "perle"})
    script = at.play("convent")
    assert script.heard(LOST) == [(LOST, BRUNO, (CARD["perle"],), only(BRUNO))]
    assert CARD["perle"] not in at.view(ANNA).secrets
    assert CARD["perle"] in at.view(BRUNO).secrets


@pytest.mark.rule("Q-35")
def test_nobody_looks_through_the_discards() -> None:
    at = Position(hands={ANNA: "tabacco", BRUNO: "perle"})
    at.play("convent")
    for viewer in range(-1, 6):
        assert at.view(viewer).pile == 2
    pile = next(zone for zone in at.game.zones() if zone.name == "discard pile")
    assert pile.seen_by == 0


@pytest.mark.rule("Q-36")
def test_the_active_player_names_partner_and_number() -> None:
    at = Position(hands={ANNA: "tabacco sale", DINO: "perle seta", ELENA: "olio"})
    script = at.play("inn", (DINO, 2))
    assert script.asked[1] == (ANNA, WHOM, (2 * DINO, 2 * DINO + 1, 2 * ELENA))
    assert at.hand(ANNA) == names(cards("perle seta"))


@pytest.mark.rule("Q-37")
@pytest.mark.parametrize("turns", [("load", "seize"), ("seize", "load")])
def test_seizing_holds_before_and_after_loading(turns: tuple[str, str]) -> None:
    """A book is worth nothing on a seized ship."""
    at = Position(turn=10, first=ANNA, deck=0, hands={ELENA: "alfabeto", FABIO: "alfabeto"})
    script = at.play(*turns, turns=2)
    assert script.heard(SEIZED)
    at.play("-")
    assert (at.game.score, at.game.gone) == (0, cards("alfabeto"))


@pytest.mark.rule("Q-37")
def test_a_seizure_is_spent_if_nobody_loads() -> None:
    at = Position(
        turn=11, seizer=ANNA, spent=[ANNA], hands={FABIO: "sale", ANNA: "olio"}, top="tabacco perle"
    )
    at.play("draw", "perle", turns=2)
    assert (at.game.seizer, at.game.spent[ANNA], at.game.round) == (NOBODY, 1, 4)
    assert SEIZE not in at.options()


@pytest.mark.rule("Q-13", "Q-18")
def test_a_card_is_chosen_by_its_place_so_that_options_tell_the_size_of_the_hand_alone() -> None:
    twins = Position(hands={ANNA: "tabacco tabacco"})
    assert twins.play("load").asked[-1] == (ANNA, LOAD, (0, 1))
