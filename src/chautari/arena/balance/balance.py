"""Shares, scores and play rates by whatever a designer asks for, with intervals that respect the deals."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from chautari.arena.balance.watched_game import WatchedGame
from chautari.arena.game import GameResult
from chautari.arena.intervals import DealSum, Estimate, mean, share
from chautari.arena.match import Match

SEAT, BOT, TRAIT, CARD, ACTION = "seat", "bot", "trait", "card", "action"


@dataclass(frozen=True)
class Line:
    """How those fared who had or did something.

    `seats` is how many had or did it at all and `play_rate` their part of all seats; `plays` is how often it was had or
    done. Shares and scores are means over plays: whoever plays a card twice counts twice. `chosen` is
    how often a choice was made when it was open; None for what is no choice.
    """

    name: str
    seats: int
    play_rate: Estimate
    plays: int
    win_share: Estimate
    fair_share: float
    score: Estimate
    chosen: Estimate | None = None

    @property
    def times_fair(self) -> float:
        """The share of the victories in even shares: 1 is as many as chance would give."""
        return self.win_share.value / self.fair_share

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval round it."""
        return (self.win_share.high - self.win_share.low) / 2 / self.fair_share


@dataclass(frozen=True)
class OptionLine:
    """What the games with one value of an option were like: how often seat 0 wins, points, and length in decisions."""

    option: str
    value: str
    games: int
    first_seat: Estimate
    score: Estimate
    length: Estimate


@dataclass
class Tally:
    """What was counted of one name, deal by deal."""

    fair: float = 0.0
    seats: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    won: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    points: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    counts: dict[int, int] = field(default_factory=lambda: defaultdict(int))

    def add(self, deal: int, won: float, fair: float, points: float, times: int = 1) -> None:
        self.seats[deal] += 1
        self.fair += times * fair
        self.won[deal] += times * won
        self.points[deal] += times * points
        self.counts[deal] += times

    def sums(self, totals: dict[int, float]) -> Iterator[DealSum]:
        return (DealSum(totals[deal], count) for deal, count in self.counts.items())


class Balance:
    """Counts games as they are finished."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats_seen: dict[int, int] = defaultdict(int)
        self.tallies: dict[str, dict[str, Tally]] = {kind: {} for kind in (SEAT, BOT, TRAIT, CARD, ACTION)}
        self.offered: dict[str, Counter[int]] = defaultdict(Counter)
        self.chosen: dict[str, Counter[int]] = defaultdict(Counter)
        self.faults: dict[str, Counter[str]] = {}
        self.said: dict[str, str] = {}
        self.options: dict[tuple[str, str], tuple[Tally, Tally, Tally]] = {}

    def add(self, game: WatchedGame) -> None:
        deal = game.played.deal
        for seat, hand in enumerate(game.hands):
            self.seats_seen[deal] += 1
            self._count(game, seat, SEAT, {str(seat): 1})
            self._count(game, seat, BOT, {self.match.specs[game.played.seating[seat]]: 1})
            self._count(game, seat, TRAIT, dict.fromkeys(hand.traits, 1))
            self._count(game, seat, CARD, hand.cards)
            self._count(game, seat, ACTION, hand.chosen)
            for name, times in hand.offered.items():
                self.offered[name][deal] += times
                self.chosen[name][deal] += hand.chosen[name]
            self._count_faults(game.played, seat)
        self._count_options(game)

    def lines(self, kind: str) -> list[Line]:
        """What is known of seats, bots, traits, cards or actions, the most played first; seats in their order."""
        lines = [self._line(kind, name, tally) for name, tally in self.tallies[kind].items()]
        return sorted(lines, key=lambda line: (-line.plays if kind != SEAT else 0, line.name))

    def option_lines(self) -> list[OptionLine]:
        return [
            OptionLine(
                option,
                value,
                sum(first.seats.values()),
                share(first.sums(first.won)),
                mean(everybody.sums(everybody.points)),
                mean(whole.sums(whole.points)),
            )
            for (option, value), (first, everybody, whole) in sorted(self.options.items())
        ]

    def _count(self, game: WatchedGame, seat: int, kind: str, names: Mapping[str, int]) -> None:
        played = game.played
        for name, times in names.items():
            tally = self.tallies[kind].setdefault(name, Tally())
            tally.add(played.deal, played.won(seat), played.fair_share, played.points[seat], times)

    def _count_faults(self, played: GameResult, seat: int) -> None:
        bot = self.match.specs[played.seating[seat]]
        if played.faults[seat]:
            self.faults.setdefault(bot, Counter()).update(played.faults[seat])
            self.said[bot] = self.said.get(bot) or played.said[seat]

    def _count_options(self, game: WatchedGame) -> None:
        played = game.played
        for option, value in game.settings.items():
            key = option, str(value).lower()
            first, everybody, whole = self.options.setdefault(key, (Tally(), Tally(), Tally()))
            first.add(played.deal, played.won(0), played.fair_share, played.points[0])
            for points in played.points:
                everybody.add(played.deal, 0.0, 0.0, points)
            whole.add(played.deal, 0.0, 0.0, played.length)

    def _line(self, kind: str, name: str, tally: Tally) -> Line:
        plays = sum(tally.counts.values())
        return Line(
            name,
            sum(tally.seats.values()),
            _rate(tally.seats, self.seats_seen, by_lot=kind not in (SEAT, BOT)),
            plays,
            share(tally.sums(tally.won)),
            tally.fair / plays,
            mean(tally.sums(tally.points)),
            _rate(self.chosen[name], self.offered[name]) if kind == ACTION else None,
        )


def _rate(parts: Mapping[int, int], wholes: Mapping[int, int], by_lot: bool = True) -> Estimate:
    """The share of parts in wholes; without an interval if it was not left to chance, as who sits where."""
    value = sum(parts.values()) / sum(wholes.values())
    sums = (DealSum(parts.get(deal, 0), whole) for deal, whole in wholes.items())
    return share(sums) if by_lot else Estimate(value, value, value)
