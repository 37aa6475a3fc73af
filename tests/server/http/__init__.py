"""Tests of `chautari.server.http`."""
