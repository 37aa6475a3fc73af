"""Nets that learned the games by playing: what they read of a table, and the win chances they give every seat."""
