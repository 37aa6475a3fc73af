"""What may be done before the movement: 'before' equipment and the yak guide's ways (rulebook, The equipment cards)."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.luck import Luck
from chautari.engine.sheet import Sheet
from chautari.engine.state import Chance, Choices, Decision
from chautari.games.kathmandu.actions import (
    DIE_DOWN,
    DIE_UP,
    EXCHANGE,
    KEEP_DICE,
    MOVE_TO,
    ROLL,
    THROW,
    TURN_DIE,
    USE,
)
from chautari.games.kathmandu.components import (
    BEFORE,
    DICE,
    FODDER,
    MAGNIFYING_GLASS,
    MOST_SEATS,
    PINK,
    SIDES,
    WATER_BOTTLE,
    WOODEN_BARREL,
    YAK_GUIDE,
)
from chautari.games.kathmandu.question import TO_THROW, Question
from chautari.games.kathmandu.rules.cards import (
    follow_terrain_map,
    offer_cards_of_time,
    offer_spaces_of_area,
    use_card,
    use_card_of_time,
)
from chautari.games.kathmandu.rules.holdings import can_exchange, holds_terrain_map
from chautari.games.kathmandu.state import DIE_TURNED, Player, Trek


def offer_until_first_step(player: Player, out: Choices) -> None:
    """What is open from the turn's start to the first step (KA-EQP-14)."""
    offer_cards_of_time(player, BEFORE, out)
    if player.card(WOODEN_BARREL) > 0 and player.unused != 0:
        out.add(USE + WOODEN_BARREL)
    offer_exchange(player, out)


def offer_exchange(player: Player, out: Choices) -> None:
    """KA-CHR-2: two fodder for any one other resource."""
    if can_exchange(player):
        kind: i64 = 0
        while kind < FODDER:
            out.add(EXCHANGE + kind)
            kind += 1


def offer_to_prepare(s: Trek, player: Player, out: Choices) -> None:
    """What changes the movement that is about to begin, so not before the rest (KA-RST-2)."""
    offer_to_turn_the_die(s, player, out)
    if holds_terrain_map(player, BEFORE):
        offer_spaces_of_area(s, player, out)


def offer_to_turn_the_die(s: Trek, player: Player, out: Choices) -> None:
    pips = player.die(s.die)
    if player.equipment != 0:
        if player.card(MAGNIFYING_GLASS) > 0:
            out.add(USE + MAGNIFYING_GLASS)
        if player.card(WATER_BOTTLE) > 0:
            if pips < SIDES:
                out.add(DIE_UP)
            if pips > 1:
                out.add(DIE_DOWN)
    if player.is_a(YAK_GUIDE) and s.die == PINK and not s.has_done(DIE_TURNED):
        side: i64 = 1
        while side <= SIDES:
            if side != pips:
                out.add(TURN_DIE + side - 1)
            side += 1


def take_before(s: Trek, seat: i64, action: i64, back: Decision[Any]) -> None:
    """Carries out what the offers above list; `back` is the question that comes again afterwards."""
    player = s.players[seat]
    s.then(back)
    if action >= MOVE_TO:
        follow_terrain_map(s, seat, action - MOVE_TO)
    elif action >= EXCHANGE:
        exchange(s, seat, action - EXCHANGE)
    elif action >= TURN_DIE:
        s.mark_done(DIE_TURNED)
        turn_die(s, seat, action - TURN_DIE + 1)
    elif action in (DIE_UP, DIE_DOWN):
        use_card(s, seat, WATER_BOTTLE)
        turn_die(s, seat, player.die(s.die) + (1 if action == DIE_UP else -1))
    elif action == USE + WOODEN_BARREL:
        use_card(s, seat, WOODEN_BARREL)
        s.then(Throw(seat, 3))
    elif action == USE + MAGNIFYING_GLASS:
        use_card(s, seat, MAGNIFYING_GLASS)
        turn_die(s, seat, SIDES + 1 - player.die(s.die))
    else:
        use_card_of_time(s, seat, action - USE)


def turn_die(s: Trek, seat: i64, pips: i64) -> None:
    s.players[seat].set_die(s.die, pips)
    s.tell("turned-die", seat, s.die, pips)


def exchange(s: Trek, seat: i64, kind: i64) -> None:
    player = s.players[seat]
    player.pay(FODDER)
    player.pay(FODDER)
    player.gain(kind)
    s.tell("exchanged", seat, kind)


class Throw(Question):
    """KA-EQP-3, KA-EQP-15: up to three throws in a row, each with unused dice of one's choice."""

    def __init__(self, seat: i64, throws: i64) -> None:
        super().__init__(seat)
        self.throws: i64 = throws

    def collect(self, s: Trek, out: Choices) -> None:
        unused = s.players[self.seat].unused
        dice: i64 = 1
        while dice < 64:
            if dice & ~unused == 0:
                out.add(THROW + dice)
            dice += 1
        if self.throws < 3:
            out.add(KEEP_DICE)

    def take(self, s: Trek, action: i64) -> None:
        if action == KEEP_DICE:
            return
        if self.throws > 1:
            s.then(Throw(self.seat, self.throws - 1))
        s.then(roll(self.seat, action - THROW))

    def prompt(self) -> str:
        return "prompt-throw"

    def number(self) -> i64:
        return TO_THROW

    def rule(self) -> str:
        return "KA-EQP-3"

    def about(self, s: Trek) -> list[tuple[str, int]]:
        return [("throws", self.throws)]

    def put_on(self, sheet: Sheet, seat: i64, seats: i64) -> None:
        sheet.put(self.throws)


class Roll(Chance[Trek]):
    """One die after the other of a set, the lowest colour first (KA-SET-7, KA-DAY-2)."""

    def __init__(self, roller: i64, dice: i64) -> None:
        super().__init__()
        self.roller: i64 = roller
        self.dice: i64 = dice

    def collect(self, s: Trek, out: Choices) -> None:
        side: i64 = 0
        while side < SIDES:
            out.add(ROLL + side)
            side += 1

    def sample(self, s: Trek, luck: Luck) -> i64:
        return ROLL + luck.below(SIDES)

    def take(self, s: Trek, action: i64) -> None:
        colour: i64 = 0
        while not bits.has(self.dice, colour):
            colour += 1
        pips = action - ROLL + 1
        s.players[self.roller].set_die(colour, pips)
        s.tell("rolled", self.roller, colour, pips)
        rest = bits.minus(self.dice, colour)
        if rest != 0:
            s.then(roll(self.roller, rest))

    def prompt(self) -> str:
        return "roll"

    def about(self, s: Trek) -> list[tuple[str, int]]:
        return [("seat", self.roller), ("dice", self.dice)]


# Questions and steps that come up often are made once: they never change.
ROLLS: Final = [Roll(roller, dice) for roller in range(MOST_SEATS) for dice in range(1 << DICE)]


def roll(roller: i64, dice: i64) -> Roll:
    return ROLLS[(roller << DICE) + dice]
