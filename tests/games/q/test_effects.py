"""The vocabulary of effects: each kind and each condition once, on cards made for the purpose."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import get_args

import msgspec
import pytest

from camerlengo.core import LANGUAGES, Rng, only
from camerlengo.core.grammar import typeset
from camerlengo.core.shapes import Words
from camerlengo.games.q.deck import read_deck
from camerlengo.games.q.deck_file import CONDITION_NAMES, Clause, Effect
from camerlengo.games.q.state import side_of
from camerlengo.games.q.terms import (
    CANCELLED,
    CLAUSE,
    CONDITIONS,
    DREW_CARDS,
    EFFECTS,
    GOT_SEAL_BACK,
    LOOKED,
    MADE_FIRST,
    PAOLO_DIED,
    REDREW,
    SAIL,
    SAW_DRAWN,
    SAW_HAND,
    SAW_REDRAWN,
    SAW_SWAPPED,
    SPIRITUALI,
    SWAPPED_HANDS,
    TOOK_EFFECT,
    ZELANTI,
)
from camerlengo.games.q.wording import Wording, clause_text, sentence
from tests.games.q.positions import (
    ANNA,
    BRUNO,
    CARD,
    CARLA,
    DECK,
    DINO,
    ELENA,
    Position,
    Script,
    cards,
    names,
    value,
    with_effects_of_rules_1,
)

SOURCE = DECK.source


def cargo(
    loads: str, effects: str = "", acting: str = "voti_pole", **position: object
) -> tuple[Position, Script]:
    """Bruno's ship with these cards sails; with `effects` the acting card does that instead of its own."""
    printed = DECK.cards
    if effects:
        begin = SOURCE.index(f'id = "{acting}"')
        first = SOURCE.index("effects = [", begin)
        last = SOURCE.index("\n]", first)
        printed = read_deck(f"{SOURCE[:first]}effects = [{effects}{SOURCE[last:]}").cards
    facts: dict[str, object] = {"loaded": {BRUNO: loads}, **position}
    at = Position(phase=SAIL, turn=12, loader=BRUNO, printed=printed, **facts)  # type: ignore[arg-type]
    return at, at.play("-")


def score(loads: str, effects: str = "", **position: object) -> int:
    return cargo(loads, effects, **position)[0].game.score  # type: ignore[arg-type]


@pytest.mark.rule("Q-56")
def test_points() -> None:
    assert score("voti_pole", '{ do = "points", side = "zelanti", points = 7 }') == -7
    assert score("voti_pole", '{ do = "points", side = "spirituali", points = 3 }') == 3


@pytest.mark.rule("Q-56")
def test_points_for_each_card_of_a_type() -> None:
    each = '{ do = "points_each", side = "zelanti", points = 2, each = "common_goods" }'
    assert score("voti_pole", each) == 0
    assert score("voti_pole tabacco baccala", each) == value("tabacco baccala") - 4


@pytest.mark.rule("Q-56")
@pytest.mark.parametrize(
    ("what", "left"), [("book", -6 + 1), ("common_goods", 10 - 6), ("rare_goods", 10 + 1), ("intrigue", 5)]
)
def test_cancel(what: str, left: int) -> None:
    assert score("voti_pole beneficio dipinto tabacco", f'{{ do = "cancel", what = "{what}" }}') == left


@pytest.mark.rule("Q-56")
def test_cancelled_intrigues_are_those_that_have_not_acted() -> None:
    scores: Counter[int] = Counter()
    for seed in range(40):
        at = Position(
            players=5,
            phase=SAIL,
            turn=10,
            loader=BRUNO,
            loaded={BRUNO: "nessun_piano voti_carafa"},
            printed=with_effects_of_rules_1(),
        )
        at.game.rng = Rng(seed)
        script = at.play("-")
        scores[at.game.score] += 1
        assert len(script.heard(CANCELLED)) == (at.game.score == 0)
    assert len(scores) == 2
    assert min(scores) < 0 == max(scores)


@pytest.mark.rule("Q-56")
def test_protect_from_seizure_and_from_what_follows() -> None:
    protect = '{ do = "protect", what = "book" }'
    assert score("voti_pole beneficio dipinto", protect, seizer=DINO) == 10
    both = '{ do = "protect", what = "book" }, { do = "cancel", what = "book" }'
    assert score("voti_pole beneficio", both) == 10
    late = '{ do = "cancel", what = "book" }, { do = "protect", what = "book" }'
    assert score("voti_pole beneficio", late) == 0


@pytest.mark.rule("Q-56")
def test_double() -> None:
    double = '{ do = "double", what = "rare_goods" }'
    assert score("voti_pole dipinto beneficio", double) == 10 - 12
    assert score("voti_pole dipinto beneficio", f"{double}, {double}") == 10 - 24
    assert score("voti_pole dipinto", double, seizer=DINO) == 0


