"""The ship sails, and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from camerlengo.core import EVERYBODY, Ask, Rng, only
from camerlengo.games import open_box
from camerlengo.games.q.effects import turn_role
from camerlengo.games.q.state import side_of
from camerlengo.games.q.terms import (
    ACT,
    COUNTED,
    DREW,
    ENDED,
    MADE_FIRST,
    NO_SHIP,
    NOBODY,
    PAOLO_DIED,
    SAIL,
    SAILED,
    SAW_DRAWN,
    SAW_HOLD,
    SCORED,
    SPIRITUALI,
    THREW,
    THREW_CARD,
    THROW,
    THROW_NOTHING,
    TOOK_EFFECT,
    TURNED_ROLE,
    TURNED_SEAT,
    ZELANTI,
)
from tests.games.q.positions import (
    ANNA,
    BRUNO,
    CARD,
    CARLA,
    DECK,
    DINO,
    ELENA,
    FABIO,
    Position,
    Q,
    Script,
    cards,
    names,
    points,
    ship,
    value,
    with_effects_of_rules_1,
)

BEFORE = with_effects_of_rules_1()  # the deck of rules 1, whose cards speak of every office


def before_sailing(**position: object) -> Position:
    return Position(phase=SAIL, turn=12, **position)  # type: ignore[arg-type]


@pytest.mark.rule("Q-20")
@pytest.mark.parametrize(
    ("first", "loads", "becomes"),
    [
        (ANNA, {BRUNO: "sale", CARLA: "olio grano"}, CARLA),
        (ANNA, {ANNA: "sale olio", BRUNO: "grano"}, ANNA),
        (BRUNO, {ANNA: "sale", ELENA: "olio", BRUNO: "grano"}, ELENA),
        (BRUNO, {ANNA: "sale", BRUNO: "grano"}, ANNA),
        (CARLA, {ANNA: "sale", BRUNO: "grano"}, ANNA),
    ],
)
def test_first_player_goes_to_who_loaded_most_then_to_the_left(
    first: int, loads: dict[int, str], becomes: int
) -> None:
    at = before_sailing(first=first, loader=next(iter(loads)), loaded=loads)
    script = at.play("-")
    assert at.game.first == becomes
    assert script.heard(MADE_FIRST)[0][:2] == (MADE_FIRST, becomes)


@pytest.mark.rule("Q-20")
def test_first_player_is_passed_on_also_when_the_only_card_is_discarded() -> None:
    at = before_sailing(first=ANNA, loader=DINO, loaded={DINO: "sale"})
    at.play("sale")
    assert (at.game.first, at.game.gone, at.game.score) == (DINO, [], 0)


@pytest.mark.rule("Q-21")
def test_the_first_to_load_alone_looks_into_the_hold() -> None:
    at = before_sailing(loader=BRUNO, loaded={BRUNO: "tabacco", CARLA: "perle"})
    script = at.play()
    assert script.asked == [(BRUNO, THROW, (0, 1, THROW_NOTHING))]
    assert script.heard(SAW_HOLD) == [(SAW_HOLD, BRUNO, tuple(cards("tabacco perle")), only(BRUNO))]
    assert at.view(BRUNO).hold == tuple(cards("tabacco perle"))
    for viewer in (-1, ANNA, CARLA):
        assert at.view(viewer).hold is None


@pytest.mark.rule("Q-21")
def test_one_card_may_be_discarded_and_only_that_it_was_is_public() -> None:
    at = before_sailing(loader=BRUNO, loaded={BRUNO: "tabacco", CARLA: "perle"})
    script = at.play("perle")
    assert script.heard(THREW) == [(THREW, BRUNO, (1,), EVERYBODY)]
    assert script.heard(THREW_CARD) == [(THREW_CARD, BRUNO, (CARD["perle"],), only(BRUNO))]
    assert script.heard(SAILED)[0].about == (0, CARD["tabacco"])
    assert CARD["perle"] in at.game.pile
    assert at.game.loader == NOBODY


@pytest.mark.rule("Q-21")
def test_nothing_need_be_discarded() -> None:
    at = before_sailing(loader=BRUNO, loaded={BRUNO: "tabacco", CARLA: "perle"})
    assert at.play("-").heard(THREW)[0].about == (0,)
    assert Counter(at.game.gone) == Counter(cards("tabacco perle"))


@pytest.mark.rule("Q-21", "Q-55")
def test_a_historical_event_cannot_be_discarded() -> None:
    at = before_sailing(loader=BRUNO, loaded={BRUNO: "tabacco interim", CARLA: "roghi"})
    options = at.play().asked[0].options
    hold = cards("tabacco interim roghi")
    assert options == (hold.index(CARD["tabacco"]), THROW_NOTHING)
    only_events = before_sailing(loader=BRUNO, loaded={BRUNO: "interim"})
    assert only_events.play().asked[0].options == (THROW_NOTHING,)


@pytest.mark.rule("Q-21")
def test_nobody_knows_who_loaded_what() -> None:
    at = before_sailing(loader=BRUNO, loaded={BRUNO: "tabacco", CARLA: "perle", DINO: "sale", ELENA: "olio"})
    at.play()
    seen: Counter[str] = Counter()
    for seed in range(120):
        guess = at.game.copy()
        guess.redeal(BRUNO, Rng(seed))
        assert guess.loaded[BRUNO] == cards("tabacco")
        seen[names(guess.loaded[CARLA])] += 1
    assert sorted(seen) == ["olio", "perle", "sale"]
    assert min(seen.values()) > 20


@pytest.mark.rule("Q-22")
def test_events_act_before_common_cards() -> None:
    """Books burn before the false bottom can protect them, however the cards are shuffled."""
    for seed in range(20):
        at = before_sailing(loader=ANNA, loaded={ANNA: "beneficio roghi doppio_fondo"})
        at.game.rng = Rng(seed)
        script = at.play("-")
        assert [told.about[0] for told in script.heard(TOOK_EFFECT)] == [CARD["roghi"], CARD["doppio_fondo"]]
        assert at.game.score == 0


@pytest.mark.rule("Q-22")
def test_common_cards_that_conflict_act_in_random_order() -> None:
    scores: Counter[int] = Counter()
    for seed in range(80):
        at = before_sailing(loader=ANNA, loaded={ANNA: "beneficio richieste doppio_fondo"}, printed=BEFORE)
        at.game.rng = Rng(seed)
        at.play("-")
        scores[at.game.score] += 1
    assert sorted(scores) == [0, 10]
    assert min(scores.values()) > 20


@pytest.mark.rule("Q-22")
def test_events_that_conflict_act_in_random_order_too() -> None:
    order: Counter[int] = Counter()
    for seed in range(80):
        at = before_sailing(loader=ANNA, loaded={ANNA: "interim muehlberg"})
        at.game.rng = Rng(seed)
        order[at.play("-").heard(TOOK_EFFECT)[0].about[0]] += 1
    assert min(order[CARD["interim"]], order[CARD["muehlberg"]]) > 20


@pytest.mark.rule("Q-22")
def test_the_cargo_is_shown_to_all_and_books_and_goods_are_counted_last() -> None:
    _, script = ship("beneficio dipinto interim", printed=BEFORE)
    assert script.heard(SAILED)[0] == (SAILED, NOBODY, (0, *cards("interim beneficio dipinto")), EVERYBODY)
    kinds = [told.kind for told in script.told if told.kind in (SAILED, TOOK_EFFECT, COUNTED, SCORED)]
    assert kinds == [SAILED, TOOK_EFFECT, COUNTED, COUNTED, SCORED]


@pytest.mark.rule("Q-23")
def test_the_difference_moves_the_one_score() -> None:
    at, script = ship("sommario perle", score=2)
    moved = value("sommario perle")
    assert at.game.score == 2 + moved
    assert script.heard(SCORED)[0].about == (moved, 2 + moved)


@pytest.mark.rule("Q-24")
def test_a_seized_ship_counts_the_values_in_brackets() -> None:
    assert points("sommario perle sale tabacco") == value("sommario perle sale tabacco")
    assert points("sommario perle sale tabacco", seizer=BRUNO) == value("sale tabacco")


@pytest.mark.rule("Q-24")
def test_seizure_does_not_touch_other_cards() -> None:
    assert points("interim voti_carafa") == points("interim voti_carafa", seizer=BRUNO) > 0


@pytest.mark.rule("Q-25")
def test_without_a_load_no_ship_sails_and_first_player_stays() -> None:
    at = before_sailing(first=DINO)
    script = at.play()
    assert script.asked == []
    assert script.heard(NO_SHIP)
    assert (at.game.first, at.game.round, at.game.score) == (DINO, 4, 0)


@pytest.mark.rule("Q-25", "Q-31")
def test_cards_of_a_ship_and_discards_never_come_back() -> None:
    at, _ = ship("sommario perle", top="tabacco", deck=1, dead=True)
    assert at.game.gone == cards("sommario perle")
    discards = list(at.game.pile)
    at.play("draw", turns=1)
    assert (at.game.deck, at.game.pile, at.game.gone) == ([], discards, cards("sommario perle"))
    assert 0 not in at.play().asked[0].options


@pytest.mark.rule("Q-30")
def test_the_round_in_which_the_deck_ends_is_played_out() -> None:
    at = Position(turn=3, deck=1, top="perle", dead=True, hands={DINO: "sale"})
    at.play("draw")
    assert not at.game.over()
    script = at.play(*["pass"] * 8, turns=9)
    assert at.game.done
    assert len([asked for asked in script.asked if asked.question == ACT]) == 8
    assert script.heard(ENDED)


@pytest.mark.rule("Q-30")
def test_the_game_goes_on_while_there_are_cards() -> None:
    at, _ = ship("tabacco", top="perle", deck=1, dead=True)
    assert not at.game.done
    assert at.game.round == 4


@pytest.mark.rule("Q-31")
def test_an_empty_deck_stays_empty() -> None:
    at = Position(deck=0, hands={ANNA: "tabacco sale", BRUNO: "perle"})
    at.play("convent", "tabacco")
    assert at.game.pile
    assert at.game.deck == []


@pytest.mark.rule("Q-32")
@pytest.mark.parametrize(
    ("cargo", "places"), [("beneficio", [1, 4, 1, 4, 1, 4]), ("perle", [4, 1, 4, 1, 4, 1])]
)
def test_the_faction_with_more_points_wins(cargo: str, places: list[int]) -> None:
    at, script = ship(cargo, deck=0)
    assert at.game.done
    assert at.game.places() == places
    assert [score > 0 for score in at.game.scores()] == [place == 1 for place in places]
    result = open_box("q").result(at.game, DECK)
    assert result.winners == tuple(seat for seat in range(6) if places[seat] == 1)
    assert script.heard(ENDED)[0].about[0] == at.game.score


@pytest.mark.rule("Q-32")
def test_level_nobody_wins() -> None:
    at, _ = ship("tabacco malvasia", printed=BEFORE, deck=0)
    assert (at.game.done, at.game.score) == (True, 0)
    result = open_box("q").result(at.game, DECK)
    assert result.nobody_wins
    assert result.winners == ()


@pytest.mark.rule("Q-32", "Q-33")
def test_nobody_wins_for_a_faction_that_everybody_has_left() -> None:
    at, _ = ship("perle", deck=0)
    game = at.game
    for seat in range(6):
        if side_of(game, seat) != SPIRITUALI:
            game.seat_turned[seat] += 1
    assert game.score < 0
    assert {side_of(game, seat) for seat in range(6)} == {SPIRITUALI}
    assert open_box("q").result(game, DECK).winners == ()


@pytest.mark.rule("Q-33")
def test_the_faction_at_the_end_counts() -> None:
    """Q and Perna change sides: Bruno wins with the Spirituali, Carla loses with the Zelanti."""
    at, script = ship("beneficio qoelet", deck=0)
    assert (side_of(at.game, BRUNO), side_of(at.game, CARLA)) == (SPIRITUALI, ZELANTI)
    assert at.game.places() == [1, 1, 4, 4, 1, 4]
    assert [told.about for told in script.heard(TURNED_ROLE)] == [
        (at.game.roles[BRUNO],),
        (at.game.roles[CARLA],),
    ]


@pytest.mark.rule("Q-33")
def test_a_player_knows_the_own_present_faction_and_no_other() -> None:
    at, _ = ship("qoelet", printed=BEFORE)
    for viewer in range(6):
        sides = [seat.side for seat in at.view(viewer).seats]
        assert sides == [side_of(at.game, seat) if seat == viewer else None for seat in range(6)]
    assert at.view(BRUNO).seats[BRUNO].side == SPIRITUALI


@pytest.mark.rule("Q-33")
def test_who_turns_twice_is_where_he_was() -> None:
    at = before_sailing(loader=BRUNO, loaded={BRUNO: "qoelet abiura"}, printed=BEFORE)
    at.play("-")
    assert side_of(at.game, BRUNO) == ZELANTI


@pytest.mark.rule("Q-34")
def test_the_conclave_opens_after_round_20() -> None:
    assert not ship("tabacco", round=19)[0].game.done
    at, script = ship("tabacco", round=20)
    assert at.game.done
    assert at.game.deck
    assert script.heard(ENDED)


@pytest.mark.rule("Q-39")
def test_whether_paolo_lives_is_read_when_the_ship_resolves() -> None:
    """He dies in the last turn before the ship sails, after the card was loaded."""
    clauses = DECK.kinds[CARD["voti_pole"]].clauses
    alive, dead = (clauses[at + 2] * clauses[at + 3] for at in (0, 5))
    for top, score in (("perle seta", alive), ("perle Paolo seta", dead)):
        at = Position(turn=11, loader=ANNA, loaded={ANNA: "voti_pole"}, hands={FABIO: "sale"}, top=top)
        at.play("draw", "seta", "-", turns=2)
        assert at.game.score == score
    assert alive != dead


@pytest.mark.rule("Q-39")
def test_an_office_that_nobody_holds_is_nothing_to_act_on() -> None:
    at, _ = ship("bologna", printed=BEFORE, spent=[BRUNO])
    assert at.game.spent == [0, 1, 0, 0, 0, 0]
    seized, _ = ship("bologna", printed=BEFORE, spent=[BRUNO], seizer=BRUNO)
    assert seized.game.spent == [0, 0, 0, 0, 0, 0]


@pytest.mark.rule("Q-40")
def test_the_example_of_the_rulebook() -> None:
    assert points("beneficio dipinto tabacco", score=-4) == 1


@pytest.mark.rule("Q-41")
def test_the_same_ship_seized() -> None:
    assert points("beneficio dipinto tabacco", score=-4, seizer=FABIO) == -3


@pytest.mark.rule("Q-53")
def test_all_see_whose_faction_turns_but_not_who_loaded_the_card() -> None:
    at = before_sailing(loader=CARLA, loaded={CARLA: "tabacco", ELENA: "abiura"}, printed=BEFORE)
    script = at.play("-")
    assert script.heard(TURNED_SEAT) == [(TURNED_SEAT, CARLA, (), EVERYBODY)]
    assert at.view(ANNA).seats[CARLA].turned
    assert at.view(ANNA).seats[CARLA].side is None
    assert side_of(at.game, CARLA) == ZELANTI


# --- alternatives, and what is told -----------------------------------------------------------------


@pytest.mark.rule("Q-22", "Q-56")
def test_safe_conduct_does_one_of_its_alternatives() -> None:
    assert points("beneficio salvacondotto", seizer=BRUNO) == 10
    assert points("beneficio salvacondotto") == 11


@pytest.mark.rule("Q-22")
def test_rules_1_read_each_condition_after_the_clause_before_it() -> None:
    at = before_sailing(loader=ANNA, loaded={ANNA: "beneficio salvacondotto"}, seizer=BRUNO)
    at.game.rules = 1
    at.play("-")
    assert at.game.score == 11


def effects_told(script: Script) -> list[tuple[int, ...]]:
    return [told.about for told in script.heard(TOOK_EFFECT)]


@pytest.mark.rule("Q-39")
def test_an_effect_that_does_not_happen_is_not_told() -> None:
    """No seizer for Bologna; Letter and Masks where both offices are Anna's."""
    bologna, lettera, carnevale = (CARD[name] for name in ("bologna", "lettera", "carnevale"))
    assert [about[:2] for about in effects_told(ship("bologna", printed=BEFORE)[1])] == [(bologna, 0)]
    assert len(effects_told(ship("bologna", printed=BEFORE, seizer=BRUNO, spent=[BRUNO])[1])) == 2
    assert [about[:2] for about in effects_told(ship("lettera", printed=BEFORE)[1])] == [(lettera, 0)]
    assert effects_told(ship("carnevale", printed=BEFORE)[1]) == [(carnevale, -1, 0)]
    two = before_sailing(loader=ANNA, loaded={ANNA: "lettera", BRUNO: "sale olio"}, printed=BEFORE)
    assert len(effects_told(two.play("-"))) == 2


