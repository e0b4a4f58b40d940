"""PX-30 to PX-38, PX-45 and PX-89: abilities, windows, answers."""

from __future__ import annotations

import pytest

from camerlengo.core import Ask, Rng
from camerlengo.games.pontifex.rules import Pontifex, deal
from camerlengo.games.pontifex.terms import (
    BEGIN,
    CAME_TO_NOTHING,
    CANCELLED,
    DIE_HAS_FALLEN,
    END,
    FIRST_PERSON,
    HAS_TAKEN_EFFECT,
    IS_DECLARED,
    MOVE,
    PASS,
    TURN_BEGINS,
    TURN_ENDS,
    USE,
    USED,
)
from tests.games.pontifex.positions import (
    ANNA,
    BRUNO,
    CARLA,
    STANDARD,
    Position,
    Script,
    design,
    person,
    source,
    under_all_rules,
)

GAINS = {"kenya": "gain 100"}


# --- when and by whom -----------------------------------------------------------------------------


@pytest.mark.rule("PX-30", "PX-31")
def test_abilities_can_be_used_in_every_window_of_any_turn() -> None:
    windows = []
    position = Position(
        phase=BEGIN, ready={BRUNO: "kenya"}, abilities=GAINS, at="ireland kenya peru", dice=[2, 2]
    )
    for answers in ((), ("france",), ("pence",), ("draw",), ()):
        windows += position.play(*answers).windows(BRUNO)
    assert windows == [
        TURN_BEGINS,
        IS_DECLARED,
        *(IS_DECLARED, DIE_HAS_FALLEN, HAS_TAKEN_EFFECT),
        *(IS_DECLARED, HAS_TAKEN_EFFECT),
        TURN_ENDS,
    ]


@pytest.mark.rule("PX-30")
def test_cards_the_pawn_the_retinue_and_characters_have_abilities() -> None:
    position = Position(
        phase=END,
        retinues={BRUNO: "germany egypt"},
        ready={BRUNO: "kenya germany egypt"},
        hands={BRUNO: ["Telethon"]},
        abilities={"kenya": "gain 100", "egypt": "gain 100", "germany": "gain 100"},
        scores={BRUNO: (1, 1, 1)},
    )
    script = position.play()
    options = {option - 1 for option in script.asked[0].options if option}
    assert options == {source(name) for name in ("kenya", "germany", "egypt", "Telethon")}


@pytest.mark.rule("PX-30")
def test_what_would_do_nothing_cannot_be_used() -> None:
    nothing = Position(phase=END, ready={BRUNO: "kenya"}, abilities={"kenya": "sins -1"})
    assert nothing.play().asked == []
    something = Position(
        phase=END, ready={BRUNO: "kenya"}, abilities={"kenya": "sins -1"}, scores={BRUNO: (1, 1, 1)}
    )
    assert something.play().windows(BRUNO) == [TURN_ENDS]


@under_all_rules
@pytest.mark.rule("PX-30")
def test_not_only_the_target_may_answer() -> None:
    position = Position(
        phase=END,
        ready={ANNA: "ireland", CARLA: "peru"},
        abilities={"ireland": "sins 1 opponent", "peru": "cancel_ability"},
    )
    position.play((ANNA, "ireland"), BRUNO, (CARLA, "peru"))
    assert position.scores(BRUNO) == (1, 1, 0)


@pytest.mark.rule("PX-30")
def test_nothing_is_used_before_the_first_turn() -> None:
    """A new game stands at the beginning of a turn, and its first question comes after the lots."""
    game = deal(2, Rng(1), STANDARD.cards)
    assert game.phase == BEGIN
    assert game.round == 0
    script = Script(game, ())
    game.advance(script)
    assert [asked.window for asked in script.asked] == [TURN_BEGINS] * len(script.asked)
    assert game.round == 1


@pytest.mark.rule("PX-31")
def test_all_are_asked_from_the_active_one_clockwise_until_all_pass_in_a_row() -> None:
    everybody = {ANNA: "ireland spain", BRUNO: "kenya congo", CARLA: "peru chile"}
    position = Position(
        phase=END,
        seat=BRUNO,
        retinues={ANNA: "spain", BRUNO: "congo", CARLA: "chile"},
        ready=everybody,
        abilities={name: "gain 100" for names in everybody.values() for name in names.split()},
    )
    script = position.play((CARLA, "peru"))
    asked = [one.seat for one in script.asked]
    # Carla answers; her ability is open to answers; then the window goes on until three have passed.
    assert asked == [BRUNO, CARLA, *(BRUNO, CARLA, ANNA), *(ANNA, BRUNO, CARLA)]


