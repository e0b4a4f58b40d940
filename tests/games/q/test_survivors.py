"""Rules of Q in positions that no other test has, each found by a survivor of make mutants."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import pytest

from camerlengo import Table
from camerlengo.core import Ask, Rng, only
from camerlengo.games.q.deck import read_deck
from camerlengo.games.q.deduction import draw, exchange, keep, load, lose, redraw, swap_hands
from camerlengo.games.q.hidden import mind_of
from camerlengo.games.q.knowledge import DECK as IN_DECK
from camerlengo.games.q.knowledge import (
    MOST_TOKENS,
    MOST_WORLDS,
    MOVING,
    SEEN,
    SLOT,
    Mind,
    follow,
    own,
    place_of,
    see,
    see_all,
    see_all_but_one,
    settle,
    shift,
)
from camerlengo.games.q.knowledge import PILE as IN_PILE
from camerlengo.games.q.log import entries
from camerlengo.games.q.rules import QGame, deal
from camerlengo.games.q.state import hold_of, side_of
from camerlengo.games.q.terms import (
    DISCARDED,
    DREW,
    EXCHANGED,
    KEPT,
    LOADED,
    LOOKED,
    NOBODY,
    PAOLO,
    PAOLO_DIED,
    PASSED,
    REDREW,
    SAIL,
    SAILED,
    SAW_HOLD,
    SEIZED,
    SWAPPED_HANDS,
    THREW,
    TURNED_ROLE,
    TURNED_SEAT,
    VISITED_CONVENT,
    ZELANTI,
    Q,
)

# --- set-up ---------------------------------------------------------------------------------------
from camerlengo.games.q.view import QView
from tests.games.q.positions import (
    ANNA,
    BRUNO,
    CARD,
    CARLA,
    DECK,
    Answer,
    Position,
    cards,
    check,
    names,
    ship,
    with_effects_of_rules_1,
)


@pytest.mark.rule("Q-05", "Q-06")
@pytest.mark.parametrize("players", [5, 6])
def test_before_the_first_round_nothing_has_happened(players: int) -> None:
    game = deal(players, Rng(3), DECK.cards, BRUNO)
    for viewer in range(-1, players):
        view = game.view(viewer)
        assert (view.round, view.lap, view.turn, view.score, view.number) == (0, 1, 0, 0, 0)
        assert (view.first, view.loader, view.seizer, view.action, view.partner) == (BRUNO, *[None] * 4)
        assert (view.over, view.to_move, view.paolo_dead, view.looking) == (False, None, False, False)
        assert (view.hold, view.drawn, view.aside, view.pile) == (None, (), (), 0)
        assert (view.turned, view.gone, view.log) == ((), (), ())
        assert view.deck == sum(game.copies) - 5 * players
        for seat in view.seats:
            assert (seat.cards, seat.loads, seat.spent, seat.turned) == (5, 0, False, False)


# --- the convent ----------------------------------------------------------------------------------


@pytest.mark.rule("Q-15", "Q-35")
def test_who_discards_the_whole_hand_is_told_so_in_its_order() -> None:
    at = Position(hands={ANNA: "sale olio", BRUNO: "grano pepe seta"})
    script = at.play("convent", (BRUNO, 2))
    assert script.heard(DISCARDED) == [(DISCARDED, ANNA, tuple(cards("sale olio")), only(ANNA))]
    assert at.hand(ANNA) == ""


# --- the ship -------------------------------------------------------------------------------------


@pytest.mark.rule("Q-21")
def test_of_two_alike_cards_of_two_players_only_one_is_discarded() -> None:
    at = Position(phase=SAIL, turn=12, loader=ANNA, loaded={ANNA: "grano", CARLA: "grano"})
    script = at.play("grano")
    assert script.heard(SAILED)[0].about == (0, CARD["grano"])
    assert (at.game.gone, at.game.pile) == (cards("grano"), cards("grano"))


@pytest.mark.rule("Q-21")
def test_while_the_first_to_load_looks_into_the_hold_the_others_wait_for_him() -> None:
    at = Position(phase=SAIL, turn=12, loader=CARLA, loaded={ANNA: "sale", CARLA: "olio"})
    at.play()
    for viewer in range(-1, 6):
        assert (at.view(viewer).to_move, at.view(viewer).looking) == (CARLA, True)
    at.play("-")
    assert (at.view(ANNA).to_move, at.view(ANNA).looking) == (None, False)


@pytest.mark.rule("Q-33")
def test_a_character_who_is_turned_by_two_cards_is_where_he_was() -> None:
    """In a deck of one's own, for ours has one card for a character."""
    printed = read_deck(DECK.source).cards
    printed.clauses[CARD["abiura"]] = printed.clauses[CARD["qoelet"]]
    at, _ = ship("qoelet abiura", printed=printed)
    assert side_of(at.game, BRUNO) == ZELANTI


