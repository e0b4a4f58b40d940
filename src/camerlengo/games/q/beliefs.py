"""Who is who? Exact beliefs over all assignments of roles that one seat can think of: 24 or 120.

Every assignment starts equally likely. What players do is more or less likely for a Spirituale than for a
Zelante; each deed multiplies the weights (Bayes). Of a cargo nobody knows who loaded what: its likelihood
is summed over all ways in which the loaders can have brought it.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from camerlengo.core.game import Game, Guesser
from camerlengo.core.rng import Rng
from camerlengo.games.q import terms
from camerlengo.games.q.log import event_of, seat_of, size_of
from camerlengo.games.q.rules import QGame
from camerlengo.games.q.worth import card_worth, cargo_points

# How much a point tells. Found by letting variants play against each other.
LOAD_TELLS: Final = 1.0
GIFT_TELLS: Final = 0.2
SEIZURE_TELLS: Final = 0.2
THROW_TELLS: Final = 0.7
CONVENT_TELLS: Final = 2.0
SURE: Final = 0.95  # nothing that one deed tells is surer

# Why a suspicion has changed.
BY_CARGO: Final = 0
BY_OTHERS: Final = 1  # what somebody else did makes this one more or less suspect
BY_SEIZURE: Final = 2
BY_KEEPING: Final = 3  # looked into the hold and let it be
BY_THROWING: Final = 4
BY_CONVENT: Final = 5
BY_GIFT: Final = 6
BY_TURNING: Final = 7
WORTH_A_NOTE: Final = 0.03


class Note:
    """In `round` the suspicion against `seat` went from `before` to `after`; `about` are cards or points."""

    def __init__(
        self, why: int, number: int, seat: int, before: float, after: float, about: list[int]
    ) -> None:
        self.why = why
        self.round = number
        self.seat = seat
        self.before = before
        self.after = after
        self.about = about


def leaning(worth: float, tells: float) -> float:
    """How likely it is that who does something worth so much for the Spirituali is one of them."""
    return min(SURE, max(1.0 - SURE, 1.0 / (1.0 + math.exp(-tells * worth))))


def assignments(hidden: list[int]) -> list[list[int]]:
    """All orders of the hidden roles."""
    if len(hidden) <= 1:
        return [hidden.copy()]
    found: list[list[int]] = []
    for place in range(len(hidden)):
        rest = hidden[:place] + hidden[place + 1 :]
        for order in assignments(rest):
            found.append([hidden[place], *order])
    return found


class Beliefs:
    """What `seat` believes, from its own role, its own secrets and the public log alone."""

    def __init__(self, game: QGame, seat: i64, keeps_notes: bool) -> None:
        self.game = game
        self.seat = seat
        self.players: i64 = game.players
        self.keeps_notes = keeps_notes
        self.notes: list[Note] = []
        own: i64 = game.roles[seat]
        hidden = [
            role
            for role in range(terms.ROLES)
            if role != own and (role < terms.ROLES - 1 or game.players == terms.ROLES)
        ]
        self.worlds: list[list[int]] = []  # roles by seat
        self.zelanti: list[int] = []  # by world: the seats that are Zelanti now, as bits
        for order in assignments(hidden):
            roles = [*order[:seat], own, *order[seat:]]
            self.worlds.append(roles)
            bits: i64 = 0
            other: i64
            for other in range(self.players):
                if roles[other] >= terms.FIRST_ZELANTE:
                    bits |= 1 << other
            self.zelanti.append(bits)
        self.weights = [1.0 / float(len(self.worlds))] * len(self.worlds)
        self.round: i64 = 0  # as the log counts: what a ship brings about is still of its round
        self.paolo_dead = False  # at this place of the log
        self.loaders: list[int] = []  # of this round
        self.own_loads: list[int] = []
        self.seizer: i64 = terms.NOBODY
        self.exchanges: i64 = 0  # that this seat has begun, in all rounds
        self.learned: i64 = terms.DEALT
        self.sizes = [terms.DEALT - terms.PUT_BACK] * game.players
        self.first = self.suspicions() if keeps_notes else []  # before anybody has done anything
        self.read()

    # --- the public log ---

    def read(self) -> None:
        log = self.game.log
        at: i64 = 0
        while at < len(log):
            header: i64 = log[at]
            size: i64 = size_of(header)
            first: i64 = log[at + 1] if size > 0 else 0
            second: i64 = log[at + 2] if size > 1 else 0
            event: i64 = event_of(header)
            seat: i64 = seat_of(header)
            at += 1 + size
            if event == terms.THREW:  # the cargo is shown next
                shown: i64 = at + 2
                at += 1 + size_of(log[at])
                self.sail(seat, first, log[shown - 1] == 1, log[shown:at])
            elif event in (terms.DREW, terms.LOADED, terms.EXCHANGED, terms.VISITED_CONVENT, terms.SEIZED):
                self.act(event, seat, first, second)
            else:
                self.see(event, seat, first, second)

    def act(self, event: i64, seat: i64, first: i64, second: i64) -> None:
        own = seat == self.seat
        if event == terms.DREW:
            if first == 1:
                self.sizes[seat] += 1
            if own:
                self.learn(first)
        elif event == terms.LOADED:
            self.sizes[seat] -= 1
            if own:
                self.own_loads += self.learn(1)
            else:
                self.loaders.append(seat)
        elif event == terms.EXCHANGED:
            if own:
                self.exchanges += 1
            if own or first == self.seat:
                self.learn(second)
                self.got(first if own else seat, self.learn(second))
        elif event == terms.VISITED_CONVENT:
            self.sizes[seat] -= second
            self.sizes[first] -= second
            if own or first == self.seat:
                self.learn(second)
            if not own and self.players < terms.ROLES:
                self.judge_one(seat, leaning(-1.0, CONVENT_TELLS), BY_CONVENT, [])
        else:
            self.seizer = seat

    def see(self, event: i64, seat: i64, first: i64, second: i64) -> None:
        own = seat == self.seat
        if event == terms.BEGAN:
            self.begin_round(first)
        elif event == terms.SET_UP_DONE:
            self.learn(terms.PUT_BACK)
        elif event == terms.KEPT:
            self.sizes[seat] += 1
            if own:
                self.learn(1)
        elif event == terms.SAW_HOLD:
            if own:
                self.learn(first)
        elif event == terms.LOOKED:
            if own:
                self.learn(self.sizes[first])
        elif event in (terms.REDREW, terms.DREW_CARDS):
            drawn: i64 = second if event == terms.REDREW else first
            self.sizes[seat] += drawn - (first if event == terms.REDREW else 0)
            if own:
                self.learn(drawn)
        elif event == terms.SWAPPED_HANDS:
            sizes = self.sizes
            if own:
                self.learn(sizes[first])
            elif first == self.seat:
                self.learn(sizes[seat])
            sizes[seat], sizes[first] = sizes[first], sizes[seat]
        elif event == terms.PAOLO_DIED:
            self.paolo_dead = True
        elif event == terms.TURNED_ROLE:
            self.turn_role(first)
        elif event == terms.TURNED_SEAT:
            self.turn_seats(seat)

    def learn(self, count: i64) -> list[int]:
        first: i64 = self.learned
        self.learned = first + count
        return self.game.secrets[self.seat][first : first + count]

    def begin_round(self, number: i64) -> None:
        self.round = number
        self.loaders = []
        self.own_loads = []
        self.seizer = terms.NOBODY

    # --- what deeds tell ---

    def suspicion(self, seat: i64) -> float:
        """How likely a seat is of the Zelanti now."""
        total = 0.0
        world: i64
        for world in range(len(self.weights)):
            if (self.zelanti[world] >> seat) & 1:
                total += self.weights[world]
        return total

    def suspicions(self) -> list[float]:
        return [self.suspicion(seat) for seat in range(self.players)]

    def settle(self, why: i64, about: list[int], before: list[float], concerned: list[int]) -> None:
        """The weights add up to one again; what has changed is noted."""
        total = 0.0
        for weight in self.weights:
            total += weight
        self.weights = [weight / total for weight in self.weights]
        if self.keeps_notes:
            after = self.suspicions()
            for seat in range(self.players):
                if abs(after[seat] - before[seat]) >= WORTH_A_NOTE and seat != self.seat:
                    reason = why if seat in concerned else BY_OTHERS
                    self.notes.append(Note(reason, self.round, seat, before[seat], after[seat], about))

    def now(self) -> list[float]:
        return self.suspicions() if self.keeps_notes else []

    def judge_one(self, seat: i64, spirituale: float, why: i64, about: list[int]) -> None:
        """Somebody did what a Spirituale does with this likelihood, and a Zelante with the rest."""
        before = self.now()
        world: i64
        for world in range(len(self.weights)):
            is_zelante = (self.zelanti[world] >> seat) & 1
            self.weights[world] *= 1.0 - spirituale if is_zelante else spirituale
        self.settle(why, about, before, [seat])

    def got(self, seat: i64, cards: list[int]) -> None:
        """A gift is what its giver can do without: to a Spirituale goes what serves the Zelanti."""
        worth = 0.0
        for card in cards:
            worth += card_worth(self.game.cards, card, False, self.paolo_dead)
        self.judge_one(seat, leaning(-worth, GIFT_TELLS), BY_GIFT, cards)

    def sail(self, loader: i64, thrown: i64, seized: bool, cargo: list[int]) -> None:
        paolo_dead = self.paolo_dead
        theirs = cargo.copy()
        missing: list[int] = []  # own cards that were thrown away
        for card in self.own_loads:
            if card in theirs:
                theirs.remove(card)
            else:
                missing.append(card)
        if loader == self.seat and thrown > 0:
            for card in self.learn(1):
                if card in missing:
                    missing.remove(card)
                else:
                    theirs.append(card)
        self.judge_loaders(theirs, paolo_dead)
        if loader != self.seat:
            self.judge_thrower(loader, thrown, cargo, missing, seized, paolo_dead)
        if self.seizer not in (terms.NOBODY, self.seat) and cargo:
            saved = cargo_points(self.game.cards, cargo, True, paolo_dead)
            saved -= cargo_points(self.game.cards, cargo, False, paolo_dead)
            if seized and saved != 0:
                self.judge_one(self.seizer, leaning(float(saved), SEIZURE_TELLS), BY_SEIZURE, [saved])

    def judge_loaders(self, cards: list[int], paolo_dead: bool) -> None:
        """Summed over all ways to deal the cards to the loaders, of whom so many are Spirituali."""
        slots: i64 = len(self.loaders)
        shown: i64 = len(cards)
        if slots == 0 or shown == 0 or shown > slots:
            return
        ways = [1.0]  # by how many of the cards were loaded by Spirituali
        for card in cards:
            likely = leaning(card_worth(self.game.cards, card, False, paolo_dead), LOAD_TELLS)
            longer = [0.0] * (len(ways) + 1)
            number: i64
            for number in range(len(ways)):
                longer[number] += ways[number] * (1.0 - likely)
                longer[number + 1] += ways[number] * likely
            ways = longer
        for number in range(shown + 1):
            ways[number] /= binomial(shown, number)
        before = self.now()
        likelihoods = [-1.0] * (slots + 1)
        world: i64
        for world in range(len(self.weights)):
            spirituali: i64 = 0
            for loader in self.loaders:
                if (self.zelanti[world] >> loader) & 1 == 0:
                    spirituali += 1
            if likelihoods[spirituali] < 0.0:
                likelihoods[spirituali] = mixed(ways, slots, shown, spirituali)
            self.weights[world] *= likelihoods[spirituali]
        self.settle(BY_CARGO, [], before, self.loaders)

    def judge_thrower(
        self,
        loader: i64,
        thrown: i64,
        cargo: list[int],
        missing: list[int],
        seized: bool,
        paolo_dead: bool,
    ) -> None:
        """A card left in the hold though it could have gone; or a missing card of the seat's own."""
        if missing:
            worth = card_worth(self.game.cards, missing[0], seized, paolo_dead)
            self.judge_one(loader, leaning(-worth, LOAD_TELLS), BY_THROWING, missing)
            return
        best = 0.0
        worst = 0.0
        for card in cargo:
            if self.game.cards.type[card] != terms.EVENT:
                worth = card_worth(self.game.cards, card, seized, paolo_dead)
                best = max(best, worth)
                worst = min(worst, worth)
        tells = THROW_TELLS if thrown == 0 else 0.5 * THROW_TELLS
        self.judge_one(loader, leaning(best + worst, tells), BY_KEEPING if thrown == 0 else BY_THROWING, [])

    # --- turning ---

    def turn_role(self, role: i64) -> None:
        before = self.now()
        world: i64
        other: i64
        for world in range(len(self.worlds)):
            for other in range(self.players):
                if self.worlds[world][other] == role:
                    self.zelanti[world] ^= 1 << other
        self.settle(BY_TURNING, [role], before, list(range(self.players)))

    def turn_seats(self, seat: i64) -> None:
        before = self.now()
        world: i64
        for world in range(len(self.worlds)):
            self.zelanti[world] ^= 1 << seat
        self.settle(BY_TURNING, [], before, [seat])


