"""Many tables of one game played on at once by the compiled rules: the inside of every environment."""

from typing import Any, Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from chautari.bots.greedy import best_option
from chautari.engine.errors import NotOffered
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.outcome import margins, win_shares
from chautari.engine.play import answer_top, settle, top
from chautari.engine.sheet import Observer, Sheet
from chautari.engine.state import CHANCE, Choices, Decision, State

# What a finished game is worth to a seat.
WIN_SHARE: Final = 0  # 1 for everybody of the winning side, divided among sides that tie
MARGIN: Final = 1  # the side's points less those of the best other side

# Who plays the seats that are not the learner's.
EVERYBODY: Final = -1
UNIFORM: Final = 0
GREEDY: Final = 1
WORLDS: Final = 3

BYTES: Final = 8


class TableSlot:
    """One of the tables: its number, its game, its luck, and what is offered now."""

    def __init__(self, n: i64, state: State, dice: Dice) -> None:
        self.n: i64 = n
        self.state = state
        self.dice = dice
        self.choices = Choices()


class Tables:
    """The tables, and what is to be seen of them: rows of machine integers that NumPy can read where they lie.

    A game that ends is scored, told in `over` and `rewards`, and dealt anew at once.
    """

    def __init__(
        self,
        game: Game[Any],
        observer: Observer[Any],
        fresh: State,
        seeds: list[int],
        reward: i64,
        observing: bool,
        masking: bool,
        learner: i64 = EVERYBODY,
        rivals: i64 = UNIFORM,
    ) -> None:
        self.game = game
        self.observer = observer
        self.fresh = fresh
        count: i64 = len(seeds)
        self.count: i64 = count
        self.seats: i64 = fresh.seats
        self.actions: i64 = game.actions
        self.reward: i64 = reward
        self.observing = observing
        self.masking = masking
        self.learner: i64 = learner
        self.rivals: i64 = rivals
        self.width: i64 = observer.size(fresh.seats)
        # A row, not a list: nothing is checked when a table is looked up.
        self.slots = vec[TableSlot](capacity=count)
        self.asked = zeros(count)
        self.counts = zeros(count)
        self.over = zeros(count)
        self.rewards = no_rewards(count * fresh.seats)
        self.masks = no_masks(count * game.actions if masking else 0)
        self.sheet = Sheet(count * self.width if observing else 0)
        self.last = Sheet(count * self.width if observing and learner != EVERYBODY else 0)
        for n in range(count):
            slot = TableSlot(n, fresh, Dice(seeds[n]))
            self.slots = append(self.slots, slot)
            self.deal(slot)

    def deal(self, slot: TableSlot) -> None:
        """A new game at a table, up to the first question to a seat that is asked from outside."""
        slot.state = self.fresh.clone()
        settle(slot.state)
        self.run(slot)

    def run(self, slot: TableSlot) -> None:
        """Chance and the seats played in here answer, up to the next question from outside or a new deal."""
        s = slot.state
        while len(s.pending) > 0:
            question = top(s)
            seat = question.seat
            if seat == CHANCE:
                answer_top(s, question.sample(s, slot.dice))
            elif self.learner == EVERYBODY or seat == self.learner:
                self.present(slot, s, question)
                return
            else:
                answer_top(s, self.rival_choice(slot, s, question))
        self.score(slot.n, s)
        self.deal(slot)

    def rival_choice(self, slot: TableSlot, s: State, question: Decision[Any]) -> i64:
        dice = slot.dice
        choices = slot.choices
        self.clear_offers(slot)
        question.collect(s, choices)
        if self.rivals == UNIFORM or choices.count == 1:
            return choices.ids[dice.below(choices.count)]
        worlds: list[State] = [self.game.imagine(s, question.seat, dice) for _ in range(WORLDS)]
        return best_option(self.game, worlds, question.seat, choices.listed(), dice)

    def clear_offers(self, slot: TableSlot) -> None:
        """Takes back what was offered."""
        if self.masking:
            self.set_mask(slot, u8(0))
        slot.choices.count = 0

    def set_mask(self, slot: TableSlot, value: u8) -> None:
        masks = self.masks
        ids = slot.choices.ids
        base = slot.n * self.actions
        i: i64 = 0
        while i < slot.choices.count:
            masks[base + ids[i]] = value
            i += 1

    def present(self, slot: TableSlot, s: State, question: Decision[Any]) -> None:
        """Puts into the arrays who is asked, what is offered and what that seat may know."""
        self.clear_offers(slot)
        question.collect(s, slot.choices)
        self.asked[slot.n] = question.seat
        self.counts[slot.n] = slot.choices.count
        if self.masking:
            self.set_mask(slot, u8(1))
        if self.observing:
            self.sheet.at = slot.n * self.width
            self.observer.write(s, question.seat, self.sheet)

    def step(self, actions: bytes) -> None:
        """Every asked seat plays its action, eight bytes each; nothing is played if one of them is not offered."""
        n: i64 = 0
        while n < self.count:
            action = read_i64_le(actions, BYTES * n)
            choices = self.slots[n].choices
            if not choices.offers(action):
                raise NotOffered(self.asked[n], action, choices.listed())
            n += 1
        n = 0
        while n < self.count:
            self.play(self.slots[n], read_i64_le(actions, BYTES * n))
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
            slot = self.slots[n]
            self.play(slot, slot.choices.ids[read_i64_le(numbers, BYTES * n)])
            n += 1

    def step_or_end(self, actions: bytes, illegal_reward: float) -> None:
        """Like `step`, but an action that is not offered ends its game, and that is what its seat gets."""
        n: i64 = 0
        while n < self.count:
            slot = self.slots[n]
            action = read_i64_le(actions, BYTES * n)
            if slot.choices.offers(action):
                self.play(slot, action)
            else:
                self.end(slot, illegal_reward)
            n += 1

    def end(self, slot: TableSlot, reward: float) -> None:
        """The game is broken off; only the asked seat gets anything for it."""
        n = slot.n
        self.over[n] = 1
        self.clear_rewards(n)
        self.rewards[n * self.seats + self.asked[n]] = reward
        self.write_last(n, slot.state)
        self.deal(slot)

    def play(self, slot: TableSlot, action: i64) -> None:
        s = slot.state
        if self.over[slot.n] != 0:
            self.over[slot.n] = 0
            self.clear_rewards(slot.n)
        answer_top(s, action)
        self.run(slot)

    def clear_rewards(self, n: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[n * self.seats + seat] = 0.0
            seat += 1

    def score(self, n: i64, s: State) -> None:
        self.over[n] = 1
        worth = worth_of_end(self.game, s, self.reward)
        for seat in range(self.seats):
            self.rewards[n * self.seats + seat] = worth[seat]
        self.write_last(n, s)

    def write_last(self, n: i64, s: State) -> None:
        """Writes what the learner knows at the end of a game."""
        if self.observing and self.learner != EVERYBODY:
            self.last.at = n * self.width
            self.observer.write(s, self.learner, self.last)


def worth_of_end(game: Game[Any], s: State, reward: i64) -> list[float]:
    """What a finished game is worth to each seat."""
    return margins(game, s) if reward == MARGIN else win_shares(game, s)


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
