"""The report of a balance: what helps and what hinders, drawn for designers."""

from collections.abc import Sequence
from html import escape

from chautari.arena.balance.balance import ACTION, BOT, CARD, SEAT, TRAIT, Balance, Line, OptionLine
from chautari.arena.figures import rate, rounded
from chautari.arena.report import plots
from chautari.arena.report.page import faults_section, page, section
from chautari.arena.report.plots import Row, per_cent, plot
from chautari.arena.report.scale import shares
from chautari.arena.report.words import say
from chautari.games import load, numerals
from chautari.games.numerals import decimal

MOST_LINES = 40
COLOUR = 0
UNSURE = 8


def balance_page(balance: Balance, games: int, command: str) -> str:
    """The page; where an interval leaves the even share out, colour and an arrow say so."""
    match = balance.match
    title = say("balance-title", game=load(match.game).meta.title)
    facts = say("balance-facts", games=games, seats=match.seats, bots=", ".join(match.specs), seed=match.seed)
    sections = [
        _section(balance.lines(SEAT), "balance-seats", "balance-seats-note"),
        _section(_by_wins(balance.lines(BOT)), "balance-bots", "balance-bots-note") if len(match.specs) > 1 else "",
        _section(_by_wins(balance.lines(TRAIT)), "balance-traits", "balance-traits-note"),
        _section(_by_wins(balance.lines(CARD)), "balance-cards", "balance-cards-note"),
        _section(balance.lines(ACTION)[:MOST_LINES], "balance-choices", "balance-choices-note"),
        _options(balance.option_lines()),
        faults_section([(bot, faults, balance.said[bot]) for bot, faults in balance.faults.items()]),
        section("method", "balance-method", f"<pre><code>{escape(command)}</code></pre>"),
    ]
    return page(title, f'<p class="facts">{escape(facts)}</p>', [part for part in sections if part])


def _by_wins(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: -line.times_fair)


def _section(lines: Sequence[Line], title: str, note: str) -> str:
    if not lines:
        return ""
    scale = shares(max(line.win_share.high for line in lines))
    rows = [
        Row(
            _name(line, title),
            COLOUR if _arrow(line) else UNSURE,
            plots.dot(line.win_share, scale, line.fair_share),
            _label(line),
        )
        for line in lines
    ]
    return section(title, note, plot(rows, scale, per_cent))


def _name(line: Line, title: str) -> str:
    return say("seat", seat=line.name) if title == "balance-seats" else line.name


def _arrow(line: Line) -> str:
    """An arrow up or down where the interval lies wholly above or below the even share; else nothing."""
    if line.win_share.low > line.fair_share:
        return "▲ "
    return "▼ " if line.win_share.high < line.fair_share else ""


def _label(line: Line) -> str:
    key, estimate = ("balance-rate", line.play_rate) if line.chosen is None else ("balance-chosen", line.chosen)
    small = _small(say(key, rate=rate(estimate)), say("balance-points", points=rounded(line.score, 1)))
    return f"{_arrow(line)}× {decimal(line.times_fair, 2)} ± {decimal(line.margin, 2)}{small}"


def _options(lines: list[OptionLine]) -> str:
    if len({line.option for line in lines}) == len(lines):
        return ""
    scale = shares(max(line.first_seat.high for line in lines))
    rows = [
        Row(
            f"{line.option} = {line.value}",
            UNSURE,
            plots.dot(line.first_seat, scale),
            f"{numerals.per_cent(line.first_seat.value)}{_small(*_option_label(line))}",
        )
        for line in lines
    ]
    return section("balance-options", "balance-options-note", plot(rows, scale, per_cent))


def _option_label(line: OptionLine) -> tuple[str, str]:
    games = say("balance-games", games=line.games, length=rounded(line.length))
    return games, say("balance-points", points=rounded(line.score, 1))


def _small(*lines: str) -> str:
    return "".join(f"<small>{escape(line)}</small>" for line in lines)
