"""Writes the playthroughs anew: `python -m tests.playthroughs.write`."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

from chautari.engine import play
from chautari.engine.meta import Meta
from chautari.engine.table import SPECTATOR, Table
from chautari.games import METAS, load

SEED = 2015
LOOKS = 4


def text_file(meta: Meta, seats: int) -> Path:
    return Path(__file__).parent / f"{meta.name}-{seats}.txt"


def playthrough(meta: Meta, seats: int) -> str:
    """One random game, told move by move, with every seat's view at a few moments and the scoring at the end."""
    length = len(_played(meta, seats, []).record.moves)
    lines = [f"{meta.title}, {seats} players, seed {SEED}", ""]
    _played(meta, seats, lines, look_every=length // LOOKS)
    return "\n".join(lines) + "\n"


def _played(meta: Meta, seats: int, lines: list[str], look_every: int = 0) -> Table:
    table = Table.start(load(meta.name), seats, seed=SEED)
    wish = random.Random(SEED)
    told = _tell(table, lines, 0)
    next_look = look_every
    while not table.over:
        if look_every and len(table.record.moves) >= next_look:
            next_look += look_every
            lines += _views(table)
        seat = wish.choice(table.asked)
        choice = wish.choice(play.options(table.state, seat))
        lines += [f"{len(table.record.moves)}. seat {seat}: {table.game.action_name(choice)}"]
        table.play(choice, seat)
        told = _tell(table, lines, told)
    lines += _views(table)
    for score in table.scores():
        parts = ", ".join(f"{table.game.say_source(s)} {s.points} [{s.rule}]" for s in score.sources)
        lines += [f"seat {score.seat}: place {score.place}, {score.total} = {parts}"]
    return table


def _tell(table: Table, lines: list[str], told: int) -> int:
    for line in table.log[told:]:
        to = "" if line.event.to == SPECTATOR else f"  (to {line.event.to})"
        lines.append(f"    {table.game.say_event(line.event, table.names)}{to}")
    return len(table.log)


def _views(table: Table) -> Iterator[str]:
    for seat in range(SPECTATOR, table.state.seats):
        yield f"  -- the table as {'a spectator' if seat == SPECTATOR else f'seat {seat}'} sees it"
        for key, value in table.view(seat).items():
            if key == "players" and isinstance(value, list):
                yield from (f"     player {json.dumps(player)}" for player in value)
            else:
                yield f"     {key}: {json.dumps(value)}"


if __name__ == "__main__":
    for meta in METAS:
        for seats in meta.seats:
            text_file(meta, seats).write_text(playthrough(meta, seats), encoding="utf-8")
