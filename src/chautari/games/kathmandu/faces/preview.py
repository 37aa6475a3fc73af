"""What an option would do, told before it is chosen: it is carried out on a copy, up to the next question or chance."""

from collections.abc import Iterable

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.play import lift, place_of
from chautari.games.kathmandu.actions import ASIDE, BUY, BUY_SPECIAL, DIE, MOVE_TO, OFFER, REACH, STAY, TAKE_MAP
from chautari.games.kathmandu.boards import CELLS
from chautari.games.kathmandu.components import COLOURS, KINDS, LANDSCAPES, RESOURCES
from chautari.games.kathmandu.faces.view import stop
from chautari.games.kathmandu.landscape import CITY_SITES
from chautari.games.kathmandu.rules.before import Roll
from chautari.games.kathmandu.rules.scoring import sources
from chautari.games.kathmandu.rules.trip import set_out, ways_to_finish
from chautari.games.kathmandu.state import MOVED, Player, Trek

Preview = dict[str, object]


def preview(s: Trek, seat: i64, action: i64) -> Preview:
    """Only what changes for the seat is named; where a movement leads, the view says itself (KA-MOV-11)."""
    ahead = s.clone()
    ahead.events = []
    lift(ahead, place_of(ahead, seat)).take(ahead, action)
    before, after = s.players[seat], ahead.players[seat]
    changed: Preview = {
        "space": _space(s, before, action),
        "resources": _changes(RESOURCES, _resources(before), _resources(after)),
        "equipment": _changes(KINDS, _equipment(before), _equipment(after)),
        "exhaustion": int(after.exhaustion - before.exhaustion),
        "points": _points(ahead, seat) - _points(s, seat),
        "rerolls": _rerolled(ahead),
        "reach": _reach(ahead, seat) if _sets_out(s, action) else [],
    }
    return {name: value for name, value in changed.items() if value not in (None, 0, {}, [])} | _happened(ahead)


def _sets_out(s: Trek, action: i64) -> bool:
    """A die is chosen, or the terrain map changes where the yak will start from."""
    return DIE <= action < ASIDE or (MOVE_TO <= action < STAY and not s.has_done(MOVED))


def _space(s: Trek, player: Player, action: i64) -> int | None:
    """Where on the board a good is bought or an offering made, if that is not said by the option's own name."""
    land = s.landscape
    if BUY <= action < BUY_SPECIAL:
        board = player.yak // CELLS * CELLS
        city = [space for space in range(board, board + CELLS) if 0 <= land.sites[space] < CITY_SITES]
        return city[action - BUY]
    if OFFER <= action < REACH:
        return int(player.yak)
    return land.temples[action - REACH] if REACH <= action < TAKE_MAP else None


def _resources(player: Player) -> list[int]:
    return [player.resource(kind) for kind in range(len(RESOURCES))]


def _equipment(player: Player) -> list[int]:
    return [player.card(kind) for kind in range(len(KINDS))]


def _changes(names: Iterable[str], before: list[int], after: list[int]) -> dict[str, int]:
    return {name: now - then for name, then, now in zip(names, before, after, strict=True) if now != then}


def _points(s: Trek, seat: i64) -> int:
    return sum(source.points for source in sources(s, seat))


def _rerolled(ahead: Trek) -> list[str]:
    question = ahead.pending[-1] if ahead.pending else None
    return [COLOURS[n] for n in bits.members_of(question.dice)] if isinstance(question, Roll) else []


def _reach(ahead: Trek, seat: i64) -> list[Preview]:
    """Where the die would bring the yak in the four directions, without cards; nowhere if it rests first."""
    player = ahead.players[seat]
    if any(event.name == "rested" for event in ahead.events or []):
        return []
    trips = [set_out(player, player.die(ahead.die), direction, 0) for direction in range(4)]
    ways = [way for trip in trips for way in ways_to_finish(ahead, player, trip)]
    return [stop(ahead, player, way) for way in ways]


def _happened(ahead: Trek) -> Preview:
    told: Preview = {}
    for event in ahead.events or []:
        match event.name:
            case "rested":
                told["rests"] = True
            case "turned-die":
                told["die"] = event.values[1]
            case "fulfilled":
                told["tile"] = LANDSCAPES[event.values[0]]
            case "arrived":
                told["kathmandu"] = event.values[0]
            case "took-special":
                told["pays"] = event.values[1]
            case "pitched":
                told["tires"] = event.values[1]
            case _:
                pass
    return told
