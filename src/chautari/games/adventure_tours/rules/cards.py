"""Playing a card, and the action it allows: equipment, members, adventurers (rulebook; Guide, Actions)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.state import Choices, Step
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import EQUIP, JOIN, SKIP, TARGET, USE, card_played
from chautari.games.adventure_tours.components import (
    ACTION,
    ACTION_TWICE,
    CARDS,
    EQUIPMENT_ACTS,
    OPTIONAL_DRAW,
    colour_of,
)
from chautari.games.adventure_tours.kinds import AGAIN, AS_EQUIPMENT, AS_MEMBER
from chautari.games.adventure_tours.question import Announced, Question, asked_under
from chautari.games.adventure_tours.rules.aimed import (
    Action,
    GiveOne,
    GiveTwo,
    MakeDiscardEquipment,
    MakeDiscardMember,
    TakeEquipment,
    TakeMember,
)
from chautari.games.adventure_tours.rules.draw import DRAWS
from chautari.games.adventure_tours.rules.optional_draw import DrawIfYouLike
from chautari.games.adventure_tours.state import Tours, in_reach


def equip(s: Tours, seat: i64, card: i64) -> None:
    """A card of the hand becomes the rightmost equipment; then one is drawn (AT-EQP-1, AT-EQP-2)."""
    s.hands[seat] = s.hands[seat].minus(card)
    s.equipment[seat] += (card,)
    s.tell("equipped", seat, card)
    if s.has_ability(seat, OPTIONAL_DRAW):
        s.then(DrawIfYouLike(seat))
        return
    s.then(DRAWS[seat])
    if s.has_ability(seat, EQUIPMENT_ACTS) and bits.has(in_reach(s.gear(seat)), card):
        ask_for_action(s, seat, card, AS_EQUIPMENT)


def join(s: Tours, seat: i64, card: i64) -> None:
    """A card of the hand becomes the rightmost member; then its action may be used (AT-MEM-2, AT-MEM-3)."""
    s.hands[seat] = s.hands[seat].minus(card)
    s.members[seat] += (card,)
    s.tell("joined", seat, card)
    ask_for_action(s, seat, card, AS_MEMBER)


def offer_equipment(s: Tours, seat: i64, out: Choices) -> None:
    """Any card of the hand (AT-EQP-1)."""
    offer(s.hands[seat].ones, EQUIP, out)


def offer_members(s: Tours, seat: i64, colours: i64, out: Choices) -> None:
    """Every card of the hand that has one of these colours and whose demand is met (AT-MEM-1)."""
    offer(s.hands[seat].ones & in_reach(s.gear(seat)) & colours, JOIN, out)


def offer(cards: i64, start: i64, out: Choices) -> None:
    action = start
    while cards != 0:
        if cards & 1 == 1:
            out.add(action)
        cards >>= 1
        action += 1


def refused_card(s: Tours, seat: i64, action: i64) -> str:
    """A card of the hand is refused only as a member who demands too much; all others are not in hand."""
    return "AT-MEM-1" if s.hands[seat].has(card_played(action)) else "AT-TRN-1"


# Sets of cards: all, and those of each colour.
ANY_COLOUR: Final = bits.first(CARDS)
OF_COLOUR: Final = [bits.set_of([card for card in range(CARDS) if colour_of(card) == colour]) for colour in range(3)]


class OneMoreEquipment(Action):
    """AT-ACT-3."""

    def is_open(self, s: Tours, seat: i64) -> bool:
        return s.hands[seat].size > 0

    def offer(self, s: Tours, seat: i64, card: i64, out: Choices) -> None:
        offer_equipment(s, seat, out)

    def carry_out(self, s: Tours, seat: i64, card: i64, choice: i64) -> None:
        equip(s, seat, choice - EQUIP)

    def forbids_card(self, s: Tours, seat: i64, card: i64, choice: i64) -> str:
        return refused_card(s, seat, choice) if choice < JOIN else super().forbids_card(s, seat, card, choice)


class FurtherMember(Action):
    """AT-ACT-7. Asked whatever the hidden hand holds: not being asked would tell."""

    def is_open(self, s: Tours, seat: i64) -> bool:
        return s.hands[seat].size > 0

    def offer(self, s: Tours, seat: i64, card: i64, out: Choices) -> None:
        offer_members(s, seat, OF_COLOUR[colour_of(card)], out)

    def carry_out(self, s: Tours, seat: i64, card: i64, choice: i64) -> None:
        join(s, seat, choice - JOIN)

    def decline(self, s: Tours, seat: i64, card: i64) -> None:
        """Nobody is told whether anybody could have followed."""
        s.tell("declined-member", seat)

    def forbids_card(self, s: Tours, seat: i64, card: i64, choice: i64) -> str:
        if choice >= JOIN and bits.has(OF_COLOUR[colour_of(card)], choice - JOIN):
            return refused_card(s, seat, choice)
        return super().forbids_card(s, seat, card, choice)


class FurtherTurn(Action):
    """AT-ACT-6: when this turn is over (AT-TRN-4)."""

    def offer(self, s: Tours, seat: i64, card: i64, out: Choices) -> None:
        out.add(USE)

    def carry_out(self, s: Tours, seat: i64, card: i64, choice: i64) -> None:
        s.further_turns += 1
        s.tell("further-turn", seat)


class EquipmentJoins(Action):
    """AT-ACT-10: all equipment cards of the colour just played, in their order, to the right of all members."""

    def offer(self, s: Tours, seat: i64, card: i64, out: Choices) -> None:
        out.add(USE)

    def carry_out(self, s: Tours, seat: i64, card: i64, choice: i64) -> None:
        colour = colour_of(card)
        moved: list[int] = []
        stay: list[int] = []
        for lying in s.equipment[seat]:
            if colour_of(lying) == colour:
                moved.append(lying)
            else:
                stay.append(lying)
        s.members[seat] += tuple(moved)
        s.equipment[seat] = tuple(stay)
        s.tell("equipment-joined", seat, colour, len(moved))


class NothingNow(Action):
    """Roy Nobleman has no action; Pater Miller waits for an attack (AT-MEM-3). So nothing is asked."""

    def __init__(self) -> None:
        super().__init__("")

    def is_open(self, s: Tours, seat: i64) -> bool:
        return False


# By the numbers of the Guide.
ACTIONS: Final[list[Action]] = [
    NothingNow(),
    GiveOne("give-one"),
    GiveTwo("give-two"),
    OneMoreEquipment("one-more-equipment"),
    MakeDiscardEquipment("discard-equipment"),
    TakeEquipment("take-equipment"),
    FurtherTurn("further-turn"),
    FurtherMember("further-member"),
    MakeDiscardMember("discard-member"),
    TakeMember("take-member"),
    EquipmentJoins("equipment-joins"),
    NothingNow(),
]


def ask_for_action(s: Tours, seat: i64, card: i64, way: i64) -> None:
    if ACTIONS[ACTION[card]].is_open(s, seat):
        s.then(UseAction(seat, card, way))


class UseAction(Question):
    """Whether, and how, the action of the card just played is used (AT-ACT-0)."""

    def __init__(self, seat: i64, card: i64, way: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.way: i64 = way

    def collect(self, s: Tours, out: Choices) -> None:
        out.add(SKIP)
        ACTIONS[ACTION[self.card]].offer(s, self.seat, self.card, out)

    def take(self, s: Tours, action: i64) -> None:
        if action == SKIP:
            ACTIONS[ACTION[self.card]].decline(s, self.seat, self.card)
            return
        if self.way != AS_MEMBER:
            s.ability_used = True
        elif s.boards[self.seat] == ACTION_TWICE:
            s.then(UseAgain(self.seat, self.card))
        ACTIONS[ACTION[self.card]].carry_out(s, self.seat, self.card, action)

    def prompt(self) -> str:
        return ACTIONS[ACTION[self.card]].prompt()

    def kind(self) -> i64:
        return kinds.USE_ACTION

    def acting_card(self) -> i64:
        return self.card

    def acting_way(self) -> i64:
        return self.way

    def forbidden_by(self, s: Tours, action: i64) -> str:
        if action < TARGET:
            return ACTIONS[ACTION[self.card]].forbids_card(s, self.seat, self.card, action)
        return "AT-ACT-0" if action < SKIP or action == USE else asked_under(action)

    def touched(self, s: Tours, action: i64) -> list[str]:
        row = s.equipment[self.seat] if self.way == AS_EQUIPMENT else s.members[self.seat]
        if action != USE or self.card not in row:
            return []
        from_the_right = row[::-1].index(self.card)
        return [f"{'equipment' if self.way == AS_EQUIPMENT else 'members'}-{len(row) - from_the_right}"]


class UseAgain(Step[Tours], Announced):
    """AT-ABL-5: the same action once more, if nothing else has been doubled this turn (AT-ABL-10)."""

    def __init__(self, player: i64, card: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.card: i64 = card

    def happen(self, s: Tours) -> None:
        if not s.ability_used:
            ask_for_action(s, self.player, self.card, AGAIN)

    def kind(self) -> i64:
        return kinds.USE_AGAIN

    def who(self) -> i64:
        return self.player

    def acting_card(self) -> i64:
        return self.card
