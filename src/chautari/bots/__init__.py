"""Opponents: each is given a seat's knowledge and returns one of its options."""
