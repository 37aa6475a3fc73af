"""Many tables of one game played on at once by the compiled rules: the inside of every environment."""

from typing import Any, Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from chautari.bots.greedy import best_option
from chautari.engine.errors import NotOffered
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.play import lift, settle
from chautari.engine.sheet import Observer, Sheet
from chautari.engine.state import CHANCE, Choices, State

# What a finished game is worth to a seat.
WIN_SHARE: Final = 0  # 1 for everybody of the winning side, divided among sides that tie
MARGIN: Final = 1  # the side's points less those of the best other side

# Who plays the seats that are not the learner's.
EVERYBODY: Final = -1
UNIFORM: Final = 0
GREEDY: Final = 1
WORLDS: Final = 3

BYTES: Final = 8


class Tables:
    """The tables, and what is to be seen of them: rows of machine integers that NumPy can read where they lie.

    A game that ends is scored, told in `over` and `rewards`, and dealt anew at once.
    """

    def __init__(
        self,
        game: Game[Any],
        observer: Observer[Any],
        fresh: State,
        count: i64,
        seed: int,
        reward: i64,
        observing: bool,
        masking: bool,
        learner: i64 = EVERYBODY,
        rivals: i64 = UNIFORM,
    ) -> None:
        self.game = game
        self.observer = observer
        self.fresh = fresh
        self.count: i64 = count
        self.seats: i64 = fresh.seats
        self.actions: i64 = game.actions
        self.reward: i64 = reward
        self.observing = observing
        self.masking = masking
        self.learner: i64 = learner
        self.rivals: i64 = rivals
        self.width: i64 = observer.size(fresh.seats)
        self.states: list[State] = []
        self.dice: list[Dice] = []
        self.choices: list[Choices] = []
        self.asked = zeros(count)
        self.counts = zeros(count)
        self.over = zeros(count)
        self.rewards = no_rewards(count * fresh.seats)
        self.masks = no_masks(count * game.actions if masking else 0)
        self.sheet = Sheet(count * self.width if observing else 0)
        for n in range(count):
            self.states.append(fresh)
            self.dice.append(Dice(seed * 1000003 + n))
            self.choices.append(Choices())
            self.deal(n)
            self.look(n)

    def deal(self, n: i64) -> None:
        """A new game at a table, up to the first question to a seat that is asked from outside."""
        s = self.fresh.clone()
        self.states[n] = s
        settle(s)
        self.run(n)

    def run(self, n: i64) -> None:
        """Chance answers, and so do the seats played in here."""
        s = self.states[n]
        dice = self.dice[n]
        while len(s.pending) > 0:
            question = s.pending[-1]
            seat = question.seat
            if seat == CHANCE:
                s.at = len(s.pending) - 1
                s.pending.pop()
                question.take(s, question.sample(s, dice))
                settle(s)
            elif self.learner == EVERYBODY or seat == self.learner:
                return
            else:
                action = self.rival_choice(n, seat)
                lift(s, len(s.pending) - 1).take(s, action)
                settle(s)

    def rival_choice(self, n: i64, seat: i64) -> i64:
        s = self.states[n]
        dice = self.dice[n]
        choices = self.choices[n]
        self.forget(n)
        s.pending[-1].collect(s, choices)
        if self.rivals == UNIFORM or choices.count == 1:
            return choices.ids[dice.below(choices.count)]
        worlds: list[State] = [self.game.imagine(s, seat, dice) for _ in range(WORLDS)]
        return best_option(self.game, worlds, seat, choices.listed(), dice)

    def forget(self, n: i64) -> None:
        """What was offered is offered no more."""
        choices = self.choices[n]
        if self.masking:
            base = n * self.actions
            i: i64 = 0
            while i < choices.count:
                self.masks[base + choices.ids[i]] = u8(0)
                i += 1
        choices.count = 0

    def look(self, n: i64) -> None:
        """Who is asked, what is offered, and what that seat may know."""
        s = self.states[n]
        question = s.pending[-1]
        choices = self.choices[n]
        self.forget(n)
        question.collect(s, choices)
        self.asked[n] = question.seat
        self.counts[n] = choices.count
        if self.masking:
            base = n * self.actions
            i: i64 = 0
            while i < choices.count:
                self.masks[base + choices.ids[i]] = u8(1)
                i += 1
        if self.observing:
            self.sheet.at = n * self.width
            self.observer.write(s, question.seat, self.sheet)

    def step(self, actions: bytes) -> None:
        """Every asked seat plays its action, eight bytes each; nothing is played if one of them is not offered."""
        n: i64 = 0
        while n < self.count:
            action = read_i64_le(actions, BYTES * n)
            if not self.choices[n].offers(action):
                raise NotOffered(self.asked[n], action, self.choices[n].listed())
            n += 1
        n = 0
        while n < self.count:
            self.play(n, read_i64_le(actions, BYTES * n))
            n += 1

    def step_nth(self, numbers: bytes) -> None:
        """Like `step`, with the place of an action among those offered, from 0; nobody says in which order they are."""
        n: i64 = 0
        while n < self.count:
            number = read_i64_le(numbers, BYTES * n)
            if number < 0 or number >= self.counts[n]:
                raise NotOffered(self.asked[n], number, list(range(self.counts[n])))
            n += 1
        n = 0
        while n < self.count:
            self.play(n, self.choices[n].ids[read_i64_le(numbers, BYTES * n)])
            n += 1

    def play(self, n: i64, action: i64) -> None:
        s = self.states[n]
        if self.over[n] != 0:
            self.over[n] = 0
            self.clear_rewards(n)
        s.at = len(s.pending) - 1
        s.pending.pop().take(s, action)
        settle(s)
        self.run(n)
        if len(s.pending) == 0:
            self.score(n)
            self.deal(n)
        self.look(n)

    def clear_rewards(self, n: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[n * self.seats + seat] = 0.0
            seat += 1

    def score(self, n: i64) -> None:
        self.over[n] = 1
        worth = worth_of_end(self.game, self.states[n], self.reward)
        for seat in range(self.seats):
            self.rewards[n * self.seats + seat] = worth[seat]


def worth_of_end(game: Game[Any], s: State, reward: i64) -> list[float]:
    """What a finished game is worth to each seat."""
    return margins(game, s) if reward == MARGIN else win_shares(game, s)


def win_shares(game: Game[Any], s: State) -> list[float]:
    places = game.places(s)
    sides: list[int] = []
    for seat in range(s.seats):
        side = game.team(s, seat)[0]
        if places[seat] == 1 and side not in sides:
            sides.append(side)
    return [1.0 / float(len(sides)) if place == 1 else 0.0 for place in places]


def margins(game: Game[Any], s: State) -> list[float]:
    totals: list[int] = [game.total(s, seat) for seat in range(s.seats)]
    found: list[float] = []
    for seat in range(s.seats):
        own = game.team(s, seat)
        best = -1000000
        for other in range(s.seats):
            if other not in own:
                best = max(best, sum([totals[mate] for mate in game.team(s, other)]))
        found.append(float(sum([totals[mate] for mate in own]) - best))
    return found


def zeros(count: i64) -> vec[i64]:
    row = vec[i64](capacity=count)
    for _ in range(count):
        row = append(row, 0)
    return row


def no_rewards(count: i64) -> vec[float]:
    row = vec[float](capacity=count)
    for _ in range(count):
        row = append(row, 0.0)
    return row


def no_masks(count: i64) -> vec[u8]:
    row = vec[u8](capacity=count)
    for _ in range(count):
        row = append(row, u8(0))
    return row
