"""Previews count everything: what every option foretells in random games is what the scoring says afterwards."""

from typing import Any, cast

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE, Chance
from chautari.games.kathmandu.faces.action_table import TABLE
from chautari.games.kathmandu.faces.movements import movements
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.rules.before import Roll
from chautari.games.kathmandu.rules.maps import DrawMap
from chautari.games.kathmandu.rules.scoring import sources
from chautari.games.kathmandu.rules.tiles import RevealTile
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import dealing

# What chance still brings to the one who chose; the worst of it is foretold, so better may come.
OWN_LUCK = (RevealTile, DrawMap, Roll)
# So often somebody takes a way that fulfils the yak tile, if there is one: random walks seldom do.
SEEKING = 3


def counted(s: Trek, seat: int) -> dict[str, int]:
    return {source.key: source.points for source in sources(s, seat)}


def really(s: Trek, seat: int, action: int, luck: Dice) -> tuple[dict[str, int], bool]:
    """How the seat's points change by its option, and whether luck gave it more than can be foretold."""
    after, before = s.clone(), counted(s, seat)
    after.events = []
    play.play(after, seat, action)
    turn = (after.day, after.round, after.turn)
    while after.pending and isinstance(after.pending[-1], OWN_LUCK) and turn == (s.day, s.round, s.turn):
        play.deal(after, luck)
    fulfilled = sum(event.name == "fulfilled" for event in after.events or [])
    paired = any(event.name == "took-map" for event in after.events or [])
    changes = {key: now - before[key] for key, now in counted(after, seat).items() if now != before[key]}
    return changes, fulfilled > 1 or paired


@pytest.mark.parametrize("seed", range(8))
def test_every_option_foretells_what_every_source_of_points_will_say(seed: int) -> None:
    s = dealing(3, tents=True, characters=seed % 2 == 0)
    luck = Dice(seed)
    tiles_foretold = 0
    while not s.is_over():
        if play.asked(s) == [CHANCE]:
            play.deal(s, luck)
            continue
        seat = play.asked(s)[0]
        options = play.options(s, seat)
        for action in options if s.day > 0 else []:
            told = cast(dict[str, Any], GAME.preview(s, seat, action))
            changes, lucky = really(s, seat, action, Dice(seed + action))
            foretold = told.get("gains", {})
            assert told.get("points", 0) == sum(foretold.values())
            if lucky:
                assert all(changes.get(source, 0) >= points for source, points in foretold.items())
            else:
                assert changes == foretold, TABLE.name(action)
            tiles_foretold += "tile" in told
        seeking = [way["action"] for way in movements(s) if way["ways"][0]["tile"] and way["action"] in options]
        wish = seeking if seeking and luck.below(SEEKING) else options
        play.play(s, seat, wish[luck.below(len(wish))])
    assert tiles_foretold > 0, "no yak tile was ever in reach: nothing was tried"


@pytest.mark.parametrize("seed", range(4))
def test_a_way_on_the_map_counts_as_much_as_its_option(seed: int) -> None:
    s = dealing(2)
    luck = Dice(seed)
    while not s.is_over():
        if isinstance(s.pending[-1], Chance):
            play.deal(s, luck)
            continue
        seat = play.asked(s)[0]
        for movement in movements(s):
            if len(movement["ways"]) == 1:
                told = GAME.preview(s, seat, movement["action"])
                assert movement["ways"][0]["points"] == told.get("points", 0)
                assert movement["ways"][0]["tile"] == ("tile" in told)
        options = play.options(s, seat)
        play.play(s, seat, options[luck.below(len(options))])
