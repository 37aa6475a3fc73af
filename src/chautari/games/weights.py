"""Forecasts learnt from games: a weight for each feature of a position, a row of them for each kind of position."""

from importlib.resources import files

from librt.vecs import append, vec
from mypy_extensions import i64


def read_weights(package: str, kinds: list[str], features: int) -> vec[float]:
    """The rows of a game's evaluation/forecast.txt one after the other, each headed by its kind, in this order."""
    text = files(package).joinpath("forecast.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert len(lines) == len(kinds), "a row for every kind of position"
    weights = vec[float](capacity=len(kinds) * features)
    for line, kind in zip(lines, kinds, strict=True):
        numbers = line.removeprefix(kind).split()
        assert line.startswith(f"{kind} ") and len(numbers) == features, "a weight for every feature"
        for number in numbers:
            weights = append(weights, float(number))
    return weights


def weighed(features: vec[float], weights: vec[float], row: i64) -> float:
    """The sum of a position's features, each times its weight in a row of weights."""
    size: i64 = len(features)
    at = row * size
    total = 0.0
    i: i64 = 0
    while i < size:
        total += weights[at + i] * features[i]
        i += 1
    return total


def blank(size: i64) -> vec[float]:
    """A row of features, all 0."""
    row = vec[float](capacity=size)
    while len(row) < size:
        row = append(row, 0.0)
    return row
