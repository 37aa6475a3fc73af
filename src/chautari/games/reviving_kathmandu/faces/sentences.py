"""The sentences of Reviving Kathmandu, from the keys in texts/."""

from typing import Any

from chautari.engine.events import Event
from chautari.engine.state import Decision
from chautari.games.ledger import ledger
from chautari.games.reviving_kathmandu import actions
from chautari.games.reviving_kathmandu.components import (
    BLUE_FACES,
    CARDS,
    COLOURS,
    FACE_COLOUR,
    FACE_KIND,
    HAND_LIMIT,
    KINDS,
    MONUMENTS,
    SPOTS,
    first_face,
    is_red,
)
from chautari.games.reviving_kathmandu.rules.build import Discard, Place
from chautari.games.reviving_kathmandu.rules.leftover import BuildBought
from chautari.games.reviving_kathmandu.state import City
from chautari.games.words import words

WORDS = words("chautari.games.reviving_kathmandu")


def say_face(face: int) -> str:
    return WORDS.say("face", colour=say_colour(FACE_COLOUR[face]), section=say_section(FACE_KIND[face]))


def say_colour(colour: int) -> str:
    return WORDS.say(f"colour-{COLOURS[colour]}")


def say_section(kind: int) -> str:
    return WORDS.say(f"section-{KINDS[kind].replace(' ', '-')}")


def say_card(card: int) -> str:
    face = first_face(card)
    if is_red(card):
        return say_face(face)
    return WORDS.say("two-faces", first=say_face(face), second=say_face(face + 1))


def say_rule(rule: str) -> str:
    return ledger("reviving-kathmandu")[rule].text


def say_action(action: int) -> str:
    """What choosing this means."""
    if action < actions.DONE:
        return WORDS.say("action-bid", coin=actions.coin_of(action), spot=SPOTS[actions.spot_of(action)])
    if actions.BUILD <= action < actions.ON:
        return _say_build(action - actions.BUILD)
    if actions.AREA <= action < actions.COLOUR:
        return WORDS.say("action-area", seat=action - actions.AREA + 1)
    if actions.COLOUR <= action < actions.DISCARD:
        return WORDS.say("action-colour", colour=say_colour(action - actions.COLOUR))
    for start, key in ((actions.ON, "on"), (actions.DISCARD, "discard"), (actions.BUY, "buy"), (actions.DRAW, "draw")):
        if start <= action < start + CARDS:
            return WORDS.say(f"action-{key}", card=say_card(action - start))
    if actions.FIRST <= action < actions.MISSION:
        return WORDS.say("action-first", seat=action - actions.FIRST + 1)
    if actions.MISSION <= action < actions.DRAW:
        return WORDS.say("action-mission", mission=action - actions.MISSION + 1)
    return WORDS.say(f"action-{actions.name(action)}")


def _say_build(face: int) -> str:
    if face >= BLUE_FACES:
        return WORDS.say("action-build", face=say_face(face))
    return WORDS.say("action-build-half", face=say_face(face), other=say_face(face ^ 1))


# What the numbers of an event mean, in order.
EVENT_VALUES: dict[str, tuple[str, ...]] = {
    "begins": (),
    "own-mission": ("mission",),
    "mission": (),
    "round": ("number",),
    "turned-up": ("card", "place"),
    "bid": ("spot",),
    "own-bid": ("spot", "number"),
    "revealed": ("spot", "number"),
    "won": ("card", "spot"),
    "own-draw": ("card",),
    "drew": (),
    "drew-known": ("card",),
    "unsold": ("card",),
    "started": ("face", "owner"),
    "added": ("face", "owner", "below"),
    "completed": ("monument", "owner"),
    "coloured": ("colour", "section", "owner"),
    "done-building": (),
    "discarded": ("card",),
    "took-points": ("number",),
    "left-coin": ("number",),
    "bought": ("card", "number"),
    "coins-back": (),
    "game-over": (),
}


def say_event(event: Event, names: list[str]) -> str:
    values = dict(zip(EVENT_VALUES[event.name], event.values, strict=True))
    said: dict[str, str | int] = {"who": names[event.seat] if event.seat >= 0 else ""}
    for meaning, value in values.items():
        said[meaning] = _say_value(meaning, value, names)
    for_mate = "-for-mate" if values.get("owner", event.seat) != event.seat else ""
    return WORDS.say(f"event-{event.name}{for_mate}", **said)


def _say_value(meaning: str, value: int, names: list[str]) -> str | int:
    match meaning:
        case "card" | "below":
            return say_card(value)
        case "face":
            return say_face(value)
        case "spot":
            return SPOTS[value]
        case "owner":
            return names[value]
        case "monument":
            return WORDS.say(f"monument-{MONUMENTS[value]}")
        case "colour":
            return say_colour(value)
        case "section":
            return say_section(value)
        case "place" | "mission":
            return value + 1
        case _:
            return value


def say_prompt(s: City, question: Decision[Any]) -> str:
    said: dict[str, str | int] = {}
    if isinstance(question, Place):
        said["face"] = say_face(question.face)
    elif isinstance(question, BuildBought) and question.bought >= 0:
        said["card"] = say_card(question.bought)
    elif isinstance(question, Discard):
        said["count"] = s.held[question.seat] - HAND_LIMIT
    return WORDS.say(question.prompt(), **said)
