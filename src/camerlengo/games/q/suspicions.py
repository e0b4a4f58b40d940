"""What a seat of Q has come to think of the others, and the deeds that showed it."""

from __future__ import annotations

from typing import Any, Final

from camerlengo.core.texts import Listed, Named, Sentences, Text, Who, text
from camerlengo.games.q.beliefs import (
    BY_CARGO,
    BY_CONVENT,
    BY_GIFT,
    BY_KEEPING,
    BY_OTHERS,
    BY_SEIZURE,
    BY_THROWING,
    BY_TURNING,
    Beliefs,
    Note,
)
from camerlengo.games.q.rules import QGame

WHY: Final[dict[int, str]] = {
    BY_CARGO: "cargo",
    BY_OTHERS: "others",
    BY_SEIZURE: "seized",
    BY_KEEPING: "kept_cargo",
    BY_THROWING: "threw",
    BY_CONVENT: "convent",
    BY_GIFT: "gave",
    BY_TURNING: "turned",
}
MOST_REASONS: Final = 3


def reasons(game: QGame, seat: int) -> list[Any]:
    """For each other seat what this one has come to think, and the deeds that told it most.

    The first suspicion, the changes that are listed and the rest add up to the suspicion now.
    """
    beliefs = Beliefs(game, seat, True)
    told: list[Any] = []
    for other in range(game.players):
        if other != seat:
            about = [note for note in beliefs.notes if note.seat == other]
            deeds = [note for note in about if note.why != BY_OTHERS]
            notes = deeds or about
            by_weight = notes.copy()
            by_weight.sort(key=weight)
            strongest = [note for note in notes if note in by_weight[:MOST_REASONS]]
            now = percent(beliefs.suspicion(other))
            first = percent(beliefs.first[other])
            suspicion = text("q.belief.suspects", who=Who(other), n=now)
            said = [text("q.belief.first", n=first)] if about else []
            rest = now - first
            for note in strongest:
                said.append(reason(game, note))
                rest -= percent(note.after) - percent(note.before)
            if rest != 0 and said:
                said.append(text("q.belief.rest_z" if rest > 0 else "q.belief.rest_s", n=abs(rest)))
            told.append(
                text("q.belief.because", suspicion=suspicion, reasons=Sentences(tuple(said)))
                if said
                else suspicion
            )
    return told


def weight(note: Note) -> float:
    return -abs(note.after - note.before)


def percent(share: float) -> int:
    return int(100.0 * share + 0.5)


def reason(game: QGame, note: Note) -> Text:
    name = WHY[note.why]
    if note.why in (BY_CARGO, BY_OTHERS):  # said by what the bot has made of it
        name += "_z" if note.after > note.before else "_s"
    gaps: dict[str, Any] = {
        "round": note.round,
        "before": percent(note.before),
        "after": percent(note.after),
    }
    if note.why == BY_TURNING and note.about:  # a character, whoever that is
        name = "turned_role"
        gaps["role"] = text(f"q.role.{note.about[0]}")
    if note.why == BY_GIFT:
        gaps["cards"] = Listed(tuple([Named(game.cards.names[card]) for card in note.about]))
    return text(f"q.belief.{name}", **gaps)
