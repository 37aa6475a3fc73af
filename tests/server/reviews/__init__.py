"""Tests of `chautari.server.reviews`."""
