"""What every question of Kathmandu can tell of itself, and why it refuses what belongs to another."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.sheet import Sheet
from chautari.engine.state import Decision
from chautari.games.kathmandu.actions import (
    ASIDE,
    BEND,
    BUY_SPECIAL,
    CHARACTER,
    DIE,
    DIE_UP,
    EMERGE,
    END_TURN,
    EXCHANGE,
    GIVE,
    GO,
    MOVE_TO,
    OFFER,
    PAINT,
    REACH,
    RESOURCE,
    REST,
    STOP_SHORT,
    STRAIGHT_ON,
    SWAP_FOR,
    TAKE_MAP,
    TENT,
    THREE,
    THROW,
    TURN,
    TURN_DIE,
    USE,
)
from chautari.games.kathmandu.components import (
    AFTER,
    BEFORE,
    BORDER_GUARD,
    BRIDLE,
    CLIMBING_GEAR,
    FODDER,
    MAGNIFYING_GLASS,
    ROPE_LADDER,
    TEA_LEAVES,
    TELESCOPE,
    TERRAIN_MAP,
    TIMES,
    WATER_BOTTLE,
    YAK_GUIDE,
)
from chautari.games.kathmandu.rules.holdings import can_exchange
from chautari.games.kathmandu.rules.trip import Trip
from chautari.games.kathmandu.state import Player, Trek

# The numbers of the questions, by which evaluation tells them apart. Append only: trained models depend on them.
# None has the number 11.
TO_PLACE: Final = 1
TO_CHOOSE_DIE: Final = 2
TO_TAKE: Final = 3
TO_REST: Final = 4
TO_MOVE: Final = 5
TO_TURN: Final = 6
TO_EMERGE: Final = 7
TO_ACT: Final = 8
TO_OPEN_CASE: Final = 9
TO_THROW: Final = 10
TO_BUY_SPECIAL: Final = 12
TO_CHOOSE_MAP: Final = 13
TO_GIVE_MAP: Final = 14
TO_PITCH_TENT: Final = 15
TO_CHOOSE_CHARACTER: Final = 16
BY_CHANCE: Final = 17
TO_ROLL: Final = 18
QUESTIONS: Final = 18


class Question(Decision[Trek]):
    """A question to a seat."""

    def number(self) -> i64:
        """Which question it is: one of the numbers above."""
        raise NotImplementedError

    def rule(self) -> str:
        """The rule that is being carried out, and comes to its end before anything else may be done."""
        return "KA-TRN-1"

    def is_time_for(self, time: i64) -> bool:
        """Whether equipment of this time may be used (KA-EQP-14)."""
        return False

    def is_before_rest(self) -> bool:
        """Whether the yak may still have to rest, so that nothing changes its movement yet (KA-RST-2)."""
        return False

    def trip_so_far(self) -> Trip | None:
        """The movement as far as it is declared."""
        return None

    def put_on(self, sheet: Sheet, seat: i64, seats: i64) -> None:
        """Writes the numbers that everybody at the table has heard of it, as a seat sees them."""

    def refusal(self, s: Trek, action: i64) -> str:
        """Why not now what belongs to another question, or needs what the seat does not have."""
        player = s.players[self.seat]
        if action >= BEND:
            return "KA-TRN-1"
        if action >= PAINT:
            return self.refused_on_target(s, player, action)
        if action >= MOVE_TO:
            return self.refused_card(player, TERRAIN_MAP)
        if action >= EXCHANGE:
            return self.refused_exchange(player, action - EXCHANGE)
        if action >= TURN_DIE:
            return "KA-RST-2" if player.is_a(YAK_GUIDE) and self.is_before_rest() else "KA-CHR-2"
        if action >= DIE_UP:
            return self.refused_card(player, WATER_BOTTLE)
        if action >= THROW:
            return "KA-EQP-15"
        if action >= THREE:
            return "KA-EQP-1"
        return self.refused_card(player, action - USE) if action >= USE else refused_step(player, action)

    def refused_exchange(self, player: Player, resource: i64) -> str:
        """The guide may exchange at any time, but not in the midst of something else."""
        return self.rule() if can_exchange(player) and resource != FODDER else "KA-CHR-2"

    def refused_card(self, player: Player, kind: i64) -> str:
        """A card that is not held, not for now, or would do nothing."""
        if player.card(kind) == 0:
            return "KA-EQP-0"
        if not (self.is_time_for(BEFORE) or self.is_time_for(AFTER)):
            return self.rule()
        if not self.is_time_for(TIMES[kind]):
            return "KA-EQP-14"
        if self.is_before_rest() and kind in (MAGNIFYING_GLASS, WATER_BOTTLE, TERRAIN_MAP):
            return "KA-RST-2"
        return self.rule_of_card(kind)

    def rule_of_card(self, kind: i64) -> str:
        """The rule that says what a card does, or what it needs."""
        if kind in (CLIMBING_GEAR, TEA_LEAVES, BRIDLE):
            return "KA-MOV-11"
        if kind == TERRAIN_MAP:
            return "KA-EQP-18"
        return "KA-EQP-15" if kind == TELESCOPE else f"KA-EQP-{kind + 1}"

    def refused_on_target(self, s: Trek, player: Player, action: i64) -> str:
        """Actions on the target space, which come after the movement, and what they lead to."""
        if action >= CHARACTER:
            return "KA-CHR-0" if action < TENT else "KA-TNT-2"
        if BUY_SPECIAL <= action < OFFER:
            return "KA-ACT-10"
        if REACH <= action < TAKE_MAP:
            return self.refused_ladder(player)
        if TAKE_MAP <= action < SWAP_FOR:
            return "KA-ACT-6"
        return "KA-ACT-8" if GIVE <= action < END_TURN else "KA-TRN-1"

    def refused_ladder(self, player: Player) -> str:
        if player.card(ROPE_LADDER) == 0:
            return "KA-EQP-0"
        return "KA-EQP-12" if self.is_time_for(TIMES[ROPE_LADDER]) else "KA-EQP-14"


def refused_step(player: Player, action: i64) -> str:
    """The yak's place, the die, its resource, the rest, the movement: each is asked for when its time has come."""
    if action >= EMERGE and player.is_a(BORDER_GUARD):
        return "KA-CHR-10"
    if EMERGE <= action < STOP_SHORT:
        return "KA-MOV-1"
    if action >= STRAIGHT_ON:
        return "KA-CHR-5"
    if action >= TURN:
        return "KA-EQP-17"
    if action >= GO or action < DIE:
        return "KA-TRN-1"
    if action == REST:
        return "KA-RST-1"
    return "KA-DIE-2" if ASIDE <= action < RESOURCE else "KA-DIE-1"


def question_of(s: Trek) -> Question | None:
    """What a seat is asked; None while chance is asked, and at the end."""
    if len(s.pending) > 0:
        question = s.pending[-1]
        if isinstance(question, Question):
            return question
    return None
