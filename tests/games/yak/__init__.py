"""Yak, rule by rule."""
