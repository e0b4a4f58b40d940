"""A toy with an option of numbers, several questions in a turn, and numbers up to thirty."""

from __future__ import annotations

from camerlengo import kit
from camerlengo.kit import Card


class Tariff(kit.Kit):
    """Bid a number, then say whether you pay it, then choose a seat that gets it."""

    name = "tariff"
    title = "Tariff"
    seats = (2, 3)
    cards = {"toll": [Card("Bridge", 3, "blue", copies=2), Card("Gate", 5, "red", copies=3)]}  # noqa: RUF012
    settings = (kit.Option("rounds", "Rounds", "How often everybody bids.", 3, (3, 5, 7)),)

    tolls = kit.pile("toll", "Tolls")
    hand = kit.hands("toll", "Hand")
    round = kit.public(1, "Round")
    gold = kit.each(30, "Gold")

    bid = kit.PickNumber("How much do you bid?", 30, "Bid {n}")
    sure = kit.YesNo("Do you pay it?")
    whom = kit.PickSeat("Who gets it?")
    began = kit.Announcement("Round {n} begins.")
    bids = kit.Announcement("{who} bids {n}.")
    paid = kit.Announcement("{who} pays {n} to {other}.")

    def set_up(self) -> None:
        self.tolls = self.shuffled("toll")
        for hand in self.hand:
            kit.draw(self.tolls, hand)

    def over(self) -> bool:
        return self.round > int(self.options["rounds"])

    def turn(self, ask: kit.Asking) -> None:
        ask.announce(self.began, n=self.round)
        for seat in self.everybody():
            number = ask.pick_number(self.bid, seat, most=min(30, self.gold[seat]))
            ask.announce(self.bids, seat, n=number)
            if ask.yes(self.sure, seat):
                other = ask.pick_seat(self.whom, seat)
                self.gold[seat] -= number
                self.gold[other] += number
                ask.announce(self.paid, seat, n=number, other=other)
        self.round += 1

    def sheet(self) -> dict[str, list[int]]:
        return {"Gold": self.gold}


TariffBox = kit.box_of(Tariff)
