"""A net: from what a seat sees to every seat's chance to win, computed from what changed since a first look."""

from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from chautari.engine.game import Game
from chautari.engine.outcome import margins, win_shares
from chautari.engine.sheet import Observer, Sheet
from chautari.engine.state import State
from chautari.games.weights import blank

POINTS: Final = 10.0  # the unit of signs and margins


class Net:
    """The numbers of a net, row by row.

    `first` has a row of `wide` for each column of an observation, one for each table size, and one for each sign of
    each seat, the viewer's own first; `second` a row of `narrow` for each of the `wide`; `third` a row for each of the
    `narrow` and a last one alone, with a chance and a margin for each seat. `straight` are the signs' own votes. If the
    net was `taught` to choose (1, else 0), by its own choices or by a search, a last output of `third`, with votes of
    its own by the viewer's signs, says how much it prefers what led here.
    """

    def __init__(
        self,
        columns: i64,
        signs: i64,
        least: i64,
        most: i64,
        wide: i64,
        narrow: i64,
        taught: i64,
        first: vec[float],
        second: vec[float],
        third: vec[float],
        straight: vec[float],
    ) -> None:
        self.columns: i64 = columns
        self.signs: i64 = signs
        self.least: i64 = least
        self.most: i64 = most
        self.wide: i64 = wide
        self.narrow: i64 = narrow
        self.taught: i64 = taught
        self.first = first
        self.second = second
        self.third = third
        self.straight = straight
        sizes = most - least + 1
        assert len(first) == (columns + sizes + signs * most) * wide, "a row for every input"
        assert len(second) == (wide + 1) * narrow, "a row for every unit"
        assert len(third) == (narrow + 1) * (2 * most + taught), "a row for every unit"
        assert len(straight) == signs * (1 + taught), "a vote for every sign"


class FirstLook:
    """What a seat saw first, and what the first layer made of it."""

    def __init__(self, cells: vec[i16], signs: vec[float], sums: vec[float]) -> None:
        self.cells = cells
        self.signs = signs
        self.sums = sums


