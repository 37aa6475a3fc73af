"""What a learner is told of the lesson that is given at a table."""

from collections.abc import Sequence

from chautari.lessons.guide import Guide, Now
from chautari.lessons.script import chapter_names
from chautari.server import wire
from chautari.store import Seat


def lesson_message(guide: Guide, at: Now, seat: int, seats: Sequence[Seat]) -> wire.Lesson | None:
    """The lesson that is given at a table, as its learner is led through it; nobody else is."""
    if seat != guide.learner:
        return None
    parts = len(guide.chapter.parts)
    following = next_of(guide) if at.over else None
    return wire.Lesson(
        chapter=guide.chapter.name,
        title=guide.title,
        guide=guide.name,
        part=guide.lesson.part,
        parts=parts,
        key=at.key,
        text=guide.say(at.key, [one.name for one in seats]) if at.key else "",
        point=list(at.point),
        waits=at.waits,
        wanted=at.wanted_of(seat),
        free=at.free,
        over=at.over,
        done=at.done,
        steps=at.steps,
        next=following,
    )


def next_of(guide: Guide) -> wire.NextPart | None:
    """Where a lesson goes on after a part: the next one, or the first of the next chapter."""
    name, game = guide.chapter.name, guide.chapter.game
    if not guide.is_last:
        return wire.NextPart(name, guide.lesson.part + 1)
    names = chapter_names(game)
    later = names[names.index(name) + 1 :]
    return wire.NextPart(later[0], 0) if later else None
