"""Hand-made positions of Richelieu, and a script that plays them.

A row is written as its cards from left to right:

    Bgs Bg2 No1/0 Prc*back

A card is its region (Bg Bourgogne, Br Bretagne, Ch Champagne, No Normandie, La Languedoc, Pr Provence, An
Anjou, Bb Bourbon, Au Auvergne) and what it shows: `2` two crests, `s` sword, `c` cross, `t` tower, `1` plain.
`/0` is a marker of seat 0, `*` a face-down disc: `back`, `sword`, `cross`, `tower` or a region. A card lies
on one of the places for discs if and only if it has a disc, so the row goes to the leftmost columns where
that is so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from camerlengo.core import Ask
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.rules import Richelieu
from camerlengo.games.richelieu.terms import (
    CARDS,
    COLUMNS,
    CROSS,
    DISCS,
    DISCS_ON_TABLE,
    MARKER_BACK,
    MARKERS,
    NO_DISC,
    NO_SYMBOL,
    NOBODY,
    ROWS,
    SWORD,
    TOWER,
)
from camerlengo.games.richelieu.view import RichelieuView
from tests.games.playing import Playing
from tests.games.script import Asked, Script

RICHELIEU, QUEEN = 0, 1

REGION_NAMES = ("Bg", "Br", "Ch", "No", "La", "Pr", "An", "Bb", "Au")
BOURGOGNE, BRETAGNE, CHAMPAGNE, NORMANDIE, LANGUEDOC, PROVENCE, ANJOU, BOURBON, AUVERGNE = range(9)
_SYMBOLS = {SWORD: "s", CROSS: "c", TOWER: "t", NO_SYMBOL: "1"}
_DISC_NAMES = (*REGION_NAMES, "sword", "cross", "tower", "back", "back")
_CARD = re.compile(r"([A-Z][a-z][12sct])(?:/(\d))?(?:\*(\w+))?")
_IN_BOX = DISCS - DISCS_ON_TABLE
ALL_DISCS = [*range(MARKER_BACK), MARKER_BACK, MARKER_BACK]


def left(row: int) -> int:
    """The option of taking the card at the left end of a row; rows count from 1."""
    return 2 * (row - 1)


def right(row: int) -> int:
    return 2 * (row - 1) + 1


def face(card: int) -> str:
    """A card as it is written in a row."""
    cards = standard_deck().cards
    shows = "2" if cards.crests[card] == 2 else _SYMBOLS[cards.symbol[card]]
    return REGION_NAMES[cards.region[card]] + shows


def disc_name(disc: int) -> str:
    return _DISC_NAMES[disc]


class Markers(NamedTuple):
    """Where the markers of a seat are."""

    supply: int
    on_cards: int
    lost: int


class Position(Playing[Richelieu, Script, Asked]):
    """A table in the middle of a game.

    `taken` are the cards and `discs` the face-down discs before each seat, `lost` the markers each has in the
    box, `box` discs that nobody has seen, `spent` used "marker back" discs. What is not mentioned lies with
    seat `rest`: all other cards, and the discs that neither lie on the table nor are the six in the box.
    """

    def __init__(
        self,
        *rows: str,
        players: int = 2,
        to_move: int = RICHELIEU,
        turn: int = 10,
        short: bool = False,
        lost: Mapping[int, int] | None = None,
        taken: Mapping[int, str] | None = None,
        discs: Mapping[int, str] | None = None,
        box: str = "",
        spent: str = "",
        rest: int = QUEEN,
    ) -> None:
        game = Richelieu()
        game.players = players
        game.short = short
        game.cards = standard_deck().cards
        game.seat = to_move
        game.turn = turn
        game.start = (to_move - turn) % players
        game.lost = [(lost or {}).get(seat, 0) for seat in range(players)]
        self.game = game
        cards, pile = _Pile(face(card) for card in range(CARDS)), _Pile(_DISC_NAMES)
        self._lay_rows(rows, cards, pile)
        game.supply = [MARKERS - game.lost[seat] - game.marker.count(seat) for seat in range(players)]
        self._hand_out_cards(cards, taken or {}, rest)
        self._hand_out_discs(pile, discs or {}, box, spent, rest)
        self._columns = game.left.copy()
        self._before = [len(cards) for cards in game.taken]
        check(game)

    def _lay_rows(self, rows: Sequence[str], cards: _Pile, pile: _Pile) -> None:
        game = self.game
        game.left, game.right = [COLUMNS] * ROWS, [COLUMNS - 1] * ROWS
        game.layout, game.marker, game.disc = [NOBODY] * CARDS, [NOBODY] * CARDS, [NO_DISC] * CARDS
        for row, written in enumerate(rows):
            tokens = [_read(token) for token in written.split()]
            first = _columns_for(row, [disc != "" for _, _, disc in tokens], game.cards.disc_places)
            game.left[row], game.right[row] = first, first + len(tokens) - 1
            for place, (card, marker, disc) in enumerate(tokens, start=row * COLUMNS + first):
                game.layout[place] = cards.draw(card)
                game.marker[place] = marker
                game.disc[place] = pile.draw(disc) if disc else NO_DISC
        game.rows_left = sum(1 for row in range(ROWS) if game.left[row] <= game.right[row])
        game.done = game.rows_left == 0 or (game.short and game.rows_left == 1)
        on_table = [place for place in range(CARDS) if game.layout[place] != NOBODY]
        game.free = [place for place in on_table if game.marker[place] == NOBODY]
        game.free_in_row = [sum(1 for place in game.free if place // COLUMNS == row) for row in range(ROWS)]
        game.placed = [_places_of(game, seat) for seat in range(game.players)]

    def _hand_out_cards(self, cards: _Pile, taken: Mapping[int, str], rest: int) -> None:
        game = self.game
        game.taken = [cards.draw_all(taken.get(seat, "")) for seat in range(game.players)]
        game.taken[rest] += cards.draw_what_is_left()
        gone = [card for seat in range(game.players) for card in game.taken[seat]]
        for place in range(CARDS):
            if game.layout[place] == NOBODY:
                game.layout[place] = gone.pop()

    def _hand_out_discs(self, pile: _Pile, discs: Mapping[int, str], box: str, spent: str, rest: int) -> None:
        game = self.game
        game.discs = [pile.draw_all(discs.get(seat, "")) for seat in range(game.players)]
        game.spent = pile.draw_all(spent)
        game.box = pile.draw_all(box)
        others = pile.draw_what_is_left()
        while others and len(game.box) < _IN_BOX:
            game.box.append(others.pop())
        game.discs[rest] += others
        for lying in (game.disc, game.spent, game.box, *game.discs):  # the two "marker back" are alike
            lying[:] = [min(disc, MARKER_BACK) for disc in lying]

    # --- playing ---

    def script(self, game: Richelieu, answers: Sequence[int]) -> Script:
        return Script(answers, lambda: check(game))

    def check(self, game: Richelieu) -> None:
        check(game)

    # --- looking ---

    def at(self, row: int, number: int) -> int:
        """The place of a card that was written in the position; rows and cards count from 1."""
        return (row - 1) * COLUMNS + self._columns[row - 1] + number - 1

    def took(self, seat: int) -> str:
        """The cards that the seat has taken since."""
        return " ".join(face(card) for card in self.game.taken[seat][self._before[seat] :])

    def row(self, row: int) -> str:
        """The cards that still lie in a row."""
        first, last = self.game.left[row - 1], self.game.right[row - 1]
        places = range((row - 1) * COLUMNS + first, (row - 1) * COLUMNS + last + 1)
        return " ".join(face(self.game.layout[place]) for place in places)

    def markers(self, seat: int) -> Markers:
        game = self.game
        return Markers(game.supply[seat], game.marker.count(seat), game.lost[seat])

    def marker(self, row: int, number: int) -> int:
        return self.game.marker[self.at(row, number)]

    def discs(self, seat: int) -> list[str]:
        return [disc_name(disc) for disc in self.game.discs[seat]]

    def view(self, seat: int) -> RichelieuView:
        return view(self.game, seat)


def view(game: Richelieu, seat: int) -> RichelieuView:
    seen = game.view(seat)
    assert isinstance(seen, RichelieuView)
    return seen


class _Pile:
    """Things that are given out by name, each once."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = list(names)
        self.drawn: set[int] = set()

    def draw(self, name: str) -> int:
        for number, other in enumerate(self.names):
            if other == name and number not in self.drawn:
                self.drawn.add(number)
                return number
        raise ValueError(f"there is no {name} left")

    def draw_all(self, names: str) -> list[int]:
        return [self.draw(name) for name in names.split()]

    def draw_what_is_left(self) -> list[int]:
        return [number for number in range(len(self.names)) if number not in self.drawn]


