"""A review as a page that stands alone: the chances as a chart, the players, the moments that mattered."""

from html import escape
from typing import Any, Final

from chautari.arena.report.page import page, table
from chautari.engine.game import Game
from chautari.games.numerals import listed
from chautari.review.course import Course
from chautari.review.game_review import Review
from chautari.review.outlook import Moment
from chautari.review.players import Player, players
from chautari.review.points import points_over_time
from chautari.review.points_chart import points_by_source
from chautari.review.sentences import Sentences, per_cent
from chautari.review.story import Told
from chautari.review.verdict import VERDICTS
from chautari.review.words import say

WIDTH, HEIGHT = 1000, 300
QUARTERS: Final = (0.25, 0.5, 0.75)


def review_page(game: Game[Any], found: Review, course: Course, told: list[Told]) -> str:
    names = found.record.seats
    title = say("title", game=game.meta.title, names=listed(names))
    sections = [
        titled("chances", chart(found.moments, names, told)),
        titled("players", player_table(game, found, course)),
        titled("moments", moment_list(told)),
        titled("points", points_by_source(game, points_over_time(game, course), names)),
    ]
    return page(title, lead(found), sections)


def lead(found: Review) -> str:
    """Who won, and how it was found out."""
    names = found.record.seats
    winners = [names[seat] for seat, share in enumerate(found.shares) if share > 0]
    key = "lead-won" if len(winners) == 1 else "lead-shared"
    deepest = max((one.iterations for one in found.decisions), default=0)
    method = say("method", iterations=deepest, searched=found.searched, decisions=len(found.decisions))
    return f'<p class="verdict">{escape(say(key, who=listed(winners)))}</p>\n<p class="facts">{escape(method)}</p>'


def titled(key: str, body: str) -> str:
    note = escape(say(f"{key}-note"))
    return f'<section>\n<h2>{escape(say(key))}</h2>\n<p class="note">{note}</p>\n{body}\n</section>'


def chart(moments: tuple[Moment, ...], names: tuple[str, ...], told: list[Told]) -> str:
    """A line for each seat over the moves of the game, with a mark where something mattered."""
    last = max(1, moments[-1].move)
    grid = "".join(
        f'<line class="grid" x1="0" x2="{WIDTH}" y1="{HEIGHT * y:.0f}" y2="{HEIGHT * y:.0f}"/>' for y in QUARTERS
    )
    marks = "".join(
        f'<line class="mark c{one.seat}" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{HEIGHT}"/>'
        for one in told
        for x in (WIDTH * one.move / last,)
    )
    lines = "".join(
        f'<polyline class="chance c{seat}" points="{points(moments, seat, last)}"/>' for seat in range(len(names))
    )
    key = " ".join(f'<span class="name c{seat}">{escape(name)}</span>' for seat, name in enumerate(names))
    return (
        f'<p class="key">{key}</p><svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" '
        f'role="img" aria-label="{escape(say("chances"))}">{grid}{marks}{lines}</svg>'
    )


def points(moments: tuple[Moment, ...], seat: int, last: int) -> str:
    return " ".join(f"{WIDTH * one.move / last:.1f},{HEIGHT * (1 - one.chances[seat]):.1f}" for one in moments)


def player_table(game: Game[Any], found: Review, course: Course) -> str:
    sentences = Sentences(game, found.record)
    decisions = {one.move: one for one in found.decisions}
    head = [say("head-player"), say("head-won"), say("head-loss")]
    head += [say(f"verdict-{name}") for name in VERDICTS] + [say("head-luck"), say("head-adjusted")]
    everybody = players(found)
    notes = "".join(f"<p>{escape(text)}</p>" for one in everybody for text in sentences.player(one, decisions, course))
    return table([escape(cell) for cell in head], [player_row(one, found.record.seats) for one in everybody]) + notes


def player_row(one: Player, names: tuple[str, ...]) -> list[str]:
    cells = [
        f"{per_cent(one.share)} %",
        f"{per_cent(one.loss.value)} % ±{per_cent(one.loss.margin)}",
        *(str(one.verdicts.get(name, 0)) for name in VERDICTS),
        f"{per_cent(one.luck)} %",
        f"{per_cent(one.adjusted)} %",
    ]
    return [f'<th class="c{one.seat}">{escape(names[one.seat])}</th>', *(f"<td>{cell}</td>" for cell in cells)]


def moment_list(told: list[Told]) -> str:
    items = "".join(
        f'<li class="c{one.seat}" value="{one.move}">'
        + (f"<strong>{escape(say(f'verdict-{one.verdict}'))}</strong> " if one.verdict else "")
        + f"{escape(one.text)}</li>"
        for one in told
    )
    return f'<ol class="told-moments">{items}</ol>'
