"""Games of a net that chooses by its preferences, compiled: what it chose among, row after row, and how they ended."""

from math import exp, log
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from chautari.bots.greedy import FINE, best_option, play_on
from chautari.bots.one_look import most_promising, preferences
from chautari.bots.search import Search
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.outcome import margins, win_shares
from chautari.engine.play import advance, answer_top, offered, top
from chautari.engine.state import State
from chautari.games.weights import blank
from chautari.nets.net import Judge
from chautari.training.self_play import GREEDY, GREEDY_WORLDS, LEARNER, NO_END, Teacher

ASIDE: Final = 8  # at one choice in so many another seat's sight is kept too
MANY: Final = 32  # among so many options the teacher is always asked, among half as many at one question in four


class Trail:
    """What learners saw and chose, question after question.

    A question has a row for the table as it lay, and one for the table after each option, which holds only what is
    different there. A row is `sizes` columns of the net with how many `times` each counts. `votes` are the signs that
    vote by themselves: those of every seat before the choice, the viewer's own after each option. `options` says how
    many there were, 0 if the seat only looked on, `chosen` which one was taken, and `told` how likely that was, as a
    logarithm. `visits` says how often the teacher tried each option, 0 throughout where it was not asked.
    """

    def __init__(self) -> None:
        self.columns = vec[i64]()
        self.times = vec[float]()
        self.sizes = vec[i64]()
        self.votes = vec[float]()
        self.options = vec[i64]()
        self.chosen = vec[i64]()
        self.told = vec[float]()
        self.visits = vec[i64]()
        self.games = vec[i64]()
        self.seats = vec[i64]()
        self.shares = vec[float]()  # how the games ended: each seat's share in the victory
        self.margins = vec[float]()

    def put(self, column: i64, times: float) -> None:
        self.columns = append(self.columns, column)
        self.times = append(self.times, times)


