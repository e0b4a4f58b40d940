"""How Pontifex is weighed: what PX-88 asks of map and cards, and what else many games say about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from camerlengo.core.ask import Event
from camerlengo.core.report import Balance, Finding, Number, Share, Sheet
from camerlengo.core.texts import Named, text
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.balance_sheets import ROUNDS, USED_ENOUGH, sheets
from camerlengo.games.pontifex.balance_tally import (
    IN_THE_BOX,
    GameFacts,
    Tables,
    above_the_box,
    action_shares,
    cancelled_in,
    cancelled_moves,
    chances_in,
    flights,
    money_in_play,
    pilgrimages_by_pope,
    quantile,
    wins_by_seat,
)
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.rules import Pontifex

RULE = "PX-88"
AROUND = 0.05  # a fair share
ABOVE_THE_BOX = 0.02  # of the games
MOVES_CANCELLED = 1 / 3  # of what is cancelled
CUT = 0.005  # of the games, after the last round
PILGRIMAGES = 0.5  # in a game, under any pope


class PontifexBalance(Balance):
    bot = "greedy"
    told = GameFacts

    def observe(
        self, began: Pontifex, ended: Pontifex, events: Sequence[Event], deck: PontifexDeck
    ) -> GameFacts:
        kinds = Counter(event.kind for event in events)
        places = tuple(ended.places())
        owners = [0] * len(ended.cards.home)
        for seat in range(ended.players):
            for person in range(len(owners)):
                if ended.retinue[seat] >> person & 1:
                    owners[person] = places[seat]
        return GameFacts(
            rounds=ended.round,
            cut=kinds[terms.CUT] > 0,
            first=ended.first,
            pope=ended.pope,
            places=places,
            actions=dict(Counter(event.about[0] for event in events if event.kind == terms.DECLARED)),
            given_up=kinds[terms.GAVE_UP],
            flown=sum(event.about[2] for event in events if event.kind == terms.SET_OUT),
            moves=kinds[terms.SET_OUT],
            falls=kinds[terms.FELL],
            cancelled=kinds[terms.CANCELLED],
            cancelled_actions=sum(cancelled_in(events).values()),
            cancelled_moves=cancelled_in(events)[terms.SET_OUT],
            most_money=max(money_in_play(events, deck)),
            persuaded=kinds[terms.PERSUADED],
            chances=chances_in(events),
            used=dict(Counter(event.about[0] for event in events if event.kind == terms.USED)),
            owners=owners,
        )

    def findings(self, tables: Tables, deck: PontifexDeck) -> list[Finding]:
        found: list[Finding] = []
        for players, games in tables.items():
            fair = 1 / players
            seats = wins_by_seat(games, players)
            distances = [abs(share.value - fair) for share in seats]
            farthest = distances.index(max(distances))
            shares = {**action_shares(games), "flight": flights(games)}
            by_share = [name for _, name in sorted((share.value, name) for name, share in shares.items())]
            rarest, most = by_share[0], by_share[-1]
            pilgrimages = pilgrimages_by_pope(games, len(deck.popes))
            least_visited = pilgrimages.index(min(pilgrimages))
            found += [
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("pontifex.balance.seat", n=players),
                    found=seats[farthest],
                    least=fair - AROUND,
                    most=fair + AROUND,
                    note=text("seat", number=farthest + 1),
                ),
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("pontifex.balance.length"),
                    found=quantile(games, 50),
                    least=ROUNDS[0],
                    most=ROUNDS[1],
                ),
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("pontifex.balance.each_action"),
                    found=shares[rarest],
                    least=USED_ENOUGH[0],
                    note=text(f"pontifex.balance.{rarest}"),
                ),
                Finding(
                    rule=RULE,
                    players=players,
                    asked=text("pontifex.balance.no_action"),
                    found=shares[most],
                    most=USED_ENOUGH[1],
                    note=text(f"pontifex.balance.{most}"),
                ),
                Finding(
                    rule="PX-07",
                    players=players,
                    asked=text("pontifex.balance.fits_the_box", money=IN_THE_BOX),
                    found=above_the_box(games),
                    most=ABOVE_THE_BOX,
                ),
                Finding(
                    rule="PX-32",
                    players=players,
                    asked=text("pontifex.balance.few_moves"),
                    found=cancelled_moves(games),
                    most=MOVES_CANCELLED,
                ),
                Finding(
                    rule="PX-85",
                    players=players,
                    asked=text("pontifex.balance.each_pope"),
                    found=Number(pilgrimages[least_visited]),
                    least=PILGRIMAGES,
                    note=Named(deck.popes[least_visited].name),
                ),
                Finding(
                    rule="PX-42",
                    players=players,
                    asked=text("pontifex.balance.rarely_cut", round=terms.LAST_ROUND),
                    found=Share(sum(game.cut for game in games), len(games)),
                    most=CUT,
                ),
            ]
        return found

    def sheets(self, tables: Tables, deck: PontifexDeck) -> list[Sheet]:
        return sheets(tables, deck)
