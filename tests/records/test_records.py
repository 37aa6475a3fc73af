"""Recorded games replay to their results; every way a game can end has one."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from chautari.engine.record import Record, check_deals
from chautari.engine.table import Table
from chautari.games import METAS, load

HERE = Path(__file__).parent


def ways(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((HERE / name / "ways.toml").read_text(encoding="utf-8"))["way"]
    return found


WAYS = [(meta.name, way) for meta in METAS for way in ways(meta.name)]


@pytest.mark.parametrize(("name", "way"), WAYS, ids=lambda part: part["file"] if isinstance(part, dict) else part)
def test_a_recorded_game_ends_as_it_ended(name: str, way: dict[str, Any]) -> None:
    game = load(name)
    record = Record.load(HERE / name / way["file"])
    table = Table.resume(game, record)
    assert table.over
    assert record.options.items() >= way.get("options", {}).items()
    assert [score.total for score in table.scores()] == way["totals"]
    assert [score.place for score in table.scores()] == way["places"]
    assert tells_of(table, way)
    check_deals(game, record)


def tells_of(table: Table, way: dict[str, Any]) -> bool:
    """Whether a game told all that its way names: of somebody, of nobody, of everybody."""
    told: dict[str, set[int]] = {}
    for line in table.log:
        told.setdefault(line.event.name, set()).add(line.event.seat)
    everybody = set(range(len(table.names)))
    return (
        told.keys() >= set(way.get("told", []))
        and not told.keys() & set(way.get("never_told", []))
        and all(told.get(name) == everybody for name in way.get("told_of_all", []))
    )


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
def test_every_record_is_told_of(meta: Any) -> None:
    stored = {path.name for path in (HERE / meta.name).glob("*.json")}
    assert stored == {way["file"] for way in ways(meta.name)}
