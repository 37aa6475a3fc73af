"""A lesson in the terminal: the guide speaks, one thing is wanted at a time, then the learner chooses alone."""

from dataclasses import replace
from itertools import count

from rich.panel import Panel
from rich.text import Text

import chautari
from chautari.bots.levels import LEVELS
from chautari.cli.play.ending import show_result
from chautari.cli.play.kept_games import new_keeper
from chautari.cli.play.lookup import offers_meant
from chautari.cli.play.seating import PERSON, Seating
from chautari.cli.play.sitting import Sitting
from chautari.cli.play.terminal import Leave, Terminal
from chautari.cli.play.turns import go_on, take_answer
from chautari.cli.play.typed_commands import COMMANDS
from chautari.cli.words import say
from chautari.engine.table import Table
from chautari.lessons.guide import Guide, Lesson, Now


def sit_down(game: str, lesson: Lesson, name: str, terminal: Terminal) -> Sitting:
    """The learner at the table of a part, with weak bots on the other seats."""
    guide = Guide(game, lesson)
    part = guide.part
    record = replace(part.record, seats=guide.chapter.names(name), practice=True)
    bots = tuple(PERSON if seat == guide.learner else LEVELS[0] for seat in range(len(record.seats)))
    table = Table.again(chautari.game(game), record, part.secret, part.drawn, part.stacked)
    sitting = Sitting(table, Seating(bots), terminal, new_keeper(game))
    sitting.lesson = lesson
    sitting.read[guide.learner] = len(table.log)
    return sitting


def take_part(sitting: Sitting) -> Lesson | None:
    """Leads through the rest of a part; the lesson that comes after it, if its chapter has one."""
    shown = -1
    for _ in count():
        guide, moves = guide_of(sitting), len(sitting.table.record.moves)
        now = guide.now(sitting.table.position)
        sitting.keep()
        if now.lets_bots_play:
            go_on(sitting)
            continue
        if shown != moves and (now.key or now.over):
            sitting.tell(guide.learner)
            shown = moves
        if now.over and sitting.table.over and guide.lesson.ending == 0:
            show_result(sitting.table, sitting.terminal)
        if now.key:
            speak(sitting, guide, now)
        if now.waits:
            sitting.terminal.ask(say("lesson-go-on") + " ")
            sitting.lesson = guide.heard(sitting.table.position)
        elif now.over:
            break
        else:
            follow(sitting, guide, now)
    sitting.keeper.forget()
    return None if guide.is_last else Lesson(guide.lesson.chapter, guide.lesson.part + 1)


def guide_of(sitting: Sitting) -> Guide:
    assert sitting.lesson is not None, "no lesson is given here"
    return Guide(sitting.table.record.game, sitting.lesson)


def speak(sitting: Sitting, guide: Guide, now: Now) -> None:
    """What the guide says, in a box with their name."""
    text = Text(guide.say(now.key, sitting.table.names))
    sitting.terminal.print(Panel(text, title=guide.name, title_align="left", padding=(0, 1)))


def follow(sitting: Sitting, guide: Guide, now: Now) -> None:
    """What the script wants: a rival does it, the learner is asked until they have."""
    table = sitting.table
    assert now.wanted is not None
    if now.seat != guide.learner:
        table.play(now.wanted, now.seat)
        return
    sitting.ask(now.seat)
    prompt = say("prompt-mark", who=table.names[now.seat]) + " "
    moves = len(table.record.moves)
    while len(table.record.moves) == moves:
        answer = sitting.terminal.ask(prompt)
        meant = offers_meant(table.choices(now.seat), answer) if answer else table.choices(now.seat)
        if answer.partition(" ")[0].lower() in COMMANDS or len(meant) != 1 or meant[0].action == now.wanted:
            take_answer(sitting, now.seat, answer)
        else:
            sitting.terminal.print(Text(guide.refusal(now, table.names)))


def take_lesson(sitting: Sitting) -> None:
    """All parts of a chapter, one after the other, as long as the learner wants to go on."""
    terminal, game = sitting.terminal, sitting.table.record.game
    while True:
        guide = guide_of(sitting)
        terminal.heading(guide.title)
        following = take_part(sitting)
        if following is None:
            terminal.hint(say("lesson-done", game=game))
            return
        if terminal.ask(say("lesson-next", part=following.part + 1, parts=len(guide.chapter.parts)) + " "):
            raise Leave
        name = sitting.table.names[guide.learner]
        sitting = sit_down(game, following, name, terminal)
