"""The sentences of Kathmandu, from the keys in texts/."""

from typing import Any

from chautari.engine.events import Event
from chautari.engine.state import Decision
from chautari.games.kathmandu import actions
from chautari.games.kathmandu.boards import CELLS, DIRECTIONS, FACE_NAMES, SIDE
from chautari.games.kathmandu.components import (
    ANIMALS,
    CHARACTERS,
    COLOURS,
    EQUIPMENT_LANDSCAPE,
    GOODS,
    KINDS,
    LANDSCAPES,
    MAP_COLOURS,
    RESOURCES,
    THREES,
    kind_of,
)
from chautari.games.kathmandu.landscape import BENDS
from chautari.games.kathmandu.rules.before import Throw
from chautari.games.kathmandu.rules.goods import SpecialGood
from chautari.games.kathmandu.rules.maps import GiveMap
from chautari.games.kathmandu.state import Trek
from chautari.games.ledger import ledger
from chautari.games.words import words

WORDS = words("chautari.games.kathmandu")


def say_rule(rule: str) -> str:
    return ledger("kathmandu")[rule].text


def say_space(space: int) -> str:
    cell = space % CELLS
    return WORDS.say("space", board=space // CELLS + 1, row=cell // SIDE + 1, column=cell % SIDE + 1)


def say_map(kind: int) -> str:
    return WORDS.say("map", colour=WORDS.say(f"map-{MAP_COLOURS[kind // 2]}"), half="AB"[kind % 2])


def say_equipment(card: int) -> str:
    landscape = LANDSCAPES[EQUIPMENT_LANDSCAPE[card]]
    return WORDS.say("equipment", kind=_named("kind", KINDS[kind_of(card)]), landscape=_named("landscape", landscape))


def _named(what: str, name: str) -> str:
    return WORDS.say(f"{what}-{name.replace(' ', '-')}")


def _listed(what: str, names: list[str]) -> str:
    return ", ".join(_named(what, name) for name in names)


# Ranges of ids whose members have a name each: the first id, the names, what they are, the key of the sentence.
NAMED = (
    (actions.DIE, COLOURS, "colour", "die"),
    (actions.ASIDE, COLOURS, "colour", "aside"),
    (actions.RESOURCE, RESOURCES, "resource", "take"),
    (actions.USE, KINDS, "kind", "use"),
    (actions.EXCHANGE, RESOURCES, "resource", "exchange"),
    (actions.PAINT, ANIMALS, "animal", "paint"),
    (actions.CHARACTER, CHARACTERS, "character", "character"),
    (actions.TENT, LANDSCAPES, "landscape", "tent"),
    (actions.BEND, BENDS, "bend", "bend"),
    (actions.GOOD, GOODS, "good", "good"),
    (actions.SHOW_ANIMAL, ANIMALS, "animal", "show-animal"),
    (actions.DEAL_CARD, KINDS, "kind", "deal"),
    (actions.YAK_TILE, LANDSCAPES, "landscape", "yak-tile"),
    (actions.DEAL_TENT, LANDSCAPES, "landscape", "deal-tent"),
)

# Ranges whose members are numbered: the first id, how many, the key, the first number.
NUMBERED = (
    (actions.TURN_DIE, 6, "turn-die", 1),
    (actions.BUY, 4, "buy", 1),
    (actions.REACH, 12, "reach", 1),
    (actions.STANDEE, 4, "standee", 1),
    (actions.ROLL, 6, "roll", 1),
)

SPACES = ((actions.PLACE, CELLS, "place"), (actions.EMERGE, 288, "emerge"), (actions.MOVE_TO, 288, "move-to"))
MAPS = ((actions.TAKE_MAP, "take-map"), (actions.GIVE, "give"), (actions.DEAL_MAP, "deal-map"))


def say_action(action: int) -> str:
    """What choosing this means."""
    if action in actions.SINGLE:
        return WORDS.say(f"action-{actions.SINGLE[action]}")
    for start, names, what, key in NAMED:
        if start <= action < start + len(names):
            return WORDS.say(f"action-{key}", what=_named(what, names[action - start]))
    for start, count, key, first in NUMBERED:
        if start <= action < start + count:
            return WORDS.say(f"action-{key}", number=action - start + first)
    for start, count, key in SPACES:
        if start <= action < start + count:
            return WORDS.say(f"action-{key}", space=say_space(action - start))
    for start, key in MAPS:
        if start <= action < start + 12:
            return WORDS.say(f"action-{key}", map=say_map(action - start))
    return _say_rest(action)


def _say_rest(action: int) -> str:
    if actions.GO <= action < actions.TURN:
        return _say_go((action - actions.GO) // actions.CARDS_WAYS, (action - actions.GO) % actions.CARDS_WAYS)
    if actions.TURN <= action < actions.STRAIGHT_ON:
        steps, direction = divmod(action - actions.TURN, 4)
        return WORDS.say("action-turn", direction=_named("direction", DIRECTIONS[direction]), steps=steps + 1)
    if actions.THREE <= action < actions.THROW:
        three = actions.members(RESOURCES, THREES[action - actions.THREE])
        return WORDS.say("action-three", what=_listed("resource", three))
    if actions.THROW <= action < actions.KEEP_DICE:
        dice = actions.members(COLOURS, action - actions.THROW)
        return WORDS.say("action-throw", what=_listed("colour", dice)) if dice else WORDS.say("action-throw-nothing")
    if actions.COLLECT <= action < actions.BUY:
        return WORDS.say("action-collect", what=say_equipment(action - actions.COLLECT))
    if actions.SWAP_FOR <= action < actions.GIVE:
        seat, kind = divmod(action - actions.SWAP_FOR, 12)
        return WORDS.say("action-swap", map=say_map(kind), seat=seat + 1)
    if actions.LAY <= action < actions.GOOD:
        face, turns = divmod(action - actions.LAY, 4)
        return WORDS.say("action-lay", name=FACE_NAMES[face], turns=turns)
    return WORDS.say("action-show-equipment", what=say_equipment(action - actions.SHOW_EQUIPMENT))


def _say_go(direction: int, cards: int) -> str:
    said = [WORDS.say("action-go", direction=_named("direction", DIRECTIONS[direction]))]
    if cards >= actions.CLIMB:
        said.append(WORDS.say("action-go-climbing"))
    way = cards % actions.CLIMB
    if way == actions.TEA:
        said.append(WORDS.say("action-go-tea"))
    if way >= actions.BRIDLES:
        said.append(WORDS.say("action-go-bridles", count=way - actions.BRIDLES + 1))
    return ", ".join(said)


# What the numbers of an event mean, in order.
EVENT_VALUES: dict[str, tuple[str, ...]] = {
    "laid": ("face", "number"),
    "good": ("good", "number"),
    "shown": ("card",),
    "shown-animal": ("animal",),
    "map-shown": ("map",),
    "map-under": ("map",),
    "begins": (),
    "character": ("character",),
    "dealt": ("kind",),
    "placed": ("space",),
    "rolled": ("colour", "number"),
    "day": ("number",),
    "aside": ("colour",),
    "used-die": ("colour", "number"),
    "gained": ("resource",),
    "exchanged": ("resource",),
    "used": ("kind",),
    "turned-die": ("colour", "number"),
    "recovered": ("number",),
    "rested": (),
    "moved": ("from", "space"),
    "paid": ("resource", "number"),
    "tired": ("number",),
    "fulfilled": ("landscape",),
    "revealed": ("landscape",),
    "all-tiles": (),
    "painted": ("animal",),
    "collected": ("card",),
    "bought": ("good",),
    "bought-special": ("good",),
    "took-special": ("good", "owner"),
    "offered": ("space", "number"),
    "took-map": ("map",),
    "swapped": ("owner", "map", "given"),
    "secured": ("pair",),
    "arrived": ("number",),
    "left-board": (),
    "standee": ("number",),
    "own-tent": ("landscape",),
    "drew-tent": (),
    "pitched": ("landscape", "owner"),
    "sun": (),
    "storm": ("number",),
    "in-storm": (),
    "game-over": (),
}

NAMES_OF = {
    "good": GOODS,
    "animal": ANIMALS,
    "character": CHARACTERS,
    "kind": KINDS,
    "colour": COLOURS,
    "resource": RESOURCES,
    "landscape": LANDSCAPES,
}


def say_event(event: Event, names: list[str]) -> str:
    said: dict[str, str | int] = {"who": names[event.seat] if event.seat >= 0 else ""}
    for meaning, value in zip(EVENT_VALUES[event.name], event.values, strict=True):
        said[meaning] = _say_value(meaning, value, names)
    return WORDS.say(f"event-{event.name}", **said)


def _say_value(meaning: str, value: int, names: list[str]) -> str | int:
    if meaning in NAMES_OF:
        return _named(meaning, NAMES_OF[meaning][value])
    match meaning:
        case "face":
            return FACE_NAMES[value]
        case "card":
            return say_equipment(value)
        case "map" | "given":
            return say_map(value)
        case "pair":
            return WORDS.say(f"map-{MAP_COLOURS[value]}")
        case "space" | "from":
            return say_space(value)
        case "owner":
            return names[value]
        case _:
            return value


def say_prompt(s: Trek, question: Decision[Any]) -> str:
    said: dict[str, str | int] = {}
    if question.prompt() == "prompt-move":
        said["pips"] = s.die_pips(question.seat)
    elif isinstance(question, SpecialGood):
        said["good"] = _named("good", GOODS[question.good])
    elif isinstance(question, GiveMap):
        said["map"] = say_map(question.wanted)
    elif isinstance(question, Throw):
        said["count"] = question.throws
    return WORDS.say(question.prompt(), **said)
