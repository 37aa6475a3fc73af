"""The games as environments for people who train agents and study games."""
