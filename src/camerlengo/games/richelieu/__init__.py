"""Richelieu (Michael Schacht, Ravensburger 2003).

48 open cards, eight hidden discs, three markers each, much blocking.
"""

from camerlengo.core.texts import add_book

add_book("richelieu", "camerlengo.games.richelieu")
