"""The commands that can be typed beside a choice; each returns True if the position has changed."""

import json
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from rich.text import Text

from chautari.cli.play.examples import closed_now, words_for
from chautari.cli.play.lookup import actions_meant, offers_meant
from chautari.cli.play.points import known_points
from chautari.cli.play.practice import give_hint, take_back
from chautari.cli.play.sitting import Sitting
from chautari.cli.play.story import paragraphs
from chautari.cli.play.terminal import Leave
from chautari.cli.play.typed_words import means, words_of
from chautari.cli.reports.ledger import print_rules
from chautari.cli.words import say
from chautari.engine.errors import ChautariError
from chautari.engine.record import FORMAT
from chautari.engine.table import Offer
from chautari.games.ledger import told_ledger
from chautari.games.refusals import told

EXAMPLES = 3
LOG_LINES = 12


def explain(sitting: Sitting, seat: int, typed: str) -> bool:
    """`?` or `? N`: what a choice means and the rule behind it."""
    offers = sitting.table.choices(seat)
    meant = offers_meant(offers, typed) if typed else offers
    if not meant:
        sitting.terminal.print(say("no-such-choice", typed=typed, most=len(offers)))
    for rule, alike in groupby(sorted(meant, key=lambda offer: offer.rule), key=lambda offer: offer.rule):
        for line in _few([f"{offers.index(offer) + 1}  {offer.text}" for offer in alike]):
            sitting.terminal.print(line, indent=2)
        _cite(sitting, rule)
    if not typed:
        sitting.terminal.hint(say("hint-explain"))
    return False


def why(sitting: Sitting, seat: int, typed: str) -> bool:
    """`why WORDS`: the rule that forbids what is not offered; a rule's id prints it."""
    table = sitting.table
    rules = told_ledger(table.game.meta.name)
    if not typed:
        action, rule = closed_now(table, seat)
        sitting.terminal.print(say("hint-why", action=action, rule=rule))
    elif typed.upper() in rules:
        _cite(sitting, typed.upper())
    elif typed.isdecimal() and offers_meant(table.choices(seat), typed):
        _say_open(sitting, seat, offers_meant(table.choices(seat), typed))
    else:
        _why_actions(sitting, seat, actions_meant(table, f"#{typed}" if typed.isdecimal() else typed), typed)
    return False


def _why_actions(sitting: Sitting, seat: int, actions: list[int], typed: str) -> None:
    table = sitting.table
    if not actions:
        sitting.terminal.print(say("no-such-action", typed=typed))
        return
    forbidden: dict[str, list[str]] = {}
    for action in actions:
        forbidden.setdefault(table.why_not(action, seat), []).append(table.game.say_action(action))
    forbidden.pop("", None)
    for rule, texts in sorted(forbidden.items(), key=lambda pair: len(pair[1])):
        for line in _few([say("not-now", action=text) for text in dict.fromkeys(texts)]):
            sitting.terminal.print(line, indent=2)
        _cite(sitting, rule)
    _say_open(sitting, seat, [offer for offer in table.choices(seat) if offer.action in actions])


def _say_open(sitting: Sitting, seat: int, offers: list[Offer]) -> None:
    numbers = [offer.action for offer in sitting.table.choices(seat)]
    lines = [say("open-now", number=numbers.index(offer.action) + 1, action=offer.text) for offer in offers]
    for line in _few(lines):
        sitting.terminal.print(line, indent=2)


def _few(lines: list[str]) -> list[str]:
    rest = len(lines) - EXAMPLES
    return lines if rest <= 1 else [*lines[:EXAMPLES], say("and-more", count=rest)]


def _cite(sitting: Sitting, rule: str) -> None:
    text = told_ledger(sitting.table.game.meta.name)[rule].text
    sitting.terminal.print(Text.assemble((rule, "bold"), "  ", text), indent=2)


def undo(sitting: Sitting, seat: int, typed: str) -> bool:
    return sitting.undo(seat)


def save(sitting: Sitting, seat: int, typed: str) -> bool:
    """`save FILE`; a file that is not one of ours is never overwritten."""
    if typed:
        save_record(sitting, typed)
    else:
        sitting.terminal.print(say("save-where"))
    return False


def save_record(sitting: Sitting, file: str) -> None:
    path = Path(file).expanduser()
    try:
        if path.exists() and not _is_record(path):
            sitting.terminal.print(say("save-foreign", file=str(path)))
            return
        sitting.save(path)
    except ChautariError as error:
        sitting.terminal.print(told(error))
    else:
        sitting.terminal.print(say("saved" if sitting.table.over else "saved-unfinished", file=str(path)))


def _is_record(path: Path) -> bool:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return isinstance(data, dict) and data.get("format") == FORMAT


def log(sitting: Sitting, seat: int, typed: str) -> bool:
    """`log`: the latest of what the seat was told; `log all`: everything."""
    story = paragraphs(sitting.table, seat)
    shown = story if means(typed, "word-all") else story[-LOG_LINES:]
    if len(shown) < len(story):
        sitting.terminal.hint(say("log-earlier", count=len(story) - len(shown)))
    for paragraph in shown:
        sitting.terminal.print(Text(paragraph))
    return False


def scores(sitting: Sitting, seat: int, typed: str) -> bool:
    sitting.terminal.print(known_points(sitting.table, seat))
    sitting.terminal.hint(say("scores-hint"))
    return False


def rules(sitting: Sitting, seat: int, typed: str) -> bool:
    """`rules`: all of them; `rules WORDS`: those that speak of it."""
    print_rules(sitting.terminal.page, sitting.table.game.meta.name, typed)
    return False


def show_again(sitting: Sitting, seat: int, typed: str) -> bool:
    sitting.show(seat)
    return False


def show_help(sitting: Sitting, seat: int, typed: str) -> bool:
    action, rule = closed_now(sitting.table, seat)
    words = words_for(sitting.table.choices(seat), first_words())
    sitting.terminal.print(say("help-in-play", words=words, action=action, rule=rule))
    return False


def leave(sitting: Sitting, seat: int, typed: str) -> bool:
    raise Leave


def first_words() -> set[str]:
    """What every command begins with."""
    return {word.split()[0] for key in COMMANDS for word in words_of(key)}


COMMANDS: dict[str, Callable[[Sitting, int, str], bool]] = {
    "word-explain": explain,
    "word-why": why,
    "word-undo": undo,
    "word-hint": give_hint,
    "word-back": take_back,
    "word-save": save,
    "word-log": log,
    "word-look": show_again,
    "word-scores": scores,
    "word-rules": rules,
    "word-help": show_help,
    "word-quit": leave,
}
