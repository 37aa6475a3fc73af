"""The positions that are drawn beside the rules of the browser client: moments of recorded games."""
