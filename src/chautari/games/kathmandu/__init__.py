"""Kathmandu: lead a yak through Nepal before the storm. Stefan Feld, 2–4 players."""
