"""Practising at this keyboard: a hint in three steps, and the way back to any choice of one's own."""

from contextlib import nullcontext
from dataclasses import replace
from typing import Final

from chautari.cli.play.sitting import GivenHint, Sitting
from chautari.cli.play.typed_words import means
from chautari.cli.words import say
from chautari.daily.deal import deal_of_seed
from chautari.engine.errors import UndoRefused
from chautari.review.hint import hint
from chautari.review.hint_sentences import HintSentences
from chautari.review.outlook import Outlook
from chautari.review.reasons import reason

SEED: Final = 1
STEPS: Final = 3
LISTED: Final = 12


def give_hint(sitting: Sitting, seat: int, typed: str) -> bool:
    """`hint`: what to look at; again: the move; once more: why."""
    if may_practise(sitting):
        given = _given(sitting, seat)
        given.steps = min(STEPS, given.steps + 1)
        for line in _told(sitting, seat, given):
            sitting.terminal.print(line)
        if given.steps < STEPS:
            sitting.terminal.hint(say("hint-more" if given.steps == 1 else "hint-why-so"))
    return False


def _given(sitting: Sitting, seat: int) -> GivenHint:
    """Found out once for a question."""
    table, moves = sitting.table, len(sitting.table.record.moves)
    given = sitting.given
    if given is None or given.moves != moves:
        with sitting.terminal.page.status(say("hint-thinking")) if sitting.terminal.live else nullcontext():
            found = hint(Outlook(table.game, len(table.names)), table.state, seat, SEED + moves)
        given = sitting.given = GivenHint(moves, found)
    return given


def _told(sitting: Sitting, seat: int, given: GivenHint) -> list[str]:
    table, found = sitting.table, given.found
    words = HintSentences(table.game, table.record, table.state, seat)
    if given.steps == 1:
        numbers = [offer.action for offer in table.choices(seat)]
        texts = zip(found.looked_at, words.listed(found), strict=True)
        return [words.look(found), *(f"{numbers.index(action) + 1:>4}  {text}" for action, text in texts)]
    if given.steps == 2:
        return [words.move(found)]
    worse = found.next_best
    told = [words.at_once(found)]
    if worse is not None:
        told.append(words.reason(reason(table.game, table.state, seat, found.action, worse.action, SEED + given.moves)))
    return [part for part in (*told, words.chance(found)) if part]


def take_back(sitting: Sitting, seat: int, typed: str) -> bool:
    """`take back`: one's own choices so far; `take back N`: to before one of them."""
    table = sitting.table
    chosen = table.own_choices(seat)
    if not typed:
        first = max(0, len(chosen) - LISTED)
        for number, text in enumerate(chosen[first:], first + 1):
            sitting.terminal.print(f"{number:>4}  {text}")
        sitting.terminal.hint(say("back-which" if chosen else "back-nothing"))
        return False
    if not may_practise(sitting):
        return False
    try:
        sitting.go_back(seat, int(typed) - 1 if typed.isdecimal() else -1)
    except UndoRefused:
        sitting.terminal.print(say("back-no-such", most=len(chosen)))
        return False
    sitting.terminal.print(say("undone"))
    return True


def may_practise(sitting: Sitting) -> bool:
    """Whether this game counts as practice; whoever is the only person here is asked once."""
    table, terminal = sitting.table, sitting.terminal
    if len(sitting.seating.people) > 1:
        terminal.print(say("not-alone"))
        return False
    if deal_of_seed(sitting.seed):
        terminal.print(say("daily-alone"))
        return False
    if not table.record.practice:
        if not means(terminal.ask(say("practise-sure") + " "), "word-yes"):
            return False
        table.record = replace(table.record, practice=True)
        sitting.keep()
    return True
