"""Figures as people read them."""

from math import inf

from chautari.arena.figures import rate, rounded
from chautari.arena.intervals import Estimate


def test_a_figure_stands_with_its_margin() -> None:
    assert rounded(Estimate(57.24, 51.8, 62.68), 1) == "57.2 ±5.4"
    assert rounded(Estimate(-0.3, -4.3, 3.7)) == "0 ±4"
    assert rounded(Estimate(12, -inf, inf)) == "12"


def test_a_rate_is_in_per_cent_and_a_small_one_finer() -> None:
    assert rate(Estimate(0.444, 0.37, 0.53)) == "44 ±8 %"
    assert rate(Estimate(0.012, 0.008, 0.018)) == "1.2 ±0.5 %"
    assert rate(Estimate(0.04, 0.0, 0.4)) == "4 ±20 %"
    assert rate(Estimate(0.25, 0.25, 0.25)) == "25.0 %"
