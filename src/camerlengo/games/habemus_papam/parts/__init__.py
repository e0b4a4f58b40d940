"""The parts of the page of Habemus Papam."""
