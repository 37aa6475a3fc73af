"""How far a review can be trusted: bots of known strength, luck that must be nothing on average, planted blunders.

    python bench/review_truth.py GAME [--games 60] [--iterations 200] [--planted 200] [--workers 2] [--json]

plays games among four equal bots, of every level in turn (at one table with better players a bad one has soon nothing
to lose), and reviews them. It prints what each bot lost a decision, the luck of each seat, how much less results vary
without luck, and how many of the moments where the best option was replaced by the worst are found.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from statistics import fmean, pvariance
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import track
from rich.table import Table

import chautari
from chautari.arena.workers import on_this_machine
from chautari.bots.bot import bot
from chautari.engine import play
from chautari.engine.record import Record
from chautari.games import METAS, load
from chautari.review.course import course_of
from chautari.review.decision import look_into
from chautari.review.estimate import mean_of
from chautari.review.game_review import SEED, at_a_glance, look, with_decisions
from chautari.review.outlook import Outlook
from chautari.review.players import players

FIRST_SEED = 4_000_000_000
BOTS = ("uniform", "novice", "casual", "strong", "master")
SEATS = 4
DEEP = 3000  # iterations by which the worst option is known to be bad
BAD = 0.10  # what it loses at least, to be planted
T = TypeVar("T")
FOUND = ("inaccuracy", "mistake", "blunder")


@dataclass(frozen=True)
class Seen:
    """What a review says of one seat of a game."""

    bot: str
    seat: int
    loss: float
    share: float
    luck: float


def played(name: str, spec: str, number: int) -> Record:
    """A game among bots of one kind."""
    seed = FIRST_SEED + 10_000 * number
    table = chautari.start(name, seats=SEATS, seed=seed)
    thinker = bot(spec)
    while not table.over:
        seat = table.asked[0]
        table.play(thinker.choose(table.game, table.state, seat, seed + len(table.record.moves)), seat)
    return table.record


def reviewed(name: str, bots: tuple[str, ...], iterations: int, number: int) -> list[Seen]:
    """A game of one of the bots, with every decision looked into."""
    spec = bots[number % len(bots)]
    record, game = played(name, spec, number), load(name)
    course = course_of(game, record)
    found = at_a_glance(game, record, course)
    found = with_decisions(found, look(record, iterations, tuple(one.move for one in course.choices)))
    return [Seen(spec, one.seat, one.loss.value, one.share, one.luck) for one in players(found)]


def planted(name: str, iterations: int, number: int) -> bool | None:
    """Whether a review finds the worst option of a moment in a game of strong bots; None if it is not that bad."""
    record = played(name, "strong", number)
    game, luck = load(name), Random(number)
    one = luck.choice(course_of(game, record).choices)
    outlook = Outlook(game, len(record.seats))
    options = play.options(one.before, one.seat)
    deep = look_into(outlook, one.before, one.move, one.seat, one.action, SEED - 1, DEEP)
    best = deep.best[0].action
    worst = max(
        (
            look_into(outlook, one.before, one.move, one.seat, option, SEED - 2, DEEP // 4)
            for option in options
            if option != best
        ),
        key=lambda judged: judged.loss.value,
    )
    sure = look_into(outlook, one.before, one.move, one.seat, worst.action, SEED - 3, DEEP)
    if sure.loss.value - sure.loss.margin < BAD:
        return None
    return (
        look_into(outlook, one.before, one.move, one.seat, worst.action, SEED + one.move, iterations).verdict in FOUND
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[meta.name for meta in METAS])
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--planted", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    bots = tuple(args.bots.split(","))
    seen = [
        one
        for game in followed(partial(reviewed, args.game, bots, args.iterations), args.games, args.workers)
        for one in game
    ]
    finds = list(followed(partial(planted, args.game, args.iterations), args.planted, args.workers))
    figures = {"bots": by_bot(seen, bots), "luck": by_seat(seen), **variance(seen), **found(finds)}
    print(json.dumps({"game": args.game, "games": args.games, **figures}, indent=2)) if args.json else tell(figures)


def followed(work: Callable[[int], T], number: int, workers: int) -> Iterator[T]:
    return iter(track(on_this_machine(work, range(number), workers), total=number, transient=True))


def by_bot(seen: list[Seen], bots: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """What each bot lost a decision, mean of its games."""
    return {spec: asdict(mean_of([one.loss for one in seen if one.bot == spec])) for spec in bots}


def by_seat(seen: list[Seen]) -> list[dict[str, float]]:
    """The luck of each seat: nothing, within its interval."""
    return [asdict(mean_of([one.luck for one in seen if one.seat == seat])) for seat in range(SEATS)]


def variance(seen: list[Seen]) -> dict[str, float]:
    """How much results vary without luck, for one that varies by 1; and by how much the means differ."""
    shares, adjusted = [one.share for one in seen], [one.share - one.luck for one in seen]
    return {"variance": pvariance(adjusted) / pvariance(shares), "shift": fmean(adjusted) - fmean(shares)}


def found(finds: list[bool | None]) -> dict[str, float]:
    known = [one for one in finds if one is not None]
    return {"planted": len(known), "found": fmean(known) if known else 0.0}


def tell(figures: dict[str, Any]) -> None:
    table = Table("bot", "lost a decision", "± 95 %")
    for spec, one in figures["bots"].items():
        table.add_row(spec, f"{100 * one['value']:.2f} %", f"{100 * one['margin']:.2f}")
    page = Console()
    page.print(table)
    for seat, one in enumerate(figures["luck"]):
        page.print(f"luck of seat {seat + 1}: {100 * one['value']:+.2f} % ±{100 * one['margin']:.2f}")
    page.print(
        f"variance without luck: {figures['variance']:.2f} of that with luck, mean {100 * figures['shift']:+.2f} %"
    )
    page.print(f"planted blunders found: {100 * figures['found']:.1f} % of {figures['planted']}")


if __name__ == "__main__":
    main()
