"""Pages, live updates and the JSON API.

Everything a page shows comes from a view; there are no rules here.
"""

from camerlengo.core.extras import need
from camerlengo.core.texts import add_book

need("server")

add_book("web", "camerlengo.web")
