"""Movement with everything at once: a row for each pair of things that may meet on the way."""

from dataclasses import dataclass
from typing import Any

import pytest

from chautari.engine import play
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import (
    ALL,
    ROUGH,
    at,
    do,
    give,
    table,
    use,
    where,
)


@dataclass
class Row:
    pair: str
    yak: str
    pips: int
    moves: str
    stop: str
    paid: str = ""
    exhaustion: int = 0
    cards: str = ""
    character: str = ""
    needles: str = "north"


ROWS = [
    Row("border needle", "2 1 1", 1, "go-north", "3 6 1", "compass fodder"),
    Row("border mountain", "2 1 3", 2, "go-north", "2 1 3", "", 1),
    Row("border edge", "3 2 6", 6, "go-north", "4 3 6", "fodder", 1),
    Row("border gear", "2 1 3", 2, "go-north-climbing", "3 5 3", "compass fodder", 0, "climbing-gear"),
    Row("border tea", "2 3 1", 6, "go-north-tea", "4 3 1", "compass fodder fodder", 0, "tea-leaves"),
    Row("border bridle", "2 2 1", 4, "go-north-bridle turn-east-after-3", "3 5 2", "compass fodder", 0, "bridle"),
    Row("border terrain", "2 2 2", 1, "move-to-2-5-1 go-south", "3 6 1", "fodder", 0, "terrain-map"),
    Row("border guard", "2 1 1", 2, "go-north emerge-2-6-4", "3 5 4", "compass fodder", 0, "", "border-guard"),
    Row("border mountaineer", "2 1 3", 1, "go-north-climbing", "3 6 3", "compass fodder", 0, "", "mountaineer"),
    Row("needle mountain", "2 3 2", 1, "go-east", "2 3 2", "", 1, needles="east"),
    Row("needle edge", "2 1 2", 3, "go-west", "2 1 1", "compass", 1, needles="west"),
    Row("needle gear", "2 3 2", 2, "go-east-climbing", "2 3 4", "compass", 0, "climbing-gear", needles="east"),
    Row("needle tea", "2 1 1", 2, "go-east-tea", "2 1 5", "compass", 0, "tea-leaves", needles="east"),
    Row("needle bridle", "2 2 1", 3, "go-east-bridle turn-north-after-2", "2 1 3", "", 0, "bridle"),
    Row("needle terrain", "3 6 1", 1, "move-to-1-1-1 go-north", "3 6 1", "compass fodder fodder", 0, "terrain-map"),
    Row("needle guard", "2 2 1", 2, "go-north emerge-2-6-1", "3 6 1", "compass fodder", 0, "", "border-guard"),
    Row("needle mountaineer", "2 3 2", 1, "go-east-climbing", "2 3 3", "compass", 0, "", "mountaineer", "east"),
    Row("mountain edge", "2 5 5", 6, "go-west", "2 5 5", "", 1),
    Row("mountain gear", "2 5 3", 2, "go-east-climbing", "2 5 5", "", 0, "climbing-gear"),
    Row("mountain tea", "2 3 1", 1, "go-east-tea", "2 3 2", "", 1, "tea-leaves"),
    Row("mountain bridle", "2 3 1", 3, "go-east-bridle turn-south-after-1", "2 5 2", "", 0, "bridle"),
    Row("mountain terrain", "2 4 5", 1, "move-to-1-6-4 go-north", "2 6 4", "", 1, "terrain-map"),
    Row("mountain guard", "2 1 3", 2, "go-north emerge-2-6-2", "3 5 2", "compass fodder", 0, "", "border-guard"),
    Row("mountain mountaineer", "2 5 3", 3, "go-east-climbing", "2 5 6", "", 0, "", "mountaineer"),
    Row("edge gear", "2 5 2", 6, "go-east", "2 5 3", "", 1, "climbing-gear"),
    Row("edge tea", "2 1 2", 5, "go-east", "2 1 6", "", 1, "tea-leaves"),
    Row("edge bridle", "2 1 5", 4, "go-east-bridle turn-south-after-1", "2 4 6", "", 0, "bridle"),
    Row("edge terrain", "2 1 2", 4, "move-to-1-2-3 go-west", "2 2 1", "", 1, "terrain-map"),
    Row("edge guard", "2 1 5", 3, "go-east", "2 1 6", "", 1, "", "border-guard"),
    Row("edge mountaineer", "2 5 4", 6, "go-east-climbing", "2 5 6", "", 1, "", "mountaineer"),
    Row("gear tea", "2 5 3", 1, "go-east-climbing-tea", "2 5 5", "", 0, "climbing-gear tea-leaves"),
    Row(
        "gear bridle",
        "2 4 3",
        3,
        "go-south-climbing-bridle",
        "2 5 5",
        "",
        0,
        "climbing-gear bridle",
    ),
    Row("gear terrain", "2 4 5", 2, "move-to-1-5-5 go-west-climbing", "2 5 3", "", 0, "climbing-gear terrain-map"),
    Row(
        "gear guard",
        "2 1 1",
        2,
        "go-north-climbing emerge-2-6-5",
        "3 5 5",
        "compass fodder",
        0,
        "climbing-gear",
        "border-guard",
    ),
    Row("gear mountaineer", "2 5 3", 2, "go-east-climbing", "2 5 5", "", 0, "climbing-gear", "mountaineer"),
    Row("tea bridle", "2 1 1", 2, "go-east-tea", "2 1 5", "", 0, "tea-leaves bridle"),
    Row("tea terrain", "2 2 2", 2, "move-to-1-1-1 go-east-tea", "2 1 5", "", 0, "tea-leaves terrain-map"),
    Row(
        "tea guard",
        "2 2 1",
        5,
        "go-north-tea emerge-2-6-6 emerge-3-6-5",
        "4 4 5",
        "compass fodder fodder",
        0,
        "tea-leaves",
        "border-guard",
    ),
    Row("tea mountaineer", "2 5 2", 2, "go-east-climbing-tea", "2 5 6", "", 0, "tea-leaves", "mountaineer"),
    Row(
        "bridle terrain",
        "3 6 1",
        2,
        "move-to-2-5-1 go-east-bridle turn-south-after-1",
        "3 6 2",
        "",
        0,
        "bridle terrain-map",
    ),
    Row(
        "bridle guard",
        "2 2 1",
        4,
        "go-north-bridle straight-on emerge-2-6-6 turn-west-after-3",
        "3 5 5",
        "compass fodder",
        0,
        "bridle",
        "border-guard",
    ),
    Row(
        "bridle mountaineer",
        "2 4 3",
        2,
        "go-south-climbing-bridle",
        "2 5 4",
        "",
        0,
        "bridle",
        "mountaineer",
    ),
    Row(
        "terrain guard",
        "3 6 1",
        1,
        "move-to-1-1-1 go-north emerge-2-6-4",
        "3 6 4",
        "compass fodder fodder",
        0,
        "terrain-map",
        "border-guard",
    ),
    Row(
        "terrain mountaineer",
        "2 4 5",
        1,
        "move-to-1-5-5 go-east-climbing",
        "2 5 6",
        "",
        0,
        "terrain-map",
        "mountaineer",
    ),
]
IMPOSSIBLE = {"guard mountaineer"}
THINGS = ["border", "needle", "mountain", "edge", "gear", "tea", "bridle", "terrain", "guard", "mountaineer"]
PAIRS = {f"{a} {b}" for n, a in enumerate(THINGS) for b in THINGS[n + 1 :]}


