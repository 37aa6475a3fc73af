"""Everything that lies on a table of Adventure Tours."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.state import Decision, State
from chautari.games.adventure_tours.components import (
    CARDS,
    COLOURS,
    COPIES,
    DEMAND,
    HIGHEST_DEMAND,
    START,
    SUPPORT,
    amount,
    colour_of,
)

NO_BOARD: Final = -1

# What happens to the boards between the rounds.
VARIANT_NONE: Final = 0
VARIANT_DEALT: Final = 1
VARIANT_CHOSEN: Final = 2


class Cards:
    """A hand or the pile: the cards of which at least one, two, three copies are in. Immutable, so clones share it."""

    def __init__(self, size: i64, ones: i64, twos: i64, threes: i64) -> None:
        self.size: i64 = size
        self.ones: i64 = ones
        self.twos: i64 = twos
        self.threes: i64 = threes

    def has(self, card: i64) -> bool:
        return bits.has(self.ones, card)

    def copies(self, card: i64) -> i64:
        return ((self.ones >> card) & 1) + ((self.twos >> card) & 1) + ((self.threes >> card) & 1)

    def nth(self, ticket: i64) -> i64:
        """The card that a ticket from 0 to size − 1 wins, one ticket per copy."""
        count = bits.size(self.ones)
        if ticket < count:
            return bits.nth(self.ones, ticket)
        ticket -= count
        count = bits.size(self.twos)
        if ticket < count:
            return bits.nth(self.twos, ticket)
        return bits.nth(self.threes, ticket - count)

    def plus(self, card: i64) -> "Cards":
        if not bits.has(self.ones, card):
            return Cards(self.size + 1, bits.plus(self.ones, card), self.twos, self.threes)
        if not bits.has(self.twos, card):
            return Cards(self.size + 1, self.ones, bits.plus(self.twos, card), self.threes)
        return Cards(self.size + 1, self.ones, self.twos, bits.plus(self.threes, card))

    def minus(self, card: i64) -> "Cards":
        if bits.has(self.threes, card):
            return Cards(self.size - 1, self.ones, self.twos, bits.minus(self.threes, card))
        if bits.has(self.twos, card):
            return Cards(self.size - 1, self.ones, bits.minus(self.twos, card), self.threes)
        return Cards(self.size - 1, bits.minus(self.ones, card), self.twos, self.threes)

    def listed(self) -> list[int]:
        """All of them, each as often as it is in, in ascending order."""
        cards: list[int] = []
        rest = self.ones
        while rest != 0:
            card = bits.smallest(rest)
            rest = bits.minus(rest, card)
            for _ in range(self.copies(card)):
                cards.append(card)
        return cards


NO_CARDS: Final = Cards(0, 0, 0, 0)


def cards_of(listed: list[int]) -> Cards:
    cards = NO_CARDS
    for card in listed:
        cards = cards.plus(card)
    return cards


FULL_DECK: Final = cards_of([card for card in range(CARDS) for _ in range(COPIES[card])])


class Tours(State):
    """The table. Rows are tuples from left to right."""

    def __init__(
        self,
        seats: i64,
        pending: list[Decision[Any]],
        floor: i64,
        phases: i64,
        variant: i64,
        round: i64,
        first: i64,
        turn: i64,
        ability_used: bool,
        further_turns: i64,
        pile: Cards,
        discards: tuple[int, ...],
        boards: tuple[int, ...],
        free_boards: i64,
        hands: list[Cards],
        equipment: list[tuple[int, ...]],
        members: list[tuple[int, ...]],
        earned: tuple[int, ...],
        paid: tuple[int, ...],
    ) -> None:
        super().__init__(seats, pending, floor, phases)
        self.variant: i64 = variant
        self.round: i64 = round
        self.first: i64 = first
        self.turn: i64 = turn
        self.ability_used = ability_used
        self.further_turns: i64 = further_turns
        self.pile = pile
        self.discards = discards
        self.boards = boards
        self.free_boards: i64 = free_boards
        self.hands = hands
        self.equipment = equipment
        self.members = members
        # One number per seat for every round scored so far, round after round.
        self.earned = earned
        self.paid = paid

    def clone(self) -> "Tours":
        return Tours(
            self.seats,
            self.pending[:],
            self.floor,
            self.phases,
            self.variant,
            self.round,
            self.first,
            self.turn,
            self.ability_used,
            self.further_turns,
            self.pile,
            self.discards,
            self.boards,
            self.free_boards,
            self.hands[:],
            self.equipment[:],
            self.members[:],
            self.earned,
            self.paid,
        )

    def gear(self, seat: i64) -> i64:
        """What the board and all equipment of a seat amount to, packed."""
        total: i64 = START[self.boards[seat]]
        for card in self.equipment[seat]:
            total += SUPPORT[card]
        return total

    def has_ability(self, seat: i64, ability: i64) -> bool:
        """Whether the seat's board has this ability and it is still unused in this turn (AT-ABL-0)."""
        return self.boards[seat] == ability and not self.ability_used

    def lapse(self) -> None:
        """Whatever was still to come before the round's scoring, which lies at the bottom, comes no more (AT-END-2)."""
        del self.pending[1:]
        self.at = 1


# For every colour and every amount of equipment from 0 to 9 the cards of that colour which demand no more.
REACH: Final = bits.table(
    [
        bits.set_of([card for card in range(CARDS) if colour_of(card) == colour and DEMAND[card] <= equipment])
        for colour in range(len(COLOURS))
        for equipment in range(HIGHEST_DEMAND + 1)
    ]
)


def in_reach(gear: i64) -> i64:
    """The cards whose demand this equipment meets (AT-MEM-1), as a set of bits."""
    reach: i64 = 0
    colour: i64 = 0
    while colour < 3:
        highest = amount(gear, colour)
        if highest > HIGHEST_DEMAND:
            highest = HIGHEST_DEMAND
        reach |= REACH[10 * colour + highest]
        colour += 1
    return reach
