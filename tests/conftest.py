"""The tests say at the door whether they meet the compiled rules or the sources."""

import os

import pytest

import chautari

EXPECTED = os.environ.get("CHAUTARI_EXPECT")


def pytest_configure(config: pytest.Config) -> None:
    if EXPECTED and chautari.compiled() != (EXPECTED == "compiled"):
        raise pytest.UsageError(f"these tests are for the {EXPECTED} rules, but others were imported")


def pytest_report_header() -> str:
    return f"rules: {'compiled' if chautari.compiled() else 'interpreted'}"
