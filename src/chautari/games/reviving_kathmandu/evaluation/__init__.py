"""How good a position of Reviving Kathmandu looks to a bot."""
