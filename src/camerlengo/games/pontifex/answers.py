"""Answers (PX-30 to PX-37): windows in which anyone may use abilities, and answer those with abilities.

The last announced takes effect first. Every answer spends a card or turns an ability, so that each chain
ends (PX-89). A seat is asked whenever it might answer by public knowledge, so the choice of seats reveals
nothing (PX-37). The active player uses abilities beside the move and the actions.
"""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.effects import choose_target, resolve, usable
from camerlengo.games.pontifex.hands import remove_card
from camerlengo.games.pontifex.matters import matters
from camerlengo.games.pontifex.state import State, asked, bit, choose, unused


def open_window(game: State, ask: Ask, window: i64) -> None:
    """PX-31."""
    game.window = window
    hear_answers(game, ask)
    game.window = terms.NO_WINDOW


def hear_answers(game: State, ask: Ask) -> None:
    """Asks all at once, again after each answer, until all have passed (PX-31)."""
    if game.rules < 3:
        hear_in_turn(game, ask)
        return
    while not game.done:
        options = offers(game, not ask.brief)
        if not options:
            return
        if ask.reach():  # another seat looks ahead, and has guessed what these hold
            for seat in options:
                options[seat] = answers(game, seat, unused(game, seat)) or [terms.PASS]
        decides = False
        for own in options.values():
            if len(own) > 1:
                decides = True
        chosen = ask.offer(terms.USE, options)
        if decides:
            game.seen_throws = game.throws
        first: i64 = terms.NOBODY
        for seat in options:
            if first == terms.NOBODY and chosen[seat] != terms.PASS:
                first = seat
        if first == terms.NOBODY:
            if ask.hears and len(options) > 1:
                ask.announce(terms.ALL_PASSED, terms.NOBODY, [], 0)  # the last to pass knows it of the others
            return
        use(game, ask, first, chosen[first] - 1)


def offers(game: State, for_forms_sake: bool) -> dict[int, list[int]]:
    """What each seat may answer, from the active one clockwise; not who has announced what is answered.

    Before a turn the active seat is not asked: its own question follows.
    """
    found: dict[int, list[int]] = {}
    players: i64 = game.players
    stack = game.stack
    seat: i64 = game.seat
    distance: i64
    for distance in range(players):
        asks = stack[len(stack) - 4] != seat if stack else distance > 0 or game.window != terms.TURN_BEGINS
        ready: i64 = unused(game, seat)
        if asks and (ready != 0 or game.held[seat] > 0):
            options = answers(game, seat, ready)
            if options is None and for_forms_sake and hand_might_answer(game, seat):
                options = [terms.PASS]
            if options is not None:
                found[seat] = options
        seat += 1
        if seat == players:
            seat = 0
    return found


def choose_or_use(game: State, ask: Ask, question: i64, plain: list[int], first: i64) -> i64:
    """The question of whose turn it is: one of the plain options, or what can be used now, from `first`.

    It is asked again after an ability. Nobody learns from it whether there is one.
    """
    seat: i64 = game.seat
    if game.rules < 3:
        return choose(game, ask, seat, question, plain)
    found = answers(game, seat, unused(game, seat))
    if len(plain) == 1 and found is None and (ask.brief or not hand_might_answer(game, seat)):
        return plain[0]
    if ask.reach():
        found = answers(game, seat, unused(game, seat))
    if found is not None:
        option: i64
        for option in found:
            if option != terms.PASS:
                plain.append(first + option - 1)
    return asked(game, ask, seat, question, plain)


def hear_in_turn(game: State, ask: Ask) -> None:
    """Before rules 3: asks from the active seat clockwise until all have passed in a row."""
    players: i64 = game.players
    seat: i64 = game.seat
    passed: i64 = 0
    while passed < players:
        passed += 1
        ready: i64 = unused(game, seat)
        if ready != 0 or game.held[seat] > 0:
            options = answers(game, seat, ready)
            if options is None and not ask.brief and hand_might_answer(game, seat):
                options = [terms.PASS]
            if options is not None:
                if ask.reach():  # another seat looks ahead, and has guessed what this one holds
                    options = answers(game, seat, ready) or [terms.PASS]
                choice: i64 = asked(game, ask, seat, terms.USE, options)
                if choice != terms.PASS:
                    use(game, ask, seat, choice - 1)
                    if game.done:
                        return
                    passed = 0
        seat += 1
        if seat == players:
            seat = 0


