"""Q – Il gioco di carte (Enrico Trincherini, 2010, after the novel *Q*).

Venice 1549: two secret factions load one ship after another, and nobody knows who loaded what.
"""

from camerlengo.core.texts import add_book

add_book("q", "camerlengo.games.q")
