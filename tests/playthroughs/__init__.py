"""Whole games as readable text: a change of rules, views or texts shows up as a difference somebody reads."""
