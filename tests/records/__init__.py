"""Recorded games, one for each way a game can end."""
