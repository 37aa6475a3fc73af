"""The review of a game: what each decision cost, what chance brought, and when the game was decided."""
