"""Bots against bots: all seatings, the same deals for each, and what may be said of the results."""
