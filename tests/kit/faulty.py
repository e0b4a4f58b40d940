"""A game whose rules fail as `FAULT` says: for tests of what people are told then."""

from __future__ import annotations

from camerlengo import kit

FAULT = {"kind": "none"}


class Faulty(kit.Kit):
    """Says a number three times."""

    name = "faulty"
    title = "Faulty Game"
    seats = (2, 3)
    chance = False
    translations = {"it": {"Faulty Game": "Gioco difettoso"}}  # noqa: RUF012

    round = kit.public(0, "Round")
    number = kit.PickNumber("Which number?", 3)

    def set_up(self) -> None:
        if FAULT["kind"] == "deal":
            raise LookupError("no cards")

    def over(self) -> bool:
        return self.round == 3

    def turn(self, ask: kit.Asking) -> None:
        kind = FAULT["kind"]
        if kind == "idle":
            return
        if kind == "idle later" and self.round:
            return
        ask.pick_number(self.number, self.round % self.players)
        if kind == "error":
            list(self.everybody())[9]
        if kind == "name":
            self.rounds += 1  # type: ignore[attr-defined]
        self.round += 1
        while kind == "endless":
            pass

    def sheet(self) -> dict[str, list[int]]:
        return {"Points": list(self.everybody())}


FaultyBox = kit.box_of(Faulty)
