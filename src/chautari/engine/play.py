"""The one door: check what is offered, carry it out, let happen what happens by itself.

`play` checks. Three others do not, for those who know already what is offered: `carry_out` at any index of the stack,
`answer_top` for drivers that take one seat at a time, and `answered` for whoever wants to see what would be.
"""

from typing import Any, cast

from mypy_extensions import i64

from chautari.engine.errors import NotAsked, NotOffered
from chautari.engine.luck import Luck
from chautari.engine.state import CHANCE, NOBODY, Choices, Decision, S, State


def asked(s: State) -> list[int]:
    """The seats that may answer now, lowest first; [CHANCE] while chance is asked; [] when the game is over."""
    if len(s.pending) == 0:
        return []
    if s.floor < 0:
        return [s.pending[-1].seat]
    seats: list[int] = []
    i: i64 = s.floor
    while i < len(s.pending):
        seat = s.pending[i].seat
        if seat == CHANCE:
            return [CHANCE]
        if seat >= 0 and seat not in seats:
            seats.append(seat)
        i += 1
    return sorted(seats)


def index_of(s: State, seat: i64) -> i64:
    """Where in the stack the question to this seat stands, or −1 if it is not asked."""
    i: i64 = len(s.pending) - 1
    if s.floor < 0:
        if i >= 0 and s.pending[i].seat == seat:
            return i
        return -1
    if seat != CHANCE and index_of(s, CHANCE) >= 0:
        return -1
    while i >= s.floor:
        if s.pending[i].seat == seat:
            return i
        i -= 1
    return -1


def options(s: State, seat: i64) -> list[int]:
    """The action ids open to a seat (or to chance) now, smallest first; empty if it is not asked."""
    index = index_of(s, seat)
    if index < 0:
        return []
    return offered(s, s.pending[index]).listed()


def offered(s: State, question: Decision[Any]) -> Choices:
    """What a question offers, until the next look at this table."""
    if s.buffer is None:
        s.buffer = Choices()
    s.buffer.clear()
    question.collect(s, s.buffer)
    return s.buffer


def ask(s: State, question: Decision[Any]) -> None:
    """Asks what leaves a choice; carries an only answer out at once, and passes over what has none."""
    choices = offered(s, question)
    if choices.count == 1:
        question.take(s, choices.ids[0])
    elif choices.count > 1:
        s.then(question)


def play(s: State, seat: i64, action: i64) -> None:
    """Checks that the action is offered to the seat, then carries it out; refuses anything else unchanged."""
    index = index_of(s, seat)
    if index < 0:
        raise NotAsked(seat, asked(s))
    choices = offered(s, s.pending[index])
    if not choices.offers(action):
        raise NotOffered(seat, action, choices.listed())
    carry_out(s, index, action)


def carry_out(s: State, index: i64, action: i64) -> None:
    """Answers the question at an index of the stack with an action known to be offered."""
    lift(s, index).take(s, action)
    settle(s)


def settle(s: State) -> None:
    """Lets happen what happens by itself, until somebody is asked."""
    while True:
        if s.floor >= 0 and len(s.pending) == s.floor:
            s.floor = -1
        if s.floor < 0:
            s.at = len(s.pending)
        index: i64 = s.at - 1
        if index < 0 or index < s.floor or s.pending[index].seat != NOBODY:
            return
        lift(s, index).take(s, 0)


def lift(s: State, index: i64) -> Decision[Any]:
    """Takes a question off the stack; what follows from it goes where it was."""
    s.at = index
    return s.pending.pop() if index == len(s.pending) - 1 else s.pending.pop(index)


def deal(s: State, luck: Luck) -> i64:
    """Chance answers the one question it is asked; the outcome."""
    index = index_of(s, CHANCE)
    outcome = s.pending[index].sample(s, luck)
    carry_out(s, index, outcome)
    return outcome


def advance(s: State, luck: Luck) -> None:
    """Lets chance answer until a seat is asked or the game is over."""
    while len(s.pending) > 0 and index_of(s, CHANCE) >= 0:
        deal(s, luck)


def top(s: State) -> Decision[Any]:
    """For drivers that take one seat at a time: the question of the lowest asked seat, or of chance; there is one."""
    return s.pending[-1]


def answer_top(s: State, action: i64) -> None:
    """For drivers that take one seat at a time: answers the top question with an action known to be offered."""
    s.at = len(s.pending) - 1
    s.pending.pop().take(s, action)
    settle(s)


def answered(s: S, seat: i64, action: i64) -> S:
    """A copy in which a seat's question is answered, and nothing has happened by itself since."""
    after = cast(S, s.clone())
    lift(after, index_of(after, seat)).take(after, action)
    return after


def step(s: State, action: i64, luck: Luck) -> None:
    """For drivers that take one seat at a time: the lowest asked seat plays, then chance answers."""
    play(s, top(s).seat, action)
    advance(s, luck)


def lowest_options(s: State) -> list[int]:
    """For drivers that take one seat at a time: what the lowest asked seat may do."""
    return options(s, top(s).seat)


def playout(s: State, luck: Luck, limit: i64 = 1000000) -> i64:
    """Plays at random to the end, or for `limit` player decisions; how many decisions players made."""
    out = Choices()
    made: i64 = 0
    while len(s.pending) > 0 and made < limit:
        question = lift(s, len(s.pending) - 1)
        if question.seat == CHANCE:
            question.take(s, question.sample(s, luck))
        else:
            out.count = 0
            question.collect(s, out)
            question.take(s, out.ids[luck.below(out.count)])
            made += 1
        settle(s)
    return made
