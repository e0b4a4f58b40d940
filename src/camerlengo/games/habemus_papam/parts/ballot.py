"""Gems, the bids that can be made of them, and the ballot on which they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from camerlengo.core.texts import text
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.bids import GEMS_OF, MOST_GEMS
from camerlengo.games.habemus_papam.parts.cards import Cards
from camerlengo.games.habemus_papam.parts.faces import GEM_SLUGS
from camerlengo.games.habemus_papam.wording import gems_text


class Ballot(Cards):
    def gems(self, key: str, counts: Sequence[int]) -> list[dict[str, Any]]:
        """The most precious first."""
        for gem in range(terms.GEMS):
            self.explain(
                f"gem-{gem}", self.word(f"gem_{gem}"), self.word("beats"), self.word("ties"), rule="HP-41"
            )
        return [{"id": f"{key}-{gem}", **self._gems(gem, counts[gem])} for gem in reversed(range(terms.GEMS))]

    def _gems(self, gem: int, count: int) -> dict[str, Any]:
        return self.once(
            ("gems", gem, count),
            lambda: {
                "gem": gem,
                "slug": GEM_SLUGS[gem],
                "count": count,
                "name": self.say(text(f"habemus_papam.gem.{gem}", n=count)),
                "one": self.say(text(f"habemus_papam.gem.{gem}", n=1)),
            },
        )

    def bids(self) -> list[list[dict[str, Any]]]:
        """Every bid that can be made, by the number of gems, the best of them first."""
        if self.question is None or not self.asks(terms.BID):
            return []
        groups: list[list[dict[str, Any]]] = [[] for _ in range(MOST_GEMS + 1)]
        for option in self.question.options:
            gems = GEMS_OF[option]
            slugs = [GEM_SLUGS[gem] for gem in gems]
            marks = [f"stack-{gem}:{gems.count(gem)}" for gem in sorted(set(gems), reverse=True)]
            bid = {"option": option, "gems": gems, "slugs": slugs, "marks": marks or ["close-hand:1"]}
            groups[len(gems)].insert(0, bid)
            self.placed.add(option)
        return [group for group in groups if group]

    def most(self) -> int:
        """How many gems the hand may hold."""
        if self.question is None or not self.asks(terms.BID):
            return 0
        return max(len(GEMS_OF[option]) for option in self.question.options)

    def ballot(self) -> list[dict[str, Any]]:
        """The action cards and bids of all seats, in the order of taking, or from the Camerlengo on."""
        view = self.view
        ranked = bool(view.takers)
        order = view.takers or [(view.camerlengo + step) % view.players for step in range(view.players)]
        kinds = {event.kind for event in self.last}
        return [
            self._line(seat, rank if ranked else None, terms.BID_SHOWN in kinds)
            for rank, seat in enumerate(order)
        ]

    def _is_tied(self, number: int) -> bool:
        """Whether somebody else has bid as much."""
        worths = [seat.bid.counts_as if seat.bid else None for seat in self.view.seats]
        return worths.count(worths[number]) > 1

    def _line(self, number: int, rank: int | None, shown: bool) -> dict[str, Any]:
        seat = self.view.seats[number]
        line: dict[str, Any] = {
            "seat": number,
            "rank": None if rank is None else rank + 1,
            "done": rank is not None and rank < self.view.taken,
            "next": rank is not None and rank == self.view.taken,
            "camerlengo": number == self.view.camerlengo,
            "played": None,
            "bid": None,
            "shown": shown,
        }
        if seat.played is not None:
            line["played"] = self.card(terms.FIRST_ACTION + seat.played, f"played-{number}", None)
        line["tied"] = rank is not None and self._is_tied(number)
        if seat.bid is not None:
            real = list(seat.bid.gems)
            worth = list(GEMS_OF[seat.bid.counts_as])
            said = self.say(gems_text(worth))
            virtual = worth.copy()
            for gem in real:
                virtual.remove(gem)
            line["bid"] = {
                "real": [GEM_SLUGS[gem] for gem in real],
                "virtual": [GEM_SLUGS[gem] for gem in virtual],
                "name": said,
                "twice": seat.played == terms.BEST_TWICE,
            }
        return line
