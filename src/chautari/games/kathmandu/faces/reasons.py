"""Why something on the board can't be used now, in one sentence about this moment; the rule says all the rest."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.kathmandu.actions import (
    ASIDE,
    BUY,
    BUY_SPECIAL,
    COLLECT,
    DIE,
    EMERGE,
    END_TURN,
    GIVE,
    OFFER,
    PAINT,
    REACH,
    RESOURCE,
    STOP_SHORT,
    SWAP_FOR,
    TAKE_MAP,
    THREE,
    USE,
)
from chautari.games.kathmandu.components import (
    ANIMAL_LANDSCAPE,
    BACKPACK,
    COIN,
    EQUIPMENT_LANDSCAPE,
    PAINT_BOX,
    TIMES,
)
from chautari.games.kathmandu.landscape import TEMPLE_SITE, TEMPLES
from chautari.games.kathmandu.question import TO_ACT, TO_CHOOSE_DIE, TO_MOVE, TO_PLACE, Question
from chautari.games.kathmandu.state import BOUGHT, COLLECTED, MOVED, NO_DIE, PAINTED, REROLLED, Player, Trek
from chautari.games.title import NO_REASON, Reason

WHEN: Final = ("why-card-before", "why-card-during", "why-card-after")


def reason(s: Trek, question: Question, action: i64) -> Reason:
    """A key of the texts with the numbers in its sentence; an empty key where the rule says it best."""
    player = s.players[question.seat]
    asked = question.number()
    if asked == TO_PLACE:
        return before_start(s, action)
    if player.arrived():
        return "why-arrived", {}
    if action < DIE or EMERGE <= action < STOP_SHORT:
        return of_space(s, player, asked, action if action < DIE else action - EMERGE)
    if action < RESOURCE:
        return of_die(s, player, asked, action)
    if USE <= action < THREE:
        return of_card(question.refusal(s, action), asked, action - USE)
    if TAKE_MAP <= action < SWAP_FOR:
        return "why-map-offering", {}
    if GIVE <= action < END_TURN:
        return "why-map-swap", {}
    if PAINT <= action < BUY_SPECIAL or OFFER <= action < REACH:
        return of_target(s, player, action) if asked == TO_ACT else before_target(asked, action)
    return NO_REASON


def before_start(s: Trek, action: i64) -> Reason:
    """Before the first day only the free start spaces are of use."""
    if action >= DIE:
        return "why-place-first", {}
    for owner, other in enumerate(s.players):
        if other.yak == action:
            return "why-space-taken", {"owner": owner}
    return "why-start-space", {}


def of_space(s: Trek, player: Player, asked: i64, space: i64) -> Reason:
    for owner, other in enumerate(s.players):
        if other.yak == space and other is not player and asked != TO_MOVE:
            return "why-space-taken", {"owner": owner}
    if asked == TO_MOVE and s.die != NO_DIE:
        return "why-space-far", {"pips": player.die(s.die)}
    if asked == TO_ACT and s.has_done(MOVED):
        return "why-moved", {}
    if asked == TO_CHOOSE_DIE:
        on_the_map = space < len(s.landscape.grounds)
        return ("why-die-first", {"ground": s.landscape.ground_of(space)}) if on_the_map else NO_REASON
    return ("why-move-first", {}) if asked == TO_MOVE else NO_REASON


def of_die(s: Trek, player: Player, asked: i64, action: i64) -> Reason:
    colour = (action - DIE) % (ASIDE - DIE)
    if bits.has(player.used, colour):
        return ("why-die-in-use" if colour == s.die else "why-die-used"), {"colour": colour}
    if not bits.has(player.unused, colour):
        return "why-die-aside", {"colour": colour}
    if asked == TO_CHOOSE_DIE and action >= ASIDE:
        return ("why-rerolled" if s.has_done(REROLLED) else "why-last-die"), {}
    return ("why-one-die", {"colour": s.die}) if s.die != NO_DIE else NO_REASON


def of_card(rule: str, asked: i64, kind: i64) -> Reason:
    if rule == "KA-EQP-14" or (rule == "KA-MOV-11" and asked == TO_CHOOSE_DIE):
        return WHEN[TIMES[kind]], {"kind": kind}
    return ("why-card-nothing", {"kind": kind}) if rule == "KA-MOV-11" and asked == TO_MOVE else NO_REASON


def before_target(asked: i64, action: i64) -> Reason:
    """What it is, and where the yak has to stop for it: what is done there comes after die and movement."""
    if asked not in (TO_CHOOSE_DIE, TO_MOVE):
        return NO_REASON
    if action >= BUY:
        return ("why-good-first" if action < BUY_SPECIAL else "why-temple-first"), {}
    if action < COLLECT:
        return "why-animal-first", {"landscape": ANIMAL_LANDSCAPE[action - PAINT]}
    return "why-card-first", {"landscape": EQUIPMENT_LANDSCAPE[action - COLLECT]}


def of_target(s: Trek, player: Player, action: i64) -> Reason:
    """One of each in a turn, for a resource, and only where the yak stands."""
    ground = {"ground": s.landscape.ground_of(player.yak)}
    if action < COLLECT:
        there = ground | {"landscape": ANIMAL_LANDSCAPE[action - PAINT]}
        return missing(s, player, PAINTED, PAINT_BOX, "why-animal-once", "why-no-paint-box") or (
            "why-animal-elsewhere",
            there,
        )
    if action < BUY:
        there = ground | {"landscape": EQUIPMENT_LANDSCAPE[action - COLLECT]}
        return missing(s, player, COLLECTED, BACKPACK, "why-card-once", "why-no-backpack") or (
            "why-card-elsewhere",
            there,
        )
    if action < BUY_SPECIAL:
        return missing(s, player, BOUGHT, COIN, "why-good-once", "why-no-coin") or ("why-good-elsewhere", ground)
    temple = s.landscape.sites[player.yak] - TEMPLE_SITE
    if 0 <= temple < TEMPLES and bits.has(player.visited, temple):
        return "why-temple-done", {}
    return "why-temple-elsewhere", ground


def missing(s: Trek, player: Player, done: i64, pays: i64, once: str, unpaid: str) -> Reason | None:
    if s.has_done(done):
        return once, {}
    return (unpaid, {}) if player.resource(pays) == 0 else None