@pytest.mark.rule("Q-39")
def test_rules_1_told_effects_that_did_not_happen() -> None:
    at = before_sailing(loader=ANNA, loaded={ANNA: "bologna"}, printed=BEFORE)
    at.game.rules = 1
    assert [about[1] for about in effects_told(at.play("-"))] == [0, 1]


@pytest.mark.rule("Q-22")
@pytest.mark.parametrize(
    ("cargo", "facts", "card"),
    [
        ("uscocchi sale", {}, "uscocchi"),
        ("rialto beneficio", {}, "rialto"),
        ("doppio_fondo sale", {}, "doppio_fondo"),
        ("tre_savi sale", {"seizer": BRUNO}, "tre_savi"),
        ("trento sale", {}, "trento"),
        ("sant_uffizio sale", {}, "sant_uffizio"),
    ],
)
def test_a_card_with_nothing_to_act_on_has_no_effect(cargo: str, facts: dict[str, object], card: str) -> None:
    assert effects_told(ship(cargo, printed=BEFORE, **facts)[1]) == [(CARD[card], -1, 0)]  # type: ignore[arg-type]


@pytest.mark.rule("Q-22")
@pytest.mark.parametrize(
    ("cargo", "card"),
    [
        ("uscocchi dipinto", "uscocchi"),
        ("rialto sale", "rialto"),
        ("doppio_fondo beneficio", "doppio_fondo"),
        ("trento voti_carafa", "trento"),
    ],
)
def test_a_single_card_is_enough_to_act_on(cargo: str, card: str) -> None:
    """To be cancelled, protected or doubled."""
    effects = effects_told(ship(cargo, printed=BEFORE)[1])
    assert [about[:2] for about in effects] == [(CARD[card], 0)]


