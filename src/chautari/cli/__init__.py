"""The command line: games, play, replay, bench, rules."""
