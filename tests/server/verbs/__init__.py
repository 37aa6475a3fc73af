"""Tests of `chautari.server.verbs`."""
