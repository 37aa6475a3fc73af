"""Nets learn a game by playing it against themselves, their past and the bots that were there before."""