@pytest.mark.rule("Q-56")
def test_seize_and_release() -> None:
    seize, free = '{ do = "seize_ship" }', '{ do = "free_ship" }'
    assert score("voti_pole beneficio tabacco", seize) == 1
    assert score("voti_pole beneficio tabacco", free, seizer=DINO) == 11
    assert score("voti_pole beneficio", f"{seize}, {free}") == 10
    assert cargo("voti_pole beneficio", seize)[0].game.spent == [0] * 6  # nobody's own seizure is spent


@pytest.mark.rule("Q-53", "Q-56")
@pytest.mark.parametrize(
    ("name", "seat"), [("ludovico", 0), ("q", 1), ("perna", 2), ("vendramin", 3), ("miquez", 4)]
)
def test_turn_a_character(name: str, seat: int) -> None:
    at, _ = cargo("qoelet", f'{{ do = "turn", role = "{name}" }}', acting="qoelet")
    turned = [side_of(at.game, other) for other in range(6)]
    expected = [SPIRITUALI, ZELANTI] * 3
    expected[seat] = -expected[seat]
    assert turned == expected


@pytest.mark.rule("Q-39")
@pytest.mark.parametrize(("players", "turned"), [(5, 0), (6, 1)])
def test_a_character_who_is_not_in_play_does_not_turn(players: int, turned: int) -> None:
    effect = '{ do = "turn", role = "zeno" }'
    at, _ = cargo("qoelet", effect, acting="qoelet", players=players)
    assert sum(at.game.role_turned) == turned


@pytest.mark.rule("Q-53", "Q-56")
@pytest.mark.parametrize(
    ("office", "seat"), [("first_player", CARLA), ("first_to_load", BRUNO), ("seizer", DINO)]
)
def test_turn_an_office(office: str, seat: int) -> None:
    effect = f'{{ do = "turn", who = "{office}" }}'
    at, _ = cargo("", effect, acting="qoelet", loaded={BRUNO: "qoelet", CARLA: "sale olio"}, seizer=DINO)
    assert at.game.seat_turned == [int(other == seat) for other in range(6)]


@pytest.mark.rule("Q-56")
def test_look() -> None:
    effect = '{ do = "look", who = "first_player", whom = "first_to_load" }'
    loads = {BRUNO: "voti_pole", CARLA: "sale olio"}
    at, script = cargo("", effect, loaded=loads, hands={BRUNO: "perle seta", CARLA: "pepe"})
    assert script.heard(LOOKED)[0][1:3] == (CARLA, (BRUNO,))
    assert script.heard(SAW_HAND) == [(SAW_HAND, CARLA, (BRUNO, *cards("perle seta")), only(CARLA))]
    assert at.hand(BRUNO) == names(cards("perle seta"))


@pytest.mark.rule("Q-39", "Q-56")
@pytest.mark.parametrize("do", ["look", "swap_hands"])
def test_nobody_looks_at_himself_or_exchanges_with_himself(do: str) -> None:
    effect = f'{{ do = "{do}", who = "first_player", whom = "first_to_load" }}'
    at, script = cargo("voti_pole", effect, hands={BRUNO: "perle seta"})
    assert not script.heard(LOOKED) + script.heard(SWAPPED_HANDS)
    assert at.hand(BRUNO) == names(cards("perle seta"))


@pytest.mark.rule("Q-56")
def test_exchange_hands() -> None:
    effect = '{ do = "swap_hands", who = "first_player", whom = "first_to_load" }'
    loads = {BRUNO: "voti_pole", CARLA: "sale olio"}
    at, script = cargo("", effect, loaded=loads, hands={BRUNO: "perle seta", CARLA: "pepe"})
    assert (at.hand(BRUNO), at.hand(CARLA)) == ("pepe", names(cards("perle seta")))
    assert {told.audience for told in script.heard(SAW_SWAPPED)} == {only(BRUNO), only(CARLA)}


@pytest.mark.rule("Q-12", "Q-56")
def test_redraw() -> None:
    effect = '{ do = "redraw", who = "first_to_load" }'
    at, script = cargo("voti_pole", effect, hands={BRUNO: "perle seta"}, top="tabacco Paolo sale")
    assert at.hand(BRUNO) == names(cards("tabacco sale"))
    assert set(cards("perle seta")) <= set(at.game.pile)
    assert script.heard(PAOLO_DIED)
    assert script.heard(REDREW)[0].about == (2, 2)
    assert script.heard(SAW_REDRAWN)[0].audience == only(BRUNO)
    poor, script = cargo("voti_pole", effect, hands={BRUNO: "perle seta"}, top="tabacco", deck=1, dead=True)
    assert poor.hand(BRUNO) == "tabacco"
    assert script.heard(REDREW)[0].about == (2, 1)


