"""The rules of Pontifex: set-up and turn. PX-… are the numbers of docs/rules/pontifex.md."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.core.rng import Rng
from camerlengo.games.pontifex import view
from camerlengo.games.pontifex.answers import open_window
from camerlengo.games.pontifex.effects import discard, draw, throw, turn_unused
from camerlengo.games.pontifex.standing import change, expire, judge, places
from camerlengo.games.pontifex.state import (
    Cards,
    Position,
    add_card,
    asked,
    bit,
    bonus_of,
    choose,
    count,
    join,
    members,
    occupied,
    pawn_gone,
    shown,
    unused,
)
from camerlengo.games.pontifex.terms import (
    ACT,
    ALL_CARDINALS,
    ARRIVED,
    BEGIN,
    BEGINS,
    BONUS_PENCE,
    BONUS_PERSUASION,
    BONUS_SALARY,
    BRIBE,
    BRIBE_PRICE,
    BRIBED,
    CHARACTERS,
    CHOOSE_ACTION,
    COLLECTED,
    CONTINENTS,
    CONVERSION,
    CONVERT,
    CONVERTED,
    COST_CARDS,
    COST_EACH,
    COST_MONEY,
    COST_MOVEMENT,
    COST_SINS,
    COST_TURNED,
    CUT,
    DECK,
    DECLARED,
    DIE,
    DIE_HAS_FALLEN,
    DONE,
    DOUBLES_FROM,
    DRAW_CARD,
    DREW,
    END,
    FAILED,
    FALL,
    FIRST_CHARACTER,
    FLIGHT,
    FLIGHT_AS_MOVE,
    FLY,
    FLY_TO,
    FOR_GOOD,
    GAVE_UP,
    GIVE_UP,
    GO,
    GOT_SALARY,
    HAS_TAKEN_EFFECT,
    HOLINESS,
    IS_DECLARED,
    LAST_ROUND,
    LET_IT_BE,
    LOT,
    MAKE_PILGRIMAGE,
    MORE_ACTIONS,
    MOST_BRIBE,
    MOST_CARDS,
    MOVE,
    MOVEMENT,
    NEED_CARDINALS,
    NEED_CONSERVATIVES,
    NEED_FEW_SINS,
    NEED_HOLINESS,
    NEED_LIBERALS,
    NO_ACTION,
    NOBODY,
    ORDINARY,
    PAID,
    PENCE,
    PERSUADE,
    PERSUADED,
    PILGRIM,
    PILGRIMAGE,
    PILGRIMS,
    PLEDGED,
    POPES,
    RESISTED,
    SALARY,
    SCORES,
    SET_OUT,
    SHIFTS,
    SINS,
    STAY,
    STAYED,
    TICKET,
    TURN,
    TURN_BEGAN,
    TURN_BEGINS,
    TURN_ENDS,
    WALK,
    WAS_TURNED,
)


class Pontifex(Position):
    """The table between two parts of a turn."""

    def copy(self) -> Pontifex:
        other = Pontifex()
        self.copy_onto(other)
        return other

    def over(self) -> bool:
        return self.done

    def advance(self, ask: Ask) -> None:
        """A turn: it begins, the move, the actions one by one, it ends (PX-10)."""
        phase = self.phase
        if phase == BEGIN:
            begin_turn(self, ask)
        elif phase == MOVE:
            move(self, ask)
        elif phase == ACT:
            act(self, ask)
        else:
            end_turn(self, ask)

    def mid_turn(self) -> bool:
        return self.phase != BEGIN

    def view(self, seat: int) -> Any:
        return view.view_of(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        """The decks and what the others hold of them are guessed anew; all else lies open (PX-11)."""
        redeal_decks(self, seat, rng)
        self.chance_anew(rng)

    def chance_anew(self, rng: Rng) -> None:
        super().chance_anew(rng)
        self.seen_throws = self.throws

    def scores(self) -> list[int]:
        return self.size.copy()

    def places(self) -> list[int]:
        return places(self)

    def zones(self) -> list[Any]:
        return view.zones_of(self)


# --- set-up ---------------------------------------------------------------------------------------


def deal(players: int, rng: Rng, cards: Cards) -> Pontifex:
    game = Pontifex()
    game.players = players
    game.cards = cards
    game.rng = rng
    rng = game.rng
    game.pope = rng.below(POPES)  # PX-04
    shuffle_decks(game)
    draw_lots(game)
    game.place = [cards.home[pawn] for pawn in game.pawn]  # PX-06
    game.retinue = [0] * players
    game.used = [0] * players
    game.size = [0] * players
    game.free = (1 << (FIRST_CHARACTER + CHARACTERS)) - 1
    for pawn in game.pawn:
        game.free &= ~bit(pawn)
    game.score = [1, 1, 0] * players  # PX-07
    game.shift = [0] * (players * SHIFTS)
    game.money = [0] * players
    game.hand = [NOBODY] * (players * MOST_CARDS)
    game.held = [0] * players
    game.passing = []
    game.out = []
    game.changes = []
    game.stack = []
    for seat in range(players):  # PX-06
        continent = cards.continent[game.place[seat]]
        game.left[continent] -= 1
        add_card(game, seat, game.deck[continent * DECK + game.left[continent]])
    return game


def shuffle_decks(game: Pontifex) -> None:
    """PX-02, PX-03: twenty cards for each continent."""
    cards = game.cards
    deck: list[int] = []
    for continent in range(CONTINENTS):
        part: list[int] = []
        for design in cards.designs_of[continent]:
            part += [design] * cards.copies[design]
        game.rng.shuffle(part)
        deck += part
    game.deck = deck
    game.left = [DECK] * CONTINENTS
    game.unseen = cards.copies.copy()


def draw_lots(game: Pontifex) -> None:
    """PX-05: two throws for the own cardinal. PX-08: the highest begins, those who tie throw again."""
    rng = game.rng
    lots: list[int] = []
    pawn: list[int] = []
    for _ in range(game.players):
        first = second = 0
        while first == 0 or first + second - 1 in pawn:
            first = 1 + rng.below(DIE)
            second = 1 + rng.below(DIE)
        lots += [first, second]
        pawn.append(first + second - 1)
    game.pawn = pawn
    among = list(range(game.players))
    while len(among) > 1:
        throws = [1 + rng.below(DIE) for _ in among]
        highest = max(throws)
        shown_throws = [0] * game.players
        for seat, thrown in zip(among, throws):  # noqa: B905  # both as long; strict is slow when compiled
            shown_throws[seat] = thrown
        lots += shown_throws
        among = [seat for seat in among if shown_throws[seat] == highest]
    game.lots = lots
    game.first = among[0]
    game.active = game.first


def tell_lots(game: Pontifex, ask: Ask) -> None:
    players = game.players
    for seat in range(players):
        ask.tell(LOT, seat, [game.lots[2 * seat], game.lots[2 * seat + 1], game.pawn[seat]])
        ask.tell(DREW, seat, [game.hand[seat * MOST_CARDS]], only(seat))
    ask.tell(BEGINS, game.first, game.lots[2 * players :])


# --- what a seat cannot know ----------------------------------------------------------------------


def redeal_decks(game: Pontifex, seat: i64, rng: Rng) -> None:
    """Everybody knows from which deck each card in a hand came, and what has left the game."""
    cards = game.cards
    players = game.players
    hidden = game.unseen.copy()
    drawn: list[int] = []  # seat * 6 + continent: cards of others to guess
    for other in range(players):
        of_decks = [0] * CONTINENTS
        if other == seat or game.done:  # at the end all hands lie open
            for at in range(other * MOST_CARDS, other * MOST_CARDS + game.held[other]):
                hidden[game.hand[at]] -= 1
        else:
            for at in range(other * MOST_CARDS, other * MOST_CARDS + game.held[other]):
                of_decks[cards.deck_of[game.hand[at]]] += 1
                game.hand[at] = NOBODY
            game.held[other] = 0
        drawn += of_decks
    deck: list[int] = []
    for continent in range(CONTINENTS):
        part: list[int] = []
        for design in cards.designs_of[continent]:
            for _ in range(hidden[design]):
                part.append(design)
        rng.shuffle(part)
        for other in range(players):
            for _ in range(drawn[other * CONTINENTS + continent]):
                add_card(game, other, part.pop())
        while len(part) < DECK:
            part.append(NOBODY)
        deck += part
    game.deck = deck


# --- the turn -------------------------------------------------------------------------------------


def begin_turn(game: Pontifex, ask: Ask) -> None:
    """PX-31: the window comes before the salary."""
    if ask.hears and not game.told_lots:
        tell_lots(game, ask)
    game.told_lots = True
    clear_action(game)
    if game.active == game.first:
        game.round += 1
    seat: i64 = game.active
    if ask.hears:
        ask.tell(TURN_BEGAN, seat, [game.round])
    open_window(game, ask, TURN_BEGINS)
    if game.done:
        return
    salary: i64 = SALARY + bonus_of(game, seat, BONUS_SALARY)  # PX-10
    game.money[seat] += salary
    if ask.hears:
        ask.tell(GOT_SALARY, seat, [salary])
    game.phase = MOVE


def clear_action(game: Pontifex) -> None:
    game.action = NO_ACTION
    game.goal = NOBODY
    game.stood = game.place[game.active]
    game.pending = False
    game.halted = False
    game.die = 0
    game.bonus = 0
    game.bribe = 0
    game.resolved = False
    game.succeeded = False
    if game.changes:
        game.changes = []


def declare(game: Pontifex, ask: Ask, action: i64, goal: i64) -> None:
    """An action is declared and paid: the window before it happens (PX-31)."""
    game.action = action
    game.goal = goal
    game.pending = True
    open_window(game, ask, IS_DECLARED)


def stopped(game: Pontifex) -> bool:
    """Whether somebody has won in a window, or the action was cancelled there."""
    return game.done or game.halted


def fail(game: Pontifex, ask: Ask) -> None:
    """What an action was meant for, or the pawn itself, is gone: as if it had been cancelled."""
    if ask.hears:
        ask.tell(FAILED, game.active, [game.action])


# --- the move -------------------------------------------------------------------------------------


def move(game: Pontifex, ask: Ask) -> None:
    """PX-12: who ends the move elsewhere may act."""
    clear_action(game)
    seat: i64 = game.active
    going: i64 = choose(game, ask, seat, GO, destinations(game, seat))
    if going == STAY:
        if ask.hears:
            ask.tell(STAYED, seat, [])
    else:
        go(game, ask, seat, going)
    if not game.done:
        game.pending = False
        game.phase = ACT if game.moved and allowed_actions(game) > 0 else END


def go(game: Pontifex, ask: Ask, seat: i64, going: i64) -> None:
    """Declared and paid, answered, and done unless it was cancelled."""
    flying = going >= FLY
    goal: i64 = going - FLY if flying else going
    if flying:
        game.money[seat] -= TICKET
    if ask.hears:
        ask.tell(SET_OUT, seat, [game.place[seat], goal, 1 if flying else 0])
    declare(game, ask, FLIGHT_AS_MOVE if flying else WALK, goal)
    if stopped(game):  # PX-32
        return
    game.place[seat] = goal
    game.moved = True
    game.resolved = True
    game.succeeded = True
    if ask.hears:
        ask.tell(ARRIVED, seat, [goal])


def destinations(game: Pontifex, seat: i64) -> list[int]:
    """On foot, by air, or nowhere (PX-13 to PX-15); with Movement 0 only nowhere (PX-12)."""
    options = members(reach(game, seat))
    if shown(game, seat, MOVEMENT) > 0:
        for airport in members(landings(game, seat)):
            options.append(FLY + airport)
    options.append(STAY)
    return options


def reach(game: Pontifex, seat: i64) -> i64:
    """PX-13, PX-14: as many steps as Movement points, around other pawns."""
    blocked: i64 = occupied(game)
    near = game.cards.near
    at: i64 = game.place[seat]
    reached: i64 = bit(at)
    edge: i64 = reached
    steps: i64 = shown(game, seat, MOVEMENT)
    while steps > 0 and edge != 0:
        found: i64 = 0
        diocese: i64 = 0
        while edge != 0:
            if edge & 1 != 0:
                beside: i64 = near[diocese]
                found |= beside
            edge >>= 1
            diocese += 1
        edge = found & ~reached & ~blocked
        reached |= edge
        steps -= 1
    return reached & ~bit(at)


def landings(game: Pontifex, seat: i64) -> i64:
    """PX-14, PX-15: airports without a pawn, from an airport, for who can pay."""
    airports: i64 = game.cards.airports
    at: i64 = game.place[seat]
    if (airports >> at) & 1 == 0 or game.money[seat] < TICKET:
        return 0
    return airports & ~occupied(game)


# --- actions --------------------------------------------------------------------------------------


def allowed_actions(game: Pontifex) -> i64:
    """Two, unless an ability gives more or fewer (PX-10)."""
    more: i64 = game.shift[game.active * SHIFTS + MORE_ACTIONS]
    return 2 + more - game.acted


def act(game: Pontifex, ask: Ask) -> None:
    clear_action(game)
    seat: i64 = game.active
    game.acted += 1
    chosen: i64 = choose(game, ask, seat, CHOOSE_ACTION, possible_actions(game, seat))
    take_action(game, ask, seat, chosen)
    if game.done:
        return
    game.pending = False
    if allowed_actions(game) <= 0:
        game.phase = END


def possible_actions(game: Pontifex, seat: i64) -> list[int]:
    """What can be done where the pawn stands; anything can be given up (PX-10)."""
    cards = game.cards
    at: i64 = game.place[seat]
    special: i64 = cards.special[at]
    options: list[int] = []
    if special != ORDINARY and game.special_taken and game.rules >= 2:  # PX-22
        return [LET_IT_BE]
    if special == ORDINARY:
        here: i64 = cards.here[at]
        if (game.free >> here) & 1 != 0:  # PX-17
            options.append(PERSUADE)
        options.append(PENCE)
        continent: i64 = cards.continent[at]
        if game.left[continent] > 0 and game.held[seat] < MOST_CARDS:  # PX-20
            options.append(DRAW_CARD)
        for airport in members(landings(game, seat)):
            options.append(FLY_TO + airport)
    elif special == PILGRIMS:  # PX-22
        if can_pay(game, seat, game.pope):
            options.append(MAKE_PILGRIMAGE)
    elif can_convert(game, seat, cards.here[at]):
        options.append(CONVERT)
    options.append(LET_IT_BE)
    return options


def take_action(game: Pontifex, ask: Ask, seat: i64, chosen: i64) -> None:
    at: i64 = game.place[seat]
    if chosen == LET_IT_BE:
        game.action = GIVE_UP
        if ask.hears:
            ask.tell(GAVE_UP, seat, [])
        return
    if chosen == PERSUADE:
        persuade(game, ask, seat, game.cards.here[at])
    elif chosen == PENCE:
        collect_pence(game, ask, seat, at)
    elif chosen == DRAW_CARD:
        draw_card(game, ask, seat, game.cards.continent[at])
    elif chosen == MAKE_PILGRIMAGE:
        game.special_taken = True
        make_pilgrimage(game, ask, seat, at)
    elif chosen == CONVERT:
        game.special_taken = True
        convert(game, ask, seat, game.cards.here[at])
    else:
        fly(game, ask, seat, chosen - FLY_TO)
    if stopped(game):
        return
    open_window(game, ask, HAS_TAKEN_EFFECT)


def persuade(game: Pontifex, ask: Ask, seat: i64, person: i64) -> None:
    """PX-27: declared, window, die, window, bribe, result."""
    if ask.hears:
        ask.tell(DECLARED, seat, [PERSUADE, person])
    declare(game, ask, PERSUADE, person)
    if stopped(game):
        return
    throw(game, ask, seat)
    open_window(game, ask, DIE_HAS_FALLEN)
    if stopped(game):
        return
    game.pending = False
    bribe(game, ask, seat)
    game.resolved = True
    value: i64 = game.cards.value[person]
    total: i64 = persuasion_total(game)
    if (game.free >> person) & 1 == 0 or pawn_gone(game):  # an ability has led one of them elsewhere
        fail(game, ask)
    elif total >= value:
        join(game, seat, person)
        game.succeeded = True
        if ask.hears:
            ask.tell(PERSUADED, seat, [person, total, value])
        judge(game, ask)  # PX-44: before the window
    elif ask.hears:
        ask.tell(RESISTED, seat, [person, total, value])


def helps(game: Pontifex, seat: i64, person: i64) -> i64:
    """PX-16: same continent, same politics, Holiness; what special characters add (PX-26)."""
    cards = game.cards
    pawn: i64 = game.pawn[seat]
    total: i64 = shown(game, seat, HOLINESS) + bonus_of(game, seat, BONUS_PERSUASION)
    if cards.continent[cards.home[pawn]] == cards.continent[cards.home[person]]:
        total += 1
    if cards.politics[pawn] == cards.politics[person]:
        total += 1
    return total


def persuasion_total(game: Pontifex) -> i64:
    return game.die + helps(game, game.active, game.goal) + game.bonus + game.bribe


def bribe(game: Pontifex, ask: Ask, seat: i64) -> None:
    """PX-18: offered only where it can close the gap."""
    value: i64 = game.cards.value[game.goal]
    short: i64 = value - persuasion_total(game)
    money: i64 = game.money[seat]
    if short <= 0 or short > MOST_BRIBE or short * BRIBE_PRICE > money:
        return
    if (game.free >> game.goal) & 1 == 0 or pawn_gone(game):
        return
    added: i64 = asked(game, ask, seat, BRIBE, [0, short])
    if added == 0:
        return
    game.bribe = added
    game.money[seat] = money - added * BRIBE_PRICE
    if ask.hears:
        ask.tell(BRIBED, seat, [added, added * BRIBE_PRICE])


def collect_pence(game: Pontifex, ask: Ask, seat: i64, at: i64) -> None:
    """PX-19: the yield, doubled by 11 or more."""
    if ask.hears:
        ask.tell(DECLARED, seat, [PENCE, at])
    declare(game, ask, PENCE, at)
    if stopped(game):
        return
    throw(game, ask, seat)
    open_window(game, ask, DIE_HAS_FALLEN)
    if stopped(game):
        return
    game.pending = False
    game.resolved = True
    if pawn_gone(game):
        fail(game, ask)
        return
    game.succeeded = True
    money: i64 = game.cards.yields[at]
    doubled = game.die >= DOUBLES_FROM
    if doubled:
        money *= 2
    money += bonus_of(game, seat, BONUS_PENCE)
    game.money[seat] += money
    if ask.hears:
        ask.tell(COLLECTED, seat, [money, 1 if doubled else 0])


def draw_card(game: Pontifex, ask: Ask, seat: i64, continent: i64) -> None:
    """PX-20."""
    if ask.hears:
        ask.tell(DECLARED, seat, [DRAW_CARD, continent])
    declare(game, ask, DRAW_CARD, continent)
    if stopped(game):
        return
    game.pending = False
    game.resolved = True
    if not pawn_gone(game) and draw(game, ask, seat, continent, 1) > 0:
        game.succeeded = True
    else:
        fail(game, ask)


def fly(game: Pontifex, ask: Ask, seat: i64, goal: i64) -> None:
    """PX-21."""
    game.money[seat] -= TICKET
    if ask.hears:
        ask.tell(DECLARED, seat, [FLIGHT, goal])
    declare(game, ask, FLIGHT, goal)
    if stopped(game):
        return
    game.pending = False
    game.place[seat] = goal
    game.resolved = True
    game.succeeded = True
    if ask.hears:
        ask.tell(ARRIVED, seat, [goal])


# --- pilgrimage and conversion --------------------------------------------------------------------


def make_pilgrimage(game: Pontifex, ask: Ask, seat: i64, at: i64) -> None:
    """PX-23: all changes are chosen and paid, then the window, then they apply in this order."""
    game.action = PILGRIMAGE
    game.goal = at
    if ask.hears:
        ask.tell(DECLARED, seat, [PILGRIMAGE, at])
    points: i64 = game.cards.points[game.pope]
    while True:
        paid: bool = len(game.changes) % points != 0  # for another change
        if not paid and not can_pay(game, seat, game.pope):
            break
        options = possible_changes(game)
        if game.changes:
            options.insert(0, DONE)
        chosen: i64 = choose(game, ask, seat, PILGRIM, options)
        if chosen == DONE:
            break
        game.changes = [*game.changes, chosen]
        if ask.hears:
            ask.tell(PLEDGED, seat, [(chosen - 1) // 6, (chosen - 1) // 2 % 3, (chosen - 1) % 2])
        if not paid:
            pay(game, ask, seat, game.pope)
    declare(game, ask, PILGRIMAGE, at)
    if stopped(game):
        return
    game.pending = False
    game.resolved = True
    if pawn_gone(game):
        fail(game, ask)
        return
    game.succeeded = True
    for chosen in game.changes:
        code: i64 = chosen - 1
        change(game, ask, code // 6, code // 2 % 3, -1 if code % 2 == 1 else 1, FOR_GOOD)
        judge(game, ask)
        if stopped(game):
            return


def possible_changes(game: Pontifex) -> list[int]:
    """Every score of everybody up, and down as far as it goes with what is already chosen (PX-24)."""
    planned = game.score.copy()
    for chosen in game.changes:
        code: i64 = chosen - 1
        planned[code // 2] += -1 if code % 2 == 1 else 1
    options: list[int] = []
    at: i64
    for at in range(game.players * SCORES):
        options.append(1 + 2 * at)
        least: i64 = 1 if at % SCORES == MOVEMENT else 0
        if planned[at] > least:
            options.append(2 + 2 * at)
    return options


def price_in_money(game: Pontifex, seat: i64, whose: i64) -> i64:
    cost = game.cards.costs[whose]
    money: i64 = cost[COST_MONEY]
    each: i64 = cost[COST_EACH]
    if each > 0:
        size: i64 = game.size[seat]
        money += each * (max(1, size))
    return money


def can_pay(game: Pontifex, seat: i64, whose: i64) -> bool:
    """The cost of a pope, or of a character after them (PX-84, PX-85)."""
    cost = game.cards.costs[whose]
    if game.money[seat] < price_in_money(game, seat, whose) or game.held[seat] < cost[COST_CARDS]:
        return False
    if cost[COST_TURNED] > 0 and count(unused(game, seat)) < cost[COST_TURNED]:
        return False
    if cost[COST_SINS] > 0 and game.score[seat * SCORES + SINS] + cost[COST_SINS] >= FALL:
        return False
    return cost[COST_MOVEMENT] == 0 or game.score[seat * SCORES + MOVEMENT] > cost[COST_MOVEMENT]


def pay(game: Pontifex, ask: Ask, seat: i64, whose: i64) -> None:
    """PX-38: a cost may demand a discard."""
    cost = game.cards.costs[whose]
    money: i64 = price_in_money(game, seat, whose)
    if money > 0:
        game.money[seat] -= money
        if ask.hears:
            ask.tell(PAID, seat, [money])
    if cost[COST_CARDS] > 0:
        discard(game, ask, seat, cost[COST_CARDS])
    for _ in range(cost[COST_TURNED]):
        person: i64 = choose(game, ask, seat, TURN, turn_unused(game, seat))
        used: i64 = game.used[seat]
        game.used = game.used.copy()
        game.used[seat] = used | bit(person)
        if ask.hears:
            ask.tell(WAS_TURNED, seat, [person])
    if cost[COST_SINS] > 0:
        change(game, ask, seat, SINS, cost[COST_SINS], FOR_GOOD)
    if cost[COST_MOVEMENT] > 0:
        change(game, ask, seat, MOVEMENT, -cost[COST_MOVEMENT], FOR_GOOD)


def can_convert(game: Pontifex, seat: i64, person: i64) -> bool:
    """PX-25: who meets the requirement and can pay, while the character is free."""
    if (game.free >> person) & 1 == 0:
        return False
    character: i64 = person - FIRST_CHARACTER
    return meets(game, seat, character) and can_pay(game, seat, POPES + character)


def meets(game: Pontifex, seat: i64, character: i64) -> bool:
    needs = game.cards.needs[character]
    cardinals: i64 = game.retinue[seat] & ALL_CARDINALS
    liberals: i64 = count(cardinals & game.cards.liberals)
    together: i64 = count(cardinals)
    return (
        liberals >= needs[NEED_LIBERALS]
        and together - liberals >= needs[NEED_CONSERVATIVES]
        and together >= needs[NEED_CARDINALS]
        and shown(game, seat, HOLINESS) >= needs[NEED_HOLINESS]
        and game.score[seat * SCORES + SINS] <= needs[NEED_FEW_SINS]
    )


def convert(game: Pontifex, ask: Ask, seat: i64, person: i64) -> None:
    """PX-25: no die is thrown."""
    game.action = CONVERSION
    game.goal = person
    if ask.hears:
        ask.tell(DECLARED, seat, [CONVERSION, person])
    pay(game, ask, seat, POPES + person - FIRST_CHARACTER)
    declare(game, ask, CONVERSION, person)
    if stopped(game):
        return
    game.pending = False
    game.resolved = True
    if pawn_gone(game):
        fail(game, ask)
        return
    game.succeeded = True
    join(game, seat, person)
    if ask.hears:
        ask.tell(CONVERTED, seat, [person])
    judge(game, ask)


# --- the end of a turn ----------------------------------------------------------------------------


def end_turn(game: Pontifex, ask: Ask) -> None:
    clear_action(game)
    open_window(game, ask, TURN_ENDS)
    if game.done:
        return
    expire(game)
    game.moved = False
    game.acted = 0
    game.renewed = 0
    game.special_taken = False
    game.throws = 0
    game.seen_throws = 0
    game.phase = BEGIN
    game.active = (game.active + 1) % game.players
    if game.active == game.first and game.round >= LAST_ROUND:  # PX-42
        game.done = True
        if ask.hears:
            ask.tell(CUT, NOBODY, [])