@pytest.mark.rule("Q-39")
def test_without_a_seizer_his_seal_goes_back_to_nobody() -> None:
    """Neither to the first to load nor to anybody else who has used the own one."""
    printed = with_effects_of_rules_1("bologna")
    at, _ = ship("bologna", spent=range(6), printed=printed)
    assert at.game.spent == [1] * 6


@pytest.mark.rule("Q-24", "Q-54")
@pytest.mark.parametrize("seizer", [NOBODY, BRUNO])
@pytest.mark.parametrize("dead", [False, True])
def test_all_remember_whether_a_ship_was_seized_and_sailed_after_paolos_death(
    seizer: int, dead: bool
) -> None:
    at, _ = ship("sale", seizer=seizer, dead=dead)
    assert [about for event, _, about in entries(at.game.log) if event == SAILED] == [
        [1 if seizer == BRUNO else 0, CARD["sale"]]
    ]
    assert any(event == PAOLO_DIED for event, _, _ in entries(at.game.log)) == dead


@pytest.mark.rule("Q-18", "Q-56")
def test_a_hand_that_is_drawn_anew_lies_in_order_and_is_counted() -> None:
    """Quarantine: the first to load draws as many cards as he held, the highest number first."""
    drawn = cards("grano perle seta")
    at = Position(
        phase=SAIL,
        turn=12,
        loader=CARLA,
        loaded={CARLA: "quarantena"},
        hands={ANNA: "sale", CARLA: "olio pepe tabacco"},
        top=names(list(reversed(drawn))),
    )
    at.play("-")
    assert at.game.hands[CARLA] == drawn
    for viewer in range(-1, 6):
        check_counts(at.game, viewer)


# --- what a seat can know -------------------------------------------------------------------------


def check_counts(game: QGame, seat: int) -> None:
    """What a seat counts is what lies there; every card is somewhere, once."""
    check(game)
    mind = mind_of(game, seat)
    drawn = game.drawn if game.drawn and game.seat == seat else []
    assert mind.deck == sum(card != PAOLO for card in game.deck)
    assert mind.sizes == [len(game.hands[other]) + len(game.aside[other]) for other in range(game.players)]
    gone = Counter(game.gone) + Counter(mind.pile)
    if seat >= 0:
        assert Counter(mind.hand) == Counter(game.hands[seat] + game.aside[seat] + drawn)
        assert mind.loaded == game.loaded[seat]
        looks = game.looking and game.loader == seat
        assert mind.hold == (hold_of(game) if looks else [])
    assert Counter(mind.pile) <= Counter(game.pile)
    free = Counter(dict(enumerate(game.copies))) - gone - Counter(mind.hand)
    assert Counter(dict(enumerate(mind.free))) + Counter() == free
    assert mind.all_free == free.total()


class Counting(Ask):
    """Plays at random; at every few questions everybody counts, also in what one takes for the truth."""

    def __init__(self, game: QGame, rng: Rng) -> None:
        super().__init__()
        self.game = game
        self.rng = rng
        self.asked = 0

    def one(self, seat: int, question: int, options: list[int]) -> int:
        self.asked += 1
        if self.asked % 7 == 0:
            for viewer in range(-1, self.game.players):
                check_counts(self.game, viewer)
        if self.asked % 11 == 0:
            guess = self.game.copy()
            guess.redeal(self.asked % self.game.players, self.rng.branch(self.asked))
            for viewer in range(-1, self.game.players):
                check_counts(guess, viewer)
        return options[self.rng.below(len(options))]


@pytest.mark.rule("Q-17", "Q-18", "Q-35")
@pytest.mark.parametrize(("players", "seed"), [(5, 1), (6, 2), (6, 3)])
def test_everybody_knows_the_own_cards_the_numbers_and_what_has_left(players: int, seed: int) -> None:
    game = deal(players, Rng(seed), DECK.cards, NOBODY)
    counting = Counting(game, Rng(seed))
    while not game.over():
        game.advance(counting)
        guess = game.copy()
        guess.redeal(game.round % players, Rng(game.turn))
        for _ in range(2):  # and goes on with it
            if not guess.over():
                guess.advance(Counting(guess, Rng(game.turn)))
                for viewer in range(-1, players):
                    check_counts(guess, viewer)


