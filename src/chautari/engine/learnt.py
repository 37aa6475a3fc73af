"""Forecasts learnt from games: a weight for each sign of a position, a row of them for each kind of position."""

from importlib.resources import files

from librt.vecs import append, vec
from mypy_extensions import i64


def read_weights(package: str, kinds: list[str], signs: int) -> vec[float]:
    """The rows of a game's evaluation/forecast.txt one after the other, each headed by its kind, in this order."""
    text = files(package).joinpath("forecast.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert len(lines) == len(kinds), "a row for every kind of position"
    found = vec[float](capacity=len(kinds) * signs)
    for line, kind in zip(lines, kinds, strict=True):
        numbers = line.removeprefix(kind).split()
        assert line.startswith(f"{kind} ") and len(numbers) == signs, "a weight for every sign"
        for number in numbers:
            found = append(found, float(number))
    return found


def weighed(signs: vec[float], weights: vec[float], row: i64) -> float:
    """What the signs of a position add up to."""
    size: i64 = len(signs)
    at = row * size
    total = 0.0
    i: i64 = 0
    while i < size:
        total += weights[at + i] * signs[i]
        i += 1
    return total


def blank(size: i64) -> vec[float]:
    """A row of signs, none of them there."""
    found = vec[float](capacity=size)
    while len(found) < size:
        found = append(found, 0.0)
    return found
