"""How the table is laid out, who is Camerlengo, and what is behind the screens."""

from __future__ import annotations

from collections import Counter

import pytest

from camerlengo.core import SPECTATOR, RandomAsk, Rng, SetupError
from camerlengo.games import open_box
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.rules import HabemusPapam, deal
from camerlengo.games.habemus_papam.terms import (
    BLACK_SMOKE,
    CARDINALS,
    MAKE_BIDS,
    NO_ORDER,
    NOBODY,
    WHITE_SMOKE,
)
from tests.games.habemus_papam.positions import (
    ANNA,
    BRUNO,
    CARLA,
    ORDER,
    PEOPLE_NAMES,
    START_LETTERS,
    Position,
    check,
    readings,
    view,
)


def dealt(seed: int, players: int = 4, camerlengo: int = NOBODY) -> HabemusPapam:
    return deal(players, Rng(seed), standard_deck().cards, readings(), camerlengo)


@pytest.mark.parametrize("players", [3, 4])
def test_a_dealt_game_is_a_sound_position(players: int) -> None:
    for seed in range(20):
        check(dealt(seed, players))


# --- HP-10: the piles -----------------------------------------------------------------------------


@pytest.mark.rule("HP-10")
def test_the_piles_are_shuffled() -> None:
    games = [dealt(seed) for seed in range(600)]
    assert {game.politics[0] for game in games} == set(games[0].politics)
    assert {game.actions[17] for game in games} == set(games[0].actions)
    assert {game.cardinals[-1] for game in games} == set(range(CARDINALS))
    assert len({tuple(game.cardinals) for game in games}) == 600


@pytest.mark.rule("HP-10")
def test_black_smoke_lies_under_8_to_10_cardinals() -> None:
    games = [dealt(seed) for seed in range(600)]
    above = Counter(
        sum(card < CARDINALS for card in game.cardinals[game.cardinals.index(BLACK_SMOKE) :])
        for game in games
    )
    assert set(above) == {8, 9, 10}
    assert min(above.values()) > 150


@pytest.mark.rule("HP-10")
def test_white_smoke_is_among_the_last_four_cards() -> None:
    under = Counter(dealt(seed).cardinals.index(WHITE_SMOKE) for seed in range(600))
    assert set(under) == {0, 1, 2, 3}
    assert min(under.values()) > 100


# --- HP-11: screens -------------------------------------------------------------------------------


@pytest.mark.rule("HP-11")
@pytest.mark.parametrize("players", [3, 4])
def test_each_has_ten_gems_and_20_gold_and_the_rest_is_the_bank(players: int) -> None:
    game = dealt(1, players)
    for seat in range(players):
        own = view(game, seat).seats[seat]
        assert own.gems == (3, 2, 1, 4)  # ambers, sapphires, rubies, diamonds
        assert own.gold == 20
        assert own.actions == ()
    assert view(game, SPECTATOR).bank == (15 - 3 * players, 11 - 2 * players, 10 - players, 16 - 4 * players)
    assert START_LETTERS == "DDDDRSSAAA"


# --- HP-12: orders --------------------------------------------------------------------------------


@pytest.mark.rule("HP-12")
@pytest.mark.parametrize(("players", "unused"), [(3, 2), (4, 0)])
def test_two_orders_a_player_and_the_others_leave_unseen(players: int, unused: int) -> None:
    for seed in range(30):
        game = dealt(seed, players)
        assert len(game.orders) == 2 * players
        assert NO_ORDER not in game.orders
        assert len(game.unused) == unused
        assert sorted(game.orders + game.unused) == [0, 0, 1, 2, 3, 4, 5, 6]
    zone = next(zone for zone in dealt(1, players).zones() if zone.name == "unused orders")
    assert not any(zone.open_to(seat) for seat in range(-1, players))


@pytest.mark.rule("HP-12")
def test_orders_are_shuffled() -> None:
    games = [dealt(seed, 3) for seed in range(200)]
    for place in range(6):
        assert {game.orders[place] for game in games} == set(ORDER.values())


# --- HP-13: the first Camerlengo ------------------------------------------------------------------


