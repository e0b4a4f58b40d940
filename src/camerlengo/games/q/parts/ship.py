"""The ship: its hold, the story of the last one, and the scale that it moves."""

from __future__ import annotations

from math import cos, radians, sin, tanh
from typing import Any

from camerlengo.games.q import terms
from camerlengo.games.q.parts.cards import Cards
from camerlengo.games.q.wording import score_text

STEEPEST = 17.0  # degrees of the beam
HEAVY = 24.0  # points that tilt it by three quarters of that
MIDDLE = (160, 22)  # of the beam
ARM = 118  # from the middle of the beam to where a pan hangs
TOP = -16  # of the drawing: room for the end of a beam that is as steep as can be


class Ship(Cards):
    def scale(self, score: int) -> dict[str, Any]:
        """The running score as a balance; the heavier side hangs lower."""
        angle = round(-STEEPEST * tanh(score / HEAVY), 2)
        across, down = ARM * cos(radians(angle)), ARM * sin(radians(angle))
        return {
            "score": score,
            "words": self.say(score_text(score)),
            "angle": angle,
            "left": f"{MIDDLE[0] - across:.1f} {MIDDLE[1] - down:.1f}",
            "right": f"{MIDDLE[0] + across:.1f} {MIDDLE[1] + down:.1f}",
            "middle": MIDDLE,
            "steepest": STEEPEST,
            "heavy": HEAVY,
            "arm": ARM,
            "top": TOP,
        }

    def hold(self) -> dict[str, Any]:
        """Cards lie face down; what everybody can see is how many each has loaded."""
        view = self.view
        cards = []
        loaded = next(
            (event.about[0] for event in reversed(self.last) if event.kind == terms.LOADED_CARD), None
        )
        for seat in range(view.players):
            for number in range(view.seats[seat].loads):
                newest = number == view.seats[seat].loads - 1
                came = f"fan-{seat}" if newest else None
                if newest and seat == view.seat and loaded is not None:
                    left = (view.seats[seat].hand or ()).count(loaded)
                    came = f"hand-{loaded}-{left}"
                cards.append({"id": f"load-{seat}-{number}", "seat": seat, "from": came})
        return {"cards": cards, "count": len(cards), "seized": view.seizer, "looking": view.looking}

    def voyage(self) -> dict[str, Any] | None:
        """The last ship, card by card in the order in which they acted or counted."""
        sailed = next((number for number, event in enumerate(self.last) if event.kind == terms.SAILED), None)
        if sailed is None:
            return None
        scored = next(
            (number for number, event in enumerate(self.last) if event.kind == terms.SCORED), len(self.last)
        )
        events = [self.last[0], *self.last[sailed : scored + 1]]
        key = tuple([(event.at, event.kind, event.seat, tuple(event.about)) for event in events])
        return self.kept(("voyage", key), lambda: self._voyage(sailed))

    def _voyage(self, sailed: int) -> dict[str, Any]:
        cards: list[dict[str, Any]] = []
        points, step, score, brings = 0, -1, 0, ""
        for event in self.last[sailed + 1 :]:
            if event.kind == terms.SCORED:
                points, score = event.about[0], event.about[1]
                brings = self.say(self.wording.event(event))
                break
            if event.kind in (terms.TOOK_EFFECT, terms.COUNTED, terms.CANCELLED):
                clause = event.about[1] if event.kind == terms.TOOK_EFFECT else -1
                goes_on = (
                    event.kind == terms.TOOK_EFFECT
                    and clause > step >= 0
                    and cards[-1]["card"] == event.about[0]
                )
                if not goes_on:
                    card = self.card(event.about[0], f"sailed-{len(cards)}")
                    cards.append(card | {"card": event.about[0], "points": 0, "sentences": []})
                step = clause
                cards[-1]["points"] += 0 if event.kind == terms.CANCELLED else event.about[-1]
            if cards:
                cards[-1]["sentences"].append(self.say(self.wording.event(event)))
        before = score - points
        total = before
        for card in cards:
            total += card["points"]
            card["after"] = total
            card["worth"] = self.say(score_text(card["points"])) if card["points"] else ""
            card["slug"] = "spirituali" if card["points"] > 0 else "zelanti" if card["points"] < 0 else "none"
        threw = self.last[0]
        return {
            "id": f"{self.last[sailed].at}",
            "cards": cards,
            "seized": self.last[sailed].about[0] == 1,
            "before": before,
            "after": score,
            "brings": brings,
            "threw": self.say(self.wording.event(threw)) if threw.kind == terms.THREW else "",
        }
