"""The tests say at the door whether they meet the compiled rules or the sources."""

import os
import signal

import pytest

import chautari

EXPECTED = os.environ.get("CHAUTARI_EXPECT")


def pytest_configure(config: pytest.Config) -> None:
    if EXPECTED and chautari.compiled() != (EXPECTED == "compiled"):
        raise pytest.UsageError(f"these tests are for the {EXPECTED} rules, but others were imported")
    # A shell's background job ignores Ctrl-C, and so would every command that a test starts and means to interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"rules: {'compiled' if chautari.compiled() else 'interpreted'}"