@pytest.mark.rule("PX-31")
def test_the_last_answer_takes_effect_first() -> None:
    position = Position(
        phase=END,
        money={ANNA: 500, CARLA: 0},
        ready={BRUNO: "kenya", CARLA: "peru"},
        abilities={"kenya": "take 500 opponent", "peru": "take 300 opponent"},
    )
    position.play((BRUNO, "kenya"), (CARLA, "peru"))
    assert position.game.money == [0, 200, 300], "Carla took first what Bruno had announced to take"


@pytest.mark.rule("PX-31", "PX-32")
def test_a_cancelled_answer_does_not_cancel() -> None:
    """Three deep: Anna sins Bruno, Bruno cancels it, Carla cancels that, and Bruno sins after all."""
    position = Position(
        phase=END,
        ready={ANNA: "ireland", BRUNO: "kenya", CARLA: "peru"},
        abilities={"ireland": "sins 1 opponent", "kenya": "cancel_ability", "peru": "cancel_ability"},
    )
    script = position.play((ANNA, "ireland"), BRUNO, (BRUNO, "kenya"), (CARLA, "peru"))
    assert position.scores(BRUNO) == (1, 1, 1)
    assert [told.about for told in script.heard(CANCELLED)] == [(1 + source("kenya"),)]
    assert all(position.turned(seat, code) for seat, code in enumerate(("ireland", "kenya", "peru")))


@under_all_rules
@pytest.mark.rule("PX-31")
def test_the_stack_is_seen_while_answers_are_awaited() -> None:
    position = Position(
        phase=END,
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": "sins 1 opponent", "kenya": "discard 1 opponent"},
        hands={ANNA: ["Audit"], CARLA: ["Audit"]},
        money={ANNA: 0},
    )
    game = position.midway((ANNA, "ireland"), BRUNO, (BRUNO, "kenya"))
    stack = game.view(CARLA).stack
    assert [(one.seat, one.source, one.target) for one in stack] == [
        (ANNA, source("ireland"), BRUNO),
        (BRUNO, source("kenya"), None),
    ]


# --- what cancelling costs ------------------------------------------------------------------------


@under_all_rules
@pytest.mark.rule("PX-32")
def test_a_cancelled_action_is_used_up_and_its_cost_is_lost() -> None:
    position = Position(
        at="spain kenya peru",
        money={ANNA: 600},
        ready={BRUNO: "kenya"},
        abilities={"kenya": "cancel_action"},
    )
    position.play("fly china", (BRUNO, "kenya"))
    assert position.at(ANNA) == "spain"
    assert position.game.money[ANNA] == 0
    assert position.game.acted == 1


@under_all_rules
@pytest.mark.rule("PX-32")
def test_a_cancelled_move_means_no_actions() -> None:
    position = Position(
        phase=MOVE,
        at="spain kenya peru",
        money={ANNA: 600},
        ready={BRUNO: "kenya"},
        abilities={"kenya": "cancel_action"},
    )
    position.play("fly china", (BRUNO, "kenya"))
    assert position.at(ANNA) == "spain"
    assert position.game.money[ANNA] == 0
    assert position.game.phase == END


@under_all_rules
@pytest.mark.rule("PX-32", "PX-33", "PX-34")
def test_a_cancelled_card_is_gone_and_a_cancelled_ability_stays_turned() -> None:
    position = Position(
        phase=END,
        money={ANNA: 500},
        hands={ANNA: ["Chapel with a Sponsor"]},
        ready={ANNA: "ireland", BRUNO: "kenya congo"},
        retinues={BRUNO: "congo"},
        abilities={"ireland": "gain 300", "kenya": "cancel_ability", "congo": "cancel_ability"},
    )
    price = STANDARD.action_cards[design("Chapel with a Sponsor")].price
    position.play((ANNA, "Chapel with a Sponsor"), (BRUNO, "kenya"), (ANNA, "ireland"), (BRUNO, "congo"))
    assert position.game.money[ANNA] == 500 - price
    assert position.out() == ["Chapel with a Sponsor"]
    assert position.turned(ANNA, "ireland")


