"""1655 – Habemus Papam (Christoph Bauer, DDD Verlag 2010).

Sealed bids, hidden orders, public displays: who gathers the most votes in the conclave is Pope.
"""

from camerlengo.core.texts import add_book

add_book("habemus_papam", "camerlengo.games.habemus_papam")
