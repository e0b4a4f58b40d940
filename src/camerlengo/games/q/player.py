"""One seat of Q at one question: believes, weighs every action in points for its faction, takes the best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from camerlengo.core.rng import Rng
from camerlengo.games.q import terms
from camerlengo.games.q.beliefs import (
    Beliefs,
)
from camerlengo.games.q.rules import QGame
from camerlengo.games.q.state import PAIR_FIRST, PAIR_SECOND, hold_of, side_of
from camerlengo.games.q.style import Style
from camerlengo.games.q.worth import card_worth, cargo_points, chance

DRAWN_A_ROUND: Final = 1.7  # cards that a player takes out of the deck in a round
WHIM: Final = 0.5
OPEN: Final = 3.0  # rounds before the end in which concealment is worth nothing any more
PLAIN: Final = 3.0  # points by which a hold tells all that it can
FADES: Final = 2.0  # rounds before that in which it loses its worth


class Player:
    """One seat at one question. Of the guess it uses its own cards and what is public."""

    def __init__(self, game: QGame, seat: i64, rng: Rng, style: Style) -> None:
        self.style = style
        self.game = game
        self.seat = seat
        self.rng = rng
        self.side = float(side_of(game, seat))
        self.hand = game.hands[seat]
        self.zelanti: list[float] = []  # by seat, when beliefs are needed
        self.exchanges = 0.0

    def choose(self, question: i64, options: list[int]) -> int:
        if question == terms.ACT:
            return self.act(options)
        if question == terms.WHOM:
            return self.whom(options)
        if question == terms.LOAD:
            return self.best([self.load(card) for card in self.hand], options)
        if question == terms.GIVE:
            other: i64 = self.game.partner if self.seat == self.game.seat else self.game.seat
            enemy = self.enemy(other)
            return self.best([-self.give(card, enemy) for card in self.hand], options)
        if question == terms.DISCARD:
            return self.best([-self.keep(card) for card in self.hand], options)
        if question == terms.KEEP:
            return self.best([self.keep(card) for card in self.game.drawn], options)
        if question == terms.PUT_BACK_TWO:
            worth = [self.keep(card) for card in self.hand]
            pairs = [-worth[PAIR_FIRST[pair]] - worth[PAIR_SECOND[pair]] for pair in options]
            return self.best(pairs, options)
        assert question == terms.THROW
        return self.throw(options)

    def best(self, values: list[float], options: list[int]) -> int:
        """The option with the highest value; for places in a hand `values` are by place."""
        best = options[0]
        most = -1.0e9
        index: i64
        for index in range(len(options)):
            if values[index] > most:
                most = values[index]
                best = options[index]
        return best

    def whim(self) -> float:
        return WHIM * float(self.rng.below(1000)) / 1000.0

    # --- people ---

    def enemy(self, seat: i64) -> float:
        """How likely somebody is of the other faction."""
        if not self.zelanti:
            beliefs = Beliefs(self.game, self.seat, False)
            self.zelanti = beliefs.suspicions()
            self.exchanges = float(beliefs.exchanges)
        zelante = self.zelanti[seat]
        return zelante if self.side > 0.0 else 1.0 - zelante

    # --- time ---

    def rounds_left(self) -> float:
        return float(len(self.game.deck)) / (DRAWN_A_ROUND * float(self.game.players))

    def turns_left(self) -> float:
        """Of this seat, with this one."""
        game = self.game
        this_round: i64 = terms.LAPS - game.turn // game.players
        return float(this_round) + float(terms.LAPS) * self.rounds_left()

    # --- cards ---

    def worth(self, card: i64, seized: bool) -> float:
        """For the own faction."""
        return self.worth_then(card, seized, self.game.paolo_dead)

    def worth_then(self, card: i64, seized: bool, paolo_dead: bool) -> float:
        worth = self.side * card_worth(self.game.cards, card, seized, paolo_dead)
        if self.game.cards.value[card] == 0:
            worth += self.turncoats(card, seized, paolo_dead)
        return worth

    def prospect(self, card: i64) -> float:
        """What a card in the hand may be worth: now, or once Paolo III is dead."""
        now = self.worth(card, False)
        game = self.game
        if game.cards.value[card] != 0:
            return now
        if not game.paolo_dead:
            now = max(now, self.style.hope * self.worth_then(card, False, True))
        return now + self.drawn_by(card)

    def turncoats(self, card: i64, seized: bool, paolo_dead: bool) -> float:
        """What it is worth that a card turns other characters: one more friend, or one fewer."""
        game = self.game
        clauses = game.cards.clauses[card]
        own = False  # turns too: then friends are adversaries
        worth = 0.0
        at: i64 = 0
        while at < len(clauses):
            role: i64 = clauses[at + 2]
            if clauses[at + 1] == terms.TURN_ROLE and (role != terms.ZENO or game.players == terms.ROLES):
                if role == game.roles[self.seat]:
                    own = True
                else:
                    zelante = (role >= terms.FIRST_ZELANTE) == (game.role_turned[role] == 0)
                    friend = zelante == (self.side < 0.0)
                    coat = -self.style.turncoat if friend else self.style.turncoat
                    worth += coat * chance(clauses[at], seized, paolo_dead)
            at += terms.CLAUSE
        return (-worth if own else worth) * min(1.0, self.rounds_left() / 4.0)

    def keep(self, card: i64) -> float:
        """Worth of holding a card; what serves the others is better held than loaded by them."""
        worth = self.prospect(card)
        value = self.style.kept * worth if worth > 0.0 else 0.05 * worth
        if self.side < 0.0 and self.game.players < terms.ROLES:  # any card will do for the convent
            value = max(value, self.style.fuel + 0.01 * worth)
        return value

    def give(self, card: i64, enemy: float) -> float:
        """What it costs to give a card away."""
        worth = self.prospect(card)
        kept = self.style.kept * max(0.0, worth)
        theirs = self.style.kept * (max(0.0, -worth) * enemy - max(0.0, worth) * (1.0 - enemy))
        return kept + theirs

    def load(self, card: i64) -> float:
        """What loading a card brings, beyond keeping it for later."""
        game = self.game
        seized = game.seizer != terms.NOBODY
        now = self.worth(card, seized) + self.turning(card) + self.drawn_by(card) + self.together(card)
        if not seized and game.cards.type[card] in (terms.BOOK, terms.RARE_GOODS):
            now *= 0.9
        control = 0.0
        if game.loader == terms.NOBODY:
            control = self.style.control
            if now < 0.0:  # who looks into the hold can throw the own card away again
                now *= self.style.bait
        elif game.loader != self.seat and now > 0.0:
            now *= 1.0 - self.style.thrown * self.enemy(game.loader)
        later = self.style.kept * max(0.0, self.prospect(card)) * min(1.0, 0.4 * (self.turns_left() - 1.0))
        hidden = self.style.crowd if now > 0.0 else 0.0
        if game.loaded[self.seat]:
            hidden = -self.style.twice
        return now + control - later + self.hiding(hidden)

    def together(self, card: i64) -> float:
        """What a card does to those that this seat has already loaded, or they to it."""
        game = self.game
        own = game.loaded[self.seat]
        if not own:
            return 0.0
        seized = game.seizer != terms.NOBODY
        points = cargo_points(game.cards, [*own, card], seized, game.paolo_dead)
        points -= cargo_points(game.cards, own, seized, game.paolo_dead)
        points -= cargo_points(game.cards, [card], seized, game.paolo_dead)
        return self.side * float(points)

    def turning(self, card: i64) -> float:
        """Whether to change sides: the losing side may win by it, the leading side loses."""
        game = self.game
        clauses = game.cards.clauses[card]
        worth = 0.0
        at: i64 = 0
        while at < len(clauses):
            effect: i64 = clauses[at + 1]
            whom: i64 = clauses[at + 2]
            likely = chance(clauses[at], game.seizer != terms.NOBODY, game.paolo_dead)
            if effect == terms.TURN_ROLE and whom == game.roles[self.seat]:
                worth += likely * self.wish_to_turn()
            elif effect == terms.TURN_OFFICE and whom == terms.FIRST_TO_LOAD:
                if game.loader in (terms.NOBODY, self.seat):
                    worth += likely * self.wish_to_turn()
                else:
                    worth += likely * self.style.turncoat * (2.0 * self.enemy(game.loader) - 1.0)
            at += terms.CLAUSE
        return worth

    def drawn_by(self, card: i64) -> float:
        """What a card is worth that lets the first to load draw, to whoever is or may be that."""
        game = self.game
        clauses = game.cards.clauses[card]
        worth = 0.0
        at: i64 = 0
        while at < len(clauses):
            if clauses[at + 1] == terms.DRAW_CARDS and clauses[at + 2] == terms.FIRST_TO_LOAD:
                if game.loader in (terms.NOBODY, self.seat):
                    worth += self.new_cards(clauses[at + 3])
                else:
                    worth += self.new_cards(clauses[at + 3]) * (1.0 - 2.0 * self.enemy(game.loader))
            at += terms.CLAUSE
        return worth

    def wish_to_turn(self) -> float:
        """The lead is lost, and the hand serves the others."""
        held = 0.0
        for card in self.hand:
            held += self.side * card_worth(self.game.cards, card, False, self.game.paolo_dead)
        return -self.style.loyal * self.side * float(self.game.score) - self.style.kept * held

    def ruined(self, seat: i64, count: i64) -> float:
        """What a seizure takes from that: as much of it as each faction has on books and rare goods."""
        enemy = self.enemy(seat)
        spirituali: i64 = 0 if self.side > 0.0 else 1
        friends = self.game.cards.ruinable[spirituali]
        enemies = self.game.cards.ruinable[1 - spirituali]
        return self.style.typical * float(count) * ((1.0 - enemy) * friends - enemy * enemies)

    # --- actions ---

    def act(self, options: list[int]) -> int:
        values: list[float] = []
        for action in options:
            values.append(self.action(action) + self.whim())
        return self.best(values, options)

    def action(self, action: i64) -> float:
        if action == terms.DRAW:
            return self.draw()
        if action == terms.LOAD_SHIP:
            best = -1.0e9
            for card in self.hand:
                best = max(best, self.load(card))
            return best
        if action == terms.EXCHANGE:
            return self.best_partner(True)
        if action == terms.CONVENT:
            return self.best_partner(False)
        if action == terms.SEIZE:
            return self.seize()
        return 0.0

    def draw(self) -> float:
        """Worth the more the fewer good cards are in the hand for the turns that are left."""
        good = 0.0
        for card in self.hand:
            if self.worth(card, self.game.seizer != terms.NOBODY) > 1.5:
                good += 1.0
        turns = self.turns_left() - 1.0
        if turns <= 0.0:
            return 0.0
        value = self.style.new_card * float(self.style.enough**good)
        if self.side < 0.0 and self.game.players < terms.ROLES:  # any card will do for the convent
            value = max(value, self.style.fuel)
        return value * min(1.0, 0.5 * turns)

    def new_cards(self, count: i64) -> float:
        """Of cards that are drawn without a choice, as many as the deck has."""
        if count == 0:
            return 0.0
        cards = float(min(count, len(self.game.deck)))
        return self.style.blind * cards * min(1.0, 0.5 * max(0.0, self.turns_left() - 1.0))

    def best_partner(self, exchange: bool) -> float:
        best = -1.0e9
        other: i64
        count: i64
        for other in range(self.game.players):
            if other != self.seat:
                for count in range(1, 3):
                    held: i64 = len(self.game.hands[other])
                    if held >= count and len(self.hand) >= count:
                        best = max(best, self.partner(other, count, exchange))
        return best

    def whom(self, options: list[int]) -> int:
        exchange = self.game.action == terms.EXCHANGE
        values = [
            self.partner(option >> 1, (option & 1) + 1, exchange) + 0.2 * self.whim() for option in options
        ]
        return self.best(values, options)

    def partner(self, other: i64, count: i64, exchange: bool) -> float:
        enemy = self.enemy(other)
        if exchange:
            costs = [self.give(card, enemy) for card in self.hand]
            costs.sort()
            # what an adversary can do without is good for us
            gift = self.style.kept * self.style.typical * (self.style.gift * enemy - 0.35)
            gift *= float(self.style.weary ** max(0.0, self.exchanges - self.style.patience))
            return float(count) * gift - sum(costs[:count]) + self.new_cards(self.game.feast)
        costs = [self.keep(card) for card in self.hand]
        costs.sort()
        harm = self.style.kept * self.style.harm * self.style.typical * (2.0 * enemy - 1.0)
        value = float(count) * harm - sum(costs[:count])
        if self.game.players < terms.ROLES:  # a visit is worth points to the Zelanti, and all know it
            value -= self.side * float(terms.CONVENT_POINTS) + self.hiding(self.style.shown)
        return value

    def hiding(self, weight: float) -> float:
        """What it is worth to conceal the own faction: the less the fewer rounds others could use it."""
        return weight * max(0.0, min(1.0, (self.rounds_left() - OPEN) / FADES))

    def seize(self) -> float:
        """What the seizure of this ship saves, against what a later one might."""
        game = self.game
        saved = 0.0
        other: i64
        for other in range(game.players):
            if other == self.seat:
                for card in game.loaded[other]:
                    saved += self.worth(card, True) - self.worth(card, False)
            else:
                saved -= self.ruined(other, len(game.loaded[other]))
        later = self.style.seizure * min(1.0, 0.3 + self.rounds_left() / 5.0)
        return saved - later - self.hiding(self.style.seen)

    def throw(self, options: list[int]) -> int:
        game = self.game
        hold = hold_of(game)
        seized = game.seizer != terms.NOBODY
        mask = self.hiding(self.style.mask)
        values: list[float] = []
        for option in options:
            cargo = hold.copy()
            if option != terms.THROW_NOTHING:
                cargo.pop(option)
            worth = self.side * float(cargo_points(game.cards, cargo, seized, game.paolo_dead))
            for card in cargo:
                if game.cards.value[card] == 0:
                    worth += self.turncoats(card, seized, game.paolo_dead) + self.turning(card)
            tells = self.left_behind(cargo, seized)
            if option == terms.THROW_NOTHING:
                worth += 0.5 - mask * tells
            else:
                worth -= 0.5 * mask * tells
            values.append(worth)
        return self.best(values, options)

    def left_behind(self, cargo: list[int], seized: bool) -> float:
        """What others make of the cards that one has left in a hold, in points for the own faction."""
        game = self.game
        best = 0.0
        worst = 0.0
        for card in cargo:
            if game.cards.type[card] != terms.EVENT:
                worth = self.side * card_worth(game.cards, card, seized, game.paolo_dead)
                best = max(best, worth)
                worst = min(worst, worth)
        return max(-PLAIN, min(PLAIN, best + worst))
