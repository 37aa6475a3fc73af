"""Yak, by Michael Luu."""
