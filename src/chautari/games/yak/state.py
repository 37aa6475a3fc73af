"""Everything that lies on a table of Yak."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.state import Decision, State
from chautari.games.yak import stones
from chautari.games.yak.components import CARTS, CRYSTAL, FOODS, MOST_SEATS
from chautari.games.yak.tower import EMPTY, PLACES, SPOTS, STACK, Tower, places_of, top_of_stack

NO_CARD: Final = -1
NO_COLOUR: Final = -1
NO_SEAT: Final = -1

# Who holds food: the four carts, the tents, the market, and what is being paid just now.
TENT: Final = CARTS
MARKET_PLACE: Final = 8
PAYMENT: Final = 9
HOLDERS: Final = 10

KINDS: Final = CRYSTAL + 1  # of stone

NO_CHOICES: Final = bits.table([NO_CARD] * MOST_SEATS)


class Village(State):
    """The table. Stones on a cart and in hand are one integer each, see stones.py.

    A tower is a set of spots for each kind of stone, see tower.py; a seat's sets begin at `seat * KINDS`.
    """

    def __init__(
        self,
        seats: i64,
        pending: list[Decision[Any]],
        floor: i64,
        phases: i64,
        removed: i64,
        bonuses: i64,
        day: i64,
        last_day: bool,
        baby: i64,
        left: bool,
        quarry: bool,
        mist: i64,
        track: i64,
        fields: i64,
        stupa: i64,
        revealed: i64,
        chosen: vec[i64],
        yesterday: vec[i64],
        bag: vec[i64],
        food: vec[i64],
        loads: vec[i64],
        road: vec[i64],
        towers: vec[i64],
        hand: i64,
    ) -> None:
        super().__init__(seats, pending, floor, phases)
        self.removed: i64 = removed  # the colour not played with
        self.bonuses: i64 = bonuses  # the colours whose bonus cards lie out, as a set of bits
        self.day: i64 = day
        self.last_day = last_day
        self.baby: i64 = baby  # whose the baby yak is
        self.left = left  # which way all yaks look
        self.quarry = quarry  # whether the bag is still in the game
        self.mist: i64 = mist  # fogs drawn in this action, not yet on the track
        self.track: i64 = track  # fogs on the track
        self.fields: i64 = fields  # fields of the track not covered by the marker
        self.stupa: i64 = stupa  # who has the Stupa marker
        self.revealed: i64 = revealed  # the seats whose card lies open, as a set of bits
        self.chosen = chosen  # each seat's action card of the day
        self.yesterday = yesterday  # the cards of the day before, as everybody saw them; shared by clones
        self.bag = bag  # how many of each kind, fog included
        self.food = food  # how many of each kind with each holder
        self.loads = loads  # the stones on each cart
        self.road = road  # which cart stands at each place of the ring; never changed in place, so clones share it
        self.towers = towers
        self.hand: i64 = hand  # stones picked or drawn, not yet where they go

    def clone(self) -> "Village":
        return Village(
            self.seats,
            self.pending[:],
            self.floor,
            self.phases,
            self.removed,
            self.bonuses,
            self.day,
            self.last_day,
            self.baby,
            self.left,
            self.quarry,
            self.mist,
            self.track,
            self.fields,
            self.stupa,
            self.revealed,
            self.chosen[:],
            self.yesterday,
            self.bag[:],
            self.food[:],
            self.loads[:],
            self.road,
            self.towers[:],
            self.hand,
        )

    def place_before(self, seat: i64) -> i64:
        """The place of the ring in front of a seat; two players have one more between them (YK-SET-2)."""
        return 2 * seat if self.seats == 2 else seat

    def cart_before(self, seat: i64) -> i64:
        """What the rulebook calls "your cart" (YK-CMP-3)."""
        return self.road[self.place_before(seat)]

    def food_of(self, holder: i64, kind: i64) -> i64:
        return self.food[holder * FOODS + kind]

    def food_in(self, holder: i64) -> i64:
        first = holder * FOODS
        return self.food[first] + self.food[first + 1] + self.food[first + 2]

    def move_food(self, giver: i64, taker: i64, kind: i64, count: i64) -> None:
        self.food[giver * FOODS + kind] -= count
        self.food[taker * FOODS + kind] += count

    def in_bag(self) -> i64:
        bag = self.bag
        total: i64 = 0
        kind: i64 = 0
        while kind < len(bag):
            total += bag[kind]
            kind += 1
        return total

    def stones_on(self, cart: i64) -> list[int]:
        return stones.listed(self.loads[cart])

    def stones_in_hand(self) -> list[int]:
        return stones.listed(self.hand)

    def put_on_tower(self, seat: i64, place: i64, stone: i64) -> None:
        spot = SPOTS[place] if place < STACK else top_of_stack(self.filled(seat))
        self.towers[seat * KINDS + stone] |= spot

    def laid(self, seat: i64, kind: i64) -> i64:
        """Where a tower has stones of a kind, as a set of spots."""
        return self.towers[seat * KINDS + kind]

    def filled(self, seat: i64) -> i64:
        """Where a tower has stones, as a set of spots."""
        towers = self.towers
        spots: i64 = 0
        each = seat * KINDS
        end = each + KINDS
        while each < end:
            spots |= towers[each]
            each += 1
        return spots

    def stones_built(self, seat: i64, kind: i64) -> i64:
        """How many of a kind a tower has."""
        return bits.size(self.laid(seat, kind))

    def tower(self, seat: i64) -> Tower:
        """A tower to look at: its places, then the stones stacked."""
        built = [EMPTY] * max(bits.size(self.filled(seat)), PLACES)
        for kind in range(KINDS):
            for place in places_of(self.laid(seat, kind)):
                built[place] = kind
        return tuple(built)