@pytest.mark.rule("PX-32")
def test_an_announced_ability_takes_effect_even_if_its_cardinal_leaves() -> None:
    position = Position(
        phase=END,
        retinues={ANNA: "germany"},
        ready={ANNA: "germany", BRUNO: "kenya"},
        abilities={"germany": "gain 800", "kenya": "release opponent"},
    )
    position.play((ANNA, "germany"), (BRUNO, "kenya"))
    assert position.retinue(ANNA) == ""
    assert position.game.money[ANNA] == 800


@pytest.mark.rule("PX-32")
def test_an_ability_whose_target_is_gone_comes_to_nothing() -> None:
    position = Position(
        phase=END,
        retinues={ANNA: "germany"},
        ready={BRUNO: "kenya", CARLA: "peru"},
        abilities={"kenya": "entice 30 opponent", "peru": "release opponent"},
    )
    script = position.play((BRUNO, "kenya"), (CARLA, "peru"))
    assert position.free("germany")
    assert position.retinue(BRUNO) == ""
    assert [told.about for told in script.heard(CAME_TO_NOTHING)] == [(source("kenya"),)]


# --- what abilities cost --------------------------------------------------------------------------


@pytest.mark.rule("PX-33")
def test_a_card_costs_its_price_and_leaves_the_game() -> None:
    price = STANDARD.action_cards[design("Urbi et Orbi Blessing")].price
    assert price > 0
    poor = Position(phase=END, hands={BRUNO: ["Urbi et Orbi Blessing"]}, money={BRUNO: price - 100})
    assert all(asked.options == (PASS,) for asked in poor.play().asked)
    position = Position(phase=END, hands={BRUNO: ["Urbi et Orbi Blessing"]}, money={BRUNO: price})
    position.play((BRUNO, "Urbi et Orbi Blessing"))
    assert position.game.money[BRUNO] == 0
    assert position.hand(BRUNO) == []
    assert position.out() == ["Urbi et Orbi Blessing"]
    assert position.scores(BRUNO) == (2, 1, 0)


@pytest.mark.rule("PX-34")
def test_an_ability_of_a_person_is_free_once_a_game() -> None:
    position = Position(phase=END, ready={BRUNO: "kenya"}, abilities=GAINS)
    script = position.play((BRUNO, "kenya"))
    assert position.game.money[BRUNO] == 100
    assert position.turned(BRUNO, "kenya")
    assert len(script.windows(BRUNO)) == 1, "turned, it is no answer any more"
    assert position.view(ANNA).seats[BRUNO].turned == (person("kenya"),)


@pytest.mark.rule("PX-34")
def test_who_joins_another_player_can_be_used_anew_and_so_can_who_comes_back() -> None:
    entice = {"ireland": "entice 30 opponent", "kenya": "entice 30 opponent", "germany": "gain 100"}
    position = Position(
        phase=END,
        retinues={ANNA: "germany"},
        ready={ANNA: "ireland germany", BRUNO: "kenya"},
        abilities=entice,
    )
    turns = ((ANNA, "germany"), (BRUNO, "kenya"), (BRUNO, "germany"), (ANNA, "ireland"), (ANNA, "germany"))
    position.play(*turns)
    assert position.game.money[:2] == [200, 100], "used by Anna, anew by Bruno, and again by Anna"
    assert position.retinue(ANNA) == "germany"
    assert position.turned(ANNA, "germany")


@pytest.mark.rule("PX-89", "PX-34")
def test_who_changes_sides_again_in_a_turn_stays_turned_with_whom_he_left() -> None:
    entice = dict.fromkeys(("ireland", "kenya", "peru"), "entice 30 opponent")
    position = Position(
        players=2,
        phase=END,
        pawns="ireland kenya",
        retinues={ANNA: "germany", BRUNO: "peru"},
        ready={ANNA: "ireland germany", BRUNO: "kenya peru"},
        abilities={**entice, "germany": "gain 100"},
    )
    uses = ((ANNA, "germany"), (BRUNO, "kenya"), (BRUNO, "germany"), (ANNA, "ireland"))
    position.play(*uses, person("germany"), (BRUNO, "peru"))
    assert position.retinue(BRUNO) == "germany peru"
    assert position.turned(BRUNO, "germany")
    assert not position.turned(ANNA, "germany")


