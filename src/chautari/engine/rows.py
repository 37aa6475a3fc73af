"""Changed copies of tuples: what lies in rows and hands is replaced, never changed, so that clones share it."""

from typing import TypeVar

from mypy_extensions import i64

T = TypeVar("T")


def without(row: tuple[T, ...], index: i64) -> tuple[T, ...]:
    """A copy without the item at an index."""
    if index == 0:
        return row[1:]
    return row[:index] + row[index + 1 :]


def replaced(row: tuple[T, ...], index: i64, item: T) -> tuple[T, ...]:
    """A copy with another item at an index."""
    return row[:index] + (item,) + row[index + 1 :]
