"""Plays recorded games anew, each until it ends in its way: `python -m tests.records.write kathmandu [file …]`.

For a game whose rules version was raised, so that its records can't be replayed any more. Rare endings take minutes.
"""

import random
import re
import sys
from pathlib import Path
from typing import Any

from chautari.bots.greedy import best_option
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.record import Record
from chautari.engine.table import Table
from chautari.games import load
from tests.records.test_records import HERE, tells_of, ways

BLUNDERS = 0.15  # how often a seat chooses by lot, so that games differ and scores come near each other


def ends(table: Table) -> tuple[int, bool]:
    """How many seats won, and whether the two best have as many points."""
    scores = table.scores()
    totals = sorted((score.total for score in scores), reverse=True)
    return [score.place for score in scores].count(1), totals[0] == totals[1]


def ended(way: dict[str, Any]) -> tuple[int, bool]:
    totals = sorted(way["totals"], reverse=True)
    return way["places"].count(1), totals[0] == totals[1]


def played(old: Record, seed: int) -> Table:
    """A game of greedy seats that blunder now and then."""
    game = load(old.game)
    table = Table.start(game, list(old.seats), seed=f"{old.game} {seed}", **old.options)
    wish = random.Random(seed)
    luck = Dice(seed)
    while not table.over:
        seat = table.asked[0]
        options = play.options(table.state, seat)
        if wish.random() < BLUNDERS:
            choice = wish.choice(options)
        else:
            choice = best_option(game, [game.imagine(table.state, seat, luck)], seat, options, luck)
        table.play(choice, seat)
    return table


def play_anew(name: str, way: dict[str, Any]) -> None:
    path = HERE / name / way["file"]
    old = Record.load(path)
    seed = 0
    table = played(old, seed)
    while ends(table) != ended(way) or not tells_of(table, way):
        seed += 1
        table = played(old, seed)
    table.record.save(path)
    note(HERE / name / "ways.toml", way["file"], table)
    print(way["file"], seed)


def note(path: Path, file: str, table: Table) -> None:
    """Writes the totals and places of a game where its way is told."""
    scores = table.scores()
    totals, places = [score.total for score in scores], [score.place for score in scores]
    told = path.read_text(encoding="utf-8")
    results = f'file = "{file}"\ntotals = {totals}\nplaces = {places}\n'
    path.write_text(re.sub(rf'file = "{re.escape(file)}"\n.*\n.*\n', results, told), encoding="utf-8")


if __name__ == "__main__":
    game, *files = sys.argv[1:]
    for way in ways(game):
        if not files or way["file"] in files:
            play_anew(game, way)