@pytest.mark.rule("Q-17", "Q-21")
@pytest.mark.parametrize(
    ("facts", "answers"),
    [
        ({"phase": SAIL, "turn": 12, "loader": BRUNO, "loaded": {BRUNO: "tabacco", CARLA: "perle"}}, []),
        ({"first": BRUNO, "top": "perle seta", "hands": {ANNA: "sale", BRUNO: "olio"}}, ["draw"]),
        (
            {"first": BRUNO, "hands": {ANNA: "sale olio", BRUNO: "grano pepe seta"}},
            ["convent", (ANNA, 2), "grano"],
        ),
    ],
    ids=["the hold", "a draw", "a discard"],
)
def test_in_a_guess_everybody_knows_what_lies_before_him(
    facts: dict[str, object], answers: list[Answer]
) -> None:
    """Bruno looks at cards and has to choose; what he sees is guessed, too, and he knows the guess."""
    at = Position(**facts)  # type: ignore[arg-type]
    at.play(*answers)
    for guesser, seed in itertools.product(range(-1, 6), range(10)):
        guess = at.game.copy()
        guess.redeal(guesser, Rng(seed))
        for viewer in range(-1, 6):
            check_counts(guess, viewer)


A, B = 0, 1  # two kinds of cards, in the small decks that follow


def knowing(free: list[int], *places: tuple[int, int], seat: int = ANNA) -> Mind:
    """Somebody who follows these cards to their places; of each kind so many are not seen yet."""
    mind = Mind()
    mind.seat = seat
    mind.free = free.copy()
    mind.all_free = sum(free)
    for card, place in places:
        follow(mind, card, place)
    return mind


def places(mind: Mind) -> dict[tuple[int, ...], float]:
    """How likely it is that the followed cards are at these places."""
    return {
        tuple(place_of(world, token) for token in range(len(mind.tokens))): weight
        for world, weight in mind.worlds.items()
    }


@pytest.mark.rule("Q-17")
def test_a_card_that_moves_unseen_is_any_card_of_the_hand() -> None:
    one = knowing([1, 9], (A, BRUNO))
    shift(one, BRUNO, IN_PILE, 4)
    assert places(one) == pytest.approx({(IN_PILE,): 1 / 4, (BRUNO,): 3 / 4})
    two = knowing([2, 9], (A, BRUNO), (A, BRUNO), (A, CARLA))
    shift(two, BRUNO, SLOT + BRUNO, 3)
    loaded = SLOT + BRUNO
    assert places(two) == pytest.approx(
        {(loaded, BRUNO, CARLA): 1 / 3, (BRUNO, loaded, CARLA): 1 / 3, (BRUNO, BRUNO, CARLA): 1 / 3}
    )
    whole = knowing([2, 9], (A, BRUNO), (A, BRUNO))
    shift(whole, BRUNO, IN_PILE, 2)
    assert places(whole) == pytest.approx({(IN_PILE, BRUNO): 1 / 2, (BRUNO, IN_PILE): 1 / 2})