@pytest.mark.rule("Q-56")
def test_become_first() -> None:
    effect = '{ do = "make_first", who = "first_to_load" }'
    at, script = cargo("", effect, loaded={BRUNO: "voti_pole", CARLA: "sale olio"})
    assert at.game.first == BRUNO
    assert [told.seat for told in script.heard(MADE_FIRST)] == [CARLA, BRUNO]


@pytest.mark.rule("Q-56")
def test_seal_back() -> None:
    effect = '{ do = "seal_back", who = "seizer" }'
    at, script = cargo("voti_pole", effect, seizer=DINO, spent=[DINO, ELENA])
    assert at.game.spent == [0, 0, 0, 0, 1, 0]
    assert script.heard(GOT_SEAL_BACK)[0].seat == DINO


@pytest.mark.rule("Q-56")
def test_everybody_gets_the_seal_back() -> None:
    effect = '{ do = "seal_back", who = "all" }'
    at, script = cargo("voti_pole", effect, spent=[DINO, ELENA])
    assert at.game.spent == [0] * 6
    assert [told.seat for told in script.heard(GOT_SEAL_BACK)] == [DINO, ELENA]


@pytest.mark.rule("Q-56")
def test_an_office_draws_cards() -> None:
    effect = '{ do = "draw", who = "first_to_load", cards = 2 }'
    at, script = cargo("voti_pole", effect, hands={BRUNO: "perle"}, top="tabacco Paolo seta")
    assert at.hand(BRUNO) == names(cards("perle tabacco seta"))
    assert at.game.paolo_dead
    kinds = [told.kind for told in script.told if told.kind in (DREW_CARDS, PAOLO_DIED, SAW_DRAWN)]
    assert kinds == [DREW_CARDS, PAOLO_DIED, SAW_DRAWN]
    assert script.heard(SAW_DRAWN)[0].audience == only(BRUNO)


@pytest.mark.rule("Q-56")
def test_everybody_draws_from_the_first_player_on_while_there_are_cards() -> None:
    effect = '{ do = "draw", who = "all", cards = 1 }'
    at, script = cargo("voti_pole", effect, first=BRUNO, top="tabacco seta", deck=2, dead=True)
    assert [told.seat for told in script.heard(DREW_CARDS)] == [BRUNO, CARLA]
    assert at.hand(BRUNO) == "tabacco"
    _, script = cargo("voti_pole", effect, deck=0, dead=True)
    assert script.heard(DREW_CARDS) == []
    assert (CARD["voti_pole"], -1, 0) in [told.about for told in script.heard(TOOK_EFFECT)]


@pytest.mark.rule("Q-14", "Q-56")
def test_a_feast_gives_whoever_goes_to_the_inn_cards_in_the_next_round() -> None:
    effect = '{ do = "feast", cards = 2 }'
    at, _ = cargo("voti_pole", effect, hands={BRUNO: "perle", CARLA: "seta"}, top="tabacco sale olio grano")
    assert (at.game.feast, at.game.next_feast) == (2, 0)
    assert at.view(ANNA).feast == 2
    at.game.turn = (BRUNO - at.game.first) % 6
    before = len(at.game.deck)
    at.play("inn")
    assert len(at.game.deck) == before - 2
    assert len(at.game.hands[BRUNO]) == 3
    assert len(at.game.hands[CARLA]) == 1


@pytest.mark.rule("Q-56")
def test_what_is_cancelled_already_is_not_cancelled_again() -> None:
    twice = '{ do = "cancel", what = "book" }, { do = "cancel", what = "book" }'
    at, script = cargo("voti_pole beneficio", twice)
    assert at.game.score == 0
    assert [told.about[1] for told in script.heard(TOOK_EFFECT)] == [0]


@pytest.mark.rule("Q-39")
def test_what_is_protected_already_is_not_protected_again() -> None:
    protect = '{ do = "protect", what = "book" }'
    assert len(cargo("voti_pole beneficio", protect)[1].heard(TOOK_EFFECT)) == 1
    assert len(cargo("voti_pole beneficio", f"{protect}, {protect}")[1].heard(TOOK_EFFECT)) == 1


@pytest.mark.rule("Q-56")
@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 2), (2, 1)])
def test_of_several_feasts_only_the_largest_counts(first: int, second: int) -> None:
    at, script = cargo(
        "voti_pole", f'{{ do = "feast", cards = {first} }}, {{ do = "feast", cards = {second} }}'
    )
    assert at.game.feast == max(first, second)
    told = [about[1] for about in (one.about for one in script.heard(TOOK_EFFECT)) if about[1] >= 0]
    assert told == ([0, 1] if second > first else [0]), "the log tells of no feast that adds nothing"


