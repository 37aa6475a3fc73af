"""Bots of other people: a Python file, or a process that speaks JSON lines."""
