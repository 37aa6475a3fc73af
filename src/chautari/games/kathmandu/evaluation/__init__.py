"""How good a position of Kathmandu looks to a bot."""
