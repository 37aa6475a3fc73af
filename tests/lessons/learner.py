"""Somebody who takes a lesson without a server: hears the guide out, does what is wanted, then chooses by lot."""

import random
from collections.abc import Iterator

import chautari
from chautari.engine import play
from chautari.engine.luck import Dealer
from chautari.engine.position import Position
from chautari.lessons.guide import Guide, Lesson, Now
from chautari.lessons.script import Chapter

NAME = "Asha"


def take(chapter: Chapter, number: int, seed: int = 0) -> Iterator[tuple[Guide, Position, Now]]:
    """A part from its beginning to its end: every moment at which something is said or wanted."""
    lesson, luck = Lesson(chapter.name, number), random.Random(seed)
    part = chapter.parts[number]
    position = Position(chautari.game(chapter.game), part.record, {part.dealt_from: Dealer(part.secret)}, part.stacked)
    while True:
        guide = Guide(chapter.game, lesson)
        now = guide.now(position)
        yield guide, position, now
        if now.waits:
            lesson = guide.heard(position)
        elif now.over:
            return
        else:
            choose(position, now, luck)


def choose(position: Position, now: Now, luck: random.Random) -> None:
    """Whoever is asked answers: what the script wants, else anything."""
    if now.wanted is not None:
        return position.take(position.choice(now.seat, now.wanted))
    seat = luck.choice(position.asked)
    position.take(position.choice(seat, luck.choice(play.options(position.state, seat))))
