"""Tests of `chautari.server.wire`."""