@pytest.mark.rule("Q-11", "Q-14", "Q-17", "Q-35")
def test_others_move_followed_cards_as_often_as_any_others() -> None:
    """Anna sees that Bruno, with three cards, and Carla, with four, exchange, lose and draw cards."""

    def anna(place: int) -> Mind:
        mind = knowing([1, 30], (A, place))
        mind.sizes = [2, 3, 4, 0, 0, 0]
        mind.deck = 10
        return mind

    given = anna(BRUNO)
    exchange(given, [], BRUNO, CARLA, 2)
    assert places(given) == pytest.approx({(CARLA,): 2 / 3, (BRUNO,): 1 / 3})
    got = anna(CARLA)
    exchange(got, [], BRUNO, CARLA, 2)
    assert places(got) == pytest.approx({(BRUNO,): 2 / 4, (CARLA,): 2 / 4})
    lost = anna(CARLA)
    lose(lost, [], CARLA, 2)
    assert places(lost) == pytest.approx({(IN_PILE,): 2 / 4, (CARLA,): 2 / 4})
    assert lost.sizes == [2, 3, 2, 0, 0, 0]
    drawn = anna(IN_DECK)
    draw(drawn, [], BRUNO, 2)
    assert places(drawn) == pytest.approx({(MOVING,): 2 / 10, (IN_DECK,): 8 / 10})
    keep(drawn, [], BRUNO)
    assert places(drawn) == pytest.approx({(BRUNO,): 1 / 10, (IN_PILE,): 1 / 10, (IN_DECK,): 8 / 10})
    assert (drawn.deck, drawn.sizes) == (8, [2, 4, 4, 0, 0, 0])
    last = anna(IN_DECK)
    draw(last, [], BRUNO, 1)
    assert places(last) == pytest.approx({(BRUNO,): 1 / 10, (IN_DECK,): 9 / 10})
    assert (last.deck, last.sizes) == (9, [2, 4, 4, 0, 0, 0])
    again = anna(IN_DECK)
    redraw(again, [], CARLA, 3, 4)
    assert places(again) == pytest.approx({(CARLA,): 3 / 10, (IN_DECK,): 7 / 10})
    assert (again.deck, again.sizes) == (7, [2, 3, 3, 0, 0, 0])
    gone = anna(CARLA)
    redraw(gone, [], CARLA, 3, 4)
    assert places(gone) == {(IN_PILE,): 1.0}
    loaded = anna(CARLA)
    load(loaded, [], CARLA)
    assert places(loaded) == pytest.approx({(SLOT + CARLA,): 1 / 4, (CARLA,): 3 / 4})
    assert loaded.sizes == [2, 3, 3, 0, 0, 0]
    swapped = anna(CARLA)
    swap_hands(swapped, [], BRUNO, CARLA)
    assert (places(swapped), swapped.sizes) == ({(BRUNO,): 1.0}, [2, 4, 3, 0, 0, 0])


@pytest.mark.rule("Q-17")
def test_a_card_that_is_drawn_may_be_the_one_put_back_or_another_of_its_kind() -> None:
    """Of ten cards in the deck one is followed; of the 19 others that nobody has seen two are alike."""
    mind = knowing([3, 17], (A, IN_DECK))
    see(mind, IN_DECK, 10, A)
    same, other = 1 / 10, 9 / 10 * 2 / 19
    assert places(mind) == pytest.approx({(SEEN,): same / (same + other), (IN_DECK,): other / (same + other)})
    only_one = knowing([1, 17], (A, IN_DECK))
    see(only_one, IN_DECK, 10, A)
    assert places(only_one) == {(SEEN,): 1.0}
    unlike = knowing([1, 17], (A, IN_DECK))
    see(unlike, IN_DECK, 10, B)
    assert places(unlike) == {(IN_DECK,): 1.0}


@pytest.mark.rule("Q-21", "Q-22")
def test_a_cargo_makes_likelier_what_leads_to_it() -> None:
    """A followed card is loaded or not, as likely; a cargo of one card of its kind is shown."""
    mind = knowing([2, 2], (A, BRUNO))
    shift(mind, BRUNO, SLOT + BRUNO, 2)
    see_all(mind, SLOT, IN_DECK - 1, [A], True)
    # If it is loaded, it is the cargo; if not, the cargo is one of three others, of which one is alike.
    assert places(mind) == pytest.approx({(SEEN,): 3 / 4, (BRUNO,): 1 / 4})
    both = knowing([2, 2], (A, BRUNO))
    shift(both, BRUNO, SLOT + BRUNO, 2)
    see_all(both, SLOT, IN_DECK - 1, [A, B], False)
    # Loaded: the other one is B, 2 of 3. Not loaded: A and B of A B B, 2 of 3 pairs.
    assert places(both) == pytest.approx({(SLOT + BRUNO,): 1 / 2, (BRUNO,): 1 / 2})
    without = knowing([2, 2], (A, BRUNO))
    shift(without, BRUNO, SLOT + BRUNO, 2)
    see_all(without, SLOT, IN_DECK - 1, [B, B], True)
    assert places(without) == {(BRUNO,): 1.0}


