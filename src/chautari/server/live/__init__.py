"""Tables as they are now: position, seats, log, and what each viewer is shown of them."""
