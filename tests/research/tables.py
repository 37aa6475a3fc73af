"""Every table size of every game; interpreted, one for each game: the environments themselves are never compiled."""

import pytest
from _pytest.mark.structures import ParameterSet

import chautari
from chautari.games import METAS
from tests.conformance.cases import QUICK_SEATS


def _marked(name: str, seats: int) -> ParameterSet:
    marks = [
        pytest.mark.slow,
        pytest.mark.skipif(not chautari.compiled(), reason="other table sizes are played with the compiled rules"),
    ]
    return pytest.param(name, seats, id=f"{name}-{seats}", marks=() if seats == QUICK_SEATS else marks)


every_table = pytest.mark.parametrize(
    ("name", "seats"), [_marked(meta.name, seats) for meta in METAS for seats in meta.seats]
)