@pytest.mark.rule("Q-21")
def test_one_card_of_the_hold_was_thrown_away_unseen() -> None:
    """Of a hold of two, one card is shown; a followed card of its kind was loaded or not, as likely."""
    mind = knowing([2, 2], (A, BRUNO))
    shift(mind, BRUNO, SLOT + BRUNO, 2)
    see_all_but_one(mind, [A])
    # Loaded and thrown: the other one is A, 1 of 3. Loaded and shown: any other. Not loaded: A of A B B.
    assert places(mind) == pytest.approx({(IN_PILE,): 1 / 6, (SEEN,): 1 / 2, (BRUNO,): 1 / 3})
    unlike = knowing([1, 2], (A, BRUNO))
    shift(unlike, BRUNO, SLOT + BRUNO, 2)
    see_all_but_one(unlike, [B])
    assert places(unlike) == pytest.approx({(IN_PILE,): 1 / 3, (BRUNO,): 2 / 3})


@pytest.mark.rule("Q-06", "Q-17")
def test_who_draws_a_new_hand_may_draw_what_was_put_back() -> None:
    """One card is followed into the deck of ten; the only one of its kind is drawn, and another is not."""
    mind = knowing([1, 30], (A, IN_DECK))
    mind.sizes, mind.deck = [1, 0, 0, 0, 0, 0], 10
    own(mind, B)
    redraw(mind, [A], ANNA, 1, 1)
    assert (places(mind), mind.deck, mind.sizes[ANNA]) == ({(SEEN,): 1.0}, 9, 1)
    assert (mind.hand, mind.pile) == ([A], [B])


@pytest.mark.rule("Q-17")
def test_of_too_many_cards_the_oldest_is_forgotten_but_never_an_own_one_in_the_hold() -> None:
    in_deck = ((card, IN_DECK) for card in range(1, MOST_TOKENS))
    mind = knowing(list(range(1, 20)), (0, SLOT + BRUNO), *in_deck, seat=BRUNO)
    assert (len(mind.tokens), mind.exact) == (MOST_TOKENS, True)
    follow(mind, 18, CARLA)
    assert (mind.tokens, mind.exact) == ([0, *range(2, MOST_TOKENS), 18], False)
    assert list(places(mind)) == [(SLOT + BRUNO, *[IN_DECK] * (MOST_TOKENS - 2), CARLA)]
    seen = knowing(list(range(1, 20)), *((card, IN_DECK) for card in range(MOST_TOKENS)))
    see(seen, IN_DECK, MOST_TOKENS, 0)
    follow(seen, 18, CARLA)
    assert seen.tokens == [*range(1, MOST_TOKENS), 18], "what was seen makes room"
    assert seen.exact


@pytest.mark.rule("Q-17")
def test_of_too_many_worlds_the_likeliest_are_kept() -> None:
    worlds = {world: 1.0 + world for world in range(MOST_WORLDS)}
    all_kept = knowing([9, 9])
    settle(all_kept, worlds)
    assert len(all_kept.worlds) == MOST_WORLDS
    assert all_kept.exact
    mind = knowing([9, 9])
    settle(mind, {**worlds, MOST_WORLDS: 0.5})
    assert set(mind.worlds) == set(worlds)
    assert sum(mind.worlds.values()) == pytest.approx(1)
    assert not mind.exact


@pytest.mark.rule("Q-17")
def test_who_has_no_world_left_begins_anew_with_the_own_cards_in_the_hold() -> None:
    mind = knowing([9, 9], (B, IN_DECK), seat=BRUNO)
    mind.loaded = [A]
    settle(mind, {})
    assert (mind.tokens, places(mind), mind.exact) == ([A], {(SLOT + BRUNO,): 1.0}, False)


# --- the public log -------------------------------------------------------------------------------


def log_of(at: Position) -> list[tuple[int, ...]]:
    """What everybody has seen: the event, its seat, and what it is about."""
    return [(event, seat, *about) for event, seat, about in entries(at.game.log)]


@pytest.mark.rule("Q-17", "Q-18", "Q-36")
@pytest.mark.parametrize(
    ("answers", "seen"),
    [
        (["draw", "grano"], [(DREW, BRUNO, 2), (KEPT, BRUNO)]),
        (["load", "sale"], [(LOADED, BRUNO, 1)]),
        (["inn", (CARLA, 2)], [(EXCHANGED, BRUNO, CARLA, 2)]),
        (["convent", (CARLA, 1), "sale"], [(VISITED_CONVENT, BRUNO, CARLA, 1, 0)]),
        (["seize"], [(SEIZED, BRUNO)]),
    ],
)
def test_all_see_what_is_done_by_whom_and_with_how_many_cards(
    answers: list[Answer], seen: list[tuple[int, ...]]
) -> None:
    at = Position(
        first=BRUNO, hands={BRUNO: "sale olio", CARLA: "pepe seta"}, top="grano tabacco perle", dead=True
    )
    at.play(*answers)
    assert log_of(at) == [(PAOLO_DIED, NOBODY), *seen]


