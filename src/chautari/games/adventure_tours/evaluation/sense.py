"""What nobody does at their own expedition, however badly they play."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.play import index_of
from chautari.engine.state import Decision
from chautari.games.adventure_tours.actions import JOIN, SKIP, TARGET
from chautari.games.adventure_tours.components import (
    ACTION,
    ANOTHER_TURN,
    CARDS,
    COINS,
    DECK,
    EQUIPMENT_ACTS,
    OPTIONAL_DRAW,
    ROUNDS,
)
from chautari.games.adventure_tours.rules.aimed import (
    Action,
    AtSomebody,
    GiveOne,
    GiveSecond,
    GiveTwo,
    MakeDiscardEquipment,
    MakeDiscardMember,
    TakeEquipment,
    TakeMember,
)
from chautari.games.adventure_tours.rules.cards import ACTIONS, EquipmentJoins, FurtherTurn, UseAction
from chautari.games.adventure_tours.rules.optional_draw import GiftOfACard
from chautari.games.adventure_tours.rules.round import hand_costs, income, money
from chautari.games.adventure_tours.rules.turn import GoOn, Turn
from chautari.games.adventure_tours.state import Tours, in_reach

# With so few cards somebody may soon end the round, and with the last one in the very next turn.
SOON_OUT: Final = 2
NEXT_OUT: Final = 1


def is_senseless(s: Tours, seat: i64, action: i64) -> bool:
    """Whether a seat would rob itself or the last, end the game as the last, dawdle, or leave out what is free."""
    question = s.pending[index_of(s, seat)]
    if action < JOIN:
        return isinstance(question, Turn) and dawdles(s, seat, question)
    if action < TARGET:
        return isinstance(question, Turn) and ends_as_the_last(s, seat, action - JOIN)
    if action == SKIP:
        return wastes(s, seat, question)
    if action >= TARGET + s.seats:
        return False
    if gives_cards(question) and fewest_held(s, seat, question) <= NEXT_OUT:
        return action == TARGET + seat or holds(s, action - TARGET, question) > fewest_held(s, seat, question)
    if action == TARGET + seat:
        return isinstance(question, UseAction) and makes_discard(question)
    return aims_at_the_last(s, seat, action - TARGET, question)


def dawdles(s: Tours, seat: i64, question: Decision[Tours]) -> bool:
    """Whether equipment is laid for later, though a rival may end the round first and a member who pays could join."""
    if s.further_turns > 0 or s.pile.size <= NEXT_OUT or fewest_held(s, seat, question) > NEXT_OUT:
        return False
    if s.boards[seat] in (EQUIPMENT_ACTS, OPTIONAL_DRAW, ANOTHER_TURN):
        return False
    joining = s.hands[seat].ones & in_reach(s.gear(seat))
    for card in range(CARDS):
        if bits.has(joining, card) and COINS[card] > 0:
            return True
    return False


def ends_as_the_last(s: Tours, seat: i64, card: i64) -> bool:
    """Whether the last card of the hand ends the game with everybody else ahead, though nobody else is about to."""
    if s.round < ROUNDS or s.hands[seat].size > 1 or s.further_turns > 0:
        return False
    if s.pile.size <= NEXT_OUT or fewest_held(s, seat, s.pending[index_of(s, seat)]) <= NEXT_OUT:
        return False
    if isinstance(ACTIONS[ACTION[card]], (GiveOne, GiveTwo, MakeDiscardMember, TakeMember, EquipmentJoins)):
        return False
    own = money(s, seat) + income(s, seat) + COINS[card]
    for rival in range(s.seats):
        if rival != seat and standing(s, rival) <= own:
            return False
    return True


def makes_discard(question: UseAction) -> bool:
    return isinstance(ACTIONS[ACTION[question.card]], (MakeDiscardEquipment, MakeDiscardMember))


def wastes(s: Tours, seat: i64, question: Decision[Tours]) -> bool:
    """Whether declining leaves out what plainly helps: a further turn, a theft, a card for whoever is soon out."""
    if isinstance(question, GoOn):
        return True
    if gives_cards(question):
        return s.hands[seat].size == 0 or fewest_held(s, seat, question) <= SOON_OUT
    if not isinstance(question, UseAction):
        return False
    acting = ACTIONS[ACTION[question.card]]
    if isinstance(acting, FurtherTurn):
        return True
    robs = makes_discard(question) or isinstance(acting, (TakeEquipment, TakeMember))
    return robs and isinstance(acting, AtSomebody) and hits_a_rival(s, seat, acting)


def gives_cards(question: Decision[Tours]) -> bool:
    """Whether it is asked who draws, which keeps a rival from ending the round, and costs if the round ends."""
    if isinstance(question, UseAction):
        return isinstance(ACTIONS[ACTION[question.card]], (GiveOne, GiveTwo))
    return isinstance(question, (GiveSecond, GiftOfACard))


def fewest_held(s: Tours, seat: i64, question: Decision[Tours]) -> i64:
    """How many cards the rival holds who is nearest to ending the round."""
    fewest: i64 = DECK
    for rival in range(s.seats):
        if rival != seat and holds(s, rival, question) < fewest:
            fewest = holds(s, rival, question)
    return fewest


def holds(s: Tours, rival: i64, question: Decision[Tours]) -> i64:
    """The cards in somebody's hand, with the first of two that is on its way there."""
    coming: i64 = 1 if isinstance(question, GiveSecond) and question.receiver == rival else 0
    return s.hands[rival].size + coming


def hits_a_rival(s: Tours, seat: i64, acting: AtSomebody) -> bool:
    for target in range(s.seats):
        if target != seat and acting.can_hit(s, seat, target):
            return True
    return False


def aims_at_the_last(s: Tours, seat: i64, target: i64, question: Decision[Tours]) -> bool:
    """Whether an attack is meant for the rival who stands worst, though one who stands better would lose as much."""
    acting = ACTIONS[ACTION[question.card]] if isinstance(question, UseAction) else None
    if acting is None and not isinstance(question, (GiveSecond, GiftOfACard)):
        return False
    lost = at_stake(s, target, acting)
    ahead = False
    for rival in range(s.seats):
        if rival in (seat, target) or (isinstance(acting, AtSomebody) and not acting.can_hit(s, seat, rival)):
            continue
        if standing(s, rival) < standing(s, target):
            return False
        ahead = ahead or (standing(s, rival) > standing(s, target) and at_stake(s, rival, acting) >= lost)
    return ahead


def at_stake(s: Tours, target: i64, acting: Action | None) -> i64:
    """The coins that an attack would take from somebody; equipment and cards to draw are all alike."""
    if isinstance(acting, (MakeDiscardMember, TakeMember)) and s.members[target]:
        return COINS[s.members[target][-1]]
    return 0


def standing(s: Tours, seat: i64) -> i64:
    """What somebody would own if the round ended now."""
    return money(s, seat) + income(s, seat) - hand_costs(s, seat)
