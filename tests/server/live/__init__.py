"""Tests of `chautari.server.live`."""
