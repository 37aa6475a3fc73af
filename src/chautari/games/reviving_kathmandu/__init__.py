"""Reviving Kathmandu: bid for cards, collect them, build monuments. Krisztina Felméry & Tamás Leidal, 2–6 players."""
