"""Tests of the daily deal."""
