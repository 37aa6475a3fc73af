"""Games of a net with itself or of a search, compiled: what seats saw, what the search preferred, how games ended."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from chautari.bots.belief import Belief
from chautari.bots.greedy import best_option, play_on
from chautari.bots.one_look import most_promising, promises
from chautari.bots.search import Search, Tuning
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
TEACHER: Final = 3
GREEDY_WORLDS: Final = 2
LOOKING: Final = (LEARNER, TEACHER)  # what they see is learned from
ASIDE: Final = 4  # at one choice in so many another seat's sight is kept too
FREELY: Final = 4  # at one choice in so many the teacher chooses by lot, what it tried often more often
BEST_KEPT, OTHERS_KEPT = 8, 4  # the options of a lesson: the most tried, and some of the others
NO_END: Final = 1e9


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


class Lessons:
    """Questions that the teacher thought about, row after row: the tables after some of its options.

    `counts` says how many rows each question has, `visits` how often the teacher tried what leads to each.
    """

    def __init__(self) -> None:
        self.cells = vec[i16]()
        self.signs = vec[float]()
        self.visits = vec[i64]()
        self.counts = vec[i64]()


class Teacher:
    """A search that plays beside the net and shows which options it prefers."""

    def __init__(self, belief: Belief, tuning: Tuning, iterations: i64) -> None:
        self.belief = belief
        self.tuning = tuning
        self.iterations: i64 = iterations


class SelfPlay:
    """Tables of one size and kind, at which the net plays."""

    def __init__(
        self, game: Game[Any], fresh: State, learner: Judge, past: Judge, teacher: Teacher | None = None
    ) -> None:
        self.game = game
        self.fresh = fresh
        self.learner = learner
        self.past = past
        self.teacher = teacher
        self.sights = Sights()
        self.lessons = Lessons()
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
            if minds[seat] in LOOKING:
                self.keep(s, seat, dice)
            if dice.below(ASIDE) == 0:
                other = dice.below(s.seats)
                if other != seat and minds[other] in LOOKING:
                    self.keep(s, other, dice)
        self.end(s)

    def choice(self, s: State, seat: i64, options: list[int], mind: i64, dice: Dice, noise: float, greed: float) -> i64:
        if mind == GREEDY:
            imagined: list[State] = [self.game.imagine(s, seat, dice) for _ in range(GREEDY_WORLDS)]
            return best_option(self.game, imagined, seat, options, dice)
        if mind == TEACHER:
            return self.lesson(s, seat, options, dice)
        judge = self.learner if mind == LEARNER else self.past
        worlds: list[State] = [self.game.imagine(s, seat, dice)]
        values = promises(judge, worlds, seat, options, dice, greed)
        return most_promising(options, values, dice, noise)

    def lesson(self, s: State, seat: i64, options: list[int], dice: Dice) -> i64:
        """The teacher's choice, mostly the option that it tried most; what it tried is added to `lessons`."""
        teacher = self.teacher
        assert teacher is not None, "a teacher sits only where there is one"
        world: State = self.game.imagine(s, seat, dice)
        search = Search(self.game, world, seat, teacher.belief, teacher.tuning, dice)
        search.run(teacher.iterations, NO_END)
        visits = search.visits(options)
        kept = compared(visits, dice)
        lessons = self.lessons
        judge = self.learner
        judge.looks[seat] = None
        judge.look(world, seat)
        for place in kept:
            judge.glance(play_on(world, seat, options[place], dice), seat)
            i: i64 = 0
            while i < judge.width:
                lessons.cells = append(lessons.cells, judge.sheet.cells[i])
                i += 1
            for sign in judge.signs:
                lessons.signs = append(lessons.signs, sign)
            lessons.visits = append(lessons.visits, visits[place])
        lessons.counts = append(lessons.counts, len(kept))
        place = by_weight(visits, dice) if dice.below(FREELY) == 0 else visits.index(max(visits))
        return options[place]

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


def compared(visits: list[int], dice: Dice) -> list[int]:
    """The places of the options that a lesson shows."""
    places = sorted(range(len(visits)), key=lambda place: -visits[place])
    others = places[BEST_KEPT:]
    kept = places[:BEST_KEPT]
    while others and len(kept) < BEST_KEPT + OTHERS_KEPT:
        kept.append(others.pop(dice.below(len(others))))
    return kept


def by_weight(weights: list[int], dice: Dice) -> int:
    """A place drawn by lot, in proportion to its weight."""
    lot: i64 = dice.below(sum(weights))
    for place, weight in enumerate(weights):
        lot -= weight
        if lot < 0:
            return place
    return len(weights) - 1
