"""The rules of Q – Il gioco di carte. Q-… are the numbers of docs/rules/q.md."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.core.game import BLANK, BLANKS, Game, choose
from camerlengo.core.rng import Rng
from camerlengo.games.q import view
from camerlengo.games.q.knowledge import DECK as IN_DECK
from camerlengo.games.q.knowledge import MOVING, SLOT, Guess, Mind, Minds, Opening, begin, digest
from camerlengo.games.q.knowledge import PILE as IN_PILE
from camerlengo.games.q.ship import Cards, Ship
from camerlengo.games.q.terms import (
    ACT,
    ALL,
    BEGAN,
    CARDS,
    CONVENT,
    CONVENT_POINTS,
    DEALT,
    DID_CONVENT,
    DID_DIE,
    DID_DRAW,
    DID_EXCHANGE,
    DID_KEEP,
    DID_LOAD,
    DID_LOOK,
    DID_LOOK_AT_HOLD,
    DID_PASS,
    DID_REDRAW,
    DID_SAIL,
    DID_SEIZE,
    DID_SET_UP,
    DID_SWAP_HANDS,
    DID_TURN_ROLE,
    DID_TURN_SEAT,
    DISCARD,
    DISCARDED,
    DRAW,
    DRAW_CARDS,
    DREW,
    DREW_CARDS,
    ENDED,
    EVENT,
    EXCHANGE,
    EXCHANGED,
    FEAST,
    FIRST_PLAYER,
    FIRST_TO_LOAD,
    FIRST_ZELANTE,
    GIVE,
    GOT_SEAL_BACK,
    KEEP,
    KEPT,
    LAPS,
    LAST_ROUND,
    LOAD,
    LOAD_SHIP,
    LOADED,
    LOADED_CARD,
    LOOK,
    LOOKED,
    LOST,
    MADE_FIRST,
    MAKE_FIRST,
    NEAR_MIDDLE,
    NO_CARD,
    NO_SHIP,
    NOBODY,
    PAIRS,
    PAOLO_DIED,
    PASS,
    PASSED,
    PUT_BACK_CARDS,
    PUT_BACK_TWO,
    REDRAW,
    REDREW,
    ROLES,
    SAIL,
    SAILED,
    SAW_DRAWN,
    SAW_EXCHANGED,
    SAW_HAND,
    SAW_HOLD,
    SAW_REDRAWN,
    SAW_SWAPPED,
    SCORED,
    SEAL_BACK,
    SEIZE,
    SEIZED,
    SET_UP,
    SET_UP_DONE,
    SHIP_AFTER_PAOLO,
    SHIP_SEIZED,
    SPIRITUALI,
    SWAP_HANDS,
    SWAPPED_HANDS,
    THREW,
    THREW_CARD,
    THROW,
    THROW_NOTHING,
    TURN_OFFICE,
    TURN_ROLE,
    TURNED_ROLE,
    TURNED_SEAT,
    TURNS,
    VISITED_CONVENT,
    WHOM,
    ZELANTI,
    ZENO,
)

PAOLO: Final = 99  # "Paolo III Farnese è morto" in the deck
PAIR_FIRST = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]  # the pairs of places in a hand of five
PAIR_SECOND = [1, 2, 3, 4, 2, 3, 4, 3, 4, 4]
ALL_PAIRS = list(range(PAIRS))
PLACES = list(range(CARDS))  # in a hand


class QGame(Game):
    """The table between two turns."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = NO_CARDS
        self.copies = BLANK  # by kind: cards of this game; shared, never changed
        self.round: i64 = 0
        self.phase: i64 = SET_UP
        self.turn: i64 = 0  # of the round, from 0
        self.seat: i64 = NOBODY  # who decides alone
        self.first: i64 = 0  # First player
        self.loader: i64 = NOBODY  # First to load
        self.seizer: i64 = NOBODY  # who has seized the ship of this round
        self.looking = False  # the first to load is looking into the hold
        self.feast: i64 = 0  # cards that whoever goes to the inn draws as well in this round
        self.next_feast: i64 = 0  # in the next round
        self.score: i64 = 0  # for the Spirituali; the Zelanti lead if it is below zero
        self.paolo_dead = False
        self.done = False
        self.action: i64 = NOBODY  # what the seat is doing, while a question about it is open
        self.partner: i64 = NOBODY
        self.count: i64 = 0
        self.spent = BLANK  # by seat: 1 if it has seized a ship
        self.roles = BLANK  # by seat
        self.role_turned = BLANK  # by role: 1 if it has changed its faction
        self.seat_turned = BLANK  # by seat: the same for whoever sits there
        self.hands = BLANKS  # sorted
        self.aside = BLANKS  # by seat: chosen, while another choice is open
        self.loaded = BLANKS  # by seat, in the order in which they were loaded
        self.drawn = BLANK  # two cards, of which the seat keeps one
        self.deck = BLANK  # the top card is the last of the list
        self.deck_size: i64 = 0  # cards without Paolo III when the first turn began
        self.pile = BLANK  # discards, face down
        self.gone = BLANK  # cards of ships that have sailed
        self.chronicle = BLANK  # what everybody has seen (terms.DID_…)
        self.secrets = BLANKS  # by seat: the cards that it alone has seen, in order
        self.minds = NO_MINDS

    def copy(self) -> QGame:
        other = QGame()
        other.cards = self.cards
        other.copies = self.copies
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.seat = self.seat
        other.first = self.first
        other.loader = self.loader
        other.seizer = self.seizer
        other.looking = self.looking
        other.feast = self.feast
        other.next_feast = self.next_feast
        other.score = self.score
        other.paolo_dead = self.paolo_dead
        other.done = self.done
        other.action = self.action
        other.partner = self.partner
        other.count = self.count
        other.spent = self.spent.copy()
        other.roles = self.roles.copy()
        other.role_turned = self.role_turned.copy()
        other.seat_turned = self.seat_turned.copy()
        other.hands = [cards.copy() for cards in self.hands]
        other.aside = [cards.copy() for cards in self.aside]
        other.loaded = [cards.copy() for cards in self.loaded]
        other.drawn = self.drawn.copy()
        other.deck = self.deck.copy()
        other.deck_size = self.deck_size
        other.pile = self.pile.copy()
        other.gone = self.gone.copy()
        other.chronicle = self.chronicle.copy()
        other.secrets = [cards.copy() for cards in self.secrets]
        other.minds = self.minds
        self.carry_over(other)
        return other

    def over(self) -> bool:
        return self.done

    def advance(self, ask: Ask) -> None:
        """The set-up, a turn, or the sailing of the ship."""
        if self.phase == TURNS:
            take_turn(self, ask)
        elif self.phase == SAIL:
            sail(self, ask)
        else:
            set_up(self, ask)
        before = self.minds
        self.minds = Minds(before.opening, len(self.chronicle), before.minds.copy())

    def view(self, seat: int) -> Any:
        return view.view_of(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Roles, hands, loads, deck and discards of which this seat knows nothing are guessed anew.

        What the other seats have seen is forgotten: in the guess they know what they hold, and no more.
        """
        redeal_roles(self, seat, rng)
        redeal_cards(self, seat, rng)
        self.chance_anew(rng)

    def scores(self) -> list[int]:
        return [self.score * side_of(self, seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        """Q-32: the faction with more points wins; level, or if it has nobody left, all are alike."""
        if self.score == 0:
            return [1] * self.players
        winner: i64 = SPIRITUALI if self.score > 0 else ZELANTI
        wins = [side_of(self, seat) == winner for seat in range(self.players)]
        won: i64 = 0
        for win in wins:
            if win:
                won += 1
        return [1 if win else 1 + won for win in wins]

    def zones(self) -> list[Any]:
        return view.zones_of(self)


NO_CARDS = Cards()
NO_MINDS = Minds(Opening(), 0, [])


def side_of(game: QGame, seat: i64) -> i64:
    """Q-33: the faction that a seat supports now."""
    role: i64 = game.roles[seat]
    turned: i64 = game.role_turned[role] + game.seat_turned[seat]
    side: i64 = SPIRITUALI if role < FIRST_ZELANTE else ZELANTI
    return -side if turned & 1 else side


def note(game: QGame, kind: i64, seat: i64, other: i64, count: i64) -> None:
    """Everybody has seen this."""
    game.chronicle.append(kind + 16 * seat + 256 * other + 4096 * count)


# --- set-up ---------------------------------------------------------------------------------------


def deal(players: int, rng: Rng, cards: Cards, first: int) -> QGame:
    """`first` is a seat, or NOBODY to have it drawn (Q-05)."""
    game = QGame()
    game.players = players
    game.cards = cards
    game.copies = cards.copies_with(players)
    game.rng = rng
    drawn = game.rng.below(players)
    game.first = drawn if first == NOBODY else first
    game.roles = [role for role in range(ROLES) if role != ZENO or players == ROLES]
    game.rng.shuffle(game.roles)
    game.role_turned = [0] * ROLES
    game.seat_turned = [0] * players
    game.spent = [0] * players
    game.deck = []
    game.pile = []
    game.gone = []
    game.drawn = []
    game.chronicle = []
    game.secrets = []
    game.hands = []
    game.aside = []
    game.loaded = []
    for kind in range(cards.kinds):
        game.deck += [kind] * game.copies[kind]
    game.rng.shuffle(game.deck)
    opening = Opening()
    opening.sizes = [DEALT] * players
    opening.loaded = [0] * players
    for _ in range(players):
        hand = [game.deck.pop() for _ in range(DEALT)]
        game.secrets.append(hand.copy())
        hand.sort()
        game.hands.append(hand)
        game.aside.append([])
        game.loaded.append([])
    opening.deck = len(game.deck)
    nobody_yet: list[Mind | None] = [None] * (players + 1)  # the last one is a spectator's
    game.minds = Minds(opening, 0, nobody_yet)
    return game


def set_up(game: QGame, ask: Ask) -> None:
    """Q-04, Q-06: all put two of their five cards back at the same time; then Paolo III goes in."""
    game.seat = NOBODY
    seat: i64
    asked: dict[int, list[int]] = {}
    for seat in range(game.players):
        asked[seat] = ALL_PAIRS.copy()
    chosen = ask.all(PUT_BACK_TWO, asked)
    for seat in range(game.players):
        pair: i64 = chosen[seat]
        hand = game.hands[seat]
        second: i64 = hand.pop(PAIR_SECOND[pair])
        first: i64 = hand.pop(PAIR_FIRST[pair])
        game.deck += [first, second]
        game.secrets[seat] += [first, second]
        if ask.hears:
            ask.tell(PUT_BACK_CARDS, seat, [first, second], only(seat))
    game.rng.shuffle(game.deck)
    game.deck_size = len(game.deck)
    put_paolo_in(game, game.deck_size // 2 - NEAR_MIDDLE + game.rng.below(2 * NEAR_MIDDLE + 1))
    note(game, DID_SET_UP, 0, 0, 0)
    if ask.hears:
        ask.tell(SET_UP_DONE, NOBODY, [])
    begin_round(game, ask)


def put_paolo_in(game: QGame, above: i64) -> None:
    game.deck.insert(len(game.deck) - above, PAOLO)


def begin_round(game: QGame, ask: Ask) -> None:
    game.round += 1
    game.turn = 0
    game.loader = NOBODY
    game.seizer = NOBODY
    game.feast = game.next_feast
    game.next_feast = 0
    game.phase = TURNS
    if ask.hears:
        ask.tell(BEGAN, game.first, [game.round])


# --- what a seat cannot know ----------------------------------------------------------------------


def redeal_roles(game: QGame, seat: i64, rng: Rng) -> None:
    """Q-03: nobody knows another's role before the end."""
    if game.done:
        return
    hidden: list[int] = []
    other: i64
    for other in range(game.players):
        if other != seat:
            hidden.append(game.roles[other])
    hidden.sort()
    rng.shuffle(hidden)
    for other in range(game.players):
        if other != seat:
            game.roles[other] = hidden.pop()


def mind_of(game: QGame, seat: i64) -> Mind:
    """What a seat knows now; what was worked out for a position is kept for all its copies."""
    minds = game.minds
    index: i64 = seat if seat >= 0 else game.players
    secrets = game.secrets[seat] if seat >= 0 else []
    kept = minds.minds[index]
    if kept is None or kept.read != minds.length:
        mind = begin(seat, minds.opening, game.copies, secrets) if kept is None else kept.copy()
        digest(mind, game.chronicle, secrets, minds.length)
        minds.minds[index] = mind
    else:
        mind = kept
    if minds.length < len(game.chronicle):
        mind = mind.copy()
        digest(mind, game.chronicle, secrets, len(game.chronicle))
    return mind


def redeal_cards(game: QGame, seat: i64, rng: Rng) -> None:
    mind = mind_of(game, seat)
    guess = Guess(mind, rng)
    other: i64
    for other in range(game.players):
        if other == seat:
            continue
        set_aside: i64 = len(game.aside[other])
        hand = guess.fill(other, len(game.hands[other]) + set_aside)
        if set_aside > 0:
            hand.sort()
            rng.shuffle(hand)
            game.aside[other] = [hand.pop() for _ in range(set_aside)]
        hand.sort()
        game.hands[other] = hand
        game.loaded[other] = guess.fill(SLOT + other, len(game.loaded[other]))
    if game.drawn and game.seat != seat:
        game.drawn = guess.fill(MOVING, len(game.drawn))
        game.drawn.sort()
    paolo_waits = PAOLO in game.deck
    deck = guess.fill(IN_DECK, len(game.deck) - (1 if paolo_waits else 0))
    deck.sort()
    rng.shuffle(deck)
    game.deck = deck
    if paolo_waits:
        drawn: i64 = game.deck_size - len(deck)
        least: i64 = max(game.deck_size // 2 - NEAR_MIDDLE, drawn)
        most: i64 = game.deck_size // 2 + NEAR_MIDDLE
        put_paolo_in(game, least + rng.below(most - least + 1) - drawn)
    pile = guess.fill(IN_PILE, len(game.pile) - len(mind.pile)) + mind.pile
    pile.sort()
    game.pile = pile
    forget_secrets(game, seat, mind)


def forget_secrets(game: QGame, seat: i64, mind: Mind) -> None:
    """In a guess the other seats begin to know with what they hold now."""
    opening = Opening()
    opening.index = len(game.chronicle)
    opening.sizes = [len(game.hands[other]) + len(game.aside[other]) for other in range(game.players)]
    opening.loaded = [len(cards) for cards in game.loaded]
    opening.deck = mind.deck
    opening.gone = game.gone.copy()
    if game.drawn:
        opening.drawer = game.seat
        opening.drawn = len(game.drawn)
    if game.looking:
        opening.looker = game.loader
    other: i64
    for other in range(game.players):
        if other != seat:
            secrets = game.hands[other] + game.aside[other]
            if opening.drawer == other:
                secrets += game.drawn
            secrets += game.loaded[other]
            if opening.looker == other:
                secrets += hold_of(game)
            game.secrets[other] = secrets
    minds: list[Mind | None] = [None] * (game.players + 1)
    minds[seat if seat >= 0 else game.players] = mind
    game.minds = Minds(opening, len(game.chronicle), minds)


# --- a turn ---------------------------------------------------------------------------------------


def take_turn(game: QGame, ask: Ask) -> None:
    """Q-10: exactly one action; two laps of the table, then the ship sails."""
    seat: i64 = (game.first + game.turn) % game.players
    game.seat = seat
    action: i64 = choose(ask, seat, ACT, actions_of(game, seat))
    game.action = action
    if action == DRAW:
        draw(game, ask, seat)
    elif action == LOAD_SHIP:
        load(game, ask, seat)
    elif action == EXCHANGE:
        exchange(game, ask, seat)
    elif action == CONVENT:
        visit_convent(game, ask, seat)
    elif action == SEIZE:
        seize(game, ask, seat)
    else:
        note(game, DID_PASS, seat, 0, 0)
        if ask.hears:
            ask.tell(PASSED, seat, [])
    game.action = NOBODY
    game.partner = NOBODY
    game.count = 0
    game.turn += 1
    if game.turn == LAPS * game.players:
        game.seat = NOBODY
        game.phase = SAIL


def actions_of(game: QGame, seat: i64) -> list[int]:
    """Q-19: no passing while there are cards in the deck; Q-30: then any other action, or none.

    Depends on what everybody can see alone.
    """
    actions: list[int] = []
    if game.deck:
        actions.append(DRAW)
    if game.hands[seat]:
        actions.append(LOAD_SHIP)
        other: i64
        for other in range(game.players):
            if other != seat and game.hands[other]:
                actions += [EXCHANGE, CONVENT]
                break
    if game.spent[seat] == 0 and game.seizer == NOBODY:
        actions.append(SEIZE)
    if not game.deck:
        actions.append(PASS)
    return actions


def draw_card(game: QGame, ask: Ask) -> i64:
    """Q-12: Paolo III is laid open at once, and another card drawn in his place."""
    deck = game.deck
    if not deck:
        return NO_CARD
    card: i64 = deck.pop()
    if card != PAOLO:
        return card
    game.paolo_dead = True
    note(game, DID_DIE, 0, 0, 0)
    if game.rules < 2:
        tell_death(game, ask, True)
    return draw_card(game, ask)


def tell_death(game: QGame, ask: Ask, lived: bool) -> None:
    """After the draw that has found Paolo III, if he lived before it. Rules 1 told it before the draw."""
    if ask.hears and lived and game.paolo_dead:
        ask.tell(PAOLO_DIED, NOBODY, [])


def draw(game: QGame, ask: Ask, seat: i64) -> None:
    """Q-11: two cards, one is kept, the other discarded face down; a single last one is kept."""
    lived = not game.paolo_dead and game.rules >= 2
    first: i64 = draw_card(game, ask)
    second: i64 = draw_card(game, ask) if first != NO_CARD else NO_CARD
    count: i64 = 2 if second != NO_CARD else 1 if first != NO_CARD else 0
    note(game, DID_DRAW, seat, 0, count)
    if ask.hears:
        ask.tell(DREW, seat, [count])
    tell_death(game, ask, lived)
    if count == 0:
        return
    if count == 1:
        game.secrets[seat].append(first)
        hold_in_hand(game.hands[seat], first)
        if ask.hears:
            ask.tell(SAW_DRAWN, seat, [first], only(seat))
        return
    drawn = [first, second] if first < second else [second, first]
    game.drawn = drawn
    game.secrets[seat] += drawn
    if ask.hears:
        ask.tell(SAW_DRAWN, seat, drawn.copy(), only(seat))
    place: i64 = ask.one(seat, KEEP, [0, 1])
    kept: i64 = game.drawn[place]
    other: i64 = game.drawn[1 - place]
    game.drawn = []
    hold_in_hand(game.hands[seat], kept)
    game.pile.append(other)
    game.secrets[seat].append(other)
    note(game, DID_KEEP, seat, 0, 0)
    if ask.hears:
        ask.tell(KEPT, seat, [kept, other], only(seat))


def hold_in_hand(hand: list[int], card: i64) -> None:
    """Hands are sorted."""
    at: i64 = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def places_in(hand: list[int]) -> list[int]:
    """A card of a hand is chosen by its place: how many there are is all that the options tell (Q-18)."""
    return PLACES[: len(hand)]


def load(game: QGame, ask: Ask, seat: i64) -> None:
    """Q-13: one card face down; the first of the round to load takes First to load."""
    place: i64 = choose(ask, seat, LOAD, places_in(game.hands[seat]))
    card: i64 = game.hands[seat].pop(place)
    game.loaded[seat].append(card)
    game.secrets[seat].append(card)
    first: i64 = 1 if game.loader == NOBODY else 0
    if first == 1:
        game.loader = seat
    note(game, DID_LOAD, seat, 0, first)
    if ask.hears:
        ask.tell(LOADED, seat, [first])
        ask.tell(LOADED_CARD, seat, [card], only(seat))


def choose_partner(game: QGame, ask: Ask, seat: i64) -> None:
    """Q-14, Q-15, Q-36: another player who holds as many cards as are asked for."""
    options: list[int] = []
    own: i64 = len(game.hands[seat])
    other: i64
    for other in range(game.players):
        if other != seat:
            held: i64 = len(game.hands[other])
            if held >= 1:
                options.append(2 * other)
                if held >= 2 and own >= 2:
                    options.append(2 * other + 1)
    chosen: i64 = choose(ask, seat, WHOM, options)
    game.partner = chosen >> 1
    game.count = (chosen & 1) + 1


def exchange(game: QGame, ask: Ask, seat: i64) -> None:
    """Q-14: both choose what they give before they see what they get."""
    choose_partner(game, ask, seat)
    other: i64 = game.partner
    count: i64 = game.count
    two = [seat, other] if seat < other else [other, seat]
    left: i64 = count
    while left > 0:
        asked: dict[int, list[int]] = {}
        for who in two:
            if len(game.hands[who]) > left:
                asked[who] = places_in(game.hands[who])
        chosen: dict[int, int] = {}
        if asked:
            chosen = ask.all(GIVE, asked)
        for who in two:
            place: i64 = chosen[who] if who in asked else 0
            game.aside[who].append(game.hands[who].pop(place))
        left -= 1
    from_seat = game.aside[seat]
    from_other = game.aside[other]
    game.aside[seat] = []
    game.aside[other] = []
    for card in from_other:
        hold_in_hand(game.hands[seat], card)
    for card in from_seat:
        hold_in_hand(game.hands[other], card)
    game.secrets[seat] += from_seat + from_other
    game.secrets[other] += from_other + from_seat
    note(game, DID_EXCHANGE, seat, other, count)
    if ask.hears:
        ask.tell(EXCHANGED, seat, [other, count])
        ask.tell(SAW_EXCHANGED, seat, [count, *from_seat, *from_other], only(seat))
        ask.tell(SAW_EXCHANGED, other, [count, *from_other, *from_seat], only(other))
    if game.feast > 0 and game.deck:
        draw_cards(game, ask, seat, game.feast)


def visit_convent(game: QGame, ask: Ask, seat: i64) -> None:
    """Q-15, Q-35: own cards of choice, and as many of another player's at random."""
    choose_partner(game, ask, seat)
    other: i64 = game.partner
    count: i64 = game.count
    left: i64 = count
    while left > 0:
        place: i64 = 0
        if len(game.hands[seat]) > left:
            place = ask.one(seat, DISCARD, places_in(game.hands[seat]))
        game.aside[seat].append(game.hands[seat].pop(place))
        left -= 1
    own = game.aside[seat]
    game.aside[seat] = []
    lost: list[int] = []
    while left < count:
        hand = game.hands[other]
        lost.append(hand.pop(game.rng.below(len(hand))))
        left += 1
    game.pile += own
    game.pile += lost
    game.secrets[seat] += own
    game.secrets[other] += lost
    points: i64 = CONVENT_POINTS if game.players < ROLES else 0
    game.score -= points
    note(game, DID_CONVENT, seat, other, count)
    if ask.hears:
        ask.tell(VISITED_CONVENT, seat, [other, count, points])
        ask.tell(DISCARDED, seat, own, only(seat))
        ask.tell(LOST, other, lost, only(other))


def seize(game: QGame, ask: Ask, seat: i64) -> None:
    """Q-16: once a game for each player; Q-37: for the whole round."""
    game.seizer = seat
    game.spent[seat] = 1
    note(game, DID_SEIZE, seat, 0, 0)
    if ask.hears:
        ask.tell(SEIZED, seat, [])


# --- the ship sails -------------------------------------------------------------------------------


def sail(game: QGame, ask: Ask) -> None:
    """Q-20 to Q-25; then the next round, or the conclave."""
    if game.loader == NOBODY:
        if ask.hears:
            ask.tell(NO_SHIP, NOBODY, [])
    else:
        pass_first_player_on(game, ask)
        throw_away(game, ask)
        show_cargo(game, ask)
    if not game.deck or game.round == LAST_ROUND:
        game.done = True
        game.loader = NOBODY
        game.seizer = NOBODY
        if ask.hears:
            tell_end(game, ask)
    else:
        begin_round(game, ask)


def pass_first_player_on(game: QGame, ask: Ask) -> None:
    """Q-20: to the one who loaded most; of several to the nearest on the left of the First player."""
    before: i64 = game.first
    most: i64 = 0
    distance: i64
    for distance in range(1, game.players + 1):
        seat: i64 = (before + distance) % game.players
        count: i64 = len(game.loaded[seat])
        if count > most:
            most = count
            game.first = seat
    if ask.hears:
        ask.tell(MADE_FIRST, game.first, [1 if game.first == before else 0, most])


def hold_of(game: QGame) -> list[int]:
    hold: list[int] = []
    for cards in game.loaded:
        hold += cards
    hold.sort()
    return hold


def throw_away(game: QGame, ask: Ask) -> None:
    """Q-21: the first to load looks into the hold and may discard a card that is no event."""
    loader: i64 = game.loader
    hold = hold_of(game)
    game.seat = loader
    game.looking = True
    game.secrets[loader] += hold
    note(game, DID_LOOK_AT_HOLD, loader, 0, len(hold))
    if ask.hears:
        ask.tell(SAW_HOLD, loader, hold.copy(), only(loader))
    if ask.reach():
        hold = hold_of(game)
    options: list[int] = []
    place: i64
    for place in range(len(hold)):
        if game.cards.type[hold[place]] != EVENT:
            options.append(place)
    options.append(THROW_NOTHING)
    place = ask.one(loader, THROW, options)
    game.looking = False
    game.seat = NOBODY
    thrown: i64 = 0
    card: i64 = NO_CARD
    if place != THROW_NOTHING:
        thrown = 1
        card = hold_of(game)[place]
        for cards in game.loaded:
            if card in cards:
                cards.remove(card)
                break
        game.pile.append(card)
        game.secrets[loader].append(card)
    if ask.hears:
        ask.tell(THREW, loader, [thrown])
        if thrown == 1:
            ask.tell(THREW_CARD, loader, [card], only(loader))
    shown = hold_of(game)
    note(game, DID_SAIL, loader, 0, thrown)
    state: i64 = SHIP_SEIZED if game.seizer != NOBODY else 0
    if game.paolo_dead:
        state += SHIP_AFTER_PAOLO
    game.chronicle += [state, len(shown)]
    game.chronicle += shown


def show_cargo(game: QGame, ask: Ask) -> None:
    """Q-22 to Q-24: events, then intrigues, each kind in random order; then books and goods are counted."""
    shown = hold_of(game)
    seat: i64
    for seat in range(game.players):
        game.loaded[seat] = []
    game.gone += shown
    ship = Ship(game.cards, shown, game.seizer != NOBODY, game.paolo_dead, game.rules >= 2)
    if ask.hears:
        ask.tell(SAILED, NOBODY, [1 if ship.seized else 0, *shown])
    for card in acting_order(game, shown):
        clause: i64 = ship.start(card, ask)
        while clause >= 0:
            if game.rules < 2:
                on_the_table(game, ask, card, clause)
            elif acts_on_the_table(game, game.cards.clauses[card], clause):
                ship.tell_effect(card, clause, 0, ask)
                on_the_table(game, ask, card, clause)
            clause = ship.go_on(card, clause, ask)
    points: i64 = ship.count(ask)
    game.score += points
    if ask.hears:
        ask.tell(SCORED, NOBODY, [points, game.score])


def acting_order(game: QGame, shown: list[int]) -> list[int]:
    """Q-22: historical events before common cards, cards of one kind in random order."""
    events: list[int] = []
    intrigues: list[int] = []
    for card in shown:
        if game.cards.clauses[card]:
            if game.cards.type[card] == EVENT:
                events.append(card)
            else:
                intrigues.append(card)
    if len(events) > 1:
        game.rng.shuffle(events)
    if len(intrigues) > 1:
        game.rng.shuffle(intrigues)
    return events + intrigues


def office(game: QGame, number: i64) -> i64:
    """Who holds a public office; NOBODY if it is vacant."""
    if number == FIRST_PLAYER:
        return game.first
    return game.loader if number == FIRST_TO_LOAD else game.seizer


def acts_on_the_table(game: QGame, clauses: list[int], at: i64) -> bool:
    """Whether a clause changes something outside the hold: Q-39, and nobody becomes what he is."""
    effect: i64 = clauses[at + 1]
    first: i64 = clauses[at + 2]
    if effect < TURN_ROLE:
        return False
    if effect == TURN_ROLE:
        return first != ZENO or game.players == ROLES
    if effect == FEAST:
        return first > game.next_feast
    if effect == DRAW_CARDS and not game.deck:
        return False
    if first == ALL:
        return effect == DRAW_CARDS or 1 in game.spent
    seat: i64 = office(game, first)
    if seat == NOBODY:
        return False
    if effect == MAKE_FIRST:
        return game.first != seat
    if effect == SEAL_BACK:
        return game.spent[seat] == 1
    if effect == REDRAW:
        return len(game.hands[seat]) > 0
    if effect in (LOOK, SWAP_HANDS):
        return office(game, clauses[at + 3]) not in (NOBODY, seat)
    return True


def on_the_table(game: QGame, ask: Ask, card: i64, at: i64) -> None:
    """What a clause does outside the hold: to a faction, a hand, a card of office."""
    clauses = game.cards.clauses[card]
    effect: i64 = clauses[at + 1]
    if effect == TURN_ROLE:
        turn_role(game, ask, clauses[at + 2])
        return
    if effect == FEAST:
        game.next_feast = max(game.next_feast, clauses[at + 2])
        return
    if clauses[at + 2] == ALL and effect in (DRAW_CARDS, SEAL_BACK):
        everybody(game, ask, effect, clauses[at + 3])
        return
    seat: i64 = office(game, clauses[at + 2])
    if seat == NOBODY:
        return
    if effect == DRAW_CARDS:
        draw_cards(game, ask, seat, clauses[at + 3])
    elif effect == TURN_OFFICE:
        turn_seat(game, ask, seat)
    elif effect == REDRAW:
        redraw(game, ask, seat)
    elif effect == MAKE_FIRST:
        make_first(game, ask, seat)
    elif effect == SEAL_BACK:
        give_seal_back(game, ask, seat)
    else:
        other: i64 = office(game, clauses[at + 3])
        if other not in (NOBODY, seat):
            if effect == LOOK:
                look(game, ask, seat, other)
            elif effect == SWAP_HANDS:
                swap_hands(game, ask, seat, other)


def everybody(game: QGame, ask: Ask, effect: i64, count: i64) -> None:
    """From the First player on, as long as there are cards."""
    distance: i64
    for distance in range(game.players):
        seat: i64 = (game.first + distance) % game.players
        if effect == SEAL_BACK:
            if game.spent[seat] == 1:
                give_seal_back(game, ask, seat)
        elif game.deck:
            draw_cards(game, ask, seat, count)


def draw_cards(game: QGame, ask: Ask, seat: i64, count: i64) -> None:
    """Cards that go straight into the hand, as many as the deck has."""
    lived = not game.paolo_dead and game.rules >= 2
    drawn: list[int] = []
    while len(drawn) < count:
        card: i64 = draw_card(game, ask)
        if card == NO_CARD:
            break
        drawn.append(card)
    for card in drawn:
        hold_in_hand(game.hands[seat], card)
    game.secrets[seat] += drawn
    note(game, DID_REDRAW, seat, 0, len(drawn))
    game.chronicle.append(0)
    if ask.hears:
        ask.tell(DREW_CARDS, seat, [len(drawn)])
    tell_death(game, ask, lived)
    if ask.hears and drawn:
        ask.tell(SAW_DRAWN, seat, drawn.copy(), only(seat))


def turn_role(game: QGame, ask: Ask, role: i64) -> None:
    """Q-33; Q-39: nothing happens to a character who is not in play."""
    if role == ZENO and game.players < ROLES:
        return
    game.role_turned[role] ^= 1
    note(game, DID_TURN_ROLE, 0, role, 0)
    if ask.hears:
        ask.tell(TURNED_ROLE, NOBODY, [role])


def turn_seat(game: QGame, ask: Ask, seat: i64) -> None:
    """Q-53: whoever holds the office; all see who, and he alone what he is now."""
    game.seat_turned[seat] ^= 1
    note(game, DID_TURN_SEAT, seat, 0, 0)
    if ask.hears:
        ask.tell(TURNED_SEAT, seat, [])


def make_first(game: QGame, ask: Ask, seat: i64) -> None:
    if game.first != seat:
        game.first = seat
        if ask.hears:
            ask.tell(MADE_FIRST, seat, [0, 0])


def give_seal_back(game: QGame, ask: Ask, seat: i64) -> None:
    game.spent[seat] = 0
    if ask.hears:
        ask.tell(GOT_SEAL_BACK, seat, [])


def look(game: QGame, ask: Ask, seat: i64, other: i64) -> None:
    hand = game.hands[other]
    game.secrets[seat] += hand
    note(game, DID_LOOK, seat, other, len(hand))
    if ask.hears:
        ask.tell(LOOKED, seat, [other])
        ask.tell(SAW_HAND, seat, [other, *hand], only(seat))


def swap_hands(game: QGame, ask: Ask, seat: i64, other: i64) -> None:
    first = game.hands[seat]
    second = game.hands[other]
    game.hands[seat] = second
    game.hands[other] = first
    game.secrets[seat] += second
    game.secrets[other] += first
    note(game, DID_SWAP_HANDS, seat, other, 0)
    if ask.hears:
        ask.tell(SWAPPED_HANDS, seat, [other])
        ask.tell(SAW_SWAPPED, seat, second.copy(), only(seat))
        ask.tell(SAW_SWAPPED, other, first.copy(), only(other))


def redraw(game: QGame, ask: Ask, seat: i64) -> None:
    """The whole hand is discarded, and as many cards are drawn as the deck has."""
    discarded = game.hands[seat]
    hand: list[int] = []
    lived = not game.paolo_dead and game.rules >= 2
    while len(hand) < len(discarded):
        card: i64 = draw_card(game, ask)
        if card == NO_CARD:
            break
        hand.append(card)
    game.secrets[seat] += hand
    hand.sort()
    game.hands[seat] = hand
    game.pile += discarded
    note(game, DID_REDRAW, seat, 0, len(hand))
    game.chronicle.append(len(discarded))
    if ask.hears:
        ask.tell(REDREW, seat, [len(discarded), len(hand)])
    tell_death(game, ask, lived)
    if ask.hears:
        ask.tell(SAW_REDRAWN, seat, hand.copy(), only(seat))


def tell_end(game: QGame, ask: Ask) -> None:
    shown: list[int] = [game.score]
    for seat in range(game.players):
        shown += [game.roles[seat], side_of(game, seat)]
    ask.tell(ENDED, NOBODY, shown)
