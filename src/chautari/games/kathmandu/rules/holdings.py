"""What a player's cards and character allow, asked by offers and refusals alike."""

from mypy_extensions import i64

from chautari.games.kathmandu.actions import BRIDLES, CLIMB, TEA
from chautari.games.kathmandu.components import (
    BRIDLE,
    CLIMBING_GEAR,
    FODDER,
    MOUNTAINEER,
    TEA_LEAVES,
    TERRAIN_MAP,
    TIMES,
    YAK_GUIDE,
)
from chautari.games.kathmandu.state import Player


def can_exchange(player: Player) -> bool:
    """Whether the yak guide has the two fodder to exchange (KA-CHR-2)."""
    return player.is_a(YAK_GUIDE) and player.resource(FODDER) >= 2


def holds_terrain_map(player: Player, time: i64) -> bool:
    return player.card(TERRAIN_MAP) > 0 and TIMES[TERRAIN_MAP] == time


def may_climb(player: Player) -> bool:
    return player.is_a(MOUNTAINEER) or player.card(CLIMBING_GEAR) > 0


def holds_way(player: Player, way: i64) -> bool:
    """Whether the player has the tea leaves or the bridles of a way."""
    if way == TEA:
        return player.card(TEA_LEAVES) > 0
    return way < BRIDLES or player.card(BRIDLE) > way - BRIDLES


def holds_cards(player: Player, cards: i64) -> bool:
    """Whether the player has what a movement with these 'during' cards needs."""
    return (cards < CLIMB or may_climb(player)) and holds_way(player, cards % CLIMB)
