"""Tests of `chautari.server.net`."""
