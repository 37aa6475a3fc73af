"""Games of a net with itself, compiled: what each seat saw after its choices, and how the games ended."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from chautari.bots.greedy import best_option
from chautari.bots.one_look import most_promising, promises
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.outcome import margins, win_shares
from chautari.engine.play import advance, answer_top, offered, top
from chautari.engine.state import State
from chautari.nets.net import Judge

# Who plays a seat.
LEARNER: Final = 0
PAST: Final = 1
GREEDY: Final = 2
GREEDY_WORLDS: Final = 2
ASIDE: Final = 4  # at one choice in so many another seat's sight is kept too


class Sights:
    """What seats saw, row after row: cells and signs as the net reads them, its chances then, game and seat."""

    def __init__(self) -> None:
        self.cells = vec[i16]()
        self.signs = vec[float]()
        self.chances = vec[float]()
        self.games = vec[i64]()
        self.seats = vec[i64]()
        self.shares = vec[float]()  # how the games ended: each seat's share in the victory
        self.margins = vec[float]()


class SelfPlay:
    """Tables of one size and kind, at which the net plays."""

    def __init__(self, game: Game[Any], fresh: State, learner: Judge, past: Judge) -> None:
        self.game = game
        self.fresh = fresh
        self.learner = learner
        self.past = past
        self.sights = Sights()
        self.games: i64 = 0

    def play(self, seed: int, minds: list[int], noise: float, greed: float) -> None:
        """One game; what the learners saw and how it ended is added to `sights`."""
        dice = Dice(seed)
        s: State = self.fresh.clone()
        advance(s, dice)
        while not s.is_over():
            question = top(s)
            seat = question.seat
            options = offered(s, question).listed()
            if len(options) == 1:
                answer_top(s, options[0])
                advance(s, dice)
                continue
            answer_top(s, self.choice(s, seat, options, minds[seat], dice, noise, greed))
            advance(s, dice)
            if s.is_over():
                break
            if minds[seat] == LEARNER:
                self.keep(s, seat, dice)
            if dice.below(ASIDE) == 0:
                other = dice.below(s.seats)
                if other != seat and minds[other] == LEARNER:
                    self.keep(s, other, dice)
        self.end(s)

    def choice(self, s: State, seat: i64, options: list[int], mind: i64, dice: Dice, noise: float, greed: float) -> i64:
        if mind == GREEDY:
            imagined: list[State] = [self.game.imagine(s, seat, dice) for _ in range(GREEDY_WORLDS)]
            return best_option(self.game, imagined, seat, options, dice)
        judge = self.learner if mind == LEARNER else self.past
        worlds: list[State] = [self.game.imagine(s, seat, dice)]
        values = promises(judge, worlds, seat, options, dice, greed)
        return most_promising(options, values, dice, noise)

    def keep(self, s: State, seat: i64, dice: Dice) -> None:
        """Adds what a seat sees now."""
        sights = self.sights
        judge = self.learner
        judge.looks[seat] = None
        for chance in judge.chances(self.game.imagine(s, seat, dice), seat):
            sights.chances = append(sights.chances, chance)
        cells = judge.sheet.cells
        i: i64 = 0
        while i < judge.width:
            sights.cells = append(sights.cells, cells[i])
            i += 1
        for sign in judge.signs:
            sights.signs = append(sights.signs, sign)
        sights.games = append(sights.games, self.games)
        sights.seats = append(sights.seats, seat)

    def end(self, s: State) -> None:
        sights = self.sights
        for share in win_shares(self.game, s):
            sights.shares = append(sights.shares, share)
        for margin in margins(self.game, s):
            sights.margins = append(sights.margins, margin)
        self.games += 1
