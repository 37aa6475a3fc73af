"""Bots at the tables: whose turn it is to think, and the processes that do."""
