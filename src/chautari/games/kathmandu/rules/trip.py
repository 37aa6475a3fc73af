"""The way of a yak: how a movement that is declared step by step runs over the landscape (rulebook, Move your yak).

A trip is worked out before anything is taken: from the declared direction and cards to where the yak stops. It asks
where to turn (bridle) and where to emerge (border guard) only as far as there is something to choose.
"""

from typing import Final

from mypy_extensions import i64

from chautari.engine.state import Choices
from chautari.games.kathmandu.actions import (
    BRIDLES,
    CLIMB,
    EMERGE,
    STOP_SHORT,
    STRAIGHT_ON,
    TEA,
    TURN,
    turn,
)
from chautari.games.kathmandu.boards import CELLS, MOUNTAIN, SIDE, edge_cell, opposite
from chautari.games.kathmandu.components import (
    BORDER_GUARD,
    BRIDLE,
    CLIMBING_GEAR,
    COMPASS,
    FODDER,
    MOST_EXHAUSTION,
    MOUNTAINEER,
    TEA_LEAVES,
)
from chautari.games.kathmandu.landscape import Landscape, slot_of
from chautari.games.kathmandu.state import Player, Trek

# What a trip still has to be told.
NOTHING_OPEN: Final = 0
WHERE_TO_TURN: Final = 1
WHERE_TO_EMERGE: Final = 2


class Trip:
    """A movement as far as it is declared. Immutable once it is part of a question."""

    def __init__(
        self,
        first: i64,
        cards: i64,
        pips: i64,
        steps: i64,
        bridles: i64,
        at: i64,
        heading: i64,
        made: i64,
        turned: i64,
        strips: i64,
        climbed: bool,
        crossing: bool,
        stopped: bool,
        path: list[int],
    ) -> None:
        self.first: i64 = first
        self.cards: i64 = cards
        self.pips: i64 = pips
        self.steps: i64 = steps
        self.bridles: i64 = bridles
        self.at: i64 = at
        self.heading: i64 = heading
        self.made: i64 = made
        self.turned: i64 = turned
        self.strips: i64 = strips
        self.climbed = climbed
        self.crossing = crossing
        self.stopped = stopped
        self.path = path

    def copy(self) -> "Trip":
        return Trip(
            self.first,
            self.cards,
            self.pips,
            self.steps,
            self.bridles,
            self.at,
            self.heading,
            self.made,
            self.turned,
            self.strips,
            self.climbed,
            self.crossing,
            self.stopped,
            self.path.copy(),
        )

    def climbs(self) -> bool:
        return self.cards >= CLIMB

    def has_tea(self) -> bool:
        return self.cards % CLIMB == TEA

    def is_blocked(self) -> bool:
        """Stopped by a mountain or an edge before the last step (KA-MOV-2)."""
        return self.made < self.steps

    def next_space(self, land: Landscape) -> i64:
        return land.beside[self.at * 4 + self.heading]

    def enter(self, land: Landscape, space: i64) -> None:
        if slot_of(space) != slot_of(self.at):
            self.strips += 1
        if land.grounds[space] == MOUNTAIN:
            self.climbed = True
        self.at = space
        self.made += 1
        self.path.append(space)

    def run(self, land: Landscape, limit: i64, guarded: bool) -> bool:
        """Straight on until `limit` steps are made or it can't; whether it waits at a strip for the border guard."""
        while self.made < limit:
            space = self.next_space(land)
            if space < 0:
                return False
            if guarded and slot_of(space) != slot_of(self.at):
                return True
            if land.grounds[space] == MOUNTAIN and not self.climbs():
                return False
            self.enter(land, space)
        return False


def set_out(player: Player, pips: i64, direction: i64, cards: i64) -> Trip:
    way = cards % CLIMB
    return Trip(
        first=direction,
        cards=cards,
        pips=pips,
        steps=2 * pips if way == TEA else pips,
        bridles=way - BRIDLES + 1 if way >= BRIDLES else 0,
        at=player.yak,
        heading=direction,
        made=0,
        turned=0,
        strips=0,
        climbed=False,
        crossing=False,
        stopped=False,
        path=[player.yak],
    )