@under_all_rules
@pytest.mark.rule("PX-34")
def test_under_rules_1_who_comes_back_stays_turned() -> None:
    position = Position(
        phase=END,
        retinues={ANNA: "germany"},
        ready={ANNA: "ireland germany", BRUNO: "kenya"},
        abilities={"ireland": "entice 30 opponent", "kenya": "entice 30 opponent", "germany": "gain 100"},
    )
    position.game.rules = 1
    position.play((ANNA, "germany"), (BRUNO, "kenya"), (ANNA, "ireland"))
    assert position.retinue(ANNA) == "germany"
    assert position.turned(ANNA, "germany")


@under_all_rules
@pytest.mark.rule("PX-34")
def test_a_freed_cardinal_who_joins_another_is_renewed_for_the_first_too() -> None:
    position = Position(at="austria kenya peru", dice=[20])
    position.game.used[BRUNO] |= 1 << person("austria")
    position.play("persuade")
    assert not position.game.used[BRUNO] >> person("austria") & 1


class Grasping(Ask):
    """Everybody uses whatever can be used, and entices those first who have been used."""

    def __init__(self, game: Pontifex) -> None:
        super().__init__()
        self.game = game
        self.uses = 0

    def one(self, seat: int, question: int, options: list[int]) -> int:
        if question == USE:
            self.uses += 1
            assert self.uses < 100, "an endless chain of answers"
            return options[-1]
        turned = [one for one in options if any(used >> one & 1 for used in self.game.used)]
        return (turned or options)[0]


@under_all_rules
@pytest.mark.rule("PX-89", "PX-34")
def test_nobody_is_renewed_twice_in_a_turn_so_that_changing_hands_comes_to_an_end() -> None:
    people = "germany france poland"
    position = Position(
        players=2,
        phase=END,
        pawns="ireland kenya",
        retinues={ANNA: "germany", BRUNO: "france poland"},
        ready={ANNA: "germany", BRUNO: "france poland"},
        abilities=dict.fromkeys(people.split(), "entice 30 opponent"),
    )
    game = position.game
    game.advance(Grasping(game))
    assert game.seat == BRUNO, "the turn is over"
    assert game.renewed == 0, "in the next turn they may be renewed again"


@under_all_rules
@pytest.mark.rule("PX-34")
def test_a_freed_cardinal_who_rejoins_the_same_player_stays_turned() -> None:
    value = STANDARD.cards.value[person("austria")]
    position = Position(at="austria kenya peru", dice=[20])
    position.game.used[ANNA] |= 1 << person("austria")
    assert value <= 20
    position.play("persuade")
    assert position.retinue(ANNA) == "austria"
    assert position.view(ANNA).seats[ANNA].turned == (person("ireland"), person("austria"))


# --- secrecy --------------------------------------------------------------------------------------


@pytest.mark.rule("PX-37")
def test_who_is_asked_depends_only_on_what_all_can_see() -> None:
    """A hand from Europe might cancel an action: its owner is asked whether it does or not."""
    for card in ("Knights of Malta", "Relic on Tour", "Non Expedit"):
        position = Position(at="china kenya peru", hands={BRUNO: [card]}, money={BRUNO: 700})
        script = position.play("draw")
        assert script.windows(BRUNO) == [IS_DECLARED, HAS_TAKEN_EFFECT], card
        can = any(len(asked.options) > 1 for asked in script.asked if asked.seat == BRUNO)
        assert can == (card != "Non Expedit")


@under_all_rules
@pytest.mark.rule("PX-37")
def test_a_hand_that_cannot_answer_for_all_that_is_known_is_not_asked() -> None:
    broke = Position(at="china kenya peru", hands={BRUNO: ["Knights of Malta"]}, money={BRUNO: 0})
    assert broke.play("draw").windows(BRUNO) == []
    oceania = STANDARD.cards.deck_of[design("Line Gone Dead")]
    position = Position(at="china kenya peru", hands={BRUNO: ["Line Gone Dead"]}, money={BRUNO: 500})
    assert IS_DECLARED in position.play("draw").windows(BRUNO)
    gone = Position(
        at="china kenya peru", hands={BRUNO: ["Line Gone Dead"]}, money={BRUNO: 500}, empty=[oceania]
    )
    assert gone.play("draw").windows(BRUNO) == [], "all that could cancel an action has left the game"


