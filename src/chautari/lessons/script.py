"""The script of a lesson: data in `lessons/<game>/<chapter>.toml`, read and played through once.

A chapter has parts, each a table of its own. A part begins with steps in a fixed order: the guide says something, the
learner is asked for one thing, a rival does what is written down, chance answers what is written down. After them the
learner chooses alone, and the guide remarks on what comes up for the first time.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

import chautari
from chautari.engine import play
from chautari.engine.errors import ChautariError
from chautari.engine.game import Game
from chautari.engine.luck import Dealer, secret_from_seed
from chautari.engine.meta import Setting
from chautari.engine.position import Position
from chautari.engine.record import Record
from chautari.engine.state import CHANCE
from chautari.games.words import Words, words

# The first chapter of every game.
FIRST: Final = "first"
UNTIL_THE_END: Final = -1


class NoSuchLesson(ChautariError):
    def __init__(self, game: str, chapter: str) -> None:
        super().__init__(f"{game} has no lesson {chapter!r}.")


class BadScript(ChautariError):
    """A script that does not fit the rules: a defect of the lesson, found by its test."""


class StepData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step as it is written down.

    Only `say`: a sentence. `do`: the learner is asked for this action, by its lasting name, with `say`. `rival` and
    `do`: a rival's answer. `chance`: what chance answers. `point` are the pieces of the board that the guide points at.
    """

    say: str = ""
    do: str = ""
    rival: int | None = None
    chance: str = ""
    point: tuple[str, ...] = ()


class RemarkData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Said once, when something comes up for the first time after the steps: a question to the learner, or an event.

    `own`: only an event that happens to the learner. With both an event is only spoken of when the question comes, so
    that nobody is interrupted.
    """

    say: str
    asked: str = ""
    event: str = ""
    own: bool = False
    point: tuple[str, ...] = ()


class PartData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part as it is written down: `start` is a record file of the lesson's folder, of which `upto` moves are made.

    `seed` deals whatever is not written down; `deal` is what chance answers first, an empty one as it is dealt.
    `free` is how many choices the learner makes alone before the part ends; with `until`, how often an event of that
    name comes up, so that no part ends amid a turn. `ends` are the last sentences; where the game itself ends, they
    come with its scoring.
    """

    steps: tuple[StepData, ...]
    seed: str = "lesson"
    start: str = ""
    upto: int = 0
    deal: tuple[str, ...] = ()
    remarks: tuple[RemarkData, ...] = ()
    free: int = 0
    until: str = ""
    ends: tuple[StepData, ...] = ()


