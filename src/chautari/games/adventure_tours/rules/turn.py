"""A turn: one card, the board's ability, and what ends it (rulebook, How to play; Guide, Special abilities)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.state import Choices, Step
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import EQUIP, JOIN, SKIP, TARGET, USE
from chautari.games.adventure_tours.components import ANOTHER_TURN, MOST_SEATS, ONE_MORE_EQUIPMENT, SECOND_MEMBER
from chautari.games.adventure_tours.question import Announced, Question, asked_under
from chautari.games.adventure_tours.rules.cards import (
    ANY_COLOUR,
    equip,
    join,
    offer_equipment,
    offer_members,
    refused_card,
)
from chautari.games.adventure_tours.state import Tours


def start_turn(s: Tours, seat: i64) -> None:
    """The turn passes to a player."""
    s.turn = seat
    s.ability_used = False
    s.then(TURNS[seat])


def start_further_turn(s: Tours) -> None:
    """The same player goes on; every ability but the one that gives turns is there again (AT-ABL-0)."""
    if s.boards[s.turn] != ANOTHER_TURN:
        s.ability_used = False
    s.then(TURNS[s.turn])


class Turn(Question):
    """Exactly one card, as equipment or as a member (AT-TRN-1)."""

    def collect(self, s: Tours, out: Choices) -> None:
        offer_equipment(s, self.seat, out)
        offer_members(s, self.seat, ANY_COLOUR, out)

    def take(self, s: Tours, action: i64) -> None:
        s.then(END_OF_TURN)
        board = s.boards[self.seat]
        if board == ONE_MORE_EQUIPMENT or (board == SECOND_MEMBER and action >= JOIN):
            s.then(ONE_MORE_CARD)
        if action >= JOIN:
            join(s, self.seat, action - JOIN)
        else:
            equip(s, self.seat, action - EQUIP)

    def prompt(self) -> str:
        return "prompt-turn"

    def kind(self) -> i64:
        return kinds.TURN

    def forbidden_by(self, s: Tours, action: i64) -> str:
        if action < TARGET:
            return refused_card(s, self.seat, action)
        return "AT-TRN-2" if action == SKIP else asked_under(action)


TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]


class OneMoreCard(Step[Tours], Announced):
    """Two boards let their player add a card when the first one is done with, if there is one left (AT-TRN-3)."""

    def happen(self, s: Tours) -> None:
        if s.hands[s.turn].size == 0:
            return
        if s.boards[s.turn] == SECOND_MEMBER:
            s.then(AddMember(s.turn))
        else:
            s.then(AddEquipment(s.turn))

    def kind(self) -> i64:
        return kinds.ONE_MORE_CARD


ONE_MORE_CARD: Final = OneMoreCard()


class AddEquipment(Question):
    """AT-ABL-1."""

    def collect(self, s: Tours, out: Choices) -> None:
        out.add(SKIP)
        offer_equipment(s, self.seat, out)

    def take(self, s: Tours, action: i64) -> None:
        if action == SKIP:
            s.tell("declined-equipment", self.seat)
            return
        s.ability_used = True
        equip(s, self.seat, action - EQUIP)

    def prompt(self) -> str:
        return "prompt-add-equipment"

    def kind(self) -> i64:
        return kinds.ADD_EQUIPMENT

    def forbidden_by(self, s: Tours, action: i64) -> str:
        return refused_card(s, self.seat, action) if action < JOIN else "AT-ABL-1"


class AddMember(Question):
    """AT-ABL-4. Asked whatever the hidden hand holds: not being asked would tell."""

    def collect(self, s: Tours, out: Choices) -> None:
        out.add(SKIP)
        offer_members(s, self.seat, ANY_COLOUR, out)

    def take(self, s: Tours, action: i64) -> None:
        if action == SKIP:
            s.tell("declined-member", self.seat)
            return
        s.ability_used = True
        join(s, self.seat, action - JOIN)

    def prompt(self) -> str:
        return "prompt-add-member"

    def kind(self) -> i64:
        return kinds.ADD_MEMBER

    def forbidden_by(self, s: Tours, action: i64) -> str:
        return refused_card(s, self.seat, action) if JOIN <= action < TARGET else "AT-ABL-4"


class EndOfTurn(Step[Tours], Announced):
    """An empty hand ends the round at once (AT-END-1); then come further turns, then the next player (AT-TRN-4)."""

    def happen(self, s: Tours) -> None:
        if s.hands[s.turn].size == 0:
            s.tell("hand-empty", s.turn)
        elif s.further_turns > 0:
            s.further_turns -= 1
            start_further_turn(s)
        elif s.has_ability(s.turn, ANOTHER_TURN):
            s.then(GoOn(s.turn))
        else:
            start_turn(s, s.after(s.turn))

    def kind(self) -> i64:
        return kinds.END_OF_TURN


END_OF_TURN: Final = EndOfTurn()


class GoOn(Question):
    """AT-ABL-6: another turn, once before another player's."""

    def collect(self, s: Tours, out: Choices) -> None:
        out.add(SKIP)
        out.add(USE)

    def take(self, s: Tours, action: i64) -> None:
        if action == SKIP:
            s.tell("declined-turn", self.seat)
            start_turn(s, s.after(self.seat))
            return
        s.ability_used = True
        s.tell("further-turn", self.seat)
        start_further_turn(s)

    def prompt(self) -> str:
        return "prompt-go-on"

    def kind(self) -> i64:
        return kinds.GO_ON

    def forbidden_by(self, s: Tours, action: i64) -> str:
        return "AT-ABL-6"