@pytest.mark.rule("Q-12")
def test_the_death_of_paolo_is_told_after_the_draw_that_found_him() -> None:
    for rules, order in ((2, [DREW, PAOLO_DIED, SAW_DRAWN]), (1, [PAOLO_DIED, DREW, SAW_DRAWN])):
        at = Position(hands={ANNA: "sale"}, top="perle Paolo seta")
        at.game.rules = rules
        script = at.play("draw")
        assert [told.kind for told in script.told] == order


@pytest.mark.rule("Q-21")
def test_of_two_copies_one_is_thrown_away() -> None:
    at = before_sailing(loader=ANNA, loaded={ANNA: "tabacco", BRUNO: "tabacco"})
    at.play("tabacco")
    assert at.game.gone == cards("tabacco")


@pytest.mark.rule("Q-33")
def test_a_character_who_turns_twice_is_where_he_was() -> None:
    """Possible with a deck of one's own that has two such cards."""
    at, _ = ship("qoelet", printed=BEFORE, deck=4)
    assert side_of(at.game, BRUNO) == SPIRITUALI
    turn_role(at.game, Ask(), Q)
    assert side_of(at.game, BRUNO) == ZELANTI


@pytest.mark.rule("Q-39")
def test_the_seal_of_the_first_to_load_does_not_come_back_for_a_vacant_seizer() -> None:
    at, _ = ship("bologna", printed=BEFORE, spent=[ANNA])
    assert at.game.spent == [1, 0, 0, 0, 0, 0]