def _read(token: str) -> tuple[str, int, str]:
    """The card, the seat whose marker lies on it, and the disc."""
    match = _CARD.fullmatch(token)
    if match is None:
        raise ValueError(f"{token} is no card")
    return match[1], NOBODY if match[2] is None else int(match[2]), match[3] or ""


def _columns_for(row: int, with_disc: list[bool], disc_places: Sequence[int]) -> int:
    for first in range(COLUMNS - len(with_disc) + 1):
        places = range(row * COLUMNS + first, row * COLUMNS + first + len(with_disc))
        if [place in disc_places for place in places] == with_disc:
            return first
    raise ValueError(f"row {row + 1} cannot lie so: its discs are not on their places")


def turns(game: Richelieu, ask: Ask) -> Iterator[int]:
    """Plays to the end of the game; gives the seat of each turn after it was played."""
    for _ in range(CARDS * game.players):  # with each card at most everybody else skips
        if game.over():
            return
        seat = game.seat
        game.advance(ask)
        check(game)
        yield seat
    raise AssertionError("the game does not end")


def play_out(game: Richelieu, ask: Ask) -> Richelieu:
    for _ in turns(game, ask):
        pass
    return game


def _places_of(game: Richelieu, seat: int) -> list[int]:
    return [place for place in range(CARDS) if game.marker[place] == seat]


