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
