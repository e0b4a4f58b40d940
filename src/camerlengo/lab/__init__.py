"""The lab: games by the thousand, and what they say."""
