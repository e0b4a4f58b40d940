"""Hand-made positions of Habemus Papam, and a script that plays them.

Cards are written by name: people as in PEOPLE_NAMES, `Louis Mazarin Felipe Squadrone Death`, action cards
`ten second twice rubies bribe swap`, `Camerlengo`, `Black`, `White`. Gems are letters: D diamond, R ruby,
S sapphire, A amber. Orders are `crests SI IU SU France leaders FM`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from camerlengo.core import Ask
from camerlengo.core.rng import Rng
from camerlengo.games.habemus_papam.bids import COUNTS, GEMS_OF, NO_BID
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.rules import HabemusPapam, deal
from camerlengo.games.habemus_papam.setup import ALL_GEMS, START_GEMS
from camerlengo.games.habemus_papam.state import Cards, Readings
from camerlengo.games.habemus_papam.terms import (
    ACTIONS,
    BID,
    BLACK_SMOKE,
    BRIBE_WHOM,
    CAMERLENGO,
    CARDINALS,
    DEATH,
    DECLINE,
    DIES,
    DISCARD,
    DISCARD_ORDERS,
    EXCLUDE,
    FELIPE,
    FIRST_ACTION,
    FIRST_LATE,
    FIRST_LEADER,
    GEMS,
    LET_GO,
    LOUIS,
    MAKE_BIDS,
    MAZARIN,
    NO_ACTION,
    NO_ORDER,
    NOBODY,
    PAY,
    PAY_SQUADRONE,
    PEOPLE,
    PLAY,
    PLAY_ACTIONS,
    REVEAL,
    SQUADRONE,
    SWAP_FOR,
    SWAP_WHOM,
    TAKE,
    TAKE_CARDS,
    WHITE_SMOKE,
)
from camerlengo.games.habemus_papam.view import HabemusPapamView
from tests.games import script
from tests.games.playing import Playing
from tests.games.script import Answer, Asked

PEOPLE_NAMES = (
    "Barberini",
    "Bichi",
    "Orsini",
    "Lugo",
    "Sforza",
    "Colonna",
    "GCMedici",
    "Astalli",
    "Chigi",
    "Carafa",
    "Albizzi",
    "Ottoboni",
    "Imperiali",
    "Maculani",
    "Ginetti",
    "Giori",
    "Sacchetti",
    "Spada",
    "Harrach",
    "Hessen",
    "Retz",
    "Este",
    "CMedici",
    "Azzolini",
    "FBarberini",
)
OTHER_NAMES = (
    "Louis",
    "Mazarin",
    "Felipe",
    "Squadrone",
    "Death",
    "ten",
    "second",
    "twice",
    "rubies",
    "bribe",
    "swap",
    "Camerlengo",
    "Black",
    "White",
)
CARD_NAMES = (*PEOPLE_NAMES, *OTHER_NAMES)
CARD = {name: number for number, name in enumerate(CARD_NAMES)}
ACTION_NAMES = ("ten", "second", "twice", "rubies", "bribe", "swap")
ACTION = {name: number for number, name in enumerate(ACTION_NAMES)}
ORDER_NAMES = ("crests", "SI", "IU", "SU", "France", "leaders", "FM")
ORDER = {name: number for number, name in enumerate(ORDER_NAMES)}
GEM_LETTERS = "ASRD"
NOTHING = "-"

ANNA, BRUNO, CARLA, DINO = range(4)


def bid(gems: str) -> int:
    """The number of a bid."""
    return GEMS_OF.index(sorted((GEM_LETTERS.index(gem) for gem in gems), reverse=True))


def gems(number: int) -> str:
    """The gems of a bid, the best first."""
    return "".join(GEM_LETTERS[gem] for gem in GEMS_OF[number])


def cards(numbers: Sequence[int]) -> str:
    return " ".join(CARD_NAMES[card] for card in numbers)


def readings(*names: str) -> Readings:
    chosen = Readings()
    for name in names:
        assert getattr(chosen, name) is False
        setattr(chosen, name, True)
    return chosen


def meant(question: int, answer: str | int) -> int:
    """An answer in words as the option it means."""
    if isinstance(answer, int):
        return answer
    if question == BID:
        return bid(answer)
    if question == PLAY:
        return NO_ACTION if answer == NOTHING else ACTION[answer]
    if question == PAY_SQUADRONE:
        return {"pay": PAY, NOTHING: LET_GO}[answer]
    if question in (BRIBE_WHOM, SWAP_WHOM, SWAP_FOR, EXCLUDE, DIES) and answer == NOTHING:
        return DECLINE
    return CARD[answer]


class Script(script.Script):
    """Answers in the words of the game."""

    def meant(self, question: int, answer: str | int) -> int:
        return meant(question, answer)

    def nothing(self, question: int) -> str | int:
        return {PLAY: NOTHING, BID: ""}.get(question, 0)

    def words(self, question: int, options: Sequence[int]) -> str:
        """People, and cards to take."""
        if question in (DISCARD, PLAY, BID, PAY_SQUADRONE):
            return ""
        nothing = NOTHING if question != TAKE else CARD_NAMES[DECLINE]
        return " ".join(nothing if option == DECLINE else CARD_NAMES[option] for option in options)


class Position(Playing[HabemusPapam, Script, Asked]):
    """A table in the middle of a game, at the beginning of a phase.

    `displays` are the people and political cards before each seat, `hands` its action cards, `gems` and
    `gold` what else is behind its screen (as at the start, if not mentioned), `orders` the orders it holds.
    `laid` are action cards played in this round, `takers` the order of the bids. `top` are cards that lie on
    top of their piles, the first to be turned up first. All other cards lie below them, or, if they are in
    `out`, have left the game.
    """

    def __init__(
        self,
        *,
        players: int = 4,
        phase: int = PLAY_ACTIONS,
        round: int = 5,  # noqa: A002  # the rulebook's word
        camerlengo: int = ANNA,
        offer: str = "Camerlengo",
        displays: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        gems: Mapping[int, str] | None = None,
        gold: Mapping[int, int] | None = None,
        orders: Mapping[int, str] | None = None,
        laid: Mapping[int, str] | None = None,
        takers: Sequence[int] | None = None,
        top: str = "",
        out: str = "",
        black: bool = False,
        last: bool = False,
        reading: Sequence[str] = (),
        deck: Cards | None = None,
    ) -> None:
        game = deal(players, Rng(1), deck or standard_deck().cards, readings(*reading), camerlengo)
        self.game = game
        game.round, game.phase, game.black, game.last = round, phase, black, last
        pile = _Pile(game)
        if black:
            pile.take("Black")
            game.out.append(BLACK_SMOKE)
        if last:
            pile.take("White")
            game.out.append(WHITE_SMOKE)
        for seat, names in (displays or {}).items():
            self._show(pile, seat, names)
        for seat, names in (hands or {}).items():
            for name in names.split():
                pile.take(name)
                game.held[seat * ACTIONS + ACTION[name]] += 1
        for seat, name in (laid or {}).items():
            pile.take(name)
            game.laid[seat] = ACTION[name]
        game.out += [pile.take(name) for name in out.split()]
        game.offer = sorted(CARD[name] if name == "Camerlengo" else pile.take(name) for name in offer.split())
        pile.put_on_top([pile.take(name) for name in top.split()])
        pile.leave()
        for seat, letters in (gems or {}).items():
            for gem in range(GEMS):
                had, has = game.gems[seat * GEMS + gem], letters.count(GEM_LETTERS[gem])
                game.gems[seat * GEMS + gem] = has
                game.bank[gem] += had - has
        for seat, amount in (gold or {}).items():
            game.gold[seat] = amount
        if orders is not None:
            self._deal_orders(orders)
        if takers is not None:
            game.takers = list(takers)
            game.bid = [0] * players
        check(game)

    def _show(self, pile: _Pile, seat: int, names: str) -> None:
        game = self.game
        for name in names.split():
            card = pile.take(name)
            if card < PEOPLE:
                game.owner[card] = seat
            elif card == LOUIS:
                game.louis[seat] += 1
            elif card == MAZARIN:
                game.mazarin[seat] += 1
            elif card == FELIPE:
                game.felipe[seat] += 1
            else:
                assert card == SQUADRONE
                game.squadrone = seat

    def _deal_orders(self, orders: Mapping[int, str]) -> None:
        """Who is not mentioned gets two of the rest; who has one has discarded another."""
        game = self.game
        rest = list(game.cards.order_cards)
        held = {seat: [ORDER[name] for name in names.split()] for seat, names in orders.items()}
        for numbers in held.values():
            for order in numbers:
                rest.remove(order)
        for seat in range(game.players):
            mine = held.get(seat, [])
            if len(mine) == 1:
                game.discarded[seat] = rest.pop()
                mine = [*mine, NO_ORDER]
            elif not mine:
                mine = [rest.pop(), rest.pop()]
            game.orders[2 * seat : 2 * seat + 2] = mine
        game.unused = rest

    # --- playing ---

    def script(self, game: HabemusPapam, answers: Sequence[Answer]) -> Script:
        return Script(answers, lambda: check(game))

    def check(self, game: HabemusPapam) -> None:
        check(game)

    # --- looking ---

    def display(self, seat: int) -> str:
        game = self.game
        people = [CARD_NAMES[person] for person in range(PEOPLE) if game.owner[person] == seat]
        kings = (
            ["Louis"] * game.louis[seat] + ["Mazarin"] * game.mazarin[seat] + ["Felipe"] * game.felipe[seat]
        )
        return " ".join(people + kings + (["Squadrone"] if game.squadrone == seat else []))

    def hand(self, seat: int) -> str:
        held = self.game.held[seat * ACTIONS : seat * ACTIONS + ACTIONS]
        return " ".join(name for name, count in zip(ACTION_NAMES, held, strict=True) for _ in range(count))

    def gems(self, seat: int) -> str:
        """Behind the screen, the best first."""
        counts = self.game.gems[seat * GEMS : seat * GEMS + GEMS]
        return "".join(GEM_LETTERS[gem] * counts[gem] for gem in reversed(range(GEMS)))

    @property
    def gold(self) -> list[int]:
        return list(self.game.gold)

    @property
    def offer(self) -> str:
        return cards(self.game.offer)

    @property
    def out(self) -> str:
        return cards(self.game.out)

    def view(self, seat: int) -> HabemusPapamView:
        return view(self.game, seat)


class _Pile:
    """The three piles together, from which cards are taken by name."""

    def __init__(self, game: HabemusPapam) -> None:
        self.game = game
        self.piles = [sorted(pile) for pile in (game.cardinals, game.politics, game.actions)]
        self.top: list[int] = []

    def take(self, name: str) -> int:
        card = CARD[name]
        for pile in self.piles:
            if card in pile:
                pile.remove(card)
                return card
        raise ValueError(f"there is no {name} left")

    def put_on_top(self, top: list[int]) -> None:
        for card in reversed(top):
            self.piles[pile_of(card)].append(card)
        self.top = top

    def leave(self) -> None:
        """Smoke that was not put on top goes to the bottom, where it does not come up."""
        game = self.game
        smoke = [card for card in self.piles[0] if card >= BLACK_SMOKE and card not in self.top]
        shown = [card for card in self.piles[0] if card not in smoke]
        game.cardinals, game.politics, game.actions = smoke + shown, self.piles[1], self.piles[2]


def pile_of(card: int) -> int:
    """0 cardinals, 1 political cards, 2 action cards."""
    if card < CARDINALS or card >= BLACK_SMOKE:
        return 0
    if FIRST_LATE <= card < FIRST_LEADER or LOUIS <= card <= DEATH:
        return 1
    return 2


def view(game: HabemusPapam, seat: int) -> HabemusPapamView:
    seen = game.view(seat)
    assert isinstance(seen, HabemusPapamView)
    return seen


def play_out(game: HabemusPapam, ask: Ask) -> None:
    while not game.over():
        game.advance(ask)


def check(game: HabemusPapam) -> None:
    """What is true of every position, also while a question is open: nothing is created or lost."""
    seats = range(game.players)
    everywhere = Counter(card for pile in (game.cardinals, game.politics, game.actions) for card in pile)
    everywhere.update(card for card in game.offer if card != CAMERLENGO)
    everywhere.update(game.out)
    everywhere.update(person for person in range(PEOPLE) if game.owner[person] != NOBODY)
    for seat in seats:
        everywhere.update({LOUIS: game.louis[seat], MAZARIN: game.mazarin[seat], FELIPE: game.felipe[seat]})
        everywhere.update(
            {FIRST_ACTION + action: game.held[seat * ACTIONS + action] for action in range(ACTIONS)}
        )
        if game.laid[seat] != NO_ACTION:
            everywhere[FIRST_ACTION + game.laid[seat]] += 1
    if game.squadrone != NOBODY:
        everywhere[SQUADRONE] += 1
    assert +everywhere == all_cards(game.cards)
    for gem in range(GEMS):
        on_table = sum(
            COUNTS[game.bid[seat] * GEMS + gem]
            for seat in seats
            if game.phase == MAKE_BIDS and game.bid[seat] != NO_BID
        )
        behind = sum(game.gems[seat * GEMS + gem] for seat in seats)
        assert game.bank[gem] + behind + on_table == ALL_GEMS[gem]
    assert min(game.gold + game.gems + game.bank + game.held) >= 0
    orders = [order for order in game.orders + game.discarded + game.unused if order != NO_ORDER]
    assert sorted(orders) == sorted(game.cards.order_cards)
    assert all(
        (game.discarded[seat] == NO_ORDER) == (game.orders[2 * seat + 1] != NO_ORDER) for seat in seats
    )
    assert game.offer == sorted(game.offer)
    assert game.phase in (REVEAL, DISCARD_ORDERS, PLAY_ACTIONS, MAKE_BIDS, TAKE_CARDS)
    assert 0 <= game.camerlengo < game.players


def all_cards(of: Cards) -> Counter[int]:
    counted = Counter(range(PEOPLE))
    counted.update({LOUIS: of.louis_cards, MAZARIN: of.mazarin_cards, FELIPE: of.felipe_cards})
    counted.update([SQUADRONE, DEATH, BLACK_SMOKE, WHITE_SMOKE])
    counted.update({FIRST_ACTION + action: count for action, count in enumerate(of.action_cards)})
    return counted


START_LETTERS = "".join(GEM_LETTERS[gem] * START_GEMS[gem] for gem in reversed(range(GEMS)))
