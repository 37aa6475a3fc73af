"""How good a position of Yak looks to a bot."""