@pytest.mark.rule("PX-37")
def test_the_view_says_that_answers_are_awaited_and_not_from_whom() -> None:
    position = Position(at="china kenya peru", hands={BRUNO: ["Knights of Malta"]}, money={BRUNO: 500})
    seen: list[tuple[int, int | None]] = []

    class Watching(Ask):
        def one(self, seat: int, question: int, options: list[int]) -> int:
            if question == USE:
                view = position.view(CARLA)
                seen.append((view.window, view.to_move))
            return options[0] if question == USE else 2

    position.game.advance(Watching())
    assert seen == [(IS_DECLARED, ANNA), (HAS_TAKEN_EFFECT, ANNA)]


@under_all_rules
@pytest.mark.rule("PX-38")
def test_cards_are_discarded_only_on_demand_by_choice_and_for_all_to_see() -> None:
    position = Position(
        phase=END,
        ready={ANNA: "ireland"},
        hands={BRUNO: ["Papal Bull", "Telethon"]},
        abilities={"ireland": "discard 1 opponent"},
    )
    before = position.game.copy()
    position.play((ANNA, "ireland"), "Telethon")
    assert position.hand(BRUNO) == ["Papal Bull"]
    assert position.view(CARLA).out == (design("Telethon"),)
    nobody = Position(phase=END, hands={BRUNO: ["Papal Bull", "Telethon"]})
    nobody.play()
    assert nobody.game.held == before.held


@under_all_rules
@pytest.mark.rule("PX-38", "PX-37")
def test_who_must_discard_is_asked_even_if_all_cards_are_alike() -> None:
    position = Position(
        phase=END,
        ready={ANNA: "ireland"},
        hands={BRUNO: ["Telethon", "Telethon"]},
        abilities={"ireland": "discard 1 opponent"},
    )
    assert position.ask((ANNA, "ireland")).options == (design("Telethon"),)


@under_all_rules
@pytest.mark.rule("PX-45")
def test_pawns_are_no_target_and_hand_sizes_are_open() -> None:
    effects = ("entice 30 opponent", "release opponent", "silence opponent")
    for effect in effects:
        position = Position(
            phase=END,
            ready={ANNA: "ireland", BRUNO: "kenya"},
            abilities={"ireland": effect},
        )
        assert position.play().windows(ANNA) == [], effect
    position = Position(hands={BRUNO: ["Audit", "Telethon"]})
    assert len(position.view(ANNA).seats[BRUNO].backs) == 2


@pytest.mark.rule("PX-45")
def test_draws_by_ability_stop_at_five_cards() -> None:
    full = ["Audit", "Audit", "Telethon", "Telethon"]
    position = Position(phase=END, hands={BRUNO: full}, ready={BRUNO: "kenya"}, abilities={"kenya": "draw 3"})
    position.play((BRUNO, "kenya"))
    assert position.game.held[BRUNO] == 5


@pytest.mark.rule("PX-89")
def test_every_chain_of_answers_ends() -> None:
    """However eagerly all answer, each answer spends a card or turns an ability."""

    class Eager(Ask):
        """Uses whatever can be used."""

        def __init__(self, rng: Rng) -> None:
            super().__init__()
            self.hears = True
            self.rng = rng
            self.used = 0

        def one(self, seat: int, question: int, options: list[int]) -> int:
            if question == USE:
                return options[-1]
            return options[self.rng.below(len(options))]

        def announce(self, kind: int, seat: int, about: list[int], audience: int = -1) -> None:
            self.used += kind == USED

    for seed in range(30):
        game = deal(4, Rng(seed), STANDARD.cards)
        everything = (1 << 40) - 1
        for at in range(4):  # forty abilities at once
            mine = sum(1 << one for one in range(at, 40, 4)) & ~sum(1 << pawn for pawn in game.pawn)
            game.retinue[at] = mine & everything
            game.money[at] = 9000
        game.free = everything & ~sum(game.retinue) & ~sum(1 << pawn for pawn in game.pawn) | 15 << 40
        game.size = [0, 0, 0, 0]  # so that nobody has won
        eager = Eager(Rng(seed))
        game.advance(eager)
        assert 10 < eager.used <= 40 + 4 + 20


def test_people_are_numbered_after_the_cards() -> None:
    assert source("ireland") == FIRST_PERSON
