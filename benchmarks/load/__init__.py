"""Live tables under load, beside boardgame.io's server: `make load`."""
