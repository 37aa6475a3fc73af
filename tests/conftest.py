"""The tests say at the door whether they meet the compiled rules or the sources."""

import os
import shutil
import signal
import tempfile

import pytest

import chautari

EXPECTED = os.environ.get("CHAUTARI_EXPECT")


def pytest_configure(config: pytest.Config) -> None:
    if EXPECTED and chautari.compiled() != (EXPECTED == "compiled"):
        raise pytest.UsageError(f"these tests are for the {EXPECTED} rules, but others were imported")
    # What programs were doing is kept for the person who tests, too: never there.
    os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="chautari-")
    # Whoever tests may speak another language than what they test expects.
    os.environ["CHAUTARI_LANGUAGE"] = "en"
    # A shell's background job ignores Ctrl-C, and so would every command that a test starts and means to interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_unconfigure() -> None:
    shutil.rmtree(os.environ["XDG_STATE_HOME"], ignore_errors=True)


def pytest_report_header() -> str:
    return f"rules: {'compiled' if chautari.compiled() else 'interpreted'}"
