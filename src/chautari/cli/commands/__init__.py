"""The commands, a module for each: the arguments it takes and what it does with them."""
