"""The turn's first steps: choose a die, take its resource, rest if due (rulebook, Select 1 die, Rest)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.state import Choices, Step
from chautari.games.kathmandu.actions import ASIDE, BEND, DIE, GO, RESOURCE, REST, TURN
from chautari.games.kathmandu.components import BEFORE, BLACK, DICE, MOST_EXHAUSTION, MOST_SEATS, RESOURCES
from chautari.games.kathmandu.question import TO_CHOOSE_DIE, TO_REST, TO_TAKE, Question
from chautari.games.kathmandu.rules.before import offer_until_first_step, roll, take_before
from chautari.games.kathmandu.rules.movement import MOVE
from chautari.games.kathmandu.state import REROLLED, Trek


class OfferDice(Step[Trek]):
    """Asks for a die, unless only one is left and there is nothing else to do."""

    def __init__(self, mover: i64) -> None:
        super().__init__()
        self.mover: i64 = mover

    def happen(self, s: Trek) -> None:
        question = CHOOSE_DIE[self.mover]
        unused = s.players[self.mover].unused
        if unused & (unused - 1) == 0:
            out = Choices()
            question.collect(s, out)
            if out.count == 1:
                question.take(s, out.ids[0])
                return
        s.then(question)


class ChooseDie(Question):
    """KA-DIE-1, KA-DIE-2: use an unused die; once per turn, put one aside and reroll the others first."""

    def collect(self, s: Trek, out: Choices) -> None:
        player = s.players[self.seat]
        may_reroll = not s.has_done(REROLLED) and player.unused & (player.unused - 1) != 0
        colour: i64 = 0
        while colour < DICE:
            if bits.has(player.unused, colour):
                out.add(DIE + colour)
                if may_reroll:
                    out.add(ASIDE + colour)
            colour += 1
        offer_until_first_step(player, out)

    def take(self, s: Trek, action: i64) -> None:
        player = s.players[self.seat]
        if action >= RESOURCE:
            take_before(s, self.seat, action, OFFER_DICE[self.seat])
        elif action >= ASIDE:
            player.unused = bits.minus(player.unused, action - ASIDE)
            s.mark_done(REROLLED)
            s.tell("aside", self.seat, action - ASIDE)
            s.then(roll(self.seat, player.unused), OFFER_DICE[self.seat])
        else:
            use_die(s, self.seat, action - DIE)

    def prompt(self) -> str:
        return "prompt-die"

    def number(self) -> i64:
        return TO_CHOOSE_DIE

    def rule(self) -> str:
        return "KA-DIE-1"

    def is_time_for(self, time: i64) -> bool:
        return time == BEFORE

    def is_before_rest(self) -> bool:
        return True

    def refusal(self, s: Trek, action: i64) -> str:
        """A die that was used, or one that was put aside."""
        if DIE <= action < ASIDE:
            return "KA-DIE-1" if bits.has(s.players[self.seat].used, action - DIE) else "KA-DIE-2"
        return super().refusal(s, action)


def use_die(s: Trek, seat: i64, colour: i64) -> None:
    player = s.players[seat]
    player.unused = bits.minus(player.unused, colour)
    player.used = bits.plus(player.used, colour)
    s.die = colour
    s.tell("used-die", seat, colour, player.die(colour))
    if colour == BLACK:
        s.then(TAKE_RESOURCE[seat], CHECK_REST[seat])
    else:
        gain(s, seat, colour)
        check_rest(s, seat)


def gain(s: Trek, seat: i64, kind: i64) -> None:
    s.players[seat].gain(kind)
    s.tell("gained", seat, kind)


class TakeResource(Question):
    """Any one resource: for the black die (KA-DIE-1), and every turn in Kathmandu (KA-ACT-7)."""

    def collect(self, s: Trek, out: Choices) -> None:
        kind: i64 = 0
        while kind < len(RESOURCES):
            out.add(RESOURCE + kind)
            kind += 1

    def take(self, s: Trek, action: i64) -> None:
        gain(s, self.seat, action - RESOURCE)

    def prompt(self) -> str:
        return "prompt-resource"

    def number(self) -> i64:
        return TO_TAKE

    def rule(self) -> str:
        return "KA-DIE-1"

    def refusal(self, s: Trek, action: i64) -> str:
        """In Kathmandu there is nothing else to a turn."""
        if action < BEND and s.players[self.seat].arrived():
            return "KA-ACT-7"
        return super().refusal(s, action)


class CheckRest(Step[Trek]):
    """KA-RST-1, KA-RST-2."""

    def __init__(self, mover: i64) -> None:
        super().__init__()
        self.mover: i64 = mover

    def happen(self, s: Trek) -> None:
        check_rest(s, self.mover)


def check_rest(s: Trek, seat: i64) -> None:
    """With three markers the yak rests; whoever holds a 'before' card may use it until then."""
    player = s.players[seat]
    if player.exhaustion < MOST_EXHAUSTION:
        s.then(MOVE[seat])
        return
    out = Choices()
    offer_until_first_step(player, out)
    if out.count > 0:
        s.then(BeforeRest(seat))
    else:
        rest(s, seat)


def rest(s: Trek, seat: i64) -> None:
    s.players[seat].exhaustion = 0
    s.tell("rested", seat)


class BeforeRest(Question):
    """First aid may prevent the rest; other cards that do not change the movement may still be used (KA-RST-2)."""

    def collect(self, s: Trek, out: Choices) -> None:
        out.add(REST)
        offer_until_first_step(s.players[self.seat], out)

    def take(self, s: Trek, action: i64) -> None:
        if action == REST:
            rest(s, self.seat)
        else:
            take_before(s, self.seat, action, CHECK_REST[self.seat])

    def prompt(self) -> str:
        return "prompt-before-rest"

    def number(self) -> i64:
        return TO_REST

    def rule(self) -> str:
        return "KA-RST-1"

    def is_time_for(self, time: i64) -> bool:
        return time == BEFORE

    def is_before_rest(self) -> bool:
        return True

    def refusal(self, s: Trek, action: i64) -> str:
        return self.rule() if GO <= action < TURN else super().refusal(s, action)


# Made once: they never change.
OFFER_DICE: Final = [OfferDice(seat) for seat in range(MOST_SEATS)]
CHOOSE_DIE: Final = [ChooseDie(seat) for seat in range(MOST_SEATS)]
TAKE_RESOURCE: Final = [TakeResource(seat) for seat in range(MOST_SEATS)]
CHECK_REST: Final = [CheckRest(seat) for seat in range(MOST_SEATS)]
