"""A lesson at a table: going on after what the guide said, and choosing nothing but what is wanted."""

import msgspec

from chautari.server.live.changes import TableChange
from chautari.server.live.notes import Notes
from chautari.server.live.table import Table
from chautari.server.refusals import CONFLICT, Refused, refused
from chautari.server.verbs.checks import new_answer
from chautari.server.wire import GoOn


async def go_on(table: Table, seat: int, message: GoOn) -> None:
    """The learner has heard a sentence: whatever waited for that goes on."""
    answer = new_answer(table, seat, message)
    if answer is None:
        return
    guide, now, position = table.guide, table.lesson_now(), table.begun()
    if guide is None or now is None or seat != guide.learner:
        raise refused(CONFLICT, "no-lesson")
    # Whoever sends it twice, from two windows perhaps, has heard one sentence.
    if now.waits and now.key == message.heard:
        notes = msgspec.structs.replace(table.notes, lesson=guide.heard(position))
        await table.commit(TableChange(notes=notes, answer=answer, quiet=True))


def notes_after_choice(table: Table) -> Notes | None:
    """Whoever chooses at once has heard what the guide said of it; nothing where nothing was said."""
    guide, now = table.guide, table.lesson_now()
    if guide is None or now is None or not now.open:
        return None
    return msgspec.structs.replace(table.notes, lesson=guide.heard(table.begun()))


def check_wanted(table: Table, seat: int, action: int) -> None:
    """Refuses what a lesson does not want yet, with the guide's own words."""
    instead = why_not_yet(table, seat, action)
    if instead:
        raise Refused(CONFLICT, "lesson", instead)


def why_not_yet(table: Table, seat: int, action: int) -> str:
    """What the guide says to whoever tries something else than what is wanted; nothing where all is open."""
    guide, now = table.guide, table.lesson_now()
    if guide is None or now is None or seat != guide.learner or now.lets_learner_choose:
        return ""
    if now.wanted_of(seat) == action:
        return ""
    return guide.refusal(now, table.names)


def while_speaking(table: Table, seat: int) -> str:
    """What the guide says to whoever tries anything while something is said; nothing where nothing is."""
    guide, now = table.guide, table.lesson_now()
    if guide is None or now is None or not now.waits or now.open or seat != guide.learner:
        return ""
    return guide.refusal(now, table.names)


def check_undo(table: Table) -> None:
    """Refuses to take back what a script wanted."""
    if table.guide is not None and table.guide.is_scripted(table.begun()):
        raise refused(CONFLICT, "lesson-undo")
