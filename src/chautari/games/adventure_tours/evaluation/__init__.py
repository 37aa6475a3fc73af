"""How good a position of Adventure Tours looks to a bot."""
