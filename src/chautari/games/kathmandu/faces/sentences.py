"""The sentences of Kathmandu, from the keys in texts/."""

from collections.abc import Callable
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


# Things that have a name in the data, each said by its own key.

Sayer = Callable[[str], str]


def _key(name: str) -> str:
    return name.replace(" ", "-")


def say_direction(name: str) -> str:
    return WORDS.say(f"direction-{_key(name)}")


def say_landscape(name: str) -> str:
    return WORDS.say(f"landscape-{_key(name)}")


def say_colour(name: str) -> str:
    return WORDS.say(f"colour-{_key(name)}")


def say_resource(name: str) -> str:
    return WORDS.say(f"resource-{_key(name)}")


def say_kind(name: str) -> str:
    return WORDS.say(f"kind-{_key(name)}")


def say_animal(name: str) -> str:
    return WORDS.say(f"animal-{_key(name)}")


def say_good(name: str) -> str:
    return WORDS.say(f"good-{_key(name)}")


def say_character(name: str) -> str:
    return WORDS.say(f"character-{_key(name)}")


def say_bend(name: str) -> str:
    return WORDS.say(f"bend-{_key(name)}")


def say_map_colour(name: str) -> str:
    return WORDS.say(f"map-{name}")


def say_space(space: int) -> str:
    cell = space % CELLS
    return WORDS.say("space", board=space // CELLS + 1, row=cell // SIDE + 1, column=cell % SIDE + 1)


def say_map(kind: int) -> str:
    return WORDS.say("map", colour=say_map_colour(MAP_COLOURS[kind // 2]), half="AB"[kind % 2])


def say_equipment(card: int) -> str:
    landscape = LANDSCAPES[EQUIPMENT_LANDSCAPE[card]]
    return WORDS.say("equipment", kind=say_kind(KINDS[kind_of(card)]), landscape=say_landscape(landscape))


# Ranges of ids whose members have a name each: the first id, the names, how they are said, the key of the sentence.
NAMED: tuple[tuple[int, list[str], Sayer, str], ...] = (
    (actions.DIE, COLOURS, say_colour, "die"),
    (actions.ASIDE, COLOURS, say_colour, "aside"),
    (actions.RESOURCE, RESOURCES, say_resource, "take"),
    (actions.USE, KINDS, say_kind, "use"),
    (actions.EXCHANGE, RESOURCES, say_resource, "exchange"),
    (actions.PAINT, ANIMALS, say_animal, "paint"),
    (actions.CHARACTER, CHARACTERS, say_character, "character"),
    (actions.TENT, LANDSCAPES, say_landscape, "tent"),
    (actions.BEND, BENDS, say_bend, "bend"),
    (actions.GOOD, GOODS, say_good, "good"),
    (actions.SHOW_ANIMAL, ANIMALS, say_animal, "show-animal"),
    (actions.DEAL_CARD, KINDS, say_kind, "deal"),
    (actions.YAK_TILE, LANDSCAPES, say_landscape, "yak-tile"),
    (actions.DEAL_TENT, LANDSCAPES, say_landscape, "deal-tent"),
)

# Ranges whose members are numbered: the first id, how many, the key, the first number.
NUMBERED = (
    (actions.TURN_DIE, 6, "turn-die", 1),
    (actions.BUY, 4, "buy", 1),
    (actions.STANDEE, 4, "standee", 1),
    (actions.ROLL, 6, "roll", 1),
)

SPACES = ((actions.PLACE, CELLS, "place"), (actions.EMERGE, 288, "emerge"), (actions.MOVE_TO, 288, "move-to"))
MAPS = ((actions.TAKE_MAP, "take-map"), (actions.GIVE, "give"), (actions.DEAL_MAP, "deal-map"))


def say_action(action: int) -> str:
    """What choosing this means."""
    if action in actions.SINGLE:
        return WORDS.say(f"action-{actions.SINGLE[action]}")
    for start, names, say, key in NAMED:
        if start <= action < start + len(names):
            return WORDS.say(f"action-{key}", what=say(names[action - start]))
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
        return WORDS.say("action-turn", direction=say_direction(DIRECTIONS[direction]), steps=steps + 1)
    if actions.THREE <= action < actions.THROW:
        three = actions.members(RESOURCES, THREES[action - actions.THREE])
        return WORDS.say("action-three", what=", ".join(map(say_resource, three)))
    if actions.THROW <= action < actions.KEEP_DICE:
        dice = actions.members(COLOURS, action - actions.THROW)
        return (
            WORDS.say("action-throw", what=", ".join(map(say_colour, dice)))
            if dice
            else WORDS.say("action-throw-nothing")
        )
    if actions.COLLECT <= action < actions.BUY:
        return WORDS.say("action-collect", what=say_equipment(action - actions.COLLECT))
    if actions.REACH <= action < actions.TAKE_MAP:
        board, tile = divmod(action - actions.REACH, 2)
        return WORDS.say("action-reach-tile" if tile else "action-reach", board=board + 2)
    if actions.SWAP_FOR <= action < actions.GIVE:
        seat, kind = divmod(action - actions.SWAP_FOR, 12)
        return WORDS.say("action-swap", map=say_map(kind), seat=seat + 1)
    if actions.LAY <= action < actions.GOOD:
        face, turns = divmod(action - actions.LAY, 4)
        return WORDS.say("action-lay", name=FACE_NAMES[face], turns=turns)
    return WORDS.say("action-show-equipment", what=say_equipment(action - actions.SHOW_EQUIPMENT))


def _say_go(direction: int, cards: int) -> str:
    said = [WORDS.say("action-go", direction=say_direction(DIRECTIONS[direction]))]
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

NAMES_OF: dict[str, tuple[list[str], Sayer]] = {
    "good": (GOODS, say_good),
    "animal": (ANIMALS, say_animal),
    "character": (CHARACTERS, say_character),
    "kind": (KINDS, say_kind),
    "colour": (COLOURS, say_colour),
    "resource": (RESOURCES, say_resource),
    "landscape": (LANDSCAPES, say_landscape),
}


def say_event(event: Event, names: list[str]) -> str:
    said: dict[str, str | int] = {"who": names[event.seat] if event.seat >= 0 else ""}
    for meaning, value in zip(EVENT_VALUES[event.name], event.values, strict=True):
        said[meaning] = _say_value(meaning, value, names)
    return WORDS.say(f"event-{event.name}", **said)


def _say_value(meaning: str, value: int, names: list[str]) -> str | int:
    if meaning in NAMES_OF:
        names_of, say = NAMES_OF[meaning]
        return say(names_of[value])
    match meaning:
        case "face":
            return FACE_NAMES[value]
        case "card":
            return say_equipment(value)
        case "map" | "given":
            return say_map(value)
        case "pair":
            return say_map_colour(MAP_COLOURS[value])
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
        said["good"] = say_good(GOODS[question.good])
    elif isinstance(question, GiveMap):
        said["map"] = say_map(question.wanted)
    elif isinstance(question, Throw):
        said["count"] = question.throws
    return WORDS.say(question.prompt(), **said)