def straight(land: Landscape, at: i64, heading: i64, steps: i64, climbing: bool) -> tuple[i64, i64, i64]:
    """Where a straight movement ends, the steps it makes and the strips it crosses: the quick way for most."""
    made: i64 = 0
    strips: i64 = 0
    while made < steps:
        space = land.beside[at * 4 + heading]
        if space < 0 or (not climbing and land.grounds[space] == MOUNTAIN):
            break
        if space // CELLS != at // CELLS:
            strips += 1
        at = space
        made += 1
    return at, made, strips


def go_on(s: Trek, player: Player, trip: Trip) -> i64:
    """Lets the trip run as far as it is declared; what it has to be told next."""
    guarded = player.is_a(BORDER_GUARD)
    while True:
        if trip.stopped:
            return NOTHING_OPEN
        if trip.bridles > 0 and not trip.crossing:
            return WHERE_TO_TURN
        if not trip.run(s.landscape, trip.steps, guarded):
            return NOTHING_OPEN
        choices = Choices()
        list_emergences(s, trip, choices)
        if choices.count > 1:
            return WHERE_TO_EMERGE
        take_opening(s, trip, choices.ids[0])


def list_emergences(s: Trek, trip: Trip, out: Choices) -> None:
    """KA-CHR-5, KA-CHR-10: any passable space beyond the strip; with a mountain opposite he may stop before it."""
    land = s.landscape
    opposite_space = trip.next_space(land)
    base = slot_of(opposite_space) * CELLS
    if land.grounds[opposite_space] == MOUNTAIN and not trip.climbs():
        out.add(STOP_SHORT)
    along: i64 = 0
    while along < SIDE:
        space = base + edge_cell(opposite(trip.heading), along)
        if land.grounds[space] != MOUNTAIN or trip.climbs():
            out.add(EMERGE + space)
        along += 1


def list_turns(s: Trek, player: Player, trip: Trip, out: Choices) -> None:
    """KA-EQP-17: after at least one step and before the last, in front of an obstacle too; a step between two turns."""
    scout = trip.copy()
    guarded = player.is_a(BORDER_GUARD)
    while True:
        if trip.turned < scout.made < scout.steps:
            out.add(turn(scout.made, (trip.heading + 1) & 3))
            out.add(turn(scout.made, (trip.heading + 3) & 3))
        before = scout.made
        waits = scout.run(s.landscape, scout.made + 1, guarded)
        if scout.made == before or scout.made >= scout.steps:
            if waits and scout.made < scout.steps:
                out.add(STRAIGHT_ON)
            return


def list_openings(s: Trek, player: Player, trip: Trip, question: i64, out: Choices) -> None:
    if question == WHERE_TO_TURN:
        list_turns(s, player, trip, out)
    else:
        list_emergences(s, trip, out)


def take_opening(s: Trek, trip: Trip, action: i64) -> None:
    """Declares where the trip turns or emerges."""
    land = s.landscape
    if action == STOP_SHORT:
        trip.stopped = True
    elif action >= EMERGE:
        trip.enter(land, action - EMERGE)
        trip.crossing = False
    elif action == STRAIGHT_ON:
        trip.crossing = True
    else:
        steps = (action - TURN) // 4 + 1
        trip.run(land, steps, False)
        trip.turned = steps
        trip.heading = (action - TURN) % 4
        trip.bridles -= 1


def makes_sense(s: Trek, player: Player, trip: Trip) -> bool:
    """Whether a finished trip is allowed and every card in it made a difference."""
    on_mountain = s.landscape.grounds[trip.at] == MOUNTAIN
    if trip.climbs() and (not trip.climbed or (on_mountain and not player.is_a(MOUNTAINEER))):
        return False
    if trip.has_tea() and trip.made < trip.pips:
        return False
    return trip.bridles == 0


