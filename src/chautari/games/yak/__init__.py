"""Yak: trade food for stones with the passing carts, build the tower worth most. Michael Luu, 2–4 players."""
