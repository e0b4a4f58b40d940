"""Tables that many people sit at: kept in a database, shared by pages, bots and the API.

Knows nothing of HTML.
"""

from camerlengo.core.extras import need
from camerlengo.core.texts import add_book

need("server")

add_book("server", "camerlengo.server")
