"""How far a review can be trusted: bots of known strength, luck that must be nothing on average, planted blunders.

    python bench/review_truth.py GAME [--games 300] [--planted 200] [--checked 20] [--luck 400] [--out FILE] [--json]

plays games among four equal bots, of every level in turn (at one table with better players a bad one has soon nothing
to lose; the dear masters less often), and reviews some decisions of each. It prints what each bot lost a decision, the
luck of each seat, how many of the moments where the best option was replaced by the worst are found, and how much of
what reviews call lost is lost in games that strong players play out after the better and the chosen option. In further
games of strong and of casual bots it looks at luck alone: how much less results vary without it, and which share of it
lasts to the end. What has been found stands in FILE, a line each: after an interruption the same command goes on from
there.
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import covariance, fmean, pvariance
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import chautari
from chautari.arena.workers import on_this_machine
from chautari.bots.bot import bot
from chautari.bots.greedy import play_on
from chautari.bots.one_look import most_promising, promises
from chautari.bots.tuning import by_net
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.outcome import win_shares
from chautari.engine.record import Record
from chautari.engine.state import State
from chautari.games import METAS, load
from chautari.review.course import Choice, course_of
from chautari.review.decision import Decision, look_into
from chautari.review.estimate import mean_of
from chautari.review.game_review import SEED, at_a_glance, look, with_decisions
from chautari.review.outlook import Outlook
from chautari.review.players import players

FIRST_SEED = 4_000_000_000
QUICK = ("uniform", "novice", "casual", "strong")
BOTS = (*QUICK, *QUICK, *QUICK, "master")
SEATS = 4
LUCKY = ("strong", "casual")
AFTER_THE_OTHERS = 10_000  # games whose luck alone is looked at are others than those reviewed
RESAMPLED = 400  # times, for the interval of a ratio
DEEP = 3000  # iterations by which the worst option is known to be bad
BAD = 0.10  # what it loses at least, to be planted
DECISIONS = 60  # of each game are looked into, by lot
MOMENTS = 4  # planted in one game
DEAR = 1000  # iterations that a usual review has for what seems dear
NOTICED = 0.05  # a decision is played out if it seems to lose so much
PLAYED_OUT = 100  # games after each of the two options
FOUND = ("inaccuracy", "mistake", "blunder")
Finding = dict[str, Any]


@dataclass(frozen=True)
class Seen:
    """What a review says of one seat of a game."""

    bot: str
    seat: int
    loss: float
    share: float
    luck: float


def played(name: str, specs: tuple[str, ...], number: int) -> Record:
    """A game among these bots."""
    seed = FIRST_SEED + 10_000 * number
    table = chautari.start(name, seats=SEATS, seed=seed)
    thinkers = [bot(spec) for spec in specs]
    while not table.over:
        seat = table.asked[0]
        table.play(thinkers[seat].choose(table.game, table.state, seat, seed + len(table.record.moves)), seat)
    return table.record


def reviewed(name: str, bots: tuple[str, ...], iterations: int, number: int) -> Finding:
    """A game of one of the bots, with some of its decisions looked into."""
    spec = bots[number % len(bots)]
    record, game = played(name, (spec,) * SEATS, number), load(name)
    course = course_of(game, record)
    found = at_a_glance(game, record, course)
    moves = [one.move for one in course.choices]
    some = Random(number).sample(moves, min(DECISIONS, len(moves)))
    found = with_decisions(found, look(record, iterations, tuple(some)))
    lost = [[one.gap for one in found.decisions if one.seat == seat and one.iterations] for seat in range(SEATS)]
    return {
        "seen": [
            asdict(Seen(spec, one.seat, fmean(lost[one.seat] or [0.0]), one.share, one.luck)) for one in players(found)
        ]
    }


def luck_alone(name: str, number: int) -> Finding:
    """The luck and the result of every seat in a game of strong or of casual bots, in turn."""
    spec = LUCKY[number % len(LUCKY)]
    record, game = played(name, (spec,) * SEATS, AFTER_THE_OTHERS + number), load(name)
    found = at_a_glance(game, record, course_of(game, record))
    return {"bot": spec, "shares": found.shares, "luck": [one.luck for one in players(found)]}


def planted(name: str, number: int) -> Finding:
    """Whether a review finds the worst option of some moments in a game of strong bots, where it is really bad."""
    record, game = played(name, ("strong",) * SEATS, number), load(name)
    outlook = Outlook(game, SEATS)
    moments = Random(number).sample(course_of(game, record).choices, MOMENTS)
    return {"planted": [is_found(outlook, one) for one in moments]}


def is_found(outlook: Outlook, one: Choice) -> bool | None:
    """Whether the worst option of a moment is found; None if it is not bad enough to be a blunder."""

    def judged(action: int, seed: int, depth: int) -> Decision:
        return look_into(outlook, one.before, one.move, one.seat, action, seed, depth)

    best = judged(one.action, SEED - 1, DEEP).best[0].action
    others = [option for option in play.options(one.before, one.seat) if option != best]
    worst = max((judged(option, SEED - 2, DEEP // 4) for option in others), key=lambda found: found.loss.value).action
    sure = judged(worst, SEED - 3, DEEP).loss
    if sure.value - sure.margin < BAD:
        return None
    return judged(worst, SEED + one.move, DEAR).verdict in FOUND


def checked(name: str, iterations: int, number: int) -> Finding:
    """What decisions that seem to lose much lose in games that strong players play out, the same luck after both."""
    record, game = played(name, ("strong", "casual") * (SEATS // 2), number), load(name)
    outlook = Outlook(game, SEATS)
    losses = []
    for one in Random(number).sample(course_of(game, record).choices, 24):
        first = look_into(outlook, one.before, one.move, one.seat, one.action, SEED - 4, iterations)
        if first.loss.value < NOTICED or first.loss.value < first.loss.margin:
            continue
        # As a review does with what seems dear: what was picked for its size looks larger than it is.
        again = look_into(outlook, one.before, one.move, one.seat, one.action, SEED + one.move, 5 * iterations)
        worlds = [game.imagine(one.before, one.seat, Dice(which)) for which in range(PLAYED_OUT)]
        real = [
            played_out(outlook, world, one.seat, again.better, which)
            - played_out(outlook, world, one.seat, one.action, which)
            for which, world in enumerate(worlds)
        ]
        losses.append([again.loss.value, fmean(real)])
    return {"losses": losses}


def played_out(outlook: Outlook, world: State, seat: int, option: int, seed: int) -> float:
    """A seat's share in the victory after an option, when everybody plays on by one look of the net."""
    luck = Dice(seed)
    table = play_on(world, seat, option, luck)
    greed = by_net(outlook.game).greed
    while not table.is_over():
        question = play.top(table)
        options = play.offered(table, question).listed()
        worlds = [outlook.game.imagine(table, question.seat, luck)] if len(options) > 1 else []
        values = promises(outlook.judge, worlds, question.seat, options, luck, greed) if worlds else [0.0]
        play.answer_top(table, most_promising(options, values, luck))
        play.advance(table, luck)
    return win_shares(outlook.game, table)[seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[meta.name for meta in METAS])
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--planted", type=int, default=200)
    parser.add_argument("--checked", type=int, default=20)
    parser.add_argument("--luck", type=int, default=400)
    parser.add_argument("--out", type=Path, metavar="FILE")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    bots = tuple(args.bots.split(","))
    notes = Notes(args.out, args.workers)
    games = notes.each("game", partial(reviewed, args.game, bots, args.iterations), args.games)
    finds = notes.each("planted", partial(planted, args.game), args.planted // MOMENTS)
    checks = notes.each("checked", partial(checked, args.game, args.iterations), args.checked)
    lucky = notes.each("luck", partial(luck_alone, args.game), args.luck)
    seen = [Seen(**one) for game in games for one in game["seen"]]
    figures = {
        "games": len(games),
        "bots": by_bot(seen, bots),
        "luck": by_seat(seen) if seen else [],
        "without_luck": {
            spec: without_luck(of_bot) for spec in LUCKY if (of_bot := [one for one in lucky if one["bot"] == spec])
        },
        **found([one for game in finds for one in game["planted"]]),
        **real_losses([one for game in checks for one in game["losses"]]),
    }
    print(json.dumps({"game": args.game, **figures}, indent=2)) if args.json else tell(figures)


class Notes:
    """What has been found, kept in a file if one is named."""

    def __init__(self, file: Path | None, workers: int) -> None:
        self._file, self._workers = file, workers
        lines = file.read_text().splitlines() if file and file.exists() else []
        self._kept = [json.loads(line) for line in lines]

    def each(self, kind: str, work: Callable[[int], Finding], number: int) -> list[Finding]:
        """The findings of this kind with these numbers, those that are missing made now."""
        kept = {one["number"]: one for one in self._kept if one["kind"] == kind}
        missing = [one for one in range(number) if one not in kept]
        made = on_this_machine(work, missing, self._workers)
        for which, finding in zip(missing, track(made, kind, total=len(missing), transient=True), strict=True):
            kept[which] = {"kind": kind, "number": which, **finding}
            if self._file:
                with self._file.open("a") as file:
                    file.write(json.dumps(kept[which]) + "\n")
        return [kept[one] for one in range(number)]


def by_bot(seen: list[Seen], bots: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """What each bot lost a decision, mean of its games."""
    losses = {spec: [one.loss for one in seen if one.bot == spec] for spec in dict.fromkeys(bots)}
    return {spec: {**asdict(mean_of(found)), "games": len(found) // SEATS} for spec, found in losses.items() if found}


def by_seat(seen: list[Seen]) -> list[dict[str, float]]:
    """The luck of each seat: nothing, within its interval."""
    return [asdict(mean_of([one.luck for one in seen if one.seat == seat])) for seat in range(SEATS)]


def without_luck(games: list[Finding]) -> dict[str, float]:
    """How results vary without luck, for one that varies by 1, with the interval of 95 % by drawing games again.

    `shift` is by how much the mean differs, `lasting` the share of luck that is left in the results.
    """
    pairs = [list(zip(game["shares"], game["luck"], strict=True)) for game in games]
    dice = Random(1)
    again = sorted(ratio(dice.choices(pairs, k=len(pairs))) for _ in range(RESAMPLED))
    shares, luck = zip(*(one for game in pairs for one in game), strict=True)
    return {
        "games": len(games),
        "ratio": ratio(pairs),
        "low": again[RESAMPLED // 40],
        "high": again[-1 - RESAMPLED // 40],
        "shift": -fmean(luck),
        "lasting": covariance(shares, luck) / pvariance(luck),
    }


def ratio(games: list[list[tuple[float, float]]]) -> float:
    pairs = [one for game in games for one in game]
    return pvariance([share - luck for share, luck in pairs]) / pvariance([share for share, _ in pairs])


def found(finds: list[bool | None]) -> dict[str, float]:
    known = [one for one in finds if one is not None]
    return {"planted": len(known), "found": fmean(known) if known else 0.0}


def real_losses(losses: list[list[float]]) -> dict[str, float]:
    """What reviews say is lost by decisions that seem dear, and what is lost in games played out."""
    said, real = [one[0] for one in losses] or [0.0], mean_of([one[1] for one in losses] or [0.0])
    return {"checked": len(losses), "said": fmean(said), "real": real.value, "real_margin": real.margin}


def tell(figures: dict[str, Any]) -> None:
    table = Table("bot", "lost a decision", "± 95 %")
    for spec, one in figures["bots"].items():
        table.add_row(spec, f"{100 * one['value']:.2f} %", f"{100 * one['margin']:.2f}")
    page = Console()
    page.print(table)
    for seat, one in enumerate(figures["luck"]):
        page.print(f"luck of seat {seat + 1}: {100 * one['value']:+.2f} % ±{100 * one['margin']:.2f}")
    for spec, one in figures["without_luck"].items():
        page.print(
            f"{spec}: results without luck vary by {one['ratio']:.3f} ({one['low']:.3f} to {one['high']:.3f}) of those "
            f"with it, mean {100 * one['shift']:+.2f} %; {one['lasting']:.2f} of luck lasts"
        )
    page.print(f"planted blunders found: {100 * figures['found']:.1f} % of {figures['planted']}")
    said, real, margin = (100 * figures[key] for key in ("said", "real", "real_margin"))
    page.print(f"of {figures['checked']} dear decisions: {said:.1f} % lost, played out {real:.1f} % ±{margin:.1f}")


if __name__ == "__main__":
    main()
