"""Pontifex (Stefano Sioli, Tambù).

A world map, one d20, and abilities that anyone may use at any time: who first wins enough cardinals is Pope.
"""

from camerlengo.core.texts import add_book

add_book("pontifex", "camerlengo.games.pontifex")
