"""What the browser knows of the components without being shown a table: printed names and numbers."""

from collections.abc import Sequence
from typing import Any, cast

from chautari.games.printed import read_printed
from chautari.games.reviving_kathmandu import components
from chautari.games.reviving_kathmandu.components import (
    COINS,
    COLOURS,
    KIND_MONUMENT,
    KIND_POINTS,
    KINDS,
    LARGE_MARKET,
    MISSIONS,
    MONUMENTS,
    OBJECTIVE_POINTS,
    ROUNDS,
    SMALL_MARKET,
    SPOTS,
    WILD,
)
from chautari.games.reviving_kathmandu.faces import shapes


def printed() -> shapes.Printed:
    return {
        "kinds": cast(list[shapes.Kind], MONUMENTS),
        "colours": colours(range(WILD)),
        "coins": list(range(1, COINS + 1)),
        "rounds": ROUNDS,
        "markets": {"small": spots(SMALL_MARKET), "large": spots(LARGE_MARKET)},
        "monuments": cast(shapes.Monuments, {name: monument(kind) for kind, name in enumerate(MONUMENTS)}),
        "missions": [
            mission(asked, entry["source"]) for asked, entry in zip(MISSIONS, _read("missions")["mission"], strict=True)
        ],
        "sources": cast(
            shapes.Sources, {name: _read(name)["source"] for name in ("cards", "coins", "market", "monuments")}
        ),
    }


def _read(name: str) -> dict[str, Any]:
    return read_printed(components.__package__, f"{name}.toml")


def colours(numbers: Sequence[int]) -> list[shapes.Colour]:
    return cast(list[shapes.Colour], [COLOURS[colour] for colour in numbers])


def spots(market: components.Market) -> list[shapes.PrintedSpot]:
    """The spots in printed order; cards are numbered from 1 on the market."""
    return [
        {
            "name": SPOTS[spot],
            "near": [card + 1 for card in market.near[spot]],
            "far": [card + 1 for card in market.far[spot]],
        }
        for spot in market.spots
    ]


def monument(kind: int) -> shapes.PrintedMonument:
    sections = [section for section in range(len(KINDS)) if KIND_MONUMENT[section] == kind]
    return {
        "stages": ["".join(KINDS[section].split(" ")[1:]) for section in sections],
        "points": [KIND_POINTS[section] for section in sections],
        "objective": OBJECTIVE_POINTS[kind],
    }


def mission(asked: components.Mission, source: shapes.Origin) -> shapes.Mission:
    return {
        "source": source,
        "buddha": {"stages": [0], "colours": colours(asked.buddha)},
        "shrine": {"stages": [asked.shrine_section], "colours": colours(asked.shrine)},
        "stupa": {"stages": asked.stupa, "colours": []},
        "pagoda": {"stages": asked.pagoda, "colours": []},
    }