class Judge:
    """A net at tables of one size: `chance` and `chances` of the seats to win, from what one of them may know.

    What is hidden from the seat must have been imagined: the signs of others are read off the table as it lies.
    """

    def __init__(
        self,
        game: Game[Any],
        observer: Observer[Any],
        net: Net,
        seats: i64,
        starts: vec[i64],
        scales: vec[float],
    ) -> None:
        self.game = game
        self.observer = observer
        self.net = net
        self.seats: i64 = seats
        self.starts = starts
        self.scales = scales
        self.width: i64 = len(starts)
        self.sheet = Sheet(self.width)
        self.signs = blank(seats * net.signs)
        self.sums = blank(net.wide)
        self.hidden = blank(net.narrow)
        self.out = blank(2 * net.most + net.taught)
        self.looks: list[FirstLook | None] = [None for _ in range(seats)]

    def forget(self) -> None:
        """The next look of each seat is a first one again: for another table, or one much later in the game."""
        for seat in range(self.seats):
            self.looks[seat] = None

    def chance(self, s: State, seat: i64) -> float:
        """A seat's chance to win with its team, as it sees the table."""
        return self.chances(s, seat)[seat]

    def value(self, s: State, seat: i64, greed: float) -> float:
        """The chance to win, and beside it so much of the points ahead of the others."""
        chances = self.chances(s, seat)
        if s.is_over():
            return chances[seat] + greed * margins(self.game, s)[seat] / POINTS
        return chances[seat] + greed * self.out[self.net.most]

    def preference(self, s: State, seat: i64) -> float:
        """How much it likes to have come here from where its first look was: the odds are the exponential."""
        assert self.net.taught == 1, "a net that has learned to choose"
        self.glance(s, seat)
        self.think()
        number = self.net.signs
        vote = self.out[2 * self.net.most]
        i: i64 = 0
        while i < number:
            vote += self.net.straight[number + i] * self.signs[i]
            i += 1
        return vote

    def values(self, s: State, seat: i64, greed: float) -> list[float]:
        """The same for every seat, as one of them sees the table."""
        chances = self.chances(s, seat)
        ends = margins(self.game, s) if s.is_over() else None
        for turn in range(self.seats):
            who = (seat + turn) % self.seats
            ahead = self.out[self.net.most + turn] if ends is None else ends[who] / POINTS
            chances[who] += greed * ahead
        return chances

    def chances(self, s: State, seat: i64) -> list[float]:
        """Each seat's chance to win with its team, as one of them sees the table."""
        if s.is_over():
            return win_shares(self.game, s)
        self.look(s, seat)
        self.think()
        return self.shares(s, seat)

    def look(self, s: State, seat: i64) -> None:
        """Brings `sums` to what the first layer makes of a table."""
        sheet = self.sheet
        sheet.at = 0
        self.observer.write(s, seat, sheet)
        self.read_signs(s, seat)
        seen = self.looks[seat]
        if seen is None:
            self.first_look(seat)
        else:
            self.look_again(seen)

    def glance(self, s: State, seat: i64) -> None:
        """The same at less cost, if there was a first look: the others are taken to stand as they did then."""
        seen = self.looks[seat]
        if seen is None:
            self.look(s, seat)
            return
        sheet = self.sheet
        sheet.at = 0
        self.observer.write(s, seat, sheet)
        signs = self.signs
        i: i64 = self.net.signs
        while i < len(signs):
            signs[i] = seen.signs[i]
            i += 1
        own = self.game.signs(s, seat)
        i = 0
        while i < len(own):
            signs[i] = own[i]
            i += 1
        self.look_again(seen)

    def look_again(self, seen: FirstLook) -> None:
        """Brings `sums` from what they were at a first look to what was just read."""
        wide = self.net.wide
        sums = self.sums
        old = seen.sums
        i: i64 = 0
        while i < wide:
            sums[i] = old[i]
            i += 1
        cells = self.sheet.cells
        before = seen.cells
        width = self.width
        i = 0
        while i < width:
            if cells[i] != before[i]:
                self.change(i, before[i], cells[i])
            i += 1
        self.change_signs(seen.signs)

    def first_look(self, seat: i64) -> None:
        net = self.net
        wide = net.wide
        sums = self.sums
        i: i64 = 0
        row = (net.columns + self.seats - net.least) * wide
        while i < wide:
            sums[i] = net.first[row + i]
            i += 1
        i = 0
        while i < self.width:
            if self.sheet.cells[i] != 0:
                self.change(i, 0, self.sheet.cells[i])
            i += 1
        nothing = blank(self.seats * net.signs)
        self.change_signs(nothing)
        self.looks[seat] = FirstLook(self.sheet.cells[:], self.signs[:], sums[:])

    def change(self, cell: i64, before: i16, now: i16) -> None:
        """A cell has another number."""
        start = self.starts[cell]
        if start < 0:
            return
        scale = self.scales[cell]
        if scale != 0.0:
            difference: i64 = i64(now) - i64(before)
            self.add(start, scale * float(difference))
            return
        if before > 0:
            self.add(start + i64(before) - 1, -1.0)
        if now > 0:
            self.add(start + i64(now) - 1, 1.0)

    def add(self, column: i64, times: float) -> None:
        wide = self.net.wide
        first = self.net.first
        sums = self.sums
        row = column * wide
        i: i64 = 0
        while i < wide:
            sums[i] = sums[i] + times * first[row + i]
            i += 1

    def read_signs(self, s: State, seat: i64) -> None:
        """The signs of every seat, the viewer's own first."""
        signs = self.signs
        at: i64 = 0
        turn: i64 = 0
        while turn < self.seats:
            who = seat + turn
            if who >= self.seats:
                who -= self.seats
            for sign in self.game.signs(s, who):
                signs[at] = sign
                at += 1
            turn += 1

    def change_signs(self, before: vec[float]) -> None:
        net = self.net
        start = net.columns + net.most - net.least + 1
        i: i64 = 0
        while i < len(before):
            difference = self.signs[i] - before[i]
            if difference != 0.0:
                self.add(start + i, difference)
            i += 1

    def think(self) -> None:
        """From the first layer to `out`."""
        pass_on(self.sums, self.net.second, self.hidden)
        pass_on(self.hidden, self.net.third, self.out)

    def shares(self, s: State, seat: i64) -> list[float]:
        """The votes for each seat as chances that add up to 1 over the sides."""
        seats = self.seats
        number = self.net.signs
        votes: list[float] = [0.0] * seats
        highest = -1e18
        turn: i64 = 0
        while turn < seats:
            vote = self.out[turn]
            i: i64 = 0
            while i < number:
                vote += self.net.straight[i] * self.signs[turn * number + i]
                i += 1
            if vote > highest:
                highest = vote
            votes[(seat + turn) % seats] = vote
            turn += 1
        total = 0.0
        for who in range(seats):
            votes[who] = exp(votes[who] - highest)
            total += votes[who]
        chances: list[float] = []
        for who in range(seats):
            together = 0.0
            for mate in self.game.team(s, who):
                together += votes[mate]
            chances.append(together / total)
        return chances


def pass_on(values: vec[float], weights: vec[float], out: vec[float]) -> None:
    """What the next layer makes of the values above 0; the last row of its weights is what it starts from."""
    size: i64 = len(values)
    wide: i64 = len(out)
    row = size * wide
    j: i64 = 0
    while j < wide:
        out[j] = weights[row + j]
        j += 1
    i: i64 = 0
    while i < size:
        value = values[i]
        if value > 0.0:
            row = i * wide
            j = 0
            while j < wide:
                out[j] = out[j] + value * weights[row + j]
                j += 1
        i += 1
