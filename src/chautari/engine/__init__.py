"""Contracts and the one loop: decisions on a stack, chance as a seat, records, undo. Knows no game."""