@pytest.mark.rule("Q-56")
def test_a_feast_lasts_one_round() -> None:
    at = Position(phase=SAIL, turn=12)
    at.game.feast = 2
    at.play()
    assert at.game.feast == 0


HOLDS: dict[str, tuple[str, dict[str, object], str, dict[str, object] | None]] = {
    "always": ("voti_pole", {}, "voti_pole", None),
    "paolo_lives": ("voti_pole", {}, "voti_pole", {"dead": True}),
    "paolo_dead": ("voti_pole", {"dead": True}, "voti_pole", {}),
    "seized": ("voti_pole", {"seizer": DINO}, "voti_pole", {}),
    "not_seized": ("voti_pole", {}, "voti_pole", {"seizer": DINO}),
    "with_event": ("voti_pole interim", {}, "voti_pole", {}),
    "with_book": ("voti_pole unio", {}, "voti_pole interim tabacco dipinto", {}),
    "with_common_goods": ("voti_pole tabacco", {}, "voti_pole unio", {}),
    "with_rare_goods": ("voti_pole dipinto", {}, "voti_pole tabacco", {}),
    "with_intrigue": ("voti_pole lettera", {}, "voti_pole", {}),
    "without_event": ("voti_pole", {}, "voti_pole interim", {}),
    "without_book": ("voti_pole tabacco", {}, "voti_pole unio", {}),
    "without_common_goods": ("voti_pole", {}, "voti_pole tabacco", {}),
    "without_rare_goods": ("voti_pole", {}, "voti_pole dipinto", {}),
    "without_intrigue": ("voti_pole", {}, "voti_pole lettera", {}),
}


@pytest.mark.rule("Q-56")
@pytest.mark.parametrize("condition", sorted(CONDITION_NAMES))
def test_a_condition_holds_or_not(condition: str) -> None:
    """A card is not with itself."""
    yes, yes_facts, no, no_facts = HOLDS[condition]
    effect = f'{{ do = "points", side = "zelanti", points = 20, when = "{condition}" }}'
    clause = (CARD["voti_pole"], 0, -20)
    _, script = cargo(yes, effect, **yes_facts)  # type: ignore[arg-type]
    assert clause in [told.about for told in script.heard(TOOK_EFFECT)]
    if no_facts is not None:
        _, script = cargo(no, effect, **no_facts)  # type: ignore[arg-type]
        assert (CARD["voti_pole"], -1, 0) in [told.about for told in script.heard(TOOK_EFFECT)]


def needed(effect: type[Clause]) -> list[list[int]]:
    """For each thing that an effect needs, what its words stand for, or two numbers."""
    marks = [get_args(field.type)[1] for field in msgspec.structs.fields(effect) if field.name != "when"]
    return [list(mark.meanings.values()) if isinstance(mark, Words) else [2, 3] for mark in marks]


@pytest.mark.rule("Q-56")
def test_every_clause_has_a_text_of_its_own_in_every_language() -> None:
    """A text is made from the five numbers that the rules read: no two different clauses read the same."""
    clauses: set[tuple[int, ...]] = set()
    for condition in range(CONDITIONS):
        clauses.add((condition, 0, 1, 3, 0))
    for effect in get_args(Effect):
        for words in itertools.product(*needed(effect)):
            clauses.add((0, effect.effect, *words, *[0] * (3 - len(words))))
    assert {clause[1] for clause in clauses} == set(range(EFFECTS))
    for language in LANGUAGES:
        texts = {clause: clause_text(clause).say(language) for clause in clauses}
        assert len(set(texts.values())) == len(clauses)
        assert all("{" not in said for said in texts.values())


@pytest.mark.rule("Q-56")
def test_every_card_says_all_that_it_does() -> None:
    wording = Wording(DECK)
    for number, card in enumerate(DECK.kinds):
        for language in LANGUAGES:
            said = wording.in_full(number).say(language)
            assert typeset(language, card.name[language]) in said
            assert "{" not in said
            if card.value:
                assert f"+{abs(card.value)}" in said
            for at in range(0, len(card.clauses), CLAUSE):
                assert sentence(card.clauses[at : at + CLAUSE]).say(language) in said


@pytest.mark.rule("Q-56")
def test_after_a_colon_there_is_no_capital_but_a_card_begins_with_one() -> None:
    free_ship = (3, 6, 0, 0, 0)
    assert clause_text(free_ship).say("it").startswith("Se la nave è sequestrata: la nave")
    cancel = (0, 2, 1, 0, 0)
    assert sentence(cancel).say("it") == "I libri non valgono nulla."
