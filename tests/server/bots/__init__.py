"""Tests of `chautari.server.bots`."""
