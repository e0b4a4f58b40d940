"""Whether what is announced last is directed against a seat, for players who pass until they are attacked.

It uses the view alone: automatic passes of a seat must not depend on more than it may know. The rules
cannot answer this. They say whether an ability does something (effects.py), not whom it is meant to harm.
"""

from __future__ import annotations

from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.view import PontifexView


def attacked(view: PontifexView, deck: PontifexDeck) -> bool:
    """Whether what was announced last concerns the viewer's own things, action or ability."""
    if view.seat is None:
        return False
    if not view.stack:
        return worsened(view)
    top = view.stack[-1]
    if top.seat == view.seat or top.cancelled:
        return False
    kind, whom = deck.cards.kind[top.source], deck.cards.whom[top.source]
    if whom == terms.OPPONENTS:
        return True
    if kind in (terms.ENTICE, terms.RELEASE, terms.SILENCE):
        return top.target is not None and view.owner(top.target) == view.seat
    if kind in (terms.CANCEL_ACTION, terms.REROLL, terms.PERSUASION):
        return view.to_move == view.seat
    if kind == terms.CANCEL_ABILITY:
        return len(view.stack) > 1 and view.stack[-2].seat == view.seat
    return whom == terms.OPPONENT and top.target == view.seat


def worsened(view: PontifexView) -> bool:
    """Whether a pilgrimage of somebody else is about to worsen a score of the viewer."""
    action = view.action
    if action is None or action.kind != terms.PILGRIMAGE or not action.pending or view.to_move == view.seat:
        return False
    for chosen in action.changes:
        whose, score, lowered = (chosen - 1) // 6, (chosen - 1) // 2 % 3, (chosen - 1) % 2 == 1
        if whose == view.seat and lowered != (score == terms.SINS):
            return True
    return False
