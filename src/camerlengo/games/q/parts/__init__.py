"""The parts of the page of Q."""
