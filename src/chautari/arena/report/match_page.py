"""The report of a match: who wins, by how much, from which seat, how long it takes, and how sure all that is."""

from collections import Counter
from html import escape
from math import isfinite
from pathlib import PurePath

from chautari.arena.game import GameResult
from chautari.arena.intervals import Estimate
from chautari.arena.match import Match
from chautari.arena.ratings import comparisons
from chautari.arena.report import plots
from chautari.arena.report.page import faults_section, page, section, table
from chautari.arena.report.plots import Row, number, per_cent, plot
from chautari.arena.report.scale import linear, powers, shares
from chautari.arena.report.words import say, thing
from chautari.arena.standing import BotStanding, Standing
from chautari.arena.times import quantile
from chautari.games import load, numerals
from chautari.games.numerals import decimal, short


class MatchPage:
    """The bots are shown the best first, each in the colour of its place in the match."""

    def __init__(self, match: Match, standing: Standing, games: list[GameResult], command: str) -> None:
        self.match, self.standing, self.games, self.command = match, standing, games, command
        self.bots = sorted(standing.bots, key=lambda bot: -bot.win_share.value)
        self.fair = standing.bots[0].fair_share
        self.names = short_names(match.specs)

    def html(self) -> str:
        title = say("title", game=load(self.match.game).meta.title)
        sections = [self.wins(), self.ratings(), self.points(), self.places(), self.duels(), self.seats()]
        sections += [self.lengths(), self.thinking(), self.faults(), self.method()]
        return page(title, self.lead(), [part for part in sections if part])

    def lead(self) -> str:
        best = self.bots[0]
        verdict = say(
            "verdict-clear" if self.is_clear() else "verdict-open",
            bot=self.name(best),
            share=decimal(100 * best.win_share.value, 1),
            low=decimal(100 * best.win_share.low, 1),
            high=decimal(100 * best.win_share.high, 1),
            fair=decimal(100 * self.fair, 1),
        )
        options = ", ".join(f"{name} = {str(value).lower()}" for name, value in self.match.settings.items())
        facts = say(
            "facts",
            games=self.standing.games,
            deals=self.standing.deals,
            seats=self.match.seats,
            options=options or thing("no-options"),
            seed=self.match.seed,
        )
        return f'<p class="facts">{escape(facts)}</p>\n<p class="verdict">{escape(verdict)}</p>'

    def is_clear(self) -> bool:
        """True if the best one's interval lies above all others'."""
        best, *others = self.bots
        return all(other.win_share.high < best.win_share.low for other in others)

    def wins(self) -> str:
        scale = shares(max(bot.win_share.high for bot in self.bots))
        rows = [
            self.row(bot, plots.dot(bot.win_share, scale, self.fair), _share_label(bot.win_share)) for bot in self.bots
        ]
        return section("wins", "wins-note", plot(rows, scale, per_cent))

    def ratings(self) -> str:
        if len(self.bots) < 2:
            return ""
        known = [
            end for bot in self.bots for end in (bot.rating.low, bot.rating.value, bot.rating.high) if isfinite(end)
        ]
        scale = linear(known)
        rows = [self.row(bot, plots.dot(bot.rating, scale, 0.0), _label(bot.rating, 0)) for bot in self.bots]
        return section("ratings", "ratings-note", plot(rows, scale, number))

    def points(self) -> str:
        scale = linear([float(score) for bot in self.bots for score in (bot.scores[0], bot.scores[-1])])
        rows = [
            self.row(bot, plots.hill(bot.scores, scale, bot.score.value), _label(bot.score, 1)) for bot in self.bots
        ]
        return section("points", "points-note", plot(rows, scale, number, tall=True))

    def places(self) -> str:
        scale = shares(1.0)
        rows = []
        for bot in self.bots:
            seen = Counter(
                game.places[seat]
                for game in self.games
                for seat, spec in enumerate(game.seating)
                if self.is_seated(bot, spec)
            )
            taken = [seen[place] / bot.seats_taken for place in range(1, self.match.seats + 1)]
            rows.append(
                self.row(bot, plots.parts(taken, scale), escape(say("mean-place", place=decimal(bot.place, 2))))
            )
        return section("places", "places-note", plot(rows, scale, per_cent))

    def duels(self) -> str:
        if len(self.bots) < 2:
            return ""
        wins = [[0.0] * len(self.match.specs) for _ in self.match.specs]
        for deal in comparisons(self.games, len(self.match.specs)).values():
            for row, counts in enumerate(deal):
                for column, count in enumerate(counts):
                    wins[row][column] += count
        order = [self.match.specs.index(bot.bot) for bot in self.bots]
        head = [escape(say("duel-head")), *(escape(self.names[spec]) for spec in order)]
        rows = [[_heading(self.names[row], row), *(_duel(wins, row, column) for column in order)] for row in order]
        return section("duels", "duels-note", table(head, rows))

    def seats(self) -> str:
        scale = shares(max(seat.win_share.high for seat in self.standing.seats))
        rows = [
            Row(
                say("seat", seat=seat.seat),
                8,
                plots.dot(seat.win_share, scale, self.fair),
                _share_label(seat.win_share),
            )
            for seat in self.standing.seats
        ]
        body = plot(rows, scale, per_cent)
        return section("seats", "seats-note", body + (self.seats_of_bots() if len(self.bots) > 1 else ""))

    def seats_of_bots(self) -> str:
        """How often each bot wins from each seat."""
        rows = []
        for bot in self.bots:
            cells = [_heading(self.name(bot), self.colour(bot))]
            for seat in range(self.match.seats):
                won = [game.won(seat) for game in self.games if self.is_seated(bot, game.seating[seat])]
                cells.append(_shaded(sum(won) / len(won), self.colour(bot)) if won else '<td class="none">–</td>')
            rows.append(cells)
        head = [escape(say("seats-of-bots")), *(escape(say("seat", seat=seat)) for seat in range(self.match.seats))]
        return table(head, rows)

    def lengths(self) -> str:
        lengths = self.standing.lengths
        mean = sum(lengths) / len(lengths)
        scale = linear([float(min(lengths)), float(max(lengths))])
        label = f"{decimal(mean)}<small>{escape(say('range', low=min(lengths), high=max(lengths)))}</small>"
        rows = [Row(say("all-games"), 8, plots.hill(lengths, scale, mean), label)]
        return section("lengths", "lengths-note", plot(rows, scale, number, tall=True))

    def thinking(self) -> str:
        thinkers = [bot for bot in self.bots if bot.times]
        if not thinkers:
            return ""
        ends = {bot.bot: (quantile(bot.times, 0.5), quantile(bot.times, 0.95)) for bot in thinkers}
        scale = powers([end for pair in ends.values() for end in pair])
        rows = [
            self.row(
                bot,
                plots.stretch(*ends[bot.bot], scale),
                f"{_ms(ends[bot.bot][0])}<small>{_ms(ends[bot.bot][1])}</small>",
            )
            for bot in thinkers
        ]
        return section("thinking", "thinking-note", plot(rows, scale, _ms))

    def faults(self) -> str:
        return faults_section([(self.name(bot), bot.faults, bot.said) for bot in self.bots])

    def method(self) -> str:
        label = "".join(
            f"<p>{escape(say(key))}</p>" for key in ("method-seatings", "method-intervals", "method-ratings")
        )
        again = f"<p>{escape(say('method-again'))}</p><pre><code>{escape(self.command)}</code></pre>"
        return section("method", "method-note", label + again + self.numbers())

    def numbers(self) -> str:
        head = [
            say(f) for f in ("bot", "games", "wins-column", "interval", "mean-column", "rating-column", "ms-column")
        ]
        rows = [
            [
                _heading(bot.bot, self.colour(bot)),
                _cell(decimal(bot.games)),
                _cell(numerals.per_cent(bot.win_share.value, 2)),
                _cell(f"{decimal(100 * bot.win_share.low, 2)}–{decimal(100 * bot.win_share.high, 2)}"),
                _cell(decimal(bot.score.value, 2)),
                _cell(decimal(bot.rating.value)),
                _cell(f"{short(quantile(bot.times, 0.5), 3)} / {short(quantile(bot.times, 0.95), 3)}"),
            ]
            for bot in self.bots
        ]
        return f"<details><summary>{escape(say('numbers'))}</summary>{table(list(map(escape, head)), rows)}</details>"

    def row(self, bot: BotStanding, drawn: str, label: str) -> Row:
        return Row(self.name(bot), self.colour(bot), drawn, label)

    def name(self, bot: BotStanding) -> str:
        return self.names[self.colour(bot)]

    def colour(self, bot: BotStanding) -> int:
        return self.match.specs.index(bot.bot)

    def is_seated(self, bot: BotStanding, spec: int) -> bool:
        return self.match.specs[spec] == bot.bot


