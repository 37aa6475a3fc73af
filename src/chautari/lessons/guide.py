"""The guide of a lesson: what is said now, what is pointed at, whose scripted answer comes next.

All of it follows from the game's moves and from what was heard; nothing else has to be kept.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from chautari.engine import play
from chautari.engine.events import Event
from chautari.engine.position import Position
from chautari.lessons.script import UNTIL_THE_END, Chapter, NoSuchLesson, Part, RemarkData, Step, chapter

ENDED: Final = "ended"


class Lesson(msgspec.Struct, frozen=True):
    """How far a learner is: in which part of which chapter, how many sentences of its script and of its end were heard,
    and which remarks."""

    chapter: str
    part: int = 0
    heard: int = 0
    remarks: tuple[str, ...] = ()
    ending: int = 0


@dataclass(frozen=True)
class Now:
    """What a lesson is at.

    `key` is what the guide says, if anything, and `waits` whether nothing happens until the learner has heard it.
    `wanted` is the one action that `seat` has to choose now: the learner's, or a rival's, which is carried out.
    `free`: the learner chooses alone; `open`: at once, even though something is said. `over`: the part is. `done` of
    `steps` are behind the learner.
    """

    key: str = ""
    point: tuple[str, ...] = ()
    waits: bool = False
    seat: int = -1
    wanted: int | None = None
    free: bool = False
    open: bool = False
    over: bool = False
    done: int = 0
    steps: int = 0

    @property
    def lets_bots_play(self) -> bool:
        return self.free and not self.waits

    @property
    def lets_learner_choose(self) -> bool:
        return self.lets_bots_play or self.open

    def wanted_of(self, seat: int) -> int | None:
        """The one action that a seat has to choose now; None while something is said, or another is wanted."""
        return self.wanted if seat == self.seat and not self.waits else None


class Guide:
    """Reads the script of one part beside a game."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.lesson = lesson
        self.chapter: Chapter = chapter(game, lesson.chapter)
        if not 0 <= lesson.part < len(self.chapter.parts):
            raise NoSuchLesson(game, f"{lesson.chapter} {lesson.part + 1}")
        self.part: Part = self.chapter.parts[lesson.part]

    @property
    def learner(self) -> int:
        return self.chapter.learner

    @property
    def is_last(self) -> bool:
        return self.lesson.part == len(self.chapter.parts) - 1

    @property
    def name(self) -> str:
        return self.chapter.words.say("guide")

    @property
    def title(self) -> str:
        return self.chapter.words.say(f"chapter-{self.chapter.name}")

    def refusal(self, now: Now, names: Sequence[str]) -> str:
        """What is said to a learner who tries something else than what is wanted."""
        return self.say("listen-first" if now.wanted_of(self.learner) is None else "instead", names)

    def say(self, key: str, names: Sequence[str]) -> str:
        """A sentence of the lesson to the learner at a table of these players."""
        rivals = [name for seat, name in enumerate(names) if seat != self.learner]
        values = dict(zip(("first", "second", "third", "fourth", "fifth"), rivals, strict=False))
        return self.chapter.words.say(key, me=names[self.learner], **values)

    def now(self, position: Position) -> Now:
        """What is said and wanted as of a position."""
        done, step = self._next_step(len(position.moves))
        total = len(self.part.steps)
        if step is not None and step.is_sentence:
            return Now(step.key, step.point, waits=True, done=done, steps=total)
        if step is not None:
            return Now(step.key, step.point, seat=step.seat, wanted=step.action, done=done, steps=total)
        remark = self._remark(position)
        if remark is not None:
            asked = play.index_of(position.state, self.learner) >= 0 and not self._is_over(position)
            return Now(remark.say, remark.point, waits=True, free=True, open=asked, done=total, steps=total)
        if not self._is_over(position):
            return Now(free=True, done=total, steps=total)
        ends = self.part.ends[self.lesson.ending :]
        if not ends:
            return Now(ENDED, over=True, done=total, steps=total)
        last = len(ends) == 1
        return Now(ends[0].key, ends[0].point, waits=not last, over=True, done=total, steps=total)

    def heard(self, position: Position) -> Lesson:
        """The lesson once the learner has heard what the guide says now."""
        now = self.now(position)
        if not now.waits:
            return self.lesson
        if now.over:
            return msgspec.structs.replace(self.lesson, ending=self.lesson.ending + 1)
        if now.free:
            return msgspec.structs.replace(self.lesson, remarks=(*self.lesson.remarks, now.key))
        return msgspec.structs.replace(self.lesson, heard=self.lesson.heard + 1)

    def is_scripted(self, position: Position) -> bool:
        """True while the steps are not done: nothing can be taken back yet."""
        return self._next_step(len(position.moves))[1] is not None

    def _next_step(self, moves: int) -> tuple[int, Step | None]:
        """The first step that is not done, and how many are."""
        heard = self.lesson.heard
        for done, step in enumerate(self.part.steps):
            if step.is_sentence:
                heard -= 1
                if heard < 0:
                    return done, step
            elif step.move >= moves:
                return done, step
        return len(self.part.steps), None

    def _remark(self, position: Position) -> RemarkData | None:
        """The first remark on what has come up that was not heard yet."""
        open_ones = [one for one in self.part.remarks if one.say not in self.lesson.remarks]
        if not open_ones:
            return None
        place = play.index_of(position.state, self.learner)
        asked = position.state.pending[place].prompt() if place >= 0 else ""
        told = [event for events in position.told[self.part.scripted :] for event in events]
        return next((one for one in open_ones if self._comes_up(one, asked, told)), None)

    def _comes_up(self, remark: RemarkData, asked: str, told: list[Event]) -> bool:
        if remark.asked and remark.asked != asked:
            return False
        if not remark.event:
            return True
        return any(
            event.name == remark.event
            and event.heard_by(self.learner)
            and (not remark.own or event.seat == self.learner)
            for event in told
        )

    def _is_over(self, position: Position) -> bool:
        if position.over:
            return True
        if self.part.free == UNTIL_THE_END:
            return False
        if self.part.until:
            told = [event.name for events in position.told[self.part.scripted :] for event in events]
            return told.count(self.part.until) >= self.part.free
        own = sum(seat == self.learner for seat, _ in position.moves[self.part.scripted :])
        return own >= self.part.free
