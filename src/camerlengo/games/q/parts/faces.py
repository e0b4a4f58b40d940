"""The addresses of the drawings of cards."""

from __future__ import annotations

from urllib.parse import quote

from camerlengo.games.q import terms
from camerlengo.games.q.deck import QDeck

TYPE_SLUGS = {
    terms.EVENT: "event",
    terms.BOOK: "book",
    terms.COMMON_GOODS: "common_goods",
    terms.RARE_GOODS: "rare_goods",
    terms.INTRIGUE: "intrigue",
}


def face(deck: QDeck, card: int, language: str) -> str:
    """The address of the drawing of a card, whatever deck it belongs to."""
    kind = deck.kinds[card]
    clauses = ".".join(map(str, kind.clauses)) or "-"
    name = quote(kind.name[language], safe="")
    return (
        f"q/card/{TYPE_SLUGS[kind.type]}/{kind.value}.{kind.seized}/{clauses}"
        f"/{kind.id}/{kind.date or '-'}/{name}.svg"
    )