def check(game: Richelieu) -> None:
    """What is true of every position, also while a question is open: nothing is created or lost."""
    seats = range(game.players)
    on_table = [
        row * COLUMNS + column for row in range(ROWS) for column in range(game.left[row], game.right[row] + 1)
    ]
    gone = sorted(set(range(CARDS)) - set(on_table))
    assert sorted(game.layout) == list(range(CARDS))
    assert sorted(card for seat in seats for card in game.taken[seat]) == sorted(
        game.layout[place] for place in gone
    )
    assert game.rows_left == sum(1 for row in range(ROWS) if game.left[row] <= game.right[row])
    assert game.free == [place for place in on_table if game.marker[place] == NOBODY]
    assert game.free_in_row == [
        sum(1 for place in game.free if place // COLUMNS == row) for row in range(ROWS)
    ]
    assert all(game.marker[place] == NOBODY for place in gone)
    for seat in seats:
        assert min(game.supply[seat], game.lost[seat]) >= 0
        assert game.placed[seat] == _places_of(game, seat)
        assert game.supply[seat] + game.lost[seat] + len(game.placed[seat]) == MARKERS
    assert 0 <= game.returned <= max(game.supply)
    discs = [disc for disc in game.disc if disc != NO_DISC]
    held = [disc for seat in seats for disc in game.discs[seat]]
    assert sorted(discs + held + game.box + game.spent) == ALL_DISCS
    assert len(game.box) == _IN_BOX
    assert all(disc == MARKER_BACK for disc in game.spent)
    assert [place for place in on_table if game.disc[place] != NO_DISC] == [
        place for place in on_table if place in game.cards.disc_places
    ]
    assert len(discs) == sum(1 for place in on_table if place in game.cards.disc_places)
    assert game.seat == (game.start + game.turn) % game.players