@pytest.mark.rule("HP-13")
@pytest.mark.parametrize("players", [3, 4])
def test_the_camerlengo_is_drawn_evenly(players: int) -> None:
    drawn = Counter(dealt(seed, players).camerlengo for seed in range(400))
    assert set(drawn) == set(range(players))
    assert min(drawn.values()) > 0.7 * 400 / players


@pytest.mark.rule("HP-13")
@pytest.mark.parametrize(("players", "seat"), [(3, 0), (3, 2), (4, 1), (4, 3)])
def test_or_chosen_by_the_host_which_changes_nothing_else(players: int, seat: int) -> None:
    for seed in range(10):
        game = open_box("habemus_papam").new(players, seed, {"camerlengo": seat})
        other = dealt(seed, players)
        assert isinstance(game, HabemusPapam)
        assert view(game, SPECTATOR).camerlengo == seat
        assert (game.cardinals, game.orders) == (other.cardinals, other.orders)


@pytest.mark.rule("HP-13")
@pytest.mark.parametrize("seat", [3, -1, True, "agile"])
def test_a_seat_that_is_not_at_the_table_cannot_be_camerlengo(seat: int | str | bool) -> None:
    with pytest.raises(SetupError):
        open_box("habemus_papam").new(3, 1, {"camerlengo": seat})


@pytest.mark.parametrize("players", [2, 5])
def test_three_or_four_can_play(players: int) -> None:
    with pytest.raises(SetupError):
        open_box("habemus_papam").new(players, 1)


# --- HP-14: what is hidden ------------------------------------------------------------------------


def behind_screens(reading: tuple[str, ...] = ()) -> Position:
    return Position(
        hands={ANNA: "ten bribe", BRUNO: "swap"},
        gold={ANNA: 13, BRUNO: 7},
        gems={ANNA: "DRSA", BRUNO: "D"},
        orders={ANNA: "France SI", BRUNO: "crests"},
        displays={ANNA: "Bichi Louis", BRUNO: "Este"},
        reading=reading,
    )


@pytest.mark.rule("HP-14")
@pytest.mark.parametrize("stranger", [BRUNO, CARLA, SPECTATOR])
def test_gems_gold_orders_and_action_cards_of_others_are_hidden(stranger: int) -> None:
    seen = behind_screens().view(stranger)
    anna = seen.seats[ANNA]
    assert (anna.gold, anna.gems, anna.actions, anna.discarded) == (None, None, None, None)
    assert anna.orders == (None, None)
    assert anna.people == (1,)
    assert anna.louis == 1
    assert sum(seen.bank) == 52 - 4 - 1 - 20


@pytest.mark.rule("HP-14")
def test_everybody_sees_what_is_behind_the_own_screen() -> None:
    anna = behind_screens().view(ANNA).seats[ANNA]
    assert (anna.gold, anna.gems, anna.actions) == (13, (1, 1, 1, 1), (0, 4))
    assert [order.order for order in anna.orders if order is not None] == [ORDER["France"], ORDER["SI"]]
    bruno = behind_screens().view(BRUNO).seats[BRUNO]
    assert len(bruno.orders) == 1
    assert bruno.discarded is not None


@pytest.mark.rule("HP-14")
@pytest.mark.parametrize("stranger", [BRUNO, CARLA, SPECTATOR])
def test_no_view_depends_on_what_is_behind_another_screen(stranger: int) -> None:
    def seen(gold: int, hand: str, orders: str) -> bytes:
        others = {BRUNO: "leaders FM", CARLA: "crests crests"}
        table = Position(hands={ANNA: hand}, gold={ANNA: gold}, orders={ANNA: orders, **others})
        return table.view(stranger).to_json()

    views = {seen(3, "ten", "France SI"), seen(30, "ten", "France SI"), seen(3, "ten", "IU SU")}
    assert len(views) == 1


