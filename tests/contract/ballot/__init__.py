"""A toy for the contract: a very short game with hidden hands, chance after the deal, and a sealed choice."""

from camerlengo.core.texts import add_book

add_book("ballot", "tests.contract.ballot")
