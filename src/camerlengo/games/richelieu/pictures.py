"""Which drawing belongs to which address below /art/richelieu/."""

from __future__ import annotations

import re

SEALED = "sealed"


def picture(path: str) -> str | None:
    """For example card/12.svg (our own edition), card/anjou-6-1-sword.svg (any deck), disc/sealed.svg."""
    from camerlengo.games.richelieu import (
        art,  # the drawings are read only where pages are served
        terms,
    )
    from camerlengo.games.richelieu.deck import standard_deck

    whole = {"back.svg": art.card_back, "box.svg": art.box_front, "baize.svg": art.baize}
    if path in whole:
        return whole[path]()
    match = re.fullmatch(r"(card|disc|marker|seat|arms|symbol)/([a-z0-9-]{1,40})\.svg", path)
    if match is None:
        return None
    kind, name = match[1], match[2]
    try:
        if kind == "disc":
            return art.disc(None if name == SEALED else name)
        if kind in ("marker", "seat"):
            return art.marker(int(name))
        if kind == "arms":
            return art.arms(name)
        if kind == "symbol":
            return art.symbol(name)
        if name.isdecimal():
            deck = standard_deck()
            card = int(name)
            region = deck.regions[deck.cards.region[card]]
            symbol = deck.cards.symbol[card]
            shown = None if symbol == terms.NO_SYMBOL else ("sword", "cross", "tower")[symbol - terms.SWORD]
            return art.card(region.arms, region.crests, deck.cards.crests[card], shown)
        slug, total, crests, symbol_name = name.split("-")
        return art.card(slug, int(total), int(crests), None if symbol_name == "none" else symbol_name)
    except (ValueError, IndexError, KeyError):
        return None
