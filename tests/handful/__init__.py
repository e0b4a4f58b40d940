"""A toy for tests: the smallest game with sealed choices, and all that a game brings to the web table."""

from camerlengo.core.texts import add_book

add_book("handful", "tests.handful")
