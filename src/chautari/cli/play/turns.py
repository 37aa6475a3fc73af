"""The turns of a sitting: whoever is asked answers, people before bots, until the game is over."""

import copy
from contextlib import nullcontext

from chautari.cli.play.ending import finish
from chautari.cli.play.lookup import offers_meant
from chautari.cli.play.sitting import Sitting
from chautari.cli.play.typed_commands import COMMANDS
from chautari.cli.play.typed_words import command_of, means
from chautari.cli.words import say
from chautari.engine.table import Offer, Table


def play_to_the_end(sitting: Sitting) -> None:
    """Plays until the game is over, kept after every turn; a person may leave before."""
    table = sitting.table
    sitting.terminal.heading(say("play-title", title=table.game.meta.title))
    sitting.terminal.hint(sitting.who_plays())
    if table.record.practice:
        sitting.terminal.hint(say("practice"))
    sitting.keep()
    while not table.over:
        go_on(sitting)
        sitting.keep()
    finish(sitting)


def go_on(sitting: Sitting) -> None:
    """The next answer: a person's, or else a bot's."""
    people_asked = [seat for seat in sitting.seating.people if seat in sitting.table.asked]
    if people_asked:
        ask_person(sitting, people_asked[0])
    else:
        ask_bot(sitting)


def ask_bot(sitting: Sitting) -> None:
    seat = sitting.table.asked[0]
    thinking = say("thinks", who=sitting.table.names[seat])
    with sitting.terminal.page.status(thinking) if sitting.terminal.live else nullcontext():
        sitting.seating.move(sitting.table, seat, sitting.bots_luck)


def ask_person(sitting: Sitting, seat: int) -> None:
    """Asks one person until the position has changed."""
    pass_keyboard(sitting, seat)
    sitting.show(seat)
    prompt = say("prompt-mark", who=sitting.table.names[seat]) + " "
    changed = False
    while not changed:
        changed = take_answer(sitting, seat, sitting.terminal.ask(prompt))


def pass_keyboard(sitting: Sitting, seat: int) -> None:
    """Wipes the screen before somebody else sits down at it."""
    if sitting.viewer != seat:
        sitting.terminal.clear()
        sitting.terminal.ask(say("pass-to", who=sitting.table.names[seat]) + " ")
        sitting.terminal.clear()
        sitting.viewer = seat


def take_answer(sitting: Sitting, seat: int, answer: str) -> bool:
    """Carries out a choice or a command; True if the position has changed."""
    # "take" alone begins many choices; with "back" it is none of them.
    command, rest = command_of(answer, COMMANDS)
    if command:
        return COMMANDS[command](sitting, seat, rest)
    offers = sitting.table.choices(seat)
    meant = offers_meant(offers, answer) if answer else offers
    if len(meant) == 1:
        return choose(sitting, meant[0])
    terminal = sitting.terminal
    if answer.isdecimal() or not answer:
        terminal.print(say("no-such-number", most=len(offers)))
    elif meant:
        terminal.print(say("several-meant", answer=answer))
        for offer in meant:
            terminal.print(f"{offers.index(offer) + 1:>4}  {offer.text}")
    else:
        terminal.print(say("not-understood", answer=answer))
    return False


def choose(sitting: Sitting, offer: Offer) -> bool:
    """Plays a choice, confirmed first if that is wanted; False if it was taken back."""
    if sitting.confirm and is_final(sitting.table, offer):
        answer = sitting.terminal.ask(say("hand-over", choice=offer.text) + " ")
        if means(answer, "word-undo"):
            sitting.terminal.print(say("undone"))
            return False
    sitting.table.play(offer)
    return True


def is_final(table: Table, offer: Offer) -> bool:
    """True if this choice can't be taken back, or hands over to others before its seat is asked again."""
    trial = copy.copy(table)
    trial.play(offer)
    return offer.seat not in trial.asked or not trial.can_undo(offer.seat)
