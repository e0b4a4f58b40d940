"""The parts of the page of Pontifex."""
