"""Which rule forbids what a seat would like to do now; not on the way of play."""

from typing import Any

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.play import place_of
from chautari.engine.state import Choices, Decision
from chautari.games.kathmandu import actions
from chautari.games.kathmandu.actions import (
    ASIDE,
    BEND,
    BRIDLES,
    BUY,
    BUY_SPECIAL,
    CARDS_WAYS,
    CHARACTER,
    CLIMB,
    DIE,
    DIE_UP,
    EMERGE,
    END_TURN,
    EXCHANGE,
    GO,
    MOVE_TO,
    OFFER,
    PAINT,
    REACH,
    RESOURCE,
    REST,
    STOP_SHORT,
    STRAIGHT_ON,
    TAKE_MAP,
    TEA,
    TENT,
    THREE,
    THROW,
    TURN,
    TURN_DIE,
    USE,
)
from chautari.games.kathmandu.components import (
    BEFORE,
    BRIDLE,
    CLIMBING_GEAR,
    DURING,
    FODDER,
    MAGNIFYING_GLASS,
    MERCHANT,
    MONK,
    MOUNTAINEER,
    ROPE_LADDER,
    TEA_LEAVES,
    TELESCOPE,
    TERRAIN_MAP,
    TIMES,
    WATER_BOTTLE,
    YAK_GUIDE,
)
from chautari.games.kathmandu.rules.die import BeforeRest, ChooseDie, TakeResource
from chautari.games.kathmandu.rules.movement import Move, OnTheWay, may_climb
from chautari.games.kathmandu.rules.setup import PlaceYak
from chautari.games.kathmandu.rules.target import Act, UseTerrainMap
from chautari.games.kathmandu.rules.tents import PitchTent
from chautari.games.kathmandu.state import Player, Trek


def why_not(s: Trek, seat: i64, action: i64) -> str:
    place = place_of(s, seat)
    if place < 0 or action >= BEND:
        return "KA-TRN-1"
    question = s.pending[place]
    player = s.players[seat]
    if isinstance(question, TakeResource) and player.arrived():
        return "KA-ACT-7"
    if isinstance(question, OnTheWay) and (action < TURN or action > STOP_SHORT):
        return "KA-MOV-11"
    if action < GO:
        return why_not_first(question, player, action)
    if action < USE:
        return why_not_move(question, player, action)
    if action < PAINT:
        return why_not_card(s, question, player, action)
    return why_not_act(question, player, action)


def why_not_first(question: Decision[Any], player: Player, action: i64) -> str:
    """Placing the yak, the die, its resource, the rest."""
    if action < DIE:
        return "KA-SET-6" if isinstance(question, PlaceYak) else "KA-TRN-1"
    if action < RESOURCE:
        colour = (action - DIE) % (ASIDE - DIE)
        used = bits.has(player.used, colour)
        return "KA-DIE-1" if used or not isinstance(question, ChooseDie) else "KA-DIE-2"
    return "KA-RST-1" if action == REST else "KA-DIE-1"


def why_not_move(question: Decision[Any], player: Player, action: i64) -> str:
    if action >= EMERGE:
        return "KA-CHR-10"
    if action >= STRAIGHT_ON:
        return "KA-CHR-5"
    if action >= TURN:
        return "KA-EQP-17"
    if not isinstance(question, Move):
        return "KA-RST-1" if isinstance(question, BeforeRest) else "KA-TRN-1"
    cards = (action - GO) % CARDS_WAYS
    way = cards % CLIMB
    if cards >= CLIMB and not may_climb(player):
        return "KA-EQP-0"
    if player.card(TEA_LEAVES) == 0 and way == TEA:
        return "KA-EQP-0"
    if way >= BRIDLES and player.card(BRIDLE) < way - BRIDLES + 1:
        return "KA-EQP-0"
    if cards >= CLIMB:
        return "KA-CHR-1" if player.is_a(MOUNTAINEER) else "KA-EQP-16"
    return "KA-EQP-10" if way == TEA else "KA-EQP-17"


def why_not_card(s: Trek, question: Decision[Any], player: Player, action: i64) -> str:
    """'Before' and 'after' cards and what they ask; the yak guide's ways."""
    if EXCHANGE <= action < MOVE_TO:
        return why_not_exchange(s, question, player, action - EXCHANGE)
    if TURN_DIE <= action < EXCHANGE:
        waits = player.is_a(YAK_GUIDE) and isinstance(question, ChooseDie | BeforeRest)
        return "KA-RST-2" if waits else "KA-CHR-2"
    if THREE <= action < THROW:
        return "KA-EQP-1"
    if THROW <= action < DIE_UP:
        return "KA-EQP-15"
    kind = TERRAIN_MAP if action >= MOVE_TO else WATER_BOTTLE if action >= DIE_UP else action - USE
    if player.card(kind) == 0:
        return "KA-EQP-0"
    if not isinstance(question, ChooseDie | BeforeRest | Move | Act | UseTerrainMap):
        return rule_of(s, question)
    if not is_its_time(question, kind):
        return "KA-EQP-14"
    if kind in (MAGNIFYING_GLASS, WATER_BOTTLE, TERRAIN_MAP) and isinstance(question, ChooseDie | BeforeRest):
        return "KA-RST-2"
    if kind in (CLIMBING_GEAR, TEA_LEAVES, BRIDLE):
        return "KA-MOV-11"
    if kind == TERRAIN_MAP:
        return "KA-EQP-7" if isinstance(question, Act) else "KA-EQP-18"
    return "KA-EQP-15" if kind == TELESCOPE else f"KA-EQP-{kind + 1}"


def why_not_exchange(s: Trek, question: Decision[Any], player: Player, kind: i64) -> str:
    """The guide may exchange at any time, but not in the midst of something else."""
    if not player.is_a(YAK_GUIDE) or player.resource(FODDER) < 2 or kind == FODDER:
        return "KA-CHR-2"
    return rule_of(s, question)


def rule_of(s: Trek, question: Decision[Any]) -> str:
    """The rule that is being carried out and comes to its end first."""
    if isinstance(question, PitchTent):
        return "KA-TRN-1"
    choices = Choices()
    question.collect(s, choices)
    return actions.rule(choices.ids[0])


def is_its_time(question: Decision[Any], kind: i64) -> bool:
    if TIMES[kind] == BEFORE:
        return isinstance(question, ChooseDie | BeforeRest | Move)
    if TIMES[kind] == DURING:
        return isinstance(question, Move)
    return isinstance(question, Act | UseTerrainMap)


def why_not_act(question: Decision[Any], player: Player, action: i64) -> str:
    if action >= CHARACTER:
        return "KA-CHR-0" if action < TENT else "KA-TNT-2"
    if action == END_TURN or (not isinstance(question, Act) and action < BUY_SPECIAL):
        return "KA-TRN-1"
    if action == actions.OFFER_TWO:
        return "KA-CHR-8" if player.is_a(MONK) else "KA-CHR-3"
    if BUY <= action < BUY_SPECIAL and player.is_a(MERCHANT):
        return "KA-CHR-9"
    if REACH <= action < TAKE_MAP:
        if player.card(ROPE_LADDER) == 0:
            return "KA-EQP-0"
        return "KA-EQP-12" if is_its_time(question, ROPE_LADDER) else "KA-EQP-14"
    if BUY_SPECIAL <= action < OFFER:
        return "KA-ACT-10"
    return actions.rule(action)
