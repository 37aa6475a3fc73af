"""One table for drivers that ask one seat at a time: chance answers inside, every row is the caller's own."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from chautari.engine.errors import NotOffered
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.play import answer_top, settle, top
from chautari.engine.sheet import Observer, Sheet, empty_cells
from chautari.engine.state import CHANCE, NOBODY, Choices, State
from chautari.research.tables import no_masks, worth_of_end


class OneTable:
    """A game from its deal to its end; the lowest of the seats asked together answers first."""

    def __init__(self, game: Game[Any], observer: Observer[Any], fresh: State, seed: int) -> None:
        self.game = game
        self.observer = observer
        self.state = fresh
        self.dice = Dice(seed)
        self.choices = Choices()
        self.sheet = Sheet(0)
        self.blank_row = empty_cells(observer.size(fresh.seats))
        self.blank_mask = no_masks(game.actions)
        settle(fresh)
        self.run()

    def __deepcopy__(self, memo: object) -> "OneTable":
        """The same table with the same luck to come; what is played at one of them does not happen at the other."""
        other = OneTable(self.game, self.observer, self.state.clone(), 0)
        other.dice.word = self.dice.word
        return other

    def run(self) -> None:
        s = self.state
        while self.asked() == CHANCE:
            answer_top(s, top(s).sample(s, self.dice))
        self.choices.count = 0
        if len(s.pending) > 0:
            top(s).collect(s, self.choices)

    def asked(self) -> i64:
        """Who is to answer; NOBODY when the game is over."""
        return top(self.state).seat if len(self.state.pending) > 0 else NOBODY

    def play(self, action: i64) -> None:
        """The asked seat plays; refuses what is not offered and changes nothing."""
        s = self.state
        if not self.choices.offers(action):
            raise NotOffered(self.asked(), action, self.choices.listed())
        answer_top(s, action)
        self.run()

    def row(self, seat: i64) -> vec[i16]:
        """What a seat may know."""
        sheet = self.sheet
        sheet.cells = self.blank_row[:]
        sheet.at = 0
        self.observer.write(self.state, seat, sheet)
        return sheet.cells

    def mask(self, seat: i64) -> vec[u8]:
        """What a seat may do if it is the one to answer; all zeros if it is not."""
        mask = self.blank_mask[:]
        if seat == self.asked():
            i: i64 = 0
            while i < self.choices.count:
                mask[self.choices.ids[i]] = u8(1)
                i += 1
        return mask

    def options(self) -> list[int]:
        """What the seat that is to answer may do, smallest first."""
        return self.choices.listed()

    def worth(self, reward: i64) -> list[float]:
        """What the finished game is worth to each seat."""
        return worth_of_end(self.game, self.state, reward)
