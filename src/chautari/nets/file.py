"""A net's file: one line of JSON that says what it is and who made it, then its numbers as 16-bit integers, packed."""

import json
import struct
import zlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from chautari.engine.errors import ChautariError
from chautari.engine.game import Game
from chautari.games import load
from chautari.games.observers import observer_of
from chautari.nets.columns import Columns, columns_of
from chautari.nets.net import Judge, Net

FORMAT: Final = 1
PARTS: Final = ("first", "second", "third", "straight")
HIGHEST: Final = 32767
SHAPE: Final = ("columns", "signs", "least", "most", "wide", "narrow", "taught")


class BadNet(ChautariError):
    def __init__(self, name: str, why: str, key: str, **values: str) -> None:
        reason = ChautariError(f"{why}.", key, **values)
        super().__init__(f"The net {name} can't be used: {reason}", "bad-net", file=name, problem=reason)


def pack(about: dict[str, Any], parts: dict[str, list[float]]) -> bytes:
    """A net as a file; `about` has its shape, its game with versions, and how it was made."""
    scales = {name: max(map(abs, parts[name])) / HIGHEST or 1.0 for name in PARTS}
    head = about | {"format": FORMAT, "scales": scales, "sizes": {name: len(parts[name]) for name in PARTS}}
    numbers = b"".join(
        struct.pack(f"<{len(parts[name])}h", *(round(x / scales[name]) for x in parts[name])) for name in PARTS
    )
    return json.dumps(head).encode() + b"\n" + zlib.compress(numbers, 9)


def unpack(name: str, data: bytes) -> tuple[dict[str, Any], Net]:
    """What a file says of its net, and the net."""
    try:
        line, _, packed = data.partition(b"\n")
        head = json.loads(line)
        if head["format"] != FORMAT:
            raise BadNet(
                name,
                f"its format is {head['format']}, not {FORMAT}",
                "net-format",
                format=str(head["format"]),
                known=str(FORMAT),
            )
        numbers, at, parts = zlib.decompress(packed), 0, {}
        for part in PARTS:
            size = head["sizes"][part]
            parts[part] = row(struct.unpack_from(f"<{size}h", numbers, at), head["scales"][part])
            at += 2 * size
        return head, Net(*(head[key] for key in SHAPE), *(parts[part] for part in PARTS))
    except (ValueError, KeyError, TypeError, struct.error, zlib.error, AssertionError) as error:
        raise BadNet(name, "it is damaged", "net-damaged") from error


def row(numbers: tuple[int, ...], scale: float) -> vec[float]:
    values = vec[float](capacity=len(numbers))
    for number in numbers:
        values = append(values, number * scale)
    return values


@cache
def net_in(path: Path, game: str) -> Net:
    """The net of a file, if it is one for this game as it is now."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadNet(
            str(path), error.strerror or "it can't be read", "net-unreadable", problem=error.strerror or "?"
        ) from error
    return fitting(path.name, *unpack(path.name, data), load(game))


def fitting(name: str, head: dict[str, Any], net: Net, game: Game[Any]) -> Net:
    meta, observer = game.meta, observer_of(game.meta.name)
    for key, here in (("game", meta.name), ("rules", meta.rules_version), ("observations", observer.version)):
        if head.get(key) != here:
            raise BadNet(
                name,
                f"it is for {key} {head.get(key)}, not {here}",
                "net-other",
                what=key,
                given=str(head.get(key)),
                wanted=str(here),
            )
    if net.columns != columns_for(meta.name).count:
        raise BadNet(name, "it reads other columns", "net-columns")
    return net


@cache
def columns_for(game: str) -> Columns:
    return columns_of(observer_of(game), load(game).meta.seats)


@cache
def own_net(game: str) -> Net | None:
    """The net that comes with a game, if it has one."""
    package = load(game).__class__.__module__.rpartition(".")[0]
    file = files(f"{package}.evaluation").joinpath("net.bin")
    return fitting(game, *unpack(game, file.read_bytes()), load(game)) if file.is_file() else None


def judge_of(net: Net, game: Game[Any], seats: int) -> Judge:
    """A net at tables of one size."""
    name = game.meta.name
    return Judge(game, observer_of(name), net, seats, starts_for(name, seats), scales_for(name, seats))


@cache
def starts_for(game: str, seats: int) -> vec[i64]:
    starts = vec[i64]()
    for start in columns_for(game).starts[seats]:
        starts = append(starts, start)
    return starts


@cache
def scales_for(game: str, seats: int) -> vec[float]:
    scales = vec[float]()
    for scale in columns_for(game).scales[seats]:
        scales = append(scales, scale)
    return scales
