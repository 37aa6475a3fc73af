"""The rules, one chapter of the rulebook or of its Guide per file."""
