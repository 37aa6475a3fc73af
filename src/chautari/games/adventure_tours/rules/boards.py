"""Who leads which expedition: boards are dealt, with a variant also between rounds, or chosen (rulebook, Variants)."""

from typing import Any

from mypy_extensions import i64

from chautari.engine import bits, rows
from chautari.engine.state import Chance, Choices, Decision, Step
from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.actions import BOARD, DEAL_BOARD
from chautari.games.adventure_tours.components import EXPERT_BOARDS
from chautari.games.adventure_tours.question import Announced, Question
from chautari.games.adventure_tours.state import NO_BOARD, Tours


def deal_boards(s: Tours) -> None:
    """All six are shuffled and one dealt to each player (AT-SET-1, AT-VAR-1)."""
    s.boards = (NO_BOARD,) * s.seats
    s.free_boards = bits.first(EXPERT_BOARDS)
    s.then(DealBoard(0))


class DealBoard(Chance[Tours], Announced):
    def __init__(self, receiver: i64) -> None:
        super().__init__()
        self.receiver: i64 = receiver

    def collect(self, s: Tours, out: Choices) -> None:
        for board in bits.members_of(s.free_boards):
            out.add(DEAL_BOARD + board)

    def take(self, s: Tours, action: i64) -> None:
        take_board(s, self.receiver, action - DEAL_BOARD)
        if self.receiver + 1 < s.seats:
            s.then(DealBoard(self.receiver + 1))
        else:
            s.free_boards = 0

    def kind(self) -> i64:
        return kinds.DEAL_BOARD

    def who(self) -> i64:
        return self.receiver


def take_board(s: Tours, seat: i64, board: i64) -> None:
    s.free_boards = bits.minus(s.free_boards, board)
    s.boards = rows.replaced(s.boards, seat, int(board))
    s.tell("board", seat, board)


def ask_who_takes_which(s: Tours) -> None:
    """The poorest round chooses first among the boards in use; the last player takes what is left (AT-VAR-2)."""
    order = [seat for _, _, seat in sorted(standings(s))]
    s.free_boards = bits.set_of(list(s.boards))
    s.boards = (NO_BOARD,) * s.seats
    steps: list[Decision[Any]] = [ChooseBoard(seat) for seat in order[:-1]]
    steps.append(TakeLastBoard(order[-1]))
    s.then_all(steps)


def standings(s: Tours) -> list[tuple[int, int, int]]:
    """For every seat the points of the round just scored and how far it sits from the coming round's first player."""
    results: list[tuple[int, int, int]] = []
    last: i64 = len(s.earned) - s.seats
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        results.append((s.earned[last + seat] - s.paid[last + seat], i, seat))
    return results


class ChooseBoard(Question):
    def collect(self, s: Tours, out: Choices) -> None:
        for board in bits.members_of(s.free_boards):
            out.add(BOARD + board)

    def take(self, s: Tours, action: i64) -> None:
        take_board(s, self.seat, action - BOARD)

    def prompt(self) -> str:
        return "prompt-board"

    def kind(self) -> i64:
        return kinds.CHOOSE_BOARD

    def forbidden_by(self, s: Tours, action: i64) -> str:
        return "AT-VAR-2"


class TakeLastBoard(Step[Tours], Announced):
    def __init__(self, taker: i64) -> None:
        super().__init__()
        self.taker: i64 = taker

    def happen(self, s: Tours) -> None:
        take_board(s, self.taker, bits.smallest(s.free_boards))

    def kind(self) -> i64:
        return kinds.TAKE_LAST_BOARD

    def who(self) -> i64:
        return self.taker