class ChoicePlay:
    """Tables of one size and kind, at which a net plays that chooses by its preferences."""

    def __init__(
        self, game: Game[Any], fresh: State, learner: Judge, past: Judge, teacher: Teacher | None = None
    ) -> None:
        self.game = game
        self.fresh = fresh
        self.learner = learner
        self.past = past
        self.teacher = teacher
        self.trail = Trail()
        self.games: i64 = 0
        self.no_cells = vec[i16]()
        i: i64 = 0
        while i < learner.width:
            self.no_cells = append(self.no_cells, 0)
            i += 1
        self.no_signs = blank(learner.seats * learner.net.signs)

    def play(self, seed: int, minds: list[int], noise: float) -> None:
        """One game; what the learners chose among and how it ended is added to `trail`."""
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
            if dice.below(ASIDE) == 0:
                other = dice.below(s.seats)
                if other != seat and minds[other] == LEARNER:
                    self.look_on(s, other, dice)
            answer_top(s, self.choice(s, seat, options, minds[seat], dice, noise))
            advance(s, dice)
        self.end(s)

    def choice(self, s: State, seat: i64, options: list[int], mind: i64, dice: Dice, noise: float) -> i64:
        if mind == GREEDY:
            imagined: list[State] = [self.game.imagine(s, seat, dice) for _ in range(GREEDY_WORLDS)]
            return best_option(self.game, imagined, seat, options, dice)
        world: State = self.game.imagine(s, seat, dice)
        if mind == LEARNER:
            return self.learned_choice(world, seat, options, dice, noise)
        return most_promising(options, preferences(self.past, world, seat, options, dice), dice, noise)

    def learned_choice(self, world: State, seat: i64, options: list[int], dice: Dice, noise: float) -> i64:
        """The learner's choice; it and what there was to choose among are added to `trail`."""
        self.see(world, seat)
        judge = self.learner
        before = judge.looks[seat]
        assert before is not None, "a first look"
        trail = self.trail
        values: list[float] = []
        fate = dice.below(FINE)
        for option in options:
            values.append(judge.preference(play_on(world, seat, option, Dice(fate)), seat))
            self.note(before.cells, before.signs)
            i: i64 = 0
            while i < judge.net.signs:
                trail.votes = append(trail.votes, judge.signs[i])
                i += 1
        chosen = most_promising(options, values, dice, noise)
        place: i64 = options.index(chosen)
        self.asked(seat, len(options), place, log_chance(values, place))
        self.ask_teacher(world, seat, options, dice)
        return chosen

    def ask_teacher(self, world: State, seat: i64, options: list[int], dice: Dice) -> None:
        """Now and then the teacher thinks about a question too: how often it tried each option is added to `trail`."""
        trail = self.trail
        teacher = self.teacher
        if teacher is None or dice.below(MANY * MANY) >= len(options) * len(options):
            for _ in options:
                trail.visits = append(trail.visits, 0)
            return
        search = Search(self.game, world, seat, teacher.belief, teacher.tuning, dice)
        search.run(teacher.iterations, NO_END)
        for visits in search.visits(options):
            trail.visits = append(trail.visits, visits)

    def look_on(self, s: State, seat: i64, dice: Dice) -> None:
        """A seat that is not asked sees the table."""
        self.see(self.game.imagine(s, seat, dice), seat)
        self.asked(seat, 0, 0, 0.0)

    def asked(self, seat: i64, options: i64, chosen: i64, told: float) -> None:
        trail = self.trail
        trail.options = append(trail.options, options)
        trail.chosen = append(trail.chosen, chosen)
        trail.told = append(trail.told, told)
        trail.games = append(trail.games, self.games)
        trail.seats = append(trail.seats, seat)

    def see(self, world: State, seat: i64) -> None:
        """Adds the row of the table as a seat sees it: the first look, from which those after the options differ."""
        judge = self.learner
        judge.looks[seat] = None
        judge.look(world, seat)
        self.trail.put(judge.net.columns + judge.seats - judge.net.least, 1.0)
        self.note(self.no_cells, self.no_signs, 1)
        for sign in judge.signs:
            self.trail.votes = append(self.trail.votes, sign)

    def note(self, before: vec[i16], signs: vec[float], more: i64 = 0) -> None:
        """Adds a row: how what the learner just saw differs from what was before; `more` columns are there."""
        judge = self.learner
        trail = self.trail
        first: i64 = len(trail.columns)
        cells = judge.sheet.cells
        i: i64 = 0
        while i < judge.width:
            if cells[i] != before[i]:
                self.note_cell(judge.starts[i], judge.scales[i], before[i], cells[i])
            i += 1
        start = judge.net.columns + judge.net.most - judge.net.least + 1
        i = 0
        while i < len(signs):
            difference = judge.signs[i] - signs[i]
            if difference != 0.0:
                trail.put(start + i, difference)
            i += 1
        size: i64 = len(trail.columns)
        trail.sizes = append(trail.sizes, size - first + more)

    def note_cell(self, start: i64, scale: float, before: i16, now: i16) -> None:
        if start < 0:
            return
        if scale != 0.0:
            difference: i64 = i64(now) - i64(before)
            self.trail.put(start, scale * float(difference))
            return
        if before > 0:
            self.trail.put(start + i64(before) - 1, -1.0)
        if now > 0:
            self.trail.put(start + i64(now) - 1, 1.0)

    def end(self, s: State) -> None:
        trail = self.trail
        for share in win_shares(self.game, s):
            trail.shares = append(trail.shares, share)
        for margin in margins(self.game, s):
            trail.margins = append(trail.margins, margin)
        self.games += 1


def log_chance(values: list[float], place: i64) -> float:
    """How likely one of these is to be chosen, as a logarithm: the odds are the exponentials of the values."""
    highest = max(values)
    total = 0.0
    for value in values:
        total += exp(value - highest)
    return values[place] - highest - log(total)