def use(game: State, ask: Ask, seat: i64, source: i64) -> None:
    """Announced and paid, aimed, answered, and in effect unless an answer has cancelled it."""
    if ask.hears:
        ask.announce(terms.USED, seat, [source])
    pay_for(game, seat, source)
    stack = game.stack
    stack.append(seat)
    stack.append(source)
    stack.append(terms.NOTHING)
    stack.append(0)
    target: i64 = choose_target(game, ask, seat, source)
    if target != terms.NOTHING:
        stack[len(stack) - 2] = target
        if ask.hears:
            ask.announce(terms.AIMED, seat, [source, target])
    hear_answers(game, ask)
    if game.done:
        return
    cancelled: i64 = stack.pop()
    stack.pop()
    stack.pop()
    stack.pop()
    if cancelled == 0:
        resolve(game, ask, seat, source, target)


def pay_for(game: State, seat: i64, source: i64) -> None:
    """PX-33: a card costs money and leaves the game. PX-34: a person's ability is free, once."""
    if source < terms.FIRST_PERSON:
        price: i64 = game.cards.price[source]
        game.money[seat] -= price
        remove_card(game, seat, source)
    else:
        used: i64 = game.used[seat]
        game.used[seat] = used | bit(source - terms.FIRST_PERSON)


def answers(game: State, seat: i64, ready: i64) -> list[int] | None:
    """To pass, and what can be used: a card that can be paid, or somebody who is `ready`, not turned.

    None if there is nothing, as nearly always.
    """
    options: list[int] | None = None
    held: i64 = game.held[seat]
    if held > 0:
        prices = game.cards.price
        money: i64 = game.money[seat]
        before: i64 = terms.NOBODY
        at: i64 = seat * terms.MOST_CARDS
        last: i64 = at + held
        while at < last:
            design: i64 = game.hand[at]
            if design != before and prices[design] <= money and fits(game, seat, design):
                if options is None:
                    options = [terms.PASS]
                options.append(1 + design)
            before = design
            at += 1
    source: i64 = terms.FIRST_PERSON
    while ready != 0:
        while ready & 15 == 0:
            ready >>= 4
            source += 4
        if ready & 1 != 0 and fits(game, seat, source):
            if options is None:
                options = [terms.PASS]
            options.append(1 + source)
        ready >>= 1
        source += 1
    return options


def fits(game: State, seat: i64, source: i64) -> bool:
    """Whether an ability can be used. Since rules 3 it must answer something, but in the own turn."""
    if not usable(game, seat, source):
        return False
    if game.rules < 3 or (seat == game.seat and not game.pending and not game.stack):
        return True
    return matters(game, seat, source)


def hand_might_answer(game: State, seat: i64) -> bool:
    """Whether a hand could hold an answer, for all that everybody knows of it.

    That is from which decks its cards come, what has left the game, and the money.
    """
    cards = game.cards
    answering = game.pending or len(game.stack) > 0
    before: i64 = terms.NOBODY
    at: i64 = seat * terms.MOST_CARDS
    last: i64 = at + game.held[seat]
    while at < last:
        deck: i64 = cards.deck_of[game.hand[at]]
        if deck != before and (
            any_usable(game, seat, cards.always_usable[deck], True)
            or any_usable(game, seat, cards.at_times_usable[deck], False)
            or (answering and any_usable(game, seat, cards.only_in_answer[deck], False))
        ):
            return True
        before = deck
        at += 1
    return False


def any_usable(game: State, seat: i64, designs: list[int], always: bool) -> bool:
    """Whether one of these, of which the cheapest comes first, is still in the game and could be used."""
    prices = game.cards.price
    unseen = game.unseen
    money: i64 = game.money[seat]
    design: i64
    sure = always and game.rules < 3
    for design in designs:
        price: i64 = prices[design]
        if price > money:
            return False
        if unseen[design] > 0 and (sure or fits(game, seat, design)):
            return True
    return False
