"""Lessons: games on the real engine with chosen deals and rivals' answers, and a guide who leads through them."""
