"""The sentences of Adventure Tours, from the keys in texts/."""

from typing import Any

from chautari.engine.events import Event
from chautari.engine.state import Decision
from chautari.games.adventure_tours import actions
from chautari.games.adventure_tours.components import (
    ADVENTURERS,
    BOARDS,
    COLOURS,
    PATER_MILLER,
    adventurer_of,
    colour_of,
)
from chautari.games.adventure_tours.rules.aimed import GiveSecond
from chautari.games.adventure_tours.rules.attack import (
    DiscardEquipment,
    DiscardMember,
    DrawTwo,
    Protect,
    StealEquipment,
    StealMember,
)
from chautari.games.adventure_tours.rules.cards import AGAIN, AS_EQUIPMENT, UseAction
from chautari.games.adventure_tours.rules.draw import Draw
from chautari.games.adventure_tours.state import Tours
from chautari.games.ledger import ledger
from chautari.games.words import words

WORDS = words("chautari.games.adventure_tours")


def say_card(card: int) -> str:
    name = WORDS.say(f"adventurer-{ADVENTURERS[adventurer_of(card)]}")
    return WORDS.say("card", name=name, colour=WORDS.say(f"colour-{COLOURS[colour_of(card)]}"))


def say_board(board: int) -> str:
    return WORDS.say(f"board-{BOARDS[board]}")


def say_seat(seat: int) -> str:
    return WORDS.say("action-seat", seat=seat + 1)


def say_rule(rule: str) -> str:
    return ledger("adventure-tours")[rule].text


def say_action(action: int) -> str:
    """What choosing this means."""
    if actions.TARGET <= action < actions.SKIP:
        return say_seat(action - actions.TARGET)
    if actions.SKIP <= action < actions.PROTECT:
        return WORDS.say(f"action-{actions.name(action)}")
    if actions.PROTECT <= action < actions.BOARD:
        return _say_protection(action - actions.PROTECT)
    if actions.FIRST <= action < actions.DEAL_BOARD:
        return WORDS.say("action-first", seat=action - actions.FIRST + 1)
    for start, count, key in ((actions.BOARD, 6, "action-board"), (actions.DEAL_BOARD, 6, "action-deal-board")):
        if start <= action < start + count:
            return WORDS.say(key, board=say_board(action - start))
    for start, key in ((actions.DRAW, "action-draw"), (actions.JOIN, "action-join"), (actions.EQUIP, "action-equip")):
        if action >= start:
            return WORDS.say(key, card=say_card(action - start))
    raise AssertionError("every action id has its words")


def _say_protection(miller: int) -> str:
    key = "action-protect" if miller < 9 else "action-protect-from-equipment"
    return WORDS.say(key, card=say_card(3 * PATER_MILLER + miller % 9 // 3), copy=miller % 3 + 1)


# What the numbers of an event mean, in order.
EVENT_VALUES: dict[str, tuple[str, ...]] = {
    "begins": (),
    "board": ("board",),
    "round": ("number",),
    "own-deal": ("card",),
    "equipped": ("card",),
    "joined": ("card",),
    "own-draw": ("card",),
    "drew": (),
    "drew-none": (),
    "gave": ("victim",),
    "aimed": ("card", "victim"),
    "aimed-second": ("victim",),
    "protected": ("card", "attacker", "place"),
    "protected-from-equipment": ("card", "attacker", "place"),
    "lost-equipment": ("card",),
    "stole-equipment": ("card", "victim"),
    "lost-member": ("card",),
    "stole-member": ("card", "victim"),
    "further-turn": (),
    "equipment-joined": ("colour", "number"),
    "pile-empty": (),
    "hand-empty": (),
    "result": ("earned", "paid"),
    "game-over": (),
}


def say_event(event: Event, names: list[str]) -> str:
    said: dict[str, str | int] = {"who": names[event.seat] if event.seat >= 0 else ""}
    for meaning, value in zip(EVENT_VALUES[event.name], event.values, strict=True):
        said[meaning] = _say_value(meaning, value, names)
    return WORDS.say(f"event-{event.name}", **said)


def _say_value(meaning: str, value: int, names: list[str]) -> str | int:
    match meaning:
        case "card":
            return say_card(value)
        case "board":
            return say_board(value)
        case "colour":
            return WORDS.say(f"colour-{COLOURS[value]}")
        case "victim" | "attacker":
            return names[value]
        case "place":
            return value + 1
        case _:
            return value


BLOWS: dict[type[Decision[Any]], str] = {
    Draw: "blow-draw",
    DrawTwo: "blow-draw-two",
    DiscardEquipment: "blow-discard-equipment",
    StealEquipment: "blow-steal-equipment",
    DiscardMember: "blow-discard-member",
    StealMember: "blow-steal-member",
}
WAYS = {AS_EQUIPMENT: "by-equipment", AGAIN: "once-more"}


def say_prompt(s: Tours, question: Decision[Any]) -> str:
    said: dict[str, str | int] = {}
    if isinstance(question, UseAction):
        said["card"] = say_card(question.card)
        if question.way in WAYS:
            asked = WORDS.say(question.prompt(), **said)
            return WORDS.say(f"prompt-{WAYS[question.way]}", asked=asked)
    elif isinstance(question, Protect):
        said["who"] = say_seat(question.attacker)
        said["what"] = WORDS.say(BLOWS[type(question.blow)])
    elif isinstance(question, GiveSecond):
        said["who"] = say_seat(question.receiver)
    return WORDS.say(question.prompt(), **said)
