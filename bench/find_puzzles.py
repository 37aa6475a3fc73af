"""Puzzles found in games among bots: moments where one option is clearly better than every other.

    python bench/find_puzzles.py GAME... [--wanted 60] [--minutes 5] [--workers 1] [--resume] [--out FOLDER]

plays games of every table size and option in turn and looks into their decisions. A moment becomes a puzzle if

1. in a deep search its best option beats every other by 6 % of the chance to win, beyond the margin of that figure,
2. a second deep search with other luck finds the same option, and
3. played on to the end up to 150 times by strong bots, from tables that its seat could be sitting at and with the same
   luck for both, it wins clearly more often than the runner-up, and in 40 games more often than what one look chooses
   and than the next best option: a yardstick that no search has a hand in.

No game gives two puzzles, no kind of question and no part of the game more than its share. Found ones are appended to
`FOLDER/<game>.jsonl`, one on a line, so an interrupted run goes on with `--resume`; of several games each has its turn.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import chautari
from chautari.arena.workers import on_this_machine
from chautari.bots.belief import NetBelief
from chautari.bots.bot import bot
from chautari.bots.greedy import play_on
from chautari.bots.one_look import most_promising, promises
from chautari.bots.search import Search
from chautari.bots.tuning import by_net
from chautari.engine import play
from chautari.engine.game import Game, Source
from chautari.engine.luck import Dice
from chautari.engine.outcome import win_shares
from chautari.engine.record import Record
from chautari.engine.state import State
from chautari.games import METAS, load
from chautari.nets.net import Judge
from chautari.review.course import Choice, course_of
from chautari.review.decision import compare, glance
from chautari.review.estimate import SURE, Margin, mean_of
from chautari.review.outlook import Outlook
from chautari.review.reasons import notable

NAMES = ("Asha", "Dawa", "Maya", "Pemba", "Bikram", "Lhamo")
FIRST_SEED = 6_000_000_000
LEAST_OPTIONS = 3
GLANCED_AT = 60  # choices of a game, by lot
QUICK = ((80, 4, 0.05), (300, 15, 0.05), (1_000, 40, 0.06))  # iterations, those of each other option, the lead wanted
ANEW = 6  # times as many iterations have the options that seem to be the nearest
ENOUGH = 5  # moments of a game that seem to be puzzles
LOOKED_INTO = 3
DEEP = 12_000
LEAD = 0.06  # beyond its margin, in the deep search
WARM = 600  # iterations that a rival has before it is compared
CLOSELY, LOOSELY = 120, 40  # iterations of each round in which the nearest rivals, and the others, are compared
RIVALS = 3
ALL = 1_000
GAMES = 150
# After so many games a moment is kept if so many standard errors speak for it: the fewer games, the more must be seen.
LOOKS = {60: 2.9, 100: 2.4, 150: 1.96}
GLIMPSES = {20: 0.0, 40: 0.025}  # after so many it is dropped unless the best option wins so much more
OTHER_GAMES = 40  # of each other rival
OTHERS = 2
WINS_MORE = 0.05
LINE = 4
EXPECTED = 0.03  # of the iterations go through every move of the expected line
NO_END = 1e9
SHARE_OF_KIND = 0.5
SHARE_OF_PART = 0.6
SHARE_OF_EASY = 0.45
PARTS = 3


@dataclass(frozen=True)
class Full:
    """What there is enough of: kinds of questions, parts of the game, and moments that one look solves."""

    kinds: frozenset[str]
    parts: frozenset[int]
    easy: bool


@dataclass(frozen=True)
class Candidate:
    choice: Choice
    best: int
    seems: float
    at_one_look: tuple[int, int]

    @property
    def grade(self) -> str:
        """Easy if one look finds it, by the game's own glance and by the net's; hard if neither does."""
        return ("hard", "medium", "easy")[self.at_one_look.count(self.best)]


def full_of(found: list[dict[str, Any]], wanted: int) -> Full:
    kinds = Counter(one["question"] for one in found)
    parts = Counter(one["part"] for one in found)
    easy = sum(one["grade"] == "easy" for one in found)
    return Full(
        frozenset(kind for kind, number in kinds.items() if number >= SHARE_OF_KIND * wanted),
        frozenset(part for part, number in parts.items() if number >= SHARE_OF_PART * wanted),
        easy >= SHARE_OF_EASY * wanted,
    )


def played(name: str, number: int) -> Record:
    """A game among strong bots, every third with casual ones among them."""
    random = Random(f"{name} {number}")
    meta = load(name).meta
    seats = meta.seats[number % len(meta.seats)]
    settings = list(meta.settings(seats))
    chosen = settings[0] if random.random() < 0.4 else random.choice(settings)
    names = [NAMES[(number + seat) % len(NAMES)] for seat in range(seats)]
    bots = [bot("casual" if number % 3 == 0 and random.random() < 0.5 else "strong") for _ in names]
    seed = FIRST_SEED + 10_000 * number
    table = chautari.start(name, seats=names, seed=seed, **chosen)
    while not table.over:
        seat = table.asked[0]
        table.play(bots[seat].choose(table.game, table.state, seat, seed + len(table.record.moves)), seat)
    return table.record


def kind(state: State, seat: int) -> str:
    """The key of the sentence that asks."""
    return str(state.pending[play.index_of(state, seat)].prompt())


def find(name: str, full: Full, number: int) -> dict[str, Any] | None:
    """The puzzle of the game of this number, if it has one."""
    game, record = load(name), played(name, number)
    outlook = Outlook(game, len(record.seats))
    length = len(record.moves)
    open_ones = [
        one
        for one in course_of(game, record).choices
        if PARTS * one.move // length not in full.parts and kind(one.before, one.seat) not in full.kinds
    ]
    drawn = Random(number).sample(open_ones, len(open_ones) if full.easy else min(GLANCED_AT, len(open_ones)))
    candidates = list(islice(filter(None, (candidate(outlook, one, full.easy) for one in drawn)), ENOUGH))
    order = {"hard": 0, "medium": 1, "easy": 2}
    candidates.sort(key=lambda one: (order[one.grade], -one.seems))
    for one in candidates[:LOOKED_INTO]:
        if puzzle := proved(outlook, record, one, number):
            return {**puzzle, "part": PARTS * one.choice.move // length}
    return None


def candidate(outlook: Outlook, one: Choice, only_hidden: bool) -> Candidate | None:
    """The moment if its options differ much, and if a quick search sees one clearly before the others."""
    options = play.options(one.before, one.seat)
    if len(options) < LEAST_OPTIONS:
        return None
    looks = at_one_look(outlook, one)
    # Where the two looks agree, a deeper one finds the same nearly always.
    if only_hidden and looks[0] == looks[1]:
        return None
    for iterations, tries, wanted in QUICK:
        search = searching(outlook, one.before, one.seat, FIRST_SEED + one.move)
        search.run(iterations, NO_END)
        best, seems = foremost(search, options, tries)
        if seems < wanted:
            return None
    found = Candidate(one, best, seems, looks)
    return None if only_hidden and found.grade == "easy" else found


def at_one_look(outlook: Outlook, one: Choice) -> tuple[int, int]:
    """What is chosen by the game's own glance, and by that of the net."""
    seed = FIRST_SEED + one.move
    seen = glance(outlook, one.before, one.move, one.seat, one.action, seed)
    return bot("greedy").choose(outlook.game, one.before, one.seat, seed), seen.first_sight


