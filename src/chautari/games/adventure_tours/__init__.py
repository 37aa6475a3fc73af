"""Adventure Tours by Seiji Kanai (Schmidt Spiele). An unofficial implementation for people who own the game."""
