"""When the garbage collector may look at everything."""

import pytest

from chautari.server.garbage import LATEST, LITTLE_WORK, SOONEST, is_due


@pytest.mark.parametrize(
    ("since", "busy", "due"),
    [
        (SOONEST - 1, 0.0, False),
        (SOONEST, 0.0, True),
        (SOONEST, LITTLE_WORK, False),
        (LATEST - 1, 1.0, False),
        (LATEST, 1.0, True),
    ],
)
def test_it_waits_for_a_calm_moment_but_not_for_ever(since: float, busy: float, due: bool) -> None:
    assert is_due(since, busy) is due