@pytest.mark.rule("Q-11", "Q-12", "Q-13", "Q-30")
def test_all_see_a_second_load_a_last_card_a_death_and_a_pass() -> None:
    loaded = Position(first=BRUNO, loader=ANNA, hands={BRUNO: "sale"}, loaded={ANNA: "olio"})
    loaded.play("load")
    assert log_of(loaded) == [(LOADED, BRUNO, 0)]
    last = Position(first=BRUNO, top="Paolo grano", deck=2)
    last.play("draw")
    assert log_of(last) == [(DREW, BRUNO, 1), (PAOLO_DIED, NOBODY)]
    idle = Position(first=BRUNO, deck=0)
    idle.play("pass")
    assert log_of(idle) == [(PASSED, BRUNO)]


@pytest.mark.rule("Q-21", "Q-33", "Q-53", "Q-56")
@pytest.mark.parametrize(
    ("cargo", "seen"),
    [
        ("qoelet", (TURNED_ROLE, NOBODY, Q)),
        ("abiura", (TURNED_SEAT, BRUNO)),
        ("lettera", (LOOKED, CARLA, BRUNO)),
        ("carnevale", (SWAPPED_HANDS, CARLA, BRUNO)),
        ("quarantena", (REDREW, BRUNO, 3, 3)),
    ],
)
def test_all_see_what_a_cargo_does_to_roles_seats_and_hands(cargo: str, seen: tuple[int, ...]) -> None:
    """Bruno was the first to load, Carla has loaded most and is First player now."""
    at = Position(
        phase=SAIL,
        turn=12,
        loader=BRUNO,
        loaded={BRUNO: cargo, CARLA: "sale olio"},
        hands={BRUNO: "grano pepe seta", CARLA: "tabacco"},
        dead=True,
        printed=with_effects_of_rules_1(cargo),
    )
    at.play("-")
    log = log_of(at)
    assert log[1:3] == [(SAW_HOLD, BRUNO, 3), (THREW, BRUNO, 0)]
    assert log[3][:3] == (SAILED, NOBODY, 0)
    assert log[4] == seen


@pytest.mark.rule("Q-17")
@pytest.mark.parametrize("seed", range(8))
def test_the_log_keeps_what_was_told_to_everybody(seed: int) -> None:
    """Of what one seat alone sees it has that it happened, and how many cards, but none of them."""
    table, luck = Table("q", 5 + seed % 2, seed), Rng(seed)
    while not table.over:
        question = next(question for question in table.questions if question.sealed is None)
        table.answer(question.seat, question.options[luck.below(len(question.options))])
    seen = table.view(None)
    assert isinstance(seen, QView)
    log = [(event, seat, *about) for event, seat, about in entries(seen.log)]
    told = [(event.kind, event.seat, *event.about) for event in table.events(None)]
    public = [entry for entry in log if entry[0] not in (KEPT, SAW_HOLD)]
    assert public == [event for event in told if event[0] in {entry[0] for entry in public}]
    assert all(len(entry) == 2 for entry in log if entry[0] == KEPT)
    assert all(len(entry) == 3 for entry in log if entry[0] == SAW_HOLD)


# --- decks of one's own ---------------------------------------------------------------------------


@pytest.mark.rule("Q-50")
def test_all_cards_of_a_deck_may_be_different() -> None:
    """99 kinds, and Paolo III."""
    kinds = []
    for entry in re.split(r"(?=^\[\[card\]\])", DECK.source, flags=re.MULTILINE):
        copies = re.search(r"^copies = \{ value = (\d+)", entry, flags=re.MULTILINE)
        for number in range(int(copies[1]) if copies else 1):
            one = re.sub(r'^((?:id|name_..) = "[^"]*)"', rf'\g<1>{number or ""}"', entry, flags=re.MULTILINE)
            kinds.append(re.sub(r"^copies = \{ value = \d+", "copies = { value = 1", one, flags=re.MULTILINE))
    assert len(read_deck("".join(kinds)).kinds) == 99