@pytest.mark.rule("HP-14")
@pytest.mark.parametrize("stranger", [BRUNO, CARLA, SPECTATOR])
def test_open_screens_show_gems_and_gold_but_never_orders(stranger: int) -> None:
    seen = behind_screens(("open_screens",)).view(stranger)
    anna = seen.seats[ANNA]
    assert (anna.gold, anna.gems) == (13, (1, 1, 1, 1))
    assert anna.actions == (0, 4)  # as an attentive player knows them
    assert anna.orders == (None, None)
    assert (seen.seats[BRUNO].discarded is None) == (stranger != BRUNO)
    assert seen.open_screens


@pytest.mark.rule("HP-14")
def test_the_option_of_the_table_opens_the_screens() -> None:
    for is_open in (False, True):
        game = open_box("habemus_papam").new(3, 1, {"open_screens": is_open})
        assert (game.view(ANNA).seats[BRUNO].gold == 20) is is_open


@pytest.mark.rule("HP-14")
@pytest.mark.parametrize("seat", [ANNA, SPECTATOR])
def test_nobody_sees_into_the_piles(seat: int) -> None:
    games = [dealt(seed, 4, ANNA) for seed in range(5)]
    for game in games:
        game.orders = games[0].orders
    assert len({view(game, seat).to_json() for game in games}) == 1


@pytest.mark.rule("HP-14", "HP-21")
def test_at_the_end_the_screens_fall_but_discarded_orders_stay_secret() -> None:
    table = Position(phase=4, last=True, black=True, offer="", takers=[0, 1, 2, 3], orders={ANNA: "France"})
    table.game.orders[2:] = [1, NO_ORDER, 2, NO_ORDER, 3, NO_ORDER]
    table.game.discarded[1:] = [0, 5, 6]
    table.game.discarded[0] = 0
    table.game.unused = []
    table.play()
    assert table.game.over()
    seen = table.view(SPECTATOR)
    assert [seat.gold for seat in seen.seats] == [20] * 4
    assert [order.order for seat in seen.seats for order in seat.orders if order is not None] == [4, 1, 2, 3]
    assert all(seat.discarded is None for seat in seen.seats)
    assert table.view(BRUNO).seats[BRUNO].discarded == 0


# --- HP-15: what an attentive player knows --------------------------------------------------------


def middle_of_a_game(seed: int, players: int = 4) -> HabemusPapam:
    game = dealt(seed, players)
    ask = RandomAsk(Rng(seed))
    for _ in range(12 + seed % 40):
        if not game.over():
            game.advance(ask)
    return game


@pytest.mark.rule("HP-15")
@pytest.mark.parametrize("seat", [ANNA, CARLA, SPECTATOR])
def test_a_guess_keeps_what_follows_from_public_events(seat: int) -> None:
    for seed in range(30):
        game = middle_of_a_game(seed)
        guess = game.copy()
        guess.redeal(seat, Rng(seed))
        assert (guess.gems, guess.gold, guess.held, guess.bank) == (
            game.gems,
            game.gold,
            game.held,
            game.bank,
        )
        assert (guess.owner, guess.offer, guess.out) == (game.owner, game.offer, game.out)
        assert [len(pile) for pile in (guess.cardinals, guess.politics, guess.actions)] == [
            len(pile) for pile in (game.cardinals, game.politics, game.actions)
        ]
        check(guess)


@pytest.mark.rule("HP-15")
def test_a_guess_changes_orders_and_piles_but_not_the_own_orders() -> None:
    game = middle_of_a_game(3)
    guesses = []
    for seed in range(40):
        guess = game.copy()
        guess.redeal(BRUNO, Rng(seed))
        guesses.append(guess)
        assert guess.orders[2:4] == game.orders[2:4]
        assert guess.discarded[BRUNO] == game.discarded[BRUNO]
    assert len({tuple(guess.orders) for guess in guesses}) > 10
    assert len({tuple(guess.politics) for guess in guesses}) > 10
    assert len({tuple(guess.actions) for guess in guesses}) > 10
    assert len({tuple(guess.cardinals) for guess in guesses}) > 10


