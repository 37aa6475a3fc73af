"""What a loss is called."""

import pytest

from chautari.review.estimate import mean_of
from chautari.review.sentences import per_cent
from chautari.review.verdict import BEST, BLUNDER, GOOD, INACCURACY, MISTAKE, as_told, verdict


@pytest.mark.parametrize(
    ("loss", "name"), [(0.0, BEST), (0.01, GOOD), (0.02, INACCURACY), (0.05, MISTAKE), (0.10, BLUNDER), (0.6, BLUNDER)]
)
def test_the_more_is_lost_the_worse_it_is_called(loss: float, name: str) -> None:
    assert verdict(loss, margin=0.005) == name


def test_what_lies_within_the_margin_is_not_called_a_mistake() -> None:
    assert verdict(0.12, margin=0.13) == GOOD
    assert verdict(0.12, margin=0.11) == BLUNDER


def test_a_mean_is_trusted_by_how_much_its_values_vary() -> None:
    assert mean_of([0.2, 0.4, 0.6]).value == pytest.approx(0.4)
    assert mean_of([0.2, 0.4, 0.6]).margin == pytest.approx(1.96 * 0.2 / 3**0.5)
    assert mean_of([0.4]).margin == 1.0


def test_what_was_lost_is_what_a_reader_counts_from_the_two_chances_that_are_told() -> None:
    told = [per_cent(number) for number in (0.6249, 0.356, as_told(0.6249, 0.356))]
    assert told == ["62", "36", "26"]
    assert as_told(0.5, 0.465) == 0.035
    assert as_told(0.5, 0.034) == 0.466