def test_the_table_holds_every_pair() -> None:
    assert {row.pair for row in ROWS} | IMPOSSIBLE == PAIRS


def set_up(row: Row) -> Trek:
    s = table(drawing=ROUGH, needles=row.needles, characters=bool(row.character))
    give(s, 0, yak=row.yak, resources=ALL, cards=row.cards)
    give(s, 1, yak="1 3 6")
    if row.character:
        give(s, 0, character=row.character)
    use(s, row.pips)
    return s


@pytest.mark.rule("KA-MOV-11", "KA-MOV-8")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.pair)
def test_each_pair(row: Row) -> None:
    s = set_up(row)
    player = s.players[0]
    before = {word: player.resource(kind) for kind, word in ((1, "compass"), (4, "fodder"))}
    shown = None
    for move in row.moves.split():
        if not move.startswith("move-to"):
            shown = preview(s, move)
        do(s, move)
    assert where(player.yak) == row.stop
    paid = {word: before[word] - player.resource(kind) for kind, word in ((1, "compass"), (4, "fodder"))}
    assert paid == {word: row.paid.split().count(word) for word in paid}
    assert player.exhaustion == row.exhaustion
    assert shown is not None and len(shown) == 1, "the last declaration shows where the yak will stop"
    if "move-to" not in row.moves:
        costs = {"stop": at(row.stop), "exhaustion": row.exhaustion} | paid
        assert {key: shown[0][key] for key in costs} == costs


def preview(s: Trek, move: str) -> list[dict[str, Any]]:
    """What the table shows of a choice before it is taken."""
    view = GAME.view(s, play.asked(s)[0])
    movements = view["movements"]
    assert isinstance(movements, list)
    return next(movement["ways"] for movement in movements if GAME.action_name(movement["action"]) == move)
