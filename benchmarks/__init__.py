"""Camerlengo beside its peers, measured in one run: `make bench`."""