class ChapterData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rivals` are the names of the bots, by whom the learner sits down as `learner`, a seat."""

    number: int
    minutes: int
    rivals: tuple[str, ...]
    parts: tuple[PartData, ...]
    learner: int = 0
    options: dict[str, Setting] = {}


@dataclass(frozen=True)
class Step:
    """One step of a script. `move` is the move it is, counted from the start of the game; none for a sentence."""

    key: str
    point: tuple[str, ...] = ()
    move: int = -1
    seat: int = CHANCE
    action: int = -1

    @property
    def is_sentence(self) -> bool:
        return self.move < 0


@dataclass(frozen=True)
class Part:
    """A part, played through: `record` is the table at which the learner sits down, `steps` lead on from there.

    `stacked` are the answers of chance that are written down, by their moves; `scripted` is how many moves the game
    has when the steps are done.
    """

    record: Record
    secret: bytes
    steps: tuple[Step, ...]
    stacked: Mapping[int, int]
    scripted: int
    remarks: tuple[RemarkData, ...]
    free: int
    until: str
    ends: tuple[Step, ...]


@dataclass(frozen=True)
class Chapter:
    """One lesson of a game."""

    game: str
    name: str
    number: int
    minutes: int
    learner: int
    rivals: tuple[str, ...]
    parts: tuple[Part, ...]

    @property
    def words(self) -> Words:
        return lesson_words(self.game)

    def names(self, learner: str) -> tuple[str, ...]:
        """Who sits at its tables."""
        return (*self.rivals[: self.learner], learner, *self.rivals[self.learner :])


def lesson_words(game: str) -> Words:
    return words(_package(game))


def _package(game: str) -> str:
    return f"{__package__}.{game.replace('-', '_')}"


@cache
def chapter_names(game: str) -> tuple[str, ...]:
    """The chapters of a game in their order."""
    found = [path.name.removesuffix(".toml") for path in files(_package(game)).iterdir() if path.name.endswith(".toml")]
    return tuple(sorted(found, key=lambda name: _data(game, name).number))


def chapter_facts(game: str, name: str) -> tuple[int, int]:
    """How many minutes a chapter takes, and its number of parts."""
    data = _data(game, name)
    return data.minutes, len(data.parts)


@cache
def chapter(game: str, name: str) -> Chapter:
    """A chapter, every part of it played through; refuses one that is not there."""
    if name not in chapter_names(game):
        raise NoSuchLesson(game, name)
    data = _data(game, name)
    parts = tuple(_played(game, data, part) for part in data.parts)
    return Chapter(game, name, data.number, data.minutes, data.learner, data.rivals, parts)


@cache
def _data(game: str, name: str) -> ChapterData:
    text = files(_package(game)).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), ChapterData)


def _played(game: str, data: ChapterData, part: PartData) -> Part:
    rules, secret = chautari.game(game), secret_from_seed(part.seed)
    record = _start(rules, data, part)
    script = _Script(rules, record, secret, data.learner)
    script.open(part.deal)
    steps = tuple(script.play(part.steps))
    ends = tuple(Step(step.say, step.point) for step in part.ends)
    scripted = len(script.position.moves)
    return Part(script.opening, secret, steps, script.stacked, scripted, part.remarks, part.free, part.until, ends)


def _start(game: Game[Any], data: ChapterData, part: PartData) -> Record:
    """The table before the part's own moves."""
    if part.start:
        text = files(_package(game.meta.name)).joinpath(part.start).read_text(encoding="utf-8")
        return replace(Record.from_json(text).upto(part.upto), deals=())
    seats = len(data.rivals) + 1
    names = tuple(f"{seat + 1}" for seat in range(seats))
    return Record(game.meta.name, game.meta.rules_version, game.meta.complete(seats, data.options), names)


class _Script:
    """Plays the steps of a part, one after the other, and finds the move that each of them is."""

    def __init__(self, game: Game[Any], record: Record, secret: bytes, learner: int) -> None:
        self.game = game
        self.learner = learner
        self.stacked: dict[int, int] = {}
        self.position = Position(game, record, {len(record.moves): Dealer(secret)}, self.stacked)
        self.opening = record

    def open(self, answers: tuple[str, ...]) -> None:
        """Chance answers until the first seat is asked."""
        for number, answer in enumerate(answers, len(self.opening.moves)):
            if answer:
                self.stacked[number] = self._action(answer)
        self.position.take(self.position.opening())
        self.opening = replace(self.opening, moves=tuple(self.position.moves))

    def play(self, steps: tuple[StepData, ...]) -> Iterator[Step]:
        for number, step in enumerate(steps):
            if step.chance:
                continue  # it was laid ready with the choice before it
            if not step.do:
                yield Step(step.say, step.point)
                continue
            seat = self.learner if step.rival is None else step.rival
            action, move = self._action(step.do), len(self.position.moves)
            self._choose(seat, action, [one.chance for one in _following(steps, number)])
            yield Step(step.say, step.point, move, seat, action)

    def _action(self, name: str) -> int:
        action = self.game.table.by_name.get(name)  # type: ignore[attr-defined]
        if action is None:
            raise BadScript(f"{self.game.meta.title} has no action {name!r}.")
        return int(action)

    def _choose(self, seat: int, action: int, answers: list[str]) -> None:
        """Makes a choice, and lays ready what chance answers after it."""
        position, first = self.position, len(self.position.moves) + 1
        if seat not in position.asked or action not in play.options(position.state, seat):
            offered = [self.game.action_name(one) for one in play.options(position.state, seat)]
            said = f"{self.game.action_name(action)} is not offered to seat {seat} at move {len(position.moves)}"
            raise BadScript(f"{said}; asked are {position.asked}, offered is {offered}.")
        for number, answer in enumerate(answers, first):
            self.stacked[number] = self._action(answer)
        step = position.choice(seat, action)
        if len(step.moves) - 1 < len(answers):
            raise BadScript(f"Chance is asked {len(step.moves) - 1} times at move {first - 1}, not {len(answers)}.")
        position.take(step)


def _following(steps: tuple[StepData, ...], number: int) -> Iterator[StepData]:
    """The answers of chance that are written down right after a step."""
    for step in steps[number + 1 :]:
        if not step.chance:
            return
        yield step
