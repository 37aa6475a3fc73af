"""A round: cards are dealt, turns taken, members pay; three rounds make a game (rulebook, Scoring)."""

from mypy_extensions import i64

from chautari.engine.state import Step
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import DRAW
from chautari.games.adventure_tours.components import COINS, COST_OF_A_CARD, HAND, ROUNDS
from chautari.games.adventure_tours.question import Announced
from chautari.games.adventure_tours.rules.boards import ask_who_takes_which, deal_boards
from chautari.games.adventure_tours.rules.draw import FromThePile, take_into_hand
from chautari.games.adventure_tours.rules.turn import start_turn
from chautari.games.adventure_tours.state import FULL_DECK, NO_CARDS, VARIANT_CHOSEN, VARIANT_DEALT, Tours


class StartRound(Step[Tours], Announced):
    """All cards are shuffled and six dealt to each player (AT-SET-2, AT-RND-1)."""

    def happen(self, s: Tours) -> None:
        s.round += 1
        s.pile = FULL_DECK
        s.discards = ()
        for seat in range(s.seats):
            s.hands[seat] = NO_CARDS
            s.equipment[seat] = ()
            s.members[seat] = ()
        s.tell("round", s.first, s.round)
        s.then(Deal(), FirstTurn(), ScoreRound())

    def kind(self) -> i64:
        return kinds.START_ROUND


class Deal(FromThePile):
    """A card for the first seat that has not got six."""

    def take(self, s: Tours, action: i64) -> None:
        seat: i64 = 0
        while s.hands[seat].size == HAND:
            seat += 1
        take_into_hand(s, seat, action - DRAW)
        s.tell("own-deal", seat, action - DRAW, to=seat)
        if s.hands[s.seats - 1].size < HAND:
            s.then(self)

    def kind(self) -> i64:
        return kinds.DEAL


class FirstTurn(Step[Tours], Announced):
    def happen(self, s: Tours) -> None:
        start_turn(s, s.first)

    def kind(self) -> i64:
        return kinds.FIRST_TURN


class ScoreRound(Step[Tours], Announced):
    """Members pay, cards left in hand cost (AT-SCO-1 to AT-SCO-3); whoever sits left of its ender starts next."""

    def happen(self, s: Tours) -> None:
        for seat in range(s.seats):
            s.earned += (income(s, seat),)
            s.paid += (hand_costs(s, seat),)
            s.tell("result", seat, income(s, seat), hand_costs(s, seat), money(s, seat))
        s.first = s.after(s.turn)
        s.ability_used = False
        s.further_turns = 0
        if s.round == ROUNDS:
            s.tell("game-over", -1)
            return
        s.then(StartRound())
        if s.variant == VARIANT_DEALT:
            deal_boards(s)
        elif s.variant == VARIANT_CHOSEN:
            ask_who_takes_which(s)

    def kind(self) -> i64:
        return kinds.SCORE_ROUND


def income(s: Tours, seat: i64) -> i64:
    coins: i64 = 0
    for card in s.members[seat]:
        coins += COINS[card]
    return coins


def hand_costs(s: Tours, seat: i64) -> i64:
    return COST_OF_A_CARD * s.hands[seat].size


def money(s: Tours, seat: i64) -> i64:
    """What a seat owns after the rounds scored so far: never less than nothing (AT-SCO-2)."""
    owned: i64 = 0
    place = seat
    while place < len(s.earned):
        owned += s.earned[place] - s.paid[place]
        if owned < 0:
            owned = 0
        place += s.seats
    return owned
