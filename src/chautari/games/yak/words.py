"""The sentences of Yak, from the keys in texts/."""

from typing import Any

from chautari.engine.events import Event
from chautari.engine.state import Decision
from chautari.games.ledger import ledger
from chautari.games.words import words
from chautari.games.yak import actions
from chautari.games.yak.components import CARDS, CART_NAMES, FOOD_NAMES, KIND_NAMES
from chautari.games.yak.rules.build import PickStone
from chautari.games.yak.rules.market import PutOnCart, TakeFood
from chautari.games.yak.rules.pay import HowMany, price
from chautari.games.yak.state import Village
from chautari.games.yak.tower import STACK, place_name

WORDS = words("chautari.games.yak")


def say_stone(kind: int) -> str:
    return WORDS.say(f"stone-{KIND_NAMES[kind]}")


def say_food(kind: int) -> str:
    return WORDS.say(f"food-{FOOD_NAMES[kind]}")


def say_cart(cart: int) -> str:
    return WORDS.say(f"cart-{CART_NAMES[cart]}")


def say_place(place: int) -> str:
    return WORDS.say("place-stack") if place >= STACK else WORDS.say("place", name=place_name(place))


def say_rule(rule: str) -> str:
    return ledger("yak")[rule].text


# Where each run of ids begins, its text, and what its number means.
RUNS: tuple[tuple[int, str, str], ...] = (
    (actions.DRAW, "draw", "stone"),
    (actions.BONUS, "bonus", "stone"),
    (actions.FIRST, "first", "seat"),
    (actions.DEAL_CART, "cart", "cart"),
    (actions.REMOVE, "remove", "stone"),
    (actions.ONTO, "onto", "cart"),
    (actions.KEEP, "keep", "stone"),
    (actions.ENOUGH_FOOD, "enough-food", ""),
    (actions.TAKE_FOOD, "take-food", "food"),
    (actions.TAKE_ALL, "take-all", "food"),
    (actions.PLACE, "place", "stone-and-place"),
    (actions.SPILL, "spill", "amount"),
    (actions.PAY, "pay", "amount"),
    (actions.ENOUGH_STONES, "enough-stones", ""),
    (actions.PICK, "pick", "stone"),
    (actions.CHOOSE, "choose", "card"),
)


def say_action(action: int) -> str:
    """What choosing this means."""
    start, key, meaning = next(run for run in RUNS if action >= run[0])
    number = action - start
    match meaning:
        case "amount":
            food, count = divmod(number, actions.AMOUNTS)
            return WORDS.say(f"action-{key}", food=say_food(food), amount=WORDS.say("amount", count=count))
        case "stone-and-place":
            stone, place = divmod(number, actions.TARGETS)
            return WORDS.say(f"action-{key}", stone=say_stone(stone), place=say_place(place))
        case "":
            return WORDS.say(f"action-{key}")
        case _:
            return WORDS.say(f"action-{key}", **{meaning: _say_value(meaning, number)})


# What the numbers of an event mean, in order.
EVENT_VALUES: dict[str, tuple[str, ...]] = {
    "removed": ("stone",),
    "bonus": ("stone",),
    "cart-at": ("cart", "number"),
    "begins": (),
    "day": ("count",),
    "own-choice": ("card",),
    "chose": (),
    "revealed": ("card",),
    "takes-nothing": (),
    "picked": ("stone",),
    "paid": ("food", "count"),
    "spilled": ("food", "count"),
    "placed": ("stone", "place"),
    "stupa": (),
    "took-all": ("food", "count"),
    "took-food": ("food",),
    "drew": ("stone",),
    "loaded": ("stone", "cart"),
    "kept": ("stone",),
    "put-back": ("stone",),
    "lost": ("stone",),
    "bag-gone": (),
    "carts-turn": ("side",),
    "fog-on-track": ("count",),
    "track-opens": (),
    "fog-returns": ("count",),
    "carts-move": ("side",),
    "last-day": (),
    "game-over": (),
}


def say_event(event: Event, names: list[str]) -> str:
    said: dict[str, str | int] = {"who": names[event.seat] if event.seat >= 0 else ""}
    for meaning, value in zip(EVENT_VALUES[event.name], event.values, strict=True):
        said[meaning] = _say_value(meaning, value)
    return WORDS.say(f"event-{event.name}", **said)


def _say_value(meaning: str, value: int) -> str | int:
    match meaning:
        case "stone":
            return say_stone(value)
        case "food":
            return say_food(value)
        case "cart":
            return say_cart(value)
        case "place":
            return say_place(value)
        case "card":
            return WORDS.say(f"card-{CARDS[value]}")
        case "side":
            return WORDS.say("side-left" if value else "side-right")
        case "number" | "seat":
            return value + 1
        case _:
            return value


def say_prompt(s: Village, question: Decision[Any]) -> str:
    said: dict[str, str | int] = {}
    if isinstance(question, HowMany):
        said = {"food": say_food(question.kind), "due": question.due}
    elif isinstance(question, PickStone):
        said = {"cart": say_cart(s.cart_before(question.seat)), "due": price(s.hand)}
    elif isinstance(question, TakeFood):
        said = {"count": question.left}
    elif isinstance(question, PutOnCart):
        said = {"stone": say_stone(s.stones_in_hand()[0])}
    return WORDS.say(question.prompt(), **said)