class Suspicions(Guesser):
    """Guesses roles as likely as the beliefs say; the cards as they may lie."""

    def __init__(self) -> None:
        self.worlds: list[list[int]] = []
        self.sums: list[float] = []  # of the weights, up to each world

    def prepare(self, guess: Game, seat: int) -> None:
        assert isinstance(guess, QGame)
        beliefs = Beliefs(guess, seat, False)
        self.worlds = beliefs.worlds
        self.sums = []
        total = 0.0
        for weight in beliefs.weights:
            total += weight
            self.sums.append(total)

    def redeal(self, game: Game, seat: int, rng: Rng) -> None:
        assert isinstance(game, QGame)
        game.redeal(seat, rng)
        if game.done:
            return
        drawn = float(rng.below(1 << 30)) / float(1 << 30) * self.sums[-1]
        world: i64 = 0
        while world < len(self.sums) - 1 and self.sums[world] <= drawn:
            world += 1
        game.roles = self.worlds[world].copy()

    def likelihood(self, game: Game, seat: int) -> float:
        assert isinstance(game, QGame)
        world = self.worlds.index(game.roles)
        before = self.sums[world - 1] if world > 0 else 0.0
        return (self.sums[world] - before) / self.sums[-1] * float(len(self.worlds))


def binomial(n: i64, k: i64) -> float:
    result = 1.0
    number: i64
    for number in range(k):
        result = result * float(n - number) / float(number + 1)
    return result


def mixed(ways: list[float], slots: i64, shown: i64, spirituali: i64) -> float:
    """That these cards are shown if so many loaders are Spirituali; what is missing may be anybody's."""
    total = 0.0
    all_ways = binomial(slots, shown)
    number: i64
    for number in range(shown + 1):
        if number <= spirituali and shown - number <= slots - spirituali:
            chance = binomial(spirituali, number) * binomial(slots - spirituali, shown - number) / all_ways
            total += chance * ways[number]
    return total
