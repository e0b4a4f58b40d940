"""Tables that many people sit at: kept in a database, shared by pages, bots and the API.

Knows nothing of HTML.
"""

from camerlengo.core.texts import add_book

add_book("server", "camerlengo.server")
