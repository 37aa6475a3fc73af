"""Connections before they are requests: how many, how fast, from whom, under which name."""
