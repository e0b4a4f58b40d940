"""Scrutiny: three factions elect five popes, and each player serves one of them in secret."""

from __future__ import annotations

from camerlengo import kit
from camerlengo.kit import Card

ROUNDS, HAND, VALUES = 5, 5, 8
FACTIONS = [Card("Crown", colour="blue"), Card("Curia", colour="red"), Card("Zealots", colour="green")]
NAMES = (
    ("Ottoboni", "Cibo", "Delfino"),
    ("Pamphilj", "Spada", "Odescalchi"),
    ("Ghislieri", "Carafa", "Corsini"),
)

CARDS = {
    "faction": FACTIONS,
    "vote": [
        Card(f"{one.name} {value}", value, one.colour) for one in FACTIONS for value in range(1, VALUES + 1)
    ],
    "candidate": [
        Card(name, worth, one.colour)
        for one, names in zip(FACTIONS, NAMES, strict=True)
        for worth, name in enumerate(names, start=2)
    ],
    "patron": [
        Card(f"{one.name}", None, one.colour, "2 points for every pope of this faction", copies=2)
        for one in FACTIONS
    ],
}


class Scrutiny(kit.Kit):
    """Elect popes with sealed votes, and guess whom the others serve."""

    name = "scrutiny"
    title = "Scrutiny"
    seats = (2, 3, 4)
    characters = ("The Nephew", "The Camerlengo", "The Nuncio", "The Dean")
    cards = CARDS
    settings = (kit.Option("open", "Open patrons", "Everybody sees whom the others serve."),)
    rulebook = """
        ## The game

        Five popes are elected. Each player has five **votes** of three factions, and serves a **patron** in
        secret. Who has most points at the end wins; equals share the victory.

        ## A scrutiny

        1. A candidate is turned up. On his card stands how many points he is worth.
        2. Everybody seals a vote, and all votes are shown at once.
        3. The faction with the highest sum of votes leads. If several have as much, the faction of the
           candidate leads if it is one of them, else the first of Crown, Curia and Zealots.
        4. Who has shown the highest vote of the leading faction makes the candidate pope and keeps the card.
        5. He may put one vote of his hand under the pile and draw the top one, unseen by the others.

        ## The end

        After five scrutinies all patrons are shown. A patron gives 2 points for every pope of his faction,
        whoever has made him. The popes that you have made give you what they are worth.
    """
    candidate = kit.row("candidate", "Candidate")
    to_come = kit.pile("candidate", "Candidates to come")
    votes = kit.pile("vote", "Votes")
    patrons = kit.pile("patron", "Patrons left over")
    hand = kit.hands("vote", "Hand")
    patron = kit.hands("patron", "Patron", open_at_end=True)
    cast = kit.rows("vote", "Votes cast")
    popes = kit.rows("candidate", "Popes")
    round = kit.public(0, "Scrutiny")

    seal = kit.Pick("Scrutiny {round}: which vote do you seal?", "vote", "Vote with {thing}")
    exchange = kit.Pick(
        "Which vote do you exchange?", "vote", "Put {thing} under the pile", none="Keep the hand"
    )

    turned = kit.Announcement("{candidate} is the candidate of scrutiny {n}.", reveals=True)
    voted = kit.Announcement("{who} votes with {vote}.", reveals=True)
    elected = kit.Announcement("The {faction} lead, and {who} makes {candidate} pope.")
    kept = kit.Announcement("{who} keeps the hand.")
    exchanged = kit.Announcement("{who} exchanges a vote.")
    drew = kit.Announcement(
        "You put {vote} under the pile and draw {drawn}.", reveals=True, private=True, drawn="vote"
    )
    served = kit.Announcement("{who} has served the {patron}.", reveals=True)

    def set_up(self) -> None:
        self.votes = self.shuffled("vote")
        self.to_come = self.shuffled("candidate")
        self.patrons = self.shuffled("patron")
        for seat in self.everybody():
            kit.draw(self.votes, self.hand[seat], HAND)
            kit.draw(self.patrons, self.patron[seat])

    def over(self) -> bool:
        return self.round == ROUNDS and not self.candidate

    def shows(self, zone: str, owner: int, seat: int) -> bool:
        return (zone == "patron" and bool(self.options["open"])) or super().shows(zone, owner, seat)

    def turn(self, ask: kit.Asking) -> None:
        self.round += 1
        kit.draw(self.to_come, self.candidate)
        candidate = self.candidate[0]
        ask.announce(self.turned, candidate=candidate, n=self.round)
        votes = ask.pick_all(self.seal, self.hand)
        for seat, vote in votes.items():
            kit.move(vote, self.hand[seat], self.cast[seat])
            ask.announce(self.voted, seat, vote=vote)
        leading = self.leading(list(votes.values()), candidate // 3)
        _, maker = max((vote, seat) for seat, vote in votes.items() if vote // VALUES == leading)
        kit.move(candidate, self.candidate, self.popes[maker])
        ask.announce(self.elected, maker, candidate=candidate, faction=leading)
        if self.hand[maker]:
            self.may_exchange(ask, maker)
        elif self.over():
            for seat in self.everybody():
                ask.announce(self.served, seat, patron=self.patron[seat][0])

    def leading(self, votes: list[int], favoured: int) -> int:
        """The faction with the highest sum; of several the favoured one, else the first."""
        sums = [
            sum(vote % VALUES + 1 for vote in votes if vote // VALUES == one) for one in range(len(FACTIONS))
        ]
        return favoured if sums[favoured] == max(sums) else sums.index(max(sums))

    def may_exchange(self, ask: kit.Asking, seat: int) -> None:
        vote = ask.may_pick(self.exchange, seat, self.hand[seat])
        if vote is None:
            ask.announce(self.kept, seat)
            return
        self.hand[seat].remove(vote)
        self.votes.insert(0, vote)
        ask.announce(self.exchanged, seat)
        ask.announce(self.drew, seat, vote=vote, drawn=self.votes[-1])
        kit.draw(self.votes, self.hand[seat])

    def sheet(self) -> dict[str, tuple[list[int], list[int]]]:
        elected = [pope // 3 for popes in self.popes for pope in popes]
        served = [elected.count(patron[0]) for patron in self.patron]
        worth = [sum(pope % 3 + 2 for pope in popes) for popes in self.popes]
        return {
            "Popes made": ([len(popes) for popes in self.popes], worth),
            "Patron": (served, [2 * count for count in served]),
        }


ScrutinyBox = kit.box_of(Scrutiny)