@pytest.mark.rule("HP-15", "HP-10")
def test_a_guess_puts_the_smoke_where_it_can_be() -> None:
    for seed in range(60):
        game = middle_of_a_game(seed)
        turned = CARDINALS - sum(card < CARDINALS for card in game.cardinals)
        guess = game.copy()
        guess.redeal(ANNA, Rng(seed))
        if not game.last:
            assert guess.cardinals.index(WHITE_SMOKE) <= 3
        if not game.black:
            above = sum(card < CARDINALS for card in guess.cardinals[guess.cardinals.index(BLACK_SMOKE) :])
            assert 8 <= above + turned <= 10


@pytest.mark.rule("HP-15", "HP-10")
def test_every_place_of_the_smoke_is_guessed() -> None:
    game = dealt(1)
    black, white = Counter[int](), Counter[int]()
    for seed in range(300):
        guess = game.copy()
        guess.redeal(ANNA, Rng(seed))
        black[len(guess.cardinals) - guess.cardinals.index(BLACK_SMOKE) - 1] += 1
        white[guess.cardinals.index(WHITE_SMOKE)] += 1
    assert set(black) == {8, 9, 10}
    assert set(white) == {0, 1, 2, 3}


@pytest.mark.rule("HP-15")
@pytest.mark.parametrize("discarded", [False, True])
def test_every_hidden_order_is_guessed_equally_often_at_every_place(discarded: bool) -> None:
    """Bruno's, Carla's and the two that nobody got, also after Black Smoke; Anna's own are known."""
    orders = {ANNA: "crests", BRUNO: "SI", CARLA: "IU"} if discarded else {ANNA: "crests SI"}
    game = Position(players=3, black=discarded, orders=orders).game
    own = Counter([*game.orders[:2], game.discarded[ANNA]])
    hidden = Counter(game.cards.order_cards) - own
    places: list[Counter[int]] = [Counter() for _ in range(6)]
    for seed in range(900):
        guess = game.copy()
        guess.redeal(ANNA, Rng(seed))
        kept = [order for order in guess.orders[2:] if order != NO_ORDER]
        given_away = [order for order in guess.discarded[1:] if order != NO_ORDER]
        for place, order in zip(places, kept + given_away + guess.unused, strict=True):
            place[order] += 1
    for place in places:
        assert set(place) == set(hidden)
        assert all(110 < place[order] / hidden[order] < 195 for order in hidden)  # 150 each


@pytest.mark.rule("HP-15", "HP-10")
@pytest.mark.parametrize(("turned", "above"), [(7, [1, 2, 3]), (8, [0, 1, 2]), (9, [0, 1]), (10, [0])])
def test_the_smoke_is_guessed_evenly_among_the_places_that_are_left(turned: int, above: list[int]) -> None:
    """Black Smoke has not risen though so many cardinals are turned up: it lies under one of the next."""
    game = Position(out=" ".join(PEOPLE_NAMES[:turned])).game
    found = Counter[int]()
    for seed in range(600):
        guess = game.copy()
        guess.redeal(ANNA, Rng(seed))
        found[len(guess.cardinals) - guess.cardinals.index(BLACK_SMOKE) - 1] += 1
    assert sorted(found) == above
    assert min(found.values()) > 0.8 * 600 / len(above)


@pytest.mark.rule("HP-15", "HP-10")
@pytest.mark.parametrize(("left", "under"), [(4, [0, 1, 2, 3]), (3, [0, 1, 2, 3]), (2, [0, 1, 2]), (0, [0])])
def test_so_is_white_smoke(left: int, under: list[int]) -> None:
    game = Position(black=True, out=" ".join(PEOPLE_NAMES[left:18])).game
    found = Counter[int]()
    for seed in range(600):
        guess = game.copy()
        guess.redeal(ANNA, Rng(seed))
        found[guess.cardinals.index(WHITE_SMOKE)] += 1
    assert sorted(found) == under
    assert min(found.values()) > 0.8 * 600 / len(under)


@pytest.mark.rule("HP-15")
def test_a_sealed_bid_is_nowhere_until_all_are_made() -> None:
    table = Position(phase=MAKE_BIDS, offer="Bichi Louis ten Camerlengo")
    before = table.view(BRUNO).to_json()
    assert view(table.midway(), BRUNO).to_json() == before
