"""When the garbage collector may look at everything."""

import pytest

from chautari.server.garbage import CALM, LATEST, SOON, is_due


@pytest.mark.parametrize(
    ("since", "busy", "due"),
    [
        (SOON - 1, 0.0, False),
        (SOON, 0.0, True),
        (SOON, CALM, False),
        (LATEST - 1, 1.0, False),
        (LATEST, 1.0, True),
    ],
)
def test_it_waits_for_a_calm_moment_but_not_for_ever(since: float, busy: float, due: bool) -> None:
    assert is_due(since, busy) is due
