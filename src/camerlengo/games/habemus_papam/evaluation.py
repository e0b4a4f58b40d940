"""How good a Habemus Papam position looks.

For each seat the votes it can expect at the end. The cards still on offer are handed out first, in the
order of the bids, each seat taking what helps it most.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from camerlengo.core.game import Evaluation, Game
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.rules import HabemusPapam
from camerlengo.games.habemus_papam.scoring import holdings, leaders_of, people_of, votes

# In votes: estimates, the gems found by playing variants against each other.
GEM_WORTH: Final[list[float]] = [0.21, 0.26, 0.31, 0.39]  # ambers to diamonds, while there is much to bid for
# Behind the screen; ten gold is counted as gold.
ACTION_WORTH: Final[list[float]] = [0.0, 0.6, 0.7, 0.9, 0.9, 0.4]
SPEND_FROM: Final = 5.0  # rounds before the end from which gems lose their worth
INCOME: Final = 0.7  # gold that a round brings
GRASP: Final = 1.5  # how much more than an equal share of what it needs a seat gets
HOPE: Final = 0.75  # how often what can be had is had
STRIKE: Final = 0.35  # worth of taking a vote from somebody
FIGURE: Final = 0.1  # worth of the Camerlengo's figure


class HabemusPapamEvaluation(Evaluation):
    def value(self, game: Game, seat: int) -> float:
        """Expected votes of the seat minus those of its rivals, of which the best counts most."""
        assert isinstance(game, HabemusPapam)
        votes = expected_votes(game)
        best = -1000.0
        total = 0.0
        for who in range(game.players):
            if who != seat:
                total += votes[who]
                best = max(best, votes[who])
        return votes[seat] - 0.5 * best - 0.5 * total / float(game.players - 1)

    def standings(self, game: Game) -> list[float]:
        assert isinstance(game, HabemusPapam)
        return expected_votes(game)

    def features(self, game: Game) -> list[list[float]]:
        assert isinstance(game, HabemusPapam)
        outlook = Prospect(game)
        outlook.settle()
        return [outlook.parts(who) for who in range(game.players)]

    def progress(self, game: Game) -> float:
        assert isinstance(game, HabemusPapam)
        return 1.0 if game.last else 1.0 - float(len(game.cardinals)) / float(terms.CARDINALS)


def expected_votes(game: HabemusPapam) -> list[float]:
    outlook = Prospect(game)
    outlook.settle()
    expected = [0.0] * int(game.players)
    for who in range(game.players):
        expected[who] = outlook.standing(who)
        if outlook.before_bids:
            expected[who] += outlook.next_card(who)
    return expected


class Prospect:
    """A copy of a game to try cards on, and what is still to come."""

    def __init__(self, game: HabemusPapam) -> None:
        self.game = game.copy()
        self.coming = [0.0] * terms.NEEDS  # crests and cards that nobody has yet
        self.waiting = [False] * terms.PEOPLE  # who is in a pile or on offer
        self.leaders = 0.0  # how many of them are leaders
        self.left = 0.0  # rounds after this one
        self.before_bids = game.phase in (terms.PLAY_ACTIONS, terms.MAKE_BIDS)
        self.look_ahead()

    def settle(self) -> None:
        """Lets what is under way take effect."""
        if self.game.phase == terms.PLAY_ACTIONS:
            self.finish_actions()
        elif self.game.phase == terms.TAKE_CARDS:
            self.hand_out()

    def look_ahead(self) -> None:
        game = self.game
        if not game.last:
            smoke = 1.0 if game.black else 2.0
            # White Smoke lies on one or two cardinals, and its own round is played, too.
            self.left = max(0.5, len(game.cardinals) - smoke - 0.5)
        self.count(game.cardinals)
        self.count(game.politics)
        self.count(game.actions)
        self.count(game.offer)

    def count(self, cards: list[int]) -> None:
        for card in cards:
            if card < terms.PEOPLE:
                self.waiting[card] = True
                faction = self.game.cards.faction[card]
                if card >= terms.FIRST_LEADER:
                    self.leaders += 1.0
                    self.coming[faction] += 2.0
                elif faction >= 0:
                    self.coming[faction] += 1.0
            elif card == terms.LOUIS:
                self.coming[terms.NEED_LOUIS] += 1.0
            elif card == terms.MAZARIN:
                self.coming[terms.NEED_MAZARIN] += 1.0
            elif card == terms.FELIPE:
                self.coming[terms.NEED_FELIPE] += 1.0

    # --- action cards that are laid ---

    def finish_actions(self) -> None:
        """While somebody chooses a target, those after it still have their cards to come."""
        game = self.game
        if game.seat == terms.NOBODY:
            return
        distance: i64 = (game.seat - game.camerlengo + game.players) % game.players
        for after in range(distance + 1, game.players):
            seat: i64 = (game.camerlengo + after) % game.players
            laid: i64 = game.laid[seat]
            if laid == terms.TEN_GOLD:
                game.gold[seat] += terms.TEN
            elif laid in (terms.BRIBE, terms.SWAP):
                game.held[seat * terms.ACTIONS + laid] += 1
            elif laid != terms.NO_ACTION:
                self.siphon(seat, 3 if laid == terms.BEST_TWICE else 2)

    def siphon(self, seat: i64, each: i64) -> None:
        game = self.game
        for other in range(game.players):
            if other != seat:
                paid = min(each, game.gold[other])
                game.gold[other] -= paid
                game.gold[seat] += paid

    # --- what is on offer ---

    def hand_out(self) -> None:
        """The seats that have not taken yet take what helps them most."""
        game = self.game
        for seat in game.takers[game.taken :]:
            if not game.offer:
                return
            best = game.offer[0]
            if len(game.offer) > 1:
                before = self.standing(seat)
                most = -1000.0
                for card in game.offer:
                    gain = self.gain(seat, card, before)
                    if gain > most:
                        most = gain
                        best = card
            game.offer.remove(best)
            self.give(seat, best, 1)

    def next_card(self, seat: i64) -> float:
        """What the card to come will bring: the best on offer to who outbids the others, else any."""
        offer = self.game.offer
        if not offer:
            return 0.0
        before = self.standing(seat)
        most = -1000.0
        total = 0.0
        for card in offer:
            gain = self.gain(seat, card, before)
            total += gain
            most = max(most, gain)
        mean = total / len(offer)
        laid = self.game.laid[seat]
        scale = self.gem_scale()
        if laid == terms.THREE_RUBIES:
            return 0.85 * most + 0.15 * mean + 0.35 * scale
        if laid == terms.BEST_TWICE:
            return 0.7 * most + 0.3 * mean + 0.15 * scale
        if laid == terms.BID_SECOND:
            return 0.65 * most + 0.35 * mean + 0.15 * scale
        return 0.4 * most + 0.6 * mean

    def gain(self, seat: i64, card: i64, before: float) -> float:
        """What a card is worth to a seat that can expect `before` votes without it."""
        paid = self.give(seat, card, 1)
        gain = self.standing(seat) - before
        if paid:
            self.give(seat, card, -1)
        if card == terms.DEATH or (card == terms.FELIPE and self.game.felipe[seat] == 1):
            gain += STRIKE
        elif card == terms.CAMERLENGO:
            gain += FIGURE
        return gain

    def give(self, seat: i64, card: i64, sign: i64) -> bool:
        """Gives a card to a seat, or takes it back; False if it could not pay for it."""
        game = self.game
        if card < terms.PEOPLE:
            game.owner[card] = seat if sign > 0 else terms.NOBODY
        elif card == terms.LOUIS:
            game.louis[seat] += sign
        elif card == terms.MAZARIN:
            game.mazarin[seat] += sign
        elif card == terms.FELIPE:
            game.felipe[seat] += sign
            game.gold[seat] += sign * terms.FELIPE_GOLD
        elif card == terms.DEATH:
            game.gold[seat] += sign * terms.DEATH_GOLD
        elif card == terms.SQUADRONE:
            price = game.cards.squadrone_price
            if sign > 0 and game.gold[seat] < price:
                return False
            game.gold[seat] -= sign * price
            game.squadrone = seat if sign > 0 else terms.NOBODY
        elif card == terms.CAMERLENGO:
            for gem in range(terms.RUBY + 1):
                game.gems[seat * terms.GEMS + gem] += sign
            game.gold[seat] += sign
        else:
            game.held[seat * terms.ACTIONS + card - terms.FIRST_ACTION] += sign
        return True

    # --- what a seat has ---

    def standing(self, seat: i64) -> float:
        """The votes that the seat can expect."""
        game = self.game
        if game.last:
            return float(votes(game, seat))
        cards = game.cards
        louis = game.louis[seat]
        worth = float(people_of(game, seat))
        worth += between(cards.louis_votes, louis + 0.7 * self.share(terms.NEED_LOUIS))
        worth += self.gold(seat) / between(
            cards.gold_for_a_vote, game.mazarin[seat] + 0.5 * self.share(terms.NEED_MAZARIN)
        )
        worth += self.symbols(seat) + self.orders(seat) + self.gems(seat) + self.actions(seat)
        if game.squadrone == seat:
            worth += float(cards.squadrone_votes)
        return worth

    def parts(self, seat: i64) -> list[float]:
        """What the standing is made of, for a learned evaluation to weigh."""
        game = self.game
        cards = game.cards
        left = 0.0 if game.last else self.left
        coming = self.next_card(seat) if self.before_bids and left > 0.0 else 0.0
        found = [
            self.standing(seat) + coming,
            float(people_of(game, seat)),
            between(
                cards.louis_votes,
                game.louis[seat] + (0.7 * self.share(terms.NEED_LOUIS) if left > 0.0 else 0.0),
            ),
            self.gold(seat)
            / between(cards.gold_for_a_vote, game.mazarin[seat] + 0.5 * self.share(terms.NEED_MAZARIN)),
            self.symbols(seat),
            self.orders(seat),
            float(cards.squadrone_votes) if game.squadrone == seat else 0.0,
            self.actions(seat),
            coming,
            1.0 if game.camerlengo == seat else 0.0,
        ]
        for gem in range(terms.GEMS):
            found.append(float(game.gems[seat * terms.GEMS + gem]) * self.gem_scale())
        return found

    def share(self, need: i64) -> float:
        """How many of what is to come a seat gets on average."""
        return self.coming[need] / float(self.game.players)

    def gold(self, seat: i64) -> float:
        game = self.game
        gold = game.gold[seat] + game.cards.felipe_gold[game.felipe[seat]] + INCOME * self.left
        gold += terms.TEN * game.held[seat * terms.ACTIONS + terms.TEN_GOLD]
        if not game.black:
            for person in range(terms.CARDINALS):
                if game.owner[person] == seat:
                    gold += terms.BAG_GOLD
        return gold

    def symbols(self, seat: i64) -> float:
        game = self.game
        cards = game.cards
        worth = 0.0
        person: i64
        for person in range(terms.FIRST_LEADER):
            if game.owner[person] == seat:
                partner: i64 = cards.partner[person]
                if partner != terms.NOBODY:
                    if game.owner[partner] == seat:
                        worth += 0.5
                    elif self.waiting[partner] and game.owner[partner] == terms.NOBODY:
                        worth += 0.3
                    elif game.owner[partner] != terms.NOBODY:
                        worth += 0.08
        if game.owner[cards.friend_of_louis] == seat:
            worth += self.chance(2 - game.louis[seat], terms.NEED_LOUIS)
        if game.owner[cards.friend_of_mazarin] == seat:
            worth += self.chance(2 - game.mazarin[seat], terms.NEED_MAZARIN)
        return worth

    def chance(self, missing: i64, need: i64) -> float:
        """That a seat still gets what it is missing."""
        if missing <= 0:
            return 1.0
        reach = GRASP * self.share(need) / float(missing)
        return HOPE * min(1.0, reach)

    def orders(self, seat: i64) -> float:
        """The order itself; while there are two, the better one and a little of the other."""
        game = self.game
        held = holdings(game, seat)
        first = self.order(seat, game.orders[2 * seat], held)
        if game.orders[2 * seat + 1] == terms.NO_ORDER:
            return first
        second = self.order(seat, game.orders[2 * seat + 1], held)
        return max(first, second) + 0.25 * min(first, second)

    def order(self, seat: i64, order: i64, held: list[int]) -> float:
        game = self.game
        chance = 1.0
        if game.cards.most_leaders[order]:
            chance = self.chance_of_most_leaders(seat)
        else:
            needs = game.cards.needs[order]
            need: i64
            for need in range(terms.NEEDS):
                if held[need] < needs[need]:
                    chance *= self.chance(needs[need] - held[need], need)
        return chance * game.cards.order_votes[order]

    def chance_of_most_leaders(self, seat: i64) -> float:
        game = self.game
        most: i64 = 0
        other: i64
        for other in range(game.players):
            if other != seat:
                count = leaders_of(game, other)
                most = max(most, count)
        lead = float(leaders_of(game, seat) - most)
        if lead > 0.0:
            return 1.0 - 0.12 * self.leaders / lead
        if self.leaders <= -lead:
            return 0.0
        return 0.2 * self.leaders / (1.0 - lead)

    def gem_scale(self) -> float:
        return min(1.0, self.left / SPEND_FROM)

    def gems(self, seat: i64) -> float:
        """What they can buy, or a gold each at the end."""
        game = self.game
        scale = self.gem_scale()
        as_gold = 1.0 / game.cards.gold_for_a_vote[game.mazarin[seat]]
        worth = 0.0
        for gem in range(terms.GEMS):
            each = GEM_WORTH[gem] * scale
            worth += game.gems[seat * terms.GEMS + gem] * max(as_gold, each)
        return worth

    def actions(self, seat: i64) -> float:
        worth = 0.0
        for action in range(terms.TEN_GOLD + 1, terms.ACTIONS):
            worth += self.game.held[seat * terms.ACTIONS + action] * ACTION_WORTH[action]
        return worth * min(1.0, self.left / 3.0)


def between(table: list[int], at: float) -> float:
    """A value between two entries of a table, on the straight line."""
    last = len(table) - 1
    if at >= last:
        return float(table[last])
    below = int(at)
    part = at - below
    return table[below] * (1.0 - part) + table[below + 1] * part
