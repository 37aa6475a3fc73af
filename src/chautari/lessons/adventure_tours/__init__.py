"""The lessons of this game."""
