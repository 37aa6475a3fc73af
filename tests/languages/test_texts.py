"""Every language says everything that English says, with the same things put in."""

import pytest

from tests.languages.texts import BEGUN, WHOLE, everything, faults


@pytest.mark.parametrize("language", WHOLE)
def test_a_language_is_whole(language: str) -> None:
    found = [f"{file}: {fault}" for file, en, ours in everything(language) for fault in faults(en, ours, whole=True)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", BEGUN)
def test_what_is_begun_is_right(language: str) -> None:
    found = [f"{file}: {fault}" for file, en, ours in everything(language) for fault in faults(en, ours, whole=False)]
    assert not found, "\n".join(found)
