"""One suite for every game and every combination of options; no game writes a line for it."""
