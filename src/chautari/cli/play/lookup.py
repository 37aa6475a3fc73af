"""Which action is meant by what somebody typed."""

import re
from collections.abc import Iterable

from chautari.engine.table import Offer, Table


def offers_meant(offers: list[Offer], typed: str) -> list[Offer]:
    """The offers meant by a number, by a lasting name, or by words that all stand in their texts."""
    if typed.isdecimal():
        return offers[int(typed) - 1 : int(typed)] if int(typed) else []
    exact = [offer for offer in offers if typed.lower() == offer.name.lower()]
    return exact or [offer for offer in offers if _all_in(typed, (offer.name, offer.text))]


def actions_meant(table: Table, typed: str) -> list[int]:
    """Every action of the game, open or not, that the words fit; #N is an id."""
    game = table.game
    if re.fullmatch(r"#\d+", typed):
        return [int(typed[1:])] if int(typed[1:]) < game.actions else []
    named = {action: game.action_name(action) for action in range(game.actions)}
    exact = [action for action, name in named.items() if name.lower() == typed.lower()]
    part = [action for action, name in named.items() if typed.lower() in name.lower()]
    return exact or part or [a for a, name in named.items() if _all_in(typed, (name, game.say_action(a)))]


def _all_in(typed: str, texts: Iterable[str]) -> bool:
    wanted = _words(typed)
    return bool(wanted) and any(wanted <= _words(text) for text in texts)


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))
