"""What the browser knows of the game without being shown a table: printed cards, and which questions they ask."""

from typing import cast

from chautari.games.adventure_tours.components import ADVENTURERS, CARDS, COLOURS, ROUNDS, adventurer_of, colour_of
from chautari.games.adventure_tours.faces import shapes
from chautari.games.adventure_tours.faces.view import card_shown
from chautari.games.adventure_tours.rules.cards import ACTIONS


def printed() -> shapes.Printed:
    return {
        "colours": cast(list[shapes.Colour], COLOURS),
        "rounds": ROUNDS,
        "cards": [_card(card) for card in range(CARDS)],
        "action_prompts": [action.prompt() for action in ACTIONS if action.key],
    }


def _card(card: int) -> shapes.PrintedCard:
    return {
        **card_shown(card),
        "adventurer": cast(shapes.Adventurer, ADVENTURERS[adventurer_of(card)]),
        "colour": cast(shapes.Colour, COLOURS[colour_of(card)]),
    }