def foremost(search: Search, options: list[int], tries: int) -> tuple[int, float]:
    """The option that was tried most, and what it is worth more than the others when those are tried as well."""
    visits = search.visits(options)
    best = options[visits.index(max(visits))]
    worth = {option: search.trial(option, tries) for option in options if option != best}
    nearest = sorted(worth, key=lambda option: -worth[option])[:2]
    rival = max(search.trial(option, ANEW * tries) for option in nearest)
    return best, search.trial(best, ANEW * tries) - rival


def searching(outlook: Outlook, state: State, seat: int, seed: int) -> Search:
    tuned = by_net(outlook.game)
    belief = NetBelief(outlook.judge, tuned.sharpness, tuned.scale, 0.0)
    table = outlook.game.imagine(state, seat, Dice(seed))
    return Search(outlook.game, table, seat, belief, tuned.tuning, Dice(seed + 1))


@dataclass(frozen=True)
class Deep:
    """What a deep search says: the best option and its chance, by how much every other is worse, and the line."""

    best: int
    chance: Margin
    worse: dict[int, Margin]
    line: list[int]

    @property
    def others(self) -> list[int]:
        """The other options, the runner-up first."""
        return sorted(self.worse, key=lambda option: self.worse[option].value)


def deep_look(outlook: Outlook, one: Choice, seed: int, lead: float, rivals: int) -> Deep | None:
    """A deep search; None as soon as one of so many rivals is found that is not worse by that lead."""
    options = play.options(one.before, one.seat)
    search = searching(outlook, one.before, one.seat, seed)
    search.run(DEEP // 8, NO_END)
    if foremost(search, options, DEEP // 400)[1] < 0.8 * lead:
        return None
    search.run(3 * DEEP // 8, NO_END)
    visits, means = search.visits(options), search.means(options)
    best = options[visits.index(max(visits))]
    line = expected(search, one.seat, best)
    others = sorted(
        (option for option in options if option != best),
        key=lambda option: -means[options.index(option)],
    )
    worse, chances = {}, []
    for place, option in enumerate(others[:rivals]):
        if place < RIVALS:
            search.trial(option, WARM)
        gap, own = compare(search, best, option, CLOSELY if place < RIVALS else LOOSELY)
        if gap.value - gap.margin < lead:
            return None
        worse[option] = gap
        if place < RIVALS:
            chances.append(own.value + gap.value)
    return Deep(best, Margin(sum(chances) / len(chances), worse[others[0]].margin), worse, line)


def expected(search: Search, seat: int, best: int) -> list[int]:
    """What its seat most likely does next after the best option, as far as the search went often enough."""
    node, line, action = search.roots[seat], [], best
    while node is not None and len(line) <= LINE:
        line.append(action)
        node = node.children[node.slot(action, 0)]
        if node is None or sum(node.visits) < EXPECTED * DEEP:
            break
        visits = list(node.visits)
        action = int(node.actions[visits.index(max(visits))])
    return line[1:]


def proved(outlook: Outlook, record: Record, one: Candidate, number: int) -> dict[str, Any] | None:
    """The moment as a puzzle, if two deep searches and the yardstick agree."""
    seed = FIRST_SEED + 10_000 * number + one.choice.move
    found = deep_look(outlook, one.choice, seed, LEAD, ALL)
    if found is None or found.best != one.best:
        return None
    again = deep_look(outlook, one.choice, seed + 5_000, LEAD / 2, 1)
    if again is None or again.best != found.best:
        return None
    runner_up, *others = found.others
    ends = Ends(outlook, one.choice, seed)
    proof = yardstick(ends, found.best, runner_up)
    doubted = [*(option for option in one.at_one_look if option in others), *others][:OTHERS]
    if proof is None or any(wins_as_well(ends, found.best, other) for other in set(doubted)):
        return None
    return {
        "record": as_json(record.upto(one.choice.move)),
        "seat": one.choice.seat,
        "question": kind(one.choice.before, one.choice.seat),
        "grade": one.grade,
        "best": found.best,
        "options": [
            {"action": found.best, "chance": round(found.chance.value, 4), "margin": round(found.chance.margin, 4)},
            *(
                {
                    "action": option,
                    "chance": round(max(0.0, found.chance.value - gap.value), 4),
                    "margin": round(gap.margin, 4),
                }
                for option, gap in sorted(found.worse.items(), key=lambda item: item[1].value)
            ),
        ],
        "iterations": DEEP,
        "seed": seed,
        "line": found.line,
        **proof,
    }


class Ends:
    """How games end that go on with an option, strong bots on all seats: for each option the same tables and luck."""

    def __init__(self, outlook: Outlook, one: Choice, seed: int) -> None:
        self.game, self.judge, self.one, self.seed = outlook.game, outlook.judge, one, seed
        self.known: dict[tuple[int, int], State] = {}

    def end(self, option: int, number: int) -> State:
        if (option, number) not in self.known:
            luck = self.seed + 100_003 * (number + 1)
            world = self.game.imagine(self.one.before, self.one.seat, Dice(luck))
            self.known[option, number] = to_the_end(self.game, self.judge, world, self.one.seat, option, luck)
        return self.known[option, number]

    def share(self, option: int, number: int) -> float:
        return win_shares(self.game, self.end(option, number))[self.one.seat]


def yardstick(ends: Ends, best: int, rival: int) -> dict[str, Any] | None:
    """What the best option wins more than its rival when both are played on; None if it does not."""
    game, one = ends.game, ends.one
    gained: dict[tuple[int, str], list[float]] = defaultdict(lambda: [0.0] * GAMES)
    sources: dict[str, Source] = {}
    wins = {best: 0.0, rival: 0.0}
    gaps: list[float] = []
    for number in range(GAMES):
        for option, sign in ((best, 1.0), (rival, -1.0)):
            wins[option] += ends.share(option, number)
            end = ends.end(option, number)
            for who in range(end.seats):
                for source in game.sources(end, who):
                    sources[source.key] = source
                    gained[who, source.key][number] += sign * int(source.points)
        gaps.append(ends.share(best, number) - ends.share(rival, number))
        if sum(gaps) / len(gaps) < GLIMPSES.get(len(gaps), -1.0):
            return None
        if len(gaps) in LOOKS:
            gap = mean_of(gaps)
            if gap.value >= WINS_MORE and gap.value > LOOKS[len(gaps)] / SURE * gap.margin:
                break
    else:
        return None
    games = len(gaps)
    team = game.team(one.before, one.seat)
    own = {found: points[:games] for found, points in gained.items() if found[0] in team}
    rivals = {found: points[:games] for found, points in gained.items() if found[0] not in team}
    return {
        "played": {
            "games": games,
            "rival": rival,
            "wins": [round(wins[best], 2), round(wins[rival], 2)],
            "more": round(gap.value, 4),
            "margin": round(gap.margin, 4),
        },
        "reason": {
            "points": round(sum(map(sum, own.values())) / games, 2),
            "own": differences(own, sources),
            "rivals": differences(rivals, sources),
        },
    }


def wins_as_well(ends: Ends, best: int, other: int) -> bool:
    """True if another option wins as often as the best in some games."""
    return sum(ends.share(best, number) - ends.share(other, number) for number in range(OTHER_GAMES)) <= 0.0


def differences(gained: dict[tuple[int, str], list[float]], sources: dict[str, Source]) -> list[dict[str, Any]]:
    return [
        {"seat": one.seat, "source": one.source.key, "rule": one.source.rule, "points": round(one.points, 2)}
        for one in notable(gained, sources)
    ]


def to_the_end(game: Game[Any], judge: Judge, world: State, seat: int, option: int, seed: int) -> State:
    """The end of a game that goes on with an option; everybody takes what looks best to the net, one step ahead."""
    dice, luck = Dice(seed), Dice(seed + 1)
    greed = by_net(game).greed
    table = play_on(world, seat, option, dice)
    while not table.is_over():
        question = play.top(table)
        options = play.offered(table, question).listed()
        if len(options) > 1:
            seen = [game.imagine(table, question.seat, luck)]
            values = promises(judge, seen, question.seat, options, luck, greed)
            play.answer_top(table, most_promising(options, values, luck))
        else:
            play.answer_top(table, options[0])
        play.advance(table, dice)
    return table


def as_json(record: Record) -> dict[str, Any]:
    """The moves up to here; the dealer's secrets are no part of a puzzle."""
    return {**json.loads(record.to_json()), "deals": []}


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


class Hunt:
    """The search for one game's puzzles: its file, and the number of the next game to play."""

    def __init__(self, name: str, folder: Path, wanted: int, workers: int) -> None:
        self.name, self.wanted, self.workers = name, wanted, workers
        self.file = folder / f"{name}.jsonl"
        self.counter = folder / f"{name}.games"
        self.found = read(self.file)
        self.number = int(self.counter.read_text()) if self.counter.exists() else 0

    @property
    def done(self) -> bool:
        return len(self.found) >= self.wanted

    def go_on(self, seconds: float) -> Iterator[None]:
        """Plays games for so long; what is found is on the disk at once."""
        until = monotonic() + seconds
        while not self.done and monotonic() < until:
            numbers = range(self.number, self.number + self.workers)
            task = partial(find, self.name, full_of(self.found, self.wanted))
            for puzzle in on_this_machine(task, numbers, self.workers):
                if puzzle:
                    self.found.append(puzzle)
                    with self.file.open("a") as file:
                        file.write(json.dumps(puzzle, separators=(",", ":")) + "\n")
            self.number += self.workers
            self.counter.write_text(str(self.number))
            yield

    def told(self) -> str:
        grades = Counter(one["grade"] for one in self.found)
        return f"{self.name}: {self.number} games, " + ", ".join(f"{n} {grade}" for grade, n in grades.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=[meta.name for meta in METAS], metavar="GAME")
    parser.add_argument("--wanted", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=5.0, help="of each game before the next has its turn")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--out", type=Path, default=Path("puzzles"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    hunts = [Hunt(name, args.out, args.wanted, args.workers) for name in args.games]
    if any(hunt.found for hunt in hunts) and not args.resume:
        parser.error(f"{args.out} holds puzzles already; --resume goes on from there.")
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}"), TimeElapsedColumn()
    with Progress(*columns) as progress:
        bars = [progress.add_task(hunt.told(), total=args.wanted, completed=len(hunt.found)) for hunt in hunts]
        while not all(hunt.done for hunt in hunts):
            for hunt, bar in zip(hunts, bars, strict=True):
                for _ in hunt.go_on(60 * args.minutes):
                    progress.update(bar, completed=len(hunt.found), description=hunt.told())


if __name__ == "__main__":
    main()
