"""A page that stands alone: what a match or a balance found, drawn for people."""
