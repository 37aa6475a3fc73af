"""The command line `chautari`: its door and what several commands share; the rest is in commands, play and reports."""
