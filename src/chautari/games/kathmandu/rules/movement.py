"""Move your yak: a movement is declared whole and shown before it is taken (rulebook, Yak movement rules)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.sheet import Sheet
from chautari.engine.state import Choices
from chautari.games.kathmandu.actions import (
    BEND,
    BRIDLES,
    CARDS_WAYS,
    CLIMB,
    GO,
    MOST_BRIDLES,
    STOP_SHORT,
    TEA,
    TURN,
    go,
)
from chautari.games.kathmandu.components import (
    AFTER,
    BORDER_GUARD,
    BRIDLE,
    MOST_SEATS,
    MOUNTAINEER,
    TEA_LEAVES,
)
from chautari.games.kathmandu.question import TO_EMERGE, TO_MOVE, TO_TURN, Question
from chautari.games.kathmandu.rules.before import offer_to_prepare, offer_until_first_step, take_before
from chautari.games.kathmandu.rules.cards import use_card
from chautari.games.kathmandu.rules.holdings import holds_cards, holds_way, may_climb
from chautari.games.kathmandu.rules.target import arrive
from chautari.games.kathmandu.rules.trip import (
    NOTHING_OPEN,
    WHERE_TO_TURN,
    Trip,
    after,
    can_be_finished,
    cards_used,
    cost_of_way,
    go_on,
    list_openings,
    pay_on_the_way,
    set_out,
    straight,
)
from chautari.games.kathmandu.state import MOVED, Player, Trek


class Move(Question):
    """KA-MOV-7: all four directions are open, with or without 'during' cards; 'before' cards still may come first."""

    def collect(self, s: Trek, out: Choices) -> None:
        player = s.players[self.seat]
        direction: i64 = 0
        while direction < 4:
            out.add(GO + direction * CARDS_WAYS)
            direction += 1
        if may_climb(player) or player.card(TEA_LEAVES) > 0 or player.card(BRIDLE) > 0:
            direction = 0
            while direction < 4:
                offer_with_cards(s, player, direction, out)
                direction += 1
        offer_until_first_step(player, out)
        offer_to_prepare(s, player, out)

    def take(self, s: Trek, action: i64) -> None:
        if action >= TURN:
            take_before(s, self.seat, action, self)
            return
        player = s.players[self.seat]
        if (action - GO) % CARDS_WAYS == 0 and not player.is_a(BORDER_GUARD):
            direction = (action - GO) // CARDS_WAYS
            pips = player.die(s.die)
            stop, made, strips = straight(s.landscape, player.yak, direction, pips, False)
            move(s, self.seat, 0, direction, stop, made, strips, made < pips)
        else:
            declare(s, self.seat, declared(s, self, action))

    def prompt(self) -> str:
        return "prompt-move"

    def number(self) -> i64:
        return TO_MOVE

    def about(self, s: Trek) -> list[tuple[str, int]]:
        return [("pips", s.die_pips(self.seat))]

    def is_time_for(self, time: i64) -> bool:
        return time != AFTER

    def refusal(self, s: Trek, action: i64) -> str:
        """Cards that are not held, or that would change nothing."""
        if not GO <= action < TURN:
            return super().refusal(s, action)
        cards = (action - GO) % CARDS_WAYS
        player = s.players[self.seat]
        if not holds_cards(player, cards):
            return "KA-EQP-0"
        if cards >= CLIMB:
            return "KA-CHR-1" if player.is_a(MOUNTAINEER) else "KA-EQP-16"
        return "KA-EQP-10" if cards == TEA else "KA-EQP-17"


def offer_with_cards(s: Trek, player: Player, direction: i64, out: Choices) -> None:
    """Every set of 'during' cards that changes this movement: climbing or not; tea leaves, bridles or neither."""
    pips = player.die(s.die)
    climb: i64 = 0
    while climb <= CLIMB:
        if climb == 0 or may_climb(player):
            way: i64 = 0
            while way < BRIDLES + MOST_BRIDLES:
                cards = climb + way
                if (
                    cards > 0
                    and holds_way(player, way)
                    and can_be_finished(s, player, set_out(player, pips, direction, cards))
                ):
                    out.add(go(direction, cards))
                way += 1
        climb += CLIMB


def declared(s: Trek, question: Question, action: i64) -> Trip:
    """The trip that a choice of `Move` or `OnTheWay` declares, as far as it does."""
    so_far = question.trip_so_far()
    if so_far is not None:
        return after(s, so_far, action)
    player = s.players[question.seat]
    return set_out(player, player.die(s.die), (action - GO) // CARDS_WAYS, (action - GO) % CARDS_WAYS)


def declare(s: Trek, seat: i64, trip: Trip) -> None:
    """Asks what the trip still leaves open, or takes it."""
    question = go_on(s, s.players[seat], trip)
    if question != NOTHING_OPEN:
        openings = Choices()
        decision = OnTheWay(seat, trip, question)
        decision.collect(s, openings)
        if openings.count == 1:
            decision.take(s, openings.ids[0])
        else:
            s.then(decision)
        return
    move(s, seat, trip.cards, trip.first, trip.at, trip.made, trip.strips, trip.is_blocked())


class OnTheWay(Question):
    """KA-MOV-11: where the declared movement turns (KA-EQP-11) or emerges behind a strip (KA-CHR-5)."""

    def __init__(self, seat: i64, trip: Trip, question: i64) -> None:
        super().__init__(seat)
        self.trip = trip
        self.question: i64 = question

    def collect(self, s: Trek, out: Choices) -> None:
        player = s.players[self.seat]
        openings = Choices()
        list_openings(s, player, self.trip, self.question, openings)
        i: i64 = 0
        while i < openings.count:
            action = openings.ids[i]
            if can_be_finished(s, player, after(s, self.trip, action)):
                out.add(action)
            i += 1

    def take(self, s: Trek, action: i64) -> None:
        declare(s, self.seat, after(s, self.trip, action))

    def prompt(self) -> str:
        return "prompt-turn" if self.question == WHERE_TO_TURN else "prompt-emerge"

    def number(self) -> i64:
        return TO_TURN if self.question == WHERE_TO_TURN else TO_EMERGE

    def trip_so_far(self) -> Trip | None:
        return self.trip

    def put_on(self, sheet: Sheet, seat: i64, seats: i64) -> None:
        """Cards, heading, turns left, whether a strip is being crossed, steps left, then the path."""
        trip = self.trip
        sheet.put(trip.cards)
        sheet.put(trip.heading)
        sheet.put(trip.bridles)
        sheet.put_flag(trip.crossing)
        sheet.put(trip.steps - trip.made)
        sheet.put(len(trip.path))
        sheet.put_row(tuple(trip.path))

    def refusal(self, s: Trek, action: i64) -> str:
        """A movement that is being declared is taken before anything else."""
        if action < TURN or STOP_SHORT < action < BEND:
            return "KA-MOV-11"
        return super().refusal(s, action)


def move(s: Trek, seat: i64, cards: i64, first: i64, stop: i64, made: i64, strips: i64, blocked: bool) -> None:
    """Pays, and brings the yak to its target space (KA-MOV-1 to KA-MOV-8)."""
    player = s.players[seat]
    if cards > 0:
        for kind in cards_used(player, cards):
            use_card(s, seat, kind)
    compass, fodder, tired = cost_of_way(s, player, first, made, strips, blocked)
    s.tell("moved", seat, stop, s.landscape.ground_of(stop), made)
    player.yak = stop
    pay_on_the_way(s, seat, compass, fodder, tired)
    s.mark_done(MOVED)
    arrive(s, seat)


MOVE: Final = [Move(seat) for seat in range(MOST_SEATS)]