def short_names(specs: tuple[str, ...]) -> list[str]:
    """Specs without the folders in them, unless two would look the same."""
    short = [" ".join(PurePath(word).name if "/" in word else word for word in spec.split()) for spec in specs]
    return short if len(set(short)) == len(short) else list(specs)


def _share_label(estimate: Estimate) -> str:
    low, high = decimal(100 * estimate.low, 1), numerals.per_cent(estimate.high)
    return f"{numerals.per_cent(estimate.value)}<small>{low}–{high}</small>"


def _label(estimate: Estimate, digits: int) -> str:
    margin = f"<small>± {decimal(estimate.high - estimate.value, digits)}</small>" if isfinite(estimate.high) else ""
    return f"{decimal(estimate.value, digits)}{margin}"


def _ms(milliseconds: float) -> str:
    if milliseconds < 1:
        return f"{short(1000 * milliseconds, 3)} µs"
    return f"{short(milliseconds, 3)} ms" if milliseconds < 1000 else f"{short(milliseconds / 1000, 3)} s"


def _heading(name: str, colour: int) -> str:
    return f'<th class="c{colour % plots.COLOURS}">{escape(name)}</th>'


def _cell(text: str) -> str:
    return f"<td>{escape(text)}</td>"


def _shaded(share: float, colour: int) -> str:
    return f'<td class="shade c{colour % plots.COLOURS}" style="--much:{45 * share:.0f}">{per_cent(share)}</td>'


def _duel(wins: list[list[float]], row: int, column: int) -> str:
    met = wins[row][column] + wins[column][row]
    return _shaded(wins[row][column] / met, row) if met else '<td class="none">–</td>'
