"""Reviews of finished games: made one after the other in a process of their own, kept with their tables."""
