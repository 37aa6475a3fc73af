"""Puzzles: moments of bots' games where one option is clearly better than every other, each with its explanation.

`bench/find_puzzles.py` finds them. A game's are in its `puzzles.jsonl`, one on a line: the record up to the moment,
whose move it is, every option with its chance, and why the best is better.
"""

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, Literal

from chautari.engine.errors import ChautariError
from chautari.engine.game import Game, Source
from chautari.engine.record import Record, replay
from chautari.engine.state import State
from chautari.games import METAS
from chautari.review.decision import Judged
from chautari.review.estimate import Margin
from chautari.review.reasons import Difference, Reason
from chautari.review.sentences import Sentences, per_cent
from chautari.review.words import say

Grade = Literal["easy", "medium", "hard"]
GRADES: Final[tuple[Grade, ...]] = ("easy", "medium", "hard")
FILE: Final = "puzzles.jsonl"
LONGEST_ID: Final = 8
FEW, PLAIN = 3, 0.35


class NoSuchPuzzle(ChautariError):
    def __init__(self, title: str, most: int) -> None:
        super().__init__(f"{title} has puzzles 1 to {most}.", "no-such-puzzle", title=title, most=most)


@dataclass(frozen=True)
class Puzzle:
    """A moment to be solved: `options` are all of them with their chances, the best first.

    An option's margin is that of its distance to the best. `question` is the key of what is asked. `rival` is what the
    best one was compared when both were played on, `line` what its seat is expected to do next.
    """

    number: int
    record: Record
    seat: int
    question: str
    grade: Grade
    options: tuple[Judged, ...]
    iterations: int
    seed: int
    rival: int
    why: Reason
    line: tuple[int, ...]

    @property
    def id(self) -> str:
        """A name that stays when other puzzles come and go."""
        return sha256(f"{self.seat} {self.record.to_json()}".encode()).hexdigest()[:LONGEST_ID]

    @property
    def best(self) -> int:
        return self.options[0].action

    @property
    def lead(self) -> float:
        """What the best option is worth more than the next one."""
        return self.options[0].chance.value - self.options[1].chance.value

    @property
    def sure_lead(self) -> float:
        """The lead that holds both in the search and in the games played on."""
        better, chosen = self.why.wins
        return min(self.lead, (better - chosen) / self.why.games)

    @property
    def is_plain(self) -> bool:
        """True if one look finds it among very few that are much worse."""
        return self.grade == "easy" and len(self.options) <= FEW and self.lead >= PLAIN

    def loss(self, action: int) -> Margin:
        """What an option loses beside the best."""
        found = next(option.chance for option in self.options if option.action == action)
        return Margin(self.options[0].chance.value - found.value, found.margin)

    def table(self, game: Game[Any]) -> State:
        """The table at the moment."""
        return replay(game, self.record)


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order in which they are numbered."""
    package = f"chautari.games.{name.replace('-', '_')}"
    file = files(package).joinpath(FILE)
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return tuple(puzzle_of(number, json.loads(line)) for number, line in enumerate(lines, 1))


def puzzle(name: str, number: int) -> Puzzle:
    """One puzzle of a game by its number, from 1 on."""
    known = puzzles(name)
    if not 1 <= number <= len(known):
        title = next(meta.title for meta in METAS if meta.name == name)
        raise NoSuchPuzzle(title, len(known))
    return known[number - 1]


def in_order(name: str) -> list[Puzzle]:
    """The puzzles of a game from easy to hard, the kinds of questions by turns.

    Last of the easy ones come those with hardly anything to choose from.
    """
    asked: Counter[tuple[Grade, bool, str]] = Counter()
    placed = []
    for one in puzzles(name):
        kind = one.grade, one.is_plain, one.question
        placed.append(((GRADES.index(one.grade), one.is_plain, asked[kind], one.number), one))
        asked[kind] += 1
    return [one for _, one in sorted(placed, key=lambda found: found[0])]


def puzzle_of(number: int, data: dict[str, Any]) -> Puzzle:
    played, why = data["played"], data["reason"]
    better, chosen = played["wins"]
    return Puzzle(
        number,
        Record.from_json(json.dumps(data["record"])),
        data["seat"],
        data["question"],
        data["grade"],
        tuple(Judged(one["action"], Margin(one["chance"], one["margin"])) for one in data["options"]),
        data["iterations"],
        data["seed"],
        played["rival"],
        Reason(why["points"], differences(why["own"]), differences(why["rivals"]), (better, chosen), played["games"]),
        tuple(data["line"]),
    )


def differences(told: list[dict[str, Any]]) -> tuple[Difference, ...]:
    return tuple(Difference(one["seat"], Source(one["source"], 0, one["rule"]), one["points"]) for one in told)


def headline(puzzle: Puzzle) -> str:
    """Whose move it is."""
    return say("puzzle-headline", who=puzzle.record.seats[puzzle.seat])


def explanation(game: Game[Any], puzzle: Puzzle) -> list[str]:
    """Why the best option is better: by how much, what it leads to, what comes next, and how that was counted."""
    sentences, table = Sentences(game, puzzle.record), puzzle.table(game)
    best, next_best = puzzle.options[:2]
    better, chosen = map(round, puzzle.why.wins)
    steps = sentences.steps(table, puzzle.seat, best.action, puzzle.line)
    line = ", ".join(say("quoted", text=text) for text in steps if " " in text)  # a mere "Yes" tells nothing
    told = [
        say(
            "puzzle-lead",
            best=sentences.choice(table, puzzle.seat, best.action),
            other=sentences.choice(table, puzzle.seat, next_best.action),
            lead=per_cent(puzzle.sure_lead),
        ),
        sentences.points_told(puzzle.why),
        say("puzzle-line", who=puzzle.record.seats[puzzle.seat], line=line) if line else "",
        say(
            "puzzle-search",
            chance=per_cent(best.chance.value),
            less=per_cent(next_best.chance.value),
            margin=per_cent(next_best.chance.margin),
        ),
        say(
            "puzzle-played",
            games=puzzle.why.games,
            better=better,
            chosen=chosen,
            other=sentences.choice(table, puzzle.seat, puzzle.rival),
        ),
    ]
    return [one for one in told if one]
