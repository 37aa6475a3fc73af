"""Changed copies of tuples: what lies in rows and hands is replaced, never changed, so that clones share it."""

from typing import TypeVar

from mypy_extensions import i64

T = TypeVar("T")


def without(row: tuple[T, ...], place: i64) -> tuple[T, ...]:
    if place == 0:
        return row[1:]
    return row[:place] + row[place + 1 :]


def replaced(row: tuple[T, ...], place: i64, item: T) -> tuple[T, ...]:
    return row[:place] + (item,) + row[place + 1 :]


def inserted(row: tuple[T, ...], place: i64, item: T) -> tuple[T, ...]:
    return row[:place] + (item,) + row[place:]


def place_in(row: tuple[int, ...], item: i64) -> i64:
    """Where a number stands in a row that has it."""
    place: i64 = 0
    while row[place] != item:
        place += 1
    return place


def insert_sorted(row: tuple[int, ...], item: i64) -> tuple[int, ...]:
    """An ascending row with one more number."""
    place: i64 = len(row)
    while place > 0 and row[place - 1] > item:
        place -= 1
    number: int = item
    if place == len(row):
        return row + (number,)
    return inserted(row, place, number)
