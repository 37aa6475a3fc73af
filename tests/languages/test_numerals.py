"""Numbers and lists look as the reader is used to."""

import pytest

from chautari.games.numerals import decimal, listed, per_cent, short
from chautari.games.words import speaking


@pytest.mark.parametrize(
    ("language", "large", "small", "below"),
    [("en", "12,345.7", "0.5", "−1.5"), ("de", "12.345,7", "0,5", "−1,5"), ("it", "12.345,7", "0,5", "−1,5")],
)
def test_a_number_has_the_point_and_the_groups_of_the_language(
    language: str, large: str, small: str, below: str
) -> None:
    with speaking(language):
        assert (decimal(12345.678, 1), decimal(0.5, 1), decimal(-1.5, 1)) == (large, small, below)


def test_a_number_is_rounded_as_python_rounds_it() -> None:
    for number in (0.05, 0.15, 0.25, 0.35, 2.675, 99.95, 1e-9):
        assert decimal(number, 1) == f"{number:.1f}"


def test_a_sign_is_told_if_it_is_wanted() -> None:
    assert [decimal(points, 1, sign=True) for points in (1.5, 0.0, -1.5)] == ["+1.5", "+0.0", "−1.5"]


def test_a_few_digits_tell_a_number_of_any_size() -> None:
    assert [short(number, 3) for number in (0.01234, 1.234, 123.4, 1234.0, 999.9)] == [
        "0.0123",
        "1.23",
        "123",
        "1,234",
        "1,000",
    ]
    with speaking("de"):
        assert (short(1.234, 3), per_cent(0.125)) == ("1,23", "12,5 %")


@pytest.mark.parametrize(("language", "told"), [("en", "A, B and C"), ("de", "A, B und C"), ("fr", "A, B et C")])
def test_the_last_of_several_things_is_joined_by_the_languages_word(language: str, told: str) -> None:
    with speaking(language):
        assert listed("ABC") == told
        assert listed("A") == "A" and listed("") == ""