def can_be_finished(s: Trek, player: Player, trip: Trip) -> bool:
    """Whether some way of declaring the rest makes sense. Plain movements always do (KA-MOV-7)."""
    if trip.cards == 0:
        return True
    rest = trip.copy()
    question = go_on(s, player, rest)
    if question == NOTHING_OPEN:
        return makes_sense(s, player, rest)
    choices = Choices()
    list_openings(s, player, rest, question, choices)
    i: i64 = 0
    while i < choices.count:
        if can_be_finished(s, player, after(s, rest, choices.ids[i])):
            return True
        i += 1
    return False


def after(s: Trek, trip: Trip, action: i64) -> Trip:
    further = trip.copy()
    take_opening(s, further, action)
    return further


def ways_to_finish(s: Trek, player: Player, trip: Trip) -> list[Trip]:
    """Every trip that this declaration can still become: what is shown before it is taken (KA-MOV-11)."""
    rest = trip.copy()
    question = go_on(s, player, rest)
    if question == NOTHING_OPEN:
        return [rest] if rest.cards == 0 or makes_sense(s, player, rest) else []
    choices = Choices()
    list_openings(s, player, rest, question, choices)
    ways: list[Trip] = []
    for action in choices.listed():
        ways.extend(ways_to_finish(s, player, after(s, rest, action)))
    return ways


def cost(s: Trek, player: Player, trip: Trip) -> tuple[i64, i64, i64]:
    """Compass, fodder and exhaustion that a trip costs."""
    return cost_of_way(s, player, trip.first, trip.made, trip.strips, trip.is_blocked())


def cost_of_way(s: Trek, player: Player, first: i64, made: i64, strips: i64, blocked: bool) -> tuple[i64, i64, i64]:
    """The needle's compass (KA-MOV-4), a fodder for each strip (KA-MOV-3), exhaustion for what lacks (KA-MOV-8)."""
    compass: i64 = 0
    tired: i64 = 1 if blocked else 0
    needle = s.landscape.needles[slot_of(player.yak)]
    if made > 0 and first == needle:
        if player.resource(COMPASS) > 0:
            compass = 1
        else:
            tired += 1
    fodder, lacking = cost_of_strips(player, strips)
    return compass, fodder, at_most_three(player, tired + lacking)


def cost_of_strips(player: Player, strips: i64) -> tuple[i64, i64]:
    """Fodder as far as it is there, and how many strips it lacks for."""
    held = player.resource(FODDER)
    fodder = strips if strips < held else held
    return fodder, strips - fodder


def at_most_three(player: Player, tired: i64) -> i64:
    """How many of these exhaustion markers find room (KA-MOV-5)."""
    room = MOST_EXHAUSTION - player.exhaustion
    return tired if tired < room else room


def pay_on_the_way(s: Trek, seat: i64, compass: i64, fodder: i64, tired: i64) -> None:
    player = s.players[seat]
    if compass > 0:
        player.pay(COMPASS)
        s.tell("paid", seat, COMPASS, 1)
    if fodder > 0:
        i: i64 = 0
        while i < fodder:
            player.pay(FODDER)
            i += 1
        s.tell("paid", seat, FODDER, fodder)
    if tired > 0:
        player.tire(tired)
        s.tell("tired", seat, tired)


def cards_used(player: Player, cards: i64) -> list[int]:
    """The kinds of equipment that a movement discards; the mountaineer climbs without gear (KA-CHR-1)."""
    kinds: list[int] = []
    if cards >= CLIMB and not player.is_a(MOUNTAINEER):
        kinds.append(CLIMBING_GEAR)
    way = cards % CLIMB
    if way == TEA:
        kinds.append(TEA_LEAVES)
    for _ in range(way - BRIDLES + 1):
        kinds.append(BRIDLE)
    return kinds
